"""Hints: from a process of its own, on what the seat knows, once a decision."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.bots.questions import Question, advice_question_of
from cuboteca.bots.worker_process import advise
from cuboteca.bots.workers import Workers
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.game import Advice, PointsCompared
from cuboteca.core.policies import SearchConfig
from cuboteca.table.errors import (
    HintsOffError,
    NotYourTurnError,
    RefusedTableError,
    StaleError,
)
from cuboteca.table.hints import Hints, hint_of
from cuboteca.table.seats import SeatWish
from tests.table.altered import altered
from tests.table.play_along import GAME, TWO_PEOPLE, act_once, until
from tests.table.solving import WORKER, LastOfAll

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.fair_queue import Asker
    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables

pytestmark = pytest.mark.anyio


class Advisers:
    """Solvers in this process."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.fails = False

    async def advise(self, question: Question, _asker: Asker) -> Advice:
        self.questions.append(question)
        await asyncio.sleep(0.01)
        if self.fails:
            raise WorkerError("it fell asleep")
        return advise(question)


@pytest.fixture(autouse=True)
def _solved() -> Iterator[None]:
    with altered(solver=LastOfAll()):
        yield


@pytest.fixture
def advisers() -> Advisers:
    return Advisers()


@pytest.fixture
def hints(advisers: Advisers) -> Hints:
    return Hints(advisers)


async def create_table(tables: Tables, *, hints: bool = True) -> Table:
    return (await tables.create(GAME, {"dna": True}, TWO_PEOPLE, 0, hints=hints)).table


async def test_a_hint_is_an_action_a_line_and_values(tables: Tables, hints: Hints) -> None:
    table = await create_table(tables)
    legal = table.play.legal_texts()
    hint = await hints.hint(table, table.play.to_move)

    assert hint.exact
    assert hint.steps[0].notation == legal[-1]
    assert hint.steps[0].seat == table.play.to_move
    assert len(hint.steps) > 1
    assert hint.values == dict.fromkeys(legal, (0.25, 0.75))


async def test_a_decision_is_thought_about_once(
    tables: Tables, hints: Hints, advisers: Advisers
) -> None:
    table = await create_table(tables)
    seat = table.play.to_move
    first = await asyncio.gather(*(hints.hint(table, seat) for _ in range(3)))
    again = await hints.hint(table, seat)
    await act_once(table)
    await hints.hint(table, table.play.to_move)

    assert all(hint is again for hint in first)
    assert len(advisers.questions) == 2


async def test_whoever_asked_may_go_away(tables: Tables, hints: Hints, advisers: Advisers) -> None:
    table = await create_table(tables)
    asking = asyncio.ensure_future(hints.hint(table, table.play.to_move))
    await until(lambda: bool(advisers.questions))
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await hints.hint(table, table.play.to_move)

    assert len(advisers.questions) == 1


async def test_nobody_thinks_about_a_decision_that_was_taken(tables: Tables) -> None:
    ended: list[bool] = []

    class Slow:
        async def advise(self, _question: Question, _asker: Asker) -> Advice:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                ended.append(True)
                raise
            raise AssertionError

    hints = Hints(Slow())
    table = await create_table(tables)
    asking = asyncio.ensure_future(hints.hint(table, table.play.to_move))
    await until(lambda: bool(hints.pending))
    await act_once(table)
    with pytest.raises(StaleError):
        await asking

    assert ended == [True]
    assert len(hints.pending) == 0


async def test_after_a_failure_one_may_ask_again(
    tables: Tables, hints: Hints, advisers: Advisers
) -> None:
    table = await create_table(tables)
    advisers.fails = True
    with pytest.raises(WorkerError):
        await hints.hint(table, table.play.to_move)
    advisers.fails = False

    assert (await hints.hint(table, table.play.to_move)).steps


async def test_the_question_is_a_state_that_fits_what_the_seat_knows(
    tables: Tables, hints: Hints, advisers: Advisers
) -> None:
    table = await create_table(tables)
    seat = table.play.to_move
    await hints.hint(table, seat)

    assert advisers.questions == [
        advice_question_of(table.play, seat, table.private_seed(f"hint {seat}"))
    ]


async def test_who_gets_no_hint(tables: Tables, hints: Hints) -> None:
    table, without = await create_table(tables), await create_table(tables, hints=False)
    with pytest.raises(NotYourTurnError):
        await hints.hint(table, 1 - table.play.to_move)
    with pytest.raises(HintsOffError):
        await hints.hint(without, without.play.to_move)

    assert (table.has_hints, without.has_hints) == (True, False)


@pytest.mark.compiled
async def test_without_a_solver_a_search_says_how_sure_it_is(
    tables: Tables, hints: Hints, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = SearchConfig(simulations=64, rollout_depth=4)
    monkeypatch.setattr("cuboteca.bots.worker_process.policy_of", lambda *_: policy)
    with altered(solver=None):
        table = await create_table(tables)
        hint = await hints.hint(table, table.play.to_move)

    assert hint.steps[0].notation == hint.best[0].notation
    assert {one.notation for one in hint.best} <= set(table.play.legal_texts())
    assert all(0 <= one.value <= 1 and 0 <= one.spread <= 1 for one in hint.best)
    assert [one.value for one in hint.best[1:]] == sorted(
        (one.value for one in hint.best[1:]), reverse=True
    )


@pytest.mark.parametrize("hints", [True, False])
async def test_the_choice_is_stored(tables: Tables, *, hints: bool) -> None:
    table = await create_table(tables, hints=hints)
    tables._open.clear()

    assert (await tables.table(table.id)).head.hints is hints


async def test_a_line_ends_where_it_makes_no_sense(tables: Tables) -> None:
    table = await create_table(tables)
    play = table.play
    known = play.engine.snapshot(play.state)
    advice = LastOfAll().solve(play.state, play.to_move)
    odd = hint_of(table.game, known, replace(advice, line=(advice.action, 10_000, 0)))
    missing = hint_of(table.game, known, replace(advice, line=()))

    assert odd.steps == missing.steps
    assert len(odd.steps) == 1
    with pytest.raises(WorkerError, match="not legal"):
        hint_of(table.game, known, replace(advice, action=10_000))


async def test_what_an_action_brings_is_told_where_it_can_be_told_apart(tables: Tables) -> None:
    table = await create_table(tables)
    play = table.play
    known = play.engine.snapshot(play.state)
    first, *_, last = play.legal_actions()
    more, spread = (1.5, -0.4), (0.5, 0.5)
    advice = Advice(
        first, exact=False, line=(), values={}, positions=0,
        compared=PointsCompared(last, 256, more, spread),
    )  # fmt: skip
    hint = hint_of(table.game, known, advice)
    choices = table.game.presentation.choices(play.state, play.to_move)
    hardly = replace(advice, compared=PointsCompared(last, 256, (0.04, -3.0), (0.0, 0.0)))
    illegal = replace(advice, compared=PointsCompared(10_000, 256, more, spread))

    assert hint.consequence is not None
    assert hint.consequence.more == (1.5, None)
    assert (hint.consequence.plays, hint.consequence.spread) == (256, spread)
    assert hint.consequence.other in [one.label for one in choices if one.action == last]
    barely = hint_of(table.game, known, hardly).consequence
    assert barely is not None
    assert barely.more == (None, -3.0)
    assert hint_of(table.game, known, replace(advice, compared=None)).consequence is None
    with pytest.raises(WorkerError, match="not legal"):
        hint_of(table.game, known, illegal)


async def test_a_worker_advises(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuboteca.bots.workers._AT_ONCE", 60)  # on a busy machine as well
    workers = Workers(1, 60, WORKER)
    table = await create_table(tables)
    question = advice_question_of(table.play, table.play.to_move, 5)
    told = await workers.advise(question)
    await workers.close()

    assert told == advise(question)


async def test_a_solver_that_hangs_is_stopped(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuboteca.bots.workers._AT_ONCE", 60)
    code = "import time; print('{}', flush=True); time.sleep(60)"
    workers = Workers(1, 0.3, (sys.executable, "-c", code))
    table = await create_table(tables)
    with pytest.raises(WorkerError, match="more than"):
        await Hints(workers).hint(table, table.play.to_move)
    await workers.close()


async def test_its_bot_plays_where_there_is_a_solver(tables: Tables) -> None:
    bots = (SeatWish("human", "Ada"), SeatWish("bot", level="solver"))
    table = (await tables.create(GAME, {}, bots, 7)).table
    if table.play.to_move == 0:
        await act_once(table)
    await until(lambda: any(event.actor == 1 for event in table.play.events))
    with altered(solver=None), pytest.raises(RefusedTableError, match="no bot 'solver'"):
        await tables.create(GAME, {}, bots, 7)


async def test_a_guess_needs_no_search(tables: Tables, hints: Hints, advisers: Advisers) -> None:
    table = await create_table(tables)
    seat = table.play.to_move
    hint = await hints.guess(table, seat)
    again = await hints.guess(table, seat)
    with pytest.raises(NotYourTurnError):
        await hints.guess(table, 1 - seat)

    assert hint.steps[0].notation in table.play.legal_texts()
    assert hint.steps == again.steps
    assert (hint.exact, hint.values, advisers.questions) == (False, {}, [])
