"""All of a table that its log decides beside the play: its clocks, and who plays in whose place.

It follows from the entries of the log and their times alone, so every process, a replay and a
table that is opened again after a crash have the same.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE
from cuboteca.table.clocks import Clocks, begin
from cuboteca.table.conditions import read_time_control
from cuboteca.table.counted_time import ALWAYS
from cuboteca.table.leaving import (
    COME_BACK,
    DECIDE,
    FLAG,
    OF_THE_TABLE,
    PACE,
    SIT,
    Leaving,
    what_in,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.play import Event
    from cuboteca.table.conditions import Conditions, TimeControl
    from cuboteca.table.counted_time import Stretch
    from cuboteca.table.seats import Seat


@dataclass(frozen=True)
class Conduct:
    """The clocks and who has left, after some entries of a log.

    Attributes:
        conditions: Of the table.
        seat_count: How many seats it has.
        by_link: Those for people by link.
        bots: Those for bots.
        leaving: Who has left.
        since: When the decision that is due could first be seen.
        clocks: None where there are no clocks.
    """

    conditions: Conditions
    seat_count: int
    by_link: frozenset[int]
    bots: frozenset[int]
    leaving: Leaving
    since: float
    clocks: Clocks | None = None

    def after(
        self, entry: Event, at: float, received: float | None, outages: Sequence[Stretch] = ()
    ) -> Conduct:
        """Return the conduct after one more entry.

        Args:
            entry: Of the log.
            at: When it was stored, in seconds since 1970.
            received: When the request for it was received; None if nobody requested it.
            outages: When the server was down.
        """
        if entry.actor == CHANCE:
            clocks = self.clocks and self.clocks.drawn(at)
            return replace(self, clocks=clocks, since=at)
        if entry.number in OF_THE_TABLE:
            return self._of_the_table(entry, at)
        return self._decided(entry.actor, at, received, outages)

    def _decided(
        self, seat: int, at: float, received: float | None, outages: Sequence[Stretch]
    ) -> Conduct:
        own = not self.is_bot(seat)
        clocks = self.clocks
        if clocks is not None:
            moment = at if received is None else received
            if seat in self.bots:
                clocks = clocks.at_turn_of(seat).drawn(at)
            else:
                clocks = clocks.decided(seat, moment, at, outages, own=own)
        leaving = self.leaving.acted(seat) if own else self.leaving
        return replace(self, clocks=clocks, leaving=leaving, since=at)

    def _of_the_table(self, entry: Event, at: float) -> Conduct:
        seat, number = entry.actor, entry.number
        leaving = self.leaving.after(seat, number, entry.text, self.conditions)
        since = at if number in {SIT, COME_BACK} else self.since
        known, clocks = replace(self, leaving=leaving, since=since), self.clocks
        if number == DECIDE:
            what = what_in(number, entry.text)
            if what.startswith(PACE):
                return known.under(what.removeprefix(PACE), at)
        if clocks is None:
            return known
        if number == FLAG:
            clocks = clocks.fell(seat, at)
        elif number in {SIT, COME_BACK}:
            clocks = clocks.resumed(seat, at)
        for one in leaving.substitutes.keys() - self.leaving.substitutes.keys():
            clocks = clocks.stopped(one, at)
        return replace(known, clocks=clocks)

    def under(self, text: str, at: float) -> Conduct:
        """Return the conduct under another time control from then on."""
        control = read_time_control(text)
        if control is None:
            return replace(self, clocks=None)
        if self.clocks is not None:
            return replace(self, clocks=self.clocks.changed(control, at))
        return replace(self, clocks=self.begun(control, at))

    def begun(self, control: TimeControl, at: float) -> Clocks:
        """Return fresh clocks, which run for those who are there."""
        absent = (self.by_link - self.leaving.here) | self.leaving.substitutes.keys()
        pauses = dict.fromkeys(absent, (ALWAYS,))
        return begin(control, self.conditions.calendar, self.seat_count, at, pauses)

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot plays a seat now, its own or in a person's place."""
        return seat in self.bots or seat in self.leaving.substitutes

    def is_away(self, seat: int, mover: int, now: float) -> bool:
        """Return whether the others may let a bot move for ``seat``; ``mover`` is to move.

        With a turn-based pace nobody is away before the time for the turn is up.
        """
        by_turns = self.clocks is not None and not self.clocks.control.is_live
        late = now - self.since >= self.conditions.away and not by_turns
        return seat == mover and not self.is_bot(seat) and (late or seat in self.leaving.flagged)

    def falls(self, mover: int, outages: Sequence[Stretch]) -> float:
        """Return when the flag of the seat to move falls; infinity if it does not."""
        if self.clocks is None or mover < 0 or self.is_bot(mover):
            return math.inf
        return self.clocks.falls(mover, outages)


def conduct_of(conditions: Conditions, seats: Sequence[Seat], at: float) -> Conduct:
    """Return the conduct before the first entry of a log.

    Args:
        conditions: Of the table.
        seats: Who sits where.
        at: When the table was made.
    """
    fresh = Conduct(
        conditions,
        len(seats),
        frozenset(seat.seat for seat in seats if seat.kind == "link"),
        frozenset(seat.seat for seat in seats if seat.is_bot),
        Leaving(),
        at,
    )
    if conditions.time is None:
        return fresh
    return replace(fresh, clocks=fresh.begun(conditions.time, at))


__all__ = ["Conduct", "conduct_of"]
