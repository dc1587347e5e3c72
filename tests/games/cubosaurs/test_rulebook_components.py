"""What is in the box: the anatomy of cards and tiles, and the figures that we had to assume."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.games.cubosaurs.components import (
    CARD_COUNT,
    COPIES_BASE,
    COPIES_DNA,
    EGGS,
    FACE_COUNT,
    FACES,
    FIRST_EGG,
    FIRST_FACE,
    GAIN,
    HAS_ICON,
    LOSS,
    RAPTOR_FACES,
    SET_POINTS,
    SETS,
    TILE_COST,
    TILE_COUNT,
    TILES,
    TOKEN_COUNT,
    TYPE_COUNT,
    TYPE_OF,
    CardType,
)
from tests.games.citations import cites, ruling
from tests.games.cubosaurs.table import GAME, draws, legal, set_up, table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cuboteca.games.cubosaurs.components import Face


def cards_by_type(faces: Iterable[Face]) -> dict[CardType, int]:
    """Return how many cards of each type there are among faces."""
    counts = dict.fromkeys(CardType, 0)
    for face in faces:
        counts[face.card_type] += face.copies
    return counts


@cites('"Preparazione" (Italian p. 4)')
@pytest.mark.parametrize("copies", [COPIES_BASE, COPIES_DNA], ids=["base", "dna"])
def test_there_are_55_cards(copies: list[int]) -> None:
    assert sum(copies) == CARD_COUNT == 55


@cites('"Anatomia di una carta", 1 (Italian p. 3)')
def test_there_are_seven_copies_of_each_dinosaur_and_six_eggs() -> None:
    assert cards_by_type(FACES) == dict.fromkeys(CardType, 7) | {CardType.EGG: 6}


@cites('"Anatomia di una carta", 1 (Italian p. 3)')
def test_every_egg_is_unique() -> None:
    eggs = FACES[FIRST_EGG:]

    assert [face.copies for face in eggs] == [1] * 6
    assert len({face.dinosaur for face in eggs}) == 6


@cites('"Anatomia di una carta", 1 (Italian p. 3)')
def test_there_are_eight_types_and_the_velociraptors_are_two_of_them() -> None:
    assert len(CardType) == TYPE_COUNT == 8
    assert {face.card_type for face in FACES} == set(CardType)
    assert len({CardType.GREY_RAPTOR, CardType.BLACK_RAPTOR}) == 2


@cites('"Anatomia di una carta", 2 (Italian p. 3)')
@ruling("card-identity")
def test_the_base_game_sees_15_faces_and_the_advanced_variant_24() -> None:
    assert sum(1 for copies in COPIES_BASE if copies) == 15
    assert sum(1 for copies in COPIES_DNA if copies) == FACE_COUNT == 24


@cites('"Anatomia di una carta", 2 (Italian p. 3)')
@ruling("card-identity")
def test_without_dna_no_card_with_icon_is_ever_dealt() -> None:
    dealt = draws(set_up("start 0"))

    assert [text for text in dealt if "*" in text] == []
    assert dealt["deal 0 T"] == 7


@ruling("card-identity")
def test_equal_cards_are_one_action_and_the_icon_sets_cards_apart_with_dna() -> None:
    state = table("dna=1 hand=S seat0=Tx2,T*,K2-1,K3-2,K3-2*,eS,eT")

    assert legal(state) == {
        "keep",
        "refuse T",
        "refuse T*",
        "refuse K2-1",
        "refuse K3-2",
        "refuse K3-2*",
        "refuse eS",
        "refuse eT",
    }


@ruling("card-identity")
def test_each_velociraptor_colour_has_four_faces_with_dna() -> None:
    black = {f.code: f.copies for f in FACES if f.card_type == CardType.BLACK_RAPTOR}
    grey = {f.code: f.copies for f in FACES if f.card_type == CardType.GREY_RAPTOR}

    assert black == {"K2-1": 2, "K2-1*": 2, "K3-2": 2, "K3-2*": 1}
    assert grey == {"G2-1": 2, "G2-1*": 2, "G3-2": 2, "G3-2*": 1}


@cites('"Anatomia di una carta", 3 (Italian p. 3)')
@pytest.mark.parametrize(
    ("card_type", "points"),
    [
        (CardType.TREX, [0, 4, 1, -2, -5]),
        (CardType.STEGOSAURUS, [0, 2, -1, -2, 8]),
        (CardType.BRONTOSAURUS, [0, -3, 2, 5, -5]),
        (CardType.PTERODACTYL, [0, -1, -1, -1, -1]),
        (CardType.PENTACERATOPS, [0, -3, -1, 3, 7]),
    ],
)
def test_a_set_has_a_value_by_number_of_copies(card_type: CardType, points: list[int]) -> None:
    assert list(SET_POINTS[card_type]) == points


def test_the_figures_of_the_sets_were_found_not_assumed() -> None:
    assert {row.source for row in SETS} == {"found"}


@cites('"Punteggio delle carte Uovo" (Italian p. 8)')
def test_the_eggs_gain_and_lose_what_the_table_says() -> None:
    assert {egg.letter: (egg.gain, egg.loss, egg.source) for egg in EGGS} == {
        "T": (4, 3, "assumed"),
        "S": (4, 3, "book"),
        "B": (4, 3, "assumed"),
        "P": (3, 3, "assumed"),
        "C": (3, 3, "book"),
        "V": (3, 3, "assumed"),
    }


def test_each_velociraptor_colour_has_four_weak_and_three_strong_cards() -> None:
    figures = [(row.gain, row.loss, row.copies, row.source) for row in RAPTOR_FACES]

    assert figures == [(2, 1, 4, "assumed"), (3, 2, 3, "assumed")]


@ruling("raptor-pairing")
@pytest.mark.parametrize("card_type", [CardType.GREY_RAPTOR, CardType.BLACK_RAPTOR])
def test_the_faces_of_a_velociraptor_colour_stand_in_order_of_gain_plus_loss(
    card_type: CardType,
) -> None:
    """The scoring pairs the last face first; this is what it relies on."""
    faces = range(FIRST_FACE[card_type], FIRST_FACE[card_type + 1])
    swings = [int(GAIN[face] + LOSS[face]) for face in faces]

    assert swings == sorted(swings)


def test_the_faces_of_a_type_stand_together() -> None:
    faces = [
        list(range(FIRST_FACE[card_type], FIRST_FACE[card_type + 1])) for card_type in CardType
    ]
    types = [{int(TYPE_OF[face]) for face in row} for row in faces]

    assert [face for row in faces for face in row] == list(range(FACE_COUNT))
    assert types == [{int(card_type)} for card_type in CardType]


@cites('"Anatomia di una carta", 2 (Italian p. 3)')
def test_three_of_seven_copies_of_each_dinosaur_carry_the_icon_and_no_egg() -> None:
    with_icon = cards_by_type(face for face in FACES if face.icon)

    assert with_icon == dict.fromkeys(CardType, 3) | {CardType.EGG: 0}
    assert sum(icon * copies for icon, copies in zip(HAS_ICON, COPIES_DNA, strict=True)) == 21


@cites('"Preparazione" (Italian p. 4)')
def test_there_are_40_tokens_and_ten_tiles() -> None:
    assert (TOKEN_COUNT, TILE_COUNT) == (40, 10)


@cites('"Anatomia di una tessera", 1 (Italian p. 11)')
def test_the_tiles_cost_what_we_assumed() -> None:
    assert list(TILE_COST) == [4, 2, 1, 2, 1, 2, 4, 5, 3, 5]
    assert {row.source for row in TILES} == {"assumed"}


@cites('"Anatomia di una tessera", 2 (Italian p. 11)', "tiles 1-10 (Italian p. 13-14)")
def test_tiles_1_and_2_count_at_the_end_of_the_round_and_the_others_at_once() -> None:
    assert [row.tile + 1 for row in TILES if not row.instant] == [1, 2]


@cites('"Anatomia di una tessera", the direct interaction icon (Italian p. 11)')
@ruling("interaction-left-out")
def test_tiles_7_to_10_carry_the_direct_interaction_icon() -> None:
    assert [row.tile + 1 for row in TILES if row.interactive] == [7, 8, 9, 10]


def test_every_assumed_figure_is_named_by_the_game() -> None:
    assert [figure.what.key for figure in GAME.meta.assumed] == [
        "assumed-raptors",
        "assumed-eggs",
        "assumed-icons",
        "assumed-egg-icons",
        "assumed-costs",
    ]
