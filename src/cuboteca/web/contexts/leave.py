"""The context of ``leave.html``: what whoever sits at a table can do to leave it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.new import OptionChoice, OptionField
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class AffairButton:
    """One answer to an affair."""

    do: str  # "agree", "decline" or "come-back"
    what: str  # what about: what is agreed on, or the seat
    label: str  # a few words


@dataclass(frozen=True)
class Affair:
    """Something that people at a table are asked, or should know."""

    text: str  # a sentence
    buttons: tuple[AffairButton, ...]  # none for whoever has no say


@dataclass(frozen=True)
class LeavingSeat:
    """A seat of the reader's that has not left."""

    seat: int  # 0 is the first
    name: str  # of the person


@dataclass(frozen=True)
class LeaveContext:
    """Everything that ``leave.html`` shows."""

    site: Site  # the frame around the page
    t: Word  # words of the page's language
    title: str  # of the page
    table_url: str  # back to the table
    url: str  # the forms are posted here
    id: str  # of the next request, against double clicks
    policy: str  # what holds at the table, in sentences
    affairs: tuple[Affair, ...]  # what is to be answered
    seats: tuple[LeavingSeat, ...]  # of the reader's that have not left
    ends: bool  # resigning ends the play
    levels: tuple[OptionChoice, ...]  # of bots
    level: str  # that is chosen at first
    away: tuple[LeavingSeat, ...]  # seats for which the others may let a bot move now
    free: tuple[LeavingSeat, ...]  # seats that wait for somebody, where a bot may play meanwhile
    has_begun: bool  # the first draw was made
    may_close: bool  # it was not, and nobody else has come
    decides: bool  # nobody else has to agree
    control: OptionField | None  # a choice of other time controls; None at a table of a deal


__all__ = ["Affair", "AffairButton", "LeaveContext", "LeavingSeat"]
