"""The contexts of ``studies.html`` and ``study.html``: studies of a game, and one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class StudyLink:
    """A study in the list."""

    url: str
    title: str  # its question
    answer: str  # what it found, in a sentence or two


@dataclass(frozen=True)
class StudiesContext:
    """Everything that ``studies.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    title: str  # names the game, if they are of one
    picture: Markup  # ``cover(sprite)`` of the game's drawing; empty for all games
    styles: tuple[str, ...]  # addresses of the game's style sheets
    studies: tuple[StudyLink, ...]
    rules_url: str  # summary of the rules; "" for all games


@dataclass(frozen=True)
class StudyRow:
    """A number of a study."""

    name: str
    value: str
    interval: str
    adjusted: str  # the p-value; "" where nothing is compared
    verdict: str  # "clear" or not, in words; "" where nothing is compared
    full: bool  # whether its dot is full: the effect is clear
    low: float  # the interval on the axis, 0 to 100
    middle: float
    high: float


@dataclass(frozen=True)
class StudyTable:
    """A measure of a study."""

    id: str  # of its heading
    title: str
    heads: tuple[str, ...]  # of the columns after the first and the picture
    rows: tuple[StudyRow, ...]
    zero: float | None  # where 0 lies on the axis, 0 to 100; None where nothing is compared


@dataclass(frozen=True)
class StudyContext:
    """Everything that ``study.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    title: str  # the question
    answer: str  # in a sentence or two; "" where it takes a table to say it
    what: str  # head of the first column
    tables: tuple[StudyTable, ...]
    how: str  # heading of the next
    told: tuple[str, ...]  # how the numbers are known, in sentences
    again: str  # leads to the command
    command: str  # makes the study again
    all_url: str  # all studies of the game
    picture_url: str  # the same as a picture


__all__ = ["StudiesContext", "StudyContext", "StudyLink", "StudyRow", "StudyTable"]
