"""Ursuppe, by Doris Matthäus and Frank Nestel: the game package, which builds ``GAME``."""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.game import Game, Presentation, Rules
from cuboteca.games.ursuppe import (
    drawing,
    features,
    heuristics,
    information,
    invariants,
    levels,
    macros,
    notation,
    observation,
    rules,
    sources,
    start,
    view,
    words,
)
from cuboteca.games.ursuppe.actions import ACTION_COUNT, OUTCOME_COUNT
from cuboteca.games.ursuppe.lessons import LESSONS
from cuboteca.games.ursuppe.meta import META, longest_play
from cuboteca.games.ursuppe.real_box import REAL_BOX
from cuboteca.games.ursuppe.rules import decisions, scoring
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.state import LAYOUT, State
from cuboteca.games.ursuppe.strategies import strategies
from cuboteca.games.ursuppe.summary import SUMMARY
from cuboteca.games.ursuppe.treatments import market, treatments
from cuboteca.games.ursuppe.words import description, taps

GAME: Game[State, view.UrsuppeView] = Game(
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
        violation=invariants.violation,
        violations=invariants.VIOLATIONS,
        evaluate=heuristics.evaluate,
        resample=information.resample,
        refusal=decisions.refusal,
        refusals=Refusal,
        text_key=notation.text_key,
        features=features.features,
        feature_count=features.FEATURE_COUNT,
        most_features=features.MOST_FEATURES,
    ),
    notation=notation,
    presentation=Presentation(
        view=view.view_of,
        choices=words.choices,
        prompt=words.prompt,
        where=words.where,
        log_entry=words.tell,
        ending=words.scoring.ending,
        points_now=words.scoring.points_now,
        board=drawing.DRAWING.board,
        cover=drawing.DRAWING.cover,
        picture=drawing.DRAWING.picture,
        describe=description.describe,
        refusals=words.REFUSALS,
        read_tap=taps.read_tap,
        emblem=words.scoring.emblem,
    ),
    check=invariants.check,
    folder=Path(__file__).parent,
    observers=information.observers,
    macros=macros,
    levels=levels.LEVELS,
    real_box=REAL_BOX,
    source=sources.source,
    lessons=LESSONS,
    summary=SUMMARY,
    treatments=treatments,
    market=market,
    strategies=strategies,
)


__all__ = ["GAME"]
