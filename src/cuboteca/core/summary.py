"""A game's summary of its rules: sections with pictures, and which of them a sentence belongs to.

The words are texts of the game, in our own words: ``rules-1-title`` and ``rules-1-body`` for the
first section, and so on.  A game's module ``summary`` has what is not words: the figures and tables
of each section, made from the tables of its components, the pages of the rulebook, and what leads
there: the citations of refusals, and the keys of log entries and prompts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from cuboteca.core.words import Piece, Sentence, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cuboteca.core.texts import Texts

#: What a cell of a table holds.
Cell: TypeAlias = "Piece | tuple[Piece, ...] | Sentence | int | str"

_PAGES = re.compile(r"p\. (\d+(?:-\d+)?)")


@dataclass(frozen=True)
class Figure:
    """Things of the game in a row, each shown with its name.

    Attributes:
        pieces: The things.
        caption: What they show; None where their names say it.
    """

    pieces: tuple[Piece, ...]
    caption: Sentence | None = None


@dataclass(frozen=True)
class SummaryRow:
    """A row of a table.

    Attributes:
        cells: One for each column.
        name: Of the thing that the row explains, such as ``gene-speed``: its key and its anchor;
            "" where nothing leads to the row.
        citation: The citation that the row explains.
        keys: Of sentences that the row explains.
    """

    cells: tuple[Cell, ...]
    name: str = ""
    citation: str = ""
    keys: tuple[str, ...] = ()


@dataclass(frozen=True)
class SummaryTable:
    """A table of a section: its column titles and its rows."""

    head: tuple[Sentence, ...]
    rows: tuple[SummaryRow, ...]


@dataclass(frozen=True)
class SummarySection:
    """What a section has besides its words.

    Attributes:
        pages: Of the rulebook, such as "4" or "5-6, 9"; "" for what is ours alone.
        figures: Above the words.
        tables: Below them.
        citations: Of refusals and log entries that the section explains, as they are written there.
        keys: Of log entries and prompts that it explains; those of ``core/shared`` as well.
    """

    pages: str
    figures: tuple[Figure, ...] = ()
    tables: tuple[SummaryTable, ...] = ()
    citations: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()


@dataclass(frozen=True)
class Place:
    """A place of a summary.

    Attributes:
        anchor: Its id on the page: ``part-5``, or ``about-gene-speed`` for a row.
        title: Key of its title.
        pages: Of the rulebook; "" if it is ours alone.
    """

    anchor: str
    title: str
    pages: str


@dataclass(frozen=True, eq=False)  # a key of caches: hashing its parts takes long
class Summary:
    """The sections of a game, in the order of their texts; none for a game that has only texts."""

    sections: tuple[SummarySection, ...] = ()

    def place_of(self, sentence: Sentence) -> Place | None:
        """Return the place that explains a sentence; None if no rule is behind it.

        It goes by the citation, or else by the key, or else by a sentence within the sentence.
        """
        found = self.place_of_citation(sentence.citation) or self._by_key.get(sentence.key)
        return found or self._place_within(sentence)

    def _place_within(self, sentence: Sentence) -> Place | None:
        within = (value for _, value in sentence.args if isinstance(value, Sentence))
        return next(filter(None, map(self.place_of, within)), None)

    def place_of_citation(self, citation: str) -> Place | None:
        """Return the place that a citation leads to, with the pages that it names."""
        found = self._by_citation.get(citation)
        pages = ", ".join(_PAGES.findall(citation))
        return replace(found, pages=pages) if found and pages else found

    def explains(self, key: str) -> bool:
        """Return whether sentences with this key have a place."""
        return key in self._by_key

    @property
    def citations(self) -> frozenset[str]:
        """The citations that have a place."""
        return frozenset(self._by_citation)

    @property
    def keys(self) -> frozenset[str]:
        """The keys of sentences that have a place."""
        return frozenset(self._by_key)

    @cached_property
    def _by_citation(self) -> dict[str, Place]:
        return {one: place for place, cites, _ in self._entries() for one in cites}

    @cached_property
    def _by_key(self) -> dict[str, Place]:
        return {key: place for place, _, keys in self._entries() for key in keys}

    def _entries(self) -> Iterator[tuple[Place, tuple[str, ...], tuple[str, ...]]]:
        """Yield each place with the citations and the keys that lead there."""
        for number, section in enumerate(self.sections, 1):
            place = Place(f"part-{number}", f"rules-{number}-title", section.pages)
            yield place, section.citations, section.keys
            for row in chain.from_iterable(table.rows for table in section.tables):
                if row.name:
                    cites = (row.citation,) if row.citation else ()
                    yield Place(anchor_of(row), row.name, section.pages), cites, row.keys


def anchor_of(row: SummaryRow) -> str:
    """Return the id of a row on the page; "" if it has none."""
    return f"about-{row.name}" if row.name else ""


def cited(place: Place, game: str, texts: Texts) -> str:
    """Return a citation in the reader's language: the game, the page and our own heading.

    Args:
        place: What is cited.
        game: The game's title.
        texts: Of the game.
    """
    title = texts.word(place.title)
    if not place.pages:
        return texts.word("cited-ours", game=game, title=title)
    return texts.word("cited", game=game, title=title, pages=place.pages)


def pieces_row(*pieces: Piece, caption: str = "") -> Figure:
    """Return a figure of ``pieces``, with the text ``caption`` if it has one."""
    return Figure(pieces, say(caption) if caption else None)


def columns(*keys: str) -> tuple[Sentence, ...]:
    """Return the column titles with these keys."""
    return tuple(say(key) for key in keys)


def cells_table(keys: Iterable[str], rows: Iterable[tuple[Cell, ...]]) -> SummaryTable:
    """Return a table of cells to whose rows nothing leads, with the column titles of ``keys``."""
    return SummaryTable(columns(*keys), tuple(SummaryRow(cells) for cells in rows))


__all__ = [
    "Cell",
    "Figure",
    "Place",
    "Summary",
    "SummaryRow",
    "SummarySection",
    "SummaryTable",
    "anchor_of",
    "cells_table",
    "cited",
    "columns",
    "pieces_row",
]
