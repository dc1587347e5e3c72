"""``cuboteca worker`` as a process: it plays for a site, may die, and stops politely."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import pytest

from cuboteca.bots import levels
from cuboteca.bots.workers import Workers
from cuboteca.cli.main import run
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.job_queue import Bounds, JobQueue
from cuboteca.table.jobs import lane_of_bot
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.notices import Notices
from cuboteca.table.schema import WORKERS
from cuboteca.table.seats import SeatWish
from cuboteca.table.site_version import publish, this_version
from cuboteca.table.storage import Storage, default_url
from cuboteca.table.tables import Tables
from cuboteca.table.thinking import Thinking
from tests.bots.packages import install
from tests.table.play_along import GAME

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    import sqlalchemy as sa

    from cuboteca.table.table import Table

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="signals"),
]

_BOT = "dreamer"
#: Plays by its seed alone; says where, and waits as long as a file is there.
_CODE = """
import os, time
from pathlib import Path

class Dreamer:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, context):
        here = Path(__file__).parent
        with (here / "asked").open("a") as file:
            file.write(os.environ["WHERE"] + "\\n")
        while (here / "wait").exists():
            time.sleep(0.02)
        return context.legal[self.seed % len(context.legal)]
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a package with a bot, for this process and those that it starts."""
    folder = tmp_path / "packages"
    folder.mkdir()
    install(folder, f"[{levels.GROUP}]\n{_BOT} = my_bots:Dreamer\n", _CODE)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv("WHERE", "site")
    monkeypatch.setenv("CUBOTECA_INTERPRETED", "1")
    levels._entries.cache_clear()
    yield folder
    monkeypatch.undo()
    levels._entries.cache_clear()


@contextmanager
def worker(database: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "cuboteca", "worker", f"--database={database}", "--kinds=bots"),
            *("--processes=1", "--no-precompile", "--no-confine-bots"),
        ],
        env=os.environ | {"WHERE": "worker", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert "Thinking about bots for the site" in process.stdout.readline()
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@asynccontextmanager
async def site(database: str, seconds: float) -> AsyncIterator[tuple[Tables, JobQueue]]:
    """Be a process of the site."""
    storage = Storage(database)
    with storage.transaction() as connection:
        publish(connection, this_version())
    notices = Notices(database)
    notices.start()
    queue = JobQueue(Storage(database, joins=True, durable=False), notices, this_version(), seconds)
    queue.start()
    here = Workers(1, 60)
    bots = Thinking(here, queue, Bounds(10, 10, 60))
    tables = Tables(LogWriter(storage), BotRunner(bots, pace=0))
    yield tables, queue
    await tables.close()
    await queue.close()
    await notices.close()
    await here.close()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110  # processes tell a test nothing
            await asyncio.sleep(0.02)


async def create(tables: Tables) -> Table:
    wishes = [SeatWish("bot", level=_BOT)] * 2
    return (await tables.create(GAME, {"rounds": 1}, wishes, seed=7)).table


async def moves(table: Table, more: int) -> None:
    """Wait for so many more moves."""
    wished = table.seq + more
    await until(lambda: table.seq >= wished or table.is_over)


def asked(package: Path) -> list[str]:
    file = package / "asked"
    return file.read_text().split() if file.exists() else []


async def test_a_worker_plays_for_the_site_which_survives_it(
    database: str, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuboteca.table.job_queue._LOOK", 0.2)
    lane = lane_of_bot(_BOT)
    async with site(database, seconds=1) as (tables, queue):
        with worker(database) as first:
            await until(lambda: queue.has_workers(lane))
            table = await create(tables)
            await moves(table, 6)
            (package / "wait").touch()
            before = len(asked(package))
            await until(lambda: len(asked(package)) > before)
            first.kill()  # SIGKILL, in mid-thought
            first.wait()
            (package / "wait").unlink()
            by_worker = asked(package)
            # its row expires after ten seconds; here nobody waits for so long
            await queue._do(_silent_for_long)
            await moves(table, 4)
            by_site = asked(package)[len(by_worker) :]

        with worker(database) as second:
            await until(lambda: queue.has_workers(lane))
            second.send_signal(signal.SIGTERM)
            told = second.communicate(timeout=60)[0]
            await until(lambda: not queue.has_workers(lane))

    assert set(by_worker) == {"worker"}
    assert set(by_site) == {"site"}
    assert table.event_log.stand_ins == {}
    assert second.returncode == 0
    assert "The worker has stopped" in told


def _silent_for_long(connection: sa.Connection) -> None:
    connection.execute(WORKERS.update().values(until=0.0))


def test_a_database_of_another_version_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = default_url(tmp_path)
    code = run(["worker", f"--data={tmp_path}"])
    assert code == 1  # there is none
    assert "there is no database" in capsys.readouterr().err

    storage = Storage(url)
    code = run(["worker", f"--database={url}"])
    assert (code, capsys.readouterr().err.count("\n")) == (2, 1)  # no site has been started there

    with storage.transaction() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0009'")
    storage.close()
    code = run(["worker", f"--database={url}"])
    assert code == 2
    assert "has version 0009, this program needs" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--kinds=bots,cooks"], "there is no 'cooks'; there are: bots, hints, analyses"),
        (["--database=sqlite://"], "a worker reaches a file or PostgreSQL"),
        (["--database=nonsense"], "--database (or CUBOTECA_DATABASE)"),
        (["--processes=0"], "--processes must be 1 to 256"),
    ],
)
def test_wrong_options_are_told(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["worker", *given]) == 2
    assert told in capsys.readouterr().err
