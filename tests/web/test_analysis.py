"""The analysis of a finished play: begun by a button, in a process of its own, then kept."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import anyio
import pytest

from cuboteca.core.texts import LANGUAGES
from cuboteca.web.analysing import Analyses
from tests.web.visit import HERE, lay, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.services import Services
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

#: Stands for the analysis: says that half is done, then waits, or answers what it should not.
SLOW = 'import time; print(\'{"done": 1, "total": 2}\', flush=True); time.sleep(60)'
WRONG = 'print(\'{"error": "it fell asleep"}\')'
MADE = {
    "en": ("Luck and skill", "Turning points"),
    "it": ("Fortuna e abilità", "Svolte"),
    "fr": ("Chance et talent", "Tournants"),
}


async def finished(app: Starlette, reader: httpx.AsyncClient) -> str:
    """Lay a table and play it to its end; return its address."""
    address = await lay(reader, "me", "here", **{"option-rounds": "1"})
    services: Services = app.state.services
    table = await services.house.table(address.rpartition("/")[2])
    while not table.is_over:
        play = table.play
        await services.house.act(table, play.to_move, table.seq, play.legal_actions()[0])
    return address


def analysed_by(app: Starlette, program: str) -> Analyses:
    services: Services = app.state.services
    services.analyses = Analyses(services.house, None, 1, (sys.executable, "-c", program))
    return services.analyses


async def begin(reader: httpx.AsyncClient, address: str, **form: str) -> httpx.Response:
    return await reader.post(f"{address}/analysis", data=form, headers=HERE)


async def until(reader: httpx.AsyncClient, address: str, words: str) -> str:
    """Ask for the replay until it holds ``words``."""
    with anyio.fail_after(300):  # a search may have to be compiled first
        while True:
            html = (await reader.get(f"{address}/replay")).text
            if words in html:
                return html
            await anyio.sleep(0.05)


async def test_a_finished_play_offers_it(app: Starlette, ada: httpx.AsyncClient) -> None:
    address = await finished(app, ada)

    assert f'formaction="{address}/analysis"' in (await look(ada, address)).html
    assert f'action="{address}/analysis"' in (await ada.get(f"{address}/replay")).text


async def test_an_open_play_does_not(ada: httpx.AsyncClient) -> None:
    address = await lay(ada)
    answer = await begin(ada, address)

    assert "/analysis" not in (await ada.get(f"{address}/replay")).text
    assert answer.status_code == 409


@pytest.mark.compiled
async def test_it_is_made_once_and_shown_in_every_language(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    services: Services = app.state.services
    services.analyses = Analyses(services.house, None, playouts=8)
    address = await finished(app, ada)
    answer = await begin(ada, address)
    html = await until(ada, address, 'class="curve"')

    assert (answer.status_code, answer.headers["location"]) == (303, f"{address}/replay#analysis")
    assert html.count("<polyline") == 2
    assert "data-refresh" not in html
    for language in LANGUAGES:
        page = (await reader(language).get(f"{address}/replay?at=3")).text
        assert all(word in page for word in MADE[language])
        assert 'class="now"' in page

    analysed_by(app, WRONG)  # what was made is kept with the play
    assert 'class="curve"' in (await ada.get(f"{address}/replay")).text


async def test_its_page_says_how_far_it_is_and_ends_it(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    analysed_by(app, SLOW)
    address = await finished(app, ada)
    await begin(ada, address)
    html = await until(ada, address, "50 %")

    assert 'data-refresh="2"' in html

    await begin(ada, address, stop="1")
    html = (await ada.get(f"{address}/replay")).text

    assert "<progress" not in html
    assert "Analyse the play" in html


async def test_a_second_one_waits_its_turn_or_is_refused(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    analyses = analysed_by(app, SLOW)
    first, second = await finished(app, ada), await finished(app, ada)
    await begin(ada, first)

    assert (await begin(ada, first)).status_code == 303  # is under way already
    assert (await begin(ada, second)).status_code == 503
    await analyses.close()


@pytest.mark.parametrize("program", [WRONG, "print('nonsense')", ""])
async def test_one_that_fails_can_be_tried_again(
    app: Starlette, ada: httpx.AsyncClient, program: str
) -> None:
    analysed_by(app, program)
    address = await finished(app, ada)
    await begin(ada, address)
    html = await until(ada, address, "The analysis failed")

    assert "Analyse the play" in html
