"""Backups of PostgreSQL, from one kind of database to the other, and onto one that is in use."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from cuboteca.table.administration import Administration, Filter
from cuboteca.table.backup import BackupError, back_up, inspect, restore
from cuboteca.table.errors import DatabaseInUseError, StorageError
from cuboteca.table.leases import Process
from cuboteca.table.storage import Storage, default_url
from tests.table.stored import store

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Postgres

pytestmark = pytest.mark.usefixtures("interpreted")


def contents(url: str) -> object:
    with closing(Storage(url, existing=True)) as storage:
        administration = Administration(storage)
        plays = [storage.load(one.id) for one in administration.plays(Filter())]
        return plays, administration.bans(), [storage.analysis(head.id) for head, _, _ in plays]


def test_a_site_moves_from_one_kind_of_database_to_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    first, second, third = default_url(tmp_path / "a"), postgres.new(), default_url(tmp_path / "b")
    with closing(Storage(first)) as storage:
        over = store(storage, "over", created=1.5)
        store(storage, "live", events=9, created=2.5)
        storage.keep_analysis(over.id, {"playouts": 8})
        Administration(storage).ban("203.0.113.7/32", until=4e9, reason="spam")
    back_up(first, tmp_path / "one")
    restore(tmp_path / "one", second)
    back_up(second, tmp_path / "two")
    restore(tmp_path / "two", third)

    assert contents(second) == contents(first)
    assert contents(third) == contents(first)
    assert inspect(tmp_path / "one") == inspect(tmp_path / "two")


def test_plays_and_sites_in_postgresql_are_not_overwritten(
    postgres: Postgres, tmp_path: Path
) -> None:
    url, file = postgres.new(), tmp_path / "backup"
    with closing(Storage(url)) as storage:
        kept = store(storage, "one", events=9)
        back_up(url, file)
        store(storage, "two", events=9)
        with pytest.raises(BackupError, match=r"there are plays in .* already"):
            restore(file, url)
        storage.register(Process("life", "here:1", "secret"), 60)
        with pytest.raises(DatabaseInUseError, match="a site uses"):
            restore(file, url, overwrite=True)
        untouched = len(list(Administration(storage).plays(Filter())))
        storage.retire("life")
        restore(file, url, overwrite=True)
        plays = [one.id for one in Administration(storage).plays(Filter())]

    assert untouched == 2
    assert plays == [kept.id]


def test_what_holds_no_plays_is_not_backed_up(postgres: Postgres, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="holds no plays of Cuboteca"):
        back_up(postgres.bare(), tmp_path / "backup")
    with pytest.raises(StorageError, match="in memory"):
        restore(_backup(tmp_path), "sqlite://")
    with pytest.raises(BackupError, match="nothing can be written beside"):
        back_up(default_url(tmp_path / "a"), tmp_path / "nowhere" / "backup")


def _backup(folder: Path) -> Path:
    url, file = default_url(folder / "a"), folder / "small"
    Storage(url).close()
    back_up(url, file)
    return file
