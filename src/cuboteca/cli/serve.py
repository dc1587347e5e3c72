"""``cuboteca serve``: the site."""

from __future__ import annotations

import contextlib
import logging
import os
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import platformdirs
import typer

from cuboteca.cli.errors import UsageError

if TYPE_CHECKING:
    from cuboteca.web.addresses import Listening

_LARGEST_MESSAGE = 64 * 1024  # nobody says anything long over the live line


def serve(
    *,
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets the whole network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")
    ] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(help="Folder that keeps the plays.", show_default="the user's data folder"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="CUBOTECA_DATABASE",
            help="Address of another database, such as postgresql+psycopg://host/name.",
        ),
    ] = None,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds before a bot moves.")] = 0.7,
    warm: Annotated[
        bool, typer.Option(help="Compile the games in the background after the start.")
    ] = True,
    open_: Annotated[bool, typer.Option("--open", help="Open the site in a browser.")] = False,
) -> None:
    """Serve the site: tables in the browser, with friends and bots, and the JSON API."""
    import uvicorn  # noqa: PLC0415  # other commands do not wait for the site

    from cuboteca.table.errors import DatabaseAddressError  # noqa: PLC0415
    from cuboteca.table.storage import default_url  # noqa: PLC0415
    from cuboteca.web.addresses import listen, listening_on  # noqa: PLC0415
    from cuboteca.web.app import create_app  # noqa: PLC0415
    from cuboteca.web.connections import ConnectionLimits, Server, more_files  # noqa: PLC0415
    from cuboteca.web.settings import Settings  # noqa: PLC0415

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    limits = ConnectionLimits.within(more_files())
    folder = data or Path(platformdirs.user_data_dir("cuboteca"))
    with contextlib.ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(one) for one in listen(host, port, limits.backlog)]
        listening = listening_on(host, sockets, _command())
        settings = Settings(
            database or default_url(folder),
            pace=pace,
            warm=warm,
            sockets=limits.lines,
            sockets_each=limits.lines_each,
            listening=listening,
        )
        try:
            app = create_app(settings)
        except DatabaseAddressError as error:
            raise UsageError(f"--database (or CUBOTECA_DATABASE): {error}") from None
        _say_where(listening)
        if open_:
            webbrowser.open(listening.local())
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws_max_size=_LARGEST_MESSAGE,
            timeout_graceful_shutdown=3,
        )
        try:
            Server(config, limits).run(sockets=sockets)
        except KeyboardInterrupt:
            typer.echo("Cuboteca has closed; every play is kept.")


def _say_where(listening: Listening) -> None:
    local = listening.local()
    typer.echo(f"Cuboteca is at {local}  (Ctrl+C stops it)")
    others = [address for address in listening.network() if address != local]
    if others:
        typer.echo(f"On other devices in your network: {'  '.join(others)}")
    elif listening.is_open() and not listening.network():
        typer.echo("This computer is on no network now, so other devices cannot open it.")


def _command() -> str:
    """Return what starts the site for the whole network, as this one was started."""
    by_make = "MAKELEVEL" in os.environ
    return 'make play ARGS="--host 0.0.0.0"' if by_make else "cuboteca serve --host 0.0.0.0"
