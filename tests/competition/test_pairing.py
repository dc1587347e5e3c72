"""Rounds are fair, and follow from their arguments."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from cuboteca.competition.pairing import (
    WIN,
    Result,
    circle,
    meetings,
    mixed_rounds,
    quick_tables,
    round_robin_round,
    standings,
    swiss_round,
    table_sizes,
    usual_rounds,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.competition.pairing import Seating

ROUNDS = 4


def everybody(count: int) -> list[int]:
    return list(range(1, count + 1))


def played(table: Seating, rng: random.Random) -> Result:
    """Return the result of a table at which the lower numbers are stronger, but not always win."""
    strength = [number + rng.random() * 6 for number in table]
    return Result(table, tuple(1 + sum(other < one for other in strength) for one in strength))


def swiss(count: int, seat_count: int, fewest: int, rounds: int = ROUNDS) -> list[list[Seating]]:
    """Return the rounds of a whole Swiss tournament."""
    rng = random.Random(f"{count}-{seat_count}")
    results: list[Result] = []
    found = []
    for _ in range(rounds):
        points = {one.entrant: one.points for one in standings(everybody(count), results, "swiss")}
        past = [one.seating for one in results]
        found.append(swiss_round(points, past, seat_count, fewest, 7))
        results += [played(table, rng) for table in found[-1]]
    return found


def firsts(tables: Sequence[Seating]) -> dict[int, int]:
    """Return how much more often than her share each began, in sixtieths of a play."""
    begun = Counter({one: 0 for table in tables for one in table})
    for table in tables:
        if len(table) > 1:
            begun[table[0]] += 60
            begun.subtract({one: 60 // len(table) for one in table})
    return dict(begun)


@pytest.mark.parametrize("seat_count", range(2, 7))
@pytest.mark.parametrize("fewest", [2, 3])
def test_tables_are_full_or_smaller_and_byes_come_last(seat_count: int, fewest: int) -> None:
    fewest = min(fewest, seat_count)
    for count in range(4, 25):
        sizes = table_sizes(count, seat_count, fewest)
        tables = [size for size in sizes if size > 1]

        assert sum(sizes) == count
        assert all(fewest <= size <= seat_count for size in tables)
        if sizes.count(1):  # only where no smaller tables are possible
            assert set(tables) == {seat_count}
            assert count < -(-count // seat_count) * fewest
            assert sizes.count(1) < seat_count
        else:
            assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("seat_count", range(2, 7))
@pytest.mark.parametrize("count", [4, 5, 7, 8, 11, 16, 24])
def test_a_swiss_tournament_mixes_people_and_seats(count: int, seat_count: int) -> None:
    if count < seat_count:
        pytest.skip("nobody could sit down")
    rounds = swiss(count, seat_count, 2)
    tables = [table for one in rounds for table in one]

    for one in rounds:
        assert sorted(itertools.chain(*one)) == everybody(count)
        sizes = sorted((len(table) for table in one), reverse=True)
        assert tuple(sizes) == table_sizes(count, seat_count, 2)
    byes = Counter(table[0] for table in tables if len(table) == 1)
    assert max(byes.values(), default=0) <= 1
    assert max(map(abs, firsts(tables).values())) <= 90
    if seat_count == 2 and count >= 8:
        assert max(meetings(tables).values()) == 1


def least_repeats(free: tuple[int, ...], met: Counter[tuple[int, int]]) -> int:
    """Return how many pairs must meet again at tables of two, by trying everything."""
    if not free:
        return 0
    first, *others = free
    return min(
        (met[min(first, one), max(first, one)] > 0)
        + least_repeats(tuple(other for other in others if other != one), met)
        for one in others
    )


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8])
def test_nobody_meets_the_same_again_while_it_can_be_avoided(count: int) -> None:
    past: list[Seating] = []
    for one in swiss(count, 2, 2, count - 1):
        met = meetings(past)
        pairs = [table for table in one if len(table) == 2]
        again = sum(met[min(pair), max(pair)] > 0 for pair in pairs)

        assert again == least_repeats(tuple(sorted(itertools.chain(*pairs))), met)
        past += one


def test_people_with_the_same_points_meet() -> None:
    first = [(1, 2), (3, 4), (5, 6), (7, 8)]
    points = {1: WIN, 3: WIN, 5: WIN, 7: WIN, 2: 0, 4: 0, 6: 0, 8: 0}
    second = swiss_round(points, first, 2, 2, 3)

    assert all(points[one] == points[other] for one, other in second)
    assert [points[table[0]] for table in second] == [WIN, WIN, 0, 0]
    assert all({one, other} not in map(set, first) for one, other in second)


def test_a_bye_goes_to_the_last_who_has_had_none() -> None:
    points = {1: 2 * WIN, 2: WIN, 3: WIN, 4: 0, 5: WIN}
    past: list[Seating] = [(1, 2), (3, 4), (5,)]
    two = swiss_round(points, past, 2, 2, 3)
    three = swiss_round(points, [*past, *two], 2, 2, 3)

    assert two[-1] == (4,)
    assert three[-1] in {(2,), (3,)}


def test_a_round_follows_from_its_arguments() -> None:
    rounds = [swiss(13, 4, 2) for _ in range(2)]
    assert rounds[0] == rounds[1]
    points = dict.fromkeys(everybody(12), 0)
    assert swiss_round(points, (), 4, 2, 1) != swiss_round(points, (), 4, 2, 2)


@pytest.mark.parametrize("count", range(4, 17))
def test_everybody_meets_everybody_at_tables_of_two(count: int) -> None:
    rounds = circle(everybody(count), 5)
    tables = [table for one in rounds for table in one]
    met = meetings(tables)

    assert len(rounds) == usual_rounds(count, 2)
    assert all(sorted(itertools.chain(*one)) == everybody(count) for one in rounds)
    assert set(met.values()) == {1}
    assert len(met) == count * (count - 1) // 2
    assert Counter(len(table) == 1 for table in tables)[True] == (count if count % 2 else 0)
    assert max(map(abs, firsts(tables).values())) <= 60


@pytest.mark.parametrize("seat_count", range(3, 7))
@pytest.mark.parametrize("count", [6, 8, 9, 13, 16, 24])
def test_a_round_robin_at_large_tables_mixes_evenly(count: int, seat_count: int) -> None:
    rounds = mixed_rounds(everybody(count), (), seat_count, 2, ROUNDS, 5)
    tables = [table for one in rounds for table in one]
    met = meetings(tables)
    mean = sum(met.values()) / (count * (count - 1) / 2)

    assert all(sorted(itertools.chain(*one)) == everybody(count) for one in rounds)
    assert max(met.values()) <= math.ceil(mean) + 2
    assert max(map(abs, firsts(tables).values())) <= 90


def test_four_at_a_table_of_sixteen_hardly_meet_again() -> None:
    """Five rounds in which nobody meets twice exist: this search comes close to them."""
    tables = [table for one in mixed_rounds(everybody(16), (), 4, 4, 5, 1) for table in one]
    met = meetings(tables)

    assert max(met.values()) <= 2
    assert len(met) >= 96  # of 120 pairs


def test_byes_of_a_round_robin_go_round() -> None:
    rounds = mixed_rounds(everybody(7), (), 3, 3, 7, 5)
    byes = Counter(table[0] for one in rounds for table in one if len(table) == 1)

    assert byes == dict.fromkeys(everybody(7), 1)


def test_who_was_to_meet_somebody_who_left_has_a_bye() -> None:
    plan = circle(everybody(4), 5)
    left = round_robin_round(everybody(4), [1, 2, 3], plan[0], 2, 2, 1, 3, 5)

    assert sorted(map(len, left)) == [1, 2]
    assert sorted(itertools.chain(*left)) == [1, 2, 3]
    assert all(set(table) <= set(whole) for table in left for whole in plan[1] if table[0] in whole)


def test_a_round_robin_goes_on_with_those_who_are_left() -> None:
    first = round_robin_round(everybody(9), everybody(9), (), 3, 2, 0, 4, 5)
    second = round_robin_round(everybody(9), everybody(8), first, 3, 2, 1, 4, 5)

    assert sorted(itertools.chain(*second)) == everybody(8)
    assert sum(again > 1 for again in meetings([*first, *second]).values()) <= 1
    assert first == round_robin_round(everybody(9), everybody(9), (), 3, 2, 0, 4, 5)


def test_points_are_the_share_of_those_left_behind() -> None:
    assert Result((5, 6, 7, 8), (1, 2, 3, 4)).points() == (120, 80, 40, 0)
    assert Result((5, 6, 7), (1, 1, 3)).points() == (90, 90, 0)
    assert Result((5, 6), (1, 1)).points() == (60, 60)
    assert Result((5,), (1,)).points() == (WIN,)


def test_ties_are_broken_by_opponents_then_by_meetings_then_by_shares() -> None:
    results = [
        Result((1, 2), (1, 2), (0.6, 0.4)),
        Result((3, 4), (1, 2), (0.9, 0.1)),
        Result((3, 1), (2, 1), (0.5, 0.5)),
        Result((2, 4), (1, 2), (0.7, 0.3)),
    ]
    lines = standings([1, 2, 3, 4], results, "swiss")

    assert [(one.entrant, one.rank, one.points) for one in lines] == [
        (1, 1, 2 * WIN), (3, 2, WIN), (2, 3, WIN), (4, 4, 0),
    ]  # fmt: skip
    assert (lines[1].opponents, lines[2].opponents) == (Fraction(WIN), Fraction(WIN))
    assert (lines[1].direct, lines[2].direct) == (0, 0)
    assert (lines[1].share, lines[2].share) == (0.7, 0.55)

    met = [*results, Result((2, 3), (1, 2), (0.5, 0.5)), Result((3, 4), (1, 2), (1.0, 0.0))]
    (second, third) = standings([1, 2, 3, 4], met, "round-robin")[1:3]
    assert (second.entrant, second.points, second.direct) == (2, 2 * WIN, WIN)
    assert (third.entrant, third.points, third.direct) == (3, 2 * WIN, 0)


def test_whoever_nothing_parts_shares_a_rank_and_byes_are_no_opponents() -> None:
    results = [Result((1, 2), (1, 1), (0.5, 0.5)), Result((3,), (1,))]
    lines = standings([1, 2, 3, 4], results, "swiss")

    assert [(one.entrant, one.rank) for one in lines] == [(3, 1), (1, 2), (2, 2), (4, 4)]
    assert lines[0].plays == lines[0].wins == 0
    assert lines[0].opponents == 0


def test_an_arena_ranks_by_points_whatever_opponents_had() -> None:
    results = [Result((1, 2), (1, 2), (0.6, 0.4)), Result((3, 4), (1, 2), (0.9, 0.1))]
    lines = standings([1, 2, 3, 4], [*results, Result((4, 2), (1, 2), (1.0, 0.0))], "arena")

    assert [one.entrant for one in lines] == [3, 1, 4, 2]
    assert {one.opponents for one in lines} == {0}


def test_who_waits_longest_plays_first_and_rather_with_others_than_the_last() -> None:
    last = {1: frozenset({2}), 2: frozenset({1})}

    def full(_: int) -> int:
        return 9

    assert quick_tables([1, 2, 3], last, full, 2) == [(1, 3)]
    assert quick_tables([1, 2], last, full, 2) == [(1, 2)]  # nobody else is there
    assert quick_tables([1, 2, 3, 4], {}, full, 3) == [(1, 2, 3)]
    assert quick_tables([1, 2, 3], {}, full, 4) == []


def test_somebody_who_has_waited_long_plays_at_a_smaller_table() -> None:
    assert quick_tables([1, 2, 3], {}, {1: 2, 2: 9, 3: 9}.__getitem__, 4) == [(1, 2, 3)]
    assert quick_tables([5], {}, {5: 2}.__getitem__, 4) == []
    assert quick_tables([5], {}, {5: 1}.__getitem__, 4) == [(5,)]  # with bots
