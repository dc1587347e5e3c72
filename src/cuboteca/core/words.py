"""Sentences before they are in any language.

Rules, views and tables never hold words.  They make a ``Sentence``: a key of a text file and its
arguments.  ``core.texts`` turns it into a language, as plain text (terminal, API, screen reader) or
as markup with small pictures (page).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cuboteca.core.record import Row, S


class SeatName(NamedTuple):
    """Stands for the name of whoever sits in ``seat``."""

    seat: int


@dataclass(frozen=True)
class Piece:
    """A thing of the game with a picture: a card, a token, a tile."""

    symbol: str  # id of the <symbol> that draws it
    name: str  # key of its name
    copies: int = 1
    label: str = ""  # what is printed on it and not in its name, such as "+2/-1"


#: A tuple of pieces is shown one after the other, one of people as "Ada, Ben and Cleo".
Argument: TypeAlias = (
    "int | str | SeatName | Piece | Sentence | tuple[Piece, ...] | tuple[SeatName | Sentence, ...]"
)


@dataclass(frozen=True)
class Sentence:
    """A key of a text file with the arguments of its placeholders."""

    key: str
    args: tuple[tuple[str, Argument], ...] = ()
    citation: str = ""  # rulebook paragraph, where the sentence states a rule
    heading: bool = False  # opens a part of the play in the log


def say(key: str, citation: str = "", /, **args: Argument) -> Sentence:
    """Return the sentence ``key`` with ``args``; ``citation`` names the rulebook paragraph."""
    return Sentence(key, tuple(args.items()), citation)


def winners(ranks: Callable[[S, Row], None], state: S, seat_count: int) -> list[int]:
    """Return the seats that have won: whoever has rank 1.

    Args:
        ranks: The game's ``Rules.ranks``.
        state: Of a play that is over.
        seat_count: Of the play.
    """
    seat_ranks = [0] * seat_count
    ranks(state, seat_ranks)
    return [seat for seat, rank in enumerate(seat_ranks) if rank == 1]


def say_winners(seats: Sequence[int], points: int) -> Sentence:
    """Return who has won, alone or together, with how many points each."""
    if len(seats) == 1:
        return say("won-alone", seat=SeatName(seats[0]), points=points)
    return say("won-together", seats=seat_names(seats), points=points)


def seat_names(seats: Iterable[int]) -> tuple[SeatName, ...]:
    """Return the names of whoever sits in ``seats``, to be listed in a sentence."""
    return tuple(SeatName(seat) for seat in seats)


@dataclass(frozen=True)
class Choice:
    """A legal action as it is offered to the person who may take it."""

    action: int
    notation: str  # how records and the API write it
    label: Sentence
    target: str = ""  # id of the thing on the board that one taps for it
    effect: int | None = None  # by which the seat's points change, where that is known


@dataclass(frozen=True)
class Macro:
    """Several decisions that a person may take with one tap; ``Macros`` says which.

    Where the text file has ``<key of the label>-short``, buttons show that.
    """

    name: str  # what forms, the API and the terminal send: 1 to 12 of a-z, 0-9 and "-", a-z first
    label: Sentence  # tells all that it does


@dataclass(frozen=True)
class ScoreLine:
    """One reason for points."""

    reason: Sentence
    points: int


@dataclass(frozen=True)
class ScoreSheet:
    """How a scoring came about: for each seat its lines and what stood before it."""

    title: Sentence
    lines: tuple[tuple[ScoreLine, ...], ...]  # by seat
    scored: tuple[int, ...]  # by seat: sum of the lines
    totals: tuple[int, ...]  # by seat: after this scoring
    macro: bool = False  # comes often and says little: pages show it folded


@dataclass(frozen=True)
class LogEntry:
    """What an event tells the people at the table; no sentences where it is not worth one."""

    sentences: tuple[Sentence, ...]
    sheet: ScoreSheet | None = None


__all__ = [
    "Argument",
    "Choice",
    "LogEntry",
    "Macro",
    "Piece",
    "ScoreLine",
    "ScoreSheet",
    "SeatName",
    "Sentence",
    "say",
    "say_winners",
    "seat_names",
    "winners",
]
