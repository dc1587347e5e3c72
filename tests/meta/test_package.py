"""The package as it is published: what it says of itself, what is in it, and that it installs.

Installing takes minutes, so it is done only if CUBOTECA_WHEELS is set; ``make test-wheel`` does.
"""

from __future__ import annotations

import email
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from packaging.specifiers import SpecifierSet
from packaging.utils import parse_wheel_filename

from cuboteca import __version__
from cuboteca.core.extras import TARGETS

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
WHEEL = f"cuboteca-{__version__}-py3-none-any.whl"
INFO = f"cuboteca-{__version__}.dist-info"
PYTHONS = ("3.11", "3.12", "3.13")
HOME = "https://code.example/cuboteca"

#: What is run where an extra is installed; "" is where none is.
PROGRAMS = {
    "": """\
import cuboteca

play = cuboteca.Play("cubosaurs", seats=3, seed=1, dna=True)
for action in play.legal_actions():
    print(action.text, "-", action.label)
play.act("keep")
play.act(play.ask("medium"))
play.undo()
print(play.play_out("random"))
play.save("play.json")
assert cuboteca.load_plays("play.json")[0].is_over
print(cuboteca.simulate("cubosaurs", seats=2, bots=["greedy", "random"], plays=20).table())
""",
    "envs": """\
from pettingzoo.test import api_test
from cuboteca.envs import sukkube_v1

api_test(sukkube_v1.env(seats=3), num_cycles=50)
env = sukkube_v1.env(seats=3, render_mode="rgb_array")
env.reset(seed=42)
assert env.render().shape == (720, 960, 3)
""",
    "openspiel": """\
import pyspiel
import cuboteca.envs.openspiel

state = pyspiel.load_game("cuboteca_cubosaurs").new_initial_state()
assert state.is_chance_node() or state.legal_actions()
""",
    "parquet": """\
from cuboteca.cli.main import run

assert run(["simulate", "sukkube", "--plays", "2", "--records", "plays.parquet"]) == 0
assert run(["replay", "plays.parquet"]) == 0
""",
    "pictures": """\
import cuboteca

assert cuboteca.Play("ursuppe", seats=4, seed=1).png()[:4] == b"\\x89PNG"
""",
    "postgres": """\
from cuboteca.table.databases import address_of

assert address_of("postgresql://host/x").drivername == "postgresql+psycopg"
""",
    "ray": """\
from cuboteca.lab.ray_cluster import need_ray
import ray

need_ray()
print(ray.__version__)
""",
}


def built(target: str, folder: Path) -> Path:
    """Return the file that the build of ``target`` has made."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", tmp_path_factory.mktemp("wheel"))


def sources() -> Iterator[str]:
    """Yield the files of the package as git has them, or as they are where there is no git."""
    for file in (ROOT / "src").rglob("*"):
        if file.is_file() and file.suffix != ".pyc" and file.name != ".DS_Store":
            yield str(file.relative_to(ROOT / "src"))


def test_the_wheel_has_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if not name.startswith(INFO)}

    assert wheel.name == WHEEL
    assert names == set(sources())
    assert "cuboteca/py.typed" in names


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    with zipfile.ZipFile(wheel) as archive:
        said = email.message_from_bytes(archive.read(f"{INFO}/METADATA"))
        entries = archive.read(f"{INFO}/entry_points.txt").decode()

    assert said["Version"] == __version__
    assert set(said.get_all("Provides-Extra", [])) == TARGETS.keys()
    assert said["Keywords"].split(",") == project["keywords"]
    assert {f"Programming Language :: Python :: {one}" for one in PYTHONS} <= set(
        said.get_all("Classifier", [])
    )
    supported = SpecifierSet(said["Requires-Python"])
    assert [f"3.{minor}" for minor in range(9, 16) if f"3.{minor}.1" in supported] == list(PYTHONS)
    assert set(said.get_all("License-File", [])) == {"LICENSE", "RIGHTS.md"}
    assert "cuboteca = cuboteca.cli.main:main" in entries


def test_all_is_all_of_them(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        said = email.message_from_bytes(archive.read(f"{INFO}/METADATA"))
    wanted: dict[str, set[str]] = {}
    for line in said.get_all("Requires-Dist", []):
        name, _, extra = line.partition("; extra == ")
        wanted.setdefault(extra.strip("'\""), set()).add(name)

    each = {name for extra, names in wanted.items() if extra not in {"", "all"} for name in names}
    assert wanted["all"] == each


def test_the_archive_of_the_source_has_what_make_needs(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {"Makefile", "uv.lock", "pyproject.toml", "scripts/venv", "CITATION.cff"} <= names
    assert {"README.md", "docs/install.md", "docs/images/table.png", ".ci/run"} <= names
    assert {f"src/{name}" for name in sources()} <= names
    assert [name for name in names if name.startswith((".venv", "screenshots"))] == []


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)]+)\)", text)


def test_on_an_index_every_link_and_picture_leads_home() -> None:
    index = pytest.importorskip("scripts.index_page")
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = index.index_page(readme, HOME, "1.2.3")

    assert len(links(shown)) == len(links(readme)) > 30
    for before, after in zip(links(readme), links(shown), strict=True):
        kind = "raw" if before.endswith(".png") else "blob"
        assert after == f"{HOME}/{kind}/v1.2.3/{before}"
        assert (ROOT / before.partition("#")[0]).exists()


def test_on_an_index_nothing_leads_astray_while_there_is_no_home() -> None:
    index = pytest.importorskip("scripts.index_page")
    shown = index.index_page((ROOT / "README.md").read_text("utf-8"), "", "1.2.3")

    assert links(shown) == []
    assert "![" not in shown
    assert "how to install" in shown


def test_the_links_of_the_project_are_pages_of_its_home() -> None:
    index = pytest.importorskip("scripts.index_page")

    assert index.project_urls("", "1.2.3") == {}
    urls = index.project_urls(HOME, "1.2.3")
    assert all(url.startswith(HOME) for url in urls.values())
    for url in urls.values():
        _, found, path = url.partition("/blob/v1.2.3/")
        assert not found or (ROOT / path).exists()


def locked() -> dict[str, list[dict[str, Any]]]:
    """Return what the lock file has of each package; some have one version for some Pythons."""
    found: dict[str, list[dict[str, Any]]] = {}
    for package in tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]:
        found.setdefault(package["name"], []).append(package)
    return found


#: What the wheels for a system are called, and parts of markers of what it does not install.
SYSTEMS = {
    "linux": (r"manylinux.*_x86_64", ("win32",)),
    "macos": (r"macosx.*_(arm64|universal2)", ("win32", "== 'linux'")),
    "windows": (r"win_amd64", ("== 'linux'", "!= 'win32'")),
}


def is_for(file: str, python: str, platform: str) -> bool:
    """Return whether a wheel can be installed with a Python on a system."""
    minor = int(python.partition(".")[2])
    for tag in parse_wheel_filename(file)[3]:
        right_place = tag.platform == "any" or re.fullmatch(platform, tag.platform)
        older = re.fullmatch(r"cp3(\d+)", tag.interpreter)
        right_python = tag.interpreter in {"py3", f"py3{minor}", f"cp3{minor}"} or (
            tag.abi == "abi3" and older and int(older[1]) <= minor
        )
        if right_place and right_python:
            return True
    return False


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_all_that_is_installed_has_wheels(python: str, system: str) -> None:
    """Nobody needs a compiler; also for Pythons that are not here to try it."""
    platform, left_out = SYSTEMS[system]
    packages = locked()
    todo, seen = ["cuboteca"], set[str]()
    while todo:
        seen.add(name := todo.pop())
        for package in packages[name]:
            extras = package.get("optional-dependencies", {}).values()
            wanted = [*package.get("dependencies", []), *chain.from_iterable(extras)]
            here = [
                one["name"]
                for one in wanted
                if not any(part in one.get("marker", "") for part in left_out)
            ]
            todo.extend(set(here) - seen)
    without = {
        name
        for name in seen - {"cuboteca"}
        if not any(
            is_for(file["url"].rpartition("/")[2], python, platform)
            for package in packages[name]
            for file in package.get("wheels", [])
        )
    }

    assert len(seen) > 50
    assert without == set()


def find_python(version: str) -> str | None:
    """Return the path of a Python that runs, on the search path or as pyenv keeps them."""
    places = [shutil.which(f"python{version}")]
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    places += [str(path) for path in sorted(kept.glob(f"{version}.*/bin/python"))]
    for place in filter(None, places):
        done = subprocess.run([place, "--version"], capture_output=True, text=True, check=False)
        if done.stdout.startswith(f"Python {version}."):
            return place
    return None


def run(*command: str | Path, folder: Path) -> str:
    """Return what a command prints that knows nothing of this checkout."""
    known = {name: os.environ[name] for name in os.environ if not name.startswith("PYTHON")}
    done = subprocess.run(
        command,
        cwd=folder,
        env={**known, "VIRTUAL_ENV": "", "CUBOTECA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


UV = Path(sys.executable).parent / "uv"


def clean_environment(version: str, folder: Path) -> Path:
    """Return the folder of the programs of an environment with nothing but Python and pip."""
    python = find_python(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    run(python, "-m", "venv", "clean", folder=folder)
    return folder / "clean" / ("Scripts" if os.name == "nt" else "bin")


@pytest.mark.slow
@pytest.mark.skipif("CUBOTECA_WHEELS" not in os.environ, reason="make test-wheel runs it")
@pytest.mark.parametrize("extra", ["", *TARGETS])
@pytest.mark.parametrize("python", PYTHONS)
def test_it_installs_and_works(python: str, extra: str, wheel: Path, tmp_path: Path) -> None:
    programs = clean_environment(python, tmp_path)
    wanted = f"{wheel}[{extra}]" if extra else str(wheel)
    run(UV, "pip", "install", "--python", programs / "python", wanted, folder=tmp_path)

    assert run(programs / "cuboteca", "--version", folder=tmp_path) == f"cuboteca {__version__}\n"
    for name, program in PROGRAMS.items():
        if name in {"", extra} or extra == "all":
            run(programs / "python", "-c", program, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.skipif("CUBOTECA_WHEELS" not in os.environ, reason="make test-wheel runs it")
def test_pip_takes_an_extra_from_what_is_installed(wheel: Path, tmp_path: Path) -> None:
    """As every message says that misses a library."""
    programs = clean_environment(PYTHONS[0], tmp_path)
    run(UV, "pip", "install", "--python", programs / "python", str(wheel), folder=tmp_path)
    command: list[str | Path] = [programs / "cuboteca", "simulate", "sukkube"]
    command += ["--records", "x.parquet"]
    told = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    said = re.search(r'pip install "(cuboteca\[parquet\])"', " ".join(told.stderr.split()))
    assert said is not None, told.stderr
    run(programs / "pip", "install", said[1], folder=tmp_path)

    run(programs / "python", "-c", PROGRAMS["parquet"], folder=tmp_path)
