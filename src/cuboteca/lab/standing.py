"""The results of an arena: each pair, each bot, and ratings, with their uncertainty."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.intervals import Z_95
from cuboteca.lab.statistics import Estimate, Tally

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cuboteca.lab.arena import Contest, Fault, Result


@dataclass
class Meeting:
    """The results of a pair's two bots.

    Two plays with the same chance depend on each other and count as one number.
    """

    plays: int = 0
    wins: Tally = field(default_factory=Tally)  # the first bot's share of the plays won
    ranks: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    points: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))

    lead: Tally = field(default_factory=Tally)  # the first bot's points minus the second's

    def win_share(self) -> Estimate:
        """Return the first bot's share of the plays won, with its interval."""
        return self.wins.share_interval()


@dataclass
class Score:
    """A bot's results in all its plays."""

    bot: str
    plays: int = 0
    wins: Tally = field(default_factory=Tally)
    ranks: Tally = field(default_factory=Tally)
    points: Tally = field(default_factory=Tally)
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    faults: int = 0

    @property
    def thought(self) -> float:
        """Seconds per decision."""
        return self.seconds / max(self.decisions, 1)


@dataclass(frozen=True)
class Rating:
    """OpenSkill's estimate of a bot's skill, and half the width of its 95 % interval."""

    skill: float
    spread: float

    @property
    def low(self) -> float:
        """Lower end of the interval."""
        return self.skill - self.spread

    @property
    def high(self) -> float:
        """Upper end of the interval."""
        return self.skill + self.spread


@dataclass
class Standing:
    """The whole standing."""

    contest: Contest
    plays: int
    meetings: dict[tuple[int, int], Meeting]
    scores: list[Score]  # in the order of the contest's bots
    ratings: list[Rating]
    faults: list[tuple[Result, Fault]]

    def order(self) -> list[int]:
        """Return the bots' numbers, the highest rating first."""
        return sorted(range(len(self.scores)), key=lambda bot: -self.ratings[bot].skill)


def standing_of(what: Contest, results: Iterable[Result]) -> Standing:
    """Count plays; if only one of two paired plays was played, it is counted alone."""
    played = sorted(results, key=lambda result: (result.play, result.pair))
    meetings = {pair: Meeting() for pair in what.pairs()}
    twos: dict[tuple[tuple[int, int], int], list[Result]] = {}
    for result in played:
        twos.setdefault((result.pair, result.play // 2), []).append(result)
    scores = [Score(bot) for bot in what.bots]
    for (pair, _), two in twos.items():
        _count(meetings[pair], scores, pair, what, two)
    for result in played:
        _add_thoughts(scores, what, result)
    return Standing(
        contest=what,
        plays=len(played),
        meetings=meetings,
        scores=scores,
        ratings=rate(what, played),
        faults=[(result, fault) for result in played for fault in result.faults],
    )


def _count(
    meeting: Meeting, scores: list[Score], pair: tuple[int, int], what: Contest, two: list[Result]
) -> None:
    meeting.plays += len(two)
    sides = [[side_of(result, what.bots[bot]) for result in two] for bot in pair]
    leads = [one[2] - other[2] for one, other in zip(*sides, strict=True)]
    meeting.lead.add(np.array([np.mean(leads)]))
    for number, side in enumerate(sides):
        wins, ranks, points = (np.array([np.mean(values)]) for values in zip(*side, strict=True))
        if number == 0:
            meeting.wins.add(wins)
        meeting.ranks[number].add(ranks)
        meeting.points[number].add(points)
        score = scores[pair[number]]
        score.plays += len(two)
        score.wins.add(wins)
        score.ranks.add(ranks)
        score.points.add(points)


def side_of(result: Result, bot: str) -> tuple[float, float, float]:
    """Return a bot's share of the victory, its mean rank and its mean points in a play."""
    seats = [seat for seat, name in enumerate(result.bots) if name == bot]
    winners = result.ranks.count(1)
    wins = sum(1 / winners for seat in seats if result.ranks[seat] == 1)
    ranks = sum(rank_of(result.ranks, seat) for seat in seats) / len(seats)
    return wins, ranks, sum(result.points[seat] for seat in seats) / len(seats)


def rank_of(ranks: tuple[int, ...], seat: int) -> float:
    """Return the rank of a seat; ties share the mean of their ranks."""
    return ranks[seat] + (ranks.count(ranks[seat]) - 1) / 2


def _add_thoughts(scores: list[Score], what: Contest, result: Result) -> None:
    for seat, name in enumerate(result.bots):
        score = scores[what.bots.index(name)]
        score.decisions += result.decisions[seat]
        score.seconds += result.seconds[seat]
        score.longest = max(score.longest, result.longest[seat])
    for fault in result.faults:
        scores[what.bots.index(fault.bot)].faults += 1


def rate(what: Contest, results: Iterable[Result]) -> list[Rating]:
    """Return OpenSkill's ratings (Plackett-Luce) after all plays in order.

    A play counts as one match of its two bots; the better mean rank of their seats wins it.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  # only reports need it

    model = PlackettLuce()
    ratings = [model.rating(name=bot) for bot in what.bots]
    for result in results:
        one, other = result.pair
        ranks = [side_of(result, what.bots[bot])[1] for bot in result.pair]
        ((ratings[one],), (ratings[other],)) = model.rate(
            [[ratings[one]], [ratings[other]]], ranks=ranks
        )
    return [Rating(float(rating.mu), Z_95 * float(rating.sigma)) for rating in ratings]


def win_share(standing: Standing, one: int, other: int) -> Estimate | None:
    """Return the share of the plays that ``one`` won against ``other``; None if they never met."""
    meeting, place = _met(standing, one, other)
    if meeting is None:
        return None
    share = meeting.win_share()
    return Estimate(1 - share.value, 1 - share.high, 1 - share.low) if place else share


def mean_rank(standing: Standing, one: int, other: int) -> Estimate | None:
    """Return the mean rank of ``one``'s seats against ``other``; None if they never met."""
    meeting, place = _met(standing, one, other)
    return None if meeting is None else meeting.ranks[place].student_interval()


def mean_points(standing: Standing, one: int, other: int) -> Estimate | None:
    """Return the mean points of ``one``'s seats against ``other``; None if they never met."""
    meeting, place = _met(standing, one, other)
    return None if meeting is None else meeting.points[place].student_interval()


def mean_lead(standing: Standing, one: int, other: int) -> Estimate | None:
    """Return by how many points ``one``'s seats lead over ``other``'s; None if they never met."""
    meeting, place = _met(standing, one, other)
    if meeting is None:
        return None
    lead = meeting.lead.student_interval()
    return Estimate(-lead.value, -lead.high, -lead.low) if place else lead


def _met(standing: Standing, one: int, other: int) -> tuple[Meeting | None, int]:
    """Return the meeting of two bots, and whether ``one`` is first (0) or second (1) in it."""
    for place, pair in enumerate([(one, other), (other, one)]):
        meeting = standing.meetings.get(pair)
        if meeting is not None and meeting.plays:
            return meeting, place
    return None, 0


__all__ = [
    "Meeting",
    "Rating",
    "Score",
    "Standing",
    "mean_lead",
    "mean_points",
    "mean_rank",
    "rank_of",
    "rate",
    "side_of",
    "standing_of",
    "win_share",
]
