"""A tournament: who takes part, its rounds and standings, and one's own next table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.competition import tournaments
from cuboteca.competition.rated_tables import NotRatedError
from cuboteca.competition.tournaments import NotYoursError, TournamentError
from cuboteca.people import accounts, reports
from cuboteca.people.audit import write_audit
from cuboteca.table.errors import StorageError
from cuboteca.table.seats import clean_name
from cuboteca.web.devices import arrival_of, device_token_of, welcome
from cuboteca.web.phrases import texts_for
from cuboteca.web.rendering import page
from cuboteca.web.request import base_of, client_network_of, form_of, is_secure, services_of
from cuboteca.web.sharing import shared
from cuboteca.web.tournament_words import tournament_context
from cuboteca.web.visitor import remember_name, visitor_of

if TYPE_CHECKING:
    import sqlalchemy as sa
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.web.services import Services


async def show(request: Request) -> Response:
    """Show a tournament; whoever is ready in an arena stays so by asking for it."""
    name, visitor, services = _name(request), visitor_of(request), services_of(request)
    runner = services.tournaments
    known = await runner.ask(tournaments.read, name)
    me = known.of(visitor.person)
    if me is not None and me.ready is not None:
        await runner.ask(tournaments.still_here, name, visitor.person, runner.now)
    moderates = await _moderates(services, visitor.person)
    sharing = shared(base_of(request), request.url.path, texts_for(visitor.language))
    return page(tournament_context(known, visitor, runner.now, sharing, moderates=moderates))


async def _moderates(services: Services, person: str) -> bool:
    if not person:
        return False
    try:
        return await services.sanctions.transactions(reports.is_moderator, person)
    except StorageError:  # the page can be read all the same
        return False


async def act(request: Request) -> Response:
    """Do what a button of the page says."""
    form, name, visitor = await form_of(request), _name(request), visitor_of(request)
    runner, do = services_of(request).tournaments, form.get("do", "")
    if do == "sign-up":
        return await _sign_up(request, name, form.get("name", ""))
    person = visitor.person
    match do:
        case "withdraw":
            await runner.ask(tournaments.withdraw, name, person)
        case "ready" | "pause":
            await runner.ask(tournaments.set_ready, name, person, runner.now, ready=do == "ready")
        case "start":
            await runner.ask(tournaments.start, name, person)
        case "close":
            moderates = await _moderates(services_of(request), person)
            await runner.ask(_close, name, person, runner.now, moderates=moderates)
        case _:
            raise TournamentError("needs-act")
    return RedirectResponse(f"/tournaments/{name}", 303)


def _name(request: Request) -> str:
    return str(request.path_params["tournament"])


def _close(
    connection: sa.Connection, name: str, person: str, now: float, *, moderates: bool
) -> None:
    """Close a tournament for its host; a moderator's act is kept in the audit log."""
    known = tournaments.read(connection, name)
    mine = bool(person) and known.tournament.host == person
    if not (mine or moderates):
        raise NotYoursError("not-host")
    tournaments.close(connection, name, now)
    if not mine:
        write_audit(connection, person, "tournament", name, "", known.tournament.plan.name)


async def _sign_up(request: Request, name: str, called: str) -> Response:
    """Let the reader take part, under a name that others can see."""
    visitor, services = visitor_of(request), services_of(request)
    runner = services.tournaments
    texts = texts_for(visitor.language)
    visitor = replace(visitor, name=clean_name(called) or visitor.name or texts.word("guest"))
    known = await runner.ask(tournaments.read, name)
    if known.tournament.plan.rated:
        if not await services.rated.has_account(visitor.person):
            raise NotRatedError("seat-account", "whoever plays a rated tournament needs an account")
        await services.rated.check_fresh(visitor.person, device_token_of(request))
    arrival = arrival_of(visitor)
    if arrival.newcomer is not None:  # a stranger costs a row
        await services.seat_tries.take(client_network_of(request))
    response = RedirectResponse(f"/tournaments/{name}", 303)
    await welcome(services.people, arrival, response, secure=is_secure(request))
    await runner.ask(_named, arrival.person, visitor.name)
    await runner.ask(tournaments.sign_up, name, arrival.person)
    remember_name(response, visitor.name, secure=is_secure(request))
    return response


def _named(connection: sa.Connection, person: str, name: str) -> None:
    """Call a guest as the reader is called now, and an account only if it has no name."""
    one = accounts.account(connection, person)
    if one is not None and one.name != name and (one.is_guest or not one.name):
        accounts.rename(connection, person, name)


__all__ = ["act", "show"]
