"""Deals of days and of several tables: one attempt, the same chance, and sealed until the end."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import anyio
import pytest
import sqlalchemy as sa

from cuboteca.competition import deal_tables, deals
from cuboteca.competition.deal_schema import DEALS
from cuboteca.core.constants import CHANCE
from cuboteca.core.play_record import parse_record
from cuboteca.core.verification import verify
from cuboteca.games import all_games, game
from cuboteca.table.errors import StaleError
from cuboteca.table.schema import EVENTS
from cuboteca.table.storage import Storage
from cuboteca.web.qr_codes import qr_code
from cuboteca.web.seals import SEALED

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx
    from starlette.applications import Starlette

    from cuboteca.table.table import Table
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

GAME = "cubosaurs"  # who keeps every card is done after 36 of them
DAY = 86_400
JSON = {"Accept": "application/json"}


def today(app: Starlette, name: str = GAME) -> str:
    return f"/daily/{deals.day_of(app.state.services.tables.clock())}/{name}"


async def begin(app: Starlette, reader: httpx.AsyncClient, name: str = GAME) -> Table:
    """Begin today's deal; return its table."""
    answer = await reader.post(today(app, name), data={"name": "Ada"})
    assert answer.status_code == 303, answer.text
    found: Table = await app.state.services.tables.table(
        answer.headers["location"].removeprefix("/tables/")
    )
    return found


async def finish(table: Table, choice: int = 0) -> None:
    """Play to the end for everybody: the first legal action, after ``choice`` at first."""
    while not table.has_ended:
        legal = table.play.legal_actions()
        try:
            await table.act(table.to_move, table.seq, legal[choice])
        except StaleError:  # a bot was faster
            continue
        choice = 0


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, app: Starlette) -> Starlette:
    """The site, whose bots leave their moves to ``finish``."""
    monkeypatch.setattr(app.state.services.tables._bot_runner, "_closed", True)
    return app


def move_on(app: Starlette, days: int = 1) -> None:
    """Let the day change."""
    tables = app.state.services.tables
    now = tables.clock() + days * DAY
    tables.clock = lambda: now


async def end_later(app: Starlette, table: Table) -> None:
    """Let a play have ended a day later than it did: storage has a clock of its own."""

    def later(connection: sa.Connection) -> None:
        own = EVENTS.c.play == table.id
        connection.execute(EVENTS.update().where(own).values(at=EVENTS.c.at + DAY))

    await app.state.services.deals.ask(later)


async def until_analysed(reader: httpx.AsyncClient, match: str) -> str:
    """Ask for the page of a match until it compares results without luck."""
    with anyio.fail_after(300):  # a search may have to be compiled first
        while True:
            page = (await reader.get(match)).text
            if "Without luck" in page:
                return page
            await anyio.sleep(0.05)


# making deals


def test_two_processes_make_one_deal(database: str) -> None:
    stores = [Storage(database, joins=True) for _ in range(2)]
    now = time.time()

    def made(store: Storage) -> str:
        with store.transaction() as connection:
            return deals.make_of_day(connection, game(GAME), now).id

    try:
        with ThreadPoolExecutor(2) as threads:
            assert len(set(threads.map(made, stores * 4))) == 1
        with stores[0].transaction() as connection:
            found = deals.of_day(connection, deals.day_of(now), GAME)
            assert found is not None
            deals.keep(connection, replace(found, deal=replace(found.deal, id="late")))
            count = sa.select(sa.func.count()).select_from(DEALS)
            assert connection.execute(count).scalar_one() == 1
    finally:
        for store in stores:
            store.close()


async def test_every_game_has_a_deal_of_the_day(app: Starlette, ada: httpx.AsyncClient) -> None:
    page = (await ada.get("/daily")).text
    for one in all_games():
        assert today(app, one.name) in page
        assert (await ada.get(today(app, one.name))).status_code == 200
    assert "Not played yet" in page
    assert (await ada.get("/daily/2020-01-01/sukkube")).status_code == 404
    assert (await ada.get(today(app, "nosuch"))).status_code == 404
    assert (await ada.get("/deals/nosuch")).status_code == 404


async def test_a_person_has_one_attempt(
    quick: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    one, again = await begin(quick, ada), await begin(quick, ada)
    assert one.id == again.id
    ben = reader()
    other = await begin(quick, ben)
    assert other.id != one.id
    assert other.rng.commitment == one.rng.commitment
    assert one.rng.commitment in (await ada.get(today(quick))).text
    assert [seat.level for seat in other.seats] == ["", deals.LEVEL]

    await finish(one)
    answer = await ada.post(today(quick), data={})
    assert answer.headers["location"] == f"/tables/{one.id}"


async def test_the_same_line_draws_the_same(
    quick: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    tables = [await begin(quick, one, "sukkube") for one in (ada, reader())]
    for table in tables:
        for _ in range(6):
            legal = table.play.legal_actions()
            await table.act(table.to_move, table.seq, legal[0])
    first, second = ([one.text for one in table.play.events] for table in tables)
    assert first == second
    assert tables[0].bot_seed(1) == tables[1].bot_seed(1)
    assert tables[0].chain_head != tables[1].chain_head


async def test_there_is_neither_help_nor_a_second_thought(
    quick: Starlette, ada: httpx.AsyncClient
) -> None:
    table = await begin(quick, ada)
    page = (await ada.get(f"/tables/{table.id}")).text
    assert "This is a deal" in page
    assert 'name="hint"' not in page
    hint = await ada.post(f"/tables/{table.id}/act", data={"hint": "1", "seq": "0"})
    assert hint.status_code == 403
    for seat in range(2):
        assert not table.can_take_back(seat)
    leaving = (await ada.get(f"/tables/{table.id}/leave")).text
    assert 'value="hand-over"' not in leaving
    gone = await ada.post(f"/tables/{table.id}/leave", data={"do": "hand-over", "level": "expert"})
    assert gone.status_code == 422
    assert (await ada.post(f"/tables/{table.id}/code", data={"seat": "0"})).status_code == 403
    await finish(table)
    assert (await ada.post(f"/tables/{table.id}/rematch")).status_code == 422
    analysis = await ada.post(f"/tables/{table.id}/analysis", data={"do": "start"}, headers=JSON)
    assert analysis.status_code >= 400
    lead = await ada.post(f"/deals/{table.head.deal}")
    assert lead.headers["location"] == today(quick)


# the seal


def secrets_of(table: Table) -> tuple[str, ...]:
    """Return what must not be found anywhere."""
    return table.head.secret.hex(), table.head.salt.hex()


async def test_a_finished_play_is_shown_to_nobody_else_until_the_day_is_over(
    quick: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await begin(quick, ada)
    await finish(table)
    ben, here = reader(), f"/tables/{table.id}"
    await begin(quick, ben)
    drawn = {one.text for one in table.play.events if one.actor == CHANCE}
    ways = (
        here, f"{here}/replay", f"{here}/replay?at=3", f"{here}/replay.svg?at=3",
        f"{here}/replay.webp", f"{here}/record", f"{here}/check", f"{here}/screen",
        f"{here}/now.svg", f"{here}/talk", f"{here}/leave", f"{here}/report",
        f"{here}/seat-code.svg?seat=0", f"/api{here}", f"/api{here}/record", f"/api{here}/hint",
    )  # fmt: skip
    for way in ways:
        answer = await ben.get(way)
        assert answer.status_code == 403, way
        assert not any(secret in answer.text for secret in secrets_of(table))
        assert not any(text in answer.text for text in drawn), way
    for way in (f"{here}/act", f"{here}/analysis", f"{here}/rematch", f"/api{here}/actions"):
        assert (await ben.post(way, data={})).status_code == 403, way
    results = (await ben.get(today(quick))).text
    assert here not in results
    assert "Ada" not in results
    forged = {"Authorization": f"Bearer {'x' * 32}"}
    assert (await ben.get(f"/api{here}", headers=forged)).status_code == 403


async def test_no_change_is_sent_to_who_does_not_sit_there(
    quick: Starlette, ada: httpx.AsyncClient
) -> None:
    table = await begin(quick, ada)
    cookies = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
    sent: dict[str, list[Any]] = {"": [], cookies: []}
    for cookie, messages in sent.items():
        coming = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect"}])
        headers = [(b"host", b"site.test"), (b"origin", b"http://site.test")]
        headers.append((b"cookie", cookie.encode()))

        async def receive(coming: Iterator[Any] = coming) -> Any:
            return next(coming)

        async def send(message: Any, messages: list[Any] = messages) -> None:
            messages.append(message)

        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1",
            "scheme": "ws", "path": f"/tables/{table.id}/live", "raw_path": b"",
            "query_string": b"", "root_path": "", "headers": headers, "subprotocols": [],
            "client": ("192.0.2.1", 5), "server": ("site.test", 80), "state": {},
        }  # fmt: skip
        await quick(scope, receive, send)
    assert [one["type"] for one in sent[""]] == ["websocket.close"]
    assert sent[""][0]["code"] == SEALED
    assert sent[cookies][0]["type"] == "websocket.accept"


@pytest.mark.parametrize(
    "path",
    [
        "/daily/2026-99-99/cubosaurs", "/daily/%00/cubosaurs", "/daily/9999-01-01/cubosaurs",
        "/duplicates/%00", f"/duplicates/{'x' * 500}", "/deals/%F0%9F%8E%B2", "/daily/x/%00",
    ],
)  # fmt: skip
async def test_odd_addresses_lead_nowhere(ada: httpx.AsyncClient, path: str) -> None:
    assert (await ada.get(path)).status_code == 404


async def test_not_even_whoever_played_is_shown_the_secret(
    quick: Starlette, ada: httpx.AsyncClient
) -> None:
    table = await begin(quick, ada)
    here, hidden = f"/tables/{table.id}", secrets_of(table)
    for _ in range(2):
        for way in (here, f"{here}/record", f"{here}/check", f"{here}/replay", "/plays/records",
                    "/account/export", today(quick), "/daily"):  # fmt: skip
            answer = await ada.get(way)
            assert answer.status_code == 200, way
            assert not any(secret in answer.text for secret in hidden), way
        await finish(table)
    sealed = parse_record((await ada.get(f"{here}/record")).text)
    assert sealed.outcome is not None
    found = verify(table.game, sealed)
    assert found.verdict == "open"
    assert sealed.proof is not None
    assert not sealed.proof.draws
    assert not sealed.proof.sources
    assert not sealed.proof.signature


async def test_after_the_day_all_is_open_and_can_be_checked(
    quick: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await begin(quick, ada)
    await finish(table)
    there, here, ben = today(quick), f"/tables/{table.id}", reader()
    waits = await begin(quick, ben)  # never finished
    assert "Place 1 of 1" in (await ada.get(there)).text
    assert "Place 1 of 1" in (await ada.get("/daily")).text
    assert "1 day in a row" in (await ada.get("/daily")).text

    move_on(quick)

    page = (await ben.get(there)).text
    assert f"{here}/replay" in page
    assert "The champion: Ada" in page
    assert "1 play did not reach its end" in page
    assert (await ben.get(f"{here}/replay")).status_code == 200
    record = parse_record((await ben.get(f"{here}/record")).text)
    assert verify(table.game, record).verdict == "proven"
    assert "verify_deal.py" in (await ben.get(f"{here}/check")).text
    late = await reader().post(there, data={"name": "Cem"})
    assert late.status_code == 403
    assert "the day of this deal is over" in late.text.lower()
    assert "1 day in a row" in (await ada.get("/daily")).text
    await finish(waits)
    await end_later(quick, waits)
    assert "Played, but not to the end in time" in (await ben.get(there)).text
    move_on(quick)
    assert "in a row" not in (await ada.get("/daily")).text


async def test_a_bot_plays_the_deal_once_its_day_is_over(
    quick: Starlette, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = quick.state.services.deals

    class Thinkers:
        """Fails at the strongest level, and takes the first action elsewhere."""

        asked: list[str] = []  # noqa: RUF012  # of one test

        async def decide(self, question: Any, _asker: object) -> int:
            self.asked.append(question.level)
            if question.level == deal_tables.LINE_LEVELS[0]:
                raise TimeoutError
            legal: int = question.context().legal[0]
            return legal

    monkeypatch.setattr(service, "_thinkers", Thinkers())
    table = await begin(quick, ada)
    await finish(table)
    there = today(quick)
    await service.play_lines()
    assert not Thinkers.asked
    move_on(quick)
    for _ in range(2):
        await service.play_lines()
    assert Thinkers.asked.count("expert") == 1
    assert "hard" in Thinkers.asked
    page = (await ada.get(there)).text
    assert "Bot, hard, with the same draws" in page
    (line,) = set(re.findall(r"/tables/[\w-]+/replay(?=\")", page)) - {f"/tables/{table.id}/replay"}
    assert (await ada.get(line)).status_code == 200
    record = parse_record((await ada.get(line.replace("replay", "record"))).text)
    assert verify(table.game, record).verdict == "proven"


# several tables


def ordered(**more: str) -> dict[str, str]:
    return {"game": GAME, "seats": "2", "tables": "2", "name": "Ada", "time": "none",
            "team-0": "people", "team-1": "people", "team-name-1": "Blue", **more}  # fmt: skip


async def test_a_match_is_sealed_until_all_tables_are_over_and_then_compared(
    quick: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    answer = await ada.post("/duplicates", data=ordered())
    assert answer.status_code == 303, answer.text
    match = answer.headers["location"]
    invites = re.findall(r'value="http://site\.test(/tables/[^"]+)"', (await ada.get(match)).text)
    assert len(invites) == 3
    own_page = (await ada.get(match)).text
    assert all(qr_code(f"http://site.test{one}") in own_page for one in invites)
    people = [reader() for _ in invites]
    assert "/seat/" not in (await people[0].get(match)).text
    own = [await ada.get(invite) for invite in invites]
    assert {one.status_code for one in own} == {403}  # she has a seat
    assert "each person has one seat" in own[1].text
    for ben, invite in zip(people, invites, strict=True):
        shown = await ben.get(invite)
        assert "Take the seat" in shown.text
        assert '<svg class="board' not in shown.text
        token = invite.rpartition("/")[2]
        seat = invite.rpartition("/")[0]
        taken = await ben.post(seat, data={"token": token, "name": "Ben"})
        assert taken.status_code == 303, taken.text
        assert (await ben.get(seat.removesuffix("/seat"))).status_code == 200
    ids = list(dict.fromkeys(invite.split("/")[2] for invite in invites))
    tables = [await quick.state.services.tables.table(name) for name in ids]
    assert tables[0].rng.commitment == tables[1].rng.commitment
    other = f"/tables/{ids[1]}"
    assert (await ada.get(other)).status_code == 403
    assert (await ada.post(f"{match}/analyses")).status_code == 403

    await finish(tables[0])
    assert (await people[1].get(f"/tables/{ids[0]}/replay")).status_code == 403
    assert "Standings" not in (await ada.get(match)).text
    await finish(tables[1], choice=1)
    await quick.state.services.deals.break_seals()

    page = (await ada.get(match)).text
    assert "Standings" in page
    assert "Blue" in page
    assert (await ada.get(f"{other}/replay")).status_code == 200
    record = parse_record((await ada.get(f"{other}/record")).text)
    assert verify(tables[1].game, record).verdict == "proven"
    points = [table.play.outcome.points for table in tables if table.play.outcome]
    difference = points[0][0] - points[1][0] + points[1][1] - points[0][1]
    shown_as = f"{difference:+.1f}".replace("-", "\N{MINUS SIGN}") if difference else "0"
    assert f'<td class="number">{shown_as}</td>' in page
    assert (await people[0].get("/duplicates")).text.count(match) == 1
    assert (await reader().post(f"{match}/analyses")).status_code == 403
    assert (await ada.post(f"{match}/analyses")).status_code == 303
    assert "0 of 2 tables are analysed" in (await ada.get(match)).text


@pytest.mark.parametrize(
    "change",
    [
        {"seats": "9"}, {"seats": ""}, {"tables": "1"}, {"tables": "99"}, {"team-0": "bot:easy"},
        {"team-1": "bot:nosuch"}, {"team-1": "me"}, {"time": "live", "time-bank": "x"},
    ],
)  # fmt: skip
async def test_a_match_that_cannot_be_is_refused(
    ada: httpx.AsyncClient, app: Starlette, change: dict[str, str]
) -> None:
    answer = await ada.post("/duplicates", data=ordered(**change))
    assert answer.status_code == 422
    assert app.state.services.tables.open_count == 0


async def test_days_without_a_deal_are_passed_over(
    quick: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    first = today(quick)
    asked, known = (await ada.get(first)).text, reader()
    await known.post(first, data={"name": "Ben"})
    move_on(quick, 3)
    later = today(quick)
    page, over = (await known.get(later)).text, (await known.get(first)).text

    assert 'rel="prev"' not in asked
    assert '<input name="name"' in asked
    assert '<input name="name"' not in page
    assert f'href="{first}" rel="prev"' in page
    assert f'href="{later}" rel="next"' in over


async def test_the_form_offers_each_game(ada: httpx.AsyncClient) -> None:
    page = (await ada.get("/duplicates")).text
    for address in re.findall(r'href="(/duplicates\?game=[a-z_]+)"', page):
        assert 'name="team-1"' in (await ada.get(address)).text
    assert (await ada.get("/duplicates?game=nosuch")).status_code == 404
    assert (await ada.get("/duplicates/nosuch")).status_code == 404


# for programs


async def test_programs_see_a_day_once_it_is_over(
    quick: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await begin(quick, ada)
    await begin(quick, reader())  # never finished
    await finish(table)
    (listed,) = (await ada.get("/api/deals")).json()["deals"]
    sealed = (await ada.get(f"/api/deals/{listed['id']}")).json()
    move_on(quick)
    shown = (await ada.get(f"/api/deals/{listed['id']}")).json()

    assert (listed["day"], listed["game"], listed["sealed"]) == (
        deals.day_after(today(quick).split("/")[2], -1),
        GAME,
        True,
    )
    assert listed["commitment"] == table.rng.commitment
    assert sealed == listed | {"plays": [], "standings": []}
    assert [one["table"] for one in shown["plays"]] == [table.id]
    (play,) = shown["plays"]
    outcome = table.play.outcome
    assert outcome is not None
    assert (play["points"], play["ranks"]) == (list(outcome.points), list(outcome.ranks))
    assert (play["place"], play["number"], play["over"]) == (1, None, True)
    assert play["names"][0] == "Ada"
    assert table.rng.commitment == shown["commitment"]
    assert (await ada.get("/api/deals/nothing")).status_code == 404
    assert (await ada.get("/api/deals/" + "x" * 99)).status_code == 404


async def test_programs_see_how_a_match_stands_once_all_its_tables_are_over(
    quick: Starlette, ada: httpx.AsyncClient
) -> None:
    answer = await ada.post("/duplicates", data=ordered(**{"team-1": "bot:easy"}))
    path = f"/api/deals/{answer.headers['location'].rpartition('/')[2]}"
    before = (await ada.get(path)).json()
    found = await quick.state.services.deals.ask(deals.plays_of, before["id"])
    tables = [await quick.state.services.tables.table(one.play) for one in found]
    for choice, table in enumerate(tables):
        await finish(table, choice)
    await quick.state.services.deals.break_seals()
    after = (await ada.get(path)).json()

    assert (before["day"], before["table_count"], before["teams"]) == (None, 2, ["", "Blue"])
    assert before["levels"] == ["", "easy"]
    assert [one["number"] for one in before["plays"]] == [1, 2]
    assert {one["table"] for one in before["plays"]} == {None}
    assert {one["points"] for one in before["plays"]} == {None}
    assert [one["levels"] for one in before["plays"]] == [["", "easy"], ["easy", ""]]
    assert before["standings"] == []
    assert [one["table"] for one in after["plays"]] == [table.id for table in tables]
    points = [one["points"] for one in after["plays"]]
    assert points == [list(table.play.outcome.points) for table in tables]
    own = points[0][0] - points[1][0] + points[1][1] - points[0][1]
    by_team = {one["team"]: one["difference"] for one in after["standings"]}
    assert by_team == {0: own, 1: -own}
    assert {one["adjusted"] for one in after["standings"]} == {None}
    assert not (await ada.get("/api/deals")).json()["deals"]


@pytest.mark.compiled
async def test_a_match_is_compared_without_luck_once_all_its_tables_are_analysed(
    quick: Starlette, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = quick.state.services
    monkeypatch.setattr(services.analyses, "_budget", {"playouts": 8})
    answer = await ada.post("/duplicates", data=ordered(**{"team-1": "bot:easy"}))
    match = answer.headers["location"]
    name = match.rpartition("/")[2]
    for choice, one in enumerate(await services.deals.ask(deals.plays_of, name)):
        await finish(await services.tables.table(one.play), choice)
    await services.deals.break_seals()
    compared = (await ada.get(match)).text
    await ada.post(f"{match}/analyses")
    page = await until_analysed(ada, match)
    shown = (await ada.get(f"/api/deals/{name}")).json()

    assert "Without luck" not in compared
    assert "are analysed" not in page
    results = [one["adjusted"] for one in shown["plays"]]
    own = results[0][0] - results[1][0] + results[1][1] - results[0][1]
    standings = {one["team"]: one["adjusted"] for one in shown["standings"]}
    assert standings == {0: pytest.approx(own), 1: pytest.approx(-own)}
    by_luck = {one["team"]: one["difference"] for one in shown["standings"]}
    assert standings != by_luck
    assert own != 0
    for value in standings.values():
        shown_as = f"{100 * value:+.1f}".replace("-", "\N{MINUS SIGN}")
        assert f'<td class="number">{shown_as}</td>' in page
