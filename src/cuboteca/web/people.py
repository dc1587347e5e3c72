"""The people at a table: their names, and whether they are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from cuboteca.core.drawing import NO_SIGN, Occupant
from cuboteca.web.contexts import SeatPlate
from cuboteca.web.phrases import counted, level_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.game import Score
    from cuboteca.core.record import State
    from cuboteca.core.texts import Texts
    from cuboteca.table.presence import SeatPresence
    from cuboteca.table.seats import Seat
    from cuboteca.table.table import Table
    from cuboteca.web.contexts import ClockFace


_SIGN = Markup('<span class="presence" data-presence="{seat}" data-keep></span>')
_TOLD_SIGN = Markup(
    '<span class="presence" data-presence="{seat}" data-keep data-state="{state}" title="{full}">'
    '<small aria-hidden="true">{brief}</small><span class="sr">, {full}</span></span>'
)


def names_of(table: Table, texts: Texts) -> list[str]:
    """Return the names by seat; a seat that waits for a person is named by its number."""
    return [_name(seat, texts) for seat in table.seats]


def _name(seat: Seat, texts: Texts) -> str:
    if not seat.name and seat.claimed:  # whoever sat there was deleted
        return texts.word("former-player")
    return seat.name or texts.word("seat-waiting", number=seat.seat + 1)


def plates(
    table: Table,
    state: State,
    mover: int,
    shown: int | None,
    own: Sequence[int],
    texts: Texts,
    clocks: Sequence[ClockFace | None] = (),
    signs: Sequence[Markup] = (),
) -> tuple[SeatPlate, ...]:
    """Return the name plates.

    Args:
        table: The table.
        state: The state of the play, now or at a step of a replay.
        mover: The seat to move.
        shown: The seat that the page is shown for.
        own: All seats of the reader.
        texts: Texts in the reader's language.
        clocks: Of each seat, in seat order; empty where there are none.
        signs: Of ``signs``; none for a replay.
    """
    scores = table.game.presentation.scores_of(state)
    return tuple(
        SeatPlate(
            seat=seat.seat,
            name=name,
            note=_note(table, seat, shown, own, texts),
            score=counted(scores[seat.seat].points),
            pending=_pending(scores[seat.seat]),
            turn=seat.seat == mover and table.closing is None,
            you=seat.seat == shown,
            absent=not seat.claimed,
            clock=clocks[seat.seat] if clocks else None,
            presence=signs[seat.seat] if signs else NO_SIGN,
        )
        for seat, name in zip(table.seats, names_of(table, texts), strict=True)
    )


def occupants(plates: Sequence[SeatPlate]) -> tuple[Occupant, ...]:
    """Return who has each seat, for panels that say it on the board."""
    return tuple(Occupant(plate.note, plate.absent, plate.presence) for plate in plates)


def signs(table: Table, own: Sequence[int], texts: Texts, *, told: bool) -> tuple[Markup, ...]:
    """Return for each seat the sign that says whether its person is there.

    Args:
        table: The table.
        own: All seats of the reader, who knows about himself.
        texts: Texts in the reader's language.
        told: Say it.  Frames do not: what they have is filled in by the page, which is told apart.
    """
    found = []
    for seat in table.seats:
        known = table.presence_of(seat.seat)
        if known is None or seat.seat in own:
            found.append(NO_SIGN)
        elif not told:
            found.append(_SIGN.format(seat=seat.seat))
        else:
            brief, full = _presence_words(known, texts)
            found.append(
                _TOLD_SIGN.format(seat=seat.seat, state=known.state, brief=brief, full=full)
            )
    return tuple(found)


def presence_message(table: Table, texts: Texts) -> dict[str, object]:
    """Return what a page is told of who is there.

    For each seat there is its state with a brief and a full text; None for a bot or a free seat.
    """
    states = (table.presence_of(seat.seat) for seat in table.seats)
    return {
        "people": [one and [one.state, *_presence_words(one, texts)] for one in states],
        "watching": watching(table, texts),
    }


def watching(table: Table, texts: Texts) -> str:
    """Return how many watch a table without a seat, in words; "" for none."""
    count = table.presence.spectators
    return texts.word("presence-watching", count=count) if count else ""


def _presence_words(one: SeatPresence, texts: Texts) -> tuple[str, str]:
    """Return what says whether somebody is there: a few letters, which may be none, and all."""
    minutes = int((one.seconds or 0) // 60)
    if one.state != "away" or not minutes:
        return "", texts.word(f"presence-{one.state}")
    hours = minutes // 60
    brief = f"{hours} h" if hours else f"{minutes} min"
    return brief, texts.word("presence-away-for", time=brief)


def _pending(score: Score) -> str:
    return counted(score.points + score.pending) if score.pending else ""


def _note(table: Table, seat: Seat, shown: int | None, own: Sequence[int], texts: Texts) -> str:
    leaving, stood_in = table.conduct.leaving, table.event_log.stood_in(seat.seat)
    if seat.seat in leaving.resigned:
        return texts.word("note-resigned")
    if seat.seat in leaving.substitutes:
        level = level_name(texts, leaving.substitutes[seat.seat].level)
        return texts.word("note-replaced" if seat.claimed else "note-free", level=level)
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
    "occupants",
    "plates",
    "presence_message",
    "signs",
    "watching",
]
