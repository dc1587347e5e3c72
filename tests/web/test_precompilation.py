"""The background compilation: silent when it is ended, told when it fails."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import anyio
import pytest

from cuboteca.web.precompilation import Precompilation

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.anyio

_BEGINS = "print('{}', '{\"done\": 3, \"total\": 40}', sep='\\n', flush=True)"


def precompilation(program: str) -> Precompilation:
    return Precompilation((sys.executable, "-c", program))


async def until(is_so: Callable[[], object]) -> None:
    with anyio.fail_after(60):
        while not is_so():  # noqa: ASYNC110  # what is waited for is another process
            await anyio.sleep(0.01)


async def test_it_is_ended_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    one = precompilation(
        'import time; print(\'{}\\n{"done": 3, "total": 40}\', flush=True); time.sleep(60)'
    )
    one.start()
    await until(lambda: one.done)
    await one.stop()

    assert (one.done, one.total, one.is_running) == (3, 40, False)
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("raise SystemExit(1)", "its process ended with exit code 1"),
        (f"{_BEGINS}; raise SystemExit(2)", "its process ended with exit code 2"),
        (f'{_BEGINS}; print(\'{{"error": "no compiler"}}\')', "no compiler"),
    ],
)
async def test_a_failure_is_logged(
    caplog: pytest.LogCaptureFixture, program: str, reason: str
) -> None:
    one = precompilation(program)
    one.start()
    await until(lambda: not one.is_running)
    await one.stop()

    assert caplog.messages == [f"compiling the games failed; bots do without: {reason}"]


async def test_a_program_that_is_not_there_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    one = Precompilation(("/nothing/here",))
    one.start()
    await until(lambda: not one.is_running)

    assert len(caplog.messages) == 1
    assert "no process can be started" in caplog.messages[0]
