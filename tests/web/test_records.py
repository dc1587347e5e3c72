"""Records and favourite openings on a profile."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.test_my_plays import ids, play_on
from tests.web.visit import create_table

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


async def test_a_profile_links_to_the_plays_of_records_and_openings(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, settings: Settings
) -> None:
    addresses = []
    for _ in range(2):
        address = await create_table(ada, "me", "link", **{"option-rounds": "1"})
        table = await app.state.services.tables.table(address.rpartition("/")[2])
        await table.claim(1, "Ben", "b" * 40)
        await play_on(app, address)
        addresses.append(address)
    person = ids(settings)["Ada"]
    stranger, italian = reader(), reader("it")
    pages = [(await one.get(f"/people/{person}")).text for one in (stranger, italian)]
    again = (await stranger.get(f"/people/{person}")).text
    linked = set(re.findall(r'href="([^"]+)/replay"', pages[0]))

    assert "points</a>" in pages[0]
    assert "the most with 2 players" in pages[0]
    assert "Favourite openings" in pages[0]
    assert "2 plays, " in pages[0]
    assert "Aperture preferite" in pages[1]
    assert linked <= set(addresses)
    assert linked
    assert again == pages[0]
