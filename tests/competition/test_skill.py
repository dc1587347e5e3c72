"""Skills and ratings."""

from __future__ import annotations

from dataclasses import replace
from math import log10

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.competition.skill import DEVIATION, Skill, after_play


def test_nobody_knows_anything_about_a_newcomer() -> None:
    newcomer = Skill(2)
    assert (newcomer.rating, newcomer.margin) == (1500, 482)
    assert newcomer.is_provisional


@pytest.mark.parametrize("seat_count", [2, 3, 4, 5, 6])
def test_the_winner_gains_and_the_last_loses(seat_count: int) -> None:
    skills = [Skill(seat_count)] * seat_count
    after = after_play(skills, range(1, seat_count + 1))
    ratings = [skill.rating for skill in after]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] > 1500 > ratings[-1]
    assert all(skill.sigma < DEVIATION and skill.plays == 1 for skill in after)


def test_equal_ranks_change_equal_skills_equally() -> None:
    first, *tied, last = after_play([Skill(4)] * 4, [1, 2, 2, 4])
    assert tied[0] == tied[1]
    assert first.mu > tied[0].mu > last.mu


def test_known_skills_stay() -> None:
    bot = Skill(2, mu=30.0, sigma=0.5)
    person, same = after_play([Skill(2), bot], [1, 2], known=[1])
    assert same is bot
    assert person.rating > 1500


def test_beating_somebody_strong_is_worth_more() -> None:
    weak, strong = Skill(2, mu=20.0, sigma=1.0), Skill(2, mu=30.0, sigma=1.0)
    gains = [after_play([Skill(2), other], [1, 2])[0].mu for other in (weak, strong)]
    assert gains[0] < gains[1]


@given(points=st.integers(-600, 600))
def test_400_points_are_odds_of_ten_to_one(points: int) -> None:
    """Players whose skills are known draw against each other as often as their ratings say."""
    sure = 0.001
    strong = replace(Skill.rated(2, points, 0.0), sigma=sure)
    assert strong.rating == 1500 + points
    # the change of the mean after a win is proportional to the probability of a loss
    won, lost = (after_play([strong, Skill(2, sigma=sure)], ranks)[0] for ranks in ([1, 2], [2, 1]))
    odds = (strong.mu - lost.mu) / (won.mu - strong.mu)
    assert log10(odds) == pytest.approx(points / 400, abs=0.02)


def test_a_season_begins_less_sure_with_the_same_rating() -> None:
    known = Skill(3, mu=31.0, sigma=1.5, plays=40)
    fresh = known.next_season()
    assert fresh.rating == known.rating
    assert fresh.margin > known.margin
    assert fresh.plays == 0
    assert Skill(3).next_season().sigma == DEVIATION


def test_somebody_who_wins_often_is_soon_known() -> None:
    skill, other = Skill(2), Skill(2, sigma=1.0)
    plays = 0
    while skill.is_provisional:
        skill, _ = after_play([skill, other], [1 + plays % 3 // 2, 2 - plays % 3 // 2], known=[1])
        plays += 1
    assert 20 < plays < 40
    assert skill.rating > 1500
