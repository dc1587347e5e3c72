"""The points of the moons at the end of a turn, the goal, the ranks and why the play ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.constants import OVER
from cuboteca.games.cube_attack.rules.units import is_present
from cuboteca.games.cube_attack.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

END_NOT_YET = 0
END_POINTS = 1  # one seat leads with enough points
END_TURN_CAP = 2  # the last turn allowed has been played
END_REASONS = ("", "points", "turn_cap")


@rule('"Come si gioca" (p. 4-5): several Cubes of the same team do not add up')
def team_count(state: State, planet: int) -> int:
    """Return how many seats have a unit on a planet.  Pure."""
    count = 0
    for seat in range(state.seat_count):
        count += (state.presence[seat] >> planet) & 1
    return count


@rule('"Come si gioca" (p. 4-5): all of it to one alone, else half to each')
def share(state: State, planet: int) -> int:
    """Return what a moon gives to each seat that is present on it.  Pure.

    Note: half however many share it (ruling: shared-moon, complete-control), rounded down (ruling:
    presence-and-half).
    """
    if team_count(state, planet) == 1:
        return state.moon_points[planet]
    return state.moon_points[planet] // 2


@rule('"Come si gioca" (p. 4-5)')
def turn_points(state: State, seat: int) -> int:
    """Return what a seat scores if the turn ends as things stand.  Pure."""
    total = 0
    for planet in range(state.planet_count):
        if state.moon_points[planet] > 0 and is_present(state, seat, planet):
            total += share(state, planet)
    return total


@rule('"Come si gioca" (p. 4-5)')
def score_moons(state: State) -> None:
    """Give the points of all moons at once.  Changes: totals.

    Equals ``turn_points`` seat by seat.
    """
    for planet in range(state.planet_count):
        if state.moon_points[planet] > 0 and team_count(state, planet) > 0:
            points_each = share(state, planet)
            for seat in range(state.seat_count):
                state.totals[seat] += points_each * ((state.presence[seat] >> planet) & 1)


@rule('"Goal" (p. 5)')
def is_won(state: State) -> bool:
    """Return whether one seat alone has the highest total and enough points.  Pure.

    Note: "reach" and "exceed" both mean at least ``points_to_win``; while the highest total is
    shared everybody plays on (ruling: tie-plays-on, goal-reached).
    """
    highest = state.totals[0]
    leaders = 1
    for seat in range(1, state.seat_count):
        if state.totals[seat] > highest:
            highest = state.totals[seat]
            leaders = 1
        elif state.totals[seat] == highest:
            leaders += 1
    return highest >= state.points_to_win and leaders == 1


@rule('"Come si gioca" (p. 4-5), "Goal" (p. 5)')
def end_turn(state: State) -> None:
    """Score the moons; end the play if it is won or the cap is reached, else count the turn.

    Changes: totals, turn_number, stage, mover.
    Note: in this order (ruling: points-at-turn-end, turn-end-order); a cap ends plays that would
    never end (ruling: turn-cap), and the turn number stays at the end (ruling: cap-counts-turns).
    """
    score_moons(state)
    if is_won(state) or state.turn_number >= state.turn_cap:
        state.stage = Stage.OVER
        state.mover = OVER
    else:
        state.turn_number += 1


@rule('"Goal" (p. 5)')
def points(state: State, out: Row) -> None:
    """Write each seat's points.  Changes: out."""
    for seat in range(state.seat_count):
        out[seat] = state.totals[seat]


@rule('"Goal" (p. 5); ruling: ranks-by-points: seats without units are ranked like all others')
def ranks(state: State, out: Row) -> None:
    """Write each seat's rank: 1 is best, equal points share it.  Changes: out."""
    for seat in range(state.seat_count):
        rank = 1
        for other in range(state.seat_count):
            if state.totals[other] > state.totals[seat]:
                rank += 1
        out[seat] = rank


@rule('"Goal" (p. 5)')
def end_reason(state: State) -> int:
    """Return why the play ended, an index into ``END_REASONS``.  Pure.

    Note: a win on the last turn is a win (ruling: turn-end-order, end-reasons).
    """
    if state.stage != Stage.OVER:
        return END_NOT_YET
    return END_POINTS if is_won(state) else END_TURN_CAP
