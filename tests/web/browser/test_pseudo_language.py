"""Pages in a pseudo-language 40 % longer than English: what is untranslated, what has no room."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.puzzles import puzzles_of
from cuboteca.games import game as game_of
from tests.databases import fresh
from tests.web.browser.at_the_table import create_by_api, play_by_api
from tests.web.browser.geometry import (
    LAPTOP,
    OF_TEXTS,
    PHONE,
    SAME,
    UNTRANSLATED,
    draw_gallery,
    examine,
    serving,
)
from tests.web.browser.test_geometry import GAMES
from tests.web.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

SCRIPTS = str(Path(__file__).parents[3] / "scripts")

#: A site of our own whose English is the pseudo-language.
PSEUDO = f"""
import sys
sys.path.insert(0, {SCRIPTS!r})
import pseudo
pseudo.install()
from pathlib import Path
from cuboteca.cli.serve import serve
from tests.entropy import fix_entropy
fix_entropy("pseudo-language")
serve(port=0, data=Path(sys.argv[1]), pace=0, precompile=False)
"""

#: Pages of the galleries with much text, by game.
CROWDED = {
    "cubosaurs": ("five-turn", "dna-market", "study", "strategy"),
    "cube_attack": ("six", "three", "studies"),
    "sukkube": ("six-turn", "start"),
    "ursuppe": ("buying", "meal", "study"),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("pseudo")
    fresh(folder)
    server = Server(folder, script=(PSEUDO,))
    server.wait()
    yield server.base
    server.close()


def untranslated(page: Page, path: str) -> list[object]:
    """Return what of a page is in no text file."""
    page.goto(path)
    return [(path, *one) for one in page.evaluate(UNTRANSLATED, SAME)]


def learning_of(name: str) -> list[str]:
    """Return pages on which one learns a game."""
    game = game_of(name)
    puzzle = puzzles_of(game).all[0].id
    studies = f"/studies/{name}"
    return [studies, f"{studies}/cards", f"/puzzles/{name}/{puzzle}", f"/strategy/{name}"]


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_s_pages_is_in_a_text_file(
    person: Callable[..., Page], game: str
) -> None:
    page = person()
    created = create_by_api(page, game, "Ada", "Ben")
    for seat in created["seats"]:
        page.goto(f"/tables/{created['table']}/seat/{seat['token']}")
    table = f"/tables/{created['table']}"
    found = untranslated(page, f"/new/{game}") + untranslated(page, f"/rules/{game}")
    for learning in learning_of(game):
        found += untranslated(page, learning)
    for decisions in (0, 6, 12):
        play_by_api(page, created, decisions)
        found += untranslated(page, table)
    found += untranslated(page, f"{table}/replay") + untranslated(page, f"{table}/check")

    assert found == [], "\n".join(map(str, found))


def test_every_word_of_the_other_pages_is_in_a_text_file(person: Callable[..., Page]) -> None:
    page = person()
    found = [one for path in ("/", "/move", "/offline/en") for one in untranslated(page, path)]

    assert found == [], "\n".join(map(str, found))


def test_what_is_in_no_text_file_is_found(person: Callable[..., Page]) -> None:
    page = person()
    page.goto("/")
    page.evaluate("""() => {
      document.querySelector("h1").append("Left out");
      document.querySelector("a").title = "Left out as well";
    }""")
    words = [words for _, words in page.evaluate(UNTRANSLATED, SAME)]

    assert sorted(words) == ["Left out", "Left out as well"]


@pytest.mark.apart
@pytest.mark.parametrize("game", GAMES)
def test_boards_have_room_for_longer_words(browser: Browser, tmp_path: Path, game: str) -> None:
    draw_gallery(tmp_path, "--game", game, "--language", "en", "--pseudo")
    pages = [f"{game}/en/{name}.html" for name in CROWDED[game]]
    with serving(tmp_path) as address:
        found = [
            str(one)
            for one in examine(browser, address, pages, (PHONE, LAPTOP))
            if one.rule in OF_TEXTS
        ]

    assert found == [], "\n".join(found)
