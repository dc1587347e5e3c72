"""``cuboteca serve``: the site."""

from __future__ import annotations

import contextlib
import os
import shlex
import sys
import webbrowser
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from cuboteca.cli.database import naming_database, url_of
from cuboteca.cli.encoding import is_unicode
from cuboteca.cli.errors import UsageError
from cuboteca.cli.screen import output
from cuboteca.web.logs import LogForm, LogLevel

if TYPE_CHECKING:
    from rich.console import Console

    from cuboteca.web.addresses import Listening
    from cuboteca.web.mail import MailServer

_PORT = 8000
_PACE = 0.7
_LEAST_FREE = 5.0  # per cent
_ARCHIVE_AFTER = 30.0  # days
_TABLES_EACH = 100
_STARTED_BY = "CUBOTECA_STARTED_BY"  # our Makefile sets it to "make"
_READ_IN_QUOTES = frozenset('"$`\\!')  # a shell reads these between double quotes
_BACKLOG = 16  # of the port for figures
_MOST_WORKERS = 64


BotFiles = Annotated[
    list[Path] | None,
    typer.Option(
        exists=True,
        help="File or folder that bots from packages may read; give it once for each.",
        show_default="Python and packages only",
    ),
]
ConfineBots = Annotated[
    bool, typer.Option(help="Keep bots from packages from the network and from other files.")
]
LogFormat = Annotated[LogForm, typer.Option("--log", help="How the log is written.")]


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
            help="Address of another database, such as postgresql://host/name.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=_MOST_WORKERS, help="Processes that serve the site together.")
    ] = 1,
    internal_host: Annotated[
        str,
        typer.Option(
            help="Address of this computer at which servers on other computers, with the same "
            "PostgreSQL database, reach this one."
        ),
    ] = "127.0.0.1",
    key: Annotated[
        Path | None,
        typer.Option(
            "--signing-key",
            envvar="CUBOTECA_SIGNING_KEY",
            help="File of the key that signs records of finished plays; made if it is missing.",
            show_default="beside the plays, if they are a file",
        ),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            envvar="CUBOTECA_ADDRESS",
            help="Address at which people open the site, where a proxy is before it.",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            envvar="CUBOTECA_SMTP",
            help="Mail server for messages about turns, such as smtps://user@mail.example.org; the "
            "password is read from CUBOTECA_SMTP_PASSWORD. It needs --address and --mail-from.",
            show_default="no e-mail is sent",
        ),
    ] = None,
    mail_from: Annotated[
        str, typer.Option(envvar="CUBOTECA_MAIL_FROM", help="Sender of these messages.")
    ] = "",
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
    archive_after: Annotated[
        float,
        typer.Option(
            min=0,
            max=36_500,
            metavar="DAYS",
            help="Tables untouched for so many days are closed, their replay remains; 0 closes "
            "none.",
        ),
    ] = _ARCHIVE_AFTER,
    tables_each: Annotated[
        int,
        typer.Option(min=1, help="Open tables that one address, or IPv6 /64, may have created."),
    ] = _TABLES_EACH,
    bot_files: BotFiles = None,
    confine_bots: ConfineBots = True,
    open_: Annotated[bool, typer.Option("--open", help="Open the site in a browser.")] = False,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help="Port for figures of the running site, at /metrics, with /live and /ready; each "
            "further process takes the next one.",
            show_default="no such port",
        ),
    ] = None,
    metrics_host: Annotated[str, typer.Option(help="Address to listen on for them.")] = "127.0.0.1",
    log_form: LogFormat = LogForm.TEXT,
    log_level: Annotated[
        LogLevel, typer.Option(help="The least that is logged; info logs every request.")
    ] = LogLevel.WARNING,
) -> None:
    """Serve the site: tables in the browser, with friends and bots, and the JSON API."""
    from cuboteca.bots.confinement import Confinement  # noqa: PLC0415  # others do not
    from cuboteca.web.addresses import (  # noqa: PLC0415  # wait for the site
        BadSiteAddressError,
        listen,
        listening_on,
        site_address,
    )
    from cuboteca.web.connections import ConnectionLimits, more_files  # noqa: PLC0415
    from cuboteca.web.logs import logging_in  # noqa: PLC0415
    from cuboteca.web.settings import BOTS_FOLDER, Settings  # noqa: PLC0415
    from cuboteca.web.site_process import Plan, site_server  # noqa: PLC0415
    from cuboteca.web.supervisor import Supervisor  # noqa: PLC0415

    try:
        public = site_address(address) if address else ""
    except BadSiteAddressError as error:
        raise UsageError(f"--address (or CUBOTECA_ADDRESS): {error}") from None
    with naming_database():
        stored_at = url_of(data, database)
        has_peers = _has_peers(stored_at, workers)
        command = command_for_network(
            port, data, database, pace, key, precompile=precompile, workers=workers
        )
    files = more_files()
    limits = ConnectionLimits.within(files // 2 if has_peers else files)  # half to pass people on
    with logging_in(log_form, log_level), contextlib.ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(one) for one in listen(host, port, limits.backlog)]
        figures = []
        for number in range(workers if metrics_port is not None else 0):
            own_port = metrics_port + number if metrics_port else 0
            own = listen(metrics_host, own_port, _BACKLOG)
            figures.append([open_sockets.enter_context(one) for one in own])
        listening = listening_on(host, sockets, command)
        settings = Settings(
            stored_at,
            pace=pace,
            precompile=precompile,
            sockets=limits.lines,
            sockets_each=limits.lines_each,
            listening=listening,
            address=public,
            mail=_mail_server(smtp, mail_from, public),
            least_free=least_free / 100,
            archive_days=archive_after or None,
            tables_each=tables_each,
            signing_key=key,
            confined=Confinement(BOTS_FOLDER, tuple(bot_files or ())) if confine_bots else None,
        )
        plan = Plan(settings, limits, internal_host if has_peers else "")
        log = (log_form, log_level)
        if workers > 1:
            run = Supervisor(plan, workers, sockets, figures, log).run
        else:
            server = site_server(plan, open_sockets, figures[0] if figures else ())
            run = partial(server.run, sockets)
        say_where(listening, output())
        for one in figures:
            told = listening_on(metrics_host, one).local()
            typer.echo(f"Figures of the running site are at {told}metrics")
        if open_:
            webbrowser.open(listening.local())
        try:
            run()
        except KeyboardInterrupt:
            typer.echo("Cuboteca has stopped; every play is saved.")


def _mail_server(url: str | None, sender: str, address: str) -> MailServer | None:
    """Return where e-mail is handed over; raises UsageError."""
    from cuboteca.web.mail import BadMailServerError, mail_server  # noqa: PLC0415  # see serve

    if not url:
        return None
    if not address:
        raise UsageError("--smtp needs --address, for the links in messages")
    try:
        return mail_server(url, sender, os.environ.get("CUBOTECA_SMTP_PASSWORD", ""))
    except BadMailServerError as error:
        raise UsageError(f"--smtp (or CUBOTECA_SMTP) and --mail-from: {error}") from None


def _has_peers(database: str, workers: int) -> bool:
    """Return whether several processes may use a database together.

    Raises:
        UsageError: Several processes would have a database each, in their memory.
        DatabaseAddressError: The address is not valid.
    """
    from cuboteca.table.databases import address_of, is_file, is_sqlite  # noqa: PLC0415  # see serve

    found = address_of(database)
    if workers > 1 and sys.platform == "win32":
        raise UsageError("--workers: Windows serves the site by one process only")
    if workers > 1 and is_sqlite(found) and not is_file(found):
        raise UsageError("--workers: several processes need a database in a file, or PostgreSQL")
    return workers > 1 or not is_sqlite(found)


def say_where(listening: Listening, console: Console) -> None:
    """Print where the site can be opened, and how others get there.

    In a terminal that can show it, a QR code of the first address is for the cameras of phones.
    """
    local = listening.local()
    typer.echo(f"Cuboteca is at {local}  (Ctrl+C stops it)")
    others = [address for address in listening.network() if address != local]
    if others:
        typer.echo(f"On other devices in your network: {'  '.join(others)}")
        _show_code(others[0], console)
    elif not listening.is_open():
        typer.echo(f"For other devices in your network: {listening.command}")
    elif not listening.network():
        typer.echo("This computer is not on a network now, so other devices cannot open it.")


def _show_code(address: str, console: Console) -> None:
    from cuboteca.web.qr_codes import qr_lines  # noqa: PLC0415  # see serve

    lines = qr_lines(address)
    if console.is_terminal and is_unicode(console.encoding) and len(lines[0]) <= console.width:
        # a code is light around its dark squares, whatever the colours of the terminal
        console.print(Text("\n".join(lines), "bright_white on black"))


def command_for_network(
    port: int,
    data: Path | None,
    database: str | None,
    pace: float,
    key: Path | None = None,
    *,
    precompile: bool,
    workers: int = 1,
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
    if workers != 1:
        options += ["--workers", str(workers)]
    if key is not None and str(key) != os.environ.get("CUBOTECA_SIGNING_KEY"):
        options += ["--signing-key", str(key)]
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
    "BotFiles",
    "ConfineBots",
    "LogFormat",
    "command_for_network",
    "say_where",
    "serve",
]
