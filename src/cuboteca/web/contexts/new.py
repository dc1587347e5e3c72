"""The context of ``new.html``, the form that creates a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Field, Site, Word


@dataclass(frozen=True)
class OptionChoice:
    """One value of an option or of a seat's select."""

    value: str  # sent by the form
    label: str  # read by people
    group: str = ""  # heading under which a select lists it; "" for none


@dataclass(frozen=True)
class OptionField:
    """One option of a game."""

    name: str  # of the form field
    label: str  # a few words
    kind: str  # "bool", "int", "choice" or "text"
    value: str  # the initial value; "1" or "" for a bool; "" for the recommended value
    help: str  # one sentence of explanation
    low: int = 0  # least value of an int
    high: int = 0  # greatest value of an int
    choices: tuple[OptionChoice, ...] = ()  # of a choice
    recommended: tuple[OptionChoice, ...] = ()  # by number of seats, if the default depends on it
    needs: str = ""  # such as "option-dna=1": with another value of that field it changes nothing
    only_for: tuple[int, ...] = ()  # numbers of seats for which it changes anything; (): all


@dataclass(frozen=True)
class SeatField:
    """Who sits in a seat."""

    name: str  # of the select, such as "seat-0"
    seat: int  # 0 is the first
    value: str  # what is chosen at first
    choices: tuple[OptionChoice, ...]  # me, another person here, a person by link, bots by level
    person: str = ""  # name of another person at this device


@dataclass(frozen=True)
class TimePart:
    """The fields about time and leaving."""

    control: OptionField  # which of the next two count
    live: tuple[OptionField, ...]
    turns: tuple[OptionField, ...]
    leaving: tuple[OptionField, ...]


@dataclass(frozen=True)
class NewContext:
    """Everything that ``new.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    picture: Markup  # ``cover(sprite)`` of the game's drawing
    create_url: str  # the form is posted here
    fields: tuple[Field, ...]  # hidden fields, such as the game's id
    options: tuple[OptionField, ...]  # of this game, in the order of its page
    seat_counts: tuple[int, ...]  # the possible numbers of seats
    seat_count: int  # chosen at first
    seats: tuple[SeatField, ...]  # as many as the game can seat
    name: str  # the reader's, as last used
    problem: str | None  # why the form came back
    confirms: bool  # the reader is to use the passkey again, because that is why
    rules_url: str  # summary of the rules
    time: TimePart


__all__ = [
    "NewContext",
    "OptionChoice",
    "OptionField",
    "SeatField",
    "TimePart",
]
