"""Ursuppe, by Doris Matthäus and Frank Nestel: the game package, which builds ``GAME``."""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.game import Game, Presentation, Rules
from cuboteca.games.ursuppe import (
    choosing,
    describing,
    drawing,
    explaining,
    heuristics,
    information,
    invariants,
    levels,
    macros,
    notation,
    observation,
    rules,
    start,
    telling,
    view,
    violations,
)
from cuboteca.games.ursuppe.actions import ACTION_COUNT, OUTCOME_COUNT
from cuboteca.games.ursuppe.heuristics import outlook
from cuboteca.games.ursuppe.meta import META, longest_play
from cuboteca.games.ursuppe.rules import scoring
from cuboteca.games.ursuppe.state import LAYOUT

GAME = Game(
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
        greedy_action=heuristics.greedy_action,
        end_reasons=scoring.END_REASONS,
        longest_play=longest_play,
        violation=violations.violation,
        violations=violations.VIOLATIONS,
        outlook=outlook.outlook,
        resample=information.resample,
    ),
    notation=notation,
    presentation=Presentation(
        view=view.view_of,
        choices=choosing.choices,
        prompt=choosing.prompt,
        where=choosing.where,
        explain=explaining.explain,
        log_entry=telling.tell,
        ending=telling.ending,
        standings=telling.standings,
        board=drawing.board,
        cover=drawing.cover,
        picture=drawing.picture,
        describe=describing.describe,
    ),
    check=invariants.check,
    folder=Path(__file__).parent,
    observers=information.observers,
    macros=macros,
    levels=levels.LEVELS,
)
