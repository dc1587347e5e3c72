"""The Kube and the deck as data: shipped ones are sound, wrong ones are refused with a reason."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.errors import OptionError
from cuboteca.games.sukkube.box import (
    DECKS,
    LAYOUTS,
    deck_of,
    layout_of,
    parse_deck,
    parse_layout,
    shipped_text,
    turn_table,
)
from cuboteca.games.sukkube.components import CHARACTER_COUNT
from tests.games.citations import cites, ruling
from tests.games.sukkube.table import GAME, set_up

if TYPE_CHECKING:
    from collections.abc import Callable

EVEN = shipped_text("even")
DECK_TEXT = shipped_text("two-of-each")


def automorphisms(name: str) -> list[tuple[int, ...]]:
    """Return all ways to rename characters that leave every turn as it is."""
    table = turn_table(layout_of(name))
    return [
        names
        for names in itertools.permutations(range(CHARACTER_COUNT))
        if all(row[names[face]] == names[row[face]] for row in table for face in range(6))
    ]


def test_the_even_layout_favours_no_character() -> None:
    found = automorphisms("even")

    assert len(found) == 6
    assert {names[0] for names in found} == set(range(6))


def test_the_cross_has_characters_that_differ() -> None:
    assert len(automorphisms("cross")) < 6


def test_every_direction_of_the_even_layout_is_a_permutation() -> None:
    assert [sorted(row) for row in turn_table(layout_of("even"))] == [list(range(6))] * 10


@ruling("other-layouts")
@pytest.mark.parametrize("name", LAYOUTS)
def test_the_opposite_face_is_the_one_missing_from_the_row(name: str) -> None:
    kubes = layout_of(name)

    assert [kubes[kube.bottom].bottom for kube in kubes] == list(range(6))
    assert [sorted(kube) for kube in kubes] == [list(range(6))] * 6


@cites('"Contenuto" (Italian p. 1)')
@ruling("other-decks")
@pytest.mark.parametrize("name", DECKS)
def test_a_shipped_deck_has_ten_cards_of_each_colour(name: str) -> None:
    deck = deck_of(name)

    assert [sum(deck[at : at + 5]) for at in (0, 5, 10)] == [10, 10, 10]


WRONG_LAYOUTS = [
    ("nonsense\n", "is not TOML"),
    ("", r"no face \[strongman\]"),
    (EVEN.replace("[lion]", "[bear]"), "'bear' is not a character"),
    (EVEN.replace('far = "tamer"\n', "", 1), "does not say who is its 'far' neighbour"),
    (EVEN.replace('far = "tamer"', 'far = "bear"', 1), "'bear' as its 'far' neighbour"),
    (EVEN.replace('far = "tamer"', 'far = "clown"', 1), "four different neighbours"),
    (EVEN.replace('far = "tamer"', 'far = "lion"', 1), "opposite"),
    (EVEN.replace('far = "tamer"', 'over = "tamer"', 1), "'over' is not a side"),
    (
        EVEN.replace('far = "presenter"\nright = "lion"', 'far = "lion"\nright = "presenter"'),
        "no cube",
    ),
    ("strongman = 1\n", r"no face \[strongman\]"),
]


@pytest.mark.parametrize(("text", "said"), WRONG_LAYOUTS)
def test_a_wrong_layout_is_refused(text: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        parse_layout(text)


@pytest.mark.parametrize("read", [parse_layout, parse_deck])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a" + ".a" * 4_000 + " = 1\n", "line 1: a key has at most 8 dots"),
        ("a = 0x" + "f" * 5_000 + "\n", "a number has at most 40 digits"),
        ("# \ud800\n", r"must not hold the character U\+D800"),
        ("x" * 5_000 + " = 1\n", "'x{39}…' is not a"),
        ("#\n" * 60_000, "at most 16384 characters"),
    ],
)
def test_a_text_that_means_harm_is_refused(
    read: Callable[[str], object], text: str, said: str
) -> None:
    with pytest.raises(OptionError, match=said) as caught:
        read(text)

    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("kept", [parse_layout, parse_deck, turn_table])
def test_what_owners_bring_is_not_kept_without_end(kept: Any) -> None:
    assert kept.cache_info().maxsize is not None


@ruling("other-decks")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense\n", "is not TOML"),
        ("", r"no colour \[red\]"),
        (DECK_TEXT.replace("right = 2", "right = 3", 1), "exactly 30 cards, not 31"),
        (DECK_TEXT.replace("right = 2", "right = 16", 1), "from 0 to 15"),
        (DECK_TEXT.replace("right = 2", "right = true", 1), "not True"),
        (DECK_TEXT.replace("right = 2", "right = " + "9" * 40, 1), "from 0 to 15, not 9{39}"),
        (DECK_TEXT.replace("right = 2", 'right = "2"', 1), "not '2'"),
        (DECK_TEXT.replace("[red]", "[green]", 1), "'green' is not a colour"),
        (DECK_TEXT.replace("right = 2", "round = 2", 1), "'round' is not a direction"),
    ],
)
def test_a_wrong_deck_is_refused(text: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        parse_deck(text)


def test_an_owner_s_own_files_are_played_with() -> None:
    layout, deck = shipped_text("cross"), DECK_TEXT.replace("right = 2\nleft = 2", "right = 4", 1)
    play = set_up(seat_count=3, layout=layout, deck=deck)

    assert [list(row) for row in play.state.next_top] == [
        list(row) for row in turn_table(layout_of("cross"))
    ]
    assert GAME.options({"layout": layout, "deck": deck}, 3)["layout"] == layout


def test_a_name_that_is_not_shipped_is_refused() -> None:
    with pytest.raises(OptionError, match="'layout' must be a file that exists, or one of even"):
        GAME.options({"layout": "odd"}, 2)
