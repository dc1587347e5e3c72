"""Which options of a play are named, and how."""

from __future__ import annotations

import pytest

from cuboteca.games import game
from cuboteca.web.option_words import options_in_words, unusual_options


@pytest.mark.parametrize(
    ("name", "seats", "options", "said"),
    [
        ("ursuppe", 6, {"two_players": "dummy", "dummy_scores": False}, []),
        ("ursuppe", 6, {"starting_extra_1": "glutton"}, []),
        ("ursuppe", 2, {"two_players": "dummy"}, ["Two people: Dummy"]),
        (
            "ursuppe",
            3,
            {"extra_genes": True, "starting_extra_1": "glutton"},
            ["Extra genes: yes", "First extra gene: Glutton"],
        ),
        ("cube_attack", 3, {"board": "three-fold"}, ["Board: Three sectors"]),
        ("cube_attack", 3, {"board": "planets = []"}, ["Board: of its own"]),
        ("cubosaurs", 2, {"dna": False}, []),
    ],
)
def test_options_are_named_that_are_not_usual_and_change_something(
    name: str, seats: int, options: dict[str, bool | str], said: list[str]
) -> None:
    assert unusual_options(game(name), options, seats, "en") == said


def test_what_is_usual_is_said_to_be() -> None:
    assert options_in_words(game("sukkube"), {}, 2, "en") == "usual options"
    assert options_in_words(game("ursuppe"), {"edition": "original"}, 4, "it") == (
        "Edizione: Originale"
    )
