"""The same measurement of Catanatron, an engine for Catan in Python, with its own random players.

It runs in an environment of its own beside ours (``scripts/venv catanatron``), so that neither
restricts what the other installs, and in a process of its own, which reads how many plays to play
and answers with the number of actions.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError
from cuboteca.lab.bench import Task

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME = "catan"

_PROGRAM = """
import sys
from catanatron import Color, Game, RandomPlayer

for line in sys.stdin:
    actions = 0
    for _ in range(int(line)):
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        records = getattr(game.state, "action_records", None)
        actions += len(game.state.actions if records is None else records)
    print(actions, flush=True)
"""


class CatanatronError(CubotecaError):
    """Catanatron did not answer; the message quotes what it printed."""


def python_of_catanatron() -> Path:
    """Return the Python of its environment, whether it exists or not."""
    return Path(sys.prefix) / "peers" / "catanatron" / "bin" / "python"


def has_catanatron() -> bool:
    """Return whether Catanatron is installed."""
    return python_of_catanatron().exists()


@contextmanager
def catanatron() -> Iterator[Task]:
    """Yield the measurement of four random Catanatron players; actions count as decisions."""
    process = subprocess.Popen(  # noqa: S603  # nothing that it runs comes from outside
        [str(python_of_catanatron()), "-c", _PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )

    def work(plays: int) -> int:
        try:
            answer = _ask(process, plays)
        except OSError:
            answer = ""
        if not answer.isdigit():
            raise CatanatronError("Catanatron does not answer; reinstall it or use --no-peers")
        return int(answer)

    with process:  # ends with its input
        yield Task("random plays, its own players", "decisions/s", work, NAME, "python")


def _ask(process: subprocess.Popen[str], plays: int) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{plays}\n")
    process.stdin.flush()
    return process.stdout.readline().strip()


__all__ = [
    "NAME",
    "CatanatronError",
    "catanatron",
    "has_catanatron",
    "python_of_catanatron",
]
