"""What strong bots do in a game and what beginners lose most by, with positions to try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import escape
from starlette.exceptions import HTTPException
from starlette.responses import Response

from cuboteca.core.strategy import strategy_of
from cuboteca.games import game as game_of
from cuboteca.lab.study_report import studies_of
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import StrategyContext, StrategyHabit, StrategySection
from cuboteca.web.phrases import decimal, phrases_for, rules_url, word_of
from cuboteca.web.positions import SEAT_NAMES
from cuboteca.web.rendering import page
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import Request

    from cuboteca.core.game import Game
    from cuboteca.core.strategy import Habit, Strategy
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor

_A_DAY = "max-age=86400"


async def show(request: Request) -> Response:
    """Show the page of a game; 404 if nothing was measured."""
    return page(page_of(game_of(request.path_params["game"]), visitor_of(request)))


def page_of(game: Game, visitor: Visitor) -> StrategyContext:
    """Return the page of a game.

    Raises:
        HTTPException: 404 if nothing was measured.
    """
    found, phrases = _found(game), phrases_for(visitor.language, game)
    words = phrases.site
    return StrategyContext(
        site=site_for(visitor, f"/strategy/{game.name}"),
        t=word_of(words),
        title=words.word("strategy-of", game=game.meta.title),
        picture=game.presentation.cover(sprite_url(game.name)),
        styles=style_urls(game.name),
        lead=words.word(
            "strategy-lead",
            plays=found.plays,
            seats=found.seat_count,
            decisions=found.decisions,
        ),
        sections=tuple(_sections(found, phrases)),
        habits=tuple(_habit(one, game, phrases) for one in found.habits),
        how=words.word("strategy-how", measured=found.measured),
        rules_url=rules_url(game),
        new_url=f"/new/{game.name}",
        studies_url=f"/studies/{game.name}" if studies_of(game) else "",
    )


async def position(request: Request) -> Response:
    """Draw the position of a habit, as whoever decides sees it."""
    game, name = game_of(request.path_params["game"]), request.path_params["habit"]
    drawn = picture_of(game, name, visitor_of(request).language)
    headers = {"Cache-Control": _A_DAY, "Vary": "Accept-Language, Cookie"}
    return Response(drawn, headers=headers, media_type="image/svg+xml")


def picture_of(game: Game, name: str, language: str) -> str:
    """Return the position of a habit as SVG.

    Raises:
        HTTPException: 404 if the game has no such habit.
    """
    one = habit_of(game, name)
    texts = phrases_for(language, game).game
    state = game.notation.parse_state(one.state)
    return game.picture_of(state, one.seat, texts, SEAT_NAMES).svg()


def habit_of(game: Game, name: str) -> Habit:
    """Return a habit of a game.

    Raises:
        HTTPException: 404 if the game has none of that name.
    """
    one = next((one for one in _found(game).habits if one.name == name), None)
    if one is None:
        raise HTTPException(404)
    return one


def _found(game: Game) -> Strategy:
    found = strategy_of(game)
    if found is None:
        raise HTTPException(404)
    return found


def _sections(found: Strategy, phrases: Phrases) -> Iterator[StrategySection]:
    texts, number = phrases.game, 1
    while texts.has(f"strategy-{number}-title"):
        body = texts.word(f"strategy-{number}-body", **found.facts)
        paragraphs = tuple(escape(part) for part in body.split("\n") if part.strip())
        yield StrategySection(texts.word(f"strategy-{number}-title"), paragraphs)
        number += 1


def _habit(one: Habit, game: Game, phrases: Phrases) -> StrategyHabit:
    words, texts = phrases
    state = game.notation.parse_state(one.state)
    labels = {
        choice.notation: texts.plain(choice.label, SEAT_NAMES).rstrip(".")
        for choice in game.presentation.choices(state, one.seat)
    }
    cost, half = (decimal(part, 1, words) for part in (one.cost, one.half))
    return StrategyHabit(
        id=f"habit-{one.name}",
        title=texts.word(f"habit-{one.name}-title"),
        body=texts.word(f"habit-{one.name}-body"),
        cost=words.word("strategy-cost", cost=cost, half=half),
        picture_url=f"/strategy/{game.name}/{one.name}.svg",
        try_url=f"/strategy/{game.name}/{one.name}/what-if",
        decides=words.word("strategy-decides", name=SEAT_NAMES[one.seat]),
        answer=words.word("strategy-answered", taken=labels[one.taken], best=labels[one.best]),
    )


__all__ = ["habit_of", "page_of", "picture_of", "position", "show"]
