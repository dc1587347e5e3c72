"""Middleware that turns away whoever is banned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketClose

from cuboteca.web.pages.message import message_page
from cuboteca.web.pages.moderation import end_of
from cuboteca.web.phrases import texts_for
from cuboteca.web.visitor import PERSON, visitor_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from cuboteca.people.reports import Sanctions
    from cuboteca.web.bans import Bans

BANNED = 4403  # a WebSocket is closed with it


class BanGuard:
    """Whoever comes from a banned address gets a sentence and nothing else.

    Args:
        app: The application behind it.
        bans: Which addresses are banned.
    """

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self._app = app
        self._bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        client = (scope.get("client") or ("",))[0]

        def refusal() -> Response:
            told = "this address was banned from the site by those who run it"
            return _refusal(scope, told, "message-banned")

        app = _unless(lambda: self._bans.hold(client), refusal, self._app)
        await app(scope, receive, send)


class PersonGuard:
    """Whoever is banned as a person gets a sentence and nothing else.

    Args:
        app: The application behind it; ``DeviceGuard`` before it has found out who asks.
        sanctions: Who is banned.
    """

    def __init__(self, app: ASGIApp, sanctions: Sanctions) -> None:
        self._app = app
        self._sanctions = sanctions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        person = scope.get(PERSON, "")

        def refusal() -> Response:
            told = "you were banned from the site by those who moderate it"
            language = visitor_of(Request(scope)).language
            until = end_of(self._sanctions.until(person, "ban"), language)
            return _refusal(scope, told, "message-banned-you", until=until)

        app = _unless(lambda: self._sanctions.hold(person, "ban"), refusal, self._app)
        await app(scope, receive, send)


def _unless(
    is_banned: Callable[[], bool], refusal: Callable[[], Response], app: ASGIApp
) -> ASGIApp:
    """Return what serves a connection unless its client is banned; a WebSocket ends at a ban."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_unless_banned(message: Message) -> None:
            banned = message["type"] == "websocket.send" and is_banned()
            await send({"type": "websocket.close", "code": BANNED} if banned else message)

        if scope["type"] == "websocket":
            answer = WebSocketClose(BANNED) if is_banned() else app
            await answer(scope, receive, send_unless_banned)
        elif scope["type"] == "http" and is_banned():
            await refusal()(scope, receive, send)
        else:
            await app(scope, receive, send)

    return serve


def _refusal(scope: Scope, told: str, key: str, **args: str) -> Response:
    """Return what says so.

    Args:
        scope: Of the connection.
        told: The sentence for programs.
        key: Of the texts for people.
        **args: Of the second one.
    """
    if scope["path"].startswith("/api/"):
        return JSONResponse({"error": "banned", "message": told}, 403)
    request = Request(scope)
    word = texts_for(visitor_of(request).language).word
    text = word(f"{key}-text", **args)
    if "application/json" in Headers(scope=scope).get("accept", ""):
        return JSONResponse({"message": text}, 403)
    return message_page(request, 403, word(f"{key}-title"), text, "/")


__all__ = ["BANNED", "BanGuard", "PersonGuard"]
