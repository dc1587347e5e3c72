"""Bots: what they are given, that they play legally, that they leave everything as it was."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest

from cuboteca.bots.bot import DecisionContext, GreedyBot, RandomBot, UnknownLevelError, context_of
from cuboteca.bots.levels import LEVELS, make_bot
from cuboteca.core import batch
from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of, simulate
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.record import CheckedState
from tests.conformance.plays import FEW_TABLES, decisions, spread
from tests.core.nim import NIM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.conformance.plays import Moment, Table
    from tests.core.nim import State

TABLES = pytest.mark.parametrize("table", FEW_TABLES, ids=str)
#: Those that are quick on interpreted rules; what searches has tests of its own.
EVERY_LEVEL = pytest.mark.parametrize("level", ["random", "easy", "medium", "greedy"])


def play_at(moment: Moment) -> Play:
    """Return a play that stands at a moment."""
    play = moment.table.play()
    play.state = moment.state()
    return play


def context(moment: Moment, seed: int = 1) -> DecisionContext:
    return context_of(play_at(moment), moment.mover, seeded(seed))


def nim(heap: int = 9) -> DecisionContext:
    """Return a context in Nim in which seat 0 may take 1, 2 or 3 stones."""
    play = Play(NIM, {}, 2)
    play.chance(heap - 5)
    return context_of(play, 0, seeded(1))


# a context


@TABLES
def test_a_context_is_what_the_seat_knows(table: Table) -> None:
    moment = decisions(table, 3)[1]
    given = context(moment)

    assert given.view == table.game.presentation.view(moment.state(), moment.mover)
    assert list(given.legal) == moment.legal
    assert (given.seat, given.seat_count, given.options) == (
        moment.mover,
        table.seats,
        table.options,
    )


@TABLES
def test_a_context_has_the_observation_and_mask_of_environments(table: Table) -> None:
    for moment in decisions(table, 4):
        given = context(moment)
        observation, mask = given.observation, given.legal_mask

        assert observation.dtype == np.int16
        assert (observation == table.engine.observe(moment.state(), moment.mover)).all()
        assert mask.dtype == np.bool_
        assert (mask == table.engine.legal_mask(moment.state())).all()
        assert not observation.flags.writeable
        assert not mask.flags.writeable


def reached(value: Any, seen: dict[int, Any]) -> Iterator[Any]:
    """Yield everything that can be reached from a value, except through the game itself."""
    if id(value) in seen or isinstance(value, type):
        return
    seen[id(value)] = value
    yield value
    for part in parts(value):
        yield from reached(part, seen)


def parts(value: Any) -> list[Any]:
    """Return what a value is made of."""
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    if isinstance(value, (list, tuple, set, frozenset)):
        return list(value)
    names = [name for kind in type(value).__mro__ for name in vars(kind).get("__slots__", ())]
    slots = [getattr(value, name, None) for name in names]
    return [*slots, *getattr(value, "__dict__", {}).values()]


@TABLES
def test_a_context_holds_no_state(table: Table) -> None:
    moment = decisions(table, 3)[1]
    play = play_at(moment)
    given = context_of(play, moment.mover, seeded(1))
    assert given.view == table.game.presentation.view(moment.state(), moment.mover)
    known: dict[int, Any] = {id(table.game): table.game}
    things = list(reached(given, known))

    assert len(things) > 20
    assert [t for t in things if t is play or t is play.state or t is play.events] == []
    assert [t for t in things if isinstance(t, (CheckedState, np.record, np.ndarray, Play))] == []


@TABLES
def test_making_a_context_leaves_the_play_alone(table: Table) -> None:
    moment = decisions(table, 3)[1]
    play = play_at(moment)
    context_of(play, moment.mover, seeded(1))

    assert play.engine.snapshot(play.state) == moment.snapshot


@TABLES
def test_a_sample_agrees_with_what_the_seat_knows(table: Table) -> None:
    moments_of_all = decisions(table, 6)
    given = {m: context(m) for m in moments_of_all}
    samples = {m: g.sample(seeded(9)) for m, g in given.items()}
    view = table.game.presentation.view

    assert [m for m, s in samples.items() if view(s, m.mover) != given[m].view] == []
    assert {m: tuple(table.engine.legal_actions(s)) for m, s in samples.items()} == {
        m: g.legal for m, g in given.items()
    }


def test_samples_are_separate() -> None:
    given = nim()
    first, second = (cast("State", given.sample(seeded(1))) for _ in range(2))
    first.heap = 1

    assert second.heap == 9


@pytest.mark.compiled
def test_a_sample_may_have_the_compiled_form() -> None:
    sample = nim().sample(seeded(1), "compiled")

    assert isinstance(sample, np.record)
    assert engine_of(NIM, "compiled").legal_actions(sample) == [0, 1, 2]


def test_a_context_does_not_show_what_it_drew() -> None:
    assert "_known" not in repr(nim())


# choosing


@TABLES
@EVERY_LEVEL
def test_a_bot_chooses_a_legal_action(table: Table, level: str) -> None:
    given = {m: context(m) for m in decisions(table, 20)}
    bot = make_bot(level, 5)

    assert [m for m, g in given.items() if bot.choose(g) not in g.legal] == []


@TABLES
@EVERY_LEVEL
def test_a_bot_leaves_its_context_and_the_play_alone(table: Table, level: str) -> None:
    moment = spread(decisions(table), 3)[1]
    play = play_at(moment)
    given = context_of(play, moment.mover, seeded(1))
    before = repr(given), given._known
    make_bot(level, 5).choose(given)

    assert (repr(given), given._known) == before
    assert play.engine.snapshot(play.state) == moment.snapshot


@TABLES
@EVERY_LEVEL
def test_a_bot_with_the_same_seed_chooses_the_same(table: Table, level: str) -> None:
    given = [context(m) for m in decisions(table, 10)]
    one, other = make_bot(level, 3), make_bot(level, 3)

    assert [one.choose(g) for g in given] == [other.choose(g) for g in given]


def finished_by(levels: list[str], table: Table, seed: int) -> Play:
    """Let bots, one level a seat, play a whole play."""
    play = table.play()
    rng = seeded(seed)
    bots = [make_bot(level, seed) for level in levels]
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(sampler_of(rng))
        else:
            seat = play.to_move
            play.act(seat, bots[seat].choose(context_of(play, seat, rng)))
    return play


@TABLES
@EVERY_LEVEL
def test_bots_play_to_the_end(table: Table, level: str) -> None:
    play = finished_by([level] * table.seats, table, 1)

    table.game.check(play.state)
    assert play.outcome is not None
    assert play.seq <= table.game.rules.longest_play(table.options, table.seats)


def test_the_random_bot_takes_all_actions_alike() -> None:
    bot, given = RandomBot(1), nim()
    taken = Counter(bot.choose(given) for _ in range(3000))

    assert set(taken) == set(given.legal)
    assert all(900 < count < 1100 for count in taken.values())


@pytest.mark.parametrize(("heap", "action"), [(5, 0), (6, 1), (7, 2), (9, 0)])
def test_the_greedy_bot_follows_the_heuristic_policy(heap: int, action: int) -> None:
    assert GreedyBot(1).choose(nim(heap)) == action


@pytest.mark.compiled
@TABLES
def test_the_heuristic_policy_beats_chance(table: Table) -> None:
    """One greedy seat against random ones wins clearly more often than its share."""
    plays = np.arange(400)
    policies = np.zeros((400, table.seats), np.int64)
    policies[plays, plays % table.seats] = batch.POLICY_HEURISTIC
    results = simulate(engine_of(table.game, "compiled"), table.options, policies, seed=1)
    won = results.ranks[plays, plays % table.seats] == 1

    assert won.mean() > min(1.3 / table.seats, 0.99)  # alone one always wins


# levels


def test_levels_are_from_weak_to_strong() -> None:
    assert LEVELS == ("random", "easy", "medium", "hard", "expert")
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("greedy", 1), GreedyBot)


@pytest.mark.parametrize("level", ["", "Greedy", "grandmaster"])
def test_a_level_that_there_is_not_is_named(level: str) -> None:
    with pytest.raises(UnknownLevelError) as caught:
        make_bot(level, 1)
    assert (
        str(caught.value) == f"no bot '{level}'; there are: {', '.join(LEVELS)}, champion, greedy"
    )
