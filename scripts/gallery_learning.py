"""The pages on which one learns a game, from what its package ships: studies, puzzles, strategy.

They are those of the site for somebody whom it does not know.
"""

from __future__ import annotations

import base64
from dataclasses import replace
from typing import TYPE_CHECKING

import gallery_pages

from cuboteca.core.puzzles import puzzles_of
from cuboteca.core.strategy import strategy_of
from cuboteca.games import game as game_of
from cuboteca.lab.study_report import studies_of
from cuboteca.web.pages import puzzles, strategy, studies
from cuboteca.web.visitor import nobody

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.core.puzzles import Puzzle
    from cuboteca.web.contexts import StrategyContext
    from cuboteca.web.rendering import Context
    from cuboteca.web.visitor import Visitor

SHOWN = "cards"  # the study with the most rows


def pages(name: str, language: str) -> dict[str, str]:
    """Return the pages of a game by name."""
    game, visitor = game_of(name), nobody(language)
    contexts: dict[str, Context] = {}
    if studies_of(game):
        contexts["studies"] = studies.list_of(game, visitor)
        contexts["study"] = studies.study_of(game, SHOWN, visitor)
    if len(puzzles_of(game)):
        drawn = puzzles.Drawn(game, puzzles_of(game), crowded(game), puzzles.Reader(visitor, ()))
        contexts["puzzle"] = drawn.context()
        contexts["puzzle-answered"] = drawn.context(drawn.choices[0])
    if strategy_of(game):
        contexts["strategy"] = with_pictures(game, visitor)
    return {page: gallery_pages.render(context) for page, context in contexts.items()}


def crowded(game: Game) -> Puzzle:
    """Return the puzzle with the most seats and the longest position."""
    return max(puzzles_of(game).all, key=lambda one: (one.seat_count, len(one.position), one.id))


def with_pictures(game: Game, visitor: Visitor) -> StrategyContext:
    """Return the page of strategy with its pictures in it, as a gallery has no server."""
    context = strategy.page_of(game, visitor)
    habits = []
    for habit in context.habits:
        drawn = strategy.picture_of(game, habit.id.removeprefix("habit-"), visitor.language)
        data = base64.b64encode(drawn.encode()).decode()
        habits.append(replace(habit, picture_url=f"data:image/svg+xml;base64,{data}"))
    return replace(context, habits=tuple(habits))
