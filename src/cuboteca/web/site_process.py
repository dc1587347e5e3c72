"""One process of the site, whether it has others beside it or not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

import uvicorn

from cuboteca.web.addresses import listen
from cuboteca.web.app import create_app
from cuboteca.web.connections import BesideServer, ConnectionLimits, Server
from cuboteca.web.forwarding import PeerAccess
from cuboteca.web.operations import metrics_server

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Sequence
    from contextlib import ExitStack

    from cuboteca.web.services import Services
    from cuboteca.web.settings import Settings

_LARGEST_MESSAGE = 64 * 1024  # bytes; nothing long is sent over a live connection
_PEERS = ConnectionLimits(in_all=20_000, head_seconds=120)  # theirs are counted where people come
_PING_EVERY = 10.0  # seconds; a device that does not answer for as long is gone
_PEERS_KEPT = 60  # seconds for which an idle connection stays open, longer than they use it


@dataclass(frozen=True)
class Plan:
    """How one process of the site runs.

    Attributes:
        settings: Of the site.
        limits: Of its connections.
        internal_host: Address of this computer at which other processes of the site reach this
            one; "" if there are none.
    """

    settings: Settings
    limits: ConnectionLimits
    internal_host: str = ""


def site_server(
    plan: Plan,
    opened: ExitStack,
    metrics_sockets: Sequence[socket.socket] = (),
    up: Callable[[], None] | None = None,
) -> Server:
    """Return the server of this process, with its database open.

    Args:
        plan: How it runs.
        opened: Closes at the end what is opened for other processes.
        metrics_sockets: On which it offers its figures.
        up: Is called once it serves.

    Raises:
        StorageError: The database cannot be opened.
        OSError: It cannot listen for other processes.
    """
    settings = plan.settings
    inside = listen(plan.internal_host, 0, plan.limits.backlog) if plan.internal_host else []
    for one in inside:
        opened.enter_context(one)
        settings = replace(settings, internal=_address(plan.internal_host, one))
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=_LARGEST_MESSAGE,
        ws_ping_interval=_PING_EVERY,
        ws_ping_timeout=_PING_EVERY,
        timeout_graceful_shutdown=3,
    )
    server = Server(config, plan.limits, up=up)
    services: Services = app.state.services
    services.metrics.gate = server.gate
    if metrics_sockets:
        server.run_beside(metrics_server(services), list(metrics_sockets))
    if services.ownership is not None:
        server.run_beside(_peer_server(PeerAccess(app, services.ownership.secret)), inside)
    return server


def _address(host: str, listening: socket.socket) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"{shown}:{cast('int', listening.getsockname()[1])}"


def _peer_server(app: PeerAccess) -> Server:
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # another process says for whom it comes
        ws_max_size=_LARGEST_MESSAGE,
        timeout_keep_alive=_PEERS_KEPT,
        timeout_graceful_shutdown=3,
    )
    return BesideServer(config, _PEERS, lambda _address: True)


__all__ = ["Plan", "site_server"]
