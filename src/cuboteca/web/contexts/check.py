"""The context of ``check.html``: what a table promised about its chance, and whether it held."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Site, Word
    from cuboteca.web.contexts.table import ChancePart


@dataclass(frozen=True)
class CheckLine:
    """One thing that was checked."""

    passed: bool | None  # None: there is nothing to check it by
    text: str  # a sentence


@dataclass(frozen=True)
class ContributionLine:
    """What a person has added to the draws."""

    seat: int  # 0 is the first
    name: str  # of the person
    text: str  # as it was revealed; "" where there is none to show
    note: str  # a sentence: whether it counts, or why there is none


@dataclass(frozen=True)
class DrawLine:
    """A draw as it was computed again; numbers count from 1."""

    step_url: str  # the replay after it
    step: int
    number: str  # "18 of 55"
    means: str  # the numbers that stand for the outcome, "16 to 18"
    text: str  # the outcome in notation


@dataclass(frozen=True)
class CheckContext:
    """Everything that ``check.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    imported: bool  # the play took place elsewhere, and its record came from a file
    game_name: str  # as printed on its box
    chance: ChancePart
    over: bool  # the play is over, so that everything lies open
    seeded: bool  # whoever created the table chose the seed
    verdict: str  # a sentence; "" while the play lasts
    good: bool  # the verdict is
    lines: tuple[CheckLine, ...]  # empty while the play lasts
    contributions: tuple[ContributionLine, ...]  # of all people, in the order of seats
    key: str  # that signs the record, 64 digits; "" if none does
    draws: tuple[DrawLine, ...]
    commands: tuple[str, ...]  # that check the record without this site
    table_url: str
    replay_url: str
    record_url: str


__all__ = [
    "CheckContext",
    "CheckLine",
    "ContributionLine",
    "DrawLine",
]
