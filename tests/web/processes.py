"""A site of two processes, and people who play there whatever happens to these."""

from __future__ import annotations

import asyncio
import re
import subprocess
import time
from typing import TYPE_CHECKING, Any

import httpx

from tests.web.visit import bearer

if TYPE_CHECKING:
    from tests.web.server import Server

#: Serves a database by two processes at a port, 0 for any.  One that is silent for three seconds
#: counts as ended.
SERVE = """
import sys
from contextlib import suppress
from cuboteca.web.addresses import listen
from cuboteca.web.connections import ConnectionLimits
from cuboteca.web.settings import Settings
from cuboteca.web.site_process import Plan
from cuboteca.web.supervisor import Supervisor
sockets = listen("127.0.0.1", int(sys.argv[3]), 64)
settings = Settings(
    sys.argv[2], pace=0, precompile=False, tables_at_once=100_000, lease_seconds=3
)
supervisor = Supervisor(Plan(settings, ConnectionLimits(), "127.0.0.1"), 2, sockets)
print("It is at http://127.0.0.1:%d/" % sockets[0].getsockname()[1], flush=True)
with suppress(KeyboardInterrupt):
    supervisor.run()
"""

#: The same by one process.
ALONE = """
import sys
from contextlib import ExitStack, suppress
from cuboteca.web.addresses import listen
from cuboteca.web.connections import ConnectionLimits
from cuboteca.web.settings import Settings
from cuboteca.web.site_process import Plan, site_server
sockets = listen("127.0.0.1", int(sys.argv[3]), 64)
settings = Settings(sys.argv[2], pace=0, precompile=False, tables_at_once=100_000)
with ExitStack() as opened, suppress(KeyboardInterrupt):
    server = site_server(Plan(settings, ConnectionLimits()), opened)
    print("It is at http://127.0.0.1:%d/" % sockets[0].getsockname()[1], flush=True)
    server.run(sockets=sockets)
"""
_FORKED_OR_SPAWNED = re.compile("multiprocessing.forkserver|spawn_main")
_PATIENCE = 180  # seconds; after a crash a busy machine takes long to settle


def children_of(server: Server) -> list[int]:
    """Return the processes of a site."""
    told = subprocess.run(
        ["ps", "-eww", "-o", "pid=,ppid=,stat=,args="], capture_output=True, text=True, check=True
    ).stdout
    running = [line.split(None, 3) for line in told.splitlines()]
    parents = {str(server.process.pid)}
    for process, parent, _, started_by in running:
        if parent in parents and "multiprocessing.forkserver" in started_by:
            parents = {process}  # which has forked them
            break
    return [
        int(process)
        for process, parent, status, started_by in running
        if parent in parents and status[0] != "Z" and _FORKED_OR_SPAWNED.search(started_by)
    ]


async def both_of(server: Server) -> list[int]:
    """Return the processes of a site once both run."""
    async with asyncio.timeout(_PATIENCE):
        while len(found := children_of(server)) < 2:  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.05)
    return found


class Visitor:
    """Somebody who plays by the API and notes what was acknowledged.

    Args:
        client: Opens a new connection for every request, so any process may get it.

    Attributes:
        done: The actions that were acknowledged, by table.
        repeated: How many requests were repeated.
    """

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.done: dict[str, list[str]] = {}
        self.repeated = 0

    @property
    def acknowledged(self) -> int:
        """How many actions were."""
        return sum(map(len, self.done.values()))

    async def create(self, game: str = "cubosaurs", **conditions: object) -> Any:
        seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
        order = {"game": game, "seats": seats, "conditions": conditions or None}
        created = await self.until_answered("POST", "/api/tables", json=order)
        self.done[created["table"]] = []
        return created

    async def act(self, created: Any) -> bool:
        """Let whoever is to move take the first legal action; return False if nobody is."""
        path = f"/api/tables/{created['table']}"
        shown = await self.until_answered("GET", path)
        if shown["to_move"] is None:
            return False
        headers = bearer(created["seats"][shown["to_move"]]["token"])
        own = await self.until_answered("GET", path, headers=headers)
        order = {"seq": own["seq"], "action": own["legal"][0], "id": f"r{own['seq']}"}
        answer = await self.until_answered("POST", f"{path}/actions", json=order, headers=headers)
        assert answer["seq"] > own["seq"]
        self.done[created["table"]].append(order["action"])
        return True

    async def until_answered(self, method: str, path: str, **more: Any) -> Any:
        """Ask again until there is an answer."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            try:
                answer = await self.client.request(method, path, **more)
            except httpx.TransportError:
                self.repeated += 1
                await asyncio.sleep(0.05)
                continue
            if answer.status_code in {503, 507}:  # also a full disk gets room again
                self.repeated += 1
                await asyncio.sleep(0.1)
                continue
            assert answer.status_code == 200, answer.text
            return answer.json()
        raise TimeoutError(path)

    async def wrong(self) -> list[str]:
        """Return the tables that lack an action that was acknowledged, or have one twice."""
        found = []
        for table, done in self.done.items():
            record = await self.until_answered("GET", f"/api/tables/{table}/record")
            if [text for actor, text in record["events"] if actor != "chance"] != done:
                found.append(table)
        return found
