"""Saying that something is being compiled, while it is."""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.cli.screen import notes, spinner
from cuboteca.core.compiled import watch_compiling
from cuboteca.core.engine import usual_mode

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Self

    from rich.status import Status

_PATIENCE_SECONDS = 2.0


@dataclass
class Preparation:
    """How long compiling or loading took; complete once the block has ended."""

    compiled: bool = False  # not only loaded
    seconds: float = 0.0


@contextmanager
def compiling(what: str, *, quiet: bool = False) -> Iterator[Preparation]:
    """Announce that something is being compiled, if it is, and when it is done.

    If everything is in the cache, nothing is printed; a terminal shows that it is being loaded.

    Args:
        what: The sentence, such as "Compiling the rules, once; later runs start at once."
        quiet: Say nothing.
    """
    told = Preparation()
    begun = time.perf_counter()
    if usual_mode() == "interpreted":  # nothing is compiled, so no compiler is needed
        yield told
        told.seconds = time.perf_counter() - begun
        return
    with _Announcement(what, quiet=quiet) as announcement, watch_compiling(announcement.begin):
        yield told
    told.compiled, told.seconds = announcement.begun, time.perf_counter() - begun
    if announcement.said:
        notes().print(f"Compiled in {told.seconds:.0f} s.")


class _Announcement:
    """Announces compiling: at once on a terminal, elsewhere only if it takes long.

    Args:
        what: The sentence.
        quiet: Say nothing.
    """

    def __init__(self, what: str, *, quiet: bool) -> None:
        self._what = what
        self._console = notes()
        self._quiet = quiet
        self._status: Status | None = None
        self._timer = threading.Timer(_PATIENCE_SECONDS, self._say)
        self._timer.daemon = True
        self.begun = False  # something is being compiled
        self.said = False  # it has been announced

    def __enter__(self) -> Self:
        if self._console.is_terminal and not self._quiet:
            self._status = self._console.status("Loading the compiled rules.", spinner=spinner())
            self._status.start()
        return self

    def begin(self) -> None:
        """Note that something is being compiled from now on."""
        self.begun = True
        if self._quiet:
            return
        if self._status is not None:
            self._status.update(self._what)
        self._timer.start()

    def _say(self) -> None:
        self.said = True
        if self._status is None:
            self._console.print(self._what)

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        if self._status is not None:
            self._status.stop()


__all__ = [
    "Preparation",
    "compiling",
]
