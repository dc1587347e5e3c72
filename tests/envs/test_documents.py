"""The examples of the README and of the guide run as printed."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = [
    pytest.param(
        page,
        text,
        id=f"{page}-{number}",
        marks=[pytest.mark.compiled] if "num_envs" in text else [],  # hundreds of plays at once
    )
    for page in ("README.md", "docs/guides/environments.md")
    for number, text in enumerate(
        re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    )
    if "cuboteca.envs" in text or page == "README.md"
]


def _seed_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let spaces that nobody has seeded draw the same on every run."""
    seeding = pytest.importorskip("gymnasium.utils.seeding")
    drawn = seeding.np_random
    monkeypatch.setattr(seeding, "np_random", lambda seed=None: drawn(1 if seed is None else seed))


@pytest.mark.parametrize(("page", "text"), EXAMPLES)
def test_the_example_runs_as_printed(page: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if "pyspiel" in text:
        pytest.importorskip("pyspiel")
    elif "cuboteca.envs" in text:
        _seed_spaces(monkeypatch)
    random.seed(1)

    exec(compile(text, page, "exec"), {})


def test_there_are_examples_of_both() -> None:
    assert sum("README" in str(example.id) for example in EXAMPLES) == 3
    assert len(EXAMPLES) >= 8
