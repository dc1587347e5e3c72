"""``cuboteca warm``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cuboteca.core import batch
from cuboteca.core.compiled import is_kept
from cuboteca.core.engine import engine_of
from cuboteca.envs import kernels
from cuboteca.games import SHELF, game

if TYPE_CHECKING:
    from tests.cli.conftest import Command


@pytest.mark.compiled
def test_every_game_is_ready(cuboteca: Command) -> None:
    answer = cuboteca("warm")

    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count(" is ready") == len(SHELF)


@pytest.mark.compiled
def test_environments_and_analyses_are_ready_too(cuboteca: Command) -> None:
    pytest.importorskip("gymnasium")
    cuboteca("warm", SHELF[0])
    engine = engine_of(game(SHELF[0]), "compiled")
    used = (batch.simulate, kernels.reset_seats, kernels.step_seats, kernels.advance)

    assert [one.__name__ for one in used if not is_kept(engine.bound(one))] == []


@pytest.mark.compiled
def test_json_tells_where_and_how_long(cuboteca: Command) -> None:
    told = json.loads(cuboteca("warm", SHELF[0], "--json").out)

    assert told.keys() == {"folder", "seconds", "removed"}
    assert told["seconds"].keys() == {SHELF[0]}


def test_an_unknown_game_is_wrong_usage(cuboteca: Command) -> None:
    assert cuboteca("warm", "chess").code == 2
