"""How many connections the server holds, and for how long it waits for each.

uvicorn waits without end for the rest of a request: a thousand connections that never finish
theirs take every file descriptor, and nobody else is served.  Here every connection has a
deadline for what it owes, each address has its share, and a newcomer for whom there is no room
takes the place of whoever has kept the server waiting longest.

Three things are looked at from outside, by the protocols' public attributes, and never parsed
here: whether a request's head is there, whether its body is there, whether an answer is taken.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from collections import OrderedDict, deque
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from cuboteca.web.addresses import household, is_loopback

if TYPE_CHECKING:
    from collections.abc import Callable

    from uvicorn._types import ASGISendEvent
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

_BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"Retry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

_AT_ONCE = struct.pack("ii", 1, 0)  # linger: yes, for no second

_ENOUGH_FILES = 65_536  # what most systems allow; "no limit" is refused by some
_FEWER_FILES = (32_768, 24_576, 16_384, 12_288, 10_240)  # the last is what macOS always allows
_OWN_FILES = 64  # for the database, the processes of bots, files that are read
_TICKS = 5  # of uvicorn's clock, a tenth of a second each, between two looks at all connections


@dataclass(frozen=True)
class ConnectionLimits:
    """What one server takes.

    Attributes:
        in_all: Open connections.
        each: Open connections of one address; none for a proxy that is trusted, nor within this
            computer.
        backlog: Connections that the system keeps until they are looked at.
        head_seconds: From the opening of a connection, or the end of the last answer, to the end
            of a request's head.
        body_seconds: From there to the end of its body.
        answer_seconds: Until whoever is sent something has taken all of it.
    """

    in_all: int = 5_000
    each: int = 256
    backlog: int = 1_024
    head_seconds: float = 15
    body_seconds: float = 30
    answer_seconds: float = 60

    @property
    def lines(self) -> int:
        """Live lines: nobody sends them away, so a quarter stays for pages."""
        return min(4_000, self.in_all * 3 // 4)

    @property
    def lines_each(self) -> int:
        """Live lines of one address; its other half stays for pages."""
        return max(self.each // 2, 1)

    @classmethod
    def within(cls, files: int) -> ConnectionLimits:
        """Return the limits for a process that may open so many files.

        A quarter of them stays free: connections wait open in the backlog before they are
        counted, and the site opens files of its own.
        """
        usual = cls()
        in_all = min(usual.in_all, max(files - _OWN_FILES, 16) * 3 // 4)
        return cls(
            in_all=in_all,
            each=min(usual.each, in_all // 2),
            backlog=min(usual.backlog, max(files // 8, 8)),
        )


def more_files() -> int:
    """Let this process open as many files as the system allows; return how many that is."""
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ImportError:
        return _ENOUGH_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    for wished in (most, *(fewer for fewer in _FEWER_FILES if soft < fewer < most)):
        with contextlib.suppress(OSError, ValueError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            return wished
    return soft


class Owes(Enum):
    """What a connection keeps the server waiting for."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()  # it is being answered, or is a live line
    GOODBYE = auto()  # a live line that we have ended; uvicorn waits ten seconds for its answer


class Connection:
    """One connection, as the gate knows it.

    Args:
        transport: Its transport.
        address: Whose share it counts for; "" where there is no share.
        now: Seconds.
    """

    __slots__ = ("address", "owes", "since", "transport", "unread_since")

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.owes = Owes.HEAD
        self.since = now
        self.unread_since: float | None = None


class Gate:
    """Lets connections in, and asks those to leave that take too long.

    Args:
        limits: What the server takes.
        is_shared: Whether many people come from an address, which then has no share.
    """

    def __init__(self, limits: ConnectionLimits, is_shared: Callable[[str], bool]) -> None:
        self.limits = limits
        self._is_shared = is_shared
        self._open: dict[asyncio.Transport, Connection] = {}
        self._counts: dict[str, int] = {}
        self._waiting: OrderedDict[Connection, None] = OrderedDict()  # longest waiting first
        self._waiting_at: dict[str, OrderedDict[Connection, None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, now: float) -> bool:
        """Take a connection in; False where there is no room, also not by sending one away."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        address = "" if not host or self._is_shared(host) else household(host)
        if address and self._counts.get(address, 0) >= self.limits.each:
            room = self._send_away(self._waiting_at.get(address))
        else:
            room = len(self._open) < self.limits.in_all or self._send_away(self._waiting)
        if room:
            connection = Connection(transport, address, now)
            self._open[transport] = connection
            self._counts[address] = self._counts.get(address, 0) + 1
            self._wait(connection)
        return room

    def _send_away(self, waiting: OrderedDict[Connection, None] | None) -> bool:
        """Close the connection that the server has waited for longest."""
        if not waiting:
            return False
        longest = next(iter(waiting))
        self.leave(longest.transport)
        longest.transport.abort()
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection; nothing happens where it is forgotten already."""
        connection = self._open.pop(transport, None)
        if connection is None:
            return
        self._wait_no_longer(connection)
        self._counts[connection.address] -= 1
        if not self._counts[connection.address]:
            del self._counts[connection.address]

    def note(self, transport: asyncio.Transport, owes: Owes, now: float) -> None:
        """Write down what a connection owes; since now, unless it has owed the same before."""
        connection = self._open.get(transport)
        if connection is None or connection.owes is owes:
            return
        connection.owes, connection.since = owes, now
        self._wait_no_longer(connection)
        if owes is not Owes.NOTHING:
            self._wait(connection)

    def _wait(self, connection: Connection) -> None:
        self._waiting[connection] = None
        self._waiting_at.setdefault(connection.address, OrderedDict())[connection] = None

    def _wait_no_longer(self, connection: Connection) -> None:
        self._waiting.pop(connection, None)
        of_the_same = self._waiting_at.get(connection.address)
        if of_the_same is not None:
            of_the_same.pop(connection, None)
            if not of_the_same:
                del self._waiting_at[connection.address]

    def sweep(self, now: float) -> None:
        """Close whatever is late."""
        for connection in list(self._open.values()):
            if self._is_stuck(connection, now):
                _drop(connection.transport)
            elif not connection.transport.is_closing() and self._is_late(connection, now):
                if connection.owes is Owes.BODY:  # a browser opens some ahead and says nothing
                    connection.transport.write(_TOO_SLOW)
                connection.transport.close()

    def _is_late(self, connection: Connection, now: float) -> bool:
        waited = now - connection.since
        if connection.owes is Owes.HEAD:
            return waited > self.limits.head_seconds
        return connection.owes is Owes.BODY and waited > self.limits.body_seconds

    def _is_stuck(self, connection: Connection, now: float) -> bool:
        """Return whether somebody has not taken what was sent, though there was time to."""
        if not connection.transport.get_write_buffer_size():
            connection.unread_since = None
            return False
        if connection.unread_since is None:
            connection.unread_since = now
        return now - connection.unread_since > self.limits.answer_seconds


def _drop(transport: asyncio.Transport) -> None:
    """Close a connection together with what the system still holds to be sent over it."""
    socket_ = transport.get_extra_info("socket")
    if socket_ is not None:
        with contextlib.suppress(OSError):
            socket_.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
    transport.abort()


class _State(ServerState):
    """uvicorn's state of a server, with its gate."""

    def __init__(self, gate: Gate) -> None:
        super().__init__()
        self.gate = gate


class WatchedHttp(HttpToolsProtocol):
    """uvicorn's HTTP, which tells the gate what happens."""

    _entered = False
    _upgraded = False

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unanswered: deque[RequestResponseCycle] = deque()  # oldest first

    @property
    def _gate(self) -> Gate:
        return cast("_State", self.server_state).gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, or turn the connection away at once."""
        self._entered = self._gate.enter(transport, self.loop.time())
        if self._entered:
            super().connection_made(transport)
        else:
            transport.write(_BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        if self._entered:
            self._gate.leave(self.transport)
            super().connection_lost(exc)
            for cycle in self._unanswered:  # uvicorn tells the newest alone
                cycle.disconnected = True
                cycle.message_event.set()
            self._unanswered.clear()
            self.pipeline.clear()

    def on_headers_complete(self) -> None:
        """Begin a request, or let it wait for those before it."""
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def data_received(self, data: bytes) -> None:
        """Read on."""
        if self._entered:
            super().data_received(data)
            self._note()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        while self._unanswered and self._unanswered[0].response_complete:
            self._unanswered.popleft()
        super().on_response_complete()
        self._note()

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """Become a live line."""
        super().handle_websocket_upgrade(*args)
        self._upgraded = True
        self._gate.note(self.transport, Owes.NOTHING, self.loop.time())

    def _note(self) -> None:
        if self._upgraded:
            return
        cycle = cast("RequestResponseCycle | None", self.cycle)  # none before the first request
        if cycle is None or cycle.response_complete:
            owes = Owes.HEAD
        else:
            owes = Owes.BODY if cycle.more_body else Owes.NOTHING
        self._gate.note(self.transport, owes, self.loop.time())


class WatchedLine(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, whose end the gate hears of."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, **more: Any) -> None:
        super().__init__(config, server_state, **more)
        self._gate = cast("_State", server_state).gate

    async def send(self, message: ASGISendEvent) -> None:
        """Send; a line that is ended no longer keeps its place from a newcomer."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._gate.note(self.transport, Owes.GOODBYE, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._gate.leave(self.transport)
        super().connection_lost(exc)


class Server(uvicorn.Server):
    """uvicorn's server with a gate.

    Args:
        config: As uvicorn takes it; says whose proxy headers are trusted.
        limits: What the server takes.
        is_shared: As the gate takes it; trusted proxies and this computer unless given.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        limits: ConnectionLimits,
        is_shared: Callable[[str], bool] | None = None,
    ) -> None:
        config.http = WatchedHttp
        config.ws = WatchedLine
        config.backlog = limits.backlog
        super().__init__(config)
        self.gate = Gate(limits, is_shared or _shared_by(config))
        self.server_state = _State(self.gate)

    async def on_tick(self, counter: int) -> bool:
        """Look at the clock; True where the server is to end."""
        if counter % _TICKS == 0:
            self.gate.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)


def _shared_by(config: uvicorn.Config) -> Callable[[str], bool]:
    app = cast("Any", config.app)
    trusted = ProxyHeadersMiddleware(app, config.forwarded_allow_ips or "").trusted_hosts
    return lambda host: is_loopback(host) or host in trusted
