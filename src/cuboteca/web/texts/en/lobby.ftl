lobby = Lobby
lobby-join = Find people to play with
lobby-open = Open tables
lobby-none = No table is waiting for players right now. Try a quick match, or open a table yourself.
lobby-free = { $free ->
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
  }
lobby-since = open for
lobby-watch = Watch
lobby-running = Plays to watch
lobby-match = Quick match
lobby-match-help = Tap the number of players. As soon as enough people want the same, you all sit at one table.
lobby-match-label = { $game } with { $seats } players
lobby-waiting = { $count } waiting
lobby-queue = { $count } waiting for { $game } with { $seats }
lobby-fill = After { $seconds } seconds, bots may fill the empty seats
lobby-you-wait = You are waiting for { $game } with { $seats } players ({ $pace }).
lobby-you-fill = After { $seconds } seconds, bots fill the empty seats.
lobby-stay = Keep this page open: whoever leaves it stops waiting. So far:
lobby-leave = Stop waiting
lobby-ready = Your table is ready
lobby-new = Open a table
lobby-new-help = Choose a game, leave a seat free and let anyone come: your table then appears here.
lobby-not-open = This table is not open to everyone: a free seat opens by its own link only.
lobby-taken = { $name } has just taken seat { $number }. This one is still free:
lobby-bot = { $name } (bot, { $level })
lobby-option = { $label }: { $value }
lobby-usual = usual options
lobby-yes = yes
lobby-no = no
lobby-own = of its own
lobby-pace = Quick match with
claim-free = { $seat } is free
come = Who may join
come-help = Either way, anyone who has the table’s address may watch.
come-link = only people I send a link
come-lobby = anyone: the table is listed in the lobby
message-429-seats = Many seats were taken or waited for from here in a short time. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.

## Who is there

presence-here = here
presence-away = away
presence-never = has not come yet
presence-away-for = away for { $time }
presence-watching = { $count } watching

## A large screen, and a device that several share

screen = Big screen
screen-phones = Seats for phones
screen-scan = Scan with a phone to sit down
lobby-sit-here = Take a free seat at this table
curtain-title = Hand the device to { $name }
curtain-why = It is { $name }’s turn. Until { $name } has the device, it shows only what everyone may see.
curtain-open = I am { $name }
