"""What a study may change before a play begins or during it, to see what it is worth.

A game lists its treatments (``Game.treatments``): a gene that a seat may not buy, a character that
it gets, a first action that it takes.  A study plays the same plays with and without, so what they
differ by is the treatment's effect and no accident of who chose what.

A game in which seats buy things lists them as well (``Game.market``): a study gives them to a seat
at one time or another, and money beside them, and so finds what they are worth then.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from cuboteca.core.record import S

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.words import Sentence


def unchanged(_state: Any, _seat: int) -> None:
    """Change nothing: what most treatments are compared with."""


@dataclass(frozen=True)
class Treatment(Generic[S]):
    """A change of the first state of a play.

    Attributes:
        name: Its id, of lower-case letters, digits, ``-`` and ``:``; unique in its game.
        label: What it is, in words.
        change: ``(state, seat)``: applies it to ``seat``, in place; the state is a checked first
            state.  May take events that come first, such as the draw that it decides.
        baseline: ``(state, seat)``: what the plays have that it is compared with.
        seats: To which seats it is applied in turn; None: to all.  One is enough where seats
            differ in nothing yet.
        part: What it keeps from a seat, in words, where it may befall one together with any others
            that have a part; None: it may not.
        for_table: It befalls the table as a whole, so that points of all seats are compared.
    """

    name: str
    label: Sentence
    change: Callable[[S, int], None]
    baseline: Callable[[S, int], None] = unchanged
    seats: tuple[int, ...] | None = None
    part: Sentence | None = None
    for_table: bool = False

    def seats_of(self, seat_count: int) -> tuple[int, ...]:
        """Return the seats to which it is applied in turn, in plays of ``seat_count``."""
        return tuple(range(seat_count)) if self.seats is None else self.seats


@dataclass(frozen=True)
class Good(Generic[S]):
    """Something that a seat can buy during a play.

    Attributes:
        name: Its id, of lower-case letters, digits and ``-``; unique in its game.
        label: What it is and what it costs, in words.
        is_lacked: ``(state, seat)``: whether it could be given to ``seat``.
        give: ``(state, seat)``: gives it to ``seat`` for nothing, in place; the state is a checked
            one.
    """

    name: str
    label: Sentence
    is_lacked: Callable[[S, int], bool]
    give: Callable[[S, int], None]


@dataclass(frozen=True)
class Market(Generic[S]):
    """What seats can buy, when, and for what.

    Attributes:
        goods: What they can buy.
        times: When, in words.
        time_of: ``(state)``: which of these times it is, where somebody is to buy; else -1.
        coin: What is paid, one of it, in words.
        coins: How many are given to see what one is worth.
        pay: ``(state, seat, coins)``: gives them to ``seat``, in place.
    """

    goods: tuple[Good[S], ...]
    times: tuple[Sentence, ...]
    time_of: Callable[[S], int]
    coin: Sentence
    coins: int
    pay: Callable[[S, int, int], None]


__all__ = ["Good", "Market", "Treatment", "unchanged"]
