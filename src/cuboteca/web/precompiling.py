"""Compiles the games in a process of its own, once after the start, and knows how far it is.

The site itself never imports the compiler: pages answer at once, and what gets compiled is cached
for bots and for the command line.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys

LOG = logging.getLogger("cuboteca.web")


class Precompilation:
    """The background compilation.

    Args:
        command: What compiles; prints ``done total`` a line.
    """

    def __init__(self, command: tuple[str, ...] | None = None) -> None:
        self._command = command or (sys.executable, "-m", "cuboteca.lab.precompile")
        self._task: asyncio.Task[None] | None = None
        self.done = 0
        self.total = 0

    @property
    def is_running(self) -> bool:
        """Whether something is still to be compiled."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Begin, in the background."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdout=asyncio.subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            LOG.warning("the games are not compiled: %s", error)
            return
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                with contextlib.suppress(ValueError):
                    self.done, self.total = map(int, line.split())
            if await process.wait():
                LOG.warning("compiling the games failed; bots do without")
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        """End it, finished or not."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
