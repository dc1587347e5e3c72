"""Studies of a game: the list of those that come with it, and a page for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import Response

from cuboteca.games import all_games
from cuboteca.games import game as game_of
from cuboteca.lab.study_picture import svg_of
from cuboteca.lab.study_report import studies_of
from cuboteca.lab.study_words import StudyWords, axis_of, percent, texts_of
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import (
    StudiesContext,
    StudyContext,
    StudyLink,
    StudyRow,
    StudyTable,
)
from cuboteca.web.phrases import phrases_for, rules_url, texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from cuboteca.core.game import Game
    from cuboteca.lab.study_words import RowText, TableText
    from cuboteca.web.visitor import Visitor

_A_DAY = "max-age=86400"


async def every(request: Request) -> Response:
    """List the studies of all games."""
    visitor = visitor_of(request)
    words = texts_for(visitor.language)
    return page(
        StudiesContext(
            site=site_for(visitor, "/studies"),
            t=word_of(words),
            title=words.word("studies"),
            picture=Markup(),
            styles=(),
            studies=tuple(
                _link(game, name, visitor.language)
                for game in all_games()
                for name in studies_of(game)
            ),
            rules_url="",
        )
    )


async def studies(request: Request) -> Response:
    """List the studies of a game; 404 if there are none."""
    return page(list_of(game_of(request.path_params["game"]), visitor_of(request)))


def list_of(game: Game, visitor: Visitor) -> StudiesContext:
    """Return the list of a game's studies.

    Raises:
        HTTPException: 404 if there are none.
    """
    found = studies_of(game)
    if not found:
        raise HTTPException(404)
    words = phrases_for(visitor.language, game).site
    return StudiesContext(
        site=site_for(visitor, f"/studies/{game.name}"),
        t=word_of(words),
        title=words.word("studies-of", game=game.meta.title),
        picture=game.presentation.cover(sprite_url(game.name)),
        styles=style_urls(game.name),
        studies=tuple(_link(game, name, visitor.language) for name in found),
        rules_url=rules_url(game),
    )


async def study(request: Request) -> Response:
    """Show one study; 404 if there is none of that name."""
    game, name = game_of(request.path_params["game"]), request.path_params["study"]
    return page(study_of(game, name, visitor_of(request)))


def study_of(game: Game, name: str, visitor: Visitor) -> StudyContext:
    """Return the page of a study.

    Raises:
        HTTPException: 404 if there is none of that name.
    """
    told = _words(game, name, visitor.language)
    url = f"/studies/{game.name}/{name}"
    return StudyContext(
        site=site_for(visitor, url),
        t=word_of(phrases_for(visitor.language, game).site),
        title=told.title,
        answer=told.answer,
        what=told.texts.word("study-what"),
        tables=tuple(_table(told, one, number) for number, one in enumerate(told.tables, 1)),
        how=told.texts.word("study-how"),
        told=told.how,
        again=told.texts.word("study-how-again"),
        command=told.command,
        all_url=f"/studies/{game.name}",
        picture_url=f"{url}.svg",
    )


async def picture(request: Request) -> Response:
    """Draw a study."""
    game = game_of(request.path_params["game"])
    told = _words(game, request.path_params["study"], visitor_of(request).language)
    headers = {"Cache-Control": _A_DAY, "Vary": "Accept-Language, Cookie"}
    return Response(svg_of(told), headers=headers, media_type="image/svg+xml")


def _words(game: Game, name: str, language: str) -> StudyWords:
    found = studies_of(game).get(name)
    if found is None:
        raise HTTPException(404)
    return StudyWords(found, game, texts_of(game, language))


def _link(game: Game, name: str, language: str) -> StudyLink:
    told = _words(game, name, language)
    return StudyLink(f"/studies/{game.name}/{name}", told.title, told.answer)


def _table(told: StudyWords, table: TableText, number: int) -> StudyTable:
    word, axis = told.texts.word, axis_of(table)
    heads = (
        word("study-effect" if table.compares else "study-value"),
        word("study-interval"),
        *((word("study-adjusted"),) if table.compares else ()),
    )
    return StudyTable(
        id=f"measure-{number}",
        title=table.title,
        heads=heads,
        rows=tuple(_row(told, table, row, axis) for row in table.rows),
        zero=percent(0.0, axis) if table.compares else None,
    )


def _row(told: StudyWords, table: TableText, row: RowText, axis: tuple[float, float]) -> StudyRow:
    verdict = told.texts.word("study-clear" if row.stands else "study-unclear")
    return StudyRow(
        name=row.name,
        value=row.value,
        interval=row.interval,
        adjusted=row.adjusted,
        verdict=verdict if table.compares else "",
        full=row.stands or not table.compares,
        low=percent(row.estimate.low, axis),
        middle=percent(row.estimate.value, axis),
        high=percent(row.estimate.high, axis),
    )


__all__ = ["every", "list_of", "picture", "studies", "study", "study_of"]
