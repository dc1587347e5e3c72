"""What every test may ask for."""

from __future__ import annotations

import gc
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis.configuration import set_hypothesis_home_dir

from tests import browsers
from tests.databases import fresh
from tests.entropy import fix_entropy
from tests.postgres import ABSENT, programs, running
from tests.turns import in_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.engine import Mode
    from tests.postgres import Postgres


#: A folder in which every run that has it notes what it takes.
SHARED = "CUBOTECA_SHARED_RUN"

#: A folder for what Hypothesis reads out of our sources; runs that share it read them once.
HYPOTHESIS = "CUBOTECA_HYPOTHESIS"

_OWN = tempfile.TemporaryDirectory(prefix="cuboteca-hypothesis-")


def pytest_configure() -> None:
    """Keep what Hypothesis reads out of our sources, with their paths, out of this folder."""
    set_hypothesis_home_dir(os.environ.get(HYPOTHESIS, _OWN.name))


@pytest.hookimpl(trylast=True)  # of what the command line chose
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases whose turn it is not, of tests whose cases take turns."""
    cases: dict[tuple[str, int], list[pytest.Item]] = {}
    for item in items:
        if (mark := item.get_closest_marker("turns")) is not None:
            cases.setdefault((item.nodeid.partition("[")[0], *mark.args), []).append(item)
    taken = {id(item) for (name, of), alike in cases.items() for item in in_turn(alike, of, name)}
    left = [item for alike in cases.values() for item in alike if id(item) not in taken]
    if left:
        out = {id(item) for item in left}
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if id(item) not in out]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Let Python look for garbage less often, and never among twenty thousand tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Pass over what another run has taken: ``scripts/test`` lets several share the same tests.

    Tests of a file may ask the same site and are taken together, those marked "apart" one by one.
    """
    shared = os.environ.get(SHARED)
    if shared is None:
        return None
    name = item.path.relative_to(item.config.rootpath).as_posix().replace("/", ".")
    if item.get_closest_marker("apart"):
        name += f" {item.name}"
    if _is_ours(Path(shared, name)):
        return None
    # what the test before kept for this one, such as a module's site, is not needed any more
    item.session._setupstate.teardown_exact(nextitem)  # pytest has no other way
    return True


@cache
def _is_ours(note: Path) -> bool:
    """Take what a note stands for, unless another run has."""
    try:
        note.mkdir()
    except FileExistsError:
        return False
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Draw what nobody seeds by the test's name, before any fixture draws."""
    fix_entropy(item.nodeid)


@pytest.fixture(
    params=["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)],
)
def mode(request: pytest.FixtureRequest) -> Mode:
    """Both ways to run rules, one after the other."""
    return cast("Mode", request.param)


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run without the compiler."""
    monkeypatch.setenv("CUBOTECA_INTERPRETED", "1")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of the browser; skip where there is none, fail where one is promised."""
    found = browsers.chromium_path()
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(browsers.ABSENT)
        pytest.skip(browsers.ABSENT)
    return found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server; skip where none is installed, fail where one is promised."""
    folder = programs()
    if folder is None:
        if os.environ.get("CI") == "true":
            pytest.fail(ABSENT)
        pytest.skip(ABSENT)
    with running(folder) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database, on SQLite and then on PostgreSQL."""
    if request.param == "sqlite":
        return fresh(tmp_path)
    return str(request.getfixturevalue("postgres").new())
