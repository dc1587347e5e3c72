"""Positions that somebody brings: in notation, or packed as a word of an address.

A packed position is the notation of a state, with its options and the number of its seats.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from starlette.exceptions import HTTPException

from cuboteca.core.chance import seeded
from cuboteca.core.constants import OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import PositionError
from cuboteca.core.json_values import kind_of
from cuboteca.core.play import position_of
from cuboteca.table.errors import NotYourTurnError
from cuboteca.web.request import limited_client_of, services_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import HTTPConnection

    from cuboteca.core.game import Game, OptionValue
    from cuboteca.core.record import State

#: Characters of a packed position; an address has room for these and some actions.
LONGEST_CODE = 1_400
_MOST_BYTES = 16_384  # unpacked


@dataclass(frozen=True)
class LinkedPosition:
    """A position as a link has it; nothing of it is checked.

    Attributes:
        options: Those of the game that differ from their defaults.
        seat_count: How many seats.
        text: In the notation of states.
    """

    options: Mapping[str, object]
    seat_count: int
    text: str


def code_of(game: Game, options: Mapping[str, OptionValue], seat_count: int, text: str) -> str:
    """Return a position as a link has it; "" if it is too long for one, as with an own board."""
    usual = game.options({}, seat_count)
    own = {name: value for name, value in options.items() if value != usual[name]}
    packed = zlib.compress(json.dumps([own, seat_count, text]).encode("ascii"), 9)
    code = urlsafe_b64encode(packed).rstrip(b"=").decode("ascii")
    return code if len(code) <= LONGEST_CODE else ""


def position_in(code: str) -> LinkedPosition:
    """Return the position of a link; raises PositionError."""
    try:
        if len(code) > LONGEST_CODE:
            raise PositionError("this link is too long for a position")
        packed = urlsafe_b64decode(code.encode("ascii") + b"=" * (-len(code) % 4))
        told = json.loads(zlib.decompressobj().decompress(packed, _MOST_BYTES))
    except (ValueError, RecursionError, zlib.error):
        raise PositionError("this link holds no position") from None
    if kind_of(told) != "a list" or len(told) != len(("options", "seats", "text")):
        raise PositionError("this link holds no position")
    options, seat_count, text = told
    if not (isinstance(options, dict) and type(seat_count) is int and isinstance(text, str)):
        raise PositionError("this link holds no position")
    return LinkedPosition(cast("dict[str, object]", options), seat_count, text)


async def state_at(connection: HTTPConnection, game: Game, found: LinkedPosition) -> State:
    """Return the state of a position that somebody brings, once a process has checked it.

    Raises:
        PositionError: It is none of the game with such options and seats.
        BusyError: Too much waits to be checked already.
        BrokenCheckError, WorkerError: The check has failed.
    """
    await services_of(connection).records.check_position(
        game.name, found.options, found.seat_count, found.text, limited_client_of(connection)
    )
    state = await asyncio.to_thread(position_of, game, found.text, found.seat_count)
    return engine_of(game, "interpreted").adopt(state)


def known_to_seat(game: Game, state: State, seat: int | None, seat_count: int) -> str:
    """Return a state in notation, with what the seat that plays on cannot know drawn anew.

    Raises:
        HTTPException: 422, there is no such seat.
        NotYourTurnError: Nobody decides any more.
    """
    engine = engine_of(game, "interpreted")
    if seat is None or seat >= seat_count:
        raise HTTPException(422, f"to play on, name a seat from 0 to {seat_count - 1}")
    if engine.to_move(state) == OVER:
        raise NotYourTurnError("nobody decides any more at this position")
    known = engine.resample(state, seat, seeded(secrets.randbits(63)))
    return game.notation.format_state(known)


__all__ = ["LONGEST_CODE", "LinkedPosition", "code_of", "known_to_seat", "position_in", "state_at"]
