"""A person's page for moderators: rated plays beside the search."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.competition.fair_play_schema import COMPARISONS
from cuboteca.people.audit import audit_entries
from tests.web.test_moderation import moderator, report, waiting
from tests.web.test_operations import services_in
from tests.web.test_rated import RATED, give_account
from tests.web.test_talk import meet
from tests.web.visit import GAME, HERE, create_table, look

if TYPE_CHECKING:
    from collections.abc import Sequence

    import httpx
    from starlette.applications import Starlette

    from cuboteca.core.fair_queue import Asker
    from tests.web.conftest import Reader

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("interpreted")]


class Searcher:
    """Compares at once: every decision agrees."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.fails = False

    async def compared(
        self, record: dict[str, Any], seats: Sequence[int], playouts: int, asker: Asker
    ) -> dict[str, Any]:
        assert playouts > 0
        self.asked.append(asker.table)
        own = [(seq, int(who)) for seq, (who, _) in enumerate(record["events"]) if who != "chance"]
        return {
            "decisions": [
                {"seq": seq, "seat": seat, "choices": 2, "agrees": True, "cost": 0.0, "doubt": 0.2}
                for seq, seat in own
                if seat in seats
            ]
        }


@pytest.fixture
def searcher(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> Searcher:
    one = Searcher()
    monkeypatch.setattr(services_in(app).analyses, "compared", one.compared)
    return one


async def rated_play(app: Starlette, ada: httpx.AsyncClient) -> tuple[str, str]:
    """Let somebody play a rated play to its end by resigning; return table and person."""
    person = await give_account(app, ada, "ada")
    address = await create_table(ada, "me", "bot:random", **RATED)
    table = await services_in(app).tables.table(address.rpartition("/")[2])
    begun = asyncio.Event()
    table.subscribe(lambda one: begun.set() if one.to_move == 0 else None)
    if table.to_move != 0:  # the bot begins
        await begun.wait()
    await ada.post(f"{address}/act", data=(await look(ada, address)).acting(), headers=HERE)
    await ada.post(f"{address}/leave", data={"do": "resign"})
    assert table.has_ended
    return table.id, person


async def asked(app: Starlette, who: httpx.AsyncClient, person: str, **form: str) -> httpx.Response:
    """Ask for a comparison, and wait for its end."""
    answer = await who.post(
        f"/moderation/people/{person}", data={"game": GAME, "reason": "Reported.", **form},
        headers=HERE,
    )  # fmt: skip
    await asyncio.gather(*services_in(app).comparisons._tasks.values())
    return answer


async def test_a_comparison_is_made_once_and_every_look_stands_in_the_log(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, searcher: Searcher
) -> None:
    table, person = await rated_play(app, ada)
    moderating = await moderator(app, reader)
    before = (await moderating.get(f"/moderation/people/{person}")).text
    answers = [await asked(app, moderating, person) for _ in range(2)]
    page = (await moderating.get(answers[0].headers["location"])).text
    entries = await services_in(app).sanctions.transactions(audit_entries, 10)
    log = (await moderating.get("/moderation")).text

    assert "1 rated play" in before
    assert [answer.status_code for answer in answers] == [303, 303]
    assert searcher.asked == [table]
    assert "This is no proof" in page
    assert "<b>100 %</b>" in page
    assert "As high by chance" in page
    assert "Other people are no reference yet" in page
    assert [entry.act for entry in entries[:3]] == ["look", "compare", "compare"]
    assert {entry.target for entry in entries[:3]} == {person}
    assert "Looked at the comparison of" in log


async def test_only_moderators_may_ask_or_look(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, searcher: Searcher
) -> None:
    _, person = await rated_play(app, ada)
    address = f"/moderation/people/{person}"
    answers = [
        await ada.get(f"{address}?game={GAME}"),
        await asked(app, ada, person),
        await reader().get(address),
    ]

    assert [answer.status_code for answer in answers] == [403] * 3
    assert searcher.asked == []
    assert "/moderation/people/" not in (await ada.get(f"/people/{person}")).text


async def test_what_makes_no_sense_begins_nothing(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, searcher: Searcher
) -> None:
    _, person = await rated_play(app, ada)
    moderating = await moderator(app, reader)
    wrong = [
        await asked(app, moderating, person, game="chess"),
        await asked(app, moderating, person, game="sukkube"),
        await asked(app, moderating, person, reason=" "),
        await asked(app, moderating, "nobody"),
    ]
    odd = await moderating.get(f"/moderation/people/{person}?game=chess")

    assert [answer.status_code for answer in wrong] == [422, 422, 422, 404]
    assert odd.status_code == 200
    assert searcher.asked == []
    assert f"/moderation/people/{person}" in (await moderating.get(f"/people/{person}")).text


async def test_a_report_leads_to_whom_it_is_about(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    address = await meet(ada, reader())
    await report(ada, address, "name 1")
    (one,) = await waiting(app)
    moderating = await moderator(app, reader)
    page = (await moderating.get("/moderation")).text
    there = await moderating.get(f"/moderation/reports/{one.id}")

    assert f'href="/moderation/reports/{one.id}"' in page
    assert there.headers["location"] == f"/moderation/people/{one.reported}"
    assert (await moderating.get("/moderation/reports/x")).status_code == 404
    assert (await ada.get(f"/moderation/reports/{one.id}")).status_code == 403


async def test_times_are_kept_and_a_bots_moves_are_not_the_persons(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, searcher: Searcher
) -> None:
    table, person = await rated_play(app, ada)
    await asked(app, await moderator(app, reader), person)
    assert searcher.asked == [table]

    rows = await services_in(app).rated.ask(lambda one: one.execute(COMPARISONS.select()).all())
    (row,) = rows
    assert row.seat == 0
    assert all(agrees and seconds >= 0 for agrees, _, _, seconds in row.body[1:])
