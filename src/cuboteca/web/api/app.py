"""The API's calls."""

from __future__ import annotations

import dataclasses
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Query, Request
from fastapi.encoders import jsonable_encoder
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from cuboteca import __version__
from cuboteca.bots.levels import LEVELS, levels_of
from cuboteca.competition.rated_tables import check_moving
from cuboteca.core.errors import CubotecaError
from cuboteca.core.play_record import actor_name
from cuboteca.games import all_games
from cuboteca.games import game as game_of
from cuboteca.people.friends import blocked_pairs
from cuboteca.people.lobby import (
    NotOpenError,
    is_open_to_all,
    open_to_all,
    tables_of,
    tell_seated,
)
from cuboteca.table.conditions import Conditions, read_time_control
from cuboteca.table.contributions import Given
from cuboteca.table.counted_time import Calendar
from cuboteca.table.errors import (
    NotYourTurnError,
    RefusedContributionError,
    RefusedTableError,
    SeatTakenError,
)
from cuboteca.table.leaving import AGREE, COME_BACK, DECLINE, HAND_OVER, RESIGN, SKIP
from cuboteca.table.seat_codes import SECONDS, shown_code
from cuboteca.table.seats import Seat, SeatWish, clean_name, new_token
from cuboteca.web.api import (
    competitions,
    docs,
    links,
    own_tables,
    positions,
    problems,
    puzzles,
    records,
)
from cuboteca.web.api.callers import (  # FastAPI reads them
    Bearer,  # noqa: TC001
    By,  # noqa: TC001
    Caller,  # noqa: TC001
    Person,  # noqa: TC001
)
from cuboteca.web.api.made_tables import seat_with_token, table_created
from cuboteca.web.api.models import (
    ActionOrder,
    AgreeOrder,
    BotSeat,
    ClockShown,
    ClosedShown,
    CodeShown,
    ConditionsOrder,
    ConditionsShown,
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
    LeaveOrder,
    LinkSeat,
    LobbySeat,
    LobbyShown,
    LobbyTableShown,
    LogLine,
    MacroOrder,
    MacroShown,
    MoveOrder,
    Number,
    OptionShown,
    OutcomeShown,
    ReplaceOrder,
    SeatMoved,
    SeatOrder,
    SeatShown,
    SeatWithToken,
    SitOrder,
    TableCreated,
    TableId,
    TableOrder,
    TableShown,
    TakeBackOrder,
    VoteOrder,
    documented,
    state_whole_bounds,
)
from cuboteca.web.clock_faces import faces_of
from cuboteca.web.devices import token_in
from cuboteca.web.frames import closed_of
from cuboteca.web.guards import gone
from cuboteca.web.live import MOST_AT_A_TABLE
from cuboteca.web.log import words_of
from cuboteca.web.people import names_of
from cuboteca.web.request import (
    base_of,
    limited_client_of,
    move_link,
    phrases_of,
    received_of,
    seat_by_code,
    services_of,
    take_costly,
    take_seat,
)
from cuboteca.web.request import create_table as create_for
from cuboteca.web.table_form import USUAL_LEVEL
from cuboteca.web.visitor import visitor_of
from cuboteca.web.waiting import LONGEST_WAIT, NoRoomError, changed_or_gone

if TYPE_CHECKING:
    from cuboteca.core.texts import Texts
    from cuboteca.table.table import Table

_PAUSE = 5  # seconds before a call that found no place to wait is made again


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
        version=__version__,
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
    add(
        "/tables",
        create_table,
        methods=["POST"],
        responses={**documented(404, 429, 503, 507), **links.of_created_table()},
    )
    add("/lobby", lobby, responses=documented(503))
    add(
        "/tables/{table}/sit",
        sit_down,
        methods=["POST"],
        responses=documented(403, 404, 410, 429, 503, 507),
    )
    add(
        "/tables/{table}",
        look,
        responses={**documented(403, 404, 503), **links.of_shown_table()},
    )
    add("/tables/{table}/wait", wait, responses=documented(403, 404, 503, later=True))
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
    leaving = documented(403, 404, 409, 410, 503, 507)
    for name, call in (
        ("resign", resign),
        ("replace", replace),
        ("return", come_back),
        ("agree", agree),
        ("vote", vote),
    ):
        add(f"/tables/{{table}}/{name}", call, methods=["POST"], responses=leaving)
    add("/tables/{table}/hint", hint, responses=documented(403, 404, 429, 503, later=True))
    add("/tables/{table}/record", record, responses=documented(403, 404, 503))
    competitions.add_to(api)
    puzzles.add_to(api)
    records.add_to(api)
    own_tables.add_to(api)
    positions.add_to(api)
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


async def create_table(request: Request, order: TableOrder, person: Person) -> TableCreated:
    """Create a table; this is the only answer with the tokens of its seats.

    With a key its person holds the seats of kind "human", as if the table had been made by hand.
    """
    wishes = [_wish(seat) for seat in order.seats]
    conditions = _conditions(order.conditions)
    time_control = conditions.time if conditions else None
    created = await create_for(
        request,
        order.game,
        order.options,
        wishes,
        order.seed,
        hints=order.hints,
        contribute=order.contribute,
        conditions=conditions,
        within=partial(open_to_all, time=time_control) if order.lobby else None,
        person=person,
    )
    return table_created(request, created)


def _conditions(order: ConditionsOrder | None) -> Conditions | None:
    """Return what an order says of time and leaving; raises RefusedTableError."""
    if order is None:
        return None
    calendar = Calendar(
        zone=order.zone,
        day_from=order.day_from,
        day_to=order.day_to,
        weekends=order.weekends,
        days_off=tuple(sorted(set(order.days_off))),
    )
    control = read_time_control(order.time)
    return Conditions(control, calendar, order.at_flag, order.level, order.away)


async def lobby(request: Request) -> LobbyShown:
    """Return the tables to which anybody may come."""
    listed = await services_of(request).lobby.ask(tables_of)
    return LobbyShown(
        tables=[
            LobbyTableShown(
                table=one.id,
                game=one.game,
                options=dict(one.options),
                time=one.pace or "none",
                age=one.age,
                seats=[
                    LobbySeat(seat=number, name=seat.name, level=seat.level, free=seat.is_free)
                    for number, seat in enumerate(one.seats)
                ],
            )
            for one in listed
        ]
    )


async def sit_down(
    request: Request, table: TableId, order: SitOrder, person: Person
) -> SeatWithToken:
    """Take a free seat of a table of the lobby; the answer has the seat's token.

    With a token of your own, the call can be repeated if its answer was lost.  With a key its
    person holds the seat.
    """
    services = services_of(request)
    found = await services.tables.table(table)
    if not (found.is_kept and await services.lobby.ask(is_open_to_all, found.id)):
        raise NotOpenError
    if order.token and found.seat_of(order.token) == order.seat:  # asked again
        return seat_with_token(request, found, found.seats[order.seat], order.token)
    await take_seat(request)
    if order.seat >= len(found.seats) or found.seats[order.seat].kind != "link":
        raise NotOpenError
    there = {seat.person for seat in found.seats if seat.person}
    blocked = await services.lobby.ask(blocked_pairs, {*there, person}) if person else ()
    if blocked:
        raise NotOpenError
    shown = await _claimed(request, found, order.seat, order, person)
    await services.lobby.ask(tell_seated, found.id)
    return shown


async def _claimed(
    request: Request, found: Table, seat: int, order: SeatOrder, person: str = ""
) -> SeatWithToken:
    """Seat a program; raises SeatTakenError if somebody else was faster."""
    name = clean_name(order.name)
    if not name:
        raise RefusedTableError(f"seat {seat} needs a name of 1 to 30 characters")
    token = order.token or new_token()
    await services_of(request).rated.check_seat(found, "", "")  # programs are nobody
    done = await found.claim(seat, name, token, person)
    found = await services_of(request).tables.table(found.id)  # another process may have seated one
    if not done:
        raise SeatTakenError(seat, found.seats[seat].name)
    if found.awaits and order.commitment:
        with suppress(RefusedContributionError):  # the play has just begun without it
            await found.contribute([Given(seat, order.commitment)])
    return seat_with_token(request, found, found.seats[seat], token)


async def sit(
    request: Request, table: TableId, order: SeatOrder, authorization: Bearer = None
) -> SeatWithToken:
    """Take the seat to which the header's token is the invitation; the answer has the seat's token.

    After that the invitation is used up.
    """
    tables = services_of(request).tables
    found = await tables.table(table)
    seat = found.invited_by(token_in(authorization or ""))
    if seat is None:
        raise NotYourTurnError("this needs the invitation to a seat of kind 'link'")
    return await _claimed(request, found, seat, order)


async def contribute(
    request: Request, table: TableId, order: ContributionOrder, by: By
) -> ContributionsShown:
    """Add to the draws, as the token's seat, before the first one; with the last the play begins.

    Who has committed has 20 seconds to reveal, and is left out then; after that an empty request
    begins the play.
    """
    found = await services_of(request).tables.table(table)
    seat = await by.own_seat(found)
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
    check_moving(found)
    seat = found.seat_of(token_in(authorization or ""))
    if seat is None:  # no key gives a seat away
        raise NotYourTurnError("this needs the token of a seat")
    shown = shown_code(await services.codes.ask(found, seat))
    link = move_link(base_of(request).handed, shown)
    return CodeShown(code=shown, seconds=round(SECONDS), link=link)


async def move(request: Request, order: MoveOrder) -> SeatMoved:
    """Move the seat that a code allows: the answer has its fresh token, and the old one ends.

    With a token of your own, the call can be repeated if its answer was lost.
    """
    token = order.token or new_token()
    found, seat = await seat_by_code(request, order.code, token)
    shown = seat_with_token(request, found, found.seats[seat], token)
    return SeatMoved(table=found.id, **shown.model_dump())


def _wish(seat: HumanSeat | LinkSeat | BotSeat) -> SeatWish:
    if isinstance(seat, HumanSeat):
        return SeatWish("human", seat.name)
    if isinstance(seat, LinkSeat):
        return SeatWish("link")
    return SeatWish("bot", level=seat.level or USUAL_LEVEL)


async def look(request: Request, table: TableId, by: By) -> TableShown:
    """Show a table as the token's seat, or a spectator, may know it."""
    found = await services_of(request).tables.table(table)
    return _shown(request, found, await by.seat(found))


async def wait(
    request: Request,
    table: TableId,
    by: By,
    after: Annotated[Number | None, Query(description="``seq`` as you know it")] = None,
    seconds: Annotated[
        float, Query(ge=0, le=LONGEST_WAIT, description="how long to wait at most")
    ] = LONGEST_WAIT,
) -> TableShown:
    """Show a table once it has changed; at once if ``after`` is not its ``seq`` or it has ended.

    Without a change the answer comes after ``seconds`` and has the same ``seq``: ask again.  So
    many calls may wait at a time as connections of pages; more get 503 with the error "busy".
    """
    services = services_of(request)
    found = await services.tables.table(table)
    seat = await by.seat(found)
    if not found.has_ended and after == found.seq:
        with services.sockets.place(limited_client_of(request)) as room:
            if not room or len(found.listeners) >= MOST_AT_A_TABLE:
                raise NoRoomError(_PAUSE)
            await changed_or_gone(found, () if seat is None else (seat,), request, seconds)
        found = await services.tables.table(table)  # another process may have it now
        seat = await by.seat(found)  # a token may have lost its seat meanwhile
    return _shown(request, found, seat)


def _shown(request: Request, found: Table, seat: int | None) -> TableShown:
    found.presence.glance([] if seat is None else [seat])
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
        seats=[_seat_shown(found, one) for one in found.seats],
        legal=play.legal_texts() if yours else [],
        macros=[
            MacroShown(name=one.name, label=phrases.game.plain(one.label, names))
            for one in (play.macros(seat) if yours else ())
        ],
        take_back=seat is not None and found.offers_taking_back(seat),
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
        commitment=found.commitment,
        head=found.chain_head,
        seeded=found.is_seeded,
        contributions=_contributions(found),
        conditions=_conditions_shown(found),
        clocks=_clocks(found, phrases.site),
        agreeing={
            what: sorted(seats) for what, seats in sorted(found.conduct.leaving.votes.items())
        },
        rematch=found.rematch or None,
        spectators=found.presence.spectators,
    )


def _seat_shown(table: Table, one: Seat) -> SeatShown:
    there = table.presence_of(one.seat)
    seconds = there.seconds if there else None
    return SeatShown(
        seat=one.seat,
        kind=one.kind,
        name=one.name,
        level=one.level,
        claimed=one.claimed,
        stand_ins=table.event_log.stood_in(one.seat),
        presence=there.state if there else None,
        substitute=_substitute(table, one.seat),
        resigned=one.seat in table.conduct.leaving.resigned,
        away_seconds=None if seconds is None else int(seconds),
    )


def _substitute(found: Table, seat: int) -> str:
    bot = found.conduct.leaving.substitutes.get(seat)
    return bot.level if bot else ""


def _conditions_shown(found: Table) -> ConditionsShown:
    one, clocks = found.conditions, found.conduct.clocks
    return ConditionsShown(
        time="none" if clocks is None else str(clocks.control),
        zone=one.calendar.zone,
        day_from=one.calendar.day_from,
        day_to=one.calendar.day_to,
        weekends=one.calendar.weekends,
        days_off=list(one.calendar.days_off),
        at_flag=one.at_flag,
        level=one.level,
        away=one.away,
    )


def _clocks(found: Table, texts: Texts) -> list[ClockShown | None]:
    mover = -1 if found.has_ended else found.to_move
    faces = faces_of(found.conduct, mover, time.time(), found.outages.known, texts)
    return [
        None if one is None else ClockShown(left=one.left, runs=one.runs_from is not None)
        for one in faces
    ]


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


async def act(request: Request, table: TableId, order: ActionOrder, by: By) -> Done:
    """Take an action with the token's seat."""
    found = await services_of(request).tables.table(table)
    seat = await by.own_seat(found)
    received = received_of(request)
    return Done(seq=await found.act(seat, order.seq, order.action, order.id, received=received))


async def follow(request: Request, table: TableId, order: MacroOrder, by: By) -> Done:
    """Let the token's seat run a macro, which takes several decisions.

    Each decision is an ordinary event.  The macro stops when a person should look or choose, when
    another seat is to move, or after 32 decisions.
    """
    found = await services_of(request).tables.table(table)
    seat = await by.own_seat(found)
    received = received_of(request)
    return Done(seq=await found.follow(seat, order.seq, order.macro, order.id, received=received))


async def take_back(request: Request, table: TableId, order: TakeBackOrder, by: By) -> Done:
    """Let the token's seat take its last action back, if the table allows it."""
    found = await services_of(request).tables.table(table)
    seat = await by.own_seat(found)
    received = received_of(request)
    return Done(seq=await found.take_back(seat, order.seq, order.id, received=received))


async def resign(request: Request, table: TableId, order: LeaveOrder, by: By) -> Done:
    """Resign with the token's seat, which then ranks last; a bot plays on, or the play ends."""
    return await _leave(request, table, by, RESIGN, "", order.id)


async def replace(request: Request, table: TableId, order: ReplaceOrder, by: By) -> Done:
    """Let a bot play in the token's seat until it is taken back."""
    return await _leave(request, table, by, HAND_OVER, order.level, order.id)


async def come_back(request: Request, table: TableId, order: LeaveOrder, by: By) -> Done:
    """Take the token's seat back from the bot that plays in it."""
    return await _leave(request, table, by, COME_BACK, "", order.id)


async def agree(request: Request, table: TableId, order: AgreeOrder, by: By) -> Done:
    """Agree on something with the token's seat, or not; whoever agrees first offers it.

    Once all people at the table agree, it is done.
    """
    number = AGREE if order.agree else DECLINE
    return await _leave(request, table, by, number, order.what, order.id)


async def vote(request: Request, table: TableId, order: VoteOrder, by: By) -> Done:
    """Vote that a bot moves for a seat that is away, until its person comes back."""
    what = f"{SKIP}{order.seat}"
    return await _leave(request, table, by, AGREE, what, order.id)


async def _leave(
    request: Request, table: str, by: Caller, number: int, what: str, id_: str
) -> Done:
    found = await services_of(request).tables.table(table)
    await found.leave(await by.own_seat(found), number, what, id_)
    return Done(seq=found.seq)


async def hint(request: Request, table: TableId, by: By) -> HintShown:
    """Return the advice of the game's solver, or a search, to the token's seat, which is to move.

    Before the first hint in a game something has to be compiled, once per server.  Meanwhile the
    answer is 503 with the error "preparing" and a Retry-After header.  While many hints are worked
    out, the error is "busy", with the same header.
    """
    services = services_of(request)
    found = await services.tables.table(table)
    seat = await by.own_seat(found)
    await take_costly(request)
    given = await services.hints.hint(found, seat, limited_client_of(request))
    line = [step.notation for step in given.steps]
    values = {action: list(seats) for action, seats in given.values.items()}
    spread = {one.notation: one.spread for one in given.best if one.spread}
    return HintShown(action=line[0], exact=given.exact, line=line, values=values, spread=spread)


async def record(request: Request, table: TableId, by: By) -> dict[str, object]:
    """Return the record of the play so far, as the token's seat, or a spectator, may have it.

    Secret, salt and seed are included once the play is over.  Until then a draw whose outcome only
    other seats may know is written ["chance", "?"].
    """
    found = await services_of(request).tables.table(table)
    return found.record(await by.seat(found)).as_json()


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
    "act",
    "code",
    "contribute",
    "create_table",
    "follow",
    "games",
    "health",
    "hint",
    "key",
    "lobby",
    "look",
    "make_api",
    "move",
    "page",
    "record",
    "sit",
    "sit_down",
    "take_back",
    "wait",
]
