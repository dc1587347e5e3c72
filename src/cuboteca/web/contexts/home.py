"""The context of ``home.html``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Field, Site, Word


@dataclass(frozen=True)
class LevelChoice:
    """A level of bots."""

    level: str
    label: str  # its name
    chosen: bool


@dataclass(frozen=True)
class GameCard:
    """A game on the home page."""

    name: str  # as printed on its box
    tagline: str  # one sentence that invites people to play
    facts: tuple[str, ...]  # short: "2 to 5 players", "20 minutes"
    picture: Markup  # ``cover(sprite)`` of the game's drawing
    play_url: str  # POST here starts a play against bots
    play_fields: tuple[Field, ...]  # hidden fields of that form
    levels: tuple[LevelChoice, ...]  # of these bots
    new_url: str  # page on which one creates a table with options
    rules_url: str  # summary of the rules
    learn_url: str = ""  # its lessons, if it has any


@dataclass(frozen=True)
class OpenTable:
    """A table of the reader that is not finished."""

    url: str  # leads to it
    title: str  # game and people, such as "Cubosaurs with Ada, Ben"
    state: str  # such as "Round 2 of 2"
    your_turn: bool  # it is the reader's turn


@dataclass(frozen=True)
class Compilation:
    """The engine compiles in the background."""

    done: int  # parts that are ready
    of: int  # total number of parts


@dataclass(frozen=True)
class HomeContext:
    """Everything that ``home.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    games: tuple[GameCard, ...]  # only games that can be played
    tables: tuple[OpenTable, ...]  # the reader's unfinished tables, latest first
    compilation: Compilation | None  # None once the engine is ready
    window: bool = False  # whether a play of bots is shown
    move_url: str = "/move"  # where a code from another device is typed


__all__ = [
    "Compilation",
    "GameCard",
    "HomeContext",
    "LevelChoice",
    "OpenTable",
]
