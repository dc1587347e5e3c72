"""Pictures of moments of plays, still and animated: drawn once, kept for those who ask next."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import importlib.util
import sys
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cuboteca.core.animation import question_of
from cuboteca.core.child_processes import child_process, understood
from cuboteca.core.constants import CHANCE
from cuboteca.core.fair_queue import FairQueue

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from cuboteca.core.child_processes import Message
    from cuboteca.core.fair_queue import Asker
    from cuboteca.core.picture import Layer
    from cuboteca.table.narration import History

MOST_PICTURES = 16  # of an animation
ANIMATION_WIDTH = 720  # pixels
_SECONDS = 20.0  # of processor time, and twice as many by the clock
_STEP, _LAST = 1_100, 2_600  # milliseconds that a picture, and the last one, is shown
_MOST_BYTES = 16 << 20
_LONGEST_LINE = 8 << 20  # bytes of an animation as text
_WAITING, _WAITING_EACH, _WAIT = 16, 2, 20.0  # animations, and seconds
_COMMAND = (sys.executable, "-m", "cuboteca.core.animation")


class MomentKey(NamedTuple):
    """What a picture shows."""

    table: str
    frame: int  # of the table: its names and steps
    at: int
    side: int | None
    language: str
    kind: str  # "svg" or "webp"


@dataclass(frozen=True)
class Drawn:
    """A picture as a file."""

    body: bytes

    @property
    def tag(self) -> str:
        """A tag of the content."""
        return hashlib.sha256(self.body).hexdigest()[:16]


@cache
def can_animate() -> bool:
    """Return whether the libraries that draw animations are installed."""
    return all(importlib.util.find_spec(name) for name in ("PIL", "resvg_py"))


def turn_steps(history: History, at: int) -> tuple[int, ...]:
    """Return the steps that show the turn of a step: first the one before it, then its moments.

    A turn is what one seat does until another seat acts, with the draws in between.  Of a turn with
    more than ``MOST_PICTURES`` the last ones are shown.
    """
    actors = history.actors
    at = min(max(at, 1), history.last)
    if not at:
        return (0,)
    mover = next((one for one in reversed(actors[:at]) if one != CHANCE), CHANCE)
    first = at - 1
    while first and actors[first - 1] in {mover, CHANCE}:
        first -= 1
    end = at
    while end < history.last and actors[end] in {mover, CHANCE}:
        end += 1
    while first < at - 1 and actors[first] == CHANCE:  # drawn before the turn
        first += 1
    shown = [step for step in history.moments if first < step <= end]
    return (first, *shown)[-MOST_PICTURES:]


class ReplayPictures:
    """Draws pictures, keeps those that were asked for last, and makes one animation at a time.

    Args:
        most: Bytes that may be kept.
        seconds: Of processor time that an animation may take.
    """

    def __init__(self, most: int = _MOST_BYTES, seconds: float = _SECONDS) -> None:
        self._most = most
        self._seconds = seconds
        self._size = 0
        self._kept: OrderedDict[MomentKey, Drawn] = OrderedDict()
        self._making: dict[MomentKey, asyncio.Task[Drawn]] = {}
        self.queue = FairQueue(1, most=_WAITING, each=_WAITING_EACH)

    def find(self, key: MomentKey) -> Drawn | None:
        """Return a picture that is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def make(self, key: MomentKey, draw: Callable[[], Awaitable[bytes]]) -> Drawn:
        """Return a picture, drawn now unless it is kept or being drawn already."""
        found = self.find(key)
        if found is not None:
            return found
        if key not in self._making:
            self._making[key] = asyncio.ensure_future(self._made(key, draw))
            self._making[key].add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(self._making[key])

    async def _made(self, key: MomentKey, draw: Callable[[], Awaitable[bytes]]) -> Drawn:
        drawn = self._kept[key] = Drawn(await draw())
        self._size += len(drawn.body)
        while self._size > self._most and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1].body)
        return drawn

    async def animation(self, pictures: Sequence[Sequence[Layer]], asker: Asker) -> bytes:
        """Return pictures as an animated WebP.

        Args:
            pictures: By their layers, one to ``MOST_PICTURES``.
            asker: On whose behalf.

        Raises:
            BusyError: Too many wait already.
            WorkerError: It could not be made, or took too long.
            TimeoutError: It took too long by the clock.
        """
        shown = [_STEP] * (len(pictures) - 1) + [_LAST]
        question = question_of(pictures, shown, ANIMATION_WIDTH, self._seconds)
        async with (
            self.queue.enter(asker, _WAIT),
            asyncio.timeout(2 * self._seconds),
            child_process(_COMMAND, _LONGEST_LINE) as child,
        ):
            await child.send(question)
            return understood(_read, await child.receive())

    async def close(self) -> None:
        """Stop what is being drawn."""
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)


def _read(answer: Message) -> bytes:
    return base64.b64decode(answer["webp"])


__all__ = [
    "ANIMATION_WIDTH",
    "MOST_PICTURES",
    "Drawn",
    "MomentKey",
    "ReplayPictures",
    "can_animate",
    "turn_steps",
]
