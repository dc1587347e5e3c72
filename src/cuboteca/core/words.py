"""Sentences, independent of any language.

Rules, views and tables never contain words.  They make a ``Sentence``: a key of a text file and its
arguments.  ``core.texts`` renders it in a language, as plain text (terminal, API, screen reader) or
as markup with small pictures (page).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from cuboteca.core.record import S

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cuboteca.core.record import Row


_SENTENCES_KEPT = 16_384


class SeatName(NamedTuple):
    """Stands for the name of the player in ``seat``."""

    seat: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing of the game with a picture: a card, a token, a tile."""

    symbol: str  # id of the <symbol> that draws it
    name: str  # key of its name
    copies: int = 1
    label: str = ""  # what is printed on it besides its name, such as "+2/-1"


#: A tuple of pieces is shown one after the other, a tuple of people as "Ada, Ben and Cleo".
Argument: TypeAlias = (
    "int | str | SeatName | Piece | Sentence | tuple[Piece, ...] | tuple[SeatName | Sentence, ...]"
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A key of a text file with the arguments of its placeholders."""

    key: str
    args: tuple[tuple[str, Argument], ...] = ()
    citation: str = ""  # rulebook paragraph, if the sentence states a rule
    heading: bool = False  # begins a section of the log


def say(key: str, citation: str = "", /, **args: Argument) -> Sentence:
    """Return the sentence ``key`` with ``args``; ``citation`` names the rulebook paragraph.

    Those of all plays are the same object where they say the same: they are most of what a table
    keeps.
    """
    return _sentence(key, citation, tuple(args.items()), tuple(map(type, args.values())))


@lru_cache(_SENTENCES_KEPT)
def _sentence(
    key: str,
    citation: str,
    args: tuple[tuple[str, Argument], ...],
    _kinds: tuple[type, ...],  # True is no 1
) -> Sentence:
    return Sentence(key, args, citation)


def winners(ranks: Callable[[S, Row], None], state: S, seat_count: int) -> list[int]:
    """Return the seats that have won, which are those of rank 1.

    Args:
        ranks: The game's ``Rules.ranks``.
        state: Of a play that is over.
        seat_count: Of the play.
    """
    seat_ranks = [0] * seat_count
    ranks(state, seat_ranks)
    return [seat for seat, rank in enumerate(seat_ranks) if rank == 1]


def say_winners(seats: Sequence[int], points: int) -> Sentence:
    """Return the sentence about who has won, alone or together, and with how many points."""
    if len(seats) == 1:
        return say("won-alone", seat=SeatName(seats[0]), points=points)
    return say("won-together", seats=seat_names(seats), points=points)


def seat_names(seats: Iterable[int]) -> tuple[SeatName, ...]:
    """Return the names of the players in ``seats``, to be listed in a sentence."""
    return tuple(SeatName(seat) for seat in seats)


@dataclass(frozen=True)
class Choice:
    """A legal action as offered to the person who may take it."""

    action: int
    notation: str  # how records and the API write it
    label: Sentence
    target: str = ""  # id of the thing on the board to tap for it
    effect: int | None = None  # change of the seat's points, if known
    weighty: bool = False  # pays, draws or gives up something: a short text says too little of it


class Refused(NamedTuple):
    """Why something cannot be done now."""

    code: str  # the name of the refusal in lower case, such as "not_your_turn"
    sentence: Sentence


#: ``(state, action)`` to the sentence that explains why the action is refused.
Explanation: TypeAlias = Callable[[S, int], Sentence]


@dataclass(frozen=True)
class Macro:
    """Several decisions that a person may make with one tap; ``Macros`` defines them.

    If the text file has ``<key of the label>-short``, buttons show that.
    """

    name: str  # what forms, the API and the terminal send: 1 to 12 of a-z, 0-9 and "-", a-z first
    label: Sentence  # says all that it does


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points."""

    reason: Sentence
    points: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The breakdown of a scoring: the lines of each seat, their sum and the new total."""

    title: Sentence
    lines: tuple[tuple[ScoreLine, ...], ...]  # by seat
    scored: tuple[int, ...]  # by seat: sum of the lines
    totals: tuple[int, ...]  # by seat: after this scoring
    folded: bool = False  # it happens often and says little: pages show it folded


@dataclass(frozen=True)
class LogEntry:
    """The sentences about an event for the people at the table; none if it needs no mention."""

    sentences: tuple[Sentence, ...]
    sheet: ScoreSheet | None = None


__all__ = [
    "Argument",
    "Choice",
    "Explanation",
    "LogEntry",
    "Macro",
    "Piece",
    "Refused",
    "ScoreLine",
    "ScoreSheet",
    "SeatName",
    "Sentence",
    "say",
    "say_winners",
    "seat_names",
    "winners",
]
