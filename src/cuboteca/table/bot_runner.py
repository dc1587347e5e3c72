"""Plays for the bots, in other processes and at a pace that people can follow.

A bot that fails, answers nonsense or takes too long is replaced for that move by a simple bot.  The
log of the table and the record of the play say so to everybody, and the server's log gives the
reason.  A bot that only waits because the server is busy is not replaced: its table waits too.

A table that needs no people to go on pauses while nobody looks at it, and goes on at once when
somebody does.  Where a person is to act after the bots, bots move whether or not anybody looks.

A move that cannot be stored is tried again after a pause that grows, so a table of bots goes on by
itself once the database works again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from contextvars import Context
from itertools import islice
from typing import TYPE_CHECKING, Protocol
from weakref import WeakSet

from cuboteca.bots.bot import context_of
from cuboteca.bots.levels import GREEDY, RANDOM, make_bot
from cuboteca.bots.questions import question_of
from cuboteca.core.chance import seeded
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.errors import CubotecaError
from cuboteca.core.fair_queue import BusyError
from cuboteca.core.pending import Pending
from cuboteca.table.errors import (
    ClosedTableError,
    ElsewhereError,
    StaleError,
    StorageError,
)
from cuboteca.table.event_log import is_decision

if TYPE_CHECKING:
    from cuboteca.bots.questions import Question
    from cuboteca.core.fair_queue import Asker
    from cuboteca.core.play import Play
    from cuboteca.table.requests import StandIn
    from cuboteca.table.table import Table

LOG = logging.getLogger("cuboteca.table")

_PAUSE = 1.0  # seconds until a move that could not be stored is tried again, at first
_LONGEST_PAUSE = 60.0
_UNSEEN_SECONDS = 120.0  # after which a table of bots that nobody looks at pauses
_MOST_BY_BOTS = 200  # decisions without a person's, after which no person seems to have any left


class Thinkers(Protocol):
    """Answers questions with legal actions; ``bots.workers.Workers`` is one."""

    async def decide(self, question: Question, asker: Asker) -> int:
        """Return an action; raises WorkerError and BusyError."""
        ...


class BotRunner:
    """Moves the bots of all tables.

    Args:
        thinkers: Where bots think.
        pace: Seconds between an event and the bot's reply, unless all players want none.
        pause: Seconds until a move that could not be stored is tried again; doubled each time.
        unseen_seconds: Seconds without anybody who looks, after which a table of bots pauses.

    Attributes:
        pending: Decisions that bots are asked for.
        stand_ins: How many moves were made in place of a bot, by the reason.
        paused: Tables in memory that wait for somebody to look at them.
    """

    def __init__(
        self,
        thinkers: Thinkers,
        pace: float,
        pause: float = _PAUSE,
        unseen_seconds: float = _UNSEEN_SECONDS,
    ) -> None:
        self.pending = Pending()
        self.stand_ins: Counter[StandIn] = Counter()
        self.paused: WeakSet[Table] = WeakSet()
        self._unseen_seconds = unseen_seconds
        self._thinkers = thinkers
        self._pace = pace
        self._pause = pause
        self._stuck: dict[Table, asyncio.Event] = {}  # to be tried again, at the latest soon
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._closed = False

    def attach(self, table: Table) -> None:
        """Play for the bots of ``table`` from now on, whenever it is their turn."""
        table.subscribe(self.wake)
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Let a bot move if it is its turn; a table that is stuck is tried again at once."""
        if table in self._stuck:
            self._stuck[table].set()
        if table in self._tasks or self._closed:
            return
        self.paused.discard(table)
        if self._goes_on(table):
            loop = asyncio.get_running_loop()  # what it logs belongs to no request
            self._tasks[table] = loop.create_task(self._run(table), context=Context())
        elif table.waits_for_bot:
            self.paused.add(table)

    def is_playing_at(self, table: Table) -> bool:
        """Return whether a bot is about to move, or to try again."""
        return table in self._tasks

    async def close(self) -> None:
        """Stop all bots."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()

    async def _run(self, table: Table) -> None:
        pause = self._pause
        try:
            while self._goes_on(table) and not table.stale:
                await asyncio.sleep(0 if table.is_hurried else self._pace)
                try:
                    await self._move(table)
                except BusyError as error:
                    await self._wait(table, error.seconds)
                except StorageError as error:
                    where = {"table": table.id}
                    LOG.error("table %s is stuck: %s", table.id, error, extra=where)  # noqa: TRY400  # the message is enough
                    await self._wait(table, pause)
                    pause = min(2 * pause, _LONGEST_PAUSE)
                else:
                    pause = self._pause
        except Exception:
            LOG.exception("table %s is stuck because of a bug", table.id, extra={"table": table.id})
        finally:
            del self._tasks[table]
            if table.waits_for_bot and not table.stale and not self._closed:
                self.paused.add(table)

    def _goes_on(self, table: Table) -> bool:
        """Return whether a bot is to move, and moves."""
        if not table.waits_for_bot:
            return False
        unseen = table.seconds_unseen
        return not unseen or unseen < self._unseen_seconds or _needs_people(table)

    async def _wait(self, table: Table, seconds: float) -> None:
        """Wait before a table is tried again, but not when somebody opens it."""
        opened = self._stuck[table] = asyncio.Event()
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await opened.wait()
        finally:
            del self._stuck[table]

    async def _move(self, table: Table) -> None:
        play = table.play
        seat, seq = play.to_move, table.seq
        level = table.bot_in(seat)
        substitute = table.conduct.leaving.substitutes.get(seat)
        action, why = await self._choice(table, play, seat)
        if why:
            seed = table.private_seed("stand-in")
            action = await asyncio.to_thread(_stand_in, play, seat, level, seed)
        try:
            place: StandIn = substitute.why if substitute else ""
            await table.act(seat, seq, action, stand_in=place or why)
        except (StaleError, ElsewhereError, ClosedTableError):
            LOG.info("the table moved on while a bot was thinking", extra={"table": table.id})
            return
        if why:
            self.stand_ins[why] += 1

    async def _choice(self, table: Table, play: Play, seat: int) -> tuple[int, StandIn]:
        """Return a bot's action and, if it cannot be used, why."""
        level = table.bot_in(seat)
        where = {"table": table.id, "seat": seat, "number": table.seq}
        try:
            seed = table.bot_seed(seat)
            with self.pending.one():
                question = question_of(play, seat, level, seed)
                action = await self._thinkers.decide(question, table.asker)
        except BusyError:
            raise
        except CubotecaError as error:
            LOG.warning(
                "table %s: bot %s in seat %d failed, a simple bot moves for it: %s",
                table.id, level, seat, error, extra=where,
            )  # fmt: skip
            return -1, error.failing if isinstance(error, WorkerError) else "failed"
        if play.may(action):
            return action, ""
        LOG.warning(
            "table %s: bot %s in seat %d answered %d, which is not legal; "
            "a simple bot moves for it",
            table.id, level, seat, action, extra=where,
        )  # fmt: skip
        return -1, "illegal"


def _needs_people(table: Table) -> bool:
    """Return whether a person seems to be to act once the bots have."""
    if all(table.bot_in(seat.seat) for seat in table.seats):
        return False
    decisions = (entry for entry in reversed(table.event_log.entries) if is_decision(entry))
    latest = list(islice(decisions, _MOST_BY_BOTS))
    people_act = any(not table.bot_in(entry.actor) for entry in latest)
    return people_act or len(latest) < _MOST_BY_BOTS


def _stand_in(play: Play, seat: int, level: str, seed: int) -> int:
    """Return the heuristic policy's action; a random one only in place of a random bot."""
    bot = make_bot(RANDOM if level == RANDOM else GREEDY, seed)
    return bot.choose(context_of(play, seat, seeded(seed, 1)))


__all__ = [
    "LOG",
    "BotRunner",
    "Thinkers",
]
