"""The database: migrated at the start, all or nothing, clear about damage."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from cuboteca.competition.schema import METADATA
from cuboteca.core.play import Event
from cuboteca.table.damage import DamageSearch
from cuboteca.table.errors import StaleError, StorageError, UnknownTableError
from cuboteca.table.migrating import configured
from cuboteca.table.schema import SCHEMA_VERSION
from cuboteca.table.seats import Seat
from cuboteca.table.storage import Storage, StoredEvent, StoredPlay, default_url
from tests.table.stored import downgrade

if TYPE_CHECKING:
    from pathlib import Path

PLAY = StoredPlay("abc", "game", 1, {"dna": True, "rounds": 2}, 2, 1.5, None, b"s" * 32)
SEATS = [
    Seat(0, "human", "Ada", "", "hash", claimed=True),
    Seat(1, "bot", "Pixel", "greedy", "", claimed=True),
]
EVENTS = [StoredEvent(Event(-1, 3, "draw T")), StoredEvent(Event(0, 0, "keep"), "0:x")]


@pytest.fixture
def storage(url: str) -> Storage:
    return Storage(url)


def test_what_is_stored_is_found(storage: Storage) -> None:
    storage.create(PLAY, SEATS, EVENTS)

    assert storage.load("abc") == (PLAY, SEATS, EVENTS)


def test_an_unknown_play_is_unknown(storage: Storage) -> None:
    with pytest.raises(UnknownTableError):
        storage.load("nothing")


def test_a_second_event_of_the_same_number_is_refused_whole(storage: Storage) -> None:
    storage.create(PLAY, SEATS, EVENTS)
    with pytest.raises(StaleError) as stale:
        storage.append("abc", 1, [StoredEvent(Event(0, 1, "a")), StoredEvent(Event(0, 2, "b"))],
                       finished=True)  # fmt: skip

    assert stale.value.seq == 2
    assert storage.load("abc") == (PLAY, SEATS, EVENTS)


def test_a_second_event_of_the_same_request_is_refused(storage: Storage) -> None:
    storage.create(PLAY, SEATS, EVENTS)
    with pytest.raises(StaleError):
        storage.append("abc", 2, [StoredEvent(Event(0, 0, "keep"), "0:x")], finished=False)


def test_finished_plays_no_longer_count(storage: Storage) -> None:
    storage.create(PLAY, SEATS, EVENTS)
    before = storage.unfinished_count(0)
    storage.append("abc", 2, [StoredEvent(Event(0, 0, "keep"))], finished=True)

    assert (before, storage.unfinished_count(0)) == (1, 0)
    assert storage.load("abc")[0].finished


def test_commits_are_synced_to_the_disk(storage: Storage) -> None:
    with storage._engine.connect() as connection:
        settings = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    assert settings == ["wal", 2, 1]


def test_migrations_lead_to_the_schema_of_the_code(storage: Storage) -> None:
    with storage._engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)

    assert differences == []


def test_a_database_that_is_up_to_date_needs_no_alembic(url: str) -> None:
    heads = ScriptDirectory.from_config(configured()).get_heads()
    script = (
        f"import sys; from cuboteca.table.storage import Storage; Storage({url!r}).close()\n"
        "print([name for name in sys.modules if name.startswith('alembic')])"
    )
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)

    assert heads == [SCHEMA_VERSION]
    assert done.stdout.strip() == b"[]"


def test_an_analysis_is_kept_with_its_play_until_there_is_a_newer_one(storage: Storage) -> None:
    storage.create(PLAY, SEATS, EVENTS)
    none = storage.analysis("abc")
    storage.keep_analysis("abc", {"playouts": 8})
    storage.keep_analysis("abc", {"playouts": 64})

    assert none is None
    assert storage.analysis("abc") == {"playouts": 64}


def test_tables_of_before_the_schemes_are_of_the_first(url: str, storage: Storage) -> None:
    storage.create(replace(PLAY, scheme=2, salt=b"s" * 32), SEATS, EVENTS)
    with storage._engine.begin() as connection:
        downgrade(connection, "0004")
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0004'"))
    play = Storage(url).load("abc")[0]

    assert (play.scheme, play.salt) == (1, b"")


def test_the_salt_is_kept(storage: Storage) -> None:
    salted = replace(PLAY, scheme=2, salt=b"s" * 32)
    storage.create(salted, SEATS, EVENTS)

    assert storage.load("abc")[0] == salted


def test_a_database_of_before_is_brought_up_to_date(url: str, storage: Storage) -> None:
    storage.create(PLAY, SEATS, EVENTS)
    with storage._engine.begin() as connection:
        downgrade(connection, "0004")
        connection.execute(sa.text("DROP TABLE analyses"))
        connection.execute(sa.text("ALTER TABLE plays DROP COLUMN hints"))
        connection.execute(sa.text("ALTER TABLE seats DROP COLUMN invitation_hash"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))

    assert Storage(url).load("abc") == (PLAY, SEATS, EVENTS)


def test_links_of_before_become_invitations_and_who_has_come_keeps_the_token(
    url: str, storage: Storage
) -> None:
    used = Seat(0, "link", "Ada", "", "used", claimed=True)
    waiting = Seat(1, "link", "", "", "waiting", claimed=False)
    storage.create(PLAY, [used, waiting], EVENTS)
    with storage._engine.begin() as connection:
        downgrade(connection, "0004")
        connection.execute(sa.text("ALTER TABLE seats DROP COLUMN invitation_hash"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0003'"))
    seats = Storage(url).load("abc")[1]

    assert seats == [used, replace(waiting, token_hash="", invitation_hash="waiting")]


def test_two_claims_leave_the_first(storage: Storage) -> None:
    waiting = Seat(1, "link", "", "", "", claimed=False, invitation_hash="invitation")
    storage.create(PLAY, [SEATS[0], waiting], EVENTS)
    done = [storage.claim("abc", 1, name, f"of {name}") for name in ("Ben", "Eve")]
    taken = replace(waiting, name="Ben", token_hash="of Ben", claimed=True)

    assert done == [True, False]
    assert storage.load("abc")[1] == [SEATS[0], taken]


def test_opening_again_keeps_everything(url: str) -> None:
    Storage(url).create(PLAY, SEATS, EVENTS)

    assert Storage(url).load("abc") == (PLAY, SEATS, EVENTS)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "plays.sqlite3").write_bytes(b"this is a shopping list " * 100)
    with pytest.raises(StorageError, match=r"plays\.sqlite3 does not work: file is not a database"):
        Storage(default_url(tmp_path))


def damaged(file: Path) -> None:
    """Overwrite two pages of a database."""
    content = bytearray(file.read_bytes())
    content[8192:16384] = b"\xff" * 8192
    file.write_bytes(content)


def filled(url: str) -> None:
    """Make a database of many pages, and close it."""
    storage = Storage(url)
    storage.create(PLAY, SEATS, [StoredEvent(Event(0, n, "x" * 60)) for n in range(400)])
    storage.close()


def killed(url: str) -> None:
    """Write to a database in a process that is killed before it can close it."""
    script = (
        "import os, signal, sys; from cuboteca.table.storage import Storage, StoredEvent\n"
        "from cuboteca.core.play import Event\n"
        "storage = Storage(sys.argv[1])\n"
        "storage.append('abc', 400, [StoredEvent(Event(0, 400, 'x'))], finished=False)\n"
        "os.kill(os.getpid(), getattr(signal, 'SIGKILL', signal.SIGTERM))"
    )
    done = subprocess.run([sys.executable, "-c", script, url], check=False, capture_output=True)
    assert done.stderr == b""


def test_a_damaged_database_is_named(tmp_path: Path) -> None:
    url = default_url(tmp_path)
    filled(url)
    killed(url)
    damaged(tmp_path / "plays.sqlite3")
    storage = Storage(url)
    assert storage._search is not None
    storage._search.wait()
    for call in (
        storage.is_ready,
        lambda: storage.load("abc"),
        lambda: storage.unfinished_count(0),
    ):
        with pytest.raises(StorageError, match=r"the database .*plays\.sqlite3 is damaged: "):
            call()
    storage.close()


def test_damage_done_to_a_closed_database_is_named_where_it_is_met(tmp_path: Path) -> None:
    url = default_url(tmp_path)
    filled(url)
    damaged(tmp_path / "plays.sqlite3")
    with closing(Storage(url)) as storage, pytest.raises(StorageError, match=r"plays\.sqlite3"):
        storage.load("abc")


def test_a_database_that_was_closed_is_not_looked_through(url: str) -> None:
    filled(url)
    with closing(Storage(url)) as storage:
        assert storage._search is None


def test_after_a_kill_it_is_looked_through_while_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = default_url(tmp_path)
    filled(url)
    killed(url)
    looking = threading.Event()
    look = DamageSearch._look
    monkeypatch.setattr(DamageSearch, "_look", lambda self: (looking.wait(60), look(self)))
    storage = Storage(url)
    assert storage._search is not None
    head, _, events = storage.load("abc")
    looking.set()
    storage._search.wait()

    assert (head.id, len(events)) == ("abc", 401)
    assert storage._search.found == ""
    assert storage.is_ready()
    storage.close()


def test_a_search_ends_with_the_server(tmp_path: Path) -> None:
    file = tmp_path / "plays.sqlite3"
    filled(default_url(tmp_path))
    search = DamageSearch(file)
    search.close()

    assert not search._thread.is_alive()
    assert search.found == ""


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such permissions")
def test_a_new_database_is_its_owner_s_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with closing(Storage(default_url(tmp_path / "new"), alone=True)) as storage:
            storage.create(PLAY, SEATS, EVENTS)
            modes = {
                file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "new").iterdir()
            }
    finally:
        os.umask(before)

    assert modes.pop("plays.sqlite3") == 0o600
    assert set(modes.values()) == {0o600}


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such permissions")
def test_the_permissions_of_an_existing_database_stay(tmp_path: Path) -> None:
    filled(default_url(tmp_path))
    file = tmp_path / "plays.sqlite3"
    file.chmod(0o640)
    Storage(default_url(tmp_path)).close()

    assert file.stat().st_mode & 0o777 == 0o640


def test_a_database_of_a_newer_version_is_refused(url: str, storage: Storage) -> None:
    with storage._engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match="another version of Cuboteca"):
        Storage(url)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError, match="cannot be created"):
        Storage(default_url(tmp_path / "file" / "deeper"))


def test_a_full_disk_changes_nothing(storage: Storage) -> None:
    storage.create(PLAY, SEATS, EVENTS)
    with storage._engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()

    @sa.event.listens_for(storage._engine, "begin")
    def small(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    many = [StoredEvent(Event(0, n, "x" * 80)) for n in range(500)]
    with pytest.raises(StorageError, match="full"):
        storage.append("abc", 2, many, finished=False)

    assert storage.load("abc") == (PLAY, SEATS, EVENTS)
