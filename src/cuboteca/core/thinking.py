"""How strong a bot is, as data: what a game's table of levels is made of.

A level is a name and, for a range of seats, one of two ways to decide: the game's rule of thumb
(``Thumb``) or a search (``Thinking``).  ``cuboteca.bots`` carries them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

#: What the search takes the other seats to want; see ``bots.search.kernels``.
Opponents: TypeAlias = Literal["own", "paranoid", "best_reply"]

TRY_EVERYTHING_ONCE = 1e9
MOST_SEATS = 99


@dataclass(frozen=True)
class Thumb:
    """Follows the game's rule of thumb in ``percent`` of its decisions, else takes any action."""

    percent: int


@dataclass(frozen=True)
class Thinking:
    """Searches; ``bots.search`` explains how, and with which papers.

    Attributes:
        simulations: At most so many for a decision.
        seconds: At most so long for a decision; None: however long the simulations take.
        exploration: How much more a little tried action is liked (the constant of UCB1).
        opponents: Every seat wants its own best (``"own"``, max^n), all want the searcher's worst
            (``"paranoid"``), or one of them at a time does while the others follow the rule of
            thumb (``"best_reply"``).
        thumb: Percent of the decisions in playouts that follow the rule of thumb; others are drawn.
        horizon: Decisions after which a playout stops and the standing is valued; 0: play to the
            end.
        margin: How much of a play's value is its points, the rest is its rank; 0 to 1.
        scale: How many points ahead count as three quarters of the way from even to won.
        trust: How many won simulations the action of the rule of thumb is given in advance; 0: the
            rule of thumb is not asked inside the tree.
        first_play: What an untried action is liked above the mean of its place.  Others are tried
            again before it while their bonus is higher: with 0.5 some ten times each.
        width: An outcome of chance gets a place of its own while a draw has fewer than ``width``
            times (visits ** ``power``) of them.
        power: See ``width``.
        draws: Where a game hides something: simulations from one drawn state, then the next.
        nodes: Places in a tree; the memory of a search is bounded by it.
        threads: Trees that grow at the same time.
    """

    simulations: int = 1_000
    seconds: float | None = None
    exploration: float = 0.7
    opponents: Opponents = "own"
    thumb: int = 0
    horizon: int = 0
    margin: float = 0.1
    scale: float = 10.0
    trust: float = 0.0
    first_play: float = TRY_EVERYTHING_ONCE
    width: float = 2.0
    power: float = 0.5
    draws: int = 16
    nodes: int = 200_000
    threads: int = 1


@dataclass(frozen=True)
class Level:
    """How the bots of a level decide at tables of ``least`` to ``most`` seats."""

    name: str
    how: Thumb | Thinking
    least: int = 1
    most: int = MOST_SEATS


__all__ = ["TRY_EVERYTHING_ONCE", "Level", "Opponents", "Thinking", "Thumb"]
