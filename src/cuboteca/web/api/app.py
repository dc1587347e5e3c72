"""The API's calls."""

from __future__ import annotations

import dataclasses
import time
from contextlib import suppress
from importlib.metadata import version
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Header, Request
from fastapi.encoders import jsonable_encoder
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from cuboteca.bots.levels import LEVELS, levels_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.play_record import actor_name
from cuboteca.games import all_games
from cuboteca.games import game as game_of
from cuboteca.table.contributions import Given
from cuboteca.table.errors import (
    NotYourTurnError,
    RefusedContributionError,
    RefusedTableError,
    SeatTakenError,
    TableError,
)
from cuboteca.table.seat_codes import SECONDS, shown_code
from cuboteca.table.seats import Seat, SeatWish, clean_name, new_token
from cuboteca.web.api import docs, problems
from cuboteca.web.api.models import (
    ActionOrder,
    BotSeat,
    ClosedShown,
    CodeShown,
    ContributionOrder,
    ContributionShown,
    ContributionsShown,
    Done,
    GameList,
    GameShown,
    Health,
    HintShown,
    HumanSeat,
    KeyShown,
    LinkSeat,
    LogLine,
    MacroOrder,
    MacroShown,
    MoveOrder,
    OptionShown,
    OutcomeShown,
    SeatMoved,
    SeatOrder,
    SeatShown,
    SeatWithToken,
    TableCreated,
    TableId,
    TableOrder,
    TableShown,
    TakeBackOrder,
    documented,
    state_whole_bounds,
)
from cuboteca.web.frames import closed_of, seat_link
from cuboteca.web.guards import gone
from cuboteca.web.log import words_of
from cuboteca.web.people import names_of
from cuboteca.web.request import (
    base_of,
    limited_client_of,
    move_link,
    phrases_of,
    seat_by_code,
    services_of,
    take_costly,
)
from cuboteca.web.request import create_table as create_for
from cuboteca.web.table_form import USUAL_LEVEL
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from cuboteca.core.texts import Texts
    from cuboteca.table.table import Table

Bearer = Annotated[str | None, Header(description="Bearer TOKEN; none: a spectator")]


class Api(FastAPI):
    """The API; its description states the bounds of whole numbers exactly."""

    def openapi(self) -> dict[str, object]:
        """Return the description, which is made once."""
        if self.openapi_schema is None:
            state_whole_bounds(super().openapi())
        return super().openapi()


def make_api() -> FastAPI:
    """Return the API as an application to mount."""
    api = Api(
        title="Cuboteca",
        version=version("cuboteca"),
        description="Create tables, look at them, act, fetch records.",
        docs_url=None,
        redoc_url=None,
        exception_handlers={
            CubotecaError: problems.refused,
            RequestValidationError: problems.malformed,
            HTTPException: problems.not_here,
            ClientDisconnect: gone,
            Exception: problems.broken,
        },
    )
    add = api.add_api_route
    add("/games", games, summary="All games")
    add("/tables", create_table, methods=["POST"], responses=documented(404, 429, 503, 507))
    add("/tables/{table}", look, responses=documented(403, 404, 503))
    add(
        "/tables/{table}/seat", sit, methods=["POST"], responses=documented(403, 404, 410, 503, 507)
    )
    add(
        "/tables/{table}/contribution",
        contribute,
        methods=["POST"],
        responses=documented(403, 404, 409, 410, 503, 507),
    )
    add("/tables/{table}/code", code, methods=["POST"], responses=documented(403, 404, 503))
    add("/move", move, methods=["POST"], responses=documented(404, 429, 503))
    add(
        "/tables/{table}/actions",
        act,
        methods=["POST"],
        responses=documented(403, 404, 409, 410, 503, 507),
    )
    add(
        "/tables/{table}/macros",
        follow,
        methods=["POST"],
        responses=documented(403, 404, 409, 410, 503, 507),
    )
    add(
        "/tables/{table}/take-back",
        take_back,
        methods=["POST"],
        responses=documented(403, 404, 409, 410, 503, 507),
    )
    add("/tables/{table}/hint", hint, responses=documented(403, 404, 429, 503, later=True))
    add("/tables/{table}/record", record, responses=documented(403, 404, 503))
    add("/key", key, responses=documented(404))
    add("/health", health, responses=documented(503, 507))
    add("/docs", page, include_in_schema=False)
    return api


async def games() -> GameList:
    """Return all games with their options, and the levels of the bots."""
    return GameList(games=[_game(game.name) for game in all_games()], levels=list(LEVELS))


def _game(name: str) -> GameShown:
    game = game_of(name)
    meta = game.meta
    seats = range(meta.min_seats, meta.max_seats + 1)
    options = [
        OptionShown(
            name=option.name,
            kind=option.kind,
            defaults={str(count): option.default_for(count) for count in seats},
            low=option.low if option.kind == "int" else None,
            high=option.high if option.kind == "int" else None,
            choices=list(option.choices),
            sentence=option.sentence,
        )
        for option in meta.options
    ]
    more = {
        "options": options,
        "levels": list(levels_of(game)),
        "hints": True,
    }
    own = {field: getattr(meta, field) for field in GameShown.model_fields if field not in more}
    return GameShown.model_validate({**own, **more})


async def create_table(request: Request, order: TableOrder) -> TableCreated:
    """Create a table; this is the only answer with the tokens of its seats."""
    wishes = [_wish(seat) for seat in order.seats]
    created = await create_for(
        request,
        order.game,
        order.options,
        wishes,
        order.seed,
        hints=order.hints,
        contribute=order.contribute,
    )
    pairs = zip(created.table.seats, created.tokens, strict=True)
    seats = [_seat_with_token(request, created.table, *pair) for pair in pairs]
    commitment = created.table.rng.commitment
    return TableCreated(table=created.table.id, commitment=commitment, seats=seats)


def _seat_with_token(
    request: Request, table: Table, seat: Seat, token: str | None
) -> SeatWithToken:
    base = base_of(request)
    handed_on = seat.kind == "link" and not seat.claimed  # the other links are the client's own
    return SeatWithToken(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        token=token,
        link=token and seat_link(base.handed if handed_on else base.here, table, token),
    )


async def sit(
    request: Request, table: TableId, order: SeatOrder, authorization: Bearer = None
) -> SeatWithToken:
    """Take the seat to which the header's token is the invitation; the answer has the seat's token.

    After that the invitation is used up.
    """
    tables = services_of(request).tables
    found = await tables.table(table)
    seat = found.invited_by(_token(authorization))
    if seat is None:
        raise NotYourTurnError("this needs the invitation to a seat of kind 'link'")
    name = clean_name(order.name)
    if not name:
        raise RefusedTableError(f"seat {seat} needs a name of 1 to 30 characters")
    token = order.token or new_token()
    done = await found.claim(seat, name, token)
    found = await tables.table(table)  # another process may have seated somebody
    if not done:
        raise SeatTakenError(seat, found.seats[seat].name)
    if found.awaits and order.commitment:
        with suppress(RefusedContributionError):  # the play has just begun without it
            await found.contribute([Given(seat, order.commitment)])
    return _seat_with_token(request, found, found.seats[seat], token)


async def contribute(
    request: Request, table: TableId, order: ContributionOrder, authorization: Bearer = None
) -> ContributionsShown:
    """Add to the draws, as the token's seat, before the first one; with the last the play begins.

    Who has committed has 20 seconds to reveal, and is left out then; after that an empty request
    begins the play.
    """
    found = await services_of(request).tables.table(table)
    seat = _own_seat(found, authorization)
    given = []
    if order.commitment or order.text is not None:
        given.append(Given(seat, order.commitment or "", order.text))
    await found.contribute(given, start=order.start)
    shown = _contributions(found)
    assert shown is not None
    return shown


def _contributions(table: Table) -> ContributionsShown | None:
    known = table.head.contributions
    if known is None:
        return None
    return ContributionsShown(
        phase=known.phase,
        missing=list(known.missing(table.people)),
        seconds=known.seconds_left(time.time()) if known.phase == "reveal" else 0,
        given=[
            ContributionShown(
                seat=one.seat,
                commitment=one.commitment,
                text=one.text if known.phase == "over" else None,
            )
            for one in known.entries
        ],
    )


async def key(request: Request) -> KeyShown:
    """Return the public key by which the site signs the records of finished plays."""
    found = services_of(request).tables.key
    if not found:
        raise HTTPException(404, "this site signs no records")
    return KeyShown(algorithm="Ed25519", key=found)


async def code(request: Request, table: TableId, authorization: Bearer = None) -> CodeShown:
    """Return a code by which the token's seat goes on on another device; an earlier one ends."""
    services = services_of(request)
    found = await services.tables.table(table)
    shown = shown_code(await services.codes.ask(found, _own_seat(found, authorization)))
    link = move_link(base_of(request).handed, shown)
    return CodeShown(code=shown, seconds=round(SECONDS), link=link)


async def move(request: Request, order: MoveOrder) -> SeatMoved:
    """Move the seat that a code allows: the answer has its fresh token, and the old one ends.

    With a token of your own, the call can be repeated if its answer was lost.
    """
    token = order.token or new_token()
    found, seat = await seat_by_code(request, order.code, token)
    shown = _seat_with_token(request, found, found.seats[seat], token)
    return SeatMoved(table=found.id, **shown.model_dump())


def _wish(seat: HumanSeat | LinkSeat | BotSeat) -> SeatWish:
    if isinstance(seat, HumanSeat):
        return SeatWish("human", seat.name)
    if isinstance(seat, LinkSeat):
        return SeatWish("link")
    return SeatWish("bot", level=seat.level or USUAL_LEVEL)


async def look(request: Request, table: TableId, authorization: Bearer = None) -> TableShown:
    """Show a table as the token's seat, or a spectator, may know it."""
    found = await services_of(request).tables.table(table)
    seat = _seat(found, authorization)
    phrases = phrases_of(request, found)
    names = names_of(found, phrases.site)
    play, shown = found.play, found.game.presentation
    view = shown.view(play.state, seat)
    outcome = play.outcome
    yours = seat is not None and seat == found.to_move and not found.has_ended
    return TableShown(
        table=found.id,
        game=found.game.name,
        options=dict(play.options),
        seq=found.seq,
        to_move=None if found.has_ended else found.to_move,
        seat=seat,
        seats=[
            SeatShown(
                seat=one.seat,
                kind=one.kind,
                name=one.name,
                level=one.level,
                claimed=one.claimed,
                stand_ins=found.event_log.stood_in(one.seat),
            )
            for one in found.seats
        ],
        legal=play.legal_texts() if yours else [],
        macros=[
            MacroShown(name=one.name, label=phrases.game.plain(one.label, names))
            for one in (play.macros(seat) if yours else ())
        ],
        take_back=seat is not None and found.can_take_back(seat),
        hints=found.has_hints,
        state=shown.describe(view, phrases.game, names),
        view=jsonable_encoder(dataclasses.asdict(view)),
        log=[
            LogLine(
                seq=line.seq,
                actor=actor_name(line.actor),
                text=words_of(line, phrases).plain(line.sentence, names),
            )
            for line in found.narration.lines
        ],
        outcome=OutcomeShown(**outcome.as_json()) if outcome else None,
        ending=" ".join(phrases.game.plain(one, names) for one in shown.ending(play.state)) or None,
        closed=_closed(found, names, phrases.site),
        commitment=found.rng.commitment,
        head=found.chain_head,
        seeded=found.is_seeded,
        contributions=_contributions(found),
    )


def _closed(found: Table, names: list[str], texts: Texts) -> ClosedShown | None:
    closing, said = found.closing, closed_of(found, names, texts, None)
    if closing is None or said is None:
        return None
    return ClosedShown(
        why=closing.why,
        at=closing.at,
        points=list(closing.points),
        text=f"{said.reason} {said.given}".strip(),
    )


def _token(authorization: str | None) -> str:
    """Return the token of a header; if there is none, "", which opens no seat."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _seat(table: Table, authorization: str | None) -> int | None:
    if authorization is None:
        return None
    token = _token(authorization)
    seat = table.seat_of(token)
    if seat is None:
        raise _no_seat(table, token)
    return seat


def _no_seat(table: Table, token: str) -> TableError:
    """Return why a token opens no seat."""
    invited = table.invited_by(token)
    if invited is None:
        return NotYourTurnError("this token opens no seat of this table")
    if table.seats[invited].claimed:
        return SeatTakenError(invited, table.seats[invited].name)
    return NotYourTurnError(
        f"this is the invitation to seat {invited}; take the seat first, by a POST to "
        f"/api/tables/{table.id}/seat with a name, which answers with its token"
    )


def _own_seat(table: Table, authorization: str | None) -> int:
    seat = _seat(table, authorization)
    if seat is None:
        raise NotYourTurnError("this needs the token of a seat")
    return seat


async def act(
    request: Request, table: TableId, order: ActionOrder, authorization: Bearer = None
) -> Done:
    """Take an action with the token's seat."""
    found = await services_of(request).tables.table(table)
    seat = _own_seat(found, authorization)
    return Done(seq=await found.act(seat, order.seq, order.action, order.id))


async def follow(
    request: Request, table: TableId, order: MacroOrder, authorization: Bearer = None
) -> Done:
    """Let the token's seat run a macro, which takes several decisions.

    Each decision is an ordinary event.  The macro stops when a person should look or choose, when
    another seat is to move, or after 32 decisions.
    """
    found = await services_of(request).tables.table(table)
    seat = _own_seat(found, authorization)
    return Done(seq=await found.follow(seat, order.seq, order.macro, order.id))


async def take_back(
    request: Request, table: TableId, order: TakeBackOrder, authorization: Bearer = None
) -> Done:
    """Let the token's seat take its last action back, if the table allows it."""
    found = await services_of(request).tables.table(table)
    seat = _own_seat(found, authorization)
    return Done(seq=await found.take_back(seat, order.seq, order.id))


async def hint(request: Request, table: TableId, authorization: Bearer = None) -> HintShown:
    """Return the advice of the game's solver, or a search, to the token's seat, which is to move.

    Before the first hint in a game something has to be compiled, once per server.  Meanwhile the
    answer is 503 with the error "preparing" and a Retry-After header.  While many hints are worked
    out, the error is "busy", with the same header.
    """
    services = services_of(request)
    found = await services.tables.table(table)
    seat = _own_seat(found, authorization)
    await take_costly(request)
    given = await services.hints.hint(found, seat, limited_client_of(request))
    line = [step.notation for step in given.steps]
    values = {action: list(seats) for action, seats in given.values.items()}
    spread = {one.notation: one.spread for one in given.best if one.spread}
    return HintShown(action=line[0], exact=given.exact, line=line, values=values, spread=spread)


async def record(
    request: Request, table: TableId, authorization: Bearer = None
) -> dict[str, object]:
    """Return the record of the play so far, as the token's seat, or a spectator, may have it.

    Secret, salt and seed are included once the play is over.  Until then a draw whose outcome only
    other seats may know is written ["chance", "?"].
    """
    found = await services_of(request).tables.table(table)
    return found.record(_seat(found, authorization)).as_json()


async def health(request: Request) -> Health:
    """Return whether the site works."""
    services = services_of(request)
    await services.readiness.check()
    precompile = services.precompilation
    return Health(
        database=True,
        engine=not precompile.is_running,
        compiled=precompile.done,
        compiling=precompile.total,
        tables=services.tables.open_count,
    )


async def page(request: Request) -> HTMLResponse:
    """Show the documentation of these calls."""
    return HTMLResponse(docs.page_of(request.app.openapi(), visitor_of(request)))


__all__ = [
    "Api",
    "Bearer",
    "act",
    "code",
    "contribute",
    "create_table",
    "follow",
    "games",
    "health",
    "hint",
    "key",
    "look",
    "make_api",
    "move",
    "page",
    "record",
    "sit",
    "take_back",
]
