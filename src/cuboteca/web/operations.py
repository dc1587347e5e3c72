"""For whoever runs the site: is it alive, can it store plays, and its figures on a port apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import uvicorn
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from starlette.applications import Starlette
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cuboteca.table.errors import StorageError
from cuboteca.web.connections import BesideServer, ConnectionLimits
from cuboteca.web.request import services_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from cuboteca.web.connections import Server
    from cuboteca.web.services import Services

_LIMITS = ConnectionLimits(in_all=64, each=32, backlog=16)  # a few programs read the figures


async def alive(_request: Request) -> Response:
    """Answer: the process works."""
    return JSONResponse({"live": True})


async def ready(request: Request) -> Response:
    """Answer whether plays can be stored; 503 if they cannot."""
    try:
        await services_of(request).readiness.check()
    except StorageError:  # its message names the database, which is not public
        return JSONResponse({"ready": False}, 503)
    return JSONResponse({"ready": True})


async def metrics(request: Request) -> Response:
    """Return the figures in Prometheus's text format."""
    text = services_of(request).metrics.text()
    return Response(text, media_type=CONTENT_TYPE_PLAIN_0_0_4)


#: Which the site has as well, for what passes requests on to it.
CHECKS = (Route("/live", alive), Route("/ready", ready))


def metrics_server(services: Services) -> Server:
    """Return what serves the figures of a site, on the event loop of the site's own server."""
    app = Starlette(routes=[Route("/metrics", metrics), *CHECKS])
    app.state.services = services
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    return BesideServer(config, _LIMITS)


__all__ = [
    "CHECKS",
    "alive",
    "metrics",
    "metrics_server",
    "ready",
]
