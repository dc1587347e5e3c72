"""The view and its drawing: what is secret, what can be tapped, what has a picture and a name."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.core.words import Piece
from cuboteca.games.ursuppe import GAME
from cuboteca.games.ursuppe.components import CARD_KINDS, MAX_AMOEBAS, MAX_COLOURS
from cuboteca.games.ursuppe.drawing import symbols
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.state import LAYOUT
from cuboteca.games.ursuppe.view import view_of
from cuboteca.games.ursuppe.words import phrases as pieces
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.table import table

TEXTS = {language: Texts(language, [GAME.folder / "texts"]) for language in LANGUAGES}
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"]
SHOW = GAME.presentation
PIECES = (
    *(pieces.cube_piece(colour) for colour in range(MAX_COLOURS)),
    *(pieces.amoeba_piece(colour * MAX_AMOEBAS) for colour in range(MAX_COLOURS)),
    *(pieces.gene_piece(gene) for gene in Gene),
    *(pieces.card_piece(kind) for kind in range(CARD_KINDS)),
    *(pieces.direction_piece(direction) for direction in range(5)),
    *(Piece(name, name) for name in ("damage", "toxic", "bp")),
)


def drawn(state: Any, seat: int | None, language: str = "en") -> str:
    choices = () if seat is None else SHOW.choices(state, seat)
    view = SHOW.view(state, seat)
    return SHOW.board(
        view, choices=choices, texts=TEXTS[language], names=NAMES, sprite="/s.svg"
    ).markup


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_picture_and_a_name(language: str) -> None:
    known = set(re.findall(r'<symbol id="([\w-]+)"', symbols.sprite()))

    assert [piece for piece in PIECES if piece.symbol not in known] == []
    assert all(TEXTS[language].piece(piece) for piece in PIECES)


def test_the_next_card_is_seen_by_those_who_looked_alone() -> None:
    state = table()
    state.next_card, state.known_by[1] = 4, 1
    seen = [view_of(state, seat).next_card for seat in (0, 1, 2, None)]

    assert [card is not None for card in seen] == [False, True, False, False]


def test_what_is_hidden_changes_no_view_of_the_others() -> None:
    state = table()
    state.next_card, state.known_by[1] = 4, 1
    other = LAYOUT.unpack(LAYOUT.pack(state))
    other.next_card = 5

    assert view_of(state, 0) == view_of(other, 0)
    assert view_of(state, 1) != view_of(other, 1)


def test_a_record_is_seen_as_its_checked_state_is() -> None:
    state = table("stage=defence decider=V amoebas=B1@b3,V2@b3 attacker=B1 target=V2")

    assert view_of(LAYOUT.pack(state)[0], 1) == view_of(state, 1)


def test_a_person_with_two_colours_sees_what_either_has_looked_at() -> None:
    state = table("seats=2 options=two-colours")
    state.next_card, state.known_by[2] = 4, 1

    assert view_of(state, 0).own == (0, 2)
    assert view_of(state, 0).next_card is not None
    assert view_of(state, 1).next_card is None


@pytest.mark.parametrize("name", TABLES)
def test_what_a_choice_points_at_lies_on_the_board(name: str) -> None:
    lost = [
        (choice.notation, choice.target)
        for state in states(name, every=60)
        if state.mover >= 0
        for board in [drawn(state, int(state.mover))]
        for choice in SHOW.choices(state, int(state.mover))
        if choice.target and f'id="{choice.target}"' not in board
    ]

    assert lost == []


def test_no_two_things_on_the_board_have_one_id() -> None:
    found = Counter(re.findall(r' id="([^"]+)"', drawn(table("B=Speed V=Escape"), 0)))

    assert [name for name, count in found.items() if count > 1] == []
