"""Databases of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.databases import fresh

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the address of a fresh database on SQLite."""
    return fresh(tmp_path)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
