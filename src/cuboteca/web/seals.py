"""Middleware that keeps sealed deals sealed: nobody but those at a table is shown anything of it.

One guard stands before the pages, pictures and live changes of all tables, and before the API, so
that whatever is added to a table later is sealed as well.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketClose

from cuboteca.table.errors import TableError
from cuboteca.web.devices import bearer_of
from cuboteca.web.forwarding import OF_A_TABLE
from cuboteca.web.pages.message import message_page
from cuboteca.web.phrases import texts_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from cuboteca.table.table import Table
    from cuboteca.web.services import Services

SEALED = 4404  # a WebSocket is closed with it

#: Where somebody takes a seat, which shows no board at a table that is sealed.
_TAKING_A_SEAT = re.compile(r"/tables/[^/]+/seat(?:/[^/]+)?")


class SealGuard:
    """Whoever does not sit at a table that plays a sealed deal gets a sentence and nothing else.

    Args:
        app: The application behind it; ``DeviceGuard`` before it has found out who asks.
        services: Of this process.
    """

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        app = self._app
        found = None if scope["type"] == "lifespan" else OF_A_TABLE.fullmatch(scope["path"])
        if found is not None and not _TAKING_A_SEAT.fullmatch(scope["path"]):
            try:
                table = await self._services.tables.table(found[1])
            except TableError:  # the application meets the same error, and answers it
                table = None
            if table is not None and table.is_sealed and not _sits_at(table, scope):
                app = WebSocketClose(SEALED) if scope["type"] == "websocket" else _refusal(scope)
        await app(scope, receive, send)


def _sits_at(table: Table, scope: Scope) -> bool:
    connection = HTTPConnection(scope)
    if table.seat_of(bearer_of(connection)) is not None:
        return True
    return not scope["path"].startswith("/api/") and bool(visitor_of(connection).seats(table))


def _refusal(scope: Scope) -> ASGIApp:
    if scope["path"].startswith("/api/"):
        message = "this table plays a sealed deal; only those who sit there may look at it"
        return JSONResponse({"error": "forbidden", "message": message}, 403)
    request = Request(scope)
    word = texts_for(visitor_of(request).language).word
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"message": word("deal-sealed-text")}, 403)
    return message_page(request, 403, word("deal-sealed-title"), word("deal-sealed-text"), "/")


__all__ = ["SEALED", "SealGuard"]
