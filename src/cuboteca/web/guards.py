"""What every request and every response passes through: size limits and security headers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocketClose

from cuboteca.table.imports import LONGEST_RECORD

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 64 * 1024

#: Bodies of the requests that bring a record, by path.
LARGEST_BODIES = {
    "/plays/open": LONGEST_RECORD + 4096,  # a form's file has its name and lines around it
    "/api/records": LONGEST_RECORD,
}
_LARGEST_HEAD = 32 * 1024  # all headers of a request
_LONGEST_QUERY = 2_000

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Middleware: security headers on every response, limits on every head and body.

    Args:
        app: The application behind it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refused = _too_long(scope)
        if scope["type"] == "websocket":
            await (WebSocketClose(1009) if refused else self._app)(scope, receive, send)
            return
        read, most = 0, LARGEST_BODIES.get(scope["path"], LARGEST_BODY)

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise _too_large(most)
            return message

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await (refused or self._app)(scope, receive_some, send_guarded)


def _too_long(scope: Scope) -> Response | None:
    """Return the response to a request whose headers or query are too long, or None."""
    if len(scope["query_string"]) > _LONGEST_QUERY:
        status, message = 414, f"an address has at most {_LONGEST_QUERY} characters after its '?'"
    elif sum(len(name) + len(value) for name, value in scope["headers"]) > _LARGEST_HEAD:
        status, message = 431, f"the headers of a request have at most {_LARGEST_HEAD} bytes"
    else:
        return None
    return JSONResponse({"error": "too_large", "message": message}, status)


def _too_large(most: int) -> Exception:
    """Return FastAPI's own kind of error: it takes any other one for malformed JSON."""
    import fastapi  # noqa: PLC0415  # pages do not need it

    return fastapi.HTTPException(413, f"a request has at most {most >> 10} KiB")


async def gone(_request: Request, _error: Exception) -> Response:
    """Respond to a client that left in the middle of a request: nobody reads it."""
    return Response(status_code=400)


__all__ = [
    "HEADERS",
    "LARGEST_BODIES",
    "LARGEST_BODY",
    "Guard",
    "gone",
]
