"""How decisions are offered: what is asked, each legal action in words, why others are illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.words import Choice, SeatName, Sentence, say
from cuboteca.games.cube_attack.actions import ACTION_COUNT, ACTIVATE, ATTACK, MOVE
from cuboteca.games.cube_attack.components import MAX_WAYS, Done, Kind, Weapon
from cuboteca.games.cube_attack.notation import format_action
from cuboteca.games.cube_attack.pieces import (
    planet_piece,
    planet_under,
    unit_piece,
    unit_words,
)
from cuboteca.games.cube_attack.rules import (
    act,
    attacker_of,
    is_legal,
    opponent_of,
    target_of,
)
from cuboteca.games.cube_attack.rules.attacking import seat_after
from cuboteca.games.cube_attack.rules.moving import destination
from cuboteca.games.cube_attack.rules.scoring import turn_points
from cuboteca.games.cube_attack.rules.units import (
    has_done,
    has_unit,
    is_stacked,
    planet_of,
    presence_of_opponents,
    weapon_of,
)
from cuboteca.games.cube_attack.state import LAYOUT, Stage
from cuboteca.games.cube_attack.view import legal_actions, planet_id, target_id, unit_id

if TYPE_CHECKING:
    from collections.abc import Iterator

TURN_RULE = "p. 4, “Come si gioca”"
MOVE_RULE = "p. 4, “Come si gioca”, 1"
ACTIVATE_RULE = "p. 4, “Come si gioca”, 2"
ATTACK_RULE = "p. 4, “Come si gioca”, 3"
ENTRANCE_RULE = "p. 2, “Pianeta Ingresso”"
CUBE_RULE = "p. 2, “Pianeta Cubo”"
WOUND_RULE = "p. 2, “Pianeta Ferita”"
ARMOURY_RULE = "p. 3, “Pianeta Armamentario”"
FIRST_RULE = "p. 4, “Preparazione”, 3"
GOAL_RULE = "p. 5, “Goal”"


def choices(state: Any, seat: int) -> tuple[Choice, ...]:
    """Return the legal actions of ``seat`` in words; empty when it is not to move."""
    if state.mover != seat:
        return ()
    return tuple(_choice(state, seat, action) for action in legal_actions(state))


def _choice(state: Any, seat: int, action: int) -> Choice:
    return Choice(
        action=action,
        notation=format_action(state, action),
        label=_label(state, action),
        target=target_id(state, action),
        effect=_effect(state, seat, action),
    )


def _label(state: Any, action: int) -> Sentence:
    if action < ACTIVATE:
        slot, way = divmod(action - MOVE, MAX_WAYS)
        unit = _own(state, slot)
        goal = planet_piece(state, int(destination(state, slot, way)))
        return say(
            "choice-move",
            MOVE_RULE,
            cube=unit_words(unit),
            planet=planet_under(state, unit),
            goal=goal,
        )
    if action < ATTACK:
        return _label_activation(state, _own(state, action - ACTIVATE))
    unit = _own(state, int(attacker_of(action)))
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


def _label_activation(state: Any, unit: int) -> Sentence:
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


def _own(state: Any, slot: int) -> int:
    return int(state.units[state.mover][slot])


def _target(state: Any, action: int) -> tuple[int, int]:
    seat = int(seat_after(state, opponent_of(action)))
    return seat, int(state.units[seat][target_of(action)])


def _effect(state: Any, seat: int, action: int) -> int:
    """Return how the seat's points change if the turn ended after the action."""
    if ACTIVATE <= action < ATTACK:
        return 0
    after = LAYOUT.unpack(LAYOUT.pack(state))
    act(after, action)
    return int(turn_points(after, seat) - turn_points(state, seat))


def may_take_back(before: Any, action: int, after: Any) -> bool:  # noqa: ARG001
    """Return whether a decision may still be taken back: the first action until the second is done.

    Only its own seat may ask, and only while it is to move; but where all others are passed over a
    seat acts again after its second action, which stands.
    """
    return bool(before.actions_done == 0 and after.actions_done == 1)


def prompt(state: Any, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    if state.mover == OVER:
        return say("prompt-over")
    if state.mover == CHANCE:
        return say("prompt-drawing")
    if state.mover != seat:
        return say("prompt-waiting", name=SeatName(int(state.mover)))
    return say("prompt-second" if state.actions_done else "prompt-first")


def where(state: Any) -> Sentence:
    """Return the moment of the play."""
    return say("where", turn=int(state.turn_number), goal=int(state.points_to_win))


def explain(state: Any, seat: int, action: int) -> Sentence | None:
    """Return why ``action`` is illegal for ``seat`` now; None if it is legal."""
    if state.mover != seat:
        return _not_now(state)
    if is_legal(state, action):
        return None
    return next(_reasons(state, action), say("why-no-unit", TURN_RULE))


def _not_now(state: Any) -> Sentence:
    """Return why a seat that is not to move can do nothing at all."""
    if state.mover == OVER:
        return say("why-over", GOAL_RULE)
    if state.mover == CHANCE:
        return say("why-drawing", FIRST_RULE)
    return say("why-not-your-turn", TURN_RULE, seat=SeatName(int(state.mover)))


def explain_tap(state: Any, seat: int, target: str) -> Sentence | None:
    """Return why ``seat`` can do nothing with what it tapped; None if it can.

    ``target`` names a Cube of its own ("" for none), a slash, and a planet or a Cube, by the ids
    of the page.
    """
    if state.mover != seat:
        return _not_now(state)
    chosen, _, tapped = target.partition("/")
    units = _units_by_id(state)
    owner, actor = units.get(chosen, (seat, None))
    if owner != seat:
        actor = None
    legal = [target_id(state, action) for action in legal_actions(state)]
    if target in legal or any(one.startswith(f"{tapped}/") for one in legal):
        return None
    planet = next((p for p in range(int(state.planet_count)) if planet_id(p) == tapped), None)
    if planet is not None:
        return _reason_planet(state, actor, planet)
    if tapped not in units:
        return say("why-unknown")
    return _reason_cube(state, actor, *units[tapped])


def _units_by_id(state: Any) -> dict[str, tuple[int, int]]:
    """Return who owns each unit on the board, and the unit."""
    found = {}
    for seat in range(int(state.seat_count)):
        for slot in range(int(state.unit_count[seat])):
            unit = int(state.units[seat][slot])
            found[unit_id(seat, unit)] = (seat, unit)
    return found


def _reason_planet(state: Any, actor: int | None, planet: int) -> Sentence:
    """Return why the chosen unit can do nothing on a planet."""
    if actor is None:
        return say("why-choose-first", TURN_RULE)
    goal = planet_piece(state, planet)
    if planet == planet_of(actor):
        return _reason_activation(state, actor)
    if state.kinds[planet] == Kind.ENTRANCE:
        return say("why-into-entrance", ENTRANCE_RULE, planet=goal)
    return say("why-not-connected", MOVE_RULE, planet=planet_under(state, actor), goal=goal)


def _reason_cube(state: Any, actor: int | None, owner: int, unit: int) -> Sentence:
    """Return why nothing can be done with a unit, or to it by the chosen one."""
    if owner == state.mover:
        planet = planet_under(state, unit)
        return say("why-stuck", MOVE_RULE, cube=unit_piece(unit), planet=planet)
    if actor is None:
        return say("why-not-yours", TURN_RULE, cube=unit_piece(unit), seat=SeatName(owner))
    return _reason_attack(state, actor, unit)


def _reasons(state: Any, action: int) -> Iterator[Sentence]:
    if not 0 <= action < ACTION_COUNT or state.stage != Stage.ACTION:
        yield say("why-unknown")
    elif action < ACTIVATE:
        slot = (action - MOVE) // MAX_WAYS
        if has_unit(state, seat := int(state.mover), slot):
            planet = planet_under(state, int(state.units[seat][slot]))
            yield say("why-no-way", MOVE_RULE, planet=planet)
    elif action < ATTACK:
        if has_unit(state, int(state.mover), action - ACTIVATE):
            yield _reason_activation(state, _own(state, action - ACTIVATE))
    else:
        yield from _reasons_attack(state, action)


def _reason_activation(state: Any, unit: int) -> Sentence:
    seat = int(state.mover)
    planet = planet_under(state, unit)
    kind = state.kinds[planet_of(unit)]
    if kind not in (Kind.CUBE, Kind.WOUND, Kind.ARMOURY):
        return say("why-no-function", ACTIVATE_RULE, planet=planet)
    if has_done(unit, Done.ACTIVATED):
        return say("why-activated", TURN_RULE, cube=unit_piece(unit))
    if presence_of_opponents(state, seat) >> planet_of(unit) & 1:
        return say("why-opponent-there", ACTIVATE_RULE, planet=planet)
    if kind == Kind.ARMOURY:
        return say("why-long-already", ARMOURY_RULE)
    if kind == Kind.WOUND and is_stacked(unit):
        return say("why-stacked", WOUND_RULE)
    return say("why-no-supply", CUBE_RULE if kind == Kind.CUBE else WOUND_RULE)


def _reasons_attack(state: Any, action: int) -> Iterator[Sentence]:
    slot = int(attacker_of(action))
    if not has_unit(state, int(state.mover), slot):
        return
    unit = _own(state, slot)
    if opponent_of(action) >= state.seat_count:
        yield say("why-no-opponent", ATTACK_RULE)
        return
    seat, target = _target(state, action)
    if not has_unit(state, seat, target_of(action)):
        yield say("why-no-target", ATTACK_RULE, seat=SeatName(seat))
    else:
        yield _reason_attack(state, unit, target)


def _reason_attack(state: Any, unit: int, target: int) -> Sentence:
    """Return why a unit cannot attack one of another seat."""
    if weapon_of(unit) == Weapon.NONE:
        return say("why-unarmed", ATTACK_RULE)
    if has_done(unit, Done.ATTACKED):
        return say("why-attacked", TURN_RULE, cube=unit_piece(unit))
    if state.kinds[planet_of(target)] == Kind.ENTRANCE:
        return say("why-on-entrance", ENTRANCE_RULE, planet=planet_under(state, target))
    return _too_far(state, unit, target)


def _too_far(state: Any, unit: int, target: int) -> Sentence:
    planet, goal = planet_under(state, unit), planet_under(state, target)
    if weapon_of(unit) == Weapon.SHORT:
        return say("why-too-far-short", ATTACK_RULE, planet=planet, goal=goal)
    if planet_of(unit) == planet_of(target):
        return say("why-too-near", ATTACK_RULE, planet=planet)
    return say("why-too-far-long", ATTACK_RULE, planet=planet, goal=goal)
