"""Nothing that only some systems have is needed to import a module: Windows, macOS, Linux."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

#: Imports all modules as they are, so that other libraries are loaded, and then ours once more on
#: systems that lack what is named, the first of them first.
PROGRAM = """
import importlib, os, pkgutil, signal, sys, time, types

import cuboteca

names = [
    found.name
    for found in pkgutil.walk_packages(cuboteca.__path__, "cuboteca.")
    if not found.name.endswith("__main__") and ".migrations" not in found.name
]

def imported():
    done = []
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as error:
            if "is not installed" not in str(error) and error.name not in EXTRAS:
                raise
        else:
            done.append(name)
    return done

EXTRAS = {"PIL", "gymnasium", "pettingzoo", "pyarrow", "pyspiel", "ray", "resvg_py", "psycopg"}
before = imported()
assert len(before) > 500
for system, modules, attributes in SYSTEMS:
    for name in [one for one in sys.modules if one.partition(".")[0] == "cuboteca"]:
        del sys.modules[name]
    sys.platform = system
    for name in modules:
        sys.modules[name] = None
    for owner, name in attributes:
        if hasattr(owner := {"os": os, "signal": signal, "time": time}[owner], name):
            delattr(owner, name)
    if system == "win32":
        sys.modules["msvcrt"] = types.SimpleNamespace(
            LK_NBLCK=2, locking=lambda file, mode, count: print("locked", mode, count)
        )
    assert imported() == before, system
    print(system)
"""

#: After it on Windows: what is locked there, and how a process and its own are ended.
MORE = """
import asyncio, pathlib, subprocess

from cuboteca.core.child_processes import end_group
from cuboteca.core.errors import CubotecaError
from cuboteca.lab.growing_file import alone

with alone(pathlib.Path("results.jsonl"), "arena", CubotecaError):
    pass
subprocess.run = lambda command, **_: print(*command)
end_group(17)
"""

LINUX_ONLY = ("landlockpy", "pyseccomp", "uvloop")
UNIX_ONLY = ("fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty")
LINUX_NAMES = [("os", "sched_getaffinity"), ("time", "CLOCK_BOOTTIME")]
UNIX_NAMES = [
    *(("os", name) for name in ("fork", "getpgrp", "getsid", "getuid", "killpg", "nice")),
    *(("os", name) for name in ("O_CLOEXEC", "getloadavg", "setsid", "statvfs", "sysconf")),
    *(("signal", name) for name in ("ITIMER_PROF", "SIGHUP", "SIGKILL", "SIGPROF", "setitimer")),
]


def test_every_module_can_be_imported_on_macos_and_on_windows(tmp_path: Path) -> None:
    systems = [
        ("darwin", LINUX_ONLY, LINUX_NAMES),
        ("win32", UNIX_ONLY, UNIX_NAMES),
    ]
    done = subprocess.run(
        [sys.executable, "-c", f"SYSTEMS = {systems!r}\n{PROGRAM}{MORE}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        *("darwin", "win32"),
        *("locked 2 1", "taskkill /F /T /PID 17"),
    ]
