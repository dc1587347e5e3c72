"""Databases with plays that were played at random, and what changes what they hold."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from alembic import command

from cuboteca.games import game
from cuboteca.table.migrating import configured
from cuboteca.table.schema import EVENTS
from cuboteca.table.storage import StoredEvent
from tests.table.finished import random_table
from tests.table.play_along import GAME

if TYPE_CHECKING:
    import sqlalchemy as sa

    from cuboteca.table.storage import Storage
    from cuboteca.table.table import Table


def store(
    storage: Storage,
    name: str,
    *,
    events: int | None = None,
    created: float = 1_700_000_000.0,
    touched: float | None = None,
) -> Table:
    """Store a play of two; return its table, which nobody has opened.

    Args:
        storage: Where.
        name: Decides everything about the play.
        events: As ``random_table`` takes it; None stores a play that is over.
        created: Seconds since 1970.
        touched: When its entries were stored; None is now.
    """
    table = _played(name, events)
    head = replace(table.head, created=created, finished=table.is_over)
    storage.create(head, table.seats, [StoredEvent(entry) for entry in table.event_log.entries])
    if touched is not None:
        with storage.transaction() as connection:
            own = EVENTS.update().where(EVENTS.c.play == head.id)
            connection.execute(own.values(at=touched))
    return table


@cache
def _played(name: str, events: int | None) -> Table:
    return random_table(game(GAME), name, seats=2, events=events)


def spoil(storage: Storage, play: str, seq: int, **values: object) -> None:
    """Change an entry of a log, as a damaged disk might."""
    with storage.transaction() as connection:
        one = (EVENTS.c.play == play) & (EVENTS.c.seq == seq)
        connection.execute(EVENTS.update().where(one).values(**values))


def downgrade(connection: sa.Connection, revision: str) -> None:
    """Bring a database back to an earlier revision."""
    config = configured()
    config.attributes["connection"] = connection
    command.downgrade(config, revision)
