"""Texts that mean nothing are refused with what was expected."""

from __future__ import annotations

import pytest

from cuboteca.core.errors import NotationError
from cuboteca.games.cube_attack import notation
from tests.games.cube_attack.table import begun, new_play, shown, table

BUSY = "seat0=t@H0,b@W0 seat1=b@H0"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("dance b@W0", "is not a valid action"),
        ("move b@H0", "is not a valid action"),
        ("move b@H0 F", "seat 0 has no unit"),
        ("move q@H0 F", "is not a valid unit"),
        ("move t@Q9 F", "not a planet of this board"),
        ("move t@H0 W0", "is not connected"),
        ("move b@W0 E0", "is an Entrance"),
        ("activate t2@H0", "seat 0 has no unit"),
        ("attack t@H0 b@H0", "is not a valid seat"),
        ("attack t@H0 0.b@W0", "not a valid opponent's unit"),
        ("attack t@H0 1", "not a valid opponent's unit"),
        ("attack t@H0 1.t@H0", "seat 1 has no unit"),
        ("attack t@H0 2.b@H0", "is not a valid seat"),
    ],
)
def test_an_action_that_is_none_is_refused(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        notation.parse_action(table(BUSY), text)


def test_no_action_is_read_where_no_seat_is_to_move() -> None:
    with pytest.raises(NotationError, match="no seat is to move"):
        notation.parse_action(new_play(2).state, "move b@E0 W0")


@pytest.mark.parametrize("text", ["first", "first 2", "second 1", "first -1", "first ²"])
def test_an_outcome_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_outcome(new_play(2).state, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seats=7",
        "seats=1",
        "seats=2 seats=3",
        "colour=1",
        "board=seven-fold",
        "stage=dance",
        "mover=5",
        "mover=x",
        "first=3",
        "turn=0",
        "done=2",
        "return=2",
        "goal=0",
        "cap=99999999999",
        "totals=1",
        "totals=1,x",
        "supply=21,0",
        "seat0=21*b@E0",
        "seat0=0*b@E0",
        "seat0=b@E0,",
        "seat0=b@Q",
        "seat9=b@E0",
    ],
)
def test_a_state_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_state(text)


def test_what_is_left_out_of_a_state_is_as_usual() -> None:
    assert shown(table("seat0=b@E0 seat1=b@E3")) == shown(begun(2))
