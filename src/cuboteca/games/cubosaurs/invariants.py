"""What holds in every state of Cubosaurs that waits for an event: nothing is lost, nothing is made.

``check`` is for tests and for reading: it says in one place how the parts of a state hang together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.games.cubosaurs.components import (
    CARDS_PER_SEAT,
    COPIES_BASE,
    COPIES_DNA,
    MAX_SEATS,
    STARTING_CARDS,
    TILE_COUNT,
    TILES,
    TOKEN_COUNT,
    TYPE_OF,
    Tile,
)
from cuboteca.games.cubosaurs.rules.set_up import is_face_up
from cuboteca.games.cubosaurs.state import LAST_WAITING, NO_FACE, NO_SEAT, NO_TILE, Stage, faces_in

if TYPE_CHECKING:
    from cuboteca.games.cubosaurs.state import State


_DRAWS = (Stage.STARTER, Stage.TILE, Stage.DEAL, Stage.DRAW, Stage.EXTRA_DRAW)
_TILE_CHOICES = (Stage.OPPONENT, Stage.THEIR_CARD, Stage.OWN_CARD)


def check(state: State) -> None:
    """Check everything that must hold in ``state``.

    Raises:
        AssertionError: Names the invariant that is violated.
    """
    _check_cards(state)
    _check_hand(state)
    _check_empty_places(state)
    _check_tokens(state)
    _check_tiles(state)
    _check_sequence(state)
    _check_open_tile(state)
    _check_points(state)


def _require(holds: object, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


def _seats(state: State) -> range:
    return range(state.seat_count)


def _check_cards(state: State) -> None:
    """Every copy of every face lies in exactly one place, and the counts beside them agree."""
    copies = COPIES_DNA if state.dna else COPIES_BASE
    drawn = 0
    collections = [state.collections[seat] for seat in _seats(state)]
    piles = [state.unseen, state.hand, state.destroyed, *collections]
    _require(min(half for pile in piles for half in pile) >= 0, "no pile is negative")
    for face, places in enumerate(zip(*map(faces_in, piles), strict=True)):
        expected = int(copies[face])
        _require(sum(places) == expected, f"face {face}: {sum(places)} copies, not {expected}")
        drawn += sum(places[1:])
    for seat in _seats(state):
        cards = sum(faces_in(state.collections[seat]))
        _require(state.card_count[seat] == cards, f"seat {seat}: card_count counts its collection")
    deck = CARDS_PER_SEAT * state.seat_count
    _require(state.draw_pile >= 0, "the draw pile holds no less than no card")
    _require(state.draw_pile + drawn == deck, f"draw pile and drawn cards are {deck}")


def _check_hand(state: State) -> None:
    """The counts beside the hand agree with it."""
    hand = faces_in(state.hand)
    types = {int(TYPE_OF[face]) for face, copies in enumerate(hand) if copies}
    _require(state.hand_types == sum(1 << t for t in types), "hand_types are those of the hand")
    _require(state.hand_count == sum(hand), "hand_count counts the hand")


def _check_empty_places(state: State) -> None:
    """A seat that is not in the play has nothing."""
    for seat in range(state.seat_count, MAX_SEATS):
        rows = (
            state.card_count[seat],
            state.tokens[seat],
            state.due[seat],
            state.totals[seat],
            state.last_round[seat],
            *state.collections[seat],
        )
        _require(not any(rows), f"seat {seat} is not in the play and has nothing")


def _check_tokens(state: State) -> None:
    """All tokens are in the reserve or before a seat; they are due only while one is chosen."""
    held = [state.tokens[seat] for seat in _seats(state)]
    due = [state.due[seat] for seat in _seats(state)]
    total = TOKEN_COUNT if state.dna else 0
    _require(min(*held, state.reserve) >= 0, "nobody holds less than no token")
    _require(sum(held) + state.reserve == total, f"tokens and reserve are {total}")
    _require(min(due) >= 0, "no seat is due less than no token")
    if state.stage == Stage.VICTIM:
        mover = state.mover
        _require(due[mover] > 0, "who takes a token is due one")
        _require(state.reserve == 0, "tokens are taken from seats only when the reserve is empty")
        _require(sum(held) > held[mover], "there is a token to take")
    else:
        _require(not any(due), "due tokens are handed out before anything else happens")


def _check_tiles(state: State) -> None:
    """Each tile lies face down, face up or before one seat; only with DNA, only those in use."""
    face_up = 0
    _require(0 <= state.market < 1 << TILE_COUNT, "the market holds tiles of the game")
    for tile, row in enumerate(TILES):
        open_, owner = is_face_up(state, tile), state.owner[tile]
        face_up += open_
        _require(NO_SEAT <= owner < state.seat_count, f"tile {tile + 1} has an owner in the play")
        _require(not open_ or owner == NO_SEAT, f"tile {tile + 1} is open or owned, not both")
        used = state.dna and (state.direct_interaction or not row.interactive)
        _require(used or (not open_ and owner == NO_SEAT), f"tile {tile + 1} is not in the play")
    _require(face_up <= min(state.seat_count + 1, TILE_COUNT), "one more tile open than seats")
    _require(state.bought in (0, 1), "one tile is bought in a turn at most")


def _check_sequence(state: State) -> None:
    """Stage, mover and round agree."""
    stage, mover = state.stage, state.mover
    _require(0 <= stage <= LAST_WAITING, "the state waits for an event")
    if stage in _DRAWS:
        _require(mover == CHANCE, "a draw is up to chance")
    elif stage == Stage.OVER:
        _require(mover == OVER, "nobody is to move when the play is over")
    elif stage == Stage.VICTIM:
        _require(0 <= mover < state.seat_count, "a seat takes the token")
    else:
        _require(mover == state.active, "the active seat decides")
    finished = state.rounds if stage == Stage.OVER else state.round_number - 1
    _require(state.rounds_scored == finished, "rounds are scored one by one")
    _require(1 <= state.round_number <= state.rounds, "the round is one of the play's")
    starting = STARTING_CARDS * state.seat_count
    _require(0 <= state.dealt <= starting, "no more is dealt than the starting cards")
    if stage == Stage.DEAL:
        dealt = sum(state.card_count[seat] for seat in _seats(state))
        _require(state.dealt == dealt < starting, "dealt counts the starting cards")
    if stage == Stage.DRAW:
        _require(state.hand_count == 0, "a hand is drawn only where there is none")
    if stage in (Stage.DRAW, Stage.DEAL, Stage.EXTRA_DRAW):
        _require(state.draw_pile > 0, "a card is drawn only from a pile that holds one")
    if stage in (Stage.CHOICE, *_TILE_CHOICES):
        _require(state.hand_count > 0, "who decides has a hand")


def _check_open_tile(state: State) -> None:
    """A tile's choices are open exactly while they are asked for, and are kept no longer."""
    stage, pending = state.stage, state.pending
    _require((pending != NO_TILE) == (stage in _TILE_CHOICES), "a tile is open while it asks")
    meets = stage == Stage.THEIR_CARD or (
        stage == Stage.OWN_CARD and pending in (Tile.GIVE, Tile.SWAP)
    )
    _require((state.opponent != NO_SEAT) == meets, "an opponent is chosen where the tile meets one")
    _require(state.opponent == NO_SEAT or state.opponent != state.active, "no tile meets its buyer")
    swaps = stage == Stage.OWN_CARD and pending == Tile.SWAP
    _require((state.their_face != NO_FACE) == swaps, "their card is chosen before one's own")
    if pending != NO_TILE:
        _require(state.owner[pending] == state.active, "the open tile lies before its buyer")
        _require(state.bought == 1, "a tile that is open has been bought in this turn")


def _check_points(state: State) -> None:
    """Nobody has points before a round is scored; after the first, a total is that round's."""
    for seat in _seats(state):
        total, last = state.totals[seat], state.last_round[seat]
        _require(state.rounds_scored > 0 or total == last == 0, "no points before the first count")
        _require(
            state.rounds_scored != 1 or total == last, "after one round the total is its points"
        )
