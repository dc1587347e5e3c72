"""The long form of the site's fuzzing: ``make fuzz-site``.

``python -m tests.web.fuzz [--minutes 60] [--seed 1]`` starts a server and sends it, by turns,
calls of the API at real tables (``call_fuzz``) and broken WebSockets (``frame_fuzz``).  It stops
with exit status 1 at the first answer of 500 or more, at an answer that is not as documented, at a
traceback in the server's log, at an answer to others that takes too long, or if memory grows
without end.
"""

from __future__ import annotations

import argparse
import math
import re
import tempfile
import time
from collections import Counter
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from tests.web.call_fuzz import ALONE, AT_A_TABLE, Aim
from tests.web.frame_fuzz import broken, send, status_of
from tests.web.server import serving
from tests.web.visit import GAME

if TYPE_CHECKING:
    from tests.web.server import Server

_CALLS = 40  # of each kind in a turn
_LINES = 120  # broken WebSockets in a turn
_SLOWEST = 10.0  # seconds for an answer to somebody else, on a busy machine
_MOST_MEMORY = 1_000_000  # kB, of which a server with search for four games has a third
_WRONG = re.compile(rb"Traceback|\[(error|critical) ")


class BrokenSiteError(Exception):
    """The site did what it must not do; says what."""


class Watch:
    """Looks whether a server still does what it should.

    Args:
        server: The server.
        log: The file that its log is written to.
        slowest: Seconds that others may wait; no limit unless given.
    """

    def __init__(self, server: Server, log: Path, slowest: float = math.inf) -> None:
        self._server, self._log, self._slowest = server, log, slowest
        self.slowest = 0.0
        self.memory = 0  # kB, the most so far

    def check(self) -> None:
        """Raise BrokenSiteError if anything is wrong."""
        begun = time.monotonic()
        answer = httpx.get(f"{self._server.base}/", timeout=60)
        took = time.monotonic() - begun
        self.slowest = max(self.slowest, took)
        status = Path(f"/proc/{self._server.process.pid}/status")
        if status.exists():  # only Linux has it
            found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text("utf-8"))
            self.memory = max(self.memory, int(found[1]) if found else 0)
        log = self._log.read_bytes()
        if answer.status_code != 200:
            raise BrokenSiteError(f"others are answered {answer.status_code}")
        if took > self._slowest:
            raise BrokenSiteError(f"others wait {took:.1f} s")
        if wrong := _WRONG.search(log):
            raise BrokenSiteError(f"in the log: {log[wrong.start() :][:3000].decode()}")
        if self.memory > _MOST_MEMORY:
            raise BrokenSiteError(f"the server takes {self.memory} kB")


def call_all(aim: Aim, number: int) -> None:
    """Make calls of all kinds at real tables."""
    for place, (path, method) in enumerate(AT_A_TABLE):
        _call(aim, path, method, 1000 * number + place)


def _call(aim: Aim, path: str, method: str, number: int) -> None:
    @seed(number)
    @settings(
        max_examples=_CALLS, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(data=st.data())
    def fire(data: st.DataObject) -> None:
        aim.fire(path, method, data)

    fire()


def break_lines(
    server: Server, table: str, first: int, statuses: Counter[int], count: int = _LINES
) -> None:
    """Open broken WebSockets; raise BrokenSiteError at an answer of 500 or more."""
    for number in range(first, first + count):
        one = broken(number, f"/tables/{table}/live", server.host)
        status = status_of(send(one, server.host))
        statuses[status] += 1
        if status >= 500:
            raise BrokenSiteError(f"{status} to line {number}: {one}")


def main() -> int:
    """Run; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given_ = parser.parse_args()
    end = time.monotonic() + 60 * given_.minutes
    lines = Counter[int]()
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data", log=Path(folder) / "log") as server,
        httpx.Client(cookies=forgetful, timeout=60, limits=ALONE) as http,
    ):
        http.get(server.base)  # the first page of all takes longer
        watch, aim = Watch(server, Path(folder) / "log", _SLOWEST), Aim(server.base, http)
        people = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
        order = {"game": GAME, "seats": people}
        table = http.post(f"{server.base}/api/tables", json=order).json()["table"]
        turn = given_.seed * 100_000
        while time.monotonic() < end:
            break_lines(server, table, turn * _LINES, lines)
            watch.check()
            call_all(aim, turn)
            watch.check()
            turn += 1
            calls = Counter[int]()
            for (_, status), times in aim.statuses.items():
                calls[status] += times
            print(
                f"{lines.total()} broken WebSockets {dict(sorted(lines.items()))}, "
                f"{calls.total()} calls {dict(sorted(calls.items()))}; others waited at most "
                f"{watch.slowest:.2f} s; at most {watch.memory // 1000} MB",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
