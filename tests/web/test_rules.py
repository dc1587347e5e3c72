"""The page of rules: pictures, search, and what leads to it from a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.strategy import strategy_of
from cuboteca.core.summary import anchor_of
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab.study_report import studies_of
from cuboteca.web.assets import drawn
from tests.web.visit import form

if TYPE_CHECKING:
    import httpx

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

EN = {"Accept-Language": "en"}


def _style(name: str) -> str:
    """Return a game's style sheets."""
    folder = game(name).folder / "drawing"
    return "".join(one.read_text("utf-8") for one in sorted(folder.glob("*.css")))


@pytest.mark.parametrize("name", GAME_NAMES)
async def test_every_section_has_pictures_and_every_row_its_anchor(
    ada: httpx.AsyncClient, name: str
) -> None:
    page = (await ada.get(f"/rules/{name}", headers=EN)).text
    sections = re.findall(r'<section class="paper" id="(part-\d+)".*?</section>', page, re.DOTALL)
    rows = [
        anchor_of(row)
        for one in game(name).summary.sections
        for table in one.tables
        for row in table.rows
        if row.name
    ]
    used = set(re.findall(rf"/games/{name}/symbols\.svg\?{drawn(name).version}#([\w-]+)", page))

    assert len(sections) == len(game(name).summary.sections)
    assert [one for one in rows if f'id="{one}"' not in page] == []
    assert len(used) > 5
    styled = re.findall(r'\.(is-[\w-]+)|\[class\^="(is-[\w-]+)"', _style(name))
    coloured = re.findall(r'"(is-(?:team|colour)-\w+|is-card-(?:red|blue|yellow)-\w+)"', page)
    assert (name in {"cube_attack", "sukkube"}) == bool(coloured)
    for one in coloured:
        assert any(one.startswith(full or begin) for full, begin in styled), one
    assert len(re.findall(r'id="([^"]+)"', page)) == len(set(re.findall(r'id="([^"]+)"', page)))


async def test_a_word_leaves_the_sections_that_have_it_without_a_script(
    ada: httpx.AsyncClient,
) -> None:
    page = (
        await ada.get("/rules/cubosaurs?q=VÉLOCIRAPTOR", headers={"Accept-Language": "fr"})
    ).text
    none = (await ada.get("/rules/cubosaurs?q=<xyzzy>", headers=EN)).text
    found = set(re.findall(r'<section class="paper" id="([^"]+)"', page))

    assert {"part-8", "part-9"} <= found
    assert not found & {"part-6", "part-12"}
    assert f"Sections trouvées\u202f: {len(found)}" in page
    assert "&lt;xyzzy&gt;" in none
    assert "<section" not in none
    assert "Sections found: 0" in none


async def test_lines_of_the_log_and_what_is_asked_lead_to_sections_that_exist(
    reader: Reader,
) -> None:
    ben = reader("it")
    for name in GAME_NAMES:
        answer = await ben.post("/tables", data=form("me", "bot:random", game=name))
        table = (await ben.get(answer.headers["location"])).text
        rules = (await ben.get(f"/rules/{name}")).text
        asked = re.findall(rf'data-rules-at="/rules/{name}(#[\w-]+)?"', table)
        lines = re.findall(r'<li [^>]*id="log-\d+".*?</li>', table)
        links = [
            re.search(r'<a class="rule" href="([^"]+)"[^>]*aria-label="Regola: ', one)
            for one in lines
        ]
        places = [one[1].partition("#")[2] for one in links if one]

        assert len(asked) == 1
        assert lines
        assert [line for line, link in zip(lines, links, strict=True) if not link] == []
        assert [one for one in (*places, asked[0].lstrip("#")) if f'id="{one}"' not in rules] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_NAMES)
async def test_the_page_on_strategy_shows_five_habits_each_with_a_position(
    reader: Reader, name: str, language: str
) -> None:
    ben = reader(language)
    found = strategy_of(game(name))
    assert found is not None
    page = (await ben.get(f"/strategy/{name}")).text
    pictures = re.findall(rf'<img src="(/strategy/{name}/[a-z-]+\.svg)"', page)
    drawn_ = [await ben.get(one) for one in pictures]

    assert found.rules_version == game(name).meta.rules_version
    assert len(found.habits) == len(pictures) == len(set(pictures)) == 5
    assert all(one.cost - one.half > 0 for one in found.habits)
    assert {one.headers["content-type"] for one in drawn_} == {"image/svg+xml"}
    assert f'href="/strategy/{name}"' in (await ben.get(f"/rules/{name}")).text


@pytest.mark.parametrize("path", ["nothing", "sukkube/nothing.svg", "sukkube/nothing/what-if"])
async def test_there_is_no_page_on_strategy_of_what_was_not_measured(
    ada: httpx.AsyncClient, path: str
) -> None:
    assert (await ada.get(f"/strategy/{path}")).status_code == 404


@pytest.mark.parametrize("name", GAME_NAMES)
async def test_a_habit_leads_to_the_what_if_board_at_its_position(
    ada: httpx.AsyncClient, name: str
) -> None:
    found = strategy_of(game(name))
    assert found is not None
    links = re.findall(
        rf'href="(/strategy/{name}/[a-z-]+/what-if)"', (await ada.get(f"/strategy/{name}")).text
    )
    assert links == [f"/strategy/{name}/{one.name}/what-if" for one in found.habits]
    for link, habit in zip(links, found.habits, strict=True):
        board = (await ada.get(link)).text
        offered = re.findall(r'name="action" value="(\d+)"', board)
        best = game(name).notation.parse_action(
            game(name).notation.parse_state(habit.state), habit.best
        )
        assert str(best) in offered
    moved = await ada.get(f"{link}?action={best}")
    after = await ada.get(moved.headers["location"])
    others = await ada.get(f"{moved.headers['location']}&others=1")

    assert (moved.status_code, after.status_code, others.status_code) == (303, 200, 303)
    assert f'name="moves" value="{best}"' in after.text
    assert f'href="/strategy/{name}#habit-{habit.name}"' in after.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_NAMES)
async def test_each_study_of_a_game_has_a_page_beside_the_rules(
    reader: Reader, name: str, language: str
) -> None:
    ben = reader(language)
    everything = (await ben.get("/studies")).text
    listed = (await ben.get(f"/studies/{name}")).text
    links = re.findall(rf'href="(/studies/{name}/[a-z]+)"', listed)

    assert sorted(links) == [f"/studies/{name}/{one}" for one in studies_of(game(name))]
    assert all(f'href="{link}"' in everything for link in links)
    assert len(links) == (6 if name == "ursuppe" else 4)
    for link in links:
        shown = await ben.get(link)
        drawn_ = await ben.get(f"{link}.svg")
        assert f"cuboteca study {name} --question {link.rpartition('/')[2]}" in shown.text
        assert shown.text.count("<circle") == drawn_.text.count("<circle") > 0
        assert drawn_.headers["content-type"] == "image/svg+xml"
    assert f'href="/studies/{name}"' in (await ben.get(f"/rules/{name}")).text


async def test_there_is_no_page_of_a_study_that_was_not_made(ada: httpx.AsyncClient) -> None:
    for path in ("/studies/sukkube/nothing", "/studies/sukkube/nothing.svg", "/studies/nothing"):
        assert (await ada.get(path)).status_code == 404
