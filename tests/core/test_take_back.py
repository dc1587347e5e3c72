"""Taking back: a decision that left its seat to move, until anything else happens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import IllegalActionError
from cuboteca.core.play import Event, Play
from tests.core.nim import NIM, State
from tests.core.nim import apply as plain_apply

if TYPE_CHECKING:
    from cuboteca.core.game import Game


@rule
def apply_and_go_on(state: State, action: int) -> None:
    """Play Nim so that who takes one stone goes on."""
    mover = state.mover
    plain_apply(state, action)
    if mover != CHANCE and action == 0 and state.mover >= 0:
        state.mover = mover


ON = replace(NIM, rules=replace(NIM.rules, apply=apply_and_go_on))


def play_of(game: Game, *texts: str) -> Play:
    play = Play(game, {}, 2)
    for text in texts:
        if play.to_move == CHANCE:
            play.chance_text(text)
        else:
            play.act_text(play.to_move, text)
    return play


def snapshot(play: Play) -> bytes:
    return play.engine.snapshot(play.state)


def test_what_is_taken_back_has_not_happened() -> None:
    before, play = play_of(ON, "heap 9"), play_of(ON, "heap 9", "take 1")

    assert play.can_take_back(0)
    assert play.take_back(0) == Event(0, 0, "take 1")
    assert (snapshot(play), play.events) == (snapshot(before), before.events)


def test_several_decisions_are_taken_back_one_by_one() -> None:
    play = play_of(ON, "heap 9", "take 1", "take 1")
    play.take_back(0)
    play.take_back(0)

    assert play.seq == 1
    assert not play.can_take_back(0)


@pytest.mark.parametrize(
    "texts",
    [(), ("heap 9",), ("heap 9", "take 2"), ("heap 9", "take 1", "take 2")],
)
def test_nothing_else_is_taken_back(texts: tuple[str, ...]) -> None:
    play = play_of(ON, *texts)
    before = snapshot(play)

    for seat in (0, 1, CHANCE):
        assert not play.can_take_back(seat)
        with pytest.raises(IllegalActionError, match="take back"):
            play.take_back(seat)
    assert (snapshot(play), play.seq) == (before, len(texts))


def test_another_seat_cannot_take_it_back() -> None:
    assert not play_of(ON, "heap 9", "take 1").can_take_back(1)


def test_a_game_may_refuse_and_sees_both_states() -> None:
    asked: list[tuple[int, int, int]] = []

    def refuse(before: Any, action: int, after: Any) -> bool:
        asked.append((before.heap, action, after.heap))
        return False

    play = play_of(replace(ON, may_take_back=refuse), "heap 9", "take 1")

    assert not play.can_take_back(0)
    assert asked == [(9, 0, 8)]
