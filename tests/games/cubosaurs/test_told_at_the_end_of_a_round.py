"""What a table reads where a round ends, where tokens run out, and where Eggs count nothing."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.core.errors import NotationError
from cuboteca.games.cubosaurs import notation
from tests.games.cubosaurs.plays import moments
from tests.games.cubosaurs.table import GAME, after, table

SHOW = GAME.presentation

NEARLY_OVER = "rounds=2 pile=0 hand=S "


def keys(before: Any, action: str) -> list[str]:
    number = notation.parse_action(before, action)
    return [s.key for s in SHOW.log_entry(before, number, after(before, action)).sentences]


def test_the_lowest_scorer_is_told_to_begin() -> None:
    told = keys(table(NEARLY_OVER + "seat0=T seat1=C"), "keep")

    assert told[-2:] == ["tell-round", "tell-starter-lowest"]


def test_a_tie_for_least_leaves_the_beginning_to_the_draw() -> None:
    told = keys(table("rounds=2 pile=0 hand=P seat0=- seat1=P"), "keep")

    assert told[-1] == "tell-round"


def test_with_three_seats_the_new_direction_is_told() -> None:
    told = keys(table("seats=3 rounds=2 pile=0 hand=S seat0=T seat1=C seat2=T"), "keep")

    assert told[-1] == "tell-counter-clockwise"


@pytest.mark.parametrize("seat_count", [2, 3, 5])
@pytest.mark.parametrize("dna", [False, True])
def test_each_round_has_one_heading(seat_count: int, dna: bool) -> None:  # noqa: FBT001
    told = [
        sentence
        for moment in moments(seat_count, 4, dna=dna, rounds=3)
        for sentence in SHOW.log_entry(moment.before, moment.number, moment.after).sentences
    ]

    assert [dict(s.args)["round"] for s in told if s.heading] == [1, 2, 3]


def test_while_a_starter_is_drawn_the_counted_round_is_not_counted_again() -> None:
    before = table("rounds=2 pile=0 hand=P seat0=- seat1=P")
    tied = after(before, "keep")

    assert notation.format_state(tied).split(" stage=")[1].startswith("starter")
    assert SHOW.points_now(tied) == (-1, -1)


def test_a_token_that_nobody_can_give_is_told() -> None:
    before = table("dna=1 hand=T*,P* seat0=S seat1=C tokens=40,0")

    assert keys(before, "keep") == ["tell-keep", "tell-tokens-lost"]


def test_an_egg_without_a_parent_is_explained_as_such() -> None:
    before = table("egg=1 rounds=1 pile=0 hand=S seat0=eT,B seat1=C")
    sheet = SHOW.log_entry(before, 0, after(before, "keep")).sheet

    assert sheet is not None
    assert "line-egg-none" in [line.reason.key for line in sheet.lines[0]]


@pytest.mark.parametrize(
    "text",
    [
        "buy " + "9" * 5000,
        "buy 1_0",
        "buy \uff13",
        "take 0",
        "opponent 2",
        "refuse",
        "keep keep",
        "",
    ],
)
def test_odd_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_action(table("hand=T"), text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seats=9",
        "seats=0",
        "seats=2 dna=7",
        "seats=2 stage=tokens",
        "seats=2 stage=nix",
        "seats=2 pending=99",
        "seats=2 owners=1:9",
        "seats=2 starter=7",
        "seats=2 mover=-9",
        "seats=2 pile=-3",
        "seats=2 reserve=99",
        "seats=3 hand=Tx10",
        "seats=2 seat4=T",
        "seats=2 tokens=1,1,1,1",
        "seats=2 hand=Tx127,T*x127",
        "seats=2 seat0=Tx" + "9" * 5000,
        "seats=2 seats=2",
        "seats=\uff12",
        "seats=2 tokens=-1,0",
    ],
)
def test_impossible_states_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_state(text)
