## Deals: the same chance at several tables

daily-title = Daily deals
daily-lead = One deal a day for each game: the same draws for everybody, against the same bots. Afterwards you compare who made the most of it.
daily-left = { $hours } h { $minutes } min left today
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
daily-today = Today, { $day } (universal time)
daily-before = Days before
daily-day = Day
daily-look = Results
daily-played = You played
daily-nobody = Nobody played it
daily-not-played = Not played yet
daily-running = You are playing it
daily-not-counted = Played, but not to the end in time
daily-place = Place { $place } of { $count }
daily-deal-title = { $game }: deal of the day
daily-opponents = { $count ->
    [one] against a bot, { $level }
   *[other] against { $count } bots, { $level }
  }
daily-day-before = Day before
daily-day-after = Day after
daily-play = Play this deal
daily-go-on = Go on playing
daily-seal-note = You have one attempt, without hints and without taking back. You see the results of the others once you have finished.
daily-over = The day of this deal is over.
daily-results = Results
daily-col-place = Place
daily-col-name = Player
daily-col-rank = Rank
daily-col-points = Points
daily-col-margin = Margin
daily-col-adjusted = Without luck
daily-col-replay = Replay
daily-replay-of = Replay of { $name }
daily-you = you
daily-rank-of = { $rank } of { $count }
daily-order = Ordered by the rank at one’s own table, then by the margin over the best opponent, then by points.
daily-adjusted-what = “Without luck” is the result from 0 (last) to 100 (first) less what the draws changed, where somebody had the play analysed.
daily-unfinished = { $count ->
    [one] { $count } play did not reach its end, or not in time.
   *[other] { $count } plays did not reach their end, or not in time.
  }
daily-nobody-finished = Nobody finished this deal in time.
daily-line = Bot, { $level }, with the same draws
daily-champion = The champion: { $name }
daily-champion-what = The best play of the day, step by step. Each line leads to its moment in the replay.
daily-champion-steps = Show all steps
daily-sealed = Until the day is over, nobody sees another play, and no record shows the secret.
deal-fair-title = The same chance for all
deal-fair = The n-th card of a deck is the same at every table, and so are dice rolled in the same place. Once people decide differently they meet different draws: luck is similar for everybody, but not the same.
deal-not-rated = Deals are not rated.
deal-commitment = Fingerprint of the secret, the same at all tables:
deal-compare = Compare
deal-policy = This is a deal: others play with the same draws. There are no hints, nothing can be taken back, and no bot takes over.
deal-sealed-title = This deal is sealed
deal-sealed-text = Others play with the same draws. Until all of them have finished, or the day is over, only those who sit at this table see it.
deal-refused-unknown = There is no such deal.
deal-refused-over = The day of this deal is over; there is a new one today.
deal-refused-rules = The rules of this game have just been changed; tomorrow there is a new deal.
deal-refused-one-seat = In a match of several tables each person has one seat, and you have one.
deal-refused-not-yours = Only those who play in a match can have it analysed.
deal-refused-sealed = A match is analysed once all of its tables are over.
rated-needs-deal-moving = A seat at a deal cannot be moved by a code: sign in to your account on the other device.
match-link = Match of several tables
match-list-title = Duplicate matches
match-lead = Two or more tables play with the same draws. Each team sits in a different seat at each table, so what counts is how a seat was played, not what it was dealt.
match-own = Your matches
match-new = New match
match-game = Game
match-running = in progress
match-over = over
match-title = { $game }, { $count } tables
match-teams = Tables and teams
match-tables = Tables
match-tables-help = At each of them a team has another seat.
match-seats = Teams
match-seats-help = As many as there are seats at a table.
match-team = Team { $number }
match-team-name = Name (optional)
match-team-name-of = Name of team { $number }
match-people = people, by link
match-teams-help = A team of people has one person at each table, who gets a link. You play in team 1 at the first table.
match-create = Create the match
match-wrong-counts = Choose { $low } to { $high } teams and 2 to { $most } tables.
match-sealed = Sealed until all tables are over: until then you see only the table at which you sit.
match-standings = Standings
match-col-team = Team
match-col-seat = Seat
match-col-difference = Difference
match-col-adjusted = Without luck
match-difference-what = The difference compares a seat with the same seat at the other tables: its points less the average there. A team’s standing is the sum over its seats.
match-adjusted-what = “Without luck” compares the results from 0 (last) to 100 (first) less what the draws changed.
match-analyse = Analyse all tables
match-analyses = { $done } of { $count } tables are analysed; come back in a few minutes.
match-table = Table { $number }
match-table-running = in progress
match-table-over = over
match-table-closed = ended before its end, with the points as they stood
match-free = free
match-invite = Link for { $team }
match-seat-title = { $game }: a seat in a match
match-seat-what = You are invited to seat { $seat }. Other tables play with the same draws, so you see the board once you sit down.
match-seat-take = Take the seat
