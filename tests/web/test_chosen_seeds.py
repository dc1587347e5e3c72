"""A seed that somebody chose is told to everybody, its number only after the play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import draws_of, replay
from cuboteca.games import game
from tests.table.play_along import to_the_end
from tests.web.visit import GAME, bearer

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.services import Services
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

SEED = 81_723_498_712
TOLD = {
    "en": "Whoever created this table chose the seed",
    "it": "Chi ha creato questo tavolo ha scelto il seme",
    "fr": "La personne qui a créé cette table a choisi la graine",
}


async def created(reader: httpx.AsyncClient, seed: int | None) -> Any:
    """Create a table for Ada and somebody by link."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "link"}]
    order = {"game": GAME, "seats": seats, "seed": seed}
    return (await reader.post("/api/tables", json=order)).json()


async def everything(reader: httpx.AsyncClient, told: Any) -> dict[str, str]:
    """Return what a person at the table, an invited one and an onlooker can read."""
    page, api = f"/tables/{told['table']}", f"/api/tables/{told['table']}"
    own = bearer(told["seats"][0]["token"])
    invitation = f"{page}/seat/{told['seats'][1]['token']}"
    answers = {path: await reader.get(path) for path in (page, invitation, api, f"{api}/record")}
    answers["Ada"] = await reader.get(api, headers=own)
    answers["Ada's record"] = await reader.get(f"{api}/record", headers=own)
    assert {answer.status_code for answer in answers.values()} == {200}
    return {name: answer.text for name, answer in answers.items()}


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_everybody_reads_it_before_and_while_playing(reader: Reader, language: str) -> None:
    pages = await everything(reader(language), await created(reader(), SEED))
    counts = {name: text.count(TOLD[language]) for name, text in pages.items()}
    invitation = next(name for name in counts if "/seat/" in name)
    page = next(name for name in counts if name.startswith("/tables/") and name != invitation)

    assert counts[page] == counts[invitation] == 1
    assert all('"seeded":true' in pages[name] for name in pages if name not in {page, invitation})
    assert not any(str(SEED) in text for text in pages.values())


async def test_nothing_is_said_where_nobody_chose(reader: Reader) -> None:
    told = await created(reader(), None)
    pages = await everything(reader(), told)

    assert not any(TOLD["en"] in text or '"seeded":true' in text for text in pages.values())
    assert '"seeded":false' in pages["Ada"]
    assert "seeded" not in pages["Ada's record"]


async def test_after_the_play_the_record_has_the_number_and_proves_it(
    app: Starlette, reader: Reader
) -> None:
    told = await created(reader(), SEED)
    services: Services = app.state.services
    await to_the_end(await services.tables.table(told["table"]))
    record = parse_record((await reader().get(f"/api/tables/{told['table']}/record")).text)

    assert (record.seed, record.seeded, draws_of(record)) == (SEED, True, "seeded")
    assert replay(game(GAME), record).is_over
