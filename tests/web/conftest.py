"""The site in this process, and readers with cookies of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from cuboteca.web.app import create_app
from cuboteca.web.settings import Settings
from tests.databases import fresh

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from starlette.applications import Starlette

    Reader = Callable[..., httpx.AsyncClient]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(fresh(tmp_path), pace=0, precompile=False, tables_at_once=1000)


@pytest.fixture
async def app(settings: Settings) -> AsyncIterator[Starlette]:
    one = create_app(settings)
    async with one.router.lifespan_context(one):
        yield one


@pytest.fixture
def reader(app: Starlette) -> Reader:
    """Make a browser: cookies of its own, English unless told otherwise."""

    def make(language: str = "en") -> httpx.AsyncClient:
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(app, raise_app_exceptions=False),
            base_url="http://site.test",
            headers={"Accept-Language": language},
        )

    return make


@pytest.fixture
def ada(reader: Reader) -> httpx.AsyncClient:
    """A browser."""
    return reader()
