"""A game that has no quicker way marks what is not refused, interpreted and compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.engine import engine_of
from tests.core.nim import NIM
from tests.omen import OMEN

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game


@pytest.mark.parametrize(
    "mode", ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)]
)
@pytest.mark.parametrize("game", [NIM, OMEN], ids=lambda game: game.name)
def test_the_mask_marks_what_is_not_refused(game: Game, mode: Mode) -> None:
    engine = engine_of(game, mode)
    state = engine.start(game.options({}, 2), 2)
    for _ in range(6):
        mover = engine.to_move(state)
        marked = engine.legal_actions(state)
        if mover < 0:
            assert marked == []
            engine.apply(state, engine.chance_weights(state).index(1))
        else:
            actions = range(game.rules.action_count)
            assert marked == [one for one in actions if not engine.rules.refusal(state, one)]
            assert engine.rules.legal_mask(state, engine.legal_mask(state)) == len(marked)
            engine.apply(state, marked[0])
