"""Moving cards: between the unseen, the hand and the collections.

Every move of a card goes through these functions, so that the counts kept beside the cards stay
right and a DNA icon entering a collection is never forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.pile import LONG, add, copies_in, count
from cuboteca.games.cubosaurs.components import (
    CARDS_WITH_ICON,
    CARDS_WITHOUT,
    FIRST_EGG,
    HAS_ICON,
    TYPE_OF,
)
from cuboteca.games.cubosaurs.rules.refusals import Refusal

if TYPE_CHECKING:
    from cuboteca.core.record import Row
    from cuboteca.games.cubosaurs.state import State


@rule('"Turno di un giocatore", 2 B (Italian p. 6), tiles 5-10 (p. 14): a card that is there')
def refuse_face(state: State, seat: int, face: int) -> int:
    """Return why a seat's collection has no card of a face (``Refusal``); OK if it has.  Pure.

    Note: the two faces of a dinosaur stand in a pair, without and with the icon.
    """
    own = state.collections[seat]
    if copies_in(own, face) > 0:
        return Refusal.OK
    if HAS_ICON[face] == 1:
        if state.dna == 0:
            return Refusal.NO_ICONS
    elif face < FIRST_EGG and copies_in(own, face + 1) > 0:
        return Refusal.ONLY_WITH_ICON
    return Refusal.NOT_OWNED if seat == state.active else Refusal.NOT_THEIRS


@rule('"Turno di un giocatore", 1 (Italian p. 6)')
def draw_into_hand(state: State, face: int) -> None:
    """Draw a card of ``face`` into the hand.  Changes: unseen, draw pile, hand."""
    add(state.unseen, face, -1)
    state.draw_pile -= 1
    add_to_hand(state, face)


@rule('"Turno di un giocatore", 1 (Italian p. 6)')
def add_to_hand(state: State, face: int) -> None:
    """Put a card into the hand.  Changes: hand.

    A card in the hand gives no token (ruling: hand-gives-no-token).
    """
    add(state.hand, face, 1)
    state.hand_types |= 1 << TYPE_OF[face]
    state.hand_count += 1


@rule('"Turno di un giocatore", 2 B (Italian p. 6)')
def is_type_in_hand(state: State, face: int) -> bool:
    """Return whether the hand has a card of the type of ``face``.  Pure."""
    return (state.hand_types >> TYPE_OF[face]) & 1 == 1


@rule('"Turno di un giocatore", 2 B (Italian p. 6)')
def cards_to_add(state: State, seat: int, half: int) -> int:
    """Return a seat's cards of types that the hand does not have, half of a long pile.  Pure."""
    return state.collections[seat][half] & CARDS_WITHOUT[state.hand_types, half]


@rule("tile 5 (Italian p. 14)")
def cards_forbidden(state: State, seat: int, half: int) -> int:
    """Return a seat's cards of types that the hand has, half of a long pile.  Pure."""
    return state.collections[seat][half] & ~CARDS_WITHOUT[state.hand_types, half]


@rule('"Preparazione" (Italian p. 4); ruling: short-reserve-set-up')
def deal(state: State, seat: int, face: int) -> None:
    """Deal a starting card to a seat; its token comes when all are dealt.

    Changes: unseen, draw pile, collection.
    """
    add(state.unseen, face, -1)
    state.draw_pile -= 1
    add(state.collections[seat], face, 1)
    state.card_count[seat] += 1


@rule(
    '"Ottenere segnalini DNA" (Italian p. 11): each time a card with the icon is added to a '
    "collection"
)
def gain(state: State, seat: int, face: int) -> None:
    """Add a card to a collection; with DNA its icon makes a token due.

    Changes: collection, due.
    """
    add(state.collections[seat], face, 1)
    state.card_count[seat] += 1
    if state.dna == 1:
        state.due[seat] += HAS_ICON[face]


@rule('"Turno di un giocatore", 2 B (Italian p. 6)')
def lose(state: State, seat: int, face: int) -> None:
    """Take a card out of a collection.  It costs no token (ruling: lost-card-free).

    Changes: collection.
    """
    add(state.collections[seat], face, -1)
    state.card_count[seat] -= 1


@rule('"Turno di un giocatore", 2 A (Italian p. 6); ruling: keeping-pays-first')
def keep_hand(state: State, seat: int) -> None:
    """Put the whole hand into a seat's collection.  Changes: hand, collection, due."""
    if state.dna == 1:
        state.due[seat] += icon_count(state.hand)
    collection = state.collections[seat]
    for half in range(LONG):
        collection[half] += state.hand[half]
        state.hand[half] = 0
    state.hand_types = 0
    state.card_count[seat] += state.hand_count
    state.hand_count = 0


@rule('"Ottenere segnalini DNA" (Italian p. 11)')
def icon_count(cards: Row) -> int:
    """Return how many cards with the DNA icon a long pile holds.  Pure."""
    return count(cards[0] & CARDS_WITH_ICON[0]) + count(cards[1] & CARDS_WITH_ICON[1])


@rule(
    "tiles 6 and 7 (Italian p. 14): it joins the cards set aside, but everybody has seen it "
    "(ruling: draw-when-needed)"
)
def destroy(state: State, seat: int, face: int) -> None:
    """Put a card of a collection out of the round.  Changes: collection, destroyed."""
    lose(state, seat, face)
    add(state.destroyed, face, 1)
