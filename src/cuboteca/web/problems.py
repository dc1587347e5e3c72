"""Which HTTP status an error is answered with; the same for pages and for the API."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from cuboteca.bots.workers import BotError, PreparingError, WorkerError
from cuboteca.core.compiled import RuleError
from cuboteca.core.errors import CubotecaError
from cuboteca.core.texts import MissingTextError
from cuboteca.games import UnknownGameError
from cuboteca.table.errors import (
    BadTokenError,
    BrokenCheckError,
    HintsOffError,
    NotYourTurnError,
    SeatTakenError,
    StaleError,
    StorageError,
    TooManyChecksError,
    TooManyTablesError,
    UnknownTableError,
)
from cuboteca.web.allowance import TooFastError
from cuboteca.web.analysing import OpenPlayError, TooManyAnalysesError, TooManyOfYoursError

if TYPE_CHECKING:
    from cuboteca.core.texts import Texts
    from cuboteca.table.errors import RefusedActionError
    from cuboteca.table.table import Table

#: Of an error or the nearest of its bases.
_STATUS: dict[type, HTTPStatus] = {
    CubotecaError: HTTPStatus.UNPROCESSABLE_ENTITY,
    MissingTextError: HTTPStatus.INTERNAL_SERVER_ERROR,  # these three are mistakes of ours
    RuleError: HTTPStatus.INTERNAL_SERVER_ERROR,
    BrokenCheckError: HTTPStatus.INTERNAL_SERVER_ERROR,
    NotYourTurnError: HTTPStatus.FORBIDDEN,
    SeatTakenError: HTTPStatus.FORBIDDEN,
    BadTokenError: HTTPStatus.UNPROCESSABLE_ENTITY,
    HintsOffError: HTTPStatus.FORBIDDEN,
    UnknownTableError: HTTPStatus.NOT_FOUND,
    UnknownGameError: HTTPStatus.NOT_FOUND,
    StaleError: HTTPStatus.CONFLICT,
    TooFastError: HTTPStatus.TOO_MANY_REQUESTS,
    TooManyTablesError: HTTPStatus.SERVICE_UNAVAILABLE,
    TooManyChecksError: HTTPStatus.SERVICE_UNAVAILABLE,
    OpenPlayError: HTTPStatus.CONFLICT,
    TooManyAnalysesError: HTTPStatus.SERVICE_UNAVAILABLE,
    TooManyOfYoursError: HTTPStatus.TOO_MANY_REQUESTS,
    WorkerError: HTTPStatus.SERVICE_UNAVAILABLE,
    BotError: HTTPStatus.SERVICE_UNAVAILABLE,
    PreparingError: HTTPStatus.SERVICE_UNAVAILABLE,
    StorageError: HTTPStatus.SERVICE_UNAVAILABLE,
}


def status_of(error: CubotecaError) -> int:
    """Return the status that an error is answered with."""
    return int(next(_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS))


def reason_of(error: RefusedActionError, table: Table, texts: Texts, names: list[str]) -> str:
    """Return why the rules forbid an action, with the rulebook's paragraph."""
    why = error.explanation
    if why is None:
        return str(error)
    text = texts.plain(why, names)
    return f"{text} ({table.game.meta.title}, {why.citation})" if why.citation else text
