records-title = Primati
record-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
record-seats = { $count ->
    [one] il massimo in solitario
   *[other] il massimo in { $count } giocatori
  }
record-run = { $count } vittorie di fila
record-run-last = la serie più lunga; la sua ultima vittoria
record-quickest = { $count ->
    [one] Una vittoria dopo { $count } decisione
   *[other] Una vittoria dopo { $count } decisioni
  }
openings-title = Aperture preferite
opening-often = { $plays } partite, { $won } vinte
