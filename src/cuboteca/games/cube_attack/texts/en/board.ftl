## Beside the board

board-turn = Turn { $turn }
board-action = { $name }: action { $number } of 2
board-cockpit = Actions and seats
board-seats = Seats, clockwise
board-ask = Choose one of your glowing Cubes to see where it can move, what it can activate and whom it can attack.
board-own = Your Cubes that can act
board-spot = { $planet }: see what is there and choose
board-choose = Choose { $cube }
board-order = number { $number } in the order of play
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
board-ways = Which planets are connected
board-key-entrance = is where your Cubes enter the game. Nobody can attack them there, and no Cube moves back in.
board-key-cube = activated: a new Cube on your Entrance.
board-key-wound = activated: a second cube under yours.
board-key-armoury = activated: a triangle first, then a square.
board-key-half-moon = scores its number each turn for a team alone there; if shared, half of it, rounded down, for each team.
board-key-full-moon = scores its number each turn for a team alone there; if shared, half of it, rounded down, for each team.
board-key-blank = cannot attack.
board-key-triangle = hits Cubes on its own planet.
board-key-square = hits Cubes on connected planets.
board-key-stacked = Doubled, two cubes high: it survives one hit.
board-key-gain = beside a moon: points that you get at the end of the turn. On a button: how many more they become by that action.
board-key-move = Solid line: where it can move.
board-key-activate = Pulsing ring: its planet can be activated.
board-key-attack = Dashed line: whom it can attack.
