"""Tables that nobody has touched for long are closed, and others heed what was closed elsewhere."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from cuboteca.table.administration import Administration, Filter
from cuboteca.table.allowances import Creator, open_count
from cuboteca.table.archive import Archive
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.errors import ClosedTableError, StaleError, StorageError
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.notices import Notices
from cuboteca.table.shadow import shadow_of
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Tables
from tests.table.conftest import Thinkers
from tests.table.play_along import AGAINST_A_BOT, act_once, create_table, until
from tests.table.stored import store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cuboteca.table.table import Table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("interpreted")]

LONG_AGO = 1_700_000_000.0


class Site:
    """The tables of a server and its background work, which tests call by hand."""

    def __init__(self, url: str, days: float | None = 30) -> None:
        self.storage = Storage(url)
        self.log_writer = LogWriter(self.storage)
        self.tables = Tables(self.log_writer, BotRunner(Thinkers(), pace=0))
        self.administration = Administration(self.storage)
        self.notices = Notices(url)
        self.archive = Archive(
            self.tables, self.log_writer, self.administration, self.notices, days, every=0.01
        )

    async def close(self) -> None:
        await self.archive.close()
        await self.notices.close()
        await self.tables.close()


@pytest.fixture
async def site(url: str) -> AsyncIterator[Site]:
    one = Site(url)
    yield one
    await one.close()


async def test_a_table_that_nobody_touched_is_closed_with_its_points(site: Site) -> None:
    idle = store(site.storage, "idle", events=12, touched=LONG_AGO)
    live = store(site.storage, "live", events=12)
    over = store(site.storage, "over", touched=LONG_AGO)
    await site.archive.close_idle_plays()
    table = await site.tables.table(idle.id)
    points = tuple(idle.game.presentation.points_now(idle.play.state))

    assert table.closing is not None
    assert (table.closing.why, table.closing.points) == ("idle", points)
    assert abs(table.closing.at - time.time()) < 60
    assert table.event_log.entries == idle.event_log.entries
    assert [(await site.tables.table(one.id)).closing for one in (live, over)] == [None, None]
    assert site.archive.closed == {"idle": 1}


async def test_many_are_closed_and_one_that_cannot_be_replayed_stops_none(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(25):
        store(site.storage, f"idle {number}", events=2, created=LONG_AGO + number, touched=LONG_AGO)
    odd = next(iter(site.administration.plays(Filter())))
    with site.storage.transaction() as connection:
        connection.exec_driver_sql(f"UPDATE plays SET game = 'gone' WHERE id = '{odd.id}'")
    await site.archive.close_idle_plays()
    left = [one.id for one in site.administration.plays(Filter(status="open"))]

    assert site.archive.closed == {"idle": 24}
    assert left == [odd.id]
    assert f"table {odd.id} cannot be replayed: no game 'gone'" in caplog.text


async def test_none_is_closed_where_that_is_off(url: str) -> None:
    site = Site(url, days=None)
    store(site.storage, "idle", events=2, touched=LONG_AGO)
    await site.archive.close_idle_plays()
    await site.close()

    assert site.archive.closed == {}


async def test_a_record_of_a_closed_play_is_complete(site: Site) -> None:
    idle = store(site.storage, "idle", events=12, touched=LONG_AGO)
    before = (await site.tables.table(idle.id)).record()
    await site.archive.close_idle_plays()
    table = await site.tables.table(idle.id)
    record = table.record()
    found = await site.tables.verification(table)

    assert before.proof is not None
    assert record.proof is not None
    assert (before.proof.secret, record.proof.secret) == ("", table.head.secret.hex())
    assert (found.failed, found.verdict) == ((), "proven")


def close_elsewhere(url: str, table: Table) -> None:
    """Close a table as another process would."""
    with closing(Storage(url, existing=True)) as other:
        head, _, events = other.load(table.id)
        shadow = shadow_of(table.game, head, events)
        other.close_play(table.id, len(events), shadow.closing("admin"))


async def test_an_open_table_is_loaded_again_when_another_process_has_closed_it(
    site: Site, url: str
) -> None:
    table = (await create_table(site.tables)).table
    for _ in range(4):
        await act_once(table)
    since = time.time()
    close_elsewhere(url, table)
    with pytest.raises(StaleError):  # nothing can be added, even before anybody has looked
        await act_once(table)
    await site.archive.heed(since)
    again = await site.tables.table(table.id)
    with pytest.raises(ClosedTableError):
        await act_once(again)

    assert table.stale
    assert again is not table
    assert again.closing is not None
    assert again.play.events == table.play.events


async def test_readers_are_told_within_moments(site: Site, url: str) -> None:
    table = (await create_table(site.tables)).table
    told = asyncio.Event()
    table.listeners.add(told)
    site.notices.start()
    site.archive.start()
    close_elsewhere(url, table)
    await asyncio.wait_for(told.wait(), 10)

    assert table.stale


async def test_bots_stop_at_a_closed_table(site: Site) -> None:
    table = (await create_table(site.tables, *AGAINST_A_BOT)).table
    await until(lambda: not table.waits_for_bot)
    head, _, events = site.storage.load(table.id)
    shadow = shadow_of(table.game, head, events)
    with pytest.raises(StaleError):
        site.storage.close_play(table.id, len(events) - 1, shadow.closing("admin"))
    site.storage.close_play(table.id, len(events), shadow.closing("admin"))
    with pytest.raises(StaleError):
        site.storage.close_play(table.id, len(events) + 1, shadow.closing("idle"))
    site.tables.reload([table.id])
    again = await site.tables.table(table.id)

    assert again.closing is not None
    assert again.closing.why == "admin"
    assert not again.waits_for_bot


async def test_background_work_outlives_a_database_that_is_down(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = True
    looks = 0

    def forget() -> None:
        nonlocal looks
        looks += 1
        if broken:
            raise StorageError("the database does not work: disk I/O error")

    monkeypatch.setattr(site.administration, "forget_clients", forget)
    site.archive.start()
    await until(lambda: looks > 2)
    broken = False
    seen = looks
    await until(lambda: looks > seen + 1)

    assert "background work on plays has to wait: the database does not work" in caplog.text


def test_who_created_a_table_is_known_while_it_is_open(url: str) -> None:
    ada = Creator("203.0.113.7", 4)
    with closing(Storage(url)) as storage:
        administration = Administration(storage)
        for name in ("one", "two", "three"):
            store(storage, name, events=4, creator=ada)
        ended = store(storage, "over", creator=ada)
        before = [one.client for one in administration.plays(Filter())]
        with storage.transaction() as connection:
            counts = [open_count(connection, one) for one in ("203.0.113.7", "203.0.113.8")]
        administration.forget_clients()
        after = {one.id: one.client for one in administration.plays(Filter())}

    assert before == ["203.0.113.7"] * 4
    assert counts == [3, 0]
    assert after[ended.id] == ""
    assert sorted(after.values()) == ["", *["203.0.113.7"] * 3]
