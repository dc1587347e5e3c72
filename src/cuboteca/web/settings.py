"""The site's settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from cuboteca.bots.confinement import Confinement
from cuboteca.table.tables import Limits

if TYPE_CHECKING:
    from cuboteca.web.addresses import Listening


#: What packages' bots keep.
BOTS_FOLDER = Path(platformdirs.user_cache_dir("cuboteca")) / "bots"


@dataclass(frozen=True)
class Settings:
    """The settings of ``serve``.

    Attributes:
        database: SQLAlchemy address of the log.
        pace: Seconds between an event and a bot's reply, so that people can follow.
        workers: Processes in which bots think.
        bot_seconds: A bot that thinks longer is replaced for that move.
        first_bot_seconds: How long a move waits while something is compiled for a bot, and how long
            a package's own bot may think before its first answer.
        hint_seconds: A solver that thinks longer gives no hint.
        first_hint_seconds: How long a process may take to load what a solver or a search needs.
        ready_seconds: A compilation that takes longer is given up, and repeated when needed.
        check_seconds: Of processor time; a user's own board or deck that takes longer to read is
            refused.
        analysis_seconds: About how long an analysis may take, once the rules are compiled.
        precompile: Compile the games in the background after the start.
        tables_at_once: Tables that one address may create in a row.
        tables_per_minute: How fast that allowance is replenished.
        sockets: WebSockets at once; more are rejected.
        sockets_each: WebSockets of one address.
        least_free: Nothing new is stored while less than this share of the disk is free, 0 to 1.
        limits: How many tables the server accepts.
        confined: How packages' bots are confined; None: not at all.
        listening: Where the server listens; None if another server runs the application.
        address: Of the site as people open it, without a slash at the end, where a proxy is before
            it; "" where each request says it.
    """

    database: str
    pace: float = 0.7
    workers: int = 2
    bot_seconds: float = 10
    first_bot_seconds: float = 120
    hint_seconds: float = 5
    first_hint_seconds: float = 120
    ready_seconds: float = 900
    check_seconds: float = 1
    analysis_seconds: float = 20
    precompile: bool = True
    tables_at_once: int = 40
    tables_per_minute: float = 20
    sockets: int = 4_000
    sockets_each: int = 128
    least_free: float = 0.05
    limits: Limits = field(default_factory=Limits)
    confined: Confinement | None = field(default_factory=lambda: Confinement(BOTS_FOLDER))
    listening: Listening | None = None
    address: str = ""


__all__ = [
    "BOTS_FOLDER",
    "Settings",
]
