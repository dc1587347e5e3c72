"""How decisions are offered: what is asked, and each legal action in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.legal import legal_by
from cuboteca.core.words import Choice, SeatName, Sentence, say
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
from cuboteca.games.cubosaurs.rules import act, legal_mask
from cuboteca.games.cubosaurs.rules.scoring import round_points
from cuboteca.games.cubosaurs.state import LAYOUT, Stage

if TYPE_CHECKING:
    from cuboteca.games.cubosaurs.state import State

#: Actions whose effect on the own points is settled by the action itself.
_SETTLED_TILES = (Tile.TYPES, Tile.EGGS, Tile.PASS)


#: The legal actions of the seat to move.
legal_actions = legal_by(legal_mask, ACTION_COUNT)


def choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the legal actions of ``seat`` in words; empty when it is not to move."""
    if state.mover != seat:
        return ()
    return tuple(_choice(state, seat, action) for action in legal_actions(state))


def _choice(state: State, seat: int, action: int) -> Choice:
    return Choice(
        action=action,
        notation=format_action(state, action),
        label=_label(state, action),
        target=_target(state, action),
        effect=_effect(state, seat, action),
    )


def _label(state: State, action: int) -> Sentence:
    if action == KEEP:
        return say("choice-keep", KEEP_RULE, cards=face_pieces(state, state.hand))
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


def _effect(state: State, seat: int, action: int) -> int | None:
    """Return how the seat's points of this round change, where the action settles that."""
    if BUY <= action < OPPONENT and action - BUY not in _SETTLED_TILES:
        return None
    if OPPONENT <= action < CARD or (
        state.stage == Stage.THEIR_CARD and state.pending == Tile.SWAP
    ):
        return None
    after = LAYOUT.unpack(LAYOUT.pack(state))
    act(after, action)
    return int(round_points(after, seat) - round_points(state, seat))


def prompt(state: State, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    if state.mover == OVER:
        return say("prompt-over")
    if state.mover == CHANCE:
        return say("prompt-dealing")
    if state.mover != seat:
        return say("prompt-waiting", name=SeatName(state.mover))
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
