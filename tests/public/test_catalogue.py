"""The games and bots that programs can ask for."""

from __future__ import annotations

import inspect

import pytest

import cuboteca
from cuboteca.games import GAME_NAMES

NAMES = [info.name for info in cuboteca.list_games()]


def test_every_game_is_listed_in_order() -> None:
    assert tuple(NAMES) == GAME_NAMES


def test_a_game_says_what_it_is() -> None:
    info = cuboteca.game_info("cubosaurs")

    assert (info.title, info.min_seats, info.max_seats, info.usual_seats) == ("Cubosaurs", 2, 5, 2)
    assert [option.name for option in info.options] == [
        "rounds",
        "dna",
        "direct_interaction",
        "egg_needs_one",
    ]
    rounds = info.options[0]
    assert (rounds.kind, rounds.default, rounds.low, rounds.high) == ("int", 3, 1, 100)
    assert info.options[1].low is None


def test_sizes_are_those_of_masks_and_observations() -> None:
    for info in cuboteca.list_games():
        play = cuboteca.Play(info.name, seed=1)

        assert play.legal_mask().shape == (info.action_count,)
        assert play.observation(0).shape == (info.observation_size,)
        assert play.seat_count == info.usual_seats


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(cuboteca.UnknownGameError, match=r"chess.*cubosaurs, cube_attack"):
        cuboteca.game_info("chess")


@pytest.mark.parametrize("name", NAMES)
def test_bots_are_listed_from_weak_to_strong(name: str) -> None:
    assert cuboteca.list_bots(name)[:5] == ("random", "easy", "medium", "hard", "expert")


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(cuboteca.CubotecaError, match="no bot 'deep'; there are: random, easy"):
        cuboteca.make_bot("deep", seed=1)


@pytest.mark.parametrize(
    "function", [cuboteca.Play, cuboteca.PlayBatch, cuboteca.simulate, cuboteca.arena]
)
def test_no_option_of_a_game_is_taken_for_a_keyword(function: object) -> None:
    assert callable(function)
    keywords = set(inspect.signature(function).parameters)

    for info in cuboteca.list_games():
        assert not keywords & {option.name for option in info.options}
