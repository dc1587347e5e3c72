"""The application: routes, guards and the services behind them."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

from cuboteca.core.errors import CubotecaError
from cuboteca.web.access import Access
from cuboteca.web.ban_guard import BanGuard, PersonGuard
from cuboteca.web.device_guard import DeviceGuard
from cuboteca.web.forwarding import Forwarding
from cuboteca.web.guards import Guard, gone
from cuboteca.web.pages.message import broken, refused
from cuboteca.web.routes import routes
from cuboteca.web.seals import SealGuard
from cuboteca.web.services import Services

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.types import ASGIApp, Receive, Scope, Send

    from cuboteca.web.settings import Settings

_WORTH_COMPRESSING = 800  # bytes


class LazyApp:
    """An application that is made on its first request, so that the home page need not wait for it.

    Args:
        make: Makes it; takes a second and runs in a thread.
    """

    def __init__(self, make: Callable[[], ASGIApp]) -> None:
        self._make = make
        self._app: ASGIApp | None = None
        self._lock = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        async with self._lock:
            if self._app is None:
                self._app = await asyncio.to_thread(self._make)
        await self._app(scope, receive, send)


def _api(services: Services) -> ASGIApp:
    from cuboteca.web.api.app import make_api  # noqa: PLC0415  # see LazyApp

    api = make_api()
    api.state.services = services
    return api


def create_app(settings: Settings) -> Starlette:
    """Return the site as an ASGI application; its database is opened at once.

    Raises:
        StorageError: The database cannot be opened.
    """
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        services.start()
        yield
        await services.close()

    app = Starlette(
        routes=routes(LazyApp(lambda: _api(services))),
        middleware=[
            Middleware(Access, services.metrics),
            Middleware(Guard),
            Middleware(BanGuard, services.bans),
            Middleware(Forwarding, services),
            Middleware(DeviceGuard, services.people),
            Middleware(PersonGuard, services.sanctions),
            Middleware(SealGuard, services),
            Middleware(GZipMiddleware, minimum_size=_WORTH_COMPRESSING, compresslevel=6),
        ],
        exception_handlers={
            CubotecaError: refused,
            HTTPException: refused,
            ClientDisconnect: gone,
            Exception: broken,
        },
        lifespan=lifespan,
    )
    app.state.services = services
    return app


__all__ = [
    "LazyApp",
    "create_app",
]
