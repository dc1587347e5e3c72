"""Complete rounds with fixed dice, followed by hand: with three, four and six colours."""

from __future__ import annotations

from typing import Any

from cuboteca.core.game import complete_options
from cuboteca.games.ursuppe import meta
from cuboteca.games.ursuppe.notation import CARD_CODES, COLOUR_LETTERS, format_cubes
from cuboteca.games.ursuppe.start import start
from tests.games.ursuppe.positions import (
    OFF,
    after,
    asked,
    at,
    bp,
    damage,
    food,
    genes,
    legal,
    marker,
    phase,
)


def begin(seats: int) -> Any:
    """Return the first state of a play with the usual options."""
    return start(complete_options(meta.META, {}, seats), seats)


def points(state: Any) -> str:
    """Return the biological points of all colours."""
    return format_cubes(state.bp)


def markers(state: Any) -> str:
    """Return the spaces of all markers."""
    return format_cubes(state.marker)


def test_the_first_round_of_three() -> None:
    soup = after(
        begin(3),
        *("card W9", "total 12", "total 9", "total 5", "start 3", "start 2"),
        *("number 1", "place c2", "number 1", "place d2", "number 1", "place e2"),
        *("number 2", "place a5", "number 2", "place b5", "number 2", "place c5"),
    )
    assert (markers(soup), points(soup)) == ("R3B2Y1", "R4B4Y4")
    assert [at(soup, name) for name in ("Y1", "B1", "R1")] == ["c2", "d2", "e2"]
    assert [at(soup, name) for name in ("R2", "B2", "Y2")] == ["a5", "b5", "c5"]
    assert not any(any(row) for row in soup.damage)

    # phase 1, ascending: yellow, blue, red; the current goes west
    assert asked(soup) == "Y turn"
    soup = after(soup, "drift", "bite R")  # two red, one blue
    assert (at(soup, "Y1"), food(soup, "b2")) == ("b2", "B1Y4")
    soup = after(soup, "move", "die 2", "bite B")  # one red, two blue
    assert (at(soup, "Y2"), food(soup, "c4"), points(soup)) == ("c4", "R1Y4", "R4B4Y3")

    assert asked(soup) == "B turn"
    soup = after(soup, "drift", "bite R")  # two red, one yellow
    assert (at(soup, "B1"), food(soup, "c2")) == ("c2", "B4Y1")
    soup = after(soup, "drift", "bite Y")  # one red, two yellow
    assert (at(soup, "B2"), food(soup, "a5")) == ("a5", "R1B4")

    assert asked(soup) == "R turn"
    soup = after(soup, "drift", "bite B")  # two blue, one yellow
    assert (at(soup, "R1"), food(soup, "d2")) == ("d2", "R4Y1")
    soup = after(soup, "drift")  # against the edge, and no yellow cube there
    assert (at(soup, "R2"), damage(soup, "R2"), food(soup, "a5")) == ("a5", 1, "R1B4")
    assert format_cubes(soup.supply) == "R21B18Y17"

    # phase 2: a new card, no gene defects in round 1
    assert asked(soup) == "chance card"
    soup = after(soup, "card E10")
    assert CARD_CODES[soup.card] == "E10"

    # phase 3, descending: red, blue, yellow
    assert asked(soup) == "R genes"
    soup = after(soup, "buy Speed")
    assert asked(soup) == "B genes"
    assert "buy Speed" not in legal(soup)
    soup = after(soup, "buy Spores")
    assert asked(soup) == "Y genes"
    soup = after(soup, "buy Intelligence")

    # phase 4, descending, after the income of red
    assert (asked(soup), points(soup)) == ("R division", "R10B1Y1")
    soup = after(soup, "number 3")
    assert legal(soup) == {"place c2", "place e2", "place d3", "place a4", "place b5"}
    soup = after(soup, "place d3")
    assert (asked(soup), points(soup)) == ("B division", "R4B11Y1")
    soup = after(soup, "number 7", "place b1")
    assert (asked(soup), points(soup)) == ("Y division", "R4B5Y11")
    soup = after(soup, "number 3", "place a2")

    # phase 5: nobody dies; phase 6: three amoebas and one card each
    assert [at(soup, name) for name in ("R3", "B7", "Y3", "R2")] == ["d3", "b1", "a2", "a5"]
    assert (markers(soup), points(soup)) == ("R4B3Y2", "R4B5Y5")
    assert [genes(soup, colour) for colour in "RBY"] == [{"Speed"}, {"Spores"}, {"Intelligence"}]
    assert (soup.round_number, soup.phase, asked(soup)) == (2, 1, "Y turn")


def test_a_round_of_four_with_attack_defect_death_and_an_occupied_space() -> None:
    soup = phase(
        1,
        "markers=R1B2Y3G4 bp=R3B2Y1G9 card=E8 amoebas=R1@c2*1,B1@c2,Y1@b4,Y2@c4,G1@a2 "
        "food=a2:R1B2Y1,c2:Y1,d2:R1Y1G1,b4:R1B1G1 R=Struggle B=Defence Y=Holding G=Speed,Tentacle",
    )

    # phase 1, ascending
    assert asked(soup) == "R turn"
    soup = after(soup, "move", "die 5")
    assert (at(soup, "R1"), bp(soup, "R")) == ("c2", 2)
    assert legal(soup) == {"starve", "attack B1"}
    soup = after(soup, "attack B1")
    assert (asked(soup), bp(soup, "R")) == ("B defence", 1)
    soup = after(soup, "defend", "fight 2:4")
    assert (at(soup, "B1"), damage(soup, "R1"), points(soup)) == ("c2", 2, "R1B1Y1G9")
    soup = after(soup, "drift")
    assert (at(soup, "B1"), food(soup, "d2")) == ("d2", "B2")
    assert legal(soup) == {"drift", "move", "hold"}
    soup = after(soup, "hold")
    assert (at(soup, "Y1"), food(soup, "b4")) == ("b4", "Y2")
    soup = after(soup, "drift")
    assert (at(soup, "Y2"), damage(soup, "Y2")) == ("d4", 1)
    soup = after(soup, "move", "die 3", "carry R", "carry B", "carry Y")
    assert (asked(soup), at(soup, "G1"), food(soup, "a2")) == ("G again", "b2", "B1")
    soup = after(soup, "stop")
    assert (food(soup, "b2"), points(soup)) == ("G2", "R1B1Y1G8")

    # phase 2, descending: green has 7 mutation points
    soup = after(soup, "card W6")
    assert (asked(soup), soup.debt) == ("G defect", 1)
    soup = after(soup, "pay debt")

    # phase 3: only green can buy anything
    assert (asked(soup), points(soup)) == ("G genes", "R1B1Y1G7")
    soup = after(soup, "bought")

    # phase 4
    assert (asked(soup), points(soup)) == ("G division", "R1B1Y1G17")
    soup = after(soup, "divided")
    assert (asked(soup), points(soup)) == ("Y division", "R1B1Y11G17")
    soup = after(soup, "number 7")
    assert legal(soup) == {f"place {cell}" for cell in ("a4", "b3", "b5", "c4", "d3", "d5", "e4")}
    soup = after(soup, "place c4")
    assert asked(soup) == "B division"
    soup = after(soup, "number 2", "place e2")
    assert (asked(soup), points(soup)) == ("R division", "R11B5Y5G17")
    soup = after(soup, "divided")

    # phase 5: red's only amoeba dies; phase 6: yellow skips green's marker
    assert (at(soup, "R1"), food(soup, "c2")) == (OFF, "R2B2Y3G2")
    assert markers(soup) == "R1B2Y5G4"
    assert [COLOUR_LETTERS[colour] for colour in list(soup.order)[:4]] == ["Y", "G", "B", "R"]

    # round 3: red has no amoeba
    assert (soup.round_number, asked(soup)) == (3, "B turn")


def test_the_first_round_of_six() -> None:
    soup = after(
        begin(6),
        "card -14",
        *(f"total {total}" for total in (12, 11, 10, 9, 8, 7)),
        *(f"start {space}" for space in (6, 5, 4, 3, 2)),
    )
    assert markers(soup) == "R6B5Y4G3P2W1"
    for colour, cell in zip("WPGYBR", ("a2", "b2", "c2", "d2", "e2", "b1"), strict=True):
        assert asked(soup) == f"{colour} number"
        soup = after(soup, "number 1", f"place {cell}")
    for colour, cell in zip("RBYGPW", ("a4", "b4", "c4", "d4", "e4", "a5"), strict=True):
        assert asked(soup) == f"{colour} number"
        soup = after(soup, "number 2", f"place {cell}")
    assert {damage(soup, f"{colour}1") for colour in "RBYGPW"} == {1}
    assert {damage(soup, f"{colour}2") for colour in "RBYGPW"} == {0}

    # phase 1, ascending, without a current; white leaves red out, then purple
    soup = after(soup, "drift", "bite B")
    assert (at(soup, "W1"), food(soup, "a2")) == ("a2", "R2B1Y1G1P1W4")
    soup = after(soup, "drift", "bite R", "bite B", "bite Y", "bite G")
    assert food(soup, "a5") == "R1B1Y1G1P2W4"
    for colour in "PGYBR":
        for _ in range(2):
            assert asked(soup) == f"{colour} turn"
            soup = after(soup, "drift")
            while asked(soup) in (f"{colour} feed", f"{colour} meal"):
                soup = after(soup, min(legal(soup), key=lambda text: "RBYGPW".index(text[-1])))
    assert food(soup, "b1") == "R4B1Y1G1P1W2"
    assert food(soup, "e2") == "R1B4Y1G1P1W2"
    assert food(soup, "e4") == "R1B1Y1G1P4W2"
    assert format_cubes(soup.supply) == "R22B23Y23G23P22W13"

    # phase 2 and 3, descending
    soup = after(soup, "card S13")
    assert asked(soup) == "R genes"
    soup = after(soup, "buy Movement-1")
    assert bp(soup, "R") == 1
    for colour in "BYGPW":
        assert asked(soup) == f"{colour} genes"
        soup = after(soup, "bought")

    # phase 4: eleven points each
    assert (asked(soup), points(soup)) == ("R division", "R12B4Y4G4P4W4")
    soup = after(soup, "number 3", "place b2", "number 6", "place a5")
    for colour in "BYGPW":
        assert (asked(soup), bp(soup, colour)) == (f"{colour} division", 15)
        soup = after(soup, "divided")

    # phases 5 and 6: four amoebas are four spaces, two are one
    assert markers(soup) == "R10B6Y5G4P3W2"
    assert [marker(soup, colour) for colour in "RW"] == [10, 2]
    assert (soup.round_number, asked(soup), points(soup)) == (2, "W turn", "B15Y15G15P15W15")
