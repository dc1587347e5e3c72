"""``cuboteca worker``: thinks for a site, on the same computer or on another one."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from cuboteca.cli.database import Data, Database, naming_database, told, url_of
from cuboteca.cli.errors import UsageError
from cuboteca.cli.serve import BotFiles, ConfineBots, LogFormat
from cuboteca.web.logs import LogForm, LogLevel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.table.job_skills import Kind
    from cuboteca.web.settings import Settings

_MOST_PROCESSES = 256


def worker(
    *,
    data: Data = None,
    database: Database = None,
    kinds: Annotated[
        str, typer.Option(help="What to think about, separated by commas.")
    ] = "bots,hints,analyses",
    processes: Annotated[
        int, typer.Option(min=1, max=_MOST_PROCESSES, help="How many of each kind at once.")
    ] = 2,
    precompile: Annotated[
        bool, typer.Option(help="Compile the games before the first job.")
    ] = True,
    bot_files: BotFiles = None,
    confine_bots: ConfineBots = True,
    log_form: LogFormat = LogForm.TEXT,
    log_level: Annotated[
        LogLevel, typer.Option(help="The least that is logged; info logs every job.")
    ] = LogLevel.WARNING,
) -> None:
    """Think for a running site: bots, hints and analyses, also on other computers."""
    from cuboteca.bots.confinement import Confinement  # noqa: PLC0415  # other commands
    from cuboteca.table.databases import (  # noqa: PLC0415  # do not wait for all this
        address_of,
        is_file,
        is_sqlite,
        shown,
    )
    from cuboteca.table.errors import DatabaseVersionError  # noqa: PLC0415
    from cuboteca.table.site_version import OtherVersionError  # noqa: PLC0415
    from cuboteca.web.logs import logging_in  # noqa: PLC0415
    from cuboteca.web.settings import BOTS_FOLDER, Settings  # noqa: PLC0415

    wished = _kinds(kinds)
    url = url_of(data, database)
    with naming_database():
        address = address_of(url)
    if is_sqlite(address) and not is_file(address):
        raise UsageError("--database: a worker reaches a file or PostgreSQL, no site's memory")
    settings = Settings(
        url,
        precompile=precompile,
        confined=Confinement(BOTS_FOLDER, tuple(bot_files or ())) if confine_bots else None,
    )
    said = f"Thinking about {', '.join(wished)} for the site with the database {shown(address)}"
    with logging_in(log_form, log_level):
        try:
            asyncio.run(_work(settings, wished, processes, said))
        except (DatabaseVersionError, OtherVersionError) as error:
            raise UsageError(str(error)) from None
        except KeyboardInterrupt:  # where no handler of signals can be set
            pass
    told("The worker has stopped; what it had not finished is left to others.")


def _kinds(text: str) -> list[Kind]:
    from cuboteca.table.job_skills import KINDS  # noqa: PLC0415  # see worker

    given = [part.strip() for part in text.split(",")]
    unknown = [part for part in given if part not in KINDS]
    if unknown:
        raise UsageError(f"--kinds: there is no '{unknown[0]}'; there are: {', '.join(KINDS)}")
    return [kind for kind in KINDS if kind in given]


async def _work(settings: Settings, kinds: Sequence[Kind], places: int, said: str) -> None:
    """Do jobs until a signal comes."""
    from cuboteca.table.job_skills import skills_of  # noqa: PLC0415  # see worker
    from cuboteca.table.job_worker import JobWorker  # noqa: PLC0415
    from cuboteca.table.notices import Notices  # noqa: PLC0415
    from cuboteca.table.site_version import this_version  # noqa: PLC0415
    from cuboteca.table.storage import Storage  # noqa: PLC0415
    from cuboteca.web.children import bot_workers, hint_workers  # noqa: PLC0415
    from cuboteca.web.precompilation import Precompilation  # noqa: PLC0415

    storage = Storage(settings.database, existing=True, durable=False)
    notices, precompilation = Notices(settings.database), Precompilation()
    thinkers, advisers = bot_workers(settings, places), hint_workers(settings, places)
    skills = skills_of(kinds, places, thinkers, advisers)
    one = JobWorker(storage, notices, this_version(), skills)

    async def run() -> None:
        await one.check_version()
        notices.start()
        if settings.precompile:
            precompilation.start()
            await precompilation.finish()
        told(f"{said}  (Ctrl+C stops it)")
        await one.run()

    running = asyncio.ensure_future(run())
    if sys.platform != "win32":
        for given in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(given, running.cancel)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await running
    finally:
        await precompilation.stop()
        await notices.close()
        await thinkers.close()
        await advisers.close()
        one.close()


__all__ = ["worker"]
