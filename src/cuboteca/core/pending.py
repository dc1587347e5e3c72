"""What has been asked for and is not done, so that one sees how busy a server is."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Pending:
    """Work of one kind that has been asked for and is not done.

    Args:
        clock: Returns seconds.

    Attributes:
        observe: Is called with the seconds that each piece of work took.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.observe: Callable[[float], object] = _nobody_observes
        self._clock = clock
        self._since: dict[object, float] = {}  # oldest first

    def __len__(self) -> int:
        return len(self._since)

    @property
    def age(self) -> float:
        """For how many seconds the oldest has been asked for; 0 where there is none."""
        oldest = next(iter(self._since.values()), None)
        return 0.0 if oldest is None else self._clock() - oldest

    def begin(self, work: object) -> None:
        """Count a piece of work from now on."""
        self._since[work] = self._clock()

    def end(self, work: object) -> None:
        """Count it no more."""
        self.observe(self._clock() - self._since.pop(work))

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count a piece of work while the block runs."""
        work = object()
        self.begin(work)
        try:
            yield
        finally:
            self.end(work)


def _nobody_observes(_seconds: float) -> None:
    pass


__all__ = ["Pending"]
