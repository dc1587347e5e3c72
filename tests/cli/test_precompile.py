"""``cuboteca precompile``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.compiled import is_kept
from cuboteca.core.engine import engine_of
from cuboteca.envs import kernels
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab import analysis

if TYPE_CHECKING:
    from tests.cli.conftest import Command


@pytest.mark.compiled
def test_every_game_is_ready(cuboteca: Command) -> None:
    answer = cuboteca("precompile")

    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count(" is ready") == len(GAME_NAMES)


@pytest.mark.compiled
def test_environments_and_analyses_are_ready_too(cuboteca: Command) -> None:
    pytest.importorskip("gymnasium")
    cuboteca("precompile", GAME_NAMES[0])
    engine = engine_of(game(GAME_NAMES[0]), "compiled")
    used = (analysis.play_on, kernels.reset_seats, kernels.step_seats, kernels.advance)

    assert [one.__name__ for one in used if not is_kept(engine.bound(one))] == []


@pytest.mark.compiled
def test_json_tells_where_and_how_long(cuboteca: Command) -> None:
    told = json.loads(cuboteca("precompile", GAME_NAMES[0], "--json").out)

    assert told.keys() == {"folder", "seconds", "removed"}
    assert told["seconds"].keys() == {GAME_NAMES[0]}


def test_an_unknown_game_is_wrong_usage(cuboteca: Command) -> None:
    assert cuboteca("precompile", "chess").code == 2
