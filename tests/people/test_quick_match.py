"""Who is brought together, and that nobody is twice."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from cuboteca.people import lobby, quick_match
from cuboteca.people.lobby_schema import LOBBY_TABLES, WAITERS
from cuboteca.people.quick_match import Queue, QuickMatch, Waiter, groups
from cuboteca.table.errors import TooFastError
from cuboteca.table.seats import SeatWish, hash_token
from cuboteca.table.storage import Storage
from cuboteca.table.transactions import Transactions
from tests.databases import fresh

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from cuboteca.table.seats import Seat
    from cuboteca.table.tables import Tables

QUEUE = Queue("cubosaurs", 2)
THREE = Queue("cubosaurs", 3)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    with closing(Storage(fresh(tmp_path))) as one:
        yield one


def waiter(name: str, waited: float = 0, fill: int = 0, person: str = "") -> Waiter:
    return Waiter(name * 64, QUEUE, fill, name, person=person, waited=waited)


def nobody(_one: str, _other: str) -> bool:
    return False


def names(found: Sequence[Sequence[Waiter]]) -> list[str]:
    return ["".join(one.name for one in group) for group in found]


def test_whoever_waits_longest_comes_first_and_everybody_once() -> None:
    waiting = [waiter(name, waited=9 - at) for at, name in enumerate("ABCDE")]

    assert names(groups(waiting, 2, nobody)) == ["AB", "CD"]
    assert names(groups(waiting, 5, nobody)) == ["ABCDE"]
    assert names(groups(waiting, 6, nobody)) == []


def test_people_who_block_each_other_are_kept_apart_and_others_do_not_wait_for_them() -> None:
    waiting = [waiter(name, person=name.lower()) for name in "ABC"]

    def apart(one: str, other: str) -> bool:
        return {one, other} == {"a", "b"}

    assert names(groups(waiting, 2, apart)) == ["AC"]
    assert names(groups(waiting[:2], 2, apart)) == []


def test_nobody_is_matched_with_himself() -> None:
    waiting = [waiter("A", person="ada"), waiter("B", person="ada"), waiter("C")]

    assert names(groups(waiting, 2, nobody)) == ["AC"]


def test_bots_fill_up_after_the_time_for_those_who_want_them() -> None:
    patient = waiter("A", waited=500)
    soon = [patient, waiter("B", waited=19, fill=20), waiter("C", waited=3, fill=20)]
    late = [patient, waiter("B", waited=20, fill=20), waiter("C", waited=3, fill=20)]

    assert names(groups(soon, 4, nobody)) == []
    assert names(groups(late, 4, nobody)) == ["BC"]


def _wait(storage: Storage, token: str, queue: Queue = QUEUE, **more: str) -> None:
    one = Waiter(hash_token(token), queue, 0, token, **more)  # type: ignore[arg-type]
    with storage.transaction() as connection:
        quick_match.wait(connection, one, 5)


def _age(storage: Storage, seconds: float) -> None:
    """Let everybody have been silent for a while."""
    with storage.transaction() as connection:
        connection.execute(WAITERS.update().values(until=WAITERS.c.until - seconds))


def _waiting(storage: Storage, queue: Queue = QUEUE) -> list[str]:
    with storage.transaction() as connection:
        return [one.name for one in quick_match.waiting_for(connection, queue)]


def test_who_is_silent_has_left_and_who_renews_has_not(storage: Storage) -> None:
    for token in ("ada", "ben"):
        _wait(storage, token)
    _age(storage, quick_match.SILENCE - 1)
    with storage.transaction() as connection:
        quick_match.renew(connection, [hash_token("ben")])
    _age(storage, 2)
    with storage.transaction() as connection:
        quick_match.renew(connection, [hash_token("ada")])  # too late: he has to ask again

    assert _waiting(storage) == ["ben"]


def test_a_page_that_is_closed_leaves_soon_and_one_that_loads_again_stays(storage: Storage) -> None:
    for token in ("ada", "ben"):
        _wait(storage, token)
    with storage.transaction() as connection:
        for token in ("ada", "ben"):
            quick_match.let_go(connection, hash_token(token))
        quick_match.renew(connection, [hash_token("ada")])
    _age(storage, 6)

    assert _waiting(storage) == ["ada"]


def test_one_address_does_not_fill_the_queue(storage: Storage) -> None:
    for number in range(8):
        _wait(storage, f"t{number}", client="203.0.113.7")
    with pytest.raises(TooFastError):
        _wait(storage, "t8", client="203.0.113.7")
    _wait(storage, "other", client="203.0.113.8")

    assert len(_waiting(storage)) == 9


async def _seats_of(tables: Tables, play: str) -> list[Seat]:
    return (await tables.table(play)).seats


@pytest.mark.anyio
async def test_two_processes_that_match_at_once_make_one_table(
    storage: Storage, tables_of_two: tuple[Tables, Tables]
) -> None:
    """Each person is seated where the token opens, once, whoever was quicker."""
    ask = Transactions(storage, "test", owned=False)
    matching = [QuickMatch(ask, tables) for tables in tables_of_two]
    for token in ("ada", "ben", "cleo"):
        _wait(storage, token)
    with storage.transaction() as connection:
        found = quick_match.waiting_for(connection, QUEUE)
    group = found[:2]
    await matching[0]._seat(QUEUE, group)
    with pytest.raises(quick_match.GoneError):
        await matching[1]._seat(QUEUE, group)
    await matching[1].match(QUEUE)
    with storage.transaction() as connection:
        hashes = [hash_token(one) for one in ("ada", "ben", "cleo")]
        known = quick_match.waiters(connection, hashes)
        plays = connection.execute(sa.text("SELECT count(*) FROM plays")).scalar_one()
    ask.close()
    seated = {one.name: one for one in known.values() if one.play}

    assert plays == 1
    assert sorted(seated) == ["ada", "ben"]
    seats = await _seats_of(tables_of_two[0], seated["ada"].play)
    assert {seats[one.seat].name for one in seated.values()} == {"ada", "ben"}
    assert all(seats[one.seat].fits(name) for name, one in seated.items())
    assert _waiting(storage) == ["cleo"]


@pytest.mark.anyio
async def test_a_table_of_the_lobby_is_listed_with_its_play_or_not_at_all(
    storage: Storage, tables_of_two: tuple[Tables, Tables]
) -> None:
    tables = tables_of_two[0]
    wishes = [SeatWish("human", "Ada"), SeatWish("link")]

    def fails(connection: sa.Connection, play: str) -> None:
        lobby.open_to_all(connection, play)
        raise quick_match.GoneError("nobody")

    with pytest.raises(quick_match.GoneError):
        await tables.create("cubosaurs", {}, wishes, within=fails)
    with storage.transaction() as connection:
        before = lobby.tables_of(connection)
    made = await tables.create("cubosaurs", {}, wishes, within=lobby.open_to_all)
    with storage.transaction() as connection:
        (listed,) = lobby.tables_of(connection)

    assert before == ()
    assert (listed.id, listed.free) == (made.table.id, (1,))


@pytest.mark.anyio
async def test_a_table_that_everybody_has_left_leaves_the_list_and_comes_back(
    storage: Storage, tables_of_two: tuple[Tables, Tables]
) -> None:
    wishes = [SeatWish("human", "Ada"), SeatWish("link")]
    made = await tables_of_two[0].create("cubosaurs", {}, wishes, within=lobby.open_to_all)
    with storage.transaction() as connection:
        past = LOBBY_TABLES.c.until - lobby.STAYS
        connection.execute(LOBBY_TABLES.update().values(until=past))
        left = lobby.tables_of(connection)
        lobby.note_people(connection, [made.table.id])
        back = lobby.tables_of(connection)
        still_open = lobby.is_open_to_all(connection, made.table.id)
        connection.execute(sa.text("UPDATE plays SET finished = true"))
        over = lobby.tables_of(connection)
        swept = lobby.sweep(connection)

    assert (left, over) == ((), ())
    assert [one.id for one in back] == [made.table.id]
    assert still_open
    assert swept == 1
