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
from functools import cached_property
from typing import TYPE_CHECKING, Self

import numpy as np

from cuboteca.games.ursuppe.components import MAX_COLOURS, MIN_COLOURS

if TYPE_CHECKING:
    import numpy.typing as npt

    from cuboteca.core.record import Grid, Row


@dataclass(frozen=True)
class GeneRow:
    """What is printed of one gene, and what bots think of it.

    Attributes:
        code: Its name in notation and in options.
        price: Biological points.
        mutation: Mutation points.
        page: Of the rulebook, where the table of its kind explains it.
        copies: With three, four, and five or six colours.
        needs: Names of genes one of which is handed in for it; an advanced gene has some.
        pays: Points that it covers when given up; its mutation points unless said otherwise.
        counts: As how many cards it scores; an advanced gene as two unless said otherwise.
        assumed: Whether its price or its mutation points are, as the rulebook's table is displaced.
        also: Where the rulebook says more about it: the "note" on p. 17 or the phase of "scoring".
        use: The value of its effect beyond its card for the heuristic policy, in biological points.
    """

    code: str
    price: int
    mutation: int
    page: int
    copies: tuple[int, int, int] = (1, 1, 1)
    needs: tuple[str, ...] = ()
    pays: int | None = None
    counts: int | None = None
    assumed: bool = False
    also: str = ""
    use: int = 0


class Gene(IntEnum):
    """The genes: 20 of the base game, then the 26 extra genes of the expansion, from 0 on."""

    row: GeneRow

    def __new__(cls, row: GeneRow) -> Self:
        """Return the gene of a row; its number is its place."""
        gene = int.__new__(cls, len(cls.__members__))
        gene._value_ = len(cls.__members__)
        gene.row = row
        return gene

    @cached_property
    def symbol(self) -> str:
        """Its figure in the sprite, and the key of its name: ``gene-life-expectancy``."""
        return f"gene-{self.name.lower().replace('_', '-')}"

    INTELLIGENCE = GeneRow("Intelligence", 2, 3, 13, (1, 2, 5))
    MOVEMENT_1 = GeneRow("Movement-1", 3, 2, 13, (2, 2, 5), use=2)
    SPORES = GeneRow("Spores", 3, 3, 13, (1, 1, 3))
    SPEED = GeneRow("Speed", 4, 3, 14, (1, 2, 4), use=2)
    DEFENCE = GeneRow("Defence", 4, 4, 14, (1, 1, 3), also="note", use=1)
    ESCAPE = GeneRow("Escape", 4, 4, 14, (1, 2, 4), also="note", use=1)
    SUBSTITUTION = GeneRow("Substitution", 4, 4, 14, (1, 1, 3), also="note", use=4)
    RAY_PROTECTION = GeneRow(
        "Ray-Protection", 5, -2, 15, (1, 2, 4), pays=4, counts=0, also="scoring", use=5
    )
    STREAMLINE = GeneRow("Streamline", 5, 4, 15, (1, 1, 3), use=3)
    TENTACLE = GeneRow("Tentacle", 5, 4, 15, (1, 2, 4), use=4)
    HOLDING = GeneRow("Holding", 5, 4, 15, (1, 1, 2), use=4)
    LIFE_EXPECTANCY = GeneRow("Life-Expectancy", 5, 5, 15, (1, 2, 4), use=5)
    FRUGALITY = GeneRow("Frugality", 6, 5, 16, (0, 1, 3), also="note", use=6)
    STRUGGLE = GeneRow("Struggle", 6, 4, 16, (2, 2, 5), use=4)
    PARASITISM = GeneRow("Parasitism", 6, 5, 16, (0, 1, 3), also="note", use=4)
    DIVISION_RATE = GeneRow("Division-Rate", 6, 5, 16, (1, 2, 4), use=6)
    PERSISTENCE = GeneRow("Persistence", 4, 4, 18, (1, 1, 2), needs=("SPEED",), use=2)
    MOVEMENT_2 = GeneRow("Movement-2", 5, 5, 18, (1, 2, 4), needs=("MOVEMENT_1",), use=5)
    AGGRESSION = GeneRow("Aggression", 5, 5, 18, (1, 1, 2), needs=("STRUGGLE",), use=3)
    ARMOUR = GeneRow("Armour", 6, 6, 18, (1, 1, 2), needs=("DEFENCE", "ESCAPE"), use=2)
    DORIS_AND_FRANK = GeneRow("Doris-and-Frank", 2, 3, 13)
    GLUTTON = GeneRow("Glutton", 3, -2, 13, pays=0, use=-2)
    ALARM = GeneRow("Alarm", 3, 3, 13)
    CLEANLINESS = GeneRow("Cleanliness", 3, 3, 13)
    HARD_CRUST = GeneRow("Hard-Crust", 3, 3, 13)
    MIGRATION_SENSING = GeneRow("Migration-Sensing", 3, 3, 13)
    FAST_FOOD = GeneRow("Fast-Food", 3, 4, 13, use=4)
    HIGHLY_ADAPTABLE = GeneRow("Highly-Adaptable", 3, 4, 13, assumed=True)
    MOUTHFUL = GeneRow("More-than-a-Mouthful", 3, 4, 13, assumed=True)
    SOCIAL = GeneRow("Social", 4, 3, 14, assumed=True, use=3)
    CAMOUFLAGE_1 = GeneRow("Camouflage-1", 4, 4, 14, use=-1)
    SUCTION_1 = GeneRow("Suction-1", 4, 4, 14, use=3)
    THREAT_DISPLAY = GeneRow("Threat-Display", 4, 4, 15)
    FLEXIBLE = GeneRow("Flexible", 5, 4, 15, use=2)
    HEALING_1 = GeneRow("Healing-1", 5, 4, 15, use=3)
    REBOUND = GeneRow("Rebound", 5, 4, 15)
    BANG = GeneRow("Go-out-with-a-Bang", 5, 5, 15)
    SHORT_LIFE_SPAN = GeneRow("Short-Life-Span", 5, 5, 15, pays=4, use=-3)
    TOXIC_EXCRETIONS = GeneRow("Toxic-Excretions", 5, 5, 16)
    POPULATION_EXPLOSION = GeneRow("Population-Explosion", 6, 5, 16, use=2)
    ENERGY_CONSERVATION = GeneRow("Energy-Conservation", 6, 6, 17, use=6)
    PHD = GeneRow("PhD", 3, 4, 18, needs=("INTELLIGENCE",))
    ENVIRONMENTAL_SENSING = GeneRow("Environmental-Sensing", 4, 3, 18, needs=("MIGRATION_SENSING",))
    CAMOUFLAGE_2 = GeneRow("Camouflage-2", 5, 4, 18, needs=("CAMOUFLAGE_1",), use=-1)
    HEALING_2 = GeneRow("Healing-2", 5, 5, 18, needs=("HEALING_1",))
    SUCTION_2 = GeneRow("Suction-2", 6, 6, 18, needs=("SUCTION_1",), use=4)


GENE_AT = tuple(Gene)  # by number
GENES = tuple(gene.row for gene in Gene)
GENE_COUNT = len(Gene)
FIRST_EXTRA = 20
EXTRA_COUNT = GENE_COUNT - FIRST_EXTRA
NO_GENE = -1

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
    needs = np.full((GENE_COUNT, MOST_NEEDED), NO_GENE, dtype=np.int64)
    for gene in Gene:
        for way, lower in enumerate(gene.row.needs):
            needs[gene, way] = Gene[lower]
    return needs


def _serves() -> npt.NDArray[np.int64]:
    served = np.full(GENE_COUNT, NO_GENE, dtype=np.int64)
    for gene in Gene:
        for lower in gene.row.needs:
            served[Gene[lower]] = gene
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
USE: Row = np.array([row.use for row in GENES], dtype=np.int64)
#: ``AFFORDABLE[points]``: the genes that cost at most so much, as a set (``core.bitset``).
AFFORDABLE: Row = np.array(
    [
        sum(1 << int(gene) for gene in Gene if gene.row.price <= points)
        for points in range(max(row.price for row in GENES) + 1)
    ],
    dtype=np.int64,
)
DEAREST = len(AFFORDABLE) - 1
ADVANCED: Row = np.array([gene for gene in Gene if gene.row.needs], dtype=np.int64)
ALL_ADVANCED = sum(1 << int(gene) for gene in ADVANCED)  # as a set
#: The genes that pay some debt when given up, as a set.
PAYING = sum(1 << int(gene) for gene in Gene if PAYS[gene] > 0)
#: ``COPIES[colours, gene]`` in the box.
COPIES: npt.NDArray[np.int64] = _copies()
#: ``NEEDS[gene]``: one or two genes that serve, NO_GENE otherwise.
NEEDS: Grid = _needs()
#: ``SERVES[gene]``: the advanced gene that it is handed in for, NO_GENE where there is none.
SERVES: Row = _serves()
