"""Lets tournaments go on: starts them, draws rounds, creates tables, reads results, ends them.

One process of the site does it, from what the database says alone, so that another one goes on
where it ended.  Should two do it at once, each step is stored once all the same: what they draw is
the same, and the row that it leads to is written under a condition.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from contextvars import Context
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ParamSpec, TypeVar
from weakref import WeakSet

from cuboteca.competition import tournaments
from cuboteca.competition.pairing import round_robin_round, swiss_round
from cuboteca.competition.rated_tables import final_ranks
from cuboteca.competition.tournaments import TOURNAMENTS_TOPIC, TakenError
from cuboteca.core.errors import CubotecaError
from cuboteca.core.futures import retrieve
from cuboteca.table.errors import StorageError, UnknownTableError
from cuboteca.table.seats import SeatWish

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Concatenate

    import sqlalchemy as sa

    from cuboteca.competition.pairing import Seating
    from cuboteca.competition.tournaments import Drawn, Entrant, Known
    from cuboteca.table.notices import Notices
    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables
    from cuboteca.table.transactions import Transactions

    #: Closes a play because the time of its round is over.
    Close = Callable[[str], Awaitable[bool]]

P = ParamSpec("P")
R = TypeVar("R")

LOG = logging.getLogger("cuboteca.competition")

_CALM = 30.0  # seconds between two looks without a notice
_SOON = 2.0  # the same while somebody may be waiting in an arena
_LEAST = 0.1  # after any look


@dataclass(frozen=True)
class Overview:
    """What a look at all tournaments found.

    Attributes:
        states: How many run, and how many are open and begin at a fixed time.
        late: By how many seconds the latest start or end of a round is overdue.
    """

    states: Counter[str] = field(default_factory=Counter)
    late: float = 0.0


class TournamentRunner:
    """The tournaments of a site, as one process sees to them.

    Attributes:
        overview: What the last look found; nothing in a process that does not see to them.
        failures: How often the database did not work, or a tournament could not go on.

    Args:
        transactions: With the database, which belong to it.
        tables: Of this process.
        notices: Of the database.
        close_play: Closes a play because the time of its round is over.
        leads: Returns whether this process lets tournaments go on.
        clock: Returns seconds since 1970.
    """

    def __init__(
        self,
        transactions: Transactions,
        tables: Tables,
        notices: Notices,
        close_play: Close,
        leads: Callable[[], Awaitable[bool]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._transactions = transactions
        self._tables = tables
        self._notices = notices
        self._close_play = close_play
        self._leads = leads
        self._clock = clock
        self.overview = Overview()
        self.failures = 0
        self._reading: set[asyncio.Task[None]] = set()
        self._read: WeakSet[Table] = WeakSet()
        self._woken: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None
        tables.followers.append(self._follow)

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock()

    def start(self) -> None:
        """Begin to see to them."""
        self._task = asyncio.get_running_loop().create_task(self._keep_on())

    async def close(self) -> None:
        """Stop, and close the database."""
        tasks = [*self._reading, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._transactions.close()

    async def ask(
        self, work: Callable[Concatenate[sa.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Return what ``work`` returns in a transaction.

        Raises:
            StorageError: The database does not work.
            TournamentError: As ``work`` does; then nothing has changed.
        """
        return await self._transactions(work, *args, **kwargs)

    async def _keep_on(self) -> None:
        with self._notices.listening(TOURNAMENTS_TOPIC) as listener:
            while True:
                pause = _CALM
                try:
                    if await self._leads():
                        pause = await self.look()
                    else:
                        self.overview = Overview()
                except CubotecaError as error:
                    self.failures += 1
                    LOG.warning("tournaments are looked at later: %s", error)
                await listener.wait(pause)
                await asyncio.sleep(_LEAST)

    async def look(self) -> float:
        """Do whatever is due in all tournaments; return when to look again, in seconds from now.

        Raises:
            StorageError: The database does not work.
        """
        pause, late, states = _CALM, 0.0, Counter[str]()
        for name in await self.ask(tournaments.active):
            try:
                known = await self._go_on(name)
            except StorageError:
                raise
            except CubotecaError as error:  # one tournament stops no other
                self.failures += 1
                LOG.warning("tournament %s has to wait: %s", name, error)
            else:
                pause = min(pause, self._until_next(known))
                late = max(late, self._late(known))
                states[known.tournament.state] += 1
        self.overview = Overview(states, late)
        return max(pause, 0.0)

    def _late(self, known: Known) -> float:
        """Return since when what is due has not been done, in seconds."""
        one = known.tournament
        due = one.plan.starts if one.state == "open" else one.until
        awaited = one.state == "open" or (one.state == "running" and one.plan.kind != "arena")
        return max(self.now - due, 0.0) if awaited and due is not None else 0.0

    def _until_next(self, known: Known) -> float:
        one = known.tournament
        if one.state == "open" and one.plan.starts is not None:
            return one.plan.starts - self.now
        if one.state != "running":
            return _CALM
        waits = one.plan.kind == "arena" and any(each.ready for each in known.entrants)
        until = _CALM if one.until is None or one.until <= self.now else one.until - self.now
        return min(until, _SOON if waits else _CALM)

    async def _go_on(self, name: str) -> Known:
        """Do whatever is due in a tournament; return it as it then is."""
        while True:
            known = await self.ask(tournaments.read, name)
            if not await self._step(known):
                return known

    async def _step(self, known: Known) -> bool:
        """Do what is due next; return False if nothing is."""
        one = known.tournament
        if one.state == "open":
            due = one.plan.starts is not None and one.plan.starts <= self.now
            if due:
                await self.ask(tournaments.begin, one.id, self.now)
            return due
        if one.state != "running":
            return False
        if await self._see_to_tables(known):
            return True
        open_ = [table for table in known.tables if not table.is_over]
        in_time = one.until is None or self.now < one.until
        if one.plan.kind == "arena":
            if in_time:
                return bool(await self.ask(tournaments.pair_arena, one.id, self.now))
        elif open_:
            return False if in_time else await self._close_late(open_)
        elif one.round < one.plan.rounds and (drawn := await self._drawn(known)):
            await self.ask(tournaments.store_round, known, drawn, self.now)
            return True
        if not open_:
            await self.ask(tournaments.finish, one.id, self.now)
        return not open_

    async def _drawn(self, known: Known) -> list[Seating]:
        """Return the next round; [] if too few are left for one."""
        plan, there = known.tournament.plan, known.there
        fewest = tournaments.fewest_seats(plan.game)
        if len(there) < fewest:
            return []
        past = [table.seating for table in known.tables]
        one = known.tournament
        if plan.kind == "round-robin":
            everybody = [each.number for each in known.entrants]
            drawn = await asyncio.to_thread(
                round_robin_round,
                everybody, there, past, plan.seat_count, fewest, one.round, plan.rounds, one.seed,
            )  # fmt: skip
        else:
            points = {line.entrant: line.points for line in known.standings}
            mine = {each: points[each] for each in there}
            drawn = await asyncio.to_thread(
                swiss_round, mine, past, plan.seat_count, fewest, one.seed
            )
        return drawn

    # tables

    async def _see_to_tables(self, known: Known) -> bool:
        """Create tables that were drawn, and read results; return whether anything changed."""
        changed = False
        for table in known.tables:
            if not (table.is_over or table.play):
                await self._create(known, table)
                changed = True
        for play in await self.ask(tournaments.ended, known.tournament.id):
            changed |= await self._read_result(play)
        if not changed:
            await self._wake_tables(known)
        return changed

    async def _wake_tables(self, known: Known) -> None:
        """Have the tables that play in memory somewhere: their bots and clocks go on there."""
        name = known.tournament.id
        if self.now - self._woken.get(name, 0.0) < _CALM:
            return
        self._woken[name] = self.now
        for table in known.tables:
            if table.play and not table.is_over:
                await self._tables.owner(table.play)

    async def _create(self, known: Known, drawn: Drawn) -> None:
        plan = known.tournament.plan
        entrants = {one.number: one for one in known.entrants}
        wishes = [_wish(entrants[one], plan.conditions.level) for one in drawn.seating]
        people = any(wish.person for wish in wishes)
        with contextlib.suppress(TakenError):  # another process has created it
            await self._tables.create(
                plan.game,
                plan.options,
                wishes,
                hints=False,
                conditions=plan.conditions,
                rated=plan.rated and people,
                within=partial(tournaments.take, known=known, table=drawn, now=self.now),
            )

    async def _read_result(self, play: str) -> bool:
        """Keep the result of a play that is over; return False if it lasts."""
        try:
            table = await self._tables.peek(play)
        except UnknownTableError:  # it was deleted: nobody has won
            count = await self.ask(tournaments.seats_at, play)
            return await self.ask(tournaments.note_result, play, [1] * count, [0.0] * count)
        return await self._keep_result(table)

    async def _keep_result(self, table: Table) -> bool:
        ranks = final_ranks(table, however=True)
        if ranks is None:
            return False
        return await self.ask(tournaments.note_result, table.id, ranks, shares_of(table))

    async def _close_late(self, open_: list[Drawn]) -> bool:
        done = [await self._close_play(table.play) for table in open_ if table.play]
        return any(done)

    # plays that end here

    def _follow(self, table: Table) -> None:
        if table.is_kept and not table.has_ended:
            table.subscribe(self._look_at)

    def _look_at(self, table: Table) -> None:
        if not table.has_ended or table.stale or table in self._read:
            return
        self._read.add(table)
        task = asyncio.get_running_loop().create_task(self._try(table), context=Context())
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)
        task.add_done_callback(retrieve)

    async def _try(self, table: Table) -> None:
        try:
            await self._keep_result(table)
        except StorageError as error:  # read again by whoever leads
            LOG.warning("the result of table %s is read later: %s", table.id, error)


def _wish(one: Entrant, level: str) -> SeatWish:
    """Return who sits down for an entrant; a bot for one who has left since the draw."""
    if one.level:
        return SeatWish("bot", one.name, level=one.level)
    if not one.takes_part:
        return SeatWish("bot", level=level)
    return SeatWish("human", one.name or f"#{one.number}", person=one.person)


def shares_of(table: Table) -> tuple[float, ...]:
    """Return the share of each seat in the points of a play that has ended, 0 to 1."""
    outcome, closing = table.play.outcome, table.closing
    points = outcome.points if outcome is not None else closing.points if closing else ()
    above = [max(one, 0) for one in points]
    total = sum(above)
    return tuple(round(one / total, 6) if total else 1 / len(above) for one in above)


__all__ = ["LOG", "Overview", "P", "R", "TournamentRunner", "shares_of"]
