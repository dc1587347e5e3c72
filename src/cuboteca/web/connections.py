"""How many connections the server accepts, and how long it waits for each.

uvicorn waits forever for the rest of a request: a thousand connections that never finish theirs use
up all file descriptors, and nobody else is served.  Here every connection has a deadline for
whatever the server is waiting for, each address has its share, and when the server is full, a
newcomer replaces the connection that has kept the server waiting longest.  uvicorn also parses
everything that has arrived at once, thousands of small requests or a head without end; here it gets
a little at a time.

Three things are observed through the protocols' public attributes, and nothing is parsed here:
whether a request's head has arrived, whether its body has, and whether the response has been
received.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import struct
from collections import Counter, OrderedDict, deque
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode
from websockets.protocol import State as WebSocketState

from cuboteca.web.addresses import client_network, is_loopback

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from uvicorn._types import ASGI3Application, ASGISendEvent
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

_BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"Retry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

_LONG_HEAD = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"Content-Length: 0\r\nConnection: close\r\n\r\n"
)

_LARGEST_HEAD = 64 * 1024  # bytes; the guard refuses smaller ones politely
_PIECE = 256  # bytes that are parsed at once, which hold some fifteen requests at most
_MOST_UNANSWERED = 2  # requests of one connection, beyond which no more are parsed

_AT_ONCE = struct.pack("ii", 1, 0)  # linger: on, for 0 seconds

_ENOUGH_FILES = 65_536  # what most systems allow; some refuse "no limit"
_FEWER_FILES = (32_768, 24_576, 16_384, 12_288, 10_240)  # the last is what macOS always allows
_OWN_FILES = 64  # for the database, child processes, and files being read
_TICKS = 5  # of uvicorn's clock, a tenth of a second each, between two sweeps


@dataclass(frozen=True)
class ConnectionLimits:
    """What one server accepts.

    Attributes:
        in_all: Open connections.
        each: Open connections per address; trusted proxies and this computer are not limited.
        backlog: Connections that the system queues until they are accepted.
        head_seconds: Time from the opening of a connection, or the end of the last response, to the
            end of a request's head.
        body_seconds: Time from there to the end of its body.
        answer_seconds: Time until the client has received all that was sent.
    """

    in_all: int = 5_000
    each: int = 256
    backlog: int = 1_024
    head_seconds: float = 15
    body_seconds: float = 30
    answer_seconds: float = 60

    @property
    def lines(self) -> int:
        """The most WebSockets; they are never closed for newcomers, so pages keep a fifth."""
        return min(4_000, self.in_all * 4 // 5)

    @property
    def lines_each(self) -> int:
        """The most WebSockets of one address; its other half is left for pages."""
        return max(self.each // 2, 1)

    @classmethod
    def within(cls, files: int) -> ConnectionLimits:
        """Return the limits for a process that may open so many files.

        A quarter of them stays free: connections in the backlog are open before they are
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
    """Raise this process's limit on open files to the system's; return it."""
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ImportError:
        return _ENOUGH_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    for wished in (most, *(fewer for fewer in _FEWER_FILES if soft < fewer < most)):
        with contextlib.suppress(OSError, ValueError):  # macOS allows less than it claims
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            return wished
    return soft


class Owes(Enum):
    """What the server is waiting for on a connection."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()  # it is being answered, or is a WebSocket
    GOODBYE = auto()  # a WebSocket that we have closed; uvicorn waits ten seconds for its reply


class Ending(Enum):
    """Why we ended a connection."""

    HEAD = auto()  # it was late
    BODY = auto()  # it was late
    UNREAD = auto()  # the client did not receive what was sent
    REPLACED = auto()  # by a newcomer
    REFUSED = auto()  # a newcomer, where nobody could be replaced


class Connection:
    """One connection, as the gate sees it.

    Args:
        transport: Its transport.
        address: The address that its share is counted for; "" if there is no limit.
        now: The time in seconds.
    """

    __slots__ = ("address", "owes", "since", "transport", "unread_since")

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.owes = Owes.HEAD
        self.since = now
        self.unread_since: float | None = None


class Gate:
    """Accepts connections, and closes those that take too long.

    Args:
        limits: What the server accepts.
        is_shared: Returns whether many people share an address, which then has no limit.

    Attributes:
        ended: How many connections it has ended.
    """

    def __init__(self, limits: ConnectionLimits, is_shared: Callable[[str], bool]) -> None:
        self.limits = limits
        self.ended: Counter[Ending] = Counter()
        self._is_shared = is_shared
        self._open: dict[asyncio.Transport, Connection] = {}
        self._counts: dict[str, int] = {}
        self._waiting: OrderedDict[Connection, None] = OrderedDict()  # longest waiting first
        self._waiting_at: dict[str, OrderedDict[Connection, None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, now: float) -> bool:
        """Accept a connection; return False if the server is full and none can be closed."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        address = "" if not host or self._is_shared(host) else client_network(host)
        if address and self._counts.get(address, 0) >= self.limits.each:
            room = self._send_away(self._waiting_at.get(address))
        else:
            room = len(self._open) < self.limits.in_all or self._send_away(self._waiting)
        if room:
            connection = Connection(transport, address, now)
            self._open[transport] = connection
            self._counts[address] = self._counts.get(address, 0) + 1
            self._wait(connection)
        else:
            self.ended[Ending.REFUSED] += 1
        return room

    def _send_away(self, waiting: OrderedDict[Connection, None] | None) -> bool:
        """Close the connection that has kept the server waiting longest."""
        if not waiting:
            return False
        longest = next(iter(waiting))
        self.leave(longest.transport)
        self.ended[Ending.REPLACED] += 1
        longest.transport.abort()
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection, if it is known."""
        connection = self._open.pop(transport, None)
        if connection is None:
            return
        self._wait_no_longer(connection)
        self._counts[connection.address] -= 1
        if not self._counts[connection.address]:
            del self._counts[connection.address]

    def note(self, transport: asyncio.Transport, owes: Owes, now: float) -> None:
        """Record what the server is waiting for, from now on unless it was the same before."""
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
        """Close the connections that are late."""
        for connection in list(self._open.values()):
            if self._is_stuck(connection, now):
                self.ended[Ending.UNREAD] += 1
                _drop(connection.transport)
            elif not connection.transport.is_closing() and self._is_late(connection, now):
                owes_body = connection.owes is Owes.BODY
                self.ended[Ending.BODY if owes_body else Ending.HEAD] += 1
                if owes_body:  # browsers open some ahead and send nothing
                    connection.transport.write(_TOO_SLOW)
                connection.transport.close()

    def _is_late(self, connection: Connection, now: float) -> bool:
        waited = now - connection.since
        if connection.owes is Owes.HEAD:
            return waited > self.limits.head_seconds
        return connection.owes is Owes.BODY and waited > self.limits.body_seconds

    def _is_stuck(self, connection: Connection, now: float) -> bool:
        """Return whether a client has not received what was sent, although it had the time."""
        if not connection.transport.get_write_buffer_size():
            connection.unread_since = None
            return False
        if connection.unread_since is None:
            connection.unread_since = now
        return now - connection.unread_since > self.limits.answer_seconds


def _drop(transport: asyncio.Transport) -> None:
    """Close a connection and discard what the system has not sent yet."""
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
    """uvicorn's HTTP protocol, reporting to the gate."""

    _entered = False
    _upgraded = False
    _unanswered: deque[RequestResponseCycle]  # oldest first
    _unparsed: bytearray
    _in_head = False
    _head_size = 0  # of the head that has begun, about

    @property
    def _gate(self) -> Gate:
        return cast("_State", self.server_state).gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection, or reject it at once."""
        self._unanswered = deque()
        self._unparsed = bytearray()
        self._entered = self._gate.enter(transport, self.loop.time())
        if self._entered:
            super().connection_made(transport)
        else:
            transport.write(_BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._entered:
            self._gate.leave(self.transport)
            super().connection_lost(exc)
            for cycle in self._unanswered:  # uvicorn notifies only the newest
                cycle.disconnected = True
                cycle.message_event.set()
            self._unanswered.clear()
            self._unparsed.clear()
            self.pipeline.clear()

    def on_message_begin(self) -> None:
        """Begin a head."""
        self._in_head, self._head_size = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Begin a request, or queue it behind earlier ones."""
        self._in_head = False
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived."""
        if self._entered:
            self._unparsed += data
            self._parse()

    def _parse(self) -> None:
        """Parse what has come, unless many requests wait for their answers."""
        while self._unparsed and not (self._upgraded or self.transport.is_closing()):
            if len(self._unanswered) > _MOST_UNANSWERED:
                self.flow.pause_reading()
                break
            piece = bytes(self._unparsed[:_PIECE])
            del self._unparsed[:_PIECE]
            super().data_received(piece)
            if self._in_head:
                self._head_size += len(piece)
            if self._head_size > _LARGEST_HEAD:
                self.transport.write(_LONG_HEAD)
                self.transport.close()
        self._note()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        while self._unanswered and self._unanswered[0].response_complete:
            self._unanswered.popleft()
        super().on_response_complete()
        self._parse()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol."""
        super().handle_websocket_upgrade()
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


#: How much garbage may lie about: a frame leaves little that refers to itself, and looking for it
#: stops everything.
_COLLECTING = (20_000, 20, 20)

#: Each message is compressed by itself.  Else every connection has a compressor of 50 KB, and finds
#: little with it: of the frame before, it remembers the last 4 KB.
_COMPRESSION = [
    ServerPerMessageDeflateFactory(
        server_no_context_takeover=True,
        client_no_context_takeover=True,
        server_max_window_bits=13,
        client_max_window_bits=12,
        compress_settings={"memLevel": 6},
    )
]


class WatchedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, reporting its end to the gate."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = cast("_State", server_state).gate
        self.conn.available_extensions = _COMPRESSION

    async def send(self, message: ASGISendEvent) -> None:
        """Send; one that is open keeps little, and one that is closed occupies no place."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # 5 KB that nobody reads any more
        elif message["type"] == "websocket.close":
            self._gate.note(self.transport, Owes.GOODBYE, self.loop.time())

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; one that claims to be text and is not ends the connection.

        uvicorn would do the same, and write a traceback into the log for every such message.
        """
        if self.close_sent or self.curr_msg_data_type != "text" or _is_text(self.frames):
            super().send_receive_event_to_app()
            return
        self.frames = []
        if (
            self.conn.state is WebSocketState.OPEN
        ):  # else a close frame came with it, and is answered
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._gate.leave(self.transport)
        super().connection_lost(exc)


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def collect_seldom() -> None:
    """Let Python look for garbage seldom, and never among what is here now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTING)


class Server(uvicorn.Server):
    """uvicorn's server with a gate.

    Args:
        config: uvicorn's configuration; names the proxies whose headers are trusted.
        limits: What the server accepts.
        is_shared: As for ``Gate``; by default, trusted proxies and this computer are shared.
        up: Is called once it serves.

    Attributes:
        gate: Accepts its connections.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        limits: ConnectionLimits,
        is_shared: Callable[[str], bool] | None = None,
        up: Callable[[], None] | None = None,
    ) -> None:
        config.http = WatchedHttp
        config.ws = WatchedWebSocket
        config.backlog = limits.backlog
        super().__init__(config)
        self.gate = Gate(limits, is_shared or _shared_by(config))
        self.server_state = _State(self.gate)
        self._up = up
        self._beside: list[tuple[Server, list[socket.socket]]] = []
        self._beside_runs: list[asyncio.Task[None]] = []

    def run_beside(self, other: Server, sockets: list[socket.socket]) -> None:
        """Serve another application on sockets of its own for as long as this one."""
        self._beside.append((other, sockets))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and then begin those beside."""
        await super().startup(sockets)
        collect_seldom()
        for other, own_sockets in self._beside:
            self._beside_runs.append(asyncio.create_task(other.serve(own_sockets)))
        if self._up is not None and self.started:
            self._up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End those beside, and then end."""
        for other, _ in self._beside:
            other.should_exit = True
        await asyncio.gather(*self._beside_runs)
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Sweep now and then; return True if the server is to stop."""
        if counter % _TICKS == 0:
            self.gate.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)


class BesideServer(Server):
    """Serves another application on the event loop of the site's own server."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the site's own server, which ends this one."""
        yield


def _shared_by(config: uvicorn.Config) -> Callable[[str], bool]:
    app = cast("ASGI3Application", config.app)
    trusted = ProxyHeadersMiddleware(app, config.forwarded_allow_ips or "").trusted_hosts
    return lambda host: is_loopback(host) or host in trusted


__all__ = [
    "BesideServer",
    "Connection",
    "ConnectionLimits",
    "Ending",
    "Gate",
    "Owes",
    "Server",
    "WatchedHttp",
    "WatchedWebSocket",
    "collect_seldom",
    "more_files",
]
