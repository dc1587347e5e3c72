"""Whatever strangers let the server think about, people and medium bots are answered.

The same at full size, with times: ``make load ARGS=thinking``.
"""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest

from cuboteca.bots.workers import Workers
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.hints import Hints
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.seats import SeatWish
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Tables
from tests.table.play_along import GAME, TWO_PEOPLE, act_once

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

#: A worker whose searches, hints and packages' bots answer once a file is there.
_WORKER = """
import time
from pathlib import Path

from cuboteca.bots import worker_process
from cuboteca.core.child_processes import serve

def handle(message, progress):
    if message["prepare"]:
        return {{"ready": True}}
    if message["advice"] or message["level"] != "medium":
        progress({{"state": worker_process.THINKING}})
        while not Path({go!r}).exists():
            time.sleep(0.01)
        message |= {{"level": "medium", "advice": False}}
    return worker_process._handle(message, progress)

serve(handle)
"""
_EXPERTS, _HINTS, _DECISIONS = 6, 3, 3


async def test_people_and_medium_bots_wait_for_no_stranger(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("levels", "workers"):
        monkeypatch.setattr(f"cuboteca.bots.{module}.own_bots", lambda: ("sleepy",))
    monkeypatch.setattr("cuboteca.bots.workers._AT_ONCE", 60)  # on a busy machine as well
    go = tmp_path / "go"
    workers = Workers(1, 600, (sys.executable, "-c", _WORKER.format(go=str(go))))
    hints, tables = Hints(workers), Tables(LogWriter(Storage(url)), BotRunner(workers, pace=0))

    async def stranger(*levels: str) -> None:
        await tables.create(GAME, {}, [SeatWish("bot", level=one) for one in levels], client="eve")

    await stranger("sleepy", "sleepy")
    for _ in range(_EXPERTS):
        await stranger("expert", "expert")
    asked = [(await tables.create(GAME, {}, TWO_PEOPLE, 7)).table for _ in range(_HINTS)]
    asking = [asyncio.ensure_future(hints.hint(one, one.play.to_move, "eve")) for one in asked]
    async with asyncio.timeout(120):
        while len(workers.search) < _EXPERTS + _HINTS or not workers.own:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        wishes = (SeatWish("human", "Ada"), SeatWish("bot", level="medium"))
        table = (await tables.create(GAME, {}, wishes, 7, client="ada")).table
        for _ in range(_DECISIONS):
            while table.waits_for_bot:  # noqa: ASYNC110  # tables announce to readers
                await asyncio.sleep(0.01)
            await act_once(table)
    still = (len(workers.search), len(workers.own))
    stand_ins = table.event_log.stand_ins
    go.touch()
    await tables.close()
    await asyncio.gather(*asking, return_exceptions=True)
    await workers.close()

    assert still == (_EXPERTS + _HINTS, 1)
    assert stand_ins == {}
    assert sum(entry.actor == 0 for entry in table.event_log.entries) == _DECISIONS
