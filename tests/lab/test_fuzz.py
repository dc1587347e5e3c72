"""Fuzzing finds what is wrong with a game, and nothing in a sound one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.compiled import rule
from cuboteca.core.errors import OptionError
from cuboteca.core.replay import replay
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab.fuzz import Findings, fuzz
from tests.core.nim import NIM, State, legal_mask

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.usefixtures("interpreted")


@rule
def find_odd_heap(state: State) -> int:
    """Find fault with a heap of 4."""
    return 1 if state.heap == 4 else 0


@rule
def forget_actions(state: State, mask: Any) -> int:
    """Leave nothing legal where 2 stones lie."""
    count = legal_mask(state, mask)
    if state.heap == 2:
        for action in range(len(mask)):
            mask[action] = False
        return 0
    return count


@rule
def forget_weights(_state: State, weights: Any) -> int:
    """Give no outcome a weight."""
    for outcome in range(len(weights)):
        weights[outcome] = 0
    return 0


def _until(plays: int) -> Callable[[Findings], bool]:
    return lambda findings: findings.plays < plays


def _nim(**changes: Any) -> Any:
    return replace(NIM, rules=replace(NIM.rules, **changes))


@pytest.mark.parametrize("name", GAME_NAMES)
def test_nothing_is_found_in_a_sound_game(name: str) -> None:
    findings = fuzz(game(name), seed=1, go_on=_until(1), seat_count=2, options=_short(name))

    assert findings.fault is None
    assert findings.plays >= 1
    assert findings.interpreted_plays == 1
    assert findings.events > findings.plays
    assert findings.taken.sum() > 0


def _short(name: str) -> dict[str, object]:
    short: dict[str, dict[str, object]] = {
        "cubosaurs": {"rounds": 1},
        "cube_attack": {"turn_cap": 4},
        "ursuppe": {"finish": 10},
    }
    return short.get(name, {})


def test_the_same_seed_takes_the_same_actions() -> None:
    first, second = (fuzz(NIM, seed=5, go_on=_until(100)) for _ in range(2))

    assert first.taken.tolist() == second.taken.tolist()
    assert first.by_seats == second.by_seats


def test_all_seats_and_options_come_up_unless_given() -> None:
    findings = fuzz(NIM, seed=2, go_on=_until(200))

    assert set(findings.by_seats) == {2, 3}
    assert findings.never_taken == 0

    only = fuzz(NIM, seed=2, go_on=_until(100), seat_count=3, options={"most": 1})

    assert set(only.by_seats) == {3}
    assert only.never_taken == 3


def test_a_violation_is_found_with_the_play_that_led_there() -> None:
    broken = _nim(violation=find_odd_heap, violations=("", "a heap of four"))
    findings = fuzz(broken, seed=3, go_on=_until(1000))

    assert findings.fault is not None
    assert findings.fault.what == "a heap of four"
    assert findings.fault.event == len(findings.fault.record.events) - 1
    assert replay(broken, findings.fault.record).state.heap == 4


def test_a_dead_end_is_found() -> None:
    findings = fuzz(_nim(legal_mask=forget_actions), seed=3, go_on=_until(1000))

    assert findings.fault is not None
    assert findings.fault.what == "a seat is to move and nothing is legal"


def test_a_draw_of_nothing_is_found() -> None:
    findings = fuzz(_nim(chance_weights=forget_weights), seed=3, go_on=_until(1000))

    assert findings.fault is not None
    assert findings.fault.what == "chance is to draw and there is nothing to draw"
    assert findings.fault.event == 0
    assert not findings.fault.record.events


def test_a_play_that_does_not_end_is_found() -> None:
    findings = fuzz(_nim(longest_play=lambda _options, _seats: 2), seed=3, go_on=_until(1000))

    assert findings.fault is not None
    assert findings.fault.what == "the play has more events than any play can have"


def test_what_the_full_check_sees_is_found() -> None:
    def check(state: Any) -> None:
        if state.winner >= 0:
            raise AssertionError("somebody has won")

    findings = fuzz(replace(NIM, check=check), seed=3, go_on=_until(1000))

    assert findings.fault is not None
    assert findings.fault.what == "somebody has won"


def test_wrong_options_are_refused() -> None:
    with pytest.raises(OptionError, match="most"):
        fuzz(NIM, seed=1, go_on=_until(1), options={"most": 9})
    with pytest.raises(OptionError, match="seats"):
        fuzz(NIM, seed=1, go_on=_until(1), seat_count=7)
