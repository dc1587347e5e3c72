"""What is legal, asked for all actions at once, one by one, and in order: always the same.

``test_slow_definitions`` asks that of random positions.
"""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.games.ursuppe import rules
from cuboteca.games.ursuppe.actions import ACTION_COUNT, DRIFT, EAT_FIRST, HOLD, MOVE
from cuboteca.games.ursuppe.rules.decisions import NO_ACTION, next_legal, refusal
from cuboteca.games.ursuppe.rules.moving import turn_refusal, ways_to_begin
from cuboteca.games.ursuppe.rules.refusals import Refusal
from tests.games.citations import cites
from tests.games.ursuppe.positions import after, hungry, lay, phase

FIGHT = "amoebas=B1@c2,V1@c2,G1@c2 B=Struggle,Persistence V=Defence"
#: Those with many actions, of which each part is marked at once, and some that are seldom asked.
DECISIONS = {
    "direction": after(phase(1, "amoebas=B1@b4,V1@a2 B=Movement-2"), "move"),
    "retry": after(hungry(FIGHT), "attack V1", "defend", "fight 1:2"),
    "defence": after(hungry(FIGHT), "attack V1"),
    "aggression": phase(5, "amoebas=P1@c2,P2@a3,B1@c2,V1@a3 P=Aggression"),
    "genes": phase(3, "amoebas=P1@a2,B1@a2 P=Speed"),
    "division": phase(4, "amoebas=P1@b4*1,P2@b4,B1@b4,V1@c4 P=Healing-2"),
}


def asked_one_by_one(state: Any) -> list[int]:
    every = range(ACTION_COUNT)
    return [action for action in every if refusal(state, action) == Refusal.OK]


def asked_in_order(state: Any) -> list[int]:
    found = [next_legal(state, 0)]
    while found[-1] != NO_ACTION:
        found.append(next_legal(state, found[-1] + 1))
    return found[:-1]


@pytest.mark.parametrize("state", DECISIONS.values(), ids=DECISIONS)
def test_what_is_marked_is_not_refused_and_comes_in_order(state: Any) -> None:
    mask = [False] * ACTION_COUNT
    count = rules.legal_mask(state, mask)
    marked = [action for action, legal in enumerate(mask) if legal]

    assert len(marked) == count > 1
    assert asked_one_by_one(state) == marked
    assert asked_in_order(state) == marked


@cites('"per 2-4 giocatori" (p. 1)')
def test_a_dummy_drifts_whatever_it_has() -> None:
    state = lay("seats=2 options=dummy amoebas=G1@c2,B1@a4")
    state.active = 2
    assert ways_to_begin(state) == 1 << DRIFT
    assert [turn_refusal(state, action) for action in (DRIFT, MOVE, HOLD, EAT_FIRST)] == [
        Refusal.OK,
        *[Refusal.NOT_ASKED] * 3,
    ]
