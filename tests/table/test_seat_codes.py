"""Codes that move a seat: short, for one use, for ten minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.table.errors import BadTokenError, UnknownCodeError
from cuboteca.table.seat_codes import LENGTH, LETTERS, SeatCodes, read_code, shown_code
from cuboteca.table.seats import hash_token
from tests.table.play_along import act_once, create_table

if TYPE_CHECKING:
    from cuboteca.table.tables import Tables

pytestmark = pytest.mark.anyio

PHONE, TABLET = "p" * 32, "t" * 32


class Clock:
    """Goes when it is told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


async def test_a_code_works_once(tables: Tables) -> None:
    table = (await create_table(tables)).table
    codes = SeatCodes(tables._log_writer)
    code = await codes.ask(table, 1)
    move = await codes.use(code, PHONE)
    again = await codes.use(code, PHONE)
    with pytest.raises(UnknownCodeError, match="was used"):
        await codes.use(code, TABLET)

    assert (move.table, move.seat, move.token_hash) == (table.id, 1, table.seats[1].token_hash)
    assert again == move


async def test_a_code_expires_after_ten_minutes(tables: Tables) -> None:
    table = (await create_table(tables)).table
    clock = Clock()
    codes = SeatCodes(tables._log_writer, clock)
    late, early = await codes.ask(table, 0), await codes.ask(table, 1)
    clock.now += 599.9
    assert (await codes.use(early, PHONE)).seat == 1
    clock.now += 0.1
    with pytest.raises(UnknownCodeError, match="has expired"):
        await codes.use(late, TABLET)


async def test_a_new_code_replaces_the_one_before_and_no_other(tables: Tables) -> None:
    table = (await create_table(tables)).table
    codes = SeatCodes(tables._log_writer)
    first, other, second = (
        await codes.ask(table, 0),
        await codes.ask(table, 1),
        await codes.ask(table, 0),
    )
    with pytest.raises(UnknownCodeError):
        await codes.use(first, PHONE)

    assert (await codes.use(second, PHONE)).seat == 0
    assert (await codes.use(other, TABLET)).seat == 1


async def test_codes_are_short_and_plain_and_expired_ones_are_forgotten(tables: Tables) -> None:
    clock = Clock()
    codes = SeatCodes(tables._log_writer, clock)
    created = [(await create_table(tables)).table for _ in range(3)]
    made = [await codes.ask(table, 0) for table in created]
    clock.now += 600
    late = await codes.ask(created[0], 1)
    with tables._log_writer._storage._engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT code_hash FROM seat_codes").scalars().all()

    assert all(len(code) == LENGTH and set(code) <= set(LETTERS) for code in made)
    assert len({*made, late}) == 4
    assert kept == [hash_token(late)]


async def test_a_code_outlives_the_server(tables: Tables) -> None:
    table = (await create_table(tables)).table
    code = await SeatCodes(tables._log_writer).ask(table, 0)

    assert (await SeatCodes(tables._log_writer).use(code, PHONE)).seat == 0


@pytest.mark.parametrize("written", ["k7mp2qxt", "K7MP-2QXT", " k7mp 2qxt\n", "K7-MP-2Q-XT"])
def test_a_code_may_be_typed_in_any_way(written: str) -> None:
    assert read_code(written) == "K7MP2QXT"
    assert shown_code("K7MP2QXT") == "K7MP-2QXT"


@pytest.mark.parametrize("written", ["", "-", "x" * 10_000, "\0", "\ud800", "K7MP2QX"])
async def test_what_is_no_code_moves_nothing(tables: Tables, written: str) -> None:
    codes = SeatCodes(tables._log_writer)
    await codes.ask((await create_table(tables)).table, 0)
    with pytest.raises(UnknownCodeError):
        await codes.use(written, PHONE)


# tables


async def test_a_moved_seat_opens_by_its_new_token_alone_after_a_restart_too(
    tables: Tables,
) -> None:
    created = await create_table(tables)
    table, old = created.table, str(created.tokens[1])
    before = table.seats[1].token_hash
    await act_once(table)
    done = [await table.move(1, before, PHONE) for _ in range(2)]
    late = await table.move(1, before, TABLET)
    tables._open.clear()
    again = await tables.table(table.id)

    assert (done, late) == ([True, True], False)
    for one in (table, again):
        assert [one.seat_of(token) for token in (PHONE, old, TABLET)] == [1, None, None]
        assert one.seat_of(str(created.tokens[0])) == 0
    assert again.play.events == table.play.events


async def test_a_token_that_the_table_knows_moves_nothing(tables: Tables) -> None:
    created = await create_table(tables)
    table = created.table
    for token in (*map(str, created.tokens), "short", "x" * 65):
        with pytest.raises(BadTokenError):
            await table.move(1, table.seats[1].token_hash, token)

    assert [table.seat_of(str(token)) for token in created.tokens] == [0, 1]


async def test_a_seat_that_was_moved_elsewhere_meanwhile_is_loaded_anew(tables: Tables) -> None:
    table = (await create_table(tables)).table
    storage = tables._log_writer._storage
    assert storage.move(table.id, 1, table.seats[1].token_hash, "another")

    assert await table.move(1, table.seats[1].token_hash, PHONE) is False
    assert table.stale
