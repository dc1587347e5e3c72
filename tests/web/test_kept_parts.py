"""Parts of boards that are kept because they look the same to several people."""

from __future__ import annotations

import functools
import sys
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.drawing import Drawing, _Parts
from cuboteca.core.play import Play
from cuboteca.core.texts import Texts
from cuboteca.games import GAME_NAMES, game
from tests.table.finished import random_table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

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


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (2, {}), (2, {"two_players": "dummy"}), (3, {"extra_genes": True})],
    ids=["four", "two colours", "dummy", "expansion"],
)
def test_parts_of_ursuppe_tell_of_one_table_only(seats: int, options: dict[str, object]) -> None:
    """Readers, names and languages take turns; what each sees is what one would see alone."""
    kept, alone = _drawing("ursuppe"), _drawing("ursuppe")
    readers = [
        (seat, names, language)
        for seat in (None, *range(seats))
        for names, language in ((NAMES, "en"), (NAMES[::-1], "en"), (NAMES, "it"))
    ]
    table = random_table(game("ursuppe"), "of one", seats=seats, options=options, events=130)
    play = Play(table.game, table.head.options, seats)
    for number, event in enumerate(table.play.events):
        play.chance(event.number) if event.actor == CHANCE else play.act(event.actor, event.number)
        if number < 100 or play.to_move == CHANCE:
            continue
        seen = [_board(kept, play, *reader) for reader in readers]
        if number % 5 == 0:
            _forget("ursuppe")
            for reader, board in zip(readers, seen, strict=True):
                alone._parts = _Parts()

                assert board == _board(alone, play, *reader)


def _forget(name: str) -> None:
    """Empty what the modules of a game keep."""
    for module in [one for path, one in sys.modules.items() if f"games.{name}" in path]:
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def test_who_comes_again_gets_parts_that_are_kept() -> None:
    table = random_table(game("ursuppe"), "again", seats=4, events=130)
    drawing = _drawing("ursuppe")
    boards, sizes = [], []
    for _ in range(2):
        boards.append([_board(drawing, table.play, seat) for seat in (None, 0, 1, 2, 3)])
        sizes.append(len(drawing._parts))

    assert boards[0] == boards[1]
    assert sizes[0] == sizes[1] > 50


def _drawing(name: str) -> Drawing[Any, Any]:
    """Return a drawing of a game that has kept nothing yet."""
    board: Any = game(name).presentation.board
    drawing = board.__self__
    assert isinstance(drawing, Drawing)
    return Drawing(drawing._folder, drawing._painter, drawing._picture)


@functools.cache
def _texts(language: str, folder: Path) -> Texts:
    return Texts(language, (folder / "texts",))


def _board(
    drawing: Drawing[Any, Any],
    play: Play,
    seat: int | None,
    names: Sequence[str] = NAMES,
    language: str = "en",
) -> Board:
    shown = play.game.presentation
    return drawing.board(
        shown.view(play.state, seat),
        choices=() if seat is None or seat != play.to_move else shown.choices(play.state, seat),
        texts=_texts(language, play.game.folder),
        names=names,
        sprite="symbols.svg",
    )
