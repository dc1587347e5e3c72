"""Quick match: people wait for a table of a game, and get one as soon as enough of them wait.

Whoever waits has a row in the database and renews it; who is silent for a while has left, and so
have those whose process has died and who do not come back.  Any process may bring people together:
it creates their table and takes their rows in one transaction, which fails if one of them has left
or was taken by another process meanwhile.  So nobody is matched twice, and nothing is left behind.

Whoever waits keeps the token that will open the seat; only its hash is stored.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

import sqlalchemy as sa

from cuboteca.core.errors import CubotecaError
from cuboteca.games import UnknownGameError, game
from cuboteca.people.friends import blocked_pairs
from cuboteca.people.lobby import LOBBY_TOPIC
from cuboteca.people.lobby_schema import WAITERS
from cuboteca.table.allowances import open_count
from cuboteca.table.conditions import Conditions, read_time_control
from cuboteca.table.errors import RefusedTableError, TooFastError
from cuboteca.table.leases import now_of
from cuboteca.table.notices import tell
from cuboteca.table.seats import SeatWish

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence
    from typing import Concatenate, ParamSpec, TypeVar

    from cuboteca.table.tables import Tables

    P = ParamSpec("P")
    R = TypeVar("R")

#: Seconds for which somebody counts as waiting who says nothing more.
SILENCE = 15.0

#: Seconds after which bots fill up a table, for those who want that.
FILL = 20

#: What people may choose to play with: no clocks, a live time control, a day for each turn.
PACES = ("", "live 600+10 cap 900", "turns 86400")

#: The level of bots that fill up.
LEVEL = "medium"

_RELOAD = 5.0  # seconds in which a page that was closed may come back
_KNOWN = 600.0  # seconds for which somebody is led to a table that was found
_MOST = 64  # who are considered at a time, those who wait longest
_EACH = 8  # who wait at once from one address
_LATER = 60  # seconds


@dataclass(frozen=True)
class Queue:
    """What people wait for.

    Attributes:
        game: Its id.
        seat_count: How many seats the table will have.
        pace: One of ``PACES``.
    """

    game: str
    seat_count: int
    pace: str = ""


@dataclass(frozen=True)
class Waiter:
    """Somebody who waits.

    Attributes:
        token_hash: Of the token that will open the seat.
        queue: For what.
        fill: Seconds after which bots may fill up; 0: never.
        name: As the others will see it.
        person: Id of the person; "" unknown.
        client: As limits count it; "" for this computer.
        waited: Seconds so far.
        play: The table that was found; "" while waiting.
        seat: There.
    """

    token_hash: str
    queue: Queue
    fill: int
    name: str
    person: str = ""
    client: str = ""
    waited: float = 0.0
    play: str = ""
    seat: int = 0


class GoneError(CubotecaError):
    """Somebody who was to be matched has left, or has been."""


class Ask(Protocol):
    """Runs a query in a transaction; ``table.transactions.Transactions`` is one."""

    def __call__(
        self, work: Callable[Concatenate[sa.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> Awaitable[R]:
        """Return what ``work`` returns."""
        ...


# the queue


def checked_queue(name: str, seat_count: int, pace: str = "") -> Queue:
    """Return a queue that people may wait in.

    Raises:
        UnknownGameError: There is no such game.
        RefusedTableError: It cannot be played by so many, or there is no such pace.
    """
    if pace not in PACES:
        raise RefusedTableError(f"a pace is one of {', '.join(map(repr, PACES))}")
    meta = game(name).meta
    if not max(meta.min_seats, 2) <= seat_count <= meta.max_seats:
        low = max(meta.min_seats, 2)
        raise RefusedTableError(f"{meta.title} is played by {low} to {meta.max_seats} in a match")
    return Queue(name, seat_count, pace)


def wait(connection: sa.Connection, waiter: Waiter, most_open: int) -> None:
    """Begin to wait, in place of what the same token waited for before.

    Args:
        connection: In a transaction.
        waiter: Who; ``waited``, ``play`` and ``seat`` are not looked at.
        most_open: Open tables that a client may have.

    Raises:
        TooFastError: So many wait from this address, or its tables are so many, that none more may.
    """
    now = now_of(connection)
    connection.execute(WAITERS.delete().where(WAITERS.c.token_hash == waiter.token_hash))
    connection.execute(WAITERS.delete().where(WAITERS.c.until <= now))
    if waiter.client:
        waiting = sa.select(sa.func.count()).where(
            WAITERS.c.client == waiter.client, WAITERS.c.play == ""
        )
        if connection.execute(waiting).scalar_one() >= _EACH:
            raise TooFastError("seats", _LATER)
        if open_count(connection, waiter.client) >= most_open:
            raise TooFastError("open", _LATER)
    row = {
        "token_hash": waiter.token_hash,
        "game": waiter.queue.game,
        "seat_count": waiter.queue.seat_count,
        "pace": waiter.queue.pace,
        "fill": waiter.fill,
        "name": waiter.name,
        "person": waiter.person,
        "client": waiter.client,
        "since": now,
        "until": now + SILENCE,
        "play": "",
        "seat": 0,
    }
    connection.execute(WAITERS.insert().values(row))
    tell(connection, LOBBY_TOPIC)


def renew(connection: sa.Connection, tokens: Collection[str]) -> None:
    """Say that those who wait are still there, by the hashes of their tokens."""
    now = now_of(connection)
    mine = WAITERS.c.token_hash.in_(tokens) & (WAITERS.c.play == "") & (WAITERS.c.until > now)
    connection.execute(WAITERS.update().where(mine).values(until=now + SILENCE))


def let_go(connection: sa.Connection, token_hash: str) -> None:
    """Note that the page of somebody who waits was closed: it may only be loading again."""
    soon = now_of(connection) + _RELOAD
    mine = (WAITERS.c.token_hash == token_hash) & (WAITERS.c.play == "") & (WAITERS.c.until > soon)
    connection.execute(WAITERS.update().where(mine).values(until=soon))


def leave(connection: sa.Connection, token_hash: str) -> None:
    """Stop waiting, unless a table was found."""
    mine = (WAITERS.c.token_hash == token_hash) & (WAITERS.c.play == "")
    if connection.execute(WAITERS.delete().where(mine)).rowcount:
        tell(connection, LOBBY_TOPIC)


def waiters(connection: sa.Connection, tokens: Collection[str]) -> dict[str, Waiter]:
    """Return those of some people who wait or have been matched, by the hash of their tokens."""
    now = now_of(connection)
    mine = WAITERS.c.token_hash.in_(tokens) & (WAITERS.c.until > now)
    return {one.token_hash: one for one in _read(connection, mine, len(tokens))}


def waiting(connection: sa.Connection) -> list[Waiter]:
    """Return those who wait longest, in this order."""
    return _read(connection, (WAITERS.c.play == "") & (WAITERS.c.until > now_of(connection)), _MOST)


def waiting_for(connection: sa.Connection, queue: Queue) -> list[Waiter]:
    """Return those who wait longest for a queue, in this order."""
    same = (WAITERS.c.game == queue.game) & (WAITERS.c.seat_count == queue.seat_count)
    same &= (WAITERS.c.pace == queue.pace) & (WAITERS.c.play == "")
    return _read(connection, same & (WAITERS.c.until > now_of(connection)), _MOST)


def _read(connection: sa.Connection, wanted: sa.ColumnElement[bool], most: int) -> list[Waiter]:
    waited = (now_of(connection) - WAITERS.c.since).label("waited")
    query = (
        sa.select(WAITERS, waited)
        .where(wanted)
        .order_by(WAITERS.c.since, WAITERS.c.token_hash)
        .limit(most)
    )
    return [
        Waiter(
            token_hash=row.token_hash,
            queue=Queue(row.game, row.seat_count, row.pace),
            fill=row.fill,
            name=row.name,
            person=row.person,
            client=row.client,
            waited=float(row.waited),
            play=row.play,
            seat=row.seat,
        )
        for row in connection.execute(query)
    ]


# who plays with whom


def groups(
    waiting: Sequence[Waiter], seat_count: int, blocks: Callable[[str, str], bool]
) -> list[tuple[Waiter, ...]]:
    """Return who are to play together, each at most once.

    Whoever waits longest comes first, with the next ones who and whom nobody blocks.  A group that
    is not complete plays with bots once the first of it has waited for as long as it chose, with
    all others who want bots as well.

    Args:
        waiting: For one queue, those who wait longest first.
        seat_count: Of a table.
        blocks: Of two people, whether one of them does not want to play with the other.
    """
    left = list(waiting)
    found = []
    for first in waiting:
        if first not in left:
            continue
        group = _with(first, left, seat_count, blocks)
        if len(group) < seat_count:
            willing = [one for one in left if one.fill]
            is_time = bool(first.fill) and first.waited >= first.fill
            group = _with(first, willing, seat_count, blocks) if is_time else ()
        if group:
            found.append(group)
            left = [one for one in left if one not in group]
    return found


def _with(
    first: Waiter,
    others: Sequence[Waiter],
    seat_count: int,
    blocks: Callable[[str, str], bool],
) -> tuple[Waiter, ...]:
    group = [first]
    for one in others:
        if len(group) == seat_count:
            break
        if one != first and not any(_apart(one, other, blocks) for other in group):
            group.append(one)
    return tuple(group)


def _apart(one: Waiter, other: Waiter, blocks: Callable[[str, str], bool]) -> bool:
    known = bool(one.person and other.person)
    return known and (one.person == other.person or blocks(one.person, other.person))


class QuickMatch:
    """Brings people together who wait.

    Args:
        ask: Runs queries.
        tables: Where their tables are created.
    """

    def __init__(self, ask: Ask, tables: Tables) -> None:
        self._ask = ask
        self._tables = tables
        self._random = random.SystemRandom()

    async def match(self, queue: Queue) -> None:
        """Create the tables of all who can play together now.

        Raises:
            StorageError: The database does not work.
            TooManyTablesError: All tables are taken.
        """
        found = await self._ask(waiting_for, queue)
        blocked = await self._ask(blocked_pairs, {one.person for one in found if one.person})
        for group in groups(found, queue.seat_count, lambda *pair: pair in blocked):
            try:
                await self._seat(queue, group)
            except GoneError:
                continue  # who is left is looked at again
            except (TooFastError, UnknownGameError):
                await self._ask(leave, group[0].token_hash)

    async def _seat(self, queue: Queue, group: Sequence[Waiter]) -> None:
        order: list[Waiter | None] = [*group, *[None] * (queue.seat_count - len(group))]
        self._random.shuffle(order)
        wishes = [
            SeatWish("human", one.name, token_hash=one.token_hash, person=one.person)
            if one
            else SeatWish("bot", level=LEVEL)
            for one in order
        ]
        seats = {one.token_hash: seat for seat, one in enumerate(order) if one}
        await self._tables.create(
            queue.game,
            {},
            wishes,
            client=group[0].client,
            conditions=Conditions(read_time_control(queue.pace or "none")),
            within=partial(_take, seats),
        )


def _take(seats: dict[str, int], connection: sa.Connection, play: str) -> None:
    """Lead people to their seats of a play that is being stored; raises GoneError."""
    now = now_of(connection)
    for token_hash, seat in sorted(
        seats.items()
    ):  # always in one order, so that none waits for two
        there = (WAITERS.c.token_hash == token_hash) & (WAITERS.c.play == "")
        there &= WAITERS.c.until > now
        found = {"play": play, "seat": seat, "until": now + _KNOWN}
        if connection.execute(WAITERS.update().where(there).values(found)).rowcount != 1:
            raise GoneError("somebody has left")
    tell(connection, LOBBY_TOPIC)


__all__ = [
    "FILL",
    "LEVEL",
    "PACES",
    "SILENCE",
    "GoneError",
    "Queue",
    "QuickMatch",
    "Waiter",
    "checked_queue",
    "groups",
    "leave",
    "let_go",
    "renew",
    "wait",
    "waiters",
    "waiting",
    "waiting_for",
]
