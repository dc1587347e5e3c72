"""Who of a table's people is there, by the connections of their devices.

A table belongs to one process, to which all others pass what is for it; so this process sees every
connection.  It says whether somebody is connected, and nothing of what he knows or does.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

#: "never": not as far as this process and the log know.
State: TypeAlias = Literal["here", "away", "never"]

#: Seconds for which somebody still counts as there whose connection has ended: pages load again.
GRACE = 8.0

#: The same after a request by somebody who opens no connection.
GLANCE = 60.0


@dataclass(frozen=True)
class SeatPresence:
    """Whether the person in a seat is there.

    Attributes:
        state: "here", "away" or "never".
        seconds: For how long somebody has been away, 0 up; None if that is not known.
    """

    state: State
    seconds: float | None = None


class Presence:
    """The connections of a table.

    Args:
        clock: Returns seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._connected: dict[object, tuple[int, ...]] = {}
        self._until: dict[int, float] = {}  # when seats without a connection stop being there
        self._left: dict[int, float] = {}  # when they were last seen

    @property
    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(not seats for seats in self._connected.values())

    @property
    def has_people(self) -> bool:
        """Whether somebody who sits at the table is connected."""
        return any(self._connected.values())

    def enter(self, connection: object, seats: Collection[int]) -> None:
        """Count a connection of whoever has some seats; a spectator has none."""
        self._connected[connection] = tuple(seats)

    def leave(self, connection: object) -> None:
        """Count a connection no longer."""
        now = self._clock()
        for seat in self._connected.pop(connection, ()):
            self._until[seat], self._left[seat] = now + GRACE, now

    def glance(self, seats: Collection[int]) -> None:
        """Note a request by whoever has some seats."""
        now = self._clock()
        for seat in seats:
            self._until[seat], self._left[seat] = now + GLANCE, now

    def of(self, seat: int, has_acted: Callable[[], bool]) -> SeatPresence:
        """Return whether the person in a seat is there.

        Args:
            seat: The seat.
            has_acted: Returns whether the log has an action of it.
        """
        if any(seat in seats for seats in self._connected.values()):
            return SeatPresence("here")
        now = self._clock()
        if now < self._until.get(seat, now):
            return SeatPresence("here")
        if seat in self._left:
            return SeatPresence("away", now - self._left[seat])
        return SeatPresence("away" if has_acted() else "never")


__all__ = ["GLANCE", "GRACE", "Presence", "SeatPresence", "State"]
