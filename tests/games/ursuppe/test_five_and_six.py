"""What the expansion changes for five and six: food, income, amoebas, scoring."""

from __future__ import annotations

import pytest

from tests.games.citations import cites
from tests.games.ursuppe.positions import (
    OFF,
    after,
    asked,
    at,
    bp,
    feeding,
    food,
    hungry,
    legal,
    marker,
    meals,
    phase,
)

CELLS = ("a2", "b2", "c2", "d2", "e2", "a3")


@cites('"3.3 Nutrirsi" (p. 10)')
def test_with_six_the_colour_left_out_may_be_another_each_time() -> None:
    soup = hungry("seats=6 amoebas=B1@c2,B2@c2,V1@a4 food=c2:V2G2P2A1S1")
    first = after(soup, "bite V", "bite G", "bite P", "bite S")
    assert asked(first) == "B turn"
    assert food(after(first, "drift"), "c2") == "B4"


@cites('"3.3 Nutrirsi" (p. 10)')
def test_two_cubes_are_digested_with_five_and_six_too() -> None:
    soup = hungry("seats=5 amoebas=B1@c2,V1@a4 food=c2:V1G1P1A1")

    assert food(soup, "c2") == "B2"


def test_four_cubes_of_three_colours_are_no_meal() -> None:
    assert meals(feeding("seats=5 amoebas=B1@c2 food=c2:V2G2P2")) == set()


def test_substitution_takes_five_cubes_of_three_colours() -> None:
    found = meals(feeding("seats=5 amoebas=B1@c2 food=c2:V3G2P1 B=Substitution"))

    assert found == {"V3G1P1", "V2G2P1"}


def test_substitution_with_six() -> None:
    found = meals(feeding("seats=6 amoebas=B1@c2 food=c2:V2G2S1 B=Substitution"))

    assert found == {"V2G2S1"}


@cites('"Tentacle" (p. 15)')
@pytest.mark.parametrize(("seat_count", "limit"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_a_tentacle_carries_more_cubes_with_more_colours(seat_count: int, limit: int) -> None:
    soup = after(
        phase(1, f"seats={seat_count} amoebas=B1@c2,V1@a4 B=Tentacle food=c2:V9 card=E8"), "drift"
    )
    for _ in range(limit):
        assert "carry V" in legal(soup)
        soup = after(soup, "carry V")

    assert asked(soup) != "B carry"
    assert food(soup, "d2") == f"V{limit}"


@cites('"3.4 Divisione Cellulare" (p. 10)')
@pytest.mark.parametrize("seat_count", [5, 6])
def test_the_income_is_eleven(seat_count: int) -> None:
    assert (
        bp(phase(4, f"seats={seat_count} amoebas={'AS'[seat_count - 5]}1@a2"), "AS"[seat_count - 5])
        == 20
    )


@cites('"3.1 Materiale" (p. 10)')
def test_there_are_six_amoebas_of_each_colour() -> None:
    amoebas = ",".join(f"A{n + 1}@{cell}" for n, cell in enumerate(CELLS))
    full = phase(4, f"seats=5 amoebas={amoebas},P1@a4")
    five = phase(4, "seats=5 amoebas=A1@a2")

    assert asked(full) == "P division"
    assert "number 6" in legal(five)
    assert "number 7" not in legal(five)


@cites('"3.5 Calcolo dei Punti" (p. 10)')
@pytest.mark.parametrize("seat_count", [5, 6])
@pytest.mark.parametrize(
    ("amoebas", "spaces"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 5), (6, 6)]
)
def test_amoebas_score_more(seat_count: int, amoebas: int, spaces: int) -> None:
    markers = "B1V20G21P22A23S24"[: 2 + 3 * (seat_count - 1)]
    placed = ",".join(f"B{n + 1}@{CELLS[n]}" for n in range(amoebas)) or "-"
    soup = phase(6, f"seats={seat_count} markers={markers} amoebas={placed}")

    assert marker(soup, "B") == 1 + spaces


def test_genes_score_as_with_four() -> None:
    soup = phase(
        6, "seats=6 markers=B1V20G21P22A23S24 B=Speed,Spores,Defence,Escape,Tentacle amoebas=B1@a2"
    )

    assert marker(soup, "B") == 4


def test_the_dead_leave_cubes_of_all_six_colours() -> None:
    violent = after(hungry("seats=6 amoebas=B1@c2,V1@c2 B=Struggle"), "attack V1")
    natural = phase(5, "seats=6 amoebas=B1@c2*2,V1@a4")

    assert (at(violent, "V1"), food(violent, "c2")) == (OFF, "B1V1G1P1A1S1")
    assert (at(natural, "B1"), food(natural, "c2")) == (OFF, "B2V2G2P2A2S2")


def test_prices_are_the_same() -> None:
    assert bp(after(phase(3, "seats=6"), "buy Frugality"), "S") == 3
