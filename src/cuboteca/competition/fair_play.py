"""How somebody's decisions compare with a search, beside those of bots and of other people.

A bot at every decision of a play would agree with the search often, lose little by each decision,
and need no longer for hard ones than for easy ones.  So do people who play well, now and then.  The
figures here are for moderators: each has its interval, and beside them stands how often somebody
honest shows figures as high.  They prove nothing, and nothing follows from them by itself.

What is compared is one seat of one play at a time (``SeatPlay``).  The reference is measured in the
same way with bots of each level (``scripts/fair_play.py``), and kept in a game's file
``fair_play.json``.  How often as many plays of the reference together reach a figure is found by
drawing plays from it, with repetition (the bootstrap of Efron, 1979).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import atanh, ceil, floor, sqrt, tanh
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from cuboteca.bots.levels import LEVELS
from cuboteca.core.intervals import Z_95
from cuboteca.lab.statistics import Estimate, Tally, wilson

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from cuboteca.core.game import Game
    from cuboteca.lab.analysis import ComparedDecision

REFERENCE_FILE = "fair_play.json"
#: Playouts of the analysis whose searches judge a decision: the first search has as many.
PLAYOUTS = 160
#: Plays and people below which other people are no reference.
LEAST_PLAYS, LEAST_PEOPLE = 30, 8
_LEAST_FOR_ORDER = 10  # decisions with a time, below which times are not set against difficulty
_DRAWN = 4_000  # times that plays are drawn from a reference
_SEED = 2026


@dataclass(frozen=True)
class Compared:
    """A decision that was a choice.

    Attributes:
        agrees: Whether it was the search's first choice.
        cost: What it cost, 1 from the first place to the last; noise may make it negative.
        doubt: How hard the search found it, 0 to 1.
        seconds: That the person took; None if that is not known.
    """

    agrees: bool
    cost: float
    doubt: float
    seconds: float | None


@dataclass(frozen=True)
class SeatPlay:
    """The decisions of one seat in one play, in sum."""

    decisions: int
    agreed: int
    lost: float


@dataclass(frozen=True)
class Source:
    """Whose plays a reference is.

    Attributes:
        level: Of a bot; "" for other people.
        plays: Seats of plays, by the number of seats.
    """

    level: str
    plays: Mapping[int, Sequence[SeatPlay]]

    def nearest(self, seat_count: int) -> Sequence[SeatPlay]:
        """Return the plays with that number of seats, or with the nearest one."""
        count = min(self.plays, key=lambda one: (abs(one - seat_count), one))
        return self.plays[count]


@dataclass(frozen=True)
class Alarm:
    """A reference, and how often it shows figures as high.

    Attributes:
        level: Of the bots; "" for other people.
        plays: Seats of plays that it rests on.
        agreement: Share of decisions that were the search's first choice.
        loss: Mean cost of a decision.
        as_agreeing: How often as many plays of it agree at least as much, 0 to 1.
        as_cheap: How often they lose at most as much.
    """

    level: str
    plays: int
    agreement: Estimate
    loss: Estimate
    as_agreeing: float
    as_cheap: float


@dataclass(frozen=True)
class Times:
    """How long decisions took, in seconds.

    Attributes:
        count: Decisions with a known time.
        median: With its interval.
        low: A quarter of the decisions took less.
        high: A quarter took more.
        with_doubt: Rank correlation of time and difficulty (Spearman); None for few decisions, or
            if all are alike.
    """

    count: int
    median: Estimate
    low: float
    high: float
    with_doubt: Estimate | None


@dataclass(frozen=True)
class Figures:
    """What a comparison of one person's plays of one game says."""

    plays: int
    decisions: int
    agreement: Estimate
    loss: Estimate
    times: Times | None
    alarms: tuple[Alarm, ...]


def figures_of(
    plays: Sequence[tuple[int, Sequence[Compared]]], sources: Sequence[Source]
) -> Figures | None:
    """Return the figures of plays; None if there was no choice in them.

    Args:
        plays: The number of seats and the person's decisions, by play.
        sources: The references.
    """
    decided = [(count, decisions) for count, decisions in plays if decisions]
    every = [one for _, decisions in decided for one in decisions]
    if not every:
        return None
    own = [in_sum(decisions) for _, decisions in decided]
    agreement, loss = _shares(own)
    counts = [count for count, _ in decided]
    return Figures(
        plays=len(decided),
        decisions=len(every),
        agreement=wilson(sum(one.agreed for one in own), len(every)),
        loss=_mean(np.array([one.cost for one in every])),
        times=_times([one for one in every if one.seconds is not None]),
        alarms=tuple(_alarm(source, counts, agreement, loss) for source in sources if source.plays),
    )


def decisions_by_seat(
    made: Sequence[ComparedDecision], seats: Sequence[int], times: Sequence[float | None]
) -> dict[int, list[Compared]]:
    """Return decisions by seat, with the time that each took.

    Args:
        made: The decisions.
        seats: Whose they are; one without a choice has none.
        times: By the number of the event.
    """
    return {
        seat: [
            Compared(
                one.agrees,
                one.cost,
                one.doubt,
                times[one.seq] if one.seq < len(times) else None,
            )
            for one in made
            if one.seat == seat
        ]
        for seat in seats
    }


def in_sum(decisions: Sequence[Compared]) -> SeatPlay:
    """Return the decisions of a seat in sum."""
    agreed = sum(one.agrees for one in decisions)
    return SeatPlay(len(decisions), agreed, sum(one.cost for one in decisions))


def _shares(plays: Collection[SeatPlay]) -> tuple[float, float]:
    decisions = sum(one.decisions for one in plays)
    return (
        sum(one.agreed for one in plays) / decisions,
        sum(one.lost for one in plays) / decisions,
    )


def _mean(values: NDArray[np.float64]) -> Estimate:
    tally = Tally()
    tally.add(values)
    return tally.student_interval()


def _alarm(source: Source, counts: Sequence[int], agreement: float, loss: float) -> Alarm:
    """Return how often a reference reaches an agreement, or as little a loss."""
    rng = np.random.default_rng(_SEED)
    decisions, agreed, lost = (np.zeros(_DRAWN) for _ in range(3))
    used: list[SeatPlay] = []
    for count in sorted(set(counts)):
        found = source.nearest(count)
        used += [one for one in found if one not in used]
        table = np.array([[one.decisions, one.agreed, one.lost] for one in found], float)
        drawn = table[rng.integers(len(found), size=(_DRAWN, counts.count(count)))].sum(axis=1)
        decisions, agreed, lost = decisions + drawn[:, 0], agreed + drawn[:, 1], lost + drawn[:, 2]
    total = sum(one.decisions for one in used)
    means = np.array([one.lost / one.decisions for one in used])
    return Alarm(
        level=source.level,
        plays=len(used),
        agreement=wilson(sum(one.agreed for one in used), total),
        loss=_mean(means),
        as_agreeing=_often(agreed / decisions >= agreement),
        as_cheap=_often(lost / decisions <= loss),
    )


def _often(reached: NDArray[np.bool_]) -> float:
    """Return a share that is never 0: what was not seen may still happen."""
    return float((reached.sum() + 1) / (len(reached) + 1))


def _times(timed: Sequence[Compared]) -> Times | None:
    if not timed:
        return None
    seconds = np.sort(np.array([one.seconds for one in timed], float))
    low, median, high = (float(np.quantile(seconds, at)) for at in (0.25, 0.5, 0.75))
    half = Z_95 * sqrt(len(seconds)) / 2  # of the rank of the median, by the binomial distribution
    first = max(floor(len(seconds) / 2 - half), 0)
    last = min(ceil(len(seconds) / 2 + half), len(seconds) - 1)
    return Times(
        count=len(seconds),
        median=Estimate(median, float(seconds[first]), float(seconds[last])),
        low=low,
        high=high,
        with_doubt=_in_order(timed),
    )


def _in_order(timed: Sequence[Compared]) -> Estimate | None:
    """Return Spearman's rank correlation of time and difficulty, with Fisher's interval."""
    if len(timed) < _LEAST_FOR_ORDER:
        return None
    seconds = _ranks(np.array([one.seconds for one in timed], float))
    doubts = _ranks(np.array([one.doubt for one in timed], float))
    if seconds.std() == 0 or doubts.std() == 0:
        return None
    found = float(np.corrcoef(seconds, doubts)[0, 1])
    if abs(found) >= 1:
        return Estimate(found, found, found)
    half = Z_95 * 1.03 / sqrt(len(timed) - 3)  # Fieller, Hartley and Pearson (1957)
    return Estimate(found, tanh(atanh(found) - half), tanh(atanh(found) + half))


def _ranks(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the rank of each value, from 0; equal ones share the mean of their ranks."""
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    shared: NDArray[np.float64] = (ends - (counts + 1) / 2)[inverse]
    return shared


# the reference


class ReferenceRow(TypedDict):
    """Bots of one level at tables of one size."""

    level: str
    seat_count: int
    plays: list[tuple[int, int, float]]  # decisions, agreed, lost; of one seat each


class Reference(TypedDict):
    """The file of a game."""

    rules_version: int
    playouts: int
    rows: list[ReferenceRow]


def bots_of(game: Game) -> tuple[Source, ...]:
    """Return the references of a game's levels, from weak to strong; empty if none was measured.

    One that was measured under other rules, or with another search, is none.
    """
    found = _read(game.folder / REFERENCE_FILE)
    version, rows = game.meta.rules_version, found["rows"] if found else []
    if found is None or (found["rules_version"], found["playouts"]) != (version, PLAYOUTS):
        return ()
    return tuple(
        Source(
            level,
            {
                row["seat_count"]: [SeatPlay(*one) for one in row["plays"] if one[0]]
                for row in rows
                if row["level"] == level
            },
        )
        for level in LEVELS
    )


@cache
def _read(file: Path) -> Reference | None:
    if not file.is_file():
        return None
    found: Reference = json.loads(file.read_text("utf-8"))
    return found


__all__ = [
    "LEAST_PEOPLE",
    "LEAST_PLAYS",
    "PLAYOUTS",
    "REFERENCE_FILE",
    "Alarm",
    "Compared",
    "Figures",
    "Reference",
    "ReferenceRow",
    "SeatPlay",
    "Source",
    "Times",
    "bots_of",
    "decisions_by_seat",
    "figures_of",
    "in_sum",
]
