"""The play on the front page: bots against each other, while somebody looks, in memory alone.

There is one for the whole site, whoever looks.  No database keeps its table, so it is in no list,
counts for no limit and leaves nothing behind.  Its bots move by their heuristic policies, in the
lane of quick bots; once nobody has looked for a few seconds they pause, and when a play is over,
the next one begins, of the next game.
"""

from __future__ import annotations

import time
from itertools import cycle
from typing import TYPE_CHECKING

from cuboteca.games import all_games
from cuboteca.table.bot_runner import BotRunner

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.table.bot_runner import Thinkers
    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables

_LEVEL = "medium"  # the heuristic policy, in every game
_SEATS = 3
_UNSEEN = 15.0  # seconds after which it pauses
_SHOWN_AT_THE_END = 20.0  # seconds


class Showcase:
    """Keeps one play of bots going while somebody looks at it.

    Args:
        tables: Of this process, where its page is found.
        thinkers: Where the bots think.
        pace: Seconds between two moves.
        clock: Returns seconds.
    """

    def __init__(
        self,
        tables: Tables,
        thinkers: Thinkers,
        pace: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._bots = BotRunner(thinkers, pace, unseen_seconds=_UNSEEN)
        self._clock = clock
        self._games = cycle(all_games())
        self._table: Table | None = None
        self._over = 0.0  # when somebody first saw that it was over

    def look(self) -> Table:
        """Return the play, which goes on for as long as this is called again and again."""
        if self._table is None or self._is_done(self._table):
            self._table = self._begin()
        self._table.visit()
        return self._table

    def _is_done(self, table: Table) -> bool:
        """Return whether a play is over, and its end has been shown for a while."""
        if not table.is_over:
            self._over = 0.0
            return False
        self._over = self._over or self._clock()
        return self._clock() - self._over >= _SHOWN_AT_THE_END

    def _begin(self) -> Table:
        game = next(self._games)
        count = min(max(_SEATS, game.meta.min_seats), game.meta.max_seats)
        self._over = 0.0
        table = self._tables.show(game, (_LEVEL,) * count)
        self._bots.attach(table)
        return table

    async def close(self) -> None:
        """Stop the bots."""
        await self._bots.close()


__all__ = ["Showcase"]
