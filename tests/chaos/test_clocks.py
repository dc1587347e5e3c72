"""Clocks run, and the site is killed: what it was away for is given back, and flags fall once."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.chaos.people import ALONE as ONE_BY_ONE
from tests.chaos.troubles import Site
from tests.web.processes import ALONE, SERVE, Visitor
from tests.web.visit import bearer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.anyio

AWAY = 200_000.0  # seconds: more than any clock here has
A_MOMENT = 6.0  # seconds, too few to count as an outage
LASTING = ("live 300+5 cap 600", "turns 86400")
SHORT = "live 5+0 cap 5"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("script", [ALONE, SERVE], ids=["one", "two"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_time_is_given_back_and_a_flag_falls_once(
    kind: str, script: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres = None if kind == "sqlite" else request.getfixturevalue("postgres")
    site = await asyncio.to_thread(Site, tmp_path, postgres, script)
    try:
        async with visiting(site) as ada:
            tables = [await ada.create(time=pace, level="random") for pace in LASTING]
            for _ in range(3):
                for one in tables:
                    await ada.act(one)
            early = await ada.create(time=SHORT, at_flag="resign")
            site.set_clock(A_MOMENT)
            fallen = await until_a_flag_falls(ada, early)
            late = await ada.create(time=SHORT, at_flag="resign")
            before = [await look(ada, one) for one in tables]
            seen = time.monotonic()
            await restart(site, AWAY)
            after = [await look(ada, one) for one in tables]
            passed = time.monotonic() - seen
            for one in tables:
                await ada.act(one)
            site.set_clock(AWAY + A_MOMENT)
            resigned = await until_a_flag_falls(ada, late)
            entries = [await table_entries(ada, one) for one in (*tables, early, late)]
            wrong = await ada.wrong()
            still = await look(ada, early)
    finally:
        site.server.close()

    for shown, later in zip(before, after, strict=True):
        mover = shown["to_move"]
        assert later["to_move"] == mover
        assert left(later, 1 - mover) == left(shown, 1 - mover)
        assert left(shown, mover) - left(later, mover) <= passed
    assert entries == [[], [], *([f"{late_seat(one)} flag"] for one in (fallen, resigned))]
    assert still["closed"] == fallen["closed"]
    assert wrong == []


@asynccontextmanager
async def visiting(site: Site) -> AsyncIterator[Visitor]:
    async with httpx.AsyncClient(base_url=site.server.base, limits=ONE_BY_ONE, timeout=5) as client:
        yield Visitor(client)


async def look(ada: Visitor, created: Any) -> Any:
    return await ada.until_answered("GET", f"/api/tables/{created['table']}")


def left(shown: Any, seat: int) -> float:
    """Return the seconds that a seat has left."""
    return float(shown["clocks"][seat]["left"])


async def restart(site: Site, off: float) -> None:
    """Kill all processes, and serve again at another time."""
    site.cut_power()
    site.set_clock(off)
    await asyncio.to_thread(site.start)


async def until_a_flag_falls(ada: Visitor, created: Any) -> Any:
    """Ask, too late, for something that cannot be done, until the table is closed; show it."""
    path = f"/api/tables/{created['table']}"
    seat = (shown := await look(ada, created))["to_move"]
    async with asyncio.timeout(60):
        while not shown["closed"]:
            order = {"seq": shown["seq"], "id": "back"}
            headers = bearer(created["seats"][seat]["token"])
            refused = await ada.client.post(f"{path}/take-back", json=order, headers=headers)
            assert refused.status_code in {409, 410, 422}, refused.text
            await asyncio.sleep(0.05)
            shown = await look(ada, created)
    return shown


def late_seat(shown: Any) -> int:
    """Return the seat that has resigned at its flag."""
    (seat,) = (one["seat"] for one in shown["seats"] if one["resigned"])
    return int(seat)


async def table_entries(ada: Visitor, created: Any) -> list[str]:
    """Return what the log has that is no event of the play: who, and what."""
    path = f"/api/tables/{created['table']}/record"
    record = await ada.until_answered("GET", path)
    return [f"{actor} {text}" for _, actor, text in record["proof"].get("withdrawn", [])]
