"""Taking an action back with what bots have answered, through the page and over the API."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest

from tests.web.visit import HERE, look

if TYPE_CHECKING:
    import httpx

    from tests.web.conftest import Reader
    from tests.web.visit import Shown

pytestmark = pytest.mark.anyio

BUTTON = 'name="take_back" value="1"'
WORDS = {
    "en": ("This takes back, with what the bots have answered: ", "what the bots have answered."),
    "it": ("Annulla, con le risposte dei bot: ", "con essa le risposte dei bot."),
    "fr": ("Annule, avec les réponses des bots\u202f: ", "avec elle les réponses des bots."),
}
ANSWERED = re.compile("|".join(re.escape(said) for said, _ in WORDS.values()))


async def answered(person: httpx.AsyncClient) -> tuple[str, Shown]:
    """Sit down against a bot, decide until it has answered; return address and page."""
    form = {"game": "cube_attack", "seats": "2", "name": "Ada", "seed": "4"}
    seats = {"seat-0": "me", "seat-1": "bot:random"}
    created = await person.post("/tables", data=form | seats, headers=HERE)
    address = created.headers["location"]
    page = await mine(person, address)
    while not ANSWERED.search(page.html):
        await person.post(f"{address}/act", data=page.acting(), headers=HERE)
        page = await mine(person, address)
    return address, page


async def mine(person: httpx.AsyncClient, address: str) -> Shown:
    async with asyncio.timeout(60):
        while not (page := await look(person, address)).actions:  # noqa: ASYNC110  # as a page asks
            await asyncio.sleep(0.05)
    return page


@pytest.mark.parametrize("language", WORDS)
async def test_the_button_says_so_and_the_log_as_well(reader: Reader, language: str) -> None:
    person = reader(language)
    address, page = await answered(person)
    form = {"seq": page.seq, "id": page.action_id, "take_back": "1"}
    answer = await person.post(f"{address}/act", data=form, headers=HERE)
    after = await look(person, address)

    assert BUTTON in page.html
    assert WORDS[language][0] in page.html
    assert answer.status_code == 303
    assert WORDS[language][1] in after.html
    assert after.actions
    assert int(after.seq) == int(page.seq) + 1
