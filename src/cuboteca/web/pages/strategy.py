"""What strong bots do in a game and what beginners lose most by, with positions to try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import escape
from starlette.exceptions import HTTPException
from starlette.responses import Response

from cuboteca.core.strategy import strategy_of
from cuboteca.games import game as game_of
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import StrategyContext, StrategyHabit, StrategySection
from cuboteca.web.phrases import decimal, phrases_for, rules_url, word_of
from cuboteca.web.rendering import page
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import Request

    from cuboteca.core.game import Game
    from cuboteca.core.strategy import Habit, Strategy
    from cuboteca.web.phrases import Phrases

_NAMES = ("A", "B", "C", "D", "E", "F")  # of the seats of a position
_A_DAY = "max-age=86400"


async def show(request: Request) -> Response:
    """Show the page of a game; 404 if nothing was measured."""
    game = game_of(request.path_params["game"])
    found, visitor = _found(game), visitor_of(request)
    phrases = phrases_for(visitor.language, game)
    words, meta = phrases.site, game.meta
    return page(
        StrategyContext(
            site=site_for(visitor, f"/strategy/{game.name}"),
            t=word_of(words),
            title=words.word("strategy-of", game=meta.title),
            picture=game.presentation.cover(sprite_url(game.name)),
            styles=style_urls(game.name),
            lead=words.word(
                "strategy-lead",
                plays=found.plays,
                seats=found.seat_count,
                decisions=str(found.decisions),
            ),
            sections=tuple(_sections(found, phrases)),
            habits=tuple(_habit(one, game, phrases) for one in found.habits),
            how=words.word("strategy-how", measured=found.measured),
            rules_url=rules_url(game),
            new_url=f"/new/{game.name}",
        )
    )


async def position(request: Request) -> Response:
    """Draw the position of a habit, as whoever decides sees it."""
    game = game_of(request.path_params["game"])
    name = request.path_params["habit"]
    one = next((one for one in _found(game).habits if one.name == name), None)
    if one is None:
        raise HTTPException(404)
    texts = phrases_for(visitor_of(request).language, game).game
    state = game.notation.parse_state(one.state)
    drawn = game.picture_of(state, one.seat, texts, _NAMES).svg()
    headers = {"Cache-Control": _A_DAY, "Vary": "Accept-Language, Cookie"}
    return Response(drawn, headers=headers, media_type="image/svg+xml")


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
        choice.notation: texts.plain(choice.label, _NAMES).rstrip(".")
        for choice in game.presentation.choices(state, one.seat)
    }
    cost, half = (decimal(part, 1, words) for part in (one.cost, one.half))
    return StrategyHabit(
        id=f"habit-{one.name}",
        title=texts.word(f"habit-{one.name}-title"),
        body=texts.word(f"habit-{one.name}-body"),
        cost=words.word("strategy-cost", cost=cost, half=half),
        picture_url=f"/strategy/{game.name}/{one.name}.svg",
        decides=words.word("strategy-decides", name=_NAMES[one.seat]),
        answer=words.word("strategy-answered", taken=labels[one.taken], best=labels[one.best]),
    )


__all__ = ["position", "show"]
