"""The page that checks the draws of a play, and what every table shows of its chance."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.play_record import parse_record
from cuboteca.core.verification import verify
from cuboteca.games import game
from cuboteca.table.storage import Storage, StoredEvent
from cuboteca.web.addresses import Base, Reach
from cuboteca.web.frames import Viewer
from tests.table.finished import random_table
from tests.table.play_along import act_once
from tests.web.visit import GAME, create_by_api, create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.table.table import Table
    from cuboteca.web.services import Services
    from cuboteca.web.settings import Settings
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


def stored(settings: Settings, name: str, **more: Any) -> Table:
    """Put a table with a random play into the site's database."""
    table = random_table(game(GAME), name, seats=2, **more)
    storage = Storage(settings.database)
    storage.create(table.head, table.seats, [StoredEvent(one) for one in table.event_log.entries])
    storage.close()
    return table


async def test_the_commitment_is_on_the_page_and_in_the_api_from_the_start(
    ada: httpx.AsyncClient,
) -> None:
    created = await create_by_api(ada, seed=None)
    shown = (await ada.get(f"/api/tables/{created['table']}")).json()
    page = await look(ada, f"/tables/{created['table']}")

    assert re.fullmatch("[0-9a-f]{64}", created["commitment"])
    assert shown["commitment"] == created["commitment"]
    assert created["commitment"] in page.html
    assert shown["head"] in page.html


async def test_the_head_of_the_log_changes_with_every_frame(ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)
    heads = set()
    for _ in range(3):
        shown = await look(ada, address)
        heads |= set(re.findall(r"data-head>([0-9a-f]{64})<", shown.html))
        await ada.post(f"{address}/act", data=shown.acting())

    assert len(heads) == 3


async def test_while_the_play_lasts_the_page_explains_and_reveals_nothing(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    table = stored(settings, "lasts", events=40)
    answer = await ada.get(f"/tables/{table.id}/check")

    assert answer.status_code == 200
    assert table.rng.commitment in answer.text
    assert table.chain_head in answer.text
    assert "When the play is over, the secret is shown here" in answer.text
    assert table.head.secret.hex() not in answer.text
    assert table.head.salt.hex() not in answer.text
    assert 'class="checks"' not in answer.text


async def test_after_the_play_every_draw_is_shown_and_what_was_checked(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    table = stored(settings, "it is over")
    html = (await ada.get(f"/tables/{table.id}/check")).text
    draws = sum(event.actor < 0 for event in table.play.events)

    assert "All draws follow from the commitment." in html
    assert html.count('<li class="passed">') == 7
    assert 'class="failed"' not in html
    assert html.count('<th scope="row">') == draws > 20
    assert f"cuboteca verify {GAME}-{table.id}.jsonl --commitment {table.rng.commitment}" in html
    over = (await look(ada, f"/tables/{table.id}")).html
    assert f'href="/tables/{table.id}/check"' in over
    assert f'href="/tables/{table.id}/check"' in (await ada.get(f"/tables/{table.id}/replay")).text


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_the_page_speaks_the_readers_language(
    reader: Reader, settings: Settings, language: str
) -> None:
    table = stored(settings, f"in {language}")
    title = {"en": "The draws of", "it": "Le estrazioni di", "fr": "Les tirages\u202f: "}[language]

    assert title in (await reader(language).get(f"/tables/{table.id}/check")).text


async def test_a_chosen_seed_is_told_on_the_page(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    table = stored(settings, "seeded", seed=7)
    html = (await ada.get(f"/tables/{table.id}/check")).text

    assert "somebody chose the seed" in html
    assert "could know each of them in advance" in html
    assert "verdict good" not in html


async def test_a_table_of_before_is_checked_by_its_own_scheme(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    table = stored(settings, "before", scheme=1)
    html = (await ada.get(f"/tables/{table.id}/check")).text

    assert "All draws follow from the commitment." in html
    assert html.count('<li class="passed">') == 3
    assert html.count('<li class="open">') == 4
    assert "Fingerprint of the log after" not in html


async def test_the_record_that_the_site_gives_is_proven(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    table = stored(settings, "download")
    record = parse_record((await ada.get(f"/tables/{table.id}/record")).text)

    assert verify(game(GAME), record, table.rng.commitment).is_proven


async def test_every_frame_names_the_head(app: Starlette, settings: Settings) -> None:
    table = stored(settings, "frame", events=20)
    services: Services = app.state.services
    opened = await services.tables.table(table.id)
    base = Base("http://site.test", "http://site.test", Reach.OTHERS)
    heads = []
    for _ in range(3):
        frame = services.frames.newest(opened, Viewer("en", (), (), base))
        heads.append(json.loads(frame.message)["head"])
        assert f"data-head>{heads[-1]}<" in frame.html
        await act_once(opened)

    assert heads[0] == table.chain_head
    assert len(set(heads)) == 3
