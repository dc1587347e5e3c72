"""Playing again: the same game, options, people and bots, and the next seat begins."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from cuboteca.table.clock_schema import REMATCHES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.table.seats import Seat


def note_rematch(connection: sa.Connection, play: str, again: str) -> bool:
    """Note by which play another one is played again; return False if there is one already."""
    try:
        with connection.begin_nested():
            connection.execute(REMATCHES.insert().values(play=play, next=again))
    except IntegrityError:
        return False
    return True


def rematch_of(connection: sa.Connection, play: str) -> str:
    """Return the id of the play that plays another again; "" if there is none."""
    found = sa.select(REMATCHES.c.next).where(REMATCHES.c.play == play)
    return str(connection.execute(found).scalar() or "")


def seat_after(seat: int, seat_count: int) -> int:
    """Return where a seat is when it is played again: one place further back."""
    return (seat - 1) % seat_count


def rotated(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats of a rematch.

    Whoever has come by a link is there; the tokens that opened seats open them again.
    """
    moved = [replace(one, seat=seat_after(one.seat, len(seats))) for one in seats]
    return sorted(
        (
            replace(one, kind="human", invitation_hash="")
            if one.kind == "link" and one.claimed
            else one
            for one in moved
        ),
        key=lambda one: one.seat,
    )


__all__ = ["note_rematch", "rematch_of", "rotated", "seat_after"]
