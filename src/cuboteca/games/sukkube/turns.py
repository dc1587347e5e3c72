"""The turns of a manche one by one, as the log tells them and the drawing shows them.

A turn is one card played and the Kube turned by it, once or twice.  The turns of automata belong to
the event before them; here they are told apart again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.games.sukkube.components import COLOUR_OF, DIRECTION_COUNT, DIRECTION_OF
from cuboteca.games.sukkube.rules import act
from cuboteca.games.sukkube.rules.playing import is_automaton, is_stuck, take_turn
from cuboteca.games.sukkube.rules.set_up import begin_manche
from cuboteca.games.sukkube.state import LAYOUT, Stage

if TYPE_CHECKING:
    from cuboteca.games.sukkube.state import State


@dataclass(frozen=True)
class Turn:
    """A card that was played, or would be."""

    seat: int
    automaton: bool
    kind: int
    doubled: bool
    start: int  # character on top before
    path: tuple[int, ...]  # characters on top after each step: one, or two where it is doubled

    @property
    def top(self) -> int:
        """The character on top at the end."""
        return self.path[-1]


@dataclass(frozen=True)
class Passage:
    """What an event brought: turns, and perhaps the end of the manche."""

    turns: tuple[Turn, ...]
    ended: bool
    stuck: int | None = None  # the person who could not play, if that is why it ended
    emptied: int | None = None  # the seat that played its last card, if that is why


def turn_of(state: State, seat: int, kind: int, start: int, *, doubled: bool) -> Turn:
    """Return the turn of a card; ``start`` is the character on top before it."""
    direction = int(DIRECTION_OF[kind])
    steps = [direction, direction + DIRECTION_COUNT] if doubled else [direction]
    path = tuple(int(state.next_top[step][start]) for step in steps)
    return Turn(seat, bool(is_automaton(state, seat)), kind, doubled, start, path)


def turns_of(state: State) -> tuple[Turn, ...]:
    """Return the turns of the manche in ``state``; while cards are dealt, of the one before."""
    turns = []
    run = 0
    last_colour = None
    for number in range(int(state.played)):
        seat, kind = int(state.played_seats[number]), int(state.played_cards[number])
        colour = int(COLOUR_OF[kind])
        run = run + 1 if colour == last_colour else 1
        last_colour = colour
        start = int(state.character_of[seat])
        turns.append(turn_of(state, seat, kind, start, doubled=run == 2))
    return tuple(turns)


def passage(before: State, action: int) -> Passage:
    """Return what an action or outcome brings, turn by turn; ``before`` is left as it is."""
    state = LAYOUT.unpack(before)
    act(state, action)
    first = before.played if before.stage == Stage.PLAY else 0
    if state.stage == Stage.MANCHE_START:
        begin_manche(state)
    while state.stage == Stage.TURN:
        take_turn(state)
    if before.stage != Stage.PLAY and state.stage not in (Stage.PLAY, Stage.MANCHE_END):
        return Passage((), ended=False)
    turns = turns_of(state)[first:]
    if state.stage != Stage.MANCHE_END:
        return Passage(turns, ended=False)
    last = state.played_seats[state.played - 1]
    if state.hand_count[last] == 0:
        return Passage(turns, ended=True, emptied=last)
    stuck = state.seat_of[state.top]
    assert is_stuck(state, stuck)
    return Passage(turns, ended=True, stuck=stuck)
