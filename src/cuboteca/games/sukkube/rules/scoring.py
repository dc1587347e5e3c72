"""The end of a manche and of the play: Dominator, Sukkube, points and ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.constants import OVER
from cuboteca.games.sukkube.rules.kube import bottom
from cuboteca.games.sukkube.rules.playing import is_automaton
from cuboteca.games.sukkube.rules.set_up import collect_cards
from cuboteca.games.sukkube.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

END_NOT_YET = 0
END_POINTS = 1  # somebody has the points to win
END_MANCHE_CAP = 2  # as many manches as were agreed on
END_REASONS = ("", "points", "manche_cap")


@rule('"Sukkubi e dominatori" (Italian p. 2); "Regole di gioco", 9 (p. 2)')
def end_manche(state: State) -> None:
    """Name Dominator and Sukkube, give the point, then end the play or let the Sukkube begin.

    Changes: points, dominator, sukkube, finished, top, cards, stage.
    Note: however the manche ended, who is on top dominates, a stuck player himself included
    (ruling: stuck-dominates), and who is at the bottom is the Sukkube, person or automaton (ruling:
    who-is-sukkube); the winning point ends the play before the Kube is turned (ruling:
    nothing-after-win).
    """
    state.dominator = state.top
    state.sukkube = bottom(state)
    state.finished += 1
    score(state, state.seat_of[state.top])
    if has_winner(state) or state.finished == state.manche_cap:
        state.stage = Stage.OVER
        state.mover = OVER
    else:
        state.top = state.sukkube
        collect_cards(state)


@rule('"Vince la partita" (Italian p. 2); "Sukkubi e dominatori" (p. 2): Bots never score')
def score(state: State, seat: int) -> None:
    """Give the Dominator a point, if it is a person.  Changes: points."""
    if not is_automaton(state, seat):
        state.points[seat] += 1


@rule('"Vince la partita" (Italian p. 2): five points')
def has_winner(state: State) -> bool:
    """Return whether somebody has the points to win.  Pure.

    Note: one at most, as a manche has one Dominator (ruling: no-ties-at-goal).
    """
    for seat in range(state.seat_count):
        if state.points[seat] >= state.points_to_win:
            return True
    return False


@rule('"Vince la partita" (Italian p. 2)')
def points(state: State, out: Row) -> None:
    """Write each person's points.  Changes: out."""
    for seat in range(state.seat_count):
        out[seat] = state.points[seat]


@rule(
    '"Vince la partita" (Italian p. 2); ruling: ranks-by-points: automata have no rank, there is '
    "no tie-breaker"
)
def ranks(state: State, out: Row) -> None:
    """Write each person's rank, 1 being best; equal points share it.  Changes: out."""
    for seat in range(state.seat_count):
        out[seat] = 1
        for other in range(state.seat_count):
            if state.points[other] > state.points[seat]:
                out[seat] += 1


@rule(
    '"Regole di gioco", 9 (Italian p. 2); ruling: cap-ending: the goal is looked at first, then '
    "the cap"
)
def end_reason(state: State) -> int:
    """Return how the play ended, or ``END_NOT_YET``.  Pure."""
    if state.stage != Stage.OVER:
        return END_NOT_YET
    return END_POINTS if has_winner(state) else END_MANCHE_CAP
