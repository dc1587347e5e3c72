"""Parts of boards that are kept because they look the same to several people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.drawing import Drawing, _Parts
from cuboteca.core.play import Play
from cuboteca.core.texts import Texts
from cuboteca.games import GAME_NAMES, game
from tests.table.finished import random_table

if TYPE_CHECKING:
    from cuboteca.core.drawing import Board

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize("name", GAME_NAMES)
def test_parts_that_are_kept_fit_whoever_sees_them(name: str) -> None:
    """What was drawn for others, and before a change, is what would be drawn anew."""
    kept, anew = _drawing(name), _drawing(name)
    whole = random_table(game(name), "kept parts", seats=4, taken_back=0)
    entries = whole.event_log.entries[:60]
    play = Play(whole.game, whole.head.options, whole.head.seat_count)
    for number, entry in enumerate(entries):
        if entry.actor == CHANCE:
            play.chance(entry.number)
            continue
        play.act(entry.actor, entry.number)
        if number % 12:
            continue
        for seat in (None, 0, 1):
            anew._parts = _Parts()

            assert _board(kept, play, seat) == _board(anew, play, seat)


def _drawing(name: str) -> Drawing[Any, Any]:
    """Return a drawing of a game that has kept nothing yet."""
    board: Any = game(name).presentation.board
    drawing = board.__self__
    assert isinstance(drawing, Drawing)
    return Drawing(drawing._folder, drawing._painter, drawing._picture)


def _board(drawing: Drawing[Any, Any], play: Play, seat: int | None) -> Board:
    shown = play.game.presentation
    return drawing.board(
        shown.view(play.state, seat),
        choices=() if seat is None or seat != play.to_move else shown.choices(play.state, seat),
        texts=Texts("en", (play.game.folder / "texts",)),
        names=NAMES,
        sprite="symbols.svg",
    )
