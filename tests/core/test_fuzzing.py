"""Plays that look for faults: what they prefer, what they find, and where they say it was."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core.batch import scratch_of
from cuboteca.core.chance import mixed, seeded
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import Engine
from cuboteca.core.fuzzing import (
    NO_LEGAL_ACTION,
    NOTHING_FOUND,
    NOTHING_TO_DRAW,
    TOO_LONG,
    Counts,
    fuzz,
    fuzz_action,
)
from tests.core.nim import ACTIONS, HEAPS, NIM, State

if TYPE_CHECKING:
    from collections.abc import Callable

OPTIONS = NIM.options({}, 2)


@rule
def stuck_below_three(state: State, mask: Any) -> int:
    """Offer nothing although stones are left."""
    count = 0
    for action in range(ACTIONS):
        mask[action] = state.heap >= 3 and action < 2
        count += 1 if mask[action] else 0
    return count


@rule
def weights_that_cancel(state: State, weights: Any) -> int:
    """Write a negative weight, which the draw takes for the outcome before the last."""
    for outcome in range(HEAPS):
        weights[outcome] = 0
    weights[0] = 1
    weights[1] = -1
    return 1 if state.mover == CHANCE else 0


@rule
def no_weights(_state: State, weights: Any) -> int:
    """Give no outcome a weight."""
    for outcome in range(HEAPS):
        weights[outcome] = 0
    return 0


@rule
def odd_heap(state: State) -> int:
    """Call a single stone a violation."""
    return 7 if state.heap == 1 else 0


def fuzzed(plays: int = 20, longest: int = 10, **rules: Callable[..., Any]) -> tuple[int, Counts]:
    """Fuzz Nim with some of its rules replaced; return the number of events and the counts."""
    engine = Engine(replace(NIM, rules=replace(NIM.rules, **rules)), "interpreted")  # type: ignore[arg-type]
    counts = Counts(*(np.zeros(size, np.int64) for size in (ACTIONS, ACTIONS, 3)))
    states, start = engine.array(1), engine.start_array(OPTIONS, 2)
    scratch = scratch_of(engine.game.rules)
    events = engine.bound(fuzz)(states, start, 0, plays, mixed(1), longest, scratch, counts)
    return events, counts


def test_in_sound_rules_nothing_is_found_and_every_action_is_counted() -> None:
    events, counts = fuzzed()

    assert counts.finding.tolist() == [0, 0, NOTHING_FOUND]
    assert counts.taken.sum() == events - 20  # one draw in each play
    assert counts.taken[:3].all()
    assert counts.taken[3] == 0  # two may take three at most
    assert not counts.rarity.any()


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        ({"legal_mask": stuck_below_three}, NO_LEGAL_ACTION),
        ({"chance_weights": no_weights}, NOTHING_TO_DRAW),
        ({"chance_weights": weights_that_cancel}, NOTHING_TO_DRAW),
        ({"violation": odd_heap}, 7),
    ],
)
def test_a_fault_is_found_and_ends_the_run(rules: dict[str, Any], what: int) -> None:
    events, counts = fuzzed(**rules)
    play, event, found = counts.finding.tolist()

    assert found == what
    assert 0 <= play < 20
    assert 0 <= event < events
    assert events == fuzzed(play, **rules)[0] + event + 1  # those before had no fault


def test_a_play_that_does_not_end_is_a_fault() -> None:
    events, counts = fuzzed(longest=2)

    assert counts.finding.tolist() == [0, 2, TOO_LONG]
    assert events == 3


def test_every_other_action_is_the_one_taken_least_often() -> None:
    engine = Engine(NIM, "interpreted")
    state = engine.start(OPTIONS, 2)
    engine.apply(state, 0)  # 5 stones: 1, 2 or 3 may be taken
    rarity = np.array([9, 9, 4, 0])  # the rarest of all is not legal
    rng = seeded(1)
    mask = np.zeros(ACTIONS, np.bool_)
    choose = engine.bound(fuzz_action)
    taken = np.bincount([choose(state, rarity, mask, rng) for _ in range(600)], minlength=ACTIONS)

    assert taken[3] == 0
    assert abs(taken[:2] - 100).max() < 40
    assert abs(taken[2] - 400) < 60
