"""How strong somebody is, as far as finished plays tell: OpenSkill's Plackett-Luce model.

A skill is a normal distribution.  It belongs to one game with one number of seats at one pace,
because people are not equally good at all of them, and because a play of six says less about each
of its players than a play of two.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, log, sqrt
from typing import TYPE_CHECKING

from cuboteca.core.intervals import Z_95

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

MEAN, DEVIATION = 25.0, 25 / 3  # of somebody about whom nothing is known
_BETA = 25 / 6  # how much one play varies
_TAU = 25 / 300  # skills change: so much is added to a deviation before each play
_CENTRE = 1500
_TENFOLD = 400  # rating points that make somebody ten times as likely to win as another player
UNSURE = 200  # rating points: with a wider interval than this on each side, a rating is provisional
_SEASON = 2.0  # is added to the deviation when a season begins


@dataclass(frozen=True)
class Skill:
    """A skill with one number of seats.

    Attributes:
        seat_count: With how many seats.
        mu: Its mean.
        sigma: Its standard deviation.
        plays: After how many plays.
    """

    seat_count: int
    mu: float = MEAN
    sigma: float = DEVIATION
    plays: int = 0

    @classmethod
    def rated(cls, seat_count: int, points: float, deviation: float) -> Skill:
        """Return a skill that was measured otherwise.

        Args:
            seat_count: With how many seats.
            points: Rating points above 1500.
            deviation: Their standard deviation.
        """
        unit = _unit(seat_count)
        return cls(seat_count, MEAN + points / unit, deviation / unit)

    @property
    def rating(self) -> int:
        """The rating that people see: 1500 at first.

        Whoever has 400 points more than another player of the same table is ten times as likely to
        win it, as with Elo's ratings.
        """
        return round(_CENTRE + _unit(self.seat_count) * (self.mu - MEAN))

    @property
    def margin(self) -> int:
        """Half the width of the rating's 95 % interval."""
        return round(Z_95 * _unit(self.seat_count) * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known for a place on a leaderboard."""
        return self.sigma > sure_enough(self.seat_count)

    def next_season(self) -> Skill:
        """Return the skill with which the next season begins: less sure, and of no play."""
        sigma = min(hypot(self.sigma, _SEASON), DEVIATION)
        return Skill(self.seat_count, self.mu, sigma)


def sure_enough(seat_count: int) -> float:
    """Return the largest standard deviation of a skill that is not provisional."""
    return (UNSURE + 0.5) / (Z_95 * _unit(seat_count))


def _unit(seat_count: int) -> float:
    """Return the rating points for one unit of the mean.

    In the Plackett-Luce model the odds of two players are exp((a - b) / c), where c is the root of
    the sum of all players' variances, here of players whose skills are known.
    """
    return _TENFOLD / (log(10) * sqrt(seat_count) * _BETA)


def after_play(
    skills: Sequence[Skill], ranks: Sequence[int], known: Collection[int] = ()
) -> tuple[Skill, ...]:
    """Return the skills of a play's players after it.

    Args:
        skills: By seat, of one number of seats.
        ranks: By seat; 1 is the best, and equal ranks share a place.
        known: Seats of bots, whose skills were measured and stay as they are.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  # only ends of plays need it

    model = PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=_BETA, tau=_TAU)
    before = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    return tuple(
        skill
        if seat in known
        else Skill(skill.seat_count, float(new.mu), float(new.sigma), skill.plays + 1)
        for seat, (skill, (new,)) in enumerate(zip(skills, after, strict=True))
    )


__all__ = ["DEVIATION", "MEAN", "UNSURE", "Skill", "after_play", "sure_enough"]
