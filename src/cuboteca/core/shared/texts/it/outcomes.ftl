## Who has won

won-alone = { $seat } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
won-together = { $seats } condividono la vittoria con { $points ->
    [one] 1 punto a testa
   *[other] { $points } punti a testa
  }.
