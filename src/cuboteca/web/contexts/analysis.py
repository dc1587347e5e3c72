"""What the replay shows of an analysis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.lab.analysis_words import AssessmentText, LuckAndSkillRow, MomentText, SwingText
    from cuboteca.web.contexts.site import Word


@dataclass(frozen=True)
class AnalysisPart:
    """The analysis of a play: offered, under way, failed or made."""

    url: str  # POST here begins it, with ``stop`` ends it, if the reader may
    offered: bool  # the reader may begin it
    failed: bool  # the last one failed
    percent: int  # how much is done
    refresh: int | None  # seconds after which the page asks again; None when nothing is under way
    stoppable: bool = False  # the reader may end it
    waits: bool = False  # another one is under way before it
    at: int = 0  # the step that is shown
    curve: Markup | str = ""  # one <svg>; "" unless it is made
    costs: Markup | str = ""  # one <svg> for below the curve: what decisions cost
    keys: Markup | str = ""  # items of a list: which line is whose, and what it stands at
    moment: MomentText | None = None  # what the step was worth
    note: str = ""  # what the curve means
    swings: tuple[SwingText, ...] = ()  # in order of play
    rows: tuple[LuckAndSkillRow, ...] = ()  # by seat: luck and skill
    split_note: str = ""  # what the numbers of luck and skill mean
    more: tuple[str, str] | None = None  # how to get a fuller analysis, and by which command
    costly: tuple[AssessmentText, ...] = ()  # the worst first
    names: tuple[str, ...] = ()  # of the players, by seat
    budget: str = ""  # what costs mean, and how much was tried
    w: Word | None = None  # words of analyses


__all__ = [
    "AnalysisPart",
]
