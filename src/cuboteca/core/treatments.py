"""What a study may change before a play begins, to see what it is worth.

A game lists its treatments (``Game.treatments``): a gene that a seat may not buy, a character that
it gets, a first action that it takes.  A study plays the same plays with and without, so what they
differ by is the treatment's effect and no accident of who chose what.
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


__all__ = ["Treatment", "unchanged"]
