"""A summary of a game's rules, with its options and its assumed figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from cuboteca.games import game as game_of
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import RulesContext, RulesSection
from cuboteca.web.phrases import phrases_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.site_frame import site_for
from cuboteca.web.table_form import choice_name, usual_seats
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.game import Game, Option
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor


async def rules(request: Request) -> Response:
    """Show the summary."""
    return page(_context(game_of(request.path_params["game"]), visitor_of(request)))


def _context(game: Game, visitor: Visitor) -> RulesContext:
    phrases, meta = phrases_for(visitor.language, game), game.meta
    words = phrases.site
    people = words.listed(meta.designers)
    return RulesContext(
        site=site_for(visitor, f"/rules/{game.name}"),
        t=word_of(words),
        game_name=meta.title,
        picture=game.presentation.cover(sprite_url(game.name)),
        styles=style_urls(game.name),
        intro=words.word(
            "rules-intro",
            game=meta.title,
            designers=people,
            year=f", {meta.year}" if meta.year else "",
        ),
        sections=tuple(_sections(game, phrases)),
        new_url=f"/new/{game.name}",
        box_url=f"/box/{game.name}" if game.real_box else "",
    )


def _sections(game: Game, phrases: Phrases) -> Iterator[RulesSection]:
    words, texts = phrases
    number = 1
    while texts.has(f"rules-{number}-title"):
        title, body = (texts.word(f"rules-{number}-{part}") for part in ("title", "body"))
        yield RulesSection(f"part-{number}", title, _paragraphs(body))
        number += 1
    if number == 1:
        yield RulesSection(
            "part-1", words.word("rules-summary"), _paragraphs(words.word("rules-none"))
        )
    if game.meta.options:
        yield _options(game, phrases)
    if game.meta.assumed:
        yield _assumed(game, phrases)


_CODES = Markup('<span translate="no">{}</span>')  # figures, with the names that programs use


def _paragraphs(body: str) -> tuple[Markup, ...]:
    return tuple(escape(part) for part in body.split("\n") if part.strip())


def _options(game: Game, phrases: Phrases) -> RulesSection:
    return RulesSection(
        "options",
        phrases.site.word("rules-options"),
        _paragraphs(phrases.site.word("rules-version", version=game.meta.rules_version)),
        tuple(phrases.site.word(key) for key in ("rules-option", "rules-default", "rules-meaning")),
        tuple(_option(option, phrases, usual_seats(game)) for option in game.meta.options),
    )


def _option(option: Option, phrases: Phrases, seat_count: int) -> tuple[Markup, ...]:
    usual = option.default_for(seat_count)
    key = f"option-{option.name}"
    texts = phrases.game
    if isinstance(usual, bool):
        shown = phrases.site.word("yes" if usual else "no")
    else:
        shown = choice_name(texts, option, str(usual))
    return (escape(texts.word(key)), escape(shown), escape(texts.word(f"{key}-help")))


def _assumed(game: Game, phrases: Phrases) -> RulesSection:
    return RulesSection(
        "assumed",
        phrases.site.word("rules-assumed"),
        _paragraphs(phrases.site.word("rules-assumed-why")),
        (phrases.site.word("rules-figure"), phrases.site.word("rules-value")),
        tuple(
            (escape(phrases.game.plain(figure.what)), _CODES.format(figure.value))
            for figure in game.meta.assumed
        ),
    )


__all__ = [
    "rules",
]
