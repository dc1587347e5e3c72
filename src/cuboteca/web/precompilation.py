"""Compiles the games in a child process, once after the start, and tracks its progress.

The site itself never imports the compiler: pages answer at once, and what gets compiled is cached
for bots and for the command line.
"""

from __future__ import annotations

import asyncio
import logging
import sys

from cuboteca.core.child_processes import WorkerError, child_process

LOG = logging.getLogger("cuboteca.web")


class Precompilation:
    """The compilation in the background.

    Args:
        command: The command that compiles; its progress messages are ``{"done": ..., "total":
            ...}``.
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
            async with child_process(self._command) as child:
                await child.send({})
                while "done" in (message := await child.receive()):
                    self.done, self.total = int(message["done"]), int(message["total"])
        except WorkerError as error:
            LOG.warning("compiling the games failed; bots do without: %s", error)

    async def finish(self) -> None:
        """Wait for its end; what it could not compile is said in the log."""
        if self._task is not None:
            await self._task

    async def stop(self) -> None:
        """End it, finished or not."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


__all__ = [
    "LOG",
    "Precompilation",
]
