"""Fast rules equal slow, obvious definitions; interpreted plays equal compiled ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cuboteca.core.batch import POLICY_HEURISTIC
from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.engine import simulate
from cuboteca.core.pile import copies
from cuboteca.games.sukkube.components import COLOUR_OF, DIRECTION_OF, NO_CARD, Direction
from cuboteca.games.sukkube.turns import turns_of
from tests.games.sukkube.table import GAME, engine, set_up

OPPOSITE = {
    Direction.RIGHT: Direction.LEFT,
    Direction.LEFT: Direction.RIGHT,
    Direction.UP: Direction.DOWN,
    Direction.DOWN: Direction.UP,
}


def hand_of(state: Any) -> list[int]:
    """Return the mover's cards one by one."""
    pile = int(state.hands[state.mover])
    return [kind for kind in range(15) for _ in range(int(copies(pile, kind)))]


def slowly_legal(state: Any) -> list[int]:
    """Return the legal cards by the words of the rulebook."""
    hand = hand_of(state)
    if state.last_card == NO_CARD:
        return sorted(set(hand))
    last = Direction(int(DIRECTION_OF[state.last_card]))
    allowed = [kind for kind in hand if DIRECTION_OF[kind] != OPPOSITE.get(last)]
    different = [kind for kind in allowed if DIRECTION_OF[kind] != last]
    return sorted(set(different or allowed))


def decisions(seat_count: int, seed: int, **options: Any) -> list[Any]:
    """Return a copy of every state of a random play in which somebody decides."""
    play = set_up(seat_count=seat_count, **options)
    rng = seeded(seed)
    states = []
    while not play.is_over:
        if play.to_move < 0:
            play.draw(lambda _seq, total: int(draw_below(rng, total)))
            continue
        states.append(play.engine.copy(play.state))
        legal = play.legal_actions()
        play.act(play.to_move, legal[draw_below(rng, len(legal))])
    return states


@pytest.mark.parametrize("layout", ["even", "cross"])
@pytest.mark.parametrize("seat_count", range(1, 7))
def test_legal_cards_are_those_of_the_slow_definition(seat_count: int, layout: str) -> None:
    states = decisions(seat_count, 5, points_to_win=2, layout=layout)

    assert [engine().legal_actions(state) for state in states] == list(map(slowly_legal, states))


@pytest.mark.parametrize("seat_count", [1, 2, 4, 6])
def test_doubling_is_that_of_the_slow_definition(seat_count: int) -> None:
    """Told from the whole history of the manche instead of a counter."""
    states = decisions(seat_count, 6, points_to_win=2)
    wrong = [s for s in states if s.played and s.run != slow_run([int(k) for k in s.played_cards])]

    assert wrong == []
    assert any(turn.doubled for state in states for turn in turns_of(state))


def slow_run(kinds: list[int]) -> int:
    colours = [int(COLOUR_OF[kind]) for kind in kinds if kind != NO_CARD]
    different = [n for n, colour in enumerate(reversed(colours)) if colour != colours[-1]]
    return different[0] if different else len(colours)


@pytest.mark.compiled
@pytest.mark.parametrize("layout", ["even", "cross"])
@pytest.mark.parametrize("seat_count", range(1, 7))
def test_hundreds_of_plays_are_the_same_interpreted_and_compiled(
    seat_count: int, layout: str
) -> None:
    policies = np.tile(np.arange(seat_count) % 2 * POLICY_HEURISTIC, (40, 1)).astype(np.int64)
    options = GAME.options({"points_to_win": 2, "layout": layout}, seat_count)
    slow = simulate(engine("interpreted"), options, policies, seed=3)
    fast = simulate(engine("compiled"), options, policies, seed=3)

    assert (slow.points == fast.points).all()
    assert (slow.ranks == fast.ranks).all()
    assert (slow.reasons == fast.reasons).all()
    assert (slow.decisions == fast.decisions).all()
