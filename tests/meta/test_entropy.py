"""What the tests promise of themselves: nothing that they draw differs from run to run."""

from __future__ import annotations

import random
import secrets
import subprocess
import sys

import numpy as np
import pytest

from tests.entropy import fix_entropy


def drawn() -> list[object]:
    return [
        secrets.token_bytes(32),
        secrets.token_urlsafe(9),
        secrets.randbelow(2**32),
        np.random.SeedSequence().entropy,
        np.random.default_rng().integers(1 << 60),
        np.random.random(),  # noqa: NPY002  # what OpenSpiel's own tests draw from
        random.random(),
    ]


def test_one_name_gives_one_sequence_and_others_others() -> None:
    courses = []
    for name in ("ada", "ada", "ben"):
        fix_entropy(name)
        courses.append(drawn())

    assert courses[0] == courses[1]
    assert all(one != other for one, other in zip(courses[1], courses[2], strict=True))


def test_a_draw_does_not_depend_on_draws_of_other_sizes() -> None:
    fix_entropy("ada")
    secret = secrets.token_bytes(32)
    fix_entropy("ada")
    secrets.token_urlsafe(6)

    assert secrets.token_bytes(32) == secret
    assert secrets.token_bytes(32) != secret


def test_every_test_begins_with_its_name(request: pytest.FixtureRequest) -> None:
    here = drawn()
    fix_entropy(request.node.nodeid)

    assert drawn() == here


def test_a_space_of_gymnasium_draws_the_same_in_every_process() -> None:
    pytest.importorskip("gymnasium")
    script = (
        "from tests.entropy import fix_entropy; fix_entropy('ada'); "
        "from gymnasium.spaces import Discrete; print([Discrete(99).sample() for _ in range(9)])"
    )
    told = [subprocess.check_output([sys.executable, "-c", script]) for _ in range(2)]

    assert told[0] == told[1]
