"""The end of a round and how collections are counted."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from cuboteca.core.pile import piled
from cuboteca.games.cubosaurs.components import GAIN, LOSS, TYPE_OF, CardType, Tile
from cuboteca.games.cubosaurs.notation import parse_cards
from cuboteca.games.cubosaurs.rules.scoring import raptor_points, tile_points
from tests.games.citations import cites, ruling
from tests.games.cubosaurs.table import after, assert_shows, legal, points_now, table

HAMMOND = "Bx3,C,eC,K3-2,G2-1x2"


@cites('"Fine del round e conteggio dei punti" (Italian p. 7)')
def test_the_round_ends_when_a_card_is_due_and_the_pile_is_empty() -> None:
    state = table("pile=0 hand=T seat0=S seat1=B")

    assert_shows(after(state, "keep"), "round=2 scored=1")


@cites('"Fine del round e conteggio dei punti" (Italian p. 7)')
def test_a_hand_on_its_way_is_still_played_out() -> None:
    state = table("pile=0 hand=T seat0=S seat1=B")
    passed = after(state, "refuse S")

    assert_shows(passed, "round=1 scored=0 active=1 stage=choice")
    assert_shows(after(passed, "keep"), "round=2 scored=1")


@cites('"Fine del round e conteggio dei punti" (Italian p. 7)')
def test_drawing_the_last_card_does_not_end_the_round() -> None:
    state = after(table("pile=1 stage=draw mover=-1 seat0=S seat1=B"), "draw T")

    assert_shows(state, "pile=0 stage=choice scored=0")


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
@ruling("round-ends-before-buying")
def test_nothing_can_be_bought_once_a_card_is_due_and_the_pile_is_empty() -> None:
    state = table("dna=1 pile=0 hand=T seat0=S seat1=B market=1,2 tokens=0,9")

    assert_shows(after(state, "keep"), "scored=1 tokens=0,9")


@cites('"Fine del round e conteggio dei punti", note (Italian p. 7)')
def test_a_score_may_be_negative() -> None:
    state = table("pile=0 hand=P seat0=Bx1,C seat1=-")

    assert_shows(after(state, "keep"), "totals=-7,0 last=-7,0")


@cites('"Punteggio dei dinosauri" (Italian p. 7)')
@pytest.mark.parametrize(("copies", "points"), [(1, 4), (4, -5), (5, -5), (7, -5)])
def test_example_one_t_rex_gains_4_and_four_or_more_lose_5(copies: int, points: int) -> None:
    assert points_now(table(f"seat0=Tx{copies}")) == [points, 0]


@cites('"Punteggio dei dinosauri" (Italian p. 7)')
def test_the_icon_makes_no_difference_to_a_set() -> None:
    assert points_now(table("dna=1 seat0=S,Sx2,S* seat1=S*")) == [8, 2]


@cites('"Punteggio dei Velociraptor" (Italian p. 8)')
def test_example_a_pair_of_2_and_3_scores_5() -> None:
    assert points_now(table("seat0=K3-2,G2-1 seat1=K2-1,G3-2")) == [5, 5]


@cites('"Punteggio dei Velociraptor" (Italian p. 8)')
def test_example_that_black_velociraptor_alone_loses_2() -> None:
    assert points_now(table("seat0=K3-2")) == [-2, 0]


@cites('"Punteggio dei Velociraptor" (Italian p. 8)')
def test_two_velociraptors_of_one_colour_are_no_pair() -> None:
    assert points_now(table("seat0=K3-2,K2-1 seat1=G2-1x2")) == [-3, -2]


@ruling("raptor-pairing", "pairing-automatic")
def test_the_pairing_leaves_the_weakest_card_alone() -> None:
    """Pairing the weak Black would score 2 + 3 - 2 = 3, the strong one scores 3 + 3 - 1 = 5."""
    state = table("pile=0 hand=K2-1 seat0=K3-2,G3-2 seat1=-")

    assert_shows(after(state, "keep"), "totals=5,0 round=2")


@cites('"Punteggio delle carte Uovo" (Italian p. 8)')
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("seat0=eS,S seat1=T", 2 + 4),
        ("seat0=eS,S seat1=S", 2 + 4),
        ("seat0=eS,S seat1=Sx2", 2 - 3),
    ],
    ids=["most", "tied", "fewer"],
)
def test_example_a_stegosaurus_egg_gains_4_with_the_most_or_a_tie_and_else_loses_3(
    cards: str, points: int
) -> None:
    assert points_now(table(cards))[0] == points


@cites('"Punteggio delle carte Uovo" (Italian p. 8)')
def test_every_opponent_counts_for_an_egg() -> None:
    state = table("seats=3 seat0=eT,T seat1=T seat2=Tx2")

    assert points_now(state) == [4 - 3, 4, 1]


@cites('"Punteggio delle carte Uovo", note (Italian p. 8)')
def test_the_velociraptor_egg_counts_both_colours_paired_or_not() -> None:
    state = table("seat0=eV,K2-1,G2-1,G2-1 seat1=K3-2x3")
    fewer = table("seat0=eV,K2-1,G2-1 seat1=K3-2x3")

    assert points_now(state) == [3 + 4 - 1, -6]
    assert points_now(fewer) == [-3 + 4, -6]


@ruling("egg-nobody-owns")
def test_an_egg_of_a_dinosaur_that_nobody_has_gains() -> None:
    assert points_now(table("seat0=eB seat1=T")) == [4, 4]


@ruling("egg-nobody-owns", "egg-needs-one")
def test_with_the_house_rule_an_owner_without_the_dinosaur_loses() -> None:
    assert points_now(table("egg=1 seat0=eB seat1=T")) == [-3, 4]
    assert points_now(table("egg=1 seat0=eB,B seat1=T")) == [4 - 3, 4]
    assert points_now(table("egg=1 seat0=eB,B seat1=Bx2")) == [-3 - 3, 2]


@ruling("eggs-compared-at-end")
def test_the_egg_looks_at_collections_and_never_at_the_hand() -> None:
    state = table("hand=S,S seat0=eS,S seat1=S")

    assert points_now(state) == [2 + 4, 2]


@cites('"Esempio di punteggio a fine round" (Italian p. 8)')
def test_example_a_full_collection_scores_3() -> None:
    assert points_now(table(f"seat0={HAMMOND} seat1=Cx2,T"))[0] == 3


@cites('"Esempio di punteggio a fine round" (Italian p. 8)')
@pytest.mark.parametrize(
    ("cards", "points"),
    [("Bx3", 5), ("C", -3), ("eC", -3), ("K3-2,G2-1x2", 4)],
    ids=["brontosaurus", "pentaceratops", "egg", "velociraptors"],
)
def test_example_line_by_line(cards: str, points: int) -> None:
    assert points_now(table(f"seat0={cards} seat1=Cx2,T"))[0] == points


@cites('"Esempio di punteggio a fine round" (Italian p. 8)')
def test_example_a_second_pentaceratops_would_turn_the_egg() -> None:
    """Two Pentaceratops are worth -1 instead of -3, and the tie makes the Egg +3."""
    state = table(f"seat0={HAMMOND},C seat1=Cx2,T")

    assert points_now(state)[0] == 3 + 2 + 6


@cites('"Fine del round e conteggio dei punti" (Italian p. 7)')
@ruling("counted-at-once")
def test_all_seats_are_counted_at_the_same_moment() -> None:
    state = table("seats=3 pile=0 hand=S seat0=eS seat1=S,eT seat2=T")

    assert_shows(after(state, "keep"), "totals=6,-1,4 last=6,-1,4")


@ruling("counted-at-once")
def test_no_decision_comes_between_the_seats() -> None:
    state = after(table("seats=3 rounds=1 pile=0 hand=S seat0=eS seat1=S seat2=T"), "keep")

    assert_shows(state, "stage=over mover=-2 scored=1")
    assert legal(state) == set()


@cites("tiles 1 and 2 (Italian p. 13)")
def test_only_the_first_two_tiles_add_to_the_count() -> None:
    state = table("dna=1 seat0=T,S,eC seat1=- market=9")
    for tile in Tile:
        state.owner[tile] = 0
    counted = {tile for tile in Tile if tile_points(state, 0, tile) > 0}

    assert counted == {Tile.TYPES, Tile.EGGS}


def best_pairing(cards: list[int]) -> int:
    """Return the best value over all ways to pair Velociraptors, tried one by one."""
    single = [face for face, copies in enumerate(cards) for _ in range(copies)]
    black = [face for face in single if TYPE_OF[face] == CardType.BLACK_RAPTOR]
    grey = [face for face in single if TYPE_OF[face] == CardType.GREY_RAPTOR]
    best = -(10**6)
    for pairs in range(min(len(black), len(grey)) + 1):
        for some_black in itertools.combinations(range(len(black)), pairs):
            for some_grey in itertools.combinations(range(len(grey)), pairs):
                paired = [black[i] for i in some_black] + [grey[i] for i in some_grey]
                alone = [f for i, f in enumerate(black) if i not in some_black]
                alone += [f for i, f in enumerate(grey) if i not in some_grey]
                value = sum(int(GAIN[f]) for f in paired) - sum(int(LOSS[f]) for f in alone)
                best = max(best, value)
    return best


def raptor_collections() -> list[str]:
    """Return all collections of up to 4 + 3 Velociraptors of each colour without icons."""
    return [
        f"K2-1x{weak_black},K3-2x{strong_black},G2-1x{weak_grey},G3-2x{strong_grey}"
        for weak_black, strong_black, weak_grey, strong_grey in itertools.product(
            range(5), range(4), range(5), range(4)
        )
    ]


def row(text: str) -> Any:
    """Return the collection of a text, copies of 0 allowed."""
    return parse_cards(",".join(part for part in text.split(",") if not part.endswith("x0")) or "-")


@cites('"Punteggio dei Velociraptor" (Italian p. 8)')
@ruling("raptor-pairing", "pairing-automatic")
def test_the_pairing_is_the_best_of_all_for_every_collection() -> None:
    """All 400 collections that the box allows, against all pairings."""
    collections = [row(text) for text in raptor_collections()]

    assert len(collections) == 400
    assert [int(raptor_points(piled(cards))) for cards in collections] == [
        best_pairing(cards) for cards in collections
    ]
