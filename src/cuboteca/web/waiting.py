"""Waiting for a change of a table, for calls that are answered once there is one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cuboteca.core.fair_queue import BusyError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request

    from cuboteca.table.table import Table

#: Seconds; proxies end requests that are silent for a minute.
LONGEST_WAIT = 25.0


class NoRoomError(BusyError):
    """Too many calls wait already, of this client or in all."""

    _why = "too many calls wait already"


async def changed_or_gone(
    table: Table, seats: Sequence[int], request: Request, seconds: float
) -> None:
    """Return once a table has another frame or is stale, the client has left, or time is up.

    Args:
        table: As it is now.
        seats: Those of the client, which counts as connected meanwhile.
        request: The client's.
        seconds: How long to wait at most.
    """
    frame = table.frame  # now: before the task below begins, a bot may have moved
    changed = asyncio.Event()
    table.listeners.add(changed)
    table.presence.enter(changed, seats)
    table.nudge()
    waiting = asyncio.ensure_future(_change(table, frame, changed))
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait((waiting, leaving), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.listeners.discard(changed)
        table.presence.leave(changed)
        table.nudge()
        table.visit()
        for task in (waiting, leaving):
            task.cancel()
        await asyncio.gather(waiting, leaving, return_exceptions=True)


async def _change(table: Table, frame: int, changed: asyncio.Event) -> None:
    while table.frame == frame and not table.stale:
        changed.clear()
        await changed.wait()


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


__all__ = ["LONGEST_WAIT", "NoRoomError", "changed_or_gone"]
