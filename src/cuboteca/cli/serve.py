"""``cuboteca serve``: the site."""

from __future__ import annotations

import logging
import socket
import webbrowser
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

_BACKLOG = 1024
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

    from cuboteca.table.storage import default_url  # noqa: PLC0415
    from cuboteca.web.app import create_app  # noqa: PLC0415
    from cuboteca.web.settings import Settings  # noqa: PLC0415

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    folder = data or Path(platformdirs.user_data_dir("cuboteca"))
    settings = Settings(database or default_url(folder), pace=pace, warm=warm)
    app = create_app(settings)
    listening = _listen(host, port)
    address = _address(host, listening)
    typer.echo(f"Cuboteca is at {address}  (Ctrl+C stops it)")
    if open_:
        webbrowser.open(address)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=_LARGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        typer.echo("Cuboteca has closed; every play is kept.")


def _listen(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, _, _, _, place = found[0]
    try:
        return socket.create_server(place[:2], family=family, backlog=_BACKLOG)
    except OSError as error:
        raise type(error)(error.errno, error.strerror, f"{host}:{port}") from None


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
