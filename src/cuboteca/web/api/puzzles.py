"""Puzzles for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import Path, Request
from pydantic import BaseModel

from cuboteca.core.engine import engine_of
from cuboteca.core.errors import NotationError
from cuboteca.core.puzzles import PuzzleError, known_state
from cuboteca.web.api.models import ActionText, Strict, documented
from cuboteca.web.finding_puzzles import of_today, puzzle_in, puzzles_in
from cuboteca.web.request import services_of

if TYPE_CHECKING:
    from fastapi import FastAPI

    from cuboteca.core.game import Game
    from cuboteca.core.puzzles import Puzzle

PuzzleGame = Annotated[str, Path(json_schema_extra={"maxLength": 40, "pattern": "^[a-z0-9_]+$"})]
PuzzleId = Annotated[str, Path(json_schema_extra={"maxLength": 24, "pattern": "^[0-9a-f]+$"})]


class PuzzleHead(BaseModel):
    """A puzzle in a list: ``rating`` says how hard it is, 1500 being the middle."""

    id: str
    rating: int
    difficulty: Literal["easy", "medium", "hard"]


class PuzzleList(BaseModel):
    """The puzzles of a game; ``today`` is the one of the day, in universal time."""

    game: str
    today: str
    puzzles: list[PuzzleHead]


class PuzzleShown(PuzzleHead):
    """A position, and who is to find the best action in it.

    ``position`` is the state in notation; what ``seat`` cannot know is drawn anew in it.
    ``actions`` are the legal ones, in notation.
    """

    game: str
    rules_version: int
    options: dict[str, bool | int | str]
    seat_count: int
    seat: int
    position: str
    actions: list[str]


class PuzzleOrder(Strict):
    """An answer: a legal action, in notation."""

    action: ActionText


class PuzzleValueShown(BaseModel):
    """An action, its value to the seat from 0 to 1, and half of that value's 95 % interval."""

    action: str
    value: float
    spread: float


class PuzzleAnswered(BaseModel):
    """What is best.

    ``margin`` is by how much the value of ``best`` exceeds that of the next best, ``spread`` half
    of its 95 % interval, 0 where a solver found it.  ``simulations`` is the size of the search that
    verified it, 0 for a solver.
    """

    right: bool
    best: str
    margin: float
    spread: float
    values: list[PuzzleValueShown]
    simulations: int


def add_to(api: FastAPI) -> None:
    """Add the calls of this module."""
    add = api.add_api_route
    add("/puzzles/{game}", list_puzzles, responses=documented(404))
    add("/puzzles/{game}/{puzzle}", look_at_puzzle, responses=documented(404))
    add(
        "/puzzles/{game}/{puzzle}/answers",
        answer_puzzle,
        methods=["POST"],
        responses=documented(404),
    )


async def list_puzzles(request: Request, game: PuzzleGame) -> PuzzleList:
    """Return the puzzles of a game, the easiest first."""
    one, puzzles = puzzles_in(game)
    return PuzzleList(
        game=one.name,
        today=of_today(one, puzzles, services_of(request).people.now).id,
        puzzles=[
            PuzzleHead(**_head(each))
            for each in sorted(puzzles.all, key=lambda each: (each.rating, each.id))
        ],
    )


async def look_at_puzzle(game: PuzzleGame, puzzle: PuzzleId) -> PuzzleShown:
    """Return a puzzle."""
    one, _, found = puzzle_in(game, puzzle)
    return PuzzleShown(
        **_head(found),
        game=one.name,
        rules_version=found.rules_version,
        options=found.options,
        seat_count=found.seat_count,
        seat=found.seat,
        position=found.position,
        actions=_actions(one, found),
    )


async def answer_puzzle(game: PuzzleGame, puzzle: PuzzleId, order: PuzzleOrder) -> PuzzleAnswered:
    """Return whether an action is the best of a puzzle, and what is; nothing is kept of it."""
    one, _, found = puzzle_in(game, puzzle)
    state = known_state(one, found)
    try:
        action = one.notation.parse_action(state, order.action)
        given = one.notation.format_action(state, action)
    except NotationError as error:
        raise PuzzleError(str(error)) from None
    if given not in _actions(one, found):
        raise PuzzleError(f"'{given}' is not legal in this position")
    return PuzzleAnswered(
        right=given == found.action,
        best=found.action,
        margin=found.margin,
        spread=found.spread,
        values=[
            PuzzleValueShown(action=action, value=value, spread=spread)
            for action, value, spread in found.values
        ],
        simulations=found.simulations,
    )


def _head(one: Puzzle) -> dict[str, Any]:
    return {"id": one.id, "rating": one.rating, "difficulty": one.difficulty}


def _actions(game: Game, puzzle: Puzzle) -> list[str]:
    state = known_state(game, puzzle)
    legal = engine_of(game, "interpreted").legal_actions(state)
    return [game.notation.format_action(state, action) for action in legal]


__all__ = ["add_to"]
