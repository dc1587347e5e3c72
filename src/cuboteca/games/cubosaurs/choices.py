"""How decisions are offered: what is asked, and each legal action in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.choices import choices_by, waiting_prompt
from cuboteca.core.legal import legal_by
from cuboteca.core.words import SeatName, Sentence, say
from cuboteca.games.cubosaurs.actions import ACTION_COUNT, BUY, CARD, KEEP, OPPONENT, REFUSE
from cuboteca.games.cubosaurs.components import TILE_COST, Tile
from cuboteca.games.cubosaurs.notation import format_action
from cuboteca.games.cubosaurs.pieces import face_piece, face_pieces, tile_piece
from cuboteca.games.cubosaurs.refusals import (
    BUY_RULE,
    KEEP_RULE,
    REFUSE_RULE,
    TILE_RULE,
    TOKEN_RULE,
)
from cuboteca.games.cubosaurs.rules import act, legal_mask, to_move
from cuboteca.games.cubosaurs.rules.scoring import round_points
from cuboteca.games.cubosaurs.state import LAYOUT, Stage, faces_in

if TYPE_CHECKING:
    from cuboteca.games.cubosaurs.state import State

#: Tiles whose whole effect comes with buying them.
_SETTLED_TILES = (Tile.TYPES, Tile.EGGS, Tile.PASS)

#: The legal actions of the seat to move.
legal_actions = legal_by(legal_mask, ACTION_COUNT)


def _label(state: State, action: int) -> Sentence:
    if action == KEEP:
        return say("choice-keep", KEEP_RULE, cards=face_pieces(state, faces_in(state.hand)))
    if action < BUY:
        card = face_piece(state, action - REFUSE)
        return say("choice-refuse", REFUSE_RULE, card=card, next=SeatName(_next_seat(state)))
    if action < OPPONENT:
        tile = action - BUY
        return say("choice-buy", BUY_RULE, tile=tile_piece(tile), cost=int(TILE_COST[tile]))
    if action < CARD:
        if state.stage == Stage.VICTIM:
            return say("choice-take-token", TOKEN_RULE, seat=SeatName(action - OPPONENT))
        return say("choice-opponent", TILE_RULE, seat=SeatName(action - OPPONENT))
    card = face_piece(state, action - CARD)
    if state.stage == Stage.THEIR_CARD:
        return say(
            f"choice-theirs-{state.pending + 1}",
            TILE_RULE,
            card=card,
            seat=SeatName(state.opponent),
        )
    return say(f"choice-own-{state.pending + 1}", TILE_RULE, card=card)


def _next_seat(state: State) -> int:
    step = 1 if state.round_number % 2 == 1 else -1
    return (state.active + step) % state.seat_count


def _target(state: State, action: int) -> str:
    if action == KEEP:
        return "keep"
    if action < BUY:
        return f"card-{state.active}-{action - REFUSE}"
    if action < OPPONENT:
        return f"tile-{action - BUY}"
    if action < CARD:
        return f"seat-{action - OPPONENT}"
    owner = state.opponent if state.stage == Stage.THEIR_CARD else state.active
    return f"card-{owner}-{action - CARD}"


def _effect(state: State, action: int) -> int | None:
    """Return how the mover's points of this round change, where the action settles that."""
    if BUY <= action < OPPONENT and action - BUY not in _SETTLED_TILES:
        return None
    if OPPONENT <= action < CARD or (
        state.stage == Stage.THEIR_CARD and state.pending == Tile.SWAP
    ):
        return None
    after = LAYOUT.unpack(state)
    act(after, action)
    return int(round_points(after, state.mover) - round_points(state, state.mover))


choices = choices_by(
    to_move, legal_actions, format_action, label=_label, target=_target, effect=_effect
)


def prompt(state: State, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    waiting = waiting_prompt(state.mover, seat, "prompt-dealing")
    if waiting is not None:
        return waiting
    match state.stage:
        case Stage.CHOICE:
            return _prompt_choice(state)
        case Stage.OPPONENT:
            return say("prompt-opponent", tile=tile_piece(state.pending))
        case Stage.THEIR_CARD:
            return say(
                "prompt-their-card",
                tile=tile_piece(state.pending),
                name=SeatName(state.opponent),
            )
        case Stage.OWN_CARD:
            return say(f"prompt-own-card-{state.pending + 1}", tile=tile_piece(state.pending))
        case _:
            return say("prompt-victim")


def _prompt_choice(state: State) -> Sentence:
    legal = legal_actions(state)
    refusals = any(REFUSE <= action < BUY for action in legal)
    buys = any(action >= BUY for action in legal)
    return say(("prompt-choice" if refusals else "prompt-keep-only") + ("-dna" if buys else ""))


def where(state: State) -> Sentence:
    """Return the moment of the play."""
    return say("where", round=state.round_number, rounds=state.rounds)
