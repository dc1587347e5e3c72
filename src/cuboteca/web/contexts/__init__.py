"""What the pages show: one frozen dataclass for each template, filled by ``web/pages``."""

from __future__ import annotations

from cuboteca.web.contexts.analysis import AnalysisPart
from cuboteca.web.contexts.check import CheckContext, CheckLine, ContributionLine, DrawLine
from cuboteca.web.contexts.home import Compilation, GameCard, HomeContext, OpenTable
from cuboteca.web.contexts.message import MessageContext
from cuboteca.web.contexts.move import CodeContext, MoveContext
from cuboteca.web.contexts.new import NewContext, OptionChoice, OptionField, SeatField
from cuboteca.web.contexts.replay import ReplayContext
from cuboteca.web.contexts.rules import RulesContext, RulesSection
from cuboteca.web.contexts.site import Field, Language, Site, Word
from cuboteca.web.contexts.table import (
    ActionButton,
    AdviceLine,
    AdvicePart,
    ChancePart,
    Claim,
    Closed,
    ContributePart,
    ContributeSeat,
    FinalSeat,
    Invite,
    Log,
    LogEntry,
    MacroButton,
    Over,
    OwnSeat,
    SeatPlate,
    Sheet,
    SheetLine,
    SheetSeat,
    StoodSeat,
    TableContext,
)

__all__ = [
    "ActionButton",
    "AdviceLine",
    "AdvicePart",
    "AnalysisPart",
    "ChancePart",
    "CheckContext",
    "CheckLine",
    "Claim",
    "Closed",
    "CodeContext",
    "Compilation",
    "ContributePart",
    "ContributeSeat",
    "ContributionLine",
    "DrawLine",
    "Field",
    "FinalSeat",
    "GameCard",
    "HomeContext",
    "Invite",
    "Language",
    "Log",
    "LogEntry",
    "MacroButton",
    "MessageContext",
    "MoveContext",
    "NewContext",
    "OpenTable",
    "OptionChoice",
    "OptionField",
    "Over",
    "OwnSeat",
    "ReplayContext",
    "RulesContext",
    "RulesSection",
    "SeatField",
    "SeatPlate",
    "Sheet",
    "SheetLine",
    "SheetSeat",
    "Site",
    "StoodSeat",
    "TableContext",
    "Word",
]
