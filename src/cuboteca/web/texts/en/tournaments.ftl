## Tournaments

tournaments = Tournaments
tournaments-open = Open for signing up
tournaments-none = No tournament is open right now. Create one: choose a game below.
tournaments-running = Running
tournaments-over = Finished
tournaments-new = New tournament
tournaments-new-help = Which game would you like to play?
tournament-create = Create tournament
tournament-who = Who plays
tournament-mine = you take part
tournament-decimal-mark = .
tournament-percent = { $share } %

tournament-title = Name
tournament-title-help = As everyone will see it.
tournament-kind = Kind
tournament-kind-help = Swiss: whoever has about as many points meets, and nobody drops out. Round robin: everyone meets everyone, or about equally often at larger tables. Arena: for an hour or so, whoever is ready plays at once.
tournament-kind-swiss = Swiss
tournament-kind-round-robin = Round robin
tournament-kind-arena = Arena
tournament-kind-rounds = { $kind }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
tournament-arena-of = Arena of { $minutes } minutes
tournament-seats = Players at a table
tournament-seats-help = If the numbers do not come out even, some tables are smaller, or somebody has a bye.
tournament-rounds = Rounds
tournament-rounds-help = { $low } to { $high }. An arena has none, and a round robin at tables of two has as many as it needs.
tournament-arena-minutes = Minutes of an arena
tournament-arena-minutes-help = { $low } to { $high }. After that no new tables begin.
tournament-round-minutes = Minutes of a round
tournament-round-minutes-help = After that its tables end, with points as they stand. 0: a round ends with its last table, which needs a clock.
tournament-places = Places
tournament-places-help = For people, { $low } to { $high }. A round robin at tables of two has at most 16.
tournament-bots = Bots
tournament-bots-help = Of this level, they fill up the tables when the tournament begins.
tournament-no-bots = none
tournament-fill = Fill up to
tournament-fill-help = With bots, at least so many take part. 0: only until the tables are full.
tournament-start = Begins
tournament-start-help = It begins by itself, or when you press the button.
tournament-start-by-host = when I start it
tournament-start-minutes = in { $count } minutes
tournament-start-hours = { $count ->
    [one] in 1 hour
   *[other] in { $count } hours
  }
tournament-start-days = { $count ->
    [one] in 1 day
   *[other] in { $count } days
  }
tournament-rated = Rated
tournament-rated-help = Its plays change ratings: everyone needs an account, the tables a clock and the usual options.

tournament-people = { $count ->
    [one] 1 takes part
   *[other] { $count } take part
  }, { $places } places
tournament-begins = begins
tournament-begins-now = begins now
tournament-begins-by-host = begins when the host starts it
tournament-runs = running
tournament-round-ends = the round ends
tournament-arena-ends = ends
tournament-ended-over = ended
tournament-ended-closed = closed
tournament-tables-of = tables of { $seats }
tournament-round-of = rounds of at most { $minutes } minutes
tournament-bots-fill = bots fill up ({ $level })
tournament-bots-to = bots fill up to { $count } ({ $level })
tournament-host = hosted by { $name }
tournament-arena-runs = { $count ->
    [0] No table is playing.
    [one] 1 table is playing.
   *[other] { $count } tables are playing.
  }
tournament-round-runs = Round { $round } of { $rounds }
tournament-won-by = { $count ->
    [one] { $name } has won
   *[other] { $name } have won together
  }
tournament-no-winner = Closed before its end

tournament-ready = Your table is ready
tournament-share = Invite others
tournament-link = Link to this tournament
tournament-go = To the table
tournament-against = With { $names }
tournament-prepares = The table is being prepared
tournament-plays = playing
tournament-bye-now = You have a bye this round
tournament-rests = Your table is finished
tournament-rests-help = The next round begins when all tables are finished. This page shows your table by itself.
tournament-arena-asks = Ready for the next table?
tournament-arena-asks-help = Press “I am ready”, and you are seated with whoever is waiting.
tournament-arena-waits = Waiting for others
tournament-arena-waits-help = Keep this page open: whoever leaves it is not seated. Before long you play at a smaller table, or with bots.
tournament-arena-last = Time is up: the last tables are finishing
tournament-do-ready = I am ready
tournament-do-pause = Pause
tournament-do-sign-up = Take part
tournament-do-start = Start now
tournament-do-withdraw = Withdraw
tournament-do-close = Close the tournament

tournament-standings = Standings
tournament-entrants = Who takes part
tournament-nobody = Nobody yet. Be the first.
tournament-column-points = Points
tournament-column-opponents = Opponents
tournament-column-direct = Direct
tournament-column-share = Share
tournament-column-plays = Plays
tournament-has-left = has left
tournament-won = first
tournament-round = Round { $round }
tournament-latest-tables = Latest tables
tournament-table = Table { $number }
tournament-bye = Bye
tournament-back = To the tournament
tournament-how = How points and ties work
tournament-how-points = At a table, points are the share of the others one has left behind: first of four gets 1, second 0.67, third 0.33. Ties count half, and a bye is worth a win. Whoever lets a bot decide, by leaving or by running out of time, ranks behind all others at the table.
tournament-how-swiss = Ties are broken by the mean points of the opponents one has met, then by points against each other among those still level, then by the mean share of the points of the plays.
tournament-how-round-robin = Ties are broken by points against each other among those who are level, then by the mean points of the opponents one has met, then by the mean share of the points of the plays.
tournament-how-arena = All plays count, so play as many as you like. Ties are broken by points against each other among those who are level, then by the mean share of the points of the plays.

tournament-unknown = There is no such tournament.
tournament-not-in = Only somebody who takes part can do this.
tournament-not-host = Only the host of a tournament can do this.
tournament-begun = This tournament has begun: nobody can sign up any more.
tournament-empty = Nobody has signed up yet. Take part yourself, or wait for others.
tournament-few = At least two must have signed up before a tournament begins.
tournament-full = All { $places } places are taken.
tournament-no-arena = You can only be ready in an arena that is running.
tournament-plays-already = You have a table already: finish its play first.
tournament-many-hosted = You host { $most } tournaments already that are not over. Close one first.
tournament-many-open = So many tournaments are open that there is no room for another. Try again later.
tournament-needs-act = Use one of the buttons on the page.
tournament-needs-name = A tournament needs a name.
tournament-needs-kind = A tournament is Swiss, a round robin or an arena.
tournament-needs-seats = A table of this game has { $low } to { $high } players in a tournament.
tournament-needs-rounds = A tournament has { $low } to { $high } rounds.
tournament-needs-places = A tournament has { $low } to { $high } places.
tournament-needs-places-for-pairs = A round robin at tables of two has { $low } to { $high } places.
tournament-needs-fill = Bots can fill up to { $high } at most, the number of places.
tournament-needs-minutes = A round has { $low } to { $high } minutes, or 0 for no end.
tournament-needs-arena-minutes = An arena has { $low } to { $high } minutes.
tournament-needs-level = There are no bots of this level.
tournament-needs-start = A tournament begins within 60 days.
tournament-needs-end = A table must end some day: choose a clock at whose end a bot plays on or the seat resigns, or set the minutes of a round.
closed-round = The time of this round of the tournament was over. The points are as they stood.
audit-tournament = Closed the tournament { $name }
messages-begun-title = { $game }: your round has begun
messages-begun-text = Your table of the tournament is ready.
