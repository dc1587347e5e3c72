"""Labels of movement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import (
    CURRENT,
    DIRECTION_COUNT,
    NEIGHBOUR,
    NO_CELL,
    NO_CURRENT,
)
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.pieces import cube_piece, cube_pieces, direction_piece, target_piece
from cuboteca.games.ursuppe.rules.moving import dice_of, drift_income, move_price, opposite
from cuboteca.games.ursuppe.rules.sequence import cell_of, colour_of, has
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.wording import (
    DIRECTION_RULE,
    DRIFT_RULE,
    MOVE_RULE,
    gene_rule,
    space_word,
)

if TYPE_CHECKING:
    from cuboteca.core.words import Sentence

_DICE = {0: "free", 1: "one", 2: "two"}  # by the number of dice of a step


def label_of(state: Any, action: int) -> Sentence:
    """Return the label of an action with which an amoeba moves, or does not."""
    match state.stage:
        case Stage.TURN:
            return _turn(state, action)
        case Stage.DIRECTION:
            return _direction(state, action)
        case Stage.REBOUND:
            return _rebound(state, action)
        case Stage.CARRY:
            return _carry(state, action)
        case Stage.CLING:
            rule = gene_rule(Gene.HOLDING)
            if action == a.CLING:
                return say("choice-cling", rule, space=space_word(state.goal))
            other = target_piece(state.traveller)
            return say("choice-let-go", rule, other=other, space=space_word(state.origin))
        case _:
            rule = gene_rule(Gene.SPEED)
            if action == a.MOVE_AGAIN:
                key = f"choice-move-again-{_DICE[int(dice_of(state, colour_of(state.traveller)))]}"
                return say(key, rule, ways=_ways(int(cell_of(state, state.traveller))))
            return say("choice-stop", rule)


def _rebound(state: Any, action: int) -> Sentence:
    rule = gene_rule(Gene.REBOUND)
    if action == a.NO_REBOUND:
        return say("choice-no-rebound", rule, space=space_word(state.origin))
    back = int(opposite(state.heading))
    goal = NEIGHBOUR[state.origin][back]
    return say("choice-rebound", rule, direction=direction_piece(back), space=space_word(goal))


def _turn(state: Any, action: int) -> Sentence:
    colour = int(state.active)
    cell = int(state.cell[colour][state.number])
    match action:
        case a.DRIFT:
            return _drift(state, colour, cell)
        case a.MOVE:
            key = f"choice-move-{_DICE[int(dice_of(state, colour))]}"
            price = int(move_price(state, colour))
            return say(key, MOVE_RULE, price=price, ways=_ways(cell))
        case a.HOLD:
            return say("choice-hold", gene_rule(Gene.HOLDING), space=space_word(cell))
        case _:
            return say("choice-eat-first", gene_rule(Gene.FAST_FOOD), space=space_word(cell))


def _drift(state: Any, colour: int, cell: int) -> Sentence:
    gain = int(drift_income(state, colour))
    current = int(CURRENT[state.card])
    if current == NO_CURRENT:
        return say("choice-drift-still", DRIFT_RULE, space=space_word(cell), gain=gain)
    direction = direction_piece(current)
    goal = int(NEIGHBOUR[cell][current])
    if goal != NO_CELL:
        return _with_food(state, "choice-drift", DRIFT_RULE, goal, direction=direction, gain=gain)
    back = int(NEIGHBOUR[cell][opposite(current)])
    if has(state, colour, Gene.REBOUND) and back != NO_CELL:
        return say(
            "choice-drift-rebound",
            gene_rule(Gene.REBOUND),
            direction=direction,
            space=space_word(back),
            gain=gain,
        )
    return say(
        "choice-drift-blocked", DRIFT_RULE, direction=direction, space=space_word(cell), gain=gain
    )


def _with_food(state: Any, key: str, rule: str, goal: int, **args: Any) -> Sentence:
    """Return a label that names a space and the cubes that lie there."""
    cubes = cube_pieces([int(count) for count in state.food[goal]])
    if cubes:
        return say(key, rule, **args, space=space_word(goal), cubes=cubes)
    return say(f"{key}-empty", rule, **args, space=space_word(goal))


def _ways(cell: int) -> str:
    """Return where the faces 1 to 4 of the die lead; "–" is an obstacle."""
    goals = [int(NEIGHBOUR[cell][direction]) for direction in range(DIRECTION_COUNT)]
    return " · ".join(
        f"{face + 1} → {'–' if goal == NO_CELL else space_word(goal)}"
        for face, goal in enumerate(goals)
    )


def _direction(state: Any, action: int) -> Sentence:
    cell = int(cell_of(state, state.traveller))
    if action == a.STAY:
        return say("choice-stay", DIRECTION_RULE, space=space_word(cell))
    heading = action - a.DIRECTION
    direction = direction_piece(heading)
    goal = int(NEIGHBOUR[cell][heading])
    if goal != NO_CELL:
        return _with_food(state, "choice-go", DIRECTION_RULE, goal, direction=direction)
    back = int(NEIGHBOUR[cell][opposite(heading)])
    if has(state, colour_of(state.traveller), Gene.REBOUND) and back != NO_CELL:
        space = space_word(back)
        return say("choice-go-rebound", gene_rule(Gene.REBOUND), direction=direction, space=space)
    return say("choice-go-blocked", MOVE_RULE, direction=direction, space=space_word(cell))


def _carry(state: Any, action: int) -> Sentence:
    rule = gene_rule(Gene.TENTACLE)
    if action >= a.CARRY:
        return say("choice-carry", rule, cube=cube_piece(action - a.CARRY))
    cubes = cube_pieces([int(count) for count in state.carried])
    space = space_word(state.goal)
    if cubes:
        return say("choice-carried", rule, cubes=cubes, space=space)
    return say("choice-carry-nothing", rule, space=space)
