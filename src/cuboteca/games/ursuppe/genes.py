"""The genes, one row each: figures, what they need, and where the rulebook explains them.

What a gene does stands in ``rules``, where a rule asks ``has(state, colour, Gene.SPEED)``; a test
holds that every gene which does something is asked for there.  Its words are those that begin with
its name in ``texts/<language>/rules.ftl``, its picture is in ``drawing.gene_pictures``.
``docs/adding-a-gene.md`` goes through all of it.

Figures are those of the tables "Le carte Gene normale" (p. 13-17) and "superiore" (p. 18).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.games.ursuppe.components import MAX_COLOURS, MIN_COLOURS

if TYPE_CHECKING:
    import numpy.typing as npt

    from cuboteca.core.record import Grid, Row


class Gene(IntEnum):
    """The genes: 20 of the base game, then the 26 extra genes of the expansion."""

    INTELLIGENCE = 0
    MOVEMENT_1 = 1
    SPORES = 2
    SPEED = 3
    DEFENCE = 4
    ESCAPE = 5
    SUBSTITUTION = 6
    RAY_PROTECTION = 7
    STREAMLINE = 8
    TENTACLE = 9
    HOLDING = 10
    LIFE_EXPECTANCY = 11
    FRUGALITY = 12
    STRUGGLE = 13
    PARASITISM = 14
    DIVISION_RATE = 15
    PERSISTENCE = 16
    MOVEMENT_2 = 17
    AGGRESSION = 18
    ARMOUR = 19
    DORIS_AND_FRANK = 20
    GLUTTON = 21
    ALARM = 22
    CLEANLINESS = 23
    HARD_CRUST = 24
    MIGRATION_SENSING = 25
    FAST_FOOD = 26
    HIGHLY_ADAPTABLE = 27
    MOUTHFUL = 28
    SOCIAL = 29
    CAMOUFLAGE_1 = 30
    SUCTION_1 = 31
    THREAT_DISPLAY = 32
    FLEXIBLE = 33
    HEALING_1 = 34
    REBOUND = 35
    BANG = 36
    SHORT_LIFE_SPAN = 37
    TOXIC_EXCRETIONS = 38
    POPULATION_EXPLOSION = 39
    ENERGY_CONSERVATION = 40
    PHD = 41
    ENVIRONMENTAL_SENSING = 42
    CAMOUFLAGE_2 = 43
    HEALING_2 = 44
    SUCTION_2 = 45


GENE_COUNT = len(Gene)
FIRST_EXTRA = 20
EXTRA_COUNT = GENE_COUNT - FIRST_EXTRA
NO_GENE = -1


@dataclass(frozen=True)
class GeneRow:
    """One gene.

    Attributes:
        gene: Which.
        code: Its name in notation and in options.
        price: Biological points.
        mutation: Mutation points.
        page: Of the rulebook, where the table of its kind explains it.
        copies: With three, four, and five or six colours.
        needs: Genes one of which is handed in for it; it is an advanced gene if there are any.
        pays: Points that it covers when given up; its mutation points unless said otherwise.
        counts: As how many cards it scores; an advanced gene as two unless said otherwise.
        assumed: Whether its price or its mutation points are, as the rulebook's table is displaced.
        also: Where the rulebook says more about it: the "note" on p. 17 or the phase of "scoring".
    """

    gene: Gene
    code: str
    price: int
    mutation: int
    page: int
    copies: tuple[int, int, int] = (1, 1, 1)
    needs: tuple[Gene, ...] = ()
    pays: int | None = None
    counts: int | None = None
    assumed: bool = False
    also: str = ""


G = Gene
GENES = (
    GeneRow(G.INTELLIGENCE, "Intelligence", 2, 3, 13, (1, 2, 5)),
    GeneRow(G.MOVEMENT_1, "Movement-1", 3, 2, 13, (2, 2, 5)),
    GeneRow(G.SPORES, "Spores", 3, 3, 13, (1, 1, 3)),
    GeneRow(G.SPEED, "Speed", 4, 3, 14, (1, 2, 4)),
    GeneRow(G.DEFENCE, "Defence", 4, 4, 14, (1, 1, 3), also="note"),
    GeneRow(G.ESCAPE, "Escape", 4, 4, 14, (1, 2, 4), also="note"),
    GeneRow(G.SUBSTITUTION, "Substitution", 4, 4, 14, (1, 1, 3), also="note"),
    GeneRow(
        G.RAY_PROTECTION, "Ray-Protection", 5, -2, 15, (1, 2, 4), pays=4, counts=0, also="scoring"
    ),
    GeneRow(G.STREAMLINE, "Streamline", 5, 4, 15, (1, 1, 3)),
    GeneRow(G.TENTACLE, "Tentacle", 5, 4, 15, (1, 2, 4)),
    GeneRow(G.HOLDING, "Holding", 5, 4, 15, (1, 1, 2)),
    GeneRow(G.LIFE_EXPECTANCY, "Life-Expectancy", 5, 5, 15, (1, 2, 4)),
    GeneRow(G.FRUGALITY, "Frugality", 6, 5, 16, (0, 1, 3), also="note"),
    GeneRow(G.STRUGGLE, "Struggle", 6, 4, 16, (2, 2, 5)),
    GeneRow(G.PARASITISM, "Parasitism", 6, 5, 16, (0, 1, 3), also="note"),
    GeneRow(G.DIVISION_RATE, "Division-Rate", 6, 5, 16, (1, 2, 4)),
    GeneRow(G.PERSISTENCE, "Persistence", 4, 4, 18, (1, 1, 2), needs=(G.SPEED,)),
    GeneRow(G.MOVEMENT_2, "Movement-2", 5, 5, 18, (1, 2, 4), needs=(G.MOVEMENT_1,)),
    GeneRow(G.AGGRESSION, "Aggression", 5, 5, 18, (1, 1, 2), needs=(G.STRUGGLE,)),
    GeneRow(G.ARMOUR, "Armour", 6, 6, 18, (1, 1, 2), needs=(G.DEFENCE, G.ESCAPE)),
    GeneRow(G.DORIS_AND_FRANK, "Doris-and-Frank", 2, 3, 13),
    GeneRow(G.GLUTTON, "Glutton", 3, -2, 13, pays=0),
    GeneRow(G.ALARM, "Alarm", 3, 3, 13),
    GeneRow(G.CLEANLINESS, "Cleanliness", 3, 3, 13),
    GeneRow(G.HARD_CRUST, "Hard-Crust", 3, 3, 13),
    GeneRow(G.MIGRATION_SENSING, "Migration-Sensing", 3, 3, 13),
    GeneRow(G.FAST_FOOD, "Fast-Food", 3, 4, 13),
    GeneRow(G.HIGHLY_ADAPTABLE, "Highly-Adaptable", 3, 4, 13, assumed=True),
    GeneRow(G.MOUTHFUL, "More-than-a-Mouthful", 3, 4, 13, assumed=True),
    GeneRow(G.SOCIAL, "Social", 4, 3, 14, assumed=True),
    GeneRow(G.CAMOUFLAGE_1, "Camouflage-1", 4, 4, 14),
    GeneRow(G.SUCTION_1, "Suction-1", 4, 4, 14),
    GeneRow(G.THREAT_DISPLAY, "Threat-Display", 4, 4, 15),
    GeneRow(G.FLEXIBLE, "Flexible", 5, 4, 15),
    GeneRow(G.HEALING_1, "Healing-1", 5, 4, 15),
    GeneRow(G.REBOUND, "Rebound", 5, 4, 15),
    GeneRow(G.BANG, "Go-out-with-a-Bang", 5, 5, 15),
    GeneRow(G.SHORT_LIFE_SPAN, "Short-Life-Span", 5, 5, 15, pays=4),
    GeneRow(G.TOXIC_EXCRETIONS, "Toxic-Excretions", 5, 5, 16),
    GeneRow(G.POPULATION_EXPLOSION, "Population-Explosion", 6, 5, 16),
    GeneRow(G.ENERGY_CONSERVATION, "Energy-Conservation", 6, 6, 17),
    GeneRow(G.PHD, "PhD", 3, 4, 18, needs=(G.INTELLIGENCE,)),
    GeneRow(
        G.ENVIRONMENTAL_SENSING, "Environmental-Sensing", 4, 3, 18, needs=(G.MIGRATION_SENSING,)
    ),
    GeneRow(G.CAMOUFLAGE_2, "Camouflage-2", 5, 4, 18, needs=(G.CAMOUFLAGE_1,)),
    GeneRow(G.HEALING_2, "Healing-2", 5, 5, 18, needs=(G.HEALING_1,)),
    GeneRow(G.SUCTION_2, "Suction-2", 6, 6, 18, needs=(G.SUCTION_1,)),
)

#: As how many cards a gene counts in scoring, unless its row says otherwise.
PLAIN_COUNT = 1
ADVANCED_COUNT = 2
MOST_NEEDED = 2


def _copies() -> npt.NDArray[np.int64]:
    table = np.zeros((MAX_COLOURS + 1, GENE_COUNT), dtype=np.int64)
    for colours in range(MIN_COLOURS, MAX_COLOURS + 1):
        table[colours] = [row.copies[min(colours - MIN_COLOURS, 2)] for row in GENES]
    return table


def _needs() -> npt.NDArray[np.int64]:
    rows = [(*row.needs, *[NO_GENE] * (MOST_NEEDED - len(row.needs))) for row in GENES]
    return np.array(rows, dtype=np.int64)


def _serves() -> npt.NDArray[np.int64]:
    served = np.full(GENE_COUNT, NO_GENE, dtype=np.int64)
    for row in GENES:
        for lower in row.needs:
            served[lower] = row.gene
    return served


PRICE: Row = np.array([row.price for row in GENES], dtype=np.int64)
MUTATION: Row = np.array([row.mutation for row in GENES], dtype=np.int64)
PAYS: Row = np.array(
    [row.mutation if row.pays is None else row.pays for row in GENES], dtype=np.int64
)
IS_ADVANCED: Row = np.array([bool(row.needs) for row in GENES], dtype=np.int64)
COUNTS: Row = np.array(
    [
        (ADVANCED_COUNT if row.needs else PLAIN_COUNT) if row.counts is None else row.counts
        for row in GENES
    ],
    dtype=np.int64,
)
#: ``COPIES[colours, gene]`` in the box.
COPIES: npt.NDArray[np.int64] = _copies()
#: ``NEEDS[gene]``: one or two genes that serve, NO_GENE otherwise.
NEEDS: Grid = _needs()
#: ``SERVES[gene]``: the advanced gene that it is handed in for, NO_GENE where there is none.
SERVES: Row = _serves()
