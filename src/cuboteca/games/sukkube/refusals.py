"""Why a card cannot be played, in words: the table from code to sentence and citation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.refusals import CommonRefusal, because
from cuboteca.core.words import SeatName
from cuboteca.games.sukkube.pieces import card_piece
from cuboteca.games.sukkube.rules.refusals import Refusal

if TYPE_CHECKING:
    from cuboteca.core.words import Explanation, Piece
    from cuboteca.games.sukkube.state import State

PLAY_RULE = "p. 2, “Regole di gioco”, 3"
OPPOSITE_RULE = "p. 2, “Regole di gioco”, 3.1"
DIFFERENT_RULE = "p. 2, “Regole di gioco”, 4"
TURN_RULE = "p. 2, “Regole di gioco”, 7"
DEAL_RULE = "p. 2, “Preparativi”"
END_RULE = "p. 2, “Vince la partita”"


def _card(_state: State, kind: int) -> Piece:
    return card_piece(kind)


def _last(state: State, _kind: int) -> Piece:
    return card_piece(state.last_card)


def _mover(state: State, _kind: int) -> SeatName:
    return SeatName(state.mover)


REFUSALS: dict[int, Explanation[State]] = {
    Refusal.NOT_OWNED: because("why-not-owned", PLAY_RULE, card=_card),
    Refusal.OPPOSITE: because("why-opposite", OPPOSITE_RULE, card=_card, last=_last),
    Refusal.REPEATED: because("why-repeated", DIFFERENT_RULE, card=_card, last=_last),
    CommonRefusal.NOT_YOUR_TURN: because("why-not-your-turn", TURN_RULE, seat=_mover),
    CommonRefusal.DRAW_PENDING: because("why-dealing", DEAL_RULE),
    CommonRefusal.PLAY_OVER: because("refused-play-over", END_RULE),
}
