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
    soup = hungry("seats=6 amoebas=R1@c2,R2@c2,B1@a4 food=c2:B2Y2G2P1W1")
    first = after(soup, "bite B", "bite Y", "bite G", "bite W")
    assert asked(first) == "R turn"
    assert food(after(first, "drift"), "c2") == "R4"


@cites('"3.3 Nutrirsi" (p. 10)')
def test_two_cubes_are_digested_with_five_and_six_too() -> None:
    soup = hungry("seats=5 amoebas=R1@c2,B1@a4 food=c2:B1Y1G1P1")

    assert food(soup, "c2") == "R2"


def test_four_cubes_of_three_colours_are_no_meal() -> None:
    assert meals(feeding("seats=5 amoebas=R1@c2 food=c2:B2Y2G2")) == set()


def test_substitution_takes_five_cubes_of_three_colours() -> None:
    found = meals(feeding("seats=5 amoebas=R1@c2 food=c2:B3Y2G1 R=Substitution"))

    assert found == {"B3Y1G1", "B2Y2G1"}


def test_substitution_with_six() -> None:
    found = meals(feeding("seats=6 amoebas=R1@c2 food=c2:B2Y2W1 R=Substitution"))

    assert found == {"B2Y2W1"}


@cites("Tentacle (p. 15)")
@pytest.mark.parametrize(("seats", "limit"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_a_tentacle_carries_more_cubes_with_more_colours(seats: int, limit: int) -> None:
    soup = after(
        phase(1, f"seats={seats} amoebas=R1@c2,B1@a4 R=Tentacle food=c2:B9 card=E8"), "drift"
    )
    for _ in range(limit):
        assert "carry B" in legal(soup)
        soup = after(soup, "carry B")

    assert asked(soup) != "R carry"
    assert food(soup, "d2") == f"B{limit}"


@cites('"3.4 Divisione Cellulare" (p. 10)')
@pytest.mark.parametrize("seats", [5, 6])
def test_the_income_is_eleven(seats: int) -> None:
    assert bp(phase(4, f"seats={seats} amoebas={'PW'[seats - 5]}1@a2"), "PW"[seats - 5]) == 20


@cites('"3.1 Materiale" (p. 10)')
def test_there_are_six_amoebas_of_each_colour() -> None:
    amoebas = ",".join(f"P{n + 1}@{cell}" for n, cell in enumerate(CELLS))
    full = phase(4, f"seats=5 amoebas={amoebas},G1@a4")
    five = phase(4, "seats=5 amoebas=P1@a2")

    assert asked(full) == "G division"
    assert "number 6" in legal(five)
    assert "number 7" not in legal(five)


@cites('"3.5 Calcolo dei Punti" (p. 10)')
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize(
    ("amoebas", "spaces"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 5), (6, 6)]
)
def test_amoebas_score_more(seats: int, amoebas: int, spaces: int) -> None:
    markers = "R1B20Y21G22P23W24"[: 2 + 3 * (seats - 1)]
    placed = ",".join(f"R{n + 1}@{CELLS[n]}" for n in range(amoebas)) or "-"
    soup = phase(6, f"seats={seats} markers={markers} amoebas={placed}")

    assert marker(soup, "R") == 1 + spaces


def test_genes_score_as_with_four() -> None:
    soup = phase(
        6, "seats=6 markers=R1B20Y21G22P23W24 R=Speed,Spores,Defence,Escape,Tentacle amoebas=R1@a2"
    )

    assert marker(soup, "R") == 4


def test_the_dead_leave_cubes_of_all_six_colours() -> None:
    violent = after(hungry("seats=6 amoebas=R1@c2,B1@c2 R=Struggle"), "attack B1")
    natural = phase(5, "seats=6 amoebas=R1@c2*2,B1@a4")

    assert (at(violent, "B1"), food(violent, "c2")) == (OFF, "R1B1Y1G1P1W1")
    assert (at(natural, "R1"), food(natural, "c2")) == (OFF, "R2B2Y2G2P2W2")


def test_prices_are_the_same() -> None:
    assert bp(after(phase(3, "seats=6"), "buy Frugality"), "W") == 3
