"""May I, and why not: the legal mask is where the code of refusal is OK, for every action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core.chance import draw_below, draw_outcome, start_rng
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.legal import nth_legal
from cuboteca.core.refusals import OK, CommonRefusal
from cuboteca.core.slots import apply, copy_state, legal_mask, refusal, to_move
from cuboteca.games import all_games
from tests.conformance.plays import TABLES, decisions, moments

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from tests.conformance.plays import Moment, Table


every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def accepted(moment: Moment) -> list[int]:
    """Return the actions whose code is OK."""
    state, code_of = moment.state(), moment.table.engine.rules.refusal
    return [a for a in range(moment.table.game.rules.action_count) if code_of(state, a) == OK]


@every_table
def test_an_action_is_legal_exactly_where_its_code_is_ok(table: Table) -> None:
    asked = [m for m in moments(table) if m.mover >= 0]

    assert [m for m in asked if accepted(m) != m.legal] == []


@every_table
def test_every_code_is_a_member_of_the_games_enum(table: Table) -> None:
    known = set(table.game.rules.refusals)
    code_of = table.engine.rules.refusal
    found = {
        int(code_of(m.state(), action))
        for m in decisions(table, 8)
        for action in range(table.game.rules.action_count)
    }

    assert found <= known


@every_game
def test_codes_begin_with_ok_and_are_positive(game: Game) -> None:
    first, *others = game.rules.refusals

    assert (first.name, int(first)) == ("OK", OK)
    assert min(others) > OK


@every_game
def test_every_code_has_a_sentence_and_nothing_else_has(game: Game) -> None:
    explained = set(game.presentation.refusals)

    assert explained - set(CommonRefusal) == set(game.rules.refusals) - {OK}


# compiled


@rule
def disagreements(state: Any, mask: Any) -> int:
    """Return for how many actions the mask and the code of refusal disagree."""
    legal_mask(state, mask)
    count = 0
    for action in range(len(mask)):
        count += mask[action] != (refusal(state, action) == OK)
    return count


@rule
def sweep(
    states: Any, start: Any, many: int, seed: int, mask: Any, weights: Any, rng: Any, wrong: Any
) -> int:
    """Compare every action of every state of random plays; return how many decisions there were.

    Args:
        states: scratch, one state.
        start: one state, the first of every play.
        many: plays are played until they had so many decisions.
        seed: of the draws.
        mask: bool[A] scratch.
        weights: int64[C] scratch.
        rng: uint64[1] scratch.
        wrong: int64[2]: how many actions disagree, added to, and the first play in which one does.
    """
    decided = 0
    play = 0
    while decided < many:
        start_rng(rng, seed, play)
        copy_state(states, 0, start, 0)
        state = states[0]
        while to_move(state) != OVER:
            if to_move(state) == CHANCE:
                apply(state, draw_outcome(state, weights, rng))
            else:
                found = disagreements(state, mask)
                if found > 0 and wrong[0] == 0:
                    wrong[1] = play
                wrong[0] += found
                decided += 1
                apply(state, nth_legal(mask, draw_below(rng, legal_mask(state, mask))))
        play += 1
    return decided


#: Decisions of a sweep, at each table.
MANY = 2_000


@pytest.mark.compiled
@every_table
def test_compiled_masks_and_codes_agree_over_many_plays(table: Table) -> None:
    rules, engine = table.game.rules, engine_of(table.game, "compiled")
    wrong = np.zeros(2, np.int64)
    decided = engine.bound(sweep)(
        engine.array(1),
        engine.start_array(table.options, table.seats),
        MANY,
        7,
        np.zeros(rules.action_count, np.bool_),
        np.zeros(rules.outcome_count, np.int64),
        np.zeros(1, np.uint64),
        wrong,
    )

    assert decided >= MANY
    assert list(wrong) == [0, 0]
