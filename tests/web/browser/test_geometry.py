"""Every page of the galleries by geometry at four sizes in turn, and by axe by day and by night.

``scripts/geometry.py`` prints what the geometry finds, for one game or one page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.texts import LANGUAGES
from tests.turns import takes_every_case
from tests.web.browser.at_the_table import accessibility_problems
from tests.web.browser.geometry import (
    PHONE,
    SIZES,
    draw_gallery,
    examine,
    look,
    serving,
    visitor,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.web.browser.geometry import Problem, Size

pytestmark = [pytest.mark.browser, pytest.mark.apart]

#: English, or all languages if every case is asked for.
TRIED = LANGUAGES if takes_every_case() else LANGUAGES[:1]
GAMES = ("cubosaurs", "cube_attack", "sukkube", "ursuppe")


#: What of axe depends on how wide a window is, or on the night.
BY_WIDTH = ("color-contrast", "scrollable-region-focusable", "target-size")


def axe(page: Page, size: Size) -> list[Problem]:
    """Try all rules of axe by day where one taps, and by night at a desk what can differ there."""
    if size.touch:
        found = accessibility_problems(page)
    else:
        page.emulate_media(color_scheme="dark")
        found = accessibility_problems(page, *BY_WIDTH)
        page.emulate_media(color_scheme="light")
    return [("axe", one["rule"], str(one["at"])) for one in found]


def sizes_in_turn(pages: Sequence[str]) -> Iterator[tuple[Size, list[str]]]:
    """Yield sizes with pages: each page has one of them, or all if every case is asked for."""
    for turn, size in enumerate(SIZES):
        yield size, [*pages] if takes_every_case() else [*pages[turn :: len(SIZES)]]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_covered_cut_too_small_or_without_contrast(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    languages = [word for language in TRIED for word in ("--language", language)]
    pages = draw_gallery(tmp_path, "--game", game, *languages)
    ours = [page for page in pages if "/cover" not in page]
    with serving(tmp_path) as address:
        found = [
            str(one)
            for size, some in sizes_in_turn(ours)
            for one in examine(browser, address, some, [size], more=axe)
        ]

    assert {page.split("/")[0] for page in ours} == {game}
    assert len(ours) > 10
    assert found == [], "\n".join(found)


#: Pages of the site that no gallery has, each by its own means: texts, tables, lists and forms.
PAGES = (
    *(f"/rules/{game}" for game in GAMES),
    *("/", "/box/cubosaurs", "/learn", "/lobby", "/new/ursuppe", "/progress", "/puzzles"),
    *("/puzzles/ursuppe", "/ratings", "/strategy/ursuppe", "/studies/ursuppe/prices"),
)


def test_pages_of_texts_and_tables_fit_on_a_phone(browser: Browser, site: str) -> None:
    page = visitor(browser, touch=True)
    found = []
    for path in PAGES:
        page.goto(site + path)
        found += [str(one) for one in look(page, path, PHONE)]
    page.context.close()

    assert found == [], "\n".join(found)
