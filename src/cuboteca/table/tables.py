"""All tables of the site: creating them, finding them, unloading idle ones."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from contextvars import Context
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar, cast

from cuboteca.bots.levels import known_to
from cuboteca.core.chance import secret_of_seed
from cuboteca.core.errors import IllegalActionError, OptionError
from cuboteca.core.fair_queue import Asker, FairQueue
from cuboteca.core.futures import retrieve
from cuboteca.core.play import Play
from cuboteca.core.play_record import parse_record
from cuboteca.core.provable import DEAL_SCHEME, SCHEME
from cuboteca.core.verification import verify
from cuboteca.games import game
from cuboteca.table.allowances import Creator
from cuboteca.table.checks import Checks
from cuboteca.table.contributions import Contributions
from cuboteca.table.errors import (
    ElsewhereError,
    RefusedTableError,
    StaleError,
    StorageError,
    TooManyTablesError,
    UnknownTableError,
)
from cuboteca.table.flag_timers import FlagTimers
from cuboteca.table.leases import Process
from cuboteca.table.narration import History, history_of
from cuboteca.table.outages import Outages
from cuboteca.table.rematches import rotated
from cuboteca.table.seats import Seat, SeatWish, clean_name, hash_token, new_token
from cuboteca.table.shadow import shadow_of
from cuboteca.table.snapshots import Snapshots, resume
from cuboteca.table.storage import StoredEvent, StoredPlay
from cuboteca.table.stored_records import complete_record
from cuboteca.table.table import Table, draw_first, first_play, rng_for, standing_of
from cuboteca.table.turning_point import turning_point_of

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence

    import sqlalchemy as sa

    from cuboteca.core.game import Game, OptionValue
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.core.signing import Signer
    from cuboteca.core.verification import Verification
    from cuboteca.table.bot_runner import BotRunner
    from cuboteca.table.conditions import Conditions
    from cuboteca.table.deal import Deal
    from cuboteca.table.imports import CheckedRecord
    from cuboteca.table.leases import Lease
    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.ownership import Ownership
    from cuboteca.table.storage import StoredSnapshot

LOG = logging.getLogger("cuboteca.table")

K = TypeVar("K")
V = TypeVar("V")

#: Names of bots, by seat.
BOT_NAMES = ("Pixel", "Domino", "Brix", "Cubik", "Tangram", "Rubi", "Voxel")

SEEDS = 2**63
LONGEST_ID = 24  # of a table
_SECRET_BYTES = 32
_MOST_KEPT = 16  # histories, and as many verifications
_LOOKS, _LOOKS_EACH = 64, 4  # histories and verifications in the queue, and of one client
_LOOK_SECONDS = 20.0  # that one may wait for its turn
_MOST_COPIES = 64  # of tables that other processes have
_BATCH = 500  # tables whose seats are read again at once
_MOST_SHOWN = 3  # tables that no database keeps
_DAYS_14 = 14 * 86_400.0


@dataclass(frozen=True)
class Limits:
    """How many tables the server accepts."""

    live: int = 1_000  # tables in memory
    unfinished: int = 5_000  # tables of the last 14 days that are not finished
    each: int = 100  # open tables of one client
    idle_seconds: float = 900  # after which an idle table is unloaded


@dataclass(frozen=True)
class NewTable:
    """A table just created, with a token for each seat, which is shown only once.

    It is None for a bot and for a person who had one before, and the invitation for a person by
    link.
    """

    table: Table
    tokens: tuple[str | None, ...]


class _NoLog:
    """The log of a table that no database keeps, at which nobody can sit down."""

    async def append(self, *_: object, **__: object) -> float:
        """Store nothing."""
        return time.time()


class Tables:
    """The tables of one process.

    Where a site has several, each table belongs to one of them, which alone writes to it and plays
    for its bots.

    Args:
        log_writer: Keeps the log.
        bot_runner: Plays for the bots.
        limits: How many tables it accepts.
        checks: Checks users' own boards and decks.
        ownership: This process among those of the site; None if there are no others.
        outages: When the site was down; None where nobody looks.
        signer: Signs the records of finished plays; None signs nothing.

    Attributes:
        clock: Returns seconds since 1970; seals of deals end by it.
        looks: The queue of histories and verifications, of which one is computed at a time.
        followers: Are called with each table that this process opens.
    """

    def __init__(
        self,
        log_writer: LogWriter,
        bot_runner: BotRunner,
        limits: Limits | None = None,
        checks: Checks | None = None,
        ownership: Ownership | None = None,
        signer: Signer | None = None,
        outages: Outages | None = None,
    ) -> None:
        self.clock = time.time
        self._flag_timers = FlagTimers()
        self.followers: list[Callable[[Table], None]] = []
        self._outages = outages or Outages()
        self._outages.on_change = self._give_time_back
        self._log_writer = log_writer
        self._bot_runner = bot_runner
        self._limits = limits or Limits()
        self._checks = checks or Checks()
        self.looks = FairQueue(1, most=_LOOKS, each=_LOOKS_EACH)
        self._snapshots = Snapshots(log_writer)
        self._ownership = ownership
        if ownership is not None:
            ownership.on_lapse = self._let_go
        self._signer = signer
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table | Process]] = {}
        self._copies: OrderedDict[str, Table] = OrderedDict()
        self._histories: OrderedDict[tuple[str, int], asyncio.Future[History]] = OrderedDict()
        self._verified: OrderedDict[str, asyncio.Future[Verification]] = OrderedDict()
        self._shown: OrderedDict[str, Table] = OrderedDict()
        self._deciding: dict[Table, asyncio.Task[None]] = {}

    @property
    def open_count(self) -> int:
        """How many tables are in memory."""
        return len(self._open)

    @property
    def key(self) -> str:
        """The public key that signs records, 64 hexadecimal digits; "" if none does."""
        return self._signer.key if self._signer else ""

    def with_people(self) -> list[str]:
        """Return the ids of the tables in memory at which somebody sits who is connected."""
        return [name for name, table in self._open.items() if table.presence.has_people]

    async def create(
        self,
        name: str,
        options: Mapping[str, object],
        wishes: Sequence[SeatWish],
        seed: int | None = None,
        *,
        hints: bool = True,
        contribute: bool = False,
        client: str = "",
        conditions: Conditions | None = None,
        within: Callable[[sa.Connection, str], None] | None = None,
        person: str = "",
        rated: bool = False,
        account: str = "",
        deal: Deal | None = None,
        position: str = "",
    ) -> NewTable:
        """Create a table.

        Args:
            name: The game's name.
            options: Some or all of its options.
            wishes: Who sits where.
            seed: Makes draws and bots repeatable.
            hints: Whether the seat to move may ask for a hint.
            contribute: Wait before the first draw for what people add to the draws; not with a
                seed, nor where all seats are a bot's.
            client: Who creates it, as limits count it; "" is not limited.
            conditions: Its clocks, and what happens to whoever leaves; None for the usual ones.
            within: Stores what belongs to the play of an id, in the transaction that stores it; an
                error there creates nothing.
            person: Id of who creates it, and holds the seats that wait for nobody; "" for one who
                is not known.
            rated: Its end changes the ratings of its people.
            account: The same person as ``person`` if that one has an account, with limits of its
                own; else "".
            deal: Whose chance it has, with other tables; without a seed and contributions.
            position: Where it begins, in the notation of states; such a table is not rated.

        Raises:
            UnknownGameError: There is no such game.
            OptionError: The options or the number of seats do not fit the game.
            RefusedTableError: A seat is not valid.
            TooManyTablesError: Too many tables are open.
            TooFastError: The client has created too many that are open.
            TooManyChecksError: Too many users' own boards and decks are waiting to be checked.
            WorkerError: No process to check them can be started.
            PositionError: The position is none of the game with so many seats.
        """
        one = game(name)
        given = await self._complete(one, options, len(wishes))
        await self._check_room()
        secret = secrets.token_bytes(_SECRET_BYTES) if seed is None else _secret_of(seed)
        if deal is not None:
            secret = deal.secret
        people = any(wish.kind != "bot" for wish in wishes)
        head = StoredPlay(
            id=secrets.token_urlsafe(9),
            game=name,
            rules_version=one.meta.rules_version,
            options=given,
            seat_count=len(wishes),
            created=time.time(),
            seed=seed,
            secret=secret,
            hints=hints,
            scheme=DEAL_SCHEME if deal else SCHEME,
            salt=deal.salt if deal else secrets.token_bytes(_SECRET_BYTES),
            contributions=Contributions() if contribute and seed is None and people else None,
            conditions=conditions,
            rated=rated and not position,
            position=position,
            deal=deal.id if deal else "",
            sealed_until=deal.sealed_until if deal else None,
        )
        levels = known_to(one, len(wishes))
        if conditions is not None and conditions.level not in levels:
            raise RefusedTableError(f"no bot '{conditions.level}'; there are: {', '.join(levels)}")
        tokens = tuple(
            None if wish.kind == "bot" or wish.token_hash else new_token() for wish in wishes
        )
        pairs = zip(wishes, tokens, strict=True)
        seats = [_seat(number, *pair, levels, person) for number, pair in enumerate(pairs)]
        table = await self._begin(one, head, seats, client, within=within, account=account)
        return NewTable(table, tokens)

    async def _begin(
        self,
        one: Game,
        head: StoredPlay,
        seats: Sequence[Seat],
        client: str,
        after: str | None = None,
        within: Callable[[sa.Connection, str], None] | None = None,
        account: str = "",
    ) -> Table:
        """Store a new table; with ``after`` it plays another one again."""
        first: list[StoredEvent] = []
        if head.contributions is None:
            play = first_play(one, head)
            first = draw_first(play, rng_for(head))
            head = replace(head, to_move=play.to_move)
        events = [replace(stored, at=head.created) for stored in first]
        creator = Creator(client, self._limits.each, account) if client else None
        process = await self._process()
        lease = await self._log_writer.create(head, seats, events, process, creator, after, within)
        table, kept = self._rebuilt(head, seats, one, events, lease)
        table.client = client
        self._keep(table, kept)
        return table

    async def rematch(self, table: Table, client: str = "", account: str = "") -> str:
        """Return the id of the table at which a play that has ended is played again.

        Whoever asks first creates it: the same game, options, conditions, people and bots, and the
        next seat begins.

        Args:
            table: The table, of this process.
            client: Who asks, as limits count it; "" is not limited.
            account: Id of who asks, if that is an account; else "".

        Raises:
            RefusedTableError: The play lasts, or its seats wait for people.
            TooManyTablesError: Too many tables are open.
            TooFastError: The client has created too many that are open.
        """
        if not table.has_ended:
            raise RefusedTableError("this play lasts; it can be played again once it has ended")
        if table.head.imported:
            raise RefusedTableError("this play took place elsewhere; create a table to play on")
        if table.head.deal:
            raise RefusedTableError("a deal is played once; create a table to play on")
        if not all(seat.claimed for seat in table.seats):
            raise RefusedTableError("not everybody has come to this table; create a new one")
        if not table.rematch:
            await self._check_room()
            head = replace(
                table.head,
                id=secrets.token_urlsafe(9),
                rules_version=table.game.meta.rules_version,
                created=time.time(),
                seed=None,
                secret=secrets.token_bytes(_SECRET_BYTES),
                finished=False,
                scheme=SCHEME,
                salt=secrets.token_bytes(_SECRET_BYTES),
                closed=None,
                closing=None,
                contributions=table.head.contributions and Contributions(),
            )
            seats = rotated(table.seats)
            if head.rated:  # people sit there as who they are, by no token of before
                seats = [replace(one, token_hash="") if one.person else one for one in seats]
            try:
                again = (
                    await self._begin(table.game, head, seats, client, table.id, account=account)
                ).id
            except StaleError:  # somebody else was faster
                again = await self._log_writer.rematch(table.id)
            table.rematch = again
            table.announce()
        return table.rematch

    def show(self, one: Game, levels: Sequence[str]) -> Table:
        """Return a table at which only bots sit, one of each level, which no database keeps.

        It is found by its id until three others have been made; who lets its bots move is up to the
        caller.
        """
        head = StoredPlay(
            id=f"show-{secrets.token_urlsafe(9)}",
            game=one.name,
            rules_version=one.meta.rules_version,
            options=one.options({}, len(levels)),
            seat_count=len(levels),
            created=time.time(),
            seed=None,
            secret=secrets.token_bytes(_SECRET_BYTES),
            hints=False,
            scheme=SCHEME,
            salt=secrets.token_bytes(_SECRET_BYTES),
            contributions=None,
        )
        wishes = [SeatWish("bot", level=level) for level in levels]
        seats = [_seat(place, wish, None, known_to(one)) for place, wish in enumerate(wishes)]
        table = Table(head, seats, one, cast("LogWriter", _NoLog()), self._signer)
        table.is_kept = False
        table.replay(draw_first(first_play(one, head), table.rng))
        self._shown[table.id] = table
        while len(self._shown) > _MOST_SHOWN:
            self._shown.popitem(last=False)
        return table

    async def _complete(
        self, one: Game, options: Mapping[str, object], seat_count: int
    ) -> dict[str, OptionValue]:
        """Return all options of a table; users' own data is read outside the event loop."""
        if await self._checks.check(one, options):
            return await asyncio.to_thread(one.options, options, seat_count)
        return one.options(options, seat_count)

    def _time(self) -> float:
        return self.clock()

    async def keep_deal_line(
        self,
        play: Play,
        levels: Sequence[str],
        deal: Deal,
        within: Callable[[sa.Connection, str], None],
    ) -> None:
        """Store a finished play of a deal that bots made elsewhere, as a table to look back at.

        Args:
            play: It is over.
            levels: Of the bots by seat.
            deal: Whose chance it had.
            within: As for ``create``.
        """
        one, now = play.game, self.clock()
        head = StoredPlay(
            id=secrets.token_urlsafe(9),
            game=one.name,
            rules_version=one.meta.rules_version,
            options=play.options,
            seat_count=play.seat_count,
            created=now,
            seed=None,
            secret=deal.secret,
            finished=True,
            hints=False,
            scheme=DEAL_SCHEME,
            salt=deal.salt,
            to_move=play.to_move,
            outcome=standing_of(play).outcome,
            deal=deal.id,
            sealed_until=deal.sealed_until,
        )
        wishes = [SeatWish("bot", level=level) for level in levels]
        seats = [_seat(number, wish, None, known_to(one)) for number, wish in enumerate(wishes)]
        events = [StoredEvent(event, at=now) for event in play.events]
        await self._log_writer.create(
            head, seats, events, await self._process(), None, None, within
        )

    async def table_of(self, record: PlayRecord) -> str:
        """Return the id of the table here at which the play of a record took place; "" for none.

        Args:
            record: Of a play that is over.

        Raises:
            StorageError: The log cannot be read.
        """
        if record.proof is None:
            return ""
        try:
            head, seats, events = await self._log_writer.load(record.proof.table)
        except UnknownTableError:
            return ""
        if not head.finished or head.imported:
            return ""
        own = await asyncio.to_thread(complete_record, head, seats, events)
        same = own.proof is not None and own.proof.head == record.proof.head
        return head.id if same and own.events == record.events else ""

    async def keep_import(self, found: CheckedRecord, person: str = "") -> str:
        """Store a play that took place elsewhere, as a table to look back at; return its id.

        Nobody holds a seat of it, nothing counts, and its draws follow from nothing here.  What the
        same person has brought before is not stored again.

        Args:
            found: Its record.
            person: Id of who brings it; "" for one who is not known.
        """
        record, now, line = found.record, self.clock(), found.record.line()
        if person and (kept := await self._log_writer.import_of(person, line)):
            return kept
        one = game(record.game)
        head = StoredPlay(
            id=secrets.token_urlsafe(9),
            game=one.name,
            rules_version=record.rules_version,
            options=found.options,
            seat_count=len(record.seats),
            created=now,
            seed=None,
            secret=secrets.token_bytes(_SECRET_BYTES),
            finished=True,
            hints=False,
            to_move=found.to_move,
            outcome=found.outcome,
            position=record.position,
            imported=line,
            importer=person,
        )
        seats = [_imported_seat(number, name, one) for number, name in enumerate(record.seats)]
        events = [StoredEvent(event, at=now) for event in found.events]
        await self._log_writer.create(head, seats, events, await self._process())
        return head.id

    def sealed_deals(self) -> set[str]:
        """Return the ids of the deals that tables in memory play, and that are sealed."""
        return {table.head.deal for table in self._open.values() if table.is_sealed}

    def unseal(self, deal: str, at: float) -> None:
        """Let the open tables of a deal know that its seal is broken."""
        for table in self._open.values():
            if table.head.deal == deal:
                table.head = replace(table.head, sealed_until=at)
                table.announce()

    async def _check_room(self) -> None:
        under_way = await self._log_writer.unfinished_count(time.time() - _DAYS_14)
        if under_way >= self._limits.unfinished:
            raise TooManyTablesError("all tables are taken; finish one or come back later")

    async def table(self, name: str) -> Table:
        """Return a table by its id, from memory or from the log.

        Raises:
            UnknownTableError: There is none.
            ElsewhereError: Another process has it.
            StorageError: The log cannot be read, or does not agree with the rules.
        """
        found = await self._find(name)
        if isinstance(found, Process):
            raise ElsewhereError
        return found

    async def owner(self, name: str) -> Process | None:
        """Return the other process that has a table; None if this one has it, from now on.

        Errors are those of ``table``.
        """
        found = await self._find(name)
        return found if isinstance(found, Process) else None

    async def peek(self, name: str) -> Table:
        """Return a table to be looked at once.

        Where another process has it, it is a copy on which nobody can act.  Errors are those of
        ``table``.
        """
        found = await self._find(name)
        return found if isinstance(found, Table) else await self._copy(name)

    async def record_for(self, name: str, person: str) -> PlayRecord:
        """Return the record of a play as a person who holds a seat there may have it.

        A finished play is not opened for that.  Errors are those of ``table``.
        """
        head, seats, events = await self._log_writer.load(name)
        sealed = head.sealed_until is not None and self.clock() < head.sealed_until
        if head.finished and not sealed:
            return await asyncio.to_thread(complete_record, head, seats, events, self._signer)
        table = await self.peek(name)
        held = (seat.seat for seat in table.seats if seat.is_held_by(person))
        return table.record(next(held, None))

    async def _copy(self, name: str) -> Table:
        head, seats, events = await self._log_writer.load(name)
        copy = self._copies.get(name)
        if copy is None or (copy.seq, copy.seats) != (len(events), seats):
            copy, _ = await self._from_log(head, seats, events, None)
            copy.stale = True
        self._copies[name] = copy
        self._copies.move_to_end(name)
        while len(self._copies) > _MOST_COPIES:
            self._copies.popitem(last=False)
        return copy

    async def _process(self) -> str | None:
        """Return the id of this process, once it surely counts as alive; None if it is alone."""
        if self._ownership is None:
            return None
        await self._ownership.confirm()
        return self._ownership.id

    async def _find(self, name: str) -> Table | Process:
        if name in self._shown:
            self._shown[name].visit()
            return self._shown[name]
        await self._process()
        found = self._open.get(name)
        if found is not None and not found.stale:
            self._open.move_to_end(name)
            found.visit()
            return found
        if len(name) > LONGEST_ID or not name.isascii() or not name.isprintable():
            raise UnknownTableError("there is no such table")
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table | Process:
        try:
            lease = await self._lease(name)
            if isinstance(lease, Process):
                return lease
            await self._outages.confirm()
            head, seats, events = await self._log_writer.load(name)
            table, kept = await self._from_log(head, seats, events, lease)
            if head.finished:
                table.rematch = await self._log_writer.rematch(name)
        finally:
            self._loading.pop(name, None)
        if lease is not None and lease.process != await self._process():
            raise ElsewhereError  # this process was taken for dead meanwhile
        self._keep(table, kept)
        return table

    async def _under_new_rules(
        self, one: Game, head: StoredPlay, events: Sequence[StoredEvent]
    ) -> StoredPlay:
        """Return a play of older rules as it goes on by those of now, or closed if it cannot."""
        shadow = await asyncio.to_thread(shadow_of, one, head, events)
        if not shadow.difference:
            return head
        closing = shadow.closing("rules")
        if not head.finished:
            try:
                await self._log_writer.close_play(head.id, len(events), closing)
            except StaleError:  # another process was faster
                return (await self._log_writer.load(head.id))[0]
            LOG.warning(
                "table %s was closed: begun under rules version %d of %s, now version %d; %s",
                head.id, head.rules_version, one.meta.title, one.meta.rules_version,
                shadow.difference, extra={"table": head.id},
            )  # fmt: skip
        return replace(head, closed=closing.at, closing=closing.as_json())

    def reload(self, names: Iterable[str]) -> None:
        """Load tables again that another process has changed, where they are open here."""
        for name in names:
            table = self._open.get(name)
            if table is not None and table.closing is None:
                table.stale = True
                table.announce()

    async def reseat(self) -> None:
        """Read again whose seats they are at the tables that are open here.

        Raises:
            StorageError: The database does not work.
        """
        names = list(self._open)
        for start in range(0, len(names), _BATCH):
            stored = await self._log_writer.seats_of(names[start : start + _BATCH])
            for name, seats in stored.items():
                if name in self._open:
                    self._open[name].reseat(seats)

    async def _lease(self, name: str) -> Lease | Process | None:
        """Take a table, or return who has it; None where there are no other processes."""
        process = await self._process()
        return None if process is None else await self._log_writer.acquire(name, process)

    async def _from_log(
        self,
        head: StoredPlay,
        seats: Sequence[Seat],
        events: Sequence[StoredEvent],
        lease: Lease | None,
    ) -> tuple[Table, int]:
        """Return a table, and how many entries its snapshot had; see ``table``."""
        one = game(head.game)
        try:
            if head.closing is None and head.rules_version != one.meta.rules_version:
                head = await self._under_new_rules(one, head, events)
            ours = head.rules_version == one.meta.rules_version
            snapshot = await self._log_writer.snapshot(head.id) if ours else None
            return await asyncio.to_thread(self._rebuilt, head, seats, one, events, lease, snapshot)
        except (IllegalActionError, OptionError) as error:
            raise StorageError(f"the log of table {head.id} is damaged: {error}") from error

    def _rebuilt(
        self,
        head: StoredPlay,
        seats: Sequence[Seat],
        one: Game,
        events: Sequence[StoredEvent],
        lease: Lease | None,
        snapshot: StoredSnapshot | None = None,
    ) -> tuple[Table, int]:
        """Return a table rebuilt from its log, and how many entries its snapshot had.

        Its options were checked when it was created.
        """
        writer = self._log_writer
        if lease is not None and self._ownership is not None:
            writer = writer.under(lease, self._ownership.doubt)
        clock = self._time
        table = Table(head, seats, one, writer, self._signer, self._outages, clock)
        resumed = snapshot and resume(snapshot, head, table.event_log, events)
        table.replay(events)
        return table, snapshot.seq if snapshot and resumed else 0

    def _give_time_back(self) -> None:
        """Show clocks anew: the site was down for a while."""
        for table in self._open.values():
            if table.conduct.clocks is not None:
                table.announce()

    def _let_go(self) -> None:
        """Forget all tables: another process may have them, and have changed them."""
        given_up = list(self._open.values())
        self._open.clear()
        for table in given_up:
            table.stale = True
            table.announce()

    def _keep(self, table: Table, kept: int) -> None:
        self._open[table.id] = table
        self._open.move_to_end(table.id)
        self._snapshots.follow(table, kept)
        self._flag_timers.attach(table)
        self._bot_runner.attach(table)
        for follow in self.followers:
            follow(table)
        self._put_away()

    def _put_away(self) -> None:
        """Unload tables that nobody is looking at; they can be rebuilt from the log."""
        oldest = time.monotonic() - self._limits.idle_seconds
        surplus = len(self._open) - self._limits.live
        for name, table in list(self._open.items())[:-1]:
            if table.touched > oldest and surplus <= 0:
                break
            if table.is_idle and not self._bot_runner.is_playing_at(table):
                del self._open[name]
                surplus -= 1

    async def history(self, table: Table, client: str = "") -> History:
        """Return every state of a table's play so far, and its narration.

        Those that were asked for last are kept; several who ask at once wait for the same one.

        Args:
            table: The table.
            client: Who asks, as limits count it.

        Raises:
            BusyError: Too much is waiting already.
        """
        key = (table.id, table.seq)
        return await self._kept(self._histories, key, Asker(client, table.id), _history, table)

    async def decide(self, table: Table, client: str = "") -> None:
        """Find out what decided a table's play if it is over, once (``Table.turning_point``).

        Arguments and errors are those of ``history``.
        """
        outcome = table.play.outcome
        if outcome is None or table.is_decided:
            return
        history = await self.history(table, client)
        found = await asyncio.to_thread(turning_point_of, table.game, history, outcome)
        if not table.is_decided:  # several may ask at once
            table.decide(found)

    def decide_soon(self, table: Table) -> None:
        """Find out what decided a play that is over, without waiting for it."""
        if not table.is_over or table.is_decided or table in self._deciding:
            return
        task = asyncio.get_running_loop().create_task(self.decide(table), context=Context())
        self._deciding[table] = task
        task.add_done_callback(retrieve)
        task.add_done_callback(lambda _: self._deciding.pop(table, None))

    async def verification(self, table: Table, client: str = "") -> Verification:
        """Return what a stranger finds who checks the record of a table whose play is over.

        It is kept and shared like a history, with the same arguments and errors.
        """
        asker = Asker(client, table.id)
        return await self._kept(self._verified, table.id, asker, _verification, table)

    async def _kept(
        self,
        kept: OrderedDict[K, asyncio.Future[V]],
        key: K,
        asker: Asker,
        make: Callable[[Table], Coroutine[None, None, V]],
        table: Table,
    ) -> V:
        """Return what is kept under ``key``, made in its turn if need be; all who ask share it."""

        async def in_turn() -> V:
            async with self.looks.enter(asker, _LOOK_SECONDS):
                return await make(table)

        if key not in kept:
            kept[key] = asyncio.ensure_future(in_turn())
            kept[key].add_done_callback(retrieve)  # whoever asked may have gone
        found = kept[key]
        kept.move_to_end(key)
        while len(kept) > _MOST_KEPT:
            kept.popitem(last=False)
        try:
            return await asyncio.shield(found)
        except Exception:
            if kept.get(key) is found:
                del kept[key]
            raise

    async def analysis(self, table: Table) -> Mapping[str, object] | None:
        """Return the analysis kept with a play, or None."""
        return await self._log_writer.analysis(table.id)

    async def keep_analysis(self, table: Table, body: Mapping[str, object]) -> None:
        """Keep an analysis with its play."""
        await self._log_writer.keep_analysis(table.id, body)

    async def close(self) -> None:
        """Stop the bots and finish pending writes."""
        await self._flag_timers.close()
        await self._outages.close()
        await self._bot_runner.close()
        for task in list(self._deciding.values()):
            task.cancel()
        for table in self._open.values():
            async with table.lock:  # pending writes finish
                table.stale = True
        await self._checks.close()
        await self._snapshots.close()
        if self._ownership is not None:
            await self._ownership.close()
        self._log_writer.close()


async def _verification(table: Table) -> Verification:
    def computed() -> Verification:
        return verify(table.game, parse_record(table.record().line()))

    return await asyncio.to_thread(computed)


async def _history(table: Table) -> History:
    play = table.play
    start = Play(play.game, play.options, play.seat_count, position=play.position)
    stand_ins = table.event_log.standing_stand_ins()
    return await asyncio.to_thread(history_of, start, list(play.events), stand_ins)


def _secret_of(seed: int) -> bytes:
    if not 0 <= seed < SEEDS:
        raise RefusedTableError(f"a seed is a number from 0 to {SEEDS - 1}")
    return secret_of_seed(seed)


def _imported_seat(number: int, name: str, one: Game) -> Seat:
    """Return a seat as a record names it, which nobody holds."""
    kind, _, level = name.partition(":")
    if kind == "bot" and level in known_to(one):
        return _seat(number, SeatWish("bot", level=level), None, known_to(one))
    return Seat(number, "human", clean_name(name) or str(number + 1), "", "", claimed=True)


def _seat(
    number: int,
    wish: SeatWish,
    token: str | None,
    levels: tuple[str, ...],
    person: str = "",
) -> Seat:
    if wish.kind == "bot" and wish.level not in levels:
        raise RefusedTableError(f"no bot '{wish.level}'; there are: {', '.join(levels)}")
    name = clean_name(wish.name) or (BOT_NAMES[number] if wish.kind == "bot" else "")
    if wish.kind == "human" and not name:
        raise RefusedTableError(f"seat {number} needs a name of 1 to 30 characters")
    return Seat(
        seat=number,
        kind=wish.kind,
        name=name,
        level=wish.level if wish.kind == "bot" else "",
        token_hash=hash_token(token) if token and wish.kind == "human" else wish.token_hash,
        claimed=wish.kind != "link",
        invitation_hash=hash_token(token) if token and wish.kind == "link" else "",
        person=(wish.person or person) if wish.kind == "human" else "",
    )


__all__ = ["BOT_NAMES", "LOG", "Limits", "NewTable", "Tables"]
