## Who has won

won-alone = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
won-together = { $seats } partagent la victoire avec { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
  }.
