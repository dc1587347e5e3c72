"""How decisions are offered: what is asked, and each legal action in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.choices import choices_by, waiting_prompt
from cuboteca.core.legal import legal_by
from cuboteca.core.words import Sentence, say
from cuboteca.games.sukkube.actions import ACTION_COUNT
from cuboteca.games.sukkube.components import NO_CARD
from cuboteca.games.sukkube.notation import format_action
from cuboteca.games.sukkube.pieces import card_piece, character_piece
from cuboteca.games.sukkube.refusals import PLAY_RULE
from cuboteca.games.sukkube.rules import apply, legal_mask, to_move
from cuboteca.games.sukkube.rules.kube import is_doubled, top_after
from cuboteca.games.sukkube.state import LAYOUT, Stage

if TYPE_CHECKING:
    from cuboteca.games.sukkube.state import State

#: The legal actions of the seat to move.
legal_actions = legal_by(legal_mask, ACTION_COUNT)


def _label(state: State, kind: int) -> Sentence:
    key = "choice-play-doubled" if is_doubled(state, kind) else "choice-play"
    character = top_after(state, kind)
    if character == state.character_of[state.mover]:
        return say(f"{key}-again", PLAY_RULE, card=card_piece(kind))
    return say(key, PLAY_RULE, card=card_piece(kind), character=character_piece(character))


def _target(state: State, kind: int) -> str:
    return f"card-{state.mover}-{kind}"


def _effect(state: State, kind: int) -> int | None:
    """Return how the mover's points change if the manche ends before a person plays again."""
    after = LAYOUT.unpack(state)
    apply(after, kind)
    if after.finished == state.finished:
        return None
    return after.points[state.mover] - state.points[state.mover]


choices = choices_by(
    to_move, legal_actions, format_action, label=_label, target=_target, effect=_effect
)


def prompt(state: State, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    waiting = waiting_prompt(state.mover, seat, "prompt-dealing")
    if waiting is not None:
        return waiting
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
