"""The context of ``table.html``: a play, for one seat or for a spectator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Field, Site, Word


@dataclass(frozen=True)
class SeatPlate:
    """The name plate of a seat."""

    seat: int  # 0 is the first; gives colour and shape
    name: str  # of the person or bot
    note: str  # who that is: "you", "bot, medium", "by link, not here yet"
    score: str  # points counted so far, as text; "" if the game shows none here
    turn: bool  # the table waits for it
    you: bool  # the page is shown for it
    absent: bool = False  # a person by link who has not come yet, or has left
    pending: str = ""  # what scoring now would add, such as "+2"; "" for nothing


@dataclass(frozen=True)
class ActionButton:
    """A legal action that the bar at the lower edge offers beside the board."""

    action: int  # sent by the form
    label: str  # short: "Keep the hand"
    sentence: str  # full sentence, for screen readers and on hover
    effect: str  # such as "+4"; "" when unknown
    primary: bool = True  # drawn as the main button


@dataclass(frozen=True)
class MacroButton:
    """Several decisions that the bar offers under one button."""

    name: str  # sent by the form
    label: str  # short: "Drift with all"
    sentence: str  # all that it does, for screen readers and before a second tap


@dataclass(frozen=True)
class LogEntry:
    """One line of the log."""

    number: int  # counts from 1
    text: Markup  # a sentence with small pictures
    seat: int | None  # whose action it was; None for the table itself
    heading: bool = False  # opens a round


@dataclass(frozen=True)
class Log:
    """The log, or its newest lines, for a page that has the earlier ones."""

    items: Markup  # one <li> each, latest first
    latest: Markup  # the text of the latest; empty before the first
    first: int = 1  # number of the earliest line that is here


@dataclass(frozen=True)
class SheetLine:
    """One reason for points."""

    reason: Markup  # a sentence with small pictures
    points: str  # such as "+5", with a real minus sign if negative
    good: bool  # above zero


@dataclass(frozen=True)
class SheetSeat:
    """The column of one seat on a score sheet."""

    seat: int  # 0 is the first
    name: str  # of the person or bot
    lines: tuple[SheetLine, ...]  # reason by reason
    scored: str  # sum of the lines
    total: str  # after this scoring
    best: bool  # scored most on this sheet


@dataclass(frozen=True)
class Sheet:
    """The score sheet of the round that ended last."""

    id: str  # unique in the play; its dismissal is remembered under this id
    title: str  # such as "Round 1"
    seats: tuple[SheetSeat, ...]  # in seat order
    open: bool  # initially unfolded


@dataclass(frozen=True)
class FinalSeat:
    """One line of the final ranking."""

    rank: int  # 1 is best; equal ranks are shared
    seat: int  # 0 is the first
    name: str  # of the person or bot
    points: str  # final points
    note: str  # a remark, such as "1 point for 3 DNA tokens"; may be ""
    winner: bool  # shares rank 1
    you: bool  # the page is shown for it


@dataclass(frozen=True)
class Over:
    """The end of the play."""

    headline: str  # "Ada wins", "You win", "Ada and Ben share the victory"
    reason: Markup  # why the play ended and what decided who won
    ranking: tuple[FinalSeat, ...]  # best first
    replay_url: str  # the play from its start
    analysis_url: str  # POST here analyses the play; "" where the reader may not ask for it
    record_url: str  # the record as a file
    check_url: str  # checks the draws
    again_url: str  # POST here creates the same table again
    again_fields: tuple[Field, ...]  # hidden fields of that form


@dataclass(frozen=True)
class StoodSeat:
    """A seat of a closed table, as it stood."""

    seat: int  # 0 is the first
    name: str  # of the person or bot
    points: str  # as text
    you: bool  # the page is shown for it


@dataclass(frozen=True)
class Closed:
    """A table that was closed before its end."""

    reason: str  # why, in a sentence
    given: str  # the reason that an administrator gave, in a sentence; may be ""
    when: str  # a sentence with the date
    seats: tuple[StoodSeat, ...]  # in seat order
    replay_url: str  # the play from its start
    record_url: str  # the record as a file
    check_url: str  # checks the draws


@dataclass(frozen=True)
class OwnSeat:
    """A seat of the reader's, which may go on on another device."""

    seat: int  # 0 is the first
    label: str  # such as "Play as Ada on another device"


@dataclass(frozen=True)
class Invite:
    """A seat that waits for a person."""

    seat: int  # 0 is the first
    label: str  # such as "Seat 3"
    url: str  # complete address to hand on
    qr: Markup | None  # the address as a QR code, one <svg> with a viewBox and no size, for phones
    help: str  # what to do with it, or why no phone can open it
    command: str  # starts the site so that others can; "" unless the help ends with it


@dataclass(frozen=True)
class Claim:
    """The reader came by a link and may sit down."""

    url: str  # the form is posted here
    fields: tuple[Field, ...]  # hidden fields, such as the link's token
    label: str  # such as "Seat 3"
    name: str  # of the reader, as last used
    seat: int = 0  # the first is 0
    contribute: bool = False  # the seat may add something to the draws


@dataclass(frozen=True)
class AdviceLine:
    """An action that a hint compares."""

    action: int  # value of the button
    label: str  # what it does
    value: str  # its expected value: "54", or who gets it
    spread: str  # half of the interval: "3"; "" where it is certain
    bar: tuple[int, int, int] | None = None  # value, start and width of the interval, out of 100


@dataclass(frozen=True)
class AdvicePart:
    """A hint."""

    title: str  # the best action, and how sure that is
    lines: tuple[AdviceLine, ...]  # the best first; may be empty
    later: str  # what may follow; may be ""
    note: str  # what the values mean


@dataclass(frozen=True)
class ChancePart:
    """What the table has promised about its chance."""

    commitment: str  # 64 hexadecimal digits
    head: str  # of the chain of the log, the same; "" at a table that has none
    entries: int  # of the log so far
    check_url: str  # explains the draws, and checks them once the play is over


@dataclass(frozen=True)
class ContributeSeat:
    """A seat of the reader's that may add something to the draws."""

    seat: int  # 0 is the first
    label: str  # asks for a word, where there is no script


@dataclass(frozen=True)
class ContributePart:
    """The play has not begun: people add something to the draws."""

    url: str  # the form is posted here
    phase: str  # "commit" or "reveal"
    seats: tuple[ContributeSeat, ...]  # of the reader's, those that the table waits for
    alone: bool  # all people are at the reader's device
    waits: str  # a sentence: whom the table waits for
    seconds: int  # until those who have not revealed are left out

    @property
    def words(self) -> tuple[ContributeSeat, ...]:
        """The seats for which a page without a script asks for a word."""
        return self.seats if self.phase == "commit" else ()

    @property
    def may_start(self) -> bool:
        """Whether the reader may go on without those who have not come."""
        return self.phase == "commit" and not self.seats


@dataclass(frozen=True)
class TableContext:
    """Everything that ``table.html`` shows; its block ``table`` is one frame."""

    site: Site  # the frame around the page
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    round_label: str  # such as "Round 1 of 2"
    title: str  # of the browser's window, says whose turn it is
    styles: tuple[str, ...]  # addresses of the game's style sheets
    live_url: str  # path of the WebSocket; "" when the play has ended, or beside a claim
    frame: int  # number of this frame
    act_url: str  # actions are posted here
    seq: int  # number of the decision that an action answers
    action_id: str  # unique id of the next action, against double clicks
    your_turn: bool  # the reader may act
    prompt: Markup  # whose turn it is and what may be done
    hint: str  # a second, less prominent sentence, such as why a card may not be used; may be ""
    message: str  # the answer to the last form; may be ""
    actions: tuple[ActionButton, ...]  # for the bar at the lower edge
    board: Markup  # of the game's ``board(...)``
    seats: tuple[SeatPlate, ...]  # in seat order
    log: Log
    sheet: Sheet | None  # of the round that ended last
    over: Over | None  # once the play is over
    invites: tuple[Invite, ...]  # seats by link that nobody has taken
    claim: Claim | None  # the reader may sit down
    rules_url: str  # summary of the rules
    replay_url: str  # the play so far
    record_url: str  # the record so far, as a file
    refresh: int | None  # seconds after which a page without scripts asks again; None when not
    macros: tuple[MacroButton, ...] = ()  # for the bar, beside the actions
    take_back: bool = False  # the reader may take the last action back
    ask_hint: bool = False  # the reader may ask for a hint
    seeded: bool = False  # whoever created the table chose the seed
    code_url: str = ""  # POST here gives a code that moves a seat to another device
    own_seats: tuple[OwnSeat, ...] = ()  # those that the reader may move
    elsewhere: tuple[str, ...] = ()  # names of seats that were the reader's and have been moved
    advice: AdvicePart | None = None  # the hint that was asked for
    chance: ChancePart | None = None  # None in a gallery
    closed: Closed | None = None  # if the table was closed before its end
    contribute: ContributePart | None = None  # None once the play has begun


__all__ = [
    "ActionButton",
    "AdviceLine",
    "AdvicePart",
    "ChancePart",
    "Claim",
    "Closed",
    "ContributePart",
    "ContributeSeat",
    "FinalSeat",
    "Invite",
    "Log",
    "LogEntry",
    "MacroButton",
    "Over",
    "OwnSeat",
    "SeatPlate",
    "Sheet",
    "SheetLine",
    "SheetSeat",
    "StoodSeat",
    "TableContext",
]
