"""What is agreed when a table is made: its clocks, and what happens to whoever leaves.

The rules of a game never see a clock.  A time control is written as one of::

    live 300+5 cap 600      five minutes for the play, and five seconds more for each turn; a clock
                            never rises above ten minutes
    turns 86400             a day for each turn
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias, cast, get_args

from cuboteca.table.counted_time import Calendar, read_calendar
from cuboteca.table.errors import RefusedTableError

if TYPE_CHECKING:
    from collections.abc import Mapping

#: "live": everybody is there, and a clock has one bank for the play; "turns": each turn has its
#: own time, in hours or days.
Kind: TypeAlias = Literal["live", "turns"]

#: What happens at the end of a clock: a bot plays on, the seat resigns, or the table waits.
AtFlag: TypeAlias = Literal["bot", "resign", "wait"]

AT_FLAG: tuple[AtFlag, ...] = get_args(AtFlag)
_USUAL_LEVEL = "medium"
_USUAL_AWAY = 600.0

#: The least and the most seconds of each part.
BANKS = (5, 4 * 3600)
INCREMENTS = (0, 600)
TURNS = (60, 30 * 86_400)
ABSENCES = (60, 30 * 86_400)

_LIVE = re.compile(r"live (\d{1,7})\+(\d{1,7}) cap (\d{1,7})")
_TURNS = re.compile(r"turns (\d{1,7})")


@dataclass(frozen=True)
class TimeControl:
    """How much time a seat has.

    Attributes:
        kind: See ``Kind``.
        bank: Seconds: live for the whole play, else for each turn.
        increment: Seconds that a live clock gains at the end of each turn.
        cap: Seconds above which no increment takes a live clock; at least ``bank``.

    Raises:
        RefusedTableError: One of them is out of range; the message says what would be right.
    """

    kind: Kind
    bank: int
    increment: int = 0
    cap: int = 0

    def __post_init__(self) -> None:
        """Check all of it."""
        if self.kind == "turns":
            _check("a turn", self.bank, TURNS)
            return
        _check("the bank of a clock", self.bank, BANKS)
        _check("the increment of a clock", self.increment, INCREMENTS)
        if not self.bank <= self.cap <= 2 * BANKS[1]:
            raise RefusedTableError(
                f"the cap of a clock has at least its bank, and at most {2 * BANKS[1]} seconds"
            )

    @property
    def is_live(self) -> bool:
        """Whether a clock has one bank for the play."""
        return self.kind == "live"

    def __str__(self) -> str:
        """Return how it is written in the log."""
        if self.is_live:
            return f"live {self.bank}+{self.increment} cap {self.cap}"
        return f"turns {self.bank}"


def _check(what: str, seconds: float, bounds: tuple[int, int]) -> None:
    low, high = bounds
    if not low <= seconds <= high:
        raise RefusedTableError(f"{what} has {low} to {high} seconds")


def read_time_control(text: str) -> TimeControl | None:
    """Return a time control from its text; None from "none".

    Raises:
        RefusedTableError: The text has another form, or a part is out of range.
    """
    if text == "none":
        return None
    if found := _LIVE.fullmatch(text):
        return TimeControl("live", *map(int, found.groups()))
    if found := _TURNS.fullmatch(text):
        return TimeControl("turns", int(found[1]))
    raise RefusedTableError(
        "a time control is 'none', such as 'live 300+5 cap 600', or such as 'turns 86400'"
    )


@dataclass(frozen=True)
class Conditions:
    """What is agreed when a table is made.

    Attributes:
        time: The time control at the beginning; None: there are no clocks.
        calendar: When time counts with a turn-based pace.
        at_flag: What happens at the end of a clock.
        level: Of the bot that plays on for whoever has left.
        away: Seconds of thinking after which the others may vote that a bot moves.

    Raises:
        RefusedTableError: ``away`` is out of range.
    """

    time: TimeControl | None = None
    calendar: Calendar = field(default_factory=Calendar)
    at_flag: AtFlag = "bot"
    level: str = _USUAL_LEVEL
    away: float = _USUAL_AWAY

    def __post_init__(self) -> None:
        """Check the time after which somebody is away."""
        _check("being away", self.away, ABSENCES)
        if self.at_flag not in AT_FLAG:
            raise RefusedTableError(f"at the end of a clock: {', '.join(AT_FLAG)}")

    def as_json(self) -> dict[str, object]:
        """Return what is stored."""
        return {
            "time": "none" if self.time is None else str(self.time),
            "calendar": self.calendar.as_json(),
            "at_flag": self.at_flag,
            "level": self.level,
            "away": self.away,
        }


def read_conditions(value: Mapping[str, object] | None) -> Conditions:
    """Return conditions from what is stored; of None, the usual ones."""
    if value is None:
        return Conditions()
    return Conditions(
        time=read_time_control(cast("str", value["time"])),
        calendar=read_calendar(cast("Mapping[str, object]", value["calendar"])),
        at_flag=cast("AtFlag", value["at_flag"]),
        level=cast("str", value["level"]),
        away=cast("float", value["away"]),
    )


__all__ = [
    "ABSENCES",
    "AT_FLAG",
    "BANKS",
    "INCREMENTS",
    "TURNS",
    "AtFlag",
    "Conditions",
    "Kind",
    "TimeControl",
    "read_conditions",
    "read_time_control",
]
