"""What tests of tables do again and again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cuboteca.games import all_games
from cuboteca.table.seats import SeatWish

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.table.table import Table
    from cuboteca.table.tables import NewTable, Tables

GAME = all_games()[0].name
TWO_PEOPLE = (SeatWish("human", "Ada"), SeatWish("human", "Ben"))
AGAINST_A_BOT = (SeatWish("human", "Ada"), SeatWish("bot", level="random"))


async def create_table(tables: Tables, *wishes: SeatWish, seed: int | None = 7) -> NewTable:
    return await tables.create(GAME, {}, wishes or TWO_PEOPLE, seed)


async def act_once(table: Table, request: str = "") -> int:
    """Take the first legal action of whoever is to move."""
    play = table.play
    return await table.act(play.to_move, table.seq, play.legal_actions()[0], request)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110  # tables announce to readers, not to tests
            await asyncio.sleep(0.005)


async def to_the_end(table: Table) -> None:
    """Play a table of people to its end."""
    while not table.is_over:
        await act_once(table)
