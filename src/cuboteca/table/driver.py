"""Plays the bots' seats: paced so that people can follow, in other processes, never stuck.

A bot that fails, answers nonsense or takes too long is replaced for that move by a random legal
action, and the server's log says so.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Protocol

from cuboteca.bots.workers import question_of
from cuboteca.core.errors import CubotecaError
from cuboteca.table.errors import StaleError, StorageError

if TYPE_CHECKING:
    from cuboteca.bots.workers import Question
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
        seat, seq = play.to_move, play.seq
        legal = play.legal_actions()
        action = await self._choice(table, seat, legal)
        if action not in legal:
            LOG.warning(
                "table %s: bot %s in seat %d answered %d, which is not legal; it plays at random",
                table.id, table.seats[seat].level, seat, action,
            )  # fmt: skip
            action = _stand_in(table, legal)
        try:
            await table.act(seat, seq, action)
        except StaleError:
            LOG.info("table %s moved on while a bot was thinking", table.id)

    async def _choice(self, table: Table, seat: int, legal: list[int]) -> int:
        try:
            seed = table.private_seed(f"bot {seat}")
            question = question_of(table.play, seat, table.seats[seat].level, seed)
            return await self._thinkers.decide(question)
        except CubotecaError as error:
            LOG.warning(
                "table %s: bot %s in seat %d failed, it plays at random: %s",
                table.id, table.seats[seat].level, seat, error,
            )  # fmt: skip
            return _stand_in(table, legal)


def _stand_in(table: Table, legal: list[int]) -> int:
    return legal[table.private_seed("stand-in") % len(legal)]
