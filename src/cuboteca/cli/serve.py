"""``cuboteca serve``: the site."""

from __future__ import annotations

import contextlib
import os
import shlex
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import platformdirs
import typer

from cuboteca.cli.errors import UsageError
from cuboteca.web.logs import LogForm, LogLevel

if TYPE_CHECKING:
    from cuboteca.web.addresses import Listening
    from cuboteca.web.services import Services

_PORT = 8000
_PACE = 0.7
_LEAST_FREE = 5.0  # per cent
_STARTED_BY = "CUBOTECA_STARTED_BY"  # our Makefile sets it to "make"
_READ_IN_QUOTES = frozenset('"$`\\!')  # a shell reads these between double quotes
_BACKLOG = 16  # of the port for figures
_LARGEST_MESSAGE = 64 * 1024  # bytes; nothing long is sent over a live connection


def serve(
    *,
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 opens the site to the network.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 picks a free one.")
    ] = _PORT,
    data: Annotated[
        Path | None,
        typer.Option(help="Folder for the plays.", show_default="the user's data folder"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="CUBOTECA_DATABASE",
            help="Address of another database, such as postgresql+psycopg://host/name.",
        ),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            envvar="CUBOTECA_ADDRESS",
            help="Address at which people open the site, where a proxy is before it.",
        ),
    ] = None,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds before a bot moves.")] = _PACE,
    precompile: Annotated[
        bool, typer.Option(help="Compile the games in the background after starting.")
    ] = True,
    least_free: Annotated[
        float,
        typer.Option(
            min=0,
            max=50,
            help="Nothing new is stored while less than this percentage of the disk is free.",
        ),
    ] = _LEAST_FREE,
    bot_files: Annotated[
        list[Path] | None,
        typer.Option(
            exists=True,
            help="File or folder that bots from packages may read; give it once for each.",
            show_default="Python and packages only",
        ),
    ] = None,
    confine_bots: Annotated[
        bool,
        typer.Option(help="Keep bots from packages from the network and from other files."),
    ] = True,
    open_: Annotated[bool, typer.Option("--open", help="Open the site in a browser.")] = False,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help="Port for figures of the running site, at /metrics, with /live and /ready.",
            show_default="no such port",
        ),
    ] = None,
    metrics_host: Annotated[str, typer.Option(help="Address to listen on for them.")] = "127.0.0.1",
    log_form: Annotated[
        LogForm, typer.Option("--log", help="How the log is written.")
    ] = LogForm.TEXT,
    log_level: Annotated[
        LogLevel, typer.Option(help="The least that is logged; info logs every request.")
    ] = LogLevel.WARNING,
) -> None:
    """Serve the site: tables in the browser, with friends and bots, and the JSON API."""
    import uvicorn  # noqa: PLC0415  # other commands do not wait for the site

    from cuboteca.bots.confinement import Confinement  # noqa: PLC0415
    from cuboteca.table.errors import DatabaseAddressError  # noqa: PLC0415
    from cuboteca.table.storage import default_url  # noqa: PLC0415
    from cuboteca.web.addresses import (  # noqa: PLC0415
        BadSiteAddressError,
        listen,
        listening_on,
        site_address,
    )
    from cuboteca.web.app import create_app  # noqa: PLC0415
    from cuboteca.web.connections import ConnectionLimits, Server, more_files  # noqa: PLC0415
    from cuboteca.web.logs import logging_in  # noqa: PLC0415
    from cuboteca.web.operations import MetricsServer  # noqa: PLC0415
    from cuboteca.web.settings import BOTS_FOLDER, Settings  # noqa: PLC0415

    limits = ConnectionLimits.within(more_files())
    folder = data or Path(platformdirs.user_data_dir("cuboteca"))
    try:
        public = site_address(address) if address else ""
    except BadSiteAddressError as error:
        raise UsageError(f"--address (or CUBOTECA_ADDRESS): {error}") from None
    try:
        command = command_for_network(port, data, database, pace, precompile=precompile)
    except DatabaseAddressError as error:
        raise UsageError(f"--database (or CUBOTECA_DATABASE): {error}") from None
    with logging_in(log_form, log_level), contextlib.ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(one) for one in listen(host, port, limits.backlog)]
        metrics_sockets = []
        if metrics_port is not None:
            metrics_sockets = listen(metrics_host, metrics_port, _BACKLOG)
            for one in metrics_sockets:
                open_sockets.enter_context(one)
        listening = listening_on(host, sockets, command)
        settings = Settings(
            database or default_url(folder),
            pace=pace,
            precompile=precompile,
            sockets=limits.lines,
            sockets_each=limits.lines_each,
            listening=listening,
            address=public,
            least_free=least_free / 100,
            confined=Confinement(BOTS_FOLDER, tuple(bot_files or ())) if confine_bots else None,
        )
        try:
            app = create_app(settings)
        except DatabaseAddressError as error:
            raise UsageError(f"--database (or CUBOTECA_DATABASE): {error}") from None
        _say_where(listening)
        if metrics_sockets:
            told = listening_on(metrics_host, metrics_sockets).local()
            typer.echo(f"Figures of the running site are at {told}metrics")
        if open_:
            webbrowser.open(listening.local())
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=_LARGEST_MESSAGE,
            timeout_graceful_shutdown=3,
        )
        server = Server(config, limits)
        services: Services = app.state.services
        services.metrics.gate = server.gate
        if metrics_sockets:
            server.run_beside(MetricsServer(services), metrics_sockets)
        try:
            server.run(sockets=sockets)
        except KeyboardInterrupt:
            typer.echo("Cuboteca has stopped; every play is saved.")


def _say_where(listening: Listening) -> None:
    local = listening.local()
    typer.echo(f"Cuboteca is at {local}  (Ctrl+C stops it)")
    others = [address for address in listening.network() if address != local]
    if others:
        typer.echo(f"On other devices in your network: {'  '.join(others)}")
    elif listening.is_open() and not listening.network():
        typer.echo("This computer is not on a network now, so other devices cannot open it.")


def command_for_network(
    port: int, data: Path | None, database: str | None, pace: float, *, precompile: bool
) -> str:
    """Return the command that opens the site to the network, otherwise as it was started.

    What only its operator cares for is left out: its log, its figures, how full the disk may be,
    what bots may do.
    So is a password in the address of the database, since people are shown the command.

    Raises:
        DatabaseAddressError: The database address is not valid.
    """
    from cuboteca.table.databases import without_secrets  # noqa: PLC0415  # see serve

    options = ["--host", "0.0.0.0"]  # noqa: S104  # told, not listened on
    if port != _PORT:
        options += ["--port", str(port)]
    if data is not None:
        options += ["--data", str(data)]
    if database is not None and database != os.environ.get("CUBOTECA_DATABASE"):
        options += ["--database", without_secrets(database)]
    if pace != _PACE:
        options += ["--pace", f"{pace:g}"]
    if not precompile:
        options.append("--no-precompile")
    written = shlex.join(options)
    if os.environ.get(_STARTED_BY) != "make":
        return f"cuboteca serve {written}"
    written = written.replace("$", "$$")  # make interprets a single one
    if _READ_IN_QUOTES.isdisjoint(written):
        return f'make play ARGS="{written}"'
    return f"make play ARGS={shlex.quote(written)}"


__all__ = [
    "command_for_network",
    "serve",
]
