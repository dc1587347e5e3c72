"""The form that creates a table: its fields, what they mean, and who sits where.

Fields: ``game``; ``quick`` for a table of default size against bots; ``seats``, how many;
``seat-N``, one of ``me``, ``here``, ``link``, ``bot:LEVEL``; ``name``, of the reader; ``name-N``,
of another person at this device; ``option-NAME``; ``hints``; ``contribute`` where the device or its
person adds something to the draws before the first one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.bots.levels import known_to
from cuboteca.table.errors import RefusedTableError
from cuboteca.table.seats import SeatWish, clean_name
from cuboteca.web.visitor import Invitation, Pass

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.table.tables import NewTable

_USUAL_SEATS = 3

#: The bot's level if none was chosen.
USUAL_LEVEL = "medium"


@dataclass(frozen=True)
class Order:
    """A table as a form requests it."""

    options: dict[str, object]
    wishes: tuple[SeatWish, ...]
    hints: bool = True
    contribute: bool = False


def usual_seats(game: Game) -> int:
    """Return how many seats a table has if no number was chosen."""
    return min(max(_USUAL_SEATS, game.meta.min_seats), game.meta.max_seats)


def order_of(game: Game, form: Mapping[str, str], name: str, texts: Texts) -> Order:
    """Return the table that a form requests.

    Args:
        game: The game to play.
        form: The fields.
        name: The reader's name, "" if unknown.
        texts: Texts in the reader's language, for people without a name.

    Raises:
        RefusedTableError: A seat or the number of seats is invalid.
    """
    me = name or texts.word("guest")
    contribute = "contribute" in form
    if form.get("quick"):
        bots = [SeatWish("bot", level=USUAL_LEVEL)] * (usual_seats(game) - 1)
        return Order({}, (SeatWish("human", me), *bots), contribute=contribute)
    count = _seat_count(game, form.get("seats", ""), texts)
    mine = next((seat for seat in range(count) if form.get(f"seat-{seat}") == "me"), None)
    levels = known_to(game)
    wishes = tuple(_wish(form, seat, mine, me, texts, levels) for seat in range(count))
    return Order(_options(game, form), wishes, "hints" in form, contribute)


def _seat_count(game: Game, text: str, texts: Texts) -> int:
    meta = game.meta
    counts = {str(count): count for count in range(meta.min_seats, meta.max_seats + 1)}
    if text not in counts:
        raise RefusedTableError(texts.word("fact-seats", low=meta.min_seats, high=meta.max_seats))
    return counts[text]


def _wish(
    form: Mapping[str, str],
    seat: int,
    mine: int | None,
    me: str,
    texts: Texts,
    levels: tuple[str, ...],
) -> SeatWish:
    match form.get(f"seat-{seat}", "").partition(":"):
        case ("me", "", "") if seat == mine:
            return SeatWish("human", me)
        case ("me" | "here", "", ""):
            given = clean_name(form.get(f"name-{seat}", ""))
            return SeatWish("human", given or texts.word("someone-here", number=seat + 1))
        case ("link", "", ""):
            return SeatWish("link")
        case ("bot", ":", level) if level in levels:
            return SeatWish("bot", level=level)
        case _:
            raise RefusedTableError(texts.word("problem-seat"))


def _options(game: Game, form: Mapping[str, str]) -> dict[str, object]:
    """Return the options that a form names.

    An unticked box sends nothing and means no; an empty field means the game's default.
    """
    given: dict[str, object] = {}
    for option in game.meta.options:
        value = form.get(f"option-{option.name}")
        if value or (value is not None and option.kind == "bool"):
            given[option.name] = value
        elif option.kind == "bool":
            given[option.name] = False
    return given


def pass_for(created: NewTable) -> Pass:
    """Return what the browser that created a table keeps: its seats, and links to hand out."""
    pairs = list(zip(created.table.seats, created.tokens, strict=True))
    return Pass(
        tuple((seat.seat, token) for seat, token in pairs if token and seat.kind == "human"),
        tuple(
            Invitation(seat.seat, token) for seat, token in pairs if token and seat.kind == "link"
        ),
    )


__all__ = [
    "USUAL_LEVEL",
    "Order",
    "order_of",
    "pass_for",
    "usual_seats",
]
