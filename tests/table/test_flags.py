"""Flags at tables: one entry of the log each, whoever has the table, and the policy after it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.play_record import parse_record
from cuboteca.core.verification import verify
from cuboteca.games import game
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.conditions import Conditions, TimeControl
from cuboteca.table.errors import ClosedTableError, ReplacedError
from cuboteca.table.leases import Process
from cuboteca.table.leaving import COME_BACK, FLAG
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.outages import GRACE, Outages, begin_again, sign_of_life
from cuboteca.table.seats import SeatWish
from cuboteca.table.storage import Storage
from cuboteca.table.stored_records import fault_in
from cuboteca.table.tables import Tables
from tests.table.conftest import Thinkers
from tests.table.waiting import until

if TYPE_CHECKING:
    from cuboteca.table.conditions import AtFlag
    from cuboteca.table.table import Table

pytestmark = pytest.mark.anyio

GAME = "cubosaurs"
LIVE = TimeControl("live", 300, 5, 600)


async def table_with(
    tables: Tables, at_flag: AtFlag, *names: str, control: TimeControl = LIVE
) -> Table:
    wishes = [
        SeatWish("bot", level="random") if name == "bot" else SeatWish("human", name)
        for name in (names or ("Ada", "Ben", "Cleo"))
    ]
    conditions = Conditions(control, at_flag=at_flag, level="random")
    return (await tables.create(GAME, {}, wishes, seed=7, conditions=conditions)).table


def run_out(table: Table, seconds: float = 301.0) -> None:
    """Let a clock have run for so long already."""
    clocks = table.conduct.clocks
    assert clocks is not None
    earlier = replace(clocks, since=clocks.since - seconds)
    table.conduct = replace(table.conduct, clocks=earlier)


def _is_after(table: Table, seq: int) -> bool:
    return table.seq > seq


def flags(table: Table) -> list[int]:
    return [entry.actor for entry in table.event_log.entries if entry.number == FLAG]


async def test_a_flag_falls_by_itself_and_a_bot_plays_on(tables: Tables) -> None:
    table = await table_with(tables, "bot", control=TimeControl("live", 5, 0, 5))
    mover = table.to_move
    run_out(table, 4.9)
    table.announce()  # the timer is set anew
    await until(table, lambda: bool(flags(table)) and table.to_move != mover)
    assert flags(table) == [mover]
    assert table.bot_in(mover) == "random"
    assert set(table.event_log.stand_ins.values()) == {"flag"}


async def test_whoever_is_late_cannot_act_and_comes_back(tables: Tables) -> None:
    table = await table_with(tables, "bot")
    mover, seq = table.to_move, table.seq
    action = table.play.legal_texts()[0]
    run_out(table)
    with pytest.raises(ReplacedError):
        await table.act(mover, seq, action, "late")
    assert flags(table) == [mover]
    await table.leave(mover, COME_BACK, request="back")
    await table.leave(mover, COME_BACK, request="back")
    assert not table.bot_in(mover)
    assert [one.number for one in table.event_log.entries].count(COME_BACK) == 1


async def test_what_was_received_in_time_counts_however_late_it_is_served(tables: Tables) -> None:
    table = await table_with(tables, "bot")
    mover, seq = table.to_move, table.seq
    run_out(table)
    action = table.play.legal_texts()[0]
    await table.act(mover, seq, action, "x", received=time.time() - 10)
    assert not flags(table)


async def test_a_seat_that_resigns_at_its_flag_ends_a_play_of_two(tables: Tables) -> None:
    table = await table_with(tables, "resign", "Ada", "Ben")
    mover = table.to_move
    run_out(table)
    await table.settle_clocks()
    assert table.closing is not None
    assert table.closing.why == "resigned"
    assert table.conduct.leaving.resigned == {mover}
    with pytest.raises(ClosedTableError):
        await table.act(mover, table.seq, 0)


async def test_a_table_that_waits_goes_on_without_a_bot(tables: Tables) -> None:
    table = await table_with(tables, "wait")
    mover, seq = table.to_move, table.seq
    run_out(table)
    await table.act(mover, seq, table.play.legal_texts()[0], "x")
    assert flags(table) == [mover]
    assert not table.bot_in(mover)


async def test_a_flag_that_fell_while_nobody_had_the_table_falls_once_it_is_opened(
    url: str,
) -> None:
    first = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), pace=0))
    table = await table_with(first, "bot")
    mover, seq = table.to_move, table.seq
    await first.close()
    storage = Storage(url)
    with storage.transaction() as connection:
        connection.exec_driver_sql("UPDATE events SET at = at - 1000")
    later = Tables(LogWriter(storage), BotRunner(Thinkers(), pace=0))
    other = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), pace=0))
    opened = await asyncio.gather(later.table(table.id), other.table(table.id))
    waits = [asyncio.ensure_future(until(one, partial(_is_after, one, seq))) for one in opened]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    await later.close()
    await other.close()
    storage = Storage(url)
    head, seats, events = storage.load(table.id)
    assert [one.event.actor for one in events if one.event.number == FLAG] == [mover]
    assert fault_in(head, seats, events) == ""
    storage.close()


async def test_every_process_has_the_same_clocks(tables: Tables, url: str) -> None:
    table = await table_with(tables, "bot", "Ada", "bot", "Cleo")
    while len([one for one in table.event_log.entries if one.actor == 0]) < 4:
        if table.to_move in {0, 2}:
            seat, action = table.to_move, table.play.legal_texts()[0]
            await table.act(seat, table.seq, action, f"r{table.seq}", received=time.time() - 0.5)
        await until(table, lambda: not table.waits_for_bot)
    again = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), pace=60))
    copy = await again.table(table.id)
    assert copy.seq == table.seq
    assert copy.conduct == table.conduct
    await again.close()


async def test_the_record_tells_what_bots_decided_and_passes_every_check(tables: Tables) -> None:
    table = await table_with(tables, "bot", "Ada", "bot", "bot")
    await until(table, lambda: not table.waits_for_bot)
    run_out(table)
    await table.settle_clocks()
    await until(table, lambda: table.is_over)
    record = table.record()
    told = parse_record(record.line())
    assert set(told.stand_ins.values()) == {"flag"}
    assert [text for _, _, text in told.proof.withdrawn] == ["flag"]  # type: ignore[union-attr]
    found = verify(game(GAME), told)
    assert not found.failed
    assert {check.name for check in found.checks if check.passed} >= {"rules", "draws", "chain"}


# outages


def test_an_outage_is_written_down_once(url: str) -> None:
    storage = Storage(url)

    def sign(now: float) -> tuple[tuple[float, float], ...]:
        with storage.transaction() as connection:
            return sign_of_life(connection, now, 12)

    assert sign(100.0) == ()
    assert sign(105.0) == ()
    assert sign(104.0) == ()  # a clock that goes wrong a little
    assert sign(400.0) == ((105.0, 405.0),)
    assert sign(401.0) == ((105.0, 405.0),)
    storage.close()


async def test_a_flag_waits_for_what_is_known_of_an_outage(url: str) -> None:
    now = time.time()
    down = ((now - 290, now + 5),)

    async def sign(_: float, __: float) -> tuple[tuple[float, float], ...]:
        return down

    tables = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), pace=0), outages=Outages(sign))
    table = await table_with(tables, "bot")
    run_out(table)
    frame = table.frame
    await table.settle_clocks()
    assert not flags(table)
    assert table.frame == frame + 1
    assert table.flag_falls > now + 200
    await tables.close()


async def test_nobody_pays_for_a_computer_that_slept(url: str) -> None:
    """Who has more time than that answers before a sign of life tells anybody."""
    outages: list[tuple[float, float]] = []

    async def sign(now: float, _: float) -> tuple[tuple[float, float], ...]:
        return tuple(one for one in outages if one[1] <= now + GRACE)

    known = Outages(sign)
    tables = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), pace=0), outages=known)
    table = await table_with(tables, "bot", "Ada", "Ben")
    await known.confirm()
    mover = table.to_move
    run_out(table, 200.0)
    known._signed -= 200.0  # as if nothing had run since
    now = time.time()
    outages.append((now - 199.0, now + GRACE))
    await table.act(mover, table.seq, table.play.legal_texts()[0], "x", received=now)
    clocks = table.conduct.clocks
    assert clocks is not None
    assert clocks.left[mover] > 290
    await tables.close()


async def test_an_outage_takes_nothing_back_that_was_stored_before_it_ended(url: str) -> None:
    """It begins with the last sign of life, and the site went on for a little after that."""
    known = Outages()
    tables = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), pace=0), outages=known)
    table = await table_with(tables, "bot", "Ada", "Ben")
    action = table.play.legal_texts()[0]
    await table.act(table.to_move, table.seq, action, "x", received=time.time() + 20)
    stored = table._stored[-1]
    later = Outages()
    later.known = ((stored.at - 10.0, stored.at + 100.0 + GRACE),)
    again = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), pace=60), outages=later)
    copy = await again.table(table.id)
    assert copy.conduct == table.conduct
    await tables.close()
    await again.close()


def test_the_first_of_several_processes_knows_that_it_is(url: str) -> None:
    storage = Storage(url)

    def begin(now: float) -> tuple[tuple[float, float], ...]:
        with storage.transaction() as connection:
            begin_again(connection, now, 10.0)
            return sign_of_life(connection, now, 12)

    assert begin(100.0) == ()
    assert begin(103.0) == ((100.0, 103.0 + GRACE),)
    storage.register(Process("other.1", "127.0.0.1:9", "s"), 10.0)
    assert begin(106.0) == ((100.0, 103.0 + GRACE),)
    storage.register(Process("killed.1", "127.0.0.1:9", "s"), 4.0)
    storage.retire("other.1")
    assert begin(109.0)[-1] == (106.0, 109.0 + GRACE)
    storage.close()
