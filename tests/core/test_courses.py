"""Lessons as they are played: by the rules, from a position on, without changing any state."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cuboteca.core.courses import Reached, course_of
from cuboteca.core.errors import IllegalActionError, NotationError
from cuboteca.core.lessons import Lesson, Step
from cuboteca.core.play import Play
from cuboteca.core.words import say
from tests.omen import OMEN
from tests.omen.package import ACTIONS, HIGH, LAYOUT, OUTCOMES, SAILING, TRUST, WAVE
from tests.toys import Snapshots

#: The game whose notation reads states.
GAME = replace(OMEN, notation=Snapshots(ACTIONS, OUTCOMES, LAYOUT))
#: A lesson may begin where a seat may look at a card, and where it sends out its boats.
FIRST = Play(GAME, {}, 2).state
LATER = Play(GAME, {}, 2)
LATER.act(0, TRUST)
LATER.act(1, HIGH)


def course(*steps: Step) -> Any:
    """Return the steps of a lesson as they are played; the first begins at the beginning."""
    begun = replace(steps[0], position=written(FIRST))
    return course_of(GAME, Lesson("omens", 3, (begun, *steps[1:]), 2))


def written(state: Any) -> str:
    return GAME.notation.format_state(state)


def keys(reached: Reached) -> list[str]:
    return [sentence.key for entry in reached.told for sentence in entry.sentences]


def test_a_step_goes_on_by_its_right_answer_then_by_what_is_written_down() -> None:
    (only,) = course(Step("trusting", right="trust", then=("high", "sail", "calm")))

    assert only.action == TRUST
    assert only.before == FIRST
    assert (only.after.stage, only.after.boats) == (SAILING, 3)
    assert keys(only) == ["told-trust", "told-high", "told-sail", "told-calm"]


def test_a_step_begins_where_the_one_before_has_ended() -> None:
    first, second = course(
        Step("trusting", right="trust", then=("high",)), Step("sailing", right="sail")
    )

    assert second.before == first.after == LATER.state
    assert second.after.stage == WAVE
    assert keys(second) == ["told-sail"]


def test_a_step_in_which_nothing_is_asked_has_no_action() -> None:
    shown, told = course(Step("seeing"), Step("telling", then=("look", "cervus")))

    assert (shown.action, shown.before, shown.after, shown.told) == (None, FIRST, FIRST, ())
    assert told.action is None
    assert told.told[-1].sentences[0].key == say("told-looked").key
    assert told.before == FIRST != told.after


def test_a_step_may_begin_at_a_position_of_its_own() -> None:
    _, second = course(Step("seeing"), Step("sailing", right="stay", position=written(LATER.state)))

    assert second.before == LATER.state


def test_a_lesson_is_played_once() -> None:
    lesson = Lesson("once", 3, (Step("seeing", position=written(FIRST)),), 2)

    assert course_of(GAME, lesson) is course_of(GAME, lesson)


def test_a_lesson_without_a_position_is_an_error() -> None:
    with pytest.raises(ValueError, match="the lesson 'lost' begins without a position"):
        course_of(GAME, Lesson("lost", 3, (Step("seeing"),), 2))


@pytest.mark.parametrize(
    ("step", "error"),
    [
        (Step("odd", right="swim"), NotationError),
        (Step("odd", right="sail"), IllegalActionError),  # boats leave later
        (Step("odd", right="look", then=("trust",)), NotationError),  # a card is drawn
        (Step("odd", right="look", then=("storm",)), IllegalActionError),
        (Step("odd", right="trust", then=("high", "high")), IllegalActionError),
    ],
)
def test_an_event_against_the_rules_is_an_error(step: Step, error: type[Exception]) -> None:
    with pytest.raises(error):
        course(step)


def test_a_position_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(NotationError):
        course_of(GAME, Lesson("lost", 3, (Step("seeing", position="nowhere"),), 2))
