"""What every answer and every request goes through: headers, size, origin."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlsplit

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocketClose

from cuboteca.core.characters import check_text
from cuboteca.core.data_files import shortened
from cuboteca.table.seats import clean_name

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 64 * 1024
_LARGEST_HEAD = 32 * 1024  # all headers of a request
_LONGEST_QUERY = 2_000
_MOST_FIELDS = 100

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
    """Middleware: security headers on every answer, and no head or body that is too large.

    Args:
        app: What is guarded.
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
        read = 0

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LARGEST_BODY:
                raise _too_large()
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
    """Return the answer to a request with more headers or a longer query than anybody needs."""
    if len(scope["query_string"]) > _LONGEST_QUERY:
        status, told = 414, f"an address has at most {_LONGEST_QUERY} characters after its '?'"
    elif sum(len(name) + len(value) for name, value in scope["headers"]) > _LARGEST_HEAD:
        status, told = 431, f"the headers of a request have at most {_LARGEST_HEAD} bytes"
    else:
        return None
    return JSONResponse({"error": "too_large", "message": told}, status)


def _too_large() -> Exception:
    """Return FastAPI's own kind of error: it takes any other for a body that is no JSON."""
    import fastapi  # noqa: PLC0415  # pages do without it

    return fastapi.HTTPException(413, "a request has at most 64 KiB")


def same_origin(connection: HTTPConnection) -> bool:
    """Return whether a browser sent this from one of our own pages (or it is no browser)."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # this is no address
        return False


async def gone(_request: Request, _error: Exception) -> Response:
    """Answer whoever left in the middle of a request; nobody reads it, and nothing is broken."""
    return Response(status_code=400)


async def form_of(request: Request) -> dict[str, str]:
    """Return the fields of a form that one of our pages sent.

    Raises:
        HTTPException: 403 from another site, 413 too large, 422 no form.
        UnfitTextError: A field holds a character that cannot be kept.
    """
    if not same_origin(request):
        raise HTTPException(403, "this form came from another site")
    try:
        body = (await request.body()).decode("utf-8")
        form = dict(parse_qsl(body, keep_blank_values=True, max_num_fields=_MOST_FIELDS))
    except ValueError:
        raise HTTPException(422, "this is not a form") from None
    return {name: _fit(name, value) for name, value in form.items()}


def _fit(name: str, value: str) -> str:
    """Return a field's value, cleaned where it is somebody's name."""
    check_text(name, "the name of a field")
    if name == "name" or name.startswith("name-"):
        return clean_name(value)
    check_text(value, f"the field '{shortened(name)}'")
    return value
