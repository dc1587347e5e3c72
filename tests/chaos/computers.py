"""Computers with a network of their own, to see what happens when one cannot be reached.

Each is a network namespace of Linux, joined to this computer by a cable that can be pulled out.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.web.server import wait_until_served

if TYPE_CHECKING:
    from collections.abc import Iterator

_NET = "10.77.0"  # nobody else's, we hope
_BRIDGE = "cubo"
_PORT = 8000
_CUBOTECA = Path(sys.executable).with_name("cuboteca")
_PATIENCE = 60


class NoComputersError(Exception):
    """There are no network namespaces here, or we may not make any."""


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoComputersError(f"ip {' '.join(words)}: {done.stderr.strip()}")


class Computer:
    """One of them.

    Args:
        number: From 1 on.

    Attributes:
        address: By which others reach it.
    """

    def __init__(self, number: int) -> None:
        self._name = f"{_BRIDGE}{number}"
        self.address = f"{_NET}.{number + 1}"

    def build(self) -> None:
        """Make it and join it to the network; raises NoComputersError."""
        _ip("netns", "add", self._name)
        _ip("link", "add", self._name, "type", "veth", "peer", "eth0", "netns", self._name)
        _ip("link", "set", self._name, "master", _BRIDGE, "up")
        inside = ("-n", self._name)
        _ip(*inside, "addr", "add", f"{self.address}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            _ip(*inside, "link", "set", device, "up")

    def remove(self) -> None:
        """Undo ``build``."""
        _ip("netns", "del", self._name)

    def connect(self, *, up: bool) -> None:
        """Pull its cable out, or put it in again."""
        _ip("link", "set", self._name, "up" if up else "down")

    @contextmanager
    def serve(self, database: str, log: Path) -> Iterator[str]:
        """Serve a site there; yield host and port."""
        options: dict[str, str] = {
            "--host": self.address,
            "--port": str(_PORT),
            "--internal-host": self.address,
            "--database": database,
            "--address": "http://site.test",
            "--pace": "0",
        }
        words = [word for option in options.items() for word in option]
        command = [
            str(_CUBOTECA),
            "serve",
            "--no-precompile",
            "--address",
            "http://site.test",
            *words,
        ]
        with log.open("w") as told:
            server = subprocess.Popen(
                ["ip", "netns", "exec", self._name, *command], stdout=told, stderr=told
            )
        host = f"{self.address}:{_PORT}"
        try:
            wait_until_served(f"http://{host}")
            yield host
        finally:
            server.terminate()
            server.wait(_PATIENCE)


@contextmanager
def computers(count: int) -> Iterator[tuple[str, list[Computer]]]:
    """Make computers; yield the address by which they reach this one, and them.

    Raises:
        NoComputersError: They cannot be made.
    """
    if sys.platform != "linux" or os.geteuid() != 0:
        raise NoComputersError("computers of their own network need Linux, and root to make them")
    with ExitStack() as made:
        _ip("link", "add", _BRIDGE, "type", "bridge")
        made.callback(_ip, "link", "del", _BRIDGE)
        _ip("addr", "add", f"{_NET}.1/24", "dev", _BRIDGE)
        _ip("link", "set", _BRIDGE, "up")
        found = [Computer(number) for number in range(1, count + 1)]
        for one in found:
            made.callback(one.remove)
            one.build()
        yield f"{_NET}.1", found
