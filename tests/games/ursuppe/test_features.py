"""The facts by which a network values a state."""

from __future__ import annotations

from typing import Any

from cuboteca.games.ursuppe import features
from cuboteca.games.ursuppe.components import CELL_COUNT
from cuboteca.games.ursuppe.genes import GENE_COUNT, Gene
from tests.games.facts import facts
from tests.games.ursuppe.table import table

LOOKED = "seats=4 unseen=W6,E10*2,S13,N9,N11,E8,S10,-14 next=S13 known=V"
_NUMBERS = 8


def seen(state: Any, seat: int = 0) -> dict[str, list[int]]:
    return facts(features, state, seat)


def test_the_next_card_is_a_fact_for_who_has_looked() -> None:
    state = table(LOOKED)

    assert ["next_card" in seen(state, seat) for seat in range(4)] == [False, True, False, False]


def test_genes_stand_at_their_owners_place() -> None:
    state = table("V=Defence")

    assert seen(state, 1)["genes"] == [Gene.DEFENCE]
    assert seen(state, 0)["genes"] == [GENE_COUNT + Gene.DEFENCE]


def test_amoebas_are_counted_by_how_they_do() -> None:
    state = table("amoebas=B1@b3,B2@b3*1,B3@c4*2 food=b3:V2G2")
    mine = seen(state)

    assert mine["amoebas"][0] == 3
    assert mine["hurt"][0] == 2
    assert mine["dying"][0] == 1
    assert mine["hungry"][0] == 1  # on c4 there is nothing to eat
    assert len([number for number in mine["where"] if number < 3 * CELL_COUNT]) == 3


def test_amoebas_that_do_alike_on_a_space_are_one_fact() -> None:
    assert len(seen(table("amoebas=B1@b3,B2@b3"))["where"]) == 1


def test_markers_are_compared_with_the_observers() -> None:
    state = table("markers=B9V5G1")

    assert [number % 32 for number in seen(state)["ahead"]] == [(4 + 32) // 2, (8 + 32) // 2]
    assert [number % 64 for number in seen(state)["left"]] == [33, 37, 41]
