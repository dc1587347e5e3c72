"""Two people: two colours each, or a third colour that plays itself."""

from __future__ import annotations

from typing import Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.game import complete_options
from cuboteca.games.ursuppe import meta, rules
from cuboteca.games.ursuppe.rules import scoring
from cuboteca.games.ursuppe.rules.sequence import seat_of
from cuboteca.games.ursuppe.start import start
from tests.games.citations import cites
from tests.games.ursuppe.positions import (
    OFF,
    after,
    asked,
    at,
    bp,
    damage,
    draws,
    genes,
    legal,
    marker,
    phase,
)

DUMMY = "seats=2 options=dummy,dummy-scores G=Life-Expectancy bp=B9V9"


def begin(**options: object) -> Any:
    """Return the first state of a play of two."""
    return start(complete_options(meta.META, options, 2), 2)


def points_and_ranks(state: Any) -> tuple[list[int], list[int]]:
    """Return points and ranks of both seats."""
    points, ranks = [0, 0], [0, 0]
    scoring.points(state, points)
    scoring.ranks(state, ranks)
    return points, ranks


# two colours each


@cites('"per 2-4 giocatori" (p. 1)')
def test_each_of_two_plays_two_of_four_colours() -> None:
    state = begin()

    assert (state.seat_count, state.colour_count) == (2, 4)
    assert [seat_of(state, colour) for colour in range(4)] == [0, 1, 0, 1]
    assert [bp(state, colour) for colour in "BVGP"] == [4, 4, 4, 4]


def test_each_colour_has_its_own_turn_points_and_genes() -> None:
    soup = phase(3, "seats=2 B=Speed")

    order = []
    while asked(soup).endswith("genes"):
        order.append((asked(soup)[0], rules.to_move(soup)))
        soup = after(soup, "bought")

    assert order == [("P", 1), ("G", 0), ("V", 1), ("B", 0)]


def test_the_other_own_colour_is_an_opponent_in_the_soup() -> None:
    """Genes and amoebas of one colour are no matter of the other one."""
    soup = after(phase(1, "seats=2 amoebas=B1@c2,G1@c2 B=Struggle G=Defence"), "drift")

    assert legal(soup) == {"starve", "attack G1"}
    assert rules.to_move(after(soup, "attack G1")) == 0


def test_only_the_worse_colour_of_each_counts() -> None:
    over = phase(6, "seats=2 markers=B42V30G10P12")

    assert rules.to_move(over) == OVER
    assert points_and_ranks(over) == ([10, 12], [2, 1])


# a dummy


def test_the_dummy_has_life_expectancy_of_its_own_and_no_points() -> None:
    state = begin(two_players="dummy")

    assert (state.seat_count, state.colour_count) == (2, 3)
    assert genes(state, "G") == {"Life-Expectancy"}
    assert bp(state, "G") == 0
    assert state.pool[11] == 1


@cites('"per 2-4 giocatori" (p. 1)')
def test_the_dummy_always_drifts_and_is_never_asked() -> None:
    soup = after(phase(1, f"{DUMMY} amoebas=G1@c2,B1@a4 card=W9"), "drift")

    assert at(soup, "G1") == "b2"
    assert damage(soup, "G1") == 1


@cites('"per 2-4 giocatori" (p. 1)')
def test_what_the_dummy_does_at_will_is_drawn() -> None:
    soup = phase(1, f"{DUMMY} amoebas=G1@c2 food=c2:B2V2")

    assert rules.to_move(soup) == CHANCE
    assert draws(soup) == {"bite B": 1, "bite V": 1}


def test_the_dummy_buys_nothing_and_has_no_income_but_two_amoebas_a_round() -> None:
    soup = phase(3, f"{DUMMY} markers=B1V2G9 amoebas=G1@c2,B1@a4,V1@e4")

    assert asked(soup) == "V genes"
    division = after(soup, "bought", "bought")
    assert asked(division) == "chance number"
    assert len(draws(division)) == 6
    placed = after(division, "number 2", "place a2")
    assert asked(placed) == "chance number"
    done = after(placed, "number 7", "place b2")
    assert asked(done) == "V division"
    assert (at(done, "G2"), at(done, "G7"), bp(done, "G")) == ("a2", "b2", 0)


def test_the_dummy_of_six_amoebas_gets_one() -> None:
    cells = ("a2", "b2", "c2", "d2", "e2", "a3")
    amoebas = ",".join(f"G{n + 1}@{cell}" for n, cell in enumerate(cells))
    soup = phase(4, f"{DUMMY} markers=B1V2G9 amoebas={amoebas},B1@a4,V1@e4")

    assert asked(soup) == "chance place"
    assert asked(after(soup, "place b1")) == "V division"


def test_the_dummy_lives_to_three_points_of_damage() -> None:
    soup = phase(5, f"{DUMMY} amoebas=G1@c2*2,G2@d2*3,B1@a4")

    assert (at(soup, "G1"), at(soup, "G2")) == ("c2", OFF)


def test_the_dummy_scores_or_not_by_agreement() -> None:
    amoebas = "amoebas=G1@a2,G2@a3,G3@b2,B1@a4"
    scores = phase(6, f"{DUMMY} {amoebas}")
    does_not = phase(6, f"{DUMMY.replace(',dummy-scores', '')} {amoebas}")

    assert (marker(scores, "G"), marker(does_not, "G")) == (4, 3)


def test_the_dummy_has_no_points_of_its_own_in_the_end() -> None:
    over = phase(6, f"{DUMMY} markers=B42V2G3")

    assert points_and_ranks(over) == ([42, 2], [1, 2])


def test_for_the_social_gene_the_dummy_is_not_the_last_player() -> None:
    soup = phase(3, f"{DUMMY} markers=B2V3G1")
    last = after(soup, "bought")

    assert "buy Social" not in legal(soup)
    assert asked(last) == "B genes"
    assert "buy Social" in legal(last)
