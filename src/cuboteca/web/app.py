"""The application: routes, guards and the services behind them."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from cuboteca.core.errors import CubotecaError
from cuboteca.web.api.app import make_api
from cuboteca.web.guards import Guard
from cuboteca.web.pages.message import broken, refused
from cuboteca.web.routes import routes
from cuboteca.web.services import Services

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cuboteca.web.settings import Settings

_WORTH_PACKING = 800  # bytes


def create_app(settings: Settings) -> Starlette:
    """Return the site as an ASGI application; its database is opened at once.

    Raises:
        StorageError: The database cannot be opened.
    """
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        if settings.warm:
            services.warm_up.start()
        yield
        await services.close()

    api = make_api()
    app = Starlette(
        routes=routes(api),
        middleware=[
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=_WORTH_PACKING, compresslevel=6),
        ],
        exception_handlers={
            CubotecaError: refused,
            HTTPException: refused,
            Exception: broken,
        },
        lifespan=lifespan,
    )
    app.state.services = services
    api.state.services = services
    return app
