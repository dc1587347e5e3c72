records-title = Records
record-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
record-seats = { $count ->
    [one] le maximum en solitaire
   *[other] le maximum à { $count } joueurs
  }
record-run = { $count } victoires de suite
record-run-last = la plus longue série ; sa dernière victoire
record-quickest = { $count ->
    [one] Une victoire après { $count } décision
   *[other] Une victoire après { $count } décisions
  }
openings-title = Ouvertures préférées
opening-often = { $plays } parties, dont { $won } gagnées
