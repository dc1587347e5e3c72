"""Closing a play before its end: nothing more can happen in it, and it stays readable.

A play is closed by a last entry of its log.  Whoever would add another one meanwhile, in this
process or in another, finds the place taken and loads the table again: a closed play never goes on,
and no action that was acknowledged is lost.  The entry says nothing about the play, so it is not
among those that are replayed.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from cuboteca.core.constants import CHANCE
from cuboteca.table.notices import tell
from cuboteca.table.schema import EVENTS, PLAYS

if TYPE_CHECKING:
    from collections.abc import Mapping

    import sqlalchemy as sa

#: Number and text of the entry that closes a play.
CLOSED = -2
_CLOSED_TEXT = "closed"

#: Is told when a play is closed.
CLOSINGS_TOPIC = "closings"

#: Why a play was closed: nobody had touched it for long, its rules have changed so that it cannot
#: go on, an administrator closed it, all people at the table agreed, so many have resigned that
#: nobody is left to play against, the time of its round in a tournament was over, or whoever was
#: there alone gave it up before the first draw.
Why: TypeAlias = Literal["idle", "rules", "admin", "agreed", "resigned", "round", "unbegun"]

LONGEST_REASON = 200


@dataclass(frozen=True)
class Closing:
    """How a play was closed.

    Attributes:
        at: When, in seconds since 1970.
        why: See ``Why``.
        points: What each seat would have had if points had been counted then.
        entries: How many entries of the log these points follow from: all, unless the rules have
            changed.
        reason: By an administrator, for the players; "" if none was given.
    """

    at: float
    why: Why
    points: tuple[int, ...]
    entries: int
    reason: str = ""

    def as_json(self) -> dict[str, object]:
        """Return what is stored beside the time."""
        return {
            "why": self.why,
            "points": list(self.points),
            "entries": self.entries,
            "reason": self.reason,
        }


def read_closing(at: float | None, value: Mapping[str, object] | None) -> Closing | None:
    """Return how a play was closed, as it is stored; None if it was not."""
    if at is None or value is None:
        return None
    return Closing(
        at=at,
        why=cast("Why", value["why"]),
        points=tuple(cast("list[int]", value["points"])),
        entries=cast("int", value["entries"]),
        reason=cast("str", value["reason"]),
    )


def write_closing(connection: sa.Connection, play: str, seq: int, closing: Closing) -> None:
    """Close a play whose log has ``seq`` entries.

    Raises:
        IntegrityError: It has more.
    """
    entry = {
        "play": play,
        "seq": seq,
        "actor": CHANCE,
        "number": CLOSED,
        "text": _CLOSED_TEXT,
        "request_id": _CLOSED_TEXT,  # so that it can be closed only once
        "at": time.time(),
    }
    connection.execute(EVENTS.insert(), entry)
    closed = {"finished": True, "closed": closing.at, "closing": closing.as_json()}
    connection.execute(PLAYS.update().where(PLAYS.c.id == play).values(closed))
    tell(connection, CLOSINGS_TOPIC)


__all__ = [
    "CLOSED",
    "CLOSINGS_TOPIC",
    "LONGEST_REASON",
    "Closing",
    "Why",
    "read_closing",
    "write_closing",
]
