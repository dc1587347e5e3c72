"""The audit log: every act of a moderator, with its reason.  Nothing ever leaves it."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Literal, TypeAlias

import sqlalchemy as sa

from cuboteca.people.moderation_schema import AUDIT

if TYPE_CHECKING:
    from collections.abc import Sequence

#: What a moderator, or whoever runs the site, can do.
Act: TypeAlias = Literal[
    "dismiss",
    "mute",
    "close",
    "ban",
    "ban-address",
    "unmute",
    "unban",
    "unban-address",
    "add",
    "remove",
    "tournament",
    "compare",
    "look",
]

LONGEST_REASON = 200


@dataclass(frozen=True)
class AuditEntry:
    """What was done.

    Attributes:
        number: Of the entry; rises.
        at: When, in seconds since 1970.
        moderator: Id of the person who did it; "" on the command line.
        act: What.
        target: Id of a person or a table, or a network.
        name: Of the person, as it was then; may be "".
        reason: Given by the moderator.
    """

    number: int
    at: float
    moderator: str
    act: Act
    target: str
    name: str
    reason: str


def write_audit(
    connection: sa.Connection, moderator: str, act: Act, target: str, reason: str, name: str = ""
) -> None:
    """Add an entry, in the transaction of what it says."""
    row = {"moderator": moderator, "act": act, "target": target, "name": name, "reason": reason}
    connection.execute(AUDIT.insert(), {**row, "at": time.time()})


def audit_entries(connection: sa.Connection, most: int) -> Sequence[AuditEntry]:
    """Return the newest entries, the newest first."""
    columns = [AUDIT.c[one.name] for one in fields(AuditEntry)]
    query = sa.select(*columns).order_by(AUDIT.c.number.desc()).limit(most)
    return [AuditEntry(*row) for row in connection.execute(query)]


__all__ = ["LONGEST_REASON", "Act", "AuditEntry", "audit_entries", "write_audit"]
