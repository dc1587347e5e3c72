"""One family of errors, so that an interface can catch what a user did wrong and nothing else."""

from __future__ import annotations

import pytest

from cuboteca.bots.bot import UnknownLevelError
from cuboteca.core.compiled import RuleError
from cuboteca.core.errors import (
    CubotecaError,
    IllegalActionError,
    NotationError,
    OptionError,
    RecordError,
)
from cuboteca.core.texts import MissingTextError
from cuboteca.games import GAME_NAMES, UnknownGameError, all_games, game

FAMILY = [
    IllegalActionError,
    MissingTextError,
    NotationError,
    OptionError,
    RecordError,
    RuleError,
    UnknownGameError,
    UnknownLevelError,
]


@pytest.mark.parametrize("kind", FAMILY)
def test_every_error_that_a_user_can_meet_is_of_the_family(kind: type[Exception]) -> None:
    assert issubclass(kind, CubotecaError)
    assert str(kind("one clear sentence")) == "one clear sentence"


@pytest.mark.parametrize("kind", [ValueError, KeyError, TypeError, AssertionError])
def test_errors_of_programmers_are_not_of_the_family(kind: type[Exception]) -> None:
    assert not issubclass(kind, CubotecaError)


@pytest.mark.parametrize("seq", [None, 0, 7])
def test_a_record_error_knows_its_event(seq: int | None) -> None:
    assert RecordError("bad", seq).seq == seq


# the registry


def test_the_registry_is_what_its_names_say() -> None:
    assert tuple(one.name for one in all_games()) == GAME_NAMES
    assert all_games() == tuple(game(name) for name in GAME_NAMES)


@pytest.mark.parametrize("name", ["", "chess", "cubosaurs.meta", "../cubosaurs", "Cubosaurs"])
def test_a_game_that_there_is_not_is_named(name: str) -> None:
    with pytest.raises(UnknownGameError) as caught:
        game(name)
    assert str(caught.value).startswith(f"no game '{name}'; there are: {GAME_NAMES[0]}")
