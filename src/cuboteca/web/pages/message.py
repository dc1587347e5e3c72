"""A page with one message, usually that something did not work."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, cast

from starlette.responses import JSONResponse

from cuboteca.competition.deals import DealError
from cuboteca.competition.rated_tables import NotRatedError
from cuboteca.competition.tournaments import TournamentError
from cuboteca.core.characters import UnfitTextError
from cuboteca.core.errors import CubotecaError, PositionError
from cuboteca.core.fair_queue import BusyError
from cuboteca.people.errors import PeopleError
from cuboteca.people.lobby import NotOpenError
from cuboteca.table.errors import (
    ClosedTableError,
    HiddenSideError,
    RefusedActionError,
    RefusedLineError,
    RefusedRecordError,
    SeatTakenError,
    StaleError,
    StaysError,
    TooFastError,
    UnknownTableError,
)
from cuboteca.table.imports import LONGEST_RECORD
from cuboteca.web.access import kind_of
from cuboteca.web.api.problems import not_here
from cuboteca.web.contexts import MessageContext
from cuboteca.web.guards import HEADERS
from cuboteca.web.pages.confirm import confirm_page
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    FULL,
    Explained,
    ask_again,
    not_rated,
    refusal_of,
    status_of,
    wants_json,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.exceptions import HTTPException
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.texts import Texts

LOG = logging.getLogger("cuboteca.web")


def message_page(
    request: Request,
    status: int,
    title: str,
    text: str,
    back: str,
    label: str = "",
    rule_url: str = "",
) -> Response:
    """Return a page with a message and a button ``label`` to ``back``, "/" or a table.

    ``rule_url`` leads to the rule that is behind the message.
    """
    visitor = visitor_of(request)
    texts = texts_for(visitor.language)
    return page(
        MessageContext(
            site=site_for(visitor, back),
            t=word_of(texts),
            status=status,
            title=title,
            text=text,
            rule_url=rule_url,
            link_url=back,
            link_label=label or texts.word("message-home" if back == "/" else "message-back"),
        ),
        status,
    )


async def refused(request: Request, error: Exception) -> Response:
    """Respond to an error of the game, the table or the address."""
    if request.url.path.startswith("/api/"):  # an address so odd that no route matched it
        return await not_here(request, error)
    if isinstance(error, SeatTakenError):
        return _taken(request, error)
    if isinstance(error, BusyError):
        return _busy(request, error)
    if isinstance(error, NotRatedError) and error.key == "fresh" and not wants_json(request):
        return confirm_page(request)
    if isinstance(error, CubotecaError):
        status = status_of(error)
        told = await _explained(request, error)
    else:
        status, told = cast("HTTPException", error).status_code, Explained("")
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        LOG.error("%s %s: %s", request.method, kind_of(request.scope), error)
    answer = _answer(request, status, told, error)
    seconds = ask_again(error) if isinstance(error, CubotecaError) else None
    if seconds is not None:
        answer.headers["Retry-After"] = str(seconds)
    return answer


def _taken(request: Request, error: SeatTakenError) -> Response:
    """Respond to an invitation that is used up: who sits there, and how to watch."""
    word = texts_for(visitor_of(request).language).word
    text = "message-full-text" if request.url.path.endswith("/sit") else "message-taken-text"
    return message_page(
        request,
        status_of(error),
        word("message-taken-title", name=error.name),
        word(text, name=error.name),
        f"/tables/{request.path_params['table']}",
        word("message-taken-watch"),
    )


def _busy(request: Request, error: BusyError) -> Response:
    """Respond to a request that finds too much waiting: when to come back."""
    word = texts_for(visitor_of(request).language).word
    status, text = status_of(error), word("message-busy-text", seconds=error.seconds)
    response: Response
    if wants_json(request):
        response = JSONResponse({"message": text}, status)
    else:
        again = request.url.path if request.method == "GET" else "/"
        title, label = word("message-busy-title"), word("message-busy-again")
        response = message_page(request, status, title, text, again, label)
    response.headers["Retry-After"] = str(error.seconds)
    return response


async def broken(request: Request, error: Exception) -> Response:
    """Respond to a bug; the server's log has the details."""
    response = _answer(request, 500, Explained(""), error)
    response.headers.update(HEADERS)  # it does not pass the guard
    return response


async def _explained(request: Request, error: CubotecaError) -> Explained:
    """Return what is said about an error to whoever made the request; "" for the general one."""
    if isinstance(error, RefusedActionError) and not isinstance(error, StaysError):
        return await refusal_of(request, error)
    return Explained(_sentence(error, texts_for(visitor_of(request).language)))


def _sentence(error: CubotecaError, words: Texts) -> str:
    if isinstance(error, StaysError):
        count = round(error.count / 60) if error.why == "present" else round(error.count)
        return words.word(f"leave-refused-{error.why}", count=count)
    if isinstance(error, UnfitTextError):
        if not error.field:
            return words.word("message-unfit-text", character=error.character)
        return words.word("message-unfit-field", field=error.field, character=error.character)
    if isinstance(error, TooFastError):
        return words.word(f"message-429-{error.limited}", minutes=-(-error.ask_again // 60))
    if isinstance(error, NotRatedError):
        return not_rated(error, words)
    if isinstance(error, RefusedRecordError):
        return words.word(
            f"record-refused-{error.why}", step=error.step or 0, most=LONGEST_RECORD >> 10
        )
    if isinstance(error, TournamentError):
        return words.word(f"tournament-{error.key}", **error.facts)
    key = _key_of(error)
    return words.word(key) if key else ""


def _key_of(error: CubotecaError) -> str:
    """Return the key of the sentence about an error that needs no details; "" if there is none."""
    match error:
        case DealError():
            return f"deal-refused-{error.key}"
        case PositionError():
            return "position-refused"
        case NotOpenError():
            return "lobby-not-open"
        case PeopleError():
            return error.key
        case HiddenSideError():
            return "side-hidden" if error.exists else "side-unknown"
        case RefusedLineError():
            return f"talk-refused-{error.why}"
        case ClosedTableError():
            return f"closed-{error.why}"
        case _:
            return ""


def _answer(request: Request, status: int, told: Explained, error: Exception) -> Response:
    texts = texts_for(visitor_of(request).language)
    kind = str(status) if texts.has(f"message-{status}-title") else "other"
    if isinstance(error, FULL):
        kind = "full"
    if isinstance(error, RefusedRecordError):
        kind = "record"
    if isinstance(error, (PeopleError, TournamentError)):
        kind = "people"
    text = told.text or texts.word(f"message-{kind}-text")
    if "application/json" in request.headers.get("accept", ""):
        seq = {"seq": error.seq} if isinstance(error, StaleError) else {}
        rule = {"rule_url": told.rule_url} if told.rule_url else {}
        return JSONResponse({"message": text, **seq, **rule}, status)
    table = request.path_params.get("table")
    known = table and not isinstance(error, UnknownTableError)
    back = f"/tables/{table}" if known else "/"
    title = texts.word(f"message-{kind}-title")
    return message_page(request, status, title, text, back, rule_url=told.rule_url)


__all__ = [
    "LOG",
    "broken",
    "message_page",
    "refused",
]
