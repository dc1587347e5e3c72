"""The contexts of the pages on which a game is learnt: lists of lessons, a step, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Field, Site, Word
    from cuboteca.web.contexts.table import ActionButton, SeatPlate, Sheet


@dataclass(frozen=True)
class LessonLine:
    """A lesson in a list."""

    url: str  # where it goes on
    title: str
    goal: str  # what one can do afterwards, a sentence
    state: str  # such as "about 6 minutes" or "step 3 of 11"
    done: bool


@dataclass(frozen=True)
class LearnGame:
    """A game with its lessons."""

    name: str  # in the registry: an anchor on the page
    title: str  # as printed on its box
    picture: Markup  # ``cover(sprite)`` of its drawing
    lessons: tuple[LessonLine, ...]  # in order, at least one


@dataclass(frozen=True)
class LearnContext:
    """Everything that ``learn.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    games: tuple[LearnGame, ...]


@dataclass(frozen=True)
class LessonContext:
    """Everything that ``lesson.html`` shows: a step, or what an answer has led to."""

    site: Site  # the frame
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    lesson: str  # its name
    title: str  # of the lesson
    round_label: str  # such as "Round 1 of 2"
    styles: tuple[str, ...]  # addresses of the game's style sheets
    at: int  # number of the step, from 1
    of: int  # how many there are
    anew: bool  # whether it does not go on from where the step before ended
    text: str  # what to see and what is asked; "" after a right answer
    prompt: Markup  # what the table asks; empty where nothing is asked
    answer: str  # what the given answer gets; "" where none was given
    right: bool  # whether it leads on
    shown: bool  # whether that was asked for, by ``show``
    told: tuple[Markup, ...]  # what then happened
    sheet: Sheet | None  # if a round was counted
    act_url: str  # answers are posted here
    show: int | None  # the right action, offered after a wrong answer
    next_url: str  # goes on; "" while an answer is awaited
    back_url: str  # to the step before; "" at the first
    rules_url: str  # summary of the rules
    actions: tuple[ActionButton, ...]  # that the board does not offer
    board: Markup  # of the game's ``board(...)``
    seats: tuple[SeatPlate, ...]  # in seat order
    as_text: str  # the table as lines of text


@dataclass(frozen=True)
class LessonEndContext:
    """Everything that ``lessonend.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    title: str  # of the lesson
    picture: Markup  # ``cover(sprite)`` of the game's drawing
    text: str  # what has been learnt
    play_fields: tuple[Field, ...]  # hidden fields of the form that starts a play
    next_lesson: LessonLine | None  # that comes next
    again_url: str  # the lesson from its beginning
    rules_url: str  # summary of the rules


__all__ = ["LearnContext", "LearnGame", "LessonContext", "LessonEndContext", "LessonLine"]
