"""How decisions are offered: what is asked, and each legal action in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.legal import legal_by
from cuboteca.core.words import Choice, SeatName, Sentence, say
from cuboteca.games.sukkube.actions import ACTION_COUNT
from cuboteca.games.sukkube.components import NO_CARD
from cuboteca.games.sukkube.notation import format_action
from cuboteca.games.sukkube.pieces import card_piece, character_piece
from cuboteca.games.sukkube.refusals import PLAY_RULE
from cuboteca.games.sukkube.rules import apply, legal_mask
from cuboteca.games.sukkube.rules.kube import is_doubled, top_after
from cuboteca.games.sukkube.state import LAYOUT, Stage

if TYPE_CHECKING:
    from cuboteca.games.sukkube.state import State


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
        label=_label(state, seat, action),
        target=f"card-{seat}-{action}",
        effect=_effect(state, seat, action),
    )


def _label(state: State, seat: int, kind: int) -> Sentence:
    key = "choice-play-doubled" if is_doubled(state, kind) else "choice-play"
    character = top_after(state, kind)
    if character == state.character_of[seat]:
        return say(f"{key}-again", PLAY_RULE, card=card_piece(kind))
    return say(key, PLAY_RULE, card=card_piece(kind), character=character_piece(character))


def _effect(state: State, seat: int, kind: int) -> int | None:
    """Return the seat's change of points if the manche ends before a person plays again."""
    after: State = LAYOUT.unpack(LAYOUT.pack(state))
    apply(after, kind)
    if after.finished == state.finished:
        return None
    return after.points[seat] - state.points[seat]


def prompt(state: State, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    if state.mover == OVER:
        return say("prompt-over")
    if state.mover == CHANCE:
        return say("prompt-dealing")
    if state.mover != seat:
        return say("prompt-waiting", name=SeatName(state.mover))
    if state.last_card == NO_CARD:
        return say("prompt-first")
    if len(legal_actions(state)) == 1:
        return say("prompt-one", last=card_piece(state.last_card))
    return say("prompt-play", last=card_piece(state.last_card))


def where(state: State) -> Sentence:
    """Return the moment of the play."""
    finished = state.finished
    if state.stage == Stage.OVER:
        return say("where-over", count=finished)
    return say("where", manche=finished + 1, goal=state.points_to_win)
