"""Laying tables, finding them again, putting them away."""

from __future__ import annotations

import asyncio

import pytest

from cuboteca.core.errors import OptionError
from cuboteca.games import UnknownGameError
from cuboteca.table.clerk import Clerk
from cuboteca.table.driver import Driver
from cuboteca.table.errors import (
    BadTokenError,
    RefusedTableError,
    TooManyTablesError,
    UnknownTableError,
)
from cuboteca.table.house import House, Limits
from cuboteca.table.seats import SeatWish, new_token
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

BENS, EVES = "b" * 32, "e" * 32


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
    came = await laid.table.claim(1, "Ben", BENS)
    again = await laid.table.claim(1, "Eve", EVES)
    house._open.clear()
    stored = (await house.table(laid.table.id)).seats[1]

    assert (came, again) == (True, False)
    assert (stored.name, stored.claimed) == ("Ben", True)
    assert laid.table.frame == frame + 1


async def test_an_invitation_opens_nothing_but_the_chair(house: House) -> None:
    laid = await lay(house, SeatWish("human", "Ada"), SeatWish("link"))
    table, invitation = laid.table, str(laid.tokens[1])
    before = table.seat_of(invitation), table.invited_by(invitation)
    await table.claim(1, "Ben", BENS)
    house._open.clear()
    again = await house.table(table.id)

    assert before == (None, 1)
    for one in (table, again):
        assert (one.seat_of(invitation), one.invited_by(invitation)) == (None, 1)
        assert one.seat_of(BENS) == 1
        assert BENS not in repr(one.seats)


async def test_the_same_claim_sent_again_is_answered_as_before(house: House) -> None:
    table = (await lay(house, SeatWish("human", "Ada"), SeatWish("link"))).table

    assert [await table.claim(1, "Ben", BENS) for _ in range(3)] == [True] * 3


async def test_of_many_who_come_at_once_one_sits_down(house: House) -> None:
    table = (await lay(house, SeatWish("human", "Ada"), SeatWish("link"))).table
    tokens = [new_token() for _ in range(20)]
    came = await asyncio.gather(*(table.claim(1, token[:9], token) for token in tokens))
    winner = tokens[came.index(True)]

    assert came.count(True) == 1
    assert [table.seat_of(token) for token in tokens].count(1) == 1
    assert (table.seat_of(winner), table.seats[1].name) == (1, winner[:9])


async def test_who_comes_late_by_another_process_is_told_who_sits_there(
    house: House, url: str
) -> None:
    table = (await lay(house, SeatWish("human", "Ada"), SeatWish("link"))).table
    other = House(Clerk(Storage(url)), Driver(Thinkers(), 0))
    came = await (await other.table(table.id)).claim(1, "Ben", BENS)
    late = await table.claim(1, "Eve", EVES)
    again = await house.table(table.id)
    await other.close()

    assert (came, late) == (True, False)
    assert again is not table
    assert (again.seats[1].name, again.seat_of(BENS), again.seat_of(EVES)) == ("Ben", 1, None)


async def test_a_token_of_ones_own_must_be_fresh_and_long(house: House) -> None:
    laid = await lay(house, SeatWish("human", "Ada"), SeatWish("link"), SeatWish("link"))
    bad = ("", "short", "x" * 65, "é" * 32, f"{BENS}\n", *map(str, laid.tokens))
    for token in bad:
        with pytest.raises(BadTokenError, match="fresh random text of 32 to 64"):
            await laid.table.claim(1, "Ben", token)

    assert not laid.table.seats[1].claimed


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


async def test_the_package_takes_so_many_tables_and_finished_ones_make_room(url: str) -> None:
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
