"""The context of ``table.html``: a play, for one seat or for a spectator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.core.drawing import NO_SIGN

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.leave import Affair
    from cuboteca.web.contexts.site import Field, Site, Word
    from cuboteca.web.contexts.talk import TalkLink


@dataclass(frozen=True)
class ClockFace:
    """The clock of a seat."""

    text: str  # the time left, such as "4:05"
    left: float  # the same in seconds
    runs_from: float | None  # since when it falls from ``left``, in seconds since 1970; None: not
    runs_to: float | None  # when it stops for a while, such as at night; None: it does not
    low: bool  # little is left


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
    pending: str = ""  # what it would be if counted now, "" for the same
    clock: ClockFace | None = None  # None: it has no clock
    presence: Markup = NO_SIGN  # a sign that says whether the person is there; may be empty


@dataclass(frozen=True)
class ActionButton:
    """A legal action that the bar at the lower edge offers beside the board."""

    action: int  # sent by the form
    label: str  # short: "Keep the hand"
    sentence: str  # full sentence, for screen readers and on hover
    effect: str  # such as "+4"; "" when unknown
    primary: bool = True  # drawn as the main button
    sure: bool = True  # a finger need not be told first what it does


@dataclass(frozen=True)
class ForcedAction:
    """The only legal action, which the page may take by itself."""

    action: int  # sent by the form
    said: str  # a sentence: what was taken, and that there was no other choice


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
    seq: int = 0  # of the decision or draw that it is about
    key: str = ""  # which sentence it is, the same in all languages
    rule_url: str = ""  # of the rule behind it; "" if there is none
    rule: str = ""  # says where that leads


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
class Emblem:
    """What stands for a seat that has won, such as one of its dinosaurs."""

    seat: int  # 0 is the first
    symbol: str  # address of a figure of the game's sprite


@dataclass(frozen=True)
class RoundPoints:
    """What a round, a turn or a manche brought."""

    title: str  # such as "Round 1"
    scored: tuple[str, ...]  # by seat, such as "+5"
    totals: tuple[str, ...]  # by seat, after it


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
    again_label: str  # of its button
    emblems: tuple[Emblem, ...] = ()  # of those who won
    turn: Markup | None = None  # a sentence: the step from which on the winner led
    turn_told: Markup | None = None  # what happened at that step
    rounds: tuple[RoundPoints, ...] = ()  # where points came from; empty for a single round


@dataclass(frozen=True)
class StoodSeat:
    """A seat of a closed table, as it stood."""

    seat: int  # 0 is the first
    name: str  # of the person or bot
    points: str  # as text
    you: bool  # the page is shown for it
    note: str = ""  # that it has resigned


@dataclass(frozen=True)
class Closed:
    """A table that was closed before its end."""

    title: str  # that it was closed, or that the play has ended
    reason: str  # why, in a sentence
    given: str  # the reason that an administrator gave, in a sentence; may be ""
    when: str  # a sentence with the date
    seats: tuple[StoodSeat, ...]  # in seat order, those that resigned last
    replay_url: str  # the play from its start
    record_url: str  # the record as a file
    check_url: str  # checks the draws
    again_url: str  # POST here plays again; "" if the reader cannot
    again_label: str  # of its button


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
    code_url: str  # the address as a QR code, a picture; "" where no phone can open it
    help: str  # what to do with it, or why no phone can open it
    command: str  # starts the site so that others can; "" unless the help ends with it


@dataclass(frozen=True)
class Curtain:
    """The device is to be handed to somebody who shares it, and must not show anything yet."""

    url: str  # POST here says that the person has it
    seat: int  # of that person
    name: str  # the same


@dataclass(frozen=True)
class Claim:
    """The reader came by a link and may sit down."""

    url: str  # the form is posted here
    fields: tuple[Field, ...]  # hidden fields, such as the link's token
    label: str  # such as "Seat 3"
    name: str  # of the reader, as last used
    seat: int = 0  # the first is 0
    contribute: bool = False  # the seat may add something to the draws
    to_all: bool = False  # anybody may take the seat; else it was kept for the reader


@dataclass(frozen=True)
class AdviceLine:
    """An action that a hint compares."""

    action: int  # value of the button
    label: str  # what it does
    value: str  # its expected value: "wins 54 %", or who gets it
    spread: str  # half of the interval: "3"; "" where it is certain
    bar: tuple[int, int, int] | None = None  # value, start and width of the interval, out of 100


@dataclass(frozen=True)
class ComingAdvice:
    """A hint that is being prepared."""

    text: str  # that it is, and how long that takes
    meanwhile: AdviceLine  # what the heuristic policy would do


@dataclass(frozen=True)
class AdvicePart:
    """A hint."""

    title: str  # the best action, and how sure that is
    head: str  # how sure it is, above the lines
    lines: tuple[AdviceLine, ...]  # the best first; may be empty
    later: str  # what may follow; may be ""
    note: str  # what the values mean
    why: str = ""  # what the best action brings in points; may be ""


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
    close_url: str  # where the reader, who is there alone, may close the table; else ""

    @property
    def words(self) -> tuple[ContributeSeat, ...]:
        """The seats for which a page without a script asks for a word."""
        return self.seats if self.phase == "commit" else ()

    @property
    def may_start(self) -> bool:
        """Whether the reader may go on without those who have not come."""
        return self.phase == "commit" and not self.seats


@dataclass(frozen=True)
class SideChoice:
    """A side from which the reader may look."""

    value: str  # of the field: the seat's number; "" for what everybody sees
    label: str  # the name of whoever sits there, or a few words
    chosen: bool  # shown now


@dataclass(frozen=True)
class TableContext:
    """Everything that ``table.html`` shows; its block ``table`` is one frame."""

    site: Site  # the frame around the page
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    round_label: str  # such as "Round 1 of 2"
    title: str  # of the browser's window, says whose turn it is
    styles: tuple[str, ...]  # addresses of the game's style sheets
    live_url: str  # path of the WebSocket; "" when nothing changes any more, or beside a claim
    frame: int  # number of this frame
    act_url: str  # actions are posted here
    seq: int  # number of the decision that an action answers
    action_id: str  # unique id of the next action, against double clicks
    your_turn: bool  # the reader may act
    prompt: Markup  # whose turn it is and what may be done
    hint: str  # in full, what weighty buttons of the bar do; may be ""
    message: str  # the answer to the last form; may be ""
    actions: tuple[ActionButton, ...]  # for the bar at the lower edge
    board: Markup  # of the game's ``board(...)``
    seats: tuple[SeatPlate, ...]  # in seat order
    log: Log
    sheet: Sheet | None  # of the round that ended last
    over: Over | None  # once the play is over
    invites: tuple[Invite, ...]  # seats by link that nobody has taken
    claim: Claim | None  # the reader may sit down
    rules_url: str  # what the rules say about what is asked now
    replay_url: str  # the play so far
    record_url: str  # the record so far, as a file
    refresh: int | None  # seconds after which a page without scripts asks again; None when not
    macros: tuple[MacroButton, ...] = ()  # for the bar, beside the actions
    take_back: str | None = None  # what the reader may take back
    ask_hint: bool = False  # the reader may ask for a hint
    seeded: bool = False  # whoever created the table chose the seed
    code_url: str = ""  # POST here gives a code that moves a seat to another device
    own_seats: tuple[OwnSeat, ...] = ()  # those that the reader may move
    elsewhere: tuple[str, ...] = ()  # names of seats that were the reader's and have been moved
    advice: AdvicePart | None = None  # the hint that was asked for
    chance: ChancePart | None = None  # None in a gallery
    closed: Closed | None = None  # if the table was closed before its end
    contribute: ContributePart | None = None  # None once the play has begun
    as_text: str = ""  # the table as lines of text
    bots: tuple[int, ...] = ()  # the seats that bots have
    forced: ForcedAction | None = None  # None: the reader chooses
    sides: tuple[SideChoice, ...] = ()  # where only bots play; else empty
    leave_url: str = ""  # what can be done to leave; answers are posted there
    affairs: tuple[Affair, ...] = ()  # what the reader is asked
    policy: str = ""  # what holds about time and leaving, in sentences; "" without people
    now: float = 0.0  # seconds since 1970, by which clocks go; 0: there are none
    talk: TalkLink | None = None  # None if there is nobody to talk to
    curtain: Curtain | None = None  # None: the page shows nothing that must be hidden
    sit_url: str = ""  # offers a free seat that anybody may take; "" for none
    screen_url: str = ""  # for a large screen; "" in a gallery
    what_if_url: str = ""  # a board to try things on; "" where nobody is helped
    begins_at: str = ""  # that the play began at a position; "" at the start of the game
    watching: str = ""  # how many watch without a seat, in words; "" for none
    next_url: str = ""  # another play that waits for the reader; "" if none does
    tournament_url: str = ""  # of the tournament that the table belongs to; "" for none
    tournament_name: str = ""


__all__ = [
    "ActionButton",
    "AdviceLine",
    "AdvicePart",
    "ChancePart",
    "Claim",
    "ClockFace",
    "Closed",
    "ComingAdvice",
    "ContributePart",
    "ContributeSeat",
    "Curtain",
    "Emblem",
    "FinalSeat",
    "ForcedAction",
    "Invite",
    "Log",
    "LogEntry",
    "MacroButton",
    "Over",
    "OwnSeat",
    "RoundPoints",
    "SeatPlate",
    "Sheet",
    "SheetLine",
    "SheetSeat",
    "SideChoice",
    "StoodSeat",
    "TableContext",
]
