"""The names of the people at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.web.contexts import SeatPlate
from cuboteca.web.phrases import counted, level_name, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.record import State
    from cuboteca.core.texts import Texts
    from cuboteca.table.seats import Seat
    from cuboteca.table.table import Table


def names_of(table: Table, texts: Texts) -> list[str]:
    """Return the names by seat; a seat that waits for a person is named by its number."""
    return [seat.name or texts.word("seat-waiting", number=seat.seat + 1) for seat in table.seats]


def plates(
    table: Table, state: State, mover: int, shown: int | None, own: Sequence[int], texts: Texts
) -> tuple[SeatPlate, ...]:
    """Return the name plates.

    Args:
        table: The table.
        state: The state of the play, now or at a step of a replay.
        mover: The seat to move.
        shown: The seat that the page is shown for.
        own: All seats of the reader.
        texts: Texts in the reader's language.
    """
    scores = table.game.presentation.scores_of(state)
    return tuple(
        SeatPlate(
            seat=seat.seat,
            name=name,
            note=_note(seat, shown, own, texts, table.event_log.stood_in(seat.seat)),
            score=counted(scores[seat.seat].points),
            pending=_pending(scores[seat.seat].pending),
            turn=seat.seat == mover and table.closing is None,
            you=seat.seat == shown,
            absent=not seat.claimed,
        )
        for seat, name in zip(table.seats, names_of(table, texts), strict=True)
    )


def _pending(points: int) -> str:
    return signed(points) if points else ""


def _note(seat: Seat, shown: int | None, own: Sequence[int], texts: Texts, stood_in: int) -> str:
    if seat.is_bot:
        level = level_name(texts, seat.level)
        if stood_in:
            return texts.word("note-bot-replaced", level=level, count=stood_in)
        return texts.word("note-bot", level=level)
    if seat.seat == shown:
        return texts.word("note-you")
    if seat.seat in own:
        return texts.word("note-here")
    return "" if seat.claimed else texts.word("note-absent")


__all__ = [
    "names_of",
    "plates",
]
