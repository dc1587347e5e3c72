"""The rules of Cube Attack: the sequence of play, and what the engine asks of a game.

The sequence of play, as the rulebook's table of contents:

=========================  =======================================  ==============
part                       what happens                             module
=========================  =======================================  ==============
set-up                     the first player is drawn                ``set_up``
a turn                     every seat takes two actions             ``turn``
action 1                   move                                     ``moving``
action 2                   activate a planet                        ``activating``
action 3                   attack                                   ``attacking``
end of a turn, the goal    moons score, the play may end            ``scoring``
=========================  =======================================  ==============

``units`` is what they all work with.  ``apply`` lets an event happen and brings the play to the
next decision; nothing waits in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.arrays import clear
from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.games.cube_attack.actions import (
    ACTIVATE,
    ATTACK,
    MOVE,
)
from cuboteca.games.cube_attack.components import MAX_UNITS, MAX_WAYS, Done
from cuboteca.games.cube_attack.rules.activating import (
    activate,
    activate_mask,
    activation_count,
    nth_activation,
    refuse_slot,
)
from cuboteca.games.cube_attack.rules.attacking import (
    attack,
    attack_count,
    attack_mask,
    nth_attack,
    refuse_attack,
)
from cuboteca.games.cube_attack.rules.moving import (
    move,
    move_count,
    move_mask,
    nth_move,
    refuse_move,
)
from cuboteca.games.cube_attack.rules.set_up import first_player_weights, make_first_player
from cuboteca.games.cube_attack.rules.turn import finish_action
from cuboteca.games.cube_attack.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Mask, Row


@rule('"Come si gioca" (p. 4)')
def to_move(state: State) -> int:
    """Return the seat that decides, ``CHANCE`` or ``OVER``.  Pure."""
    return state.mover


@rule('"Come si gioca" (p. 4)')
def legal_mask(state: State, mask: Mask) -> int:
    """Mark the legal actions of the seat to move; return how many.

    Shapes: mask is bool[2260], overwritten.  Nothing is legal at the draw or when the play is over.
    """
    clear(mask)
    if state.stage != Stage.ACTION:
        return 0
    return move_mask(state, mask) + activate_mask(state, mask) + attack_mask(state, mask)


@rule('"Come si gioca" (p. 4)')
def random_legal(state: State, mask: Mask, rng: RngState) -> int:  # noqa: ARG001  # none is needed
    """Return a legal action, each equally likely.  Changes: rng.

    Note: actions are counted kind by kind, and only the one that is drawn is looked for.
    """
    moves = move_count(state)
    activations = activation_count(state)
    number = draw_below(rng, moves + activations + attack_count(state))
    if number < moves:
        return nth_move(state, number)
    if number < moves + activations:
        return nth_activation(state, number - moves)
    return nth_attack(state, number - moves - activations)


@rule('"Come si gioca" (p. 4)')
def refusal(state: State, action: int) -> int:
    """Return what stops the seat to move from taking an action (``Refusal``).  Pure.

    It is ``OK`` where ``legal_mask`` marks the action.
    """
    if action < ACTIVATE:
        return refuse_move(state, (action - MOVE) // MAX_WAYS, (action - MOVE) % MAX_WAYS)
    if action < ATTACK:
        return refuse_slot(state, action - ACTIVATE)
    return refuse_attack(state, attacker_of(action), opponent_of(action), target_of(action))


@rule('"Come si gioca", 3 (p. 4); see the table in ``actions``')
def attacker_of(action: int) -> int:
    """Return the slot of the unit that attacks.  Pure."""
    return (action - ATTACK) % MAX_UNITS


@rule('"Come si gioca", 3 (p. 4); see the table in ``actions``')
def target_of(action: int) -> int:
    """Return the slot of the unit that is attacked.  Pure."""
    return (action - ATTACK) // MAX_UNITS % MAX_UNITS


@rule('"Come si gioca", 3 (p. 4); see the table in ``actions``')
def opponent_of(action: int) -> int:
    """Return how many seats after the attacker's owner the target's owner sits.  Pure."""
    return (action - ATTACK) // (MAX_UNITS * MAX_UNITS) + 1


@rule('"Preparazione", 3 (p. 4)')
def chance_weights(state: State, weights: Row) -> int:
    """Write the integer weights of the outcomes of the draw; return their sum.

    Shapes: weights is int64[6], overwritten.  All are 0 where nothing is drawn.
    """
    clear(weights)
    if state.stage != Stage.FIRST_PLAYER:
        return 0
    return first_player_weights(state, weights)


@rule('"Come si gioca" (p. 4)')
def apply(state: State, action: int) -> None:
    """Let a legal action, or the outcome of the draw, happen.  Changes: the state."""
    if state.stage == Stage.FIRST_PLAYER:
        make_first_player(state, action)
    elif state.stage == Stage.ACTION:
        act(state, action)
        finish_action(state)


@rule(
    '"Come si gioca" (p. 4); ruling: deeds-tell-apart, deeds-stay: a move is not noted, and '
    "nothing needs to be noted with the second action"
)
def act(state: State, action: int) -> None:
    """Do what an action says; on the first of two, note what the unit may not repeat.

    Changes: units, supply, presence.
    """
    first = state.actions_done == 0
    if action < ACTIVATE:
        move(state, (action - MOVE) // MAX_WAYS, (action - MOVE) % MAX_WAYS)
    elif action < ATTACK:
        activate(state, action - ACTIVATE, Done.ACTIVATED if first else Done.NOTHING)
    else:
        deed = Done.ATTACKED if first else Done.NOTHING
        attack(state, attacker_of(action), opponent_of(action), target_of(action), deed)


__all__ = [
    "act",
    "apply",
    "attacker_of",
    "chance_weights",
    "legal_mask",
    "opponent_of",
    "random_legal",
    "refusal",
    "target_of",
    "to_move",
]
