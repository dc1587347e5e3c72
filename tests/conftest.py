"""What every test may ask for."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, cast

import pytest

from tests.entropy import fix_entropy

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode

_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


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
    chosen = os.environ.get("CUBOTECA_CHROMIUM")
    found = chosen or next(filter(None, map(shutil.which, _BROWSERS)), None)
    if found:
        return found
    told = "no Chromium: install Debian's chromium or set CUBOTECA_CHROMIUM to its path"
    if os.environ.get("CI") == "true":
        pytest.fail(told)
    pytest.skip(told)
