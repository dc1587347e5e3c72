"""A solver for tests: advises the last legal action and goes on like that to the next draw."""

from __future__ import annotations

import sys
from typing import Any

from cuboteca.bots import worker_process
from cuboteca.core.engine import engine_of
from cuboteca.core.game import Advice
from cuboteca.games import game
from tests.table.altered import altered
from tests.table.play_along import GAME

#: A worker process whose game brings this solver.
WORKER = (sys.executable, "-m", "tests.table.solving")
_LONGEST_LINE = 4


class LastOfAll:
    """The solver.

    Args:
        exact: What it says of itself.
    """

    def __init__(self, *, exact: bool = True) -> None:
        self.exact = exact

    def solve(self, state: Any, seat: int, budget: int | None = None) -> Advice:
        engine = engine_of(game(GAME), "interpreted")
        assert engine.to_move(state) == seat
        legal = engine.legal_actions(state)
        here = engine.copy(state)
        line: list[int] = []
        while engine.to_move(here) >= 0 and len(line) < _LONGEST_LINE:
            line.append(engine.legal_actions(here)[-1])
            engine.apply(here, line[-1])
        values = dict.fromkeys(legal, (0.25, 0.75))
        return Advice(legal[-1], self.exact, tuple(line), values, positions=budget or 1)


if __name__ == "__main__":
    with altered(solver=LastOfAll()):
        worker_process.main()
