"""``cuboteca backup``, ``restore`` and ``check``: keeping plays, and finding out what is kept."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuboteca.cli.database import Data, Database, contents, naming_database, opened, told, url_of
from cuboteca.cli.errors import DONE, NOT_SO
from cuboteca.cli.inputs import Json
from cuboteca.cli.screen import print_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.table.seats import Seat
    from cuboteca.table.storage import Storage, StoredEvent, StoredPlay

_AHEAD = 4  # plays that wait for each process

Backup = Annotated[Path, typer.Argument(metavar="FILE", help="File of the backup.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace what is there.")]


def backup(
    file: Backup, *, overwrite: Overwrite = False, data: Data = None, database: Database = None
) -> int:
    """Write a backup of all plays, which holds one moment; the site may be running."""
    from cuboteca.table.backup import back_up  # noqa: PLC0415  # no other command needs it

    with naming_database():
        found = back_up(url_of(data, database), file, overwrite=overwrite)
    told(f"'{file}' has {contents(found.plays, found.events)}.")
    return DONE


def restore(
    file: Backup, *, overwrite: Overwrite = False, data: Data = None, database: Database = None
) -> int:
    """Restore a backup into a database that no site uses."""
    from cuboteca.table.backup import restore as restored_from  # noqa: PLC0415

    with naming_database():
        found = restored_from(file, url_of(data, database), overwrite=overwrite)
    told(f"Restored: {contents(found.plays, found.events)}.")
    return DONE


def check(
    *,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes that replay.")] = 1,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """Replay all plays of a database and compute every draw again; the site may be running.

    Exit code 1 means that a play is broken; each is named in a sentence.
    """
    found: Counter[str] = Counter()
    faults: dict[str, str] = {}
    with opened(data, database) as storage:
        for play, status, why in _checked(storage, jobs):
            found[status] += 1
            if why:
                faults[play] = f"{status}: {why}"
                if not as_json:
                    told(f"table {play} is {status}: {why}")
    if as_json:
        print_json({"plays": found.total(), "broken": found["broken"], "faults": faults})
    else:
        older = f", {found['older']:,} of older rules that differ" if found["older"] else ""
        told(f"Plays replayed: {found.total():,}, {found['broken']:,} broken{older}.")
    return NOT_SO if found["broken"] else DONE


def _checked(storage: Storage, jobs: int) -> Iterator[tuple[str, str, str]]:
    """Yield each play, "fine", "older" or "broken", and why."""
    from cuboteca.core.child_processes import process_pool  # noqa: PLC0415
    from cuboteca.table.administration import Administration, Filter  # noqa: PLC0415

    administration = Administration(storage)
    gaps = set(administration.gaps())
    plays = [one.id for one in administration.plays(Filter())]
    with process_pool(jobs) if jobs > 1 else nullcontext() as pool:
        for first in range(0, len(plays), _AHEAD * jobs):
            loaded = [storage.load(play) for play in plays[first : first + _AHEAD * jobs]]
            answers = pool.map(_state_of, loaded) if pool else map(_state_of, loaded)
            for (head, _, _), (status, why) in zip(loaded, answers, strict=True):
                if head.id in gaps:
                    yield head.id, "broken", "an entry of its log is missing"
                else:
                    yield head.id, status, why


def _state_of(stored: tuple[StoredPlay, list[Seat], list[StoredEvent]]) -> tuple[str, str]:
    from cuboteca.core.errors import CubotecaError  # noqa: PLC0415
    from cuboteca.games import game  # noqa: PLC0415
    from cuboteca.table.stored_records import fault_in  # noqa: PLC0415

    fault = fault_in(*stored)
    if not fault:
        return "fine", ""
    head = stored[0]
    try:
        version = game(head.game).meta.rules_version
    except CubotecaError:
        return "broken", fault
    if head.rules_version == version:
        return "broken", fault
    return "older", f"begun under rules version {head.rules_version}, now {version}; {fault}"


__all__ = ["Backup", "Overwrite", "backup", "check", "restore"]
