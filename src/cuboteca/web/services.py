"""What handlers work with: the tables and everything around them."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from cuboteca.bots.workers import EACH
from cuboteca.competition.deal_tables import DealTables
from cuboteca.competition.rated_tables import RatedTables
from cuboteca.competition.tournament_runner import TournamentRunner
from cuboteca.core.futures import retrieve
from cuboteca.people.outgoing import Outgoing
from cuboteca.people.people import People
from cuboteca.people.push import PUSH_KEY_FILE, PushKey, push_key
from cuboteca.people.quick_match import QuickMatch
from cuboteca.people.reports import Sanctions
from cuboteca.table import allowances
from cuboteca.table.administration import Administration
from cuboteca.table.allowances import TOGETHER
from cuboteca.table.archive import Archive
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.checks import Checks
from cuboteca.table.databases import address_of, is_file, is_sqlite
from cuboteca.table.errors import SigningKeyError, StorageError
from cuboteca.table.hints import Hints
from cuboteca.table.imports import RecordChecks
from cuboteca.table.job_queue import Bounds, JobQueue
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.notices import Notices
from cuboteca.table.outages import Outages, sign_of_life
from cuboteca.table.ownership import Ownership
from cuboteca.table.seat_codes import SeatCodes
from cuboteca.table.signing_key import KEY_FILE, SigningKey, signing_key
from cuboteca.table.site_version import this_version
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Tables
from cuboteca.table.talk import Talks
from cuboteca.table.thinking import Thinking
from cuboteca.table.transactions import Transactions
from cuboteca.web.allowance import Allowance, OpenTables, Share
from cuboteca.web.analyses import Analyses
from cuboteca.web.bans import Bans
from cuboteca.web.children import bot_workers, hint_workers
from cuboteca.web.comparisons import Comparisons
from cuboteca.web.competition_figures import CompetitionFigures
from cuboteca.web.frames import Frames
from cuboteca.web.job_figures import JobFigures
from cuboteca.web.lobby_board import LobbyBoard
from cuboteca.web.mail import Mailer
from cuboteca.web.message_figures import MessageFigures
from cuboteca.web.metrics import Figures, Metrics
from cuboteca.web.precompilation import Precompilation
from cuboteca.web.readiness import Readiness
from cuboteca.web.replay_frames import ReplayFrames
from cuboteca.web.replay_pictures import ReplayPictures
from cuboteca.web.showcase import Showcase
from cuboteca.web.turn_messages import TurnMessages
from cuboteca.web.upkeep_figures import UpkeepFigures

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cuboteca.table.allowances import Grant, Limit
    from cuboteca.table.counted_time import Stretch
    from cuboteca.table.outages import Signing
    from cuboteca.web.settings import Settings


LOG = logging.getLogger("cuboteca.web")

_CODE_TRIES = 20  # from one address in a row; a right code from a page counts twice
_CODE_TRIES_PER_MINUTE = 4
_REPORTS = 6  # from one address in a row
_REPORTS_PER_MINUTE = 0.5
_EXPORTS, _EXPORTS_EACH = 8, 2  # of many records at once, and of one address
_LINES = 8  # that a seat may say in a row
_LINES_PER_MINUTE = 20
_SEATS_AT_ONCE = 12  # that one address takes or waits for in the lobby in a row
_SEATS_PER_MINUTE = 6
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
        thinking = Thinking(self.workers, self.jobs, bots)
        bot_runner = BotRunner(thinking, settings.pace)
        checks = Checks(settings.check_seconds)
        self.records = RecordChecks()
        self._signs = _signs_of(settings, storage)
        self.outages = Outages(
            None if self._signs is None else _signing(self._signs), alone=not settings.internal
        )
        self.tables = Tables(
            log_writer,
            bot_runner,
            replace(settings.limits, each=settings.tables_each),
            checks,
            self.ownership,
            _signer(settings, storage),
            self.outages,
        )
        # another process of the site would not find its table
        shows = settings.show_pace is not None and self.ownership is None
        self.showcase = Showcase(self.tables, thinking, settings.show_pace or 0) if shows else None
        self.readiness = Readiness(storage)
        self.analyses = Analyses(self.tables, settings.analysis_seconds, jobs=self.jobs)
        self.precompilation = Precompilation()
        self._limits = _limits_of(settings, storage)
        shared = None if self._limits is None else _shares_of(self._limits)
        self.allowance = Allowance(
            settings.tables_at_once,
            settings.tables_per_minute,
            "tables",
            shared,
            together=TOGETHER,
        )
        self.costly = Allowance(
            settings.costly_at_once,
            settings.costly_per_minute,
            "costly",
            shared,
            together=TOGETHER,
        )
        self.people = _people_of(settings, storage, self.notices, self.tables)
        self.codes = SeatCodes(log_writer)
        self.code_tries = Allowance(_CODE_TRIES, _CODE_TRIES_PER_MINUTE, "codes", shared)
        self.seat_tries = Allowance(_SEATS_AT_ONCE, _SEATS_PER_MINUTE, "seats", shared)
        self._lobby = _shared(settings, storage, "cuboteca-lobby")
        self.lobby = LobbyBoard(
            self._lobby, QuickMatch(self._lobby, self.tables), self.tables, self.notices
        )
        administration = Administration(storage)
        self.archive = Archive(
            self.tables,
            log_writer,
            administration,
            self.notices,
            settings.archive_days,
            leads=self._leads,
        )
        self.administration = administration
        self.bans = Bans(lambda: self.archive.ask(administration.bans), self.notices)
        self.frames = Frames()
        self.replay_frames = ReplayFrames()
        self.replay_pictures = ReplayPictures()
        self.exports = Share(_EXPORTS, _EXPORTS_EACH)
        self.sockets = Share(settings.sockets, settings.sockets_each)
        self.metrics = Metrics()
        self._starting: asyncio.Task[None] | None = None
        self.open_tables = OpenTables()
        self._let_people_talk(settings, storage, log_writer)
        self._let_people_compete(settings, storage, thinking)
        self._register_figures(storage, log_writer, bot_runner, checks)

    def _register_figures(
        self, storage: Storage, log_writer: LogWriter, bot_runner: BotRunner, checks: Checks
    ) -> None:
        """Let the metrics say how all of this fares."""
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
            "pictures": self.replay_pictures.queue.pending,
            "records": self.records.queue.pending,
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
        limits = (
            self.allowance,
            self.costly,
            self.code_tries,
            self.open_tables,
            self.lines,
            self.seat_tries,
            self.reporting,
        )
        self.metrics.register(UpkeepFigures(self.archive, self.bans, limits))
        if self.jobs is not None:
            self.metrics.register(JobFigures(self.jobs))

    def _let_people_talk(self, settings: Settings, storage: Storage, log_writer: LogWriter) -> None:
        """Add what people say and are told, and what moderators do about it."""
        self.talks = Talks(log_writer)
        self.lines = Allowance(_LINES, _LINES_PER_MINUTE, "talk")  # by seat
        self.reporting = Allowance(_REPORTS, _REPORTS_PER_MINUTE, "reports")
        self.sanctions = Sanctions(
            Transactions(_beside(settings, storage, durable=True), "cuboteca-sanctions"),
            self.notices,
        )
        self.turn_messages = TurnMessages(
            Transactions(_beside(settings, storage, durable=True), "cuboteca-messages"),
            self.notices,
            Outgoing(),
            _push_key(storage),
            settings.address,
            self._leads,
            mailer=Mailer(settings.mail) if settings.mail else None,
        )
        self.tables.followers.append(self.turn_messages.follow)
        self.metrics.register(MessageFigures(self.turn_messages))

    def _let_people_compete(self, settings: Settings, storage: Storage, thinking: Thinking) -> None:
        """Add what is won and lost beyond one table."""

        def kept(name: str) -> Transactions:
            return Transactions(_beside(settings, storage, durable=True), f"cuboteca-{name}")

        self.rated = RatedTables(kept("ratings"), self.tables, self._leads)
        self.comparisons = Comparisons(self.tables, self.analyses, self.rated)
        self.deals = DealTables(
            kept("deals"), self.tables, thinking, self.notices, self._leads, self.analyses.make
        )
        self.tournaments = TournamentRunner(
            _shared(settings, storage, "cuboteca-tournaments", durable=True),
            self.tables,
            self.notices,
            partial(self.archive.close_now, reason="", wanted="round"),
            self._leads,
        )
        self.metrics.register(CompetitionFigures(self.tournaments, self.deals))

    async def _leads(self) -> bool:
        """Return whether this process does what one alone has to do for the site."""
        if self.ownership is None:
            return True
        await self.ownership.confirm()
        return await self.archive.ask(self.administration.first_process) == self.ownership.id

    def start(self) -> None:
        """Begin background work."""
        self.metrics.start()
        self.notices.start()
        if self.jobs is not None:
            self.jobs.start()
        self.archive.start()
        self.outages.start()
        self.bans.start()
        self.lobby.start()
        self.people.start()
        self.rated.start()
        self.tournaments.start()
        self.deals.start()
        self.turn_messages.start()
        self.sanctions.start()
        if self.ownership is not None:
            self.ownership.start()
        if self.settings.precompile:
            self.precompilation.start()
            self._starting = asyncio.get_running_loop().create_task(self.workers.start())
            self._starting.add_done_callback(retrieve)  # without it, the first bot starts one

    async def close(self) -> None:
        """Stop background work and finish pending writes."""
        if self._starting is not None:
            self._starting.cancel()
        await self.metrics.stop()
        await self.precompilation.stop()
        await self.comparisons.close()
        await self.analyses.close()
        await self.replay_pictures.close()
        if self.showcase is not None:
            await self.showcase.close()
        self.readiness.close()
        await self.lobby.close()
        self._lobby.close()
        await self.bans.close()
        await self.turn_messages.close()
        await self.sanctions.close()
        await self.people.close()
        await self.rated.close()
        await self.tournaments.close()
        await self.deals.close()
        await self.archive.close()
        await self.tables.close()
        await self.records.close()
        if self.jobs is not None:
            await self.jobs.close()
        for beside in (self._limits, self._signs):
            if beside is not None:
                beside.close()
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


def _signs_of(settings: Settings, storage: Storage) -> Transactions | None:
    """Return where signs of life are left; None for a database of this process's memory."""
    address = address_of(settings.database)
    if is_sqlite(address) and not is_file(address):
        return None
    return Transactions(_beside(settings, storage), "cuboteca-signs")


def _signing(signs: Transactions) -> Signing:
    async def sign(now: float, silence: float) -> tuple[Stretch, ...]:
        return await signs(sign_of_life, now, silence)

    return sign


def _limits_of(settings: Settings, storage: Storage) -> Transactions | None:
    """Return where clients' allowances are kept; None where this process keeps them itself."""
    if not settings.internal:
        return None
    return Transactions(_beside(settings, storage), "cuboteca-limits")


def _shared(
    settings: Settings, storage: Storage, name: str, *, durable: bool = False
) -> Transactions:
    """Return where something is asked about; nothing else reaches a database in memory alone."""
    address = address_of(settings.database)
    owned = not is_sqlite(address) or is_file(address)
    kept = _beside(settings, storage, durable=durable) if owned else storage
    return Transactions(kept, name, owned=owned)


def _shares_of(limits: Transactions) -> Callable[[Limit, str], Awaitable[Grant]]:
    async def take_share(limit: Limit, client: str) -> Grant:
        return await limits(allowances.take, limit, client)

    return take_share


def _people_of(settings: Settings, storage: Storage, notices: Notices, tables: Tables) -> People:
    kept = _beside(settings, storage, durable=True)
    return People(Transactions(kept, "cuboteca-people"), notices, tables.reseat)


def _beside(settings: Settings, storage: Storage, *, durable: bool = False) -> Storage:
    """Return another connection to the database of a storage; what need not last is quicker."""
    try:
        return Storage(settings.database, joins=True, durable=durable)
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


def _push_key(storage: Storage) -> PushKey | None:
    """Return the key for web push; None where no file is beside the database."""
    try:
        return push_key(storage.folder / PUSH_KEY_FILE) if storage.folder else None
    except SigningKeyError:
        storage.close()
        raise


__all__ = [
    "Services",
]
