"""Snapshots of logs, so that a long table opens without replaying all of it.

A snapshot is never the truth: the events are.  It says what the first entries of a log lead to, and
is believed only if it is of the same rules and the same program, and if its hash fits itself and
these entries.  Otherwise the log is replayed from its beginning, as if there were no snapshot.

The hash is an HMAC under the table's secret; whoever could make one up could decide every draw.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import hmac
import json
import logging
import zlib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, cast
from weakref import WeakKeyDictionary

from cuboteca.core.provable import canonical
from cuboteca.core.words import Piece, ScoreLine, ScoreSheet, SeatName, Sentence
from cuboteca.table.errors import StorageError
from cuboteca.table.narration import LazyList, Line, Narration, SheetAt
from cuboteca.table.storage import StoredSnapshot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.play import Event
    from cuboteca.core.words import Argument
    from cuboteca.table.event_log import EventLog
    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.storage import StoredEvent, StoredPlay
    from cuboteca.table.table import Table

LOG = logging.getLogger("cuboteca.table")

#: Entries of a log between two snapshots.
EVERY = 16
_PROGRAM = (Path(__file__).parents[1] / "core", Path(__file__).parent)


def snapshot_of(head: StoredPlay, game: Game, log: EventLog) -> StoredSnapshot:
    """Return the snapshot of a log, as it is now.

    Args:
        head: Of the play.
        game: Its game.
        log: Not changed.
    """
    engine, narration = log.play.engine, log.narration
    body = {
        "state": engine.snapshot(log.play.state).hex(),
        "before": None if log.before is None else engine.snapshot(log.before).hex(),
        "head": log.chain.head if log.chain else "",
        "standing": log.standing,
        "observers": {
            number: sorted(event.observers)
            for number, event in enumerate(log.play.events)
            if event.observers is not None
        },
        "lines": len(narration.lines),
        "drawn": log.play.drawn,
    }
    told = [*narration.lines.texts(_line_text), *narration.sheets.texts(_sheet_text)]
    packed = zlib.compress("\n".join([_json(body), *told]).encode("ascii"), 1)
    version = _version(game)
    digest = _digest(head, version, log.entries, packed)
    return StoredSnapshot(head.id, log.seq, version, digest, packed)


def resume(
    snapshot: StoredSnapshot, head: StoredPlay, log: EventLog, events: Sequence[StoredEvent]
) -> EventLog | None:
    """Return the log up to a snapshot; None if the snapshot is not to be believed.

    Args:
        snapshot: Of the play.
        head: Of the play.
        log: A fresh one of the play, which may be changed.
        events: Of the play, all of them.
    """
    game = log.play.game
    entries = [stored.event for stored in events[: snapshot.seq]]
    if len(entries) < snapshot.seq or snapshot.version != _version(game):
        return None
    digest = _digest(head, snapshot.version, entries, snapshot.body)
    if not hmac.compare_digest(digest, snapshot.digest):
        LOG.warning("the snapshot of table %s is wrong; its log is replayed", head.id)
        return None
    told = zlib.decompress(snapshot.body).decode("ascii").split("\n")
    body = json.loads(told[0])  # ours, since its hash fits
    engine = log.play.engine
    log.play.state = engine.restore(bytes.fromhex(body["state"]))
    log.play.events = [entries[seq] for seq in body["standing"]]
    log.play.drawn.update(body["drawn"])
    for number, seen in body["observers"].items():
        event = log.play.events[int(number)]
        log.play.events[int(number)] = replace(event, observers=frozenset(seen))
    narration = Narration(game.presentation)
    first_sheet = 1 + body["lines"]
    narration.lines = LazyList(told[1:first_sheet], _read_line)
    narration.sheets = LazyList(told[first_sheet:], _read_sheet)
    log.resume(
        entries,
        body["standing"],
        None if body["before"] is None else engine.restore(bytes.fromhex(body["before"])),
        narration,
        body["head"],
    )
    return log


def _digest(head: StoredPlay, version: str, entries: Sequence[Event], body: bytes) -> str:
    """Return the hash of a snapshot and of the entries that lead to it, 64 hexadecimal digits."""
    said = [[entry.actor, entry.number, entry.text] for entry in entries]
    options = dict(head.options)
    bound = canonical([head.id, head.game, options, head.seat_count, version, said])
    return hmac.new(head.secret, hashlib.sha256(bound).digest() + body, hashlib.sha256).hexdigest()


@functools.cache
def _version(game: Game) -> str:
    """Return what changes with the rules, with the words, and with the form of snapshots."""
    digest = hashlib.sha256()
    for folder in (game.folder, *_PROGRAM):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    return f"{game.meta.rules_version}:{digest.hexdigest()[:32]}"


# what has been told, one JSON text for each line and sheet


def _json(one: object) -> str:
    return json.dumps(one, separators=(",", ":"))


def _line_text(line: Line) -> str:
    return _json([line.seq, line.actor, _written(line.sentence), line.of_table])


def _read_line(text: str) -> Line:
    seq, actor, said, of_table = json.loads(text)
    return Line(seq, actor, _read_sentence(said), of_table)


def _written(one: Argument) -> object:
    match one:
        case SeatName(seat=seat):
            return {"seat": seat}
        case Piece():
            return {"piece": [one.symbol, one.name, one.copies, one.label]}
        case Sentence():
            said = [[name, _written(value)] for name, value in one.args]
            return {"say": [one.key, said, one.citation, one.heading]}
        case tuple():
            return [_written(part) for part in one]
        case _:
            return one


def _read(one: object) -> Argument:
    if isinstance(one, list):
        return cast("Argument", tuple(map(_read, one)))
    if not isinstance(one, dict):
        return cast("Argument", one)
    if "seat" in one:
        return SeatName(one["seat"])
    return Piece(*one["piece"]) if "piece" in one else _read_sentence(one)


def _read_sentence(one: object) -> Sentence:
    key, said, citation, heading = cast("dict[str, list[object]]", one)["say"]
    args = tuple((name, _read(value)) for name, value in cast("list[tuple[str, object]]", said))
    return Sentence(str(key), args, str(citation), bool(heading))


def _sheet_text(at: SheetAt) -> str:
    sheet = at.sheet
    said = {
        "title": _written(sheet.title),
        "lines": [[[_written(one.reason), one.points] for one in seat] for seat in sheet.lines],
        "scored": sheet.scored,
        "totals": sheet.totals,
        "folded": sheet.folded,
    }
    return _json([at.seq, said])


def _read_sheet(text: str) -> SheetAt:
    seq, one = json.loads(text)
    sheet = ScoreSheet(
        _read_sentence(one["title"]),
        tuple(
            tuple(ScoreLine(_read_sentence(reason), points) for reason, points in seat)
            for seat in one["lines"]
        ),
        tuple(one["scored"]),
        tuple(one["totals"]),
        one["folded"],
    )
    return SheetAt(seq, sheet)


# while tables are played


class Snapshots:
    """Keeps a snapshot of each open table every so many entries, beside everything else.

    Args:
        log_writer: Keeps them.
    """

    def __init__(self, log_writer: LogWriter) -> None:
        self._log_writer = log_writer
        self._kept: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, table: Table, kept: int) -> None:
        """Keep snapshots of a table from now on; there is one after ``kept`` entries."""
        self._kept[table] = kept
        table.subscribe(self._consider)
        self._consider(table)

    def _consider(self, table: Table) -> None:
        if table.seq // EVERY == self._kept[table] // EVERY or table.stale:
            return
        self._kept[table] = table.seq
        work = self._keep(table.head, table.game, table.event_log)
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, head: StoredPlay, game: Game, log: EventLog) -> None:
        try:
            snapshot = await asyncio.to_thread(snapshot_of, head, game, log)
            await self._log_writer.keep_snapshot(snapshot)
        except StorageError as error:  # the table then opens more slowly
            LOG.info("no snapshot of table %s is kept: %s", head.id, error)
        except Exception:
            LOG.exception("no snapshot of table %s is kept because of a bug", head.id)

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._tasks)


__all__ = ["EVERY", "LOG", "Snapshots", "resume", "snapshot_of"]
