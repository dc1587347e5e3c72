"""What a study is, and what every plan of one has: see ``study`` for the questions.

A plan says what is played and which numbers are counted of it.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from cuboteca.core.policies import SearchConfig
from cuboteca.games import game as game_of
from cuboteca.lab.sequences import MISS
from cuboteca.lab.study_bots import Bots, StudyError, quick_bots, study_policy

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cuboteca.core.arrays import Float64Array, Int64Array
    from cuboteca.core.engine import Engine, Results
    from cuboteca.core.game import Options, OptionValue
    from cuboteca.lab.statistics import Estimate


class Question(StrEnum):
    """What a study asks."""

    SEATS = "seats"  # what it is worth to decide first, second, ...
    LENGTH = "length"  # how long plays are and how they end
    OPTIONS = "options"  # what each option changes
    CARDS = "cards"  # what each gene, tile, character, first move is worth
    PAIRS = "pairs"  # what two of them are worth together, beyond each by itself
    PRICES = "prices"  # what each is worth when, and what price would be even
    STRATEGIES = "strategies"  # what it is worth to follow one
    VARIANTS = "variants"  # what other rules change: options and figures, swept


@dataclass(frozen=True)
class Sweep:
    """An option, or a figure of its data, that takes several values; see ``study_variants``."""

    target: str  # "rounds", or of a figure "board:planets.F.points"
    labels: tuple[str, ...]  # the values as they were written: of a file, its name
    values: tuple[OptionValue, ...]  # the values: of a file, its text


@dataclass(frozen=True)
class Study:
    """What is asked of which game; ``study`` makes one and checks it."""

    game: str
    rules_version: int
    version: str  # of Cuboteca
    question: str
    options: dict[str, OptionValue]
    seats: int
    bots: tuple[str, ...]  # by seat, in play 0
    seed: int
    sweeps: tuple[Sweep, ...] = ()  # of the question "variants"
    luck_adjusted: bool = False  # by a learned value; see ``study_luck``
    simulations: int = 0  # of a bot that searches; 0: as many as its level may make

    @property
    def data(self) -> dict[str, Any]:
        """The study as plain values; what its question does not ask for is left out."""
        value: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        unasked = ("sweeps", "luck_adjusted", "simulations")
        return {name: one for name, one in value.items() if name not in unasked or one}

    @property
    def digest(self) -> str:
        """Eight characters that identify this study."""
        text = json.dumps(self.data, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:8]


def study_in(data: Mapping[str, Any]) -> Study:
    """Return the study of plain values; the inverse of ``Study.data``."""
    sweeps = tuple(
        Sweep(one["target"], tuple(one["labels"]), tuple(one["values"]))
        for one in data.get("sweeps", ())
    )
    return Study(**{**data, "bots": tuple(data["bots"]), "sweeps": sweeps})


def simulations_of(asked: Study) -> dict[str, int]:
    """Return how many simulations the bots that search make for a decision, by their names."""
    game = game_of(asked.game)
    policies = {bot: study_policy(game, bot, asked.seats, asked.simulations) for bot in asked.bots}
    return {bot: one.simulations for bot, one in policies.items() if isinstance(one, SearchConfig)}


class Key(NamedTuple):
    """What one number of a study is about."""

    subject: str  # "place:1", "end:points", "dna=true", the name of a treatment
    measure: str  # see the docs of each question
    is_share: bool = False  # each block is 0 or 1
    compares: bool = True  # 0 would mean: no effect
    miss: float = MISS  # how often the interval may ever miss the true value


class Plan:
    """What a study plays and counts.

    Args:
        asked: The study.

    Attributes:
        keys: Of the numbers, in the order of the table.
        plays_per_block: Of each setting that is compared.
        all_per_block: Of all settings together.
        asks_many_plays: Whether all bots must decide at once.
        bots: By seat in play 0.
    """

    keys: tuple[Key, ...]
    plays_per_block = 1
    all_per_block = 1
    asks_many_plays = False

    def __init__(self, asked: Study) -> None:
        self.asked = asked
        self.game = game_of(asked.game)
        self.options: Options = asked.options
        self.bots = Bots(self.game, asked.bots, asked.simulations)
        if self.asks_many_plays and not self.bots.decide_at_once:
            raise StudyError(
                f"question '{asked.question}' takes so many plays that it is for bots that decide "
                f"at once: {', '.join(quick_bots(self.game, asked.seats))}"
            )

    def play(self, engine: Engine, first: int, count: int, threads: int) -> Float64Array:
        """Return float64[keys, count]: the numbers of blocks ``first`` to ``first + count - 1``."""
        raise NotImplementedError

    def derived(self, _effects: Mapping[Key, Estimate]) -> Iterable[tuple[str, str, Estimate]]:
        """Return subject, measure and value of what follows from the numbers; they come first."""
        return ()

    def prepare(self, engine: Engine) -> None:
        """Compile what the study needs."""
        self.play(engine, 0, 1, 1)

    def policies(self, first: int, count: int, turned: int = 0) -> Int64Array:
        """Return int64[count, seats]: bots move on by one seat from play to play."""
        seats = self.asked.seats
        places = np.arange(first, first + count)[:, None] + np.arange(seats)[None, :] + turned
        return np.ascontiguousarray(self.bots.codes[places % seats])

    def simulated(
        self,
        engine: Engine,
        first: int,
        count: int,
        threads: int,
        options: Options | None = None,
    ) -> Results:
        """Play plays ``first`` to ``first + count - 1`` by some options."""
        return self.bots.play(
            engine,
            options or self.options,
            self.policies(first, count),
            seed=self.asked.seed,
            first_play=first,
            threads=threads,
        )


def wins_of(results: Results) -> Float64Array:
    """Return float64[plays, seats]: shares of the win."""
    winners = (results.ranks == 1).astype(float)
    shares: Float64Array = winners / winners.sum(axis=1, keepdims=True)
    return shares


def seat_outcome(results: Results, seat: int) -> Float64Array:
    """Return float64[2, plays]: a seat's lead over the mean of the others, its share of the win."""
    points = results.points.astype(float)
    others = points.shape[1] - 1
    rest = (points.sum(axis=1) - points[:, seat]) / max(others, 1)
    return np.array([points[:, seat] - rest, wins_of(results)[:, seat]])


def margin_of(results: Results) -> Float64Array:
    """Return by how many points the best seat of each play is ahead of the second."""
    if results.points.shape[1] < 2:
        return np.zeros(len(results.points))
    ordered = np.sort(results.points, axis=1)
    return (ordered[:, -1] - ordered[:, -2]).astype(float)


def ties_of(results: Results) -> Float64Array:
    """Return 1 for each play with a shared win, else 0."""
    shared: Float64Array = ((results.ranks == 1).sum(axis=1) > 1).astype(float)
    return shared


__all__ = [
    "Key",
    "Plan",
    "Question",
    "Study",
    "StudyError",
    "Sweep",
    "margin_of",
    "seat_outcome",
    "simulations_of",
    "study_in",
    "ties_of",
    "wins_of",
]
