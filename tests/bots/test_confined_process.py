"""What a package's bot reaches in a confined process, and what it cannot."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.bots import confinement, levels
from cuboteca.bots.questions import question_of
from cuboteca.bots.workers import Workers
from cuboteca.core.chance import seeded
from cuboteca.core.child_processes import ChildProcess, TaskError, WorkerError
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import game
from cuboteca.web import children
from tests.bots.packages import install

if TYPE_CHECKING:
    from pathlib import Path

confined = pytest.mark.skipif(
    bool(confinement.gaps()), reason=f"here a bot can {' and '.join(confinement.gaps())}"
)

#: Each is refused to a confined bot; where it is not, the bot tells that it could do it.
ATTEMPTS = {
    "read a file": "open(secret).read()",
    "list the server's folder": "os.listdir(os.path.dirname(secret))",
    "write a file": "open(secret + '2', 'w')",
    "change a file's rights": "os.chmod(secret, 0o777)",
    "link to a file": "os.link(secret, os.path.join(os.environ['HOME'], 'link'))",
    "read the server's environment": "open(f'/proc/{os.getppid()}/environ').read()",
    "see other processes": "os.listdir('/proc')",
    "signal the server": "os.kill(os.getppid(), 0)",
    "leave its group": "os.setpgid(os.getpid(), os.getppid())",
    "limit the server": "resource.prlimit(os.getppid(), resource.RLIMIT_NOFILE)",
    "slow the server down": "os.setpriority(0, os.getppid(), os.getpriority(0, os.getppid()))",
    "open a socket to others": "socket.socket()",
    "open a socket on this computer": "socket.socket(socket.AF_UNIX)",
    "have a program read": "subprocess.run(['cat', secret], check=True, capture_output=True)",
    "use the server's open files": "next(n for n in descriptors() if n.endswith('secret'))",
    "read a secret setting": "os.environ['DATABASE_PASSWORD']",
    "change installed code": "open(cuboteca.__file__, 'a')",
    "change compiled code": "open(os.path.join(cache, 'more'), 'w')",
    "remove a file": "os.remove(secret)",
}
#: Each works for a confined bot.
NEEDS = {
    "read its own package": "open(__file__).read()",
    "read what it was given": "open(given).read()",
    "write a temporary file": "tempfile.TemporaryFile().write(b'x')",
    "keep a file": "open(os.path.join(os.path.expanduser('~'), 'kept'), 'w').write('x')",
    "draw from the system": "os.urandom(8)",
    "use NumPy": "__import__('numpy').linalg.inv(__import__('numpy').eye(3))",
    "start a program": "subprocess.run([sys.executable, '-c', '0'], check=True)",
    "start threads": "__import__('threading').Thread(target=int).start()",
}
CODE = """
import os, resource, socket, subprocess, sys, tempfile
import cuboteca

secret, given, cache = PATHS

def descriptors():
    paths = [f"/proc/self/fd/{number}" for number in range(64)]
    return [os.readlink(path) for path in paths if os.path.exists(path)]

def outcomes(attempts):
    done = {}
    for name, code in attempts.items():
        try:
            eval(code)
        except (OSError, KeyError, StopIteration, subprocess.SubprocessError) as error:
            done[name] = repr(error)
    return done

class Thief:
    attempts = ATTEMPTS
    def __init__(self, seed): pass
    def choose(self, context):
        failed = outcomes(self.attempts)
        with open(os.path.join(os.environ["HOME"], "done"), "w") as file:
            print(*(name for name in self.attempts if name not in failed), sep="\\n", file=file)
        raise ValueError(f"failed: {failed}")

class Honest(Thief):
    attempts = NEEDS
"""
ENTRIES = "[cuboteca.bots]\nthief = my_bots:Thief\nhonest = my_bots:Honest\n"
PLAY = Play(game("sukkube"), {}, 1)
PLAY.draw_all(sampler_of(seeded(1)))


def written(paths: list[str]) -> str:
    """Return the code of the bots, which know where the server's files are."""
    code = CODE.replace("PATHS", repr(paths))
    return f"ATTEMPTS = {ATTEMPTS!r}\nNEEDS = {NEEDS!r}\n{code}"


def done_by(tmp_path: Path, bot: str, *, confine: bool = True) -> set[str]:
    """Return what a bot could do when it was asked in a process of its own."""
    server, package, folder, shared = (
        tmp_path / name for name in ("server", "package", "folder", "compiled")
    )
    for one in (server, package, folder, shared):
        one.mkdir()
    for name in ("secret", "given"):
        (server / name).write_text("hidden")
    paths = [str(server / "secret"), str(server / "given"), str(shared)]
    install(package, ENTRIES, written(paths))
    own = os.environ | {"DATABASE_PASSWORD": "hidden", "CUBOTECA_INTERPRETED": "1"}
    own["PYTHONPATH"] = os.pathsep.join([str(package), *filter(None, sys.path)])
    module: tuple[str, ...]
    if confine:
        module = ("-P", "-m", "cuboteca.bots.confined_process", str(folder), paths[1])
        own = confinement.environment_for(folder, own)
    else:
        module = ("-m", "cuboteca.bots.worker_process")
        own["HOME"] = str(folder)

    async def ask() -> Any:
        child = await ChildProcess.start((sys.executable, *module), environment=own)
        try:
            await child.send(asdict(question_of(PLAY, PLAY.to_move, bot, 1)))
            while "state" in (answer := await child.receive()):
                pass
            return answer
        finally:
            await child.stop()

    opened = os.open(server / "secret", os.O_RDONLY)
    os.set_inheritable(opened, True)  # the only way to give it
    try:
        with pytest.raises(TaskError, match=r"^ValueError: failed:"):
            asyncio.run(ask())
    finally:
        os.close(opened)
    return set((folder / "done").read_text().splitlines())


@confined
def test_a_confined_bot_reaches_nothing_of_the_server(tmp_path: Path) -> None:
    assert done_by(tmp_path, "thief") <= {""}
    assert {one.name for one in (tmp_path / "server").iterdir()} == {"secret", "given"}


@confined
def test_a_confined_bot_can_do_what_bots_need(tmp_path: Path) -> None:
    assert done_by(tmp_path, "honest") == set(NEEDS)


def test_a_bot_that_is_not_confined_could_do_it(tmp_path: Path) -> None:
    """All but what no process can do to its parent: so the attempts are real ones."""
    never = {"use the server's open files", "leave its group"}

    assert done_by(tmp_path, "thief", confine=False) >= set(ATTEMPTS) - never


@confined
def test_the_workers_of_a_site_confine_each_bot_in_a_folder_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, server = tmp_path / "package", tmp_path / "server"
    for one in (package, server):
        one.mkdir()
    install(package, ENTRIES, written([str(server / "secret"), str(server / "given"), str(server)]))
    for name in ("secret", "given"):
        (server / name).write_text("hidden")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(package), *filter(None, sys.path)]))
    monkeypatch.setenv("DATABASE_PASSWORD", "hidden")
    monkeypatch.setenv("CUBOTECA_INTERPRETED", "1")
    monkeypatch.syspath_prepend(package)
    levels._entries.cache_clear()
    confined_in = confinement.Confinement(tmp_path / "bots", (server / "given",))

    async def ask() -> None:
        workers = Workers(1, 30, confined=confined_in)
        try:
            for bot in ("thief", "honest"):
                with pytest.raises(WorkerError, match=r"^ValueError: failed:"):
                    await workers.decide(question_of(PLAY, PLAY.to_move, bot, 1))
        finally:
            await workers.close()

    try:
        asyncio.run(ask())
    finally:
        levels._entries.cache_clear()
    done = {bot: (confined_in.folder_of(bot) / "done").read_text() for bot in ("thief", "honest")}

    assert done["thief"].split() == []
    assert set(done["honest"].splitlines()) == set(NEEDS)
    assert len({confined_in.folder_of(bot) for bot in ("thief", "honest", "../thief", "a/b")}) == 4
    assert {one.parent for one in map(confined_in.folder_of, ("../thief", "/etc"))} == {
        confined_in.folder
    }


@pytest.mark.parametrize(
    ("bots", "confine", "lacks", "warnings"),
    [
        ((), True, ("read files",), []),
        (("thief",), True, (), []),
        (("thief",), True, ("read files",), ["bots from packages can read files"]),
        (
            ("thief",),
            False,
            (),
            ["bots from packages can do all that this process can: they are not confined"],
        ),
    ],
)
def test_a_site_says_what_its_bots_could_do(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
    bots: tuple[str, ...],
    lacks: tuple[str, ...],
    warnings: list[str],
    *,
    confine: bool,
) -> None:
    monkeypatch.setattr(children, "own_bots", lambda: bots)
    monkeypatch.setattr(children, "gaps", lambda: lacks)
    confined_in = confinement.Confinement(tmp_path) if confine else None

    children._warn_of_bots(confined_in)

    assert [record.message for record in caplog.records] == warnings


@confined
def test_a_process_with_several_threads_is_not_confined(tmp_path: Path) -> None:
    code = (
        "import threading; from pathlib import Path; from cuboteca.bots.confinement import confine;"
        "threading.Thread(target=threading.Event().wait, daemon=True).start();"
        f"confine(Path({str(tmp_path)!r}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert ran.stderr.endswith("RuntimeError: a process with several threads cannot be confined\n")


@pytest.mark.parametrize(
    ("landlock", "seccomp", "can"),
    [(7, True, []), (0, True, ["read"]), (7, False, ["use"]), (0, False, ["read", "use"])],
)
def test_what_a_system_lacks_is_told(
    monkeypatch: pytest.MonkeyPatch, landlock: int, can: list[str], *, seccomp: bool
) -> None:
    monkeypatch.setattr(confinement, "_landlock_version", lambda: landlock)
    monkeypatch.setattr(confinement, "_seccomp", lambda: sys if seccomp else None)

    assert [gap.split()[0] for gap in confinement.gaps()] == can


def test_a_confined_process_is_told_no_secret_by_its_environment(tmp_path: Path) -> None:
    own = {"DATABASE_PASSWORD": "x", "PGPASSWORD": "x", "LANG": "C", "CUBOTECA_INTERPRETED": "1"}
    given = confinement.environment_for(tmp_path, own)

    assert "x" not in given.values()
    assert {given["LANG"], given["CUBOTECA_INTERPRETED"]} == {"C", "1"}
    assert given["HOME"] == given["TMPDIR"] == str(tmp_path)
