"""A queue in which clients and their tables take turns."""

from __future__ import annotations

import asyncio

import pytest

from cuboteca.core.fair_queue import Asker, BusyError, FairQueue, TooManyOfYoursError

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def order_of(queue: FairQueue, *askers: tuple[str, str]) -> list[int]:
    """Let everybody ask at once; return in which order they are served."""
    entries = [queue.enter(Asker(*one)) for one in askers]
    served: list[int] = []
    while len(served) < len(entries):
        now = [
            number for number, one in enumerate(entries) if not one.waits and number not in served
        ]
        served += now
        for number in now:
            entries[number].leave()
    return served


async def test_clients_take_turns() -> None:
    many = [("a", f"t{number}") for number in range(50)]
    order = order_of(FairQueue(1), *many, ("b", "x"), ("c", "y"))

    assert order[:4] == [0, 50, 51, 1]


async def test_the_tables_of_a_client_take_turns() -> None:
    queue = FairQueue(1)
    asked = [("a", "t"), ("a", "t"), ("a", "t"), ("a", "u"), ("a", "v")]

    assert order_of(queue, *asked) == [0, 3, 4, 1, 2]


async def test_whoever_comes_back_at_once_is_no_newcomer() -> None:
    """Two clients that ask again and again keep a third one waiting for one turn each."""
    queue = FairQueue(1)
    order_of(queue, ("c", ""))  # was served before
    working = {name: queue.enter(Asker(name)) for name in ("a", "b")}
    third = queue.enter(Asker("c"))
    turns = 0
    while third.waits:
        name = next(name for name, one in working.items() if not one.waits)
        working[name].leave()
        working[name] = queue.enter(Asker(name))
        turns += 1

    assert turns <= 2


async def test_so_many_work_at_once_and_one_that_leaves_makes_room() -> None:
    queue = FairQueue(2)
    entries = [queue.enter(Asker("a", str(number))) for number in range(4)]
    at_first = [one.waits for one in entries]
    entries[2].leave()  # waits no longer
    entries[0].leave()
    entries[0].leave()  # says so twice
    then = [one.waits for one in entries]

    assert at_first == [False, False, True, True]
    assert then == [False, False, True, False]
    assert len(queue) == len(queue.pending) == 2


async def test_a_full_queue_says_when_to_come_back() -> None:
    now = [0.0]
    queue = FairQueue(1, most=3, each=2, clock=lambda: now[0])
    first = queue.enter(Asker("a"))
    now[0] = 10
    first.leave()
    for client in ("a", "a", "b"):
        queue.enter(Asker(client))
    with pytest.raises(BusyError, match="the server is busy; try again in about 9 seconds") as busy:
        queue.enter(Asker("c"))
    with pytest.raises(TooManyOfYoursError, match="for you already; try again in about"):
        queue.enter(Asker("a"))

    assert busy.value.seconds == 9  # three times 1 + 0.2 * (10 - 1), rounded up
    assert len(queue) == 3


async def test_this_computer_is_no_single_client() -> None:
    queue = FairQueue(1, each=1)
    entries = [queue.enter(Asker("", str(number))) for number in range(5)]

    assert len(queue) == len(entries)


async def test_patience_ends() -> None:
    queue = FairQueue(1)
    queue.enter(Asker("a"))
    waiting = queue.enter(Asker("b"), patience=0)
    with pytest.raises(BusyError):
        async with waiting:
            pass

    assert len(queue) == 1


async def test_whoever_gives_up_leaves_the_queue() -> None:
    queue = FairQueue(1)
    working = queue.enter(Asker("a"))

    async def work() -> None:
        async with queue.enter(Asker("b")):
            pass

    task = asyncio.ensure_future(work())
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    working.leave()

    assert len(queue) == 0
    async with queue.enter(Asker("c")) as entry:
        assert not entry.waits


async def test_only_so_many_turns_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuboteca.core.fair_queue._MOST_REMEMBERED", 4)
    queue = FairQueue(1)
    for number in range(10):
        queue.enter(Asker(f"client {number}")).leave()

    assert len(queue._turns) == 4
