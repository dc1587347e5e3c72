"""The context of ``rules.html``: a summary of a game's rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Site, Word


_LONGEST = 40  # characters of a cell that stands beside others on a phone


@dataclass(frozen=True)
class RulesThing:
    """A thing of the game in a figure."""

    picture: str  # address of a figure of the game's sprite
    name: str  # with its number of copies
    kind: str  # what it is, for the game's own style: the key of its name


@dataclass(frozen=True)
class RulesFigure:
    """Things of the game in a row."""

    things: tuple[RulesThing, ...]  # from left to right
    caption: str  # what they show; "" where their names say it


@dataclass(frozen=True)
class RulesRow:
    """A row of a table."""

    cells: tuple[Markup, ...]  # with pictures of the game's things
    id: str = ""  # anchor on the page; "" for none


@dataclass(frozen=True)
class RulesTable:
    """A table of a section."""

    head: tuple[str, ...]  # titles of the columns
    rows: tuple[RulesRow, ...]  # in the order of the game's own tables

    @property
    def wordy(self) -> tuple[bool, ...]:
        """By column: whether it holds sentences, which need lines of their own on a phone."""
        columns = zip(*(row.cells for row in self.rows), strict=True)
        return tuple(any(len(one.striptags()) > _LONGEST for one in cells) for cells in columns)


@dataclass(frozen=True)
class RulesSection:
    """A part of the summary."""

    id: str  # anchor on the page
    title: str  # a few words
    paragraphs: tuple[Markup, ...]  # escaped or marked up
    source: str = ""  # pages of the rulebook, in words; "" for none
    figures: tuple[RulesFigure, ...] = ()  # above the paragraphs
    tables: tuple[RulesTable, ...] = ()  # below the paragraphs


@dataclass(frozen=True)
class RulesContext:
    """Everything that ``rules.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    picture: Markup  # ``cover(sprite)`` of the game's drawing
    styles: tuple[str, ...]  # addresses of the game's style sheets
    intro: str  # one paragraph; where the rules come from
    sections: tuple[RulesSection, ...]  # in reading order; those that were looked for
    query: str  # the word that is looked for; "" for none
    all_url: str  # the page without a search
    found: str  # how many sections have the word, in words; "" without a search
    new_url: str  # page on which one creates a table
    studies_url: str = ""  # studies that come with the game; "" if there are none
    strategy_url: str = ""  # what strong bots do; "" if that was not measured
    box_url: str = ""  # page for people who play with the real box, if there is one


__all__ = [
    "RulesContext",
    "RulesFigure",
    "RulesRow",
    "RulesSection",
    "RulesTable",
    "RulesThing",
]
