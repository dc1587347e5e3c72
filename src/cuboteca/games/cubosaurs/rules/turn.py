"""A seat's turn: get a hand, then keep or refuse it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.core.pile import KINDS, mark_kinds
from cuboteca.games.cubosaurs.actions import KEEP, REFUSE
from cuboteca.games.cubosaurs.components import FACE_COUNT
from cuboteca.games.cubosaurs.rules.cards import (
    add_to_hand,
    cards_to_add,
    draw_into_hand,
    is_type_in_hand,
    keep_hand,
    lose,
    refuse_face,
)
from cuboteca.games.cubosaurs.rules.refusals import Refusal
from cuboteca.games.cubosaurs.rules.set_up import seat_after
from cuboteca.games.cubosaurs.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Mask


@rule(
    '"Turno di un giocatore", 1 (Italian p. 6): draw only without a hand; "Fine del round" (p. 7):'
    " the round ends when a draw is due and the pile is empty, before anything is bought (ruling: "
    "round-ends-before-buying)"
)
def begin_turn(state: State) -> None:
    """Find out what the active seat has to do first.  Changes: stage, mover."""
    if state.hand_count > 0:
        state.stage = Stage.CHOICE
        state.mover = state.active
    elif state.draw_pile > 0:
        state.stage = Stage.DRAW
        state.mover = CHANCE
    else:
        state.stage = Stage.SCORING


@rule('"Turno di un giocatore", 1 (Italian p. 6)')
def draw_hand(state: State, face: int) -> None:
    """Draw the card that is the active seat's hand.  Changes: cards, stage, mover."""
    draw_into_hand(state, face)
    state.stage = Stage.CHOICE
    state.mover = state.active


@rule('"Turno di un giocatore", 2 A (Italian p. 6)')
def keep(state: State) -> None:
    """Keep the hand: all of it joins the collection.  Changes: cards, due, stage."""
    keep_hand(state, state.active)
    state.resume = Stage.NEXT_TURN
    state.stage = Stage.TOKENS


@rule(
    '"Turno di un giocatore", 2 B (Italian p. 6): a card of the own collection, of a type that the'
    " hand does not have yet"
)
def refuse_adding(state: State, face: int) -> int:
    """Return what stops the active seat from adding ``face`` to pass on its hand (``Refusal``).

    Pure.
    """
    code = refuse_face(state, state.active, face)
    if code == Refusal.OK and is_type_in_hand(state, face):
        return Refusal.TYPE_IN_HAND
    return code


@rule('"Turno di un giocatore", 2 (Italian p. 6)')
def choice_mask(state: State, mask: Mask) -> int:
    """Mark keep and every refusal; return how many.  Changes: mask.

    Equals ``refuse_adding`` face by face.
    """
    mask[KEEP] = True
    added = mark_kinds(cards_to_add(state, state.active, 0), KINDS, mask, REFUSE)
    others = cards_to_add(state, state.active, 1)
    return 1 + added + mark_kinds(others, FACE_COUNT - KINDS, mask, REFUSE + KINDS)


@rule('"Turno di un giocatore", 2 B (Italian p. 6)')
def refuse(state: State, face: int) -> None:
    """Add a card of the collection to the hand and pass it on.  Changes: cards, stage."""
    lose(state, state.active, face)
    add_to_hand(state, face)
    state.stage = Stage.NEXT_TURN


@rule('"Svolgimento del primo round" (Italian p. 5), "Secondo round" (p. 9): direction')
def next_turn(state: State) -> None:
    """Pass the turn, and the hand if there is one, to the next seat.

    Changes: active, bought, stage.
    """
    state.active = seat_after(state, state.active, 1)
    state.bought = 0
    state.stage = Stage.TURN
