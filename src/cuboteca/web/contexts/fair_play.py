"""The context of ``fairplay.html``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class ComparedGame:
    """A game of which a person has finished rated plays."""

    name: str
    title: str
    plays: str  # how many, in words
    url: str  # of the figures; "" while nothing is compared


@dataclass(frozen=True)
class FigureLine:
    """A figure with its interval."""

    label: str
    value: str
    interval: str  # may be ""
    note: str = ""


@dataclass(frozen=True)
class AlarmLine:
    """The same figures of a reference, and how often it shows figures as high."""

    name: str
    near: bool  # the level whose rating is nearest to the person's
    plays: str
    agreement: str
    agreement_interval: str
    loss: str
    loss_interval: str
    as_agreeing: str
    as_cheap: str


@dataclass(frozen=True)
class FiguresPart:
    """What a comparison says."""

    title: str  # of the game
    rests_on: str  # a sentence
    lines: tuple[FigureLine, ...]
    alarms: tuple[AlarmLine, ...]
    no_people: bool  # there are too few other people to be a reference


@dataclass(frozen=True)
class FairPlayContext:
    """Everything that ``fairplay.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    name: str
    url: str  # takes a game by POST, to be compared
    profile_url: str
    moderation_url: str
    games: tuple[ComparedGame, ...]
    longest: int  # characters of a reason
    progress: str  # a sentence while plays are being compared; else ""
    refresh_url: str  # the page again, while they are; else ""
    failed: str  # a sentence if some could not be compared; else ""
    figures: FiguresPart | None
    message: str = ""  # what was wrong with the last form


__all__ = ["AlarmLine", "ComparedGame", "FairPlayContext", "FigureLine", "FiguresPart"]
