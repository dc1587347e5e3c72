"""What ARCHITECTURE.md says is absent is absent."""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

from cuboteca.games import GAME_NAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cuboteca"
GAMES = SOURCE / "games"
RULE_FILES = sorted(GAMES.glob("*/rules/**/*.py"))
OUTSIDE = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in {".py", ".html", ".js", ".css", ".ftl", ".svg"}
    and not any(path.is_relative_to(GAMES / name) for name in GAME_NAMES)
    and path != GAMES / "__init__.py"
)
ROOMS = (
    "meta",
    "components",
    "state",
    "start",
    "actions",
    "rules",
    "notation",
    "view",
    "observation",
    "heuristics",
    "drawing",
    "texts",
)


def relative(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def test_the_layers_hold() -> None:
    program = Path(sys.executable).with_name("lint-imports")
    told = subprocess.run(
        [program], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )

    assert told.returncode == 0, told.stdout


def test_every_package_stands_in_the_registry() -> None:
    houses = {path.parent.name for path in GAMES.glob("*/__init__.py")}

    assert houses == set(GAME_NAMES)


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_package_has_the_same_rooms(name: str, room: str) -> None:
    house = GAMES / name

    assert (house / room).is_dir() or (house / f"{room}.py").is_file()


@pytest.mark.parametrize("path", RULE_FILES, ids=relative)
def test_every_rule_cites_its_paragraph(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    uncited = [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and not node.name.startswith("_")
        and "Rule:" not in (ast.get_docstring(node) or "")
    ]

    assert uncited == []


def code_of(path: Path) -> str:
    """Return the code of a Python file without its comments and docstrings, or any other text."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return text
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    doc_lines = {
        node.body[0].lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, documented) and ast.get_docstring(node) is not None
    }
    return "\n".join(
        token.string
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type != tokenize.COMMENT
        and not (token.type == tokenize.STRING and token.start[0] in doc_lines)
    )


@pytest.mark.parametrize("name", GAME_NAMES)
def test_no_game_is_named_outside_its_house(name: str) -> None:
    naming = [relative(path) for path in OUTSIDE if name in code_of(path).lower()]

    assert naming == []


@pytest.mark.parametrize("name", GAME_NAMES)
def test_no_package_names_another_game(name: str) -> None:
    others = [other for other in GAME_NAMES if other != name]
    naming = [
        (relative(path), other)
        for path in (GAMES / name).rglob("*.py")
        for other in others
        if other in code_of(path).lower()
    ]

    assert naming == []
