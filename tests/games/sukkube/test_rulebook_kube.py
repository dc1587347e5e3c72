"""Reading the Kube: directions, doubled turns, series of colours."""

from __future__ import annotations

import pytest

from cuboteca.games.sukkube.box import Position, layout_of, turn_table, turned
from cuboteca.games.sukkube.components import CHARACTER_NAMES, Direction
from cuboteca.games.sukkube.turns import turns_of
from tests.games.citations import cites, ruling
from tests.games.sukkube.table import after, legal, table, top, tops, turns

#: The tables of turns, by the character that was on top.
SINGLE = {
    Direction.RIGHT: (2, 0, 1, 4, 5, 3),
    Direction.LEFT: (5, 3, 4, 1, 2, 0),
    Direction.DOWN: (1, 2, 0, 5, 3, 4),
    Direction.UP: (4, 5, 3, 2, 0, 1),
    Direction.FLIP: (3, 4, 5, 0, 1, 2),
}


@cites('"Come leggere il Kube" (Italian p. 2)')
@ruling("roll-direction", "direction-names")
@pytest.mark.parametrize("direction", Direction)
def test_each_direction_brings_the_face_on_top_that_the_turn_uncovers(
    direction: Direction,
) -> None:
    assert turn_table(layout_of("even"))[direction] == SINGLE[direction]


@cites('"Come leggere il Kube" (Italian p. 2)')
@ruling("roll-direction", "direction-names")
@pytest.mark.parametrize(
    ("direction", "place"),
    [("RIGHT", "left"), ("LEFT", "right"), ("UP", "near"), ("DOWN", "far"), ("FLIP", "bottom")],
)
@pytest.mark.parametrize("layout", ["even", "cross"])
def test_a_turn_brings_the_face_of_a_side_on_top(direction: str, place: str, layout: str) -> None:
    kubes = layout_of(layout)

    assert [turned(kube, Direction[direction]).top for kube in kubes] == [
        getattr(kube, place) for kube in kubes
    ]


@cites('"Regole di gioco", 6 (Italian p. 2)')
@ruling("doubled-turn", "other-layouts")
@pytest.mark.parametrize("layout", ["even", "cross"])
@pytest.mark.parametrize(
    "direction", [Direction.RIGHT, Direction.LEFT, Direction.UP, Direction.DOWN]
)
def test_a_doubled_turn_lands_on_the_opposite_face(layout: str, direction: Direction) -> None:
    kubes = layout_of(layout)

    assert turn_table(kubes)[direction + 5] == tuple(kube.bottom for kube in kubes)


@cites('"Regole di gioco", 6 (Italian p. 2)')
@ruling("doubled-flip", "flip-axis")
def test_a_doubled_flip_brings_the_same_character_back() -> None:
    state = table("last=Yr seat0=Yf,Rr,Rl,Ru,Rd")

    assert turns(state, "Yf").turns[0].path == (3, 0)
    assert top(after(state, "Yf")) == "strongman"
    assert legal(after(state, "Yf")) == {"Rr", "Rl", "Ru", "Rd"}


@ruling("flip-axis")
def test_the_axis_of_a_flip_does_not_matter() -> None:
    kube = layout_of("even")[0]
    other = Position(kube.bottom, kube.far, kube.left, kube.near, kube.right, kube.top)

    assert other.top == turned(kube, Direction.FLIP).top
    assert sorted(other) == sorted(turned(kube, Direction.FLIP))


@cites('"Regole di gioco", 6 (Italian p. 2)')
def test_a_doubled_turn_follows_the_arrow_of_the_starting_face() -> None:
    """By the arrow of the face in between, two turns to the right would lead elsewhere."""
    right = SINGLE[Direction.RIGHT]
    state = table("last=Yu seat0=Yr,Rr,Rl,Ru,Rd")

    assert turns(state, "Yr").turns[0].path == (2, 3)
    assert right[right[0]] != 3


@cites('"Regole di gioco", 5 (Italian p. 2)')
@ruling("second-card-doubled", "series-of-all")
@pytest.mark.parametrize(
    ("last", "run", "card", "doubled"),
    [
        ("-", 0, "Rr", False),
        ("Ru", 1, "Rr", True),
        ("Ru", 2, "Rr", False),
        ("Ru", 3, "Rr", False),
        ("Bu", 1, "Rr", False),
        ("Bu", 2, "Rr", False),
    ],
)
def test_only_the_second_card_of_a_series_is_doubled(
    last: str,
    run: int,
    card: str,
    doubled: bool,  # noqa: FBT001
) -> None:
    state = table(f"last={last} run={run} seat0=Rr,Bd,Yd,Yu,Yf")

    assert turns(state, card).turns[0].doubled is doubled


@ruling("second-card-doubled", "series-of-all", "series-goes-on")
@pytest.mark.parametrize(
    ("cards", "doubled"),
    [
        ("RrRuRfBrBu", [False, True, False, False, True]),
        ("RrBuRfRu", [False, False, False, True]),
    ],
)
def test_series_are_counted_over_the_cards_of_the_manche(cards: str, doubled: list[bool]) -> None:
    codes = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    state = table("played=" + ",".join(f"0{code}" for code in codes))

    assert [turn.doubled for turn in turns_of(state)] == doubled


@cites('"Regole di gioco", 5 (Italian p. 2)')
@ruling("previous-card", "automata-double", "series-of-all")
def test_automata_double_and_are_doubled_after() -> None:
    """The strongman's red card wakes the lion, an automaton, whose red card is the second."""
    state = table("seat0=Rf,Bl,Bd,Yu,Yl seat3=-/RrBrBrBrBr seat1=Blx2,Yr,Yd,Yu")
    told = turns(state, "Rf").turns

    assert [turn.doubled for turn in told[:2]] == [False, True]
    assert [turn.automaton for turn in told[:2]] == [False, True]


@ruling("automata-double", "series-of-all")
def test_a_person_doubles_the_card_of_an_automaton() -> None:
    """Strongman flips to the lion, who flips back with another colour; the next blue is doubled."""
    state = after(table("seat0=Rf,Bl,Bd,Yu,Yl seat3=-/BfBrBrBrBr"), "Rf")

    assert top(state) == "strongman"
    assert turns(state, "Bl").turns[0].doubled


@ruling("series-goes-on")
def test_the_series_goes_on_when_a_doubled_flip_leaves_the_same_player() -> None:
    state = after(table("last=Rr seat0=Rf,Rr,Rl,Ru,Rd"), "Rf")

    assert state.run == 2
    assert not turns(state, "Ru").turns[0].doubled


@cites('"Regole di gioco", 2 (Italian p. 2)')
@ruling("only-top-matters")
@pytest.mark.parametrize("name", CHARACTER_NAMES)
def test_only_the_face_on_top_matters(name: str) -> None:
    """However a face came on top, the next card leads to the same place."""
    number = CHARACTER_NAMES.index(name)
    state = table(f"seats=6 top={name} seat{number}=Rr,Bl,Yu,Yd,Yf")

    assert tops(state, "Rr")[0] == CHARACTER_NAMES[SINGLE[Direction.RIGHT][number]]


@ruling("turning-compulsory")
def test_neither_turn_nor_doubling_can_be_declined() -> None:
    state = table("last=Yu seat0=Yr,Rr,Rl,Bu,Bd")

    assert legal(state) == {"Yr", "Rr", "Rl"}


@ruling("doubling-keeps-direction")
def test_a_doubled_card_keeps_its_printed_direction() -> None:
    """Doubled right leads strongman to the lion, who must not answer with left; a flip is free."""
    state = after(table("seats=6 last=Yu seat0=Yr,Rr,Rl,Bu,Bd seat3=Bl,Rr,Rf,Ru,Rd"), "Yr")

    assert top(state) == "lion"
    assert legal(state) == {"Rf", "Ru", "Rd"}
