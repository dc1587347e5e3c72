## Planets, Cubes and teams

planet-entrance = Entrance
planet-cube = Cube planet
planet-wound = Wound planet
planet-armoury = Armoury
planet-half-moon = Half Moon
planet-full-moon = Full Moon
cube-blank = unarmed Cube
cube-triangle = short-range Cube
cube-square = long-range Cube
cube-blank-stacked = doubled unarmed Cube
cube-triangle-stacked = doubled short-range Cube
cube-square-stacked = doubled long-range Cube
unit-activated = { $cube } (has activated)
unit-attacked = { $cube } (has attacked)
team-red = red
team-blue = blue
team-green = green
team-yellow = yellow
team-purple = purple
team-white = white

## The board

board-title = The board of Cube Attack
board-supply = { $count ->
    [one] 1 cube in the supply
   *[other] { $count } cubes in the supply
  }

## What the bar says

prompt-first = Your first action. Tap a Cube, then where it goes or what it does.
prompt-second = Your second action. Tap a Cube, then where it goes or what it does.
prompt-drawing = The first player is being drawn.

## The moment of the play

where = Turn { $turn }, to { $goal } points

## What can be done

choice-move = { $cube } on { $planet }: move to { $goal }
choice-activate-cube = { $cube } on { $planet }: bring a new Cube to your Entrance
choice-activate-wound = { $cube } on { $planet }: put a second cube underneath
choice-activate-short = { $cube } on { $planet }: take a short-range weapon
choice-activate-long = { $cube } on { $planet }: change to a long-range weapon
choice-attack = { $cube } on { $planet }: remove { $target } of { $seat } on { $goal }
choice-attack-stack = { $cube } on { $planet }: take the lower cube from { $target } of { $seat } on { $goal }

## Why something cannot be done

why-drawing = The first player is being drawn; wait a moment.
why-no-unit = You have no such Cube. Identical Cubes count as one choice.
why-no-way = There is no such orbit from { $planet }. A Cube moves along an orbit to a connected planet, never into an Entrance.
why-no-function = { $planet } cannot be activated: only Cube planets, Wound planets and Armouries can.
why-activated = This { $cube } has already activated a planet this turn; each Cube can do so only once a turn.
why-opponent-there = An opposing Cube is on { $planet }. A planet can be activated only if there is none.
why-long-already = This Cube already has a long-range weapon; an Armoury can do no more for it.
why-stacked = This Cube already has a second cube underneath; two is the limit.
why-no-supply = You have no cube left in your supply.
why-no-opponent = There is no such opponent at this table.
why-no-target = { $seat } has no such Cube.
why-unarmed = An unarmed Cube cannot attack. It gets a weapon at an Armoury.
why-attacked = This { $cube } has already attacked this turn; each Cube can do so only once a turn.
why-on-entrance = Cubes on { $planet } cannot be attacked.
why-too-far-short = A short-range weapon hits only on its own planet, { $planet }, and not on { $goal }.
why-too-near = A long-range weapon does not hit on its own planet, only on planets connected with { $planet }.
why-too-far-long = A long-range weapon hits only on planets connected with { $planet }, and { $goal } is not.
why-choose-first = Choose one of your glowing Cubes first, then where it goes or what it does.
why-not-yours = This { $cube } belongs to { $seat }. Choose one of your own Cubes first, then whom it attacks.
why-into-entrance = No Cube can move into an Entrance: { $planet } is only where Cubes enter the game.
why-not-connected = No orbit leads straight from { $planet } to { $goal }. A Cube moves along one orbit, to a connected planet.
why-stuck = { $cube } on { $planet } can do nothing now: no orbit leads on from there, and it has nothing to activate or to attack.

## What happened

tell-first = { $seat } is drawn as first player.
tell-turn = Turn { $turn }
tell-move = { $seat } moves { $cube } from { $planet } to { $goal }.
tell-activate-cube = { $seat } activates { $planet }: a new Cube enters.
tell-activate-wound = { $seat } activates { $planet }: { $cube } is doubled.
tell-activate-short = { $seat } activates { $planet }: { $cube } gets a short-range weapon.
tell-activate-long = { $seat } activates { $planet }: { $cube } gets a long-range weapon.
tell-attack = { $seat } attacks with { $cube } and removes { $target } of { $other } on { $goal }.
tell-attack-stack = { $seat } attacks with { $cube }: { $target } of { $other } on { $goal } loses its lower cube.
tell-no-cubes = { $seat } has no Cube left on the board.
tell-turn-points = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

## How a turn was counted

sheet-title = Turn { $turn }
line-alone = { $moon }, alone
line-shared = { $moon }, shared by { $teams }

## How the play ended

end-points = { $seat } reached { $points ->
    [one] 1 point
   *[other] { $points } points
  } in turn { $turn }.
end-points-more = { $seat } reached { $points ->
    [one] 1 point
   *[other] { $points } points
  } in turn { $turn }; { $goal ->
    [one] 1 was
   *[other] { $goal } were
  } enough to win.
end-points-ahead = { $seats } have the { $goal ->
    [one] 1 point
   *[other] { $goal } points
  } it takes to win; after turn { $turn } { $seat } leads with { $points }.
end-turn-cap = Turn { $turn } was the last one, and nobody reached { $goal ->
    [one] 1 point
   *[other] { $goal } points
  }.
end-turn-cap-level = Turn { $turn } was the last one, and { $seats } are level in the lead with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

## Options

tagline = Build a team of Cubes, spread out over the planets and hold the moons, with two actions a turn.
option-board = Board
option-board-help = The planets and orbits to play on: a shipped board, or a file of your own.
option-board-three-fold = Three sectors
option-board-six-fold = Six sectors
option-points_to_win = Points to win
option-points_to_win-help = The play ends when one seat alone leads with at least this many points.
option-turn_cap = Last turn
option-turn_cap-help = House rule: the play ends after this many turns in any case.
option-lost_cubes_return = Lost cubes return
option-lost_cubes_return-help = Wooden cubes lost in an attack go back to their owner’s supply; otherwise they are out of the play.

## Assumed figures

assumed-board = The boards: planets and orbits of each
assumed-teams = Colours of the teams besides red

## The table in words

describe-head = Turn { $turn } of at most { $cap }, to { $goal } points
describe-order = Order of play: { $names }
describe-seat = { $name } ({ $team }): { $points } points, { $now } if the turn ended now, { $supply } in the supply
describe-no-cubes = no Cubes
describe-moons = Moons
describe-nobody = nobody
describe-activated = has activated
describe-attacked = has attacked

## Studies

treatment-turn = First { $first }, then { $second }
treatment-move = move to { $planet }
treatment-activate = activate { $planet }
study-end-points = Somebody reached the points
study-end-turn_cap = After the last turn
strategy-always-move = Moves whenever it can
strategy-always-activate = Activates whenever it can
strategy-always-attack = Attacks whenever it can
strategy-never-move = Moves only if it must
strategy-never-activate = Activates only if it must
strategy-never-attack = Attacks only if it must
