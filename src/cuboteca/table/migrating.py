"""Brings a database to the tables of this program, by Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from cuboteca.table.errors import StorageError

if TYPE_CHECKING:
    import sqlalchemy as sa

_MIGRATIONS = Path(__file__).parent / "migrations"


def configured() -> Config:
    """Return what Alembic needs to know."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(connection: sa.Connection, place: str) -> None:
    """Run the migrations that a database lacks.

    Args:
        connection: In a transaction.
        place: What people call the database.

    Raises:
        StorageError: Another version of Cuboteca made it.
    """
    config = configured()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StorageError(
            f"the database {place} was made by another version of Cuboteca: {error}"
        ) from error


__all__ = ["configured", "upgrade"]
