"""How decisions are offered: what is asked, and each legal action in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.choices import choices_by, waiting_prompt
from cuboteca.core.words import SeatName, Sentence, say
from cuboteca.games.cube_attack.actions import ACTIVATE, ATTACK, MOVE
from cuboteca.games.cube_attack.components import MAX_WAYS, Kind, Weapon
from cuboteca.games.cube_attack.notation import format_action
from cuboteca.games.cube_attack.pieces import (
    planet_piece,
    planet_under,
    unit_piece,
    unit_words,
)
from cuboteca.games.cube_attack.refusals import (
    ARMOURY_RULE,
    ATTACK_RULE,
    CUBE_RULE,
    MOVE_RULE,
    WOUND_RULE,
)
from cuboteca.games.cube_attack.rules import act, attacker_of, opponent_of, target_of, to_move
from cuboteca.games.cube_attack.rules.attacking import seat_after
from cuboteca.games.cube_attack.rules.moving import destination
from cuboteca.games.cube_attack.rules.scoring import turn_points
from cuboteca.games.cube_attack.rules.units import is_stacked, planet_of, weapon_of
from cuboteca.games.cube_attack.state import LAYOUT
from cuboteca.games.cube_attack.view import legal_actions, target_id

if TYPE_CHECKING:
    from cuboteca.games.cube_attack.state import State


def _label(state: State, action: int) -> Sentence:
    if action < ACTIVATE:
        slot, way = divmod(action - MOVE, MAX_WAYS)
        unit = _own(state, slot)
        goal = planet_piece(state, destination(state, slot, way))
        return say(
            "choice-move",
            MOVE_RULE,
            cube=unit_words(unit),
            planet=planet_under(state, unit),
            goal=goal,
        )
    if action < ATTACK:
        return _label_activation(state, _own(state, action - ACTIVATE))
    unit = _own(state, attacker_of(action))
    seat, target = _target(state, action)
    return say(
        "choice-attack-stack" if is_stacked(target) else "choice-attack",
        ATTACK_RULE,
        cube=unit_words(unit),
        planet=planet_under(state, unit),
        target=unit_piece(target),
        seat=SeatName(seat),
        goal=planet_under(state, target),
    )


def _label_activation(state: State, unit: int) -> Sentence:
    words = {"cube": unit_words(unit), "planet": planet_under(state, unit)}
    match state.kinds[planet_of(unit)]:
        case Kind.CUBE:
            return say("choice-activate-cube", CUBE_RULE, **words)
        case Kind.WOUND:
            return say("choice-activate-wound", WOUND_RULE, **words)
        case _:
            armed = weapon_of(unit) == Weapon.SHORT
            key = "choice-activate-long" if armed else "choice-activate-short"
            return say(key, ARMOURY_RULE, **words)


def _own(state: State, slot: int) -> int:
    return state.units[state.mover][slot]


def _target(state: State, action: int) -> tuple[int, int]:
    seat = seat_after(state, opponent_of(action))
    return seat, state.units[seat][target_of(action)]


def _effect(state: State, action: int) -> int:
    """Return how the mover's points change if the turn ends after the action."""
    if ACTIVATE <= action < ATTACK:
        return 0
    after = LAYOUT.unpack(state)
    act(after, action)
    return turn_points(after, state.mover) - turn_points(state, state.mover)


choices = choices_by(
    to_move, legal_actions, format_action, label=_label, target=target_id, effect=_effect
)


def may_take_back(before: State, action: int, after: State) -> bool:  # noqa: ARG001
    """Return whether a decision may still be taken back: the first action until the second is done.

    Only its own seat may ask, and only while it is to move; but where all others are passed over a
    seat acts again after its second action, which stands.
    """
    return before.actions_done == 0 and after.actions_done == 1


def prompt(state: State, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    waiting = waiting_prompt(state.mover, seat, "prompt-drawing")
    return waiting or say("prompt-second" if state.actions_done else "prompt-first")


def where(state: State) -> Sentence:
    """Return the moment of the play."""
    return say("where", turn=state.turn_number, goal=state.points_to_win)
