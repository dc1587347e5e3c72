"""The count at the end of a round, the final points, the ranks and why the play ended so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.constants import OVER
from cuboteca.core.pile import copies_in, count
from cuboteca.games.cubosaurs.components import (
    CARDS_OF_TYPE,
    DINOSAUR_OF_EGG,
    EGG_TILE_POINTS,
    FACE_COUNT,
    FIRST_EGG,
    FIRST_FACE,
    GAIN,
    LOSS,
    RAPTORS,
    SET_POINTS,
    SET_TYPE_COUNT,
    TOKENS_PER_POINT,
    TYPE_COUNT,
    TYPE_TILE_POINTS,
    CardType,
    Tile,
)
from cuboteca.games.cubosaurs.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

END_NOT_YET = 0
END_POINTS = 1  # one highest total
END_LAST_ROUND = 2  # the tie was broken by the last round
END_SHARED = 3  # equal in both
END_REASONS = ("", "points", "last_round", "shared")


@rule('"Anatomia di una carta", 1 (Italian p. 3)')
def type_count(collection: Row, card_type: int) -> int:
    """Return how many cards of a type a collection holds.  Pure."""
    first, second = CARDS_OF_TYPE[card_type, 0], CARDS_OF_TYPE[card_type, 1]
    return count(collection[0] & first) + count(collection[1] & second)


@rule('"Punteggio dei dinosauri" (Italian p. 7): by copies 1, 2, 3, 4 or more')
def set_points(collection: Row, card_type: int) -> int:
    """Return what the set of a normal dinosaur is worth.  Pure."""
    return SET_POINTS[card_type, min(type_count(collection, card_type), 4)]  # type: ignore[no-any-return]


@rule(
    '"Punteggio dei Velociraptor" (Italian p. 8): the owner pairs to his best advantage, which is '
    "to pair the cards with the largest gain plus loss (ruling: raptor-pairing)"
)
def raptor_gain(collection: Row, card_type: int, pairs: int) -> int:
    """Return what the paired Velociraptors of one colour gain.  Pure.

    The faces of a colour stand in that order, so the last ones are paired first.
    """
    gained = 0
    left = pairs
    for back in range(FIRST_FACE[card_type + 1] - FIRST_FACE[card_type]):
        face = FIRST_FACE[card_type + 1] - 1 - back
        paired = min(left, copies_in(collection, face))
        left -= paired
        gained += paired * GAIN[face]
    return gained


@rule('"Punteggio dei Velociraptor" (Italian p. 8); see ``raptor_gain`` for who is paired')
def raptor_loss(collection: Row, card_type: int, pairs: int) -> int:
    """Return what the Velociraptors of one colour that are alone lose, written positive.  Pure."""
    lost = 0
    alone = type_count(collection, card_type) - pairs
    for face in range(FIRST_FACE[card_type], FIRST_FACE[card_type + 1]):
        unpaired = min(alone, copies_in(collection, face))
        alone -= unpaired
        lost += unpaired * LOSS[face]
    return lost


@rule('"Punteggio dei Velociraptor" (Italian p. 8)')
def raptor_points(collection: Row) -> int:
    """Return what the Velociraptors of both colours are worth.  Pure."""
    pairs = pair_count(collection)
    gained = raptor_gain(collection, CardType.GREY_RAPTOR, pairs) + raptor_gain(
        collection, CardType.BLACK_RAPTOR, pairs
    )
    lost = raptor_loss(collection, CardType.GREY_RAPTOR, pairs) + raptor_loss(
        collection, CardType.BLACK_RAPTOR, pairs
    )
    return gained - lost


@rule('"Punteggio dei Velociraptor" (Italian p. 8)')
def pair_count(collection: Row) -> int:
    """Return how many pairs of one Black and one Grey Velociraptor there are.  Pure."""
    return min(
        type_count(collection, CardType.GREY_RAPTOR), type_count(collection, CardType.BLACK_RAPTOR)
    )


@rule(
    '"Punteggio delle carte Uovo", note (Italian p. 8): both Velociraptors share one Egg, which '
    "counts all of them, paired or not"
)
def dinosaur_count(collection: Row, dinosaur: int) -> int:
    """Return how many cards an Egg of ``dinosaur`` counts.  Pure."""
    if dinosaur == RAPTORS:
        return type_count(collection, CardType.GREY_RAPTOR) + type_count(
            collection, CardType.BLACK_RAPTOR
        )
    return type_count(collection, dinosaur)


@rule('"Punteggio delle carte Uovo" (Italian p. 8)')
def has_most(state: State, seat: int, dinosaur: int) -> bool:
    """Return whether a seat has the most of a dinosaur, ties included.  Pure.

    Note: all having none is a tie for most unless the option ``egg_needs_one`` says otherwise
    (ruling: egg-needs-one).
    """
    own = dinosaur_count(state.collections[seat], dinosaur)
    if own == 0 and state.egg_needs_one == 1:
        return False
    for other in range(state.seat_count):
        if dinosaur_count(state.collections[other], dinosaur) > own:
            return False
    return True


@rule('"Punteggio delle carte Uovo" (Italian p. 8)')
def egg_points(state: State, seat: int, face: int) -> int:
    """Return what an Egg card is worth to a seat.  Pure."""
    if has_most(state, seat, DINOSAUR_OF_EGG[face]):
        return GAIN[face]
    return -LOSS[face]


@rule("tiles 1 and 2 (Italian p. 13)")
def tile_points(state: State, seat: int, tile: int) -> int:
    """Return what tile 1 or 2 adds to a seat's count; 0 for the others.  Pure."""
    if state.owner[tile] != seat:
        return 0
    collection = state.collections[seat]
    match tile:
        case Tile.TYPES:
            types = 0
            for card_type in range(TYPE_COUNT):
                types += 1 if type_count(collection, card_type) > 0 else 0
            return TYPE_TILE_POINTS * types
        case Tile.EGGS:
            return EGG_TILE_POINTS * type_count(collection, CardType.EGG)
        case _:
            return 0


@rule('"Fine del round e conteggio dei punti" (Italian p. 7-8), tiles 1 and 2 (p. 13)')
def round_points(state: State, seat: int) -> int:
    """Return what a seat's collection scores if the round ends now.  Pure."""
    collection = state.collections[seat]
    points = raptor_points(collection)
    for card_type in range(SET_TYPE_COUNT):
        points += set_points(collection, card_type)
    for face in range(FIRST_EGG, FACE_COUNT):
        if copies_in(collection, face) > 0:
            points += egg_points(state, seat, face)
    if state.dna == 1:
        points += tile_points(state, seat, Tile.TYPES) + tile_points(state, seat, Tile.EGGS)
    return points


@rule(
    '"Fine del round e conteggio dei punti" (Italian p. 7), "Secondo round" and "Fine del gioco" '
    "(p. 9); two seats: p. 9"
)
def score_round(state: State) -> None:
    """Count the round for all seats at once, then end the play or turn to the next round.

    Changes: totals, last_round, round_number, starter, stage, mover.
    Note: the next starter is settled at once; a tie is a draw by chance, a single lowest scorer is
    not (ruling: starter-by-round-points).
    """
    for seat in range(state.seat_count):
        state.last_round[seat] = round_points(state, seat)
        state.totals[seat] += state.last_round[seat]
    state.rounds_scored += 1
    if state.rounds_scored == state.rounds:
        state.stage = Stage.OVER
        state.mover = OVER
    else:
        state.round_number += 1
        state.stage = Stage.STARTER


@rule('"Punteggio dei segnalini DNA a fine partita" (Italian p. 12): one for every two')
def token_points(state: State, seat: int) -> int:
    """Return the final points of a seat's unspent tokens.  Pure."""
    return state.tokens[seat] // TOKENS_PER_POINT


@rule('"Fine del gioco" (Italian p. 9); ruling: points-before-end')
def points_of(state: State, seat: int) -> int:
    """Return a seat's points: finished rounds, and tokens once the play is over.  Pure."""
    if state.stage == Stage.OVER:
        return state.totals[seat] + token_points(state, seat)
    return state.totals[seat]


@rule('"Fine del gioco" (Italian p. 9): total, then the last round; ruling: ranks-of-all')
def is_better(state: State, seat: int, other: int) -> bool:
    """Return whether ``seat`` stands strictly before ``other``.  Pure."""
    mine = points_of(state, seat)
    theirs = points_of(state, other)
    if mine != theirs:
        return mine > theirs
    return state.last_round[seat] > state.last_round[other]


@rule('"Fine del gioco" (Italian p. 9)')
def points(state: State, out: Row) -> None:
    """Write each seat's points.  Changes: out."""
    for seat in range(state.seat_count):
        out[seat] = points_of(state, seat)


@rule('"Fine del gioco" (Italian p. 9); ruling: ranks-of-all: ranks after a tie are skipped')
def ranks(state: State, out: Row) -> None:
    """Write each seat's rank, 1 being best; equal seats share it.  Changes: out."""
    for seat in range(state.seat_count):
        out[seat] = 1
        for other in range(state.seat_count):
            if is_better(state, other, seat):
                out[seat] += 1


@rule('"Fine del gioco" (Italian p. 9); ruling: end-reasons')
def end_reason(state: State) -> int:
    """Return how the win was decided, or ``END_NOT_YET``.  Pure."""
    if state.stage != Stage.OVER:
        return END_NOT_YET
    best = points_of(state, 0)
    for seat in range(1, state.seat_count):
        best = max(best, points_of(state, seat))
    highest = 0
    winners = 0
    for seat in range(state.seat_count):
        if points_of(state, seat) == best:
            highest += 1
            better = 0
            for other in range(state.seat_count):
                if is_better(state, other, seat):
                    better += 1
            if better == 0:
                winners += 1
    if highest == 1:
        return END_POINTS
    return END_LAST_ROUND if winners == 1 else END_SHARED
