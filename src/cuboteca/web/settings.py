"""The site's settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from cuboteca.bots.confinement import Confinement
from cuboteca.table.ownership import SECONDS
from cuboteca.table.tables import Limits

if TYPE_CHECKING:
    from cuboteca.web.addresses import Listening
    from cuboteca.web.mail import MailServer

#: What packages' bots keep.
BOTS_FOLDER = Path(platformdirs.user_cache_dir("cuboteca")) / "bots"


@dataclass(frozen=True)
class Settings:
    """The settings of ``serve``.

    Attributes:
        database: SQLAlchemy address of the log.
        pace: Seconds between an event and a bot's reply, so that people can follow.
        show_pace: Seconds between two moves of the play on the front page; None shows none.
        workers: Processes in which bots think.
        bot_seconds: A bot that thinks longer is replaced for that move.
        first_bot_seconds: How long a move waits while something is compiled for a bot, and how long
            a package's own bot may think before its first answer.
        hint_seconds: A solver that thinks longer gives no hint.
        first_hint_seconds: How long a process may take to load what a solver or a search needs.
        waiting_seconds: How long a bot's move waits for a compilation, after which a simple bot
            makes it.
        ready_seconds: A compilation that takes longer is given up, and repeated when needed.
        check_seconds: Of processor time; a user's own board or deck that takes longer to read is
            refused.
        analysis_seconds: About how long an analysis may take, once the rules are compiled.
        precompile: Compile the games in the background after the start.
        tables_at_once: Tables that one address may create in a row.
        tables_per_minute: How fast that allowance is replenished.
        tables_each: Open tables that one address may have created.
        costly_at_once: Hints, analyses and checks that one address may ask for in a row.
        costly_per_minute: How fast that allowance is replenished.
        archive_days: After how many days untouched a table is closed; None closes none.
        sockets: WebSockets at once; more are rejected.
        sockets_each: WebSockets of one address.
        least_free: Nothing new is stored while less than this share of the disk is free, 0 to 1.
        limits: How many tables the server accepts.
        signing_key: File of the key that signs records; None is beside the database if that is a
            file, else no key.
        confined: How packages' bots are confined; None: not at all.
        listening: Where the server listens; None if another server runs the application.
        address: Of the site as people open it, without a slash at the end, where a proxy is before
            it; "" where each request says it.
        mail: Where e-mail about turns is handed over; None sends none.
        internal: Where other processes of the site reach this one, as host and port; "" if there
            are none: the database is then this process's alone.
        joins: Another process has prepared the database, and keeps strangers out.
        name: How the ids of this process begin; "" if nobody needs to know.
        lease_seconds: After which a silent process loses its tables to the others.
    """

    database: str
    pace: float = 0.7
    show_pace: float | None = 2.0
    workers: int = 2
    bot_seconds: float = 10
    first_bot_seconds: float = 120
    hint_seconds: float = 5
    first_hint_seconds: float = 120
    waiting_seconds: float = 1.0
    ready_seconds: float = 900
    check_seconds: float = 1
    analysis_seconds: float = 20
    precompile: bool = True
    tables_at_once: int = 40
    tables_per_minute: float = 20
    tables_each: int = 100
    costly_at_once: int = 60
    costly_per_minute: float = 60
    archive_days: float | None = 30
    sockets: int = 4_000
    sockets_each: int = 128
    least_free: float = 0.05
    limits: Limits = field(default_factory=Limits)
    signing_key: Path | None = None
    confined: Confinement | None = field(default_factory=lambda: Confinement(BOTS_FOLDER))
    listening: Listening | None = None
    address: str = ""
    mail: MailServer | None = None
    internal: str = ""
    joins: bool = False
    name: str = ""
    lease_seconds: float = SECONDS


__all__ = [
    "BOTS_FOLDER",
    "Settings",
]
