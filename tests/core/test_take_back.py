"""Taking back: a decision that left its seat to move, until anything else happens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import IllegalActionError
from cuboteca.core.legal import mask_by
from cuboteca.core.play import Event, Play, sampler_of
from cuboteca.games import game
from tests.core.nim import NIM, State
from tests.core.nim import apply as plain_apply
from tests.omen import OMEN
from tests.omen.package import BETTING, SAIL, SAILING, Refusal
from tests.omen.package import apply as apply_in_omen
from tests.omen.package import refusal as refusal_in_omen
from tests.omen.package import to_move as to_move_in_omen

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


# with what others have answered


def test_a_decision_and_its_answers_are_taken_back_together() -> None:
    before, play = play_of(NIM, "heap 9"), play_of(NIM, "heap 9", "take 2", "take 3")

    assert not play.can_take_back(0)
    assert play.can_take_back(0, with_answers=True)
    assert [event.text for event in play.take_back_with_answers(0)] == ["take 2", "take 3"]
    assert (snapshot(play), play.events) == (snapshot(before), before.events)


def test_only_who_is_to_move_and_has_decided_takes_answers_back() -> None:
    for texts in ((), ("heap 9",), ("heap 9", "take 2")):
        play = play_of(NIM, *texts)
        assert not any(play.can_take_back(seat, with_answers=True) for seat in (0, 1, CHANCE))
    with pytest.raises(IllegalActionError, match="seat 1 may take back"):
        play.take_back_with_answers(1)
    assert play.seq == 2


def test_a_games_no_is_about_its_own_turn_alone() -> None:
    play = play_of(replace(ON, may_take_back=lambda *_: False), "heap 9", "take 1")

    assert not play.can_take_back(0)
    assert play.can_take_back(0, with_answers=True)


@rule
def apply_and_show(state: Any, action: int) -> None:
    """Play Omen so that sailing shows the card by the number of boats, and nothing is drawn."""
    if state.stage != SAILING:
        apply_in_omen(state, action)
        return
    if action == SAIL:
        state.boats = state.omen
    state.stage = BETTING


SHOWN = replace(OMEN, rules=replace(OMEN.rules, apply=apply_and_show))


@pytest.mark.parametrize(("answer", "learnt"), [("sail", True), ("stay", False)])
def test_what_a_seat_has_learnt_cannot_be_taken_back(answer: str, *, learnt: bool) -> None:
    play = Play(SHOWN, {}, 2)
    play.act_text(0, "look")
    play.chance_text("bufo")
    play.act_text(1, "high")
    play.act_text(0, answer)

    assert play.to_move == 1
    assert play.can_take_back(1, with_answers=True) is not learnt


@rule
def refusal_of_low_cards(state: Any, action: int) -> int:
    """Let only sail who has seen a card of 2 or more."""
    if state.stage == SAILING and action == SAIL and state.omen < 2:
        return Refusal.ANOTHER_QUESTION
    return refusal_in_omen(state, action)


HIGH_SAILS = replace(
    SHOWN,
    rules=replace(
        SHOWN.rules,
        refusal=refusal_of_low_cards,
        legal_mask=mask_by(to_move_in_omen, refusal_of_low_cards),
    ),
)


def test_what_only_some_secrets_allow_tells_of_them() -> None:
    play = Play(HIGH_SAILS, {}, 2)
    play.act_text(0, "look")
    play.chance_text("bufo")
    play.act_text(1, "high")
    play.act_text(0, "sail")

    assert play.state.omen == play.state.boats == 2
    assert not play.can_take_back(1, with_answers=True)


def test_hands_of_sukkube_are_open_so_a_trick_is_taken_back() -> None:
    play = Play(game("sukkube"), {}, 4)
    rng = seeded(3)
    answered = 0
    while answered < 5:
        if play.to_move == CHANCE:
            play.draw(sampler_of(rng))
            continue
        seat, last = play.to_move, play.last_decision(play.to_move)
        if last is not None and last < play.seq - 1:
            answered += 1
            assert play.can_take_back(seat, with_answers=True)
        legal = play.legal_actions()
        play.act(seat, legal[draw_below(rng, len(legal))])


def test_in_cube_attack_a_turn_is_taken_back_after_all_answers() -> None:
    play = Play(game("cube_attack"), {}, 3)
    play.draw_all(sampler_of(seeded(1)))
    begun, seat = snapshot(play), play.to_move
    play.act(seat, play.legal_actions()[0])
    second = snapshot(play)
    while True:
        play.act(play.to_move, play.legal_actions()[0])
        if play.to_move == seat and play.events[-1].actor != seat:
            break

    assert not play.can_take_back(seat)
    assert play.can_take_back(seat, with_answers=True)
    play.take_back_with_answers(seat)
    assert snapshot(play) == second
    assert play.can_take_back(seat)
    play.take_back(seat)
    assert snapshot(play) == begun
