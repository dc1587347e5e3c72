"""The set-up of each round: who begins, the market of tiles, the starting collections."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.core.pile import LONG, copies_in, count_in, kind_in
from cuboteca.games.cubosaurs.components import (
    BOX,
    CARDS_PER_SEAT,
    FACE_COUNT,
    STARTING_CARDS,
    TILE_COUNT,
    TILE_INTERACTIVE,
)
from cuboteca.games.cubosaurs.rules.cards import deal, icon_count
from cuboteca.games.cubosaurs.state import NO_SEAT, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Row


@rule(
    '"Preparazione" (Italian p. 4): anyone in round 1; "Secondo round" (p. 9): the lowest scorer '
    "of the round just ended"
)
def may_start(state: State, seat: int) -> bool:
    """Return whether chance may make ``seat`` the first player of the round.  Pure.

    Note: a tie is broken by chance (ruling: starter-by-round-points).
    """
    if state.round_number == 1:
        return seat < state.seat_count
    return seat < state.seat_count and state.last_round[seat] == lowest_score(state)


@rule('"Secondo round" (Italian p. 9); ruling: starter-by-round-points')
def lowest_score(state: State) -> int:
    """Return the lowest score of the round just ended, without token points.  Pure."""
    lowest = state.last_round[0]
    for seat in range(1, state.seat_count):
        lowest = min(lowest, state.last_round[seat])
    return lowest


@rule('"Preparazione" (Italian p. 4); ruling: starter-by-round-points')
def starter_weights(state: State, weights: Row) -> int:
    """Weigh the seats that may begin, equally; return the sum.  Changes: weights."""
    total = 0
    for seat in range(state.seat_count):
        weights[seat] = 1 if may_start(state, seat) else 0
        total += weights[seat]
    return total


@rule('"Preparazione" (Italian p. 4), "Secondo round" (p. 9)')
def make_starter(state: State, seat: int) -> None:
    """Let ``seat`` begin the round.  Changes: starter, active, stage."""
    state.starter = seat
    state.active = seat
    state.stage = Stage.MARKET


@rule(
    '"Preparazione" (Italian p. 4), "Inizio del secondo round" (p. 12): tokens and tiles not '
    "bought stay"
)
def clear_table(state: State) -> None:
    """Collect all 55 cards and the bought tiles; form a deck of 10 cards a seat.

    Changes: cards, tiles' owners, the draw pile.
    """
    for half in range(LONG):
        state.unseen[half] = BOX[state.dna, half]
        state.hand[half] = 0
        state.destroyed[half] = 0
        for seat in range(state.seat_count):
            state.collections[seat][half] = 0
    for seat in range(state.seat_count):
        state.card_count[seat] = 0
    for tile in range(TILE_COUNT):
        state.owner[tile] = NO_SEAT
    state.draw_pile = CARDS_PER_SEAT * state.seat_count
    state.dealt = 0
    state.bought = 0


@rule(
    '"Anatomia di una tessera", the direct interaction icon (Italian p. 11); ruling: '
    "interaction-left-out"
)
def is_in_play(state: State, tile: int) -> bool:
    """Return whether a tile belongs to this play.  Pure."""
    return state.direct_interaction == 1 or TILE_INTERACTIVE[tile] == 0


@rule('"Preparazione aggiuntiva" (Italian p. 10)')
def is_face_up(state: State, tile: int) -> bool:
    """Return whether a tile lies face up in the market.  Pure."""
    return (state.market >> tile) & 1 == 1


@rule('"Preparazione aggiuntiva" (Italian p. 10): seats + 1 lie open')
def missing_tiles(state: State) -> int:
    """Return how many tiles are still to be turned up.  Pure.

    Note: capped by the tiles in play (ruling: small-market).
    """
    in_play = 0
    face_up = 0
    for tile in range(TILE_COUNT):
        if is_in_play(state, tile):
            in_play += 1
            face_up += 1 if is_face_up(state, tile) else 0
    return min(state.seat_count + 1, in_play) - face_up


@rule(
    '"Preparazione aggiuntiva" (Italian p. 10), "Inizio del secondo round" (p. 12); ruling: '
    "market-fill"
)
def fill_market(state: State) -> None:
    """Turn up the next tile, or go on to the deal when enough lie open.  Changes: stage, mover."""
    state.mover = CHANCE
    if state.dna == 1 and missing_tiles(state) > 0:
        state.stage = Stage.TILE
    else:
        state.stage = Stage.DEAL


@rule('"Inizio del secondo round" (Italian p. 12): pile and bought tiles are shuffled together')
def tile_weights(state: State, weights: Row) -> int:
    """Weigh the tiles that lie face down, equally; return the sum.  Changes: weights."""
    total = 0
    for tile in range(TILE_COUNT):
        weights[tile] = 1 if is_in_play(state, tile) and not is_face_up(state, tile) else 0
        total += weights[tile]
    return total


@rule('"Preparazione aggiuntiva" (Italian p. 10)')
def turn_up(state: State, tile: int) -> None:
    """Turn up a tile.  Changes: market, stage."""
    state.market |= 1 << tile
    state.stage = Stage.MARKET


@rule('"Preparazione" (Italian p. 4)')
def face_weights(state: State, weights: Row) -> int:
    """Weigh the faces by their unseen copies; return the sum.  Changes: weights.

    Note: drawing uniformly from all unseen cards when a card is needed is the same as shuffling
    first (ruling: draw-when-needed).
    """
    total = 0
    for face in range(FACE_COUNT):
        weights[face] = copies_in(state.unseen, face)
        total += weights[face]
    return total


@rule('"Preparazione" (Italian p. 4)')
def draw_face(state: State, rng: RngState) -> int:
    """Return the face of one of the unseen cards, each equally likely.  Changes: rng."""
    return kind_in(state.unseen, draw_below(rng, count_in(state.unseen)))


@rule('"Preparazione" (Italian p. 4): four cards each')
def receiver(state: State) -> int:
    """Return the seat that gets the next starting card.  Pure.

    Note: dealt from the starter in the direction of play (ruling: deal-order).
    """
    return seat_after(state, state.starter, state.dealt // STARTING_CARDS)


@rule(
    '"Svolgimento del primo round" (Italian p. 5): clockwise; "Secondo round" (p. 9): the other way'
)
def seat_after(state: State, seat: int, steps: int) -> int:
    """Return the seat that is ``steps`` turns after ``seat``; less than once around.  Pure.

    Note: odd rounds clockwise, even rounds counter-clockwise (ruling: direction-alternates).
    """
    if state.round_number % 2 == 0:
        steps = state.seat_count - steps
    after = seat + steps
    return after - state.seat_count if after >= state.seat_count else after


@rule(
    '"Preparazione" (Italian p. 4); "Ottenere segnalini DNA" (p. 11); ruling: short-reserve-set-up'
)
def deal_next(state: State, face: int) -> None:
    """Deal one starting card; after the last one all their tokens are due.

    Changes: cards, due, stage.
    """
    deal(state, receiver(state), face)
    state.dealt += 1
    if state.dealt < STARTING_CARDS * state.seat_count:
        return
    if state.dna == 1:
        for seat in range(state.seat_count):
            state.due[seat] += icon_count(state.collections[seat])
    state.resume = Stage.TURN
    state.stage = Stage.TOKENS
