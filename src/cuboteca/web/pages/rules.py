"""A summary of a game's rules, with pictures, its options and its assumed figures.

A word can be looked for: ``?q=word`` leaves the sections that have it, and the page's script does
the same while one types.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from cuboteca.core.strategy import strategy_of
from cuboteca.core.summary import anchor_of
from cuboteca.core.words import Piece, Sentence, say
from cuboteca.games import game as game_of
from cuboteca.lab.study_report import studies_of
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import (
    RulesContext,
    RulesFigure,
    RulesRow,
    RulesSection,
    RulesTable,
    RulesThing,
)
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
    from cuboteca.core.summary import Cell, Figure, SummarySection, SummaryTable
    from cuboteca.core.texts import Texts
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor


async def rules(request: Request) -> Response:
    """Show the summary."""
    query = " ".join(request.query_params.get("q", "").split())[:_LONGEST_QUERY]
    return page(_context(game_of(request.path_params["game"]), visitor_of(request), query))


def _context(game: Game, visitor: Visitor, query: str) -> RulesContext:
    phrases, meta = phrases_for(visitor.language, game), game.meta
    words = phrases.site
    people = words.listed(meta.designers)
    sections = tuple(one for one in _sections(game, phrases) if _speaks_of(one, query))
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
        sections=sections,
        query=query,
        all_url=f"/rules/{game.name}",
        found=words.word("rules-found", count=len(sections)) if query else "",
        new_url=f"/new/{game.name}",
        studies_url=f"/studies/{game.name}" if studies_of(game) else "",
        strategy_url=f"/strategy/{game.name}" if strategy_of(game) else "",
        box_url=f"/box/{game.name}" if game.real_box else "",
    )


def _sections(game: Game, phrases: Phrases) -> Iterator[RulesSection]:
    words, texts = phrases
    number, extra = 1, dict(enumerate(game.summary.sections, 1))
    while texts.has(f"rules-{number}-title"):
        title, body = (texts.word(f"rules-{number}-{part}") for part in ("title", "body"))
        section = RulesSection(f"part-{number}", title, _paragraphs(body))
        if number in extra:
            section = _illustrated(section, extra[number], game, phrases)
        yield section
        number += 1
    if number == 1:
        yield RulesSection(
            "part-1", words.word("rules-summary"), _paragraphs(words.word("rules-none"))
        )
    if game.meta.options:
        yield _options(game, phrases)
    if game.meta.assumed:
        yield _assumed(game, phrases)


def _illustrated(
    section: RulesSection, more: SummarySection, game: Game, phrases: Phrases
) -> RulesSection:
    """Return a section with its figures and tables, and where it stands in the rulebook."""
    words, texts = phrases
    sprite = sprite_url(game.name)
    source = "rules-source" if more.pages else "rules-source-ours"
    return replace(
        section,
        source=words.word(source, pages=more.pages) if more.pages else words.word(source),
        figures=tuple(_figure(one, texts, sprite) for one in more.figures),
        tables=tuple(_table(one, texts, sprite) for one in more.tables),
    )


def _figure(figure: Figure, texts: Texts, sprite: str) -> RulesFigure:
    return RulesFigure(
        tuple(
            RulesThing(f"{sprite}#{one.symbol}", texts.piece(one), one.name)
            for one in figure.pieces
        ),
        texts.plain(figure.caption) if figure.caption else "",
    )


def _table(table: SummaryTable, texts: Texts, sprite: str) -> RulesTable:
    return RulesTable(
        tuple(map(texts.plain, table.head)),
        tuple(
            RulesRow(tuple(_cell(one, texts, sprite) for one in row.cells), anchor_of(row))
            for row in table.rows
        ),
    )


def _cell(cell: Cell, texts: Texts, sprite: str) -> Markup:
    match cell:
        case Sentence():
            return texts.markup(cell, (), sprite)
        case Piece() | tuple():
            return texts.markup(say("thing", thing=cell), (), sprite)
        case _:
            return escape(cell)


def _speaks_of(section: RulesSection, query: str) -> bool:
    """Return whether a section has all words of a query, without regard to case and accents."""
    cells = (cell for table in section.tables for row in table.rows for cell in row.cells)
    captions = (figure.caption for figure in section.figures)
    said = [section.title, *(one.striptags() for one in (*section.paragraphs, *cells)), *captions]
    text = _folded(" ".join(said))
    return all(word in text for word in _folded(query).split())


def _folded(text: str) -> str:
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


_LONGEST_QUERY = 60
_CODES = Markup('<span translate="no">{}</span>')  # figures, with the names that programs use


def _paragraphs(body: str) -> tuple[Markup, ...]:
    return tuple(escape(part) for part in body.split("\n") if part.strip())


def _options(game: Game, phrases: Phrases) -> RulesSection:
    return RulesSection(
        "options",
        phrases.site.word("rules-options"),
        _paragraphs(phrases.site.word("rules-version", version=game.meta.rules_version)),
        tables=(
            RulesTable(
                tuple(map(phrases.site.word, ("rules-option", "rules-default", "rules-meaning"))),
                tuple(_option(option, phrases, usual_seats(game)) for option in game.meta.options),
            ),
        ),
    )


def _option(option: Option, phrases: Phrases, seat_count: int) -> RulesRow:
    usual = option.default_for(seat_count)
    key = f"option-{option.name}"
    texts = phrases.game
    if isinstance(usual, bool):
        shown = phrases.site.word("yes" if usual else "no")
    else:
        shown = choice_name(texts, option, str(usual))
    cells = (texts.word(key), shown, texts.word(f"{key}-help"))
    return RulesRow(tuple(map(escape, cells)))


def _assumed(game: Game, phrases: Phrases) -> RulesSection:
    return RulesSection(
        "assumed",
        phrases.site.word("rules-assumed"),
        _paragraphs(phrases.site.word("rules-assumed-why")),
        tables=(
            RulesTable(
                (phrases.site.word("rules-figure"), phrases.site.word("rules-value")),
                tuple(
                    RulesRow((escape(phrases.game.plain(figure.what)), _CODES.format(figure.value)))
                    for figure in game.meta.assumed
                ),
            ),
        ),
    )


__all__ = [
    "rules",
]
