"""Clocks as pages show them."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from cuboteca.table.counted_time import without
from cuboteca.web.contexts import ClockFace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.table.conduct import Conduct
    from cuboteca.table.counted_time import Stretch
    from cuboteca.table.table import Table

#: Seconds from which on a clock warns.
LOW = 60.0

_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def faces_of(
    conduct: Conduct, mover: int, now: float, outages: Sequence[Stretch], texts: Texts
) -> tuple[ClockFace | None, ...]:
    """Return the clock of each seat, None for a bot's own; empty where there are no clocks.

    Args:
        conduct: Of the table, at the moment that is shown.
        mover: The seat whose clock runs; negative if none does.
        now: In seconds since 1970.
        outages: When the site was down.
        texts: Texts in the reader's language.
    """
    clocks = conduct.clocks
    if clocks is None:
        return ()
    known = clocks.at_turn_of(mover) if mover >= 0 else clocks
    faces: list[ClockFace | None] = []
    for seat in range(conduct.seat_count):
        runs = seat == mover and not conduct.is_bot(seat) and seat not in known.flagged
        left, start, stop = known.left[seat], 0.0, math.inf
        if runs:
            left = max(0.0, left - known.thought(seat, now, outages))
            pauses = [*outages, *known.pauses.get(seat, ())]
            begun = max(now, known.since)
            ahead = without(known.counting.stretches(begun), pauses)
            start, stop = next(ahead, (math.inf, math.inf))
            runs = start < math.inf
        face = ClockFace(
            text=shown(left, texts),
            left=round(left, 1),
            runs_from=start if runs else None,
            runs_to=stop if runs and stop < math.inf else None,
            low=left <= LOW and (runs or not left),
        )
        faces.append(None if seat in conduct.bots else face)
    return tuple(faces)


def faces_at(table: Table, step: int, mover: int, texts: Texts) -> tuple[ClockFace | None, ...]:
    """Return the clocks after ``step`` events of a play, when ``mover`` was to move."""
    conduct = table.conduct_at(step)
    if conduct.clocks is None:
        return ()
    turned = replace(conduct, clocks=conduct.clocks.at_turn_of(mover))
    return faces_of(turned, -1, 0.0, (), texts)


def shown(seconds: float, texts: Texts) -> str:
    """Return a time as a clock shows it: "4:05", "1:04:05", or "2 d 04 h"."""
    whole = math.ceil(seconds)
    if whole >= _DAY:
        days, hours = whole // _DAY, whole % _DAY // _HOUR
        return f"{days} {texts.word('clock-day')} {hours:02} h"
    hours, minutes, rest = whole // _HOUR, whole % _HOUR // _MINUTE, whole % _MINUTE
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


__all__ = ["LOW", "faces_at", "faces_of", "shown"]
