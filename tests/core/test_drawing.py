"""What all drawings share: buttons and figures for pages, points with signs, blocks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from markupsafe import Markup

from cuboteca.core.drawing import (
    Board,
    Drawing,
    Painter,
    Picture,
    PlainDrawing,
    Press,
    _Cache,
    signed,
    worded,
)
from cuboteca.core.figures import short
from cuboteca.core.texts import Texts
from cuboteca.core.words import Choice, say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cuboteca.core.picture import Canvas

TEMPLATE = """
{{ picture("star", 'a"b') }}
{% for press in scene %}{{ button(press, "go", data_sure=true, title="<" ~ press.value) }}</button>
{% endfor %}
"""
SPRITE = '<svg><symbol id="star" viewBox="0 0 8 4"><path d="M0 0h8"/></symbol></svg>'


class TargetPainter(Painter[tuple[str, ...], tuple[Press, ...]]):
    """Its view is a row of targets; its scene, the buttons of those that have one."""

    def scene(self) -> tuple[Press, ...]:
        found = (self._press(target) for target in self._view)
        return (Press("why", "<moon>", "Why not?"), *(press for press in found if press))


class StarPicture(Picture[tuple[str, ...], tuple[Press, ...]]):
    """A star for each button."""

    def draw(self) -> None:
        for number, _ in enumerate(self._scene):
            self._on.figure("star", 10 * number, 0, 8)


@pytest.fixture
def drawing(tmp_path: Path) -> Drawing[Any, Any]:
    (tmp_path / "board.html").write_text(TEMPLATE, "utf-8")
    (tmp_path / "symbols.svg").write_text(SPRITE, "utf-8")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "texts.ftl").write_text("label = Go to { $name }.\n", "utf-8")
    return Drawing(tmp_path, TargetPainter, StarPicture)


def texts(folder: Path) -> Texts:
    return Texts("en", [folder])


def choice(action: int, target: str, effect: int | None = None) -> Choice:
    return Choice(action, f"go {target}", say("label", name=f'"{target}"'), target, effect)


def board(drawing: Drawing[Any, Any], folder: Path, *choices: Choice) -> Board:
    view = ("moon", "sun", "star")
    words = texts(folder)
    return drawing.board(view, choices=choices, texts=words, names=["Ada"], sprite="/s.svg?a&b")


def test_a_board_offers_the_choices_that_are_alone_at_their_target(
    drawing: Drawing[Any, Any], tmp_path: Path
) -> None:
    choices = (choice(3, "moon"), choice(4, "sun"), choice(5, "sun"), choice(6, "nowhere"))
    drawn = board(drawing, tmp_path, *choices)

    assert drawn.offered == {3}
    assert re.findall(r'name="action" value="(\d+)"', drawn.markup) == ["3"]
    assert board(drawing, tmp_path).offered == frozenset()


ANY = """
{%- macro part(what) %}<{{ what }}>{{ button(what, "go") if what }}{% endmacro %}
{%- for press in scene %}{{ kept(part, press) }}{% endfor -%}
"""


@pytest.mark.parametrize("most", [1, 2])
def test_parts_that_look_the_same_are_written_once(
    drawing: Drawing[Any, Any], tmp_path: Path, most: int
) -> None:
    """Those that were used last are kept; what is offered is known of all of them."""
    drawing._parts._short = _Cache(most * 750)
    (tmp_path / "board.html").write_text(ANY, "utf-8")
    words, choices = texts(tmp_path), (choice(3, "moon"),)
    drawn = [
        drawing.board(("moon",), choices=choices, texts=words, names=["Ada"], sprite="/s.svg")
        for _ in range(3)
    ]

    assert drawn[0] == drawn[1] == drawn[2]
    assert drawn[0].offered == {3}
    assert len(drawing._parts) == most


def test_long_parts_leave_room_for_the_short_ones(
    drawing: Drawing[Any, Any], tmp_path: Path
) -> None:
    """Three long ones, of which two may be kept, and one short one, which was used before them."""
    long = "{%- macro long(what) %}{{ what }}" + "-" * 8_000 + "{% endmacro %}"
    asked = "{% for number in range(3) %}{{ kept(long, number) }}{% endfor %}"
    (tmp_path / "board.html").write_text(ANY + long + asked, "utf-8")
    drawing._parts._long = _Cache(20_000)
    board(drawing, tmp_path)

    assert (len(drawing._parts._short), len(drawing._parts._long)) == (1, 2)


def test_a_template_writes_what_jinja_would(drawing: Drawing[Any, Any], tmp_path: Path) -> None:
    """Texts escaped, markup as it is, nothing for an ``if`` that has no ``else``."""
    text = '{{ "<" ~ 3 }}{{ 4 }}{{ sprite|safe }}{{ "a" if scene }}{{ "b" if not scene }}|'
    (tmp_path / "board.html").write_text(text + '{{ "c" if not scene else "d" }}', "utf-8")

    assert board(drawing, tmp_path).markup == "&lt;34/s.svg?a&ba|d"


def test_no_name_is_markup(drawing: Drawing[Any, Any], tmp_path: Path) -> None:
    drawn = board(drawing, tmp_path, choice(3, "moon", -2)).markup

    assert 'class="a&#34;b"' in drawn
    assert 'href="/s.svg?a&amp;b#star"' in drawn
    assert 'value="&lt;moon&gt;" class="go" data-sure title="&lt;&lt;moon&gt;"' in drawn
    assert 'data-effect="\N{MINUS SIGN}2" data-sure' in drawn
    assert '<button type="submit" name="action" value="3" class="go" data-hint="Go to ' in drawn


def test_the_picture_shows_the_same_scene(drawing: Drawing[Any, Any], tmp_path: Path) -> None:
    canvas: Canvas = drawing.picture(("moon",), texts=texts(tmp_path), names=["Ada"])

    assert canvas.svg().count('<use href="#star" x="0" y="0" width="8" height="4"/>') == 1


@pytest.mark.parametrize(
    ("points", "text", "tone"),
    [(3, "+3", "good"), (-3, "\N{MINUS SIGN}3", "bad"), (0, "0", "even")],
)
def test_points_have_a_sign_and_a_tone(points: int, text: str, tone: str) -> None:
    assert signed(points) == text
    assert Press("action", 1, "", signed(points)).tone == tone


def test_numbers_of_figures_are_short() -> None:
    assert [short(value) for value in (0, -0.04, 0.5, -0.5, 2.04, 10)] == [
        "0",
        "0",
        ".5",
        "-.5",
        "2",
        "10",
    ]


def test_the_cover_is_drawn_with_the_sprite_it_is_given(
    drawing: Drawing[Any, Any], tmp_path: Path
) -> None:
    (tmp_path / "cover.html").write_text('{{ picture("star", "big") }}', "utf-8")

    assert 'href="/s.svg#star"' in drawing.cover("/s.svg")


@pytest.mark.usefixtures("drawing")  # writes the texts
def test_a_text_of_a_drawing_is_that_of_the_language(tmp_path: Path) -> None:
    assert worded(texts(tmp_path), "label", name="Rome") == "Go to Rome."


# the drawing of a game that has no other


def described(view: tuple[str, ...], _texts: Texts, names: Sequence[str]) -> str:
    return "\n".join(f"{name}: {thing}" for name, thing in zip(names, view, strict=True))


def test_a_game_without_a_drawing_shows_its_description() -> None:
    plain, texts = PlainDrawing(described), Texts("en", [])
    view, names = ("<moon>", "star"), ["Ada", "Ben"]
    choice = Choice(3, "go", say("go"))

    board = plain.board(view, choices=[choice], texts=texts, names=names, sprite="s.svg")
    lines = re.findall(r'aria-label="([^"]*)"', plain.picture(view, texts=texts, names=names).svg())
    assert board == Board(
        Markup('<pre class="plain">Ada: &lt;moon&gt;\nBen: star</pre>'), frozenset()
    )
    assert lines == ["Ada: &lt;moon&gt;", "Ben: star"]
    assert plain.cover("s.svg").startswith("<svg")
