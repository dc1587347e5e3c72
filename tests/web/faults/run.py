"""Runs schedules: people act at a table while their networks fail, and then all must agree."""

from __future__ import annotations

import asyncio
import difflib
import sqlite3
import time
from collections import Counter
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
from playwright.async_api import Error, async_playwright
from playwright.async_api import TimeoutError as LateError

from tests.web.faults.people import RESTS, STATE, TABS, Device, look, noted, press
from tests.web.faults.schedule import Kind, Place, schedule_of
from tests.web.visit import bearer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from tests.web.faults.people import Noted
    from tests.web.faults.schedule import Schedule, Step
    from tests.web.server import Server

_STRUCK_WITHIN = 1.5  # seconds in which something comes that a fault can strike
_REST_WITHIN = 60.0  # seconds in which all pages must be up to date again
_TICK = 100  # milliseconds between two looks at a page


class HangsError(Exception):
    """A page is not up to date in time; says what it shows."""

    def __init__(self, tab: int, seq: int, state: str) -> None:
        super().__init__(f"tab {tab} does not come to rest at entry {seq}: {state}")


@dataclass
class Result:
    """What came of a schedule.

    Attributes:
        schedule: What happened.
        resumed: How many seconds after each fault each page behind it was up to date again.
        missed: How many faults found nothing to strike.
        actions: How many requests were stored.
        problems: What is wrong; empty if nothing is.
    """

    schedule: Schedule
    resumed: list[tuple[Kind, float]] = field(default_factory=list)
    missed: int = 0
    actions: int = 0
    problems: list[str] = field(default_factory=list)


class Table:
    """A table, as the site tells of it over a network that works."""

    def __init__(self, api: httpx.AsyncClient, created: dict[str, Any], database: Path) -> None:
        self.id: str = created["table"]
        self.tokens: list[str] = [seat["token"] for seat in created["seats"]]
        self.sent = Counter[str]()
        self._api = api
        self._database = database

    @classmethod
    async def create(cls, api: httpx.AsyncClient, schedule: Schedule, database: Path) -> Table:
        """Create the table of a schedule."""
        seats = [{"kind": "human", "name": f"Device {one}"} for one in schedule.devices]
        order = {"game": schedule.game, "seats": seats, "seed": schedule.seed}
        answer = await api.post("/api/tables", json=order)
        answer.raise_for_status()
        return cls(api, answer.json(), database)

    async def look(self, seat: int | None = None) -> dict[str, Any]:
        """Return what the site tells of it."""
        headers = {} if seat is None else bearer(self.tokens[seat])
        answer = await self._api.get(f"/api/tables/{self.id}", headers=headers)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def act(self, choice: int) -> None:
        """Take a decision for whoever is to move, unless somebody else is faster."""
        mover = (await self.look())["to_move"]
        if mover is None:
            return
        own = await self.look(mover)
        if not own["legal"]:
            return
        id_ = f"api-{self.sent.total()}"
        action = own["legal"][choice % len(own["legal"])]
        order = {"seq": own["seq"], "action": action, "id": id_}
        path = f"/api/tables/{self.id}/actions"
        answer = await self._api.post(path, json=order, headers=bearer(self.tokens[mover]))
        if answer.status_code == 200:
            self.sent[id_] += 1

    def stored(self) -> list[str]:
        """Return the ids of the requests in its log, in order; a macro once."""
        query = "SELECT request_id FROM events WHERE play = ? AND request_id <> '' ORDER BY seq"
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as database:
            marks = [mark for (mark,) in database.execute(query, (self.id,))]
        return [mark.partition(":")[2] for mark in marks if "+" not in mark.partition(":")[0]]


async def run(
    seed: int, devices: Sequence[Device], api: httpx.AsyncClient, database: Path
) -> Result:
    """Run the schedule of a seed."""
    result = Result(schedule_of(seed))
    table = await Table.create(api, result.schedule, database)
    for choice in range(result.schedule.played):
        await table.act(seed + choice)
    await asyncio.gather(*(
        device.sit_down(
            table.id,
            {
                seat: table.tokens[seat]
                for seat, owner in enumerate(result.schedule.devices)
                if owner == number
            },
        )
        for number, device in enumerate(devices)
    ))  # fmt: skip
    for number, step in enumerate(result.schedule.steps):
        try:
            await _take(step, table, devices, result)
        except (HangsError, Error) as error:
            result.problems.append(f"step {number}: {str(error).splitlines()[0]}")
            break
    await _compare(table, devices, result)
    for device in devices:
        result.problems += [f"error on a page: {error}" for error in device.errors]
        await device.rest()
    return result


async def _take(step: Step, table: Table, devices: Sequence[Device], result: Result) -> None:
    """Let a network fail while people act, and wait until all pages are up to date."""
    before = await table.look()
    if before["to_move"] is None:
        return
    fault = step.fault
    acting = devices[result.schedule.devices[before["to_move"]]]
    lasting = fault.kind in {Kind.DELAY, Kind.OFFLINE}
    failing = devices[step.device] if lasting or fault.place is Place.STREAM else acting
    told = fault.kind is Kind.OFFLINE and fault.told
    begun = time.time()
    if told:
        await failing.context.set_offline(True)
    suffering = asyncio.ensure_future(failing.network.suffer(fault, _STRUCK_WITHIN))
    await asyncio.sleep(0)
    first = step.choices[0] % len(acting.tabs)
    pressing = acting.tabs if step.both_tabs else acting.tabs[first : first + 1]
    await asyncio.gather(*(press(tab, step.choices[0] + n) for n, tab in enumerate(pressing)))
    for choice in step.choices[2:]:
        await asyncio.sleep(step.pause / max(step.decisions, 1))
        await table.act(choice)
    last = time.time()
    over = await suffering
    if told:
        await failing.context.set_offline(False)
    await _rest(table, devices)
    if over is None:
        result.missed += 1
        return
    for tab in failing.tabs:
        after = max(over, last)
        resumed = _up_to_date(await noted(tab), begun) - after
        result.resumed.append((fault.kind, max(resumed, 0.0)))


async def _rest(table: Table, devices: Sequence[Device]) -> None:
    """Wait until every page shows what the site has, and the site has nothing more to come."""
    end = time.monotonic() + _REST_WITHIN
    tabs = [tab for device in devices for tab in device.tabs]
    seq, now = -1, (await table.look())["seq"]
    while seq != now:
        seq = now
        left = max(end - time.monotonic(), 0.1) * 1000
        for tab in tabs:
            try:
                await tab.wait_for_function(RESTS, arg=seq, polling=_TICK, timeout=left)
            except LateError:
                raise HangsError(tabs.index(tab), seq, await tab.evaluate(STATE)) from None
        now = (await table.look())["seq"]


def _up_to_date(notes: Noted, begun: float) -> float:
    """Return when a page showed what it shows now, and had an answer to all that it asked."""
    return max([notes.shown[-1][1], *(at for at in notes.answers.values() if at >= begun)])


async def _compare(table: Table, devices: Sequence[Device], result: Result) -> None:
    """Note whatever pages show that fresh ones do not, and requests lost, doubled or unanswered."""
    stored = table.stored()
    result.actions = len(stored)
    known = set(table.sent)
    for number, device in enumerate(devices):
        fresh = await device.look_anew(table.id)
        for place, tab in enumerate(device.tabs):
            name = f"device {number}, tab {place}"
            try:
                result.problems += [f"{name}: {one}" for one in await _wrong(tab, fresh, stored)]
                known |= set((await noted(tab)).asked)
            except Error as error:
                result.problems.append(f"{name}: {str(error).splitlines()[0]}")
    for id_, times in Counter(stored).items():
        if times > 1:
            result.problems.append(f"request {id_} is stored {times} times")
    if set(stored) - known:
        result.problems.append(f"nobody asked for {sorted(set(stored) - known)}")
    if [id_ for id_ in stored if id_ in table.sent] != list(table.sent):
        result.problems.append("what was acknowledged to the API is not stored in its order")


async def _wrong(tab: Page, fresh: dict[str, str], stored: list[str]) -> list[str]:
    """Return what is wrong with a page."""
    found = []
    shown = await look(tab)
    for part, text in fresh.items():
        if shown[part] != text:
            changes = difflib.unified_diff(
                text.splitlines(), shown[part].splitlines(), "fresh", "shown", lineterm="", n=0
            )
            found.append(f"{part} differs: " + "\n".join(list(changes)[:12]))
    notes = await noted(tab)
    done = [id_ for id_, status in notes.answered.items() if status == 200]
    if [id_ for id_ in stored if id_ in notes.asked and notes.answered.get(id_) == 200] != [
        id_ for id_ in notes.asked if id_ in done
    ]:
        found.append("what was acknowledged is not stored in its order")
    refused = [id_ for id_, status in notes.answered.items() if status != 200]
    found += [f"{id_} was refused, and stored" for id_ in refused if id_ in stored]
    unanswered = [id_ for id_ in notes.asked if id_ not in notes.answered]
    if len(notes.told) < len(refused) + len(unanswered):
        found.append(f"{len(refused)} refused, {len(unanswered)} unanswered, told {notes.told}")
    if notes.loads != 1:
        found.append(f"it was loaded {notes.loads} times")
    return found


@asynccontextmanager
async def browsing(chromium: str) -> AsyncIterator[Browser]:
    """Run a browser."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        await browser.close()


async def run_all(
    seeds: Sequence[int], server: Server, database: Path, chromium: str, at_once: int
) -> AsyncIterator[Result]:
    """Run the schedules of seeds, some at once, in one browser; give results as they come."""
    port = int(server.base.rpartition(":")[2])
    left = asyncio.Queue[int]()
    for seed in seeds:
        left.put_nowait(seed)
    results = asyncio.Queue[Result]()

    async def work(browser: Browser, api: httpx.AsyncClient) -> None:
        devices = [await Device.open(browser, port, tabs) for tabs in TABS]
        while not left.empty():
            results.put_nowait(await run(left.get_nowait(), devices, api, database))
        for device in devices:
            await device.close()

    async with (
        browsing(chromium) as browser,
        httpx.AsyncClient(base_url=server.base, timeout=30) as api,
    ):
        working = [asyncio.ensure_future(work(browser, api)) for _ in range(at_once)]
        for _ in seeds:
            coming = asyncio.ensure_future(results.get())
            await asyncio.wait((coming, *working), return_when=asyncio.FIRST_COMPLETED)
            for one in working:
                if one.done():
                    one.result()
            yield await coming
        await asyncio.gather(*working)


__all__ = ["Result", "Table", "browsing", "run", "run_all"]
