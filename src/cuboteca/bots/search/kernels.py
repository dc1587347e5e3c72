"""Monte Carlo tree search over the rules of any game, compiled with them.

A simulation goes down the tree from its root, adds one place where it leaves it, plays on to an
end and counts what came out in every place that it went through (Coulom, "Efficient selectivity
and backup operators in Monte-Carlo tree search", 2006; Browne et al., "A survey of Monte Carlo tree
search methods", 2012).  What is particular here, and where it comes from:

* *Which action to try*: UCB1 (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006).
  Untried actions have a value of their own (``FIRST_PLAY``; Gelly and Wang, 2006), and the action
  that the game's rule of thumb likes starts with simulations won in advance (``TRUST``; progressive
  bias, Chaslot et al., "Progressive strategies for Monte-Carlo tree search", 2008).
* *Several seats*: a value for each, and every seat wants its own (max^n, Sturtevant, "An analysis
  of UCT in multi-player games", 2008).  ``PARANOID``: all others want the searcher's worst.
  ``BEST_REPLY``: one of them at a time does, in turn, while the others follow the rule of thumb
  (Nijssen and Winands, "Search policies in multi-player games", 2013; Esser et al., "Improved
  best-reply search", 2013).
* *Chance*: a place of its own for every draw, whose outcomes are drawn by their weights.  Where
  they are many, only as many get places as visits allow (progressive widening, Couëtoux et al.,
  "Continuous upper confidence trees", 2011); a simulation that draws another one leaves the tree
  there, so that the mean of a draw stays the true one.
* *Hidden information*: each batch of simulations begins in another state that agrees with what the
  seat knows; an action's bonus counts the simulations in which it was legal, not all of them
  (information-set search with one observer, Cowling, Powley and Whitehouse, "Information set Monte
  Carlo tree search", 2012).  Outcomes that look the same to the searcher share a place.
* *Solved places*: an end of play is worth what it is worth for all seats; a place is solved when
  its seat has a sure win or all that can follow is solved (Winands, Björnsson and Saito,
  "Monte-Carlo tree search solver", 2008; for several seats Nijssen and Winands, "Enhancements for
  multi-player Monte-Carlo tree search", 2010).  Not where a game hides something.

All memory belongs to the caller: a place is a row of ``nodes`` and a row of ``sums``, and when they
are used up the tree stops growing while the search goes on.

Shapes: ``P`` places, ``S`` seats, ``A`` actions, ``C`` outcomes, ``N`` numbers in an observation.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from cuboteca.core.batch import draw_outcome, nth_legal
from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import Slot, rule
from cuboteca.core.constants import CHANCE, OVER

to_move = Slot("to_move")
legal_mask = Slot("legal_mask")
apply = Slot("apply")
points = Slot("points")
ranks = Slot("ranks")
outlook = Slot("outlook")
observe = Slot("observe")
greedy_action = Slot("greedy_action")
copy_state = Slot("copy_state")

Array = Any

# columns of ``nodes``
KEY = 0  # the action or outcome that leads here, or the digest of what the searcher then sees
FIRST = 1  # the place reached last of those that follow, or NOWHERE
NEXT = 2  # the next one that follows from the same place, or NOWHERE
VISITS = 3  # simulations that went through
OFFERED = 4  # simulations in which it could be chosen
MOVER = 5  # who decides here
KNOWN = 6  # 1: ``sums`` holds the exact value of each seat, not a sum
CHILDREN = 7  # places that follow
TOTAL = 8  # how many actions are legal here, or the sum of the weights of the outcomes
WEIGHT = 9  # of the outcome that leads here, or 1 for the action of the rule of thumb
COLUMNS = 10
NOWHERE = -1

# columns of ``settings``
SEATS = 0
SEARCHER = 1  # the seat that searches
OPPONENTS = 2
HIDES = 3  # 1: the game hides something
THUMB = 4  # percent
HORIZON = 5  # decisions, or 0
REPLY = 6  # the seat whose turn it is to reply; written by ``grow``
SETTINGS = 7

OWN, PARANOID, BEST_REPLY = range(3)

# columns of ``reals``
EXPLORATION = 0
TRUST = 1
FIRST_PLAY = 2
MARGIN = 3
SCALE = 4
WIDTH = 5
POWER = 6
REALS = 7

_DIGEST_START = 0x811C9DC5
_DIGEST_FACTOR = 0x01000193
_DIGEST_BITS = 0xFFFFFFFF
_LOWEST = -1e300


@rule
def clear(nodes: Array, sums: Array, used: Array) -> None:
    """Leave only an empty root."""
    used[0] = 0
    new_place(nodes, sums, used)


@rule
def new_place(nodes: Array, sums: Array, used: Array) -> int:
    """Return a fresh place, or ``NOWHERE`` when there is none left."""
    place = used[0]
    if place >= len(nodes):
        return NOWHERE
    used[0] = place + 1
    for column in range(COLUMNS):
        nodes[place, column] = 0
    nodes[place, FIRST] = NOWHERE
    nodes[place, NEXT] = NOWHERE
    for seat in range(sums.shape[1]):
        sums[place, seat] = 0.0
    return place  # type: ignore[no-any-return]


@rule
def add_child(nodes: Array, sums: Array, used: Array, parent: int, key: int, hides: int) -> int:
    """Return a fresh place after ``parent``, or ``NOWHERE``."""
    child = new_place(nodes, sums, used)
    if child != NOWHERE:
        nodes[child, KEY] = key
        nodes[child, NEXT] = nodes[parent, FIRST]
        nodes[child, OFFERED] = 1 if hides == 1 else nodes[parent, VISITS] + 1
        nodes[parent, FIRST] = child
        nodes[parent, CHILDREN] += 1
    return child


@rule
def child_of(nodes: Array, parent: int, key: int) -> int:
    """Return the place that ``key`` leads to, or ``NOWHERE``."""
    child = nodes[parent, FIRST]
    while child != NOWHERE and nodes[child, KEY] != key:
        child = nodes[child, NEXT]
    return child  # type: ignore[no-any-return]


@rule
def liking(sums: Array, place: int, shares: float, mover: int, settings: Array) -> float:
    """Return how much ``mover`` likes a place whose values are ``sums`` over ``shares``."""
    if settings[OPPONENTS] != OWN and mover != settings[SEARCHER]:
        return 1.0 - sums[place, settings[SEARCHER]] / shares  # type: ignore[no-any-return]
    return sums[place, mover] / shares  # type: ignore[no-any-return]


@rule
def mean_liking(nodes: Array, sums: Array, place: int, mover: int, settings: Array) -> float:
    """Return how much ``mover`` likes a place by its mean; a half where it was never visited."""
    if nodes[place, KNOWN] == 1:
        return liking(sums, place, 1.0, mover, settings)
    if nodes[place, VISITS] == 0:
        return 0.5
    return liking(sums, place, float(nodes[place, VISITS]), mover, settings)


@rule
def promise(
    nodes: Array, sums: Array, child: int, mover: int, settings: Array, reals: Array
) -> float:
    """Return the upper confidence bound of an action: its mean, and more the less it was tried."""
    mean = mean_liking(nodes, sums, child, mover, settings)
    tried = float(nodes[child, VISITS])
    if nodes[child, WEIGHT] == 1 and nodes[child, KNOWN] == 0:
        mean = (mean * tried + reals[TRUST]) / (tried + reals[TRUST])
        tried += reals[TRUST]
    unsure = sqrt(log(float(nodes[child, OFFERED]) + 1.0) / (tried + 1e-9))
    return mean + reals[EXPLORATION] * unsure  # type: ignore[no-any-return]


@rule
def step_by_chance(
    state: Any,
    node: int,
    nodes: Array,
    sums: Array,
    used: Array,
    weights: Array,
    observation: Array,
    rng: Array,
    settings: Array,
    reals: Array,
) -> int:
    """Draw, let it happen and return the place that follows; ``NOWHERE`` leaves the tree."""
    outcome = draw_outcome(state, weights, rng)
    if nodes[node, TOTAL] == 0:
        for weight in weights:
            nodes[node, TOTAL] += weight
    weight = weights[outcome]
    apply(state, outcome)
    key = outcome
    if settings[HIDES] == 1:
        observe(state, settings[SEARCHER], observation)
        key = digest(observation)
    child = child_of(nodes, node, key)
    if child == NOWHERE and nodes[node, CHILDREN] < reals[WIDTH] * (
        (nodes[node, VISITS] + 1.0) ** reals[POWER]
    ):
        child = add_child(nodes, sums, used, node, key, settings[HIDES])
        if child != NOWHERE:
            nodes[child, WEIGHT] = 2 * weight  # even: no action of the rule of thumb
    return child


@rule
def digest(observation: Array) -> int:
    """Return a number below 2**32 of what is seen (FNV-1a on whole numbers)."""
    mixed = _DIGEST_START
    for value in observation:
        mixed = ((mixed ^ (int(value) & 0xFFFF)) * _DIGEST_FACTOR) & _DIGEST_BITS
    return mixed


@rule
def step_by_choice(
    state: Any,
    node: int,
    mover: int,
    nodes: Array,
    sums: Array,
    used: Array,
    mask: Array,
    rng: Array,
    settings: Array,
    reals: Array,
) -> int:
    """Choose, let it happen and return the place that follows; ``NOWHERE`` leaves the tree."""
    if follows_thumb(mover, settings):
        action = greedy_action(state, mask, rng)
        child = child_of(nodes, node, action)
        if child == NOWHERE:
            child = add_child(nodes, sums, used, node, action, settings[HIDES])
        apply(state, action)
        return child
    untried = legal_mask(state, mask)
    nodes[node, TOTAL] = untried
    best = NOWHERE
    most = _LOWEST
    child = nodes[node, FIRST]
    while child != NOWHERE:
        action = nodes[child, KEY]
        if mask[action]:
            mask[action] = False  # what stays marked is untried
            untried -= 1
            nodes[child, OFFERED] += 1
            value = promise(nodes, sums, child, mover, settings, reals)
            if value > most:
                most = value
                best = child
        child = nodes[child, NEXT]
    if untried > 0 and (
        best == NOWHERE
        or most < mean_liking(nodes, sums, node, mover, settings) + reals[FIRST_PLAY]
    ):
        liked = reals[TRUST] > 0 and nodes[node, FIRST] == NOWHERE
        if liked:
            action = greedy_action(state, mask, rng)
        else:
            action = nth_legal(mask, draw_below(rng, untried))
        best = add_child(nodes, sums, used, node, action, settings[HIDES])
        if liked and best != NOWHERE:
            nodes[best, WEIGHT] = 1
        apply(state, action)
        return best
    apply(state, nodes[best, KEY])
    return best


@rule
def follows_thumb(mover: int, settings: Array) -> bool:
    """Return whether a seat is taken to follow the rule of thumb in this simulation."""
    return (  # type: ignore[no-any-return]
        settings[OPPONENTS] == BEST_REPLY
        and mover != settings[SEARCHER]
        and mover != settings[REPLY]
    )


@rule
def play_on(state: Any, thumb: int, horizon: int, mask: Array, weights: Array, rng: Array) -> bool:
    """Play on to the end, or for ``horizon`` decisions; tell whether the play is over."""
    left = horizon if horizon > 0 else -1
    while True:
        mover = to_move(state)
        if mover == OVER:
            return True
        if mover == CHANCE:
            apply(state, draw_outcome(state, weights, rng))
            continue
        if left == 0:
            return False
        left -= 1
        if thumb >= 100 or (thumb > 0 and draw_below(rng, 100) < thumb):
            apply(state, greedy_action(state, mask, rng))
        else:
            apply(state, nth_legal(mask, draw_below(rng, legal_mask(state, mask))))


@rule
def value_state(
    state: Any,
    over: bool,  # noqa: FBT001  # kernels take the caller's values by position
    values: Array,
    scores: Array,
    places: Array,
    seats: int,
    reals: Array,
) -> None:
    """Write what a state is worth to each seat, 0 to 1: by its rank at an end, else by its lead.

    Args:
        state: At an end, or where a playout stopped.
        over: Which of them.
        values: float64[S], written.
        scores: int64[S] scratch.
        places: int64[S] scratch.
        seats: S.
        reals: See ``REALS``.
    """
    if over:
        points(state, scores)
        ranks(state, places)
        for seat in range(seats):
            values[seat] = scores[seat]
    else:
        outlook(state, values)
    total = 0.0
    for seat in range(seats):
        total += values[seat]
    for seat in range(seats):
        ahead = values[seat]
        if seats > 1:
            ahead -= (total - ahead) / (seats - 1.0)
        ahead /= reals[SCALE]
        values[seat] = 0.5 + 0.5 * ahead / (1.0 + abs(ahead))
        if over and seats > 1:
            rank = rank_value(places, seat, seats)
            values[seat] = (1.0 - reals[MARGIN]) * rank + reals[MARGIN] * values[seat]


@rule
def rank_value(places: Array, seat: int, seats: int) -> float:
    """Return 1 for the first, 0 for the last, even steps between; equals share their steps."""
    equals = 0
    for other in range(seats):
        equals += 1 if places[other] == places[seat] else 0
    return 1.0 - (places[seat] - 1.0 + 0.5 * (equals - 1.0)) / (seats - 1.0)  # type: ignore[no-any-return]


@rule
def back_up(
    nodes: Array,
    sums: Array,
    path: Array,
    length: int,
    values: Array,
    settings: Array,
    reals: Array,
) -> None:
    """Count a simulation in along its path, then solve from its end upwards as far as it goes."""
    for step in range(length):
        place = path[step]
        nodes[place, VISITS] += 1
        if nodes[place, KNOWN] == 0:
            for seat in range(settings[SEATS]):
                sums[place, seat] += values[seat]
    step = length - 1
    while step > 0 and nodes[path[step], KNOWN] == 1:
        step -= 1
        if nodes[path[step], KNOWN] == 0 and not solve(nodes, sums, path[step], settings, reals):
            break


@rule
def solve(nodes: Array, sums: Array, place: int, settings: Array, reals: Array) -> bool:
    """Solve a place from those that follow, if they allow it, and say so."""
    mover = nodes[place, MOVER]
    if mover == CHANCE:
        return solve_draw(nodes, sums, place, settings[SEATS])
    if settings[OPPONENTS] == BEST_REPLY and settings[SEATS] > 2 and mover != settings[SEARCHER]:
        return False
    best = NOWHERE
    most = _LOWEST
    known = 0
    child = nodes[place, FIRST]
    while child != NOWHERE:
        if nodes[child, KNOWN] == 1:
            known += 1
            value = liking(sums, child, 1.0, mover, settings)
            if value > most:
                most = value
                best = child
        child = nodes[child, NEXT]
    if best == NOWHERE or (known < nodes[place, TOTAL] and most < 1.0 - reals[MARGIN]):
        return False
    nodes[place, KNOWN] = 1
    for seat in range(settings[SEATS]):
        sums[place, seat] = sums[best, seat]
    return True


@rule
def solve_draw(nodes: Array, sums: Array, place: int, seats: int) -> bool:
    """Solve a draw when all its outcomes are solved, and say so."""
    known = 0
    child = nodes[place, FIRST]
    while child != NOWHERE:
        if nodes[child, KNOWN] == 1:
            known += nodes[child, WEIGHT] // 2
        child = nodes[child, NEXT]
    if known < nodes[place, TOTAL]:
        return False
    for seat in range(seats):
        value = 0.0
        child = nodes[place, FIRST]
        while child != NOWHERE:
            value += sums[child, seat] * (nodes[child, WEIGHT] // 2)
            child = nodes[child, NEXT]
        sums[place, seat] = value / known
    nodes[place, KNOWN] = 1
    return True


@rule
def grow(  # noqa: C901, PLR0912  # a simulation from its root to its value
    nodes: Array,
    sums: Array,
    used: Array,
    states: Array,
    path: Array,
    values: Array,
    scores: Array,
    places: Array,
    mask: Array,
    weights: Array,
    observation: Array,
    rng: Array,
    settings: Array,
    reals: Array,
    simulations: int,
) -> int:
    """Run simulations from ``states[0]``; return how many, fewer where the root gets solved.

    Args:
        nodes: int64[P, COLUMNS], the tree.
        sums: float64[P, S], what the simulations through a place brought each seat.
        used: int64[1], places in use.
        states: two states, the root's and scratch.
        path: int64[longest path] scratch.
        values: float64[S] scratch.
        scores: int64[S] scratch.
        places: int64[S] scratch.
        mask: bool[A] scratch.
        weights: int64[C] scratch.
        observation: int16[N] scratch.
        rng: uint64[1].
        settings: int64[SETTINGS].
        reals: float64[REALS].
        simulations: At most so many.
    """
    seats = settings[SEATS]
    for done in range(simulations):
        if nodes[0, KNOWN] == 1:
            return done
        if seats > 1:
            turn = nodes[0, VISITS] % (seats - 1)
            settings[REPLY] = (settings[SEARCHER] + 1 + turn) % seats
        copy_state(states, 1, states, 0)
        state = states[1]
        node = 0
        path[0] = 0
        length = 1
        inside = True
        while nodes[node, KNOWN] == 0 and length < len(path):
            mover = to_move(state)
            nodes[node, MOVER] = mover
            if mover == OVER:
                break
            if mover == CHANCE:
                child = step_by_chance(
                    state, node, nodes, sums, used, weights, observation, rng, settings, reals
                )
            else:
                child = step_by_choice(
                    state, node, mover, nodes, sums, used, mask, rng, settings, reals
                )
            if child == NOWHERE:
                inside = False
                break
            node = child
            path[length] = node
            length += 1
            if nodes[node, VISITS] == 0:
                break
        if inside and nodes[node, KNOWN] == 1:
            for seat in range(seats):
                values[seat] = sums[node, seat]
        else:
            ends_here = inside and to_move(state) == OVER and settings[HIDES] == 0
            over = play_on(state, settings[THUMB], settings[HORIZON], mask, weights, rng)
            value_state(state, over, values, scores, places, seats, reals)
            if ends_here:
                nodes[node, KNOWN] = 1
                for seat in range(seats):
                    sums[node, seat] = values[seat]
        back_up(nodes, sums, path, length, values, settings, reals)
    return simulations


@rule
def follow(nodes: Array, states: Array, images: Array, parents: Array, least: int) -> int:
    """Return the place whose state is ``states[1]``, reached from the root's ``states[0]``.

    Goes through all places with at least ``least`` visits, depth first; ``NOWHERE`` if there is
    none.  Only for compiled rules, and for games that hide nothing.

    Args:
        nodes: The tree.
        states: The first two are given, the others scratch: one for each step and one more.
        images: uint8[states, bytes], the same memory.
        parents: int64[steps + 1] scratch.
        least: Visits.
    """
    deepest = len(states) - 3
    copy_state(states, 2, states, 0)
    parents[0] = 0
    if is_same(images, 2, 1):
        return 0
    depth = 0
    child = nodes[0, FIRST]
    while depth >= 0:
        if child == NOWHERE or depth == deepest:
            child = nodes[parents[depth], NEXT] if depth > 0 else NOWHERE
            depth -= 1
            continue
        if nodes[child, VISITS] < least:
            child = nodes[child, NEXT]
            continue
        copy_state(states, 3 + depth, states, 2 + depth)
        apply(states[3 + depth], nodes[child, KEY])
        if is_same(images, 3 + depth, 1):
            return child  # type: ignore[no-any-return]
        depth += 1
        parents[depth] = child
        child = nodes[child, FIRST]
    return NOWHERE


@rule
def is_same(images: Array, i: int, j: int) -> bool:
    """Return whether two states are the same, byte by byte."""
    for at in range(images.shape[1]):  # noqa: SIM110  # any() of a generator does not compile
        if images[i, at] != images[j, at]:
            return False
    return True


@rule
def graft(
    nodes: Array, sums: Array, place: int, new_nodes: Array, new_sums: Array, used: Array
) -> None:
    """Copy the tree below ``place`` into another tree, whose root it becomes."""
    used[0] = 1
    copy_place(nodes, sums, place, new_nodes, new_sums, 0)
    new_nodes[0, NEXT] = NOWHERE
    done = 0
    while done < used[0]:  # FIRST still names a place of the old tree
        old = new_nodes[done, FIRST]
        new_nodes[done, FIRST] = NOWHERE
        while old != NOWHERE:
            new = used[0]
            used[0] = new + 1
            copy_place(nodes, sums, old, new_nodes, new_sums, new)
            new_nodes[new, NEXT] = new_nodes[done, FIRST]
            new_nodes[done, FIRST] = new
            old = nodes[old, NEXT]
        done += 1


@rule
def copy_place(
    nodes: Array, sums: Array, place: int, new_nodes: Array, new_sums: Array, new: int
) -> None:
    """Copy one row of a tree to another tree."""
    for column in range(COLUMNS):
        new_nodes[new, column] = nodes[place, column]
    for seat in range(sums.shape[1]):
        new_sums[new, seat] = sums[place, seat]
