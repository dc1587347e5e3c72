"""The context of ``progress.html``: what the reader has learnt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class ProgressRow:
    """A line of a part."""

    title: str  # such as a lesson's
    note: str  # how far the reader is, in words
    url: str  # where it goes on
    done: float | None = None  # 0 to 1; None where that means nothing


@dataclass(frozen=True)
class CurvePoint:
    """A play on a curve; places are in percent of the picture, from its left and its top."""

    x: float
    y: float
    high: float  # ends of the interval
    low: float
    full: bool  # the interval excludes 0
    cells: tuple[str, ...]  # the same in words, by column of the table


@dataclass(frozen=True)
class ProgressCurve:
    """What decisions of one game cost, from play to play."""

    id: str  # of its heading
    title: str
    label: str  # the whole in a sentence
    top: str  # the number at the upper edge; 0 is the lower one
    heads: tuple[str, ...]  # of the table
    points: tuple[CurvePoint, ...]  # the earliest first


@dataclass(frozen=True)
class ProgressPart:
    """What the reader has learnt in one way: by lessons, for example."""

    id: str  # anchor on the page
    title: str
    text: str  # a sentence; may be ""
    rows: tuple[ProgressRow, ...]
    curves: tuple[ProgressCurve, ...] = ()


@dataclass(frozen=True)
class ProgressContext:
    """Everything that ``progress.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    known: bool  # whether the site knows the reader
    parts: tuple[ProgressPart, ...]


__all__ = ["CurvePoint", "ProgressContext", "ProgressCurve", "ProgressPart", "ProgressRow"]
