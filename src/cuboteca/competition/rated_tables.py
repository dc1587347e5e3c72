"""Settles the ratings of rated tables whose play is over, and says what a rated table needs."""

from __future__ import annotations

import asyncio
import logging
import time
from contextvars import Context
from typing import TYPE_CHECKING, ParamSpec, TypeVar
from weakref import WeakSet

import sqlalchemy as sa

from cuboteca.competition.bot_skills import skills_of_bots
from cuboteca.competition.ratings import (
    Board,
    RatedPlay,
    season_of,
    settle,
    settle_without_change,
)
from cuboteca.competition.schema import RATED_PLAYS
from cuboteca.core.errors import CubotecaError
from cuboteca.core.futures import retrieve
from cuboteca.people.accounts import account, confirmed_at
from cuboteca.table.errors import StorageError
from cuboteca.table.leaving import ranks_without
from cuboteca.table.requests import SUBSTITUTED
from cuboteca.table.schema import PLAYS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence
    from typing import Concatenate

    from cuboteca.competition.ratings import Pace
    from cuboteca.core.game import Game
    from cuboteca.table.seats import SeatWish
    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables
    from cuboteca.table.transactions import Transactions

P = ParamSpec("P")
R = TypeVar("R")

LOG = logging.getLogger("cuboteca.competition")

FRESH = 12 * 3_600.0  # seconds for which a passkey that was used opens rated tables
_AGAIN = 60.0  # seconds after which plays are looked for that were not settled
_MOST = 50  # of them at once
_COUNTED = ("agreed", "resigned", "round")  # why a play may be closed that counts


class NotRatedError(CubotecaError):
    """A table cannot be rated.

    Attributes:
        key: Of the sentence that says why, in a text of the site.
        level: The level of a bot that the sentence names; "" if it names none.
    """

    def __init__(self, key: str, message: str, level: str = "") -> None:
        super().__init__(message)
        self.key = key
        self.level = level


def check_rated(
    game: Game,
    options: Mapping[str, object],
    wishes: Sequence[SeatWish],
    pace: Pace | None,
    *,
    hints: bool,
    account: bool,
) -> None:
    """Refuse a rated table that is not like all others.

    Args:
        game: What is played.
        options: As they were wished.
        wishes: Who is to sit where.
        pace: Of its clock; None for a table without one.
        hints: Whether people may ask for hints.
        account: Whether its creator has one.

    Raises:
        NotRatedError: It cannot be rated.
    """
    if not account:
        raise NotRatedError("account", "a rated table needs an account")
    if len(wishes) < 2:
        raise NotRatedError("others", "a rated table needs at least two players")
    if pace is None:
        raise NotRatedError("clock", "a rated table needs a clock")
    if hints:
        raise NotRatedError("no-hints", "a rated table has no hints")
    if dict(game.options(options, len(wishes))) != dict(game.options({}, len(wishes))):
        raise NotRatedError("usual-options", "a rated table needs the usual options")
    if sum(wish.kind == "human" for wish in wishes) > 1:
        raise NotRatedError("one-each", "at a rated table each person has one seat")
    measured = skills_of_bots(game, len(wishes))
    for wish in wishes:
        if wish.kind == "bot" and wish.level not in measured:
            raise NotRatedError(
                "measured-bots", f"no rating was measured for the level '{wish.level}'", wish.level
            )


def final_ranks(table: Table, *, however: bool = False) -> tuple[int, ...] | None:
    """Return the ranks by seat that count for ratings; None if the play does not count.

    It does not count if an administrator closed it, or because nobody touched it for long.  Whoever
    let a bot decide anything, for whatever reason, ranks behind all others.

    Args:
        table: Of the play.
        however: A play counts as it stood, for whatever reason it was closed; None then means that
            it goes on.
    """
    outcome, closing = table.play.outcome, table.closing
    if outcome is not None:
        ranks = outcome.ranks
    elif closing is not None and (however or closing.why in _COUNTED):
        points = closing.points
        ranks = tuple(1 + sum(other > one for other in points) for one in points)
    else:
        return None
    log = table.event_log
    left = {log.entries[seq].actor for seq, why in log.stand_ins.items() if why in SUBSTITUTED}
    return ranks_without(ranks, table.conduct.leaving.resigned | left)


def check_moving(table: Table) -> None:
    """Refuse to move a seat of a rated table, or of a deal, by a code: anybody could be given it.

    Raises:
        NotRatedError: The table is rated, or plays a deal.
    """
    if table.head.deal:
        raise NotRatedError("deal-moving", "a seat at a deal stays with its person, not by a code")
    if table.head.rated:
        raise NotRatedError(
            "moving", "seats of a rated table go where their person signs in, not by a code"
        )


class RatedTables:
    """Settles rated plays that are over.

    Args:
        transactions: With the database, which belong to it.
        tables: Of this process.
        leads: Returns whether this process looks for plays that nobody has settled.
    """

    def __init__(
        self, transactions: Transactions, tables: Tables, leads: Callable[[], Awaitable[bool]]
    ) -> None:
        self._transactions = transactions
        self._tables = tables
        self._leads = leads
        self._settled: WeakSet[Table] = WeakSet()
        self._settling: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        tables.followers.append(self._follow)

    def start(self) -> None:
        """Begin to look for plays that ended while nobody could settle them."""
        self._task = asyncio.get_running_loop().create_task(self._look_again())

    async def close(self) -> None:
        """Stop, and close the database."""
        tasks = [*self._settling.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._transactions.close()

    async def ask(
        self, work: Callable[Concatenate[sa.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Return what ``work`` returns in a transaction; raises StorageError."""
        return await self._transactions(work, *args, **kwargs)

    async def has_account(self, person: str) -> bool:
        """Return whether a person has an account; raises StorageError."""
        found = await self._transactions(account, person) if person else None
        return found is not None and not found.is_guest

    async def check_fresh(self, person: str, device: str) -> None:
        """Refuse whoever has not shown lately that the account is the own one.

        Args:
            person: Who asks.
            device: Token of the browser.

        Raises:
            NotRatedError: No passkey or recovery code was used in this browser for a while.
            StorageError: The database does not work.
        """
        at = await self._transactions(confirmed_at, person, device)
        if at is None or time.time() - at > FRESH:
            raise NotRatedError("fresh", "confirm with your passkey first")

    async def check_seat(self, table: Table, person: str, device: str) -> None:
        """Refuse a seat of a rated table to somebody who cannot take it.

        Args:
            table: The table, rated or not.
            person: Who asks.
            device: Token of the browser.

        Raises:
            NotRatedError: The person has no account, has another seat already, or has not shown
                lately that the account is the own one.
            StorageError: The database does not work.
        """
        if not table.head.rated:
            return
        if not await self.has_account(person):
            raise NotRatedError("seat-account", "whoever sits at a rated table needs an account")
        if any(seat.is_held_by(person) for seat in table.seats):
            raise NotRatedError("one-each", "at a rated table each person has one seat")
        await self.check_fresh(person, device)

    async def settle(self, table: Table) -> None:
        """Change ratings by a play that has ended, once.

        Raises:
            StorageError: The database does not work.
        """
        ranks = final_ranks(table)
        control = table.conditions.time
        if ranks is None or control is None:  # closed so that it does not count
            await self._transactions(settle_without_change, table.id, time.time())
            return
        board = Board(table.game.name, len(table.seats), control.kind, season_of(time.time()))
        skills = skills_of_bots(table.game, len(table.seats))
        rated = RatedPlay(
            play=table.id,
            board=board,
            at=time.time(),
            persons=tuple("" if seat.is_bot else seat.person for seat in table.seats),
            bots={seat.seat: skills[seat.level] for seat in table.seats if seat.is_bot},
            ranks=ranks,
        )
        table.rating_changes = await self._transactions(settle, rated)
        table.announce()

    async def settle_left(self) -> None:
        """Settle plays that ended while nobody could.

        Raises:
            StorageError: The database does not work.
        """
        for name in await self._transactions(_unsettled):
            try:
                await self.settle(await self._tables.peek(name))
            except CubotecaError as error:  # one damaged table stops no other
                LOG.warning("table %s cannot be settled: %s", name, error)

    def _follow(self, table: Table) -> None:
        if table.head.rated:
            table.subscribe(self._look_at)
            self._look_at(table)

    def _look_at(self, table: Table) -> None:
        done = table in self._settled or table.id in self._settling
        if done or table.stale or not table.has_ended:
            return
        loop = asyncio.get_running_loop()
        task = loop.create_task(self._try(table), context=Context())
        self._settling[table.id] = task
        task.add_done_callback(retrieve)
        task.add_done_callback(lambda _: self._settling.pop(table.id, None))

    async def _try(self, table: Table) -> None:
        try:
            await self.settle(table)
        except StorageError as error:  # looked for again
            LOG.warning("the ratings of table %s wait: %s", table.id, error)
        else:
            self._settled.add(table)

    async def _look_again(self) -> None:
        while True:
            try:
                if await self._leads():
                    await self.settle_left()
            except CubotecaError as error:
                LOG.warning("rated plays are looked for later: %s", error)
            await asyncio.sleep(_AGAIN)


def _unsettled(connection: sa.Connection) -> list[str]:
    """Return rated plays that are finished and were not settled."""
    joined = PLAYS.outerjoin(RATED_PLAYS, PLAYS.c.id == RATED_PLAYS.c.play)
    query = sa.select(PLAYS.c.id).select_from(joined)
    left = (PLAYS.c.rated, PLAYS.c.finished, RATED_PLAYS.c.play.is_(None))
    return list(connection.execute(query.where(*left).limit(_MOST)).scalars())


__all__ = [
    "FRESH",
    "LOG",
    "NotRatedError",
    "P",
    "R",
    "RatedTables",
    "check_moving",
    "check_rated",
    "final_ranks",
]
