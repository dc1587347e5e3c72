"""What threads do to numbers they share: nothing is lost, and only one holds a lock."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest

from cuboteca.core.atomics import acquire, fence, fetch_add, load, release, swap
from cuboteca.core.compiled import interpreted, native, rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.arrays import Int32Array, Int64Array
    from cuboteca.core.compiled import Maker
    from cuboteca.core.engine import Mode

THREADS = 4
TIMES = 50_000


@pytest.fixture(scope="module", autouse=True)
def cache_of_this_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compile this file's rules afresh: what is loaded from a cache cannot be counted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUBOTECA_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def made(mode: Mode) -> Maker:
    """What makes a rule run in either mode."""
    return native if mode == "compiled" else interpreted


@rule
def each(numbers: Int32Array | Int64Array) -> int:
    """Use every instruction once; return what they returned, digit by digit."""
    found = 100 * fetch_add(numbers, 1, 5)
    found += 10 * swap(numbers, 0, 9)
    fence()
    return found + load(numbers, 0)


@pytest.mark.parametrize("kind", [np.int32, np.int64])
def test_every_instruction_does_what_it_says(made: Maker, kind: type[np.integer]) -> None:
    numbers = np.array([2, 3, 4], kind)

    assert made(each)(numbers) == 329
    assert numbers.tolist() == [9, 8, 4]


@rule
def count(numbers: Int64Array, locks: Int32Array, times: int) -> None:
    """Add to one number by an instruction, and to another behind a lock."""
    for _ in range(times):
        fetch_add(numbers, 0, 1)
        acquire(locks, 1)
        numbers[1] += 1
        release(locks, 1)


@pytest.mark.compiled
def test_no_number_that_a_thread_adds_is_lost() -> None:
    numbers, locks = np.zeros(2, np.int64), np.zeros(2, np.int32)
    counting = native(count)
    counting(numbers, locks, 0)
    with ThreadPoolExecutor(THREADS) as threads:
        list(threads.map(lambda _: counting(numbers, locks, TIMES), range(THREADS)))

    assert numbers.tolist() == [THREADS * TIMES, THREADS * TIMES]
    assert locks.tolist() == [0, 0]


class Held:
    """A lock that is given back by somebody else once it has been looked at so often."""

    def __init__(self, looks: int) -> None:
        self._looks = looks
        self.value = 0

    def __getitem__(self, i: int) -> int:
        self._looks -= 1
        return 1 if self._looks >= 0 else self.value

    def __setitem__(self, i: int, value: int) -> None:
        if self._looks < 0:
            self.value = value


def test_a_lock_is_looked_at_until_it_is_free() -> None:
    held = Held(4)
    acquire(cast("Int32Array", held), 0)

    assert held.value == 1


@pytest.mark.compiled
def test_a_lock_is_waited_for() -> None:
    locks = np.array([2], np.int32)  # taken; whoever tries to take it leaves a 1
    take, give_back = native(acquire), native(release)
    take(np.zeros(1, np.int32), 0)
    waiting = Thread(target=take, args=(locks, 0))
    waiting.start()
    while locks[0] == 2 and waiting.is_alive():
        time.sleep(0.001)
    assert waiting.is_alive()
    give_back(locks, 0)
    waiting.join(10)

    assert not waiting.is_alive()
    assert locks.tolist() == [1]


def test_a_lock_is_given_back(made: Maker) -> None:
    locks = np.zeros(2, np.int32)
    made(acquire)(locks, 1)
    assert locks.tolist() == [0, 1]
    made(release)(locks, 1)

    assert locks.tolist() == [0, 0]
