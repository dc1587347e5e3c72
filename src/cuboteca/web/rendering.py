"""Renders templates: a context becomes a page, or the one block of it that changes."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import HTMLResponse

from cuboteca.core.templates import Environment

if TYPE_CHECKING:
    from jinja2.runtime import Macro

    from cuboteca.web.contexts import (
        AccountContext,
        BoxContext,
        BoxesContext,
        CheckContext,
        CodeContext,
        ConfirmContext,
        DailyContext,
        DealContext,
        DealSeatContext,
        DuplicatesContext,
        FairPlayContext,
        FriendContext,
        HomeContext,
        LearnContext,
        LeaveContext,
        LessonContext,
        LessonEndContext,
        LobbyContext,
        MatchContext,
        MessageContext,
        MessagesContext,
        ModerationContext,
        MoveContext,
        NewContext,
        OfflineContext,
        PersonContext,
        PlaysContext,
        ProgressContext,
        PuzzleContext,
        PuzzleListContext,
        PuzzlesContext,
        RatingsContext,
        ReplayContext,
        ReportContext,
        RulesContext,
        ScreenContext,
        SolverContext,
        StopMailContext,
        StrategyContext,
        StudiesContext,
        StudyContext,
        TableContext,
        TalkContext,
        TournamentContext,
        TournamentsContext,
        WhatIfContext,
    )

    Context = (
        AccountContext
        | BoxContext
        | BoxesContext
        | CheckContext
        | CodeContext
        | ConfirmContext
        | FairPlayContext
        | DailyContext
        | DealContext
        | DealSeatContext
        | DuplicatesContext
        | FriendContext
        | HomeContext
        | LearnContext
        | LeaveContext
        | LessonContext
        | LessonEndContext
        | LobbyContext
        | MatchContext
        | MessageContext
        | MessagesContext
        | ModerationContext
        | MoveContext
        | NewContext
        | OfflineContext
        | RatingsContext
        | PersonContext
        | PlaysContext
        | ProgressContext
        | PuzzleContext
        | PuzzleListContext
        | PuzzlesContext
        | ReplayContext
        | ReportContext
        | RulesContext
        | ScreenContext
        | StopMailContext
        | SolverContext
        | StrategyContext
        | StudiesContext
        | StudyContext
        | TableContext
        | TalkContext
        | TournamentContext
        | TournamentsContext
        | WhatIfContext
    )

_ENVIRONMENT = Environment(Path(__file__).parent / "templates")
_SHARED = ("_table.html", "_ending.html")  # macros; a block rendered alone gets them as variables


def page(context: Context, status: int = 200) -> HTMLResponse:
    """Return the page of a context."""
    template = _ENVIRONMENT.get_template(_template_of(context))
    return HTMLResponse(template.render(_variables(context)), status)


def fragment(context: Context, block: str) -> str:
    """Return one block of the page of a context."""
    template = _ENVIRONMENT.get_template(_template_of(context))
    variables = template.new_context({**_macros(), **_variables(context)})
    return "".join(template.blocks[block](variables))


def part(macro: str, *arguments: object) -> str:
    """Return the output of a macro that pages share."""
    return str(_macros()[macro](*arguments))


def _template_of(context: Context) -> str:
    return type(context).__name__.removesuffix("Context").lower() + ".html"


def _variables(context: Context) -> dict[str, object]:
    return {field.name: getattr(context, field.name) for field in fields(context)}


@cache
def _macros() -> dict[str, Macro]:
    modules = [_ENVIRONMENT.get_template(name).module for name in _SHARED]
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if not name.startswith("_")
    }


__all__ = [
    "fragment",
    "page",
    "part",
]
