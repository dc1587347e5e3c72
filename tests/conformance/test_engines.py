"""Compiled rules are the interpreted ones, bit for bit; many plays at once are single plays."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core import batch
from cuboteca.core.chance import draw_below, pick, seeded
from cuboteca.core.constants import CHANCE, OVER, SPECTATOR
from cuboteca.core.engine import Engine, VectorPlays, engine_of, simulate
from cuboteca.core.errors import IllegalActionError
from cuboteca.core.play import Play
from tests.conformance.plays import Moment, Table, finished, moments, some_moments, spread, tried

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.compiled


def compiled(table: Table) -> Engine:
    return engine_of(table.game, "compiled")


# one play


@functools.cache
def compiled_states(table: Table) -> tuple[Any, ...]:
    """Return the states that the compiled rules make of the events of a finished play."""
    engine = compiled(table)
    state = engine.start(table.options, table.seats)
    states = [engine.copy(state)]
    for event in finished(table).events:
        engine.apply(state, event.number)
        states.append(engine.copy(state))
    return tuple(states)


ANSWERS: dict[str, Callable[[Engine, Any, Table], Any]] = {
    "to_move": lambda engine, state, _: engine.to_move(state),
    "legal_mask": lambda engine, state, _: engine.legal_mask(state).tolist(),
    "legal_actions": lambda engine, state, _: engine.legal_actions(state),
    "chance_weights": lambda engine, state, _: engine.chance_weights(state),
    "points": lambda engine, state, table: engine.points(state, table.seats),
    "ranks": lambda engine, state, table: engine.ranks(state, table.seats),
    "end_reason": lambda engine, state, _: engine.end_reason(state),
    "snapshot": lambda engine, state, _: engine.snapshot(state),
    "observe": lambda engine, state, table: [
        engine.observe(state, seat).tolist() for seat in range(table.seats)
    ],
    "resample": lambda engine, state, table: [
        engine.snapshot(engine.resample(state, seat, seeded(5)))
        for seat in (*range(table.seats), SPECTATOR)
    ],
}


@pytest.mark.parametrize("question", ANSWERS)
def test_both_engines_answer_alike_after_every_event(table: Table, question: str) -> None:
    answer = ANSWERS[question]
    pairs = zip(moments(table), compiled_states(table), strict=True)
    wrong = [
        m
        for m, state in pairs
        if answer(compiled(table), state, table) != answer(table.engine, m.state(), table)
    ]

    assert wrong == []


def test_both_engines_take_the_same_action_by_rule_of_thumb(table: Table) -> None:
    pairs = [p for p in zip(moments(table), compiled_states(table), strict=True) if p[0].mover >= 0]
    wrong = [
        m
        for m, state in pairs[::4]
        if compiled(table).greedy_action(state, seeded(m.seq))
        != table.engine.greedy_action(m.state(), seeded(m.seq))
    ]

    assert wrong == []


def test_the_compiled_rule_of_thumb_leaves_the_state_alone(table: Table) -> None:
    states = {m: compiled(table).restore(m.snapshot) for m in moments(table) if m.mover >= 0}
    taken = [compiled(table).greedy_action(state, seeded(1)) for state in states.values()]

    assert len(taken) == len(states)
    assert [m for m, s in states.items() if compiled(table).snapshot(s) != m.snapshot] == []


def refused(moment: Moment, number: int) -> bool:
    """Tell whether the compiled engine refuses an event and leaves the state as it was."""
    engine = compiled(moment.table)
    state = engine.restore(moment.snapshot)
    try:
        engine.apply(state, number)
    except IllegalActionError:
        return engine.snapshot(state) == moment.snapshot
    return False


def test_the_compiled_engine_refuses_what_is_illegal(few: Table) -> None:
    rules = few.game.rules
    most = max(rules.action_count, rules.outcome_count)
    wrong = [
        (m, number)
        for m in some_moments(few, 10)
        for number in (-(2**40), -3, -2, -1, *m.legal, *tried(m, range(most)), most, 2**40)
        if refused(m, number) != (number not in [*m.legal, *m.possible])
    ]

    assert wrong == []


def test_a_play_on_the_compiled_engine_has_the_same_events(few: Table) -> None:
    play = Play(few.game, dict(few.given), few.seats, compiled(few))
    texts = [happen(play, event.actor, event.text) for event in finished(few).events]

    assert texts == [event.text for event in finished(few).events]
    assert play.outcome == finished(few).outcome


def happen(play: Play, actor: int, text: str) -> str:
    event = play.chance_text(text) if actor == CHANCE else play.act_text(actor, text)
    return event.text


def test_a_compiled_copy_is_independent(few: Table) -> None:
    engine = compiled(few)
    first = moments(few)[0]
    state = engine.restore(first.snapshot)
    copy = engine.copy(state)
    engine.apply(copy, first.possible[0])

    assert engine.snapshot(state) == first.snapshot
    assert engine.snapshot(copy) != first.snapshot


# single plays, step by step, as kernels play them


@dataclass
class Single:
    """One play that draws from one stream, on the interpreted engine."""

    table: Table
    stream: Any
    state: Any

    @classmethod
    def of(cls, table: Table, seed: int, number: int) -> Single:
        start = table.engine.start(table.options, table.seats)
        return cls(table, seeded(seed, number), start)

    @property
    def mover(self) -> int:
        return self.table.engine.to_move(self.state)

    def pass_chance(self) -> None:
        while self.mover == CHANCE:
            weights = self.table.engine.chance_weights(self.state)
            outcome = pick(weights, draw_below(self.stream, sum(weights)))
            self.table.engine.apply(self.state, outcome)

    def choose(self, policy: int) -> int:
        if policy == batch.POLICY_GREEDY:
            return self.table.engine.greedy_action(self.state, self.stream)
        legal = self.table.engine.legal_actions(self.state)
        return legal[draw_below(self.stream, len(legal))]

    def described(self) -> tuple[int, list[bool], list[int]]:
        """Return mover, mask and observation."""
        engine = self.table.engine
        return (
            self.mover,
            engine.legal_mask(self.state).tolist(),
            engine.observe(self.state, self.mover).tolist(),
        )

    def played(self, policies: list[int]) -> tuple[list[int], list[int], int, int]:
        """Play to the end; return points, ranks, reason and number of decisions."""
        engine, seats = self.table.engine, self.table.seats
        decisions = 0
        self.pass_chance()
        while self.mover != OVER:
            engine.apply(self.state, self.choose(policies[self.mover]))
            decisions += 1
            self.pass_chance()
        reason = self.table.game.rules.end_reasons.index(engine.end_reason(self.state))
        return engine.points(self.state, seats), engine.ranks(self.state, seats), reason, decisions


# many plays, one after the other

SEED = 20
PLAYS = 6


def policies_of(table: Table, plays: int = PLAYS) -> Any:
    """Return int64[plays, seats]: random and greedy seats, mixed."""
    seats = np.arange(table.seats)
    return (np.arange(plays)[:, None] + seats) % 2


def simulated(table: Table, mode: Any, **how: int) -> list[Any]:
    """Return what ``simulate`` gives, as lists: points, ranks, reasons, decisions."""
    results = simulate(
        engine_of(table.game, mode),
        table.options,
        policies_of(table, how.pop("plays", PLAYS)),
        seed=how.pop("seed", SEED),
        **how,
    )
    return [
        results.points.tolist(),
        results.ranks.tolist(),
        results.reasons.tolist(),
        results.decisions.tolist(),
    ]


def test_mass_simulation_is_single_plays(table: Table) -> None:
    policies = policies_of(table).tolist()
    single = [Single.of(table, SEED, i).played(policies[i]) for i in range(PLAYS)]

    assert simulated(table, "compiled") == [list(part) for part in zip(*single, strict=True)]


def test_mass_simulation_is_the_same_interpreted(few: Table) -> None:
    assert simulated(few, "interpreted", plays=3) == simulated(few, "compiled", plays=3)


@pytest.mark.parametrize("threads", [2, 3, 7, 100])
def test_results_do_not_depend_on_threads(few: Table, threads: int) -> None:
    alone = simulated(few, "compiled", plays=41, threads=1)

    assert simulated(few, "compiled", plays=41, threads=threads) == alone


def test_a_longer_run_can_be_played_in_parts(few: Table) -> None:
    whole = simulated(few, "compiled", plays=10)
    parts = [simulated(few, "compiled", plays=4), simulated(few, "compiled", plays=6, first_play=4)]

    assert whole == [first + second for first, second in zip(*parts, strict=True)]


def test_another_seed_gives_other_results(few: Table) -> None:
    assert simulated(few, "compiled", seed=1) != simulated(few, "compiled", seed=2)


@pytest.mark.parametrize("plays", [0, 1])
def test_few_plays_are_no_special_case(few: Table, plays: int) -> None:
    results = simulated(few, "compiled", plays=plays, threads=4)

    assert [len(part) for part in results] == [plays] * 4


# many plays, side by side


def steps_of(table: Table) -> range:
    """Return enough steps for plays to end and to start again."""
    decisions = sum(moment.mover >= 0 for moment in moments(table))
    return range(3 * decisions // 2)


@dataclass
class Batch:
    """Vector plays, and the same plays one by one."""

    table: Table
    plays: VectorPlays
    single: list[Single]
    ended: int = 0

    @classmethod
    def of(cls, table: Table, mode: Any, count: int, threads: int) -> Batch:
        engine = engine_of(table.game, mode)
        plays = VectorPlays(engine, table.options, table.seats, count, seed=SEED, threads=threads)
        return cls(table, plays, [Single.of(table, SEED, i) for i in range(count)])

    def reset(self) -> None:
        self.plays.reset()
        for single in self.single:
            single.pass_chance()

    def step(self) -> list[int]:
        """Take one random action in each play, on both sides; return which plays differ."""
        actions = np.zeros(self.plays.count, np.int64)
        self.plays.sample(actions)
        chosen = [single.choose(batch.POLICY_RANDOM) for single in self.single]
        self.plays.step(actions)
        rewards = [self._step_one(i, action) for i, action in enumerate(chosen)]
        differ = set(self.differences())
        differ |= {i for i, a in enumerate(chosen) if a != actions[i]}
        differ |= {i for i, r in enumerate(rewards) if r != self.plays.rewards[i].tolist()}
        return sorted(differ)

    def _step_one(self, number: int, action: int) -> list[int]:
        single, engine = self.single[number], self.table.engine
        engine.apply(single.state, action)
        single.pass_chance()
        over = single.mover == OVER
        reward = [0] * self.table.seats
        if over:
            reward = engine.points(single.state, self.table.seats)
            single.state = engine.start(self.table.options, self.table.seats)
            single.pass_chance()
            self.ended += 1
        assert bool(self.plays.dones[number]) == over
        return reward

    def differences(self) -> list[int]:
        """Return the plays that the vector describes otherwise than they are."""
        plays = self.plays
        return [
            i
            for i, single in enumerate(self.single)
            if single.described()
            != (int(plays.movers[i]), plays.masks[i].tolist(), plays.observations[i].tolist())
        ]


@pytest.mark.parametrize("threads", [1, 3])
def test_plays_side_by_side_are_single_plays(few: Table, threads: int) -> None:
    side_by_side = Batch.of(few, "compiled", 4, threads)
    side_by_side.reset()
    at_first = side_by_side.differences()
    later = [differing for _ in steps_of(few) if (differing := side_by_side.step())]

    assert at_first == []
    assert later == []
    assert side_by_side.ended > 0


def test_plays_side_by_side_are_the_same_interpreted(few: Table) -> None:
    side_by_side = Batch.of(few, "interpreted", 2, 1)
    side_by_side.reset()
    later = [differing for _ in steps_of(few) if (differing := side_by_side.step())]

    assert later == []
    assert side_by_side.ended > 0


def test_a_reset_starts_new_plays(few: Table) -> None:
    plays = VectorPlays(compiled(few), few.options, few.seats, 3, seed=SEED, threads=1)
    plays.reset()
    first = plays.masks.copy(), plays.movers.copy()
    plays.rewards[:] = 5
    plays.dones[:] = True
    plays.reset()

    assert first[0].any(axis=1).all()
    assert not plays.rewards.any()
    assert not plays.dones.any()


def test_clones_are_the_state_itself(few: Table) -> None:
    engine = compiled(few)
    moment = spread(moments(few), 3)[1]
    states = engine.array(3)
    states[0] = engine.restore(moment.snapshot)
    engine.kernel("clone_many")(states, 0, 2)

    assert [engine.snapshot(state) for state in states] == [moment.snapshot] * 3


def test_a_compiled_playout_ends(few: Table) -> None:
    engine = compiled(few)
    rules = few.game.rules
    state = engine.start(few.options, few.seats)
    mask, weights = np.zeros(rules.action_count, np.bool_), np.zeros(rules.outcome_count, np.int64)
    decisions = engine.kernel("playout")(state, mask, weights, seeded(4))
    single = Single.of(few, 4, 0)
    expected = single.played([batch.POLICY_RANDOM] * few.seats)

    assert decisions == expected[3]
    assert engine.snapshot(state) == few.engine.snapshot(single.state)
