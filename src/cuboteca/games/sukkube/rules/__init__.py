"""The rules of Sukkube: the sequence of play, and what the engine asks of a game.

The sequence of play, as the rulebook's table of contents:

=====================  ==========================  ===========
part                   stages                      module
=====================  ==========================  ===========
preparations           CHARACTER, CARD, STARTER,   ``set_up``
                       MANCHE_START
reading the Kube       (turning it)                ``kube``
a turn                 TURN, PLAY                  ``playing``
end of a manche        MANCHE_END, OVER            ``scoring``
=====================  ==========================  ===========

``apply`` lets an event happen (``act``), then passes through the stages that wait for nobody
(``advance``), in the order of play, until one waits for a seat or a draw.  All cards that automata
play in between happen there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.arrays import clear
from cuboteca.core.chance import draw_below, outcome_at
from cuboteca.core.compiled import rule
from cuboteca.core.pile import count, kind_at, one_of_each
from cuboteca.games.sukkube.rules.playing import card_mask, play, playable, refuse_card, take_turn
from cuboteca.games.sukkube.rules.scoring import end_manche
from cuboteca.games.sukkube.rules.set_up import (
    begin_manche,
    card_weights,
    character_weights,
    deal_next,
    draw_card,
    hand_out_character,
    make_starter,
    starter_weights,
)
from cuboteca.games.sukkube.state import LAST_WAITING, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Mask, Row


@rule('"Regole di gioco", 7 (Italian p. 2)')
def to_move(state: State) -> int:
    """Return the seat that decides, ``CHANCE`` or ``OVER``.  Pure."""
    return state.mover


@rule(
    '"Regole di gioco", 3 (Italian p. 2), "Regole di gioco", 3.1 (p. 2), "Regole di gioco", 4 '
    "(p. 2)"
)
def legal_mask(state: State, mask: Mask) -> int:
    """Mark the legal actions of the seat to move; return how many.

    Shapes: mask is bool[15], overwritten.  Nothing is legal at a draw or when the play is over.
    """
    if state.stage == Stage.PLAY:
        return card_mask(state, mask)
    clear(mask)
    return 0


@rule(
    '"Regole di gioco", 3 (Italian p. 2), "Regole di gioco", 3.1 (p. 2), "Regole di gioco", 4 '
    "(p. 2)"
)
def random_legal(state: State, mask: Mask, rng: RngState) -> int:  # noqa: ARG001  # none is needed
    """Return a legal action, each kind of card equally likely.  Changes: rng."""
    kinds = one_of_each(playable(state, state.mover))
    return kind_at(kinds, draw_below(rng, count(kinds)))


@rule(
    '"Regole di gioco", 3 (Italian p. 2), "Regole di gioco", 3.1 (p. 2), "Regole di gioco", 4 '
    "(p. 2)"
)
def refusal(state: State, action: int) -> int:
    """Return what stops the mover from taking an action (``Refusal``).  Pure.

    It is ``OK`` where ``legal_mask`` marks the card.
    """
    return refuse_card(state, action)


@rule('"Preparativi" (Italian p. 2); "Regole di gioco", 1 (p. 2)')
def chance_weights(state: State, weights: Row) -> int:
    """Write the integer weights of the outcomes of a draw; return their sum.

    Shapes: weights is int64[15], overwritten.  All are 0 where nothing is drawn.
    """
    if state.stage == Stage.CARD:
        return card_weights(state, weights)
    clear(weights)
    match state.stage:
        case Stage.CHARACTER:
            return character_weights(state, weights)
        case Stage.STARTER:
            return starter_weights(state, weights)
        case _:
            return 0


@rule('"Preparativi" (Italian p. 2), "Regole di gioco", 1 (p. 2)')
def draw(state: State, weights: Row, rng: RngState) -> int:
    """Return an outcome drawn by ``chance_weights``.  Changes: weights (scratch), rng.

    Note: most draws are of cards, and these write no weights.
    """
    if state.stage == Stage.CARD:
        return draw_card(state, rng)
    total = chance_weights(state, weights)
    return outcome_at(weights, draw_below(rng, total))


@rule('"Regole di gioco" (Italian p. 2)')
def apply(state: State, action: int) -> None:
    """Let a legal action, or an outcome of chance, happen.  Changes: the state."""
    act(state, action)
    if state.stage > LAST_WAITING:
        advance(state)


@rule('"Preparativi" (Italian p. 2); "Regole di gioco", 1 (p. 2), "Regole di gioco", 3 (p. 2)')
def act(state: State, action: int) -> None:
    """Do what the event says, up to the next stage.  Changes: the state."""
    match state.stage:
        case Stage.CARD:
            deal_next(state, action)
        case Stage.PLAY:
            state.event_start = state.played
            play(state, action)
        case Stage.CHARACTER:
            hand_out_character(state, action)
        case Stage.STARTER:
            make_starter(state, action)
        case _:
            pass


@rule(
    '"Regole di gioco", 1 (Italian p. 2), "Regole di gioco", 7 (p. 2), "Regole di gioco", 8 '
    '(p. 2), "Regole di gioco", 9 (p. 2)'
)
def advance(state: State) -> None:
    """Pass through the stages that wait for nobody, in the order of play, until one waits.

    Changes: the state.
    Note: a manche may pass without any card of a person; it counts all the same (ruling:
    manche-without-people).
    """
    if state.stage == Stage.MANCHE_START:
        begin_manche(state)
    while state.stage == Stage.TURN:
        take_turn(state)
    if state.stage == Stage.MANCHE_END:
        end_manche(state)


__all__ = [
    "act",
    "advance",
    "apply",
    "chance_weights",
    "draw",
    "legal_mask",
    "random_legal",
    "refusal",
    "to_move",
]
