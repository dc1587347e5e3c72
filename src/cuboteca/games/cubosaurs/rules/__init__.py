"""The rules of Cubosaurs: the sequence of play, and what the engine asks of a game.

The sequence of play, as the rulebook's table of contents:

====================  =======================  ====================================
part                  stages                   module
====================  =======================  ====================================
set-up of a round     STARTER, MARKET,         ``set_up``
                      TILE, DEAL
a turn, phase 1       TURN, DRAW               ``turn``
a turn, phase 2       CHOICE, NEXT_TURN        ``turn``
DNA Evolution tiles   EXTRA_DRAW, OPPONENT,    ``tiles``
                      THEIR_CARD, OWN_CARD
DNA tokens            TOKENS, VICTIM           ``tokens``
end of a round        SCORING, OVER            ``scoring``
====================  =======================  ====================================

``apply`` lets an event happen (``act``), then passes through the stages that wait for nobody
(``advance``), in the order of play, until one waits for a seat or a draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core import bitset
from cuboteca.core.arrays import clear
from cuboteca.core.chance import draw_below, outcome_at
from cuboteca.core.compiled import by_stage, rule
from cuboteca.core.constants import CHANCE
from cuboteca.core.legal import random_action
from cuboteca.core.pile import count, kind_of_two, one_of_each
from cuboteca.games.cubosaurs.actions import (
    BUY,
    CARD,
    KEEP,
    OPPONENT,
    REFUSE,
)
from cuboteca.games.cubosaurs.rules.cards import cards_to_add
from cuboteca.games.cubosaurs.rules.refusals import Refusal
from cuboteca.games.cubosaurs.rules.scoring import score_round
from cuboteca.games.cubosaurs.rules.set_up import (
    clear_table,
    deal_next,
    draw_face,
    face_weights,
    fill_market,
    lowest_score,
    make_starter,
    starter_weights,
    tile_weights,
    turn_up,
)
from cuboteca.games.cubosaurs.rules.tiles import (
    buy,
    buy_mask,
    card_mask,
    cards_to_choose,
    choose_opponent,
    choose_own_card,
    choose_their_card,
    draw_extra,
    opponent_mask,
    refuse_buying,
    refuse_card,
    refuse_opponent,
    tiles_to_buy,
)
from cuboteca.games.cubosaurs.rules.tokens import (
    hand_out_tokens,
    refuse_victim,
    take_token,
    victim_mask,
)
from cuboteca.games.cubosaurs.rules.turn import (
    begin_turn,
    choice_mask,
    draw_hand,
    keep,
    next_turn,
    refuse,
    refuse_adding,
)
from cuboteca.games.cubosaurs.state import LAST_WAITING, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Mask, Row


@rule('"Svolgimento del primo round" (Italian p. 5)')
def to_move(state: State) -> int:
    """Return the seat that decides, ``CHANCE`` or ``OVER``.  Pure."""
    return state.mover


@rule('"Turno di un giocatore", 2 (Italian p. 6) and the tiles (p. 11-14)')
def legal_mask(state: State, mask: Mask) -> int:
    """Mark the legal actions of the seat to move; return how many.

    Shapes: mask is bool[64], overwritten.  Nothing is legal at a draw or when the play is over.
    """
    clear(mask)
    match state.stage:
        case Stage.CHOICE:
            count = choice_mask(state, mask)
            return count + buy_mask(state, mask) if state.dna == 1 else count
        case Stage.OPPONENT:
            return opponent_mask(state, mask)
        case Stage.THEIR_CARD | Stage.OWN_CARD:
            return card_mask(state, mask)
        case Stage.VICTIM:
            return victim_mask(state, mask)
        case _:
            return 0


@rule('"Turno di un giocatore", 2 (Italian p. 6) and the tiles (p. 11-14)')
def random_legal(state: State, mask: Mask, rng: RngState) -> int:
    """Return a legal action, each equally likely.  Changes: mask (scratch), rng.

    Note: most decisions are about cards, and these need no mask.
    """
    match state.stage:
        case Stage.CHOICE:
            return random_choice(state, rng)
        case Stage.THEIR_CARD | Stage.OWN_CARD:
            first, second = cards_to_choose(state, 0), cards_to_choose(state, 1)
            return CARD + random_kind(first, second, rng)
        case _:
            return random_action(state, mask, rng)


@rule('"Turno di un giocatore", 2 (Italian p. 6)')
def random_choice(state: State, rng: RngState) -> int:
    """Return one of keeping, refusals and purchases, each equally likely.  Changes: rng."""
    first = one_of_each(cards_to_add(state, state.active, 0))
    second = one_of_each(cards_to_add(state, state.active, 1))
    cards = count(first) + count(second)
    tiles = tiles_to_buy(state) if state.dna == 1 else 0
    purchases = bitset.count(tiles) if tiles != 0 else 0
    number = draw_below(rng, 1 + cards + purchases)
    if number == 0:
        return KEEP
    if number <= cards:
        return REFUSE + kind_of_two(first, second, number - 1)
    return BUY + bitset.nth(tiles, number - cards - 1)


@rule("tiles 5-10 (Italian p. 14)")
def random_kind(first: int, second: int, rng: RngState) -> int:
    """Return a kind of card of a long pile, each equally likely.  Changes: rng."""
    first, second = one_of_each(first), one_of_each(second)
    return kind_of_two(first, second, draw_below(rng, count(first) + count(second)))


@rule('"Turno di un giocatore", 2 (Italian p. 6) and the tiles (p. 11-14)')
def refusal(state: State, action: int) -> int:
    """Return what stops the seat to move from taking an action (``Refusal``).  Pure.

    It is ``OK`` where ``legal_mask`` marks the action.
    """
    match state.stage:
        case Stage.CHOICE:
            return refuse_at_choice(state, action)
        case Stage.VICTIM:
            if OPPONENT <= action < CARD:
                return refuse_victim(state, state.mover, action - OPPONENT)
            return Refusal.VICTIM_FIRST
        case Stage.OPPONENT:
            if OPPONENT <= action < CARD:
                return refuse_opponent(state, action - OPPONENT)
            return Refusal.TILE_FIRST
        case _:
            return refuse_card(state, action - CARD) if action >= CARD else Refusal.TILE_FIRST


@rule('"Turno di un giocatore", 2 (Italian p. 6)')
def refuse_at_choice(state: State, action: int) -> int:
    """Return what stops the active seat from keeping, refusing or buying (``Refusal``).  Pure."""
    if action == KEEP:
        return Refusal.OK
    if action < BUY:
        return refuse_adding(state, action - REFUSE)
    if action < OPPONENT:
        return refuse_buying(state, action - BUY)
    return Refusal.NOT_NOW


@rule('"Preparazione" (Italian p. 4), "Turno di un giocatore", 1 (p. 6)')
def chance_weights(state: State, weights: Row) -> int:
    """Write the integer weights of the outcomes of a draw; return their sum.

    Shapes: weights is int64[24], overwritten.  All are 0 where nothing is drawn.
    """
    clear(weights)
    match state.stage:
        case Stage.STARTER:
            return starter_weights(state, weights)
        case Stage.TILE:
            return tile_weights(state, weights)
        case Stage.DEAL | Stage.DRAW | Stage.EXTRA_DRAW:
            return face_weights(state, weights)
        case _:
            return 0


@rule('"Preparazione" (Italian p. 4), "Turno di un giocatore", 1 (p. 6)')
def draw(state: State, weights: Row, rng: RngState) -> int:
    """Return an outcome drawn by ``chance_weights``.  Changes: weights (scratch), rng.

    Note: most draws are of cards, and these write no weights.
    """
    match state.stage:
        case Stage.STARTER | Stage.TILE:
            total = chance_weights(state, weights)
            return outcome_at(weights, draw_below(rng, total))
        case _:
            return draw_face(state, rng)


@rule('"Turno di un giocatore", 2 (Italian p. 6)')
def act_on_choice(state: State, action: int) -> None:
    """Keep, refuse or buy.  Changes: the state."""
    if action == KEEP:
        keep(state)
    elif action < BUY:
        refuse(state, action - REFUSE)
    else:
        buy(state, action - BUY)


#: Do what the event says, up to the next stage: ``(state, action)``.
act = by_stage(
    "act",
    {
        Stage.STARTER: make_starter,
        Stage.TILE: turn_up,
        Stage.DEAL: deal_next,
        Stage.DRAW: draw_hand,
        Stage.CHOICE: act_on_choice,
        Stage.EXTRA_DRAW: draw_extra,
        Stage.OPPONENT: choose_opponent,
        Stage.THEIR_CARD: choose_their_card,
        Stage.OWN_CARD: choose_own_card,
        Stage.VICTIM: take_token,
    },
)


@rule('"Svolgimento del primo round" (Italian p. 5)')
def apply(state: State, action: int) -> None:
    """Let a legal action, or an outcome of chance, happen.  Changes: the state."""
    act(state, action)
    if state.stage > LAST_WAITING:
        advance(state)


@rule('"Svolgimento del primo round" (Italian p. 5)')
def advance(state: State) -> None:
    """Pass through the stages that wait for nobody, in the order of play, until one waits.

    Changes: the state.
    """
    finish_turn(state)
    if state.stage == Stage.SCORING:
        end_round(state)
    if state.stage == Stage.MARKET:
        fill_market(state)


@rule('"Turno di un giocatore" (Italian p. 6)')
def finish_turn(state: State) -> None:
    """Hand out due tokens, pass the turn on and begin the next one.  Changes: the state."""
    if state.stage == Stage.TOKENS:
        hand_out_tokens(state)
    if state.stage == Stage.NEXT_TURN:
        next_turn(state)
    if state.stage == Stage.TURN:
        begin_turn(state)


@rule('"Fine del round e conteggio dei punti" (Italian p. 7), "Secondo round" (p. 9)')
def end_round(state: State) -> None:
    """Count the round; if another follows, clear the table and find out who begins it.

    Changes: points, cards, starter, stage, mover.
    """
    score_round(state)
    if state.stage == Stage.STARTER:
        clear_table(state)
        settle_starter(state)


@rule('"Secondo round" (Italian p. 9); ruling: starter-by-round-points')
def settle_starter(state: State) -> None:
    """Let the single lowest scorer begin, or leave the tie to chance.  Changes: starter, stage."""
    lowest = lowest_score(state)
    tied = 0
    last = 0
    for seat in range(state.seat_count):
        if state.last_round[seat] == lowest:
            tied += 1
            last = seat
    if tied == 1:
        make_starter(state, last)
    else:
        state.mover = CHANCE


__all__ = [
    "act",
    "act_on_choice",
    "advance",
    "apply",
    "chance_weights",
    "draw",
    "end_round",
    "finish_turn",
    "legal_mask",
    "random_choice",
    "random_kind",
    "random_legal",
    "refusal",
    "refuse_at_choice",
    "settle_starter",
    "to_move",
]
