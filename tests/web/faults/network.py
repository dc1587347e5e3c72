"""A network between browsers and the site, which fails as it is told.

It passes on whole requests, whole answers and whole messages of WebSockets, so that faults strike
where networks show them: within one connection everything arrives in order or not at all, but
connections end, fall silent or overtake one another, and a request may arrive twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import struct
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.web.faults.schedule import Kind, Offline, Place

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from tests.web.faults.schedule import Fault

_AT_ONCE = struct.pack("ii", 1, 0)  # linger: on, for 0 seconds
_LONGEST_HEAD = 1 << 20
_LASTING = {Kind.DELAY, Kind.OFFLINE}  # strike everything for a while
_EXTENSIONS = re.compile(rb"sec-websocket-extensions:[^\r]*\r\n", re.IGNORECASE)
_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_CHUNKED = re.compile(rb"\r\ntransfer-encoding: *chunked", re.IGNORECASE)
_UPGRADE = re.compile(rb"\r\nupgrade: *websocket", re.IGNORECASE)
_BODILESS = re.compile(rb"HTTP/1\.1 (1\d\d|204|304) ")
_IDLE = 5.0  # seconds after which the site's server ends connections that it could be asked over
_ENDED = (OSError, TimeoutError, asyncio.IncompleteReadError)  # how it shows that one side has gone


@dataclass(eq=False)
class _Line:
    """One connection of a browser."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    deaf: bool = False  # swallows what the browser sends
    mute: bool = False  # swallows what the server sends
    upstream: list[asyncio.StreamWriter] = field(default_factory=list)

    def end(self, *, abrupt: bool) -> None:
        """End it, by a reset or politely."""
        for writer in (self.writer, *self.upstream):
            if abrupt:
                wire = writer.get_extra_info("socket")
                with contextlib.suppress(OSError):
                    wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
                writer.transport.abort()
            else:
                writer.close()


class Network:
    """The network of one device.

    Args:
        port: Of the site on this computer.

    Attributes:
        base: Address of the site through this network.
    """

    def __init__(self, port: int) -> None:
        self.base = ""
        self._port = port
        self._lines: set[_Line] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._lasting: Fault | None = None
        self._armed: Fault | None = None
        self._works = asyncio.Event()
        self._works.set()
        self._struck = asyncio.Event()
        self._over = 0.0

    async def open(self) -> None:
        """Begin to serve."""
        self._server = await asyncio.start_server(self._begin, "127.0.0.1", 0, limit=_LONGEST_HEAD)
        self.base = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """End everything."""
        if self._server is not None:
            self._server.close()
        self.renew()

    def renew(self) -> None:
        """End all connections, whatever they are waiting for."""
        for task in list(self._tasks):
            task.cancel()
        for line in list(self._lines):
            line.end(abrupt=True)

    # faults

    async def suffer(self, fault: Fault, patience: float) -> float | None:
        """Fail once; return the time at which the fault was over, None if it struck nothing.

        Args:
            fault: What happens.
            patience: Seconds to wait for something that it can strike.
        """
        if fault.kind in _LASTING:
            self._lasting = fault
            if fault.kind is Kind.OFFLINE:
                self._go_offline(fault)
            await asyncio.sleep(fault.seconds)
            self._lasting = None
            self._works.set()
            return time.time()
        self._struck.clear()
        self._armed, self._over = fault, 0.0
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._struck.wait(), patience)
        self._armed = None
        return self._over or None

    def _go_offline(self, fault: Fault) -> None:
        self._works.clear()
        for line in list(self._lines):
            if fault.offline is Offline.REFUSE:
                line.end(abrupt=True)
            elif fault.offline is Offline.SWALLOW:
                line.deaf = line.mute = True

    def _strikes(self, place: Place) -> Fault | None:
        """Return the fault that strikes what comes now, once."""
        fault = self._armed
        if fault is None or fault.place is not place:
            return None
        self._armed = None
        return fault

    def _has_struck(self) -> None:
        self._over = time.time()
        self._struck.set()

    async def _way(self) -> None:
        """Wait until something can pass."""
        if self._lasting is not None and self._lasting.kind is Kind.DELAY:
            await asyncio.sleep(self._lasting.seconds / 2)
        await self._works.wait()

    # connections

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._spawn(self._serve(_Line(reader, writer)))

    async def _serve(self, line: _Line) -> None:
        self._lines.add(line)
        try:
            if self._lasting is not None and self._lasting.offline is Offline.REFUSE:
                line.end(abrupt=not self._works.is_set())
            with contextlib.suppress(*_ENDED):
                while await self._exchange(line):
                    pass
            if line.mute:  # nobody learns that the server has ended it
                await _until_gone(line)
        finally:
            self._lines.discard(line)
            line.end(abrupt=False)

    async def _exchange(self, line: _Line) -> bool:
        """Pass on a request and its answer; return whether another one may follow."""
        head = await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), _IDLE)
        body = await _body_of(head, line.reader)
        if _UPGRADE.search(head):
            await self._stream(line, _EXTENSIONS.sub(b"", head))
            return False
        is_action = head.startswith(b"POST ") and b"/act HTTP" in head
        request = head + body
        await self._way()
        fault = self._strikes(Place.REQUEST) if is_action else None
        if fault is not None:
            if fault.kind is Kind.DUPLICATE:
                line.writer.write(await self._twice(request, fault))
                return True
            if not await self._survives(line, fault):
                return False
        if line.deaf:
            await _until_gone(line)
            return False
        answer = await self._ask(request)
        await self._way()
        fault = self._strikes(Place.ANSWER) if is_action else None
        if fault is not None and not await self._survives(line, fault, answer):
            return False
        if line.mute:
            await _until_gone(line)
            return False
        line.writer.write(answer)
        return True

    async def _survives(self, line: _Line, fault: Fault, passing: bytes = b"") -> bool:
        """Let a fault strike a connection through which something passes.

        Return whether the connection goes on, though it may swallow what passes.
        """
        if fault.kind is Kind.CUT:
            line.writer.write(passing[: int(fault.part * len(passing))])
            with contextlib.suppress(*_ENDED):
                await line.writer.drain()
            self._has_struck()
            line.end(abrupt=fault.abrupt)
            return False
        if fault.kind is Kind.REORDER:
            await asyncio.sleep(fault.seconds)
        elif fault.place is Place.REQUEST:
            line.deaf = True
        else:
            line.mute = True
        self._has_struck()
        return True

    async def _twice(self, request: bytes, fault: Fault) -> bytes:
        """Send a request twice; return one of its answers."""

        async def later() -> bytes:
            await asyncio.sleep(fault.seconds)
            try:
                return await self._ask(request)
            finally:
                self._has_struck()

        second = asyncio.ensure_future(later())
        self._spawn(_settled(second))
        first = await self._ask(request)
        return await second if fault.again else first

    async def _ask(self, request: bytes) -> bytes:
        """Send a request to the site; return its answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=_LONGEST_HEAD)
        try:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            if _BODILESS.match(head):
                return head
            return head + await _body_of(head, reader)
        finally:
            writer.close()

    async def _stream(self, line: _Line, head: bytes) -> None:
        """Pass on a WebSocket."""
        await self._way()
        if line.deaf:
            await _until_gone(line)
            return
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        line.upstream.append(writer)
        writer.write(head)
        up = asyncio.ensure_future(self._up(line, writer))
        try:
            await self._way()
            line.writer.write(await reader.readuntil(b"\r\n\r\n"))
            while True:
                frame = await _frame(reader)
                await self._way()
                is_text = frame[0] & 15 == 1 and b'"ping"' not in frame[:20]
                fault = self._strikes(Place.STREAM) if is_text else None
                if fault is not None and not await self._survives(line, fault, frame):
                    return
                if not line.mute:
                    line.writer.write(frame)
        finally:
            if line.mute:
                await up
            up.cancel()

    async def _up(self, line: _Line, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(*_ENDED):
            while data := await line.reader.read(1 << 16):
                await self._way()
                if not line.deaf:
                    writer.write(data)
        if not line.deaf:
            writer.close()


async def _settled(work: asyncio.Future[bytes]) -> None:
    with contextlib.suppress(*_ENDED):
        await work


async def _until_gone(line: _Line) -> None:
    """Swallow what a browser sends until it closes the connection."""
    while await line.reader.read(1 << 16):
        pass


async def _body_of(head: bytes, reader: asyncio.StreamReader) -> bytes:
    """Return the body that follows a head, as it was sent."""
    if _CHUNKED.search(head):
        body = b""
        while True:
            size = await reader.readuntil(b"\r\n")
            length = int(size.split(b";")[0], 16)
            body += size + await reader.readexactly(length + 2)
            if not length:
                return body
    length_ = _LENGTH.search(head)
    return await reader.readexactly(int(length_[1])) if length_ else b""


async def _frame(reader: asyncio.StreamReader) -> bytes:
    """Return a frame of a WebSocket as it was sent; the site's are not masked."""
    head = await reader.readexactly(2)
    length = head[1] & 127
    if length == 126:
        more = await reader.readexactly(2)
        length = int.from_bytes(more)
    elif length == 127:
        more = await reader.readexactly(8)
        length = int.from_bytes(more)
    else:
        more = b""
    return head + more + await reader.readexactly(length)


__all__ = ["Network"]
