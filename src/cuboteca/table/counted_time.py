"""Which time counts against a clock: not nights, not weekends, not days off, no outage.

Times are seconds since 1970.  A stretch of time is a pair of its begin and its end, which may be
infinite.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache
from typing import TYPE_CHECKING, TypeAlias, cast
from zoneinfo import ZoneInfo, available_timezones

from cuboteca.table.errors import RefusedTableError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

#: Begin and end.
Stretch: TypeAlias = tuple[float, float]

ALWAYS: Stretch = (-math.inf, math.inf)

MOST_DAYS_OFF = 60
_HOURS = 24
_WEEKEND = 5  # the first day of it, counted from Monday as 0
_LONGEST_ZONE = 40  # characters
_MOST_DAYS = 366 * 20  # of a walk over days; nobody thinks longer


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones that this computer knows; UTC is always among them."""
    return frozenset(available_timezones() | {"UTC"})


def _zone(name: str) -> tzinfo:
    return UTC if name == "UTC" else ZoneInfo(name)


@dataclass(frozen=True)
class Calendar:
    """When time counts at a table with a turn-based pace.

    Attributes:
        zone: Name of the time zone of whoever created the table, such as "Europe/Rome".
        day_from: Hour at which time begins to count each day, 0 to 23.
        day_to: Hour at which it ends, later than ``day_from``, up to 24.
        weekends: Whether Saturdays and Sundays count.
        days_off: Days that do not count, in order, at most ``MOST_DAYS_OFF``.

    Raises:
        RefusedTableError: One of them is out of range; the message says what would be right.
    """

    zone: str = "UTC"
    day_from: int = 0
    day_to: int = _HOURS
    weekends: bool = True
    days_off: tuple[date, ...] = ()

    def __post_init__(self) -> None:
        """Check all of it."""
        if len(self.zone) > _LONGEST_ZONE or self.zone not in zones():
            raise RefusedTableError(
                "this computer knows no such time zone; name one such as Europe/Rome, or UTC"
            )
        if not 0 <= self.day_from < self.day_to <= _HOURS:
            raise RefusedTableError(
                "time counts from an hour of 0 to 23 until a later one of up to 24"
            )
        if len(self.days_off) > MOST_DAYS_OFF:
            raise RefusedTableError(f"a table has at most {MOST_DAYS_OFF} days off")

    def stretches(self, start: float) -> Iterator[Stretch]:
        """Yield the stretches of time that count from ``start`` on, in order."""
        if self == Calendar(self.zone):
            yield (start, math.inf)
            return
        zone = _zone(self.zone)
        day = datetime.fromtimestamp(start, zone).date()
        off = set(self.days_off)
        for _ in range(_MOST_DAYS):
            if (self.weekends or day.weekday() < _WEEKEND) and day not in off:
                begin = max(start, self._hour(day, self.day_from, zone))
                end = self._hour(day, self.day_to, zone)
                if begin < end:
                    yield (begin, end)
            day += timedelta(days=1)

    @staticmethod
    def _hour(day: date, hour: int, zone: tzinfo) -> float:
        """Return when an hour begins on a day; where a change of time skips it, an hour later."""
        day += timedelta(days=hour // _HOURS)
        return datetime(day.year, day.month, day.day, hour % _HOURS, tzinfo=zone).timestamp()

    def as_json(self) -> dict[str, object]:
        """Return what is stored."""
        return {
            "zone": self.zone,
            "day_from": self.day_from,
            "day_to": self.day_to,
            "weekends": self.weekends,
            "days_off": [day.isoformat() for day in self.days_off],
        }


def read_calendar(value: Mapping[str, object]) -> Calendar:
    """Return a calendar from what is stored."""
    return Calendar(
        zone=cast("str", value["zone"]),
        day_from=cast("int", value["day_from"]),
        day_to=cast("int", value["day_to"]),
        weekends=cast("bool", value["weekends"]),
        days_off=tuple(map(date.fromisoformat, cast("list[str]", value["days_off"]))),
    )


def without(stretches: Iterable[Stretch], pauses: Iterable[Stretch]) -> Iterator[Stretch]:
    """Yield ``stretches`` without what lies in ``pauses``.

    Args:
        stretches: In order, none overlapping another.
        pauses: In any order, overlapping or not.
    """
    cut = sorted(pauses)
    for begin, end in stretches:
        start = begin
        for stop, go_on in cut:
            if stop >= end:
                break
            if go_on <= start:
                continue
            if start < stop:
                yield (start, stop)
            start = go_on
        if start < end:
            yield (start, end)


def counted(calendar: Calendar, start: float, end: float, pauses: Iterable[Stretch] = ()) -> float:
    """Return how many seconds count from ``start`` to ``end``; 0 if ``end`` is earlier."""
    seconds = 0.0
    if not start < end:
        return seconds
    for begin, until in without(calendar.stretches(start), pauses):
        if begin >= end:
            break
        seconds += min(until, end) - begin
    return seconds


def moment_after(
    calendar: Calendar, start: float, seconds: float, pauses: Iterable[Stretch] = ()
) -> float:
    """Return when ``seconds`` that count have passed since ``start``; infinity if never."""
    left = seconds
    for begin, until in without(calendar.stretches(start), pauses):
        if begin + left <= until:
            return begin + left
        left -= until - begin
    return math.inf


__all__ = [
    "ALWAYS",
    "MOST_DAYS_OFF",
    "Calendar",
    "Stretch",
    "counted",
    "moment_after",
    "read_calendar",
    "without",
    "zones",
]
