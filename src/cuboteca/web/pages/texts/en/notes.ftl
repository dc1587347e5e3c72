## Who people are

guest = Guest
someone-here = Guest { $number }
seat-waiting = Seat { $number }
note-you = you
note-here = at this device
note-bot = bot, { $level }
note-bot-replaced = bot, { $level }; { $count ->
    [one] 1 move
   *[other] { $count } moves
} by a simple bot
note-absent = by link, not here yet
level-random = carefree
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-greedy = shrewd
level-solver = far-sighted

## The window's title and what a screen reader hears

title-yours = Your turn · { $game }
title-theirs = { $name } to play · { $game }
title-over = Finished · { $game }
title-open = { $game }

## At the table

take-back = Take back
log-take-back = { $player } takes the last action back.
log-stand-in-late = { $player } did not answer in time; a simple bot made this move instead.
log-stand-in-unready = { $player } was not ready in time; a simple bot made this move instead.
log-stand-in-failed = { $player } failed; a simple bot made this move instead.
log-stand-in-illegal = { $player } tried a move that the rules forbid; a simple bot made this move instead.
ask-hint = Hint
hint-exact = Best: { $action }. Everything that can follow was looked at.
hint-searched = Looks best: { $action }. Much was tried, not everything.
hint-clear = Looks best: { $action }, clearly ahead of the rest.
hint-close = Looks best: { $action }, but others may be as good.
hint-rated = { $action } ({ $value } ± { $spread })
hint-certain = { $action } ({ $value })
hint-also = Compared: { $actions }.
hint-note-rank = Of 100, where 100 is the first place at the end and 0 the last. What stands behind ± is half of the 95 % interval: the smaller, the surer.
hint-note-share = Of 100 tries to play this round on, so many bring you what you want. What stands behind ± is half of the 95 % interval: the smaller, the surer.
hint-note-exact = Who gets what there is to get in this round, if everybody plays on as well as can be.
hint-nobody = nobody
hint-best-actions = The best actions
hint-close-panel = Close
hint-line = This may follow: { $line }.
hint-step = { $name }: { $action }
hint-none = No hint this time: it took too long to think.
hint-preparing = Hints for this game are being prepared; this happens only once and takes about { $seconds } seconds. Ask again then.
hint-preparing-longer = Hints for this game are being prepared, which is taking longer than usual. Ask again in a while.
hint-coming = Hints for this game are being prepared; this happens only once and takes about { $seconds } seconds. Yours will appear by itself; you may play on.
hint-coming-longer = Hints for this game are being prepared, which is taking longer than usual. Yours will appear by itself; you may play on.

## The end of a play

over-you = You win
over-one = { $name } wins
over-shared = { $names } share the victory
over-alone = { $name } scored { $points ->
    [one] 1 point
   *[other] { $points } points
  }
over-alone-you = You scored { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## The registry

fact-seats = { $low } to { $high } players
fact-minutes = { $minutes } minutes
table-title = { $game } with { $names }
table-over = Finished

## Laying a table

choice-me = Me
choice-here = Another person at this device
choice-link = A person by link
choice-bot = Bot, { $level }
group-bots = Bots
hints = Hints
hints-help = Whoever is to play may ask what is best.
problem-name = Please give a name of 1 to 30 characters.
problem-seat = Choose for each seat who sits there.

## Rules page

rules-intro = { $game } by { $designers }{ $year }. This is our own summary; the box holds the rulebook.
rules-none = The summary is still to be written.
rules-summary = Rules
rules-options = Options
rules-option = Option
rules-default = Usually
rules-meaning = What it does
rules-assumed = Figures we assumed
rules-assumed-why = Some figures stand only in pictures of the rulebook. These are our choice until somebody reads them from the box.
rules-figure = Figure
rules-value = Value
rules-version = Version { $version } of our rules.
yes = yes
no = no

## Replay

replay-start = Before the first event
replay-decision = { $name } decides.
replay-draw = A draw.

## Messages

message-back-to-replay = To the replay
message-why-title = Not now
message-why-fine = You may do that now.
message-403-origin = This form came from another site.
message-405-title = Not like this
message-405-text = This address does not take what was sent.
message-unfit-text = What was sent contains the character { $character }, which is not allowed. Go back, take it out and try again.
message-429-title = One moment
message-429-text = Many tables were laid from here in a short time. Wait a minute, then try again.
message-503-title = The shop is closed for a moment
message-503-text = The log of plays cannot be reached, all tables are taken, or too much is waiting: plays to be analysed, boards and decks to be checked. Nothing is lost; try again in a while.
message-other-title = Something does not fit
message-other-text = The page could not do what was asked.
