"""Compiled rules are the interpreted ones, bit for bit; many plays at once are single plays."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

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
    from collections.abc import Callable, Sequence

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


def in_turn(moment: Moment, watchers: Sequence[int]) -> int:
    """Return one of several, another one after each event."""
    return watchers[moment.seq % len(watchers)]


ANSWERS: dict[str, Callable[[Engine, Any, Moment], Any]] = {
    "to_move": lambda engine, state, _: engine.to_move(state),
    "legal_mask": lambda engine, state, _: engine.legal_mask(state).tolist(),
    "chance_weights": lambda engine, state, _: engine.chance_weights(state),
    "points": lambda engine, state, m: engine.points(state, m.table.seats),
    "ranks": lambda engine, state, m: engine.ranks(state, m.table.seats),
    "end_reason": lambda engine, state, _: engine.end_reason(state),
    "snapshot": lambda engine, state, _: engine.snapshot(state),
    "observe": lambda engine, state, m: engine.observe(state, in_turn(m, m.seats)).tolist(),
    "resample": lambda engine, state, m: engine.snapshot(
        engine.resample(state, in_turn(m, (*m.seats, SPECTATOR)), seeded(5))
    ),
}


@pytest.mark.parametrize("question", ANSWERS)
def test_both_engines_answer_alike_after_every_event(table: Table, question: str) -> None:
    answer = ANSWERS[question]
    pairs = zip(moments(table), compiled_states(table), strict=True)
    wrong = [
        m
        for m, state in pairs
        if answer(compiled(table), state, m) != answer(table.engine, m.state(), m)
    ]

    assert wrong == []


def test_both_engines_take_the_same_action_by_the_heuristic_policy(table: Table) -> None:
    pairs = [p for p in zip(moments(table), compiled_states(table), strict=True) if p[0].mover >= 0]
    wrong = [
        m
        for m, state in pairs[::4]
        if compiled(table).heuristic_action(state, seeded(m.seq))
        != table.engine.heuristic_action(m.state(), seeded(m.seq))
    ]

    assert wrong == []


def test_the_compiled_heuristic_policy_leaves_the_state_alone(table: Table) -> None:
    states = {m: compiled(table).restore(m.snapshot) for m in moments(table) if m.mover >= 0}
    taken = [compiled(table).heuristic_action(state, seeded(1)) for state in states.values()]

    assert len(taken) == len(states)
    assert [m for m, s in states.items() if compiled(table).snapshot(s) != m.snapshot] == []


def refused(moment: Moment, number: int) -> bool:
    """Return whether the compiled engine refuses an event and leaves the state as it was."""
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


Described: TypeAlias = tuple[int, bytes, bytes]


@dataclass(frozen=True)
class Step:
    """A step of one play: the action, what it brought, and what the next decision looks like."""

    action: int
    rewards: list[int]
    over: bool
    described: Described


@dataclass
class Single:
    """One play that draws from one rng, on the interpreted engine."""

    table: Table
    rng: Any
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
            outcome = pick(weights, draw_below(self.rng, sum(weights)))
            self.table.engine.apply(self.state, outcome)

    def choose(self, policy: int) -> int:
        if policy == batch.POLICY_HEURISTIC:
            return self.table.engine.heuristic_action(self.state, self.rng)
        legal = self.table.engine.legal_actions(self.state)
        return legal[draw_below(self.rng, len(legal))]

    def described(self) -> Described:
        """Return mover, mask and observation."""
        engine = self.table.engine
        return (
            self.mover,
            engine.legal_mask(self.state).tobytes(),
            engine.observe(self.state, self.mover).tobytes(),
        )

    def step(self) -> Step:
        """Take one random action; where the play ends another begins."""
        engine, seats = self.table.engine, self.table.seats
        action = self.choose(batch.POLICY_RANDOM)
        engine.apply(self.state, action)
        self.pass_chance()
        over = self.mover == OVER
        rewards = [0] * seats
        if over:
            rewards = engine.points(self.state, seats)
            self.state = engine.start(self.table.options, seats)
            self.pass_chance()
        return Step(action, rewards, over, self.described())

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
PLAYS = 4


def policies_of(table: Table, plays: int = PLAYS) -> Any:
    """Return int64[plays, seats]: random and greedy seats, mixed."""
    seats = np.arange(table.seats)
    return (np.arange(plays)[:, None] + seats) % 2 * batch.POLICY_HEURISTIC


def simulated(table: Table, mode: Any, **how: Any) -> list[Any]:
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


@functools.cache
def single_steps(table: Table, number: int) -> tuple[Described, list[Step]]:
    """Return how one of the plays begins, and its steps."""
    single = Single.of(table, SEED, number)
    single.pass_chance()
    return single.described(), [single.step() for _ in steps_of(table)]


def side_by_side(table: Table, mode: Any, count: int, threads: int) -> VectorPlays:
    engine = engine_of(table.game, mode)
    return VectorPlays(engine, table.options, table.seats, count, seed=SEED, threads=threads)


def described(plays: VectorPlays, number: int) -> Described:
    """Return what the vector says of one of its plays."""
    return (
        int(plays.movers[number]),
        plays.masks[number].tobytes(),
        plays.observations[number].tobytes(),
    )


def differences(plays: VectorPlays, single: list[tuple[Described, list[Step]]]) -> list[Any]:
    """Step the plays of a vector at random; return where they are not the single plays."""
    plays.reset()
    found: list[Any] = [
        number for number, (first, _) in enumerate(single) if described(plays, number) != first
    ]
    actions = np.zeros(plays.count, np.int64)
    for steps in zip(*(steps for _, steps in single), strict=True):
        plays.sample(actions)
        plays.step(actions)
        for number, step in enumerate(steps):
            rewards, over = plays.rewards[number].tolist(), bool(plays.dones[number])
            taken = Step(int(actions[number]), rewards, over, described(plays, number))
            if taken != step:
                found.append((number, taken, step))
    return found


def is_any_over(single: list[tuple[Described, list[Step]]]) -> bool:
    return any(step.over for _, steps in single for step in steps)


@pytest.mark.parametrize("threads", [1, 3])
def test_plays_side_by_side_are_single_plays(few: Table, threads: int) -> None:
    single = [single_steps(few, number) for number in range(4)]

    assert differences(side_by_side(few, "compiled", 4, threads), single) == []
    assert is_any_over(single)


def test_plays_side_by_side_are_the_same_interpreted(few: Table) -> None:
    single = [single_steps(few, number) for number in range(2)]

    assert differences(side_by_side(few, "interpreted", 2, 1), single) == []
    assert is_any_over(single)


def test_a_reset_starts_new_plays(few: Table) -> None:
    plays = side_by_side(few, "compiled", 3, 1)
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
    engine.bound(batch.clone_many)(states, 0, 2)

    assert [engine.snapshot(state) for state in states] == [moment.snapshot] * 3


def test_a_compiled_rollout_ends(few: Table) -> None:
    engine = compiled(few)
    state = engine.start(few.options, few.seats)
    policies = np.full(few.seats, batch.POLICY_RANDOM, np.int64)
    scratch = batch.scratch_of(few.game.rules, seeded(4))
    rollout = engine.bound(batch.rollout)
    decisions = rollout(state, policies, batch.TO_THE_END, scratch, 0, batch.NO_EVENT)
    single = Single.of(few, 4, 0)
    expected = single.played([batch.POLICY_RANDOM] * few.seats)

    assert decisions == expected[3]
    assert engine.snapshot(state) == few.engine.snapshot(single.state)
