"""The recipes of ``docs/research.md``, run as they are printed."""

from __future__ import annotations

import re
from pathlib import Path

_PAGE = Path(__file__).parents[3] / "docs/research.md"
_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run_recipe(library: str) -> dict[str, object]:
    """Run the one recipe that imports a library; return its names."""
    blocks = _BLOCK.findall(_PAGE.read_text("utf-8"))
    (recipe,) = [block for block in blocks if f"from {library}" in block]
    names: dict[str, object] = {}
    exec(compile(recipe, str(_PAGE), "exec"), names)
    return names
