"""A position from a link: a board to try things on, and where to play on against bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.games import game as game_of
from cuboteca.web.pages.try_again import FOR_PEOPLE, sit_down_at
from cuboteca.web.pages.what_if import Source, board
from cuboteca.web.position_links import known_to_seat, position_in, state_at
from cuboteca.web.positions import SEAT_NAMES
from cuboteca.web.request import form_of, side_of, whole_number

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.engine import Engine
    from cuboteca.core.record import State


async def show(request: Request) -> Response:
    """Show the position; actions and sides are those of a what-if board."""
    code = request.query_params.get("p", "")
    game, found = game_of(request.path_params["game"]), position_in(code)
    state, seat_count = await state_at(request, game, found), found.seat_count
    engine = engine_of(game, "interpreted")
    mover, seat = engine.to_move(state), side_of(request)
    if seat is None or seat >= seat_count:
        seat = await asyncio.to_thread(_next_to_decide, engine, state)
    source = Source(
        game=game,
        path=f"/positions/{game.name}",
        snapshot=engine.snapshot(state),
        names=SEAT_NAMES[:seat_count],
        leave_url="/",
        code=code,
        play_url=f"/positions/{game.name}" if mover != OVER else "",
    )
    return await board(request, source, 0, seat)


def _next_to_decide(engine: Engine, state: State) -> int | None:
    """Return who decides next, after the likeliest draws; None once the play is over."""
    ahead = engine.copy(state)
    while engine.to_move(ahead) == CHANCE:
        weights = engine.chance_weights(ahead)
        engine.rules.apply(ahead, weights.index(max(weights)))
    mover = engine.to_move(ahead)
    return mover if mover != OVER else None


async def play(request: Request) -> Response:
    """Begin a table at the position, against bots, in the seat from whose side one looks."""
    form = await form_of(request)
    game, found = game_of(request.path_params["game"]), position_in(form.get("p", ""))
    state, seat = await state_at(request, game, found), whole_number(form.get("seat"))
    text = known_to_seat(game, state, seat, found.seat_count)
    assert seat is not None
    levels = [FOR_PEOPLE] * found.seat_count
    return await sit_down_at(request, game, found.options, levels, seat, text)


__all__ = ["play", "show"]
