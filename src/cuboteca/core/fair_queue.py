"""A queue in which nobody waits because somebody else asks for much.

Whatever makes the server think goes through such a queue: bots' moves, hints, analyses, checks of
finished plays and first looks at replays.  It has a few places.  When one becomes free, the client
served least recently gets it, there the table served least recently, and there whatever was asked
for first.  So a client with fifty tables delays another one by a single piece of work, and not by
fifty.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple, Self

from cuboteca.core.errors import CubotecaError, seconds_text
from cuboteca.core.pending import Pending

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

_MOST_REMEMBERED = 10_000  # clients and tables; the memory of turns must not grow without limit
_LEAST_WAIT, _LONGEST_WAIT = 1, 600  # seconds that a refusal may announce
_NEWEST = 0.2  # weight of the last piece of work in the usual time


class Asker(NamedTuple):
    """On whose behalf something is asked for."""

    client: str = ""  # an address or network; "" is this computer, which no share limits
    table: str = ""


class BusyError(CubotecaError):
    """Too much is waiting already.

    Args:
        seconds: After which it is worth asking again.

    Attributes:
        seconds: The same.
    """

    def __init__(self, seconds: int) -> None:
        super().__init__(f"{self._why}; try again in about {seconds_text(seconds)}")
        self.seconds = seconds

    _why = "the server is busy"


class TooManyOfYoursError(BusyError):
    """One client has too much in the queue."""

    _why = "much is being worked out for you already"


class FairQueue:
    """Places for work, given to clients and to their tables in turn.

    Args:
        places: How much may be worked on at once.
        most: How much may be worked on or waiting.
        each: How much of it may belong to one client.
        pending: Counts what is worked on or waiting; several queues may share it.
        usual: Seconds that a piece of work takes, as long as none has been seen.
        clock: Returns seconds.

    Attributes:
        pending: The same.
    """

    def __init__(
        self,
        places: int,
        *,
        most: int = 1_000,
        each: int = 64,
        pending: Pending | None = None,
        usual: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.pending = Pending(clock) if pending is None else pending
        self._places = places
        self._most = most
        self._each = each
        self._usual = usual
        self._clock = clock
        self._entered = 0
        self._waiting: set[Entry] = set()
        self._working: set[Entry] = set()
        self._turn = 0
        self._turns: OrderedDict[Asker, int] = OrderedDict()  # of clients and tables, by the last

    def __len__(self) -> int:
        return len(self._waiting) + len(self._working)

    def enter(self, asker: Asker, patience: float | None = None) -> Entry:
        """Ask for a place; ``async with`` the entry waits for it, and leaves it at the end.

        Args:
            asker: On whose behalf.
            patience: For how many seconds it may wait; None: as long as it takes.

        Raises:
            TooManyOfYoursError: This client has too much in the queue.
            BusyError: The queue is full.
        """
        entries = self._waiting | self._working
        if asker.client and sum(one.asker.client == asker.client for one in entries) >= self._each:
            raise TooManyOfYoursError(self.seconds_until_served)
        if len(entries) >= self._most:
            raise BusyError(self.seconds_until_served)
        self._entered += 1
        entry = Entry(self, asker, self._entered, patience)
        self._waiting.add(entry)
        self.pending.begin(entry)
        self._give()
        return entry

    @property
    def seconds_until_served(self) -> int:
        """About how long everything takes that is in the queue now, within bounds."""
        seconds = math.ceil(self._usual * len(self) / self._places)
        return min(max(seconds, _LEAST_WAIT), _LONGEST_WAIT)

    def leave(self, entry: Entry) -> None:
        """Free an entry's place, or wait no longer for one; nothing if that was done before."""
        if entry in self._working:
            self._working.remove(entry)
            took = self._clock() - entry.begun
            self._usual += _NEWEST * (took - self._usual)
        elif entry in self._waiting:
            self._waiting.remove(entry)
        else:
            return
        self.pending.end(entry)
        self._give()

    def _give(self) -> None:
        """Give free places to those whose turn it is."""
        while self._waiting and len(self._working) < self._places:
            entry = min(self._waiting, key=self._order)
            self._waiting.remove(entry)
            self._working.add(entry)
            self._note_turn(entry.asker)
            entry.begun = self._clock()
            entry.turn.set()

    def _order(self, entry: Entry) -> tuple[int, int, int]:
        asker = entry.asker
        client = self._turns.get(Asker(asker.client), 0)
        return client, self._turns.get(asker, 0), entry.number

    def _note_turn(self, asker: Asker) -> None:
        self._turn += 1
        for one in (asker, Asker(asker.client)):
            self._turns[one] = self._turn
            self._turns.move_to_end(one)
        while len(self._turns) > _MOST_REMEMBERED:
            self._turns.popitem(last=False)


class Entry:
    """A piece of work in a queue.

    Args:
        queue: The queue.
        asker: On whose behalf it is done.
        number: Rises with every entry of the queue.
        patience: See ``FairQueue.enter``.

    Attributes:
        asker: The same.
        number: The same.
        turn: Is set when it has a place.
        begun: When it got its place, by the queue's clock; meaningless before.
    """

    def __init__(self, queue: FairQueue, asker: Asker, number: int, patience: float | None) -> None:
        self.asker = asker
        self.number = number
        self.turn = asyncio.Event()
        self.begun = 0.0
        self._queue = queue
        self._patience = patience

    @property
    def waits(self) -> bool:
        """Whether it has no place yet."""
        return not self.turn.is_set()

    def leave(self) -> None:
        """See ``FairQueue.leave``."""
        self._queue.leave(self)

    async def __aenter__(self) -> Self:
        """Wait for a place.

        Raises:
            BusyError: There was none in time.
        """
        try:
            async with asyncio.timeout(self._patience):
                await self.turn.wait()
        except TimeoutError:
            seconds = self._queue.seconds_until_served
            self.leave()
            raise BusyError(seconds) from None
        except BaseException:
            self.leave()
            raise
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Free the place."""
        self.leave()


__all__ = ["Asker", "BusyError", "Entry", "FairQueue", "TooManyOfYoursError"]
