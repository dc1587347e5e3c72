"""A secret draw on its ways out of the site: what one reader gets does not depend on it.

Two tables differ in nothing but a card that Ada looked at.  Whatever is sent to Ben or to a
spectator must be the same for both, byte by byte, once names and ids of the table are left out.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.bots.worker_process import advise
from cuboteca.core.chance import CommittedRng
from cuboteca.core.constants import HIDDEN
from cuboteca.core.play import Play
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import commitment_of, replay, steps
from cuboteca.table.table import Table
from cuboteca.table.tables import _secret_of
from tests.omen import NAME, OMEN, registered
from tests.omen.package import CARDS, CHATTY
from tests.table.play_along import until
from tests.web.visit import HERE, JSON, bearer

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator

    import httpx
    from starlette.applications import Starlette

    from cuboteca.bots.questions import Question
    from cuboteca.core.fair_queue import Asker
    from cuboteca.core.game import Advice
    from cuboteca.web.services import Services
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

#: What differs between any two tables: the id of the next action, the commitment, the head of the
#: chain, which is nothing without the secret, the day.
OWN = re.compile(
    r'(?<=name="id" value=")[^"]+|(?<=name=\\"id\\" value=\\")[^"\\]+'
    r'|\b[0-9a-f]{64}\b|(?<=<code>)[0-9a-f]{16}(?=</code>)|(?<="date":")[^"]+'
)


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


def seed_of(card: str) -> int:
    """Return a seed with which this card is looked at first."""
    for seed in range(1000):
        play = Play(OMEN, {}, 2)
        play.act_text(0, "look")
        if play.draw(CommittedRng(_secret_of(seed)).below).text == card:
            return seed
    raise AssertionError(card)


class Site:
    """A table at which Ada has looked at ``card`` and Ben has to bet on it."""

    def __init__(self, reader: httpx.AsyncClient, told: Any) -> None:
        self.reader, self.seats = reader, told["seats"]
        self.id = told["table"]
        self.page, self.api = f"/tables/{self.id}", f"/api/tables/{self.id}"

    @classmethod
    async def created(
        cls, reader: httpx.AsyncClient, card: str, *seats: Any, looks: bool = True
    ) -> Site:
        people = seats or ({"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"})
        order = {"game": NAME, "seats": people, "seed": seed_of(card)}
        site = cls(reader, (await reader.post("/api/tables", json=order)).json())
        if looks:
            await site.act(0, 0, "look")
        return site

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else bearer(self.seats[seat]["token"])

    async def act(self, seat: int, seq: int, action: str) -> None:
        order = {"seq": seq, "action": action, "id": f"n{seq}"}
        done = await self.reader.post(f"{self.api}/actions", json=order, headers=self.headers(seat))
        assert done.status_code == 200, done.text

    async def sit(self, reader: httpx.AsyncClient, *seats: int) -> None:
        """Let a browser open the links of seats."""
        for seat in seats:
            await reader.get(f"{self.page}/seat/{self.seats[seat]['token']}")

    def plain(self, text: str) -> str:
        """Return a text without what differs between any two tables."""
        return OWN.sub("", text.replace(self.id, "TABLE"))


async def everything(site: Site, reader: httpx.AsyncClient, seat: int | None) -> dict[str, str]:
    """Return all that a browser and a program of ``seat`` can fetch."""
    if seat is not None:
        await site.sit(reader, seat)
    got = {}
    for path in ("", "/replay", "/replay?at=1", "/replay?at=2", "/replay?at=99", "/record"):
        got[path] = await reader.get(site.page + path)
        got[f"{path} for the script"] = await reader.get(site.page + path, headers=JSON)
    forms = [{"why": str(action)} for action in range(7)] + [{"hint": "1"}, {"action": "4"}]
    for form in forms:
        sent = {"seq": "2", "id": "x", **form}
        got[str(form)] = await reader.post(f"{site.page}/act", data=sent, headers={**HERE, **JSON})
    own = site.headers(seat)
    for call in ("", "/record", "/hint"):
        got[f"api{call}"] = await reader.get(site.api + call, headers=own)
    order = {"seq": 2, "action": "sail", "id": "y"}
    got["api/actions"] = await reader.post(f"{site.api}/actions", json=order, headers=own)
    assert {name for name, answer in got.items() if answer.status_code >= 500} == set()
    return {name: site.plain(answer.text) for name, answer in got.items()}


@pytest.fixture(autouse=True)
def _advisers(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the solver think in this process."""

    class Advisers:
        async def advise(self, question: Question, _asker: Asker) -> Advice:
            return advise(question)

    services: Services = app.state.services
    monkeypatch.setattr(services.hints, "_advisers", Advisers())
    monkeypatch.setattr(Table, "private_seed", lambda *_: 5)  # follows from the secret of a play


@pytest.mark.parametrize("seat", [1, None])
async def test_others_get_the_same_whatever_was_drawn(reader: Reader, seat: int | None) -> None:
    first, second = [await Site.created(reader(), card) for card in ("aquila", "draco")]
    got = await everything(first, reader(), seat)
    instead = await everything(second, reader(), seat)

    assert [name for name in got if got[name] != instead[name]] == []
    assert not any(card in text for card in CARDS for text in got.values())


async def test_who_looked_is_shown_it(reader: Reader) -> None:
    site = await Site.created(reader(), "draco")
    got = await everything(site, reader(), 0)
    showing = {name for name, text in got.items() if "draco" in text}

    assert {"", "/replay?at=2", "/record", "api", "api/record"} <= showing
    assert not {"/replay", "/replay?at=1"} & showing


async def test_a_spectator_asks_why_and_learns_nothing(reader: Reader) -> None:
    """The reason is that of the first seat, which has looked."""

    async def why(card: str, *seats: int) -> str:
        site, browser = await Site.created(reader(), card), reader()
        await site.sit(browser, *seats)
        form = {"seq": "2", "id": "x", "why": "4"}
        answer = await browser.post(f"{site.page}/act", data=form, headers={**HERE, **JSON})
        return str(answer.json()["message"])

    with registered(presentation=CHATTY):
        told = {await why(card) for card in CARDS}
        own = [await why(card, 0) for card in CARDS]

    assert len(told) == 1
    assert own == [f"{card} is turned up" for card in CARDS]


async def test_a_device_of_two_shows_what_the_one_to_move_knows_once_that_one_has_it(
    reader: Reader,
) -> None:
    site, both = await Site.created(reader(), "draco"), reader()
    await site.sit(both, 0, 1)
    front = f"{site.page}/front"

    async def shown() -> list[str]:
        paths = ("", "/replay?at=2", "/record")
        return [(await both.get(site.page + path)).text for path in paths]

    before_anybody = await shown()
    await both.post(front, data={"seat": "1"}, headers=HERE)
    while_ben_bets = await shown()
    await site.act(1, 2, "high")
    while_it_is_handed_over = await shown()
    await both.post(front, data={"seat": "0"}, headers=HERE)
    while_ada_sails = await shown()

    assert "I am Ben" in before_anybody[0]
    assert "I am" not in while_ben_bets[0]
    assert "I am Ada" in while_it_is_handed_over[0]
    for texts in (before_anybody, while_ben_bets, while_it_is_handed_over):
        assert not any("draco" in text for text in texts)
    assert all("draco" in text for text in while_ada_sails)


async def test_nobody_says_to_be_somebody_else(reader: Reader) -> None:
    site, ben = await Site.created(reader(), "draco"), reader()
    await site.sit(ben, 1)
    answers = [
        await ben.post(f"{site.page}/front", data={"seat": seat}, headers=HERE)
        for seat in ("0", "9", "x", "")
    ]
    forged = await ben.get(site.page, headers={"Cookie": "front=0"})

    assert {one.status_code for one in answers} == {403}
    assert "draco" not in forged.text


async def live(app: Starlette, site: Site, cookies: httpx.Cookies) -> AsyncGenerator[str]:
    """Yield what the live line of a table carries to a browser."""
    inward: asyncio.Queue[Any] = asyncio.Queue()
    outward: asyncio.Queue[Any] = asyncio.Queue()
    cookie = "; ".join(f"{one.name}={one.value}" for one in cookies.jar)
    headers = {"host": "site.test", "cookie": cookie, "accept-language": "en"}
    scope = {
        "type": "websocket",
        "path": f"{site.page}/live",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "server": ("site.test", 80),
        "scheme": "ws",
        "root_path": "",
        "subprotocols": [],
    }
    inward.put_nowait({"type": "websocket.connect"})
    serving = asyncio.ensure_future(app(scope, inward.get, outward.put))
    try:
        while True:
            message = await asyncio.wait_for(outward.get(), 10)
            if message["type"] == "websocket.send":
                yield message["text"]
            if message["type"] == "websocket.close":
                yield json.dumps({"closed": message["code"]})
    finally:
        inward.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await serving


async def test_the_live_line_hides_it(app: Starlette, reader: Reader) -> None:
    async def carried(card: str, *seats: int) -> list[str]:
        """Return what a line carries before the draw, after it, and after the bet."""
        site = await Site.created(reader(), card, looks=False)
        browser = reader()
        await site.sit(browser, *seats)
        line = live(app, site, browser.cookies)
        frames = [await anext(line)]
        for seat, action in enumerate(("look", "high")):
            await site.act(seat, 2 * seat, action)
            frames.append(await anext(line))
        await line.aclose()
        return [site.plain(json.dumps(json.loads(frame)["html"])) for frame in frames]

    for seats in ((1,), ()):
        frames = await carried("draco", *seats)

        assert "has looked" in frames[1]
        assert not any(card in frame for card in CARDS for frame in frames)
        assert await carried("aquila", *seats) == frames
    assert "draco" in (await carried("draco", 0))[1]


async def test_a_record_is_masked_during_the_play_and_whole_after_it(reader: Reader) -> None:
    site = await Site.created(reader(), "draco")

    async def records() -> list[Any]:
        calls = [(f"{site.api}/record", site.headers(seat)) for seat in (0, 1, None)]
        return [(await site.reader.get(path, headers=own)).json() for path, own in calls]

    during = await records()
    while not (shown := (await site.reader.get(site.api)).json())["outcome"]:
        mover = shown["to_move"]
        own = (await site.reader.get(site.api, headers=site.headers(mover))).json()
        await site.act(mover, own["seq"], own["legal"][0])
    after = await records()
    played = replay(OMEN, parse_record(json.dumps(after[2])))

    assert [record["events"][1][1] for record in during] == ["draco", HIDDEN, HIDDEN]
    assert [record["seed"] for record in during] == [None] * 3
    assert not any({"secret", "salt", "draws"} & {*record, *record["proof"]} for record in during)
    assert after[0] == after[1] == after[2]
    assert after[0]["events"][1] == ["chance", "draco"]
    assert played.outcome is not None
    assert check_chance(after[2]) == []


def check_chance(record: Any) -> list[int]:
    """Return the draws of a record that do not follow from its secret, secret ones included."""
    rng = CommittedRng(bytes.fromhex(record["proof"]["secret"]))  # a chosen seed's
    play, wrong = Play(OMEN, {}, 2), []
    assert commitment_of(parse_record(json.dumps(record))) == record["proof"]["commitment"]
    for step in steps(OMEN, parse_record(json.dumps(record))):
        if step.actor == "chance" and play.copy().draw(rng.below).text != step.event.text:
            wrong.append(step.seq)
        play.chance(step.event.number) if step.actor == "chance" else play.act(
            step.event.actor, step.event.number
        )
    return wrong


async def test_a_bot_is_asked_the_same_whatever_was_drawn(
    app: Starlette, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[Question] = []

    class Thinkers:
        async def decide(self, question: Question, _asker: Asker) -> int:
            questions.append(question)
            return 2

    services: Services = app.state.services
    monkeypatch.setattr(services.tables._bot_runner, "_thinkers", Thinkers())
    bot = {"kind": "bot", "level": "greedy"}
    for card in ("aquila", "draco"):
        site = await Site.created(reader(), card, {"kind": "human", "name": "Ada"}, bot)
        table = await services.tables.table(site.id)
        await until(lambda table=table: table.seq > 2)  # type: ignore[misc]

    assert len(questions) == 2
    assert questions[0] == questions[1]
