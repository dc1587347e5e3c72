"""A game's own ways to draw and to choose at random, against its weights and its masks.

The same number brings the same outcome, and the same action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core.chance import draw_outcome, seeded, start_rng
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.legal import random_action
from cuboteca.core.slots import apply, copy_state, draw, random_legal, to_move
from tests.conformance.plays import FEW_TABLES, TABLES, moments

if TYPE_CHECKING:
    from tests.conformance.plays import Table

#: Generators that are tried at each draw.
TRIES = 5


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_a_draw_follows_from_the_weights(table: Table) -> None:
    rules = table.game.rules
    by_weights, own = table.engine.bound(draw_outcome), table.engine.rules.draw
    weights = np.zeros(rules.outcome_count, np.int64)
    draws = [moment for moment in moments(table) if moment.mover == CHANCE]
    assert own is not None
    for moment in draws:
        for number in range(TRIES):
            expected, rng = seeded(moment.seq, number), seeded(moment.seq, number)
            state = moment.state()

            assert own(state, weights, rng) == by_weights(state, weights, expected), moment
            assert list(rng) == list(expected), moment
            assert table.engine.snapshot(state) == moment.snapshot


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_a_random_action_is_one_of_the_mask(table: Table) -> None:
    by_mask, own = table.engine.bound(random_action), table.engine.rules.random_legal
    mask = np.zeros(table.game.rules.action_count, np.bool_)
    decisions = [moment for moment in moments(table) if moment.mover >= 0]
    assert own is not None
    for moment in decisions:
        for number in range(TRIES):
            expected, rng = seeded(moment.seq, number), seeded(moment.seq, number)
            state = moment.state()

            assert own(state, mask, rng) == by_mask(state, mask, expected), moment
            assert list(rng) == list(expected), moment
            assert table.engine.snapshot(state) == moment.snapshot


@rule
def differences(
    states: Any, start: Any, many: int, mask: Any, weights: Any, rng: Any, other: Any
) -> int:
    """Return how often in ``many`` random plays the two ways to draw or to choose differ.

    Args:
        states: scratch, one state.
        start: one state, the first of every play.
        many: plays.
        mask: bool[A] scratch.
        weights: int64[C] scratch.
        rng: uint64[1] scratch.
        other: uint64[1] scratch.
    """
    found = 0
    for play in range(many):
        start_rng(rng, 11, play)
        copy_state(states, 0, start, 0)
        state = states[0]
        while to_move(state) != OVER:
            if to_move(state) == CHANCE:
                other[0] = rng[0]
                outcome = draw_outcome(state, weights, other)
                found += draw(state, weights, rng) != outcome or rng[0] != other[0]
                apply(state, outcome)
            else:
                other[0] = rng[0]
                action = random_action(state, mask, other)
                found += random_legal(state, mask, rng) != action or rng[0] != other[0]
                apply(state, action)
    return found


@pytest.mark.compiled
@pytest.mark.turns(3)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_compiled_draws_and_choices_follow_from_weights_and_masks(table: Table) -> None:
    rules, engine = table.game.rules, engine_of(table.game, "compiled")
    found = engine.bound(differences)(
        engine.array(1),
        engine.start_array(table.options, table.seats),
        50,
        np.zeros(rules.action_count, np.bool_),
        np.zeros(rules.outcome_count, np.int64),
        np.zeros(1, np.uint64),
        np.zeros(1, np.uint64),
    )

    assert found == 0
