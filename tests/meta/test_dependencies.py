"""Every package that the product needs is used by it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SOURCES = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))

#: What another package loads by itself, and which one.
LOADED_BY = {
    "httptools": "uvicorn",
    "python-multipart": "starlette",
    "uvloop": "uvicorn",
    "websockets": "uvicorn",
}
MODULES = {"fluent-runtime": "fluent", "prometheus-client": "prometheus_client"}


@pytest.mark.parametrize("wanted", PROJECT["dependencies"])
def test_a_dependency_is_used_and_brings_nothing_else(wanted: str) -> None:
    name = re.match(r"[A-Za-z0-9_-]+", wanted)
    assert name is not None
    module = MODULES.get(name[0], name[0])

    assert "[" not in wanted, "an extra brings packages that nobody asked for by name"
    assert name[0] in LOADED_BY or re.search(rf"(?m)^\s*(import|from) {module}\b", SOURCES)
