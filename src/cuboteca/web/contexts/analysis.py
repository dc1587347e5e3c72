"""What the replay shows of an analysis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.lab.analysis_words import (
        AssessmentText,
        LuckAndSkillRow,
        MomentText,
        SeatGrades,
        SwingText,
    )
    from cuboteca.web.contexts.site import Word


@dataclass(frozen=True)
class AnalysisPart:
    """The analysis of a play: offered, in progress, failed or done."""

    url: str  # POST here begins it, or ends it with ``stop``, if the reader may
    offered: bool  # the reader may begin it
    failed: bool  # the last one failed
    percent: int  # percentage done
    refresh: int | None  # seconds after which the page asks again; None if none is in progress
    stoppable: bool = False  # the reader may end it
    players_only: bool = False  # it may be begun, but not by the reader, who did not play
    waits: bool = False  # it is waiting for another one
    at: int = 0  # the step that is shown
    curve: Markup | str = ""  # one <svg>; "" unless it is made
    costs: Markup | str = ""  # one <svg> for below the curve: what decisions cost
    keys: Markup | str = ""  # list items: which line is whose, and its value here
    moment: MomentText | None = None  # what the step changed or cost
    note: str = ""  # what the curve means
    swings: tuple[SwingText, ...] = ()  # in order of play
    rows: tuple[LuckAndSkillRow, ...] = ()  # by seat: luck and skill
    grades: tuple[SeatGrades, ...] = ()  # by seat: how good the decisions were
    grades_note: str = ""  # what the grades mean
    split_note: str = ""  # what the numbers of luck and skill mean
    more: tuple[str, str] | None = None  # how to get a fuller analysis, and by which command
    costly: tuple[AssessmentText, ...] = ()  # the worst first
    names: tuple[str, ...] = ()  # the players' names by seat
    budget: str = ""  # what costs mean, and how many playouts were run
    w: Word | None = None  # words of analyses


__all__ = [
    "AnalysisPart",
]
