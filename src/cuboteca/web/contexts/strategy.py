"""The context of ``strategy.html``: what strong bots do, and what beginners lose most by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class StrategySection:
    """What strong bots do."""

    title: str  # a few words
    paragraphs: tuple[Markup, ...]  # escaped


@dataclass(frozen=True)
class StrategyHabit:
    """A costly habit, with a position to try."""

    id: str  # anchor on the page
    title: str  # a few words
    body: str  # what is done, and what to do instead
    cost: str  # in a play, with its interval
    picture_url: str  # the position, drawn for whoever decides
    try_url: str  # the what-if board at the position
    decides: str  # who that is; says what the picture shows
    answer: str  # what was done, and what the search would have done


@dataclass(frozen=True)
class StrategyContext:
    """Everything that ``strategy.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    title: str  # names the game
    picture: Markup  # ``cover(sprite)`` of the game's drawing
    styles: tuple[str, ...]  # addresses of the game's style sheets
    lead: str  # what was measured
    sections: tuple[StrategySection, ...]  # in reading order
    habits: tuple[StrategyHabit, ...]  # the costliest first
    how: str  # what the figures mean
    rules_url: str  # summary of the rules
    new_url: str  # page on which one creates a table
    studies_url: str  # studies of the game; "" if there are none


__all__ = ["StrategyContext", "StrategyHabit", "StrategySection"]
