"""The best decision of a position that lies on a real table, where a game's solver finds it."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException

from cuboteca.bots.levels import SOLVER
from cuboteca.bots.questions import Question
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.engine import engine_of
from cuboteca.core.fair_queue import Asker, BusyError
from cuboteca.core.real_box import RealBoxError, shown
from cuboteca.table.errors import TooFastError
from cuboteca.table.hints import hint_of
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import PickChoice, PickField, PickPart, SolverContext
from cuboteca.web.hints import advice_of
from cuboteca.web.pages.box import box_of
from cuboteca.web.phrases import phrases_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import form_of, limited_client_of, services_of, status_of, take_costly
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.errors import CubotecaError
    from cuboteca.core.game import Game
    from cuboteca.core.real_box import Entered, Pick, PickGroup, PositionForm
    from cuboteca.web.contexts import AdvicePart
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor

_SEED = 1  # a solver that is exact draws nothing


async def show(request: Request) -> Response:
    """Show the form of a position."""
    game, position = _position_of(request)
    return page(_context(game, position, visitor_of(request), {}))


async def solve(request: Request) -> Response:
    """Show the best decision of the position that a form holds."""
    game, position = _position_of(request)
    form, visitor = await form_of(request), visitor_of(request)
    phrases = phrases_for(visitor.language, game)
    try:
        entered = position.read(form)
    except RealBoxError as error:
        problem = phrases.game.plain(error.sentence)
        return page(_context(game, position, visitor, form, problem), 422)
    names = [phrases.game.plain(name) for name in entered.names]
    try:
        advice = await _advice(request, game, entered, names, phrases)
    except (BusyError, TooFastError, WorkerError) as error:
        return page(_context(game, position, visitor, form, _why(error, phrases)), status_of(error))
    if advice is None:
        problem = phrases.site.word("box-too-large")
        return page(_context(game, position, visitor, form, problem), 422)
    whose = names[engine_of(game, "interpreted").to_move(entered.state)]
    return page(_context(game, position, visitor, form, "", advice, whose))


def _why(error: CubotecaError, phrases: Phrases) -> str:
    """Return why there is no answer, in the reader's language as far as that is known."""
    if isinstance(error, WorkerError) and error.failing != "failed":
        return phrases.site.word(f"box-solver-{error.failing}")
    return str(error)


def _position_of(request: Request) -> tuple[Game, PositionForm]:
    """Return the game that an address names and what its solver asks; 404 without one."""
    game, real_box = box_of(request)
    if real_box.position is None:
        raise HTTPException(404)
    return game, real_box.position


async def _advice(
    request: Request, game: Game, entered: Entered, names: list[str], phrases: Phrases
) -> AdvicePart | None:
    """Return the advice; None where the solver could not look at everything.

    Raises:
        TooFastError: Somebody has asked for much in a short time.
        BusyError: Too many ask.
        WorkerError: The solver failed or took too long; its process has been ended.
    """
    await take_costly(request)
    engine = engine_of(game, "interpreted")
    known = engine.snapshot(entered.state)
    question = Question(
        game=game.name,
        options=dict(entered.options),
        seat_count=entered.seat_count,
        seat=engine.to_move(entered.state),
        level=SOLVER,
        seed=_SEED,
        known=base64.b64encode(known).decode(),
        advice=True,
    )
    client = limited_client_of(request)
    advice = await services_of(request).hints.advice(question, Asker(client, "box"))
    if not advice.exact:
        return None
    return advice_of(hint_of(game, known, advice), phrases, names)


def _context(
    game: Game,
    position: PositionForm,
    visitor: Visitor,
    form: Mapping[str, str],
    problem: str = "",
    advice: AdvicePart | None = None,
    whose: str = "",
) -> SolverContext:
    phrases = phrases_for(visitor.language, game)
    here = f"/box/{game.name}/solver"
    return SolverContext(
        site=site_for(visitor, here),
        t=word_of(phrases.site),
        game_name=game.meta.title,
        here=here,
        box_url=f"/box/{game.name}",
        styles=style_urls(game.name),
        parts=tuple(_part(group, form, game, phrases) for group in position.groups),
        problem=problem,
        advice=advice,
        whose=whose,
    )


def _part(group: PickGroup, form: Mapping[str, str], game: Game, phrases: Phrases) -> PickPart:
    texts, sprite = phrases.game, sprite_url(game.name)

    def field(pick: Pick) -> PickField:
        chosen = form.get(pick.name, pick.values[0][0])
        return PickField(
            pick.name,
            texts.plain(shown(pick.label)),
            tuple(
                PickChoice(value, texts.plain(shown(label)), value == chosen)
                for value, label in pick.values
            ),
        )

    tiles = group.pile[0].values[1:] if group.pile else ()
    return PickPart(
        title=texts.markup(shown(group.title), (), sprite),
        picks=tuple(map(field, group.picks)),
        pile=tuple(map(field, group.pile)),
        tiles=tuple((value, texts.markup(shown(label), (), sprite)) for value, label in tiles),
    )


__all__ = [
    "show",
    "solve",
]
