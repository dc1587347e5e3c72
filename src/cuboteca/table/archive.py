"""Closes tables that nobody has touched for long, and replays live ones by the rules of now.

Both run beside the site: queries have a thread of their own, replays run in a thread too and leave
the processor to the site most of the time, and each play is closed by a short transaction of its
own.  The tables of a play that another process closed are loaded again, as soon as that is told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Literal, ParamSpec, TypeAlias, TypeVar

from cuboteca.core.errors import CubotecaError
from cuboteca.games import game
from cuboteca.table.administration import Filter
from cuboteca.table.closing import CLOSINGS_TOPIC
from cuboteca.table.errors import StaleError
from cuboteca.table.shadow import shadow_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cuboteca.table.administration import Administration, ListedPlay
    from cuboteca.table.closing import Why
    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.notices import Notices
    from cuboteca.table.shadow import Shadow
    from cuboteca.table.tables import Tables

P = ParamSpec("P")
R = TypeVar("R")

LOG = logging.getLogger("cuboteca.table")

#: What replaying a live play by the rules of now has shown.
Shown: TypeAlias = Literal["same", "different", "failed"]

_SECONDS_A_DAY = 86_400.0
_BATCH = 20
_REST = 4.0  # times as long as a replay took is rested after it
_SHORTEST_REST = 0.02
_ATTEMPTS = 20  # at closing a play that goes on
_AGAIN = 2.0  # seconds after which a database that did not work is asked again


class Archive:
    """The background work on plays.

    Args:
        tables: Of this server.
        log_writer: Keeps the log.
        administration: Of the same database.
        notices: Of the same database.
        days: After how many days untouched a table is closed; None closes none.
        every: Seconds between two looks for such tables.
        leads: Returns whether this process is the one that closes and replays plays; it always is
            where there are no others.

    Attributes:
        closed: How many plays were closed here, by why.
        shadows: How many live plays were replayed, by what that has shown.
    """

    def __init__(
        self,
        tables: Tables,
        log_writer: LogWriter,
        administration: Administration,
        notices: Notices,
        days: float | None,
        *,
        every: float = 600.0,
        leads: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        self.closed: Counter[Why] = Counter()
        self.shadows: Counter[Shown] = Counter()
        self._tables = tables
        self._log_writer = log_writer
        self._administration = administration
        self._notices = notices
        self._days = days
        self._every = every
        self._leads = leads
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cuboteca-archive")
        self._tasks: list[asyncio.Task[None]] = []
        self._works = True

    def start(self) -> None:
        """Begin."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(work) for work in (self._in_turn(), self._heed_others())]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thread.shutdown(wait=True, cancel_futures=True)

    async def ask(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the result of a query, made in the thread for queries."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))

    # what is done again and again

    async def _in_turn(self) -> None:
        await self._calmly(partial(self._if_first, self.shadow_live_plays))
        while True:
            await self._calmly(partial(self._if_first, self.close_idle_plays))
            await self._calmly(partial(self._if_first, self._forget_clients))
            await asyncio.sleep(self._every)

    async def _if_first(self, work: Callable[[], Awaitable[None]]) -> None:
        if self._leads is None or await self._leads():
            await work()

    async def _forget_clients(self) -> None:
        await self.ask(self._administration.forget_clients)

    async def _heed_others(self) -> None:
        since = time.time()
        with self._notices.listening(CLOSINGS_TOPIC) as listener:
            while True:
                await listener.wait(self._notices.patience if self._works else _AGAIN)
                begun = time.time()
                if await self._calmly(partial(self.heed, since)):
                    since = begun

    async def _calmly(self, work: Callable[[], Awaitable[object]]) -> bool:
        """Run something; return whether it worked: a database that is down ends nothing."""
        try:
            await work()
        except CubotecaError as error:
            if self._works:
                LOG.warning("background work on plays has to wait: %s", error)
            self._works = False
            return False
        self._works = True
        return True

    async def heed(self, since: float) -> None:
        """Load the tables again that were closed after ``since``, by this process or another."""
        self._tables.reload(await self.ask(self._administration.closed_since, since))

    async def close_now(self, play: str, reason: str, wanted: Why = "admin") -> bool:
        """Close a play now; return False if it was over or closed.

        Args:
            play: Its id.
            reason: For the players; "" if there is none to give.
            wanted: Why; "admin" if a moderator wants it.

        Raises:
            StaleError: Its bots play too fast.
            UnknownTableError: There is no such play.
        """
        for attempt in range(_ATTEMPTS):
            head, _, events = await self._log_writer.load(play)
            if head.finished:
                return False
            shadow = await asyncio.to_thread(shadow_of, game(head.game), head, events)
            why: Why = "rules" if shadow.difference else wanted
            try:
                await self._log_writer.close_play(play, len(events), shadow.closing(why, reason))
            except StaleError:
                if attempt == _ATTEMPTS - 1:
                    raise
            else:
                self.closed[why] += 1
                self._tables.reload([play])
                return True
        return False

    async def close_idle_plays(self) -> None:
        """Close the plays that nobody has touched for so many days, and store how they stood."""
        if self._days is None:
            return
        since = time.time() - self._days * _SECONDS_A_DAY
        passed: set[str] = set()  # could not be closed
        while True:
            wanted = Filter(status="open", untouched_since=since)
            found = await self.ask(self._listed, wanted, _BATCH + len(passed))
            found = [play for play in found if play.id not in passed]
            if not found:
                return
            for play in found:
                if not await self._close(play):
                    passed.add(play.id)

    def _listed(self, wanted: Filter, most: int | None = None) -> list[ListedPlay]:
        return list(self._administration.plays(wanted, most))

    async def _close(self, play: ListedPlay) -> bool:
        shadow, entries = await self._shadow(play)
        if shadow is None:
            return False
        why: Why = "rules" if shadow.difference else "idle"
        return await self._close_as(play, shadow, entries, why)

    async def _close_as(self, play: ListedPlay, shadow: Shadow, entries: int, why: Why) -> bool:
        try:
            await self._log_writer.close_play(play.id, entries, shadow.closing(why))
        except StaleError:  # somebody has just played, or another process was faster
            return False
        self.closed[why] += 1
        self._tables.reload([play.id])
        LOG.info("table %s was closed: %s", play.id, why, extra={"table": play.id})
        return True

    async def shadow_live_plays(self) -> None:
        """Replay every open play by the rules of now.

        A play of older rules that cannot go on is closed.  One of the same rules that differs is
        left as it is: it has hit a bug, or its log was damaged.
        """
        live = await self.ask(self._listed, Filter(status="open"))
        for play in live:
            shadow, entries = await self._shadow(play)
            if shadow is None:
                continue
            self.shadows["different" if shadow.difference else "same"] += 1
            if not shadow.difference:
                continue
            version = game(play.game).meta.rules_version
            LOG.warning(
                "table %s, begun under rules version %d of %s, differs under version %d; %s",
                play.id, play.rules_version, play.game, version, shadow.difference,
                extra={"table": play.id},
            )  # fmt: skip
            if play.rules_version != version:
                await self._close_as(play, shadow, entries, "rules")

    async def _shadow(self, play: ListedPlay) -> tuple[Shadow | None, int]:
        """Return what replaying a play shows, and the length of its log; None if it cannot be."""
        begun = time.monotonic()
        try:
            one = game(play.game)
            head, _, events = await self._log_writer.load(play.id)
            if head.finished:  # meanwhile
                return None, 0
            begun = time.monotonic()
            shadow = await asyncio.to_thread(shadow_of, one, head, events)
        except CubotecaError as error:
            LOG.warning("table %s cannot be replayed: %s", play.id, error, extra={"table": play.id})
            self.shadows["failed"] += 1
            return None, 0
        took = time.monotonic() - begun
        await asyncio.sleep(max(_SHORTEST_REST, _REST * took))
        return shadow, len(events)


__all__ = ["LOG", "Archive", "Shown"]
