tagline = Un dé, et la question : quand s’arrêter ?
where = Manche { $round } · { $goal } points pour gagner
prompt-choose = Ce tour vaut { $total } : relancer ou s’arrêter ?
prompt-rolling = Le dé roule
choice-roll = Lancer le dé
choice-hold = S’arrêter et marquer { $total ->
    [one] 1 point
   *[other] { $total } points
  }
why-nothing-to-hold = Il n’y a encore rien à marquer : lancez d’abord le dé.
why-you-have-won = Vous avez assez de points pour gagner : arrêtez-vous.
log-roll = { $player } obtient { $face } ; le tour vaut { $total }.
log-one = { $player } obtient 1 et perd { $total ->
    [one] 1 point
   *[other] { $total } points
  }.
log-hold = { $player } s’arrête et marque { $total ->
    [one] 1 point
   *[other] { $total } points
  }.
end-goal = { $player } a atteint { $points } points.
end-turn-cap = La partie s’est terminée après { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
  }.
board-turn = Dernier lancer : { $die ->
    [0] aucun
   *[other] { $die }
  } · ce tour : { $total }
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
option-goal = Points pour gagner
option-goal-help = Qui atteint ce score gagne.
option-turn_cap = Tours au maximum
option-turn_cap-help = La partie se termine après ce nombre de tours, quel que soit le score.
rules-1-title = Lancer ou s’arrêter
rules-1-body = À votre tour, lancez le dé autant de fois que vous voulez. Un 1 met fin au tour et fait perdre ce qu’il valait ; en vous arrêtant, vous le marquez. Qui atteint le but en premier gagne.
