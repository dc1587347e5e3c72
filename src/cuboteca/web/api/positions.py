"""Positions for programs: what one is, and a table that begins there, against bots."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Path, Request
from fastapi.encoders import jsonable_encoder
from pydantic import BaseModel, Field

from cuboteca.bots.levels import known_to
from cuboteca.core.constants import OVER
from cuboteca.core.errors import PositionError
from cuboteca.core.play import Play
from cuboteca.games import game as game_of
from cuboteca.table.errors import RefusedTableError
from cuboteca.table.seats import SeatWish
from cuboteca.web.api.callers import Person  # noqa: TC001  # FastAPI reads it
from cuboteca.web.api.made_tables import table_created
from cuboteca.web.api.models import (
    MOST_SEATS,
    Level,
    Name,
    Options,
    OutcomeShown,
    PositionText,
    Strict,
    TableCreated,
    documented,
)
from cuboteca.web.phrases import phrases_for
from cuboteca.web.position_links import (
    LONGEST_CODE,
    LinkedPosition,
    code_of,
    known_to_seat,
    position_in,
    state_at,
)
from cuboteca.web.positions import SEAT_NAMES
from cuboteca.web.request import base_of, create_table
from cuboteca.web.table_form import USUAL_LEVEL
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from fastapi import FastAPI

    from cuboteca.core.game import Game
    from cuboteca.web.phrases import Phrases

PositionGame = Annotated[str, Path(json_schema_extra={"maxLength": 40, "pattern": "^[a-z0-9_]+$"})]
SideNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class PositionOrder(Strict):
    """A position: its ``code`` as a link has it (``/positions/GAME?p=CODE``), or else all of it.

    ``position`` is the state in notation, as ``Play.position`` and the API's puzzles say it, of a
    play with so many seats and these ``options``.  It is seen from ``side``, by default that of
    the seat to move.
    """

    code: Annotated[str, Field(max_length=LONGEST_CODE)] = ""
    position: PositionText = ""
    seat_count: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    options: Options = Field(default_factory=dict)
    side: SideNumber | None = None


class PositionTableOrder(PositionOrder):
    """A table that begins at a position: ``seat`` is yours, and bots of ``level`` have the others.

    What your seat cannot know at the position is drawn anew.
    """

    seat: SideNumber
    name: Name
    level: Level = USUAL_LEVEL


class ActionWithText(BaseModel):
    """A legal action, in notation and in words."""

    action: str
    text: str


class PositionShown(BaseModel):
    """A position.

    ``to_move`` is the seat to move, -1 for chance, null once the play is over; ``actions`` are that
    seat's.  ``text`` and ``view`` are what ``side`` may know of it.  ``code`` is the position as a
    link has it, and ``link`` leads to a board of it; both are null where it is too long for one.
    """

    game: str
    rules_version: int
    options: dict[str, bool | int | str]
    seat_count: int
    position: str
    side: int | None
    to_move: int | None
    actions: list[ActionWithText]
    outcome: OutcomeShown | None
    text: str
    view: dict[str, Any]
    code: str | None
    link: str | None


def add_to(api: FastAPI) -> None:
    """Add the calls of this module."""
    add = api.add_api_route
    add(
        "/positions/{game}",
        describe,
        methods=["POST"],
        responses=documented(404, 429, 503, later=True),
    )
    add(
        "/positions/{game}/tables",
        begin,
        methods=["POST"],
        responses=documented(404, 429, 503, 507, later=True),
    )


async def describe(request: Request, game: PositionGame, order: PositionOrder) -> PositionShown:
    """Describe a position; nothing of it is kept."""
    one, found = game_of(game), _position(order)
    await state_at(request, one, found)
    phrases = phrases_for(visitor_of(request).language, one)
    shown = await asyncio.to_thread(_shown, one, found, order.side, phrases)
    link = f"{base_of(request).handed}/positions/{one.name}?p={shown.code}" if shown.code else None
    return shown.model_copy(update={"link": link})


async def begin(
    request: Request, game: PositionGame, order: PositionTableOrder, person: Person
) -> TableCreated:
    """Create a table that begins at a position, against bots; it is never rated.

    This is the only answer with the token of your seat.  With a key its person holds the seat.
    """
    one, found = game_of(game), _position(order)
    state = await state_at(request, one, found)
    if order.level not in known_to(one, found.seat_count):
        raise RefusedTableError(f"no bot '{order.level}' plays {one.meta.title} here")
    bot = SeatWish("bot", level=order.level)
    made = await create_table(
        request,
        one.name,
        found.options,
        [
            SeatWish("human", order.name) if seat == order.seat else bot
            for seat in range(found.seat_count)
        ],
        person=person,
        position=known_to_seat(one, state, order.seat, found.seat_count),
    )
    return table_created(request, made)


def _position(order: PositionOrder) -> LinkedPosition:
    """Return the position of an order; raises PositionError."""
    if order.code:
        if order.position or order.seat_count is not None or order.options:
            raise PositionError(
                "give either the code of a link, or position, seat_count and options"
            )
        return position_in(order.code)
    if not order.position or order.seat_count is None:
        raise PositionError("a position needs the code of a link, or its notation and seat_count")
    return LinkedPosition(order.options, order.seat_count, order.position)


def _shown(
    game: Game, found: LinkedPosition, wanted: int | None, phrases: Phrases
) -> PositionShown:
    play = Play(game, found.options, found.seat_count, position=found.text)
    if wanted is not None and wanted >= found.seat_count:
        raise PositionError(f"there is no seat {wanted}; seats are 0 to {found.seat_count - 1}")
    mover, state, shown = play.to_move, play.state, game.presentation
    side = (mover if mover >= 0 else None) if wanted is None else wanted
    view, names = shown.view(state, side), SEAT_NAMES[: found.seat_count]
    choices = shown.choices(state, mover) if mover >= 0 else ()
    said = {one.action: phrases.game.plain(one.label, names) for one in choices}
    legal = play.legal_actions() if mover >= 0 else ()
    written = {number: game.notation.format_action(state, number) for number in legal}
    outcome = play.outcome
    return PositionShown(
        game=game.name,
        rules_version=game.meta.rules_version,
        options=dict(play.options),
        seat_count=found.seat_count,
        position=found.text,
        side=side,
        to_move=None if mover == OVER else mover,
        actions=[
            ActionWithText(action=text, text=said.get(number, text))
            for number, text in written.items()
        ],
        outcome=OutcomeShown(**outcome.as_json()) if outcome else None,
        text=shown.describe(view, phrases.game, names),
        view=jsonable_encoder(dataclasses.asdict(view)),
        code=code_of(game, play.options, found.seat_count, found.text) or None,
        link=None,
    )


__all__ = ["PositionOrder", "PositionShown", "PositionTableOrder", "add_to", "begin", "describe"]
