"""Middleware that turns away whoever is banned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketClose

from cuboteca.web.pages.message import message_page
from cuboteca.web.phrases import texts_for
from cuboteca.web.visitor import PERSON, visitor_of

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from cuboteca.people.reports import Sanctions
    from cuboteca.web.bans import Bans

BANNED = 4403  # a WebSocket is closed with it


class BanGuard:
    """Whoever is banned gets a sentence and nothing else.

    Args:
        app: The application behind it.
        bans: Who is banned.
    """

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self._app = app
        self._bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        client = (scope.get("client") or ("",))[0]
        if scope["type"] == "websocket":
            await self._follow(client, scope, receive, send)
        elif scope["type"] == "http" and self._bans.hold(client):
            await _refusal(scope)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _follow(self, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket, which ends when its client is banned."""
        if self._bans.hold(client):
            await WebSocketClose(BANNED)(scope, receive, send)
            return

        async def send_unless_banned(message: Message) -> None:
            banned = message["type"] == "websocket.send" and self._bans.hold(client)
            await send({"type": "websocket.close", "code": BANNED} if banned else message)

        await self._app(scope, receive, send_unless_banned)


class PersonGuard:
    """Whoever is banned as a person gets the same sentence.

    Args:
        app: The application behind it; ``DeviceGuard`` before it has found out who asks.
        sanctions: Who is banned.
    """

    def __init__(self, app: ASGIApp, sanctions: Sanctions) -> None:
        self._app = app
        self._sanctions = sanctions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        app = self._app
        if self._sanctions.hold(scope.get(PERSON, ""), "ban"):
            app = WebSocketClose(BANNED) if scope["type"] == "websocket" else _refusal(scope)
        await app(scope, receive, send)


def _refusal(scope: Scope) -> Response:
    if scope["path"].startswith("/api/"):
        message = "this address was banned from the site by those who run it"
        return JSONResponse({"error": "banned", "message": message}, 403)
    request = Request(scope)
    word = texts_for(visitor_of(request).language).word
    if "application/json" in Headers(scope=scope).get("accept", ""):
        return JSONResponse({"message": word("message-banned-text")}, 403)
    return message_page(
        request, 403, word("message-banned-title"), word("message-banned-text"), "/"
    )


__all__ = ["BANNED", "BanGuard", "PersonGuard"]
