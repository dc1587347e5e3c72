"""What pages and API share: who asks, what they may send, and the status of an error."""

from __future__ import annotations

import logging
import time
from dataclasses import replace
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, NamedTuple, cast
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException

from cuboteca.competition.deals import DealError, UnknownDealError
from cuboteca.competition.rated_tables import NotRatedError
from cuboteca.competition.tournaments import NotYoursError, UnknownTournamentError
from cuboteca.core.characters import check_text
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.compiled import RuleError
from cuboteca.core.data_files import shortened
from cuboteca.core.errors import CubotecaError
from cuboteca.core.fair_queue import BusyError, TooManyOfYoursError
from cuboteca.core.puzzles import UnknownPuzzleError
from cuboteca.core.summary import cited
from cuboteca.core.texts import MissingTextError
from cuboteca.games import UnknownGameError
from cuboteca.people.errors import (
    NobodyError,
    PeopleError,
    UnknownFriendLinkError,
    UnknownKeyError,
    UnknownPersonError,
    UnknownSignInError,
)
from cuboteca.people.lobby import NotOpenError
from cuboteca.table.errors import (
    BadTokenError,
    BrokenCheckError,
    ClosedTableError,
    DiskFullError,
    ElsewhereError,
    HiddenSideError,
    HintsOffError,
    NotYourTurnError,
    SeatTakenError,
    StaleError,
    StorageError,
    TooFastError,
    TooManyChecksError,
    TooManyTablesError,
    UnknownCodeError,
    UnknownTableError,
)
from cuboteca.table.rematches import seat_after
from cuboteca.table.seats import clean_name, is_token
from cuboteca.web.access import RECEIVED
from cuboteca.web.addresses import Base, Origin, base_for, client_network, is_loopback
from cuboteca.web.analyses import OpenPlayError
from cuboteca.web.people import names_of
from cuboteca.web.phrases import level_name, phrases_for, rules_url
from cuboteca.web.visitor import PERSON, Pass, visitor_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import sqlalchemy as sa
    from starlette.requests import HTTPConnection, Request

    from cuboteca.core.texts import Texts
    from cuboteca.table.conditions import Conditions
    from cuboteca.table.errors import ExplainedError
    from cuboteca.table.seat_codes import SeatCodes
    from cuboteca.table.seats import SeatWish
    from cuboteca.table.table import Table
    from cuboteca.table.tables import NewTable
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.services import Services
    from cuboteca.web.visitor import Visitor

LOG = logging.getLogger("cuboteca.web")

_LONGEST_HOST = 255  # characters of a name in the domain name system
_MOST_DIGITS = 9
_MOST_FIELDS = 100
_MOST_PARTS = 500  # of a JSON value: lists, objects, and their contents


# who asks, and for what


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the server that a request came to."""
    return cast("Services", connection.app.state.services)


def client_of(connection: HTTPConnection) -> str:
    """Return the address that a request came from."""
    return connection.client.host if connection.client else ""


def client_network_of(connection: HTTPConnection) -> str:
    """Return what a client's limits are counted for: its address, or its network with IPv6."""
    return client_network(client_of(connection))


def limited_client_of(connection: HTTPConnection) -> str:
    """Return what shares and limits are counted for; "" for this computer, which has none.

    If a trusted proxy names the address that it forwards for, that one counts.
    """
    return "" if is_loopback(client_of(connection)) else client_network_of(connection)


async def table_of(connection: HTTPConnection) -> Table:
    """Return the table that an address names; raises UnknownTableError."""
    return await services_of(connection).tables.table(connection.path_params["table"])


def received_of(connection: HTTPConnection) -> float:
    """Return when the site received a request, in seconds since 1970."""
    return cast("float", connection.scope.get(RECEIVED) or time.time())


def side_of(connection: HTTPConnection) -> int | None:
    """Return the seat from whose side somebody asks to look."""
    return whole_number(connection.query_params.get("seat") or None)


def base_of(connection: HTTPConnection) -> Base:
    """Return the site's address for the reader, and for people that the reader invites."""
    settings = services_of(connection).settings
    if settings.address:
        return Base(settings.address, settings.address)
    return base_for(
        _asked_at(connection), connection.url.hostname or "", client_of(connection),
        settings.listening,
    )  # fmt: skip


def _asked_at(connection: HTTPConnection) -> str:
    """Return the address of the site as a request says it: of its connection, and its Host."""
    url = connection.url
    if len(url.netloc) > _LONGEST_HOST:  # made up, and too long for a QR code
        url = url.replace(netloc="localhost")
    return f"{url.scheme.replace('ws', 'http')}://{url.netloc}"


def move_link(base: str, code: str) -> str:
    """Return the full address at which a code moves a seat to whoever opens it."""
    return f"{base}/move?code={code}"


async def account_of(connection: HTTPConnection) -> str:
    """Return the id of who asks, if that person has an account; else ""."""
    person: str = connection.scope.get(PERSON, "")
    return person if await services_of(connection).people.has_account(person) else ""


async def take_costly(connection: HTTPConnection) -> None:
    """Count something that costs much, such as a hint; raises TooFastError after many.

    This computer is not limited.
    """
    client = limited_client_of(connection)
    if client:
        await services_of(connection).costly.take(client, await account_of(connection))


async def take_seat(connection: HTTPConnection) -> None:
    """Count a seat that somebody takes or waits for; raises TooFastError after many.

    This computer is not limited.
    """
    client = limited_client_of(connection)
    if client:
        await services_of(connection).seat_tries.take(client)


async def create_table(  # what a table is made of
    connection: HTTPConnection,
    game: str,
    options: Mapping[str, object],
    wishes: Sequence[SeatWish],
    seed: int | None = None,
    *,
    hints: bool = True,
    contribute: bool = False,
    conditions: Conditions | None = None,
    within: Callable[[sa.Connection, str], None] | None = None,
    person: str = "",
    rated: bool = False,
    position: str = "",
) -> NewTable:
    """Create a table, as ``Tables.create`` does, for a client within its limits.

    Raises:
        TooFastError: The client has created too many in a short time, or too many that are open.
        CubotecaError: What ``Tables.create`` raises.
    """
    services, account = services_of(connection), await account_of(connection)
    await services.allowance.take(client_network_of(connection), account)
    try:
        return await services.tables.create(
            game,
            options,
            wishes,
            seed,
            hints=hints,
            contribute=contribute,
            client=limited_client_of(connection),
            conditions=conditions,
            within=within,
            person=person,
            rated=rated,
            account=account,
            position=position,
        )
    except TooFastError:
        services.open_tables.refused += 1
        raise


class Opened(NamedTuple):
    """A record that somebody has opened."""

    table: str  # at which its play can be looked back at
    is_new: bool  # keeps the play; else it took place there


async def import_record(connection: HTTPConnection, data: bytes, person: str = "") -> Opened:
    """Check the record in a file and keep its play, unless it took place here.

    Args:
        connection: Of whoever brings it.
        data: The contents of the file.
        person: Id of who brings it; "" for one who is not known.

    Raises:
        TooFastError: The client has brought, or created, too many in a short time.
        CubotecaError: What ``RecordChecks.check`` raises.
    """
    services, account = services_of(connection), await account_of(connection)
    await services.allowance.take(client_network_of(connection), account)
    found = await services.records.check(data, limited_client_of(connection))
    if own := await services.tables.table_of(found.record):  # sealed deals are guarded there
        return Opened(own, is_new=False)
    return Opened(await services.tables.keep_import(found, person), is_new=True)


def not_rated(error: NotRatedError, texts: Texts) -> str:
    """Return why a table cannot be rated, or why somebody cannot sit down at a rated one."""
    level = level_name(texts, error.level) if error.level else ""
    return texts.word(f"rated-needs-{error.key}", level=level)


async def create_rematch(
    connection: HTTPConnection, table: Table, visitor: Visitor
) -> tuple[Table, Visitor]:
    """Return the table at which a play is played again, and the visitor with its seats.

    Raises:
        TooFastError: The client has created too many in a short time, or too many that are open.
        CubotecaError: What ``Tables.rematch`` raises.
    """
    services, account = services_of(connection), await account_of(connection)
    if not table.rematch:
        await services.allowance.take(client_network_of(connection), account)
    name = await services.tables.rematch(table, limited_client_of(connection), account)
    count = len(table.seats)
    tokens = ((seat_after(seat, count), token) for seat, token in visitor.pass_.tokens)
    own = Pass(tuple(sorted(tokens)))
    return await services.tables.peek(name), replace(visitor, pass_=own)


async def code_tried(connection: HTTPConnection) -> SeatCodes:
    """Return the codes that move seats, for one try; raises TooFastError after many."""
    services = services_of(connection)
    await services.code_tries.take(client_network_of(connection))
    return services.codes


async def seat_by_code(
    connection: HTTPConnection, code: str, token: str, person: str = ""
) -> tuple[Table, int]:
    """Move the seat that a code allows; return the table and the seat, which ``token`` opens now.

    From now on ``person`` holds it; "" for one who is not known.

    Raises:
        UnknownCodeError: The code is wrong, was used or has expired.
        TooFastError: Many were tried from this address.
        BadTokenError: The token cannot be used.
    """
    if not is_token(token):  # so that nothing wrong uses the code up
        raise BadTokenError(
            "a token is a text of 32 to 64 letters, digits, hyphens and underscores"
        )
    codes = await code_tried(connection)
    move = await codes.use(code, token)
    tables = services_of(connection).tables
    table = await tables.table(move.table)
    if not await table.move(move.seat, move.token_hash, token, person):
        raise UnknownCodeError("the seat has been moved to another device meanwhile")
    return await tables.table(move.table), move.seat


def phrases_of(connection: HTTPConnection, table: Table) -> Phrases:
    """Return the words of the site and of a table's game in the reader's language."""
    return phrases_for(visitor_of(connection).language, table.game)


def is_secure(request: Request) -> bool:
    """Return whether cookies of the answer may be limited to HTTPS."""
    address = services_of(request).settings.address
    return request.url.scheme == "https" or address.startswith("https:")


def wants_json(request: Request) -> bool:
    """Return whether the request comes from our script, not from a form."""
    return "application/json" in request.headers.get("accept", "")


def same_origin(connection: HTTPConnection) -> bool:
    """Return whether this comes from one of our own pages, or from no browser at all.

    Scheme, host and port must be those of the site: its public address, or what the request says.
    """
    said = connection.headers.get("origin")
    if said is None:
        return connection.headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    origin = Origin.of(said)
    address = services_of(connection).settings.address
    if origin is None:
        return False
    if origin in {Origin.of(_asked_at(connection)), Origin.of(address)}:
        return True
    if not address:
        _mention_proxies()
    return False


@cache
def _mention_proxies() -> None:
    """Say once what helps where every form is refused."""
    LOG.warning(
        "a form from another site was refused; if people open this site through a proxy, start it "
        "with --address and the address that they use"
    )


# what is sent, within bounds


async def form_of(request: Request) -> dict[str, str]:
    """Return the fields of a form that one of our pages sent.

    Raises:
        HTTPException: 403 from another site, 413 too large, 422 not a form.
        UnfitTextError: A field has a character that cannot be stored.
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
    """Return a field's value, cleaned if it is somebody's name."""
    check_text(name, "the name of a field")
    if name == "name" or name.startswith("name-"):
        return clean_name(value)
    check_text(value, f"the field '{shortened(name)}'", shortened(name))
    return value


def whole_number(text: str | None) -> int | None:
    """Return a number of at most nine decimal digits; None if ``text`` is anything else."""
    if text is None or len(text) > _MOST_DIGITS or not (text.isascii() and text.isdecimal()):
        return None
    return int(text)


class TooManyPartsError(CubotecaError):
    """A request has more parts than any call needs."""


def check_parts(value: object) -> None:
    """Refuse a JSON value with too many parts, or with a character that cannot be stored.

    Pydantic would visit every part and report each that is wrong.

    Raises:
        TooManyPartsError: It has too many.
        UnfitTextError: The message names the place and the character.
    """
    open_ = [("", value)]
    for _ in range(_MOST_PARTS):
        if not open_:
            return
        where, one = open_.pop()
        match one:
            case str():
                check_text(one, f"the text '{where}'" if where else "the text")
            case list():
                open_ += [(f"{where}.{n}".lstrip("."), part) for n, part in enumerate(one)]
            case dict():
                for name, part in one.items():
                    check_text(name, f"a name in '{where}'" if where else "a name")
                    open_.append((f"{where}.{shortened(name)}".lstrip("."), part))
            case _:
                pass
    if open_:
        raise TooManyPartsError(f"a request has at most {_MOST_PARTS} parts")


# what an error is answered with


#: By the class of an error, or else its nearest base.
_STATUS: dict[type, HTTPStatus] = {
    CubotecaError: HTTPStatus.UNPROCESSABLE_ENTITY,
    MissingTextError: HTTPStatus.INTERNAL_SERVER_ERROR,  # these three are bugs of ours
    RuleError: HTTPStatus.INTERNAL_SERVER_ERROR,
    BrokenCheckError: HTTPStatus.INTERNAL_SERVER_ERROR,
    NotYourTurnError: HTTPStatus.FORBIDDEN,
    SeatTakenError: HTTPStatus.FORBIDDEN,
    NotRatedError: HTTPStatus.FORBIDDEN,
    DealError: HTTPStatus.FORBIDDEN,
    UnknownDealError: HTTPStatus.NOT_FOUND,
    NotOpenError: HTTPStatus.FORBIDDEN,
    BadTokenError: HTTPStatus.UNPROCESSABLE_ENTITY,
    HintsOffError: HTTPStatus.FORBIDDEN,
    HiddenSideError: HTTPStatus.FORBIDDEN,
    UnknownTableError: HTTPStatus.NOT_FOUND,
    UnknownCodeError: HTTPStatus.NOT_FOUND,
    UnknownGameError: HTTPStatus.NOT_FOUND,
    UnknownPuzzleError: HTTPStatus.NOT_FOUND,
    UnknownTournamentError: HTTPStatus.NOT_FOUND,
    NotYoursError: HTTPStatus.FORBIDDEN,
    PeopleError: HTTPStatus.UNPROCESSABLE_ENTITY,
    NobodyError: HTTPStatus.FORBIDDEN,
    UnknownKeyError: HTTPStatus.FORBIDDEN,
    UnknownPersonError: HTTPStatus.NOT_FOUND,
    UnknownFriendLinkError: HTTPStatus.NOT_FOUND,
    UnknownSignInError: HTTPStatus.FORBIDDEN,
    StaleError: HTTPStatus.CONFLICT,
    ClosedTableError: HTTPStatus.GONE,
    TooFastError: HTTPStatus.TOO_MANY_REQUESTS,
    TooManyTablesError: HTTPStatus.SERVICE_UNAVAILABLE,
    TooManyChecksError: HTTPStatus.SERVICE_UNAVAILABLE,
    OpenPlayError: HTTPStatus.CONFLICT,
    BusyError: HTTPStatus.SERVICE_UNAVAILABLE,
    TooManyOfYoursError: HTTPStatus.TOO_MANY_REQUESTS,
    WorkerError: HTTPStatus.SERVICE_UNAVAILABLE,
    ElsewhereError: HTTPStatus.SERVICE_UNAVAILABLE,
    StorageError: HTTPStatus.SERVICE_UNAVAILABLE,
    DiskFullError: HTTPStatus.INSUFFICIENT_STORAGE,
}


def status_of(error: CubotecaError) -> int:
    """Return the status that an error is answered with."""
    return int(next(_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS))


#: There is no room just now, for anybody or for this client.
FULL = (TooManyTablesError, TooManyChecksError)

_SOON = 60  # seconds; when there is room again is not known


def ask_again(error: CubotecaError) -> int | None:
    """Return after how many seconds it makes sense to ask again; None if that is not known."""
    if isinstance(error, TooFastError):
        return error.ask_again
    return _SOON if isinstance(error, FULL) else None


class Explained(NamedTuple):
    """Why the rules forbid something, for people."""

    text: str  # with what is cited
    rule: str = ""  # what is cited: the rulebook's page and our own heading; "" for nothing
    rule_url: str = ""  # where the rules of the site say it


async def refusal_of(connection: HTTPConnection, error: ExplainedError) -> Explained:
    """Return why the rules of the addressed table forbid an action."""
    table = await table_of(connection)
    return explained(error, table, phrases_of(connection, table))


def explained(error: ExplainedError, table: Table, phrases: Phrases) -> Explained:
    """Return why the rules forbid an action, in the reader's language."""
    if error.refused is None:
        return Explained(str(error))
    game, sentence = table.game, error.refused.sentence
    text = phrases.game.plain(sentence, names_of(table, phrases.site))
    place = game.summary.place_of(sentence)
    if place is None:
        return Explained(text)
    rule = cited(place, game.meta.title, phrases.game)
    return Explained(f"{text} ({rule})", rule, rules_url(game, place))


__all__ = [
    "FULL",
    "LOG",
    "Explained",
    "Opened",
    "TooManyPartsError",
    "account_of",
    "ask_again",
    "base_of",
    "check_parts",
    "client_network_of",
    "client_of",
    "code_tried",
    "create_rematch",
    "create_table",
    "explained",
    "form_of",
    "import_record",
    "is_secure",
    "limited_client_of",
    "move_link",
    "not_rated",
    "phrases_of",
    "received_of",
    "refusal_of",
    "same_origin",
    "seat_by_code",
    "services_of",
    "side_of",
    "status_of",
    "table_of",
    "take_costly",
    "take_seat",
    "wants_json",
    "whole_number",
]
