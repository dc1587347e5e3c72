"""What ``import cuboteca`` offers, and what it costs."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import cuboteca

SOURCE = Path(cuboteca.__file__).parent
#: Libraries that a module may import at once because nobody needs it without them.
EXTRAS = {"PIL", "gymnasium", "pettingzoo", "pyarrow", "pyspiel", "ray", "resvg_py"}
EXPORTED = [
    "Action",
    "AnalysisResult",
    "ArenaResult",
    "Bot",
    "BotResult",
    "CubotecaError",
    "Estimate",
    "Event",
    "ExactAction",
    "ExactResult",
    "ExactValue",
    "Finding",
    "GameInfo",
    "IllegalActionError",
    "LuckAndSkill",
    "MoveAssessment",
    "NotationError",
    "OptionError",
    "OptionInfo",
    "Outcome",
    "PairResult",
    "Play",
    "PlayBatch",
    "PositionError",
    "RecordError",
    "SeatResult",
    "SeenEvent",
    "SimulationResult",
    "StudyResult",
    "Swing",
    "UnknownGameError",
    "analyse",
    "arena",
    "game_info",
    "list_bots",
    "list_games",
    "load_plays",
    "make_bot",
    "save_plays",
    "simulate",
    "solve",
    "study",
]
#: Packages that only a part of the product needs: the compiler, and what serves or draws pages.
HEAVY = {
    "alembic",
    "cuboteca.table",
    "cuboteca.web",
    "fastapi",
    "gymnasium",
    "llvmlite",
    "numba",
    "pettingzoo",
    "rich",
    "sqlalchemy",
    "starlette",
    "typer",
    "uvicorn",
}

_PLAY = """
play = cuboteca.Play("cubosaurs", seats=2, seed=1)
play.act(play.legal_actions()[0])
play.play_out("greedy")
assert play.outcome and play.svg() and play.to_json()
"""


def loaded_by(program: str) -> set[str]:
    """Return the modules that are loaded after ``import cuboteca`` and then ``program``."""
    told = subprocess.run(
        [sys.executable, "-c", f"import sys, cuboteca\n{program}\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return set(told.stdout.split())


def test_the_exported_names_are_these() -> None:
    assert sorted(cuboteca.__all__) == EXPORTED


@pytest.mark.parametrize("name", EXPORTED)
def test_an_exported_name_is_public_where_it_is_defined(name: str) -> None:
    home = importlib.import_module(f"cuboteca.public.{cuboteca._HOMES[name]}")

    assert getattr(cuboteca, name) is getattr(home, name)
    assert name in home.__all__
    assert name in dir(cuboteca)


def test_a_name_that_there_is_not_says_so() -> None:
    with pytest.raises(AttributeError, match="module 'cuboteca' has no attribute 'Board'"):
        cuboteca.Board  # noqa: B018


def test_no_exported_name_hides_a_package() -> None:
    packages = {
        "bots",
        "cli",
        "core",
        "envs",
        "games",
        "lab",
        "public",
        "table",
        "web",
    }

    assert not packages & set(cuboteca.__all__)


def test_importing_loads_nothing_but_the_package_itself() -> None:
    loaded = loaded_by("")

    assert {name for name in loaded if name.startswith("cuboteca")} == {"cuboteca"}
    assert not loaded & (HEAVY | {"numpy"})


def test_playing_loads_neither_the_compiler_nor_the_site() -> None:
    assert not loaded_by(_PLAY) & HEAVY


def public_modules() -> list[Path]:
    """Return every module that is not private.

    Migrations are scripts that Alembic loads; what lies inside a game package is its own business.
    """
    return [
        path
        for path in sorted(SOURCE.rglob("*.py"))
        if not any(part.startswith("_") for part in path.relative_to(SOURCE).parent.parts)
        and (path.stem == "__init__" or not path.stem.startswith("_"))
        and "migrations" not in path.parts
        and not path.match("games/*/[!_]*.py")
        and not path.match("games/*/*/*.py")
    ]


def exported_by(path: Path) -> list[str] | None:
    """Return a module's ``__all__``; None where it has none."""
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id="__all__")], value=ast.List() as names)
                | ast.AnnAssign(target=ast.Name(id="__all__"), value=ast.List() as names)
            ):
                return [str(ast.literal_eval(name)) for name in names.elts]
    return None


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("path", public_modules(), ids=module_of)
def test_a_public_module_says_what_it_exports(path: Path) -> None:
    names = exported_by(path)

    assert names is not None
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("path", public_modules(), ids=module_of)
def test_what_a_module_exports_is_there(path: Path) -> None:
    try:
        module = importlib.import_module(module_of(path))
    except ImportError as error:
        if error.name not in EXTRAS:
            raise
        pytest.skip(f"{error.name} is an extra and is not installed")

    assert [name for name in exported_by(path) or [] if not hasattr(module, name)] == []
