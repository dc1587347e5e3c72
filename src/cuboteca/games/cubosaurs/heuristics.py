"""The heuristic policy: small named terms, a table of weights, and the greedy bot made of them.

The greedy bot looks one decision ahead.  It values what each choice would leave on the table at
once: its own collection if the round ended now, minus what the rivals would have, plus a little
for tokens.  It never looks at what it could not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.heuristics import policy_by
from cuboteca.core.pile import LONG, add, copies_in
from cuboteca.games.cubosaurs.actions import BUY, CARD, KEEP, OPPONENT, REFUSE
from cuboteca.games.cubosaurs.components import (
    EGG_TILE_POINTS,
    FACE_COUNT,
    TILE_COST,
    CardType,
    Tile,
)
from cuboteca.games.cubosaurs.rules import legal_mask
from cuboteca.games.cubosaurs.rules.cards import icon_count, is_type_in_hand
from cuboteca.games.cubosaurs.rules.scoring import points_of, round_points, token_points, type_count
from cuboteca.games.cubosaurs.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row


# Values are in hundredths of a point, so that all arithmetic stays in integers.
POINT = 100

#: The value of a token: half a point at the end, a little more while tiles can be bought.
TOKEN_VALUE = 60
#: The cost of a rival's point, divided by the number of rivals.
RIVAL_WEIGHT = 100
#: The cost of passing the hand on, for each card in it: cards that lose points now are often those
#: of a set that grows, and the next seat gets them.  Seats that count 275 win more often against
#: ones that count 250 than those of 100 to 225 or of 300 to 400 do, at two to five seats alike
#: (8,000 plays each); against three that count 30, one wins 79.6 ± 0.9 % of 8,000 plays.
PASSED_CARD = 275
#: The value of the extra card of tile 3.
EXTRA_CARD_VALUE = 20
#: The value of tile 1 for each type owned or likely to be owned.
TYPES_TILE_FLOOR = 4
NEVER = -1_000_000


@rule
def lead(state: State, seat: int) -> int:
    """Return the seat's points if the round ended now, minus the rivals' mean; in hundredths."""
    rivals = 0
    for other in range(state.seat_count):
        if other != seat:
            rivals += round_points(state, other)
    return POINT * round_points(state, seat) - RIVAL_WEIGHT * rivals // (state.seat_count - 1)


@rule
def points_now(state: State, out: Row) -> None:
    """Write each seat's points if play stopped and was counted now.  Changes: out."""
    for seat in range(state.seat_count):
        out[seat] = points_of(state, seat)
        if state.stage != Stage.OVER:
            out[seat] += round_points(state, seat) + token_points(state, seat) * state.dna


@rule
def shift(state: State, seat: int, face: int, copies: int) -> None:
    """Try ``copies`` more of a face in a collection; call with the negative to undo."""
    add(state.collections[seat], face, copies)
    state.card_count[seat] += copies


@rule
def value_of_keeping(state: State) -> int:
    """Return the lead after keeping the hand, tokens for its icons included."""
    own = state.collections[state.active]
    for half in range(LONG):
        own[half] += state.hand[half]
    value = lead(state, state.active)
    for half in range(LONG):
        own[half] -= state.hand[half]
    return value + TOKEN_VALUE * icon_count(state.hand) * state.dna


@rule
def value_without(state: State, seat: int, face: int) -> int:
    """Return the active seat's lead if ``seat`` lost a card of ``face``."""
    shift(state, seat, face, -1)
    value = lead(state, state.active)
    shift(state, seat, face, 1)
    return value


@rule
def value_of_move(state: State, giver: int, taker: int, face: int) -> int:
    """Return the active seat's lead if a card went from ``giver`` to ``taker``."""
    shift(state, giver, face, -1)
    shift(state, taker, face, 1)
    value = lead(state, state.active)
    shift(state, taker, face, -1)
    shift(state, giver, face, 1)
    return value


@rule
def value_of_refusing(state: State, face: int) -> int:
    """Return the lead after passing the hand on with a card of ``face`` added."""
    return value_without(state, state.active, face) - PASSED_CARD * (state.hand_count + 1)


@rule
def best_choice_value(state: State) -> int:
    """Return the value of the better of keeping and the best refusal, as things stand."""
    best = value_of_keeping(state)
    me = state.active
    for face in range(FACE_COUNT):
        if copies_in(state.collections[me], face) > 0 and not is_type_in_hand(state, face):
            best = max(best, value_of_refusing(state, face))
    return best


@rule
def value_of_tile(state: State, tile: int) -> int:
    """Return the value of buying a tile now, its cost counted, or ``NEVER``."""
    me = state.active
    cost = TOKEN_VALUE * TILE_COST[tile]
    base = best_choice_value(state)
    match tile:
        case Tile.TYPES:
            types = 0
            for card_type in range(8):
                types += 1 if type_count(state.collections[me], card_type) > 0 else 0
            return base + POINT * max(types, TYPES_TILE_FLOOR) - cost
        case Tile.EGGS:
            eggs = type_count(state.collections[me], CardType.EGG)
            return base + POINT * EGG_TILE_POINTS * eggs - cost
        case Tile.DRAW:
            return base + EXTRA_CARD_VALUE - cost
        case Tile.PASS:
            return lead(state, me) - PASSED_CARD * state.hand_count - cost
        case Tile.FORBIDDEN:
            return best_forbidden(state) - cost
        case _:
            return base + best_interaction(state, tile) - lead(state, me) - cost


@rule
def best_forbidden(state: State) -> int:
    """Return the best value of a refusal with a type that the hand already has."""
    best = NEVER
    for face in range(FACE_COUNT):
        if copies_in(state.collections[state.active], face) > 0 and is_type_in_hand(state, face):
            best = max(best, value_of_refusing(state, face))
    return best


@rule
def best_interaction(state: State, tile: int) -> int:
    """Return the best lead that a tile on collections (6-10) can bring."""
    best = NEVER
    if tile == Tile.DESTROY_OWN:
        return best_own_card(state, tile, state.active, 0)
    for opponent in range(state.seat_count):
        if opponent != state.active and (state.card_count[opponent] > 0 or tile == Tile.GIVE):
            best = max(best, best_against(state, tile, opponent))
    return best


@rule
def best_against(state: State, tile: int, opponent: int) -> int:
    """Return the best lead that a tile can bring against one opponent."""
    if tile == Tile.GIVE:
        return best_own_card(state, tile, opponent, 0)
    best = NEVER
    for face in range(FACE_COUNT):
        if copies_in(state.collections[opponent], face) > 0:
            best = max(best, value_of_their_card(state, tile, opponent, face))
    return best


@rule
def value_of_their_card(state: State, tile: int, opponent: int, face: int) -> int:
    """Return the lead after destroying, stealing or swapping for a card of the opponent."""
    match tile:
        case Tile.DESTROY_THEIRS:
            return value_without(state, opponent, face)
        case Tile.STEAL:
            return value_of_move(state, opponent, state.active, face)
        case _:
            return best_own_card(state, tile, opponent, face)


@rule
def best_own_card(state: State, tile: int, opponent: int, their_face: int) -> int:
    """Return the best lead over the own cards that a tile can use."""
    best = NEVER
    for face in range(FACE_COUNT):
        if copies_in(state.collections[state.active], face) > 0:
            best = max(best, value_of_own_card(state, tile, opponent, their_face, face))
    return best


@rule
def value_of_own_card(state: State, tile: int, opponent: int, their_face: int, face: int) -> int:
    """Return the lead after using an own card for a tile."""
    me = state.active
    match tile:
        case Tile.FORBIDDEN | Tile.DESTROY_OWN:
            return value_without(state, me, face)
        case Tile.GIVE:
            return value_of_move(state, me, opponent, face)
        case _:
            shift(state, opponent, their_face, -1)
            shift(state, me, their_face, 1)
            value = value_of_move(state, me, opponent, face)
            shift(state, me, their_face, -1)
            shift(state, opponent, their_face, 1)
            return value


@rule
def action_value(state: State, action: int) -> int:
    """Return the value of a legal action, in hundredths of a point."""
    if action == KEEP:
        return value_of_keeping(state)
    if action < BUY:
        return value_of_refusing(state, action - REFUSE)
    if action < OPPONENT:
        return value_of_tile(state, action - BUY)
    if action < CARD:
        return value_of_opponent(state, action - OPPONENT)
    face = action - CARD
    if state.stage == Stage.THEIR_CARD:
        return value_of_their_card(state, state.pending, state.opponent, face)
    return value_of_own_card(state, state.pending, state.opponent, state.their_face, face)


@rule
def value_of_opponent(state: State, opponent: int) -> int:
    """Return the value of an opponent as a target: of a tile, or of taking a token."""
    if state.stage == Stage.VICTIM:
        return POINT * (state.totals[opponent] + round_points(state, opponent))
    return best_against(state, state.pending, opponent)


#: The policy: the legal action of highest value.
heuristic_action = policy_by(action_value, legal_mask)
