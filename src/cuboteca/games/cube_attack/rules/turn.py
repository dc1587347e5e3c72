"""A turn: from the first player clockwise, two actions each, then the count."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.cube_attack.components import ACTIONS_PER_TURN
from cuboteca.games.cube_attack.rules.activating import refuse_activation
from cuboteca.games.cube_attack.rules.attacking import reach_of_all
from cuboteca.games.cube_attack.rules.refusals import Refusal
from cuboteca.games.cube_attack.rules.scoring import end_turn
from cuboteca.games.cube_attack.rules.units import forget_deeds, planet_of, presence_of_opponents
from cuboteca.games.cube_attack.state import Stage, State


@rule('"Come si gioca" (p. 4)')
def begin_turn(state: State) -> None:
    """Let the first player act, or the next seat that can.  Changes: mover and what follows.

    Note: a first player without Cubes keeps the token and is passed over (ruling:
    fixed-first-player, passed-over).
    """
    state.mover = state.first_player
    if not can_act(state):
        pass_on(state)


@rule('"Come si gioca" (p. 4)')
def finish_action(state: State) -> None:
    """Count an action of the mover; after the second one it is the next seat's go.

    Changes: actions_done, units' deeds, mover and what follows.
    Note: each action is a decision of its own (ruling: one-action-decision); a seat that has no
    legal second action forfeits it (ruling: no-legal-action).
    """
    state.actions_done += 1
    if state.actions_done < ACTIONS_PER_TURN and can_act(state):
        return
    forget_deeds(state, state.mover)
    state.actions_done = 0
    pass_on(state)


@rule('"Come si gioca" (p. 4)')
def pass_on(state: State) -> None:
    """Make the next seat that can act the mover; when the round is complete the turn ends.

    Changes: mover, totals, turn_number, stage.
    Note: a seat without Cubes, or without a legal action, is passed over (ruling: cubeless-seat,
    passed-over, no-legal-action); while anybody lasts nobody's elimination ends the play (ruling:
    last-team-plays-on).  The turn cap ends the loop where nobody can act.
    """
    while True:
        state.mover = next_seat(state)
        if state.mover == state.first_player:
            end_turn(state)
        if state.stage == Stage.OVER or can_act(state):
            return


@rule('"Come si gioca" (p. 4); ruling: seats-clockwise')
def next_seat(state: State) -> int:
    """Return the seat clockwise of the mover.  Pure."""
    return state.mover + 1 if state.mover + 1 < state.seat_count else 0


@rule('"Come si gioca" (p. 4): two actions must be taken')
def can_act(state: State) -> bool:
    """Return whether the mover has any legal action.  Pure.

    Note: no passing while a legal action exists (ruling: no-passing, no-legal-action,
    forced-off-moon).
    """
    units = state.units[state.mover]
    for slot in range(state.unit_count[state.mover]):
        if state.way_count[planet_of(units[slot])] > 0:
            return True
    return can_activate_any(state) or can_attack_any(state)


@rule('"Come si gioca", 2 (p. 4)')
def can_activate_any(state: State) -> bool:
    """Return whether any unit of the mover may activate its planet.  Pure."""
    opponents = presence_of_opponents(state, state.mover)
    units = state.units[state.mover]
    for slot in range(state.unit_count[state.mover]):
        if refuse_activation(state, state.mover, units[slot], opponents) == Refusal.OK:
            return True
    return False


@rule('"Come si gioca", 3 (p. 4)')
def can_attack_any(state: State) -> bool:
    """Return whether any unit of the mover has a target.  Pure."""
    return reach_of_all(state) & presence_of_opponents(state, state.mover) != 0
