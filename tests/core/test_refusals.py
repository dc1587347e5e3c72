"""Why an action is refused: what all games say alike, and what a game says of its own codes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.play import Play
from cuboteca.core.refusals import CommonRefusal, because, why_not, why_not_tapped
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.core.words import Choice, Refused, SeatName, say
from tests.core.test_secrets import finished
from tests.omen import OMEN
from tests.omen.package import HIGH, LOOK, TRUST, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.game import Game

YOURS = Play(OMEN, {}, 2).state  # seat 0 may look or trust


def drawing() -> Play:
    """Return a play that waits for a draw."""
    play = Play(OMEN, {}, 2)
    play.act(0, LOOK)
    return play


def test_what_is_legal_is_not_refused() -> None:
    assert [why_not(OMEN, YOURS, 0, action) for action in (LOOK, TRUST)] == [None, None]


def test_a_code_of_the_game_brings_its_sentence_and_citation() -> None:
    refused = why_not(OMEN, YOURS, 0, HIGH)

    assert refused == Refused("another_question", say("why-not", "Omen p. 1"))


@pytest.mark.parametrize("action", [-1, 6, 10**9])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    refused = why_not(OMEN, YOURS, 0, action)

    assert refused == Refused("unknown_action", say("refused-unknown-action"))


@pytest.mark.parametrize("action", [LOOK, HIGH, -1])
def test_who_is_not_to_move_may_do_nothing(action: int) -> None:
    refused = why_not(OMEN, YOURS, 1, action)

    assert refused == Refused("not_your_turn", say("refused-not-your-turn", seat=SeatName(0)))


def test_nobody_may_act_while_something_is_drawn() -> None:
    refused = why_not(OMEN, drawing().state, 0, LOOK)

    assert refused == Refused("draw_pending", say("refused-draw-pending"))


def test_nobody_may_act_after_the_end() -> None:
    refused = why_not(OMEN, finished(drawing()).state, 0, LOOK)

    assert refused == Refused("play_over", say("refused-play-over"))


def boats_and(state: State, action: int) -> int:
    return state.boats + action


def test_a_game_may_say_more_of_what_all_games_refuse() -> None:
    own = because("told-sail", "Omen p. 2", boats=boats_and)
    table = {**OMEN.presentation.refusals, CommonRefusal.NOT_YOUR_TURN: own}
    chatty = replace(OMEN, presentation=replace(OMEN.presentation, refusals=table))
    refused = why_not(chatty, YOURS, 1, LOOK)

    assert refused == Refused("not_your_turn", say("told-sail", "Omen p. 2", boats=3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_games_say_is_in_every_language(language: str) -> None:
    texts = Texts(language, [])
    keys = [f"refused-{code.name.lower().replace('_', '-')}" for code in CommonRefusal]

    assert [texts.plain(say(key, seat=SeatName(0)), ["Ada"]) for key in keys if texts.has(key)]
    assert [key for key in keys if not texts.has(key)] == []


def tapping(read: Callable[[State, str], int | Refused] | None) -> Game:
    """Return Omen with a board on which one choice is at "dream/1"."""
    choices = (Choice(LOOK, "look", say("why-not"), "dream/1"),)
    presentation = replace(OMEN.presentation, read_tap=read, choices=lambda *_: choices)
    return replace(OMEN, presentation=presentation)


def test_a_game_that_reads_no_taps_explains_none() -> None:
    with pytest.raises(ValueError, match="does not explain taps"):
        why_not_tapped(tapping(None), YOURS, 0, "dream/1")


@pytest.mark.parametrize("target", ["dream/1", "/dream"])
def test_what_is_offered_or_begins_something_offered_is_not_refused(target: str) -> None:
    assert why_not_tapped(tapping(_never_read), YOURS, 0, target) is None


def test_who_is_not_to_move_may_tap_nothing() -> None:
    refused = why_not_tapped(tapping(_never_read), YOURS, 1, "dream/1")

    assert refused == Refused("not_your_turn", say("refused-not-your-turn", seat=SeatName(0)))


def test_a_tap_that_means_an_action_is_refused_as_that_action() -> None:
    assert why_not_tapped(tapping(lambda *_: HIGH), YOURS, 0, "/x") == why_not(OMEN, YOURS, 0, HIGH)


def test_a_tap_that_means_no_action_is_refused_by_the_game() -> None:
    own = Refused("nothing_there", say("why-not"))

    assert why_not_tapped(tapping(lambda *_: own), YOURS, 0, "/x") == own


def _never_read(_state: State, _target: str) -> int:
    raise AssertionError("it was read")
