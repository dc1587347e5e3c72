## Ratings and leaderboards

ratings-title = Leaderboards
ratings-game = Game
ratings-seats = Players
ratings-pace = Pace
ratings-season = Season
ratings-pace-live = live
ratings-pace-turns = turn-based
ratings-season-of = { $year }, { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[other] October to December
  }
ratings-show = Show
ratings-board = { $game }, { $seats } players, { $pace }
ratings-nobody = Nobody’s rating is certain enough yet. Play a few rated plays, and you are the first.
ratings-rank = Rank
ratings-name = Player
ratings-rating = Rating
ratings-plays = Plays
ratings-own = Ratings of this season
ratings-pages = More lines
ratings-earlier = Earlier ranks
ratings-later = Later ranks
ratings-bot = Bot, { $level }
ratings-how-title = How ratings work
ratings-how-scale = Everybody begins at 1500. Whoever has 400 points more than another player wins ten times as often. The number after ± says how sure this is: the true value is within it 95 times in 100. You appear here once it is { $margin } or less.
ratings-how-rated = Rated plays need an account, a clock, the usual options and draws that can be checked; there are no hints. Everybody at the table counts, not only the winner: beating a strong player is worth more.
ratings-how-season = Each game, number of players and pace has its own ratings. A season lasts three months; the next one begins with your last rating, which is then less certain.
ratings-how-bots = Bots have the ratings that were measured in thousands of plays between them. They do not change, and “medium” is set to 1500.
rated = Rated
rated-help = Needs an account for everybody, a clock and the usual options; there are no hints.
rated-needs-account = A rated table needs an account: create one first, or turn “Rated” off.
rated-needs-seat-account = This table is rated: create an account first, then open the link again.
rated-needs-moving = Seats of a rated table cannot be moved by a code: sign in to your account on the other device.
rated-needs-clock = A rated table needs a clock: choose a pace.
rated-needs-usual-options = A rated table needs the usual options.
rated-needs-no-hints = A rated table has no hints.
rated-needs-measured-bots = No rating was measured for a bot of the level “{ $level }”.
rated-needs-others = A rated table needs at least two players.
rated-needs-one-each = At a rated table each person has one seat.
rated-change = Rating { $before } → { $after } (±{ $margin })
