"""A summary of a game's rules, with its options and the figures we had to assume."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from cuboteca.games import game as game_of
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import RulesContext, RulesSection
from cuboteca.web.laying import usual_seats
from cuboteca.web.people import joined
from cuboteca.web.rendering import page
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of
from cuboteca.web.wording import texts_for, word_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.game import Game, Option
    from cuboteca.core.texts import Texts
    from cuboteca.web.visitor import Visitor


async def rules(request: Request) -> Response:
    """Show the summary."""
    return page(_context(game_of(request.path_params["game"]), visitor_of(request)))


def _context(game: Game, visitor: Visitor) -> RulesContext:
    texts, meta = texts_for(visitor.language, game), game.meta
    people = joined(meta.designers, texts)
    return RulesContext(
        site=site_for(visitor, f"/rules/{game.name}"),
        t=word_of(texts),
        game_name=meta.title,
        picture=game.presentation.cover(sprite_url(game.name)),
        styles=style_urls(game.name),
        intro=texts.word("rules-intro", game=meta.title, designers=people, year=str(meta.year)),
        sections=tuple(_sections(game, texts)),
        new_url=f"/new/{game.name}",
    )


def _sections(game: Game, texts: Texts) -> Iterator[RulesSection]:
    number = 1
    while texts.has(f"rules-{number}-title"):
        title, body = (texts.word(f"rules-{number}-{part}") for part in ("title", "body"))
        yield RulesSection(f"part-{number}", title, _paragraphs(body))
        number += 1
    if number == 1:
        yield RulesSection(
            "part-1", texts.word("rules-summary"), _paragraphs(texts.word("rules-none"))
        )
    if game.meta.options:
        yield _options(game, texts)
    if game.meta.assumed:
        yield _assumed(game, texts)


def _paragraphs(body: str) -> tuple[Markup, ...]:
    return tuple(escape(part) for part in body.split("\n") if part.strip())


def _options(game: Game, texts: Texts) -> RulesSection:
    return RulesSection(
        "options",
        texts.word("rules-options"),
        _paragraphs(texts.word("rules-version", version=game.meta.rules_version)),
        tuple(texts.word(key) for key in ("rules-option", "rules-default", "rules-meaning")),
        tuple(_option(option, texts, usual_seats(game)) for option in game.meta.options),
    )


def _option(option: Option, texts: Texts, seats: int) -> tuple[Markup, ...]:
    usual = option.default_for(seats)
    shown = texts.word("yes" if usual else "no") if isinstance(usual, bool) else str(usual)
    key = f"option-{option.name}"
    return (escape(texts.word(key)), escape(shown), escape(texts.word(f"{key}-help")))


def _assumed(game: Game, texts: Texts) -> RulesSection:
    return RulesSection(
        "assumed",
        texts.word("rules-assumed"),
        _paragraphs(texts.word("rules-assumed-why")),
        (texts.word("rules-figure"), texts.word("rules-value")),
        tuple(
            (escape(texts.plain(figure.what)), escape(figure.value)) for figure in game.meta.assumed
        ),
    )
