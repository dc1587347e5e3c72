"""How a bot decides, as data: what a game's table of levels is made of.

A level is a name and, for a range of seats, one of two ways to decide: the game's heuristics
(``HeuristicPolicy``) or a tree search (``SearchConfig``).  ``cuboteca.bots`` carries them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

#: What the search takes the other seats to want; see ``bots.search.kernels``.
Opponents: TypeAlias = Literal["own", "paranoid", "best_reply"]

TRY_EVERYTHING_ONCE = 1e9
MOST_SEATS = 99


@dataclass(frozen=True)
class HeuristicPolicy:
    """Follows the game's heuristics in ``percent`` of its decisions, else takes any action."""

    percent: int


@dataclass(frozen=True)
class SearchConfig:
    """A Monte Carlo tree search; ``bots.search.kernels`` explains it and names the papers.

    Attributes:
        simulations: At most so many for a decision.
        seconds: At most so long for a decision; None: however long the simulations take.
        exploration: How much a little tried action is preferred (the constant of UCB1).
        opponents: Every seat wants its own best (``"own"``, max^n), all want the searcher's worst
            (``"paranoid"``), or one of them at a time does while the others follow the heuristic
            policy (``"best_reply"``).
        heuristic_percent: Percent of the decisions in rollouts that follow the heuristic policy;
            the others are drawn.
        rollout_depth: Decisions after which a rollout stops and its state is evaluated; 0: play to
            the end.
        score_weight: How much of a play's value is its points, the rest is its rank; 0 to 1.
        score_scale: How many points ahead count as three quarters of the way from even to won.
        prior_visits: How many won simulations the action of the heuristic policy is given in
            advance; 0: the heuristic policy is not asked inside the tree.
        first_play_urgency: How far the value of an untried action is taken to lie above the mean of
            its node.  Others are tried again before it while their bounds are higher: with 0.5 some
            ten times each.
        widening_factor: An outcome of chance gets a node of its own while a draw has fewer than
            ``widening_factor * visits ** widening_exponent`` of them (progressive widening).
        widening_exponent: See ``widening_factor``.
        simulations_per_determinization: Where a game hides something: simulations from one drawn
            state, then the next.
        nodes: At most so many in a tree; they bound the memory of a search.
        threads: Trees that grow at the same time.
    """

    simulations: int = 1_000
    seconds: float | None = None
    exploration: float = 0.7
    opponents: Opponents = "own"
    heuristic_percent: int = 0
    rollout_depth: int = 0
    score_weight: float = 0.1
    score_scale: float = 10.0
    prior_visits: float = 0.0
    first_play_urgency: float = TRY_EVERYTHING_ONCE
    widening_factor: float = 2.0
    widening_exponent: float = 0.5
    simulations_per_determinization: int = 16
    nodes: int = 200_000
    threads: int = 1


@dataclass(frozen=True)
class Level:
    """How the bots of a level decide at tables of ``least`` to ``most`` seats."""

    name: str
    policy: HeuristicPolicy | SearchConfig
    least: int = 1
    most: int = MOST_SEATS


__all__ = ["TRY_EVERYTHING_ONCE", "HeuristicPolicy", "Level", "Opponents", "SearchConfig"]
