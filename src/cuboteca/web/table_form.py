"""The form that creates a table: its fields, what they mean, and who sits where.

Fields: ``game``; ``quick`` for a table of default size against bots of ``level``; ``seats``, how
many; ``seat-N``, one of ``me``, ``here``, ``link``, ``bot:LEVEL``; ``name``, of the reader;
``name-N``, of another person at this device; ``option-NAME``; ``hints``; ``come``, "lobby" where
anybody may come and not by link alone; ``contribute`` where the device or its person adds something
to the draws before the first one; and those of ``conditions_form.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.bots.levels import known_to
from cuboteca.table.errors import RefusedTableError
from cuboteca.table.seats import SeatWish, clean_name
from cuboteca.web.conditions_form import conditions_of
from cuboteca.web.visitor import Invitation, Pass

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game, Option
    from cuboteca.core.texts import Texts
    from cuboteca.table.conditions import Conditions
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
    conditions: Conditions | None = None
    rated: bool = False
    to_all: bool = False


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
        RefusedTableError: A seat, the number of seats or a field about time is invalid.
    """
    me = name or texts.word("guest")
    contribute = "contribute" in form
    if form.get("quick"):
        level = form.get("level", USUAL_LEVEL)
        if level not in known_to(game):
            raise RefusedTableError(texts.word("problem-seat"))
        bots = [SeatWish("bot", level=level)] * (usual_seats(game) - 1)
        return Order({}, (SeatWish("human", me), *bots), contribute=contribute)
    count = _seat_count(game, form.get("seats", ""), texts)
    mine = next((seat for seat in range(count) if form.get(f"seat-{seat}") == "me"), None)
    levels = known_to(game)
    wishes = tuple(_wish(form, seat, mine, me, texts, levels) for seat in range(count))
    rated = "rated" in form
    return Order(
        options=options_of(game, form),
        wishes=wishes,
        hints="hints" in form and not rated,
        contribute=contribute,
        conditions=conditions_of(form, texts),
        rated=rated,
        to_all=form.get("come") == "lobby",
    )


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


def options_of(game: Game, form: Mapping[str, str]) -> dict[str, object]:
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


def choice_name(texts: Texts, option: Option, value: str) -> str:
    """Return what a value of an option is called; the value itself if it has no name."""
    key = f"{option.choice_words or f'option-{option.name}'}-{value}"
    return texts.word(key) if texts.has(key) else value


__all__ = [
    "USUAL_LEVEL",
    "Order",
    "choice_name",
    "options_of",
    "order_of",
    "pass_for",
    "usual_seats",
]
