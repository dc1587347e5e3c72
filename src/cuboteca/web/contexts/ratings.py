"""The context of ``ratings.html``: a leaderboard, with the bots among the people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class BoardChoice:
    """One value that the reader may choose a leaderboard by."""

    value: str  # that the form sends
    label: str
    chosen: bool


@dataclass(frozen=True)
class BoardChooser:
    """What the reader may choose a leaderboard by."""

    name: str  # of the form field
    label: str
    choices: tuple[BoardChoice, ...]


@dataclass(frozen=True)
class RatingLine:
    """Somebody on a leaderboard."""

    rank: int  # 0 for a bot
    name: str
    url: str  # the person's page; "" if there is none to show
    rating: int  # 1500 at first
    margin: int  # half the width of its 95 % interval
    plays: str  # their number; "" for a bot


@dataclass(frozen=True)
class RatingsContext:
    """Everything that ``ratings.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    board_name: str  # game, seats and pace
    choosers: tuple[BoardChooser, ...]
    lines: tuple[RatingLine, ...]
    total: int  # how many persons are on the board
    sure: int  # whoever has at most this margin is on it
    earlier_url: str  # the lines before these; "" if there are none
    later_url: str  # the lines after these; "" if there are none


__all__ = ["BoardChoice", "BoardChooser", "RatingLine", "RatingsContext"]
