"""Words of phase 1, movement: drift, active steps, obstacles, what comes along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import CURRENT, NEIGHBOUR, NO_CELL, NO_CURRENT
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules import moving
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import cell_of, colour_of, has
from cuboteca.games.ursuppe.state import Purpose, Stage, State
from cuboteca.games.ursuppe.words import phrases as p
from cuboteca.games.ursuppe.words.phrases import Refusals, StageWords, Step, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.words import Sentence

_DICE = ("free", "one", "two")  # by the number of dice of a step


# an amoeba's turn


def _label_turn(state: State, action: int) -> Sentence:
    colour = state.active
    cell = state.cell[colour][state.number]
    match action:
        case a.DRIFT:
            return _label_drift(state, colour, cell)
        case a.MOVE:
            key = f"choice-move-{_DICE[moving.dice_of(state, colour)]}"
            price = moving.move_price(state, colour)
            return say(key, p.MOVE_RULE, price=price, **_ways(state, colour, cell))
        case a.HOLD:
            return say("choice-hold", Gene.HOLDING, space=cell)
        case _:
            return say("choice-eat-first", Gene.FAST_FOOD, space=cell)


def _label_drift(state: State, colour: int, cell: int) -> Sentence:
    current = CURRENT[state.card]
    args = {"gain": moving.drift_income(state, colour), "direction": current}
    if current == NO_CURRENT:
        return say("choice-drift-still", p.DRIFT_RULE, **args, space=cell)
    goal = NEIGHBOUR[cell][current]
    if goal != NO_CELL:
        return p.with_cubes("choice-drift", p.DRIFT_RULE, state.food[goal], **args, space=goal)
    back = _rebound_space(state, colour, cell, current)
    if back != NO_CELL:
        return say("choice-drift-rebound", Gene.REBOUND, **args, space=back)
    return say("choice-drift-blocked", p.DRIFT_RULE, **args, space=cell)


def _rebound_space(state: State, colour: int, cell: int, direction: int) -> int:
    """Return where an amoeba may rebound to, NO_CELL where it cannot."""
    if not has(state, colour, Gene.REBOUND):
        return NO_CELL
    return NEIGHBOUR[cell][moving.opposite(direction)]


def _ways(state: State, colour: int, cell: int) -> dict[str, str]:
    """Return where faces of the die lead, as ``ways``, and by which an amoeba stays, as ``stay``.

    A face that leads to an obstacle leads where the amoeba may rebound to, if it may.
    """
    ways, stay = [], []
    for direction, ahead in enumerate(NEIGHBOUR[cell]):
        goal = _rebound_space(state, colour, cell, direction) if ahead == NO_CELL else ahead
        if goal == NO_CELL:
            stay.append(str(direction + 1))
        else:
            ways.append(f"{direction + 1} → {p.space_word(goal)}")
    return {"ways": " · ".join(ways), "stay": ", ".join([*stay, "5"])}


def _tap_turn(state: State, action: int) -> str:
    cell = state.cell[state.active][state.number]
    current = CURRENT[state.card]
    if action == a.HOLD:
        return p.cell_target(cell)
    if action == a.DRIFT and current != NO_CURRENT:
        return p.cell_target(NEIGHBOUR[cell][current])
    return ""


def _log_turn(step: Step) -> Iterator[Sentence]:
    was, event = step.was, step.event
    amoeba = p.acting(was)
    space = was.cell[was.active][was.number]
    if event == a.DRIFT:
        gain = moving.drift_income(was, was.active)
        if gain:
            yield say("tell-drift-gain", who=step.who(was.active), points=gain)
        if CURRENT[was.card] == NO_CURRENT:
            yield say("tell-no-current", amoeba=amoeba, space=space)
        else:
            yield from _log_blocked(step)
    elif event == a.MOVE and moving.dice_of(was, was.active) == 0:
        yield say("tell-move", amoeba=amoeba, price=moving.move_price(was, was.active))
    elif event == a.HOLD:
        yield say("tell-hold", amoeba=amoeba, space=space)
    elif event == a.EAT_FIRST:
        yield say("tell-eat-first", amoeba=amoeba)


def _log_blocked(step: Step) -> Iterator[Sentence]:
    """Tell that an obstacle has stopped the traveller, where that is so."""
    now = step.now
    if now.stage == Stage.STEPPED:
        space = cell_of(now, now.traveller)
        yield say("tell-blocked", amoeba=now.traveller, direction=now.heading, space=space)


# an active step


def _log_roll(step: Step) -> Iterator[Sentence]:
    """Tell the dice, with the price of a movement, which only they complete."""
    now = step.now
    first = now.purpose == Purpose.MOVE and now.active_step == 1
    yield say(
        "tell-roll-move" if first else "tell-roll",
        amoeba=now.traveller,
        die=now.die,
        second_die=now.second_die,
        price=moving.move_price(now, now.active),
    )


def _way(state: State, action: int) -> int:
    """Return the space to which a direction leads, or in which the traveller stays."""
    cell = cell_of(state, state.traveller)
    return cell if action == a.STAY else NEIGHBOUR[cell][action - a.DIRECTION]


def _label_direction(state: State, action: int) -> Sentence:
    cell = cell_of(state, state.traveller)
    if action == a.STAY:
        return say("choice-stay", p.DIRECTION_RULE, space=cell)
    heading = action - a.DIRECTION
    goal = _way(state, action)
    if goal != NO_CELL:
        food = state.food[goal]
        return p.with_cubes("choice-go", p.DIRECTION_RULE, food, direction=heading, space=goal)
    back = _rebound_space(state, colour_of(state.traveller), cell, heading)
    if back != NO_CELL:
        return say("choice-go-rebound", Gene.REBOUND, direction=heading, space=back)
    return say("choice-go-blocked", p.MOVE_RULE, direction=heading, space=cell)


def _not_rolled(state: State, action: int) -> Sentence:
    dice = {"die": state.die, "second_die": state.second_die}
    if action == a.STAY:
        return say("why-stay", p.DIRECTION_RULE, **dice)
    return say("why-direction", p.DIRECTION_RULE, **dice, direction=action - a.DIRECTION)


def _log_direction(step: Step) -> Iterator[Sentence]:
    traveller = step.was.traveller
    if step.event == a.STAY:
        yield say("tell-stay", amoeba=traveller, space=cell_of(step.was, traveller))
    else:
        yield from _log_blocked(step)


def _bounce(state: State, action: int) -> int:
    """Return the space to which the traveller rebounds, or in which it stays."""
    if action == a.NO_REBOUND:
        return state.origin
    return NEIGHBOUR[state.origin][moving.opposite(state.heading)]


def _label_rebound(state: State, action: int) -> Sentence:
    key = "choice-no-rebound" if action == a.NO_REBOUND else "choice-rebound"
    back = moving.opposite(state.heading)
    return say(key, Gene.REBOUND, direction=back, space=_bounce(state, action))


def _log_rebound(step: Step) -> Iterator[Sentence]:
    if step.event == a.REBOUND:
        yield say("tell-rebound", amoeba=step.was.traveller)
    else:
        yield from _log_blocked(step)


def _label_again(state: State, action: int) -> Sentence:
    if action != a.MOVE_AGAIN:
        return say("choice-stop", Gene.SPEED)
    colour, cell = colour_of(state.traveller), cell_of(state, state.traveller)
    key = f"choice-move-again-{_DICE[moving.dice_of(state, colour)]}"
    return say(key, Gene.SPEED, **_ways(state, colour, cell))


# what comes along


def _label_carry(state: State, action: int) -> Sentence:
    if action >= a.CARRY:
        return say("choice-carry", Gene.TENTACLE, cube=action - a.CARRY)
    return p.with_cubes("choice-carried", Gene.TENTACLE, state.carried, space=state.goal)


_CARRY_REFUSALS: Refusals = {
    Refusal.NOT_IN_PLAY: lambda _, action: say("why-colour", p.FEEDING_RULE, cube=action - a.CARRY),
    Refusal.PAST_COLOUR: lambda _, action: say("why-order", Gene.TENTACLE, cube=action - a.CARRY),
    Refusal.NO_CUBE: lambda s, action: say(
        "why-carry-none", Gene.TENTACLE, cube=action - a.CARRY, space=s.origin
    ),
    Refusal.CARRY_LIMIT: lambda s, _: say(
        "why-carry-limit", Gene.TENTACLE, limit=moving.carry_limit(s, colour_of(s.carrier))
    ),
}


def _clung(state: State, action: int) -> int:
    """Return the space to which the carrier goes along, or in which it stays."""
    return state.goal if action == a.CLING else state.origin


def _log_arrive(step: Step) -> Iterator[Sentence]:
    was = step.was
    amoeba, goal = was.carrier, was.goal
    if amoeba != was.traveller:
        yield say("tell-cling", amoeba=amoeba, other=was.traveller, space=goal)
    else:
        key = "tell-drift" if was.purpose == Purpose.DRIFT else "tell-go"
        yield say(key, amoeba=amoeba, direction=was.heading, space=goal)
    if any(was.carried):
        yield say("tell-carry", amoeba=amoeba, cubes=was.carried)
    if was.toxic[goal]:
        yield say("tell-toxic", amoeba=amoeba, damage=was.toxic[goal], space=goal)


def log_looks(step: Step) -> Iterator[Sentence]:
    """Return who has looked at the next environment card, but never what it is."""
    for colour in range(step.was.colour_count):
        if step.now.known_by[colour] and not step.was.known_by[colour]:
            yield say("tell-look", who=step.who(colour))


STAGES: dict[int, StageWords] = {
    Stage.LOOKS: StageWords(log=log_looks),
    Stage.LOOK: StageWords(log=log_looks),
    Stage.TURN: StageWords(
        prompt=lambda s: say(
            "prompt-turn-fed" if s.eaten_first else "prompt-turn",
            amoeba=p.acting(s),
            space=cell_of(s, p.acting(s)),
            points=s.bp[s.active],
        ),
        label=_label_turn,
        target=_tap_turn,
        refusals={
            Refusal.TOO_DEAR: lambda s, _: p.too_dear(
                s, s.active, moving.move_price(s, s.active), p.MOVE_RULE
            ),
            Refusal.GENE_MISSING: lambda _, action: p.no_gene(
                Gene.HOLDING if action == a.HOLD else Gene.FAST_FOOD
            ),
            Refusal.HAS_EATEN: lambda _, __: say("why-eaten-first", Gene.FAST_FOOD),
        },
        log=_log_turn,
    ),
    Stage.ROLL: StageWords(log=_log_roll),
    Stage.DIRECTION: StageWords(
        prompt=lambda s: say(
            "prompt-direction", amoeba=s.traveller, die=s.die, second_die=s.second_die
        ),
        label=_label_direction,
        target=lambda s, action: p.cell_target(_way(s, action)),
        refusals={Refusal.NOT_ROLLED: _not_rolled},
        log=_log_direction,
    ),
    Stage.REBOUND: StageWords(
        prompt=lambda s: say("prompt-rebound", amoeba=s.traveller, direction=s.heading),
        label=_label_rebound,
        target=lambda s, action: p.cell_target(_bounce(s, action)),
        log=_log_rebound,
    ),
    Stage.AGAIN: StageWords(
        prompt=lambda s: say("prompt-again", amoeba=s.traveller),
        label=_label_again,
        log=lambda step: (
            [say("tell-again", amoeba=step.was.traveller)] if step.event == a.MOVE_AGAIN else []
        ),
    ),
    Stage.CARRY: StageWords(
        prompt=lambda s: say("prompt-carry", amoeba=s.carrier, space=s.goal),
        label=_label_carry,
        target=lambda s, action: (
            p.food_target(s.origin, action - a.CARRY) if action >= a.CARRY else ""
        ),
        refusals=_CARRY_REFUSALS,
    ),
    Stage.CLING: StageWords(
        prompt=lambda s: say("prompt-cling", amoeba=s.carrier, other=s.traveller, space=s.goal),
        label=lambda s, action: say(
            "choice-cling" if action == a.CLING else "choice-let-go",
            Gene.HOLDING,
            other=s.traveller,
            space=_clung(s, action),
        ),
        target=lambda s, action: p.cell_target(_clung(s, action)),
    ),
    Stage.ARRIVE: StageWords(log=_log_arrive),
}
