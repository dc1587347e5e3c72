"""A position from a link: a board to try things on, and where to play on against bots."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException

from cuboteca.core.chance import seeded
from cuboteca.core.constants import OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.play import position_of
from cuboteca.games import game as game_of
from cuboteca.table.errors import NotYourTurnError
from cuboteca.web.pages.strategy import SEAT_NAMES
from cuboteca.web.pages.try_again import FOR_PEOPLE, sit_down_at
from cuboteca.web.pages.what_if import Source, board
from cuboteca.web.position_links import position_in
from cuboteca.web.request import form_of, limited_client_of, services_of, side_of, whole_number

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.game import Game
    from cuboteca.core.record import State


async def show(request: Request) -> Response:
    """Show the position; actions and sides are those of a what-if board."""
    code = request.query_params.get("p", "")
    game, _, state, seat_count = await _position(request, code)
    engine = engine_of(game, "interpreted")
    mover, seat = engine.to_move(state), side_of(request)
    if seat is None or seat >= seat_count:
        seat = mover if mover >= 0 else None
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


async def play(request: Request) -> Response:
    """Begin a table at the position, against bots, in the seat from whose side one looks."""
    form = await form_of(request)
    game, options, state, seat_count = await _position(request, form.get("p", ""))
    seat = whole_number(form.get("seat"))
    engine = engine_of(game, "interpreted")
    if seat is None or seat >= seat_count:
        raise HTTPException(422, f"to play on, name a seat from 0 to {seat_count - 1}")
    if engine.to_move(state) == OVER:
        raise NotYourTurnError("nobody decides any more at this position")
    known = engine.resample(state, seat, seeded(secrets.randbits(63)))
    levels = [FOR_PEOPLE] * seat_count
    text = game.notation.format_state(known)
    return await sit_down_at(request, game, options, levels, seat, text)


async def _position(request: Request, code: str) -> tuple[Game, Mapping[str, object], State, int]:
    """Return the game of a link, with the options, the state and the number of seats.

    Raises:
        UnknownGameError: There is no such game.
        PositionError: The link holds no position of it.
        BusyError: Too much waits to be checked already.
    """
    game, found = game_of(request.path_params["game"]), position_in(code)
    await services_of(request).records.check_position(
        game.name, found.options, found.seat_count, found.text, limited_client_of(request)
    )
    state = await asyncio.to_thread(position_of, game, found.text, found.seat_count)
    return game, found.options, engine_of(game, "interpreted").adopt(state), found.seat_count


__all__ = ["play", "show"]
