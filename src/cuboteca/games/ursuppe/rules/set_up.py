"""The set-up: the first environment card, the order by dice, start spaces, two amoebas each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.actions import START
from cuboteca.games.ursuppe.components import DICE_TOTALS, DICE_WAYS, DICE_WEIGHTS, FIRST_DAMAGE
from cuboteca.games.ursuppe.rules.environment import turn_up
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import ask, begin_phase, line_up, next_colour, pass_on
from cuboteca.games.ursuppe.state import NOBODY, Placing, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

LEAST_TOTAL = 2


@rule('"Preparazione" (p. 2)')
def lay_first_card(state: State, kind: int) -> None:
    """Turn up the card that drives phase 1 of round 1; then all roll.  Changes: card, stage."""
    turn_up(state, kind)
    pass_on(state, Stage.DICE)


@rule('"Determinare il Primo Giocatore" (p. 3); ruling: set-up-draws: in order of colours')
def roller(state: State) -> int:
    """Return the colour that rolls next in the tied group; NOBODY when all of it have.  Pure."""
    for colour in range(state.colour_count):
        if state.tied[colour] == state.turn and state.dice[colour] == 0:
            return colour
    return NOBODY


@rule('"Determinare il Primo Giocatore" (p. 3): who ties rolls again')
def dice_weights(state: State, weights: Row) -> int:
    """Weigh the totals of two dice for the next roller; return the sum.  Changes: weights.

    Note: when a whole group ties, all of it roll again, as if nothing had been rolled.  Such rolls
    are left out: a total counts as often as it is followed by a roll that does not tie them all.
    """
    left = 0
    first_total = 0
    tie_possible = True
    for colour in range(state.colour_count):
        if state.tied[colour] == state.turn:
            total = state.dice[colour]
            if total == 0:
                left += 1
            elif first_total == 0:
                first_total = total
            elif first_total != total:
                tie_possible = False
    total_weight = 0
    for total in range(DICE_TOTALS):
        weight = DICE_WEIGHTS[total]
        ways = 1
        ties = 1
        for _ in range(left - 1):
            ways *= DICE_WAYS
            ties *= weight
        can_tie = tie_possible and (first_total == 0 or first_total == total + LEAST_TOTAL)
        weights[total] = weight * (ways - ties) if can_tie else weight * ways
        total_weight += weights[total]
    return total_weight


@rule('"Determinare il Primo Giocatore" (p. 3)')
def roll_for_order(state: State, total: int) -> None:
    """Note a roll; when the group has rolled, sort it.  Changes: dice, stage."""
    state.dice[roller(state)] = total + LEAST_TOTAL
    pass_on(state, Stage.DICE if roller(state) != NOBODY else Stage.TIES)


@rule(
    '"Determinare il Primo Giocatore" (p. 3); ruling: set-up-draws: each tied group by itself, the'
    " higher one first"
)
def sort_group(state: State) -> None:
    """Sort the group that has rolled, highest first.  Changes: order, tied, dice, turn, stage."""
    first = state.turn
    end = first
    while end < state.colour_count and state.tied[state.order[end]] == first:
        end += 1
    for place in range(first + 1, end):
        colour = state.order[place]
        before = place
        while before > first and state.dice[state.order[before - 1]] < state.dice[colour]:
            state.order[before] = state.order[before - 1]
            before -= 1
        state.order[before] = colour
    for place in range(first, end):
        colour = state.order[place]
        same = place > first and state.dice[state.order[place - 1]] == state.dice[colour]
        state.tied[colour] = state.tied[state.order[place - 1]] if same else place
    roll_again(state)


@rule('"Determinare il Primo Giocatore" (p. 3)')
def roll_again(state: State) -> None:
    """Let the highest group still tied roll again, or go on.  Changes: dice, turn, stage."""
    for place in range(1, state.colour_count):
        group = state.tied[state.order[place]]
        if state.tied[state.order[place - 1]] == group:
            state.turn = group
            for colour in range(state.colour_count):
                if state.tied[colour] == group:
                    state.dice[colour] = 0
            pass_on(state, Stage.DICE)
            return
    begin_phase(state, 0)
    pass_on(state, Stage.NEXT_TO_START)


@rule('"Determinare il Primo Giocatore" (p. 3)')
def next_to_start(state: State) -> None:
    """Ask the next colour for its start; then place amoebas.  Changes: turn, order, stage."""
    colour = next_colour(state, 0)
    if colour != NOBODY:
        ask(state, colour, Stage.START)
        return
    line_up(state)
    begin_phase(state, 0)
    pass_on(state, Stage.FIRST_AMOEBAS)


@rule('"Determinare il Primo Giocatore" (p. 3); "3.2 Iniziare" (p. 10)')
def start_refusal(state: State, space: int) -> int:
    """Return why no marker may start on ``space`` (from 1), OK where it may.  Pure."""
    if space > state.colour_count:
        return Refusal.START_TOO_FAR
    for colour in range(state.colour_count):
        if state.marker[colour] == space:
            return Refusal.START_TAKEN
    return Refusal.OK


@rule('"Determinare il Primo Giocatore" (p. 3)')
def start_on(state: State, action: int) -> None:
    """Put the marker on a start space.  Changes: marker, stage."""
    state.marker[state.decider] = action - START + 1
    pass_on(state, Stage.NEXT_TO_START)


@rule('"Posizionamento delle Amebe" (p. 3)')
def next_to_place(state: State) -> None:
    """Let the next colour place its first amoeba, ascending, or its second one, descending.

    Changes: turn, placing, stage.
    """
    first = state.stage == Stage.FIRST_AMOEBAS
    colour = next_colour(state, 1 if first else 0)
    if colour != NOBODY:
        state.placing = Placing.FIRST if first else Placing.SECOND
        ask(state, colour, Stage.NUMBER)
    elif first:
        begin_phase(state, 0)
        pass_on(state, Stage.SECOND_AMOEBAS)
    else:
        pass_on(state, Stage.ROUND)


@rule('"Posizionamento delle Amebe" (p. 3): 1 on the first one, none with three players')
def first_damage(state: State) -> int:
    """Return the damage of an amoeba placed now; 1 with five and six (assumed).  Pure."""
    return FIRST_DAMAGE[state.colour_count] if state.placing == Placing.FIRST else 0
