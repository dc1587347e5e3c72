"""What ARCHITECTURE.md says is absent is absent."""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tokenize
import tomllib
from functools import cache
from pathlib import Path

import pytest

from cuboteca.games import GAME_NAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cuboteca"
GAMES = SOURCE / "games"
#: Modules of a game, besides its ``rules``, that say who may do or know what.
RULE_MODULES = ("genes", "information")
RULE_FILES = sorted(
    [
        *GAMES.glob("*/rules/**/*.py"),
        *(path for name in RULE_MODULES for path in GAMES.glob(f"*/{name}.py")),
    ]
)
OUTSIDE = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in {".py", ".html", ".js", ".css", ".ftl", ".svg"}
    and not any(path.is_relative_to(GAMES / name) for name in GAME_NAMES)
    and path != GAMES / "__init__.py"
)
MODULES = (
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
    packages = {path.parent.name for path in GAMES.glob("*/__init__.py")}

    assert packages == set(GAME_NAMES)


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("module", MODULES)
def test_every_package_has_the_same_modules(name: str, module: str) -> None:
    package = GAMES / name

    assert (package / module).is_dir() or (package / f"{module}.py").is_file()


def _is_citation(decorator: ast.expr) -> bool:
    match decorator:
        case ast.Call(func=ast.Name(id="rule" | "cites"), args=[ast.Constant(value=str())]):
            return True
    return False


@pytest.mark.parametrize("path", RULE_FILES, ids=relative)
def test_every_rule_cites_its_paragraph(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    uncited = [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and not node.name.startswith("_")
        and not any(map(_is_citation, node.decorator_list))
    ]

    assert uncited == []


@pytest.mark.parametrize("name", GAME_NAMES)
def test_rules_import_nothing_but_rules(name: str) -> None:
    package = f"cuboteca.games.{name}"
    imported = {
        f"{package}.{node.names[0].name}" if node.module == package else node.module
        for path in (GAMES / name / "rules").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(package)
    }
    places = {f"{package}.{name}" for name in ("components", "state", "actions", "genes", "rules")}

    assert {".".join(module.split(".")[:4]) for module in imported} <= places


def test_the_layers_place_every_module_of_a_game() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (words,) = [one for one in contracts if one["name"].startswith("rules know no words")]
    placed = {
        module.removeprefix("cuboteca.games.*.")
        for module in words["source_modules"] + words["forbidden_modules"]
    }
    free = {"start", "solver", "turns"}  # without words, above the rules: options, and playing on
    modules = {path.stem for path in GAMES.glob("*/*.py") if path.name != "__init__.py"}
    modules |= {path.parent.name for path in GAMES.glob("*/*/__init__.py")}

    assert modules == {module for module in placed | free if "." not in module}


@cache
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


@cache
def text_of(path: Path) -> str:
    """Return all of a file in lower case."""
    return path.read_text("utf-8").lower()


def is_named(name: str, path: Path) -> bool:
    """Return whether the code of a file names a game."""
    return name in text_of(path) and name in code_of(path).lower()  # taking code apart takes long


@pytest.mark.parametrize("name", GAME_NAMES)
def test_no_game_is_named_outside_its_package(name: str) -> None:
    naming = [relative(path) for path in OUTSIDE if is_named(name, path)]

    assert naming == []


@pytest.mark.parametrize("name", GAME_NAMES)
def test_no_package_names_another_game(name: str) -> None:
    others = [other for other in GAME_NAMES if other != name]
    naming = [
        (relative(path), other)
        for path in (GAMES / name).rglob("*.py")
        for other in others
        if is_named(other, path)
    ]

    assert naming == []
