"""The batch kernel of the vector environment: seats that learn, seats that bots play.

Written like ``cuboteca.core.batch``, on its building blocks, against slots of the game's rules.
Shapes: ``B`` plays, ``S`` seats, ``A`` actions, ``C`` outcomes of chance, ``N`` numbers of an
observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.batch import choose, nth_legal, pass_chance
from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import Slot, rule
from cuboteca.core.constants import OVER

if TYPE_CHECKING:
    from cuboteca.core.engine import Engine
    from cuboteca.core.record import State

to_move = Slot("to_move")
legal_mask = Slot("legal_mask")
chance_weights = Slot("chance_weights")
apply = Slot("apply")
points = Slot("points")
ranks = Slot("ranks")
observe = Slot("observe")
copy_state = Slot("copy_state")

Array = Any

#: The learner plays every seat.
EVERY_SEAT = -1
#: The learner's seat is drawn for every play.
ANY_SEAT = -2

#: What a play is worth to a seat.
REWARD_RANK, REWARD_WIN, REWARD_POINTS = range(3)
REWARDS = ("rank", "win", "points")

#: What happens to an illegal action: the play ends, or a legal one is drawn.
ILLEGAL_ENDS, ILLEGAL_DRAWS = range(2)


@rule
def settle(kind: int, points_in: Array, ranks_in: Array, out: Array) -> None:
    """Write what a finished play is worth to each seat.

    ``rank``: the share of the other seats that are behind less that of those ahead, so from 1 to
    -1, and 0 in all; alone at the table it is 0.  ``win``: 1, shared by all who are first, else 0.
    ``points``: the points.

    Args:
        kind: ``REWARD_*``.
        points_in: int64[S].
        ranks_in: int64[S], 1 being best.
        out: float64[S], overwritten.
    """
    seats = len(out)
    winners = 0
    for seat in range(seats):
        if ranks_in[seat] == 1:
            winners += 1
    for seat in range(seats):
        worth = 0.0
        if kind == REWARD_POINTS:
            worth = 1.0 * points_in[seat]
        elif kind == REWARD_WIN:
            if ranks_in[seat] == 1:
                worth = 1.0 / winners
        elif seats > 1:
            worth = lead(ranks_in, seat) / (seats - 1)
        out[seat] = worth


@rule
def lead(ranks_in: Array, seat: int) -> int:
    """Return how many seats are behind ``seat`` less how many are ahead (ranks_in: int64[S])."""
    ahead = 0
    for rank in ranks_in:
        if rank > ranks_in[seat]:
            ahead += 1
        elif rank < ranks_in[seat]:
            ahead -= 1
    return ahead


@rule
def play_on(
    state: Any, learner: int, policies: Array, mask: Array, weights: Array, rng: Array
) -> int:
    """Draw, and let the other seats act, until the learner is to move or the play is over.

    Args:
        state: Changed in place.
        learner: A seat, or ``EVERY_SEAT``.
        policies: int64[S], what plays the other seats (``batch.POLICY_*``).
        mask: bool[A] scratch.
        weights: int64[C] scratch.
        rng: uint64[1].
    """
    pass_chance(state, weights, rng)
    mover = to_move(state)
    while learner != EVERY_SEAT and mover not in (OVER, learner):
        apply(state, choose(policies[mover], state, mask, rng))
        pass_chance(state, weights, rng)
        mover = to_move(state)
    return mover  # type: ignore[no-any-return]


@rule
def advance(states: Array, action: int, weights: Array, rng: Array) -> int:
    """Let an action happen in state 0 (none below 0), draw, and return who is to move.

    One play at a time goes through arrays as well: a call with an array costs a tenth of one with
    a record.
    """
    state = states[0]
    if action >= 0:
        apply(state, action)
    pass_chance(state, weights, rng)
    return to_move(state)  # type: ignore[no-any-return]


@rule
def look(states: Array, seat: int, observation: Array) -> None:
    """Write what ``seat`` may know of state 0 (observation: int16[N], zeros)."""
    observe(states[0], seat, observation)


@rule
def mark(states: Array, mask: Array) -> int:
    """Mark what is legal in state 0 (mask: bool[A], overwritten); return how many actions are."""
    return legal_mask(states[0], mask)  # type: ignore[no-any-return]


@rule
def happen(states: Array, number: int) -> int:
    """Let an action or an outcome happen in state 0 and return who is to move."""
    state = states[0]
    apply(state, number)
    return to_move(state)  # type: ignore[no-any-return]


@rule
def weigh(states: Array, weights: Array) -> int:
    """Write the weights of the draw that state 0 waits for (int64[C]); return their sum."""
    return chance_weights(states[0], weights)  # type: ignore[no-any-return]


@rule
def begin_play(
    states: Array,
    play: int,
    start: Array,
    seat: int,
    learners: Array,
    policies: Array,
    mask: Array,
    weights: Array,
    rng: Array,
) -> int:
    """Put play ``play`` at the learner's first decision and return who decides.

    Plays that end before the learner has decided anything are passed over.
    """
    while True:
        learner = seat
        if seat == ANY_SEAT:
            learner = draw_below(rng, len(policies))
        learners[play] = learner
        copy_state(states, play, start, 0)
        mover = play_on(states[play], learner, policies, mask, weights, rng)
        if mover != OVER:
            return mover


@rule
def reset_seats(
    states: Array,
    start: Array,
    lo: int,
    hi: int,
    seat: int,
    policies: Array,
    learners: Array,
    rngs: Array,
    mask: Array,
    weights: Array,
    observations: Array,
    masks: Array,
    legal_counts: Array,
    movers: Array,
) -> None:
    """Put plays ``lo .. hi - 1`` at their first decision and describe it; see ``step_seats``."""
    for play in range(lo, hi):
        rng = rngs[play : play + 1]
        mover = begin_play(states, play, start, seat, learners, policies, mask, weights, rng)
        movers[play] = mover
        observe(states[play], mover, observations[play])
        legal_counts[play] = legal_mask(states[play], masks[play])


@rule
def step_seats(
    states: Array,
    start: Array,
    lo: int,
    hi: int,
    actions: Array,
    illegal: int,
    reward: int,
    seat: int,
    policies: Array,
    learners: Array,
    rngs: Array,
    mask: Array,
    weights: Array,
    scores: Array,
    observations: Array,
    masks: Array,
    legal_counts: Array,
    movers: Array,
    rewards: Array,
    seat_rewards: Array,
    dones: Array,
    final_observations: Array,
) -> int:
    """Take one action in each of plays ``lo .. hi - 1``; return how many plays ended.

    Args:
        states: B states.
        start: one state, the first of every play.
        lo: first play.
        hi: one past the last play.
        actions: int64[B], of the seats in ``movers``; illegal ones are noticed by ``masks``.
        illegal: ``ILLEGAL_*``.
        reward: ``REWARD_*``.
        seat: of the learner, ``EVERY_SEAT`` or ``ANY_SEAT``.
        policies: int64[S], what plays the other seats.
        learners: int64[B], the learner's seat in each play.
        rngs: uint64[B], one rng state a play.
        mask: bool[A] scratch.
        weights: int64[C] scratch.
        scores: int64[2, S] scratch.
        observations: int16[B, N], written for the seat that is to move.
        masks: bool[B, A], written for the seat that is to move.
        legal_counts: int64[B]: how many actions the mask marks.
        movers: int64[B]: the seat that is to move.
        rewards: float64[B]: of the seat that acted, at the end of a play, else 0.
        seat_rewards: float64[B, S]: of all seats, at the end of a play, else 0.
        dones: bool[B]: the play has ended; observation and mask are of the next one.  Those of the
            step before say where rewards have to be cleared.
        final_observations: int16[B, N], written where a play has ended, for the seat that acted.
    """
    ended = 0
    for play in range(lo, hi):
        rng = rngs[play : play + 1]
        state = states[play]
        actor = movers[play]
        action = actions[play]
        fair = True
        if action < 0 or action >= len(mask) or not masks[play, action]:
            fair = illegal == ILLEGAL_DRAWS
            action = nth_legal(masks[play], draw_below(rng, legal_counts[play]))
        mover = OVER
        if fair:
            apply(state, action)
            mover = play_on(state, learners[play], policies, mask, weights, rng)
        over = mover == OVER
        if dones[play]:
            rewards[play] = 0.0
            for other in range(len(policies)):
                seat_rewards[play, other] = 0.0
        dones[play] = over
        if over:
            ended += 1
            if fair:
                points(state, scores[0])
                ranks(state, scores[1])
                settle(reward, scores[0], scores[1], seat_rewards[play])
            else:
                seat_rewards[play, actor] = -1.0
            rewards[play] = seat_rewards[play, actor]
            observe(state, actor, final_observations[play])
            mover = begin_play(states, play, start, seat, learners, policies, mask, weights, rng)
        movers[play] = mover
        observe(states[play], mover, observations[play])
        legal_counts[play] = legal_mask(states[play], masks[play])
    return ended


def record_of(engine: Engine, state: State) -> Any:
    """Return storage of one state that holds ``state``, as kernels take it."""
    return engine.layout.pack(state) if engine.mode == "compiled" else [engine.adopt(state)]
