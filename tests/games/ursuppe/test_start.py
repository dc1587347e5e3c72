"""The table before anything is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.core.errors import OptionError
from cuboteca.games.ursuppe.genes import COPIES, FIRST_EXTRA, GENE_COUNT
from cuboteca.games.ursuppe.invariants import check
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import format_cubes
from tests.games.ursuppe.table import assert_shows, draws, set_up, shown


@cites('"Preparazione" (p. 2)')
@pytest.mark.parametrize("seat_count", [3, 4, 5, 6])
def test_cubes_points_and_cards_at_the_start(seat_count: int) -> None:
    letters = "BVGPAS"[:seat_count]
    points, cubes = (format_cubes([count] * seat_count) for count in (4, 2))
    state = set_up(seat_count=seat_count)

    check(state)
    assert_shows(
        state,
        f"seats={seat_count} options=- bp={points} food=*:{cubes} order={letters} "
        "stage=first_card card=- unseen=W6,W9,W12,E8,E10*2,N9,N11,S10,S13,-14 amoebas=- markers=-",
    )
    assert list(state.supply) == [17] * seat_count + [0] * (6 - seat_count)


@cites('"Preparazione" (p. 2)')
@pytest.mark.parametrize("seat_count", [3, 4, 5, 6])
def test_genes_for_sale_at_the_start(seat_count: int) -> None:
    state = set_up(seat_count=seat_count)

    assert list(state.pool) == [
        *COPIES[seat_count][:FIRST_EXTRA],
        *[0] * (GENE_COUNT - FIRST_EXTRA),
    ]
    assert not any(state.face_down)


@cites('"Preparazione" (p. 2)')
def test_the_first_event_is_an_environment_card() -> None:
    assert draws(set_up()) == {
        "card W6": 1,
        "card W9": 1,
        "card W12": 1,
        "card E8": 1,
        "card E10": 2,
        "card N9": 1,
        "card N11": 1,
        "card S10": 1,
        "card S13": 1,
        "card -14": 1,
    }


def extras(state: Any, row: str) -> int:
    return sum(list(getattr(state, row))[FIRST_EXTRA:])


@cites('"4.2 Il Gioco" (p. 11)')
@ruling("starting-genes")
@pytest.mark.parametrize(
    ("first", "second", "face_up"),
    [("social", "population-explosion", 2), ("phd", "none", 1), ("none", "none", 0)],
)
def test_extra_genes_lie_face_down_but_for_the_starting_ones(
    first: str, second: str, face_up: int
) -> None:
    state = set_up(extra_genes=True, starting_extra_1=first, starting_extra_2=second)

    assert (extras(state, "pool"), extras(state, "face_down")) == (face_up, 26 - face_up)
    assert state.reveal == 3


def test_two_equal_starting_genes_are_refused() -> None:
    with pytest.raises(OptionError, match="two different genes"):
        set_up(extra_genes=True, starting_extra_1="alarm", starting_extra_2="alarm")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, "options=-"),
        ({"edition": "original"}, "options=original"),
        ({"explosion": "as_many_more"}, "options=as-many-more"),
        ({"extra_genes": True, "extra_reveal": 7}, "options=extra-genes reveal=7"),
        ({"extra_reveal": 7}, "reveal=-"),
        ({"finish": 20}, "finish=20"),
        ({"two_players": "dummy"}, "options=-"),
    ],
)
def test_options_reach_the_state(given: dict[str, Any], expected: str) -> None:
    assert_shows(set_up(**given), expected)


@ruling("set-up-draws")
def test_two_seats_play_two_colours_each() -> None:
    state = set_up(seat_count=2)

    check(state)
    assert_shows(state, "options=two-colours order=BVGP bp=B4V4G4P4 food=*:B2V2G2P2")


@pytest.mark.parametrize(("scores", "shown_as"), [(True, "dummy,dummy-scores"), (False, "dummy")])
def test_a_dummy_has_life_expectancy_and_no_points(scores: bool, shown_as: str) -> None:  # noqa: FBT001
    state = set_up(seat_count=2, two_players="dummy", dummy_scores=scores)

    check(state)
    assert_shows(state, f"options={shown_as} order=BVG bp=B4V4 G=Life-Expectancy food=*:B2V2G2")
    assert "pool" not in shown(state)  # its card is not one of those for sale
