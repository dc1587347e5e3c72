"""Which variants of a study are even, by several aims at once: the Pareto front.

Every aim is a number that shall be small.  A variant is on the front if no other one is at least as
good in all aims and better in one.  As the numbers have intervals, those off the front are of two
kinds: ``behind``, if another one is better for certain, and ``open``, if more plays could bring
them to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from typing import TYPE_CHECKING

from cuboteca.lab.statistics import Estimate
from cuboteca.lab.study_plan import StudyError
from cuboteca.lab.study_variants import USUAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cuboteca.lab.study import Found


class Aim(StrEnum):
    """What shall be small."""

    SEATS = "seats"  # the largest effect of a place on its share of the win
    LENGTH = "length"  # how many decisions a play is longer or shorter than wished
    CLOSE = "close"  # the lead of the first over the second, as a share of its points
    DECISIVE = "decisive"  # the share of plays whose win is shared


@dataclass(frozen=True)
class Aims:
    """What a variant is judged by.

    Attributes:
        names: The aims, at least one, in the order in which they are shown.
        length: The wished number of decisions in a play, of the aim "length".
    """

    names: tuple[Aim, ...] = (Aim.SEATS, Aim.CLOSE)
    length: float | None = None


def aims_of(names: Sequence[str] = (), length: float | None = None) -> Aims:
    """Return checked aims; without names, seats and closeness, and the length if one is wished.

    Raises:
        StudyError: An aim that does not exist or occurs twice, a length that is missing or not
            wanted, or not above 0.
    """
    unknown = [name for name in names if name not in set(Aim)]
    if unknown:
        raise StudyError(f"no aim '{unknown[0]}'; there are: {', '.join(Aim)}")
    if len(set(names)) < len(names):
        raise StudyError("an aim is named twice")
    if length is not None and not (isfinite(length) and length > 0):
        raise StudyError(f"the wished length must be a number above 0, not {length}")
    chosen = tuple(Aim(name) for name in names)
    if not chosen:
        chosen = (Aim.SEATS, Aim.CLOSE, *([] if length is None else [Aim.LENGTH]))
    if (Aim.LENGTH in chosen) != (length is not None):
        raise StudyError("the aim 'length' and a wished length go together; give both or neither")
    return Aims(chosen, length)


class Standing(StrEnum):
    """How a variant stands to the front."""

    FRONT = "front"
    OPEN = "open"  # more plays could bring it to the front
    BEHIND = "behind"  # another one is better in every aim, as far as the intervals say


@dataclass(frozen=True)
class Candidate:
    """A variant, or the usual rules, as the aims judge it."""

    name: str
    scores: tuple[Estimate, ...]  # by aim; small is good
    standing: Standing


def front_of(found: Found, aims: Aims) -> tuple[Candidate, ...]:
    """Return all variants and the usual rules: those on the front first, by the first aim."""
    effects: dict[str, dict[str, Estimate]] = {}
    for one in found.findings:
        effects.setdefault(one.subject, {})[one.measure] = one.effect
    names = [USUAL, *(name for name in effects if name != USUAL)]
    scores = {name: tuple(_score(effects[name], aim, aims) for aim in aims.names) for name in names}
    candidates = [
        Candidate(name, mine, _standing(mine, [scores[one] for one in names if one != name]))
        for name, mine in scores.items()
    ]
    order = list(Standing)
    return tuple(
        sorted(candidates, key=lambda one: (order.index(one.standing), one.scores[0].value))
    )


def _score(effects: dict[str, Estimate], aim: Aim, aims: Aims) -> Estimate:
    match aim:
        case Aim.SEATS:
            places = [
                _size(effect)
                for measure, effect in effects.items()
                if measure.startswith("place-") and not measure.endswith("-change")
            ]
            return Estimate(
                max(one.value for one in places),
                max(one.low for one in places),
                max(one.high for one in places),
            )
        case Aim.LENGTH:
            assert aims.length is not None, "the aims were checked"
            length = effects["decisions"]
            return _size(
                Estimate(
                    length.value - aims.length, length.low - aims.length, length.high - aims.length
                )
            )
        case Aim.CLOSE:
            return effects["lead"].clipped(0.0, 1.0)
        case Aim.DECISIVE:
            one = effects["decisive"]
            return Estimate(1 - one.value, 1 - one.high, 1 - one.low)


def _size(one: Estimate) -> Estimate:
    """Return how large a number is, whatever its sign."""
    ends = sorted((abs(one.low), abs(one.high)))
    return Estimate(abs(one.value), ends[0] if one.excludes_zero else 0.0, ends[1])


def _standing(mine: Sequence[Estimate], others: Iterable[Sequence[Estimate]]) -> Standing:
    standing = Standing.FRONT
    for theirs in others:
        pairs = list(zip(theirs, mine, strict=True))
        if all(one.high < two.low for one, two in pairs):
            return Standing.BEHIND
        if all(one.value <= two.value for one, two in pairs) and any(
            one.value < two.value for one, two in pairs
        ):
            standing = Standing.OPEN
    return standing


__all__ = ["Aim", "Aims", "Candidate", "Standing", "aims_of", "front_of"]
