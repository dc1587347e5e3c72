"""The clocks of a table, as they follow from its log.

Only the thinking of a person counts: from when the decision could be seen, which is when the entry
before it was stored, to when the server received the answer.  So nobody pays for draws, bots, a
busy server or a slow disk.  A turn ends when another seat decides: several decisions in a row of
one seat, with draws between them or not, are one turn, and a live clock gains its increment once,
at the end of it.  The clock of a turn-based pace begins anew with each turn.

Where the server was down (``outages.py``) no time counts, nor while a bot plays for somebody, nor
before somebody who was invited has come.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from cuboteca.table.counted_time import Calendar, counted, moment_after

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.table.conditions import TimeControl
    from cuboteca.table.counted_time import Stretch

#: What a live clock has at least when somebody comes back whose flag has fallen, in seconds.
LEAST_ON_RETURN = 30.0

_ALL_TIME = Calendar()


@dataclass(frozen=True)
class Clocks:
    """The clocks after an entry of the log.

    Attributes:
        control: The time control now.
        calendar: When time counts with a turn-based pace.
        left: Seconds that each seat had when its thinking last ended.
        since: When the decision that is due could first be seen.
        turn: The seat whose turn it was last; -1 before the first.
        earns: Whether a person had that turn, and will gain the increment.
        pauses: When a seat's time does not count, by seat.
        flagged: Seats whose flag has fallen in this turn.
    """

    control: TimeControl
    calendar: Calendar
    left: tuple[float, ...]
    since: float
    turn: int = -1
    earns: bool = False
    pauses: Mapping[int, tuple[Stretch, ...]] = field(default_factory=dict)
    flagged: frozenset[int] = frozenset()

    def decided(
        self, seat: int, received: float, at: float, outages: Sequence[Stretch], *, own: bool
    ) -> Clocks:
        """Return the clocks after a decision.

        Args:
            seat: Whose it was.
            received: When the server received it.
            at: When it was stored.
            outages: When the server was down.
            own: Whether a person made it, not a bot.
        """
        known = self.at_turn_of(seat)
        thought = known.thought(seat, received, outages)
        left = known.left_with(seat, max(0.0, known.left[seat] - thought))
        open_ = {
            one: kept
            for one, pauses in known.pauses.items()
            if (kept := tuple(pause for pause in pauses if pause[1] > at))
        }
        return replace(known, left=left, since=at, earns=own, pauses=open_)

    def thought(self, seat: int, until: float, outages: Sequence[Stretch]) -> float:
        """Return how many seconds ``seat`` has thought about the decision that is due."""
        pauses = [*outages, *self.pauses.get(seat, ())]
        return counted(self.counting, self.since, until, pauses)

    def at_turn_of(self, seat: int) -> Clocks:
        """Return the clocks with ``seat`` to move: another one's turn may have ended."""
        if seat == self.turn or seat < 0:
            return self
        left, control = self.left, self.control
        if control.is_live and self.earns:
            had = left[self.turn]
            gained = min(max(control.cap, had), had + control.increment)
            left = self.left_with(self.turn, gained)
        ended = replace(self, left=left, turn=seat, earns=False, flagged=frozenset())
        return (
            ended if control.is_live else replace(ended, left=ended.left_with(seat, control.bank))
        )

    @property
    def counting(self) -> Calendar:
        """When time counts under the time control."""
        return _ALL_TIME if self.control.is_live else self.calendar

    def left_with(self, seat: int, seconds: float) -> tuple[float, ...]:
        """Return ``left`` with other ``seconds`` for a seat."""
        return (*self.left[:seat], float(seconds), *self.left[seat + 1 :])

    def drawn(self, at: float) -> Clocks:
        """Return the clocks after a draw that was stored then."""
        return replace(self, since=at)

    def fell(self, seat: int, at: float) -> Clocks:
        """Return the clocks after the flag of ``seat``, whose turn it is, has fallen."""
        known = self.at_turn_of(seat)
        flagged = known.flagged | {seat}
        return replace(known, left=known.left_with(seat, 0.0), since=at, flagged=flagged)

    def stopped(self, seat: int, at: float) -> Clocks:
        """Return the clocks after a bot has taken over a seat."""
        pauses = (*self.pauses.get(seat, ()), (at, math.inf))
        return replace(self, pauses={**self.pauses, seat: pauses})

    def resumed(self, seat: int, at: float) -> Clocks:
        """Return the clocks after somebody has come to a seat, or come back to it.

        After a flag, a live clock has the increment then, at least ``LEAST_ON_RETURN``, and any
        other a whole turn.
        """
        closed = tuple((stop, min(go_on, at)) for stop, go_on in self.pauses.get(seat, ()))
        left = self.left
        if not left[seat]:
            control = self.control
            again = max(LEAST_ON_RETURN, control.increment) if control.is_live else control.bank
            left = self.left_with(seat, min(again, control.bank))
        pauses = {**self.pauses, seat: closed}
        return replace(self, left=left, pauses=pauses, flagged=self.flagged - {seat})

    def changed(self, control: TimeControl, at: float) -> Clocks:
        """Return the clocks under another time control, which everybody begins anew."""
        left = (float(control.bank),) * len(self.left)
        return replace(self, control=control, left=left, since=at, earns=False, flagged=frozenset())

    def falls(self, seat: int, outages: Sequence[Stretch]) -> float:
        """Return when the flag of ``seat``, which is to move, falls; infinity if never."""
        known = self.at_turn_of(seat)
        if seat in known.flagged:
            return math.inf
        pauses = [*outages, *known.pauses.get(seat, ())]
        return moment_after(known.counting, known.since, known.left[seat], pauses)


def begin(
    control: TimeControl,
    calendar: Calendar,
    seat_count: int,
    at: float,
    pauses: Mapping[int, tuple[Stretch, ...]],
) -> Clocks:
    """Return the clocks at the beginning, which everybody has full.

    Args:
        control: The time control.
        calendar: When time counts with a turn-based pace.
        seat_count: How many seats the table has.
        at: When.
        pauses: When a seat's time does not count, by seat.
    """
    left = (float(control.bank),) * seat_count
    return Clocks(control, calendar, left, at, pauses=dict(pauses))


__all__ = ["LEAST_ON_RETURN", "Clocks", "begin"]
