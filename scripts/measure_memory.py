"""Measure the site: time to the first page, memory with many live tables, time per move.

``measure_memory.py [--tables 200] [--events 60]`` serves the site from a folder of its own, creates
tables of four people, plays each for a while, opens a WebSocket to each, and prints the results.

``measure_memory.py --alone 24`` has so many tables of each game in this process, in the middle of
plays at random by four people, and prints how much memory one takes: its play, its log, and what
has been told.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.finished import random_table

from cuboteca.games import game, game_names

_SERVE = """
import socket, sys, uvicorn
from pathlib import Path
from cuboteca.table.storage import default_url
from cuboteca.web.app import create_app
from cuboteca.web.settings import Settings
url = default_url(Path(sys.argv[1]))
app = create_app(Settings(url, pace=0, precompile=False, tables_at_once=9999))
listening = socket.create_server(("127.0.0.1", 0))
print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listening])
"""
_MEBIBYTE = 1024


def _family_of(process: int) -> list[str]:
    """Return a process and all that descend from it."""
    listed = subprocess.run(
        ["ps", "-e", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
    )
    found = [str(process)]
    pairs = [line.split() for line in listed.stdout.splitlines()]
    for one in found:
        found += [child for child, parent in pairs if parent == one]
    return found


def memory_of(process: int) -> float:
    """Return the memory of a process and its descendants, in MiB; what several share, once."""
    total = 0
    for one in _family_of(process):
        lines = Path(f"/proc/{one}/smaps_rollup").read_text("ascii").splitlines()
        total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / _MEBIBYTE


def processor_seconds(process: int) -> float:
    """Return the processor time that a process and its descendants have taken, in seconds."""
    ticks = 0
    for one in _family_of(process):
        fields = Path(f"/proc/{one}/stat").read_text("ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])  # in its own code and in the system's
    return ticks / os.sysconf("SC_CLK_TCK")


async def create_table(client: httpx.AsyncClient, game: str) -> dict[str, str]:
    """Create a table of one person and three bots; return the table and the token."""
    seats = [{"kind": "human", "name": "Ada"}, *[{"kind": "bot"}] * 3]
    created = (await client.post("/api/tables", json={"game": game, "seats": seats})).json()
    return {"table": created["table"], "token": created["seats"][0]["token"]}


async def play_ahead(
    client: httpx.AsyncClient, created: dict[str, str], events: int, times: list[float]
) -> None:
    """Play a table until it has ``events`` events; note how long each move took."""
    headers = {"Authorization": f"Bearer {created['token']}"}
    path = f"/api/tables/{created['table']}"
    while True:
        table = (await client.get(path, headers=headers)).json()
        if table["seq"] >= events or table["to_move"] is None:
            return
        if not table["legal"]:
            await asyncio.sleep(0.05)
            continue
        order = {"seq": table["seq"], "action": table["legal"][0], "id": f"r{table['seq']}"}
        start = time.perf_counter()
        await client.post(f"{path}/actions", json=order, headers=headers)
        times.append(time.perf_counter() - start)


async def measure(base: str, process: int, tables: int, events: int) -> None:
    """Create tables, play, watch, and print."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        game = (await client.get("/api/games")).json()["games"][0]["name"]
        print(f"memory at the start: {memory_of(process):.0f} MiB")
        created = [await create_table(client, game) for _ in range(tables)]
        times: list[float] = []
        for start in range(0, tables, 8):
            ahead = [play_ahead(client, one, events, times) for one in created[start : start + 8]]
            await asyncio.gather(*ahead)
        host = base.removeprefix("http://")
        lines: list[ClientConnection] = []
        for one in created:
            line = await connect(f"ws://{host}/tables/{one['table']}/live")
            await line.recv()
            lines.append(line)
        live = (await client.get("/api/health")).json()["tables"]
        print(f"memory with {live} live tables and bots: {memory_of(process):.0f} MiB")
        for line in lines:
            await line.close()
    middle, slow = statistics.median(times), statistics.quantiles(times, n=100)[98]
    print(f"{len(times)} moves: median {1000 * middle:.1f} ms, 99 % {1000 * slow:.1f} ms")


def measure_alone(tables: int) -> None:
    """Print how much memory a table of each game takes."""
    for name in game_names():
        half = len(random_table(game(name), f"{name} memory", seats=4).play.events) // 2
        gc.collect()
        tracemalloc.start()
        kept = [
            random_table(game(name), f"{name} {number}", seats=4, events=half)
            for number in range(tables)
        ]
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        lines = statistics.mean(len(table.narration.lines) for table in kept)
        print(
            f"{name:12} {taken / tables / _MEBIBYTE:6.0f} KiB for a table with {half} entries and "
            f"{lines:.0f} lines of its log"
        )


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--alone", type=int, metavar="TABLES")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--events", type=int, default=60)
    options = parser.parse_args()
    if options.alone:
        measure_alone(options.alone)
        return
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-c", _SERVE, folder], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            base = server.stdout.readline().strip()
            size = len(httpx.get(base, timeout=30).content)
            print(f"first page after {time.perf_counter() - start:.1f} s ({size} bytes)")
            asyncio.run(measure(base, server.pid, options.tables, options.events))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
