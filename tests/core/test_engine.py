"""The engine around the rules: modes, storage, what it says, how work is split."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core import batch
from cuboteca.core.chance import seeded
from cuboteca.core.compiled import is_rule, rule
from cuboteca.core.constants import OVER
from cuboteca.core.engine import Engine, engine_of, over_threads, simulate
from cuboteca.core.errors import IllegalActionError
from tests.core.nim import NIM, State

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MODES = ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)]
in_both_modes = pytest.mark.parametrize("mode", MODES)


def begun(mode: Any, heap: int = 5) -> tuple[Engine[State], State]:
    """Return an engine and a state in which seat 0 is to move."""
    engine = engine_of(NIM, mode)
    state = engine.start(NIM.options({}, 2), 2)
    engine.apply(state, heap - 5)
    return engine, state


# modes


@in_both_modes
def test_an_engine_is_made_once(mode: Any) -> None:
    assert engine_of(NIM, mode) is engine_of(NIM, mode)
    assert engine_of(NIM, mode).mode == mode


@pytest.mark.compiled
def test_what_has_yet_to_be_compiled_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @rule
    def count(state: State) -> int:
        return int(state.heap)

    monkeypatch.setenv("CUBOTECA_CACHE", str(tmp_path))
    caplog.set_level("INFO", "cuboteca.core")
    engine = Engine(NIM, "compiled")
    for _ in range(2):
        engine.bound(count)

    assert [record.message.split(" is compiled")[0] for record in caplog.records] == [
        "'count' of nim"
    ]


@in_both_modes
def test_where_nothing_is_hidden_nothing_is_redrawn(mode: Any) -> None:
    engine, state = begun(mode)
    rng = seeded(3)

    assert engine.resample(state, 0, rng).heap == state.heap == 5
    assert rng.tolist() == seeded(3).tolist()


@pytest.mark.parametrize("setting", ["1"])
def test_a_setting_makes_interpreted_the_default(
    monkeypatch: pytest.MonkeyPatch, setting: str
) -> None:
    monkeypatch.setenv("CUBOTECA_INTERPRETED", setting)

    assert engine_of(NIM).mode == "interpreted"


@pytest.mark.compiled
@pytest.mark.parametrize("setting", ["", "0", "no"])
def test_compiled_is_the_default(monkeypatch: pytest.MonkeyPatch, setting: str) -> None:
    monkeypatch.setenv("CUBOTECA_INTERPRETED", setting)

    assert engine_of(NIM).mode == "compiled"


@in_both_modes
@pytest.mark.parametrize("kernel", [one for one in vars(batch).values() if is_rule(one)])
def test_every_kernel_can_be_bound(mode: Any, kernel: Callable[..., object]) -> None:
    assert callable(engine_of(NIM, mode).bound(kernel))


@in_both_modes
@pytest.mark.parametrize("name", NIM.rules.slots())
def test_every_rule_is_at_hand(mode: Any, name: str) -> None:
    assert callable(getattr(engine_of(NIM, mode).rules, name))


# storage


@in_both_modes
def test_a_state_comes_back_from_its_snapshot(mode: Any) -> None:
    engine, state = begun(mode)

    assert engine.snapshot(engine.restore(engine.snapshot(state))) == engine.snapshot(state)


@in_both_modes
@pytest.mark.parametrize("length", [0, 1, NIM.rules.layout.size + 1])
def test_a_snapshot_of_a_wrong_length_is_refused(mode: Any, length: int) -> None:
    with pytest.raises(ValueError, match=f"a {State.__name__} snapshot has"):
        engine_of(NIM, mode).restore(bytes(length))


@in_both_modes
def test_adopting_copies(mode: Any) -> None:
    engine, state = begun(mode)
    other = engine.adopt(state)
    engine.apply(other, 0)

    assert (state.heap, other.heap) == (5, 4)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("mode", "other"), [("interpreted", "compiled"), ("compiled", "interpreted")]
)
def test_engines_adopt_each_others_states(mode: Any, other: Any) -> None:
    engine, state = begun(mode)
    adopted = engine_of(NIM, other).adopt(state)

    assert engine_of(NIM, other).snapshot(adopted) == engine.snapshot(state)
    assert engine_of(NIM, other).legal_actions(adopted) == engine.legal_actions(state)


@in_both_modes
def test_masks_are_fresh(mode: Any) -> None:
    engine, state = begun(mode)
    first = engine.legal_mask(state)
    engine.apply(state, 2)

    assert first.tolist() == [True, True, True, False]
    assert engine.legal_mask(state).tolist() == [True, True, False, False]


# what it says


@in_both_modes
@pytest.mark.parametrize("action", [-1, 3, 4, 99])
def test_an_illegal_action_is_named(mode: Any, action: int) -> None:
    engine, state = begun(mode)

    with pytest.raises(IllegalActionError, match=f"action {action}: this action is not legal now"):
        engine.apply(state, action)


@in_both_modes
@pytest.mark.parametrize("outcome", [-1, 5, 99])
def test_an_impossible_outcome_is_named(mode: Any, outcome: int) -> None:
    engine = engine_of(NIM, mode)
    state = engine.start(NIM.options({}, 2), 2)

    with pytest.raises(IllegalActionError, match=f"outcome {outcome}: this outcome is not legal"):
        engine.apply(state, outcome)


@in_both_modes
def test_after_the_end_everything_is_refused(mode: Any) -> None:
    engine, state = begun(mode)
    engine.apply(state, 2)
    engine.apply(state, 1)

    assert engine.to_move(state) == OVER
    assert engine.end_reason(state) == "last stone"
    with pytest.raises(IllegalActionError, match="the play is over"):
        engine.apply(state, 0)


@in_both_modes
def test_answers_are_plain_numbers(mode: Any) -> None:
    engine, state = begun(mode)
    answers = [
        engine.to_move(state),
        engine.heuristic_action(state, seeded(1)),
        *engine.legal_actions(state),
        *engine.chance_weights(state),
        *engine.points(state, 2),
        *engine.ranks(state, 2),
    ]

    assert {type(answer) for answer in answers} == {int}


@in_both_modes
@pytest.mark.parametrize(("heap", "action"), [(5, 0), (6, 1), (7, 2), (9, 0)])
def test_the_heuristic_policy_leaves_a_multiple_of_four(mode: Any, heap: int, action: int) -> None:
    engine, state = begun(mode, heap)

    assert engine.heuristic_action(state, seeded(1)) == action


# many plays


@in_both_modes
def test_policies_are_those_of_the_seats(mode: Any) -> None:
    """Seat 0 plays by the heuristic policy and wins unless the heap is 8."""
    plays = 60
    results = simulate(
        engine_of(NIM, mode),
        NIM.options({"fair": True}, 2),
        np.tile(np.array([batch.POLICY_HEURISTIC, batch.POLICY_RANDOM]), (plays, 1)),
        seed=1,
    )

    assert set(results.reasons.tolist()) == {1}
    assert sorted(set(map(tuple, results.points.tolist()))) == [(1, 2), (2, 1)]
    assert (results.ranks[:, 0] == 1).sum() > plays * 3 // 4


@pytest.mark.parametrize("threads", [-1, 0, 1, 2, 3, 10, 50])
@pytest.mark.parametrize("count", [0, 1, 2, 10])
def test_work_is_split_without_gaps_or_overlaps(count: int, threads: int) -> None:
    done: list[int] = []
    over_threads(lambda lo, hi: done.extend(range(lo, hi)), count, threads)

    assert sorted(done) == list(range(count))


@pytest.mark.parametrize(("least", "threads"), [(10, 4), (13, 3), (20, 2), (21, 1), (99, 1)])
def test_a_thread_is_only_woken_for_enough_work(least: int, threads: int) -> None:
    lengths: list[int] = []
    over_threads(lambda lo, hi: lengths.append(hi - lo), 40, 4, least)

    assert len(lengths) == (4 * threads if threads > 1 else 1)
    assert sum(lengths) == 40


def test_nobody_waits_for_a_slow_thread() -> None:
    """The thread that is not held up does all slices but the one that the other has begun."""
    rest_is_done = threading.Event()
    done: list[int] = []

    def work(lo: int, _hi: int) -> None:
        if lo == 0:
            assert rest_is_done.wait(30)
        done.append(lo)
        if len(done) == 7:
            rest_is_done.set()

    over_threads(work, 8, 2)

    assert done == [1, 2, 3, 4, 5, 6, 7, 0]


@pytest.mark.parametrize("wrong", [0, 1])
def test_an_error_in_a_slice_is_not_lost(wrong: int) -> None:
    def work(lo: int, _hi: int) -> None:
        if (lo > 0) == bool(wrong):
            raise OSError("slice")

    with pytest.raises(OSError, match="slice"):
        over_threads(work, 10, 3)


def test_after_an_error_no_other_slice_is_begun() -> None:
    begun: list[int] = []

    def work(lo: int, _hi: int) -> None:
        begun.append(lo)
        raise OSError("slice")

    with pytest.raises(OSError, match="slice"):
        over_threads(work, 40, 2)
    assert len(begun) <= 2


def after(mode: Any, *actions: int) -> Any:
    engine, state = begun(mode)
    for action in actions:
        engine.apply(state, action)
    return state


@in_both_modes
def test_threads_do_not_disturb_each_other(mode: Any) -> None:
    """Different states asked at once, many times: each gets its own answer."""
    engine = engine_of(NIM, mode)
    states = [after(mode, *actions) for actions in ([], [2], [2, 0], [2, 0, 0])]
    expected = [[0, 1, 2], [0, 1], [0], []]

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda i: engine.legal_actions(states[i % 4]), range(8000)))

    assert [i for i, answer in enumerate(answers) if answer != expected[i % 4]] == []
