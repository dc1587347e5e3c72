"""What whoever runs a site asks of its database beside the plays: lists, bans, who created what.

Nothing here needs the site: it works on the database while servers use it, in short transactions.
"""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.table.allowances import forget_full
from cuboteca.table.closing import Closing, read_closing
from cuboteca.table.errors import TableError
from cuboteca.table.notices import tell
from cuboteca.table.schema import BANS, CREATORS, EVENTS, METADATA, PLAYS, PROCESSES, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cuboteca.table.storage import Storage

#: Is told when somebody is banned, or a ban is lifted.
BANS_TOPIC = "bans"

_BATCH = 200  # plays that one transaction reads or deletes
_SECONDS_BACK = 60.0  # clocks of two computers, and the time that a transaction takes

#: The time of a play's last entry; of one without any, when it was created.
_LAST = sa.func.coalesce(
    sa.select(EVENTS.c.at)
    .where(EVENTS.c.play == PLAYS.c.id)
    .order_by(EVENTS.c.seq.desc())
    .limit(1)
    .correlate(PLAYS)
    .scalar_subquery(),
    PLAYS.c.created,
)


class BadNetworkError(TableError):
    """This is no address and no network; the message says what would be right."""


@dataclass(frozen=True)
class Ban:
    """An address or a network that may not use the site."""

    network: str  # such as "203.0.113.7/32" or "2001:db8::/64"
    begun: float  # seconds since 1970
    until: float | None  # the same; None: until it is lifted
    reason: str


@dataclass(frozen=True)
class ListedPlay:
    """A play as an administrator sees it; times are seconds since 1970."""

    id: str
    game: str
    rules_version: int
    created: float
    touched: float  # its last entry
    entries: int
    seats: tuple[str, ...]  # names; "bot:LEVEL" for a bot, "" for a person who has not come
    finished: bool
    closing: Closing | None
    client: str  # who created it, as limits count; "" once it is finished

    @property
    def status(self) -> str:
        """Where it stands: "open", "over" or "closed"."""
        if self.closing is not None:
            return "closed"
        return "over" if self.finished else "open"


@dataclass(frozen=True)
class Filter:
    """Which plays are listed; None leaves everything through.

    Attributes:
        status: "open", "over" or "closed".
        game: Its name.
        untouched_since: Whose last entry is not later, in seconds since 1970.
        client: Who created it.
    """

    status: str | None = None
    game: str | None = None
    untouched_since: float | None = None
    client: str | None = None

    def condition(self) -> sa.ColumnElement[bool]:
        """Return the same for the database."""
        parts: list[sa.ColumnElement[bool]] = [sa.true()]
        if self.status is not None:
            closed = PLAYS.c.closed.is_not(None)
            parts.append(
                {
                    "open": PLAYS.c.finished.is_(False),
                    "over": PLAYS.c.finished.is_(True) & ~closed,
                    "closed": closed,
                }[self.status]
            )
        if self.game is not None:
            parts.append(PLAYS.c.game == self.game)
        if self.client is not None:
            parts.append(CREATORS.c.client == self.client)
        if self.untouched_since is not None:
            parts.append(PLAYS.c.created <= self.untouched_since)  # has an index
            parts.append(self.untouched_since >= _LAST)
        return sa.and_(*parts)


class Administration:
    """Queries of a site's database.

    Args:
        storage: The database; others may use it at the same time.

    Every method may raise StorageError.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # plays

    def plays(self, wanted: Filter, most: int | None = None) -> Iterator[ListedPlay]:
        """Yield plays, the oldest first, in transactions of a few hundred."""
        after: tuple[float, str] = (-1.0, "")
        left = most
        while left is None or left > 0:
            count = _BATCH if left is None else min(_BATCH, left)
            found = self._some(wanted, after, count)
            yield from found
            if len(found) < count:
                return
            after = (found[-1].created, found[-1].id)
            left = None if left is None else left - count

    def _some(self, wanted: Filter, after: tuple[float, str], count: int) -> Sequence[ListedPlay]:
        entries = sa.select(sa.func.count()).where(EVENTS.c.play == PLAYS.c.id)
        later = sa.tuple_(PLAYS.c.created, PLAYS.c.id) > sa.tuple_(*map(sa.literal, after))
        query = (
            sa.select(
                PLAYS,
                _LAST.label("touched"),
                entries.correlate(PLAYS).scalar_subquery().label("entries"),
                CREATORS.c.client,
            )
            .outerjoin_from(PLAYS, CREATORS, CREATORS.c.play == PLAYS.c.id)
            .where(wanted.condition(), later)
            .order_by(PLAYS.c.created, PLAYS.c.id)
            .limit(count)
        )
        with self._storage.transaction() as connection:
            rows = connection.execute(query).mappings().all()
            names = _names(connection, [row["id"] for row in rows])
        return [_listed(row, names[row["id"]]) for row in rows]

    def first_process(self) -> str | None:
        """Return the id of the first process of the site, by alphabet; None where it has one."""
        with self._storage.transaction() as connection:
            found: str | None = connection.execute(sa.select(sa.func.min(PROCESSES.c.id))).scalar()
            return found

    def gaps(self) -> list[str]:
        """Return the plays whose logs lack an entry before their last one."""
        last = sa.func.max(EVENTS.c.seq) + 1
        query = sa.select(EVENTS.c.play).group_by(EVENTS.c.play).having(sa.func.count() != last)
        with self._storage.transaction() as connection:
            return list(connection.execute(query).scalars())

    def closed_since(self, at: float) -> list[str]:
        """Return the plays that were closed after ``at``, and some shortly before."""
        query = sa.select(PLAYS.c.id).where(PLAYS.c.closed > at - _SECONDS_BACK)
        with self._storage.transaction() as connection:
            return list(connection.execute(query).scalars())

    def delete(self, plays: Sequence[str]) -> None:
        """Delete finished plays with all that belongs to them, all or none."""
        own = [table for table in reversed(METADATA.sorted_tables) if table is not PLAYS]
        with self._storage.transaction() as connection:
            for table in own:
                if "play" in table.c:
                    connection.execute(table.delete().where(table.c.play.in_(plays)))
            ended = PLAYS.c.id.in_(plays) & PLAYS.c.finished.is_(True)
            connection.execute(PLAYS.delete().where(ended))

    # what clients have done

    def forget_clients(self) -> None:
        """Forget who created tables that are no longer open, and did things long ago."""
        finished = sa.select(PLAYS.c.id).where(PLAYS.c.finished.is_(True))
        with self._storage.transaction() as connection:
            connection.execute(CREATORS.delete().where(CREATORS.c.play.in_(finished)))
            forget_full(connection)

    # bans

    def bans(self) -> list[Ban]:
        """Return the bans that have not expired."""
        lasting = BANS.c.until.is_(None) | (BANS.c.until > time.time())
        query = sa.select(BANS).where(lasting).order_by(BANS.c.network)
        with self._storage.transaction() as connection:
            return [Ban(**row) for row in connection.execute(query).mappings()]

    def ban(self, network: str, until: float | None = None, reason: str = "") -> None:
        """Ban an address or a network (``network_of``), in place of a ban that it has already."""
        row = {"network": network, "begun": time.time(), "until": until, "reason": reason}
        with self._storage.transaction() as connection:
            connection.execute(BANS.delete().where(BANS.c.network == network))
            connection.execute(BANS.insert(), row)
            tell(connection, BANS_TOPIC)

    def lift(self, network: str) -> bool:
        """Lift a ban; return whether there was one."""
        with self._storage.transaction() as connection:
            done = connection.execute(BANS.delete().where(BANS.c.network == network))
            tell(connection, BANS_TOPIC)
            return done.rowcount > 0


def _names(connection: sa.Connection, plays: list[str]) -> dict[str, tuple[str, ...]]:
    query = (
        sa.select(SEATS.c.play, SEATS.c.kind, SEATS.c.name, SEATS.c.level)
        .where(SEATS.c.play.in_(plays))
        .order_by(SEATS.c.play, SEATS.c.seat)
    )
    names: dict[str, tuple[str, ...]] = dict.fromkeys(plays, ())
    for play, kind, name, level in connection.execute(query):
        names[play] += (f"bot:{level}" if kind == "bot" else name,)
    return names


def _listed(row: sa.RowMapping, seats: tuple[str, ...]) -> ListedPlay:
    return ListedPlay(
        id=row["id"],
        game=row["game"],
        rules_version=row["rules_version"],
        created=row["created"],
        touched=row["touched"],
        entries=row["entries"],
        seats=seats,
        finished=row["finished"],
        closing=read_closing(row["closed"], row["closing"]),
        client=row["client"] or "",
    )


def network_of(text: str) -> str:
    """Return an address, or a network, as bans are written: with the length of its prefix.

    An IPv6 address without a length stands for its /64, which is what one customer has.

    Raises:
        BadNetworkError: It is neither, or as good as everybody.
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadNetworkError(
            f"'{text[:60]}' is no address and no network; one looks like 203.0.113.7, "
            "203.0.113.0/24, 2001:db8::7 or 2001:db8::/48"
        ) from None
    if isinstance(network, ipaddress.IPv6Network) and "/" not in text:
        network = network.supernet(new_prefix=64)
    if network.prefixlen < (8 if network.version == 4 else 16):  # of its kind
        raise BadNetworkError(
            f"'{text[:60]}' would ban too many; a network has at least /8, or /16 with IPv6"
        )
    return str(network)


__all__ = [
    "BANS_TOPIC",
    "Administration",
    "BadNetworkError",
    "Ban",
    "Filter",
    "ListedPlay",
    "network_of",
]
