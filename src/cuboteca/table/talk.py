"""What people say to each other at a table: lines, quick phrases and emotes.

Whoever sits at the table reads and says it; spectators read it once nothing more can happen in the
play, since what they say to players would be advice.  It is no part of the log: it changes no
frame, and no record has it.  The database keeps the newest lines of each table, and the process
that has the table knows them too.
"""

from __future__ import annotations

import asyncio
import re
import time
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias
from weakref import WeakKeyDictionary

import sqlalchemy as sa

from cuboteca.table.errors import RefusedLineError
from cuboteca.table.talk_schema import TALK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.table import Table

Kind: TypeAlias = Literal["text", "phrase", "emote"]

#: What strangers can say to each other, each in his own language.
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thank-you",
    "one-moment",
    "i-am-back",
    "sorry",
    "take-your-time",
    "another-one",
    "goodbye",
)

#: What a face can say.
EMOTES = ("smile", "laugh", "wow", "think", "sad", "applause")

LONGEST_LINE = 200
MOST_LINES = 300  # of a table that are kept

#: Letters that nobody sees, as wide as one; categories name the other invisible characters.
_BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
_UNSEEN = {"Cf", "Cs", "Co", "Cn"}  # format, half, private and unknown characters
_PILED = re.compile("(?:[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]){3,}")


@dataclass(frozen=True)
class Line:
    """Something that was said.

    Attributes:
        number: From 1; later ones have higher numbers.
        seat: Who said it.
        kind: What ``body`` is.
        body: A text, or one of ``PHRASES`` or ``EMOTES``.
        at: When, in seconds since 1970.
    """

    number: int
    seat: int
    kind: Kind
    body: str
    at: float


def clean_line(text: str) -> str:
    """Return a text as one line of what can be seen: no control, bidi or zero-width characters.

    More than two accents on one letter are left out: they would cover the lines above.

    Raises:
        RefusedLineError: It has nothing that can be seen, or more than 200 characters.
    """
    one = unicodedata.normalize("NFC", text).translate(_BLANK)
    kinds = [(letter, unicodedata.category(letter)) for letter in one]
    seen = [(letter, kind) for letter, kind in kinds if kind not in _UNSEEN]
    one = "".join(" " if kind[0] == "Z" or kind == "Cc" else letter for letter, kind in seen)
    one = " ".join(_PILED.sub(lambda piled: piled[0][:2], one).split())
    if not one:
        raise RefusedLineError("empty")
    if len(one) > LONGEST_LINE:
        raise RefusedLineError("long")
    return one


def checked(kind: Kind, body: str) -> str:
    """Return what can be kept of something that somebody wants to say.

    Raises:
        RefusedLineError: There is no such phrase or emote, or the text cannot be said.
    """
    if kind == "text":
        return clean_line(body)
    if body not in (PHRASES if kind == "phrase" else EMOTES):
        raise RefusedLineError("unknown")
    return body


# in a transaction


def lines_of(connection: sa.Connection, play: str) -> list[Line]:
    """Return the lines of a table that are kept, the oldest first."""
    columns = (TALK.c.number, TALK.c.seat, TALK.c.kind, TALK.c.body, TALK.c.at)
    found = sa.select(*columns).where(TALK.c.play == play).order_by(TALK.c.number)
    return [Line(*row) for row in connection.execute(found)]


def add_line(connection: sa.Connection, play: str, seat: int, kind: Kind, body: str) -> Line:
    """Keep a line, and forget the oldest ones of its table if there are too many."""
    newest = sa.select(sa.func.max(TALK.c.number)).where(TALK.c.play == play)
    number = int(connection.execute(newest).scalar() or 0) + 1
    line = Line(number, seat, kind, body, time.time())
    connection.execute(TALK.insert(), {"play": play, **line.__dict__})
    old = (TALK.c.play == play) & (TALK.c.number <= number - MOST_LINES)
    connection.execute(TALK.delete().where(old))
    return line


# in the process that has the table


@dataclass
class _Talk:
    """The talk at a table."""

    lines: list[Line]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def newest(self) -> int:
        return self.lines[-1].number if self.lines else 0


class Talks:
    """The talk at the tables of this process.

    Args:
        log_writer: Of the database.
    """

    def __init__(self, log_writer: LogWriter) -> None:
        self._log_writer = log_writer
        self._known: WeakKeyDictionary[Table, asyncio.Future[_Talk]] = WeakKeyDictionary()

    async def lines(self, table: Table, since: int = 0) -> Sequence[Line]:
        """Return the lines after number ``since``, the oldest first; raises StorageError."""
        return [line for line in (await self._of(table)).lines if line.number > since]

    async def newest(self, table: Table) -> int:
        """Return the number of the newest line, 0 if there is none; raises StorageError."""
        return (await self._of(table)).newest

    async def say(self, table: Table, seat: int, kind: Kind, body: str) -> Line:
        """Say something, and tell everybody who is connected that there is something new.

        Args:
            table: Where.
            seat: Who says it.
            kind: What ``body`` is.
            body: As ``checked`` returns it.

        Raises:
            StorageError: It cannot be kept.
        """
        talk = await self._of(table)
        async with talk.lock:
            line = await self._log_writer.transact(add_line, table.id, seat, kind, body)
            if line.number == talk.newest + 1:
                talk.lines.append(line)
            else:  # another process has had the table meanwhile
                talk.lines = await self._log_writer.transact(lines_of, table.id)
            del talk.lines[:-MOST_LINES]
        table.nudge()
        return line

    async def _of(self, table: Table) -> _Talk:
        known = self._known.get(table)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            known = self._known[table] = asyncio.ensure_future(self._read(table.id))
        return await asyncio.shield(known)

    async def _read(self, play: str) -> _Talk:
        return _Talk(await self._log_writer.transact(lines_of, play))


__all__ = [
    "EMOTES",
    "LONGEST_LINE",
    "MOST_LINES",
    "PHRASES",
    "Kind",
    "Line",
    "Talks",
    "add_line",
    "checked",
    "clean_line",
    "lines_of",
]
