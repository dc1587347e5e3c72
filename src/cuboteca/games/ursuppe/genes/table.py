"""The 46 genes, one row each: figures, what they need, and where their effects are written.

To understand a gene, read its row: ``effects`` names every function that asks for the gene, in the
modules of this package, and a test holds that no other function of the rules does.  To add a gene,
add its row, its words (``texts``), its effect and its test.

Figures are those of the tables "Le carte Gene normale" (p. 13-17) and "superiore" (p. 18).
``assumed`` marks rows whose figures stand displaced in the text at hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from cuboteca.games.ursuppe.components import MAX_COLOURS, MIN_COLOURS

if TYPE_CHECKING:
    from cuboteca.core.record import Row


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


GENE_COUNT = 46
FIRST_EXTRA = 20
EXTRA_COUNT = GENE_COUNT - FIRST_EXTRA
NO_GENE = -1


@dataclass(frozen=True)
class GeneRow:
    """One gene.

    Attributes:
        gene: Which.
        code: Its name in notation.
        price: Biological points.
        mutation: Mutation points.
        copies: With three, four, and five or six colours.
        needs: Genes one of which is handed in for it; it is an advanced gene if there are any.
        pays: Points that it covers when given up; its mutation points unless said otherwise.
        counts: As how many cards it scores; an advanced gene as two unless said otherwise.
        effects: Functions of this package in which it acts, as ``module.function``.
        source: ``assumed`` where its price or its mutation points are.
    """

    gene: Gene
    code: str
    price: int
    mutation: int
    copies: tuple[int, int, int] = (1, 1, 1)
    needs: tuple[Gene, ...] = ()
    pays: int | None = None
    counts: int | None = None
    effects: tuple[str, ...] = ()
    source: Literal["book", "assumed"] = "book"


G = Gene
GENES = (
    GeneRow(G.INTELLIGENCE, "Intelligence", 2, 3, (1, 2, 5)),
    GeneRow(G.MOVEMENT_1, "Movement-1", 3, 2, (2, 2, 5), effects=("moving.dice_of",)),
    GeneRow(G.SPORES, "Spores", 3, 3, (1, 1, 3), effects=("living.spreads_anywhere",)),
    GeneRow(G.SPEED, "Speed", 4, 3, (1, 2, 4), effects=("moving.moves_twice",)),
    GeneRow(G.DEFENCE, "Defence", 4, 4, (1, 1, 3), effects=("fighting.can_defend",)),
    GeneRow(G.ESCAPE, "Escape", 4, 4, (1, 2, 4), effects=("fighting.can_escape",)),
    GeneRow(G.SUBSTITUTION, "Substitution", 4, 4, (1, 1, 3), effects=("feeding.gene_mix",)),
    GeneRow(G.RAY_PROTECTION, "Ray-Protection", 5, -2, (1, 2, 4), pays=4, counts=0),
    GeneRow(G.STREAMLINE, "Streamline", 5, 4, (1, 1, 3), effects=("moving.move_price",)),
    GeneRow(G.TENTACLE, "Tentacle", 5, 4, (1, 2, 4), effects=("moving.carry_limit",)),
    GeneRow(G.HOLDING, "Holding", 5, 4, (1, 1, 2), effects=("moving.can_hold", "moving.can_cling")),
    GeneRow(
        G.LIFE_EXPECTANCY, "Life-Expectancy", 5, 5, (1, 2, 4), effects=("living.damage_limit",)
    ),
    GeneRow(G.FRUGALITY, "Frugality", 6, 5, (0, 1, 3), effects=("feeding.gene_mix",)),
    GeneRow(G.STRUGGLE, "Struggle", 6, 4, (2, 2, 5), effects=("fighting.can_attack",)),
    GeneRow(G.PARASITISM, "Parasitism", 6, 5, (0, 1, 3), effects=("feeding.is_parasite",)),
    GeneRow(G.DIVISION_RATE, "Division-Rate", 6, 5, (1, 2, 4), effects=("living.division_price",)),
    GeneRow(
        G.PERSISTENCE,
        "Persistence",
        4,
        4,
        (1, 1, 2),
        needs=(G.SPEED,),
        effects=("moving.moves_twice", "fighting.tries_twice"),
    ),
    GeneRow(
        G.MOVEMENT_2,
        "Movement-2",
        5,
        5,
        (1, 2, 4),
        needs=(G.MOVEMENT_1,),
        effects=("moving.dice_of",),
    ),
    GeneRow(
        G.AGGRESSION,
        "Aggression",
        5,
        5,
        (1, 1, 2),
        needs=(G.STRUGGLE,),
        effects=("fighting.can_attack", "fighting.is_aggressive"),
    ),
    GeneRow(
        G.ARMOUR,
        "Armour",
        6,
        6,
        (1, 1, 2),
        needs=(G.DEFENCE, G.ESCAPE),
        effects=("fighting.is_armoured",),
    ),
    GeneRow(G.DORIS_AND_FRANK, "Doris-and-Frank", 2, 3),
    GeneRow(G.GLUTTON, "Glutton", 3, -2, pays=0, effects=("feeding.plain_mix",)),
    GeneRow(G.ALARM, "Alarm", 3, 3, effects=("fighting.raises_alarm", "fighting.can_escape")),
    GeneRow(G.CLEANLINESS, "Cleanliness", 3, 3, effects=("feeding.is_clean",)),
    GeneRow(G.HARD_CRUST, "Hard-Crust", 3, 3, effects=("fighting.crust_price",)),
    GeneRow(G.MIGRATION_SENSING, "Migration-Sensing", 3, 3, effects=("sensing.senses",)),
    GeneRow(G.FAST_FOOD, "Fast-Food", 3, 4, effects=("moving.can_eat_first",)),
    GeneRow(
        G.HIGHLY_ADAPTABLE,
        "Highly-Adaptable",
        3,
        4,
        effects=("buying.can_swap",),
        source="assumed",
    ),
    GeneRow(
        G.MOUTHFUL,
        "More-than-a-Mouthful",
        3,
        4,
        effects=("fighting.survives_being_eaten",),
        source="assumed",
    ),
    GeneRow(
        G.SOCIAL,
        "Social",
        4,
        3,
        effects=("buying.is_for_the_last", "buying.social_income"),
        source="assumed",
    ),
    GeneRow(G.CAMOUFLAGE_1, "Camouflage-1", 4, 4, effects=("fighting.camouflage_of",)),
    GeneRow(G.SUCTION_1, "Suction-1", 4, 4, effects=("feeding.suction_of",)),
    GeneRow(G.THREAT_DISPLAY, "Threat-Display", 4, 4, effects=("fighting.is_daunted",)),
    GeneRow(G.FLEXIBLE, "Flexible", 5, 4, effects=("buying.price_of", "buying.rival_price")),
    GeneRow(G.HEALING_1, "Healing-1", 5, 4, effects=("living.can_heal",)),
    GeneRow(G.REBOUND, "Rebound", 5, 4, effects=("moving.can_rebound",)),
    GeneRow(G.BANG, "Go-out-with-a-Bang", 5, 5, effects=("fighting.dies_with_a_bang",)),
    GeneRow(
        G.SHORT_LIFE_SPAN,
        "Short-Life-Span",
        5,
        5,
        pays=4,
        effects=("living.damage_limit", "living.division_price"),
    ),
    GeneRow(G.TOXIC_EXCRETIONS, "Toxic-Excretions", 5, 5, effects=("feeding.is_toxic",)),
    GeneRow(G.POPULATION_EXPLOSION, "Population-Explosion", 6, 5, effects=("living.can_explode",)),
    GeneRow(G.ENERGY_CONSERVATION, "Energy-Conservation", 6, 6, effects=("moving.drift_income",)),
    GeneRow(G.PHD, "PhD", 3, 4, needs=(G.INTELLIGENCE,)),
    GeneRow(
        G.ENVIRONMENTAL_SENSING,
        "Environmental-Sensing",
        4,
        3,
        needs=(G.MIGRATION_SENSING,),
        effects=("sensing.senses",),
    ),
    GeneRow(
        G.CAMOUFLAGE_2,
        "Camouflage-2",
        5,
        4,
        needs=(G.CAMOUFLAGE_1,),
        effects=("fighting.camouflage_of",),
    ),
    GeneRow(G.HEALING_2, "Healing-2", 5, 5, needs=(G.HEALING_1,), effects=("living.can_hand_on",)),
    GeneRow(G.SUCTION_2, "Suction-2", 6, 6, needs=(G.SUCTION_1,), effects=("feeding.suction_of",)),
)

#: Cards that a gene is worth in scoring, unless its row says otherwise.
PLAIN_COUNT = 1
ADVANCED_COUNT = 2
MOST_NEEDED = 2


def _copies() -> Any:
    table = np.zeros((MAX_COLOURS + 1, GENE_COUNT), dtype=np.int64)
    for colours in range(MIN_COLOURS, MAX_COLOURS + 1):
        table[colours] = [row.copies[min(colours - MIN_COLOURS, 2)] for row in GENES]
    return table


def _needs() -> Any:
    rows = [(*row.needs, *[NO_GENE] * (MOST_NEEDED - len(row.needs))) for row in GENES]
    return np.array(rows, dtype=np.int64)


def _serves() -> Any:
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
COPIES: Any = _copies()
#: ``NEEDS[gene]``: one or two genes that serve, NO_GENE otherwise.
NEEDS: Any = _needs()
#: ``SERVES[gene]``: the advanced gene that it is handed in for, NO_GENE where there is none.
SERVES: Row = _serves()
