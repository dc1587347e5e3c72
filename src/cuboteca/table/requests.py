"""Which request had which effect, so that the same request gets the same answer.

The log keeps a mark with each decision that was requested or made in place of a bot::

    0:ID            an action of seat 0, or taking one back
    0>drift:ID      the first decision of the macro "drift"
    0+2:ID          the third decision of the same
    !late:12        entry 12, made in place of a bot that was late
    !flag:12        entry 12, made by a bot in place of a person whose flag has fallen
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, cast

#: Why a move was made in place of a bot, or by one in place of a person; "" if it was not.
StandIn: TypeAlias = Literal[
    "", "late", "unready", "failed", "illegal", "flag", "resigned", "handed", "vote"
]

#: Of these, why a bot moves in a person's place (``leaving.py``).
SUBSTITUTED: tuple[StandIn, ...] = ("flag", "resigned", "handed", "vote")

_STAND_INS = ("late", "unready", "failed", "illegal", *SUBSTITUTED)
_STAND_IN = re.compile(r"!([a-z]+):(\d{1,9})")
_MARK = re.compile(r"(\d)(?:>([^:]+)|\+(\d+))?:(.*)", re.DOTALL)


@dataclass(frozen=True)
class Mark:
    """Which request led to a decision, as the log keeps it."""

    request: str  # "seat:id"
    macro: str = ""  # for the first decision of a macro
    step: int = 0  # for its later decisions
    stand_in: StandIn = ""  # not requested: made in place of a bot
    entry: int = 0  # its number, so that no two marks of a log are equal

    def written(self) -> str:
        """Return the text for the log; "" if nothing was requested and no bot replaced."""
        if self.stand_in:
            return f"!{self.stand_in}:{self.entry}"
        seat, _, own = self.request.partition(":")
        if self.step:
            return f"{seat}+{self.step}:{own}"
        return f"{seat}>{self.macro}:{own}" if self.macro else self.request


_NO_MARK = Mark("")


def read_mark(text: str) -> Mark:
    """Return the mark that the log keeps as ``text``; "" is none."""
    if not text:
        return _NO_MARK
    replaced = _STAND_IN.fullmatch(text)
    if replaced is not None:  # later versions may have more reasons
        why = replaced[1] if replaced[1] in _STAND_INS else "failed"
        return Mark("", stand_in=cast("StandIn", why), entry=int(replaced[2]))
    found = _MARK.fullmatch(text)
    if found is None:
        return Mark(text)
    seat, macro, step, own = found.groups()
    return Mark(f"{seat}:{own}", macro or "", int(step or 0))


@dataclass(frozen=True)
class Asked:
    """The effect of a request."""

    first: int  # number of its first entry in the log
    last: int  # of its last decision
    macro: str = ""


class Requests:
    """The requests of one table; grows with its log."""

    def __init__(self) -> None:
        self._asked: dict[str, Asked] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Requests) and self._asked == other._asked

    __hash__ = None  # type: ignore[assignment]  # it grows

    def find(self, request: str) -> Asked | None:
        """Return the effect of ``request`` if it was made before."""
        return self._asked.get(request)

    def note(self, seq: int, mark: Mark) -> None:
        """Remember that entry ``seq`` has ``mark``."""
        if not mark.request:
            return
        begun = self._asked.get(mark.request)
        if mark.step and begun is not None:
            self._asked[mark.request] = replace(begun, last=seq)
        else:
            self._asked[mark.request] = Asked(seq, seq, mark.macro)

    def copy(self) -> Requests:
        """Return an independent copy."""
        other = Requests()
        other._asked = dict(self._asked)
        return other


__all__ = ["SUBSTITUTED", "Asked", "Mark", "Requests", "StandIn", "read_mark"]
