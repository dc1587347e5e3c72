"""Measure how people and medium bots are answered while strangers let the server think.

Strangers have a table of bots that sleep, fifty tables of expert bots, and a hundred tables at
which they ask for a hint again and again; they have eight plays of bots analysed.  Each has an
address of its own, in ``X-Forwarded-For``, which the site believes a proxy on this computer.
People play with medium bots meanwhile; ``measure`` tells what they waited for pages and for bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import statistics
import time
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from pathlib import Path

MOST = 0.5  # seconds that the slowest hundredth may wait
_POLL = 0.02  # seconds between two looks for a bot's move
_PAUSE = 0.2
_READY_SECONDS = 600.0  # for compiling the search, on a machine that never did
_GAME = "cubosaurs"
_EXPERTS, _HINTS, _ANALYSES = 50, 100, 8
_SLEEPY = """
import time


class Sleepy:
    def __init__(self, seed): pass

    def choose(self, context):
        time.sleep(3600)
"""


def install_sleepy(folder: Path) -> None:
    """Install a package whose bot ``sleepy`` never answers into a folder of Python's path."""
    (folder / "sleepy.py").write_text(_SLEEPY)
    info = folder / "sleepy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sleepy\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[cuboteca.bots]\nsleepy = sleepy:Sleepy\n")


class Site:
    """The site as one address sees it.

    Args:
        base: Where it is.
        address: The client's.
    """

    def __init__(self, base: str, address: str) -> None:
        headers = {"X-Forwarded-For": address, "Origin": base}
        self.client = httpx.AsyncClient(base_url=base, headers=headers, timeout=120)

    async def create(self, *seats: str, **options: int) -> dict[str, Any]:
        """Create a table of people, by ``human``, and bots, by their level."""
        order = {
            "game": _GAME,
            "options": options,
            "seats": [
                {"kind": "human", "name": f"P{number}"}
                if seat == "human"
                else {"kind": "bot", "level": seat}
                for number, seat in enumerate(seats)
            ],
        }
        answer = await self.client.post("/api/tables", json=order)
        found: dict[str, Any] = answer.raise_for_status().json()
        return found

    async def look(self, table: str, token: str = "") -> dict[str, Any]:
        """Return a table as somebody sees it."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.client.get(f"/api/tables/{table}", headers=headers)
        found: dict[str, Any] = answer.raise_for_status().json()
        return found


class Waits:
    """What people had to wait, in seconds."""

    def __init__(self) -> None:
        self.pages: list[float] = []
        self.bots: list[float] = []
        self.stand_ins = 0

    def told(self) -> str:
        """Return it in a line."""
        parts = [f"{name} {_told(waited)}" for name, waited in vars(self).items()
                 if isinstance(waited, list)]  # fmt: skip
        return f"{'; '.join(parts)}; {self.stand_ins} moves in a bot's place"

    @property
    def good(self) -> bool:
        """Whether all of it was short enough."""
        return max(_slow(self.pages), _slow(self.bots)) < MOST and not self.stand_ins


def _slow(waited: list[float]) -> float:
    return statistics.quantiles(waited, n=100)[98]


def _told(waited: list[float]) -> str:
    middle, slow = 1000 * statistics.median(waited), 1000 * _slow(waited)
    return f"{len(waited)}: median {middle:.0f} ms, 99 of 100 within {slow:.0f} ms"


async def play(site: Site, waits: Waits, end: float) -> None:
    """Play with medium bots until ``end``."""
    while time.monotonic() < end:
        created = await site.create("human", "medium", "medium", rounds=1)
        table, token = created["table"], created["seats"][0]["token"]
        seen = await site.look(table, token)
        while time.monotonic() < end and seen["outcome"] is None:
            if not seen["legal"]:  # bots move
                begun = time.perf_counter()
                seen = await later(site, seen, token)
                waits.bots.append(time.perf_counter() - begun)
                continue
            await asyncio.sleep(_PAUSE)
            begun = time.perf_counter()
            order = {"seq": seen["seq"], "action": seen["legal"][0], "id": f"r{seen['seq']}"}
            headers = {"Authorization": f"Bearer {token}"}
            path = f"/api/tables/{table}/actions"
            (await site.client.post(path, json=order, headers=headers)).raise_for_status()
            waits.pages.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            (await site.client.get(f"/tables/{table}")).raise_for_status()
            waits.pages.append(time.perf_counter() - begun)
            seen = await site.look(table, token)
        waits.stand_ins += sum(seat["stand_ins"] for seat in seen["seats"])


async def later(site: Site, seen: dict[str, Any], token: str) -> dict[str, Any]:
    """Return a table once it has changed."""
    while True:
        now = await site.look(seen["table"], token)
        if now["seq"] != seen["seq"]:
            return now
        await asyncio.sleep(_POLL)


async def ask_for_hints(site: Site, answers: dict[str, int]) -> None:
    """Ask for a hint at a table of one's own, for ever."""
    created = await site.create("human", "human")
    seen = await site.look(created["table"])
    token = created["seats"][seen["to_move"]]["token"]
    path, headers = f"/api/tables/{created['table']}/hint", {"Authorization": f"Bearer {token}"}
    while True:
        answer = await site.client.get(path, headers=headers)
        error = answer.json().get("error", "given")
        answers[error] = answers.get(error, 0) + 1
        await asyncio.sleep(1)


async def finished(site: Site) -> str:
    """Let bots play to the end; return their table."""
    table = str((await site.create("random", "random", rounds=1))["table"])
    seen = await site.look(table)
    while seen["outcome"] is None:
        seen = await later(site, seen, "")
    return table


async def ready(site: Site) -> None:
    """Wait until the search is compiled: an expert has moved, by itself."""
    table = (await site.create("expert", "expert", rounds=1))["table"]
    end = time.monotonic() + _READY_SECONDS
    while time.monotonic() < end:
        seen = await site.look(table)
        if seen["seq"] > sum(one["stand_ins"] for one in seen["seats"]) + 2:
            return
        await asyncio.sleep(0.5)
    raise TimeoutError("no expert has moved")


async def measure(base: str, people: int, seconds: float) -> bool:
    """Measure and print; return whether people were answered in time."""
    addresses = (f"10.{one}.{two}.1" for one, two in itertools.product(range(9), range(250)))

    def site() -> Site:
        return Site(base, next(addresses))

    players = [site() for _ in range(people)]
    await ready(players[0])
    for name in ("alone", "beside strangers"):
        waits, answers = Waits(), dict[str, int]()
        strangers: list[asyncio.Task[None]] = []
        begun = []
        if name != "alone":
            greedy, idle = [site(), site()], site()
            await idle.create("sleepy", "sleepy")
            for number in range(_EXPERTS):
                await greedy[number % 2].create("expert", "expert", "expert")
            curious = [site() for _ in range(_HINTS // 4)]
            asking = [ask_for_hints(one, answers) for one in curious for _ in range(4)]
            strangers = [asyncio.create_task(one) for one in asking]
            for number in range(_ANALYSES):
                table = await finished(greedy[number % 2])
                one = curious[number // 2].client
                begun.append((await one.post(f"/tables/{table}/analysis", data={})).status_code)
        end = time.monotonic() + seconds
        await asyncio.gather(*(play(one, waits, end) for one in players))
        print(f"{name}: {waits.told()}", flush=True)
        for task in strangers:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*strangers)
    print(f"hints asked for, by the answer: {answers}; analyses begun: {begun}")
    return waits.good
