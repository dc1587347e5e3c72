"""The contexts of ``boxes.html``, ``box.html`` and ``solver.html``: playing with the real box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.new import OptionField
    from cuboteca.web.contexts.site import Field, Site, Word
    from cuboteca.web.contexts.table import AdvicePart


@dataclass(frozen=True)
class BoxChoice:
    """A game that offers something to people who play with its box."""

    name: str  # as printed on the box
    url: str
    picture: Markup
    has: tuple[str, ...]  # what there is, a few words each


@dataclass(frozen=True)
class BoxesContext:
    """Everything that ``boxes.html`` shows."""

    site: Site
    t: Word
    games: tuple[BoxChoice, ...]


@dataclass(frozen=True)
class BoxSeat:
    """A seat of a sheet, or a line of the form that makes one."""

    seat: int  # from 0
    name: str
    placeholder: str  # what it is called without a name


@dataclass(frozen=True)
class BoxSetUp:
    """The form that begins a sheet."""

    seat_counts: tuple[int, ...]
    seat_count: int  # that is chosen
    seats: tuple[BoxSeat, ...]  # as many as there can be
    options: tuple[OptionField, ...]


@dataclass(frozen=True)
class BoxNumber:
    """A number to type in."""

    field: str
    label: Markup
    value: str
    least: int
    most: int


@dataclass(frozen=True)
class BoxColumn:
    """What is typed in for one seat."""

    seat: BoxSeat
    numbers: tuple[BoxNumber, ...]


@dataclass(frozen=True)
class BoxMarkChoice:
    """A seat that something may apply to."""

    seat: BoxSeat
    field: str
    chosen: bool


@dataclass(frozen=True)
class BoxMark:
    """Something that applies to some seats."""

    label: Markup
    name: str  # of its field, where only one seat can be chosen; else ""
    choices: tuple[BoxMarkChoice, ...]
    nobody: bool  # only one can be chosen, and none is


@dataclass(frozen=True)
class BoxEntry:
    """What is asked for the next line."""

    title: str
    note: str
    columns: tuple[BoxColumn, ...]
    marks: tuple[BoxMark, ...]


@dataclass(frozen=True)
class BoxReason:
    """One reason for points."""

    text: Markup
    points: str


@dataclass(frozen=True)
class BoxRoundSeat:
    """What a seat scored in a round."""

    seat: int
    name: str
    scored: str
    total: str
    reasons: tuple[BoxReason, ...]


@dataclass(frozen=True)
class BoxRound:
    """A round of the sheet."""

    title: str
    seats: tuple[BoxRoundSeat, ...]


@dataclass(frozen=True)
class BoxStanding:
    """How a seat stands."""

    seat: int
    name: str
    points: str
    rank: int  # 1 is best


@dataclass(frozen=True)
class BoxSpace:
    """A space of a score track."""

    number: int
    finish: bool  # in its last part
    markers: tuple[BoxSeat, ...]


@dataclass(frozen=True)
class BoxSheet:
    """A sheet, counted."""

    fields: tuple[Field, ...]  # hold all of it
    standing: tuple[BoxStanding, ...]  # by seat
    rounds: tuple[BoxRound, ...]  # the latest first
    said: tuple[Markup, ...]
    track: tuple[BoxSpace, ...]  # none if the game has no track
    entry: BoxEntry | None  # None once the play is over
    can_undo: bool


@dataclass(frozen=True)
class BoxCardLine:
    """A card of a deck."""

    label: Markup
    copies: int
    limit: int | None  # for the sum of ``BoxWeighing``


@dataclass(frozen=True)
class BoxDeck:
    """A deck."""

    title: str
    draw: str  # on the button
    cards: tuple[BoxCardLine, ...]


@dataclass(frozen=True)
class BoxPhase:
    """A phase of a round."""

    title: str
    steps: tuple[Markup, ...]


@dataclass(frozen=True)
class BoxThing:
    """A thing with a weight."""

    label: Markup
    weight: int


@dataclass(frozen=True)
class BoxWeighing:
    """A sum over things; its sentences have {sum}, {limit} and {count} where numbers go."""

    title: str
    more: str
    fine: str
    things: tuple[BoxThing, ...]


@dataclass(frozen=True)
class BoxTools:
    """What works on the device alone."""

    die: int  # faces, 0 for none
    deck: BoxDeck | None
    phases: tuple[BoxPhase, ...]
    weighing: BoxWeighing | None


@dataclass(frozen=True)
class BoxContext:
    """Everything that ``box.html`` shows."""

    site: Site
    t: Word
    game_name: str
    game: str  # its id
    here: str  # address of the page and of its forms
    rules_url: str
    solver_url: str  # "" if the game has no solver
    styles: tuple[str, ...]
    sprite_url: str
    problem: str  # why what was typed in is refused, or ""
    set_up: BoxSetUp | None
    sheet: BoxSheet | None
    tools: BoxTools


@dataclass(frozen=True)
class PickChoice:
    """One of the values of a field."""

    value: str
    label: str
    chosen: bool


@dataclass(frozen=True)
class PickField:
    """A field of a position."""

    name: str
    label: str
    choices: tuple[PickChoice, ...]


@dataclass(frozen=True)
class PickPart:
    """Fields of a position that belong together."""

    title: Markup
    picks: tuple[PickField, ...]
    pile: tuple[PickField, ...]
    tiles: tuple[tuple[str, Markup], ...]  # what may be put on the pile, and its label


@dataclass(frozen=True)
class SolverContext:
    """Everything that ``solver.html`` shows."""

    site: Site
    t: Word
    game_name: str
    here: str
    box_url: str
    styles: tuple[str, ...]
    parts: tuple[PickPart, ...]
    problem: str
    advice: AdvicePart | None
    whose: str  # for whom the advice is, "" without one


__all__ = [
    "BoxCardLine",
    "BoxChoice",
    "BoxColumn",
    "BoxContext",
    "BoxDeck",
    "BoxEntry",
    "BoxMark",
    "BoxMarkChoice",
    "BoxNumber",
    "BoxPhase",
    "BoxReason",
    "BoxRound",
    "BoxRoundSeat",
    "BoxSeat",
    "BoxSetUp",
    "BoxSheet",
    "BoxSpace",
    "BoxStanding",
    "BoxThing",
    "BoxTools",
    "BoxWeighing",
    "BoxesContext",
    "PickChoice",
    "PickField",
    "PickPart",
    "SolverContext",
]
