"""The WebSocket of a table, which always sends the newest frame.

Frames are complete, so a reader that missed some simply gets the newest.  One that asks for it gets
after its first frame only the rows that have changed, as long as it misses none.  Nothing is
queued for slow readers: one that does not receive a frame in time is disconnected, and reconnects
by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from cuboteca.table.errors import TableError
from cuboteca.web.devices import person_at
from cuboteca.web.frames import screen_viewer, viewer_of
from cuboteca.web.people import presence_message
from cuboteca.web.phrases import texts_for
from cuboteca.web.request import (
    base_of,
    limited_client_of,
    same_origin,
    services_of,
    side_of,
    table_of,
    whole_number,
)
from cuboteca.web.talking import may_read
from cuboteca.web.visitor import nobody, visitor_of

if TYPE_CHECKING:
    from cuboteca.table.table import Table
    from cuboteca.web.frames import Frames

LOG = logging.getLogger("cuboteca.web")

CHANGES = "rows"  # in the query: what a frame shares with the one before need not be sent
PEOPLE = "people"  # the same: its reader wants to know who is there
SCREEN = "screen"  # the same: it is a large screen, whoever has opened it
HURRY = "hurry"  # the same: its reader wants bots to make no pauses
HIDDEN = "hidden"  # the same: nobody sees the page
HEARTBEAT = 5.0  # seconds; pages take longer silence for the end of a connection
PATIENCE = 10.0
_PING = '{"ping":1}'
UNKNOWN_TABLE = 4404
ALL_TAKEN = 1013
OURS = 1011
MOVED = 4409
SPOKE = 1008
GONE = 1000
MOST_AT_A_TABLE = 200
_GONE = (RuntimeError, WebSocketDisconnect, TimeoutError)  # how it shows that a reader has left


async def live(socket: WebSocket) -> None:
    """Send the frames of a table until the reader leaves."""
    services = services_of(socket)
    if not same_origin(socket):
        await socket.close()
        return
    await socket.accept()
    with services.sockets.place(limited_client_of(socket)) as room:
        if not room:
            await socket.close(ALL_TAKEN)
            return
        try:
            table = await table_of(socket)
        except TableError:
            await socket.close(UNKNOWN_TABLE)
            return
        if len(table.listeners) >= MOST_AT_A_TABLE:
            await socket.close(ALL_TAKEN)
            return
        await _serve(socket, table, services.frames)


async def _serve(socket: WebSocket, table: Table, frames: Frames) -> None:
    changed = asyncio.Event()
    table.listeners.add(changed)
    is_screen = SCREEN in socket.query_params
    seats = () if is_screen else visitor_of(socket).seats(table)
    table.presence.enter(changed, seats)
    table.nudge()
    if seats:
        table.hurries[changed] = HURRY in socket.query_params
    person = "" if HIDDEN in socket.query_params else visitor_of(socket).person
    with services_of(socket).turn_messages.looking(table, person):
        await _until_either_ends(socket, table, frames, changed)


async def _until_either_ends(
    socket: WebSocket, table: Table, frames: Frames, changed: asyncio.Event
) -> None:
    sending = asyncio.ensure_future(_send(socket, table, frames, changed))
    leaving = asyncio.ensure_future(_leave(socket))
    try:
        await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.listeners.discard(changed)
        table.hurries.pop(changed, None)
        table.presence.leave(changed)
        table.nudge()
        table.visit()
        for task in (sending, leaving):
            task.cancel()
        ended, code = await asyncio.gather(sending, leaving, return_exceptions=True)
        ours = isinstance(ended, Exception) and not isinstance(ended, _GONE)
        if ours:
            where = {"table": table.id}
            LOG.error("the WebSocket of table %s failed", table.id, exc_info=ended, extra=where)
        with contextlib.suppress(*_GONE):
            await socket.close(OURS if ours else SPOKE if code == SPOKE else GONE)


async def _send(socket: WebSocket, table: Table, frames: Frames, changed: asyncio.Event) -> None:
    visitor, base, seen = visitor_of(socket), base_of(socket), _frame_seen(socket)
    if SCREEN in socket.query_params:  # shows no more than anybody may see
        visitor = nobody(visitor.language)
    own = viewer_of(table, visitor, base).own
    side = side_of(socket)
    if table.people or (side is not None and side >= len(table.seats)):
        side = None
    takes_changes, mark = CHANGES in socket.query_params, None
    told = 0
    news = _News(table, visitor.language) if PEOPLE in socket.query_params else None
    while not table.stale:  # else the reader reconnects to the reloaded table
        changed.clear()
        if table.is_over:
            services_of(socket).tables.decide_soon(table)
        if table.frame != seen:
            # looked up each time: a token may have lost its seat meanwhile, a browser its person
            person = await person_at(socket, services_of(socket).people, visitor.person)
            visitor = replace(visitor, person=person)
            viewer = (
                screen_viewer(visitor.language)
                if SCREEN in socket.query_params
                else viewer_of(table, visitor, base, side)
            )
            text, seen, sent = frames.message(table, viewer, mark)
            mark = sent if takes_changes else None
            async with asyncio.timeout(PATIENCE):
                await socket.send_text(text)
            del text  # it is long, and the next one may be far
        if viewer_of(table, visitor, base).own != own:
            await socket.close(MOVED)  # the page loads itself anew, and says so
            return
        if (said := await _newest_line(socket, table, own)) != told:
            told = said
            async with asyncio.timeout(PATIENCE):
                await socket.send_text(f'{{"talk":{said}}}')
        if news and (text := news.text()):
            async with asyncio.timeout(PATIENCE):
                await socket.send_text(text)
        await _until(changed, socket, news)


async def _newest_line(socket: WebSocket, table: Table, own: tuple[int, ...]) -> int:
    """Return the number of the newest line of the talk; 0 for whoever may not read it."""
    if not may_read(table, own):
        return 0
    return await services_of(socket).talks.newest(table)


class _News:
    """What a reader is to be told of who is there; it has no part in the numbers of frames.

    Args:
        table: The table.
        language: Of the reader.
    """

    def __init__(self, table: Table, language: str) -> None:
        self._table = table
        self._texts = texts_for(language)
        self._told = ""

    def text(self) -> str:
        """Return the message; "" if the reader knows it already."""
        text = json.dumps({"presence": presence_message(self._table, self._texts)})
        if text == self._told:
            return ""
        self._told = text
        return text


async def _until(changed: asyncio.Event, socket: WebSocket, news: _News | None) -> None:
    """Wait for a change, and meanwhile show the reader that the connection lives."""
    while True:
        try:
            async with asyncio.timeout(HEARTBEAT):
                await changed.wait()
        except TimeoutError:
            async with asyncio.timeout(PATIENCE):
                await socket.send_text((news and news.text()) or _PING)
        else:
            return


def _frame_seen(socket: WebSocket) -> int:
    number = whole_number(socket.query_params.get("frame"))
    return -1 if number is None else number


async def _leave(socket: WebSocket) -> int:
    """Wait until the reader leaves; return the code to close with.

    Our pages send nothing here, so whoever does is sent away, whatever it was.
    """
    message = await socket.receive()
    return SPOKE if message["type"] == "websocket.receive" else GONE


__all__ = [
    "ALL_TAKEN",
    "CHANGES",
    "GONE",
    "HEARTBEAT",
    "HIDDEN",
    "HURRY",
    "LOG",
    "MOST_AT_A_TABLE",
    "MOVED",
    "OURS",
    "PATIENCE",
    "PEOPLE",
    "SCREEN",
    "SPOKE",
    "UNKNOWN_TABLE",
    "live",
]
