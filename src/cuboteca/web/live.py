"""The live line of a table: a WebSocket that always carries the newest picture.

Pictures are complete, so whoever missed some simply gets the newest.  Nothing is kept for slow
readers: one that does not take a picture in time is let go and comes back by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from cuboteca.table.errors import TableError
from cuboteca.web.frames import viewer_of
from cuboteca.web.guards import same_origin
from cuboteca.web.pages.table import base_of, table_of
from cuboteca.web.services import line_share_of, services_of
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from cuboteca.table.table import Table
    from cuboteca.web.frames import Frames

LOG = logging.getLogger("cuboteca.web")

HEARTBEAT = 20.0
PATIENCE = 10.0
UNKNOWN_TABLE = 4404
ALL_TAKEN = 1013
OURS = 1011
_MOST_AT_A_TABLE = 200
_GONE = (RuntimeError, WebSocketDisconnect, TimeoutError)  # ways in which a reader goes away


async def live(socket: WebSocket) -> None:
    """Send the pictures of a table until the reader goes away."""
    services = services_of(socket)
    if not same_origin(socket):
        await socket.close()
        return
    await socket.accept()
    with services.lines.place(line_share_of(socket)) as room:
        if not room:
            await socket.close(ALL_TAKEN)
            return
        try:
            table = await table_of(socket)
        except TableError:
            await socket.close(UNKNOWN_TABLE)
            return
        if len(table.listeners) >= _MOST_AT_A_TABLE:
            await socket.close(ALL_TAKEN)
            return
        await _serve(socket, table, services.frames)


async def _serve(socket: WebSocket, table: Table, frames: Frames) -> None:
    changed = asyncio.Event()
    table.listeners.add(changed)
    sending = asyncio.ensure_future(_send(socket, table, frames, changed))
    leaving = asyncio.ensure_future(_leave(socket))
    try:
        await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.listeners.discard(changed)
        for task in (sending, leaving):
            task.cancel()
        ended, _ = await asyncio.gather(sending, leaving, return_exceptions=True)
        ours = isinstance(ended, Exception) and not isinstance(ended, _GONE)
        if ours:
            LOG.error("the live line of table %s broke", table.id, exc_info=ended)
        with contextlib.suppress(*_GONE):
            await socket.close(OURS if ours else 1000)


async def _send(socket: WebSocket, table: Table, frames: Frames, changed: asyncio.Event) -> None:
    visitor, base, seen = visitor_of(socket), base_of(socket), _frame_seen(socket)
    while not table.spoilt:  # else the reader comes back to a table loaded afresh
        changed.clear()
        if table.frame != seen:
            # asked each time: what a token opened when the line was laid, it may open no longer
            frame = frames.newest(table, viewer_of(table, visitor, base))
            await asyncio.wait_for(socket.send_text(frame.message), PATIENCE)
            seen = frame.number
        try:
            await asyncio.wait_for(changed.wait(), HEARTBEAT)
        except TimeoutError:
            await asyncio.wait_for(socket.send_json({"ping": 1}), PATIENCE)


def _frame_seen(socket: WebSocket) -> int:
    text = socket.query_params.get("frame", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else -1


async def _leave(socket: WebSocket) -> None:
    """Wait until the reader goes away; what it says is of no interest."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()
