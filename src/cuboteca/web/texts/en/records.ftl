records-title = Records
record-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
record-seats = { $count ->
    [one] the most alone
   *[other] the most with { $count } players
  }
record-run = { $count } wins in a row
record-run-last = the longest run; its last win
record-quickest = { $count ->
    [one] A win after { $count } decision
   *[other] A win after { $count } decisions
  }
openings-title = Favourite openings
opening-often = { $plays } plays, { $won } won
