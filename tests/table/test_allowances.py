"""What clients may do is counted once for all processes of a site."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from cuboteca.table.allowances import Creator, Limit, forget_full, grant, open_count, take
from cuboteca.table.errors import TooFastError
from cuboteca.table.schema import ALLOWANCES, PLAYS
from cuboteca.table.storage import Storage
from cuboteca.web.allowance import Allowance
from tests.table.stored import store

if TYPE_CHECKING:
    from cuboteca.table.allowances import Grant

HINTS = Limit("costly", at_once=40, per_second=1e-6)


def _taken(storage: Storage, limit: Limit, client: str = "ada") -> list[Grant]:
    """Take all that there is."""
    found = []
    while True:
        with storage.transaction() as connection:
            found.append(take(connection, limit, client))
        if not found[-1].count:
            return found


def test_processes_that_take_at_once_get_no_more_than_there_is(database: str) -> None:
    with closing(Storage(database)) as one, closing(Storage(database)) as two:
        with ThreadPoolExecutor(2) as threads:
            found = [
                each for taken in threads.map(_taken, (one, two), (HINTS,) * 2) for each in taken
            ]
        other = _taken(one, HINTS, "ben")

    assert sum(each.count for each in found) == 40
    assert [each.count for each in other[:4]] == [10, 7, 5, 4]  # a quarter of what is left
    assert len(other) < 20


def test_what_was_taken_comes_back(url: str) -> None:
    with closing(Storage(url)) as storage:
        _taken(storage, HINTS)
        with storage.transaction() as connection:
            later = ALLOWANCES.c.full - 5 / HINTS.per_second
            connection.execute(ALLOWANCES.update().values(full=later))  # as if time had passed
        again = _taken(storage, HINTS)
        with storage.transaction() as connection:
            connection.execute(ALLOWANCES.update().values(full=9e12))  # the clock was set back
        never = _taken(storage, HINTS)
        with storage.transaction() as connection:
            forget_full(connection)
            kept = connection.execute(sa.select(ALLOWANCES.c.client)).scalars().all()
            connection.execute(ALLOWANCES.update().values(full=1.0))
            forget_full(connection)
            left = connection.execute(sa.select(ALLOWANCES.c.client)).scalars().all()

    assert sum(each.count for each in again) == 5
    assert [each.count for each in never] == [0]
    assert never[0].seconds == pytest.approx(1 / HINTS.per_second)
    assert (kept, left) == (["ada"], [])


@pytest.mark.anyio
async def test_a_process_uses_up_what_it_has_taken_and_then_asks_again() -> None:
    now, asked, left = 0.0, 0, 10.0

    async def shared(limit: Limit, _client: str) -> Grant:
        nonlocal asked, left
        asked += 1
        given = grant(limit, left)
        left -= given.count
        return given

    allowance = Allowance(20, 60, "costly", shared, clock=lambda: now)
    for _ in range(3):
        await allowance.take("ada")
    first = asked
    now += 10  # the second of the second two lapses
    for _ in range(6):
        await allowance.take("ada")
    for _ in range(3):
        with pytest.raises(TooFastError):
            await allowance.take("ada")

    assert first == 2
    assert asked == first + 6 + 1  # the last ones one by one, and refused without asking again
    assert allowance.refused == 3


def test_tables_that_are_created_at_once_are_counted_one_after_the_other(database: str) -> None:
    ada = Creator("203.0.113.7", 3)
    with closing(Storage(database)) as one, closing(Storage(database)) as two:

        def create(number: int) -> int:
            try:
                store((one, two)[number % 2], f"open {number}", events=4, creator=ada)
            except TooFastError:
                return 0
            return 1

        with ThreadPoolExecutor(4) as threads:
            created = sum(threads.map(create, range(8)))
        with one.transaction() as connection:
            counted = open_count(connection, ada.client)
            plays = connection.execute(sa.select(sa.func.count()).select_from(PLAYS)).scalar_one()

    assert (created, counted, plays) == (3, 3, 3)
