"""Jobs in the database: each is taken once, in turn, and whoever falls silent loses its own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.fair_queue import Asker
from cuboteca.table import jobs
from cuboteca.table.jobs import BOTS, MOST_TRIES, FullLaneError, LostError, Order, Taken
from cuboteca.table.storage import Storage

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG, PAST = 60.0, -1.0  # seconds
VERSION = "v" * 64


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    with closing(Storage(database, durable=False)) as one:
        yield one


def put(
    storage: Storage,
    client: str,
    table: str = "t",
    asker: str = "site",
    most: int = 1_000,
    each: int = 1_000,
) -> int:
    order = Order(BOTS, Asker(client, table), VERSION, {"of": client, "at": table})
    with storage.transaction() as connection:
        return jobs.put(connection, order, asker, LONG, most, each)


def register(storage: Storage, *workers: str, seconds: float = LONG) -> None:
    with storage.transaction() as connection:
        for worker in workers:
            jobs.register(connection, worker, {BOTS: 1}, seconds)


def take(storage: Storage, worker: str = "ada") -> Taken | None:
    with storage.transaction() as connection:
        return jobs.take(connection, BOTS, worker, VERSION)


def taken_by(storage: Storage, worker: str = "ada") -> Taken:
    found = take(storage, worker)
    assert found is not None
    return found


def answer(storage: Storage, taken: Taken, action: int = 1) -> bool:
    with storage.transaction() as connection:
        return jobs.answer(connection, taken, {"action": action})


def expire(storage: Storage, *workers: str) -> None:
    """Let workers be silent for too long."""
    with storage.transaction() as connection:
        for worker in workers:
            assert jobs.renew(connection, worker, PAST)
        assert jobs.has_expired(connection)
        jobs.expire(connection)
        assert not jobs.has_expired(connection)


def test_no_two_workers_take_one_job(storage: Storage, database: str) -> None:
    with storage.transaction() as connection:
        for one in range(120):
            by = Asker(f"client {one % 7}", f"t{one % 11}")
            jobs.put(connection, Order(BOTS, by, VERSION, {}), "site", LONG, 1_000, 1_000)
        numbers = sorted(one.number for one in jobs.asked_by(connection, "site"))
    names = ["ada", "ben", "eve"]
    register(storage, *names)

    def work(name: str) -> list[int]:
        with closing(Storage(database, joins=True, durable=False)) as own:
            done = []
            while (taken := take(own, name)) is not None:
                assert answer(own, taken)
                done.append(taken.number)
            return done

    with ThreadPoolExecutor(len(names)) as threads:
        shares = list(threads.map(work, names))

    assert sorted(number for share in shares for number in share) == numbers


def test_clients_and_their_tables_take_turns_whoever_takes(storage: Storage) -> None:
    for one in ["a1", "a1", "a2", "a2", "b1", "b1", "c1"]:
        put(storage, one[0], one[1])
    register(storage, "ada", "ben")
    order = [taken_by(storage, "ada" if one % 2 else "ben").by for one in range(7)]
    put(storage, "a", "1")
    put(storage, "d", "1")

    assert order == [
        ("a", "1"), ("b", "1"), ("c", "1"), ("a", "2"), ("b", "1"), ("a", "1"), ("a", "2"),
    ]  # fmt: skip
    assert taken_by(storage).by == ("d", "1")  # a newcomer comes before whoever was served


def test_turns_hold_while_several_take_at_once(storage: Storage, database: str) -> None:
    for one in range(9):
        put(storage, "many", f"t{one}")
    for one in range(6):
        put(storage, f"few {one}")
    names = ["ada", "ben", "eve"]
    register(storage, *names)

    def once(name: str) -> tuple[int, str]:
        with closing(Storage(database, joins=True, durable=False)) as own:
            return [taken_by(own, name).by.client for _ in range(3)].count("many"), name

    with ThreadPoolExecutor(len(names)) as threads:
        of_many = sum(count for count, _ in threads.map(once, names))

    assert of_many == 3  # once before the six others, and what is left of nine


@pytest.mark.parametrize(("most", "each"), [(1_000, 2), (2, 1_000)])
def test_a_lane_takes_so_many_jobs(storage: Storage, most: int, each: int) -> None:
    for _ in range(2):
        put(storage, "a", most=most, each=each)
    with pytest.raises(FullLaneError) as refused:
        put(storage, "a", most=most, each=each)
    if most > each:
        put(storage, "b", most=most, each=each)
        put(storage, "", most=most, each=0)  # this computer has no share

    assert refused.value.of_client == (most > each)


def test_whoever_is_taken_for_dead_loses_its_job_and_answers_in_vain(storage: Storage) -> None:
    put(storage, "a")
    register(storage, "ada", "ben")
    first = taken_by(storage, "ada")
    expire(storage, "ada")
    second = taken_by(storage, "ben")

    assert (second.number, second.epoch) == (first.number, first.epoch + 1)
    assert not answer(storage, first, 7)
    with storage.transaction() as connection:
        assert not jobs.report(connection, first, {"done": 1})
        assert not jobs.renew(connection, "ada", LONG)
    put(storage, "b")
    with pytest.raises(LostError):
        take(storage, "ada")
    assert answer(storage, second, 8)
    with storage.transaction() as connection:
        said = {one.number: one.answer for one in jobs.asked_by(connection, "site")}
    assert said[first.number] == {"action": 8}


def test_a_job_that_ends_its_workers_fails_after_some_tries(storage: Storage) -> None:
    number = put(storage, "a")
    for one in range(MOST_TRIES):
        register(storage, f"ada {one}")
        assert taken_by(storage, f"ada {one}").number == number
        expire(storage, f"ada {one}")
    register(storage, "ben")
    with storage.transaction() as connection:
        (asked,) = jobs.asked_by(connection, "site")

    assert take(storage, "ben") is None
    assert asked.answer is not None
    assert asked.answer["failing"] == "failed"


def test_what_is_handed_back_does_not_count_as_a_try(storage: Storage) -> None:
    put(storage, "a")
    for one in range(MOST_TRIES + 1):
        register(storage, f"ada {one}")
        taken_by(storage, f"ada {one}")
        with storage.transaction() as connection:
            jobs.retire(connection, f"ada {one}")
    with storage.transaction() as connection:
        (asked,) = jobs.asked_by(connection, "site")

    assert (asked.waits, asked.answer) == (True, None)


def test_jobs_of_an_asker_that_is_silent_are_gone(storage: Storage) -> None:
    put(storage, "a", asker="old")
    kept = put(storage, "a", asker="new")
    register(storage, "ada")
    first = taken_by(storage)
    with storage.transaction() as connection:
        jobs.stay(connection, "old", PAST)
        jobs.expire(connection)

    assert not answer(storage, first)
    assert taken_by(storage).number == kept


def test_another_version_s_jobs_are_nobody_s(storage: Storage) -> None:
    put(storage, "a")
    register(storage, "ada")
    with storage.transaction() as connection:
        assert jobs.take(connection, BOTS, "ada", "other") is None


def test_figures_of_lanes(storage: Storage) -> None:
    put(storage, "a")
    put(storage, "a")
    register(storage, "ada", "ben")
    register(storage, "eve", seconds=PAST)
    taken_by(storage)
    with storage.transaction() as connection:
        found = jobs.figures(connection)[BOTS]

    assert (found.waiting, found.workers, found.places) == (1, 2, 2)
    assert 0 <= found.age < LONG
