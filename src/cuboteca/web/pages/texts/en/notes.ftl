## Who people are

guest = Guest
someone-here = Guest { $number }
seat-waiting = Seat { $number }
note-you = you
note-here = on this device
note-bot = bot, { $level }
note-bot-replaced = bot, { $level }; { $count ->
    [one] 1 move
   *[other] { $count } moves
} by a simple bot
note-absent = invited, not here yet
level-random = carefree
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-champion = champion
level-greedy = shrewd
level-solver = far-sighted

## The window's title and what a screen reader hears

title-yours = Your turn · { $game }
title-theirs = { $name } to play · { $game }
title-over = Finished · { $game }
title-open = { $game }

## At the table

take-back = Take back
take-back-what = This takes back: { $what }
take-back-what-answers = This takes back, with what the bots have answered: { $what }
log-take-back = { $player } takes the last action back.
log-take-back-answers = { $player } takes the last action back, and with it what the bots have answered.
log-stand-in-late = { $player } did not answer in time; a simple bot made this move instead.
log-stand-in-unready = { $player } was not ready in time; a simple bot made this move instead.
log-stand-in-failed = { $player } failed; a simple bot made this move instead.
log-stand-in-illegal = { $player } tried a move that the rules forbid; a simple bot made this move instead.
ask-hint = Hint
hint-exact = Best: { $action }. Every continuation was examined.
hint-searched = Looks best: { $action }. Many continuations were tried, not all.
hint-clear = Looks best: { $action }, clearly ahead of the rest.
hint-close = Looks best: { $action }, but others may be as good.
hint-head-exact = Best: every continuation was examined.
hint-head-searched = Looks best: many continuations were tried, not all.
hint-head-clear = Looks best, clearly ahead of the rest:
hint-head-close = Looks best, but others may be as good:
hint-rated = { $action } ({ $value }, give or take { $spread })
hint-certain = { $action } ({ $value })
hint-also = Compared: { $actions }.
hint-value-win = wins { $value } %
hint-value-rank = { $value } of 100
hint-value-lead = { $value } of 100
hint-value-share = { $value } %
hint-note-win = Of 100 plays from here, so many are won.
hint-note-rank = What it comes to on average: 100 is first place at the end, 0 is last.
hint-note-lead = 100 is first place, far ahead; 0 is last place, far behind.
hint-note-share = Of 100 ways to go on, in so many one gets what one wants.
hint-note-exact = Who gets the point if everybody plays as well as possible.
hint-why-more = Why: when simple bots play on to the end ({ $plays } times), it earns you { $points } points more (± { $spread }) than “{ $other }”.
hint-why-more-others = Why: when simple bots play on to the end ({ $plays } times), it earns you { $points } points more (± { $spread }) than “{ $other }”, and costs { $name } { $fewer } (± { $doubt }).
hint-why-less-others = Why: when simple bots play on to the end ({ $plays } times), it costs you { $points } points (± { $spread }) compared with “{ $other }”, but { $name } { $fewer } (± { $doubt }).
hint-why-others = Why: when simple bots play on to the end ({ $plays } times), it costs { $name } { $fewer } points (± { $doubt }) compared with “{ $other }”.
hint-point = point: { $names }
hint-nobody = no point
hint-more = What this means
hint-best-actions = The best actions
hint-close-panel = Close
hint-line = A possible continuation: { $line }.
hint-step = { $name }: { $action }
hint-none = No hint this time: thinking took too long.
hint-busy = Many hints are being worked out. Ask again in about { $seconds } seconds.
hint-preparing = Hints for this game are being prepared, which takes about { $seconds } seconds. Ask again then.
hint-preparing-longer = Hints for this game are being prepared, which is taking longer than usual. Ask again in a while.
hint-coming = Hints for this game are being prepared, which takes about { $seconds } seconds. Yours will appear by itself; you may play on.
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

## The games

fact-seats = { $low } to { $high } players
fact-minutes = { $minutes } minutes
table-title = { $game } with { $names }
table-over = Finished

## Creating a table

choice-me = Me
choice-here = Another person on this device
choice-link = A person by link
choice-bot = Bot, { $level }
group-bots = Bots
hints = Hints
hints-help = The player to move may ask what is best.
problem-name = Please give a name of 1 to 30 characters.
problem-seat = Choose for each seat who sits there.

## Rules page

rules-intro = { $game } by { $designers }{ $year }. This is our own summary; the rulebook is in the box.
rules-none = The summary has not been written yet.
rules-summary = Rules
rules-options = Options
rules-option = Option
rules-default = Default
rules-meaning = What it does
rules-assumed = Figures we assumed
rules-assumed-why = Some figures appear only in pictures of the rulebook. These values are our choice until somebody reads them off the box.
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
message-405-title = Not possible here
message-405-text = This address does not accept what was sent.
message-unfit-text = What was sent contains the character { $character }, which is not allowed. Go back, take it out and try again.
message-unfit-field = The field “{ $field }” contains the character { $character }, which is not allowed. Go back, take it out and try again.
message-busy-title = One moment
message-busy-text = Much is being worked out on this site. Try again in about { $seconds } seconds.
message-busy-again = Try again
message-503-title = Closed for a moment
message-503-text = The log of plays cannot be reached, all tables are taken, or too many boards and decks are waiting to be checked. Nothing is lost; try again in a while.
message-507-title = No room left
message-507-text = The disk of this site is almost full, so nothing new is stored: no table, no move, nobody taking a seat. What was played until now is safe. Tell whoever runs the site, and go on here once there is room again.
message-other-title = Something went wrong
message-other-text = The page could not do what you asked.
