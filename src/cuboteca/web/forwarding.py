"""Passes what is for a table on to the process that has it.

A site may have several processes, on several computers.  Each table belongs to one of them
(``table/leases.py``); any other one that is asked about it passes the request on, and the WebSocket
of a page as well, so whoever reads or acts is always at the owner and misses nothing.

A process listens for the others at an address of its own.  Whoever comes there shows the secret
that the process keeps in the database, and says for whom: nobody else is let in.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import re
import time
from typing import TYPE_CHECKING

import httpx
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.websockets import WebSocketClose
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from cuboteca.table.errors import ElsewhereError, TableError
from cuboteca.web.access import RECEIVED
from cuboteca.web.api import problems
from cuboteca.web.live import HEARTBEAT, PATIENCE
from cuboteca.web.pages.message import refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from websockets.asyncio.client import ClientConnection

    from cuboteca.table.leases import Process
    from cuboteca.web.services import Services

OF_A_TABLE = re.compile(r"/(?:api/)?tables/([^/]+)(?:/.*)?")
_BY_CODE = "/api/move"  # the code says which table
_PEER = b"x-cuboteca-peer"
_FORWARDED = "cuboteca.forwarded"
_PAUSES = (0.0, 0.1, 0.3, 0.6, 1.0)  # seconds before each try; an owner may just have ended
_OPENING = 5.0  # seconds in which another process accepts a connection
_LOOK = 1.0  # seconds of waiting for an answer between two looks whether it still is the owner
_SILENCE = HEARTBEAT + PATIENCE  # seconds after which a WebSocket's owner is no longer there
_KEPT = 30.0  # seconds for which an idle connection to it stays open
_RESTARTS, _TRY_LATER = 1012, 1013  # codes of closed WebSockets
_LEAST_CODE, _NOT_SENT = 1000, {1004, 1005, 1006, 1015}

_OF_ONE_HOP = {
    b"connection", b"date", b"host", b"keep-alive", b"proxy-authenticate", b"proxy-authorization",
    b"proxy-connection", b"trailer", b"transfer-encoding", b"upgrade", _PEER,
}  # fmt: skip
_OF_A_HANDSHAKE = b"sec-websocket-"


class Forwarding:
    """Middleware: lets the application serve the tables of this process alone.

    Args:
        app: The application behind it.
        services: Of this process.
    """

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        alone = self._services.ownership is None
        if alone or scope["type"] == "lifespan" or _FORWARDED in scope:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket" and OF_A_TABLE.fullmatch(scope["path"]):
            await self._socket(scope, receive, send)
        elif scope["type"] == "http" and (
            OF_A_TABLE.fullmatch(scope["path"]) or scope["path"] == _BY_CODE
        ):
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _owner(self, path: str, body: bytes = b"") -> Process | None:
        """Return the other process that has the table of a request; None if there is none."""
        found = OF_A_TABLE.fullmatch(path)
        try:
            table = found[1] if found else await self._services.codes.find(_code_in(body))
            return await self._services.tables.owner(table)
        except TableError:  # the application meets the same error, and answers it
            return None

    # requests

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            body = await request.body()  # the guard has bounded it
        except ClientDisconnect:
            return
        except HTTPException as error:
            await (await refused(request, error))(scope, receive, send)
            return
        for pause in _PAUSES:
            await asyncio.sleep(pause)
            owner = await self._owner(scope["path"], body)
            if owner is None:
                await self._app(scope, _again(body, receive), send)
                return
            scope["endpoint"] = forwarded
            answer = await self._answer(owner, scope, body)
            if answer is not None:
                await _send_on(answer, send)
                return
        for_programs = scope["path"].startswith("/api/")
        later = await (problems.refused if for_programs else refused)(request, ElsewhereError())
        later.headers["Retry-After"] = "2"
        await later(scope, receive, send)

    async def _answer(self, owner: Process, scope: Scope, body: bytes) -> httpx.Response | None:
        """Return what another process answers; None if it ended, or lost the table meanwhile.

        Then the request goes to the next owner.  Nothing is done twice: whoever has lost a table
        cannot write to it, and what it had written the next owner knows by the request's id.
        """
        request = httpx.Request(
            scope["method"], _url(owner, scope), headers=_headers(owner, scope), content=body
        )
        asking = asyncio.ensure_future(self._pool().send(request, stream=True))
        try:
            while not (await asyncio.wait((asking,), timeout=_LOOK))[0]:
                if await self._owner(scope["path"], body) != owner:
                    return None
            return await asking
        except httpx.TransportError:
            return None
        except AttributeError as error:
            # httpcore asks a new connection about its peer, through anyio; one of uvloop that has
            # just been lost, because the peer was killed, has no socket to ask any more.
            if error.name != "getpeername":
                raise
            return None
        finally:
            asking.cancel()

    def _pool(self) -> httpx.AsyncClient:
        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=httpx.Timeout(None, connect=_OPENING),
                limits=httpx.Limits(max_connections=None, keepalive_expiry=_KEPT),
                trust_env=False,
            )
        return self._client

    # WebSockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        for pause in _PAUSES:
            await asyncio.sleep(pause)
            owner = await self._owner(scope["path"])
            if owner is None:
                await self._app(scope, receive, send)
                return
            try:
                line = await connect(
                    _url(owner, scope, "ws"),
                    additional_headers=[
                        (name.decode("latin-1"), value.decode("latin-1"))
                        for name, value in _headers(owner, scope)
                        if not name.startswith(_OF_A_HANDSHAKE)
                    ],
                    user_agent_header=None,
                    compression=None,
                    ping_interval=None,  # the owner sends what keeps it open
                    max_size=None,
                    open_timeout=_OPENING,
                    proxy=None,
                )
            except InvalidStatus:
                await WebSocketClose()(scope, receive, send)
                return
            except (OSError, TimeoutError, WebSocketException):
                continue
            await _relay(line, receive, send)
            return
        await WebSocketClose(_TRY_LATER)(scope, receive, send)


async def _send_on(answer: httpx.Response, send: Send) -> None:
    async with contextlib.aclosing(answer):
        head = {"status": answer.status_code, "headers": list(_kept(answer.headers.raw))}
        await send({"type": "http.response.start", **head})
        async for piece in answer.aiter_raw():
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


def forwarded() -> None:
    """Stand for what answers a request that is passed on; it names the kind of the request."""


def _code_in(body: bytes) -> str:
    """Return the code in the body of a request that moves a seat; "" where there is none."""
    try:
        order: object = json.loads(body)
    except (ValueError, RecursionError):
        return ""
    code = order.get("code") if isinstance(order, dict) else None
    return code if isinstance(code, str) else ""


def _url(owner: Process, scope: Scope, scheme: str = "http") -> str:
    path = scope.get("raw_path") or scope["path"].encode()
    target = path.decode("latin-1")
    query = scope["query_string"].decode("latin-1")
    return f"{scheme}://{owner.address}{target}" + (f"?{query}" if query else "")


def _headers(owner: Process, scope: Scope) -> list[tuple[bytes, bytes]]:
    client = scope["client"] or ("", 0)
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    asked, received = host.decode("latin-1"), scope.get(RECEIVED, 0.0)
    said = [owner.secret, client[0], client[1], scope["scheme"], asked, received]
    return [*_kept(scope["headers"]), (_PEER, json.dumps(said).encode("ascii"))]


def _kept(headers: Iterable[tuple[bytes, bytes]]) -> Iterable[tuple[bytes, bytes]]:
    """Return the headers that are meant for whoever is beyond the next hop."""
    return ((name.lower(), value) for name, value in headers if name.lower() not in _OF_ONE_HOP)


def _again(body: bytes, receive: Receive) -> Receive:
    """Return what receives a body that has been read, and then whatever comes."""
    unread = True

    async def receive_again() -> Message:
        nonlocal unread
        if unread:
            unread = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return receive_again


async def _relay(line: ClientConnection, receive: Receive, send: Send) -> None:
    """Pass on what both ends of a WebSocket say, until one of them ends."""
    await receive()  # that somebody wants to connect
    await send({"type": "websocket.accept"})
    ways = [asyncio.ensure_future(_down(line, send)), asyncio.ensure_future(_up(line, receive))]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        await line.close()


async def _down(line: ClientConnection, send: Send) -> None:
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            async with asyncio.timeout(_SILENCE):
                said = await line.recv()
            kind = "text" if isinstance(said, str) else "bytes"
            await send({"type": "websocket.send", kind: said})
    code = line.close_code or _RESTARTS
    told = _RESTARTS if code in _NOT_SENT or code < _LEAST_CODE else code
    await send({"type": "websocket.close", "code": told})


async def _up(line: ClientConnection, receive: Receive) -> None:
    with contextlib.suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            said = message.get("text")
            await line.send(message["bytes"] if said is None else said)


class PeerAccess:
    """Lets the other processes of the site in, and nobody else.

    Args:
        app: The application of this process.
        secret: Its own.
    """

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self._app = app
        self._secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection as if it came from whom it is for."""
        said = _said(scope)
        if said is None or not hmac.compare_digest(said[0], self._secret.encode()):
            refusal = WebSocketClose() if scope["type"] == "websocket" else Response("", 403)
            await refusal(scope, receive, send)
            return
        _, host, port, scheme, asked, received = said
        own = [(name, value) for name, value in scope["headers"] if name not in {b"host", _PEER}]
        seen = {
            "client": (host, port) if host else None,
            "scheme": scheme,
            "headers": [*own, (b"host", asked.encode("latin-1"))],
            _FORWARDED: True,
            RECEIVED: received or time.time(),
        }
        await self._app({**scope, **seen}, receive, send)


def _said(scope: Scope) -> tuple[bytes, str, int, str, str, float] | None:
    """Return what another process says of a connection: its secret, and for whom it comes."""
    found = next((value for name, value in scope["headers"] if name == _PEER), b"")
    try:
        said: object = json.loads(found)
    except (ValueError, RecursionError):  # anybody on this computer may come
        return None
    match said:
        case [str(secret), str(host), int(port), str(scheme), str(asked), float(received)]:
            return secret.encode(errors="replace"), host, port, scheme, asked, received
        case _:
            return None


__all__ = ["OF_A_TABLE", "Forwarding", "PeerAccess", "forwarded"]
