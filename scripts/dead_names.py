"""Print every name in the source that nothing reads, and fail if there is one.

    .venv/bin/python scripts/dead_names.py

Vulture reads only Python.  Names that a template reads or that the reference of the public
interface lists are added here: a field of a template's context is used if a template names it, and
dead if none does.  ``[tool.vulture]`` in ``pyproject.toml`` lists what libraries call.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from jinja2 import Environment, nodes
from vulture import Vulture
from vulture.config import make_config

ROOT = Path(__file__).resolve().parent.parent
_FIELD = re.compile(r"^- `(\w+)`:", re.MULTILINE)


def names_in_templates() -> set[str]:
    """Return every variable and attribute that a template reads."""
    environment = Environment(autoescape=True)
    names: set[str] = set()
    for path in (ROOT / "src").rglob("*.html"):
        tree = environment.parse(path.read_text("utf-8"))
        names |= {node.name for node in tree.find_all(nodes.Name) if node.ctx == "load"}
        names |= {node.attr for node in tree.find_all(nodes.Getattr)}
    return names


def fields_in_the_reference() -> set[str]:
    """Return every field that a page of the public interface's reference describes."""
    pages = (ROOT / "docs" / "reference").glob("*.md")
    return {name for page in pages for name in _FIELD.findall(page.read_text("utf-8"))}


def main() -> int:
    """Print what is dead and return the exit status: 1 if anything is."""
    with (ROOT / "pyproject.toml").open("rb") as settings:
        config = make_config([], settings)
    vulture = Vulture(
        ignore_names=config["ignore_names"], ignore_decorators=config["ignore_decorators"]
    )
    vulture.scavenge([str(ROOT / path) for path in config["paths"]])
    vulture.used_names |= names_in_templates() | fields_in_the_reference()
    dead = vulture.get_unused_code(min_confidence=config["min_confidence"])
    for item in dead:
        print(item.get_report())
    return int(bool(dead))


if __name__ == "__main__":
    sys.exit(main())
