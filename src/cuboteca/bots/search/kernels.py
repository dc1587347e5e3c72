"""Monte Carlo tree search over the rules of any game, compiled with them.

A simulation descends the tree from its root, adds a node where it leaves the tree, plays on to an
end and records the result in every node on its path (Coulom, "Efficient selectivity and backup
operators in Monte-Carlo tree search", 2006; Browne et al., "A survey of Monte Carlo tree search
methods", 2012).  What is particular here, and where it comes from:

* *Which action to try*: UCB1 (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006).
  Untried actions have a value of their own (``FIRST_PLAY_URGENCY``; Gelly and Wang, 2006), and the
  action that the game's heuristic policy likes starts with simulations won in advance
  (``PRIOR_VISITS``; progressive bias, Chaslot et al., "Progressive strategies for Monte-Carlo tree
  search", 2008).
* *Several seats*: a value for each, and every seat maximises its own (max^n, Sturtevant, "An
  analysis of UCT in multi-player games", 2008).  ``PARANOID``: all others minimise the searcher's
  value.  ``BEST_REPLY``: one of them at a time does, in turn, while the others follow the heuristic
  policy (Nijssen and Winands, "Search policies in multi-player games", 2013; Esser et al.,
  "Improved best-reply search", 2013).
* *Chance*: a node of its own for every draw, whose outcomes are drawn by their weights.  If there
  are many, only as many get nodes as visits allow (progressive widening, Couëtoux et al.,
  "Continuous upper confidence trees", 2011); a simulation that draws another one leaves the tree
  there, so that the mean of a draw stays unbiased.
* *Hidden information*: each batch of simulations begins in a fresh state that agrees with what the
  seat knows; an action's bonus counts the simulations in which it was legal, not all of them
  (information-set search with one observer, Cowling, Powley and Whitehouse, "Information set Monte
  Carlo tree search", 2012).  Outcomes that look the same to the searcher share a node.
* *A learned value*: with ``learned`` a simulation ends at its leaf, whose value a network gives
  (``core.network``), in place of a rollout (Silver et al., "Mastering the game of Go without human
  knowledge", 2017), or of the state in which a short one stops (``rollout_depth``).  It is seen by
  the seat that is to move, or at a draw by whoever decided last.
* *Solved nodes*: the end of a play has an exact value for all seats; a node is solved when its seat
  has a sure win or all its possible successors are solved (Winands, Björnsson and Saito,
  "Monte-Carlo tree search solver", 2008; for several seats Nijssen and Winands, "Enhancements for
  multi-player Monte-Carlo tree search", 2010).  Not used if a game hides something.
* *Transpositions*: where a state is reached in a second way, the new node refers to the first one,
  its original, which alone has children.  Its own visits say how often its way was taken, those of
  the original how good the state is, from whatever way a simulation came (UCT2 of Childs, Brodeur
  and Kocsis, "Transpositions and move groups in Monte Carlo tree search", 2008).
* *Threads*: several may run simulations in the same tree, each with scratch of its own (Chaslot,
  Winands and van den Herik, "Parallel Monte-Carlo tree search", 2008).  A simulation that is under
  way counts as lost where it went through (virtual loss), so that the others look elsewhere.  A
  node is locked while its sums or its children change, and read without a lock, as sums that are
  a few simulations old do no harm; only ``availability`` may miss some.

All memory belongs to the caller: a node is a record of ``TreeArrays.nodes`` and a row of
``TreeArrays.value_sums``, and when they are used up the tree stops growing while the search goes
on.

Shapes: ``P`` nodes, ``S`` seats, ``A`` actions, ``C`` outcomes, ``N`` numbers in an observation.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from cuboteca.core.arrays import (
    BoolArray,
    Float64Array,
    Int16Array,
    Int32Array,
    Int64Array,
    UInt64Array,
)
from cuboteca.core.atomics import acquire, fence, fetch_add, release
from cuboteca.core.batch import NO_EVENT, Scratch, rollout
from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.digests import Digestible, place_of
from cuboteca.core.legal import nth_legal
from cuboteca.core.network import Network, NetworkScratch, network_values
from cuboteca.core.slots import (
    apply,
    chance_weights,
    copy_state,
    digest_state,
    draw,
    evaluate,
    heuristic_action,
    legal_mask,
    observe,
    points,
    ranks,
    to_move,
)

if TYPE_CHECKING:
    from cuboteca.core.record import State, States


NOWHERE = -1  # instead of a node

OWN, PARANOID, BEST_REPLY = range(3)

#: A node.  The larger fields come first, so that none has a gap before it; it fills a cache line,
#: so that threads that change two nodes do not wait for each other.
NODE = np.dtype(
    [
        # the action or outcome that leads here, or a digest of what the searcher then sees
        ("key", np.int64),
        ("visits", np.int64),  # simulations that went through
        ("total", np.int64),  # how many actions are legal here, or the sum of outcomes' weights
        ("weight", np.int64),  # of the outcome that leads here
        ("first_child", np.int32),  # the child added last, or NOWHERE
        ("next_sibling", np.int32),  # the next child of the same parent, or NOWHERE
        ("child_count", np.int32),
        ("availability", np.int32),  # simulations in which it was available, where that is counted
        ("original", np.int32),  # the node of the same state that was there first, or NOWHERE
        ("mover", np.int16),  # who decides here
        ("solved", np.bool_),  # ``value_sums`` holds the exact value of each seat, not a sum
        ("preferred", np.bool_),  # the heuristic policy's action leads here
        ("lock", np.int32),  # 1 while one of several threads changes the node
        ("in_flight", np.int32),  # simulations of several threads that are under way through it
    ],
    align=True,
)
_WORDS = NODE.itemsize // 4
_LOCK, _IN_FLIGHT = _WORDS - 2, _WORDS - 1
Nodes: TypeAlias = "np.recarray[tuple[int], np.dtype[np.record]]"


class TreeArrays(NamedTuple):
    """The memory of one tree; its root is node 0."""

    nodes: Nodes  # NODE[P]
    value_sums: Float64Array  # float64[P, S], summed over the simulations through a node
    size: Int64Array  # int64[1], nodes in use; may pass P by as many as there are threads
    words: Int32Array  # int32[P * _WORDS], the nodes once more; int32[0] for a single thread
    # of length 0 unless transpositions are found
    digests: UInt64Array  # uint64[P, 2], of the states of originals
    places: Int32Array  # int32[H], H a power of two, at least 2 * P: originals by their digests
    lock: Int32Array  # int32[1] in any case, 1 while one of several threads changes these two


class Settings(NamedTuple):
    """What stays the same throughout a search; ``SearchConfig`` explains the fields they share."""

    seat_count: int
    searcher: int  # the seat that searches
    opponents: int  # OWN, PARANOID or BEST_REPLY
    hides: bool  # whether the game hides something
    learned: bool  # whether a network values leaves
    rollout_depth: int
    exploration: float
    prior_visits: float
    first_play_urgency: float
    score_weight: float
    score_scale: float
    widening_factor: float
    widening_exponent: float


class Buffer(NamedTuple):
    """Simulations that a thread has counted and not yet added to the tree."""

    nodes: Int64Array  # int64[places], the node that each place is for
    visits: Int64Array  # int64[places]
    sums: Float64Array  # float64[places, S]


class SearchScratch(NamedTuple):
    """Memory that simulations need beside the tree."""

    play: Scratch  # its rng makes every draw of the search
    here: Digestible  # the state that a simulation is in
    policies: Int64Array  # int64[S], the policy of each seat in rollouts; read only
    path: Int64Array  # int64[longest path], the nodes that a simulation went through
    lost: BoolArray  # bool[longest path], steps of the path that count as lost; never the first
    buffer: Buffer  # for a tree that threads share
    values: Float64Array  # float64[S], what each seat got in the simulation, 0 to 1
    scores: Int64Array  # int64[S]
    ranks: Int64Array  # int64[S]
    observation: Int16Array  # int16[N]
    network: Network  # for S seats; without weights where nothing is learned
    network_scratch: NetworkScratch


#: Of how many nodes a thread counts visits before it adds them to the tree.
BUFFER_PLACES = 1024
#: A thread keeps to itself at most one of so many of a node's visits.
_BUFFERED = 64
#: From so many visits on, a simulation under way counts as nothing.
_LOSSES_MATTER = 256

_DIGEST_START = 0x811C9DC5
_DIGEST_FACTOR = 0x01000193
_DIGEST_BITS = 0xFFFFFFFF
_SEEN = 1 << 32  # added to digests: a key is an action or a digest, never both
_LOWEST = -1e300


@rule
def clear(tree: TreeArrays) -> None:
    """Leave only an empty root."""
    tree.size[0] = 0
    tree.places[:] = NOWHERE
    new_node(tree)


@rule
def is_shared(tree: TreeArrays) -> bool:
    """Return whether several threads may run simulations in a tree."""
    return len(tree.words) > 0


@rule
def new_node(tree: TreeArrays) -> int:
    """Return a fresh node, or ``NOWHERE`` if none is left."""
    if tree.size[0] >= len(tree.nodes):
        return NOWHERE
    number = fetch_add(tree.size, 0, 1)
    if number >= len(tree.nodes):  # another thread took the last one
        return NOWHERE
    node = tree.nodes[number]
    node.key = 0
    node.visits = 0
    node.availability = 0
    node.total = 0
    node.weight = 0
    node.first_child = NOWHERE
    node.next_sibling = NOWHERE
    node.original = NOWHERE
    node.child_count = 0
    node.mover = 0
    node.solved = False
    node.preferred = False
    for seat in range(tree.value_sums.shape[1]):
        tree.value_sums[number, seat] = 0.0
    node.lock = 0
    node.in_flight = 0
    return number


@rule
def add_child(
    tree: TreeArrays,
    parent: int,
    key: int,
    weight: int,
    preferred: bool,  # noqa: FBT001  # kernels take the caller's values by position
    settings: Settings,
    scratch: SearchScratch,
) -> int:
    """Return a child of ``parent`` that was not there, or ``NOWHERE`` if no node is left.

    Args:
        tree: Grows.
        parent: A node.
        key: What leads to the child.  Another thread may have added it since this one looked.
        weight: Of the outcome that leads there; else 0.
        preferred: Whether the heuristic policy's action leads there.
        settings: The search's settings.
        scratch: Holds the child's state.
    """
    shared = is_shared(tree)
    if shared:
        acquire(tree.words, parent * _WORDS + _LOCK)
    child = child_of(tree, parent, key) if shared else NOWHERE
    if child == NOWHERE:
        child = new_node(tree)
        if child != NOWHERE:
            above, node = tree.nodes[parent], tree.nodes[child]
            node.key = key
            node.next_sibling = above.first_child
            node.availability = 1 if settings.hides else above.visits + 1
            node.weight = weight
            node.preferred = preferred and above.child_count == 0
            if len(tree.places) > 0:
                find_original(tree, child, scratch.here)
            fence()  # whoever finds the child finds it whole
            above.first_child = child
            above.child_count += 1
    if shared:
        release(tree.words, parent * _WORDS + _LOCK)
    return child


@rule
def child_of(tree: TreeArrays, parent: int, key: int) -> int:
    """Return the child that ``key`` leads to, or ``NOWHERE``."""
    child = int(tree.nodes[parent].first_child)
    while child != NOWHERE and tree.nodes[child].key != key:
        child = int(tree.nodes[child].next_sibling)
    return child


@rule
def original_of(tree: TreeArrays, node: int) -> int:
    """Return the node that grows for the state of a node: its original, or itself."""
    original = int(tree.nodes[node].original)
    return node if original == NOWHERE else original


@rule
def q_value(tree: TreeArrays, node: int, visits: float, mover: int, settings: Settings) -> float:
    """Return the value to ``mover``, 0 to 1, of a node whose sums are over ``visits``."""
    if settings.opponents != OWN and mover != settings.searcher:
        return float(1.0 - tree.value_sums[node, settings.searcher] / visits)
    return float(tree.value_sums[node, mover] / visits)


@rule
def mean_value(tree: TreeArrays, node: int, mover: int, settings: Settings) -> float:
    """Return the mean value of a node to ``mover``; a half if it was never visited."""
    node = original_of(tree, node)
    if tree.nodes[node].solved:
        return q_value(tree, node, 1.0, mover, settings)
    if tree.nodes[node].visits == 0:
        return 0.5
    return q_value(tree, node, float(tree.nodes[node].visits), mover, settings)


@rule
def ucb(tree: TreeArrays, child: int, mover: int, chances: float, settings: Settings) -> float:
    """Return the upper confidence bound of an action: its mean plus a bonus for few trials.

    Args:
        tree: With the action's node.
        child: That node.
        mover: Who decides.
        chances: The logarithm of how often it could have been tried.
        settings: The search's settings.
    """
    node = tree.nodes[child]
    mean = mean_value(tree, child, mover, settings)
    tried = float(node.visits)
    if is_shared(tree) and not node.solved:
        lost = node.in_flight
        mean = mean * tried / (tried + lost) if lost > 0 else mean
        tried += lost
    if node.preferred and not node.solved:
        mean = (mean * tried + settings.prior_visits) / (tried + settings.prior_visits)
        tried += settings.prior_visits
    return mean + settings.exploration * sqrt(chances / (tried + 1e-9))


@rule
def step_by_chance(
    state: State, number: int, tree: TreeArrays, settings: Settings, scratch: SearchScratch
) -> int:
    """Draw an outcome, apply it and return the child it leads to; ``NOWHERE`` leaves the tree."""
    weights = scratch.play.weights
    node = tree.nodes[number]
    outcome = draw(state, weights, scratch.play.rng)
    child = NOWHERE if settings.hides else child_of(tree, number, outcome)
    if child != NOWHERE:
        apply(state, outcome)
        return child
    total = chance_weights(state, weights)
    if node.total != total:
        node.total = total
    weight = weights[outcome]
    apply(state, outcome)
    key = outcome
    if settings.hides:
        observe(state, settings.searcher, scratch.observation)
        key = digest(scratch.observation)
        child = child_of(tree, number, key)
    if child == NOWHERE and node.child_count < settings.widening_factor * (
        (node.visits + 1.0) ** settings.widening_exponent
    ):
        child = add_child(tree, number, key, weight, False, settings, scratch)
    return child


@rule
def find_original(tree: TreeArrays, child: int, here: Digestible) -> None:
    """Let a node that nobody else knows yet refer to an earlier one with the same state.

    If there is none, the node becomes the original of its state.

    Args:
        tree: With the node.
        child: That node.
        here: Holds its state; the digest is overwritten.
    """
    digests = tree.digests
    digest_state(here.states, here.words, here.digest)
    if is_shared(tree):
        acquire(tree.lock, 0)
    place = place_of(tree.places, digests, here.digest)
    original = int(tree.places[place])
    if original == NOWHERE:
        digests[child, 0], digests[child, 1] = here.digest[0], here.digest[1]
        tree.places[place] = child
    else:
        tree.nodes[child].original = original
        tree.nodes[child].mover = CHANCE  # nobody decides in a node that is passed through
    if is_shared(tree):
        release(tree.lock, 0)


@rule
def digest(observation: Int16Array) -> int:
    """Return a number from 2**32 on of what is seen (FNV-1a on whole numbers)."""
    mixed = _DIGEST_START
    for value in observation:
        mixed = ((mixed ^ (int(value) & 0xFFFF)) * _DIGEST_FACTOR) & _DIGEST_BITS
    return mixed + _SEEN


@rule
def best_child(
    tree: TreeArrays, number: int, mover: int, mask: BoolArray, settings: Settings
) -> tuple[int, float, int]:
    """Return the most promising action that has a child, its bound and how many have one.

    Args:
        tree: With the node.
        number: That node.
        mover: Who decides there.
        mask: bool[A], the legal actions; those with a child are cleared.
        settings: The search's settings.
    """
    node = tree.nodes[number]
    best = NOWHERE
    highest = _LOWEST
    tried = 0
    child = int(node.first_child)
    # otherwise every action was available in all simulations since it was added
    counts = settings.hides or settings.opponents == BEST_REPLY
    available = int(node.visits) + 1
    chances = log(available + 1.0)
    while child != NOWHERE:
        sibling = tree.nodes[child]
        # where something hidden decides whether one chooses or draws here, some keys are digests
        if sibling.key < len(mask) and mask[sibling.key]:
            mask[sibling.key] = False
            tried += 1
            if counts:
                sibling.availability += 1
                if sibling.availability != available:  # nearly always as before
                    available = int(sibling.availability)
                    chances = log(available + 1.0)
            bound = ucb(tree, child, mover, chances, settings)
            if bound > highest:
                highest = bound
                best = child
        child = int(sibling.next_sibling)
    return best, highest, tried


@rule
def step_by_choice(
    state: State,
    number: int,
    mover: int,
    reply: int,
    tree: TreeArrays,
    settings: Settings,
    scratch: SearchScratch,
) -> int:
    """Choose an action, apply it and return the child it leads to; ``NOWHERE`` leaves the tree."""
    mask, rng = scratch.play.mask, scratch.play.rng
    node = tree.nodes[number]
    if follows_heuristic(mover, reply, settings):
        action = heuristic_action(state, mask, rng)
        child = child_of(tree, number, action)
        apply(state, action)
        if child == NOWHERE:
            child = add_child(tree, number, action, 0, False, settings, scratch)
        return child
    legal = legal_mask(state, mask)
    if node.total != legal:
        node.total = legal
    best, highest, tried = best_child(tree, number, mover, mask, settings)
    untried = legal - tried
    if untried > 0 and (
        best == NOWHERE
        or highest < mean_value(tree, number, mover, settings) + settings.first_play_urgency
    ):
        is_first = settings.prior_visits > 0 and node.first_child == NOWHERE
        if is_first:
            action = heuristic_action(state, mask, rng)
        else:
            action = nth_legal(mask, draw_below(rng, untried))
        apply(state, action)
        return add_child(tree, number, action, 0, is_first, settings, scratch)
    apply(state, tree.nodes[best].key)
    return best


@rule
def follows_heuristic(mover: int, reply: int, settings: Settings) -> bool:
    """Return whether a seat is assumed to follow the heuristic policy in this simulation."""
    return settings.opponents == BEST_REPLY and mover not in (settings.searcher, reply)


@rule
def replying_seat(simulation: int, settings: Settings) -> int:
    """Return whose turn it is to reply: the opponents in turn, from simulation to simulation."""
    if settings.seat_count == 1:
        return settings.searcher
    turn = simulation % (settings.seat_count - 1)
    return (settings.searcher + 1 + turn) % settings.seat_count


@rule
def value_state(
    state: State,
    over: bool,  # noqa: FBT001  # kernels take the caller's values by position
    settings: Settings,
    scratch: SearchScratch,
) -> None:
    """Write the value of a state to each seat, 0 to 1: by rank at the end, by lead before it.

    Args:
        state: A state at the end of a play, or in which a rollout stopped.
        over: Whether the play is over.
        settings: The search's settings.
        scratch: Its ``values`` are overwritten.
    """
    values, seat_count = scratch.values, settings.seat_count
    if over:
        points(state, scratch.scores)
        ranks(state, scratch.ranks)
        for seat in range(seat_count):
            values[seat] = scratch.scores[seat]
    else:
        evaluate(state, values)
    total = 0.0
    for seat in range(seat_count):
        total += values[seat]
    for seat in range(seat_count):
        ahead = values[seat]
        if seat_count > 1:
            ahead -= (total - ahead) / (seat_count - 1.0)
        ahead /= settings.score_scale
        values[seat] = 0.5 + 0.5 * ahead / (1.0 + abs(ahead))
        if over and seat_count > 1:
            rank = rank_value(scratch.ranks, seat, seat_count)
            weight = settings.score_weight
            values[seat] = (1.0 - weight) * rank + weight * values[seat]


@rule
def learned_values(state: State, decider: int, settings: Settings, scratch: SearchScratch) -> None:
    """Write the value of a state to each seat, 0 to 1: by rank at the end, by a network before it.

    Args:
        state: Any.
        decider: The seat that decided last, which sees draws that are still to be made.
        settings: The search's settings.
        scratch: Its ``values`` are overwritten.
    """
    mover = to_move(state)
    if mover == OVER:
        value_state(state, True, settings, scratch)  # as its own note says
        return
    observer = mover if mover >= 0 else decider
    network_values(
        state,
        observer,
        settings.seat_count,
        scratch.network,
        scratch.network_scratch,
        scratch.values,
    )


@rule
def last_decider(length: int, tree: TreeArrays, settings: Settings, scratch: SearchScratch) -> int:
    """Return the seat that decided last on a path; before any decision, the searcher."""
    for back in range(2, length + 1):
        mover = int(tree.nodes[int(scratch.path[length - back])].mover)
        if mover >= 0:
            return mover
    return settings.searcher


@rule
def rank_value(seat_ranks: Int64Array, seat: int, seat_count: int) -> float:
    """Return 1 for the first and 0 for the last, in even steps; ties share their steps."""
    equals = 0
    for other in range(seat_count):
        equals += 1 if seat_ranks[other] == seat_ranks[seat] else 0
    return float(1.0 - (seat_ranks[seat] - 1.0 + 0.5 * (equals - 1.0)) / (seat_count - 1.0))


@rule
def backpropagate(
    tree: TreeArrays, length: int, settings: Settings, scratch: SearchScratch
) -> None:
    """Record a simulation along its path, then solve nodes from its end upwards if possible."""
    path = scratch.path
    for step in range(length):
        number = int(path[step])
        if is_shared(tree):
            if scratch.lost[step]:
                fetch_add(tree.words, number * _WORDS + _IN_FLIGHT, -1)
            count_visit(tree, number, scratch)
            continue
        node = tree.nodes[number]
        node.visits += 1
        if not node.solved:
            for seat in range(settings.seat_count):
                tree.value_sums[number, seat] += scratch.values[seat]
    step = length - 1
    while step > 0 and tree.nodes[int(path[step])].solved:
        step -= 1
        number = int(path[step])
        if not tree.nodes[number].solved and not solve(tree, number, settings, scratch):
            break


@rule
def count_visit(tree: TreeArrays, number: int, scratch: SearchScratch) -> None:
    """Count a simulation that went through a node: in the tree, or for now in this thread."""
    buffer, values = scratch.buffer, scratch.values
    if tree.nodes[number].visits < _BUFFERED:
        add_visits(tree, number, 1, values)
        return
    place = number % BUFFER_PLACES
    if buffer.nodes[place] != number:
        flush(tree, place, buffer)
        buffer.nodes[place] = number
    buffer.visits[place] += 1
    for seat in range(len(values)):
        buffer.sums[place, seat] += values[seat]
    if buffer.visits[place] * _BUFFERED >= tree.nodes[number].visits:
        flush(tree, place, buffer)


@rule
def flush(tree: TreeArrays, place: int, buffer: Buffer) -> None:
    """Add to the tree what a thread has counted of a node."""
    if buffer.visits[place] > 0:
        add_visits(tree, buffer.nodes[place], buffer.visits[place], buffer.sums[place])
        buffer.visits[place] = 0
        for seat in range(buffer.sums.shape[1]):
            buffer.sums[place, seat] = 0.0


@rule
def add_visits(tree: TreeArrays, number: int, visits: int, sums: Float64Array) -> None:
    """Add simulations to a node of a tree that threads share."""
    acquire(tree.words, number * _WORDS + _LOCK)
    node = tree.nodes[number]
    node.visits += visits
    if not node.solved:
        for seat in range(len(sums)):
            tree.value_sums[number, seat] += sums[seat]
    release(tree.words, number * _WORDS + _LOCK)


@rule
def solve(tree: TreeArrays, number: int, settings: Settings, scratch: SearchScratch) -> bool:
    """Solve a node from its children, if possible; return whether it was.

    Args:
        tree: With the node.
        number: The node.
        settings: The search's settings.
        scratch: Its ``values`` are overwritten.
    """
    original = original_of(tree, number)
    if original != number:
        return tree.nodes[original].solved and solve_from(tree, number, original, scratch.values)
    node = tree.nodes[number]
    mover = int(node.mover)
    if mover == CHANCE:
        return solve_draw(tree, number, scratch.values)
    if settings.opponents == BEST_REPLY and settings.seat_count > 2 and mover != settings.searcher:
        return False
    best = NOWHERE
    highest = _LOWEST
    solved = 0
    child = int(node.first_child)
    while child != NOWHERE:
        original = original_of(tree, child)
        if tree.nodes[original].solved:
            fence()  # what follows reads sums that are exact
            solved += 1
            value = q_value(tree, original, 1.0, mover, settings)
            if value > highest:
                highest = value
                best = original
        child = int(tree.nodes[child].next_sibling)
    if best == NOWHERE or (solved < node.total and highest < 1.0 - settings.score_weight):
        return False
    return solve_from(tree, number, best, scratch.values)


@rule
def solve_from(tree: TreeArrays, number: int, other: int, values: Float64Array) -> bool:
    """Give a node the exact value of another one; return True.

    Args:
        tree: With both nodes.
        number: The node.
        other: A solved one.
        values: float64[S] scratch.
    """
    fence()  # what follows reads sums that are exact
    for seat in range(len(values)):
        values[seat] = tree.value_sums[other, seat]
    settle(tree, number, values)
    return True


@rule
def settle(tree: TreeArrays, number: int, values: Float64Array) -> None:
    """Give a node its exact value for each seat, unless another thread has."""
    shared = is_shared(tree)
    if shared:
        acquire(tree.words, number * _WORDS + _LOCK)
    node = tree.nodes[number]
    if not node.solved:
        for seat in range(len(values)):
            tree.value_sums[number, seat] = values[seat]
        fence()  # whoever sees that it is solved reads this value
        node.solved = True
    if shared:
        release(tree.words, number * _WORDS + _LOCK)


@rule
def solve_draw(tree: TreeArrays, number: int, values: Float64Array) -> bool:
    """Solve a draw if all its outcomes are solved; return whether it was.

    Args:
        tree: With the draw's node.
        number: That node.
        values: float64[S] scratch.
    """
    node = tree.nodes[number]
    solved = 0
    values[:] = 0.0
    child = int(node.first_child)
    while child != NOWHERE:
        original = original_of(tree, child)
        if tree.nodes[original].solved:
            fence()
            weight = tree.nodes[child].weight
            solved += weight
            for seat in range(len(values)):
                values[seat] += tree.value_sums[original, seat] * weight
        child = int(tree.nodes[child].next_sibling)
    if solved < node.total:
        return False
    for seat in range(len(values)):
        values[seat] /= solved
    settle(tree, number, values)
    return True


@rule
def descend(
    state: State, reply: int, tree: TreeArrays, settings: Settings, scratch: SearchScratch
) -> int:
    """Descend from the root, in place; return the length of the path.

    It ends with a fresh, a solved or a final node, or with ``NOWHERE`` where it left the tree.
    """
    path = scratch.path
    node = 0
    path[0] = 0
    length = 1
    while not tree.nodes[node].solved and length < len(path):
        mover = to_move(state)
        if tree.nodes[node].mover != mover:  # else other threads would have to fetch it again
            tree.nodes[node].mover = mover
        if mover == OVER:
            break
        if mover == CHANCE:
            node = step_by_chance(state, node, tree, settings, scratch)
        else:
            node = step_by_choice(state, node, mover, reply, tree, settings, scratch)
        enter(tree, node, length, scratch)
        length += 1
        if node != NOWHERE and original_of(tree, node) != node and length < len(path):
            node = original_of(tree, node)
            enter(tree, node, length, scratch)
            length += 1
        if node == NOWHERE or tree.nodes[node].visits == 0:
            break
    return length


@rule
def enter(tree: TreeArrays, node: int, length: int, scratch: SearchScratch) -> None:
    """Add a node, or ``NOWHERE``, to a path of so many nodes; several threads see it in flight."""
    scratch.path[length] = node
    if is_shared(tree):
        lost = node != NOWHERE and tree.nodes[node].visits < _LOSSES_MATTER
        scratch.lost[length] = lost
        if lost:
            fetch_add(tree.words, node * _WORDS + _IN_FLIGHT, 1)


@rule
def value_leaf(
    state: State, length: int, tree: TreeArrays, settings: Settings, scratch: SearchScratch
) -> None:
    """Write the value to each seat of the state at the end of a path of so many nodes.

    By a network, a rollout or both, unless the last node is solved.
    """
    leaf = int(scratch.path[length - 1])
    inside = leaf != NOWHERE
    if inside and tree.nodes[leaf].solved:
        fence()
        for seat in range(settings.seat_count):
            scratch.values[seat] = tree.value_sums[leaf, seat]
        return
    ends_here = inside and to_move(state) == OVER and not settings.hides
    if not settings.learned or settings.rollout_depth > 0:
        rollout(state, scratch.policies, settings.rollout_depth, scratch.play, 0, NO_EVENT)
    if settings.learned:
        learned_values(state, last_decider(length, tree, settings, scratch), settings, scratch)
    else:
        value_state(state, to_move(state) == OVER, settings, scratch)
    if ends_here:
        settle(tree, leaf, scratch.values)


@rule
def run_simulations(
    tree: TreeArrays,
    states: States,
    settings: Settings,
    scratch: SearchScratch,
    simulations: int,
) -> int:
    """Run simulations from ``states[0]``; return how many, fewer if the root gets solved.

    Args:
        tree: Grows.
        states: The root's state.
        settings: The search's settings.
        scratch: Overwritten.
        simulations: The most to run.
    """
    first = int(tree.nodes[0].visits)
    done = 0
    while done < simulations and not tree.nodes[0].solved:
        reply = replying_seat(first + done, settings)
        copy_state(scratch.here.states, 0, states, 0)
        state = scratch.here.states[0]
        length = descend(state, reply, tree, settings, scratch)
        value_leaf(state, length, tree, settings, scratch)
        if scratch.path[length - 1] == NOWHERE:
            length -= 1
        backpropagate(tree, length, settings, scratch)
        done += 1
    if is_shared(tree):
        for place in range(len(scratch.buffer.visits)):
            flush(tree, place, scratch.buffer)
    return done


@rule
def find_subtree(
    tree: TreeArrays,
    states: States,
    images: npt.NDArray[np.uint8],
    parents: Int64Array,
    seen: BoolArray,
    least: int,
) -> int:
    """Return the node whose state is ``states[1]``, reached from the root's ``states[0]``.

    Goes through all nodes with at least ``least`` visits, depth first; ``NOWHERE`` if there is
    none.  Only for compiled rules, and for games that hide nothing.

    Args:
        tree: The tree to look in.
        states: The first two are given, the others scratch: one for each step and one more.
        images: uint8[states, bytes], the same memory.
        parents: int64[steps + 1] scratch.
        seen: bool[P] scratch, False everywhere.
        least: The fewest visits of a node that is looked at.
    """
    deepest = len(states) - 3
    copy_state(states, 2, states, 0)
    parents[0] = 0
    if is_same(images, 2, 1):
        return 0
    depth = 0
    child = int(tree.nodes[0].first_child)
    while depth >= 0:
        if child == NOWHERE or depth == deepest:
            child = int(tree.nodes[int(parents[depth])].next_sibling) if depth > 0 else NOWHERE
            depth -= 1
            continue
        node = tree.nodes[child]
        if node.visits < least:
            child = int(node.next_sibling)
            continue
        copy_state(states, 3 + depth, states, 2 + depth)
        apply(states[3 + depth], node.key)
        original = original_of(tree, child)
        if is_same(images, 3 + depth, 1):
            return original
        if seen[original]:  # reached in another way before
            child = int(node.next_sibling)
            continue
        depth += 1
        seen[original] = depth < deepest  # else what is below has not been looked at
        parents[depth] = child
        child = int(tree.nodes[original].first_child)
    return NOWHERE


@rule
def is_same(images: npt.NDArray[np.uint8], i: int, j: int) -> bool:
    """Return whether two states are the same, byte by byte."""
    for at in range(images.shape[1]):  # noqa: SIM110  # any() of a generator does not compile
        if images[i, at] != images[j, at]:
            return False
    return True


@rule
def reuse_subtree(tree: TreeArrays, root: int, target: TreeArrays, copies: Int32Array) -> None:
    """Copy the tree below ``root`` into another tree, whose root it becomes.

    Args:
        tree: With the root.
        root: A node.
        target: Overwritten.
        copies: int32[P] scratch.
    """
    copies[:] = NOWHERE
    target.size[0] = 0
    target.places[:] = NOWHERE
    copy_of(tree, root, target, copies)
    done = 0
    while done < target.size[0]:
        parent = target.nodes[done]
        if parent.original != NOWHERE:
            parent.original = copy_of(tree, int(parent.original), target, copies)
        old = int(parent.first_child)  # still a node of the old tree
        parent.first_child = NOWHERE
        while old != NOWHERE:
            new = copy_of(tree, old, target, copies)
            target.nodes[new].next_sibling = parent.first_child
            parent.first_child = new
            old = int(tree.nodes[old].next_sibling)
        done += 1


@rule
def copy_of(tree: TreeArrays, node: int, target: TreeArrays, copies: Int32Array) -> int:
    """Return the copy of a node in another tree, without siblings where it is new."""
    if copies[node] != NOWHERE:
        return int(copies[node])
    new = int(target.size[0])
    target.size[0] = new + 1
    copies[node] = new
    target.nodes[new] = tree.nodes[node]
    target.nodes[new].next_sibling = NOWHERE
    for seat in range(tree.value_sums.shape[1]):
        target.value_sums[new, seat] = tree.value_sums[node, seat]
    if len(tree.places) == 0:
        return new
    digest = tree.digests[node]
    if tree.places[place_of(tree.places, tree.digests, digest)] == node:  # else it is no node's
        target.digests[new, 0], target.digests[new, 1] = digest[0], digest[1]
        target.places[place_of(target.places, target.digests, digest)] = new
    return new


__all__ = [
    "BEST_REPLY",
    "BUFFER_PLACES",
    "NODE",
    "NOWHERE",
    "OWN",
    "PARANOID",
    "Nodes",
    "SearchScratch",
    "Settings",
    "TreeArrays",
    "add_child",
    "backpropagate",
    "child_of",
    "clear",
    "copy_of",
    "descend",
    "digest",
    "enter",
    "find_original",
    "find_subtree",
    "follows_heuristic",
    "is_same",
    "last_decider",
    "learned_values",
    "mean_value",
    "new_node",
    "original_of",
    "q_value",
    "rank_value",
    "replying_seat",
    "reuse_subtree",
    "run_simulations",
    "solve",
    "solve_draw",
    "solve_from",
    "step_by_chance",
    "step_by_choice",
    "ucb",
    "value_leaf",
    "value_state",
]
