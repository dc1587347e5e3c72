"""What people have learnt: lessons, and whatever else is to be learnt.

A *kind* says what was learnt and what its results are, such as ``"lesson"``; whoever has one
defines it.  Each function works in a transaction that ``People`` runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.people.progress_schema import PROGRESS
from cuboteca.people.schema import PEOPLE

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_OF_A_KIND = 2_000  # of one person; the oldest are forgotten


@dataclass(frozen=True)
class Learnt:
    """One result of a person.

    Attributes:
        kind: What was learnt.
        game: Of which game.
        key: Which of its kind, at most 64 characters.
        result: In the units of the kind.
        at: Seconds since 1970.
    """

    kind: str
    game: str
    key: str
    result: float
    at: float


def note(connection: sa.Connection, person: str, one: Learnt) -> None:
    """Keep a result in place of an earlier one of the same key; nothing if the person is gone."""
    if connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person)).first() is None:
        return
    own = (PROGRESS.c.person == person) & (PROGRESS.c.kind == one.kind)
    same = own & (PROGRESS.c.game == one.game) & (PROGRESS.c.key == one.key)
    connection.execute(PROGRESS.delete().where(same))
    connection.execute(PROGRESS.insert(), {"person": person, **one.__dict__})
    newest = sa.select(PROGRESS.c.number).where(own).order_by(PROGRESS.c.number.desc())
    last = connection.execute(newest.offset(MOST_OF_A_KIND).limit(1)).scalar()
    if last is not None:
        connection.execute(PROGRESS.delete().where(own & (PROGRESS.c.number <= last)))


def learnt(
    connection: sa.Connection, person: str, kind: str = "", game: str = ""
) -> Sequence[Learnt]:
    """Return the results of a person, the oldest first, the newest of each key only.

    Args:
        connection: In a transaction.
        person: Id.
        kind: Only of this kind; "" for all.
        game: Only of this game; "" for all.
    """
    columns = [PROGRESS.c[name] for name in Learnt.__dataclass_fields__]
    query = sa.select(*columns).where(PROGRESS.c.person == person)
    if kind:
        query = query.where(PROGRESS.c.kind == kind)
    if game:
        query = query.where(PROGRESS.c.game == game)
    newest: dict[tuple[str, str, str], Learnt] = {}
    for row in connection.execute(query.order_by(PROGRESS.c.at, PROGRESS.c.number)).mappings():
        one = Learnt(**row)
        newest.pop((one.kind, one.game, one.key), None)
        newest[one.kind, one.game, one.key] = one
    return tuple(newest.values())


__all__ = ["MOST_OF_A_KIND", "Learnt", "learnt", "note"]
