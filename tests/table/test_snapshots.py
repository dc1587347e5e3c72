"""A table that opens from a snapshot is the one that its events lead to, and plays on alike."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.provable import SCHEME
from cuboteca.games import all_games
from cuboteca.table import snapshots as snapshots_module
from cuboteca.table.event_log import EventLog
from cuboteca.table.snapshots import EVERY, resume, snapshot_of
from cuboteca.table.storage import Storage, StoredEvent
from cuboteca.table.table import Table, rng_for
from tests.table.finished import random_table
from tests.table.play_along import act_once, create_table, until

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.core.play import Event
    from cuboteca.table.narration import Line
    from cuboteca.table.requests import StandIn
    from cuboteca.table.storage import StoredSnapshot
    from cuboteca.table.tables import Tables

pytestmark = pytest.mark.anyio


def _marked(table: Table) -> list[StoredEvent]:
    """Return the log with marks of requests, and of moves made in place of a bot."""
    stored = []
    for seq, entry in enumerate(table.event_log.entries):
        mark = f"{entry.actor}:r{seq}" if entry.actor >= 0 else ""
        late = entry.actor >= 0 and entry.number >= 0 and seq % 7 == 0
        stored.append(StoredEvent(entry, f"!late:{seq}" if late else mark))
    return stored


def _replayed(table: Table, events: list[StoredEvent]) -> Table:
    fresh = Table(table.head, table.seats, table.game, table._log_writer)
    fresh.replay(events)
    return fresh


def _resumed(table: Table, events: list[StoredEvent], snapshot: StoredSnapshot) -> Table:
    fresh = Table(table.head, table.seats, table.game, table._log_writer)
    assert resume(snapshot, table.head, fresh.event_log, events) is fresh.event_log
    fresh.replay(events)
    return fresh


def _known(log: EventLog) -> dict[str, object]:
    """Return all that a log holds."""
    known = {
        name: value
        for name, value in vars(log).items()
        if name not in {"_takeable", "_befores", "play"}
    }
    known["before"] = log.before
    known["narration"] = (log.narration.lines, log.narration.sheets)
    known |= {name: value for name, value in vars(log.play).items() if name != "engine"}
    known["observers"] = [event.observers for event in log.play.events]
    return known


def _same(one: Table, other: Table) -> None:
    logs = one.event_log, other.event_log
    assert _known(logs[0]) == _known(logs[1])
    assert one._requests == other._requests
    assert one.chain_head == other.chain_head
    for seat in range(len(one.seats)):
        assert one.can_take_back(seat) == other.can_take_back(seat)
        answered = [log.can_take_back(seat, with_answers=True) for log in logs]
        assert answered[0] == answered[1]
    for watcher in (None, *range(len(one.seats))):
        assert one.record(watcher) == other.record(watcher)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize(("scheme", "most"), [(1, 40), (SCHEME, 150)])
def test_it_is_the_same_wherever_the_snapshot_was_taken(game: Game, scheme: int, most: int) -> None:
    """Actions taken back, draws that some do not see, and the end of shorter plays included."""
    name = f"snapshots {game.name} {scheme}"
    table = random_table(game, name, scheme=scheme, events=most, taken_back=6)
    events = _marked(table)
    late = max(len(events) - 20, 0)  # what follows is short to replay
    growing = _replayed(table, [])
    found = []
    for count in (0, 1, late // 3, late // 2, late, len(events)):
        growing.replay(events[:count])
        found.append(snapshot_of(table.head, game, growing.event_log))
        _same(_resumed(table, events[:count], found[-1]), growing)
    for snapshot in found[-2:]:
        _same(_resumed(table, events, snapshot), growing)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_it_plays_on_alike(game: Game) -> None:
    table = random_table(game, f"on {game.name}", events=40)
    events = _marked(table)
    logs = [
        table.event_log,
        _resumed(table, events, snapshot_of(table.head, game, table.event_log)).event_log,
    ]
    rng = rng_for(table.head)
    for log in logs:
        while not log.play.is_over and log.seq < 80:
            if log.play.to_move < 0:
                log.draw(rng)
            else:
                log.act(log.play.to_move, log.play.legal_actions()[-1])

    assert logs[0].entries == logs[1].entries
    assert logs[0].play.state == logs[1].play.state
    assert logs[0].narration.lines == logs[1].narration.lines
    assert logs[0].chain == logs[1].chain


def test_only_what_is_looked_at_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_table(all_games()[0], "lazy", events=60)
    read: list[str] = []
    read_line = snapshots_module._read_line

    def counted(text: str) -> Line:
        read.append(text)
        return read_line(text)

    monkeypatch.setattr(snapshots_module, "_read_line", counted)
    snapshot = snapshot_of(table.head, table.game, table.event_log)
    log = _resumed(table, _marked(table), snapshot).event_log
    before = len(read)
    newest = log.narration.lines[-3:]
    copy = log.narration.copy()
    kept = snapshot_of(table.head, table.game, log)
    again = copy.lines[-3:]

    assert (before, len(read)) == (0, 3)
    assert kept == snapshot
    assert newest == table.narration.lines[-3:]
    assert all(one is other for one, other in zip(newest, again, strict=True))
    with pytest.raises(IndexError):
        log.narration.lines[len(copy.lines)]
    with pytest.raises(IndexError):
        log.narration.lines[-1 - len(copy.lines)]


@pytest.fixture(scope="module")
def table() -> Table:
    return random_table(all_games()[0], "wrong", events=40)


@pytest.mark.parametrize("wrong", ["seq", "version", "digest", "body", "play", "events", "more"])
def test_what_does_not_fit_is_not_believed(wrong: str, table: Table) -> None:
    events, head = _marked(table), table.head
    snapshot = snapshot_of(head, table.game, table.event_log)
    match wrong:
        case "seq":
            snapshot = replace(snapshot, seq=snapshot.seq - 1)
        case "version":
            snapshot = replace(snapshot, version="0:0")
        case "digest":
            snapshot = replace(snapshot, digest="0" * 64)
        case "body":
            snapshot = replace(snapshot, body=snapshot.body[:-1] + b"x")
        case "play":
            head = replace(head, id="another")
        case "events":
            events[3] = replace(events[3], event=replace(events[3].event, text="another"))
        case _:
            events = events[:-1]
    fresh = Table(head, table.seats, table.game, table._log_writer)

    assert resume(snapshot, head, fresh.event_log, events) is None
    assert fresh.seq == 0


# at the site


def _kept(tables: Tables, name: str) -> StoredSnapshot | None:
    return tables._log_writer._storage.snapshot(name)


async def test_a_table_keeps_one_now_and_then_and_opens_from_it(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await create_table(tables)).table
    for _ in range(2 * EVERY):
        await act_once(table)
    await until(lambda: (kept := _kept(tables, table.id)) is not None and kept.seq >= 2 * EVERY)
    kept = _kept(tables, table.id)
    assert kept is not None
    repeated: list[Event] = []
    repeat = EventLog.repeat

    def counted(self: EventLog, entry: Event, stand_in: StandIn = "") -> None:
        repeated.append(entry)
        repeat(self, entry, stand_in)

    monkeypatch.setattr(EventLog, "repeat", counted)
    tables._open.clear()
    again = await tables.table(table.id)
    await act_once(again)

    assert len(repeated) == table.seq - kept.seq
    assert again.play.events[:-1][: table.play.seq] == table.play.events


async def test_another_program_replays_and_keeps_its_own(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await create_table(tables)).table
    for _ in range(EVERY):
        await act_once(table)
    await until(lambda: _kept(tables, table.id) is not None)
    monkeypatch.setattr(snapshots_module, "_version", lambda _game: "2:another")
    tables._open.clear()
    again = await tables.table(table.id)

    def has_its_own() -> bool:
        kept = _kept(tables, table.id)
        return kept is not None and kept.version == "2:another"

    await until(has_its_own)
    assert again.play.events == table.play.events
    assert again.narration.lines == table.narration.lines


def test_an_older_one_does_not_replace_a_newer_one(table: Table, url: str) -> None:
    storage = Storage(url)
    storage.create(table.head, table.seats, [])
    new = snapshot_of(table.head, table.game, table.event_log)
    for one in (new, replace(new, seq=3), replace(new, digest="again")):
        storage.keep_snapshot(one)

    assert storage.snapshot(table.head.id) == replace(new, digest="again")
