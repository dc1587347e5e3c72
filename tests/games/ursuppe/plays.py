"""Whole plays of Ursuppe in which everything is drawn: for what holds in every state."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.game import complete_options
from cuboteca.games.ursuppe import rules
from cuboteca.games.ursuppe.actions import ACTION_COUNT, OUTCOME_COUNT
from cuboteca.games.ursuppe.meta import META
from cuboteca.games.ursuppe.start import start
from cuboteca.games.ursuppe.state import LAYOUT

if TYPE_CHECKING:
    from cuboteca.core.game import OptionValue

#: Seats and options of the plays.
TABLES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "two colours each": (2, {}),
    "a dummy": (2, {"two_players": "dummy", "extra_genes": True, "extra_reveal": 26}),
    "three": (3, {"extra_genes": True}),
    "four, original": (4, {"extra_genes": True, "extra_reveal": 26, "edition": "original"}),
    "five, short": (5, {"finish": 20}),
    "six": (6, {"extra_genes": True, "extra_reveal": 26, "explosion": "as_many_more"}),
}


@cache
def snapshots(name: str, seed: int = 1) -> tuple[bytes, ...]:
    """Return every state of a play that waits for an event, and its last one."""
    seats, options = TABLES[name]
    state = start(complete_options(META, options, seats), seats)
    draw = random.Random(f"{name} {seed}")
    found = [LAYOUT.pack(state).tobytes()]
    while state.mover != OVER:
        rules.apply(state, _event(state, draw))
        found.append(LAYOUT.pack(state).tobytes())
    return tuple(found)


def _event(state: Any, draw: random.Random) -> int:
    if state.mover == CHANCE:
        weights = [0] * OUTCOME_COUNT
        rules.chance_weights(state, weights)
        return draw.choices(range(OUTCOME_COUNT), weights)[0]
    mask = [False] * ACTION_COUNT
    rules.legal_mask(state, mask)
    return draw.choice([action for action in range(ACTION_COUNT) if mask[action]])


def states(name: str, every: int = 1) -> list[Any]:
    """Return states of a play, as fresh checked states."""
    return [LAYOUT.unpack(snapshot) for snapshot in snapshots(name)[::every]]
