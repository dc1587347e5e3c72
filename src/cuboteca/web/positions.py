"""A position that no table has, as one person sees it: of a lesson, a puzzle or a what-if board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.web.assets import sprite_url
from cuboteca.web.contexts import SeatPlate
from cuboteca.web.frames import buttons_for
from cuboteca.web.people import occupants
from cuboteca.web.phrases import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from cuboteca.core.game import Game
    from cuboteca.core.record import State
    from cuboteca.core.words import Choice
    from cuboteca.web.contexts import ActionButton
    from cuboteca.web.phrases import Phrases

#: Of seats at which nobody sits.
SEAT_NAMES = ("A", "B", "C", "D", "E", "F")


@dataclass(frozen=True)
class SeenPosition:
    """What a page shows of a position.

    Attributes:
        where: How far the play is.
        board: Its markup.
        actions: Those that the bar offers beside the board.
        seats: The name plates, in seat order.
        as_text: The position in lines of text.
    """

    where: str
    board: Markup
    actions: tuple[ActionButton, ...]
    seats: tuple[SeatPlate, ...]
    as_text: str


def seen_by(
    seat: int | None,
    game: Game,
    state: State,
    choices: Sequence[Choice],
    names: Sequence[str],
    phrases: Phrases,
) -> SeenPosition:
    """Return a position as a page shows it.

    Args:
        seat: Who looks; None for a spectator.
        game: The game.
        state: The position, with all that is hidden.
        choices: What the board offers.
        names: By seat.
        phrases: In the reader's language.
    """
    words, texts = phrases
    shown, mover = game.presentation, int(game.rules.to_move(state))
    scores, view = shown.scores_of(state), shown.view(state, seat)
    seats = tuple(
        SeatPlate(
            seat=one,
            name=name,
            note=words.word("note-you") if one == seat else "",
            score=counted(scores[one].points),
            turn=one == mover,
            you=one == seat,
        )
        for one, name in enumerate(names)
    )
    board = shown.board(
        view,
        choices=choices,
        texts=texts,
        names=names,
        sprite=sprite_url(game.name),
        occupants=occupants(seats),
    )
    return SeenPosition(
        where=texts.plain(shown.where(state), names),
        board=board.markup,
        actions=buttons_for(choices, board.offered, texts, names),
        seats=seats,
        as_text=shown.describe(view, texts, names),
    )


__all__ = ["SEAT_NAMES", "SeenPosition", "seen_by"]
