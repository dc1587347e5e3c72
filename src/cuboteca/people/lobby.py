"""The lobby: tables to which anybody may come, to take a seat or to watch.

A table is listed by its creator's choice, in the transaction that stores it.  It is shown while
somebody sits at it and for a while after the last one has left; every process says so of its own
tables.  A free seat is taken by whoever comes first, by the same statement as one by a link
(``Storage.claim``), so nobody is ever told an invitation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.people.lobby_schema import LOBBY_TABLES
from cuboteca.table.errors import TableError
from cuboteca.table.leases import now_of
from cuboteca.table.notices import tell
from cuboteca.table.schema import PLAYS, SEATS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from cuboteca.core.game import OptionValue
    from cuboteca.table.conditions import TimeControl

#: What is told when the lobby changes.
LOBBY_TOPIC = "lobby"

#: Most tables that are shown: those with free seats, and those that may be watched.
MOST_OPEN, MOST_RUNNING = 40, 8

#: Seconds for which a table is shown after its last person has left it, live or turn by turn.
STAYS, STAYS_TURNS = 600.0, 3 * 86_400.0


class NotOpenError(TableError):
    """A table opens by its links alone."""

    def __init__(self) -> None:
        super().__init__("this table is not open to everybody; a free seat opens by its own link")


@dataclass(frozen=True)
class ListedSeat:
    """A seat of a listed table.

    Attributes:
        name: Of whoever sits there; "" if it is free.
        level: Of a bot; "" for people.
        is_free: Anybody may take it.
    """

    name: str
    level: str
    is_free: bool


@dataclass(frozen=True)
class ListedTable:
    """A table of the lobby.

    Attributes:
        id: Of the table.
        game: Its id.
        options: All of them.
        pace: Its time control as text; "" without clocks.
        age: Seconds since it was opened.
        seats: In seat order.
    """

    id: str
    game: str
    options: Mapping[str, OptionValue]
    pace: str
    age: float
    seats: tuple[ListedSeat, ...]

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that anybody may take."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_free)


def open_to_all(connection: sa.Connection, play: str, time: TimeControl | None = None) -> None:
    """List a table, in the transaction that stores its play.

    Args:
        connection: In that transaction.
        play: The id.
        time: Its time control; None without clocks.
    """
    pace = "" if time is None else str(time)
    stays = STAYS if time is None or time.is_live else STAYS_TURNS
    now = now_of(connection)
    row = {"play": play, "pace": pace, "stays": stays, "opened": now, "until": now + stays}
    connection.execute(LOBBY_TABLES.insert().values(row))
    tell(connection, LOBBY_TOPIC)


def is_open_to_all(connection: sa.Connection, play: str) -> bool:
    """Return whether anybody may come to a table, shown or not."""
    query = sa.select(LOBBY_TABLES.c.play).where(LOBBY_TABLES.c.play == play)
    return connection.execute(query).first() is not None


def tables_of(connection: sa.Connection) -> tuple[ListedTable, ...]:
    """Return the tables that are shown, the newest first; at most so many of each kind."""
    has_room = sa.exists().where(SEATS.c.play == PLAYS.c.id, SEATS.c.claimed.is_(False))
    return (
        *_listed(connection, has_room, MOST_OPEN),
        *_listed(connection, sa.not_(has_room), MOST_RUNNING),
    )


def _listed(
    connection: sa.Connection, wanted: sa.ColumnElement[bool], most: int
) -> list[ListedTable]:
    now = now_of(connection)
    shown = sa.select(
        PLAYS.c.id, PLAYS.c.game, PLAYS.c.options, LOBBY_TABLES.c.pace,
        (now - LOBBY_TABLES.c.opened).label("age"),
    )  # fmt: skip
    query = (
        shown.join_from(LOBBY_TABLES, PLAYS, PLAYS.c.id == LOBBY_TABLES.c.play)
        .where(LOBBY_TABLES.c.until > now, PLAYS.c.finished.is_(False), wanted)
        .order_by(LOBBY_TABLES.c.opened.desc(), PLAYS.c.id)
        .limit(most)
    )
    rows = connection.execute(query).all()
    seats = _seats_of(connection, [row.id for row in rows])
    return [
        ListedTable(row.id, row.game, row.options, row.pace, float(row.age), tuple(seats[row.id]))
        for row in rows
    ]


def _seats_of(connection: sa.Connection, plays: list[str]) -> dict[str, list[ListedSeat]]:
    query = (
        sa.select(SEATS.c.play, SEATS.c.name, SEATS.c.level, SEATS.c.claimed)
        .where(SEATS.c.play.in_(plays))
        .order_by(SEATS.c.play, SEATS.c.seat)
    )
    found: dict[str, list[ListedSeat]] = {play: [] for play in plays}
    for row in connection.execute(query):
        found[row.play].append(ListedSeat(row.name, row.level, not row.claimed))
    return found


def tell_seated(connection: sa.Connection, play: str) -> None:
    """Tell that a seat of a table was taken, if the table is listed."""
    same = LOBBY_TABLES.update().where(LOBBY_TABLES.c.play == play)
    if connection.execute(same.values(pace=LOBBY_TABLES.c.pace)).rowcount:
        tell(connection, LOBBY_TOPIC)


def note_people(connection: sa.Connection, plays: Collection[str]) -> None:
    """Note that somebody sits at tables now, listed or not."""
    now = now_of(connection)
    here = LOBBY_TABLES.update().where(LOBBY_TABLES.c.play.in_(plays))
    connection.execute(here.values(until=now + LOBBY_TABLES.c.stays))


def sweep(connection: sa.Connection) -> int:
    """Forget listed tables whose play has ended or was deleted; return how many."""
    goes_on = sa.exists().where(PLAYS.c.id == LOBBY_TABLES.c.play, PLAYS.c.finished.is_(False))
    done = connection.execute(LOBBY_TABLES.delete().where(sa.not_(goes_on)))
    return done.rowcount


__all__ = [
    "LOBBY_TOPIC",
    "MOST_OPEN",
    "MOST_RUNNING",
    "STAYS",
    "STAYS_TURNS",
    "ListedSeat",
    "ListedTable",
    "NotOpenError",
    "is_open_to_all",
    "note_people",
    "open_to_all",
    "sweep",
    "tables_of",
    "tell_seated",
]
