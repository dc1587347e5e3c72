"""The batch kernel of the vector environment: some seats learn, bots play the others.

Like ``cuboteca.core.batch``, and built from its parts, it calls the game's rules through slots.
Shapes: ``B`` plays, ``S`` seats, ``A`` actions, ``C`` outcomes of chance, ``N`` numbers of an
observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cuboteca.core.arrays import BoolArray, Float64Array, Int16Array, Int64Array, RngState
from cuboteca.core.batch import choose, pass_chance
from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.core.constants import OVER
from cuboteca.core.legal import nth_legal
from cuboteca.core.slots import (
    apply,
    chance_weights,
    copy_state,
    legal_mask,
    observe,
    observe_again,
    points,
    ranks,
    to_move,
)

if TYPE_CHECKING:
    from cuboteca.core.engine import Engine
    from cuboteca.core.record import State, States


#: The learner plays every seat.
EVERY_SEAT = -1
#: The learner's seat is drawn for every play.
ANY_SEAT = -2

#: What counts as a seat's reward.
REWARD_RANK, REWARD_WIN, REWARD_POINTS = range(3)
REWARDS = ("rank", "win", "points")

#: What happens to an illegal action: the play ends, or a legal one is drawn.
ILLEGAL_ENDS, ILLEGAL_DRAWS = range(2)


class Setup(NamedTuple):
    """The settings of all plays of an environment."""

    seat: int  # the learner's, ``EVERY_SEAT`` or ``ANY_SEAT``
    policies: Int64Array  # int64[S], what plays the other seats (``batch.POLICY_*``)
    reward: int  # ``REWARD_*``
    illegal: int  # ``ILLEGAL_*``


class SeatScratch(NamedTuple):
    """Memory that one thread needs to step plays."""

    mask: BoolArray  # bool[A]
    weights: Int64Array  # int64[C]
    points: Int64Array  # int64[S]
    ranks: Int64Array  # int64[S]


class SeatPlays(NamedTuple):
    """Plays that are stepped together, and what is read from them after a step."""

    start: States  # one state, with which every play begins
    states: States  # B states
    rngs: RngState  # uint64[B], the generator of each play
    learners: Int64Array  # int64[B], the learner's seat in each play
    movers: Int64Array  # int64[B], the seat that is to move
    observations: Int16Array  # int16[B, N], for the seat that is to move
    masks: BoolArray  # bool[B, A], its legal actions
    legal_counts: Int64Array  # int64[B], how many actions each mask marks
    rewards: Float64Array  # float64[B], for the seat that acted at the end of a play, else 0
    seat_rewards: Float64Array  # float64[B, S], for all seats at the end of a play, else 0
    dones: BoolArray  # bool[B], the play has ended: the fields above rewards belong to the next one
    final_observations: Int16Array  # int16[B, N], if a play has ended, for the seat that acted


@rule
def settle(kind: int, points_in: Int64Array, ranks_in: Int64Array, out: Float64Array) -> None:
    """Write the rewards of a finished play.

    ``rank``: the share of the other seats that are behind minus the share of those ahead: from 1 to
        -1, summing to 0; a seat alone at the table gets 0.  ``win``: 1, divided among those who are
        first, else 0.  ``points``: the points.

    Args:
        kind: ``REWARD_*``.
        points_in: int64[S].
        ranks_in: int64[S], 1 being best.
        out: float64[S], overwritten.
    """
    seat_count = len(out)
    winners = 0
    for seat in range(seat_count):
        if ranks_in[seat] == 1:
            winners += 1
    for seat in range(seat_count):
        reward = 0.0
        if kind == REWARD_POINTS:
            reward = 1.0 * points_in[seat]
        elif kind == REWARD_WIN:
            if ranks_in[seat] == 1:
                reward = 1.0 / winners
        elif seat_count > 1:
            reward = lead(ranks_in, seat) / (seat_count - 1)
        out[seat] = reward


@rule
def lead(ranks_in: Int64Array, seat: int) -> int:
    """Return how many seats are behind ``seat`` minus how many are ahead (ranks_in: int64[S])."""
    ahead = 0
    for rank in ranks_in:
        if rank > ranks_in[seat]:
            ahead += 1
        elif rank < ranks_in[seat]:
            ahead -= 1
    return ahead


@rule
def advance_to_learner(
    state: State, learner: int, setup: Setup, scratch: SeatScratch, rng: RngState
) -> int:
    """Draw, and let the other seats act, until the learner is to move or the play is over.

    Args:
        state: Changed in place.
        learner: A seat, or ``EVERY_SEAT``.
        setup: Its policies play the other seats.
        scratch: Overwritten.
        rng: uint64[1].
    """
    pass_chance(state, scratch.weights, rng)
    mover = to_move(state)
    while learner != EVERY_SEAT and mover not in (OVER, learner):
        apply(state, choose(setup.policies[mover], state, scratch.mask, rng))
        pass_chance(state, scratch.weights, rng)
        mover = to_move(state)
    return mover


@rule
def advance(states: States, action: int, weights: Int64Array, rng: RngState) -> int:
    """Apply an action to state 0 (none if negative), draw, and return who is to move.

    Single plays use arrays too: a call with an array costs a tenth of one with a record.
    """
    state = states[0]
    if action >= 0:
        apply(state, action)
    pass_chance(state, weights, rng)
    return to_move(state)


@rule
def look(states: States, seat: int, observation: Int16Array) -> None:
    """Write what ``seat`` may know of state 0 (observation: int16[N], zeros)."""
    observe(states[0], seat, observation)


@rule
def mark(states: States, mask: BoolArray) -> int:
    """Mark what is legal in state 0 (mask: bool[A], overwritten); return how many actions are."""
    return legal_mask(states[0], mask)


@rule
def happen(states: States, number: int) -> int:
    """Apply an action or an outcome to state 0 and return who is to move."""
    state = states[0]
    apply(state, number)
    return to_move(state)


@rule
def weigh(states: States, weights: Int64Array) -> int:
    """Write the weights of the draw that state 0 waits for (int64[C]); return their sum."""
    return chance_weights(states[0], weights)


@rule
def begin_play(
    plays: SeatPlays, play: int, setup: Setup, scratch: SeatScratch, rng: RngState
) -> int:
    """Start a play, advance it to the learner's first decision and return who decides.

    Plays that end before the learner has decided anything are skipped.
    """
    while True:
        learner = setup.seat
        if learner == ANY_SEAT:
            learner = draw_below(rng, len(setup.policies))
        plays.learners[play] = learner
        copy_state(plays.states, play, plays.start, 0)
        mover = advance_to_learner(plays.states[play], learner, setup, scratch, rng)
        if mover != OVER:
            return mover


@rule
def describe_seat(plays: SeatPlays, play: int, mover: int) -> None:
    """Write who is to move in a play that has begun, and what that seat sees and may do."""
    state = plays.states[play]
    plays.movers[play] = mover
    observe(state, mover, plays.observations[play])
    plays.legal_counts[play] = legal_mask(state, plays.masks[play])


@rule
def describe_again(plays: SeatPlays, play: int, mover: int) -> None:
    """Do as ``describe_seat`` does, for a play that has been described since it began."""
    state = plays.states[play]
    plays.movers[play] = mover
    observe_again(state, mover, plays.observations[play])
    plays.legal_counts[play] = legal_mask(state, plays.masks[play])


@rule
def reset_seats(plays: SeatPlays, lo: int, hi: int, setup: Setup, scratch: SeatScratch) -> None:
    """Start plays ``lo .. hi - 1`` and describe their first decisions; see ``step_seats``."""
    for play in range(lo, hi):
        mover = begin_play(plays, play, setup, scratch, plays.rngs[play : play + 1])
        describe_seat(plays, play, mover)


@rule
def finish_play(
    plays: SeatPlays,
    play: int,
    fair: bool,  # noqa: FBT001  # kernels take the caller's values by position
    setup: Setup,
    scratch: SeatScratch,
) -> None:
    """Write rewards and the last observation of a play that has ended; see ``step_seats``.

    Args:
        plays: All of them.
        play: The one that has ended.
        fair: Whether it ended by its rules; if not, by an illegal action, for which its seat pays.
        setup: Its ``reward`` is the kind of reward.
        scratch: Overwritten.
    """
    actor = plays.movers[play]
    rewards = plays.seat_rewards[play]
    if fair:
        points(plays.states[play], scratch.points)
        ranks(plays.states[play], scratch.ranks)
        settle(setup.reward, scratch.points, scratch.ranks, rewards)
    else:
        rewards[actor] = -1.0
    plays.rewards[play] = rewards[actor]
    observe(plays.states[play], actor, plays.final_observations[play])


@rule
def step_seats(
    plays: SeatPlays, lo: int, hi: int, actions: Int64Array, setup: Setup, scratch: SeatScratch
) -> int:
    """Take one action in each of plays ``lo .. hi - 1``; return how many plays ended.

    Args:
        plays: Changed in place.  Rewards are cleared where ``dones`` of the step before is set.
        lo: First play.
        hi: One past the last play.
        actions: int64[B], of the seats in ``plays.movers``; ``plays.masks`` marks the legal ones.
        setup: The settings of all plays.
        scratch: Overwritten.
    """
    ended = 0
    for play in range(lo, hi):
        rng = plays.rngs[play : play + 1]
        action = actions[play]
        fair = True
        if action < 0 or action >= len(scratch.mask) or not plays.masks[play, action]:
            fair = setup.illegal == ILLEGAL_DRAWS
            action = nth_legal(plays.masks[play], draw_below(rng, plays.legal_counts[play]))
        mover = OVER
        if fair:
            apply(plays.states[play], action)
            learner = plays.learners[play]
            mover = advance_to_learner(plays.states[play], learner, setup, scratch, rng)
        if plays.dones[play]:
            plays.rewards[play] = 0.0
            for seat in range(len(setup.policies)):
                plays.seat_rewards[play, seat] = 0.0
        plays.dones[play] = mover == OVER
        if mover == OVER:
            ended += 1
            finish_play(plays, play, fair, setup, scratch)
            describe_seat(plays, play, begin_play(plays, play, setup, scratch, rng))
        else:
            describe_again(plays, play, mover)
    return ended


def record_of(engine: Engine, state: State) -> States:
    """Return an array of one state, ``state``, as kernels take it."""
    return engine.layout.pack(state) if engine.mode == "compiled" else [engine.adopt(state)]


__all__ = [
    "ANY_SEAT",
    "EVERY_SEAT",
    "ILLEGAL_DRAWS",
    "ILLEGAL_ENDS",
    "REWARDS",
    "REWARD_POINTS",
    "REWARD_RANK",
    "REWARD_WIN",
    "SeatPlays",
    "SeatScratch",
    "Setup",
    "advance",
    "advance_to_learner",
    "begin_play",
    "describe_seat",
    "finish_play",
    "happen",
    "lead",
    "look",
    "mark",
    "record_of",
    "reset_seats",
    "settle",
    "step_seats",
    "weigh",
]
