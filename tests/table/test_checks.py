"""Users' own boards and decks are read in a process that can be killed; nothing else needs one."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.child_processes import WorkerError, answer_to
from cuboteca.core.errors import OptionError
from cuboteca.games import GAME_NAMES, all_games
from cuboteca.table import checks as checks_module
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.checks import Checks, _handle
from cuboteca.table.errors import BrokenCheckError, StorageError, TooManyChecksError
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.schema import PLAYS
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Tables
from cuboteca.web.settings import Settings
from tests.table.conftest import Thinkers
from tests.table.play_along import TWO_PEOPLE, act_once

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping
    from pathlib import Path

pytestmark = pytest.mark.anyio

#: A game that people may bring files for, the option, and the text of a file that is shipped.
GAME, OPTION = next(
    (game, option) for game in all_games() for option in game.meta.options if option.kind == "data"
)
TEXT = (GAME.folder / "data" / f"{OPTION.choices[-1]}.toml").read_text("utf-8")
WRONG = "a" + ".a" * 4_000 + " = 1\n"

_READY = "import sys, time\nprint('{}', flush=True)\n"
_HANGS_ONCE = (
    "import sys, time, pathlib\nprint('{}', flush=True)\nsys.stdin.readline()\n"
    "mark = pathlib.Path(sys.argv[1])\n"
    "if not mark.exists(): mark.touch(); time.sleep(600)\n"
    'print(\'{"refused": ""}\', flush=True)\nsys.stdin.readline()'
)
_HANGS_FIRST = (
    "import sys, time, pathlib\nmark = pathlib.Path(sys.argv[1])\n"
    "first = not mark.exists(); mark.touch(); print('{}', flush=True)\n"
    "sys.stdin.readline(); time.sleep(600 * first)\n"
    'print(\'{"refused": ""}\', flush=True)\nsys.stdin.readline()'
)
_COMPUTES = (  # for ever at first, then as usual
    "import pathlib, sys; from cuboteca.core.game import Option\n"
    "from cuboteca.table import checks\n"
    "mark = pathlib.Path(sys.argv[1])\n"
    "if not mark.exists():\n"
    "    mark.touch(); Option.parse = lambda *_: sum(range(10 ** 12))\n"
    "checks.main()"
)
_DIES = _READY + "sys.stdin.readline()"
_FAILS = _READY + 'for line in sys.stdin: print(\'{"error": "a mistake"}\', flush=True)'
_NOTHING = ("/nothing/here",)


@pytest.fixture
async def checks() -> AsyncIterator[Checks]:
    one = Checks(patience=60)
    yield one
    await one.close()


def _program(script: str, *args: object) -> tuple[str, ...]:
    return (sys.executable, "-c", script, *map(str, args))


@pytest.mark.parametrize("given", [{}, {OPTION.name: OPTION.choices[0]}, {OPTION.name: "a name"}])
async def test_what_is_no_file_of_one_s_own_needs_no_process(given: dict[str, object]) -> None:
    assert await Checks(command=_NOTHING).check(GAME, given) is False


async def test_good_texts_pass_and_wrong_ones_are_refused_by_one_process(checks: Checks) -> None:
    assert await checks.check(GAME, {OPTION.name: TEXT}) is True
    first = list(checks._pool.idle)
    with pytest.raises(OptionError) as caught:
        await checks.check(GAME, {OPTION.name: WRONG})
    with pytest.raises(OptionError) as direct:
        OPTION.parse(WRONG)

    assert str(caught.value) == str(direct.value)
    assert await checks.check(GAME, {OPTION.name: TEXT}) is True
    assert checks._pool.idle == first
    assert len(first) == 1


async def test_an_option_that_there_is_not_is_refused(checks: Checks) -> None:
    with pytest.raises(OptionError, match="no option 'nonsense'"):
        await checks.check(GAME, {"nonsense": "a\n"})


async def test_a_text_that_takes_too_long_is_refused_and_its_process_killed(
    tmp_path: Path,
) -> None:
    checks = Checks(patience=0.3, command=_program(_HANGS_FIRST, tmp_path / "mark"))
    with pytest.raises(OptionError, match=r"takes more than 0\.3 seconds to read") as caught:
        await checks.check(GAME, {OPTION.name: TEXT})
    checks._patience = 60
    again = await checks.check(GAME, {OPTION.name: TEXT})
    await checks.close()

    assert f"option '{OPTION.name}'" in str(caught.value)
    assert again is True


@pytest.mark.skipif(sys.platform == "win32", reason="the system counts no processor time")
async def test_a_text_has_so_much_processor_time(tmp_path: Path) -> None:
    checks = Checks(0.2, command=_program(_COMPUTES, tmp_path / "mark"), patience=600)
    with pytest.raises(OptionError, match=r"takes more than 0\.2 seconds to read; make it simpler"):
        await checks.check(GAME, {OPTION.name: TEXT})
    checks._seconds = 60
    again = await checks.check(GAME, {OPTION.name: TEXT})
    await checks.close()

    assert again is True


def test_a_second_of_processor_time_is_what_a_board_has() -> None:
    assert checks_module._SECONDS == Settings("").check_seconds == 1


@pytest.mark.skipif(sys.platform == "win32", reason="the system counts no processor time")
def test_what_is_read_in_time_leaves_no_clock_running() -> None:
    question = {"game": GAME.name, "option": OPTION.name, "text": TEXT, "seconds": 60}

    assert _handle(question, lambda _: None) == {"refused": ""}
    assert signal.getitimer(signal.ITIMER_PROF)[0] == 0


async def test_a_text_that_ends_its_process_is_refused() -> None:
    checks = Checks(patience=60, command=_program(_DIES))
    with pytest.raises(OptionError, match="cannot be read: its process ended"):
        await checks.check(GAME, {OPTION.name: TEXT})

    assert checks._pool.idle == []


async def test_a_process_that_ended_while_it_waited_is_started_again(checks: Checks) -> None:
    await checks.check(GAME, {OPTION.name: TEXT})
    (process,) = checks._pool.idle
    os.kill(process._process.pid, signal.SIGKILL)
    await process._process.wait()

    assert await checks.check(GAME, {OPTION.name: TEXT}) is True


async def test_a_mistake_of_ours_is_not_the_text_s() -> None:
    checks = Checks(patience=60, command=_program(_FAILS))
    with pytest.raises(BrokenCheckError, match="could not be checked: a mistake"):
        await checks.check(GAME, {OPTION.name: TEXT})
    await checks.close()


async def test_a_process_that_cannot_be_started_is_not_the_text_s_fault() -> None:
    with pytest.raises(WorkerError, match="no process can be started"):
        await Checks(command=_NOTHING).check(GAME, {OPTION.name: TEXT})


async def test_so_many_may_wait_and_whoever_gives_up_makes_room(tmp_path: Path) -> None:
    checks = Checks(patience=600, waiting=2, command=_program(_HANGS_ONCE, tmp_path / "mark"))
    waiting = [asyncio.ensure_future(checks.check(GAME, {OPTION.name: TEXT})) for _ in range(2)]
    async with asyncio.timeout(60):
        while not (tmp_path / "mark").exists():  # noqa: ASYNC110  # another process
            await asyncio.sleep(0.01)
    with pytest.raises(TooManyChecksError):
        await checks.check(GAME, {OPTION.name: TEXT})
    waiting[0].cancel()
    await asyncio.gather(waiting[0], return_exceptions=True)

    assert await waiting[1] is True
    assert await checks.check(GAME, {}) is False
    await checks.close()


@pytest.mark.parametrize("asked", ["{", "{}", '{"game": "chess", "option": "", "text": ""}'])
def test_a_question_that_makes_no_sense_is_our_mistake_and_ends_nothing(asked: str) -> None:
    told = answer_to(asked, _handle, lambda _: None)

    assert told["error"]
    assert told["spent"] is False


# tables


def _store_options(url: str, play: str, options: Mapping[str, object]) -> None:
    """Write a play's options past all that checks them."""
    storage = Storage(url)
    with storage._engine.begin() as connection:
        connection.execute(PLAYS.update().where(PLAYS.c.id == play).values(options=options))
    storage.close()


async def test_a_table_with_a_board_of_one_s_own_comes_back_without_a_process(url: str) -> None:
    first = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), 0))
    table = (await first.create(GAME.name, {OPTION.name: TEXT}, TWO_PEOPLE, 7)).table
    await act_once(table)
    await first.close()
    second = Tables(
        LogWriter(Storage(url)), BotRunner(Thinkers(), 0), checks=Checks(command=_NOTHING)
    )
    again = await second.table(table.id)
    await second.close()

    assert again.play.options[OPTION.name] == TEXT
    assert again.play.events == table.play.events


async def test_what_a_user_has_written_is_not_read_by_the_server_before_it_is_checked(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(
        LogWriter(Storage(url)), BotRunner(Thinkers(), 0), checks=Checks(command=_NOTHING)
    )
    monkeypatch.setattr(type(OPTION), "parse", lambda *_: pytest.fail("the server has read it"))
    with pytest.raises(WorkerError):
        await tables.create(GAME.name, {OPTION.name: TEXT}, TWO_PEOPLE)
    await tables.close()


async def test_half_a_character_that_is_stored_already_is_mended(tables: Tables, url: str) -> None:
    created = await tables.create(GAME.name, {OPTION.name: TEXT}, TWO_PEOPLE, 7)
    options = {**created.table.head.options, OPTION.name: f"# \ud800\n{TEXT}"}
    _store_options(url, created.table.id, options)
    tables._open.clear()
    again = await tables.table(created.table.id)

    assert again.play.options[OPTION.name] == f"# \ufffd\n{TEXT}"
    assert again.play.state == created.table.play.state
    assert again.record().line().encode("utf-8")


async def test_a_stored_board_that_cannot_be_read_any_longer_is_said(
    tables: Tables, url: str
) -> None:
    created = await tables.create(GAME.name, {OPTION.name: TEXT}, TWO_PEOPLE, 7)
    _store_options(url, created.table.id, {**created.table.head.options, OPTION.name: WRONG})
    tables._open.clear()
    with pytest.raises(StorageError, match=f"option '{OPTION.name}'"):
        await tables.table(created.table.id)


def test_a_process_that_says_it_is_ready_has_loaded_the_games() -> None:
    code = (
        "import sys; from cuboteca.table import checks\n"
        "checks.serve = lambda _: print(*sys.modules)\n"
        "checks.main()"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )

    assert {f"cuboteca.games.{name}" for name in GAME_NAMES} <= set(told.stdout.split())
