"""Positions in addresses: the notation of a state, with its options and seats, packed as a word."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from cuboteca.core.errors import PositionError
from cuboteca.core.json_values import kind_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game, OptionValue

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


__all__ = ["LONGEST_CODE", "LinkedPosition", "code_of", "position_in"]
