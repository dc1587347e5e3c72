"""Reports, and what moderators do about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.people import reports
from cuboteca.people.audit import audit_entries
from cuboteca.table.talk import LONGEST_LINE
from cuboteca.web.ban_guard import BANNED, PersonGuard
from cuboteca.web.dates import said_moment
from cuboteca.web.visitor import PERSON
from tests.web.test_operations import services_in
from tests.web.test_talk import meet, read, say
from tests.web.visit import HERE, create_table

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette
    from starlette.types import Message, Receive, Scope, Send

    from cuboteca.people.reports import Report
    from tests.web.conftest import Reader

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("interpreted")]


async def report(who: httpx.AsyncClient, address: str, what: str, reason: str = "") -> int:
    form = {"what": what, "reason": reason}
    return (await who.post(f"{address}/report", data=form, headers=HERE)).status_code


async def waiting(app: Starlette) -> list[Report]:
    return await services_in(app).sanctions.transactions(reports.open_reports)


async def moderator(app: Starlette, reader: Reader) -> httpx.AsyncClient:
    """Make somebody a moderator, as the command line does."""
    one = reader()
    await create_table(one)
    page = await one.get("/moderation")
    person = page.text.partition("by your id: ")[2].split("<")[0].strip()
    transactions = services_in(app).sanctions.transactions
    assert await transactions(reports.add_moderator, person)
    return one


async def act(who: httpx.AsyncClient, one: Report, act: str, **more: str) -> int:
    form = {"report": one.id, "act": act, "reason": "Rude.", **more}
    return (await who.post("/moderation", data=form, headers=HERE)).status_code


async def test_a_report_says_what_stood_around(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben = reader()
    address = await meet(ada, ben, "Ben <b>")
    for text in ("hello", "you <i>fool</i>", "just joking"):
        await say(ben, address, text=text)
    form = (await ada.get(f"{address}/report", params={"line": "2"})).text
    assert await report(ada, address, "line 2", "insult") == 200
    assert await report(ada, address, "line 2", "again") == 200
    (one,) = await waiting(app)
    page = (await (await moderator(app, reader)).get("/moderation")).text

    assert "Ben &lt;b&gt; said: you &lt;i&gt;fool&lt;/i&gt;" in form
    assert [line["text"] for line in one.around] == ["hello", "you <i>fool</i>", "just joking"]
    assert [line["it"] for line in one.around] == [False, True, False]
    assert (one.kind, one.name, one.reason) == ("line", "Ben <b>", "insult")
    assert '<li class="it"><b>Ben &lt;b&gt;</b> <bdi>you &lt;i&gt;fool&lt;/i&gt;</bdi>' in page
    assert one.reported not in page
    assert one.reporter not in page


async def test_names_and_tables_are_reported_and_nothing_that_is_not_there(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben, cleo = reader(), reader()
    address = await meet(ada, ben)
    await say(ben, address, text="hello")
    done = [await report(cleo, address, what) for what in ("name 1", "table 0")]
    wrong = [
        await report(cleo, address, what) for what in ("line 1", "name 7", "x" * 400, "line 99")
    ]

    assert done == [200, 200]
    assert set(wrong) == {404}  # a spectator reads no line
    assert [one.kind for one in await waiting(app)] == ["name", "table"]


async def test_many_reports_from_one_place_are_too_many(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    address = await meet(ada, reader())
    answers = [await report(ada, address, "table 0") for _ in range(8)]

    assert answers == [200] * 6 + [429] * 2
    assert len(await waiting(app)) == 1


async def test_only_moderators_see_the_page(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    address = await meet(ada, reader())
    await report(ada, address, "name 1")
    (one,) = await waiting(app)
    stranger = await reader().get("/moderation")
    known = await ada.get("/moderation")
    moderating = await moderator(app, reader)
    form = {"report": one.id, "act": "dismiss", "reason": "x"}
    elsewhere = await moderating.post("/moderation", data=form, headers={"Origin": "http://e.t"})

    assert (stranger.status_code, known.status_code, elsewhere.status_code) == (403, 403, 403)
    assert "The name Ben" not in known.text + stranger.text
    assert await act(ada, one, "dismiss") == 403
    assert len(await waiting(app)) == 1


async def test_a_muted_person_says_nothing_anywhere(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben, moderating = reader(), await moderator(app, reader)
    address = await meet(ada, ben)
    await say(ben, address, text="fool")
    await report(ada, address, "line 1")
    (one,) = await waiting(app)
    assert await act(moderating, one, "mute", **{"for": "24"}) == 303
    silent = await say(ben, address, phrase="sorry")
    page = (await moderating.get("/moderation")).text

    assert silent.status_code == 422
    assert "muted you" in silent.json()["message"]
    assert await read(ada, address) == ["Ben fool"]
    assert "Muted Ben" in page
    assert "Rude." in page
    assert await waiting(app) == []


async def test_a_table_is_closed_with_its_reason(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    address, moderating = await meet(ada, reader()), await moderator(app, reader)
    await report(ada, address, "table 0")
    (one,) = await waiting(app)
    assert await act(moderating, one, "close") == 303
    page = (await ada.get(address)).text
    (entry, _added) = await services_in(app).sanctions.transactions(audit_entries, 10)

    assert "The reason given: Rude." in page
    assert (entry.act, entry.target) == ("close", address.rpartition("/")[2])
    assert entry.moderator


async def test_a_banned_person_gets_a_sentence(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben, moderating = reader(), await moderator(app, reader)
    address = await meet(ada, ben)
    await report(ada, address, "name 1")
    (one,) = await waiting(app)
    assert await act(moderating, one, "ban", **{"for": "30"}) == 303
    (held,) = await services_in(app).sanctions.transactions(reports.in_force)
    answer = await ben.get(address)

    assert held.until is not None
    assert answer.status_code == 403
    until = said_moment(held.until, "en")
    assert f"Those who moderate this site have banned you until {until}" in answer.text
    assert (await ada.get(address)).status_code == 200


@pytest.mark.parametrize(
    ("kind", "length", "act_back", "said", "done"),
    [
        ("ban", "30", "unban", "is banned until {until}", "Lifted the ban of Ben"),
        ("ban", "0", "unban", "is banned for ever", "Lifted the ban of Ben"),
        ("mute", "24", "unmute", "is muted until {until}", "Let Ben talk again"),
    ],
)
async def test_what_a_person_is_under_is_listed_and_lifted(
    app: Starlette,
    ada: httpx.AsyncClient,
    reader: Reader,
    kind: str,
    length: str,
    act_back: str,
    said: str,
    done: str,
) -> None:
    ben, moderating = reader(), await moderator(app, reader)
    address = await meet(ada, ben)
    await report(ada, address, "name 1")
    (one,) = await waiting(app)
    await act(moderating, one, kind, **{"for": length})
    (held,) = await services_in(app).sanctions.transactions(reports.in_force)
    said = said.format(until=said_moment(held.until or 0, "en"))
    before = (await moderating.get("/moderation")).text
    form = {"act": act_back, "target": held.person, "reason": "A mistake."}
    answer = await moderating.post("/moderation", data=form, headers=HERE)
    after = (await moderating.get("/moderation")).text
    again = await moderating.post("/moderation", data=form, headers=HERE)

    assert said in before
    assert answer.status_code == 303
    assert said not in after
    assert done in after
    assert "Nobody is muted or banned." in after
    assert again.status_code == 422
    assert (await ben.get(address)).status_code == 200
    assert (await services_in(app).sanctions.transactions(audit_entries, 1))[0].act == act_back


async def test_the_live_page_of_a_banned_person_ends(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    """What is sent next is not sent; the connection ends instead."""
    address, moderating = await meet(ada, reader()), await moderator(app, reader)
    await report(ada, address, "name 1")
    (one,) = await waiting(app)
    sent: list[Message] = []

    async def live(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "before"})
        assert await act(moderating, one, "ban", **{"for": "0"}) == 303
        await send({"type": "websocket.send", "text": "after"})

    def keeping(kept: list[Message]) -> Send:
        async def keep(message: Message) -> None:
            kept.append(message)

        return keep

    async def silence() -> Message:
        return {"type": "websocket.disconnect"}

    guard = PersonGuard(live, services_in(app).sanctions)
    scope = {"type": "websocket", "path": "/", PERSON: one.reported}
    again: list[Message] = []
    await guard(scope, silence, keeping(sent))
    await guard(scope, silence, keeping(again))

    assert [message.get("text") for message in sent] == [None, "before", None]
    assert sent[-1] == {"type": "websocket.close", "code": BANNED}
    assert [message["type"] for message in again] == ["websocket.close"]


@pytest.mark.parametrize(
    "wrong",
    [{"reason": ""}, {"reason": "\u200b"}, {"act": "burn"}, {"act": "mute", "for": "7"},
     {"act": "unban", "target": "x"}, {"act": "unmute"}, {"act": "unban-address", "target": "x"},
     {"report": "x"}, {"network": "everybody"}, {"network": "0.0.0.0/0"},
     {"network": "203.0.113.7", "days": "9"}],
)  # fmt: skip
async def test_what_makes_no_sense_is_refused_and_changes_nothing(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, wrong: dict[str, str]
) -> None:
    address, moderating = await meet(ada, reader()), await moderator(app, reader)
    await report(ada, address, "name 1", "x" * 2 * LONGEST_LINE)
    (one,) = await waiting(app)
    form = {"report": one.id, "act": "dismiss", "reason": "y"} | wrong
    answer = await moderating.post("/moderation", data=form, headers=HERE)
    entries = await services_in(app).sanctions.transactions(audit_entries, 10)

    assert answer.status_code == 422
    assert [entry.act for entry in entries] == ["add"]
    assert len(await waiting(app)) == 1


async def test_an_address_is_banned(app: Starlette, reader: Reader) -> None:
    moderating = await moderator(app, reader)
    form = {"network": "203.0.113.7", "days": "0", "reason": "Floods."}
    answer = await moderating.post("/moderation", data=form, headers=HERE)
    (ban,) = services_in(app).administration.bans()
    page = (await moderating.get("/moderation")).text

    assert answer.status_code == 303
    assert (ban.network, ban.until, ban.reason) == ("203.0.113.7/32", None, "Floods.")
    assert "Banned the address 203.0.113.7/32" in page
    assert "203.0.113.7/32 is banned for ever: <bdi>Floods.</bdi>" in page

    lifting = {"act": "unban-address", "target": ban.network, "reason": "Moved."}
    assert (await moderating.post("/moderation", data=lifting, headers=HERE)).status_code == 303
    assert services_in(app).administration.bans() == []
    assert "Lifted the ban of the address" in (await moderating.get("/moderation")).text
