"""How a bot decides, as data: the entries of a game's table of levels.

A level is a name and, for a range of seats, one of three ways to decide: the game's heuristics
(``HeuristicPolicy``), a tree search (``SearchConfig``) or the game's solver (``SolverPolicy``).
``cuboteca.bots`` carries them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

#: What the search assumes that the other seats want; see ``bots.search.kernels``.
Opponents: TypeAlias = Literal["own", "paranoid", "best_reply"]

TRY_EVERYTHING_ONCE = 1e9
MOST_SEATS = 99


@dataclass(frozen=True)
class HeuristicPolicy:
    """Follows the game's heuristics in ``percent`` of its decisions, else acts at random."""

    percent: int


@dataclass(frozen=True)
class SearchConfig:
    """A Monte Carlo tree search; ``bots.search.kernels`` explains it and names the papers.

    Attributes:
        simulations: Maximum number for a decision.
        seconds: Maximum time for a decision; None: no limit.
        exploration: How much rarely tried actions are preferred (the constant of UCB1).
        opponents: Every seat wants its own best (``"own"``, max^n), all want the searcher's worst
            (``"paranoid"``), or one of them at a time does while the others follow the heuristic
            policy (``"best_reply"``).
        heuristic_percent: Percentage of the decisions in rollouts that follow the heuristic policy;
            the others are random.
        rollout_depth: Decisions after which a rollout stops and its state is evaluated; 0: play to
            the end, or with ``learned`` evaluate the leaf itself.
        learned: Whether states are evaluated by the network that comes with the game.
        score_weight: Weight of the points in a play's value, 0 to 1; the rest is the rank.
        score_scale: The lead in points that has a value of 3/4 of the way from even to won.
        prior_visits: How many won simulations the heuristic policy's action starts with; 0: the
            heuristic policy is not used inside the tree.
        first_play_urgency: By how much the assumed value of an untried action exceeds the mean of
            its node.  Others are tried again first while their bounds are higher: with 0.5, some
            ten times each.
        widening_factor: An outcome of chance gets a node of its own while a draw has fewer than
            ``widening_factor * visits ** widening_exponent`` of them (progressive widening).
        widening_exponent: See ``widening_factor``.
        simulations_per_determinization: If the game hides something, the number of simulations from
            one resampled state.
        nodes: Maximum number of nodes in a tree, which bounds the memory of a search.
        transpositions: Whether a state that is reached in several ways is searched once; where
            nothing is hidden.
        threads: How many run simulations in the tree at the same time; on compiled rules.
        exact_states: A position below which there are at most so many states is solved exactly
            instead (``bots.exact``); where nobody hides anything, on compiled rules.
        exact_seconds: How long that may take, before the search; None: no limit.
    """

    simulations: int = 1_000
    seconds: float | None = None
    exploration: float = 0.7
    opponents: Opponents = "own"
    heuristic_percent: int = 0
    rollout_depth: int = 0
    learned: bool = False
    score_weight: float = 0.1
    score_scale: float = 10.0
    prior_visits: float = 0.0
    first_play_urgency: float = TRY_EVERYTHING_ONCE
    widening_factor: float = 2.0
    widening_exponent: float = 0.5
    simulations_per_determinization: int = 16
    nodes: int = 200_000
    transpositions: bool = False
    threads: int = 1
    exact_states: int = 0
    exact_seconds: float | None = None


@dataclass(frozen=True)
class SolverPolicy:
    """Takes what the game's solver advises; for games that have one (``Game.solver``)."""


Policy: TypeAlias = HeuristicPolicy | SearchConfig | SolverPolicy


@dataclass(frozen=True)
class Level:
    """How the bots of a level decide at tables of ``least`` to ``most`` seats."""

    name: str
    policy: Policy
    least: int = 1
    most: int = MOST_SEATS


#: How many states a bot looks at to solve a position (each takes some hundred bytes), and how long.
EXACT_STATES, EXACT_SECONDS = 600_000, 1.0

#: The search of the level ``champion`` of every game that has networks.
CHAMPION_SEARCH = SearchConfig(
    simulations=20_000,
    seconds=0.2,
    learned=True,
    exploration=0.25,
    score_weight=1.0,
    exact_states=EXACT_STATES,
    exact_seconds=EXACT_SECONDS,
)


__all__ = [
    "CHAMPION_SEARCH",
    "EXACT_SECONDS",
    "EXACT_STATES",
    "TRY_EVERYTHING_ONCE",
    "HeuristicPolicy",
    "Level",
    "Opponents",
    "Policy",
    "SearchConfig",
    "SolverPolicy",
]
