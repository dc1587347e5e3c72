"""The context of ``rules.html``: a summary of a game's rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class RulesSection:
    """A part of the summary."""

    id: str  # anchor on the page
    title: str  # a few words
    paragraphs: tuple[Markup, ...]  # escaped or marked up
    head: tuple[str, ...] = ()  # column titles of a table below the paragraphs
    rows: tuple[tuple[Markup, ...], ...] = ()  # its rows


@dataclass(frozen=True)
class RulesContext:
    """Everything that ``rules.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    picture: Markup  # ``cover(sprite)`` of the game's drawing
    styles: tuple[str, ...]  # addresses of the game's style sheets
    intro: str  # one paragraph; where the rules come from
    sections: tuple[RulesSection, ...]  # in reading order
    new_url: str  # page on which one creates a table
    box_url: str = ""  # page for people who play with the real box, if there is one


__all__ = [
    "RulesContext",
    "RulesSection",
]
