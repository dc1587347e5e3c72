"""The fast rules equal slow and obvious ones, and the interpreted ones the compiled ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.refusals import OK
from cuboteca.games.cube_attack import notation
from cuboteca.games.cube_attack.actions import ACTION_COUNT
from cuboteca.games.cube_attack.boards import FOLDER, SHIPPED
from cuboteca.games.cube_attack.rules import refusal
from cuboteca.games.cube_attack.rules.scoring import turn_points
from tests.games.citations import cites, ruling
from tests.games.cube_attack.plays import events, states
from tests.games.cube_attack.slow import SlowPlay
from tests.games.cube_attack.table import GAME, engine

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.compiled  # the plays are found by the compiled rules

TABLES = [
    (2, "six-fold", True),
    (3, "three-fold", True),
    (4, "six-fold", False),
    (6, "three-fold", False),
]


def both(
    seat_count: int, board: str, *, returns: bool, greedy: bool
) -> Iterator[tuple[Any, SlowPlay]]:
    """Yield the same moments of a play by the engine and by the slow rules."""
    options = {"board": board, "lost_cubes_return": returns}
    numbers = events(seat_count, 7 + seat_count, greedy=greedy, **options)
    slow = SlowPlay(FOLDER / f"{board}.toml", seat_count, numbers[0], return_lost=returns)
    state = engine().start(GAME.options(options, seat_count), seat_count)
    engine().apply(state, numbers[0])
    for number in numbers[1:]:
        yield state, slow
        slow.do(notation.format_action(state, number))
        engine().rules.apply(state, number)
    yield state, slow


def named(state: Any) -> list[str]:
    return [notation.format_action(state, action) for action in engine().legal_actions(state)]


@cites('"Come si gioca" (p. 4)', '"Come si gioca", 1 (p. 4)', '"Come si gioca", 2 (p. 4)')
@ruling("same-units", "deeds-tell-apart")
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
@pytest.mark.parametrize(("seat_count", "board", "returns"), TABLES)
def test_the_engine_plays_as_the_slow_rules_do(
    seat_count: int, board: str, *, returns: bool, greedy: bool
) -> None:
    for state, slow in both(seat_count, board, returns=returns, greedy=greedy):
        texts = named(state)

        assert sorted(texts) == sorted(slow.legal())
        assert list(state.totals)[:seat_count] == slow.points
        assert list(state.supply)[:seat_count] == slow.supply
        assert (state.mover == slow.mover) or slow.over
    assert slow.over


@pytest.mark.parametrize(("seat_count", "board", "returns"), TABLES)
def test_the_legal_mask_is_what_the_codes_say(
    seat_count: int, board: str, *, returns: bool
) -> None:
    options = {"board": board, "lost_cubes_return": returns}
    numbers = events(seat_count, 3, **options)
    for index, state in enumerate(states(seat_count, numbers, "interpreted", **options)):
        if index % 9 == 0 and state.mover >= 0:
            by_code = [a for a in range(ACTION_COUNT) if refusal(state, a) == OK]
            assert by_code == engine().legal_actions(state)


@pytest.mark.parametrize("board", SHIPPED)
@pytest.mark.parametrize("seat_count", range(2, 7))
def test_interpreted_and_compiled_rules_agree_to_the_byte(seat_count: int, board: str) -> None:
    numbers = events(seat_count, 21, board=board)
    slow = states(seat_count, numbers, "interpreted", board=board)
    fast = states(seat_count, numbers, "compiled", board=board)
    for one, other in zip(slow, fast, strict=True):
        assert engine().snapshot(one) == engine("compiled").snapshot(other)
        assert engine().legal_actions(one) == engine("compiled").legal_actions(other)


@pytest.mark.slow
@pytest.mark.parametrize("seat_count", range(2, 7))
def test_hundreds_of_plays_come_to_the_same_end_interpreted_and_compiled(seat_count: int) -> None:
    """Apply and the state's bytes are compared at the end of each of 60 plays."""
    rules = engine("interpreted").rules.apply
    for seed in range(60):
        numbers = events(seat_count, 1000 + seed, greedy=seed % 3 == 0)
        checked = engine().start(GAME.options({}, seat_count), seat_count)
        record = engine("compiled").start(GAME.options({}, seat_count), seat_count)
        for number in numbers:
            rules(checked, number)
            engine("compiled").rules.apply(record, number)
        GAME.check(checked)
        assert engine().snapshot(checked) == engine("compiled").snapshot(record)


@pytest.mark.parametrize("seat_count", [2, 4, 6])
def test_a_turn_gives_each_seat_what_was_foretold(seat_count: int) -> None:
    before = [0] * seat_count
    for state in states(seat_count, events(seat_count, 5), "interpreted"):
        now = [int(points) for points in state.totals][:seat_count]
        if now != before:
            gained = [new - old for old, new in zip(before, now, strict=True)]
            assert gained == [int(turn_points(state, seat)) for seat in range(seat_count)]
        before = now

    assert max(before) >= 64
