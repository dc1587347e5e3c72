"""The fast rules against slow, obvious ones, at every moment of whole plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.refusals import OK
from cuboteca.games.cubosaurs.actions import (
    ACTION_COUNT,
    BUY,
    CARD,
    KEEP,
    OPPONENT,
    OUTCOME_COUNT,
    REFUSE,
)
from cuboteca.games.cubosaurs.components import (
    COPIES_BASE,
    COPIES_DNA,
    FACE_COUNT,
    FACES,
    TILES,
    TOKEN_COUNT,
    CardType,
    Tile,
)
from cuboteca.games.cubosaurs.rules import chance_weights, refusal
from cuboteca.games.cubosaurs.state import Stage, faces_in
from tests.games.citations import cites, ruling
from tests.games.cubosaurs.plays import moments
from tests.games.cubosaurs.table import engine

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode

TABLES = [
    pytest.param(2, {}, "interpreted", id="2 seats"),
    pytest.param(4, {}, "interpreted", id="4 seats"),
    pytest.param(2, {"dna": True}, "interpreted", id="2 seats, DNA"),
    pytest.param(3, {"dna": True, "rounds": 3}, "interpreted", id="3 seats, DNA"),
    pytest.param(5, {"dna": True}, "interpreted", id="5 seats, DNA"),
    pytest.param(
        5, {"dna": True, "rounds": 4}, "compiled", id="compiled", marks=pytest.mark.compiled
    ),
]


def types_of(counts: Any) -> set[CardType]:
    """Return the types among cards, by asking every card."""
    return {FACES[face].card_type for face, copies in enumerate(counts) if copies}


def slow_refusals(state: Any) -> set[int]:
    """Cards of the own collection of a type that is not in the hand."""
    own = faces_in(state.collections[state.active])
    taken = types_of(faces_in(state.hand))
    return {
        REFUSE + face
        for face in range(FACE_COUNT)
        if own[face] > 0 and FACES[face].card_type not in taken
    }


def slow_purchases(state: Any) -> set[int]:
    """Tiles face up, affordable, with an effect; one a turn."""
    if not state.dna or state.bought:
        return set()
    return {
        BUY + row.tile
        for row in TILES
        if state.market >> row.tile & 1
        and state.tokens[state.active] >= row.cost
        and slow_effect(state, row.tile)
    }


def slow_effect(state: Any, tile: Tile) -> bool:
    """Whether a tile can do what it says."""
    own = sum(faces_in(state.collections[state.active]))
    theirs = [
        sum(faces_in(state.collections[seat]))
        for seat in range(state.seat_count)
        if seat != state.active
    ]
    needs = {
        Tile.DRAW: state.draw_pile > 0,
        Tile.FORBIDDEN: bool(
            types_of(faces_in(state.collections[state.active])) & types_of(faces_in(state.hand))
        ),
        Tile.DESTROY_OWN: own > 0,
        Tile.DESTROY_THEIRS: any(theirs),
        Tile.STEAL: any(theirs),
        Tile.GIVE: own > 0,
        Tile.SWAP: own > 0 and any(theirs),
    }
    return bool(needs.get(tile, True))


def slow_tile_cards(state: Any) -> set[int]:
    """Cards that the open tile may use."""
    if state.stage == Stage.THEIR_CARD:
        theirs = faces_in(state.collections[state.opponent])
        return {CARD + face for face in range(FACE_COUNT) if theirs[face]}
    own = faces_in(state.collections[state.active])
    faces = {face for face in range(FACE_COUNT) if own[face]}
    if state.pending == Tile.FORBIDDEN:
        faces = {face for face in faces if FACES[face].card_type in types_of(faces_in(state.hand))}
    return {CARD + face for face in faces}


def slow_opponents(state: Any) -> set[int]:
    """Opponents that the open tile may meet."""
    return {
        OPPONENT + seat
        for seat in range(state.seat_count)
        if seat != state.active and (state.card_count[seat] or state.pending == Tile.GIVE)
    }


def slow_victims(state: Any) -> set[int]:
    """Opponents who hold a token."""
    return {
        OPPONENT + seat
        for seat in range(state.seat_count)
        if seat != state.mover and state.tokens[seat]
    }


def slow_legal(state: Any) -> set[int]:
    """All legal actions, from the sentences of the rulebook."""
    match state.stage:
        case Stage.CHOICE:
            return {KEEP} | slow_refusals(state) | slow_purchases(state)
        case Stage.OPPONENT:
            return slow_opponents(state)
        case Stage.THEIR_CARD | Stage.OWN_CARD:
            return slow_tile_cards(state)
        case Stage.VICTIM:
            return slow_victims(state)
        case _:
            return set()


def by_code(state: Any) -> set[int]:
    """All legal actions, from the codes of ``rules/`` one by one."""
    if state.mover < 0:
        return set()
    return {action for action in range(ACTION_COUNT) if refusal(state, action) == OK}


@cites(
    '"Turno di un giocatore", 2 (Italian p. 6)',
    '"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)',
)
@pytest.mark.parametrize(("seat_count", "options", "mode"), TABLES)
def test_the_legal_mask_is_what_the_sentences_of_the_rulebook_say(
    seat_count: int, options: dict[str, Any], mode: Mode
) -> None:
    rules = engine()
    states = [moment.before for moment in moments(seat_count, 11, mode, **options)]
    masks = [set(rules.legal_actions(state)) for state in states]

    assert masks == [slow_legal(state) for state in states]
    assert masks == [by_code(state) for state in states]
    assert max(max(mask, default=0) for mask in masks) < ACTION_COUNT


@ruling("draw-when-needed")
@pytest.mark.parametrize(("seat_count", "options", "mode"), TABLES)
def test_the_weights_of_a_draw_come_with_their_sum(
    seat_count: int, options: dict[str, Any], mode: Mode
) -> None:
    states = [m.before for m in moments(seat_count, 15, mode, **options) if m.actor == CHANCE]
    weights = [[0] * OUTCOME_COUNT for _ in states]
    sums = [chance_weights(state, row) for state, row in zip(states, weights, strict=True)]

    assert sums == [sum(row) for row in weights]
    assert min(sums) > 0


def box(state: Any) -> list[int]:
    """Return the copies of each face on the table and unseen together."""
    collections = [state.collections[seat] for seat in range(state.seat_count)]
    piles = map(faces_in, (state.unseen, state.hand, state.destroyed, *collections))
    return [sum(copies) for copies in zip(*piles, strict=True)]


@ruling("cards-at-round-end")
@pytest.mark.parametrize(("seat_count", "options", "mode"), TABLES)
def test_cards_and_tokens_are_conserved(
    seat_count: int, options: dict[str, Any], mode: Mode
) -> None:
    states = [m.before for m in moments(seat_count, 12, mode, **options) if m.before.active >= 0]
    copies = COPIES_DNA if options.get("dna") else COPIES_BASE

    assert {tuple(box(state)) for state in states} == {tuple(copies)}
    assert {state.reserve + sum(state.tokens) for state in states} == {
        TOKEN_COUNT if options.get("dna") else 0
    }


@ruling("cards-at-round-end")
@pytest.mark.parametrize(("seat_count", "options", "mode"), TABLES)
def test_the_cards_of_the_round_are_ten_a_seat(
    seat_count: int, options: dict[str, Any], mode: Mode
) -> None:
    states = [m.before for m in moments(seat_count, 13, mode, **options) if m.before.active >= 0]
    in_round = [
        state.draw_pile + state.hand_count + sum(state.card_count) + sum(faces_in(state.destroyed))
        for state in states
        if state.stage != Stage.STARTER
    ]

    assert set(in_round) == {10 * seat_count}


def refusals_in_a_row(seat_count: int, options: dict[str, Any], mode: Mode) -> tuple[int, int]:
    """Return the longest run of normal refusals, and of passes of any kind, of one hand."""
    normal = passes = most_normal = most_passes = 0
    for moment in moments(seat_count, 14, mode, **options):
        if moment.before.stage == Stage.CHOICE and moment.number == KEEP:
            normal = passes = 0
        refused = moment.before.stage == Stage.CHOICE and REFUSE <= moment.number < BUY
        normal += refused
        passes += moment.after.hand_count > 0 and moment.after.active != moment.before.active
        most_normal, most_passes = max(most_normal, normal), max(most_passes, passes)
    return most_normal, most_passes


@ruling("hand-passes-end", "longest-hand")
@pytest.mark.parametrize(("seat_count", "options", "mode"), TABLES)
def test_a_hand_stops_sooner_or_later(seat_count: int, options: dict[str, Any], mode: Mode) -> None:
    normal, passes = refusals_in_a_row(seat_count, options, mode)

    assert 1 <= normal <= 7
    assert passes <= 9
