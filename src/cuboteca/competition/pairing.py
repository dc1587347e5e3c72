"""Draws the rounds of tournaments, and ranks those who take part.

Everything here is a plain function of its arguments: the same entrants, tables and seed give the
same round, whoever asks.  An entrant is a number; a table is a tuple of entrants in seat order, and
a table of one is a bye.

- *Swiss*: entrants with about the same points meet, and nobody meets the same people again while
  that can be avoided.
- *Round robin*: at tables of two everybody meets everybody, by the circle method; at larger ones
  all rounds are planned together so that every pair meets about equally often.
- *Arena*: whoever is ready plays with those who wait, but rather not with the last opponents.

Points of a table are the share of the others whom one has left behind, where a tie is half: the
first of four gets 1, the second 2/3.  A bye is worth a win.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter, defaultdict
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

#: How a tournament is played.
Kind: TypeAlias = Literal["swiss", "round-robin", "arena"]

#: A table: entrants in seat order.
Seating: TypeAlias = tuple[int, ...]

#: The points of a win, and of a bye: with them, every share of up to six others is whole.
WIN = 120

_AGAIN = 1_000_000  # what a pair that meets again costs, against a difference of points
_BYE_AGAIN = 100_000_000
_FIRST_SEAT = 3  # the seat that begins counts so much more than any other
_STARTS, _MOST_STARTS = 5, 40  # of a local search
_EXCHANGES = 8_000  # so many are looked at once, together from all starts, if that is enough
_SWEEPS = 30  # through all exchanges, at most, from each start
_STEPS = 20_000  # of the exact search for a round without pairs that met


@dataclass(frozen=True)
class Result:
    """A table that is over.

    Attributes:
        seating: Entrants in seat order; a single one had a bye.
        ranks: By seat; 1 is the best, and equal ranks are shared.
        shares: By seat, the share of the points of the play, 0 to 1.
    """

    seating: Seating
    ranks: tuple[int, ...]
    shares: tuple[float, ...] = ()

    @property
    def is_bye(self) -> bool:
        """Whether nobody else was there."""
        return len(self.seating) == 1

    def points(self) -> tuple[int, ...]:
        """Return the points by seat, ``WIN`` for whoever left all others behind."""
        if self.is_bye:
            return (WIN,)
        others = len(self.seating) - 1
        return tuple(
            WIN
            * (2 * sum(rank < other for other in self.ranks) + self.ranks.count(rank) - 1)
            // (2 * others)
            for rank in self.ranks
        )


@dataclass(frozen=True)
class Standing:
    """A line of the standings.

    Attributes:
        rank: 1 is the best; those whom no tie-break parts share it.
        entrant: Who.
        points: Of all tables and byes; ``WIN`` for each win.
        opponents: The mean points of those whom the entrant met, once for each meeting.
        direct: Points against those with the same points, and the same points of opponents.
        share: The mean share of the points of a play, 0 to 1.
        plays: How many, byes not counted.
        wins: How often first, alone or with others, byes not counted.
    """

    rank: int
    entrant: int
    points: int
    opponents: Fraction
    direct: int
    share: float
    plays: int
    wins: int


# standings


def standings(entrants: Iterable[int], results: Sequence[Result], kind: Kind) -> list[Standing]:
    """Return the standings, the best first.

    The tie-breaks in a Swiss tournament: points, the mean points of the opponents, points against
    each other, share of the points of the plays.  In a round robin points against each other come
    second, and in an arena, where not everybody plays equally often, the opponents do not count.
    """
    everybody = sorted(set(entrants))
    points, wins, plays = Counter[int](), Counter[int](), Counter[int]()
    shares: defaultdict[int, list[float]] = defaultdict(list)
    for result in results:
        for entrant, gained in zip(result.seating, result.points(), strict=True):
            points[entrant] += gained
        if result.is_bye:
            continue
        for seat, entrant in enumerate(result.seating):
            plays[entrant] += 1
            wins[entrant] += result.ranks[seat] == 1
            shares[entrant].append(result.shares[seat] if result.shares else 0.0)
    met: defaultdict[int, list[int]] = defaultdict(list)
    for one, other in meetings(result.seating for result in results).elements():
        met[one].append(points[other])
        met[other].append(points[one])
    opponents = {
        one: Fraction(sum(met[one]), len(met[one])) if met[one] and kind != "arena" else Fraction(0)
        for one in everybody
    }
    share = {
        one: round(sum(shares[one]) / len(shares[one]), 6) if shares[one] else 0.0
        for one in everybody
    }

    def level(one: int) -> tuple[int | Fraction, ...]:
        return (points[one], opponents[one]) if kind == "swiss" else (points[one],)

    direct = {
        one: _against(one, {other for other in everybody if level(other) == level(one)}, results)
        for one in everybody
    }

    def key(one: int) -> tuple[float | Fraction, ...]:
        if kind == "swiss":
            return (points[one], opponents[one], direct[one], share[one])
        return (points[one], direct[one], opponents[one], share[one])

    ordered = sorted(everybody, key=lambda one: (*(-part for part in key(one)), one))
    ranks: dict[int, int] = {}
    for place, one in enumerate(ordered, 1):
        before = ordered[place - 2]
        ranks[one] = ranks[before] if place > 1 and key(before) == key(one) else place
    return [
        Standing(
            rank=ranks[one],
            entrant=one,
            points=points[one],
            opponents=opponents[one],
            direct=direct[one],
            share=share[one],
            plays=plays[one],
            wins=wins[one],
        )
        for one in ordered
    ]


def _against(entrant: int, others: set[int], results: Sequence[Result]) -> int:
    """Return the points that an entrant would have if only ``others`` had been at the tables."""
    gained = 0
    for result in results:
        if entrant not in result.seating:
            continue
        own = result.ranks[result.seating.index(entrant)]
        for other, rank in zip(result.seating, result.ranks, strict=True):
            if other != entrant and other in others:
                gained += WIN if own < rank else WIN // 2 if own == rank else 0
    return gained


# what has been


def meetings(tables: Iterable[Seating]) -> Counter[tuple[int, int]]:
    """Return how often each pair, the smaller number first, has sat at one table."""
    return Counter(pair for table in tables for pair in itertools.combinations(sorted(table), 2))


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def table_sizes(count: int, seat_count: int, fewest: int) -> tuple[int, ...]:
    """Return how many sit at each table of a round, the largest first; 1 is a bye.

    Args:
        count: How many take part.
        seat_count: Of a table.
        fewest: How many a table may have at least; smaller tables come before byes.
    """
    tables = -(-count // seat_count)
    if count >= tables * fewest:
        low, more = divmod(count, tables) if tables else (0, 0)
        return (low + 1,) * more + (low,) * (tables - more)
    full = count // seat_count
    return (seat_count,) * full + (1,) * (count - full * seat_count)


# Swiss


def swiss_round(
    points: Mapping[int, int],
    past: Sequence[Seating],
    seat_count: int,
    fewest: int,
    seed: int,
) -> list[Seating]:
    """Return the next round of a Swiss tournament.

    Args:
        points: Of those who take part, by their numbers.
        past: All tables so far, in seat order, byes included.
        seat_count: Of a table.
        fewest: How many a table may have at least.
        seed: Decides between what is equally good.

    Returns:
        Tables in seat order, those with the most points first, and byes at the end.
    """
    rng = random.Random(f"{seed}-{len(past)}")  # noqa: S311  # fair is enough
    sizes = table_sizes(len(points), seat_count, fewest)
    had_bye = Counter(table[0] for table in past if len(table) == 1)
    shuffled = sorted(points)
    rng.shuffle(shuffled)
    byes = sorted(shuffled, key=lambda one: (had_bye[one], points[one]))[: sizes.count(1)]
    order = sorted((one for one in shuffled if one not in byes), key=lambda one: -points[one])
    met = meetings(past)

    def cost(one: int, other: int) -> int:
        apart = points[one] - points[other]
        again = met[_pair(one, other)]
        return _AGAIN * again * again + apart * apart

    large = [size for size in sizes if size > 1]
    starts = [_cut(order, large)]
    if seat_count == 2 and (found := _never_met(order, met)):
        starts.append(found)
    for _ in range(_STARTS):
        mixed = order.copy()
        rng.shuffle(mixed)
        starts.append(_cut(mixed, large))
    best = min((_improved(start, cost) for start in starts), key=lambda one: _total(one, cost))
    best.sort(key=lambda table: -sum(points[one] for one in table) / len(table))
    return [*seated(best, past, rng), *((one,) for one in byes)]


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    rest = iter(order)
    return [list(itertools.islice(rest, size)) for size in sizes]


def _total(tables: Sequence[Sequence[int]], cost: Callable[[int, int], int]) -> int:
    pairs = (pair for table in tables for pair in itertools.combinations(table, 2))
    return sum(cost(*pair) for pair in pairs)


def _improved(start: list[list[int]], cost: Callable[[int, int], int]) -> list[list[int]]:
    """Return tables after exchanging entrants as long as that makes them better."""
    tables = [table.copy() for table in start]
    for _ in range(_SWEEPS):
        better = False
        for left, right in itertools.combinations(tables, 2):
            for mine, theirs in itertools.product(range(len(left)), range(len(right))):
                one, other = left[mine], right[theirs]
                change = sum(
                    cost(other, third) - cost(one, third)
                    for place, third in enumerate(left)
                    if place != mine
                ) + sum(
                    cost(one, third) - cost(other, third)
                    for place, third in enumerate(right)
                    if place != theirs
                )
                if change < 0:
                    left[mine], right[theirs] = other, one
                    better = True
        if not better:
            break
    return tables


def _never_met(order: Sequence[int], met: Mapping[tuple[int, int], int]) -> list[list[int]]:
    """Return pairs none of which has met, neighbours in ``order`` if possible; [] if none is found.

    The search is exact, and gives up only after very many steps.
    """
    place = {one: number for number, one in enumerate(order)}
    free = {
        one: [other for other in order if other != one and not met.get(_pair(one, other))]
        for one in order
    }
    steps = 0

    def pair_up(left: set[int]) -> list[list[int]] | None:
        nonlocal steps
        steps += 1
        if not left:
            return []
        if steps > _STEPS:
            return None
        choices = {one: [other for other in free[one] if other in left] for one in left}
        one = min(left, key=lambda each: (len(choices[each]), place[each]))
        for other in sorted(choices[one], key=lambda each: abs(place[each] - place[one])):
            rest = pair_up(left - {one, other})
            if rest is not None:
                return [[one, other], *rest]
        return None

    return pair_up(set(order)) or []


# seats


def seated(
    tables: Sequence[Sequence[int]], past: Sequence[Seating], rng: random.Random
) -> list[Seating]:
    """Return tables in seat order, so that everybody has had each seat about equally often.

    The seat that begins matters most.
    """
    had = Counter((one, seat) for table in past if len(table) > 1 for seat, one in enumerate(table))
    found = []
    for table in tables:
        mixed = list(table)
        rng.shuffle(mixed)
        orders = itertools.permutations(mixed)
        best = min(orders, key=lambda order: _of_seats(order, had))
        had.update((one, seat) for seat, one in enumerate(best))
        found.append(best)
    return found


def _of_seats(order: Sequence[int], had: Counter[tuple[int, int]]) -> int:
    return sum(
        (1 if seat else _FIRST_SEAT) * (2 * had[one, seat] + 1) for seat, one in enumerate(order)
    )


# round robin


def usual_rounds(count: int, seat_count: int) -> int:
    """Return after how many rounds everybody can have met everybody at tables of two.

    At larger tables, about how many rounds that takes.
    """
    if seat_count == 2:
        return count - 1 if count % 2 == 0 else count
    return -(-(count - 1) // (seat_count - 1))


def circle(entrants: Sequence[int], seed: int) -> list[list[Seating]]:
    """Return all rounds in which everybody meets everybody once, at tables of two.

    With an odd number, everybody has one bye.  Nobody begins more than one play more or less often
    than not.
    """
    order: list[int | None] = [*entrants]
    random.Random(seed).shuffle(order)  # noqa: S311  # fair is enough
    if len(order) % 2:
        order.append(None)
    count = len(order)
    rounds = []
    for number in range(count - 1):
        fixed, turning = order[-1], order[:-1]
        turned = turning[number:] + turning[:number]
        pairs: list[tuple[int | None, int | None]] = [
            (turned[0], fixed) if number % 2 else (fixed, turned[0]),
            *((turned[place], turned[-place]) if place % 2 else (turned[-place], turned[place])
              for place in range(1, count // 2)),
        ]  # fmt: skip
        tables = [tuple(one for one in pair if one is not None) for pair in pairs]
        rounds.append(sorted(tables, key=len, reverse=True))
    return rounds


def mixed_rounds(
    entrants: Sequence[int],
    past: Sequence[Seating],
    seat_count: int,
    fewest: int,
    rounds: int,
    seed: int,
) -> list[list[Seating]]:
    """Return rounds that are planned together so that all pairs meet about equally often.

    Args:
        entrants: Those who take part.
        past: All tables so far, in seat order, byes included.
        seat_count: Of a table.
        fewest: How many a table may have at least.
        rounds: How many are to be planned.
        seed: Decides between what is equally good.
    """
    rng = random.Random(f"{seed}-{len(past)}")  # noqa: S311  # fair is enough
    sizes = table_sizes(len(entrants), seat_count, fewest)
    best: list[list[list[int]]] = []
    least = -1
    few = _EXCHANGES // (rounds * len(entrants) ** 2 + 1)
    for _ in range(min(max(few, _STARTS), _MOST_STARTS)):
        met = meetings(past)
        byes = Counter(table[0] for table in past if len(table) == 1)
        plan = []
        for _ in range(rounds):
            order = list(entrants)
            rng.shuffle(order)
            tables = _cut(order, sizes)
            _count(tables, met, byes, 1)
            plan.append(tables)
        for _ in range(_SWEEPS):
            changes = [_mix(tables, met, byes) for tables in plan]
            if not any(changes):
                break
        total = sum(again**3 for again in met.values())
        total += _BYE_AGAIN * sum(again * again for again in byes.values())
        if least < 0 or total < least:
            best, least = plan, total
    so_far = list(past)
    found = []
    for tables in best:
        round_ = seated([table for table in tables if len(table) > 1], so_far, rng)
        round_ += [(table[0],) for table in tables if len(table) == 1]
        so_far += round_
        found.append(round_)
    return found


def _count(
    tables: Sequence[Sequence[int]], met: Counter[tuple[int, int]], byes: Counter[int], by: int
) -> None:
    for pair in meetings(map(tuple, tables)):
        met[pair] += by
    for table in tables:
        if len(table) == 1:
            byes[table[0]] += by


def _mix(tables: list[list[int]], met: Counter[tuple[int, int]], byes: Counter[int]) -> bool:
    """Make one round better, given all others; return whether anything changed."""
    _count(tables, met, byes, -1)

    def cost(one: int, other: int) -> int:
        again = met[_pair(one, other)]
        return 3 * again * (again + 1) + 1  # to the next cube

    def alone(table: Sequence[int], one: int) -> int:
        return _BYE_AGAIN * (2 * byes[one] + 1) if len(table) == 1 else 0

    changed = False
    for left, right in itertools.combinations(tables, 2):
        for mine, theirs in itertools.product(range(len(left)), range(len(right))):
            one, other = left[mine], right[theirs]
            change = alone(left, other) - alone(left, one)
            change += alone(right, one) - alone(right, other)
            change += sum(cost(other, third) - cost(one, third) for third in left if third != one)
            change += sum(
                cost(one, third) - cost(other, third) for third in right if third != other
            )
            if change < 0:
                left[mine], right[theirs] = other, one
                changed = True
    _count(tables, met, byes, 1)
    return changed


def round_robin_round(
    everybody: Sequence[int],
    there: Sequence[int],
    past: Sequence[Seating],
    seat_count: int,
    fewest: int,
    number: int,
    rounds: int,
    seed: int,
) -> list[Seating]:
    """Return a round of a round robin.

    Args:
        everybody: All who have ever taken part.
        there: Those who still do.
        past: All tables so far, in seat order, byes included.
        seat_count: Of a table.
        fewest: How many a table may have at least.
        number: Of the round, from 0.
        rounds: Of the tournament.
        seed: Decides between what is equally good.

    At tables of two whoever was to meet somebody who has left has a bye.
    """
    if seat_count == 2:
        plan = circle(sorted(everybody), seed)
        known = set(there)
        left = [tuple(one for one in table if one in known) for table in plan[number % len(plan)]]
        return sorted((table for table in left if table), key=len, reverse=True)
    if len(there) == len(everybody):  # planned once, in full
        plan = mixed_rounds(sorted(there), (), seat_count, fewest, rounds, seed)
        return plan[number]
    return mixed_rounds(sorted(there), past, seat_count, fewest, rounds - number, seed)[0]


# arena


def quick_tables(
    waiting: Sequence[int],
    last: Mapping[int, frozenset[int]],
    sizes: Callable[[int], int],
    seat_count: int,
) -> list[tuple[int, ...]]:
    """Return who play together now, each at most once, those who wait longest first.

    Args:
        waiting: Those who are ready, the longest first.
        last: Whom each has just met.
        sizes: Returns how many are enough for a table that a waiting one begins, by its number;
            more than ``seat_count`` if that one has to wait for a full table.
        seat_count: Of a table.

    Those whom one has just met are chosen only if nobody else is there for a full table.
    """
    left = list(waiting)
    found = []
    for first in waiting:
        if first not in left:
            continue
        others = [one for one in left if one != first]
        group = [first]
        while len(group) < seat_count and others:
            fresh = (one for one in others if not any(_just_met(one, each, last) for each in group))
            chosen = next(fresh, others[0])
            others.remove(chosen)
            group.append(chosen)
        if len(group) == seat_count or len(group) >= sizes(first):
            found.append(tuple(group))
            left = others
    return found


def _just_met(one: int, other: int, last: Mapping[int, frozenset[int]]) -> bool:
    nobody: frozenset[int] = frozenset()
    return other in last.get(one, nobody) or one in last.get(other, nobody)


__all__ = [
    "WIN",
    "Kind",
    "Result",
    "Seating",
    "Standing",
    "circle",
    "meetings",
    "mixed_rounds",
    "quick_tables",
    "round_robin_round",
    "seated",
    "standings",
    "swiss_round",
    "table_sizes",
    "usual_rounds",
]
