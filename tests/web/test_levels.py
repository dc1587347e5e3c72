"""The levels of bots on the pages and in the API."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.bots import levels
from cuboteca.bots.levels import LEVELS
from tests.bots.packages import install
from tests.web.visit import GAME, form, look

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

WORDS = {
    "en": ("carefree", "easy", "medium", "hard", "expert"),
    "it": ("spensierato", "facile", "medio", "difficile", "esperto"),
    "fr": ("insouciant", "facile", "moyen", "difficile", "expert"),
}


@pytest.mark.parametrize("language", WORDS)
async def test_a_new_table_offers_every_level(reader: Reader, language: str) -> None:
    page = (await reader(language).get(f"/new/{GAME}")).text

    for level, word in zip(LEVELS, WORDS[language], strict=True):
        assert f'value="bot:{level}"' in page
        assert f", {word}</option>" in page
    assert "bot:greedy" not in page


async def test_somebody_new_is_offered_easy_bots_and_every_level(ada: httpx.AsyncClient) -> None:
    home = (await ada.get("/")).text
    for level in LEVELS:
        assert f'<option value="{level}"' in home
    assert home.count('<option value="easy" selected>') == home.count('<select name="level"') > 0
    quick = {"game": GAME, "quick": "1", "level": "hard"}
    made = (await ada.post("/tables", data=quick)).headers["location"]
    seats = (await ada.get(f"/api{made}")).json()["seats"]
    assert {seat["level"] for seat in seats[1:]} == {"hard"}
    assert (await ada.post("/tables", data=quick | {"level": "genius"})).status_code == 422


@pytest.fixture
def zebra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Install a package with a bot; return the bot's name."""
    install(tmp_path, f"[{levels.GROUP}]\nzebra = my_bots:Zebra\n", "class Zebra: ...\n")
    monkeypatch.syspath_prepend(tmp_path)
    levels._entries.cache_clear()
    yield "zebra"
    levels._entries.cache_clear()


async def test_a_packages_bot_is_offered_for_a_new_table_and_not_at_home(
    ada: httpx.AsyncClient, zebra: str
) -> None:
    assert f'value="bot:{zebra}"' in (await ada.get(f"/new/{GAME}")).text
    home = (await ada.get("/")).text
    assert zebra not in home
    assert '<option value="expert"' in home


async def test_the_api_names_every_level(ada: httpx.AsyncClient) -> None:
    all_games = (await ada.get("/api/games")).json()

    assert tuple(all_games["levels"]) == LEVELS
    assert all(tuple(game["levels"][:5]) == LEVELS for game in all_games["games"])


@pytest.mark.parametrize("level", [*LEVELS, "greedy"])
async def test_every_level_may_sit_down(ada: httpx.AsyncClient, level: str) -> None:
    answer = await ada.post("/tables", data=form("me", f"bot:{level}"))

    assert answer.status_code == 303
    assert (await look(ada, answer.headers["location"])).html


async def test_an_unknown_level_is_named(ada: httpx.AsyncClient) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "genius"}]
    answer = await ada.post("/api/tables", json={"game": GAME, "seats": seats})

    assert answer.status_code == 422
    assert "no bot 'genius'; there are: random, easy, medium, hard, expert" in answer.text
