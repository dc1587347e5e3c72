"""What whoever leaves a table may do, and when that ends the play."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

from cuboteca.bots.levels import known_to
from cuboteca.core.errors import CubotecaError
from cuboteca.core.play import Event
from cuboteca.table.conditions import read_time_control
from cuboteca.table.errors import RefusedActionError, StaysError
from cuboteca.table.leaving import (
    AGREE,
    COME_BACK,
    DECIDE,
    DECLINE,
    END,
    FLAG,
    HAND_OVER,
    MOST_BY_A_SEAT,
    PACE,
    RESIGN,
    SKIP,
    text_of,
    what_in,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from cuboteca.core.game import Game
    from cuboteca.table.conduct import Conduct
    from cuboteca.table.seats import Seat

_WITH_TWO = 2  # seats, at which a play ends as soon as one resigns


class _Table(Protocol):
    """What is asked about a table; ``table.Table`` is one."""

    game: Game
    seats: list[Seat]
    conduct: Conduct

    @property
    def voters(self) -> tuple[int, ...]: ...

    @property
    def people(self) -> tuple[int, ...]: ...

    @property
    def to_move(self) -> int: ...

    @property
    def free_seats(self) -> tuple[int, ...]: ...


def entries_for(table: _Table, seat: int, number: int, what: str) -> list[Event]:
    """Return the entries by which ``seat`` does something; none if it is done already.

    Args:
        table: The table.
        seat: The seat of a token's holder.
        number: Of the entry that it asks for.
        what: The bot's level, or what is agreed on.

    Raises:
        RefusedActionError: It makes no sense now; the message says why.
    """
    leaving = table.conduct.leaving
    if leaving.made.get(seat, 0) >= MOST_BY_A_SEAT:
        raise StaysError("often", MOST_BY_A_SEAT)
    if seat in leaving.resigned:
        if number == RESIGN:
            return []
        raise StaysError("resigned")
    entry = Event(seat, number, text_of(number, what))
    if number == RESIGN:
        return [entry]
    if number == COME_BACK:
        return [entry] if seat in leaving.substitutes else []
    if number == HAND_OVER:
        return _handed_over(table, entry, what)
    if seat in leaving.substitutes:
        raise StaysError("replaced")
    return _voted(table, entry, what)


def _handed_over(table: _Table, entry: Event, level: str) -> list[Event]:
    levels = known_to(table.game, len(table.seats))
    if level not in levels:
        raise RefusedActionError(f"no bot '{level[:20]}'; there are: {', '.join(levels)}")
    return [] if entry.actor in table.conduct.leaving.substitutes else [entry]


def _voted(table: _Table, entry: Event, what: str) -> list[Event]:
    leaving, seat = table.conduct.leaving, entry.actor
    if entry.number == DECLINE:
        return [entry] if leaving.agreeing(what) else []
    assert entry.number == AGREE
    asked = _asked(table, seat, what)
    if seat in leaving.agreeing(what):
        return []
    if leaving.agreeing(what) | {seat} >= asked:
        return [entry, Event(seat, DECIDE, text_of(DECIDE, what))]
    return [entry]


def _asked(table: _Table, seat: int, what: str) -> frozenset[int]:
    """Return who has to agree on something; raises RefusedActionError."""
    everybody = frozenset(table.voters)
    if what == END:
        return everybody
    if what.startswith(PACE):
        try:
            control = read_time_control(what.removeprefix(PACE))
        except CubotecaError as error:
            raise RefusedActionError(str(error)) from None
        clocks = table.conduct.clocks
        if control == (clocks and clocks.control):
            raise StaysError("same")
        return everybody
    if what.startswith(SKIP):
        return everybody - {_away(table, seat, what.removeprefix(SKIP))}
    raise RefusedActionError(f"people agree on '{END}', '{PACE}...' or '{SKIP}N'")


def _away(table: _Table, seat: int, text: str) -> int:
    """Return the seat that is away or free, for which the others may let a bot move."""
    one = int(text) if text.isdecimal() and text.isascii() and len(text) == 1 else -1
    if one not in table.people or one == seat or one in table.conduct.leaving.substitutes:
        raise RefusedActionError("name another seat that a person plays")
    is_away = table.conduct.is_away(one, table.to_move, time.time())
    if not is_away and one not in table.free_seats:
        raise StaysError("present", table.conduct.conditions.away)
    return one


def reason_to_close(
    conduct: Conduct, people: Sequence[int], entries: Sequence[Event]
) -> Literal["", "agreed", "resigned"]:
    """Return why a play ends with entries that were just made; "" if it goes on.

    Args:
        conduct: After these entries.
        people: The seats that are not a bot's.
        entries: Of the table.
    """
    if any(one.number == DECIDE and what_in(DECIDE, one.text) == END for one in entries):
        return "agreed"
    resigned = conduct.leaving.resigned
    if any(one.number in {RESIGN, FLAG} for one in entries) and resigned:
        alone = conduct.seat_count <= _WITH_TWO or resigned >= set(people)
        return "resigned" if alone else ""
    return ""


__all__ = ["entries_for", "reason_to_close"]
