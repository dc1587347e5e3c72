"""All tables of the site: lays them, finds them, puts idle ones away."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cuboteca.bots.levels import known_to
from cuboteca.core.chance import CommittedRng, secret_of_seed
from cuboteca.core.errors import IllegalActionError, OptionError
from cuboteca.core.play import Play
from cuboteca.games import game
from cuboteca.table.checking import Checks
from cuboteca.table.errors import (
    RefusedTableError,
    StorageError,
    TooManyTablesError,
    UnknownTableError,
)
from cuboteca.table.seats import Seat, SeatWish, clean_name, hash_token, new_token
from cuboteca.table.storage import StoredPlay
from cuboteca.table.story import History, history_of
from cuboteca.table.table import Table, draw_first

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.core.game import Game, OptionValue
    from cuboteca.table.clerk import Clerk
    from cuboteca.table.driver import Driver
    from cuboteca.table.storage import StoredEvent

#: Names of bots, by seat.
BOT_NAMES = ("Pixel", "Domino", "Brix", "Cubik", "Tangram", "Rubi", "Voxel")

SEEDS = 2**63
LONGEST_ID = 24  # of a table
_HISTORIES = 16
_DAYS_14 = 14 * 86_400.0


@dataclass(frozen=True)
class Limits:
    """How much the house takes."""

    live: int = 1_000  # tables in memory
    unfinished: int = 5_000  # tables of the last 14 days that are not finished
    idle_seconds: float = 900  # after which an idle table leaves the memory


@dataclass(frozen=True)
class Laid:
    """A table just laid, with a token for each seat: they are said once.

    None for a bot; for a person by link it is the invitation.
    """

    table: Table
    tokens: tuple[str | None, ...]


class House:
    """The tables of one process.

    Args:
        clerk: Keeps the log.
        driver: Plays the bots.
        limits: How much it takes.
        checks: Check the boards and decks that people bring.
    """

    def __init__(
        self,
        clerk: Clerk,
        driver: Driver,
        limits: Limits | None = None,
        checks: Checks | None = None,
    ) -> None:
        self._clerk = clerk
        self._driver = driver
        self._limits = limits or Limits()
        self._checks = checks or Checks()
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._histories: OrderedDict[tuple[str, int], History] = OrderedDict()

    @property
    def open_count(self) -> int:
        """How many tables are in memory."""
        return len(self._open)

    async def is_ready(self) -> bool:
        """Return whether tables can be laid."""
        return await self._clerk.is_ready()

    async def lay(
        self,
        name: str,
        options: Mapping[str, object],
        wishes: Sequence[SeatWish],
        seed: int | None = None,
        *,
        hints: bool = True,
    ) -> Laid:
        """Lay a table.

        Args:
            name: Of the game.
            options: Any of its options.
            wishes: Who sits where.
            seed: Makes chance and bots repeatable.
            hints: Whether the seat to move may ask what is best.

        Raises:
            UnknownGameError: Not in the registry.
            OptionError: The options or the number of seats do not fit the game.
            RefusedTableError: A seat cannot be like that.
            TooManyTablesError: The house is full.
            TooManyChecksError: Too many users' own boards and decks wait to be checked.
            WorkerError: There is no process in which they could be.
        """
        one = game(name)
        given = await self._complete(one, options, len(wishes))
        await self._check_room()
        secret = secrets.token_bytes(32) if seed is None else _secret_of(seed)
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
        )
        tokens = tuple(None if wish.kind == "bot" else new_token() for wish in wishes)
        levels = known_to(one)
        pairs = zip(wishes, tokens, strict=True)
        seats = [_seat(number, *pair, levels) for number, pair in enumerate(pairs)]
        events = draw_first(Play(one, given, len(wishes)), CommittedRng(secret))
        await self._clerk.create(head, seats, events)
        table = Table(head, seats, one, self._clerk)
        table.replay(events)
        self._keep(table)
        return Laid(table, tokens)

    async def _complete(
        self, one: Game, options: Mapping[str, object], seats: int
    ) -> dict[str, OptionValue]:
        """Return all options of a table; what a user has written is read beside the event loop."""
        if await self._checks.check(one, options):
            return await asyncio.to_thread(one.options, options, seats)
        return one.options(options, seats)

    async def _check_room(self) -> None:
        under_way = await self._clerk.unfinished_count(time.time() - _DAYS_14)
        if under_way >= self._limits.unfinished:
            raise TooManyTablesError("all tables are taken; finish one or come back later")

    async def table(self, name: str) -> Table:
        """Return a table by its id, from memory or from the log.

        Raises:
            UnknownTableError: There is none.
            StorageError: The log cannot be read, or does not fit the rules.
        """
        found = self._open.get(name)
        if found is not None and not found.spoilt:
            found.touched = time.monotonic()
            self._open.move_to_end(name)
            self._driver.kick(found)
            return found
        if len(name) > LONGEST_ID or not name.isascii() or not name.isprintable():
            raise UnknownTableError("there is no such table")
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        try:
            head, seats, events = await self._clerk.load(name)
            one = game(head.game)
            if head.rules_version != one.meta.rules_version:
                raise StorageError(
                    f"table {name} was laid by rules version {head.rules_version} of "
                    f"{one.meta.title}; this is version {one.meta.rules_version}"
                )
            table = await asyncio.to_thread(self._rebuilt, head, seats, one, events)
        except (IllegalActionError, OptionError) as error:
            raise StorageError(f"the log of table {name} is damaged: {error}") from error
        finally:
            self._loading.pop(name, None)
        self._keep(table)
        return table

    def _rebuilt(
        self, head: StoredPlay, seats: Sequence[Seat], one: Game, events: Sequence[StoredEvent]
    ) -> Table:
        """Return a table as its log tells; what stands there was checked when it was laid."""
        table = Table(head, seats, one, self._clerk)
        table.replay(events)
        return table

    def _keep(self, table: Table) -> None:
        self._open[table.id] = table
        self._open.move_to_end(table.id)
        self._driver.kick(table)
        self._put_away()

    def _put_away(self) -> None:
        """Forget tables that nobody looks at: the log has them."""
        oldest = time.monotonic() - self._limits.idle_seconds
        surplus = len(self._open) - self._limits.live
        for name, table in list(self._open.items())[:-1]:
            if table.touched > oldest and surplus <= 0:
                break
            if table.is_idle:
                del self._open[name]
                surplus -= 1

    async def act(
        self, table: Table, seat: int, seq: int, action: int | str, request: str = ""
    ) -> int:
        """Let a seat act and the bots answer; see ``Table.act``."""
        try:
            return await table.act(seat, seq, action, request)
        finally:
            self._driver.kick(table)

    async def follow(self, table: Table, seat: int, seq: int, macro: str, request: str = "") -> int:
        """Let a seat take the decisions of a macro; see ``Table.follow``."""
        try:
            return await table.follow(seat, seq, macro, request)
        finally:
            self._driver.kick(table)

    async def take_back(self, table: Table, seat: int, seq: int, request: str = "") -> int:
        """Let a seat take its last action back; see ``Table.take_back``."""
        try:
            return await table.take_back(seat, seq, request)
        finally:
            self._driver.kick(table)

    async def history(self, table: Table) -> History:
        """Return every state of a table's play so far, and its story."""
        play = table.play
        key = (table.id, table.seq)
        if key not in self._histories:
            start = Play(play.game, play.options, play.seats)
            stand_ins = table.course.standing_stand_ins()
            self._histories[key] = await asyncio.to_thread(
                history_of, start, list(play.events), stand_ins
            )
            while len(self._histories) > _HISTORIES:
                self._histories.popitem(last=False)
        return self._histories[key]

    async def analysis(self, table: Table) -> Mapping[str, Any] | None:
        """Return the analysis that is kept with a play; None where there is none."""
        return await self._clerk.analysis(table.id)

    async def keep_analysis(self, table: Table, body: Mapping[str, Any]) -> None:
        """Keep an analysis with its play."""
        await self._clerk.keep_analysis(table.id, body)

    async def close(self) -> None:
        """Stop the bots and finish what is being written."""
        drivers = [table.driver for table in self._open.values() if table.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        for table in self._open.values():
            async with table.lock:  # whatever is being written is written to its end
                table.spoilt = True
        await self._checks.close()
        self._clerk.close()


def _secret_of(seed: int) -> bytes:
    if not 0 <= seed < SEEDS:
        raise RefusedTableError(f"a seed is a number from 0 to {SEEDS - 1}")
    return secret_of_seed(seed)


def _seat(number: int, wish: SeatWish, token: str | None, levels: tuple[str, ...]) -> Seat:
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
        token_hash=hash_token(token) if token and wish.kind == "human" else "",
        claimed=wish.kind != "link",
        invitation_hash=hash_token(token) if token and wish.kind == "link" else "",
    )


__all__ = ["BOT_NAMES", "House", "Laid", "Limits"]
