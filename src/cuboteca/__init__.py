"""Cuboteca: modern tabletop games on one exact, fast engine.

Everything a program needs comes from this one import::

    import cuboteca

    play = cuboteca.Play("cubosaurs", seats=3, seed=1)
    while not play.is_over:
        play.act(play.legal_actions()[0])
    print(play.outcome)

Importing it loads nothing else: a name is looked up in ``cuboteca.public`` when it is first used,
and what runs compiled loads Numba when it first runs.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.public.actions import Action
    from cuboteca.public.batch import PlayBatch
    from cuboteca.public.bots import Bot, list_bots, make_bot
    from cuboteca.public.catalogue import GameInfo, OptionInfo, game_info, list_games
    from cuboteca.public.errors import (
        CubotecaError,
        IllegalActionError,
        NotationError,
        OptionError,
        PositionError,
        RecordError,
        UnknownGameError,
    )
    from cuboteca.public.play import Event, Outcome, Play, SeenEvent, load_plays, save_plays
    from cuboteca.public.results import (
        AnalysisResult,
        ArenaResult,
        BotResult,
        Estimate,
        ExactAction,
        ExactResult,
        ExactValue,
        Finding,
        LuckAndSkill,
        MoveAssessment,
        PairResult,
        SeatResult,
        SimulationResult,
        StudyResult,
        Swing,
    )
    from cuboteca.public.studies import analyse, arena, simulate, solve, study

#: Of the package; written nowhere else.
__version__ = "0.1.0"

#: Where each public name is defined, below ``cuboteca.public``.
_HOMES = {
    "Action": "actions",
    "AnalysisResult": "results",
    "ArenaResult": "results",
    "Bot": "bots",
    "BotResult": "results",
    "CubotecaError": "errors",
    "Estimate": "results",
    "ExactAction": "results",
    "ExactResult": "results",
    "ExactValue": "results",
    "Event": "play",
    "Finding": "results",
    "GameInfo": "catalogue",
    "IllegalActionError": "errors",
    "LuckAndSkill": "results",
    "MoveAssessment": "results",
    "NotationError": "errors",
    "OptionError": "errors",
    "OptionInfo": "catalogue",
    "Outcome": "play",
    "PairResult": "results",
    "Play": "play",
    "PlayBatch": "batch",
    "PositionError": "errors",
    "RecordError": "errors",
    "SeatResult": "results",
    "SeenEvent": "play",
    "SimulationResult": "results",
    "StudyResult": "results",
    "Swing": "results",
    "UnknownGameError": "errors",
    "analyse": "studies",
    "arena": "studies",
    "game_info": "catalogue",
    "list_bots": "bots",
    "list_games": "catalogue",
    "load_plays": "play",
    "make_bot": "bots",
    "save_plays": "play",
    "simulate": "studies",
    "solve": "studies",
    "study": "studies",
}

__all__ = [
    "Action",
    "AnalysisResult",
    "ArenaResult",
    "Bot",
    "BotResult",
    "CubotecaError",
    "Estimate",
    "Event",
    "ExactAction",
    "ExactResult",
    "ExactValue",
    "Finding",
    "GameInfo",
    "IllegalActionError",
    "LuckAndSkill",
    "MoveAssessment",
    "NotationError",
    "OptionError",
    "OptionInfo",
    "Outcome",
    "PairResult",
    "Play",
    "PlayBatch",
    "PositionError",
    "RecordError",
    "SeatResult",
    "SeenEvent",
    "SimulationResult",
    "StudyResult",
    "Swing",
    "UnknownGameError",
    "analyse",
    "arena",
    "game_info",
    "list_bots",
    "list_games",
    "load_plays",
    "make_bot",
    "save_plays",
    "simulate",
    "solve",
    "study",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    found: object = getattr(importlib.import_module(f"{__name__}.public.{home}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
