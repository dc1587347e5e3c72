"""What people choose before a play, which figures are ours, and how long a play may last."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.errors import OptionError
from cuboteca.core.game import complete_options
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.ursuppe import meta
from cuboteca.games.ursuppe.meta import META, colour_count, longest_play, starting_extras
from cuboteca.games.ursuppe.notation import GENE_CODES
from tests.games.citations import cites, ruling
from tests.games.ursuppe.plays import TABLES, snapshots

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import OptionValue


def options(seat_count: int = 4, **given: OptionValue) -> dict[str, OptionValue]:
    return complete_options(META, given, seat_count)


def test_what_the_box_says() -> None:
    assert (META.name, META.title, META.year) == ("ursuppe", "Ursuppe", 1997)
    assert META.designers == ("Doris Matthäus", "Frank Nestel")
    assert META.artists == ("Doris Matthäus",)
    assert META.publishers == ("Doris & Frank",)
    assert (META.min_seats, META.max_seats) == (2, 6)


def test_options_that_nobody_touches() -> None:
    assert options() == {
        "extra_genes": False,
        "starting_extra_1": "social",
        "starting_extra_2": "population-explosion",
        "extra_reveal": 3,
        "edition": "rulebook",
        "finish": 42,
        "two_players": "two_colours",
        "dummy_scores": True,
        "explosion": "up_to",
    }


@pytest.mark.parametrize(
    "given",
    [
        {"starting_extra_1": "speed"},
        {"starting_extra_2": "Social"},
        {"extra_reveal": 27},
        {"extra_reveal": -1},
        {"edition": "second"},
        {"finish": 9},
        {"finish": 43},
        {"two_players": "three_colours"},
        {"explosion": "bang"},
    ],
)
def test_a_wrong_option_is_refused(given: Mapping[str, OptionValue]) -> None:
    with pytest.raises(OptionError, match=next(iter(given))):
        options(2, **given)


@pytest.mark.parametrize("seat_count", [1, 7])
def test_wrong_numbers_of_seats_are_refused(seat_count: int) -> None:
    with pytest.raises(OptionError, match="2 to 6 seats"):
        options(seat_count)


@cites('"4.2 Il Gioco" (p. 11)')
@ruling("starting-genes")
@pytest.mark.parametrize(
    ("first", "second", "genes"),
    [
        ("social", "population-explosion", ["Social", "Population-Explosion"]),
        ("phd", "none", ["PhD"]),
        ("none", "glutton", ["Glutton"]),
        ("none", "none", []),
    ],
)
def test_extra_genes_at_the_start(first: str, second: str, genes: list[str]) -> None:
    given = options(extra_genes=True, starting_extra_1=first, starting_extra_2=second)

    assert [GENE_CODES[gene] for gene in starting_extras(given)] == genes


def test_the_same_gene_twice_is_refused() -> None:
    given = options(extra_genes=True, starting_extra_1="phd", starting_extra_2="phd")

    with pytest.raises(OptionError, match="two different genes, or none, not 'phd' twice"):
        starting_extras(given)


def test_without_extra_genes_their_options_do_not_matter() -> None:
    given = options(starting_extra_1="phd", starting_extra_2="phd")

    assert starting_extras(given) == ()


@pytest.mark.parametrize(
    ("seat_count", "variant", "colours"),
    [
        (2, "two_colours", 4),
        (2, "dummy", 3),
        (3, "dummy", 3),
        (4, "two_colours", 4),
        (6, "dummy", 6),
    ],
)
def test_colours_by_seats(seat_count: int, variant: str, colours: int) -> None:
    assert colour_count(options(seat_count, two_players=variant), seat_count) == colours


def test_figures_that_are_ours_are_named_in_every_language() -> None:
    folder = Path(meta.__file__).parent / "texts"
    keys = [figure.what.key for figure in META.assumed]
    missing = [
        (language, key)
        for language in LANGUAGES
        for key in keys
        if not Texts(language, [folder]).has(key)
    ]

    assert missing == []


def test_the_values_of_figures_that_are_ours() -> None:
    values = {figure.what.key: figure.value for figure in META.assumed}

    assert values["assumed-environment"] == (
        "W 6, W 9, W 12, E 8, E 10 × 2, N 9, N 11, S 10, S 13, - 14"
    )
    assert values["assumed-extra-genes"] == (
        "Highly-Adaptable 3/4, More-than-a-Mouthful 3/4, Social 4/3"
    )
    assert values["assumed-prices"].startswith("Intelligence 2, Movement-1 3, ")
    assert values["assumed-substitution"] == "3:1:1, 2:2:1"
    assert values["assumed-first-damage"] == "5: 1, 6: 1"
    assert values["assumed-start-points"] == "5: 4, 6: 4"


@pytest.mark.parametrize("name", TABLES)
def test_no_play_is_longer_than_the_longest(name: str) -> None:
    seats, given = TABLES[name]

    assert len(snapshots(name)) - 1 <= longest_play(options(seats, **given), seats)


def test_the_longest_play_of_six_is_not_beyond_reason() -> None:
    assert 10_000 < longest_play(options(6, extra_genes=True), 6) < 1_000_000
