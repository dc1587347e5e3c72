"""Whole plays for tests: seeded, with every state on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.core import batch
from cuboteca.core.batch import POLICY_HEURISTIC, POLICY_RANDOM
from cuboteca.core.chance import draw_outcome, seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.games.cubosaurs.state import LAYOUT
from tests.games.cubosaurs.table import engine, new_play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.engine import Mode


@dataclass(frozen=True)
class Moment:
    """One event with the states around it, as checked states."""

    before: Any
    actor: int
    number: int
    after: Any


def moments(
    seat_count: int, seed: int, mode: Mode = "interpreted", **options: object
) -> Iterator[Moment]:
    """Yield every event of a seeded play; even seats are greedy, odd ones random."""
    play = new_play(seat_count, mode, **options)
    rules = engine(mode)
    rng = seeded(seed)
    mask = np.zeros(rules.game.rules.action_count, np.bool_)
    weights = np.zeros(rules.game.rules.outcome_count, np.int64)
    while (mover := play.to_move) != OVER:
        before = LAYOUT.unpack(LAYOUT.pack(play.state))
        if mover == CHANCE:
            number = int(rules.bound(draw_outcome)(play.state, weights, rng))
            play.chance(number)
        else:
            policy = POLICY_RANDOM if mover % 2 else POLICY_HEURISTIC
            number = int(rules.bound(batch.choose)(policy, play.state, mask, rng))
            play.act(mover, number)
        yield Moment(before, mover, number, LAYOUT.unpack(LAYOUT.pack(play.state)))
