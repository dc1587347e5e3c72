"""Moving cards: between the unseen, the hand and the collections.

Every move of a card goes through these functions, so that the counts kept beside the cards stay
right and a DNA icon entering a collection is never forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.cubosaurs.components import (
    FACE_COUNT,
    FIRST_EGG,
    FIRST_FACE,
    HAS_ICON,
    TYPE_COUNT,
    TYPE_OF,
)
from cuboteca.games.cubosaurs.rules.refusals import Refusal

if TYPE_CHECKING:
    from cuboteca.games.cubosaurs.state import State


@rule('"Turno di un giocatore", 2 B (Italian p. 6), tiles 5-10 (p. 14): a card that is there')
def refuse_face(state: State, seat: int, face: int) -> int:
    """Return why a seat's collection has no card of a face (``Refusal``); OK if it has.  Pure.

    Note: the two faces of a dinosaur stand in a pair, without and with the icon.
    """
    own = state.collections[seat]
    if own[face] > 0:
        return Refusal.OK
    if HAS_ICON[face] == 1:
        if state.dna == 0:
            return Refusal.NO_ICONS
    elif face < FIRST_EGG and own[face + 1] > 0:
        return Refusal.ONLY_WITH_ICON
    return Refusal.NOT_OWNED if seat == state.active else Refusal.NOT_THEIRS


@rule('"Turno di un giocatore", 1 (Italian p. 6)')
def draw_into_hand(state: State, face: int) -> None:
    """Draw a card of ``face`` into the hand.  Changes: unseen, draw pile, hand."""
    state.unseen[face] -= 1
    state.draw_pile -= 1
    add_to_hand(state, face)


@rule('"Turno di un giocatore", 1 (Italian p. 6)')
def add_to_hand(state: State, face: int) -> None:
    """Put a card into the hand.  Changes: hand.

    A card in the hand gives no token (ruling: hand-gives-no-token).
    """
    state.hand[face] += 1
    state.hand_types[TYPE_OF[face]] += 1
    state.hand_count += 1


@rule('"Preparazione" (Italian p. 4); ruling: short-reserve-set-up')
def deal(state: State, seat: int, face: int) -> None:
    """Deal a starting card to a seat; its token comes when all are dealt.

    Changes: unseen, draw pile, collection.
    """
    state.unseen[face] -= 1
    state.draw_pile -= 1
    state.collections[seat][face] += 1
    state.card_count[seat] += 1


@rule(
    '"Ottenere segnalini DNA" (Italian p. 11): each time a card with the icon is added to a '
    "collection"
)
def gain(state: State, seat: int, face: int) -> None:
    """Add a card to a collection; with DNA its icon makes a token due.

    Changes: collection, due.
    """
    state.collections[seat][face] += 1
    state.card_count[seat] += 1
    if state.dna == 1:
        state.due[seat] += HAS_ICON[face]


@rule('"Turno di un giocatore", 2 B (Italian p. 6)')
def lose(state: State, seat: int, face: int) -> None:
    """Take a card out of a collection.  It costs no token (ruling: lost-card-free).

    Changes: collection.
    """
    state.collections[seat][face] -= 1
    state.card_count[seat] -= 1


@rule('"Turno di un giocatore", 2 A (Italian p. 6); ruling: keeping-pays-first')
def keep_hand(state: State, seat: int) -> None:
    """Put the whole hand into a seat's collection.  Changes: hand, collection, due."""
    collection = state.collections[seat]
    icons = 0
    for face in range(FACE_COUNT):
        collection[face] += state.hand[face]
        icons += state.hand[face] * HAS_ICON[face]
        state.hand[face] = 0
    for card_type in range(TYPE_COUNT):
        state.hand_types[card_type] = 0
    state.card_count[seat] += state.hand_count
    state.hand_count = 0
    state.due[seat] += icons * state.dna


@rule(
    "tiles 6 and 7 (Italian p. 14): it joins the cards set aside, but everybody has seen it "
    "(ruling: draw-when-needed)"
)
def destroy(state: State, seat: int, face: int) -> None:
    """Put a card of a collection out of the round.  Changes: collection, destroyed."""
    lose(state, seat, face)
    state.destroyed[face] += 1


@rule(
    '"Anatomia di una carta", 1 (Italian p. 3): all Eggs are one type, the two Velociraptors are '
    "two"
)
def owns_type(state: State, seat: int, card_type: int) -> bool:
    """Return whether a collection holds a card of a type."""
    for face in range(FIRST_FACE[card_type], FIRST_FACE[card_type + 1]):
        if state.collections[seat][face] > 0:
            return True
    return False
