"""Kernels over many plays: each does what the rules do one event at a time, with the same draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core import batch
from cuboteca.core.chance import draw_below, mixed, seeded, start_rng
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import VectorPlays, engine_of
from tests.core.nim import NIM

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode

OPTIONS = NIM.options({"fair": True}, 2)
ENGINE = engine_of(NIM, "interpreted")


def drawn(state: Any, rng: Any) -> int:
    """Return an outcome drawn by its weight: the first whose running sum exceeds the number."""
    weights = ENGINE.chance_weights(state)
    number = draw_below(rng, sum(weights))
    return int((np.cumsum(weights) > number).argmax())


def begun(rng: Any) -> Any:
    state = ENGINE.start(OPTIONS, 2)
    ENGINE.apply(state, drawn(state, rng))
    return state


def test_plays_stepped_together_are_those_played_one_by_one(
    mode: Mode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{VectorPlays.__module__}.LEAST_STEPPED", 1)
    monkeypatch.setattr(f"{VectorPlays.__module__}.LEAST_SAMPLED", 1)
    count = 5
    plays = VectorPlays(engine_of(NIM, mode), OPTIONS, 2, count, seed=3, threads=2)
    plays.reset()
    rngs = [seeded(3, play) for play in range(count)]
    states = [begun(rng) for rng in rngs]
    actions = np.zeros(count, np.int64)
    ended = 0
    for _ in range(12):
        plays.sample(actions)
        for play, (state, rng) in enumerate(zip(states, rngs, strict=True)):
            legal = ENGINE.legal_actions(state)
            assert actions[play] == legal[draw_below(rng, len(legal))]
            ENGINE.apply(state, int(actions[play]))
        plays.step(actions)
        for play, state in enumerate(states):
            over = ENGINE.to_move(state) == OVER
            assert plays.dones[play] == over
            assert plays.rewards[play].tolist() == (ENGINE.points(state, 2) if over else [0, 0])
            if over:
                ended += 1
                states[play] = begun(rngs[play])
            mover = ENGINE.to_move(states[play])
            assert plays.movers[play] == mover
            assert plays.legal_counts[play] == len(ENGINE.legal_actions(states[play]))
            assert plays.masks[play].tolist() == ENGINE.legal_mask(states[play]).tolist()
            seen = ENGINE.observe(states[play], mover).tolist()
            assert plays.observations[play].tolist() == seen

    assert ended > count  # plays that ended began again


def test_with_a_first_event_every_event_has_draws_of_its_own(mode: Mode) -> None:
    engine = engine_of(NIM, mode)
    run = batch.Run(mixed(5), 2, 0, np.zeros((3, 2), np.int64))
    results = batch.results_of(3, 2)
    scratch = batch.scratch_of(NIM.rules)
    start = engine.start_array(OPTIONS, 2)
    engine.bound(batch.simulate)(engine.array(1), start, 0, 3, run, scratch, results)

    for play in range(3):
        state = ENGINE.start(OPTIONS, 2)
        rng = np.zeros(1, np.uint64)
        event = 0
        while (mover := ENGINE.to_move(state)) != OVER:
            start_rng(rng, mixed(5), ((2 + play) << 24) + event)
            event += 1
            if mover == CHANCE:
                ENGINE.apply(state, drawn(state, rng))
            else:
                legal = ENGINE.legal_actions(state)
                ENGINE.apply(state, legal[draw_below(rng, len(legal))])
        assert results.points[play].tolist() == ENGINE.points(state, 2)
        assert results.ranks[play].tolist() == ENGINE.ranks(state, 2)
        assert results.decisions[play] == event - 1


def possible_in(state: Any) -> list[int]:
    if ENGINE.to_move(state) == CHANCE:
        return [int(outcome) for outcome in np.flatnonzero(ENGINE.chance_weights(state))]
    return ENGINE.legal_actions(state)


def test_results_after_an_event_become_those_before_it(mode: Mode) -> None:
    engine = engine_of(NIM, mode)
    plays, high = 40, 1000
    scratch = batch.scratch_of(NIM.rules)
    policies = np.zeros((plays, 2), np.int64)

    def simulated(state: Any, seq: int) -> batch.Results:
        results = batch.results_of(plays, 2)
        run = batch.Run(mixed(5), 2, seq, policies)
        start = engine.array_of(state)
        engine.bound(batch.simulate)(engine.array(1), start, 0, plays, run, scratch, results)
        return results

    state = ENGINE.start(OPTIONS, 2)
    shares = []
    for seq in range(3):  # the draw and two decisions
        before = simulated(state, seq)
        shared = 0
        for event in possible_in(state):
            after = ENGINE.copy(state)
            ENGINE.apply(after, event)
            results = simulated(after, seq + 1)
            results.points[:] += high  # stays where a play is not played again
            run = batch.Run(mixed(5), 2, seq, policies)
            engine.bound(batch.simulate_before)(
                engine.array(1), engine.array_of(state), event, 0, plays, run, scratch, results
            )
            kept = results.points[:, 0] >= high
            shared += int(kept.sum())
            results.points[kept] -= high
            assert [one.tolist() for one in results] == [one.tolist() for one in before]
        shares.append(shared)
        ENGINE.apply(state, possible_in(state)[0])
    assert shares == [plays] * 3  # each play begins with one of the events


def test_a_rollout_stops_after_as_many_decisions_as_it_may_make(mode: Mode) -> None:
    engine = engine_of(NIM, mode)
    state = engine.start(OPTIONS, 2)
    scratch = batch.scratch_of(NIM.rules, seeded(1))
    policies = np.zeros(2, np.int64)
    made = engine.bound(batch.rollout)(state, policies, 1, scratch, 0, batch.NO_EVENT)

    assert made == 1
    assert engine.to_move(state) == 1


@pytest.mark.parametrize(
    ("source", "repeats", "same"), [(0, 2, {0, 1, 2}), (2, 2, {2, 3, 0}), (1, 0, {1})]
)
def test_a_state_is_copied_over_the_next_ones(
    mode: Mode, source: int, repeats: int, same: set[int]
) -> None:
    engine = engine_of(NIM, mode)
    states: Any = engine.array(4)
    states[source] = engine.start(OPTIONS, 2)
    wanted = engine.snapshot(states[source])
    engine.bound(batch.clone_many)(states, source, repeats)

    assert {i for i in range(4) if engine.snapshot(states[i]) == wanted} == same
