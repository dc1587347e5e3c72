"""Who reads and says what at a table, and how it is shown to a reader."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.web.contexts import SpokenLine, TalkSeat
from cuboteca.web.people import names_of
from cuboteca.web.visitor import cookies_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from starlette.requests import HTTPConnection

    from cuboteca.core.texts import Texts
    from cuboteca.table.table import Table
    from cuboteca.table.talk import Line
    from cuboteca.web.visitor import Visitor

#: The cookie of a table that says whom its reader has muted: their seats.
MUTED = "muted"


def has_talk(table: Table, own: Sequence[int]) -> bool:
    """Return whether there is anybody at a table whom the holder of ``own`` seats could talk to."""
    return bool(set(table.people) - set(own)) and (bool(own) or table.has_ended)


def may_read(table: Table, own: Sequence[int]) -> bool:
    """Return whether whoever has these seats reads the talk of a table.

    Spectators read it once nothing more can happen in the play: else one could say to another who
    plays what he does not see, and the other would hear it.
    """
    return has_talk(table, own)


@dataclass(frozen=True)
class Ears:
    """What a reader wants to read.

    Attributes:
        wanted: "all", "phrases" or "off".
        muted: Seats of which the reader wants nothing.
    """

    wanted: str
    muted: frozenset[int]

    def hear(self, line: Line, own: Sequence[int]) -> bool:
        """Return whether a line is shown to a reader with these seats."""
        if line.seat in own:
            return True
        if self.wanted == "off" or line.seat in self.muted:
            return False
        return self.wanted == "all" or line.kind != "text"


def ears_of(connection: HTTPConnection, table: Table, visitor: Visitor) -> Ears:
    """Return what a visitor wants to read at a table."""
    said = cookies_of(connection).get(MUTED, "")
    muted = frozenset(seat for seat in table.people if str(seat) in said)
    return Ears(visitor.talk, muted)


def muted_value(seats: Iterable[int]) -> str:
    """Return the value of the cookie that mutes these seats."""
    return "".join(map(str, sorted(seats)))


def spoken(
    table: Table, lines: Iterable[Line], ears: Ears, own: Sequence[int], texts: Texts
) -> tuple[SpokenLine, ...]:
    """Return the lines that a reader is shown, the oldest first, in the reader's language."""
    names = names_of(table, texts)
    return tuple(
        SpokenLine(
            number=line.number,
            seat=line.seat,
            name=names[line.seat],
            text=line.body if line.kind == "text" else texts.word(f"talk-{line.kind}-{line.body}"),
            emote=line.body if line.kind == "emote" else "",
            mine=line.seat in own,
        )
        for line in lines
        if ears.hear(line, own)
    )


def others(table: Table, ears: Ears, own: Sequence[int], texts: Texts) -> tuple[TalkSeat, ...]:
    """Return the people at a table besides the holder of ``own`` seats."""
    names = names_of(table, texts)
    return tuple(
        TalkSeat(seat, names[seat], seat in ears.muted)
        for seat in table.people
        if seat not in own and table.seats[seat].claimed
    )


__all__ = [
    "MUTED",
    "Ears",
    "ears_of",
    "has_talk",
    "may_read",
    "muted_value",
    "others",
    "spoken",
]
