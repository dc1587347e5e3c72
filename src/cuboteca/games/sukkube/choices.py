"""How decisions are offered: what is asked, each legal action in words, why others are illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.words import Choice, SeatName, Sentence, say
from cuboteca.games.sukkube.actions import ACTION_COUNT
from cuboteca.games.sukkube.components import DIRECTION_OF, NO_CARD, OPPOSITES, Direction
from cuboteca.games.sukkube.notation import format_action
from cuboteca.games.sukkube.pieces import card_piece, character_piece
from cuboteca.games.sukkube.rules import apply, legal_mask
from cuboteca.games.sukkube.rules.cards import copies
from cuboteca.games.sukkube.rules.kube import is_doubled, top_after
from cuboteca.games.sukkube.state import LAYOUT, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAY_RULE = "“Regole di gioco”, 3"
OPPOSITE_RULE = "“Regole di gioco”, 3.1"
DIFFERENT_RULE = "“Regole di gioco”, 4"
TURN_RULE = "“Regole di gioco”, 7"
DEAL_RULE = "“Preparativi”"
END_RULE = "“Vince la partita”"


def legal_actions(state: Any) -> list[int]:
    """Return the legal actions of the seat to move."""
    mask = [False] * ACTION_COUNT
    legal_mask(state, mask)
    return [action for action, legal in enumerate(mask) if legal]


def choices(state: Any, seat: int) -> tuple[Choice, ...]:
    """Return the legal actions of ``seat`` in words; empty when it is not to move."""
    if state.mover != seat:
        return ()
    return tuple(_choice(state, seat, action) for action in legal_actions(state))


def _choice(state: Any, seat: int, action: int) -> Choice:
    return Choice(
        action=action,
        notation=format_action(state, action),
        label=_label(state, seat, action),
        target=f"card-{seat}-{action}",
        effect=_effect(state, seat, action),
    )


def _label(state: Any, seat: int, kind: int) -> Sentence:
    key = "choice-play-doubled" if is_doubled(state, kind) else "choice-play"
    character = int(top_after(state, kind))
    if character == state.character_of[seat]:
        return say(f"{key}-again", PLAY_RULE, card=card_piece(kind))
    return say(key, PLAY_RULE, card=card_piece(kind), character=character_piece(character))


def _effect(state: Any, seat: int, kind: int) -> int | None:
    """Return the seat's change of points if the manche ends before a person plays again."""
    after = LAYOUT.unpack(LAYOUT.pack(state))
    apply(after, kind)
    if after.finished == state.finished:
        return None
    return int(after.points[seat] - state.points[seat])


def prompt(state: Any, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    if state.mover == OVER:
        return say("prompt-over")
    if state.mover == CHANCE:
        return say("prompt-dealing")
    if state.mover != seat:
        return say("prompt-waiting", name=SeatName(int(state.mover)))
    if state.last_card == NO_CARD:
        return say("prompt-first")
    if len(legal_actions(state)) == 1:
        return say("prompt-one", last=card_piece(int(state.last_card)))
    return say("prompt-play", last=card_piece(int(state.last_card)))


def where(state: Any) -> Sentence:
    """Return the moment of the play."""
    finished = int(state.finished)
    if state.stage == Stage.OVER:
        return say("where-over", count=finished)
    return say("where", manche=finished + 1, goal=int(state.points_to_win))


def explain(state: Any, seat: int, action: int) -> Sentence | None:
    """Return why ``action`` is illegal for ``seat`` now; None if it is legal."""
    if state.mover == OVER:
        return say("why-over", END_RULE)
    if state.mover == CHANCE:
        return say("why-dealing", DEAL_RULE)
    if state.mover != seat:
        return say("why-not-your-turn", TURN_RULE, seat=SeatName(int(state.mover)))
    if action in legal_actions(state):
        return None
    return next(_reasons(state, seat, action))


def _reasons(state: Any, seat: int, action: int) -> Iterator[Sentence]:
    if not 0 <= action < ACTION_COUNT:
        yield say("why-unknown")
        return
    card = card_piece(action)
    if copies(int(state.hands[seat]), action) == 0:
        yield say("why-not-owned", PLAY_RULE, card=card)
        return
    last = card_piece(int(state.last_card))
    before = Direction(int(DIRECTION_OF[state.last_card]))
    if OPPOSITES.get(before) == DIRECTION_OF[action]:
        yield say("why-opposite", OPPOSITE_RULE, card=card, last=last)
    yield say("why-repeated", DIFFERENT_RULE, card=card, last=last)
