"""Strategies that a game names, as data: actions that are taken before all others, or last.

A study lets one seat follow a strategy and all others play as usual, to see what it is worth.
Among actions of equal preference the seat decides as its policy always does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cuboteca.core.arrays import Int64Array
    from cuboteca.core.words import Sentence


@dataclass(frozen=True)
class Preference:
    """A strategy.

    Attributes:
        name: Its id, of lower-case letters, digits, ``-`` and ``:``; unique in its game.
        label: What it is, in words.
        first: Actions that it takes whenever one of them is legal.
        last: Actions that it takes only if nothing else is legal.
    """

    name: str
    label: Sentence
    first: tuple[int, ...] = ()
    last: tuple[int, ...] = ()

    def ranks(self, action_count: int) -> Int64Array:
        """Return int64[action_count]: 1 for what comes first, -1 for what comes last, else 0."""
        ranks = np.zeros(action_count, np.int64)
        ranks[list(self.first)] = 1
        ranks[list(self.last)] = -1
        return ranks


def first(name: str, label: Sentence, actions: Iterable[int]) -> Preference:
    """Return a strategy that takes some actions whenever it can."""
    return Preference(name, label, first=tuple(actions))


def last(name: str, label: Sentence, actions: Iterable[int]) -> Preference:
    """Return a strategy that takes some actions only if it must."""
    return Preference(name, label, last=tuple(actions))


__all__ = ["Preference", "first", "last"]
