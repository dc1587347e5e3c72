"""Errors as the API tells them: a name for programs, a sentence for people."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, cast

from starlette.responses import JSONResponse

from cuboteca.bots.workers import PreparingError
from cuboteca.table.errors import RefusedActionError, StaleError, StorageError
from cuboteca.web.people import names_of
from cuboteca.web.problems import reason_of, status_of
from cuboteca.web.services import services_of
from cuboteca.web.visitor import visitor_of
from cuboteca.web.wording import wording_for

if TYPE_CHECKING:
    from fastapi.exceptions import RequestValidationError
    from starlette.exceptions import HTTPException
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.errors import CubotecaError

LOG = logging.getLogger("cuboteca.web")

_LONGEST_MESSAGE = 1_000  # a mistake may quote what was sent

_NAMES = {
    403: "forbidden",
    404: "unknown",
    405: "method",
    409: "stale",
    413: "too_large",
    422: "malformed",
    429: "too_fast",
    503: "unavailable",
}


def _answer(status: int, message: str, **more: str | int | None) -> Response:
    told = message[:_LONGEST_MESSAGE].encode("utf-8", "replace").decode()
    given = {"error": _NAMES.get(status, "broken"), "message": told, **more}
    return JSONResponse({key: value for key, value in given.items() if value is not None}, status)


async def refused(request: Request, error: Exception) -> Response:
    """Answer an error of the game or the table."""
    known = cast("CubotecaError", error)
    status = status_of(known)
    if isinstance(known, PreparingError):  # nothing is wrong
        return _preparing(status, known)
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        LOG.error("%s %s: %s", request.method, request.url.path, error)
    if status == HTTPStatus.INTERNAL_SERVER_ERROR:
        return await broken(request, error)
    if isinstance(known, StorageError):  # says where the database is, which is nobody's business
        return _answer(status, "the plays cannot be read or written just now")
    if isinstance(known, StaleError):
        return _answer(status, str(known), seq=known.seq)
    if isinstance(known, RefusedActionError):
        return await _illegal(request, known)
    return _answer(status, str(known))


def _preparing(status: int, error: PreparingError) -> Response:
    answer = _answer(status, str(error), error="preparing", retry_after=error.ask_again)
    answer.headers["Retry-After"] = str(error.ask_again)
    return answer


async def _illegal(request: Request, error: RefusedActionError) -> Response:
    table = await services_of(request).house.table(request.path_params["table"])
    words, texts = wording_for(visitor_of(request).language, table.game)
    message = reason_of(error, table, texts, names_of(table, words))
    rule = error.explanation.citation if error.explanation else None
    return _answer(422, message, error="illegal", rule=rule or None)


async def malformed(_request: Request, error: Exception) -> Response:
    """Answer a request that does not have the documented form."""
    problems = cast("RequestValidationError", error).errors()
    parts = [
        f"{'.'.join(map(str, one['loc'][1:])) or 'body'}: {one['msg']}" for one in problems[:5]
    ]
    return _answer(422, "; ".join(parts))


async def not_here(_request: Request, error: Exception) -> Response:
    """Answer what has no address, no such method, is too large or cannot be read."""
    known = cast("HTTPException", error)
    status = 422 if known.status_code == HTTPStatus.BAD_REQUEST else known.status_code
    answer = _answer(status, str(known.detail))
    answer.headers.update(known.headers or {})
    return answer


async def broken(_request: Request, _error: Exception) -> Response:
    """Answer a mistake of ours; the server's log has the details."""
    return _answer(500, "the mistake is ours")
