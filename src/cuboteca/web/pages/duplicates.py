"""Matches of several tables with the same chance: creating one, and comparing its tables."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.bots.levels import known_to, levels_of
from cuboteca.competition import deals
from cuboteca.competition.comparison import differences, standings
from cuboteca.competition.deals import DealError, Team
from cuboteca.core.errors import OptionError
from cuboteca.games import all_games
from cuboteca.games import game as game_of
from cuboteca.table.errors import RefusedTableError
from cuboteca.table.seats import clean_name
from cuboteca.web.conditions_form import conditions_of, time_part
from cuboteca.web.contexts import (
    DealSeatContext,
    DuplicatesContext,
    Field,
    MatchCell,
    MatchContext,
    MatchRow,
    MatchTable,
    MatchTeam,
    OptionChoice,
    TeamField,
)
from cuboteca.web.deal_results import is_complete, results_without_luck
from cuboteca.web.devices import arrival_of, welcome
from cuboteca.web.frames import claim_of
from cuboteca.web.option_fields import option_fields
from cuboteca.web.phrases import level_name, phrases_for, texts_for, title_of, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    base_of,
    client_network_of,
    form_of,
    is_secure,
    limited_client_of,
    services_of,
    take_costly,
)
from cuboteca.web.sharing import shared
from cuboteca.web.site_frame import site_for
from cuboteca.web.table_form import USUAL_LEVEL, options_of, pass_for, usual_seats
from cuboteca.web.visitor import cookie_of, remember, remember_table, visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.competition.deals import DealPlay, StoredDeal
    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.table.table import Table
    from cuboteca.table.tables import NewTable
    from cuboteca.web.visitor import Visitor

_TABLES = (2, 3, 4)  # of a match
_LEAST_SEATS = 2
_MOST_LISTED = 20
_INVITE = re.compile(r"(\d)-(\d):([A-Za-z0-9_-]{1,64})")
_MOST_INVITES = 24
_LONGEST_TEAM = 30


async def show(request: Request) -> Response:
    """Show the reader's matches, and the form for a new one."""
    visitor = visitor_of(request)
    chosen = request.query_params.get("game", "")
    game = game_of(chosen) if chosen else None
    return page(await _context(request, visitor, game, {}))


async def _context(
    request: Request,
    visitor: Visitor,
    game: Game | None,
    form: Mapping[str, str],
    problem: str = "",
) -> DuplicatesContext:
    services, texts = services_of(request), texts_for(visitor.language)
    found = await services.deals.ask(deals.own_matches, visitor.person, _MOST_LISTED)
    counts = range(_LEAST_SEATS, game.meta.max_seats + 1) if game else ()
    seats, tables = form.get("seats", ""), form.get("tables", "")
    return DuplicatesContext(
        site=site_for(visitor, f"/duplicates?game={game.name}" if game else "/duplicates"),
        t=word_of(texts),
        matches=tuple(_row(one, services.deals.now, texts) for one in found),
        games=tuple(
            OptionChoice(f"/duplicates?game={one.name}", one.meta.title)
            for one in all_games()
            if one.meta.max_seats >= _LEAST_SEATS
        ),
        game_name=game.meta.title if game else "",
        fields=(Field("game", game.name),) if game else (),
        seat_counts=tuple(counts),
        seat_count=int(seats) if seats in map(str, counts) else _usual(game),
        table_counts=_TABLES,
        table_count=int(tables) if tables in map(str, _TABLES) else _TABLES[0],
        teams=tuple(_team_field(n, game, form, texts) for n in range(max(counts))) if game else (),
        options=option_fields(game, form, phrases_for(visitor.language, game)) if game else (),
        time=time_part(form, game, texts) if game else None,
        name=visitor.name,
        problem=problem,
        create_url="/duplicates",
        daily_url="/daily",
    )


def _usual(game: Game | None) -> int:
    return max(_LEAST_SEATS, min(usual_seats(game), _LEAST_SEATS)) if game else _LEAST_SEATS


def _row(one: StoredDeal, now: float, texts: Texts) -> MatchRow:
    state = "match-running" if one.is_sealed(now) else "match-over"
    return MatchRow(f"/duplicates/{one.id}", _title(one, texts), texts.word(state))


def _title(one: StoredDeal, texts: Texts) -> str:
    return texts.word("match-title", game=title_of(one.game), count=one.table_count)


def _team_field(number: int, game: Game, form: Mapping[str, str], texts: Texts) -> TeamField:
    people = OptionChoice("people", texts.word("match-people"))
    group = texts.word("group-bots")
    bots = [
        OptionChoice(
            f"bot:{level}", texts.word("choice-bot", level=level_name(texts, level)), group
        )
        for level in levels_of(game)
    ]
    usual = "people" if number < _LEAST_SEATS else f"bot:{USUAL_LEVEL}"
    return TeamField(
        number=number + 1,
        field=f"team-{number}",
        name_field=f"team-name-{number}",
        value=form.get(f"team-{number}", usual),
        name=form.get(f"team-name-{number}", ""),
        choices=(people,) if number == 0 else (people, *bots),
    )


async def create(request: Request) -> Response:
    """Create a match that a form requests."""
    form, visitor = await form_of(request), visitor_of(request)
    game, services = game_of(form.get("game", "")), services_of(request)
    texts = texts_for(visitor.language)
    visitor = replace(visitor, name=clean_name(form.get("name", "")) or visitor.name)
    arrival = arrival_of(visitor)
    try:
        order = _order(game, form, texts, services.deals.now)
        order = replace(order, person=arrival.person)
        conditions = conditions_of(form, texts)
        for _ in range(order.table_count):
            await services.allowance.take(client_network_of(request))
        name = visitor.name or texts.word("guest")
        made = await services.deals.create_match(
            order, name, limited_client_of(request), conditions
        )
    except (RefusedTableError, OptionError) as error:
        return page(await _context(request, visitor, game, form, str(error)), 422)
    response = RedirectResponse(f"/duplicates/{order.id}", 303)
    secure = is_secure(request)
    own = replace(visitor, pass_=replace(pass_for(made[0]), invitations=()))
    remember_table(response, own, made[0].table, secure=secure)
    remember(response, "invites", _invites(made), path=f"/duplicates/{order.id}", secure=secure)
    await welcome(services.people, arrival, response, secure=secure)
    return response


def _order(game: Game, form: Mapping[str, str], texts: Texts, now: float) -> StoredDeal:
    """Return the match that a form requests; raises RefusedTableError and OptionError."""
    counts = {str(count): count for count in range(_LEAST_SEATS, game.meta.max_seats + 1)}
    tables = {str(count): count for count in _TABLES}
    seats = counts.get(form.get("seats", ""))
    if seats is None or form.get("tables", "") not in tables:
        low, high = min(counts.values(), default=0), max(counts.values(), default=0)
        raise RefusedTableError(
            texts.word("match-wrong-counts", low=low, high=high, most=_TABLES[-1])
        )
    teams = [_team(number, game, form, texts) for number in range(seats)]
    if any(team.level for team in teams[:1]) or len(teams) != seats:
        raise RefusedTableError(texts.word("problem-seat"))
    fresh = deals.fresh_deal(game, seats, options_of(game, form), teams, now)
    return replace(fresh, table_count=tables[form["tables"]])


def _team(number: int, game: Game, form: Mapping[str, str], texts: Texts) -> Team:
    name = clean_name(form.get(f"team-name-{number}", ""))[:_LONGEST_TEAM]
    match form.get(f"team-{number}", "people").partition(":"):
        case ("people", "", ""):
            return Team(name)
        case ("bot", ":", level) if level in known_to(game) and number:
            return Team(name, level)
        case _:
            raise RefusedTableError(texts.word("problem-seat"))


def _invites(made: Sequence[NewTable]) -> str:
    """Return the invitations to all tables, for a cookie of the page of the match."""
    return ".".join(
        f"{number}-{one.seat}:{one.token}"
        for number, table in enumerate(made)
        for one in pass_for(table).invitations
    )


async def match(request: Request) -> Response:
    """Show a match: its seats, and once all tables are over how they compare."""
    services, visitor = services_of(request), visitor_of(request)
    found = await services.deals.ask(deals.find, request.path_params["deal"])
    if found.day:
        return RedirectResponse(f"/daily/{found.day}/{found.game}", 303)
    texts = texts_for(visitor.language)
    plays = await services.deals.ask(deals.plays_of, found.id)
    sealed = found.is_sealed(services.deals.now)
    points = [] if sealed else [list(one.ended.points) for one in plays if one.ended]
    adjusted = [] if sealed else list((await results_without_luck(services, plays)).values())
    compared = differences(points) if is_complete(points, plays) else []
    without_luck = differences(adjusted) if is_complete(adjusted, plays) else []
    invites = {
        (int(table), int(seat)): token
        for part in cookie_of(request, "invites").split(".")[:_MOST_INVITES]
        if (fits := _INVITE.fullmatch(part))
        for table, seat, token in [fits.groups()]
    }
    return page(
        MatchContext(
            site=site_for(visitor, f"/duplicates/{found.id}"),
            t=word_of(texts),
            title=_title(found, texts),
            commitment=found.commitment,
            sealed=sealed,
            tables=tuple(
                [
                    await _table(
                        request, found, one, texts, invites, compared, without_luck, sealed=sealed
                    )
                    for one in plays
                ]
            ),
            teams=_teams(found, points, adjusted, texts) if compared else (),
            adjusted=bool(without_luck),
            analyses=_analyses(found, plays, texts, sealed=sealed),
            analyse_url=_analyse_url(found, plays, sealed=sealed),
            duplicates_url="/duplicates",
        )
    )


def _analyses(found: StoredDeal, plays: Sequence[DealPlay], texts: Texts, *, sealed: bool) -> str:
    if sealed or not found.wants_analyses:
        return ""
    done = sum(one.analysed for one in plays)
    return texts.word("match-analyses", done=done, count=len(plays)) if done < len(plays) else ""


def _analyse_url(found: StoredDeal, plays: Sequence[DealPlay], *, sealed: bool) -> str:
    whole = all(one.ended is not None and not one.ended.closed for one in plays)
    wanted = not sealed and not found.wants_analyses and whole
    missing = any(not one.analysed for one in plays)
    return f"/duplicates/{found.id}/analyses" if wanted and missing else ""


async def _table(
    request: Request,
    found: StoredDeal,
    one: DealPlay,
    texts: Texts,
    invites: Mapping[tuple[int, int], str],
    compared: Sequence[Sequence[float]],
    without_luck: Sequence[Sequence[float]],
    *,
    sealed: bool,
) -> MatchTable:
    visitor, base = visitor_of(request), base_of(request)
    sits = bool(visitor.person) and visitor.person in one.persons
    cells = []
    for seat in range(found.seat_count):
        team = found.team_in(seat, one.place)
        token = "" if one.claimed[seat] else invites.get((one.place, seat), "")
        level = one.levels[seat]
        bot = texts.word("choice-bot", level=level_name(texts, level)) if level else ""
        name = bot or one.names[seat]
        cells.append(
            MatchCell(
                team=_team_name(found, team, texts),
                name=name if one.claimed[seat] and name else texts.word("match-free"),
                points=str(one.ended.points[seat]) if one.ended and not sealed else "",
                difference=_signed(compared[one.place][seat]) if compared else "",
                adjusted=_signed(100 * without_luck[one.place][seat]) if without_luck else "",
                invite=shared(base, f"/tables/{one.play}/seat/{token}", texts) if token else None,
            )
        )
    state = "match-table-over" if one.finished else "match-table-running"
    if one.finished and one.ended and one.ended.closed:
        state = "match-table-closed"
    return MatchTable(
        title=texts.word("match-table", number=one.place + 1),
        url=f"/tables/{one.play}" if sits or not sealed else "",
        replay_url="" if sealed else f"/tables/{one.play}/replay",
        state=texts.word(state),
        cells=tuple(cells),
    )


def _team_name(found: StoredDeal, team: int, texts: Texts) -> str:
    return found.teams[team].name or texts.word("match-team", number=team + 1)


def _signed(value: float) -> str:
    """Return a difference with its sign and one digit after the point."""
    rounded = f"{value:+.1f}"
    return rounded.replace("-", "\N{MINUS SIGN}") if float(rounded) else "0"


def _teams(
    found: StoredDeal,
    points: Sequence[Sequence[float]],
    adjusted: Sequence[Sequence[float]],
    texts: Texts,
) -> tuple[MatchTeam, ...]:
    luckless = {}
    if len(adjusted) == len(points):
        luckless = {one.team: one.difference for one in standings(adjusted, found.seat_of)}
    return tuple(
        MatchTeam(
            place=one.place,
            name=_team_name(found, one.team, texts),
            points=f"{one.points:g}".replace("-", "\N{MINUS SIGN}"),
            difference=_signed(one.difference),
            adjusted=_signed(100 * luckless[one.team]) if luckless else "",
        )
        for one in standings(points, found.seat_of)
    )


async def analyse(request: Request) -> Response:
    """Let all plays of a match be analysed, one after another."""
    await form_of(request)  # of this site
    services, visitor = services_of(request), visitor_of(request)
    found = await services.deals.ask(deals.find, request.path_params["deal"])
    plays = await services.deals.ask(deals.plays_of, found.id)
    known = {found.person, *(one for each in plays for one in each.persons)} - {""}
    if visitor.person not in known:
        raise DealError("not-yours", "only those who played in a match let it be analysed")
    if found.is_sealed(services.deals.now):
        raise DealError("sealed", "a match is analysed once all of its tables are over")
    await take_costly(request)
    await services.deals.ask(deals.want_analyses, found.id)
    services.deals.hurry()
    return RedirectResponse(f"/duplicates/{found.id}", 303)


def seat_page(request: Request, table: Table, seat: int, token: str) -> Response:
    """Show a seat by link of a table that is sealed, without its board."""
    visitor = visitor_of(request)
    texts = texts_for(visitor.language)
    claim = claim_of(table, seat, token, visitor.name, visitor.language)
    return page(
        DealSeatContext(
            site=site_for(visitor, "/duplicates"),
            t=word_of(texts),
            title=texts.word("match-seat-title", game=table.game.meta.title),
            seat=seat + 1,
            url=claim.url,
            fields=claim.fields,
            name=claim.name,
        )
    )


__all__ = ["analyse", "create", "match", "seat_page", "show"]
