"""The meals that a feeding amoeba may still have, for labels and routines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.games.ursuppe.rules.feeding import (
    feeding_space,
    foreign_colour,
    gene_mix,
    is_begun,
    is_within_reach,
    plain_mix,
    shortage,
)
from cuboteca.games.ursuppe.rules.meals import MEAL_END, MEAL_FIRST, MEALS, PARASITISM
from cuboteca.games.ursuppe.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator

Meal = tuple[int, ...]  # cubes by colour


def _meal(state: Any, row: int) -> Meal:
    """Return a row of the table of meals by colour."""
    counts = [0] * int(state.colour_count)
    for place in range(int(state.colour_count) - 1):
        counts[int(foreign_colour(state.active, place))] = int(MEALS[row, place])
    return tuple(counts)


def _rows(state: Any, mix: int) -> Iterator[int]:
    yield from range(
        int(MEAL_FIRST[state.colour_count, mix]), int(MEAL_END[state.colour_count, mix])
    )


def possible_meals(state: Any, bite: int) -> list[Meal]:
    """Return the legal meals that may come of what is chosen and ``bite``, a colour."""
    mix = int(gene_mix(state, state.active)) + (PARASITISM if state.host != NOBODY else 0)
    return [
        _meal(state, row)
        for row in _rows(state, mix)
        if is_begun(state, row, bite) and is_within_reach(state, row)
    ]


def plain_meals(state: Any) -> list[Meal]:
    """Return the plain meals in the own space that may come of what is chosen.

    Cubes are chosen in the order of colours, so those of colours that are past are settled.
    """
    if state.host != NOBODY:
        return []
    food = state.food[feeding_space(state)]
    settled = range(int(state.next_bite))
    meals = [
        _meal(state, row)
        for row in _rows(state, int(plain_mix(state, state.active)))
        if is_begun(state, row, NOBODY) and shortage(state, row, food) == 0
    ]
    return [meal for meal in meals if all(meal[c] == state.meal[c] for c in settled)]
