"""What a study may change before a play: the two actions with which the first player begins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca.core.treatments import Treatment
from cuboteca.core.words import Piece, say
from cuboteca.games.cube_attack.actions import ACTION_COUNT, ACTIVATE, ATTACK, MOVE
from cuboteca.games.cube_attack.components import MAX_WAYS, Kind
from cuboteca.games.cube_attack.pieces import PLANET_SYMBOLS
from cuboteca.games.cube_attack.rules import apply, legal_mask
from cuboteca.games.cube_attack.rules.moving import destination
from cuboteca.games.cube_attack.rules.units import planet_of
from cuboteca.games.cube_attack.start import start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Options
    from cuboteca.core.words import Sentence
    from cuboteca.games.cube_attack.state import State


class Deed(NamedTuple):
    """What an action is on any board."""

    what: str  # "move" to a planet or "activate" one
    kind: Kind  # of the planet

    @property
    def slug(self) -> str:
        """A part of a treatment's name."""
        return f"{self.what}-{self.kind.name.lower().replace('_', '-')}"

    @property
    def label(self) -> Sentence:
        """What it is, in words."""
        symbol = PLANET_SYMBOLS[self.kind]
        return say(f"treatment-{self.what}", planet=Piece(symbol, symbol))


def treatments(options: Options, seat_count: int) -> tuple[Treatment[State], ...]:
    """Return one for each first turn that every seat could begin with, by kinds of planets."""
    found = [set(_turns(options, seat_count, seat)) for seat in range(seat_count)]
    return tuple(
        Treatment(
            f"turn:{first.slug}:{second.slug}",
            say("treatment-turn", first=first.label, second=second.label),
            partial(play, deeds=(first, second)),
            begin,
        )
        for first, second in sorted(set.intersection(*found))
    )


def begin(state: State, seat: int) -> None:
    """Let a seat be first player."""
    apply(state, seat)


def play(state: State, seat: int, *, deeds: tuple[Deed, Deed]) -> None:
    """Let a seat be first player and begin with the first actions that are these deeds."""
    begin(state, seat)
    for deed in deeds:
        apply(state, deeds_of(state)[deed])


def deeds_of(state: State) -> dict[Deed, int]:
    """Return the first legal action of each kind but attacks, for which nobody is near yet."""
    mask = np.zeros(ACTION_COUNT, np.bool_)
    legal_mask(state, mask)
    found: dict[Deed, int] = {}
    for action in np.flatnonzero(mask[:ATTACK]).tolist():
        found.setdefault(_deed(state, action), action)
    return found


def _deed(state: State, action: int) -> Deed:
    if action >= ACTIVATE:
        unit = state.units[state.mover][action - ACTIVATE]
        return Deed("activate", Kind(state.kinds[planet_of(unit)]))
    slot, way = divmod(action - MOVE, MAX_WAYS)
    return Deed("move", Kind(state.kinds[destination(state, slot, way)]))


def _turns(options: Options, seat_count: int, seat: int) -> Iterator[tuple[Deed, Deed]]:
    """Yield the first turns of a seat as first player."""

    def begun() -> State:
        state = start(options, seat_count)
        begin(state, seat)
        return state

    for first, action in deeds_of(begun()).items():
        after = begun()
        apply(after, action)
        for second in deeds_of(after):
            yield first, second


__all__ = ["Deed", "begin", "deeds_of", "play", "treatments"]
