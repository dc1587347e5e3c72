"""Creating a table: the form, and its submission."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.bots.levels import levels_of
from cuboteca.competition.rated_tables import NotRatedError, check_rated
from cuboteca.core.errors import OptionError
from cuboteca.games import game as game_of
from cuboteca.people.lobby import open_to_all
from cuboteca.table.errors import RefusedTableError
from cuboteca.table.seats import clean_name
from cuboteca.web.assets import sprite_url
from cuboteca.web.conditions_form import time_part
from cuboteca.web.contexts import Field, NewContext, OptionChoice, OptionField, SeatField
from cuboteca.web.devices import arrival_of, device_token_of, welcome
from cuboteca.web.option_fields import option_fields
from cuboteca.web.pages.passkey_sites import allows_passkeys, party_of
from cuboteca.web.phrases import level_name, phrases_for, texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import create_table as create_for
from cuboteca.web.request import form_of, is_secure, not_rated, services_of
from cuboteca.web.site_frame import site_for
from cuboteca.web.table_form import USUAL_LEVEL, order_of, pass_for, usual_seats
from cuboteca.web.visitor import remember_table, visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.table_form import Order
    from cuboteca.web.visitor import Visitor


async def new_table(request: Request) -> Response:
    """Show the form."""
    game = game_of(request.path_params["game"])
    return page(_context(game, visitor_of(request), {}, None))


async def create_table(request: Request) -> Response:
    """Create the table that a form requests."""
    form, visitor = await form_of(request), visitor_of(request)
    game = game_of(form.get("game", ""))
    visitor = replace(visitor, name=clean_name(form.get("name", "")) or visitor.name)
    arrival = arrival_of(visitor)
    texts = texts_for(visitor.language)
    try:
        order = order_of(game, form, visitor.name, texts)
        if order.rated:
            await _check_rated(request, game, order, arrival.person)
        time = order.conditions.time if order.conditions else None
        created = await create_for(
            request,
            game.name,
            order.options,
            order.wishes,
            hints=order.hints,
            contribute=order.contribute,
            conditions=order.conditions,
            within=partial(open_to_all, time=time) if order.to_all else None,
            person=arrival.person,
            rated=order.rated,
        )
    except NotRatedError as error:
        context = _context(game, visitor, form, not_rated(error, texts))
        confirms = error.key == "fresh" and allows_passkeys(party_of(request))
        return page(replace(context, confirms=confirms), 422)
    except (RefusedTableError, OptionError) as error:
        return page(_context(game, visitor, form, str(error)), 422)
    visitor = replace(visitor, pass_=pass_for(created))
    response = RedirectResponse(f"/tables/{created.table.id}", 303)
    secure = is_secure(request)
    remember_table(response, visitor, created.table, secure=secure)
    await welcome(services_of(request).people, arrival, response, secure=secure)
    return response


async def _check_rated(request: Request, game: Game, order: Order, person: str) -> None:
    """Refuse a rated table that cannot be one; raises NotRatedError."""
    control = order.conditions.time if order.conditions else None
    check_rated(
        game,
        order.options,
        order.wishes,
        control.kind if control else None,
        hints=order.hints,
        account=await services_of(request).rated.has_account(person),
    )
    await services_of(request).rated.check_fresh(person, device_token_of(request))


def _context(
    game: Game, visitor: Visitor, form: Mapping[str, str], problem: str | None
) -> NewContext:
    phrases = phrases_for(visitor.language, game)
    words = phrases.site
    meta = game.meta
    count = form.get("seats", "")
    return NewContext(
        site=site_for(visitor, f"/new/{game.name}"),
        t=word_of(words),
        game_name=meta.title,
        picture=game.presentation.cover(sprite_url(game.name)),
        create_url="/tables",
        fields=(Field("game", game.name),),
        options=_options(game, form, phrases),
        seat_counts=tuple(range(meta.min_seats, meta.max_seats + 1)),
        seat_count=int(count) if count.isdecimal() and len(count) < 3 else usual_seats(game),
        seats=tuple(_seat(seat, form, game, words) for seat in range(meta.max_seats)),
        name=visitor.name,
        problem=problem,
        confirms=False,
        rules_url=f"/rules/{game.name}",
        time=time_part(form, game, words),
    )


def _options(game: Game, form: Mapping[str, str], phrases: Phrases) -> tuple[OptionField, ...]:
    """Return the options of a game, then those of the table."""
    own = option_fields(game, form, phrases)
    words = phrases.site
    hints = OptionField(
        name="hints",
        label=words.word("hints"),
        kind="bool",
        value=form.get("hints", "") if form else "1",
        help=words.word("hints-help"),
    )
    rated = OptionField(
        name="rated",
        label=words.word("rated"),
        kind="bool",
        value=form.get("rated", ""),
        help=words.word("rated-help"),
    )
    come = OptionField(
        name="come",
        label=words.word("come"),
        kind="choice",
        value=form.get("come", "link"),
        help=words.word("come-help"),
        choices=tuple(OptionChoice(one, words.word(f"come-{one}")) for one in ("link", "lobby")),
    )
    return (*own, hints, rated, come)


def _seat(seat: int, form: Mapping[str, str], game: Game, texts: Texts) -> SeatField:
    people = [OptionChoice(kind, texts.word(f"choice-{kind}")) for kind in ("me", "here", "link")]
    group = texts.word("group-bots")
    bots = [
        OptionChoice(
            f"bot:{level}", texts.word("choice-bot", level=level_name(texts, level)), group
        )
        for level in levels_of(game)
    ]
    name = f"seat-{seat}"
    usual = "me" if seat == 0 else f"bot:{USUAL_LEVEL}"
    person = form.get(f"name-{seat}", "")
    return SeatField(name, seat, form.get(name, usual), (*people, *bots), person)


__all__ = [
    "create_table",
    "new_table",
]
