"""Compares people's rated plays with the search, for moderators, in the background.

One play after another goes through the queue of analyses, all people of a play at once; what is
made is kept with the play, and made once.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextvars import Context
from typing import TYPE_CHECKING

from cuboteca.competition import comparisons
from cuboteca.competition.fair_play import PLAYOUTS, decisions_by_seat
from cuboteca.core.errors import CubotecaError
from cuboteca.core.fair_queue import Asker, BusyError
from cuboteca.games import game as game_of
from cuboteca.lab.analysis import ComparedDecision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.competition.comparisons import RatedSeat
    from cuboteca.competition.rated_tables import RatedTables
    from cuboteca.core.child_processes import Message
    from cuboteca.core.game import Game
    from cuboteca.table.tables import Tables
    from cuboteca.web.analyses import Analyses

LOG = logging.getLogger("cuboteca.web")

_AT_ONCE = 4  # comparisons in progress or waiting in this process
_CLIENT = "moderators"  # who takes turns with the clients that ask for analyses
_AGAIN = 5.0  # seconds after which a full queue is asked again


class TooManyComparisonsError(CubotecaError):
    """Moderators of this process have asked for enough for now."""


class Comparisons:
    """The comparisons that this process makes.

    Args:
        tables: Of which the records are.
        analyses: Whose queue they share.
        rated: Reaches the database.

    Attributes:
        failed: Of a person and a game: how many plays could not be compared.
    """

    def __init__(self, tables: Tables, analyses: Analyses, rated: RatedTables) -> None:
        self._tables = tables
        self._analyses = analyses
        self._rated = rated
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.failed: dict[tuple[str, str], int] = {}

    def is_running(self, person: str, game: str) -> bool:
        """Return whether a comparison is being made here."""
        return (person, game) in self._tasks

    def start(self, person: str, game: str) -> None:
        """Begin to compare the plays of a person that are not compared yet.

        Raises:
            TooManyComparisonsError: Others have to end first.
        """
        key = (person, game)
        if key in self._tasks:
            return
        if len(self._tasks) >= _AT_ONCE:
            raise TooManyComparisonsError(f"{_AT_ONCE} comparisons are being made; try again later")
        self.failed.pop(key, None)
        loop = asyncio.get_running_loop()  # it goes on when the request is over
        task = loop.create_task(self._run(person, game_of(game)), context=Context())
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def close(self) -> None:
        """Cancel everything."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, person: str, game: Game) -> None:
        failed = 0
        try:
            seats = await self._rated.ask(comparisons.rated_seats, person, game)
            for one in seats:
                try:
                    await self._compare(one, game)
                except CubotecaError as error:
                    failed += 1
                    where = {"table": one.play}
                    LOG.warning("table %s cannot be compared: %s", one.play, error, extra=where)
        except CubotecaError as error:
            LOG.warning("a comparison failed: %s", error)
            failed += 1
        if failed:
            self.failed[person, game.name] = failed

    async def _compare(self, one: RatedSeat, game: Game) -> None:
        version = comparisons.version_of(game)
        wanted = await self._rated.ask(comparisons.seats_to_compare, one.play, version)
        if one.seat not in wanted:
            return
        record = await self._tables.record_for(one.play, "")
        times = await self._rated.ask(comparisons.thinking_times, one.play)
        made = await self._made(json.loads(record.line()), wanted, Asker(_CLIENT, one.play))
        found = decisions_by_seat(made, wanted, times)
        await self._rated.ask(comparisons.keep, one.play, version, found)

    async def _made(
        self, record: Message, seats: Sequence[int], asker: Asker
    ) -> list[ComparedDecision]:
        while True:
            try:
                answer = await self._analyses.compared(record, seats, PLAYOUTS, asker)
            except BusyError:
                await asyncio.sleep(_AGAIN)
                continue
            return [ComparedDecision(**decision) for decision in answer["decisions"]]


__all__ = [
    "LOG",
    "Comparisons",
    "TooManyComparisonsError",
]
