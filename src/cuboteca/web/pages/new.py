"""Creating a table: the form, and its submission."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.bots.levels import levels_of
from cuboteca.core.errors import OptionError
from cuboteca.games import game as game_of
from cuboteca.table.errors import RefusedTableError
from cuboteca.table.seats import clean_name
from cuboteca.web.assets import sprite_url
from cuboteca.web.contexts import Field, NewContext, OptionChoice, OptionField, SeatField
from cuboteca.web.phrases import level_name, phrases_for, texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import create_table as create_for
from cuboteca.web.request import form_of, is_secure
from cuboteca.web.site_frame import site_for
from cuboteca.web.table_form import USUAL_LEVEL, order_of, pass_for, usual_seats
from cuboteca.web.visitor import remember_table, visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.game import Game, Option
    from cuboteca.core.texts import Texts
    from cuboteca.web.phrases import Phrases
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
    try:
        order = order_of(game, form, visitor.name, texts_for(visitor.language))
        created = await create_for(
            request,
            game.name,
            order.options,
            order.wishes,
            hints=order.hints,
            contribute=order.contribute,
        )
    except (RefusedTableError, OptionError) as error:
        return page(_context(game, visitor, form, str(error)), 422)
    visitor = replace(visitor, pass_=pass_for(created))
    response = RedirectResponse(f"/tables/{created.table.id}", 303)
    remember_table(response, visitor, created.table, secure=is_secure(request))
    return response


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
        rules_url=f"/rules/{game.name}",
    )


def _options(game: Game, form: Mapping[str, str], phrases: Phrases) -> tuple[OptionField, ...]:
    """Return the options of a game, then those of the table."""
    own = tuple(_option(option, form, game, phrases) for option in game.meta.options)
    words = phrases.site
    hints = OptionField(
        name="hints",
        label=words.word("hints"),
        kind="bool",
        value=form.get("hints", "") if form else "1",
        help=words.word("hints-help"),
    )
    return (*own, hints)


def _option(option: Option, form: Mapping[str, str], game: Game, phrases: Phrases) -> OptionField:
    words, texts = phrases
    field = f"option-{option.name}"
    low, high = option.suggested or (option.low, option.high)
    by_seats = _recommended(option, game, texts)
    choices = [OptionChoice(one, _choice(texts, option, one)) for one in option.choices]
    if by_seats and choices:
        choices.insert(0, OptionChoice("", words.word("recommended")))
    default = option.default_for(usual_seats(game))
    usual = ("1" if default else "") if option.kind == "bool" else str(default)
    if by_seats:
        usual = ""
    return OptionField(
        name=field,
        label=texts.word(field),
        kind="choice" if option.kind == "data" else option.kind,
        value=form.get(field, "") if form else usual,
        help=texts.word(f"{field}-help"),
        low=low,
        high=high,
        choices=tuple(choices),
        recommended=by_seats,
    )


def _recommended(option: Option, game: Game, texts: Texts) -> tuple[OptionChoice, ...]:
    """Return the default for each number of seats if it depends on that; not for a checkbox."""
    counts = range(game.meta.min_seats, game.meta.max_seats + 1)
    defaults = [str(option.default_for(count)) for count in counts]
    if option.kind == "bool" or len(set(defaults)) == 1:
        return ()
    return tuple(
        OptionChoice(str(count), _choice(texts, option, default))
        for count, default in zip(counts, defaults, strict=True)
    )


def _choice(texts: Texts, option: Option, value: str) -> str:
    key = f"{option.choice_words or f'option-{option.name}'}-{value}"
    return texts.word(key) if texts.has(key) else value


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
