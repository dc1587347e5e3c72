"""Complete rounds with fixed dice, followed by hand: with three, four and six colours."""

from __future__ import annotations

from typing import Any

from cuboteca.core.game import complete_options
from cuboteca.games.ursuppe import meta
from cuboteca.games.ursuppe.notation import CARD_CODES, COLOUR_LETTERS
from cuboteca.games.ursuppe.start import start
from tests.games.citations import cites
from tests.games.ursuppe.positions import (
    OFF,
    after,
    asked,
    at,
    bp,
    damage,
    food,
    format_cubes,
    genes,
    legal,
    marker,
    phase,
)


def begin(seat_count: int) -> Any:
    """Return the first state of a play with the usual options."""
    return start(complete_options(meta.META, {}, seat_count), seat_count)


def points(state: Any) -> str:
    """Return the biological points of all colours."""
    return format_cubes(state.bp)


def markers(state: Any) -> str:
    """Return the spaces of all markers."""
    return format_cubes(state.marker)


@cites('"Modalità di Gioco" (p. 3)')
def test_the_first_round_of_three() -> None:
    soup = after(
        begin(3),
        *("card W9", "total 12", "total 9", "total 5", "start 3", "start 2"),
        *("number 1", "place c2", "number 1", "place d2", "number 1", "place e2"),
        *("number 2", "place a5", "number 2", "place b5", "number 2", "place c5"),
    )
    assert (markers(soup), points(soup)) == ("B3V2G1", "B4V4G4")
    assert [at(soup, name) for name in ("G1", "V1", "B1")] == ["c2", "d2", "e2"]
    assert [at(soup, name) for name in ("B2", "V2", "G2")] == ["a5", "b5", "c5"]
    assert not any(any(row) for row in soup.damage)

    # phase 1, ascending: green, vermilion, blue; the current goes west
    assert asked(soup) == "G turn"
    soup = after(soup, "drift", "bite B")  # two blue, one vermilion
    assert (at(soup, "G1"), food(soup, "b2")) == ("b2", "V1G4")
    soup = after(soup, "move", "die 2", "bite V")  # one blue, two vermilion
    assert (at(soup, "G2"), food(soup, "c4"), points(soup)) == ("c4", "B1G4", "B4V4G3")

    assert asked(soup) == "V turn"
    soup = after(soup, "drift", "bite B")  # two blue, one green
    assert (at(soup, "V1"), food(soup, "c2")) == ("c2", "V4G1")
    soup = after(soup, "drift", "bite G")  # one blue, two green
    assert (at(soup, "V2"), food(soup, "a5")) == ("a5", "B1V4")

    assert asked(soup) == "B turn"
    soup = after(soup, "drift", "bite V")  # two vermilion, one green
    assert (at(soup, "B1"), food(soup, "d2")) == ("d2", "B4G1")
    soup = after(soup, "drift")  # against the edge, and no green cube there
    assert (at(soup, "B2"), damage(soup, "B2"), food(soup, "a5")) == ("a5", 1, "B1V4")
    assert format_cubes(soup.supply) == "B21V18G17"

    # phase 2: a new card, no gene defects in round 1
    assert asked(soup) == "chance card"
    soup = after(soup, "card E10")
    assert CARD_CODES[soup.card] == "E10"

    # phase 3, descending: blue, vermilion, green
    assert asked(soup) == "B genes"
    soup = after(soup, "buy Speed")
    assert asked(soup) == "V genes"
    assert "buy Speed" not in legal(soup)
    soup = after(soup, "buy Spores")
    assert asked(soup) == "G genes"
    soup = after(soup, "buy Intelligence")

    # phase 4, descending, after the income of blue
    assert (asked(soup), points(soup)) == ("B division", "B10V1G1")
    soup = after(soup, "number 3")
    assert legal(soup) == {"place c2", "place e2", "place d3", "place a4", "place b5"}
    soup = after(soup, "place d3")
    assert (asked(soup), points(soup)) == ("V division", "B4V11G1")
    soup = after(soup, "number 7", "place b1")
    assert (asked(soup), points(soup)) == ("G division", "B4V5G11")
    soup = after(soup, "number 3", "place a2")

    # phase 5: nobody dies; phase 6: three amoebas and one card each
    assert [at(soup, name) for name in ("B3", "V7", "G3", "B2")] == ["d3", "b1", "a2", "a5"]
    assert (markers(soup), points(soup)) == ("B4V3G2", "B4V5G5")
    assert [genes(soup, colour) for colour in "BVG"] == [{"Speed"}, {"Spores"}, {"Intelligence"}]
    assert (soup.round_number, soup.phase, asked(soup)) == (2, 1, "G turn")


@cites('"Modalità di Gioco" (p. 3)')
def test_a_round_of_four_with_attack_defect_death_and_an_occupied_space() -> None:
    soup = phase(
        1,
        "markers=B1V2G3P4 bp=B3V2G1P9 card=E8 amoebas=B1@c2*1,V1@c2,G1@b4,G2@c4,P1@a2 "
        "food=a2:B1V2G1,c2:G1,d2:B1G1P1,b4:B1V1P1 B=Struggle V=Defence G=Holding P=Speed,Tentacle",
    )

    # phase 1, ascending
    assert asked(soup) == "B turn"
    soup = after(soup, "move", "die 5")
    assert (at(soup, "B1"), bp(soup, "B")) == ("c2", 2)
    assert legal(soup) == {"starve", "attack V1"}
    soup = after(soup, "attack V1")
    assert (asked(soup), bp(soup, "B")) == ("V defence", 1)
    soup = after(soup, "defend", "fight 2:4")
    assert (at(soup, "V1"), damage(soup, "B1"), points(soup)) == ("c2", 2, "B1V1G1P9")
    soup = after(soup, "drift")
    assert (at(soup, "V1"), food(soup, "d2")) == ("d2", "V2")
    assert legal(soup) == {"drift", "move", "hold"}
    soup = after(soup, "hold")
    assert (at(soup, "G1"), food(soup, "b4")) == ("b4", "G2")
    soup = after(soup, "drift")
    assert (at(soup, "G2"), damage(soup, "G2")) == ("d4", 1)
    soup = after(soup, "move", "die 3", "carry B", "carry V", "carry G")
    assert (asked(soup), at(soup, "P1"), food(soup, "a2")) == ("P again", "b2", "V1")
    soup = after(soup, "stop")
    assert (food(soup, "b2"), points(soup)) == ("P2", "B1V1G1P8")

    # phase 2, descending: pink has 7 mutation points
    soup = after(soup, "card W6")
    assert (asked(soup), soup.debt) == ("P defect", 1)
    soup = after(soup, "pay debt")

    # phase 3: only pink can buy anything
    assert (asked(soup), points(soup)) == ("P genes", "B1V1G1P7")
    soup = after(soup, "bought")

    # phase 4
    assert (asked(soup), points(soup)) == ("P division", "B1V1G1P17")
    soup = after(soup, "divided")
    assert (asked(soup), points(soup)) == ("G division", "B1V1G11P17")
    soup = after(soup, "number 7")
    assert legal(soup) == {f"place {cell}" for cell in ("a4", "b3", "b5", "c4", "d3", "d5", "e4")}
    soup = after(soup, "place c4")
    assert asked(soup) == "V division"
    soup = after(soup, "number 2", "place e2")
    assert (asked(soup), points(soup)) == ("B division", "B11V5G5P17")
    soup = after(soup, "divided")

    # phase 5: blue's only amoeba dies; phase 6: green skips pink's marker
    assert (at(soup, "B1"), food(soup, "c2")) == (OFF, "B2V2G3P2")
    assert markers(soup) == "B1V2G5P4"
    assert [COLOUR_LETTERS[colour] for colour in list(soup.order)[:4]] == ["G", "P", "V", "B"]

    # round 3: blue has no amoeba
    assert (soup.round_number, asked(soup)) == (3, "V turn")


def test_the_first_round_of_six() -> None:
    soup = after(
        begin(6),
        "card -14",
        *(f"total {total}" for total in (12, 11, 10, 9, 8, 7)),
        *(f"start {space}" for space in (6, 5, 4, 3, 2)),
    )
    assert markers(soup) == "B6V5G4P3A2S1"
    for colour, cell in zip("SAPGVB", ("a2", "b2", "c2", "d2", "e2", "b1"), strict=True):
        assert asked(soup) == f"{colour} number"
        soup = after(soup, "number 1", f"place {cell}")
    for colour, cell in zip("BVGPAS", ("a4", "b4", "c4", "d4", "e4", "a5"), strict=True):
        assert asked(soup) == f"{colour} number"
        soup = after(soup, "number 2", f"place {cell}")
    assert {damage(soup, f"{colour}1") for colour in "BVGPAS"} == {1}
    assert {damage(soup, f"{colour}2") for colour in "BVGPAS"} == {0}

    # phase 1, ascending, without a current; sky blue leaves blue out, then amber
    soup = after(soup, "drift", "bite V")
    assert (at(soup, "S1"), food(soup, "a2")) == ("a2", "B2V1G1P1A1S4")
    soup = after(soup, "drift", "bite B", "bite V", "bite G", "bite P")
    assert food(soup, "a5") == "B1V1G1P1A2S4"
    for colour in "APGVB":
        for _ in range(2):
            assert asked(soup) == f"{colour} turn"
            soup = after(soup, "drift")
            while asked(soup) in (f"{colour} feed", f"{colour} meal"):
                soup = after(soup, min(legal(soup), key=lambda text: "BVGPAS".index(text[-1])))
    assert food(soup, "b1") == "B4V1G1P1A1S2"
    assert food(soup, "e2") == "B1V4G1P1A1S2"
    assert food(soup, "e4") == "B1V1G1P1A4S2"
    assert format_cubes(soup.supply) == "B22V23G23P23A22S13"

    # phase 2 and 3, descending
    soup = after(soup, "card S13")
    assert asked(soup) == "B genes"
    soup = after(soup, "buy Movement-1")
    assert bp(soup, "B") == 1
    for colour in "VGPAS":
        assert asked(soup) == f"{colour} genes"
        soup = after(soup, "bought")

    # phase 4: eleven points each
    assert (asked(soup), points(soup)) == ("B division", "B12V4G4P4A4S4")
    soup = after(soup, "number 3", "place b2", "number 6", "place a5")
    for colour in "VGPAS":
        assert (asked(soup), bp(soup, colour)) == (f"{colour} division", 15)
        soup = after(soup, "divided")

    # phases 5 and 6: four amoebas are four spaces, two are one
    assert markers(soup) == "B10V6G5P4A3S2"
    assert [marker(soup, colour) for colour in "BS"] == [10, 2]
    assert (soup.round_number, asked(soup), points(soup)) == (2, "S turn", "V15G15P15A15S15")
