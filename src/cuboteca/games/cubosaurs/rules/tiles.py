"""DNA Evolution tiles: who may buy which, and what each one does.

One tile a turn, after the hand is known (ruling: what-a-decision-offers).  The cost goes back to
the reserve, the tile before its buyer, then its choices are made one by one: whom, his card, my
card (ruling: purchase-order, tile-choices-order).  The effect follows the last choice at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.core.pile import KINDS, mark_kinds
from cuboteca.games.cubosaurs.actions import BUY, CARD, OPPONENT
from cuboteca.games.cubosaurs.components import (
    AFFORDABLE,
    FACE_COUNT,
    TILE_COST,
    TILE_COUNT,
    Tile,
)
from cuboteca.games.cubosaurs.rules.cards import (
    add_to_hand,
    cards_forbidden,
    destroy,
    draw_into_hand,
    gain,
    is_type_in_hand,
    lose,
    refuse_face,
)
from cuboteca.games.cubosaurs.rules.refusals import Refusal
from cuboteca.games.cubosaurs.rules.set_up import is_face_up, is_in_play
from cuboteca.games.cubosaurs.state import NO_FACE, NO_SEAT, NO_TILE, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Mask


@rule(
    '"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12): once a turn, from those face up, '
    "for its cost, and only with its effect"
)
def refuse_buying(state: State, tile: int) -> int:
    """Return what stops the active seat from buying a tile now (``Refusal``).  Pure."""
    if state.dna == 0:
        return Refusal.NO_DNA
    if state.bought == 1:
        return Refusal.BOUGHT
    if not is_face_up(state, tile):
        return refuse_market(state, tile)
    if state.tokens[state.active] < TILE_COST[tile]:
        return Refusal.COST
    has_effect = (tiles_with_effect(state) >> tile) & 1 == 1
    return Refusal.OK if has_effect else Refusal.NO_EFFECT


@rule('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
def refuse_market(state: State, tile: int) -> int:
    """Return why a tile does not lie face up (``Refusal``).  Pure."""
    if not is_in_play(state, tile):
        return Refusal.NOT_IN_PLAY
    return Refusal.NOT_OPEN if state.owner[tile] == NO_SEAT else Refusal.SOLD


@rule(
    '"Acquistare le tessere Evoluzione DNA", note (Italian p. 12); ruling: draw-tile-after-draw, '
    "tiles-despite-refusal, whom-tiles-meet"
)
def tiles_with_effect(state: State) -> int:
    """Return the tiles, as bits, whose effect can be applied now.  Pure."""
    tiles = 1 << Tile.TYPES | 1 << Tile.EGGS | 1 << Tile.PASS
    own = state.card_count[state.active] > 0
    theirs = opponent_has_card(state)
    if state.draw_pile > 0:
        tiles |= 1 << Tile.DRAW
    if owns_forbidden(state, state.active):
        tiles |= 1 << Tile.FORBIDDEN
    if own:
        tiles |= 1 << Tile.DESTROY_OWN | 1 << Tile.GIVE
    if theirs:
        tiles |= 1 << Tile.DESTROY_THEIRS | 1 << Tile.STEAL
    if own and theirs:
        tiles |= 1 << Tile.SWAP
    return tiles


@rule("tile 5 (Italian p. 14)")
def owns_forbidden(state: State, seat: int) -> bool:
    """Return whether a seat owns a card of a type that the hand already has.  Pure.

    Note: it must be such a card (ruling: forbidden-tile-is-refusal).
    """
    return cards_forbidden(state, seat, 0) | cards_forbidden(state, seat, 1) != 0


@rule("tiles 7, 8 and 10 (Italian p. 14)")
def opponent_has_card(state: State) -> bool:
    """Return whether any opponent of the active seat has a card.  Pure."""
    for seat in range(state.seat_count):
        if seat != state.active and state.card_count[seat] > 0:
            return True
    return False


@rule('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
def tiles_to_buy(state: State) -> int:
    """Return the tiles, as bits, that the active seat may buy now.  Pure.

    Equals ``refuse_buying`` tile by tile.
    """
    if state.bought == 1:
        return 0
    tiles = state.market & AFFORDABLE[state.tokens[state.active]]
    return tiles & tiles_with_effect(state) if tiles != 0 else 0


@rule('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
def buy_mask(state: State, mask: Mask) -> int:
    """Mark the tiles that may be bought; return how many.  Changes: mask."""
    tiles = tiles_to_buy(state)
    bought = 0
    for tile in range(TILE_COUNT):
        mask[BUY + tile] = (tiles >> tile) & 1 == 1
        bought += (tiles >> tile) & 1
    return bought


@rule('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12); tiles 1-10 (p. 13-14)')
def buy(state: State, tile: int) -> None:
    """Pay for a tile, lay it before the buyer and open its choices.

    Changes: tokens, reserve, market, owner, stage, mover.
    """
    state.tokens[state.active] -= TILE_COST[tile]
    state.reserve += TILE_COST[tile]
    state.market -= 1 << tile
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


@rule("tile 3 (Italian p. 14); ruling: draw-tile-after-draw")
def draw_extra(state: State, face: int) -> None:
    """Add the card drawn for tile 3 to the hand, of any type.  Changes: cards, stage, mover."""
    draw_into_hand(state, face)
    state.stage = Stage.CHOICE
    state.mover = state.active


@rule("tiles 7-10 (Italian p. 14)")
def refuse_opponent(state: State, seat: int) -> int:
    """Return what stops the open tile from meeting ``seat`` (``Refusal``).  Pure.

    Note: any opponent; only tile 9 may meet an empty collection (ruling: whom-tiles-meet).
    """
    if seat >= state.seat_count:
        return Refusal.TILE_FIRST
    if seat == state.active:
        return Refusal.NOT_YOURSELF
    meets = state.pending == Tile.GIVE or state.card_count[seat] > 0
    return Refusal.OK if meets else Refusal.NO_CARD


@rule("tiles 7-10 (Italian p. 14)")
def opponent_mask(state: State, mask: Mask) -> int:
    """Mark the opponents that the open tile may meet; return how many.  Changes: mask."""
    count = 0
    for seat in range(state.seat_count):
        if refuse_opponent(state, seat) == Refusal.OK:
            mask[OPPONENT + seat] = True
            count += 1
    return count


@rule("tiles 7-10 (Italian p. 14); ruling: tile-choices-order")
def choose_opponent(state: State, action: int) -> None:
    """Fix whom the open tile meets.  Changes: opponent, stage."""
    state.opponent = action - OPPONENT
    state.stage = Stage.OWN_CARD if state.pending == Tile.GIVE else Stage.THEIR_CARD


@rule("tiles 5-10 (Italian p. 14)")
def refuse_card(state: State, face: int) -> int:
    """Return what stops ``face`` from being chosen for the open tile (``Refusal``).  Pure.

    Note: with tile 5 a type that the hand has (ruling: forbidden-tile-is-refusal); with tile 10 a
    card that was there before the exchange (ruling: swap-chosen-before).
    """
    if state.stage == Stage.THEIR_CARD:
        return refuse_face(state, state.opponent, face)
    code = refuse_face(state, state.active, face)
    if state.pending == Tile.FORBIDDEN and code == Refusal.OK:
        return Refusal.OK if is_type_in_hand(state, face) else Refusal.TYPE_NOT_IN_HAND
    return code


@rule("tiles 5-10 (Italian p. 14)")
def card_mask(state: State, mask: Mask) -> int:
    """Mark the faces that may be chosen for the open tile; return how many.  Changes: mask.

    Equals ``refuse_card`` face by face.
    """
    marked = mark_kinds(cards_to_choose(state, 0), KINDS, mask, CARD)
    others = cards_to_choose(state, 1)
    return marked + mark_kinds(others, FACE_COUNT - KINDS, mask, CARD + KINDS)


@rule("tiles 5-10 (Italian p. 14)")
def cards_to_choose(state: State, half: int) -> int:
    """Return the cards that may be chosen for the open tile, half of a long pile.  Pure."""
    if state.stage == Stage.THEIR_CARD:
        return state.collections[state.opponent][half]
    if state.pending == Tile.FORBIDDEN:
        return cards_forbidden(state, state.active, half)
    return state.collections[state.active][half]


@rule("tiles 7, 8 and 10 (Italian p. 14)")
def choose_their_card(state: State, action: int) -> None:
    """Choose a card of the opponent; tiles 7 and 8 take effect, tile 10 asks on.

    Changes: cards, due, stage.
    """
    face = action - CARD
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


@rule("tiles 5, 6, 9 and 10 (Italian p. 14); ruling: tokens-of-exchange")
def choose_own_card(state: State, action: int) -> None:
    """Choose a card of one's own; tiles 5, 6, 9 and 10 take effect.  Changes: cards, due, stage."""
    face = action - CARD
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


@rule('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12); ruling: purchase-order')
def finish(state: State) -> None:
    """Close the open tile; tokens that its effect made due come next.

    Changes: pending, opponent, their_face, resume, stage.
    """
    state.pending = NO_TILE
    state.opponent = NO_SEAT
    state.their_face = NO_FACE
    state.resume = Stage.CHOICE
    state.stage = Stage.TOKENS
