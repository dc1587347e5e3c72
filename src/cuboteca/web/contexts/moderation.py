"""The contexts of ``report.html`` and ``moderation.html``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class ReportChoice:
    """Something that can be reported."""

    value: str  # sent by the form
    label: str
    chosen: bool


@dataclass(frozen=True)
class ReportContext:
    """Everything that ``report.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    url: str  # takes the report by POST
    table_url: str
    choices: tuple[ReportChoice, ...]
    longest: int  # characters of the reason


@dataclass(frozen=True)
class AroundLine:
    """A line beside the one that is reported, or that line."""

    name: str
    text: str
    it: bool  # this is the one


@dataclass(frozen=True)
class OpenReport:
    """A report that waits for a moderator."""

    id: str
    what: str  # a sentence
    reason: str  # by who reports; may be ""
    table_url: str
    when: str
    around: tuple[AroundLine, ...]
    person_url: str  # leads to the person's page for moderators; "" for somebody unknown
    known: bool  # the site knows who is reported, who can be muted and banned
    unknown: bool  # somebody is reported whom the site does not know


@dataclass(frozen=True)
class HeldLine:
    """A mute or a ban that is in force."""

    target: str  # sent by the form: an id or a network
    act: str  # that ends it, sent by the form
    what: str  # a sentence
    reason: str  # of a banned address; may be ""


@dataclass(frozen=True)
class AuditLine:
    """What a moderator did."""

    when: str
    what: str  # a sentence
    reason: str


@dataclass(frozen=True)
class ModerationContext:
    """Everything that ``moderation.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    url: str  # takes acts by POST
    reports: tuple[OpenReport, ...]  # the oldest first
    held: tuple[HeldLine, ...]  # people by name, then addresses
    audit: tuple[AuditLine, ...]  # the newest first
    longest: int  # characters of a reason
    message: str = ""  # what was wrong with the last form


__all__ = [
    "AroundLine",
    "AuditLine",
    "HeldLine",
    "ModerationContext",
    "OpenReport",
    "ReportChoice",
    "ReportContext",
]
