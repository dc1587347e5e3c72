"""Small programs in a process of their own, each test with a cache of compiled code of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Workshop:
    """A folder with modules, and a cache that starts empty.

    Attributes:
        folder: Where modules are written; programs can import them.
    """

    folder: Path

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
        """Run a program; return the words that it prints."""
        path = os.pathsep.join(str(part) for part in (self.folder, PROJECT / "src", PROJECT))
        environment = {
            **os.environ,
            "PYTHONPATH": path,
            "PYTHONDONTWRITEBYTECODE": "1",  # edits may be faster than a file's time
            "CUBOTECA_CACHE": str(self.cache),
            **settings,
        }
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", textwrap.dedent(program)],
            env=environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    def compiled_files(self) -> dict[str, int]:
        """Return the files of native code with their times of change."""
        return {str(file): file.stat().st_mtime_ns for file in self.cache.rglob("*.nbc")}
