"""Pig: roll a die as often as you dare.

A turn: roll, and add the die to the turn's total, or hold, and score the total.  A 1 ends the turn
and loses its total.  Whoever reaches the goal first wins.
"""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.game import Game, Meta, Option, Options, Rules, presentation_of
from cuboteca_pig import notation, observation, presentation, rules
from cuboteca_pig.state import LAYOUT, MAX_SEATS, State, start

META = Meta(
    name="pig",
    title="Pig",
    designers=("John Scarne",),
    year=1945,
    min_seats=2,
    max_seats=MAX_SEATS,
    minutes=10,
    options=(
        Option("goal", "int", 100, "So many points win.", low=10, high=1000, suggested=(20, 200)),
        Option("turn_cap", "int", 500, "The play ends after so many turns.", low=1, high=5000),
    ),
)


def longest_play(options: Options, _seats: int) -> int:
    """Return an upper bound of the events: a turn rolls at most until its total is the goal."""
    rolls = int(options["goal"]) // 2 + 1
    return int(options["turn_cap"]) * (2 * rolls + 1)


GAME: Game[State, presentation.View] = Game(
    meta=META,
    rules=Rules(
        layout=LAYOUT,
        action_count=rules.ACTION_COUNT,
        outcome_count=rules.OUTCOME_COUNT,
        observation_size=observation.SIZE,
        start=start,
        to_move=rules.to_move,
        legal_mask=rules.legal_mask,
        refusal=rules.refusal,
        refusals=rules.Refusal,
        apply=rules.apply,
        chance_weights=rules.chance_weights,
        points=rules.points,
        ranks=rules.ranks,
        end_reason=rules.end_reason,
        observe=observation.observe,
        heuristic_action=rules.heuristic_action,
        end_reasons=("", "goal", "turn_cap"),
        longest_play=longest_play,
    ),
    notation=notation,
    presentation=presentation_of(
        presentation.view,
        presentation,
        presentation,
        presentation.describe,
        presentation.REFUSALS,
        drawing=presentation,
        scores=presentation.scores,
    ),
    check=rules.check,
    folder=Path(__file__).parent,
)

__all__ = ["GAME"]
