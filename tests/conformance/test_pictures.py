"""Pictures of plays: whole in themselves, showing what a viewer may know and no more."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from cuboteca.core.picture import HEIGHT, WIDTH
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import GAME_NAMES
from tests.conformance.plays import TABLES, Moment, Table, some_moments, texts_of
from tests.conformance.test_secrets import outsiders, secret_draws
from tests.conformance.test_views import redrawn
from tests.omen import NAME, registered
from tests.omen.package import TATTLING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from cuboteca.core.picture import Canvas

SVG = "{http://www.w3.org/2000/svg}"
#: All that a picture is made of; no style sheet, script, font, frame or image is among it.
ELEMENTS = {
    "circle",
    "clipPath",
    "defs",
    "ellipse",
    "g",
    "path",
    "pattern",
    "radialGradient",
    "rect",
    "stop",
    "svg",
    "symbol",
    "use",
}
OUTSIDE = re.compile(
    r"var\(|style=|class=|href=\"(?!#)|url\((?!#)|[a-z]+://(?!www\.w3\.org/2000/svg)"
)


def drawn(moment: Moment, state: Any, watcher: int | None, language: str = "en") -> Canvas:
    game = moment.table.game
    texts = texts_of(moment.table, language)
    return game.picture_of(state, watcher, texts, moment.table.players)


def pictures(table: Table, count: int = 3) -> Iterator[tuple[Moment, str]]:
    """Yield pictures of a random play, of spectators and of every seat in turn."""
    for number, moment in enumerate(some_moments(table, count)):
        watcher = moment.watchers[-1 - number % len(moment.watchers)]
        language = LANGUAGES[number % len(LANGUAGES)]
        yield moment, drawn(moment, moment.state(), watcher, language).svg()


def test_pictures_are_whole_in_themselves(few: Table) -> None:
    for moment, svg in pictures(few):
        root = ET.fromstring(svg)  # we made it
        defined = {one.get("id") for one in root.iter()}
        named = set(re.findall(r"(?:href=\"|url\()#([^\")]+)", svg))

        assert (root.get("width"), root.get("height")) == (str(WIDTH), str(HEIGHT)), moment
        assert {one.tag.removeprefix(SVG) for one in root.iter()} <= ELEMENTS, moment
        assert OUTSIDE.findall(svg) == [], moment
        assert named <= defined, moment


def test_all_is_drawn_in_parts_that_lie_in_the_picture(few: Table) -> None:
    """What stands in no part of its own would be drawn anew in every frame."""
    for moment in some_moments(few, 3):
        for layer in drawn(moment, moment.state(), None).layers():
            width, height = map(int, re.findall(r'(?:width|height)="(\d+)"', layer.svg)[:2])

            assert (width, height) != (WIDTH, HEIGHT), moment
            assert layer.x >= -6, moment
            assert layer.y >= 0, moment
            assert layer.x + width <= WIDTH + 6, moment
            assert layer.y + height <= HEIGHT + 6, moment


def leaks(table: Table, count: int = 4) -> list[tuple[Moment, int | None]]:
    """Return who sees in a picture what it may not know."""
    found = []
    for seed, moment in enumerate(some_moments(table, count)):
        watcher = moment.watchers[-1 - seed % len(moment.watchers)]
        other = drawn(moment, redrawn(moment, watcher, seed), watcher)
        if drawn(moment, moment.state(), watcher).svg() != other.svg():
            found.append((moment, watcher))
    for moment, watcher in (pair for m in secret_draws(table)[:3] for pair in outsiders(m)):
        outcomes = moment.possible[:3]
        seen = {drawn(moment, moment.after(number), watcher).svg() for number in outcomes}
        if len(seen) > 1:
            found.append((moment, watcher))
    return found


def test_pictures_show_nothing_hidden(few: Table) -> None:
    assert leaks(few) == []


def test_a_picture_that_tells_a_secret_is_found() -> None:
    with registered():
        assert leaks(Table(NAME, 3, ())) == []
    with registered(presentation=TATTLING):
        assert leaks(Table(NAME, 3, ()))


@pytest.mark.parametrize("name", GAME_NAMES)
def test_pictures_differ_where_plays_differ(name: str) -> None:
    table = next(table for table in TABLES if table.name == name)
    moments = some_moments(table, 12)
    seen = {drawn(moment, moment.state(), None).svg() for moment in moments}

    assert len(seen) == len(
        {moment.table.game.presentation.view(moment.state(), None) for moment in moments}
    )


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_name_is_written(name: str) -> None:
    table = next(table for table in TABLES if table.name == name)
    moment = some_moments(table)[1]
    read = re.findall(r'aria-label="([^"]*)"', drawn(moment, moment.state(), None).svg())

    assert table.game.meta.title in read
    assert [one for one in table.players if not any(escape(one) in words for words in read)] == []
