## Beside the board

board-turn = Turn { $turn }
board-action = { $name }: action { $number } of 2
board-cockpit = What can be done, and the seats
board-seats = Seats, clockwise
board-ask = Choose one of your glowing Cubes: you see where it can go, what it can switch on, whom it can hit.
board-first = first player
board-to-play = to play
board-you = you
board-now = { $points } if the turn ended now
board-gain = { $name } +{ $points } at the end of the turn
board-effect = { $points } at the end of the turn
board-supply-short = { $count } in supply
board-unit = { $cube } of { $name } on { $planet }
board-own-unit = { $cube } on { $planet }

## What a chosen Cube can do

board-choice-move = To { $planet }
board-choice-activate-cube = New Cube on your Entrance
board-choice-activate-wound = Second cube underneath
board-choice-activate-short = Short-range weapon
board-choice-activate-long = Long-range weapon
board-choice-attack = Remove { $cube } of { $name } on { $planet }
board-choice-attack-stack = Lower cube of { $name } on { $planet }: { $cube }
board-why = { $what }: cannot be chosen now. Tap to learn why.

## What the pictures mean

board-key = What the pictures mean
board-key-entrance = is where your Cubes appear. Nobody attacks them there, and none comes back.
board-key-cube = switched on: one more Cube on your Entrance.
board-key-wound = switched on: a second cube under yours.
board-key-armoury = switched on: a triangle first, then a square.
board-key-half-moon = the number on it in points a turn alone; half of it, rounded down, for each when shared.
board-key-full-moon = the number on it in points a turn alone; half of it, rounded down, for each when shared.
board-key-blank = cannot attack.
board-key-triangle = hits on its own planet.
board-key-square = hits on neighbouring planets.
board-key-stacked = Two high: it survives one hit.
board-key-move = Solid line: where it can go.
board-key-activate = Pulsing ring: its planet can be switched on.
board-key-attack = Dashed line: whom it can hit.
