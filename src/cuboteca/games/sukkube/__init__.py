"""Sukkube, by René Capuzzo: the game package, which builds ``GAME`` from its modules."""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.game import Game, Rules, presentation_of
from cuboteca.games.sukkube import (
    choices,
    description,
    drawing,
    features,
    heuristics,
    invariants,
    levels,
    log,
    notation,
    observation,
    refusals,
    rules,
    sources,
    start,
    view,
)
from cuboteca.games.sukkube.actions import ACTION_COUNT, OUTCOME_COUNT
from cuboteca.games.sukkube.lessons import LESSONS
from cuboteca.games.sukkube.meta import META, longest_play
from cuboteca.games.sukkube.real_box import REAL_BOX
from cuboteca.games.sukkube.rules import scoring
from cuboteca.games.sukkube.rules.refusals import Refusal
from cuboteca.games.sukkube.solver import MancheSolver
from cuboteca.games.sukkube.state import LAYOUT, State
from cuboteca.games.sukkube.strategies import strategies
from cuboteca.games.sukkube.summary import SUMMARY
from cuboteca.games.sukkube.treatments import treatments

GAME: Game[State, view.SukkubeView] = Game(
    meta=META,
    rules=Rules(
        layout=LAYOUT,
        action_count=ACTION_COUNT,
        outcome_count=OUTCOME_COUNT,
        observation_size=observation.OBSERVATION_SIZE,
        start=start.start,
        to_move=rules.to_move,
        legal_mask=rules.legal_mask,
        apply=rules.apply,
        chance_weights=rules.chance_weights,
        draw=rules.draw,
        random_legal=rules.random_legal,
        points=scoring.points,
        ranks=scoring.ranks,
        end_reason=scoring.end_reason,
        observe=observation.observe,
        heuristic_action=heuristics.heuristic_action,
        action_value=heuristics.action_value,
        end_reasons=scoring.END_REASONS,
        longest_play=longest_play,
        refusal=rules.refusal,
        refusals=Refusal,
        text_key=notation.text_key,
        features=features.features,
        feature_count=features.FEATURE_COUNT,
        most_features=features.MOST_FEATURES,
    ),
    notation=notation,
    presentation=presentation_of(
        view.view_of,
        choices,
        log,
        description.describe,
        refusals.REFUSALS,
        drawing=drawing.DRAWING,
        emblem=log.emblem,
    ),
    check=invariants.check,
    folder=Path(__file__).parent,
    solver=MancheSolver(),
    levels=levels.LEVELS,
    real_box=REAL_BOX,
    source=sources.source,
    summary=SUMMARY,
    treatments=treatments,
    strategies=strategies,
    lessons=LESSONS,
)


__all__ = [
    "GAME",
]
