"""Grades of decisions: how good each was, in a word that the analysis can stand for.

A grade follows from what a decision cost and the interval of that (``MoveAssessment.cost``), and
nothing whose interval contains zero counts as a loss.  Where the two thresholds come from, and how
often bots make each grade: docs/decisions/0075-grades.md.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

if TYPE_CHECKING:
    from cuboteca.core.json_values import JsonObject
    from cuboteca.lab.analysis import Analysis, MoveAssessment

Grade: TypeAlias = Literal["best", "good", "doubtful", "mistake"]

GRADES: Final[tuple[Grade, ...]] = ("best", "good", "doubtful", "mistake")

#: Costs from which a decision is no longer good, and from which it is a mistake; 1 is the step from
#: the first place to the last.
DOUBTFUL_FROM, MISTAKE_FROM = 0.02, 0.08


def grade_of(one: MoveAssessment) -> Grade:
    """Return how good a decision was.

    ``"best"``: nothing better was found.  ``"good"``: it cost less than ``DOUBTFUL_FROM``, or the
    interval of what it cost contains zero.
    """
    if one.best == one.taken:
        return "best"
    if not one.cost.excludes_zero or one.cost.value < DOUBTFUL_FROM:
        return "good"
    return "doubtful" if one.cost.value < MISTAKE_FROM else "mistake"


def grades_of(found: Analysis) -> tuple[Counter[Grade], ...]:
    """Return how many decisions of each grade each seat took."""
    counted: tuple[Counter[Grade], ...] = tuple(Counter() for _ in range(found.seats))
    for one in found.assessments:
        counted[one.seat][grade_of(one)] += 1
    return counted


def graded_json(found: Analysis) -> JsonObject:
    """Return the JSON form of an analysis with grades.

    Each of its ``"assessments"`` gets a ``"grade"``, and ``"grades"`` counts by seat how many
    decisions have each of ``GRADES``.
    """
    written = found.as_json()
    for one, judged in zip(
        cast("list[JsonObject]", written["assessments"]), found.assessments, strict=True
    ):
        one["grade"] = grade_of(judged)
    written["grades"] = [{grade: one[grade] for grade in GRADES} for one in grades_of(found)]
    return written


__all__ = [
    "DOUBTFUL_FROM",
    "GRADES",
    "MISTAKE_FROM",
    "Grade",
    "grade_of",
    "graded_json",
    "grades_of",
]
