"""What a game offers people who play it with its box: a score sheet, a deck, a solver.

The site is then score sheet and dice, and knows nothing of the play but what people type in.  A
*line* of a sheet is what they type in after a round: for each seat the numbers of
``SheetForm.counts``, then for each of ``SheetForm.marks`` the seats that it applies to, as bits.
The game counts lines with its own rules, from the first one on, so nothing has to be kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

from cuboteca.core.errors import CubotecaError
from cuboteca.core.words import Sentence, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.core.record import State
    from cuboteca.core.words import Argument, ScoreSheet

#: All options of a play, as in ``core.game``.
Options: TypeAlias = "Mapping[str, bool | int | str]"
#: Numbers of a round, as described above.
Line: TypeAlias = "tuple[int, ...]"


class RealBoxError(CubotecaError):
    """What was typed in cannot be; ``sentence``, in the game's words, says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.key)
        self.sentence = sentence


class BadLineError(CubotecaError):
    """A line is none that the sheet asks for."""


def check_open(*, over: bool) -> None:
    """Raise BadLineError if the play is over though another line follows."""
    if over:
        raise BadLineError("the play is over before the last line of this sheet")


def shown(label: Argument) -> Sentence:
    """Return a label as a sentence."""
    return label if isinstance(label, Sentence) else say("thing", thing=label)


@dataclass(frozen=True)
class Count:
    """A number that is asked for each seat."""

    name: str  # of its field: letters, digits and hyphens
    label: Argument  # a piece or a sentence
    most: int
    least: int = 0


@dataclass(frozen=True)
class Mark:
    """Something that applies to some seats, such as who holds a card."""

    name: str  # see ``Count``
    label: Argument
    most: int = 0  # seats at once; 0 for any number


@dataclass(frozen=True)
class SheetForm:
    """What is asked for the next line of a sheet."""

    title: Sentence
    counts: tuple[Count, ...] = ()
    marks: tuple[Mark, ...] = ()
    note: Sentence | None = None

    def least(self, seat_count: int) -> Line:
        """Return the line of somebody who types nothing in."""
        own = tuple(count.least for count in self.counts)
        return (*(own * seat_count), *(0 for _ in self.marks))

    def check(self, line: Line, seat_count: int) -> None:
        """Raise BadLineError unless a line fits."""
        if not self.fits(line, seat_count):
            raise BadLineError("this sheet cannot be read; begin a new one")

    def fits(self, line: Line, seat_count: int) -> bool:
        """Return whether a line has the right numbers, each within its bounds."""
        numbers = len(self.counts) * seat_count
        if len(line) != numbers + len(self.marks):
            return False
        counts = zip(self.counts * seat_count, line[:numbers], strict=True)
        marks = zip(self.marks, line[numbers:], strict=True)
        return all(count.least <= value <= count.most for count, value in counts) and all(
            0 <= seats < 1 << seat_count and (not mark.most or seats.bit_count() <= mark.most)
            for mark, seats in marks
        )


@dataclass(frozen=True)
class Counted:
    """A score sheet, counted.

    Attributes:
        sheets: Of each line that scores, in order.
        totals: Points by seat.
        ranks: By seat, 1 is best.
        form: What to ask for the next line; None if the play is over.
        said: What people should know now, such as who begins or why the play is over.
        track: The spaces of a score track, if the game has one, and whose marker stands where.
    """

    sheets: tuple[ScoreSheet, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    form: SheetForm | None
    said: tuple[Sentence, ...] = ()
    track: Track | None = None


@dataclass(frozen=True)
class Track:
    """A score track.

    Attributes:
        spaces: The last one.
        finish: The first space of its last part.
        markers: ``(space, seat)`` of each marker.
    """

    spaces: int
    finish: int
    markers: tuple[tuple[int, int], ...]


class CountSheet(Protocol):
    """Counts a sheet; see ``RealBox``."""

    def __call__(self, options: Options, seat_count: int, lines: Sequence[Line], /) -> Counted:
        """Return the sheet of all lines, which may come from anywhere.

        Raises:
            BadLineError: A line is none that is asked for, or the play is over before it.
            RealBoxError: A line cannot be.
        """
        ...


@dataclass(frozen=True)
class Phase:
    """A part of a round, with what to do in it."""

    title: Sentence
    steps: tuple[Sentence, ...]


@dataclass(frozen=True)
class Weighed:
    """A thing that somebody may have, and what it adds to a sum."""

    label: Argument
    weight: int


@dataclass(frozen=True)
class BoxCard:
    """A card of a deck.

    Attributes:
        label: What it shows.
        copies: Of it in the deck.
        limit: What the sum of ``Weighing`` is compared with while the card lies open.
    """

    label: Argument
    copies: int = 1
    limit: int | None = None


@dataclass(frozen=True)
class Deck:
    """Cards that are shuffled on the device and drawn one by one."""

    title: Sentence
    cards: tuple[BoxCard, ...]
    draw: Sentence  # what to press to draw one


@dataclass(frozen=True)
class Weighing:
    """A sum over what somebody has, compared with the card that lies open."""

    title: Sentence
    things: tuple[Weighed, ...]
    more: Sentence  # too much; it has $sum, $limit and, for by how much, $count
    fine: Sentence  # not too much; it has $sum and $limit


@dataclass(frozen=True)
class Pick:
    """A field of a position: one of several things."""

    name: str  # see ``Count``
    label: Argument
    values: tuple[tuple[str, Argument], ...]  # what is sent, and what it is called


@dataclass(frozen=True)
class PickGroup:
    """Fields of a position that belong together.

    Attributes:
        title: Whose they are.
        picks: What is chosen once.
        pile: Fields with the same values, to be filled in any order, such as a hand of cards.
    """

    title: Argument
    picks: tuple[Pick, ...] = ()
    pile: tuple[Pick, ...] = ()


@dataclass(frozen=True)
class Entered:
    """A position on a table, read from a form."""

    options: Options
    seat_count: int
    state: State  # a checked state, in which a seat decides that knows all of it
    names: tuple[Sentence, ...]  # by seat


class ReadPosition(Protocol):
    """Reads a position; see ``PositionForm``."""

    def __call__(self, values: Mapping[str, str], /) -> Entered:
        """Return the position of a form's fields, any texts; raises RealBoxError."""
        ...


@dataclass(frozen=True)
class PositionForm:
    """A position of the table as it lies, for the game's solver.

    Attributes:
        groups: Its fields.
        read: Reads them.
    """

    groups: tuple[PickGroup, ...]
    read: ReadPosition


@dataclass(frozen=True)
class RealBox:
    """What a game offers people who play with its box.

    Attributes:
        count: Counts the score sheet.
        options: Names of the options that matter for it; others have their defaults.
        die: Faces of the die in the box, 0 for none.
        deck: Cards to be drawn.
        phases: Of a round.
        weighing: A sum that people have to make.
        position: What is asked for the solver.
    """

    count: CountSheet
    options: tuple[str, ...] = ()
    die: int = 0
    deck: Deck | None = None
    phases: tuple[Phase, ...] = ()
    weighing: Weighing | None = None
    position: PositionForm | None = None


__all__ = [
    "BadLineError",
    "BoxCard",
    "Count",
    "CountSheet",
    "Counted",
    "Deck",
    "Entered",
    "Line",
    "Mark",
    "Phase",
    "Pick",
    "PickGroup",
    "PositionForm",
    "ReadPosition",
    "RealBox",
    "RealBoxError",
    "SheetForm",
    "Track",
    "Weighed",
    "Weighing",
    "check_open",
    "shown",
]
