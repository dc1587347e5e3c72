"""Whole plays for tests: at random or by the heuristic policy, every state of them."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.legal import random_action
from tests.games.cube_attack.table import GAME, engine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.engine import Mode


@functools.cache
def events(seat_count: int, seed: int, *, greedy: bool = False, **options: Any) -> tuple[int, ...]:
    """Return the numbers of the events of a whole play, found by the compiled rules."""
    return tuple(_events(seat_count, seed, greedy, options))


def _events(seat_count: int, seed: int, greedy: bool, options: dict[str, Any]) -> Iterator[int]:  # noqa: FBT001
    rules = engine("compiled")
    state = rules.start(GAME.options(options, seat_count), seat_count)
    rng = seeded(seed)
    mask = rules.legal_mask(state)
    while (mover := rules.to_move(state)) != OVER:
        if mover == CHANCE:
            number = seed % seat_count
        elif greedy:
            number = rules.heuristic_action(state, rng)
        else:
            number = int(rules.bound(random_action)(state, mask, rng))
        rules.apply(state, number)
        yield int(number)


def states(seat_count: int, numbers: tuple[int, ...], mode: Mode, **options: Any) -> Iterator[Any]:
    """Yield each state of a play, from the start to the end."""
    rules = engine(mode)
    state = rules.start(GAME.options(options, seat_count), seat_count)
    yield state
    for number in numbers:
        rules.apply(state, number)
        yield state
