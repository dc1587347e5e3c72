"""Addresses of databases as users give them; error messages never show a password."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError

from cuboteca.core.extras import missing
from cuboteca.table.errors import DatabaseAddressError

if TYPE_CHECKING:
    from collections.abc import Mapping

_EXAMPLES = "sqlite:////home/ada/plays.sqlite3 or postgresql://ada@host/plays"
_DRIVERS = {"sqlite": ("pysqlite",), "postgresql": ("psycopg", "psycopg2")}  # the default first
_MODULES = {"pysqlite": "sqlite3"}  # if its name is not the driver's


def address_of(url: str) -> sa.URL:
    """Return the address of a database of a known kind whose driver is installed.

    Raises:
        DatabaseAddressError: It is not one; the message says what would be right.
    """
    address = _parts_of(url)
    kind, _, driver = address.drivername.partition("+")
    if kind not in _DRIVERS:
        raise DatabaseAddressError(
            f"databases of the kind '{kind}' are not known; there are: {', '.join(_DRIVERS)}"
        )
    if driver and driver not in _DRIVERS[kind]:
        raise DatabaseAddressError(
            f"the driver '{driver}' is not known for {kind}; there are: {', '.join(_DRIVERS[kind])}"
        )
    if kind == "sqlite" and (address.database or "").startswith("file:"):
        raise DatabaseAddressError(
            f"a file is named by its path; an address looks like {_EXAMPLES}"
        )
    wished = (driver,) if driver else _DRIVERS[kind]
    found = next(filter(_is_installed, wished), None)
    if found is None:
        named = f"the driver '{wished[0]}' for {kind}"
        raise DatabaseAddressError(
            missing(named, "postgres")
            if wished[0] == "psycopg"
            else f"{named} is not installed; pip install {wished[0]}-binary installs it"
        )
    return address.set(drivername=f"{kind}+{found}")


def _parts_of(url: str) -> sa.URL:
    try:
        return sa.make_url(url)
    except (ArgumentError, ValueError):  # its message would show part of the address
        raise DatabaseAddressError(
            f"this is not the address of a database; one looks like {_EXAMPLES}"
        ) from None


def without_secrets(url: str) -> str:
    """Return the address of a database without its password and settings that may hold one.

    Raises:
        DatabaseAddressError: It is not an address.
    """
    address = _parts_of(url)
    bare = sa.URL.create(
        address.drivername,
        username=address.username,
        host=address.host,
        port=address.port,
        database=address.database,
    )
    return bare.render_as_string()


def _is_installed(driver: str) -> bool:
    try:
        importlib.import_module(_MODULES.get(driver, driver))
    except ImportError:  # also raised where a system library is missing
        return False
    return True


def is_sqlite(address: sa.URL) -> bool:
    """Return whether a database is a file or in memory."""
    return address.get_backend_name() == "sqlite"


def is_file(address: sa.URL) -> bool:
    """Return whether a database is a file."""
    return is_sqlite(address) and address.database not in {None, "", ":memory:"}


def shown(address: sa.URL) -> str:
    """Return the name of a database in messages, without anything that may hold a password."""
    if is_sqlite(address):
        return address.database or ":memory:"
    bare = sa.URL.create(
        address.get_backend_name(),
        username=address.username,
        host=address.host,
        port=address.port,
        database=address.database,
    )
    return bare.render_as_string()


def insert_if_absent(connection: sa.Connection, table: sa.Table, row: Mapping[str, object]) -> None:
    """Add a row unless there is one with its key; SQLite lets nobody else write from then on."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(table).values(row).on_conflict_do_nothing())


def upsert(
    connection: sa.Connection,
    table: sa.Table,
    key: Mapping[str, object],
    values: Mapping[str, object],
    first: Mapping[str, object] | None = None,
    result: str = "",
) -> int:
    """Change the row of a key, or add it.

    Args:
        connection: In a transaction.
        table: Of the row.
        key: Columns and values of its primary key.
        values: What changes.
        first: What it has otherwise if it was not there; ``values`` unless given.
        result: A column whose new number is returned; 0 is returned without it.
    """
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    added = insert(table).values({**key, **(first or values)})
    query = added.on_conflict_do_update(index_elements=list(key), set_=dict(values))
    if not result:
        connection.execute(query)
        return 0
    return int(connection.execute(query.returning(table.c[result])).scalar_one())


__all__ = [
    "address_of",
    "insert_if_absent",
    "is_file",
    "is_sqlite",
    "shown",
    "upsert",
    "without_secrets",
]
