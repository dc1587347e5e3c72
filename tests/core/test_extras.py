"""What is said if the library of an extra is not installed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from cuboteca.core.extras import TARGETS, missing

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("extra", TARGETS)
def test_what_is_missing_is_named_with_an_extra_and_a_target_that_exist(extra: str) -> None:
    told = missing("Some Library", extra)
    named, target = re.findall(r"cuboteca\[(\w+)\]|make (\w+)", told)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert told.startswith("Some Library is not installed; ")
    assert named[0] == extra
    assert extra in extras["optional-dependencies"]
    assert re.search(rf"^{target[1]}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
