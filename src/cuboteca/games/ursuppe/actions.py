"""The actions of Ursuppe and the outcomes of its draws, as integers.

=========  ==================  ===================================================================
number     action              meaning
=========  ==================  ===================================================================
0          drift               the amoeba goes with the current
1          move                it moves by its own strength
2          hold                it stays where it is (Holding)
3          eat first           it feeds before it moves (Fast Food)
4-7        direction           west, north, east, south
8          stay                it stays, by a 5 or by Movement II
9, 10      rebound, no         off an obstacle, to the opposite side
11         carried             enough cubes are taken along
12-17      carry               a cube of colour ``n - 12`` goes along (Tentacle)
18, 19     cling, let go       go along with the amoeba that leaves (Holding)
20, 21     move again, stop    a second active step (Speed, Persistence)
22         starve
23-28      host                colour ``n - 23`` pays for a cube less (Parasitism)
29-34      bite                a cube of colour ``n - 29``
35         eaten               the meal is complete
36         give up             no second attack
37-78      attack              amoeba ``n - 37``: colour * 7 + number
79-81      escape, defend, no  how the attacked one answers
82, 83     fight again, yield  a lost fight once more (Persistence)
84, 85     pay, refuse         for a Hard Crust
86         from here           all cubes of the meal come from the own space
87-90      suck from           the neighbour in direction ``n - 87`` (Suction)
91         sucked              enough cubes come from there
92-97      suck                a cube of colour ``n - 92`` comes from there
98         excrete here
99-102     excrete             into the neighbour in direction ``n - 99`` (Cleanliness)
103-109    heal                own amoeba with number ``n - 102`` (Healing I)
110        divided             no more amoebas, no more healing
111-117    number              the amoeba with number ``n - 110`` is placed
118-136    place               on space ``n - 118``
137-142    start               the marker stands on space ``n - 136``
143, 144   explode, income     Population Explosion, or the usual income
145        pay the debt        all that is left of it, in points
146-191    give up a gene      gene ``n - 146``
192        bought              no more genes
193-238    buy                gene ``n - 193``, an advanced one for the first gene it needs
239-284    buy otherwise       gene ``n - 239``, for the second gene that serves
285        buy from a rival    the Social Gene
286-331    swap                away gene ``n - 286`` (Highly Adaptable) ...
332-377    swap for            ... for gene ``n - 332``
378        no aggression
379-672    pair                own number ``(n - 379) // 42`` and amoeba ``(n - 379) % 42``:
                               Aggression, or the damage that Healing II hands on
=========  ==================  ===================================================================

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

DRIFT = 0
MOVE = 1
HOLD = 2
EAT_FIRST = 3
DIRECTION = 4
STAY = DIRECTION + DIRECTION_COUNT  # 8
REBOUND = 9
NO_REBOUND = 10
CARRIED = 11
CARRY = 12
CLING = CARRY + MAX_COLOURS  # 18
LET_GO = 19
MOVE_AGAIN = 20
STOP = 21
STARVE = 22
HOST = 23
BITE = HOST + MAX_COLOURS  # 29
EATEN = BITE + MAX_COLOURS  # 35
GIVE_UP_ATTACK = 36
ATTACK = 37
ESCAPE = ATTACK + TARGETS  # 79
DEFEND = 80
NO_DEFENCE = 81
FIGHT_AGAIN = 82
YIELD = 83
PAY_CRUST = 84
REFUSE_CRUST = 85
SUCK_NOTHING = 86
SUCK_FROM = 87
SUCKED = SUCK_FROM + DIRECTION_COUNT  # 91
SUCK = 92
EXCRETE_HERE = SUCK + MAX_COLOURS  # 98
EXCRETE = 99
HEAL = EXCRETE + DIRECTION_COUNT  # 103
DIVIDED = HEAL + MAX_AMOEBAS  # 110
NUMBER = 111
PLACE = NUMBER + MAX_AMOEBAS  # 118
START = PLACE + CELL_COUNT  # 137
EXPLODE = START + MAX_COLOURS  # 143
TAKE_INCOME = 144
PAY_DEBT = 145
GIVE_UP = 146
BOUGHT = GIVE_UP + GENE_COUNT  # 192
BUY = 193
BUY_OTHERWISE = BUY + GENE_COUNT  # 239
BUY_FROM_RIVAL = BUY_OTHERWISE + GENE_COUNT  # 285
SWAP = 286
SWAP_FOR = SWAP + GENE_COUNT  # 332
NO_AGGRESSION = SWAP_FOR + GENE_COUNT  # 378
PAIR = 379
ACTION_COUNT = PAIR + MAX_AMOEBAS * TARGETS  # 673

#: The widest draw: what a dummy eats, from ``STARVE`` to the last ``ATTACK``.
OUTCOME_COUNT = max(ESCAPE - STARVE, GENE_COUNT, DIE_FACES * DIE_FACES)
