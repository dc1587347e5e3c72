"""The example game, installed for as long as a test runs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from cuboteca import games
from cuboteca.bots import levels
from tests.outside import install_pig

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def forget() -> None:
    """Let entry points be looked up anew."""
    games._outside.cache_clear()
    games.game.cache_clear()
    games._warn_once.cache_clear()
    levels._entries.cache_clear()


@pytest.fixture
def site_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose packages this process and those that it starts can import."""
    folder = tmp_path / "site-packages"
    folder.mkdir()
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.syspath_prepend(folder)
    before = set(sys.modules)
    forget()
    yield folder
    forget()
    for name in set(sys.modules) - before:
        if name.split(".")[0] in {"cuboteca_pig", "broken_game"}:
            del sys.modules[name]


@pytest.fixture
def pig(site_packages: Path) -> Path:
    """The example game and its bot, installed."""
    install_pig(site_packages)
    forget()
    return site_packages
