"""Bots move by themselves, and a bad one is replaced for that move."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import pytest

from cuboteca.bots.bot import context_of
from cuboteca.bots.levels import make_bot
from cuboteca.core.chance import seeded
from cuboteca.core.fair_queue import Asker
from cuboteca.core.play import Play
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import replay
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.errors import StorageError
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.requests import read_mark
from cuboteca.table.seats import SeatWish
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Tables
from tests.table.play_along import AGAINST_A_BOT, act_once, create_table, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cuboteca.core.child_processes import Failing
    from cuboteca.table.table import Table
    from tests.table.conftest import Thinkers

pytestmark = pytest.mark.anyio


async def _to_a_bot(tables: Tables, seed: int = 7) -> None:
    table = (await create_table(tables, *AGAINST_A_BOT, seed=seed)).table
    for _ in range(12):
        await until(lambda: not table.waits_for_bot or table.is_over)
        if table.is_over:
            return
        await act_once(table)
    await until(lambda: not table.waits_for_bot)


async def test_bots_answer_people(tables: Tables, thinkers: Thinkers) -> None:
    await _to_a_bot(tables)

    assert {question.seat for question in thinkers.questions} == {1}


async def test_a_question_holds_no_state_but_one_that_fits_what_the_seat_knows(
    tables: Tables, thinkers: Thinkers
) -> None:
    await _to_a_bot(tables)
    question = thinkers.questions[0]

    assert not hasattr(question, "state")
    assert not hasattr(question, "secret")


async def test_a_bot_that_answers_nonsense_is_replaced_for_that_move(
    tables: Tables, thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers.reply = 10_000
    with caplog.at_level(logging.WARNING):
        await _to_a_bot(tables)

    assert "answered 10000, which is not legal; a simple bot moves for it" in caplog.text


async def test_a_bot_that_fails_is_replaced_for_that_move(
    tables: Tables, thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers.fails = True
    with caplog.at_level(logging.WARNING):
        await _to_a_bot(tables)

    assert "failed, a simple bot moves for it: it fell asleep" in caplog.text


async def test_with_a_seed_bots_repeat_themselves(tables: Tables, thinkers: Thinkers) -> None:
    await _to_a_bot(tables, seed=3)
    first = list(thinkers.questions)
    thinkers.questions.clear()
    await _to_a_bot(tables, seed=3)

    assert thinkers.questions == first


async def test_a_table_whose_log_could_not_be_written_goes_on_when_somebody_comes(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(tables._log_writer, "append", fail)
        table = (await create_table(tables, *[SeatWish("bot", level="random")] * 2)).table
        await until(lambda: f"table {table.id} is stuck" in caplog.text)
        stood_at = table.seq
    await tables.table(table.id)
    await until(lambda: table.seq > stood_at)

    assert f"table {table.id} is stuck: the disk is full" in caplog.text


async def test_a_table_of_bots_goes_on_by_itself_when_the_log_can_be_written_again(
    url: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    tables = Tables(LogWriter(Storage(url)), BotRunner(thinkers, pace=0, pause=0.01))
    with monkeypatch.context() as patch:
        patch.setattr(tables._log_writer, "append", fail)
        table = (await create_table(tables, *[SeatWish("bot", level="random")] * 2)).table
        await until(lambda: caplog.text.count(f"table {table.id} is stuck") > 2)
        stood_at = table.seq
        assert tables._bot_runner.is_playing_at(table)  # so it stays in memory
    await until(lambda: table.seq > stood_at)
    await tables.close()


async def test_the_pause_of_a_stuck_table_grows(
    url: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def fail(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    async def wait(_self: BotRunner, _table: Table, seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(BotRunner, "_wait", wait)
    tables = Tables(LogWriter(Storage(url)), BotRunner(thinkers, pace=0))
    monkeypatch.setattr(tables._log_writer, "append", fail)
    await create_table(tables, *[SeatWish("bot", level="random")] * 2)
    await until(lambda: len(pauses) > 8)
    await tables.close()

    assert pauses[:8] == [1, 2, 4, 8, 16, 32, 60, 60]


# a table that nobody looks at

BOTS = [SeatWish("bot", level="random")] * 2


@pytest.fixture
async def unseen(url: str, thinkers: Thinkers) -> AsyncIterator[Tables]:
    """Tables that count as unseen as soon as nobody is connected."""
    one = Tables(LogWriter(Storage(url)), BotRunner(thinkers, pace=0, unseen_seconds=0))
    yield one
    await one.close()


async def test_a_table_of_bots_pauses_until_somebody_looks(
    unseen: Tables, thinkers: Thinkers
) -> None:
    runner = unseen._bot_runner
    table = (await create_table(unseen, *BOTS)).table
    at_first = (table in runner.paused, runner.is_playing_at(table), len(thinkers.questions))
    table.listeners.add(here := asyncio.Event())
    await unseen.table(table.id)
    await until(lambda: len(thinkers.questions) >= 5)
    while_seen = table in runner.paused
    table.listeners.discard(here)
    await until(lambda: not runner.is_playing_at(table))
    stood_at = table.seq
    await asyncio.sleep(0.05)
    paused = (table in runner.paused, table.seq == stood_at, table.is_over)
    runner._unseen_seconds = 60
    await unseen.table(table.id)  # a look without a line is enough
    await until(lambda: table.is_over)

    assert at_first == (True, False, 0)
    assert while_seen is False
    assert paused == (True, True, False)
    assert table not in runner.paused


async def test_bots_move_at_a_table_where_a_person_is_next(
    unseen: Tables, thinkers: Thinkers
) -> None:
    table = (await create_table(unseen, *AGAINST_A_BOT)).table
    for _ in range(12):
        await until(lambda: not table.waits_for_bot)
        if table.is_over:
            break
        await act_once(table)

    assert {question.seat for question in thinkers.questions} == {1}
    assert table not in unseen._bot_runner.paused


async def test_a_table_where_only_bots_have_anything_left_to_do_pauses(
    unseen: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuboteca.table.bot_runner._MOST_BY_BOTS", 3)
    wishes = (SeatWish("human", "Ada"), *BOTS, SeatWish("bot", level="random"))
    runner = unseen._bot_runner
    table = (await create_table(unseen, *wishes)).table
    decided = 0
    while table not in runner.paused and decided < 100 and not table.is_over:
        if not table.waits_for_bot:
            await act_once(table)
            decided += 1
        await asyncio.sleep(0.001)
    latest = [event.actor for event in table.event_log.entries if event.actor >= 0][-3:]

    assert table in runner.paused
    assert 0 not in latest


# a busy server


async def test_a_bot_that_only_has_to_wait_is_not_replaced(
    tables: Tables, thinkers: Thinkers
) -> None:
    thinkers.busy = 3
    table = await _against(tables, "hard")

    assert thinkers.busy == 0
    assert (_sentences(table), table.event_log.stand_ins) == ([], {})


async def test_bots_think_on_behalf_of_whoever_created_the_table(
    tables: Tables, thinkers: Thinkers
) -> None:
    wishes = (SeatWish("human", "Ada"), SeatWish("bot", level="random"))
    table = (await tables.create("cubosaurs", {}, wishes, 7, client="10.0.0.1")).table
    if not table.waits_for_bot:
        await act_once(table)
    await until(lambda: not table.waits_for_bot)
    tables._open.clear()
    again = await tables.table(table.id)

    assert set(thinkers.askers) == {Asker("10.0.0.1", table.id)}
    assert again.asker == Asker(f"table {table.id}", table.id)  # nobody knows any more


# what a failure looks like at the table


async def _against(tables: Tables, level: str) -> Table:
    """Create a table with a bot and play until it has moved."""
    wishes = (SeatWish("human", "Ada"), SeatWish("bot", level=level))
    table = (await create_table(tables, *wishes)).table
    if not table.waits_for_bot:
        await act_once(table)
    await until(lambda: any(event.actor == 1 for event in table.play.events))
    return table


def _sentences(table: Table) -> list[str]:
    return [line.sentence.key for line in table.narration.lines if line.of_table]


@pytest.mark.parametrize("failing", ["late", "unready", "failed"])
async def test_a_move_in_a_bots_place_is_told(
    tables: Tables, thinkers: Thinkers, failing: Failing
) -> None:
    thinkers.fails, thinkers.failing = True, failing
    table = await _against(tables, "hard")

    assert _sentences(table)[:1] == [f"log-stand-in-{failing}"]
    assert table.event_log.stood_in(1) == len(_sentences(table))
    assert table.event_log.stood_in(0) == 0


async def test_an_illegal_answer_is_told(tables: Tables, thinkers: Thinkers) -> None:
    thinkers.reply = 10_000
    table = await _against(tables, "hard")

    assert _sentences(table)[:1] == ["log-stand-in-illegal"]


async def test_a_bot_that_answers_is_not_replaced(tables: Tables) -> None:
    table = await _against(tables, "greedy")

    assert (_sentences(table), table.event_log.stand_ins) == ([], {})
    assert "stand_ins" not in table.record().as_json()


async def test_the_record_names_the_moves_made_in_a_bots_place(
    tables: Tables, thinkers: Thinkers
) -> None:
    thinkers.fails, thinkers.failing = True, "late"
    table = await _against(tables, "hard")
    await until(lambda: not table.waits_for_bot)
    record = parse_record(table.record().line())
    by_the_bot = [str(at) for at, event in enumerate(table.play.events) if event.actor == 1]

    assert record.stand_ins == dict.fromkeys(by_the_bot, "late")
    assert replay(table.game, record).events == table.play.events


async def test_it_is_still_told_when_the_table_comes_back_from_the_log(
    tables: Tables, thinkers: Thinkers
) -> None:
    thinkers.fails = True
    table = await _against(tables, "hard")
    await until(lambda: not table.waits_for_bot)
    tables._open.clear()
    again = await tables.table(table.id)

    assert again is not table
    assert again.narration.lines == table.narration.lines
    assert again.event_log.stand_ins == table.event_log.stand_ins != {}
    assert again._requests == table._requests


async def test_a_replay_tells_it_as_well(tables: Tables, thinkers: Thinkers) -> None:
    thinkers.fails = True
    table = await _against(tables, "hard")
    await until(lambda: not table.waits_for_bot)
    history = await tables.history(table)

    assert history.narration.lines == table.narration.lines


async def test_a_reason_of_a_later_version_is_a_failure() -> None:
    assert read_mark("!dreaming:12").stand_in == "failed"


async def test_the_heuristic_policy_moves_in_a_bots_place(
    tables: Tables, thinkers: Thinkers
) -> None:
    thinkers.fails = True
    table = await _against(tables, "expert")
    entry = next(iter(table.event_log.stand_ins))
    play = Play(table.game, table.play.options, 2)
    for event in table.play.events[:entry]:
        play.engine.apply(play.state, event.number)
        play.events.append(event)
    seed = _seed_at(table, entry)
    context = context_of(play, 1, seeded(seed, 1))

    assert table.event_log.entries[entry].number == make_bot("greedy", seed).choose(context)


def _seed_at(table: Table, entry: int) -> int:
    """Return the stand-in's seed as it was when entry ``entry`` was due."""
    now, table.event_log.entries = table.event_log.entries, table.event_log.entries[:entry]
    try:
        return table.private_seed("stand-in")
    finally:
        table.event_log.entries = now


async def test_bots_make_no_pause_if_all_players_who_look_want_none(
    tables: Tables, thinkers: Thinkers
) -> None:
    table = (await create_table(tables, *AGAINST_A_BOT, seed=7)).table
    tables._bot_runner._pace = 3600
    patient, hurried = asyncio.Event(), asyncio.Event()
    table.hurries = {patient: False, hurried: True}
    waits = table.is_hurried
    del table.hurries[patient]
    for _ in range(12):
        await until(lambda: not table.waits_for_bot or table.is_over)
        if thinkers.questions or table.is_over:
            break
        await act_once(table)

    assert not waits
    assert table.is_hurried
    assert thinkers.questions
