"""What a person has learnt, on the pages of progress and of one's own plays."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.puzzles import known_state, puzzles_of
from cuboteca.games import game
from cuboteca.lab.statistics import Estimate
from tests.web.browser.made_up import invented
from tests.web.test_my_plays import play_on
from tests.web.visit import create_table

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.core.json_values import JsonObject
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

GAME = "sukkube"


async def analysed(app: Starlette, reader: httpx.AsyncClient, **luck: Estimate) -> str:
    """Play to the end, and keep an invented analysis; return the table's address."""
    address = await create_table(reader, "me", "here")
    await play_on(app, address)
    tables = app.state.services.tables
    table = await tables.table(address.rpartition("/")[2])
    body: JsonObject = invented(table.record(None)).as_json()
    for split in body["luck_and_skill"]:  # type: ignore[union-attr]
        for part, one in luck.items():
            split[part] = {"value": one.value, "low": one.low, "high": one.high}  # type: ignore[index,call-overload]
    await tables.keep_analysis(table, body)
    return address


def shown(page: str) -> str:
    """Return the analysed plays as plain text."""
    found = re.search(r'aria-labelledby="analysed".*?</section>', page, re.DOTALL)
    return re.sub(r"<[^>]+>", " ", found[0]) if found else ""


async def test_solved_puzzles_stand_in_both_places(ada: httpx.AsyncClient) -> None:
    one = puzzles_of(game(GAME)).all[0]
    right = game(GAME).notation.parse_action(known_state(game(GAME), one), one.action)
    before = (await ada.get("/plays")).text
    await ada.post(f"/puzzles/{GAME}/{one.id}", data={"action": right})
    progress, plays = (await ada.get("/progress")).text, (await ada.get("/plays")).text

    assert f"1 of {len(puzzles_of(game(GAME)))} solved · Your puzzle rating" in progress
    assert f"1 of {len(puzzles_of(game(GAME)))} solved · Your puzzle rating" in plays
    assert "solved" not in before


async def test_analysed_plays_say_how_good_decisions_were(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    sure = {"lost": Estimate(0.5, 0.25, 0.75), "luck": Estimate(0.25, 0.125, 0.375)}
    address = await analysed(app, ada, **sure, adjusted=Estimate(0.75, 0.5, 1.25))
    page = (await ada.get("/progress")).text

    assert f"{address}/replay" in page
    assert re.search(r"\d+ mistakes · \d+\.\d of 100 lost per decision", shown(page))
    assert "result 100 %, without luck 75 %" in shown(page)
    assert shown((await reader().get("/progress")).text) == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", r"\d\.\d of 100"), ("it", r"\d,\d su 100"), ("fr", r"\d,\d sur 100")],
)
async def test_what_decisions_cost_is_a_curve_with_a_table(
    app: Starlette, reader: Reader, language: str, said: str
) -> None:
    ben = reader(language)
    luck = Estimate(0.25, 0.125, 0.375)
    await analysed(app, ben, lost=Estimate(0.5, 0.25, 0.75), luck=luck, adjusted=luck)
    before = (await reader(language).get("/progress")).text
    await analysed(app, ben, lost=Estimate(0.25, -0.25, 0.75))
    page = (await ben.get("/progress")).text
    curve = re.search(r'<figure class="paper curve-of-costs">.*?</figure>', page, re.DOTALL)

    assert "curve-of-costs" not in before
    assert curve  # of two plays, in each of which two seats are this device's
    assert curve[0].count("<circle") == 4
    assert curve[0].count('<circle class="full"') == 2
    assert curve[0].count('<line class="way"') == 3
    assert curve[0].count('<th scope="row">') == 4
    assert all(0 <= float(one) <= 100 for one in re.findall(r'[xy]\d?="([-\d.]+)%"', curve[0]))
    assert re.search(rf'role="img" aria-label="[^"]*{said}', curve[0])


async def test_what_is_not_clear_is_no_number(app: Starlette, ada: httpx.AsyncClient) -> None:
    doubt = Estimate(0.25, -0.25, 0.75)
    await analysed(app, ada, lost=doubt, luck=doubt, adjusted=doubt)
    page = shown((await ada.get("/progress")).text)

    assert "perhaps 0 of 100 lost per decision" in page
    assert "without luck" not in page


async def test_analyses_of_another_version_and_damaged_ones_are_left_out(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    tables = app.state.services.tables
    faults: list[JsonObject] = [
        {"format": 1},
        {"luck_and_skill": []},
        {"assessments": [{"seq": "?"}]},
    ]
    for broken in faults:
        address = await analysed(app, ada)
        table = await tables.table(address.rpartition("/")[2])
        await tables.keep_analysis(table, await tables.analysis(table) | broken)

    assert shown((await ada.get("/progress")).text) == ""
