"""DNA Evolution tiles: who may buy which, and what each one does.

One tile a turn, after the hand is known (specification d Q14).  The cost goes back to the reserve,
the tile before its buyer, then its choices are made one by one: whom, his card, my card (d Q15,
Q16).  The effect follows the last choice at once.
"""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.games.cubosaurs.actions import BUY, CARD, OPPONENT
from cuboteca.games.cubosaurs.components import (
    FACE_COUNT,
    TILE_COST,
    TILE_COUNT,
    TYPE_COUNT,
    TYPE_OF,
    Tile,
)
from cuboteca.games.cubosaurs.rules.cards import (
    add_to_hand,
    destroy,
    draw_into_hand,
    gain,
    lose,
    owns_type,
)
from cuboteca.games.cubosaurs.state import NO_FACE, NO_SEAT, NO_TILE, Stage, State


@rule
def can_buy(state: State, tile: int) -> bool:
    """Return whether the active seat may buy a tile now.  Pure.

    Rule: "Acquistare le tessere Evoluzione DNA" (Italian p. 11-12): once a turn, from those face
    up, for its cost, and only with its effect.
    """
    return (
        state.dna == 1
        and state.bought == 0
        and state.market[tile] == 1
        and state.tokens[state.active] >= TILE_COST[tile]
        and has_effect(state, tile)
    )


@rule
def has_effect(state: State, tile: int) -> bool:
    """Return whether the tile's effect can be applied now.  Pure.

    Rule: "Acquistare le tessere Evoluzione DNA", note (Italian p. 12); tile by tile specification
    b and d Q18, Q19, Q30.
    """
    me = state.active
    match tile:
        case Tile.DRAW:
            return state.draw_pile > 0
        case Tile.FORBIDDEN:
            return owns_forbidden(state, me)
        case Tile.DESTROY_OWN | Tile.GIVE:
            return state.card_count[me] > 0
        case Tile.DESTROY_THEIRS | Tile.STEAL:
            return opponent_has_card(state)
        case Tile.SWAP:
            return state.card_count[me] > 0 and opponent_has_card(state)
        case _:
            return True


@rule
def owns_forbidden(state: State, seat: int) -> bool:
    """Return whether a seat owns a card of a type that the hand already has.  Pure.

    Rule: tile 5 (Italian p. 14).  Note: it must be such a card (specification b).
    """
    for card_type in range(TYPE_COUNT):
        if state.hand_types[card_type] > 0 and owns_type(state, seat, card_type):
            return True
    return False


@rule
def opponent_has_card(state: State) -> bool:
    """Return whether any opponent of the active seat has a card.  Pure.

    Rule: tiles 7, 8 and 10 (Italian p. 14).
    """
    for seat in range(state.seat_count):
        if seat != state.active and state.card_count[seat] > 0:
            return True
    return False


@rule
def buy_mask(state: State, mask: list[bool]) -> int:
    """Mark the tiles that may be bought; return how many.  Changes: mask.

    Rule: "Acquistare le tessere Evoluzione DNA" (Italian p. 11-12).
    """
    count = 0
    for tile in range(TILE_COUNT):
        if can_buy(state, tile):
            mask[BUY + tile] = True
            count += 1
    return count


@rule
def buy(state: State, tile: int) -> None:
    """Pay for a tile, lay it before the buyer and open its choices.

    Rule: "Acquistare le tessere Evoluzione DNA" (Italian p. 11-12); tiles 1-10 (p. 13-14).
    Changes: tokens, reserve, market, owner, stage, mover.
    """
    state.tokens[state.active] -= TILE_COST[tile]
    state.reserve += TILE_COST[tile]
    state.market[tile] = 0
    state.owner[tile] = state.active
    state.bought = 1
    match tile:
        case Tile.TYPES | Tile.EGGS:
            state.stage = Stage.CHOICE
        case Tile.DRAW:
            state.stage = Stage.EXTRA_DRAW
            state.mover = CHANCE
        case Tile.PASS:
            state.stage = Stage.NEXT_TURN
        case Tile.FORBIDDEN | Tile.DESTROY_OWN:
            state.pending = tile
            state.stage = Stage.OWN_CARD
        case _:
            state.pending = tile
            state.stage = Stage.OPPONENT


@rule
def draw_extra(state: State, face: int) -> None:
    """Add the drawn card of tile 3 to the hand, whatever its type.  Changes: cards, stage, mover.

    Rule: tile 3 (Italian p. 14); specification d Q18.
    """
    draw_into_hand(state, face)
    state.stage = Stage.CHOICE
    state.mover = state.active


@rule
def may_choose_opponent(state: State, seat: int) -> bool:
    """Return whether the open tile may meet ``seat``.  Pure.

    Rule: tiles 7-10 (Italian p. 14).  Note: any opponent; only tile 9 may meet an empty collection
    (specification d Q30).
    """
    if seat == state.active:
        return False
    return state.pending == Tile.GIVE or state.card_count[seat] > 0


@rule
def opponent_mask(state: State, mask: list[bool]) -> int:
    """Mark the opponents that the open tile may meet; return how many.  Changes: mask.

    Rule: tiles 7-10 (Italian p. 14).
    """
    count = 0
    for seat in range(state.seat_count):
        if may_choose_opponent(state, seat):
            mask[OPPONENT + seat] = True
            count += 1
    return count


@rule
def choose_opponent(state: State, seat: int) -> None:
    """Fix whom the open tile meets.  Changes: opponent, stage.

    Rule: tiles 7-10 (Italian p. 14); specification d Q16.
    """
    state.opponent = seat
    state.stage = Stage.OWN_CARD if state.pending == Tile.GIVE else Stage.THEIR_CARD


@rule
def may_choose_card(state: State, face: int) -> bool:
    """Return whether ``face`` may be chosen for the open tile.  Pure.

    Rule: tiles 5-10 (Italian p. 14).  Note: with tile 5 a type that the hand has (specification
    b); with tile 10 a card that was there before the exchange (d Q29).
    """
    if state.stage == Stage.THEIR_CARD:
        return state.collections[state.opponent][face] > 0
    if state.collections[state.active][face] == 0:
        return False
    return state.pending != Tile.FORBIDDEN or state.hand_types[TYPE_OF[face]] > 0


@rule
def card_mask(state: State, mask: list[bool]) -> int:
    """Mark the faces that may be chosen for the open tile; return how many.  Changes: mask.

    Rule: tiles 5-10 (Italian p. 14).
    """
    count = 0
    for face in range(FACE_COUNT):
        if may_choose_card(state, face):
            mask[CARD + face] = True
            count += 1
    return count


@rule
def choose_their_card(state: State, face: int) -> None:
    """Choose a card of the opponent; tiles 7 and 8 take effect, tile 10 asks on.

    Rule: tiles 7, 8 and 10 (Italian p. 14).  Changes: cards, due, stage.
    """
    match state.pending:
        case Tile.SWAP:
            state.their_face = face
            state.stage = Stage.OWN_CARD
        case Tile.STEAL:
            lose(state, state.opponent, face)
            gain(state, state.active, face)
            finish(state)
        case _:
            destroy(state, state.opponent, face)
            finish(state)


@rule
def choose_own_card(state: State, face: int) -> None:
    """Choose a card of one's own; tiles 5, 6, 9 and 10 take effect.

    Rule: tiles 5, 6, 9 and 10 (Italian p. 14); tokens of tiles 9 and 10: specification b.
    Changes: cards, due, stage.
    """
    match state.pending:
        case Tile.FORBIDDEN:
            lose(state, state.active, face)
            add_to_hand(state, face)
            finish(state)
            state.stage = Stage.NEXT_TURN
        case Tile.DESTROY_OWN:
            destroy(state, state.active, face)
            finish(state)
        case Tile.GIVE:
            lose(state, state.active, face)
            gain(state, state.opponent, face)
            finish(state)
        case _:
            lose(state, state.active, face)
            lose(state, state.opponent, state.their_face)
            gain(state, state.active, state.their_face)
            gain(state, state.opponent, face)
            finish(state)


@rule
def finish(state: State) -> None:
    """Close the open tile; tokens that its effect made due come next.

    Rule: "Acquistare le tessere Evoluzione DNA" (Italian p. 11-12); specification d Q15.
    Changes: pending, opponent, their_face, resume, stage.
    """
    state.pending = NO_TILE
    state.opponent = NO_SEAT
    state.their_face = NO_FACE
    state.resume = Stage.CHOICE
    state.stage = Stage.TOKENS
