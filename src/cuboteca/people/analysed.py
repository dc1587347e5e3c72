"""A person's analysed plays: how good the decisions were, and what luck changed.

It works in a transaction that ``People`` runs, and reads what analyses have written.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from cuboteca.lab.analysis import FORMAT, LuckAndSkill, MoveAssessment
from cuboteca.lab.grades import grade_of
from cuboteca.table.schema import ANALYSES, PLAYS, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.lab.grades import Grade

MOST = 20  # the latest

_ASSESSMENTS = TypeAdapter(tuple[MoveAssessment, ...])
_SPLITS = TypeAdapter(tuple[LuckAndSkill, ...])


@dataclass(frozen=True)
class AnalysedPlay:
    """What an analysis says of a seat.

    Attributes:
        id: Of the play.
        game: Its name.
        made: When it was created, in seconds since 1970.
        grades: How many decisions of each grade the seat took.
        split: Where its result came from.
        shares: Whether results are shares of the win; else points.
    """

    id: str
    game: str
    made: float
    grades: Counter[Grade]
    split: LuckAndSkill
    shares: bool

    @property
    def decisions(self) -> int:
        """How many decisions were choices."""
        return self.grades.total()


def analysed(connection: sa.Connection, person: str) -> Sequence[AnalysedPlay]:
    """Return the seats of a person in analysed plays, the latest play first, at most ``MOST``.

    Those of analyses in another format are left out.
    """
    body = ANALYSES.c.body
    query = (
        sa.select(
            PLAYS.c.id,
            PLAYS.c.game,
            PLAYS.c.created,
            SEATS.c.seat,
            body["assessments"].label("assessments"),
            body["luck_and_skill"].label("splits"),
            body["shares"].as_boolean().label("shares"),
        )
        .select_from(
            ANALYSES.join(PLAYS, PLAYS.c.id == ANALYSES.c.play).join(
                SEATS, SEATS.c.play == ANALYSES.c.play
            )
        )
        .where(SEATS.c.person == person, body["format"].as_integer() == FORMAT)
        .order_by(PLAYS.c.created.desc(), PLAYS.c.id, SEATS.c.seat)
        .limit(MOST)
    )
    found = []
    for row in connection.execute(query).mappings():
        seat = row["seat"]
        try:
            assessments = _ASSESSMENTS.validate_python(row["assessments"])
            split = _SPLITS.validate_python(row["splits"])[seat]
        except (ValidationError, IndexError):  # damaged: it can be repeated
            continue
        grades: Counter[Grade] = Counter(grade_of(one) for one in assessments if one.seat == seat)
        found.append(
            AnalysedPlay(row["id"], row["game"], row["created"], grades, split, row["shares"])
        )
    return found


__all__ = ["MOST", "AnalysedPlay", "analysed"]
