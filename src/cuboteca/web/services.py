"""What handlers work with: the tables and everything around them."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from cuboteca.bots.workers import EACH
from cuboteca.table import allowances
from cuboteca.table.administration import Administration
from cuboteca.table.archive import Archive
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.checks import Checks
from cuboteca.table.databases import address_of, is_file, is_sqlite
from cuboteca.table.errors import SigningKeyError, StorageError
from cuboteca.table.hints import Hints
from cuboteca.table.job_queue import Bounds, JobQueue
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.notices import Notices
from cuboteca.table.ownership import Ownership
from cuboteca.table.seat_codes import SeatCodes
from cuboteca.table.signing_key import KEY_FILE, SigningKey, signing_key
from cuboteca.table.site_version import this_version
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Tables
from cuboteca.table.thinking import Thinking
from cuboteca.table.transactions import Transactions
from cuboteca.web.allowance import Allowance, OpenTables, Share
from cuboteca.web.analyses import Analyses
from cuboteca.web.bans import Bans
from cuboteca.web.children import bot_workers, hint_workers
from cuboteca.web.frames import Frames
from cuboteca.web.job_figures import JobFigures
from cuboteca.web.metrics import Figures, Metrics
from cuboteca.web.precompilation import Precompilation
from cuboteca.web.readiness import Readiness
from cuboteca.web.replay_frames import ReplayFrames
from cuboteca.web.upkeep_figures import UpkeepFigures

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cuboteca.table.allowances import Grant, Limit
    from cuboteca.web.settings import Settings


LOG = logging.getLogger("cuboteca.web")

_CODE_TRIES = 20  # from one address in a row; a right code from a page counts twice
_CODE_TRIES_PER_MINUTE = 4
_HINTS_EACH = 4  # that one address may wait for
_JOBS = 1_000  # of a kind that workers may be asked for
_HINT_PATIENCE = 20.0  # seconds that a hint may wait for its turn


class Services:
    """Everything that lives as long as the server.

    Args:
        settings: How the site runs.

    Raises:
        StorageError: The database cannot be opened, or another server uses it.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = bot_workers(settings, settings.workers, settings.first_bot_seconds)
        self.advisers = hint_workers(settings, 1, _HINT_PATIENCE, _HINTS_EACH)
        storage = Storage(
            settings.database,
            alone=not settings.internal,
            joins=settings.joins,
            least_free=settings.least_free,
        )
        self.ownership = (
            Ownership(storage, settings.internal, settings.lease_seconds, settings.name)
            if settings.internal
            else None
        )
        self.notices = Notices(settings.database)
        self.jobs = _job_queue(settings, storage, self.notices)
        bots = Bounds(_JOBS, EACH, settings.first_bot_seconds)
        hints = Bounds(_JOBS, _HINTS_EACH, _HINT_PATIENCE)
        self.hints = Hints(Thinking(self.advisers, self.jobs, hints))
        log_writer = LogWriter(storage)
        bot_runner = BotRunner(Thinking(self.workers, self.jobs, bots), settings.pace)
        checks = Checks(settings.check_seconds)
        self.tables = Tables(
            log_writer,
            bot_runner,
            replace(settings.limits, each=settings.tables_each),
            checks,
            self.ownership,
            _signer(settings, storage),
        )
        self.readiness = Readiness(storage)
        self.analyses = Analyses(self.tables, settings.analysis_seconds, jobs=self.jobs)
        self.precompilation = Precompilation()
        self._limits = _limits_of(settings, storage)
        shared = None if self._limits is None else _shares_of(self._limits)
        self.allowance = Allowance(
            settings.tables_at_once, settings.tables_per_minute, "tables", shared
        )
        self.costly = Allowance(
            settings.costly_at_once, settings.costly_per_minute, "costly", shared
        )
        self.codes = SeatCodes(log_writer)
        self.code_tries = Allowance(_CODE_TRIES, _CODE_TRIES_PER_MINUTE, "codes", shared)
        administration = Administration(storage)
        self.archive = Archive(
            self.tables,
            log_writer,
            administration,
            self.notices,
            settings.archive_days,
            leads=self._leads,
        )
        self._administration = administration
        self.bans = Bans(lambda: self.archive.ask(administration.bans), self.notices)
        self.frames = Frames()
        self.replay_frames = ReplayFrames()
        self.sockets = Share(settings.sockets, settings.sockets_each)
        self.metrics = Metrics()
        timed = {
            "log": log_writer.pending,
            "bots": bot_runner.pending,
            "hints": self.hints.pending,
            "checks": checks.pending,
            "bots-quick": self.workers.quick.pending,
            "bots-search": self.workers.search.pending,
            "bots-own": self.workers.own,
            "analyses": self.analyses.queue.pending,
            "looks": self.tables.looks.pending,
        }
        for name, pending in timed.items():
            pending.observe = self.metrics.work.labels(name).observe
        self.metrics.register(
            Figures(
                self.metrics,
                self.tables,
                log_writer,
                bot_runner,
                self.sockets,
                timed,
                storage.folder,
            )
        )
        self.open_tables = OpenTables()
        limits = (self.allowance, self.costly, self.code_tries, self.open_tables)
        self.metrics.register(UpkeepFigures(self.archive, self.bans, limits))
        if self.jobs is not None:
            self.metrics.register(JobFigures(self.jobs))

    async def _leads(self) -> bool:
        """Return whether this process does what one alone has to do for the site."""
        if self.ownership is None:
            return True
        await self.ownership.confirm()
        return await self.archive.ask(self._administration.first_process) == self.ownership.id

    def start(self) -> None:
        """Begin background work."""
        self.metrics.start()
        self.notices.start()
        if self.jobs is not None:
            self.jobs.start()
        self.archive.start()
        self.bans.start()
        if self.ownership is not None:
            self.ownership.start()
        if self.settings.precompile:
            self.precompilation.start()

    async def close(self) -> None:
        """Stop background work and finish pending writes."""
        await self.metrics.stop()
        await self.precompilation.stop()
        await self.analyses.close()
        self.readiness.close()
        await self.bans.close()
        await self.archive.close()
        await self.tables.close()
        if self.jobs is not None:
            await self.jobs.close()
        if self._limits is not None:
            self._limits.close()
        await self.notices.close()
        await self.workers.close()
        await self.advisers.close()


def _job_queue(settings: Settings, storage: Storage, notices: Notices) -> JobQueue | None:
    """Return what workers are asked through; None for a database that they cannot reach."""
    address = address_of(settings.database)
    if is_sqlite(address) and not is_file(address):
        return None
    own = _beside(settings, storage)
    return JobQueue(own, notices, this_version(), settings.lease_seconds)


def _limits_of(settings: Settings, storage: Storage) -> Transactions | None:
    """Return where clients' allowances are kept; None where this process keeps them itself."""
    if not settings.internal:
        return None
    return Transactions(_beside(settings, storage), "cuboteca-limits")


def _shares_of(limits: Transactions) -> Callable[[Limit, str], Awaitable[Grant]]:
    async def take_share(limit: Limit, client: str) -> Grant:
        return await limits(allowances.take, limit, client)

    return take_share


def _beside(settings: Settings, storage: Storage) -> Storage:
    """Return another connection to the database of a storage, for what need not last."""
    try:
        return Storage(settings.database, joins=True, durable=False)
    except StorageError:
        storage.close()
        raise


def _signer(settings: Settings, storage: Storage) -> SigningKey | None:
    """Return the key of the site; a database on another computer needs a file to be named."""
    beside = storage.folder / KEY_FILE if storage.folder else None
    file = settings.signing_key or beside
    try:
        return signing_key(file) if file else None
    except SigningKeyError:
        storage.close()
        raise


__all__ = [
    "Services",
]
