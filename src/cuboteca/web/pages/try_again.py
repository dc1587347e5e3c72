"""Trying again: a new table that begins at a decision of a finished play, against the same bots.

What its seat could not know is drawn anew, so it helps nobody to have seen the play's end.  The
table draws from a secret of its own; its record says where it begins, and it is never rated.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of
from cuboteca.table.errors import NotYourTurnError
from cuboteca.table.seats import SeatWish
from cuboteca.web.devices import arrival_of, welcome
from cuboteca.web.phrases import texts_for
from cuboteca.web.request import (
    create_table,
    form_of,
    is_secure,
    limited_client_of,
    services_of,
    table_of,
    whole_number,
)
from cuboteca.web.visitor import Pass, remember_table, visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.game import Game
    from cuboteca.table.table import Table

#: The bots that play for people.
FOR_PEOPLE = "medium"


async def begin(request: Request) -> Response:
    """Begin a table at the decision before the step that a form names, and sit down there."""
    form, table = await form_of(request), await table_of(request)
    if not table.is_over:
        raise NotYourTurnError("only in a play that is over can a decision be tried again")
    step = whole_number(form.get("at")) or 0
    events = table.play.events
    if not 1 <= step <= len(events) or events[step - 1].actor < 0:
        raise NotYourTurnError("no seat decided at this step")
    seat = events[step - 1].actor
    services = services_of(request)
    history = await services.tables.history(table, limited_client_of(request))
    position = await asyncio.to_thread(position_at, table, history.snapshots[step - 1], seat)
    levels = [one.level or FOR_PEOPLE for one in table.seats]
    return await sit_down_at(request, table.game, table.play.options, levels, seat, position)


async def sit_down_at(
    request: Request,
    game: Game,
    options: Mapping[str, object],
    levels: Sequence[str],
    seat: int,
    position: str,
) -> Response:
    """Create a table that begins at a position, and lead there.

    Args:
        request: Of whoever sits down.
        game: The game.
        options: Of the game.
        levels: Of the bots, by seat.
        seat: Where the reader sits, in place of a bot.
        position: In the notation of states.

    Raises:
        CubotecaError: What ``create_table`` raises.
    """
    visitor = visitor_of(request)
    arrival = arrival_of(visitor)
    name = visitor.name or texts_for(visitor.language).word("guest")
    made = await create_table(
        request,
        game.name,
        options,
        [
            SeatWish("human", name) if one == seat else SeatWish("bot", level=level)
            for one, level in enumerate(levels)
        ],
        person=arrival.person,
        position=position,
    )
    token = made.tokens[seat]
    assert token is not None, "people have one"
    visitor = replace(visitor, person=arrival.person, pass_=Pass(((seat, token),)))
    response = RedirectResponse(f"/tables/{made.table.id}", 303)
    secure = is_secure(request)
    remember_table(response, visitor, made.table, secure=secure)
    await welcome(services_of(request).people, arrival, response, secure=secure)
    return response


def position_at(table: Table, snapshot: bytes, seat: int) -> str:
    """Return a state of a play in notation, with what ``seat`` cannot know drawn anew."""
    engine = engine_of(table.game, "interpreted")
    rng = seeded(secrets.randbits(63))
    known = engine.resample(engine.restore(snapshot), seat, rng)
    return table.game.notation.format_state(known)


__all__ = ["FOR_PEOPLE", "begin", "position_at", "sit_down_at"]
