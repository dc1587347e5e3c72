"""Legal actions as objects: a number for arrays, a text for records, a label for people."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts


class Labels:
    """The labels of all legal actions in a position, made when first asked for.

    Args:
        game: The game.
        snapshot: The position, as ``Engine.snapshot`` gives it.
        seat: Who is to move.
        texts: Texts in the language of the labels.
        names: Of the players, by seat.
    """

    def __init__(
        self, game: Game, snapshot: bytes, seat: int, texts: Texts, names: Sequence[str]
    ) -> None:
        self._game = game
        self._snapshot = snapshot
        self._seat = seat
        self._texts = texts
        self._names = names

    @cached_property
    def by_action(self) -> Mapping[int, str]:
        """The label of each legal action."""
        state = self._game.rules.layout.unpack(self._snapshot)
        choices = self._game.presentation.choices(state, self._seat)
        return {one.action: self._texts.plain(one.label, self._names) for one in choices}


@dataclass(frozen=True)
class Action:
    """An action that is legal for a seat.

    ``str(action)`` is its text, and it can be used wherever an index is expected, such as in a mask
    or in an array of actions.

    Attributes:
        number: Its number in masks and environments, from 0.
        seat: The seat that may take it.
        text: In the game's notation, as records write it.
    """

    number: int
    seat: int
    text: str
    _labels: Labels = field(repr=False, compare=False)

    @property
    def label(self) -> str:
        """What the action does, in words, in the language of its play."""
        return self._labels.by_action[self.number]

    def __str__(self) -> str:
        return self.text

    def __index__(self) -> int:
        return self.number


__all__ = ["Action", "Labels"]
