"""What tests of tables do again and again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cuboteca.games import all_games
from cuboteca.table.seats import SeatWish

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.table.house import House, Laid
    from cuboteca.table.table import Table

GAME = all_games()[0].name
TWO_PEOPLE = (SeatWish("human", "Ada"), SeatWish("human", "Ben"))
AGAINST_A_BOT = (SeatWish("human", "Ada"), SeatWish("bot", level="random"))


async def lay(house: House, *wishes: SeatWish, seed: int | None = 7) -> Laid:
    return await house.lay(GAME, {}, wishes or TWO_PEOPLE, seed)


async def act_once(house: House, table: Table, request: str = "") -> int:
    """Take the first legal action of whoever is to move."""
    play = table.play
    return await house.act(table, play.to_move, table.seq, play.legal_actions()[0], request)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110  # tables announce to readers, not to tests
            await asyncio.sleep(0.005)


async def to_the_end(house: House, table: Table) -> None:
    """Play a table of people to its end."""
    while not table.is_over:
        await act_once(house, table)
