"""DNA tokens: handing out those that are due, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.cubosaurs.actions import OPPONENT
from cuboteca.games.cubosaurs.rules.refusals import Refusal
from cuboteca.games.cubosaurs.rules.set_up import seat_after
from cuboteca.games.cubosaurs.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Mask


@rule('"Ottenere segnalini DNA", note (Italian p. 11): any opponent who has one')
def refuse_victim(state: State, seat: int, victim: int) -> int:
    """Return what stops ``seat`` from taking its due token from ``victim`` (``Refusal``).  Pure."""
    if victim >= state.seat_count:
        return Refusal.VICTIM_FIRST
    if victim == seat:
        return Refusal.NOT_YOURSELF
    return Refusal.OK if state.tokens[victim] > 0 else Refusal.NO_TOKEN


@rule('"Ottenere segnalini DNA", note (Italian p. 11)')
def has_victim(state: State, seat: int) -> bool:
    """Return whether any opponent of ``seat`` holds a token.  Pure."""
    for victim in range(state.seat_count):
        if refuse_victim(state, seat, victim) == Refusal.OK:
            return True
    return False


@rule('"Ottenere segnalini DNA", note (Italian p. 11)')
def victim_mask(state: State, mask: Mask) -> int:
    """Mark the opponents to take a token from; return how many.  Changes: mask."""
    count = 0
    for victim in range(state.seat_count):
        if refuse_victim(state, state.mover, victim) == Refusal.OK:
            mask[OPPONENT + victim] = True
            count += 1
    return count


@rule('"Ottenere segnalini DNA" (Italian p. 11)')
def hand_out_tokens(state: State) -> None:
    """Pay due tokens until none is left or a seat must choose a victim.

    Changes: tokens, reserve, due, stage, mover.
    Note: all of one seat's tokens, then the next seat's in order of play, from the seat whose turn
    it is (ruling: short-reserve-set-up); taking is an obligation, and a token that nobody can give
    is lost (ruling: lost-token, empty-reserve-one-by-one).
    """
    state.mover = state.active
    state.stage = state.resume
    if state.dna == 1:
        for steps in range(state.seat_count):
            seat = seat_after(state, state.active, steps)
            if state.due[seat] > 0 and must_choose_victim(state, seat):
                state.mover = seat
                state.stage = Stage.VICTIM
                return


@rule('"Ottenere segnalini DNA" (Italian p. 11)')
def must_choose_victim(state: State, seat: int) -> bool:
    """Pay the due tokens of a seat; return whether it must choose whom to take the next from.

    Changes: tokens, reserve, due.
    """
    while state.due[seat] > 0:
        if state.reserve > 0:
            state.reserve -= 1
            state.tokens[seat] += 1
        elif has_victim(state, seat):
            return True
        state.due[seat] -= 1
    return False


@rule('"Ottenere segnalini DNA", note (Italian p. 11)')
def take_token(state: State, action: int) -> None:
    """Take the due token of the deciding seat from a victim.  Changes: tokens, due, stage."""
    state.tokens[action - OPPONENT] -= 1
    state.tokens[state.mover] += 1
    state.due[state.mover] -= 1
    state.stage = Stage.TOKENS
