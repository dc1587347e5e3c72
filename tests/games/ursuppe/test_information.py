"""The next environment card is known to those who have looked at it, and to nobody else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from cuboteca.core.chance import seeded
from cuboteca.games.ursuppe import GAME, notation
from cuboteca.games.ursuppe.components import MAX_COLOURS
from cuboteca.games.ursuppe.information import knows_next_card, observers
from cuboteca.games.ursuppe.invariants import check
from cuboteca.games.ursuppe.observation import OBSERVATION_SIZE, PIECES, observe
from cuboteca.games.ursuppe.places import place_of
from cuboteca.games.ursuppe.state import LAYOUT
from tests.games.citations import cites, ruling
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.table import after, draws, table

LOOKED = "seats=4 unseen=W6,E10*2,S13,N9,N11,E8,S10,-14 next=S13 known=V"


def next_cards(state: Any, seat: int | None) -> Counter[str]:
    drawn = [GAME.resample(state, seat, seeded(7, number)) for number in range(300)]
    return Counter(notation.CARD_CODES[one.next_card] for one in drawn)


@ruling("sensing-by-itself")
def test_who_has_looked_knows_the_next_card() -> None:
    assert next_cards(table(LOOKED), 1) == {"S13": 300}


@ruling("sensing-by-itself")
@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_everybody_else_draws_it_from_the_cards_not_turned_up(seat: int | None) -> None:
    found = next_cards(table(LOOKED), seat)

    assert set(found) == {"W6", "E10", "S13", "N9", "N11", "E8", "S10", "-14"}
    assert found["E10"] == max(found.values())


def test_nothing_else_is_drawn_anew() -> None:
    state = table(LOOKED)
    drawn = GAME.resample(state, 0, seeded(3))
    drawn.next_card = state.next_card

    assert drawn == state
    assert drawn is not state


def test_a_card_that_nobody_has_seen_is_not_drawn() -> None:
    state = table("seats=4")

    assert GAME.resample(state, 0, seeded(3)) == state


def test_a_look_of_one_colour_is_a_look_of_its_seat() -> None:
    state = table(
        "seats=2 options=two-colours known=P next=W6 unseen=W6,E10*2,E8,N9,N11,S10,S13,-14"
    )

    assert [knows_next_card(state, seat) for seat in (0, 1)] == [False, True]


@cites('"Migration Sensing" (p. 13)')
def test_the_owners_of_migration_sensing_see_what_is_looked_at_first() -> None:
    state = table("seats=4 options=extra-genes stage=look G=Migration-Sensing")

    assert observers(state, 0) == frozenset({2})


@cites('"Environmental Sensing" (p. 18)')
def test_the_owner_of_environmental_sensing_sees_what_is_looked_at_ahead() -> None:
    state = table(
        "seats=2 options=two-colours,extra-genes stage=look_ahead phase=2 "
        "G=Environmental-Sensing,Migration-Sensing!"
    )

    assert observers(state, 0) == frozenset({0})


def test_all_see_every_other_draw() -> None:
    for stage in ("card", "reveal", "fight", "dice", "turn"):
        assert observers(table(f"stage={stage} options=extra-genes B=Migration-Sensing"), 0) is None


@cites('"Migration Sensing" (p. 13)')
@ruling("sensing-by-itself")
def test_a_card_looked_at_is_the_next_one_until_it_is_turned_up() -> None:
    state = table(
        "options=extra-genes stage=look turn=0 active=- B=Migration-Sensing "
        "amoebas=B1@b3,V1@d3,G1@a5"
    )
    text = min(draws(state))
    seen = after(state, text)

    assert notation.CARD_CODES[seen.next_card] == text.removeprefix("look ")
    assert list(seen.known_by)[:3] == [1, 0, 0]


# observations


def observed(state: Any, seat: int) -> dict[str, list[int]]:
    """Return the pieces of an observation by name."""
    out = np.full(OBSERVATION_SIZE, -99, dtype=np.int16)
    observe(state, seat, out)
    pieces, at = {}, 0
    for name, length in PIECES:
        pieces[name] = [int(number) for number in out[at : at + length]]
        at += length
    return pieces


def test_the_names_of_pieces_are_different() -> None:
    assert len({name for name, _ in PIECES}) == len(PIECES)


def test_the_next_card_is_observed_by_who_knows_it() -> None:
    state = table(LOOKED)

    assert [sum(observed(state, seat)["next_card"]) for seat in range(4)] == [0, 1, 0, 0]
    assert observed(state, 1)["next_card"][notation.CARD_CODES.index("S13")] == 1


@pytest.mark.parametrize("name", ["three", "six"])
def test_no_observation_depends_on_a_card_that_is_not_known(name: str) -> None:
    for state in states(name, every=29):
        for seat in range(int(state.seat_count)):
            drawn = GAME.resample(state, seat, seeded(1))

            check(drawn)
            assert observed(drawn, seat) == observed(state, seat)


def test_colours_are_observed_from_the_own_one_on() -> None:
    state = table("seats=4 bp=B1V2G3P4 markers=B4V3G2P1 amoebas=V3@b3*1 V=Speed traveller=V3")
    pieces = observed(state, 2)

    assert pieces["first_colour"] == [2]
    assert pieces["points"] == [3, 4, 1, 2, 0, 0]
    assert pieces["order"] == [3, 4, 1, 2, 0, 0]
    assert pieces["owner"] == [1, 2, 2, 2, 0, 0]
    assert pieces["traveller"] == [1 + 3 * 7 + 2]
    assert pieces["amoebas"][(3 * 7 + 2) * 3 :][:3] == [1 + notation.CELL_NAMES.index("b3"), 1, 0]
    assert pieces["genes"][3 * 46 + 3] == 1


def test_with_two_colours_the_third_place_is_the_own_second_one() -> None:
    state = table("seats=2 options=two-colours bp=B1V2G3P4")

    assert observed(state, 1)["owner"] == [1, 2, 1, 2, 0, 0]
    assert observed(state, 1)["points"] == [2, 3, 4, 1, 0, 0]


def test_a_dummy_is_nobodys() -> None:
    state = table("seats=2 options=dummy G=Life-Expectancy")

    assert observed(state, 0)["owner"] == [1, 2, 3, 0, 0, 0]
    assert observed(state, 1)["owner"] == [1, 3, 2, 0, 0, 0]


def test_actions_can_be_read_off_an_observation() -> None:
    state = table("seats=5")

    for seat in range(5):
        colours = [(seat + place) % 5 for place in range(5)]
        assert [place_of(state, seat, colour) for colour in colours] == list(range(5))


def test_cubes_that_may_still_be_chosen_are_marked() -> None:
    eating = "stage=meal amoebas=B1@b3 meal=V1 next_bite=V"

    assert observed(table(eating), 0)["may_bite"] == [0, 1, 1, 0, 0, 0]
    assert observed(table("amoebas=B1@b3 meal=V1 next_bite=V"), 0)["may_bite"] == [0] * MAX_COLOURS


@pytest.mark.parametrize("name", TABLES)
def test_an_observation_never_begins_with_nothing(name: str) -> None:
    for state in states(name, every=40):
        assert observed(state, 0)["seats"] == [state.seat_count]
        assert observed(LAYOUT.pack(state)[0], 0) == observed(state, 0)
