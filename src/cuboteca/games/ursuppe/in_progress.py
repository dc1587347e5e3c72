"""What is going on in the soup, as a seat sees it: an attack, cubes being chosen, a roll."""

from __future__ import annotations

from dataclasses import dataclass

from cuboteca.core.constants import OVER
from cuboteca.games.ursuppe.components import MAX_AMOEBAS, NEIGHBOUR
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.attacking import can_escape, protects
from cuboteca.games.ursuppe.state import NOBODY, Purpose, Result, Stage, State, Use

#: Stages in which somebody eats, carries or sucks cube by cube.
SELECTIONS = {Stage.FEED: "meal", Stage.MEAL: "meal", Stage.CARRY: "carry", Stage.SUCK: "suck"}
_CLOSED = (Stage.OVER, Stage.DEATHS, Stage.NEXT_AGGRESSOR, Stage.SCORING)


@dataclass(frozen=True)
class AttackView:
    """An attack that is going on."""

    attacker: tuple[int, int]  # colour and number
    target: tuple[int, int]
    cell: int
    hunting: bool  # in phase 1, else an aggression
    second_try: bool
    undefendable: bool  # camouflaged: neither Escape nor Defence
    answers: tuple[str, ...]  # of "escape", "defend": what the attacked one has left
    answering: bool  # it is being asked now
    result: str  # name of Result in lower case


@dataclass(frozen=True)
class SelectionView:
    """Cubes that are being chosen one by one."""

    kind: str  # "meal", "carry" or "suck"
    amoeba: tuple[int, int]
    cell: int  # where the cubes come from
    chosen: tuple[int, ...]  # by colour
    on_offer: tuple[int, ...]  # cubes that lie there and are not chosen


@dataclass(frozen=True)
class TravelView:
    """An amoeba that changes its space."""

    amoeba: tuple[int, int]
    purpose: str  # "drift", "move" or "escape"
    dice: tuple[int, ...]  # rolled for it
    origin: int
    goal: int


def amoeba_of(index: int) -> tuple[int, int]:
    """Return colour and printed number of ``colour * 7 + number``."""
    return index // MAX_AMOEBAS, index % MAX_AMOEBAS + 1


def attack_of(state: State, stage: Stage) -> AttackView | None:
    """Return the attack that is going on, if there is one."""
    if NOBODY in (state.attacker, state.target) or stage in _CLOSED:
        return None
    return AttackView(
        attacker=amoeba_of(state.attacker),
        target=amoeba_of(state.target),
        cell=state.battlefield,
        hunting=state.phase == 1,
        second_try=bool(state.second_try),
        undefendable=bool(state.undefendable),
        answers=_answers(state),
        answering=stage == Stage.DEFENCE,
        result=Result(state.result).name.lower(),
    )


def _answers(state: State) -> tuple[str, ...]:
    """Return which answers the attacked amoeba has not used up."""
    if state.undefendable:
        return ()
    colour, number = amoeba_of(state.target)
    used = state.used[colour][number - 1]
    found = []
    if can_escape(state, colour) and not used & Use.ESCAPE:
        found.append("escape")
    if protects(state, Gene.DEFENCE, state.target, state.attacker) and not used & Use.DEFENCE:
        found.append("defend")
    return tuple(found)


def selection_of(state: State, stage: Stage) -> SelectionView | None:
    """Return the cubes that are being chosen, if any are."""
    kind = SELECTIONS.get(stage)
    if kind is None:
        return None
    colours = range(state.colour_count)
    if kind == "carry":
        amoeba, cell, row = amoeba_of(state.carrier), state.origin, state.carried
    else:
        amoeba = (state.active, state.number + 1)
        cell = state.cell[state.active][state.number]
        row = state.meal if kind == "meal" else state.sucked
    chosen = tuple(row[colour] for colour in colours)
    if kind == "suck" and state.suck_from != NOBODY:
        cell = int(NEIGHBOUR[cell][state.suck_from])
    there = [state.food[cell][colour] for colour in colours]
    left = tuple(max(0, there[c] - (0 if kind == "carry" else chosen[c])) for c in colours)
    return SelectionView(kind, amoeba, cell, chosen, left)


def travel_of(state: State) -> TravelView | None:
    """Return the amoeba that changes its space, if one does."""
    if state.traveller == NOBODY or state.mover == OVER:
        return None
    return TravelView(
        amoeba=amoeba_of(state.traveller),
        purpose=Purpose(state.purpose).name.lower(),
        dice=tuple(die for die in (state.die, state.second_die) if die),
        origin=state.origin,
        goal=state.goal,
    )
