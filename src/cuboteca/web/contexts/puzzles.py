"""The contexts of ``puzzles.html``, ``puzzlelist.html`` and ``puzzle.html``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Site, Word
    from cuboteca.web.contexts.table import ActionButton, SeatPlate


@dataclass(frozen=True)
class PuzzleCard:
    """A game, on the page of all puzzles."""

    game_name: str  # as printed on its box
    picture: Markup  # its cover
    url: str  # its puzzles
    daily_url: str  # that of today
    daily_note: str  # such as "You solved it"; may be ""
    note: str  # how many there are, and the reader's rating
    done: bool  # the reader has answered today's


@dataclass(frozen=True)
class PuzzlesContext:
    """Everything that ``puzzles.html`` shows: the games that have puzzles."""

    site: Site  # the frame
    t: Word  # words of the page's language
    day: str  # as 2026-11-24, in universal time
    day_text: str  # for people
    cards: tuple[PuzzleCard, ...]  # in the order of the games


@dataclass(frozen=True)
class PuzzleGroup:
    """The puzzles of one difficulty."""

    title: str  # such as "Easy"
    note: str  # such as "12 of 104 solved"
    next_url: str  # one that the reader has not answered; "" if there is none left
    puzzles: tuple[PuzzleLine, ...]  # in the order of their ratings


@dataclass(frozen=True)
class PuzzleLine:
    """A puzzle in a list."""

    number: int  # from 1, in the game's file
    url: str  # its page
    rating: int  # how hard it is
    state: str  # "solved", "failed" or "" for not answered
    label: str  # for screen readers, such as "Puzzle 12, rating 1540, solved"


@dataclass(frozen=True)
class PuzzleListContext:
    """Everything that ``puzzlelist.html`` shows: the puzzles of a game."""

    site: Site  # the frame
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    rating: str  # of the reader, with its interval; "" before the first answer
    daily_url: str  # that of today
    next_url: str  # the one that suits the reader best; "" if all are answered
    how: str  # where they come from
    groups: tuple[PuzzleGroup, ...]  # by difficulty
    rules_url: str  # of the game


@dataclass(frozen=True)
class PuzzleValue:
    """An action and its value, below an answered puzzle."""

    label: str  # what it does
    value: str  # out of 100, with its interval
    share: int  # 0 to 100, the length of its bar
    best: bool  # it is the answer
    chosen: bool  # the reader chose it


@dataclass(frozen=True)
class PuzzleAnswer:
    """What is said of an answer."""

    right: bool  # it was the best action
    best: int  # the best action
    own: int  # the action that was chosen
    title: str  # such as "Right"
    text: str  # what is best, and by how much
    values: tuple[PuzzleValue, ...]  # the best first
    how: str  # how it was found
    rating: str  # how the reader's rating changed; "" if it did not
    next_url: str  # another puzzle; "" if all are answered
    again_url: str  # the puzzle as if it was not answered


@dataclass(frozen=True)
class PuzzleContext:
    """Everything that ``puzzle.html`` shows: a position, and after the answer what is best."""

    site: Site  # the frame
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    title: str  # such as "Puzzle 12"
    round_label: str  # the stage of the play
    note: str  # how hard it is, and what the options are
    styles: tuple[str, ...]  # addresses of the game's style sheets
    url: str  # the answer is posted here
    board: Markup  # the position, as its seat sees it
    prompt: Markup  # what is asked
    problem: str  # why an answer cannot be taken; may be ""
    actions: tuple[ActionButton, ...]  # those that the board does not offer
    seats: tuple[SeatPlate, ...]  # the name plates
    as_text: str  # the position in words
    answer: PuzzleAnswer | None  # None until the reader has answered
    list_url: str  # the puzzles of the game
    rules_url: str  # of the game
    all_actions: tuple[ActionButton, ...]  # every legal action, for those who cannot use the board


__all__ = [
    "PuzzleAnswer",
    "PuzzleCard",
    "PuzzleContext",
    "PuzzleGroup",
    "PuzzleLine",
    "PuzzleListContext",
    "PuzzleValue",
    "PuzzlesContext",
]
