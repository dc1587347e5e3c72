"""A table belongs to one process of the site; whoever has lost it writes nothing more to it."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from cuboteca.competition.schema import METADATA
from cuboteca.core.play import Event
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.errors import ElsewhereError, StaleError, StorageError, UnknownTableError
from cuboteca.table.leases import Lease, Process
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.ownership import Ownership
from cuboteca.table.seats import SeatWish
from cuboteca.table.storage import Storage, StoredEvent, default_url
from cuboteca.table.tables import Tables
from tests.table.conftest import Thinkers
from tests.table.play_along import AGAINST_A_BOT, act_once, create_table, until
from tests.table.test_storage import EVENTS, PLAY, SEATS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

pytestmark = pytest.mark.anyio

ADA, BEN = Process("ada.1", "127.0.0.1:1", "a"), Process("ben.1", "127.0.0.1:2", "b")
LONG, PAST = 60.0, -1.0  # seconds
NEXT = [StoredEvent(Event(0, 1, "a"))]
CLAIMED = "c" * 32


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    with closing(Storage(database)) as one:
        one.create(PLAY, SEATS, EVENTS)
        yield one


def _lease(storage: Storage, process: Process) -> Lease:
    found = storage.acquire(PLAY.id, process.id)
    assert isinstance(found, Lease)
    return found


def test_migrations_lead_to_the_schema_of_the_code(storage: Storage) -> None:
    with storage._engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)

    assert differences == []


def test_one_process_has_a_table_and_the_others_learn_which(storage: Storage) -> None:
    for process in (ADA, BEN):
        storage.register(process, LONG)
    first = storage.acquire(PLAY.id, ADA.id)
    second = storage.acquire(PLAY.id, BEN.id)

    assert (first, second) == (Lease(PLAY.id, ADA.id, 1), ADA)


def test_an_unknown_play_has_no_lease(storage: Storage) -> None:
    storage.register(ADA, LONG)
    with pytest.raises(UnknownTableError):
        storage.acquire("nothing", ADA.id)


def test_a_table_is_taken_over_once_its_process_is_late(storage: Storage) -> None:
    storage.register(ADA, PAST)
    storage.register(BEN, LONG)
    lost = _lease(storage, ADA)
    taken = _lease(storage, BEN)
    storage.append(PLAY.id, 2, NEXT, finished=False, lease=taken)
    for call in (
        lambda: storage.append(PLAY.id, 3, NEXT, finished=True, lease=lost),
        lambda: storage.append(PLAY.id, 2, NEXT, finished=True, lease=lost),
        lambda: storage.claim(PLAY.id, 0, "Eve", "e", lease=lost),
        lambda: storage.move(PLAY.id, 0, "hash", "e", lease=lost),
    ):
        with pytest.raises(ElsewhereError):
            call()
    head, seats, events = storage.load(PLAY.id)

    assert taken.epoch == lost.epoch + 1
    assert (head.finished, seats, events) == (False, SEATS, [*EVENTS, *NEXT])
    assert not storage.renew(ADA.id, LONG)


def test_a_clock_set_back_keeps_no_table_for_whoever_is_gone(storage: Storage) -> None:
    """An hour ago by the clock, it will be alive for an hour yet; whoever is alive renews that."""
    for one in (ADA, BEN):
        storage.register(one, LONG + 3600)
    kept = _lease(storage, ADA)
    renewed = storage.renew(ADA.id, LONG)
    refused = storage.acquire(PLAY.id, BEN.id)
    storage.retire(ADA.id)
    storage.register(ADA, LONG + 3600)
    lost = _lease(storage, BEN)

    assert renewed
    assert refused == ADA
    assert lost.epoch == kept.epoch + 1


def test_whoever_is_late_and_was_not_replaced_writes_on_but_is_not_renewed(
    storage: Storage,
) -> None:
    storage.register(ADA, PAST)
    lease = _lease(storage, ADA)
    storage.append(PLAY.id, 2, NEXT, finished=False, lease=lease)
    with pytest.raises(StaleError):
        storage.append(PLAY.id, 2, NEXT, finished=False, lease=lease)

    assert not storage.renew(ADA.id, LONG)


def test_whoever_renews_in_time_keeps_what_it_has(storage: Storage) -> None:
    for process in (ADA, BEN):
        storage.register(process, LONG)
    lease = _lease(storage, ADA)

    assert storage.renew(ADA.id, LONG)
    assert storage.acquire(PLAY.id, BEN.id) == ADA
    assert _lease(storage, ADA).epoch == lease.epoch + 1


@pytest.mark.parametrize("said", ["ada.1", "ada.%"])
def test_what_a_process_had_is_free_when_it_ends(storage: Storage, said: str) -> None:
    for process in (ADA, BEN):
        storage.register(process, LONG)
    _lease(storage, ADA)
    storage.retire(said)

    assert _lease(storage, BEN).process == BEN.id


def test_of_many_that_want_a_table_at_once_one_gets_it(database: str, storage: Storage) -> None:
    processes = [Process(f"p{number}.1", f"127.0.0.1:{number}", "s") for number in range(4)]
    storage.register(ADA, PAST)
    lost = _lease(storage, ADA)
    together = threading.Barrier(len(processes))
    found: list[Lease | Process] = []

    def take(process: Process) -> None:
        with closing(Storage(database, joins=True)) as own:
            own.register(process, LONG)
            together.wait()
            found.append(own.acquire(PLAY.id, process.id))

    threads = [threading.Thread(target=take, args=(one,)) for one in processes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    owners = [one for one in found if isinstance(one, Lease)]

    assert [one.epoch for one in owners] == [lost.epoch + 1]
    assert {one.id for one in found if isinstance(one, Process)} == {owners[0].process}


def test_two_owners_race_and_only_the_new_one_s_events_are_stored(
    database: str, storage: Storage
) -> None:
    storage.register(ADA, LONG)
    lease = _lease(storage, ADA)
    stored: list[int] = []
    begun = threading.Event()

    def write() -> None:
        with closing(Storage(database, joins=True)) as own:
            for seq in range(2, 2_000):
                try:
                    own.append(PLAY.id, seq, NEXT, finished=False, lease=lease)
                except ElsewhereError:
                    return
                stored.append(seq)
                begun.set()

    writing = threading.Thread(target=write)
    writing.start()
    begun.wait(60)
    storage.register(BEN, LONG)
    storage.retire(ADA.id)  # as if it had expired
    taken = _lease(storage, BEN)
    found = len(storage.load(PLAY.id)[2])
    time.sleep(0.05)
    storage.append(PLAY.id, found, NEXT, finished=False, lease=taken)
    writing.join()

    assert stored == list(range(2, found))
    assert len(storage.load(PLAY.id)[2]) == found + 1


def test_a_server_alone_takes_everything_from_whoever_comes_back(tmp_path: Path) -> None:
    url = default_url(tmp_path)
    with closing(Storage(url)) as paused:
        paused.create(PLAY, SEATS, EVENTS)
        paused.register(ADA, LONG)
        lost = _lease(paused, ADA)
        with closing(Storage(url, alone=True)), pytest.raises(ElsewhereError):
            paused.append(PLAY.id, 2, NEXT, finished=False, lease=lost)


def test_servers_may_start_at_once(database: str) -> None:
    together = threading.Barrier(3)
    failed: list[Exception] = []

    def start() -> None:
        together.wait()
        try:
            Storage(database).close()
        except StorageError as error:
            failed.append(error)

    threads = [threading.Thread(target=start) for _ in range(3 if "postgres" in database else 1)]
    together = threading.Barrier(len(threads))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert failed == []


# processes, in this one


class Clock:
    """Goes when it is told to."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def _process(
    database: str, name: str, seconds: float = LONG, clock: Clock | None = None
) -> AsyncIterator[Tables]:
    storage = Storage(database)
    ownership = Ownership(storage, f"127.0.0.1:{name}", seconds, name, clock or Clock())
    tables = Tables(LogWriter(storage), BotRunner(Thinkers(), pace=0), ownership=ownership)
    try:
        yield tables
    finally:
        await tables.close()


async def test_another_process_passes_on_and_may_look(database: str) -> None:
    async with _process(database, "1") as one, _process(database, "2") as two:
        table = (await create_table(one)).table
        await act_once(table)
        with pytest.raises(ElsewhereError):
            await two.table(table.id)
        owner = await two.owner(table.id)
        copy = await two.peek(table.id)
        with pytest.raises(StaleError):
            await act_once(copy)

        assert owner is not None
        assert (owner.id, owner.address) == ("1.1", "127.0.0.1:1")
        assert await one.owner(table.id) is None
        assert await one.peek(table.id) is table
        assert copy.play.events == table.play.events
        assert await two.peek(table.id) is copy
        await act_once(table)
        assert (await two.peek(table.id)).seq == table.seq


async def test_a_table_goes_on_elsewhere_after_a_clean_stop(database: str) -> None:
    async with _process(database, "2") as two:
        async with _process(database, "1") as one:
            table = (await create_table(one)).table
            await act_once(table)
        again = await two.table(table.id)
        await act_once(again)

    assert again.seq > table.seq
    assert again.play.events[: table.play.seq] == table.play.events


async def test_a_process_that_was_paused_lets_go_of_its_tables(database: str) -> None:
    clock = Clock()
    async with _process(database, "1", 0.2, clock) as one, _process(database, "2") as two:
        created = await create_table(one, SeatWish("human", "Ada"), SeatWish("link"))
        table, listener = created.table, asyncio.Event()
        table.listeners.add(listener)
        await asyncio.sleep(0.3)
        taken = await two.table(table.id)
        await act_once(taken)
        with pytest.raises(ElsewhereError):  # it has not noticed yet
            await act_once(table)
        with pytest.raises(ElsewhereError):
            await table.claim(1, "Ben", CLAIMED)
        with pytest.raises(ElsewhereError):
            await one.table(table.id)

        assert table.stale
        assert listener.is_set()
        assert one._ownership is not None
        assert one._ownership.id == "1.2"
        assert taken.play.events == (await one.peek(table.id)).play.events
        assert not taken.seats[1].claimed


async def test_after_a_pause_it_asks_before_it_shows_anything(database: str) -> None:
    clock = Clock()
    async with _process(database, "1", 1, clock) as one, _process(database, "2") as two:
        table = (await create_table(one)).table
        await asyncio.sleep(1.1)
        await act_once(await two.table(table.id))
        clock.now += 1.1
        with pytest.raises(ElsewhereError):
            await one.table(table.id)
        assert one._ownership is not None
        await asyncio.to_thread(one._ownership._register.renew, one._ownership.id, LONG)
        mine = (await create_table(one, seed=8)).table
        await act_once(mine)

        assert table.stale
        assert await two.owner(mine.id) is not None


async def test_only_the_owner_plays_for_bots(database: str) -> None:
    async with _process(database, "1") as one, _process(database, "2") as two:
        table = (await create_table(one, *AGAINST_A_BOT)).table
        copy = await two.peek(table.id)
        await act_once(table)
        await until(lambda: table.play.to_move == 0 or table.is_over)

        assert not two._bot_runner.is_playing_at(copy)
        assert {event.actor for event in table.play.events} >= {0, 1}


async def test_it_renews_by_itself_and_says_once_that_it_cannot(
    caplog: pytest.LogCaptureFixture,
) -> None:
    renewed: list[str] = []

    class Register:
        fails = False

        def register(self, process: Process, seconds: float) -> None:
            renewed.append(f"{process.id} for {seconds}")

        def renew(self, process: str, _seconds: float) -> bool:
            if self.fails:
                raise StorageError("the disk hangs")
            renewed.append(process)
            return True

        def retire(self, process: str) -> None:
            renewed.append(f"end of {process}")

    register = Register()
    ownership = Ownership(register, "", 0.03, "me")
    ownership.start()
    await until(lambda: len(renewed) > 2)
    register.fails = True
    await until(lambda: not ownership.is_current)
    with pytest.raises(StorageError):
        await ownership.confirm()
    register.fails = False
    await ownership.confirm()
    assert ownership.is_current
    await ownership.close()

    assert renewed[:2] == ["me.1 for 0.03", "me.1"]
    assert renewed[-1] == "end of me.1"
    assert caplog.text.count("cannot say that it is alive") == 1
