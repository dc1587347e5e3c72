"""A game's own way to draw, against its weights: the same outcome of the same numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core.batch import random_action
from cuboteca.core.chance import draw_outcome, seeded, start_rng
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.slots import apply, copy_state, draw, to_move
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


@rule
def differences(
    states: Any, start: Any, many: int, mask: Any, weights: Any, rng: Any, other: Any
) -> int:
    """Return in how many draws of ``many`` random plays the two ways to draw differ.

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
                apply(state, random_action(state, mask, rng))
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_compiled_draws_follow_from_the_weights(table: Table) -> None:
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
