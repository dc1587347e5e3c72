"""The results file of an arena: a line that describes the contest, then one line per play.

It is only ever appended to, so whatever interrupts an arena, at most the play that was being
written has to be repeated.
"""

from __future__ import annotations

import functools
from dataclasses import asdict
from typing import TYPE_CHECKING

from cuboteca.lab.arena import ArenaError, Result
from cuboteca.lab.growing_file import Kind, append, entries

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import TypeAdapter

    from cuboteca.lab.arena import Contest

FORMAT = "cuboteca-arena/1"

#: What a line must hold once per seat.
_BY_SEAT = ("bots", "points", "ranks", "decisions", "seconds", "longest")


class ResultsFile:
    """The file, read and ready for appending.

    Args:
        path: The file; created if there is none.
        what: The contest.

    Raises:
        ArenaError: The file holds something else, another contest, or a damaged line; it is left
            as it is.
        OSError: It cannot be read or written.
    """

    def __init__(self, path: Path, what: Contest) -> None:
        self.path = path
        self._what = what
        kind = Kind(FORMAT, "results of an arena", "contest", ArenaError)
        played = entries(path, kind, asdict(what), self._played)
        self.done = list({result.key: result for result in played}.values())

    def _played(self, line: str, number: int) -> Result:
        try:
            result = read_result(line)
            fits = _fits(result, self._what)
        except ValueError:
            fits = False
        if not fits:
            raise ArenaError(
                f"line {number} of '{self.path}' is damaged; take it out, and that play will be "
                "played again"
            )
        return result

    def add(self, result: Result) -> None:
        """Append a play; it is flushed to the system when this returns."""
        append(self.path, result.line())
        self.done.append(result)


def read_result(line: str) -> Result:
    """Return the play of a line; raises ValueError if it is none."""
    return _form().validate_json(line)


@functools.cache
def _form() -> TypeAdapter[Result]:
    from pydantic import TypeAdapter  # noqa: PLC0415  # slow to import

    return TypeAdapter(Result)


def _fits(result: Result, what: Contest) -> bool:
    """Return whether a play belongs to the contest."""
    pair = result.pair
    return (
        pair in what.pairs()
        and all(len(getattr(result, name)) == what.seats for name in _BY_SEAT)
        and set(result.bots) == {what.bots[bot] for bot in pair}
        and all(fault.bot in result.bots for fault in result.faults)
    )


__all__ = ["FORMAT", "ResultsFile", "read_result"]
