"""Pictures of plays: elements, parts that stand alone, and definitions only where they are used."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from cuboteca.core.picture import (
    BAD,
    EDGE,
    GLOW,
    GOOD,
    SEAT_COLOURS,
    SEAT_SHAPES,
    Canvas,
    number,
    sprite_of,
)
from cuboteca.core.play import Play
from cuboteca.core.texts import Texts
from tests.omen import OMEN

if TYPE_CHECKING:
    from pathlib import Path

SPRITE = (
    '<svg><symbol id="dot" viewBox="0 0 4 4"><path fill="var(--ink, #123456)" d="M0 0h4"/></symbol>'
    '<symbol id="pair" viewBox="0 0 8 4"><use href="#dot"/><use href="#dot" x="4"/></symbol></svg>'
)
DOT = '<use href="#dot" x="{}" y="{}" width="{}" height="{}"/>'


@pytest.fixture
def sprite(tmp_path: Path) -> Path:
    file = tmp_path / "symbols.svg"
    file.write_text(SPRITE, "utf-8")
    return file


@pytest.fixture
def canvas(sprite: Path) -> Canvas:
    return Canvas(sprite)


def drawn(canvas: Canvas) -> str:
    """Return what a picture shows, without its definitions and its background."""
    svg = canvas.svg()
    ET.fromstring(svg)
    return svg.partition("</defs>")[2].partition("/>")[2].removesuffix("</svg>")


def attributes(element: str) -> dict[str, str]:
    return dict(re.findall(r'([\w-]+)="([^"]*)"', element))


def test_a_sprite_is_read_with_its_usual_colours_and_what_it_needs(sprite: Path) -> None:
    found = sprite_of(sprite)

    assert found["dot"].markup == '<path fill="#123456" d="M0 0h4"/>'
    assert (found["pair"].shape, found["pair"].needs) == (0.5, ("dot",))


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (0.5, "0.5"), (1 / 3, "0.33"), (10, "10"), (-2.0, "-2")]
)
def test_a_number_has_few_digits(value: float, text: str) -> None:
    assert number(value) == text


def test_an_element_leaves_out_what_is_none_and_escapes_the_rest(canvas: Canvas) -> None:
    canvas.add("line", x1=1, stroke_width=0.5, stroke=None, aria_label='<"&')
    canvas.path("M0 0h1")
    canvas.box(1, 2, 3, 4, fill="red")
    canvas.disc(5, 6, 7, "blue", stroke="#000")

    assert drawn(canvas) == (
        '<line x1="1" stroke-width="0.5" aria-label="&lt;&quot;&amp;"/>'
        '<path d="M0 0h1" fill="none"/>'
        '<rect x="1" y="2" width="3" height="4" fill="red"/>'
        '<circle cx="5" cy="6" r="7" fill="blue" stroke="#000"/>'
    )


def test_a_definition_is_written_once_and_only_if_it_is_used(canvas: Canvas) -> None:
    first = canvas.define("clipPath", "round", "<path d='M0 0'/>", clipPathUnits="userSpaceOnUse")
    again = canvas.define("clipPath", "round", "something else")
    canvas.define("clipPath", "unused", "<path/>")
    canvas.box(0, 0, 1, 1, fill="red", clip_path=first)
    canvas.box(0, 0, 1, 1, fill="url(#nowhere)")

    assert first == again == "url(#round)"
    definition = '<clipPath id="round" clipPathUnits="userSpaceOnUse"><path d=\'M0 0\'/></clipPath>'
    assert f"<defs>{definition}</defs>" in canvas.svg()


def test_a_figure_brings_all_symbols_it_uses(canvas: Canvas) -> None:
    canvas.figure("pair", 1.4, 2.6, 8, "red", opacity=0.5)

    assert drawn(canvas) == (
        '<use href="#pair" x="1" y="3" width="8" height="4" color="red" opacity="0.5"/>'
    )
    assert re.findall(r'<symbol id="(\w+)"', canvas.svg()) == ["pair", "dot"]


def test_a_symbol_is_written_once_however_often_it_is_used(canvas: Canvas) -> None:
    for name in ("dot", "pair", "dot"):
        canvas.figure(name, 0, 0, 4)

    assert sorted(re.findall(r'<symbol id="(\w+)"', canvas.svg())) == ["dot", "pair"]


def test_a_figure_is_a_layer_of_its_own_unless_it_is_turned(canvas: Canvas) -> None:
    canvas.figure("dot", 10, 20, 4)
    with canvas.group(transform="rotate(9)"):
        canvas.figure("dot", 1, 1, 4)
    figure, rest = canvas.layers()

    assert (figure.x, figure.y) == (10, 20)
    assert figure.svg.startswith(
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4">'
    )
    assert DOT.format(0, 0, 4, 4) in figure.svg
    assert (rest.x, rest.y) == (0, 0)
    assert f'<g transform="rotate(9)">{DOT.format(1, 1, 4, 4)}</g>' in rest.svg


def test_a_group_that_is_not_turned_keeps_its_figures_apart(canvas: Canvas) -> None:
    with canvas.group(opacity=0.5):
        canvas.figure("dot", 1, 1, 4)

    assert drawn(canvas) == f'<g opacity="0.5">{DOT.format(1, 1, 4, 4)}</g>'
    assert len(list(canvas.layers())) == 3


def test_a_region_is_one_part_on_whole_units(canvas: Canvas) -> None:
    with canvas.region(10.5, 20.5, 30, 40):
        canvas.figure("dot", 12, 22, 4)
    (layer,) = canvas.layers()

    assert (layer.x, layer.y) == (10, 20)
    assert 'viewBox="10 20 31 41"' in layer.svg
    assert DOT.format(12, 22, 4, 4) in layer.svg


def test_a_region_lifts_its_figures_but_not_those_of_a_group(canvas: Canvas) -> None:
    with canvas.region(0, 0, 50, 50, lift=True):
        canvas.figure("dot", 12, 22, 4)
        with canvas.group(opacity=0.5):
            canvas.figure("dot", 30, 30, 4)
    canvas.figure("dot", 40, 40, 4)
    region, lifted, after = canvas.layers()

    assert DOT.format(30, 30, 4, 4) in region.svg
    assert DOT.format(12, 22, 4, 4) not in region.svg
    assert [(layer.x, layer.y) for layer in (region, lifted, after)] == [(0, 0), (12, 22), (40, 40)]


def test_a_piece_is_the_same_wherever_it_is_placed(canvas: Canvas) -> None:
    for corner in ((10, 10), (100, 60)):
        with canvas.piece(*corner, 20, 10):
            canvas.box(0, 0, 20, 10, fill="red")
    first, second = canvas.layers()

    assert first.svg == second.svg
    assert [(layer.x, layer.y) for layer in (first, second)] == [(8, 8), (98, 58)]
    assert 'viewBox="-2 -2 24 14"' in first.svg


@pytest.mark.parametrize(("at", "share"), [("start", 0), ("middle", 0.5), ("end", 1)])
def test_words_stand_where_they_shall(canvas: Canvas, at: str, share: float) -> None:
    width = canvas.words(100, 50, "Cubes", 20, at=at)  # type: ignore[arg-type]
    written = attributes(drawn(canvas))

    assert width > 20
    assert written["aria-label"] == "Cubes"
    left = float(written["transform"].removeprefix("translate(").split()[0])
    assert left == pytest.approx(100 - share * width, abs=0.01)
    assert "stroke" not in written


def test_words_fit_and_may_have_a_halo(canvas: Canvas) -> None:
    width = canvas.words(0, 50, "A long line of words", 20, fit=60, halo="#fff")
    written = attributes(drawn(canvas))

    assert width <= 60
    assert written["aria-label"].endswith("…")
    assert (written["stroke"], written["paint-order"]) == ("#fff", "stroke")


@pytest.mark.parametrize("seat", range(6))
def test_each_seat_has_a_colour_and_a_shape(canvas: Canvas, seat: int) -> None:
    canvas.seat_mark(seat, 50, 40, 10)

    assert drawn(canvas) == (
        f'<path d="{SEAT_SHAPES[seat]}" fill="{SEAT_COLOURS[seat]}" '
        'transform="translate(45 35) scale(0.5)"/>'
    )


@pytest.mark.parametrize(
    ("turn", "winner", "edge", "thick", "boxes"),
    [
        (False, False, EDGE, "1.5", 2),
        (True, False, GLOW, "2.5", 3),
        (False, True, GOOD, "2.5", 2),
        (True, True, GLOW, "2.5", 3),
    ],
)
def test_the_edge_of_a_panel_shows_the_turn_and_the_winner(
    canvas: Canvas, *, turn: bool, winner: bool, edge: str, thick: str, boxes: int
) -> None:
    canvas.panel(10, 10, 100, 50, turn=turn, winner=winner)
    elements = re.findall("<rect[^>]*>", drawn(canvas))
    last = attributes(elements[-1])

    assert len(elements) == boxes
    assert (last["stroke"], last["stroke-width"]) == (edge, thick)


def test_a_panel_may_have_an_edge_of_its_own(canvas: Canvas) -> None:
    canvas.panel(10, 10, 100, 50, stroke=BAD)

    assert f'stroke="{BAD}" stroke-width="1.5"' in drawn(canvas)


def test_a_badge_is_a_piece_with_words_in_its_middle(canvas: Canvas) -> None:
    canvas.badge(30, 40, 20, 14, "x2")
    (layer,) = canvas.layers()

    assert (layer.x, layer.y) == (28, 38)
    assert 'aria-label="x2"' in layer.svg
    assert '<rect x="0" y="0" width="20" height="14" rx="7"' in layer.svg


def test_a_tag_is_as_wide_as_its_words_need(canvas: Canvas) -> None:
    narrow, wide = (canvas.tag(10, 20, words) for words in ("one", "one and two"))
    boxes = re.findall("<rect[^>]*>", drawn(canvas))

    assert 16 < narrow < wide
    assert [float(attributes(box)["width"]) for box in boxes] == pytest.approx(
        [narrow, wide], abs=0.01
    )


@pytest.mark.parametrize("seat", [None, 0])
def test_the_headline_says_where_the_play_is_and_who_is_asked(seat: int | None) -> None:
    play = Play(OMEN, {}, 2)
    texts = Texts("en", [OMEN.folder / "texts"])
    shown = OMEN.presentation
    sentences = (shown.where(play.state), shown.prompt(play.state, seat))
    said = [texts.plain(sentence, ["Ada", "Ben"]) for sentence in sentences]
    svg = OMEN.picture_of(play.state, seat, texts, ["Ada", "Ben"]).svg()

    headline = [
        labels
        for part in re.findall("<symbol.*?</symbol>", svg)
        if OMEN.meta.title in (labels := re.findall(r'aria-label="([^"]*)"', part))
    ]
    assert headline == [[OMEN.meta.title, *map(escape, said)]]
