## What strong bots do, and what beginners lose most by; figures are measured by scripts/habits.py

strategy-1-title = By way of the Wound planet to the Cube planet
strategy-1-body =
    In the study of first turns, nothing beats the way from the Entrance over the Wound planet to the Cube planet; arming oneself first, or going straight to a Half Moon, costs more than twenty points at the end. A second Cube at work early is worth more than any point of the first turns.
strategy-2-title = Ever more Cubes
strategy-2-body =
    Where a Cube on a Cube planet can bring in another one, the search does so in { $new_cube } % of cases; it takes or changes a weapon in { $armed } % of the cases where it may, and doubles a Cube in { $doubled } %. Each Cube more is a moon more, turn after turn, and it costs a single action.
strategy-3-title = Few weapons, but used
strategy-3-body =
    Where the search may attack, it does in { $attacked } % of cases. A shot takes a Cube off a moon that you then hold alone, so it counts twice. Where a Cube can move to the Full Moon it goes there in { $moon } % of cases: 4 points are good, but everybody reaches them.
habit-no-new-cube-title = Leaving the Cube planet without a new Cube
habit-no-new-cube-body = A Cube has come to a Cube planet and moves on to a moon at once. Activate first: you have two actions, and the new Cube earns points until the end of the play.
habit-past-moon-title = Going past a moon
habit-past-moon-body = A Cube goes where no points are, although another move would bring one to a moon, or to the Full Moon instead of a Half Moon. At the end of a turn only moons count: before your last action, look for the one that still gives you something.
habit-past-cube-planet-title = Going past the Cube planet
habit-past-cube-planet-body = Early in a play the way leads to the Armoury, or along the rim, when the Cube planet is next door. First grow, then fight.
habit-wrong-way-title = The longer way
habit-wrong-way-body = A Cube sets out in a direction from which it has to come back. Say where it should be in two turns, a moon or a Cube planet, and count the steps along the orbits before you take the first.
habit-unarmed-title = Leaving the Armoury without a weapon
habit-unarmed-body = A Cube stands on the Armoury and goes on unarmed. Now that moons are shared, one weapon in the right place wins more than a step: take it before you leave.
