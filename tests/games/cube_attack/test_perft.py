"""Counts of sequences of actions to a fixed depth from named positions.

As chess libraries publish perft: an engine that gives all these numbers has the same rules.
Actions are counted as the rulings same-units and deeds-tell-apart say, from the position after the
first player is drawn, the count at the end of a turn included.

The first row by hand, two seats on the six-fold board, seat 0 first:

* Depth 1.  The only Cube is on E0, which is connected with W0 and A0: 2 moves, nothing else.
* Depth 2.  From W0 the ways lead to A0, A5 and C0 (and E0, an Entrance): 3 moves, and the Wound
  planet can be activated: 4.  From A0 they lead to W0, W1 and H0: 3 moves, and the Armoury: 4.
  2 first actions with 4 second ones each: 8.
* Depth 3.  Seat 1 stands on E3 and nothing of seat 0 is near: 2 moves after each of the 8: 16.
* Depth 4.  By symmetry 8 for each of the 8: 64.  Now the turn ends; nobody is on a moon or anybody
  who is scores, but that opens and closes no action.
* Depth 5.  Seat 0 again, by where its Cube is after 2 actions; each with the 8 ends of seat 1.
  From W0: A0 (via W0): moves W0 W1 H0, Armoury: 4.  A5: moves W5 W0 H5, Armoury: 4.  C0: moves W0
  H5 H0, Cube planet: 4.  W0 stacked: 3 moves, no more to activate: 3.  Together 15.
  From A0: W0: 4.  W1: 4.  H0: moves A0 C0 C1 F: 4.  A0 armed: 3 moves, Armoury: 4.  Together 16.
  No planet of seat 1 (W3 A3 A2 C3 W4 H3) is among them, so nothing is blocked or attacked.
  (15 + 16) times 8: 248.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.games.cube_attack.boards import FOLDER
from tests.games.citations import ruling
from tests.games.cube_attack.slow import SlowPlay
from tests.games.cube_attack.table import begun, engine, table

if TYPE_CHECKING:
    from cuboteca.core.engine import Engine

#: A crowd around the full moon: every verb, stacks, deeds in between, both ranges.
MELEE = (
    "seats=3 first=1 mover=0 totals=10,20,30 "
    "seat0=s2@H0,t@F,b@F seat1=t2@F,s@H1,b@C1 seat2=2*b@H0,b2@F,t@H5"
)
#: One removal from the end of a turn at 64 points.
LATE = "turn=30 mover=1 first=0 totals=62,63 seat0=t@F,b@H0 seat1=s@H1,b2@F,b@A1"

#: Name, position, counts for depth 1, 2, 3, ...
COUNTS = [
    ("two seats, six-fold", begun(2), [2, 8, 16, 64, 248, 976, 3782, 14884]),
    ("three seats, six-fold", begun(3), [2, 8, 16, 64, 128, 512, 1984, 7792]),
    ("six seats, six-fold", begun(6), [2, 8, 16, 63, 126, 496, 992, 3905]),
    (
        "two seats, three-fold",
        begun(2, board="three-fold"),
        [2, 10, 20, 100, 488, 2360, 11497, 55570],
    ),
    ("melee", table(MELEE), [21, 391, 6949, 111449]),
    ("late", table(LATE), [15, 210, 0]),
]
NAMES = [name for name, *_ in COUNTS]


def count(rules: Engine, state: Any, depth: int) -> int:
    """Return how many sequences of ``depth`` actions there are from a state."""
    legal = rules.legal_actions(state)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        following = rules.copy(state)
        rules.rules.apply(following, action)
        total += count(rules, following, depth - 1)
    return total


@pytest.mark.compiled
@ruling("perft-counts")
@pytest.mark.parametrize(("name", "state", "counts"), COUNTS, ids=NAMES)
def test_sequences_are_as_many_as_ever(name: str, state: Any, counts: list[int]) -> None:
    rules = engine("compiled")
    depths = range(1, len(counts) + 1)

    assert [count(rules, rules.adopt(state), depth) for depth in depths] == counts, name


@ruling("perft-counts")
def test_the_counts_by_hand_are_the_interpreted_ones() -> None:
    """See the module's first paragraph."""
    assert [count(engine(), begun(2), depth) for depth in range(1, 6)] == [2, 8, 16, 64, 248]


@ruling("perft-counts")
@pytest.mark.parametrize(
    ("seat_count", "board", "counts"),
    [
        (2, "six-fold", [2, 8, 16, 64, 248]),
        (3, "six-fold", [2, 8, 16, 64, 128]),
        (6, "six-fold", [2, 8, 16, 63, 126]),
        (2, "three-fold", [2, 10, 20, 100, 488]),
    ],
)
def test_the_slow_rules_count_the_same(seat_count: int, board: str, counts: list[int]) -> None:
    play = SlowPlay(FOLDER / f"{board}.toml", seat_count, 0)

    assert [play.count(depth) for depth in range(1, 6)] == counts
