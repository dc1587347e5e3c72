"""The view and its drawing: what is secret, what can be tapped, what has a picture and a name."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cuboteca.core.drawing import Occupant
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.core.words import Piece
from cuboteca.games.ursuppe import GAME, notation
from cuboteca.games.ursuppe.components import CARD_KINDS, MAX_AMOEBAS, MAX_COLOURS
from cuboteca.games.ursuppe.drawing import symbols
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.decisions import SPANS
from cuboteca.games.ursuppe.state import LAYOUT, Stage
from cuboteca.games.ursuppe.view import view_of
from cuboteca.games.ursuppe.words import phrases as pieces
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.table import set_up, table

TEXTS = {language: Texts(language, [GAME.folder / "texts"]) for language in LANGUAGES}
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"]
SHOW = GAME.presentation
#: One position for each kind of decision, which the gallery shows.
ASKED = Path(__file__).parents[3] / "scripts/gallery_ursuppe.txt"
PIECES = (
    *(pieces.cube_piece(colour) for colour in range(MAX_COLOURS)),
    *(pieces.amoeba_piece(colour * MAX_AMOEBAS) for colour in range(MAX_COLOURS)),
    *(pieces.gene_piece(gene) for gene in Gene),
    *(pieces.card_piece(kind) for kind in range(CARD_KINDS)),
    *(pieces.direction_piece(direction) for direction in range(5)),
    *(pieces.die_piece(face) for face in range(1, 7)),
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


def test_with_two_colours_each_the_board_says_which_marker_counts() -> None:
    reminder = TEXTS["en"].word("board-two-colours")

    assert reminder in drawn(set_up(seat_count=2), 0)
    assert reminder not in drawn(set_up(seat_count=2, two_players="dummy"), 0)
    assert reminder not in drawn(set_up(seat_count=4), 0)


@pytest.mark.parametrize(
    ("seat_count", "meal"),
    [
        (2, "3 cubes, one of each other colour"),  # two colours each
        (3, "3 cubes, two of one other colour and one of the other"),
        (4, "3 cubes, one of each other colour"),
        (5, "4 cubes, one of each other colour"),
        (6, "4 cubes of four other colours"),
    ],
)
def test_the_signs_say_what_a_meal_is(seat_count: int, meal: str) -> None:
    assert f"A meal is {meal};" in drawn(set_up(seat_count=seat_count), 0)


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


def test_the_gallery_has_a_position_for_every_kind_of_decision() -> None:
    asked = dict(line.split(": ", 1) for line in ASKED.read_text("utf-8").splitlines())
    found = {name: notation.parse_state(text) for name, text in asked.items()}

    assert [Stage(int(state.stage)).name.lower() for state in found.values()] == list(asked)
    assert set(asked) == {stage.name.lower() for stage in SPANS}
    assert all(len(SHOW.choices(state, int(state.mover))) > 1 for state in found.values())


def test_panels_say_who_has_a_seat_and_who_is_away() -> None:
    occupants = [Occupant("you"), Occupant("bot, medium"), Occupant("not here yet", away=True)]
    markup = SHOW.board(
        view_of(table(), 0),
        choices=(),
        texts=TEXTS["en"],
        names=NAMES,
        sprite="/s.svg",
        occupants=occupants,
    ).markup
    panel = r'<section class="seat ([^"]*)" id="seat-(\d)".*?<small>(.*?)</small>'
    panels = re.findall(panel, markup, re.DOTALL)
    notes = [note for _, _, note in sorted(panels, key=lambda one: one[1])]

    assert notes == ["blue · you", "vermilion · bot, medium", "green · not here yet"]
    assert [seat for classes, seat, _ in panels if "away" in classes.split()] == ["2"]


def test_amoebas_off_the_board_can_be_chosen_in_the_lens_as_well() -> None:
    state = table("stage=division phase=4 decider=B active=B bp=B20 amoebas=B1@b3")
    lens = re.search(r'<section class="lens targets.*?</section>', drawn(state, 0), re.DOTALL)
    divisions = [one for one in SHOW.choices(state, 0) if one.target.startswith("amoeba-")]

    assert lens
    assert len(divisions) > 1
    assert lens[0].count("<button") == len(divisions)


def test_a_die_is_shown_where_one_was_rolled_and_not_where_an_amoeba_drifts() -> None:
    drifting = 0
    for line in ASKED.read_text("utf-8").splitlines():
        state = notation.parse_state(line.partition(": ")[2])
        travel = SHOW.view(state, None).travel
        if travel is None or SHOW.view(state, None).attack or SHOW.view(state, None).selection:
            continue
        drifts = travel.purpose == "drift"
        drifting += drifts
        assert ('class="lens roll' in drawn(state, None)) == (not drifts and bool(travel.dice))
    assert drifting
