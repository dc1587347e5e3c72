"""Plays the bots' seats: paced so that people can follow, in other processes, never stuck.

A bot that fails, answers nonsense or takes too long is replaced for that move by a simple bot.  The
log of the table says so to everybody, and the server's log says why.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Protocol

from cuboteca.bots.bot import situation_of
from cuboteca.bots.levels import GREEDY, RANDOM, make_bot
from cuboteca.bots.workers import WorkerError, question_of
from cuboteca.core.chance import seeded
from cuboteca.core.errors import CubotecaError
from cuboteca.table.errors import StaleError, StorageError

if TYPE_CHECKING:
    from cuboteca.bots.workers import Question
    from cuboteca.core.play import Play
    from cuboteca.table.requests import StandIn
    from cuboteca.table.table import Table

LOG = logging.getLogger("cuboteca.table")


class Thinkers(Protocol):
    """Answers questions with legal actions; ``bots.workers.Workers`` is one."""

    async def decide(self, question: Question) -> int:
        """Return an action; raises WorkerError."""


class Driver:
    """Moves the bots of all tables.

    Args:
        thinkers: Where bots think.
        pace: Seconds between an event and a bot's answer to it.
    """

    def __init__(self, thinkers: Thinkers, pace: float) -> None:
        self._thinkers = thinkers
        self._pace = pace

    def kick(self, table: Table) -> None:
        """See to it that the bots of ``table`` play when it is their turn."""
        if table.driver is None and table.waits_for_bot:
            table.driver = asyncio.get_running_loop().create_task(self._drive(table))

    async def _drive(self, table: Table) -> None:
        try:
            while table.waits_for_bot and not table.spoilt:
                await asyncio.sleep(self._pace)
                await self._move(table)
        except StorageError as error:
            LOG.error("table %s stands still: %s", table.id, error)  # noqa: TRY400  # said it all
        except Exception:
            LOG.exception("table %s stands still by a mistake of ours", table.id)
        finally:
            table.driver = None

    async def _move(self, table: Table) -> None:
        play = table.play
        seat, seq = play.to_move, table.seq
        level = table.seats[seat].level
        action, why = await self._choice(table, play, seat)
        if why:
            seed = table.private_seed("stand-in")
            action = await asyncio.to_thread(_stand_in, play, seat, level, seed)
        try:
            await table.act(seat, seq, action, stand_in=why)
        except StaleError:
            LOG.info("table %s moved on while a bot was thinking", table.id)

    async def _choice(self, table: Table, play: Play, seat: int) -> tuple[int, StandIn]:
        """Return a bot's action, and why it does not count, if it does not."""
        level = table.seats[seat].level
        try:
            seed = table.private_seed(f"bot {seat}")
            action = await self._thinkers.decide(question_of(play, seat, level, seed))
        except CubotecaError as error:
            LOG.warning(
                "table %s: bot %s in seat %d failed, a simple bot moves for it: %s",
                table.id, level, seat, error,
            )  # fmt: skip
            return -1, error.failing if isinstance(error, WorkerError) else "failed"
        if action in play.legal_actions():
            return action, ""
        LOG.warning(
            "table %s: bot %s in seat %d answered %d, which is not legal; "
            "a simple bot moves for it",
            table.id, level, seat, action,
        )  # fmt: skip
        return -1, "illegal"


def _stand_in(play: Play, seat: int, level: str, seed: int) -> int:
    """Return what the rule of thumb does; at random only for whoever plays at random anyway."""
    bot = make_bot(RANDOM if level == RANDOM else GREEDY, seed)
    return bot.choose(situation_of(play, seat, seeded(seed, 1)))
