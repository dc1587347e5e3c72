"""Addresses of databases: what is wrong is told, and never a password."""

from __future__ import annotations

import sys

import pytest

from cuboteca.table.databases import address_of, shown
from cuboteca.table.errors import DatabaseAddressError


@pytest.fixture
def no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("psycopg", "psycopg2"):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("foo://ada:sesame@host/x", "'foo' are not known; there are: sqlite, postgresql"),
        ("mysql://ada:sesame@host/x", "'mysql' are not known; there are: sqlite, postgresql"),
        ("plays.sqlite3", "not the address of a database; one looks like sqlite:///"),
        ("sesame", "not the address of a database"),
        ("postgresql://ada:1@host:sesame/x", "not the address of a database"),
        ("postgresql+asyncpg://ada:sesame@host/x", "'asyncpg' is not known for postgresql"),
        ("sqlite+aiosqlite:////x", "'aiosqlite' is not known for sqlite; there are: pysqlite"),
        ("sqlite:///file:x?uri=true", "named by its path"),
        ("postgresql://ada:sesame@host/x", 'pip install "cuboteca[postgres]"'),
        ("postgresql+psycopg://ada:sesame@host/x", "'psycopg' for postgresql is not installed"),
        ("postgresql+psycopg2://ada:sesame@host/x", "pip install psycopg2-binary"),
    ],
)
@pytest.mark.usefixtures("no_driver")
def test_what_is_wrong_is_told_without_the_password(url: str, told: str) -> None:
    with pytest.raises(DatabaseAddressError) as refused:
        address_of(url)

    assert told in str(refused.value)
    assert "sesame" not in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.usefixtures("no_driver")
def test_the_driver_that_is_there_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg2", sys)

    assert address_of("postgresql://host/x").drivername == "postgresql+psycopg2"
    assert address_of("sqlite://").drivername == "sqlite+pysqlite"


def test_a_database_is_called_by_what_holds_no_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", sys)
    address = address_of("postgresql://ada:sesame@host:5433/plays?password=sesame")

    assert shown(address) == "postgresql://ada@host:5433/plays"
    assert shown(address_of("sqlite:////home/ada/plays.sqlite3")) == "/home/ada/plays.sqlite3"
