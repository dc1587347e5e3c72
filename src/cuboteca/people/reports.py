"""Reports of lines, names and tables, and what moderators do about them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Literal, TypeAlias

import sqlalchemy as sa

from cuboteca.people.audit import write_audit
from cuboteca.people.moderation_schema import MODERATORS, REPORTS, SANCTIONS
from cuboteca.people.schema import PEOPLE
from cuboteca.table.errors import StorageError
from cuboteca.table.notices import tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.table.notices import Notices
    from cuboteca.table.transactions import Transactions

LOG = logging.getLogger("cuboteca.people")

#: Is told when somebody is muted or banned on the site.
SANCTIONS_TOPIC = "sanctions"

Reportable: TypeAlias = Literal["line", "name", "table"]
Sanction: TypeAlias = Literal["mute", "ban"]

MOST_OPEN = 1_000  # reports that wait; the oldest are dropped
MOST_SHOWN = 50
_AGAIN = 2.0  # seconds after which a database that did not work is asked again


@dataclass(frozen=True)
class Report:
    """Something that somebody found wrong.

    Attributes:
        id: Of the report.
        play: Id of the table.
        kind: What is reported.
        number: Of the line; 0 for others.
        name: Of the one who is reported; "" for a table.
        reported: Id of that person; "" if the site does not know it.
        reporter: Id of who reports; the same.
        reason: By the reporter; may be "".
        around: What stood around: name and text of each line, and whether it is the one.
        at: When, in seconds since 1970.
    """

    id: str
    play: str
    kind: Reportable
    number: int
    name: str
    reported: str
    reporter: str
    reason: str
    around: Sequence[Mapping[str, str | bool]]
    at: float


@dataclass(frozen=True)
class Held:
    """A sanction in force.

    Attributes:
        person: Id.
        name: Of that person.
        kind: Of sanction.
        until: When it ends, in seconds since 1970; None: when it is lifted.
    """

    person: str
    name: str
    kind: Sanction
    until: float | None


def new_report_id() -> str:
    """Return the id of a fresh report."""
    return secrets.token_urlsafe(12)


class Sanctions:
    """Who is muted or banned on the site, as this process knows it.

    Args:
        transactions: With the database, which belong to it.
        notices: Of the database.
    """

    def __init__(self, transactions: Transactions, notices: Notices) -> None:
        self.transactions = transactions
        self._notices = notices
        self._known: dict[tuple[str, Sanction], float | None] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.get_running_loop().create_task(self._keep_looking())

    async def close(self) -> None:
        """Stop looking, and close the database."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.transactions.close()

    async def _keep_looking(self) -> None:
        with self._notices.listening(SANCTIONS_TOPIC) as listener:
            while True:
                patience = self._notices.patience
                try:
                    await self.look()
                except StorageError as error:  # those known stay in force
                    LOG.debug("sanctions cannot be read: %s", error)
                    patience = _AGAIN
                await listener.wait(patience)

    async def look(self) -> None:
        """Read them from the database; raises StorageError."""
        self._known = await self.transactions(_sanctions)

    def hold(self, person: str, kind: Sanction) -> bool:
        """Return whether a person is under a sanction now; nobody unknown ("") is."""
        if (person, kind) not in self._known:
            return False
        until = self.until(person, kind)
        return until is None or time.time() < until

    def until(self, person: str, kind: Sanction) -> float | None:
        """Return when the sanction ends that a person is under; None: when it is lifted."""
        return self._known.get((person, kind))


# Everything below runs in a transaction.


def _sanctions(connection: sa.Connection) -> dict[tuple[str, Sanction], float | None]:
    lasting = SANCTIONS.c.until.is_(None) | (SANCTIONS.c.until > time.time())
    query = sa.select(SANCTIONS.c.person, SANCTIONS.c.kind, SANCTIONS.c.until).where(lasting)
    return {(person, kind): until for person, kind, until in connection.execute(query)}


def add_report(connection: sa.Connection, report: Report) -> None:
    """Keep a report, unless the same person has reported the same before."""
    same = (
        (REPORTS.c.play == report.play)
        & (REPORTS.c.kind == report.kind)
        & (REPORTS.c.number == report.number)
        & (REPORTS.c.name == report.name)
        & (REPORTS.c.reporter == report.reporter)
        & REPORTS.c.done.is_(None)
    )
    if connection.execute(sa.select(REPORTS.c.id).where(same)).first():
        return
    row = {one.name: getattr(report, one.name) for one in fields(Report)}
    connection.execute(REPORTS.insert(), {**row, "around": list(report.around), "done": None})
    waiting = REPORTS.c.done.is_(None)
    newest = sa.select(REPORTS.c.at).where(waiting).order_by(REPORTS.c.at.desc())
    oldest = connection.execute(newest.offset(MOST_OPEN).limit(1)).scalar()
    if oldest is not None:
        connection.execute(REPORTS.delete().where(waiting, REPORTS.c.at <= oldest))


def open_reports(connection: sa.Connection, most: int = MOST_SHOWN) -> list[Report]:
    """Return the reports that nobody has dealt with, the oldest first."""
    columns = [REPORTS.c[one.name] for one in fields(Report)]
    query = sa.select(*columns).where(REPORTS.c.done.is_(None)).order_by(REPORTS.c.at).limit(most)
    return [Report(*row) for row in connection.execute(query)]


def report_of(connection: sa.Connection, report: str) -> Report | None:
    """Return a report that nobody has dealt with."""
    return next((one for one in open_reports(connection, MOST_OPEN) if one.id == report), None)


def dealt_with(connection: sa.Connection, report: str) -> None:
    """Note that a report has been dealt with."""
    connection.execute(REPORTS.update().where(REPORTS.c.id == report).values(done=time.time()))


def sanction(connection: sa.Connection, person: str, kind: Sanction, until: float | None) -> None:
    """Mute or ban a person on the site, in place of the same sanction before."""
    same = (SANCTIONS.c.person == person) & (SANCTIONS.c.kind == kind)
    connection.execute(SANCTIONS.delete().where(same))
    connection.execute(SANCTIONS.insert(), {"person": person, "kind": kind, "until": until})
    tell(connection, SANCTIONS_TOPIC)


def lift(connection: sa.Connection, person: str, kind: Sanction) -> str | None:
    """End a sanction; return the person's name, None if there was none."""
    same = (SANCTIONS.c.person == person) & (SANCTIONS.c.kind == kind)
    if not connection.execute(SANCTIONS.delete().where(same)).rowcount:
        return None
    tell(connection, SANCTIONS_TOPIC)
    return str(connection.execute(sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar())


def in_force(connection: sa.Connection) -> list[Held]:
    """Return the sanctions of people that have not ended, by name."""
    query = (
        sa.select(SANCTIONS.c.person, PEOPLE.c.name, SANCTIONS.c.kind, SANCTIONS.c.until)
        .join_from(SANCTIONS, PEOPLE, SANCTIONS.c.person == PEOPLE.c.id)
        .where(SANCTIONS.c.until.is_(None) | (SANCTIONS.c.until > time.time()))
        .order_by(PEOPLE.c.name, SANCTIONS.c.kind)
    )
    return [Held(*row) for row in connection.execute(query)]


def is_moderator(connection: sa.Connection, person: str) -> bool:
    """Return whether a person is a moderator."""
    query = sa.select(MODERATORS.c.person).where(MODERATORS.c.person == person)
    return bool(person) and connection.execute(query).first() is not None


def moderators(connection: sa.Connection) -> list[tuple[str, str, float]]:
    """Return id, name and since when of all moderators."""
    query = (
        sa.select(MODERATORS.c.person, PEOPLE.c.name, MODERATORS.c.since)
        .join_from(MODERATORS, PEOPLE, MODERATORS.c.person == PEOPLE.c.id)
        .order_by(MODERATORS.c.since)
    )
    return [(person, name, since) for person, name, since in connection.execute(query)]


def add_moderator(connection: sa.Connection, person: str) -> bool:
    """Make a person a moderator; return False if the site knows no such person."""
    name = connection.execute(sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar()
    if name is None:
        return False
    if not is_moderator(connection, person):
        connection.execute(MODERATORS.insert(), {"person": person, "since": time.time()})
        write_audit(connection, "", "add", person, "", name)
    return True


def remove_moderator(connection: sa.Connection, person: str) -> bool:
    """Let a person be a moderator no more; return False if that person was none."""
    name = connection.execute(sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar()
    done = connection.execute(MODERATORS.delete().where(MODERATORS.c.person == person))
    if done.rowcount:
        write_audit(connection, "", "remove", person, "", name or "")
    return bool(done.rowcount)


__all__ = [
    "LOG",
    "MOST_OPEN",
    "MOST_SHOWN",
    "SANCTIONS_TOPIC",
    "Held",
    "Report",
    "Reportable",
    "Sanction",
    "Sanctions",
    "add_moderator",
    "add_report",
    "dealt_with",
    "in_force",
    "is_moderator",
    "lift",
    "moderators",
    "new_report_id",
    "open_reports",
    "remove_moderator",
    "report_of",
    "sanction",
]
