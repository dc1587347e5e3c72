"""The context of ``talk.html``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class SpokenLine:
    """Something that was said at a table."""

    number: int  # rises
    seat: int  # who said it, for colour and shape
    name: str
    text: str  # plain; of a phrase or an emote in the reader's language
    emote: str  # name of its drawing; "" if it is a text
    mine: bool  # the reader has said it


@dataclass(frozen=True)
class TalkSeat:
    """Somebody else at the table."""

    seat: int
    name: str
    muted: bool  # the reader wants to read nothing of this seat


@dataclass(frozen=True)
class TalkContext:
    """Everything that ``talk.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    title: str  # of the window
    url: str  # takes what is said, mute and unmute by POST
    table_url: str  # back to the table
    lines: tuple[SpokenLine, ...]  # the oldest first
    newest: int  # number of the newest line there is, shown or not
    seat: int | None  # for which the reader talks; None reads only
    phrases: tuple[str, ...]  # names of the quick phrases
    emotes: tuple[str, ...]  # names of the emotes
    others: tuple[TalkSeat, ...]  # whom the reader may mute
    longest: int  # characters of a line
    public: bool  # whether everybody reads it now
    message: str = ""  # what was wrong with the line that was just sent
    draft: str = ""  # that line


@dataclass(frozen=True)
class TalkLink:
    """The way to the talk of a table."""

    url: str
    newest: int  # number of the newest line


__all__ = ["SpokenLine", "TalkContext", "TalkLink", "TalkSeat"]
