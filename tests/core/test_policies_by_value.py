"""Heuristic policies made of values: the best legal action, equals drawn among; and legal lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core.chance import seeded
from cuboteca.core.compiled import native, rule
from cuboteca.core.engine import engine_of
from cuboteca.core.heuristics import policy_by
from cuboteca.core.legal import legal_by
from cuboteca.core.seats import relative_seat
from tests.core.nim import ACTIONS, NIM, State, legal_mask

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.engine import Mode


@rule
def fewest(_state: State, action: int) -> int:
    """Prefer few stones."""
    return -action


@rule
def most(_state: State, action: int) -> int:
    """Prefer many stones."""
    return action


@rule
def ends(_state: State, action: int) -> int:
    """Prefer 1 and 3 stones alike."""
    return 1 if action in (0, 2) else 0


@rule
def two_or_four(_state: State, mask: Any) -> int:
    """Let 2 or 4 stones be taken."""
    mask[:] = False
    mask[1] = mask[3] = True
    return 2


def five_stones() -> Any:
    engine = engine_of(NIM, "interpreted")
    state: Any = engine.start(NIM.options({}, 2), 2)
    engine.apply(state, 0)
    return state


def chosen(value: Callable[..., int], mode: Mode, times: int) -> list[int]:
    """Return what a policy by ``value`` takes of a heap of 5, of which 3 may be taken."""
    policy = policy_by(value, legal_mask)
    state = engine_of(NIM, mode).adopt(five_stones())
    if mode == "compiled":
        policy = native(policy, layout=NIM.rules.layout)
    rng = seeded(1)
    mask = np.zeros(ACTIONS, np.bool_)
    return [policy(state, mask, rng) for _ in range(times)]


@pytest.mark.parametrize(("value", "action"), [(fewest, 0), (most, 2)])
def test_the_legal_action_of_highest_value_is_taken(
    mode: Mode, value: Callable[..., int], action: int
) -> None:
    assert chosen(value, mode, 3) == [action] * 3


def test_an_illegal_action_is_never_taken_whatever_its_value() -> None:
    policy = policy_by(fewest, two_or_four)

    assert policy(five_stones(), np.ones(ACTIONS, np.bool_), seeded(1)) == 1


def test_equals_are_drawn_among(mode: Mode) -> None:
    taken = np.bincount(chosen(ends, mode, 400), minlength=ACTIONS)

    assert taken[1] == taken[3] == 0
    assert abs(taken[0] - 200) < 50


def test_legal_actions_are_listed_in_order() -> None:
    assert legal_by(legal_mask, ACTIONS)(five_stones()) == [0, 1, 2]


@pytest.mark.parametrize(
    ("observer", "seat", "after"), [(0, 0, 0), (0, 2, 2), (2, 0, 1), (2, 2, 0), (1, 0, 2)]
)
def test_seats_are_counted_clockwise_from_the_observer(
    observer: int, seat: int, after: int
) -> None:
    assert relative_seat(observer, seat, 3) == after
