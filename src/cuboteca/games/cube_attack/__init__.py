"""Cube Attack, by Adamo Bencardino: the game package, which builds ``GAME`` from its modules."""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.game import Game, Rules, presentation_of
from cuboteca.games.cube_attack import (
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
from cuboteca.games.cube_attack.actions import ACTION_COUNT, OUTCOME_COUNT
from cuboteca.games.cube_attack.lessons import LESSONS
from cuboteca.games.cube_attack.meta import META, longest_play
from cuboteca.games.cube_attack.real_box import REAL_BOX
from cuboteca.games.cube_attack.rules import scoring
from cuboteca.games.cube_attack.rules.refusals import Refusal
from cuboteca.games.cube_attack.state import LAYOUT, State
from cuboteca.games.cube_attack.strategies import strategies
from cuboteca.games.cube_attack.summary import SUMMARY
from cuboteca.games.cube_attack.treatments import treatments

GAME: Game[State, view.CubeAttackView] = Game(
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
        points=scoring.points,
        ranks=scoring.ranks,
        end_reason=scoring.end_reason,
        observe=observation.observe,
        observe_again=observation.observe_again,
        heuristic_action=heuristics.heuristic_action,
        action_value=heuristics.action_value,
        end_reasons=scoring.END_REASONS,
        longest_play=longest_play,
        refusal=rules.refusal,
        random_legal=rules.random_legal,
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
        read_tap=refusals.read_tap,
        scores=log.scores,
        emblem=log.emblem,
    ),
    check=invariants.check,
    folder=Path(__file__).parent,
    may_take_back=choices.may_take_back,
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
