"""Backups, restoring them, and checking all plays of a database."""

from __future__ import annotations

import json
import pickle
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.table.administration import Administration, Filter
from cuboteca.table.errors import UnknownTableError
from cuboteca.table.schema import EVENTS, PLAYS
from cuboteca.table.storage import Storage, default_url
from tests.table.stored import downgrade, spoil, store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from tests.cli.conftest import Command

pytestmark = pytest.mark.usefixtures("interpreted")


def test_a_backup_holds_all_there_was_while_the_site_ran(
    cuboteca: Command, storage: Storage, folder: Path, tmp_path: Path
) -> None:
    tables = [store(storage, "over"), store(storage, "live", events=9)]
    Administration(storage).ban("203.0.113.7/32")
    file, elsewhere = tmp_path / "backup", tmp_path / "elsewhere"
    made = cuboteca("backup", file, "--data", folder)
    before = [storage.load(one.id) for one in tables]
    store(storage, "later")
    done = cuboteca("restore", file, "--data", elsewhere)
    with closing(Storage(default_url(elsewhere), alone=True)) as restored:
        after = [restored.load(one.id) for one in tables]
        bans = Administration(restored).bans()
        with pytest.raises(UnknownTableError):
            restored.load("later")

    entries = sum(one.seq for one in tables)
    assert (made.code, made.out) == (0, f"'{file}' has 2 plays with {entries} entries.\n")
    assert (done.code, done.out) == (0, f"Restored: 2 plays with {entries} entries.\n")
    assert after == before
    assert [one.network for one in bans] == ["203.0.113.7/32"]
    assert {one.name for one in tmp_path.iterdir()} == {"backup", "elsewhere", "plays"}
    assert file.stat().st_mode & 0o77 == 0


def test_nothing_is_overwritten_unless_told(
    cuboteca: Command, storage: Storage, folder: Path, tmp_path: Path
) -> None:
    table = store(storage, "one", events=9)
    file = tmp_path / "backup"
    cuboteca("backup", file, "--data", folder)
    again = cuboteca("backup", file, "--data", folder)
    store(storage, "two", events=9)
    running = cuboteca("restore", file, "--data", folder, "--overwrite")
    storage.close()
    there = cuboteca("restore", file, "--data", folder)
    told = cuboteca("restore", file, "--data", folder, "--overwrite")
    with closing(Storage(default_url(folder))) as restored:
        plays = [one.id for one in Administration(restored).plays(Filter())]
    kept = [one for one in folder.iterdir() if "replaced" in one.name]

    assert (again.code, "exists already; --overwrite" in again.err) == (1, True)
    assert (running.code, "another server keeps its plays" in running.err) == (1, True)
    assert (there.code, "already; --overwrite puts" in there.err) == (1, True)
    assert told.code == 0
    assert plays == [table.id]
    assert len(kept) == 1
    with closing(sqlite3.connect(kept[0])) as old:
        assert old.execute("SELECT count(*) FROM plays").fetchone() == (2,)


@pytest.mark.parametrize("harm", ["cut", "nonsense", "gap", "nowhere"])
def test_a_damaged_backup_is_not_restored(
    cuboteca: Command, storage: Storage, folder: Path, tmp_path: Path, harm: str
) -> None:
    table = store(storage, "one", events=40)
    file, elsewhere = tmp_path / "backup", tmp_path / "elsewhere"
    cuboteca("backup", file, "--data", folder)
    if harm == "cut":
        data = file.read_bytes()
        file.write_bytes(data[: len(data) // 2])
    elif harm == "nonsense":
        file.write_bytes(b"nonsense" * 1000)
    elif harm == "gap":
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("DELETE FROM events WHERE seq = 7")
    else:
        file.unlink()
    answer = cuboteca("restore", file, "--data", elsewhere)

    assert answer.code == 1
    assert {
        "cut": "malformed",
        "nonsense": "is no backup of Cuboteca",
        "gap": f"an entry of table {table.id} is missing",
        "nowhere": "there is no backup",
    }[harm] in answer.err
    assert answer.err.count("\n") == 1
    assert not (elsewhere / "plays.sqlite3").exists()


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    cuboteca: Command, storage: Storage, folder: Path, tmp_path: Path
) -> None:
    table = store(storage, "one", events=9)
    file, elsewhere = tmp_path / "backup", tmp_path / "elsewhere"
    cuboteca("backup", file, "--data", folder)
    with closing(Storage(f"sqlite:///{file}")) as old, old.transaction() as connection:
        downgrade(connection, "0008")
    answer = cuboteca("restore", file, "--data", elsewhere)
    with closing(Storage(default_url(elsewhere))) as restored:
        found = restored.load(table.id)

    assert answer.code == 0
    assert found == storage.load(table.id)


def test_all_plays_of_a_sound_database_are_fine(
    cuboteca: Command, storage: Storage, folder: Path
) -> None:
    store(storage, "over")
    shut = store(storage, "shut", events=9)
    store(storage, "live", events=12)
    cuboteca("admin", "close", shut.id, "--data", folder)
    answer = cuboteca("check", "--data", folder)

    assert (answer.code, answer.out) == (0, "Plays replayed: 3, 0 broken.\n")


def test_each_broken_play_is_told_in_a_sentence(
    cuboteca: Command, storage: Storage, folder: Path
) -> None:
    names = ("fine", "draw", "text", "gap", "seats", "secret", "finished")
    tables = {name: store(storage, name, events=20) for name in names}
    entries = tables["draw"].event_log.entries
    drawn = next(seq for seq, entry in enumerate(entries) if entry.actor == -1)
    spoil(storage, tables["draw"].id, drawn, number=entries[drawn].number + 1)
    spoil(storage, tables["text"].id, 3, text="nonsense")
    with storage.transaction() as connection:
        lost = (EVENTS.c.play == tables["gap"].id) & (EVENTS.c.seq == 5)
        connection.execute(EVENTS.delete().where(lost))
        of = PLAYS.c.id == tables["seats"].id
        connection.execute(PLAYS.update().where(of).values(seat_count=3))
        of = PLAYS.c.id == tables["secret"].id
        connection.execute(PLAYS.update().where(of).values(secret=b"x" * 32))
        of = PLAYS.c.id == tables["finished"].id
        connection.execute(PLAYS.update().where(of).values(finished=True))
    answer = cuboteca("check", "--data", folder)
    as_json = cuboteca("check", "--data", folder, "--json")
    told = json.loads(as_json.out)

    assert (answer.code, as_json.code) == (1, 1)
    assert answer.out.endswith("Plays replayed: 7, 6 broken.\n")
    assert answer.out.count(" is broken: ") == 6
    assert (told["plays"], told["broken"]) == (7, 6)
    for name, why in {
        "draw": f"entry {drawn}: the table's secret draws outcome",
        "text": "entry 3: the rules call it",
        "gap": "an entry of its log is missing",
        "seats": "it has 3 seats, but 2 are stored",
        "secret": "the table's secret draws outcome",
        "finished": "entry 20: the play is not over",
    }.items():
        assert why in told["faults"][tables[name].id], name


def test_several_processes_check_the_same(
    cuboteca: Command, storage: Storage, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        store(storage, name, events=9)
    broken = store(storage, "four", events=9)
    spoil(storage, broken.id, 3, text="nonsense")
    monkeypatch.setattr("cuboteca.core.child_processes.process_pool", Pickling)
    answer = cuboteca("check", "--jobs", 2, "--data", folder)

    assert answer.code == 1
    assert f"table {broken.id} is broken: entry 3" in answer.out


class Pickling(ThreadPoolExecutor):
    """Threads that get their work as processes do."""

    def map(
        self,
        fn: Callable[..., Any],
        *iterables: Iterable[Any],
        timeout: float | None = None,
        chunksize: int = 1,
    ) -> Iterator[Any]:
        work, plays = pickle.loads(pickle.dumps((fn, [list(one) for one in iterables])))
        return super().map(work, *plays, timeout=timeout, chunksize=chunksize)
