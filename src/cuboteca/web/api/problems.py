"""Errors as the API reports them: a name for programs, a sentence for people."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, cast

from starlette.responses import JSONResponse

from cuboteca.bots.workers import PreparingError
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.fair_queue import BusyError
from cuboteca.table.errors import (
    DiskFullError,
    ExplainedError,
    NotYourTurnError,
    RefusedActionError,
    StaleError,
    StorageError,
)
from cuboteca.web.access import kind_of
from cuboteca.web.request import ask_again, refusal_of, status_of

if TYPE_CHECKING:
    from fastapi.exceptions import RequestValidationError
    from starlette.exceptions import HTTPException
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.errors import CubotecaError

LOG = logging.getLogger("cuboteca.web")

_LONGEST_MESSAGE = 1_000  # a message may quote what was sent

_NAMES = {
    403: "forbidden",
    404: "unknown",
    405: "method",
    409: "stale",
    410: "closed",
    413: "too_large",
    422: "malformed",
    429: "too_fast",
    503: "unavailable",
    507: "disk_full",
}


def _answer(status: int, message: str, **more: str | int | None) -> Response:
    text = message[:_LONGEST_MESSAGE].encode("utf-8", "replace").decode()
    given = {"error": _NAMES.get(status, "broken"), "message": text, **more}
    return JSONResponse({key: value for key, value in given.items() if value is not None}, status)


async def refused(request: Request, error: Exception) -> Response:
    """Respond to an error of the game or the table."""
    known = cast("CubotecaError", error)
    status = status_of(known)
    if isinstance(known, PreparingError):  # not an error
        return _later(status, known, "preparing", known.ask_again)
    if isinstance(known, BusyError):
        return _later(status, known, "busy", known.seconds)
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        LOG.error("%s %s: %s", request.method, kind_of(request.scope), error)
    if status == HTTPStatus.INTERNAL_SERVER_ERROR:
        return await broken(request, error)
    if isinstance(known, StorageError) and not isinstance(
        known, DiskFullError
    ):  # its message names the database, which is not public
        return _answer(status, "the plays cannot be read or written just now")
    if isinstance(known, WorkerError):  # nor is what a process said when it failed
        return _answer(status, "this could not be worked out just now; try again in a minute")
    if isinstance(known, StaleError):
        return _answer(status, str(known), seq=known.seq)
    if isinstance(known, RefusedActionError) or (
        isinstance(known, NotYourTurnError) and known.refused
    ):
        return await _explained(request, status, known)
    answer = _answer(status, str(known))
    seconds = ask_again(known)
    if seconds is not None:
        answer.headers["Retry-After"] = str(seconds)
    return answer


def _later(status: int, error: CubotecaError, name: str, seconds: int) -> Response:
    answer = _answer(status, str(error), error=name, retry_after=seconds)
    answer.headers["Retry-After"] = str(seconds)
    return answer


async def _explained(request: Request, status: int, error: ExplainedError) -> Response:
    """Explain what the rules forbid: in the reader's language, with the code and the rule."""
    told = await refusal_of(request, error)
    more: dict[str, str | None] = {}
    if isinstance(error, RefusedActionError):
        more["error"] = "illegal"
    if error.refused is not None:
        more |= {
            "refusal": error.refused.code,
            "rule": told.rule or None,
            "rule_url": told.rule_url or None,
        }
    return _answer(status, told.text, **more)


async def malformed(_request: Request, error: Exception) -> Response:
    """Respond to a request that is not as documented."""
    problems = cast("RequestValidationError", error).errors()
    parts = [
        f"{'.'.join(map(str, one['loc'][1:])) or 'body'}: {one['msg']}" for one in problems[:5]
    ]
    return _answer(422, "; ".join(parts))


async def not_here(_request: Request, error: Exception) -> Response:
    """Respond to an unknown address or method, or a request too large or unreadable."""
    known = cast("HTTPException", error)
    status = 422 if known.status_code == HTTPStatus.BAD_REQUEST else known.status_code
    answer = _answer(status, str(known.detail))
    answer.headers.update(known.headers or {})
    return answer


async def broken(_request: Request, _error: Exception) -> Response:
    """Respond to a bug; the server's log has the details."""
    return _answer(500, "the mistake is ours")


__all__ = [
    "LOG",
    "broken",
    "malformed",
    "not_here",
    "refused",
]
