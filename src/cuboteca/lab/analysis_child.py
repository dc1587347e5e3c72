"""Has a play analysed in a child process of its own; see ``lab/analysis_process.py``."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from cuboteca.core.child_processes import WorkerError, child_process
from cuboteca.core.errors import seconds_text

if TYPE_CHECKING:
    from cuboteca.core.child_processes import Message, Progress

#: What the process runs.
COMMAND = (sys.executable, "-m", "cuboteca.lab.analysis_process")
_LONGEST_LINE = 1 << 24  # bytes of an analysis as JSON


async def analysed(
    order: Message, progress: Progress, command: tuple[str, ...] = COMMAND
) -> Message:
    """Return an analysis as JSON.

    Args:
        order: For the process; it is ended after ``processor_seconds`` by the clock as well.
        progress: Is called with ``{"done": ..., "total": ...}``.
        command: What the process runs.

    Raises:
        WorkerError: There is none, or none in time.
    """
    limit = float(order["processor_seconds"])
    async with child_process(command, _LONGEST_LINE) as child:
        await child.send(order)
        try:
            async with asyncio.timeout(limit):
                while "analysis" not in (message := await child.receive()):
                    progress({"done": int(message["done"]), "total": int(message["total"])})
        except TimeoutError:
            raise WorkerError(f"it took more than {seconds_text(limit)}", "late") from None
        return dict(message["analysis"])


__all__ = ["COMMAND", "analysed"]
