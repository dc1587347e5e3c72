## Who has won

won-alone = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
won-together = { $seats } share the victory with { $points ->
    [one] 1 point each
   *[other] { $points } points each
  }.
