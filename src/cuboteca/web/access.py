"""Middleware that times each request and gives it an id, which every line of the log then has."""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING

from structlog.contextvars import bind_contextvars, clear_contextvars

from cuboteca.table.tables import LONGEST_ID

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from cuboteca.web.metrics import Metrics

LOG = logging.getLogger("cuboteca.web")

#: In the scope of a connection: when the site received it, in seconds since 1970.
RECEIVED = "cuboteca.received"


class Access:
    """Observes all that goes to an application.

    Args:
        app: The application behind it.
        metrics: Where times and responses are counted.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope.setdefault(RECEIVED, time.time())
        clear_contextvars()
        bind_contextvars(request=secrets.token_hex(4))
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        status = 500  # unless the application gets as far as another one
        begun = time.monotonic()

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        finally:
            self._note(scope, status, time.monotonic() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        kind = kind_of(scope)
        self._metrics.requests.labels(kind).observe(seconds)
        self._metrics.responses.labels(kind, str(status)).inc()
        table = scope.get("path_params", {}).get("table", "")
        where = {"table": table} if 0 < len(table) <= LONGEST_ID else {}
        LOG.info(
            "%s %s: %d in %.1f ms",
            scope["method"], kind, status, 1000 * seconds,
            extra={"kind": kind, "status": status, "seconds": round(seconds, 4), **where},
        )  # fmt: skip


def kind_of(scope: Scope) -> str:
    """Return the kind of a request that has been routed: the name of what answered it.

    There are only so many, whatever addresses are asked for, and no address is part of one.
    """
    endpoint = scope.get("endpoint")
    module = getattr(endpoint, "__module__", "")
    name = getattr(endpoint, "__name__", "")
    if not name:
        return "unknown"
    return f"api.{name}" if module.startswith("cuboteca.web.api") else name


__all__ = ["LOG", "RECEIVED", "Access", "kind_of"]
