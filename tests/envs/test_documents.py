"""The examples of the README and of the guide run as printed."""

from __future__ import annotations

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
    if "cuboteca.envs" in text
]


@pytest.mark.parametrize(("page", "text"), EXAMPLES)
def test_the_example_runs_as_printed(page: str, text: str) -> None:
    if "pyspiel" in text:
        pytest.importorskip("pyspiel")

    exec(compile(text, page, "exec"), {})


def test_there_are_examples_of_both() -> None:
    assert sum("README" in str(example.id) for example in EXAMPLES) == 2
    assert len(EXAMPLES) >= 7
