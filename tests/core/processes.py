"""Small programs in processes of their own, each test with a cache of compiled code of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PROJECT = Path(__file__).parents[2]
_PATIENCE = 300  # seconds for one program

#: Runs each program in a fork of a process that has compiled something: loading Numba and compiling
#: for the first time take a second each, and these programs hardly anything else.
_FORKING = """
import json, os, signal, sys, traceback
import numba

numba.njit(lambda number: number)(1)
for order in map(json.loads, sys.stdin):
    child = os.fork()
    if child == 0:
        code = 1
        try:
            signal.alarm(order["patience"])
            for stream, file in enumerate(order["files"], 1):
                os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), stream)
            os.chdir(order["folder"])
            os.environ.update(order["settings"])
            sys.path.insert(0, order["folder"])
            exec(compile(order["program"], "<program>", "exec"), {"__name__": "__main__"})
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


def _environment(path: list[Path], **settings: str) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, [*path, PROJECT / "src", PROJECT])),
        "PYTHONDONTWRITEBYTECODE": "1",  # edits may be faster than a file's time
        **settings,
    }


@dataclass(frozen=True)
class Forks:
    """A process that runs programs in forks of itself.  Those have the hashes of one run."""

    orders: IO[str]
    codes: IO[str]

    def run(self, program: str, folder: Path, settings: dict[str, str]) -> tuple[int, str, str]:
        """Run a program in ``folder``; return its exit code, and what it printed to each stream."""
        files = [folder / "printed.txt", folder / "errors.txt"]
        order = {
            "program": program,
            "folder": str(folder),
            "settings": settings,
            "files": [str(file) for file in files],
            "patience": _PATIENCE,
        }
        self.orders.write(json.dumps(order) + "\n")
        self.orders.flush()
        code = int(self.codes.readline())
        printed, errors = (file.read_text("utf-8") for file in files)
        return code, printed, errors


@contextmanager
def forking() -> Iterator[Forks]:
    """Run a process that runs programs in forks of itself."""
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-c", _FORKING],
        env=_environment([], OPENBLAS_NUM_THREADS="1"),  # only a process of one thread may fork
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Forks(process.stdin, process.stdout)


@dataclass(frozen=True)
class Workshop:
    """A folder with modules, and a cache that starts empty.

    Attributes:
        folder: Where modules are written; programs can import them.
        forks: What runs them.
    """

    folder: Path
    forks: Forks

    @property
    def cache(self) -> Path:
        return self.folder / "cache"

    def write(self, module: str, source: str) -> None:
        """Write a module, over what it was before."""
        (self.folder / f"{module}.py").write_text(textwrap.dedent(source), "utf-8")

    def edit(self, module: str, old: str, new: str) -> None:
        """Change a module at one place."""
        file = self.folder / f"{module}.py"
        source = file.read_text("utf-8")
        assert source.count(old) == 1
        file.write_text(source.replace(old, new), "utf-8")

    def run(self, program: str, **settings: str) -> list[str]:
        """Run a program in a process that has loaded Numba; return the words that it prints."""
        settings["CUBOTECA_CACHE"] = str(self.cache)
        code, printed, errors = self.forks.run(textwrap.dedent(program), self.folder, settings)
        assert code == 0, errors
        return printed.split()

    def run_anew(self, program: str) -> list[str]:
        """Run a program in a new process, with other hashes; return the words that it prints."""
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", textwrap.dedent(program)],
            env=_environment([self.folder], CUBOTECA_CACHE=str(self.cache)),
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    def compiled_files(self) -> dict[str, int]:
        """Return the files of native code with their times of change."""
        return {str(file): file.stat().st_mtime_ns for file in self.cache.rglob("*.nbc")}
