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

    from cuboteca.core.words import Argument, Sentence

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
            return say(key, p.MOVE_RULE, price=moving.move_price(state, colour), ways=_ways(cell))
        case a.HOLD:
            return say("choice-hold", Gene.HOLDING, space=p.space_word(cell))
        case _:
            return say("choice-eat-first", Gene.FAST_FOOD, space=p.space_word(cell))


def _label_drift(state: State, colour: int, cell: int) -> Sentence:
    gain = moving.drift_income(state, colour)
    current = CURRENT[state.card]
    if current == NO_CURRENT:
        return say("choice-drift-still", p.DRIFT_RULE, space=p.space_word(cell), gain=gain)
    direction = p.direction_piece(current)
    goal = NEIGHBOUR[cell][current]
    if goal != NO_CELL:
        return p.with_cubes(
            "choice-drift", p.DRIFT_RULE, state, goal, direction=direction, gain=gain
        )
    back = _rebound_space(state, colour, cell, current)
    args: dict[str, Argument] = {"direction": direction, "gain": gain}
    if back != NO_CELL:
        return say("choice-drift-rebound", Gene.REBOUND, **args, space=p.space_word(back))
    return say("choice-drift-blocked", p.DRIFT_RULE, **args, space=p.space_word(cell))


def _rebound_space(state: State, colour: int, cell: int, direction: int) -> int:
    """Return where an amoeba may rebound to, NO_CELL where it cannot."""
    if not has(state, colour, Gene.REBOUND):
        return NO_CELL
    return NEIGHBOUR[cell][moving.opposite(direction)]


def _ways(cell: int) -> str:
    """Return where the faces 1 to 4 of the die lead; "–" is an obstacle."""
    return " · ".join(
        f"{face} → {'–' if goal == NO_CELL else p.space_word(goal)}"
        for face, goal in enumerate(NEIGHBOUR[cell], 1)
    )


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
    amoeba = p.amoeba_piece(was.active, was.number)
    space = p.space_word(was.cell[was.active][was.number])
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
        yield say(
            "tell-blocked",
            amoeba=p.target_piece(now.traveller),
            direction=p.direction_piece(now.heading),
            space=p.space_word(cell_of(now, now.traveller)),
        )


# an active step


def _log_roll(step: Step) -> Iterator[Sentence]:
    """Tell the dice, with the price of a movement, which only they complete."""
    now = step.now
    args: dict[str, Argument] = {"amoeba": p.target_piece(now.traveller), "die": now.die}
    key = "tell-roll"
    if now.purpose == Purpose.MOVE and now.active_step == 1:
        key = "tell-roll-move"
        args["price"] = moving.move_price(now, now.active)
    if now.second_die:
        yield say(f"{key}-two", **args, second_die=now.second_die)
    else:
        yield say(key, **args)


def _way(state: State, action: int) -> int:
    """Return the space to which a direction leads, or in which the traveller stays."""
    cell = cell_of(state, state.traveller)
    return cell if action == a.STAY else NEIGHBOUR[cell][action - a.DIRECTION]


def _label_direction(state: State, action: int) -> Sentence:
    cell = cell_of(state, state.traveller)
    if action == a.STAY:
        return say("choice-stay", p.DIRECTION_RULE, space=p.space_word(cell))
    heading = action - a.DIRECTION
    direction = p.direction_piece(heading)
    goal = _way(state, action)
    if goal != NO_CELL:
        return p.with_cubes("choice-go", p.DIRECTION_RULE, state, goal, direction=direction)
    back = _rebound_space(state, colour_of(state.traveller), cell, heading)
    if back != NO_CELL:
        return say("choice-go-rebound", Gene.REBOUND, direction=direction, space=p.space_word(back))
    return say("choice-go-blocked", p.MOVE_RULE, direction=direction, space=p.space_word(cell))


def _not_rolled(state: State, action: int) -> Sentence:
    dice: dict[str, Argument] = {"die": state.die, "second_die": state.second_die}
    if action == a.STAY:
        return say("why-stay", p.DIRECTION_RULE, **dice)
    direction = p.direction_piece(action - a.DIRECTION)
    return say("why-direction", p.DIRECTION_RULE, **dice, direction=direction)


def _log_direction(step: Step) -> Iterator[Sentence]:
    was = step.was
    if step.event == a.STAY:
        space = p.space_word(cell_of(was, was.traveller))
        yield say("tell-stay", amoeba=p.target_piece(was.traveller), space=space)
    else:
        yield from _log_blocked(step)


def _ask_rebound(state: State) -> Sentence:
    direction = p.direction_piece(state.heading)
    return say("prompt-rebound", amoeba=p.target_piece(state.traveller), direction=direction)


def _label_rebound(state: State, action: int) -> Sentence:
    if action == a.NO_REBOUND:
        return say("choice-no-rebound", Gene.REBOUND, space=p.space_word(state.origin))
    back = moving.opposite(state.heading)
    space = p.space_word(NEIGHBOUR[state.origin][back])
    return say("choice-rebound", Gene.REBOUND, direction=p.direction_piece(back), space=space)


def _tap_rebound(state: State, action: int) -> str:
    if action == a.NO_REBOUND:
        return p.cell_target(state.origin)
    return p.cell_target(NEIGHBOUR[state.origin][moving.opposite(state.heading)])


def _log_rebound(step: Step) -> Iterator[Sentence]:
    if step.event == a.REBOUND:
        yield say("tell-rebound", amoeba=p.target_piece(step.was.traveller))
    else:
        yield from _log_blocked(step)


def _label_again(state: State, action: int) -> Sentence:
    if action != a.MOVE_AGAIN:
        return say("choice-stop", Gene.SPEED)
    key = f"choice-move-again-{_DICE[moving.dice_of(state, colour_of(state.traveller))]}"
    return say(key, Gene.SPEED, ways=_ways(cell_of(state, state.traveller)))


# what comes along


def _label_carry(state: State, action: int) -> Sentence:
    if action >= a.CARRY:
        return say("choice-carry", Gene.TENTACLE, cube=p.cube_piece(action - a.CARRY))
    cubes = p.cube_pieces(state.carried)
    space = p.space_word(state.goal)
    if cubes:
        return say("choice-carried", Gene.TENTACLE, cubes=cubes, space=space)
    return say("choice-carry-nothing", Gene.TENTACLE, space=space)


_CARRY_REFUSALS: Refusals = {
    Refusal.NOT_IN_PLAY: lambda _, action: p.not_in_play(action - a.CARRY),
    Refusal.PAST_COLOUR: lambda _, action: p.past(action - a.CARRY, Gene.TENTACLE),
    Refusal.NO_CUBE: lambda s, action: say(
        "why-carry-none",
        Gene.TENTACLE,
        cube=p.cube_piece(action - a.CARRY),
        space=p.space_word(s.origin),
    ),
    Refusal.CARRY_LIMIT: lambda s, _: say(
        "why-carry-limit", Gene.TENTACLE, limit=moving.carry_limit(s, colour_of(s.carrier))
    ),
}


def _ask_cling(state: State) -> Sentence:
    amoeba, other = p.target_piece(state.carrier), p.target_piece(state.traveller)
    return say("prompt-cling", amoeba=amoeba, other=other, space=p.space_word(state.goal))


def _label_cling(state: State, action: int) -> Sentence:
    if action == a.CLING:
        return say("choice-cling", Gene.HOLDING, space=p.space_word(state.goal))
    other = p.target_piece(state.traveller)
    return say("choice-let-go", Gene.HOLDING, other=other, space=p.space_word(state.origin))


def _log_arrive(step: Step) -> Iterator[Sentence]:
    was = step.was
    amoeba = p.target_piece(was.carrier)
    space = p.space_word(was.goal)
    if was.carrier != was.traveller:
        yield say("tell-cling", amoeba=amoeba, other=p.target_piece(was.traveller), space=space)
    else:
        key = "tell-drift" if was.purpose == Purpose.DRIFT else "tell-go"
        yield say(key, amoeba=amoeba, direction=p.direction_piece(was.heading), space=space)
    cubes = p.cube_pieces(was.carried)
    if cubes:
        yield say("tell-carry", amoeba=amoeba, cubes=cubes)
    toxic = was.toxic[was.goal]
    if toxic:
        yield say("tell-toxic", amoeba=amoeba, damage=toxic, space=space)


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
            "prompt-turn-fed" if s.eaten_first else "prompt-turn", **p.acting_amoeba(s)
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
            "prompt-direction",
            amoeba=p.target_piece(s.traveller),
            die=s.die,
            second_die=s.second_die,
        ),
        label=_label_direction,
        target=lambda s, action: p.cell_target(_way(s, action)),
        refusals={Refusal.NOT_ROLLED: _not_rolled},
        log=_log_direction,
    ),
    Stage.REBOUND: StageWords(
        prompt=_ask_rebound, label=_label_rebound, target=_tap_rebound, log=_log_rebound
    ),
    Stage.AGAIN: StageWords(
        prompt=lambda s: say("prompt-again", amoeba=p.target_piece(s.traveller)),
        label=_label_again,
        log=lambda step: (
            [say("tell-again", amoeba=p.target_piece(step.was.traveller))]
            if step.event == a.MOVE_AGAIN
            else []
        ),
    ),
    Stage.CARRY: StageWords(
        prompt=lambda s: say(
            "prompt-carry", amoeba=p.target_piece(s.carrier), space=p.space_word(s.goal)
        ),
        label=_label_carry,
        target=lambda s, action: (
            p.food_target(s.origin, action - a.CARRY) if action >= a.CARRY else ""
        ),
        refusals=_CARRY_REFUSALS,
    ),
    Stage.CLING: StageWords(
        prompt=_ask_cling,
        label=_label_cling,
        target=lambda s, action: p.cell_target(s.goal if action == a.CLING else s.origin),
    ),
    Stage.ARRIVE: StageWords(log=_log_arrive),
}
