"""The context of ``replay.html``: a play, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.analysis import AnalysisPart
    from cuboteca.web.contexts.site import Site, Word
    from cuboteca.web.contexts.table import Log, SeatPlate, Sheet, SideChoice


@dataclass(frozen=True)
class MomentPart:
    """A step to hand on: paths on this site."""

    url: str  # the step
    picture_url: str  # it as SVG, for other pages
    animation_url: str  # the turn as an animation; "" where nothing can draw it
    code_url: str  # a QR code of its address
    position_url: str  # an address that holds the position itself; "" while that may hide something


@dataclass(frozen=True)
class ReplayContext:
    """Everything that ``replay.html`` shows; its block ``table`` is one frame."""

    site: Site  # the frame around the page
    t: Word  # words of the page's language
    game_name: str  # as printed on its box
    round_label: str  # such as "Round 1 of 2"
    title: str  # of the browser's window
    styles: tuple[str, ...]  # addresses of the game's style sheets
    at: int  # the step shown; 0 is before everything
    last: int  # the last step
    moments: tuple[int, ...]  # the steps with something to say, by which buttons and playback move
    chapters: tuple[int, ...]  # the moments that begin a part of the play
    opening: int  # the step at which a replay opens
    back: int  # the moment before this step, 0 if there is none
    on: int  # the moment after it, the last step if there is none
    chapter_back: int  # the same for chapters
    chapter_on: int
    mine: tuple[int, ...]  # the steps of the decisions of the seat from whose side one looks
    mine_back: int  # the same for these
    mine_on: int
    side: int | None  # that was asked for
    sides: tuple[SideChoice, ...]  # empty if there is no choice
    moment: MomentPart
    replay_url: str  # this page without ``?at=``
    table_url: str  # the table itself
    record_url: str  # the record as a file
    check_url: str  # checks the draws
    rules_url: str  # summary of the rules
    caption: Markup  # what happened at this step; never empty
    board: Markup  # of ``board(...)`` without choices
    seats: tuple[SeatPlate, ...]  # in seat order
    log: Log  # up to this step
    sheet: Sheet | None  # when this step ended a round
    analysis: AnalysisPart
    try_again_url: str = ""  # begins a table before this step's decision; "" where there is none
    what_if_url: str = ""  # a board to try things on from here; "" where nobody is helped
    note: str = ""  # that the play began at a position; "" at the start of the game
    clocks: bool = False  # whether the table has clocks
    drawn: Markup | None = None  # the block ``table`` as it was drawn before; None: to be drawn


__all__ = [
    "MomentPart",
    "ReplayContext",
]
