"""Cubosaurs, by Fabien Tanguy: the game package, which builds ``GAME`` from its modules."""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.game import Game, Rules, presentation_of
from cuboteca.games.cubosaurs import (
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
from cuboteca.games.cubosaurs.actions import ACTION_COUNT, OUTCOME_COUNT
from cuboteca.games.cubosaurs.lessons import LESSONS
from cuboteca.games.cubosaurs.meta import META, longest_play
from cuboteca.games.cubosaurs.real_box import REAL_BOX
from cuboteca.games.cubosaurs.rules import scoring
from cuboteca.games.cubosaurs.rules.refusals import Refusal
from cuboteca.games.cubosaurs.state import LAYOUT, State
from cuboteca.games.cubosaurs.strategies import strategies
from cuboteca.games.cubosaurs.summary import SUMMARY
from cuboteca.games.cubosaurs.treatments import treatments

GAME: Game[State, view.CubosaursView] = Game(
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
        points_now=heuristics.points_now,
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
        scores=log.scores,
        emblem=log.emblem,
    ),
    check=invariants.check,
    folder=Path(__file__).parent,
    may_take_back=lambda _before, _action, _after: False,  # a tile that is bought stays bought
    levels=levels.LEVELS,
    real_box=REAL_BOX,
    source=sources.source,
    lessons=LESSONS,
    summary=SUMMARY,
    treatments=treatments,
    strategies=strategies,
)


__all__ = [
    "GAME",
]
