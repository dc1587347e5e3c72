## Puzzles

puzzles = Puzzles
puzzles-lead = Positions from real plays in which one action is clearly best. Find it; every day there is a new one for each game.
puzzles-of = { $game } puzzles
puzzles-all = All games
puzzle-of-day = Puzzle of the day
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  }
puzzle-state-solved = You solved it
puzzle-state-failed = You have tried it
puzzle-rating = Your puzzle rating: { $rating } ± { $margin }
puzzle-made = Each comes from a play of bots. A search found the best action, and another, ten times as large, confirmed that it is clearly better than the next. The searches know no more than you see.
puzzle-made-exact = Each comes from a play of bots. The solver looked through all ways to play on: the answers are exact.
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-hardness = rating { $rating }
puzzle-solved-of = { $solved } of { $count } solved
puzzle-next = Next puzzle
puzzle-next-unsolved = The easiest one you have not tried
puzzle-all-of = All { $count }
puzzle-line-open = Puzzle { $number }, rating { $rating }
puzzle-line-solved = Puzzle { $number }, rating { $rating }, solved
puzzle-line-failed = Puzzle { $number }, rating { $rating }, tried
puzzle-title = Puzzle { $number }
puzzle-seat = Player { $number }
puzzle-asked = What is best? Only your first answer counts.
puzzle-all-actions = All { $count } actions in words
puzzle-illegal = This cannot be done in this position. Choose one of the actions offered.
puzzle-right = Right
puzzle-wrong = Not the best
puzzle-best-exact = Best: { $action }. Only this lets you score in this manche if everybody plays well.
puzzle-best-margin = Best: { $action }, by { $margin } ± { $spread } of 100.
puzzle-not-compared = { $action } was already worse in the first search, so it was not examined any further.
puzzle-is-best = best
puzzle-is-yours = your answer
puzzle-brings = you score
puzzle-brings-not = you do not score
puzzle-how = 100 is the first place at the end, 0 the last. Values come from searches of { $simulations } simulations; ± gives 95 % intervals. Nothing is shown of later draws: they were drawn anew each time.
puzzle-how-exact = The solver looked through all ways to play on until the end of the manche.
puzzle-again = Look at it again
