"""The background compilation: silent when it is ended, told when it fails."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import anyio
import pytest

from cuboteca.web.precompiling import Precompilation

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.anyio


def precompiling(program: str) -> Precompilation:
    return Precompilation((sys.executable, "-c", program))


async def until(is_so: Callable[[], object]) -> None:
    with anyio.fail_after(20):
        while not is_so():  # noqa: ASYNC110  # what is waited for is another process
            await anyio.sleep(0.01)


async def test_it_is_ended_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    one = precompiling("import time; print(3, 40, flush=True); time.sleep(60)")
    one.start()
    await until(lambda: one.done)
    await one.stop()

    assert (one.done, one.total, one.is_running) == (3, 40, False)
    assert caplog.messages == []


async def test_a_failure_is_told(caplog: pytest.LogCaptureFixture) -> None:
    one = precompiling("raise SystemExit(1)")
    one.start()
    await until(lambda: not one.is_running)
    await one.stop()

    assert caplog.messages == ["compiling the games failed; bots do without"]
