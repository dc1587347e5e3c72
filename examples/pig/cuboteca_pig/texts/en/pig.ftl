tagline = One die, and the question when to stop.
where = Round { $round } · { $goal } points win
prompt-choose = This turn is worth { $total }: roll or hold?
prompt-rolling = The die is rolling
choice-roll = Roll the die
choice-hold = Hold: score { $total ->
    [one] 1 point
   *[other] { $total } points
  }
why-nothing-to-hold = There is nothing to hold yet: roll first.
why-you-have-won = You have enough to win: hold.
log-roll = { $player } rolls a { $face }; the turn is worth { $total }.
log-one = { $player } rolls a 1 and loses { $total ->
    [one] 1 point
   *[other] { $total } points
  }.
log-hold = { $player } holds and scores { $total ->
    [one] 1 point
   *[other] { $total } points
  }.
end-goal = { $player } reached { $points } points.
end-turn-cap = The play ended after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }.
board-turn = Last roll: { $die ->
    [0] none
   *[other] { $die }
  } · this turn: { $total }
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
option-goal = Points to win
option-goal-help = Whoever reaches so many points wins.
option-turn_cap = Most turns
option-turn_cap-help = The play ends after so many turns, whoever is ahead.
rules-1-title = Roll or hold
rules-1-body = In your turn, roll the die as often as you like. A 1 ends your turn and loses what it was worth; hold, and you score it. Whoever reaches the goal first wins.
