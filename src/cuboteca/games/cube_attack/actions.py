"""The actions of Cube Attack and the outcomes of its draw, as integers.

A *slot* is a place in a seat's list of units, which stands in ascending order of planet, weapon,
wooden cubes and what has been done (``state.py``).  Of units that are alike only the first slot is
used, so each action has exactly one number (ruling: same-units, deeds-tell-apart).

===========  =========  =========================================================================
number       action     meaning
===========  =========  =========================================================================
0-239        move       ``12 * slot + way``: the unit goes to the way-th planet that its planet
                        leads into, in the board's order
240-259      activate   ``240 + slot``: the unit's planet is activated
260-2259     attack     ``260 + 20 * (20 * (opponent - 1) + target) + slot``: the unit attacks the
                        unit in slot ``target`` of the seat that sits ``opponent`` seats after it
===========  =========  =========================================================================

An outcome of chance is the seat that is first player.
"""

from __future__ import annotations

from cuboteca.games.cube_attack.components import MAX_SEATS, MAX_UNITS, MAX_WAYS

MOVE = 0
ACTIVATE = MOVE + MAX_UNITS * MAX_WAYS  # 240
ATTACK = ACTIVATE + MAX_UNITS  # 260
TARGETS = (MAX_SEATS - 1) * MAX_UNITS  # 100: slots of all opponents
ACTION_COUNT = ATTACK + TARGETS * MAX_UNITS  # 2260

OUTCOME_COUNT = MAX_SEATS
