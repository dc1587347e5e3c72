"""``cuboteca warm``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cuboteca.games import SHELF

if TYPE_CHECKING:
    from tests.cli.conftest import Command


@pytest.mark.compiled
def test_every_game_is_ready(cuboteca: Command) -> None:
    answer = cuboteca("warm")

    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count(" is ready") == len(SHELF)


@pytest.mark.compiled
def test_json_tells_where_and_how_long(cuboteca: Command) -> None:
    told = json.loads(cuboteca("warm", SHELF[0], "--json").out)

    assert told.keys() == {"folder", "seconds", "removed"}
    assert told["seconds"].keys() == {SHELF[0]}


def test_an_unknown_game_is_wrong_usage(cuboteca: Command) -> None:
    assert cuboteca("warm", "chess").code == 2
