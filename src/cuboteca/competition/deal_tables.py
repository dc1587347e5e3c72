"""Makes the tables of deals, breaks the seals of matches, and lets a bot play a day's deal."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from contextvars import Context
from functools import partial
from typing import TYPE_CHECKING

from cuboteca.bots.levels import levels_of
from cuboteca.bots.questions import question_of
from cuboteca.competition import deals
from cuboteca.competition.deals import DEALS_TOPIC, DealError, TakenAttemptError
from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import CubotecaError
from cuboteca.core.fair_queue import Asker
from cuboteca.core.futures import retrieve
from cuboteca.core.play import Play
from cuboteca.games import game as game_of
from cuboteca.table.seats import SeatWish
from cuboteca.table.table import deal_bot_seed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Concatenate, ParamSpec, TypeVar

    import sqlalchemy as sa

    from cuboteca.competition.deals import StoredDeal
    from cuboteca.table.bot_runner import Thinkers
    from cuboteca.table.conditions import Conditions
    from cuboteca.table.notices import Notices
    from cuboteca.table.table import Table
    from cuboteca.table.tables import NewTable, Tables
    from cuboteca.table.transactions import Transactions

    P = ParamSpec("P")
    R = TypeVar("R")

LOG = logging.getLogger("cuboteca.competition")

#: Levels that may play a day's deal for comparison, the one to try first at the front.
LINE_LEVELS = ("expert", "hard", deals.LEVEL)

_LINE_SECONDS = 600.0  # that a level may take for a whole play
_LINE_TRIES = 2  # of each deal, by a process
_DAYS_BACK = 3  # deals of days before are given up
_AGAIN = 60.0  # seconds between two looks
_ANALYSES = 16  # that are looked for at a time; made one after another
_ANALYSIS_TRIES = 2  # of each play, by a process


class DealTables:
    """Deals of days and matches.

    Args:
        transactions: With the database, which belong to it.
        tables: Of this process.
        thinkers: Where bots think.
        notices: Of the database.
        leads: Returns whether this process does what one alone has to do.
        analyse: Begins to analyse a finished play.

    Attributes:
        made: Tables that this process has made, by the kind of their deal: "day" or "match".
        unsealed: Matches whose seals it has broken.
        lines: Plays for comparison, by result: "played" or "failed".
        failures: How often the database did not work.
    """

    def __init__(
        self,
        transactions: Transactions,
        tables: Tables,
        thinkers: Thinkers,
        notices: Notices,
        leads: Callable[[], Awaitable[bool]],
        analyse: Callable[[Table], Awaitable[bool]],
    ) -> None:
        self._transactions = transactions
        self._tables = tables
        self._thinkers = thinkers
        self._notices = notices
        self._leads = leads
        self._analyse = analyse
        self.made: Counter[str] = Counter()
        self.unsealed = 0
        self.lines: Counter[str] = Counter()
        self.failures = 0
        self._tries: Counter[str] = Counter()
        self._hurries: list[asyncio.Event] = []
        self._unsealing: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        tables.followers.append(self._follow)

    def start(self) -> None:
        """Begin to look what is due."""
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._repeat(self.break_seals)),
            loop.create_task(self._repeat(self.analyse_matches)),
            loop.create_task(self._repeat(self.play_lines)),
            loop.create_task(self._listen()),
        ]

    async def close(self) -> None:
        """Stop, and close the database."""
        tasks = [*self._tasks, *self._unsealing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._transactions.close()

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return self._tables.clock()

    async def ask(
        self, work: Callable[Concatenate[sa.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Return what ``work`` returns in a transaction; raises StorageError."""
        return await self._transactions(work, *args, **kwargs)

    # a day

    async def today(self, game: str) -> StoredDeal:
        """Return today's deal of a game, made now if nobody has asked for it before.

        Raises:
            UnknownGameError: There is no such game.
            StorageError: The database does not work.
        """
        return await self.ask(deals.make_of_day, game_of(game), self.now)

    async def play(self, deal: StoredDeal, person: str, name: str, client: str) -> Table:
        """Return the table at which a person plays today's deal, made now at the first call.

        Where another process has it, it is a copy.

        Raises:
            DealError: Its day is over, or the rules of the game have changed since.
            TableError: As ``Tables.create`` does.
        """
        own = await self.ask(deals.own_play, deal.id, person)
        if own:
            return await self._tables.peek(own)
        if not deal.is_sealed(self.now):
            raise DealError("over", "the day of this deal is over")
        if deal.rules_version != game_of(deal.game).meta.rules_version:
            raise DealError("rules", "the rules have changed since this deal was made")
        wishes = [SeatWish("human", name), *_bots(deal)]
        try:
            created = await self._tables.create(
                deal.game,
                deal.options,
                wishes,
                hints=False,
                client=client,
                within=partial(deals.note_attempt, deal=deal.id, person=person),
                person=person,
                deal=deal.deal,
            )
        except TakenAttemptError:  # asked for twice at once
            return await self._tables.peek(await self.ask(deals.own_play, deal.id, person))
        self.made["day"] += 1
        return created.table

    # a match

    async def create_match(
        self, deal: StoredDeal, name: str, client: str, conditions: Conditions | None = None
    ) -> list[NewTable]:
        """Make the tables of a match; its maker sits in the first team's seat of the first table.

        Args:
            deal: That nobody has stored yet.
            name: Of its maker, ``deal.person``.
            client: As limits count it; "" is not limited.
            conditions: Of all tables; None for the usual ones.

        Raises:
            TableError: As ``Tables.create`` does; the match then has fewer tables.
        """
        made: list[NewTable] = []
        try:
            for number in range(deal.table_count):
                one = await self._create_table(deal, number, name, client, conditions)
                self.made["match"] += 1
                made.append(one)  # those before remain if the next one fails
        except CubotecaError:
            if made:
                await self.ask(deals.shorten, deal.id, len(made))
            raise
        return made

    async def _create_table(
        self,
        deal: StoredDeal,
        number: int,
        name: str,
        client: str,
        conditions: Conditions | None,
    ) -> NewTable:
        wishes = []
        for seat in range(deal.seat_count):
            team = deal.teams[deal.team_in(seat, number)]
            if team.level:
                wishes.append(SeatWish("bot", level=team.level))
            elif (seat, number) == (deal.seat_of(0, 0), 0):
                wishes.append(SeatWish("human", name))
            else:
                wishes.append(SeatWish("link"))
        return await self._tables.create(
            deal.game,
            deal.options,
            wishes,
            hints=False,
            client=client,
            conditions=conditions,
            within=partial(deals.note_table, deal=deal, number=number),
            person=deal.person,
            deal=deal.deal,
        )

    async def check_seat(self, table: Table, person: str) -> None:
        """Refuse a second seat of a match to a person.

        Raises:
            DealError: The person has one.
            StorageError: The database does not work.
        """
        if table.head.deal:
            await self.ask(deals.check_seat, table.head.deal, person)

    def _follow(self, table: Table) -> None:
        if table.head.deal and table.is_sealed:
            table.subscribe(self._look_at)

    def _look_at(self, table: Table) -> None:
        if not (table.has_ended and table.is_sealed) or table.stale:
            return
        work = self._try_unsealing(table.head.deal)
        task = asyncio.get_running_loop().create_task(work, context=Context())
        self._unsealing.add(task)
        task.add_done_callback(retrieve)
        task.add_done_callback(self._unsealing.discard)

    async def _try_unsealing(self, deal: str = "") -> None:
        try:
            for name in await self.ask(deals.unseal_finished, self.now, deal):
                self._tables.unseal(name, self.now)
                self.unsealed += 1
        except CubotecaError as error:
            self.failures += 1
            LOG.warning("seals of matches are looked at later: %s", error)

    async def _listen(self) -> None:
        """Hear of seals that other processes break."""
        with self._notices.listening(DEALS_TOPIC) as listener:
            while True:
                await listener.wait(self._notices.patience)
                sealed = self._tables.sealed_deals()
                try:
                    found = await self.ask(deals.unsealed, sealed, self.now) if sealed else {}
                except CubotecaError as error:
                    LOG.debug("seals cannot be read: %s", error)
                    continue
                for name, at in found.items():
                    self._tables.unseal(name, at)

    # what is done once for the site

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        hurries = asyncio.Event()
        self._hurries.append(hurries)
        while True:
            hurries.clear()  # before the work: what happens during it is looked at again
            try:
                if await self._leads():
                    await work()
            except CubotecaError as error:
                self.failures += 1
                LOG.warning("deals are looked at later: %s", error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_AGAIN):
                    await hurries.wait()

    def hurry(self) -> None:
        """Look at once what is due."""
        for hurries in self._hurries:
            hurries.set()

    async def break_seals(self) -> None:
        """Unseal the matches whose tables are all over; what fails is looked at later."""
        await self._try_unsealing()

    async def analyse_matches(self) -> None:
        """Make the analyses that people want, one after another.

        Raises:
            StorageError: The database does not work.
            BusyError: Too many others want theirs.
        """
        for name in await self.ask(deals.analyses_due, self.now, _ANALYSES):
            tries = f"analysis {name}"
            if self._tries[tries] >= _ANALYSIS_TRIES:
                continue
            if not await self._analyse(await self._tables.peek(name)):
                self._tries[tries] += 1

    async def play_lines(self) -> None:
        """Let a bot play the deals of days that are over; raises StorageError."""
        since = deals.day_after(deals.day_of(self.now), -_DAYS_BACK)
        for deal in await self.ask(deals.lines_due, since, self.now):
            if self._tries[deal.id] < _LINE_TRIES:
                self._tries[deal.id] += 1
                await self._play_line(deal)

    async def _play_line(self, deal: StoredDeal) -> None:
        """Let the strongest level that gets through in time play the person's seat."""
        known = levels_of(game_of(deal.game))
        for level in LINE_LEVELS:
            if level not in known:
                continue
            levels = [level, *(wish.level for wish in _bots(deal))]
            try:
                async with asyncio.timeout(_LINE_SECONDS):
                    play = await self._played(deal, levels)
                within = partial(deals.note_line, deal=deal.id)
                await self._tables.keep_deal_line(play, levels, deal.deal, within)
            except TakenAttemptError:
                return  # another process was faster
            except (CubotecaError, TimeoutError) as error:
                self.lines["failed"] += 1
                LOG.warning("level %s does not get through deal %s: %r", level, deal.id, error)
            else:
                self.lines["played"] += 1
                return

    async def _played(self, deal: StoredDeal, levels: list[str]) -> Play:
        """Return a play of a deal by bots; raises CubotecaError."""
        rng = deal.rng()
        play = Play(game_of(deal.game), deal.options, deal.seat_count)
        asker = Asker(f"deal {deal.id}", deal.id)
        while not play.is_over:
            seat = play.to_move
            if seat == CHANCE:
                play.draw_by(rng)
                continue
            seed = deal_bot_seed(deal.deal.secret, play, seat)
            question = question_of(play, seat, levels[seat], seed)
            play.act(seat, await self._thinkers.decide(question, asker))
        return play


def _bots(deal: StoredDeal) -> list[SeatWish]:
    """Return the seats of a day's deal that are not the person's."""
    return [SeatWish("bot", level=team.level) for team in deal.teams[1:]]


__all__ = ["LINE_LEVELS", "LOG", "DealTables"]
