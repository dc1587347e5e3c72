"""Why something cannot be done, in words: the table from code to sentence and citation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.refusals import CommonRefusal, because
from cuboteca.core.words import SeatName, Sentence, say
from cuboteca.games.cubosaurs.actions import BUY, CARD, OPPONENT, REFUSE
from cuboteca.games.cubosaurs.components import TILE_COST, TYPE_OF
from cuboteca.games.cubosaurs.pieces import face_piece, tile_piece, type_piece
from cuboteca.games.cubosaurs.rules.refusals import Refusal
from cuboteca.games.cubosaurs.state import Stage

if TYPE_CHECKING:
    from cuboteca.core.words import Explanation, Piece
    from cuboteca.games.cubosaurs.state import State

CHOICE_RULE = "p. 6, “Turno di un giocatore”, 2"
KEEP_RULE = "p. 6, “Turno di un giocatore”, 2 A"
REFUSE_RULE = "p. 6, “Turno di un giocatore”, 2 B"
BUY_RULE = "p. 11-12, “Acquistare le tessere Evoluzione DNA”"
TOKEN_RULE = "p. 11, “Ottenere segnalini DNA”"
TILE_RULE = "p. 13-14, “Tessere Evoluzione DNA”"
TURN_RULE = "p. 5, “Svolgimento del primo round”"
END_RULE = "p. 9, “Fine del gioco”"


def _card_rule(action: int) -> str:
    """Return the paragraph about a card that is added to the hand, or chosen for a tile."""
    return REFUSE_RULE if action < BUY else TILE_RULE


def _face(action: int) -> int:
    return action - (REFUSE if action < BUY else CARD)


def _card(state: State, action: int) -> Piece:
    return face_piece(state, _face(action))


def _tile(_state: State, action: int) -> Piece:
    return tile_piece(action - BUY)


def _open_tile(state: State, _action: int) -> Piece:
    return tile_piece(state.pending)


def _cost(_state: State, action: int) -> int:
    return int(TILE_COST[action - BUY])


def _tokens(state: State, _action: int) -> int:
    return state.tokens[state.active]


def _buyer(state: State, action: int) -> SeatName:
    return SeatName(state.owner[action - BUY])


def _other(_state: State, action: int) -> SeatName:
    return SeatName(action - OPPONENT)


def _not_there(key: str) -> Explanation[State]:
    """Explain that a collection has no such card."""

    def explanation(state: State, action: int) -> Sentence:
        return say(key, _card_rule(action), card=_card(state, action))

    return explanation


def _not_theirs(state: State, action: int) -> Sentence:
    opponent = SeatName(state.opponent)
    return say("why-not-theirs", TILE_RULE, card=_card(state, action), seat=opponent)


def _type_in_hand(state: State, action: int) -> Sentence:
    key = "why-type-in-hand-dna" if state.dna else "why-type-in-hand"
    return say(key, REFUSE_RULE, card=type_piece(int(TYPE_OF[_face(action)])))


def _no_effect(_state: State, action: int) -> Sentence:
    tile = action - BUY
    return say(f"why-no-effect-{tile + 1}", BUY_RULE, tile=tile_piece(tile))


def _not_yourself(state: State, _action: int) -> Sentence:
    return say("why-not-yourself", TOKEN_RULE if state.stage == Stage.VICTIM else TILE_RULE)


def _not_your_turn(state: State, _action: int) -> Sentence:
    waiting = SeatName(state.mover)
    if state.stage == Stage.VICTIM:
        return say("why-token-first", TOKEN_RULE, seat=waiting)
    return say("refused-not-your-turn", TURN_RULE, seat=waiting)


REFUSALS: dict[int, Explanation[State]] = {
    Refusal.NOT_NOW: because("why-not-now", CHOICE_RULE),
    Refusal.TILE_FIRST: because("why-tile-first", TILE_RULE, tile=_open_tile),
    Refusal.VICTIM_FIRST: because("why-victim-first", TOKEN_RULE),
    Refusal.NO_ICONS: _not_there("why-no-icons"),
    Refusal.ONLY_WITH_ICON: _not_there("why-only-with-icon"),
    Refusal.NOT_OWNED: _not_there("why-not-owned"),
    Refusal.NOT_THEIRS: _not_theirs,
    Refusal.TYPE_IN_HAND: _type_in_hand,
    Refusal.TYPE_NOT_IN_HAND: because("why-type-not-in-hand", TILE_RULE, card=_card),
    Refusal.NO_DNA: because("why-no-dna", BUY_RULE),
    Refusal.BOUGHT: because("why-bought", BUY_RULE),
    Refusal.NOT_IN_PLAY: because("why-not-in-play", BUY_RULE, tile=_tile),
    Refusal.SOLD: because("why-sold", BUY_RULE, tile=_tile, seat=_buyer),
    Refusal.NOT_OPEN: because("why-not-open", BUY_RULE, tile=_tile),
    Refusal.COST: because("why-cost", BUY_RULE, tile=_tile, cost=_cost, tokens=_tokens),
    Refusal.NO_EFFECT: _no_effect,
    Refusal.NOT_YOURSELF: _not_yourself,
    Refusal.NO_CARD: because("why-no-card", TILE_RULE, seat=_other),
    Refusal.NO_TOKEN: because("why-no-token", TOKEN_RULE, seat=_other),
    CommonRefusal.NOT_YOUR_TURN: _not_your_turn,
    CommonRefusal.DRAW_PENDING: because("why-drawing", TURN_RULE),
    CommonRefusal.PLAY_OVER: because("refused-play-over", END_RULE),
}
