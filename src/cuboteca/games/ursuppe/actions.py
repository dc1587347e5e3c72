"""The actions of Ursuppe and the outcomes of its draws, as integers.

An outcome of chance is a kind of environment card, a total of two dice minus 2, a face of the die
minus 1, two faces as ``first * 6 + second``, or a gene, whichever the stage draws.  What a dummy
does at will is drawn as well: the action minus the first action of the stage.
"""

from __future__ import annotations

from cuboteca.games.ursuppe.components import (
    CELL_COUNT,
    DIE_FACES,
    DIRECTION_COUNT,
    MAX_AMOEBAS,
    MAX_COLOURS,
    TARGETS,
)
from cuboteca.games.ursuppe.genes import GENE_COUNT

DRIFT = 0  #: the amoeba goes with the current
MOVE = 1  #: it moves by its own strength
HOLD = 2  #: it stays where it is (Holding)
EAT_FIRST = 3  #: it feeds before it moves (Fast Food)
DIRECTION = 4  #: west, north, east, south
STAY = DIRECTION + DIRECTION_COUNT  #: it stays, by a 5 or by Movement II
REBOUND = 9  #: off an obstacle, to the opposite side
NO_REBOUND = 10  #: it stays at the obstacle
CARRIED = 11  #: enough cubes are taken along
CARRY = 12  #: a cube of colour ``n - 12`` goes along (Tentacle)
CLING = CARRY + MAX_COLOURS  #: go along with the amoeba that leaves (Holding)
LET_GO = 19  #: stay where it is
MOVE_AGAIN = 20  #: a second active step (Speed, Persistence)
STOP = 21  #: no second step
STARVE = 22  #: take a damage point instead of a meal
HOST = 23  #: colour ``n - 23`` pays for a cube less (Parasitism)
BITE = HOST + MAX_COLOURS  #: a cube of colour ``n - 29``
EATEN = BITE + MAX_COLOURS  #: the meal is complete
GIVE_UP_ATTACK = 36  #: no second attack
ATTACK = 37  #: amoeba ``n - 37``: colour * 7 + number
ESCAPE = ATTACK + TARGETS  #: the attacked one leaves the space
DEFEND = 80  #: the attacked one fights
NO_DEFENCE = 81  #: the attacked one does neither
FIGHT_AGAIN = 82  #: a lost fight once more (Persistence)
YIELD = 83  #: accept the loss
PAY_CRUST = 84  #: the attacker pays for a Hard Crust
REFUSE_CRUST = 85  #: it does not pay
SUCK_NOTHING = 86  #: all cubes of the meal come from the own space
SUCK_FROM = 87  #: the neighbour in direction ``n - 87`` (Suction)
SUCKED = SUCK_FROM + DIRECTION_COUNT  #: enough cubes come from there
SUCK = 92  #: a cube of colour ``n - 92`` comes from there
EXCRETE_HERE = SUCK + MAX_COLOURS  #: into the own space
EXCRETE = 99  #: into the neighbour in direction ``n - 99`` (Cleanliness)
HEAL = EXCRETE + DIRECTION_COUNT  #: own amoeba with number ``n - 102`` (Healing I)
DIVIDED = HEAL + MAX_AMOEBAS  #: no more amoebas, no more healing
NUMBER = 111  #: the amoeba with number ``n - 110`` is placed
PLACE = NUMBER + MAX_AMOEBAS  #: on space ``n - 118``
START = PLACE + CELL_COUNT  #: the marker stands on space ``n - 136``
EXPLODE = START + MAX_COLOURS  #: Population Explosion
TAKE_INCOME = 144  #: the usual income
PAY_DEBT = 145  #: all that is left of it, in points
GIVE_UP = 146  #: gene ``n - 146``
BOUGHT = GIVE_UP + GENE_COUNT  #: no more genes
BUY = 193  #: gene ``n - 193``, an advanced one for the first gene it needs
BUY_OTHERWISE = BUY + GENE_COUNT  #: gene ``n - 239``, for the second gene that serves
BUY_FROM_RIVAL = BUY_OTHERWISE + GENE_COUNT  #: the Social Gene
SWAP = 286  #: away gene ``n - 286`` (Highly Adaptable) ...
SWAP_FOR = SWAP + GENE_COUNT  #: ... for gene ``n - 332``
NO_AGGRESSION = SWAP_FOR + GENE_COUNT  #: no attack in phase 5
PAIR = 379  #: own number ``(n - 379) // 42``, amoeba ``(n - 379) % 42``: Aggression, Healing II
ACTION_COUNT = PAIR + MAX_AMOEBAS * TARGETS  # 673

#: The widest draw: what a dummy eats, from ``STARVE`` to the last ``ATTACK``.
OUTCOME_COUNT = max(ESCAPE - STARVE, GENE_COUNT, DIE_FACES * DIE_FACES)
