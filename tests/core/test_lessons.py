"""Lessons: which answer an action gets."""

from __future__ import annotations

import pytest

from cuboteca.core.lessons import Answer, Step, answer_to

STEP = Step(
    "egg",
    right="place egg",
    also=("place", "wait"),
    wrong=(Answer("stone", ("place stone",)), Answer("given", ("refuse", "give 3"))),
)


@pytest.mark.parametrize(
    ("beginning", "action", "fits"),
    [
        ("refuse", "refuse", True),
        ("refuse", "refuse S", True),
        ("refuse", "refused", False),
        ("refuse S", "refuse", False),
        ("", "keep", True),
        ("keep", "refuse", False),
    ],
)
def test_an_answer_fits_actions_that_begin_with_its_whole_words(
    beginning: str,
    action: str,
    fits: bool,  # noqa: FBT001  # a row of the table above
) -> None:
    assert Answer("one", (beginning,)).fits(action) is fits


def test_an_answer_fits_where_any_of_its_beginnings_does() -> None:
    two = Answer("two", ("keep", "refuse"))

    assert [two.fits(action) for action in ("keep 1", "refuse S", "wait")] == [True, True, False]
    assert not Answer("none", ()).fits("keep")


@pytest.mark.parametrize(
    ("action", "name"),
    [
        ("place egg", "why"),
        ("place stone 2", "stone"),  # although it begins as others that are right
        ("place twig", "also"),
        ("wait", "also"),
        ("refuse S", "given"),
        ("give 3", "given"),
    ],
)
def test_the_right_action_comes_first_then_wrong_ones_then_others_that_are_right(
    action: str, name: str
) -> None:
    assert answer_to(STEP, action) == name


def test_the_first_wrong_answer_that_fits_counts() -> None:
    step = Step("egg", right="keep", wrong=(Answer("first", ("refuse",)), Answer("rest", ("",))))

    assert answer_to(step, "refuse S") == "first"
    assert answer_to(step, "wait") == "rest"


@pytest.mark.parametrize("action", ["give 4", "placed", ""])
def test_an_action_without_an_answer_is_an_error(action: str) -> None:
    with pytest.raises(LookupError, match=f"the step 'egg' has no answer to '{action}'"):
        answer_to(STEP, action)
