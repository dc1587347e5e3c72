"""What Ursuppe's lessons say is what their boards show."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest

from cuboteca.core.courses import course_of
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games import game
from cuboteca.games.ursuppe.view import view_of

if TYPE_CHECKING:
    from cuboteca.core.courses import Reached
    from cuboteca.games.ursuppe.state import State
    from cuboteca.games.ursuppe.view import UrsuppeView

URSUPPE = game("ursuppe")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def step(lesson: str, name: str) -> Reached:
    (course,) = [one for one in URSUPPE.lessons if one.name == lesson]
    names = [one.name for one in course.steps]
    return course_of(URSUPPE, course)[names.index(name)]


def said(language: str, key: str) -> str:
    return Texts(language, (URSUPPE.folder / "texts",)).word(key)


def seen(state: object) -> UrsuppeView:
    return view_of(cast("State", state), 0)


@pytest.mark.parametrize("answer", ["why", "also"])
@each_language
def test_where_scoring_is_taught_an_occupied_space_is_skipped(language: str, answer: str) -> None:
    reached = step("growing", "second")
    before, after = (seen(state).colours for state in (reached.before, reached.after))
    assert (before[0].marker, after[1].marker, after[0].marker) == (5, 7, 8)  # by two spaces
    text = said(language, f"lesson-growing-second-{answer}")
    assert re.findall(r"\d+", text.replace("E4", ""))[-3:] == ["7", "5", "8"]


@pytest.mark.parametrize("key", ["growing-gene", "growing-debt"])
@each_language
def test_the_figure_of_mutation_and_ozone_is_the_one_on_the_board(language: str, key: str) -> None:
    view = seen(step(*key.split("-")).before)
    assert view.card is not None
    figure = f"{view.colours[0].mutation}/{view.card.ozone}"
    assert figure in said(language, f"lesson-{key}")


def test_the_gene_whose_dashed_border_is_explained_has_one() -> None:
    assert [one.fresh for one in seen(step("growing", "enough").before).colours[0].genes] == [True]


@pytest.mark.parametrize(
    ("key", "genes"),
    [
        ("growing-grow", ("movement-2", "movement-1", "persistence", "speed")),
        ("defending-armour", ("movement-2", "movement-1", "armour", "defence", "escape")),
    ],
)
@each_language
def test_a_step_about_advanced_genes_says_what_they_replace(
    language: str, key: str, genes: tuple[str, ...]
) -> None:
    text = said(language, f"lesson-{key}")
    assert [one for one in genes if said(language, f"gene-{one}") not in text] == []
