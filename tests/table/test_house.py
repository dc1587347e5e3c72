"""Laying tables, finding them again, putting them away."""

from __future__ import annotations

import asyncio

import pytest

from cuboteca.core.errors import OptionError
from cuboteca.games import UnknownGameError
from cuboteca.table.clerk import Clerk
from cuboteca.table.driver import Driver
from cuboteca.table.errors import RefusedTableError, TooManyTablesError, UnknownTableError
from cuboteca.table.house import House, Limits
from cuboteca.table.seats import SeatWish
from cuboteca.table.storage import Storage
from tests.table.conftest import Thinkers
from tests.table.play_along import (
    AGAINST_A_BOT,
    GAME,
    TWO_PEOPLE,
    act_once,
    lay,
    to_the_end,
    until,
)

pytestmark = pytest.mark.anyio


async def test_a_table_loaded_from_the_log_is_the_same(house: House) -> None:
    table = (await lay(house)).table
    for _ in range(5):
        await act_once(house, table, f"r{table.play.seq}")
    house._open.clear()
    again = await house.table(table.id)

    assert again is not table
    assert again.play.events == table.play.events
    assert again.play.state == table.play.state
    assert again.story.lines == table.story.lines
    assert again._requests == table._requests
    assert again.seats == table.seats


async def test_tokens_open_their_seat_and_only_hashes_are_stored(house: House) -> None:
    laid = await lay(house)
    tokens = laid.tokens
    stored = repr(laid.table.seats)

    assert [laid.table.seat_of(str(token)) for token in tokens] == [0, 1]
    assert laid.table.seat_of("guess") is None
    assert laid.table.seat_of("") is None
    assert not any(str(token) in stored for token in tokens)


async def test_a_bot_has_no_token(house: House) -> None:
    laid = await lay(house, *AGAINST_A_BOT)

    assert laid.tokens[1] is None
    assert laid.table.seat_of("") is None


async def test_a_person_by_link_sits_down_once(house: House) -> None:
    laid = await lay(house, SeatWish("human", "Ada"), SeatWish("link"))
    frame = laid.table.frame
    came = await laid.table.claim(1, "Ben")
    again = await laid.table.claim(1, "Eve")
    house._open.clear()
    stored = (await house.table(laid.table.id)).seats[1]

    assert (came, again) == (True, False)
    assert (stored.name, stored.claimed) == ("Ben", True)
    assert laid.table.frame == frame + 1


@pytest.mark.parametrize("name", ["", "nothing", "x" * 500, "\x00", "ü", "../etc"])
async def test_unknown_tables_are_unknown(house: House, name: str) -> None:
    with pytest.raises(UnknownTableError):
        await house.table(name)


async def test_what_cannot_be_laid(house: House) -> None:
    with pytest.raises(UnknownGameError):
        await house.lay("chess", {}, TWO_PEOPLE)
    with pytest.raises(OptionError):
        await house.lay(GAME, {"nonsense": 1}, TWO_PEOPLE)
    with pytest.raises(OptionError):
        await house.lay(GAME, {}, TWO_PEOPLE * 10)
    with pytest.raises(RefusedTableError):
        await house.lay(GAME, {}, (SeatWish("human", "Ada"), SeatWish("bot", level="genius")))
    with pytest.raises(RefusedTableError):
        await house.lay(GAME, {}, (SeatWish("human", "\x07"), SeatWish("human", "Ben")))
    with pytest.raises(RefusedTableError):
        await house.lay(GAME, {}, TWO_PEOPLE, seed=-1)


async def test_the_house_takes_so_many_tables_and_finished_ones_make_room(url: str) -> None:
    house = House(Clerk(Storage(url)), Driver(Thinkers(), 0), Limits(unfinished=2))
    first = (await lay(house)).table
    await lay(house)
    with pytest.raises(TooManyTablesError):
        await lay(house)
    await to_the_end(house, first)
    laid = await lay(house)
    await house.close()

    assert laid.table.play.to_move >= 0


async def test_idle_tables_leave_the_memory_and_watched_ones_stay(url: str) -> None:
    house = House(Clerk(Storage(url)), Driver(Thinkers(), 0), Limits(live=3))
    watched = (await lay(house)).table
    watched.listeners.add(asyncio.Event())
    for _ in range(6):
        await lay(house)
    kept = await house.table(watched.id)
    count = house.open_count
    await house.close()

    assert kept is watched
    assert count == 3


async def test_a_bot_plays_on_when_its_table_is_found_again(house: House) -> None:
    table = (
        await lay(house, SeatWish("bot", level="random"), SeatWish("bot", level="random"))
    ).table
    await until(lambda: table.play.seq > 20)
    assert table.driver is not None
    table.driver.cancel()
    await until(lambda: table.driver is None)
    house._open.clear()
    again = await house.table(table.id)
    await until(lambda: again.is_over)

    assert again.play.outcome is not None


async def test_a_history_holds_every_state(house: House) -> None:
    table = (await lay(house)).table
    await act_once(house, table)
    history = await house.history(table)

    assert history.last == table.play.seq
    assert history.snapshots[-1] == table.play.engine.snapshot(table.play.state)
    assert await house.history(table) is history
