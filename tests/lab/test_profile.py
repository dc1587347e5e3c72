"""Where the time of a decision goes, with amounts too small to measure anything."""

from __future__ import annotations

import pytest

from cuboteca.games import game
from cuboteca.lab.profile import profile


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["cube_attack", "sukkube"])
def test_the_parts_and_the_rest_are_the_whole(name: str) -> None:
    own = game(name)
    found = profile(own, own.options({}, 2), 2, events=20, plays=5, runs=3, rounds=2)

    assert list(found.parts) == ["choose", "act", "draw", "happen", "rest"]
    assert sum(found.parts.values()) == pytest.approx(found.whole)
    assert found.whole > 0
    assert found.state_bytes > 0
    assert found.draws < 1 if name == "cube_attack" else found.draws > 1
