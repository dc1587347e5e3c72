"""All tournaments, and the form that creates one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.competition import tournaments
from cuboteca.competition.rated_tables import NotRatedError, check_rated
from cuboteca.competition.tournaments import TournamentError
from cuboteca.core.errors import OptionError
from cuboteca.games import all_games
from cuboteca.games import game as game_of
from cuboteca.table.errors import RefusedTableError
from cuboteca.table.seats import SeatWish, clean_name
from cuboteca.web.contexts import NewTournament, TournamentsContext
from cuboteca.web.devices import arrival_of, device_token_of, welcome
from cuboteca.web.phrases import phrases_for, texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    client_network_of,
    form_of,
    is_secure,
    not_rated,
    services_of,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.tournament_form import form_for, plan_of, seat_counts
from cuboteca.web.tournament_words import card_of
from cuboteca.web.visitor import remember_name, visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.competition.tournaments import Plan, State
    from cuboteca.core.game import Game
    from cuboteca.web.contexts import TournamentCard

_PATH = "/tournaments"


async def show(request: Request) -> Response:
    """Show all tournaments; with ``game`` also the form for a new one."""
    name = request.query_params.get("game")
    return page(await _context(request, game_of(name) if name else None, {}, None))


async def create(request: Request) -> Response:
    """Create the tournament that a form requests."""
    form, visitor, services = await form_of(request), visitor_of(request), services_of(request)
    game = game_of(form.get("game", ""))
    texts = texts_for(visitor.language)
    visitor = replace(visitor, name=clean_name(form.get("name", "")) or visitor.name)
    arrival = arrival_of(visitor)
    await services.allowance.take(client_network_of(request))
    try:
        plan = plan_of(game, form, texts, services.tournaments.now)
        if plan.rated:
            await _check_rated(request, game, plan, arrival.person)
        response = RedirectResponse(_PATH, 303)
        await welcome(services.people, arrival, response, secure=is_secure(request))
        made = await services.tournaments.ask(
            tournaments.create, plan, arrival.person, services.tournaments.now
        )
    except TournamentError as error:
        problem = texts.word(f"tournament-{error.key}", **error.facts)
        return page(await _context(request, game, form, problem), 422)
    except NotRatedError as error:
        if error.key == "fresh":  # the page that says so has a button for it
            raise
        return page(await _context(request, game, form, not_rated(error, texts)), 422)
    except (RefusedTableError, OptionError) as error:
        return page(await _context(request, game, form, str(error)), 422)
    response.headers["location"] = f"{_PATH}/{made}"
    if visitor.name:
        remember_name(response, visitor.name, secure=is_secure(request))
    return response


async def _check_rated(request: Request, game: Game, plan: Plan, person: str) -> None:
    """Refuse a rated tournament whose tables cannot be; raises NotRatedError."""
    control = plan.conditions.time
    others = [SeatWish("bot", level=plan.bots)] if plan.bots else []
    free = [SeatWish("link")] * (plan.seat_count - 1 - len(others))
    check_rated(
        game,
        plan.options,
        [SeatWish("human"), *others, *free],
        control.kind if control else None,
        hints=False,
        account=await services_of(request).rated.has_account(person),
    )
    await services_of(request).rated.check_fresh(person, device_token_of(request))


async def _context(
    request: Request, game: Game | None, form: Mapping[str, str], problem: str | None
) -> TournamentsContext:
    visitor = visitor_of(request)
    texts = texts_for(visitor.language)

    async def cards(state: State) -> tuple[TournamentCard, ...]:
        ask = services_of(request).tournaments.ask
        found = await ask(tournaments.listed, state, visitor.person)
        return tuple(card_of(one, texts) for one in found)

    shown = None
    if game is not None:
        shown = form_for(game, form, phrases_for(visitor.language, game), visitor.name)
    return TournamentsContext(
        site=site_for(visitor, f"{_PATH}?game={game.name}" if game else _PATH),
        t=word_of(texts),
        open=await cards("open"),
        running=await cards("running"),
        over=await cards("over"),
        games=tuple(
            NewTournament(f"{_PATH}?game={one.name}#new", one.meta.title, one == game)
            for one in all_games()
            if seat_counts(one)
        ),
        form=shown,
        problem=problem,
    )


__all__ = ["create", "show"]
