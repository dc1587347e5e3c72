"""What is in the box, figure by figure: board, cards, tables, genes and meals."""

from __future__ import annotations

import pytest

from cuboteca.games.ursuppe import actions
from cuboteca.games.ursuppe.components import (
    AMOEBA_SPACES,
    AMOEBAS,
    CARD_COPIES,
    CARD_COUNT,
    CELLS,
    CUBES,
    CURRENT,
    DICE_WAYS,
    DICE_WEIGHTS,
    FINISH_FROM,
    FIRST_DAMAGE,
    GENE_SPACES,
    INCOME,
    ISLAND,
    LAST_ROUND,
    NEIGHBOUR,
    NO_CELL,
    OZONE,
    START_BP,
    TENTACLE_CUBES,
    TRACK_SPACES,
    Direction,
)
from cuboteca.games.ursuppe.genes import (
    COPIES,
    COUNTS,
    EXTRA_COUNT,
    FIRST_EXTRA,
    GENE_COUNT,
    GENES,
    MUTATION,
    NEEDS,
    PAYS,
    PRICE,
    SERVES,
    Gene,
)
from cuboteca.games.ursuppe.rules.meals import (
    FRUGALITY,
    GLUTTON,
    MEAL_END,
    MEAL_FIRST,
    MEALS,
    PARASITISM,
    SUBSTITUTION,
    meals_of,
)
from tests.games.citations import cites, ruling

# the board


@cites('"La Mappa" (p. 8)')
def test_nineteen_spaces_lie_around_the_island() -> None:
    rows = [[column for column, row in CELLS if row == number] for number in range(5)]

    assert rows == [[1], [0, 1, 2, 3, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3]]
    assert ISLAND not in CELLS


def neighbours(column: int, row: int) -> str:
    """Return the directions in which a space has a neighbour."""
    cell = CELLS.index((column, row))
    return "".join("wnes"[way] for way in Direction if NEIGHBOUR[cell][way] != NO_CELL)


@cites('"La Mappa" (p. 8)', '"Direzione" (p. 8)')
def test_there_are_26_ways_between_spaces_and_all_lead_back() -> None:
    ways = [
        (cell, int(NEIGHBOUR[cell][way]), way)
        for cell in range(len(CELLS))
        for way in Direction
        if NEIGHBOUR[cell][way] != NO_CELL
    ]

    assert len(ways) == 2 * 26
    assert all(NEIGHBOUR[there][(way + 2) % 4] == here for here, there, way in ways)


@pytest.mark.parametrize(
    ("column", "row", "ways"),
    [
        (1, 0, "s"),
        (0, 1, "es"),
        (1, 1, "wnes"),
        (2, 1, "we"),
        (4, 1, "ws"),
        (1, 2, "wns"),
        (3, 2, "nes"),
        (2, 3, "wes"),
        (4, 3, "wn"),
        (0, 4, "ne"),
        (3, 4, "wn"),
    ],
)
def test_edge_and_island_are_in_the_way(column: int, row: int, ways: str) -> None:
    assert neighbours(column, row) == ways


# cards, track and tables


@cites('"Materiali del Gioco" (p. 2)', '"Carta Ambiente" (p. 8)')
def test_eleven_environment_cards() -> None:
    cards = sorted(
        ("WNES-"[current], int(ozone))
        for current, ozone, copies in zip(CURRENT, OZONE, CARD_COPIES, strict=True)
        for _ in range(copies)
    )

    assert cards == [
        *[("-", 14), ("E", 8), ("E", 10), ("E", 10), ("N", 9), ("N", 11)],
        *[("S", 10), ("S", 13), ("W", 6), ("W", 9), ("W", 12)],
    ]
    assert len(cards) == CARD_COUNT == 11
    assert sum(ozone for _, ozone in cards) == 112
    assert LAST_ROUND == 10


def test_the_track_ends_with_ten_spaces_of_the_finish() -> None:
    assert (FINISH_FROM, TRACK_SPACES) == (42, 51)


def test_two_dice() -> None:
    assert list(DICE_WEIGHTS) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(DICE_WEIGHTS) == DICE_WAYS == 36


@pytest.mark.parametrize(
    ("colours", "income", "amoebas", "tentacle", "damage", "spaces"),
    [
        (3, 10, 7, 2, 0, [0, 0, 0, 1, 2, 4, 5, 6]),
        (4, 10, 7, 3, 1, [0, 0, 0, 1, 2, 4, 5, 6]),
        (5, 11, 6, 4, 1, [0, 0, 1, 2, 4, 5, 6]),
        (6, 11, 6, 5, 1, [0, 0, 1, 2, 4, 5, 6]),
    ],
)
def test_figures_by_number_of_colours(
    colours: int, income: int, amoebas: int, tentacle: int, damage: int, spaces: list[int]
) -> None:
    figures = (INCOME[colours], AMOEBAS[colours], TENTACLE_CUBES[colours], FIRST_DAMAGE[colours])

    assert figures == (income, amoebas, tentacle, damage)
    assert list(AMOEBA_SPACES[colours])[: amoebas + 1] == spaces


@cites('"Materiali del Gioco" (p. 2)')
def test_figures_that_are_always_the_same() -> None:
    assert (CUBES, START_BP) == (55, 4)
    assert list(GENE_SPACES) == [0, 0, 0, 1, 2, 3, 4]


# genes

#: Price, mutation points and copies with three, four, and five or six colours.
BASE = """
Intelligence 2 3 1 2 5
Movement-1 3 2 2 2 5
Spores 3 3 1 1 3
Speed 4 3 1 2 4
Defence 4 4 1 1 3
Escape 4 4 1 2 4
Substitution 4 4 1 1 3
Ray-Protection 5 -2 1 2 4
Streamline 5 4 1 1 3
Tentacle 5 4 1 2 4
Holding 5 4 1 1 2
Life-Expectancy 5 5 1 2 4
Frugality 6 5 0 1 3
Struggle 6 4 2 2 5
Parasitism 6 5 0 1 3
Division-Rate 6 5 1 2 4
Persistence 4 4 1 1 2
Movement-2 5 5 1 2 4
Aggression 5 5 1 1 2
Armour 6 6 1 1 2
"""

#: Price and mutation points.
EXTRA = """
Doris-and-Frank 2 3
Glutton 3 -2
Alarm 3 3
Cleanliness 3 3
Hard-Crust 3 3
Migration-Sensing 3 3
Fast-Food 3 4
Highly-Adaptable 3 4
More-than-a-Mouthful 3 4
Social 4 3
Camouflage-1 4 4
Suction-1 4 4
Threat-Display 4 4
Flexible 5 4
Healing-1 5 4
Rebound 5 4
Go-out-with-a-Bang 5 5
Short-Life-Span 5 5
Toxic-Excretions 5 5
Population-Explosion 6 5
Energy-Conservation 6 6
PhD 3 4
Environmental-Sensing 4 3
Camouflage-2 5 4
Healing-2 5 5
Suction-2 6 6
"""

NEEDED = {
    "Persistence": {"Speed"},
    "Movement-2": {"Movement-1"},
    "Aggression": {"Struggle"},
    "Armour": {"Defence", "Escape"},
    "PhD": {"Intelligence"},
    "Environmental-Sensing": {"Migration-Sensing"},
    "Camouflage-2": {"Camouflage-1"},
    "Healing-2": {"Healing-1"},
    "Suction-2": {"Suction-1"},
}


@cites('"Le carte Gene normale" (p. 13-17)', '"Le carte Gene superiore" (p. 18)')
def test_prices_mutation_points_and_copies_of_the_base_genes() -> None:
    table = [
        (
            gene.row.code,
            PRICE[gene],
            MUTATION[gene],
            *(COPIES[colours, gene] for colours in (3, 4, 5)),
        )
        for gene in list(Gene)[:FIRST_EXTRA]
    ]
    printed = [line.split() for line in BASE.strip().splitlines()]

    assert table == [(code, *map(int, figures)) for code, *figures in printed]


@cites('"Le carte Gene normale" (p. 13-17)', '"Le carte Gene superiore" (p. 18)')
def test_prices_and_mutation_points_of_the_extra_genes() -> None:
    extra = list(Gene)[FIRST_EXTRA:]
    table = [(gene.row.code, PRICE[gene], MUTATION[gene]) for gene in extra]
    printed = [line.split() for line in EXTRA.strip().splitlines()]

    assert table == [(code, *map(int, figures)) for code, *figures in printed]


def test_the_rows_stand_in_the_order_of_their_numbers() -> None:
    assert [gene.row for gene in Gene] == list(GENES)
    assert len({row.code for row in GENES}) == GENE_COUNT == 46


@pytest.mark.parametrize(("colours", "base"), [(3, 20), (4, 30), (5, 69), (6, 69)])
def test_cards_in_play_by_number_of_colours(colours: int, base: int) -> None:
    copies = [int(number) for number in COPIES[colours]]

    assert sum(copies[:FIRST_EXTRA]) == base
    assert copies[FIRST_EXTRA:] == [1] * EXTRA_COUNT == [1] * 26


@cites('"Le carte Gene superiore" (p. 18)')
def test_what_advanced_genes_need() -> None:
    needs = {
        gene.row.code: {GENES[lower].code for lower in NEEDS[gene] if lower >= 0} for gene in Gene
    }
    served = {GENES[lower].code for lower in Gene if SERVES[lower] >= 0}

    assert {code: lower for code, lower in needs.items() if lower} == NEEDED
    assert served == {code for lower in NEEDED.values() for code in lower}


@cites('"Fase 6: Punteggio" (p. 6)')
def test_advanced_genes_count_as_two_and_ray_protection_as_none() -> None:
    counts = {gene.row.code: COUNTS[gene] for gene in Gene}

    assert {code for code, count in counts.items() if count == 2} == set(NEEDED)
    assert {code for code, count in counts.items() if count == 0} == {"Ray-Protection"}
    assert set(counts.values()) == {0, 1, 2}


@cites('"Perdita dei Geni" (p. 4)')
@ruling("debt-card-by-card")
def test_a_gene_pays_its_mutation_points_with_three_exceptions() -> None:
    unusual = {gene.row.code: PAYS[gene] for gene in Gene if PAYS[gene] != gene.row.mutation}

    assert unusual == {"Ray-Protection": 4, "Glutton": 0, "Short-Life-Span": 4}


# meals


def shapes(colours: int, genes: int) -> set[str]:
    """Return the shapes of meals: cubes of each colour, the most first, such as ``"2:1"``."""
    return {
        ":".join(str(count) for count in sorted(meal, reverse=True) if count)
        for meal in meals_of(colours, genes)
    }


@cites('"Alimentazione" (p. 4)')
def test_plain_meals() -> None:
    assert meals_of(3, 0) == [(1, 2), (2, 1)]
    assert meals_of(4, 0) == [(1, 1, 1)]
    assert meals_of(5, 0) == [(1, 1, 1, 1)]
    assert meals_of(6, 0) == [
        *[(0, 1, 1, 1, 1), (1, 0, 1, 1, 1), (1, 1, 0, 1, 1), (1, 1, 1, 0, 1), (1, 1, 1, 1, 0)],
    ]


@cites('"NOTA" (p. 17)')
def test_the_six_meals_of_frugality_and_substitution_with_four_colours() -> None:
    six = {"1:1:1", "2:2", "3:1", "1:1", "2:1", "3"}

    assert shapes(4, FRUGALITY | SUBSTITUTION) == six
    assert len(meals_of(4, FRUGALITY | SUBSTITUTION)) == 1 + 3 + 6 + 3 + 6 + 3


@pytest.mark.parametrize(
    ("genes", "meals"),
    [
        (SUBSTITUTION, "04 12 21 40"),
        (FRUGALITY, "02 11 12 20 21"),
        (FRUGALITY | SUBSTITUTION, "02 03 04 11 12 20 21 30 40"),
        (GLUTTON, "13 22 31"),
        (GLUTTON | SUBSTITUTION, "05 13 14 22 31 41 50"),
        (GLUTTON | FRUGALITY, "03 12 13 21 22 30 31"),
        (PARASITISM, "02 11 20"),
        (PARASITISM | FRUGALITY, "01 02 10 11 20"),
        (PARASITISM | GLUTTON, "03 12 21 30"),
        (PARASITISM | SUBSTITUTION, "02 03 11 20 30"),
    ],
)
@ruling("glutton-first", "who-is-host")
def test_meals_of_three_colours(genes: int, meals: str) -> None:
    assert ["".join(map(str, meal)) for meal in meals_of(3, genes)] == meals.split()


@pytest.mark.parametrize(
    ("colours", "genes", "expected"),
    [
        (4, SUBSTITUTION, "1:1:1 2:2 3:1"),
        (4, FRUGALITY, "1:1:1 1:1"),
        (4, PARASITISM, "1:1"),
        (4, PARASITISM | FRUGALITY, "1:1 1"),
        (4, GLUTTON, "2:1:1"),
        (4, GLUTTON | SUBSTITUTION, "2:1:1 2:2:1 3:2 3:1:1 4:1"),
        (4, GLUTTON | FRUGALITY, "2:1:1 1:1:1 2:1"),
        (5, SUBSTITUTION, "1:1:1:1 3:1:1 2:2:1"),
        (5, FRUGALITY, "1:1:1:1 1:1:1"),
        (5, GLUTTON, "2:1:1:1"),
        (6, SUBSTITUTION, "1:1:1:1 3:1:1 2:2:1"),
        (6, GLUTTON, "1:1:1:1:1 2:1:1:1"),
        (6, PARASITISM | FRUGALITY, "1:1:1 1:1"),
    ],
)
@ruling("glutton-first", "who-is-host")
def test_shapes_of_meals(colours: int, genes: int, expected: str) -> None:
    assert shapes(colours, genes) == set(expected.split())


def test_the_table_of_meals_is_what_is_enumerated() -> None:
    for colours in range(3, 7):
        for genes in range(16):
            rows = MEALS[MEAL_FIRST[colours, genes] : MEAL_END[colours, genes]]
            padding = (0,) * (6 - colours)

            assert [tuple(row) for row in rows] == [
                (*meal, *padding) for meal in meals_of(colours, genes)
            ]


# actions


def test_the_numbers_of_actions_stay_as_records_know_them() -> None:
    firsts = [
        *[actions.CARRY, actions.HOST, actions.BITE, actions.ATTACK, actions.ESCAPE],
        *[actions.SUCK_FROM, actions.SUCK, actions.EXCRETE, actions.HEAL, actions.NUMBER],
        *[actions.PLACE, actions.START, actions.PAY_DEBT, actions.GIVE_UP, actions.BOUGHT],
        *[actions.BUY, actions.BUY_OTHERWISE, actions.BUY_FROM_RIVAL, actions.SWAP],
        *[actions.SWAP_FOR, actions.NO_AGGRESSION, actions.PAIR, actions.ACTION_COUNT],
    ]

    assert firsts == [
        *[12, 23, 29, 37, 79, 87, 92, 99, 103, 111, 118, 137, 145, 146, 192],
        *[193, 239, 285, 286, 332, 378, 379, 673],
    ]
