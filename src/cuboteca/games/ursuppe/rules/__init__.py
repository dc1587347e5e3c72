"""The rules of Ursuppe: the sequence of play, and what the engine asks of a game.

``apply`` lets an event happen, then takes the steps that wait for nobody, one by one: stages that
are passed through, and decisions and draws that can only go one way (ruling: forced-not-asked).
``words`` takes the same steps to write the log, so what is not asked is told all the same.
Three tables name the rule of each stage; the game's page lists the stages by phase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.arrays import clear
from cuboteca.core.chance import draw_below, outcome_at
from cuboteca.core.compiled import by_stage, rule
from cuboteca.core.constants import CHANCE
from cuboteca.games.ursuppe.components import DIE_FACES
from cuboteca.games.ursuppe.rules import (
    attacking,
    decisions,
    dividing,
    environment,
    feeding,
    moving,
    new_genes,
    set_up,
)
from cuboteca.games.ursuppe.rules.dying import die_naturally, next_aggressor
from cuboteca.games.ursuppe.rules.scoring import score
from cuboteca.games.ursuppe.rules.sequence import seat_of
from cuboteca.games.ursuppe.state import WAITS_FOR, Stage, State, Waits

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Mask, Row

NO_OUTCOME = -1

#: Let an outcome of chance happen: ``(state, outcome)``.
turn_out = by_stage(
    "turn_out",
    {
        Stage.FIRST_CARD: set_up.lay_first_card,
        Stage.DICE: set_up.roll_for_order,
        Stage.LOOK: environment.see_next_card,
        Stage.LOOK_AHEAD: environment.see_next_card,
        Stage.ROLL: moving.roll,
        Stage.CAMOUFLAGE: attacking.roll_camouflage,
        Stage.FIGHT: attacking.fight,
        Stage.CARD: environment.new_environment,
        Stage.REVEAL: new_genes.turn_up_gene,
    },
)

#: Let a decision happen: ``(state, action)``.
act = by_stage(
    "act",
    {
        Stage.TURN: moving.take_turn,
        Stage.DIRECTION: moving.choose_direction,
        Stage.REBOUND: moving.answer_rebound,
        Stage.CARRY: moving.carry,
        Stage.CLING: moving.answer_clinging,
        Stage.AGAIN: moving.answer_second_step,
        Stage.FEED: feeding.feed,
        Stage.MEAL: feeding.bite,
        Stage.SUCTION: feeding.suck_from,
        Stage.SUCK: feeding.suck,
        Stage.EXCRETE: feeding.excrete,
        Stage.DEFENCE: attacking.answer,
        Stage.REFIGHT: attacking.answer_refight,
        Stage.CRUST: attacking.answer_crust,
        Stage.RETRY: attacking.answer_retry,
        Stage.START: set_up.start_on,
        Stage.NUMBER: dividing.choose_number,
        Stage.PLACE: dividing.place,
        Stage.DEFECT: environment.settle,
        Stage.GENES: new_genes.trade,
        Stage.SWAP: new_genes.swap,
        Stage.EXPLOSION: dividing.answer_explosion,
        Stage.DIVISION: dividing.divide,
        Stage.AGGRESSION: attacking.aggress,
    },
)

#: Pass through a stage that waits for nobody: ``(state)``.
go_on = by_stage(
    "go_on",
    {
        # what comes with every amoeba goes first
        Stage.NEXT_AMOEBA: moving.next_amoeba,
        Stage.LEAVE: moving.leave,
        Stage.ARRIVE: moving.arrive,
        Stage.NEXT_CLINGER: moving.next_clinger,
        Stage.STEPPED: moving.end_step,
        Stage.MOVED: moving.end_movement,
        Stage.EATING: feeding.begin_eating,
        Stage.FED: feeding.end_feeding,
        Stage.STEP: moving.begin_step,
        Stage.PLACED: dividing.go_on_placing,
        Stage.ROUND: moving.begin_round,
        Stage.LOOKS: environment.look,
        Stage.NEXT_FEEDER: moving.next_feeder,
        Stage.ATTACKED: attacking.begin_attack,
        Stage.ANSWERED: attacking.meet_armour,
        Stage.SUCCESS: attacking.succeed,
        Stage.FAILURE: attacking.fail,
        Stage.ATTACK_OVER: attacking.end_attack,
        Stage.ENVIRONMENT: environment.change_environment,
        Stage.LOOKS_AHEAD: environment.look,
        Stage.NEXT_DEFECT: environment.next_defect,
        Stage.NEXT_BUYER: new_genes.next_buyer,
        Stage.BUYER_DONE: new_genes.end_buying,
        Stage.NEXT_DIVIDER: dividing.next_divider,
        Stage.INCOME: dividing.receive_income,
        Stage.DEATHS: die_naturally,
        Stage.NEXT_AGGRESSOR: next_aggressor,
        Stage.ESCAPED: attacking.end_escape,
        Stage.TIES: set_up.sort_group,
        Stage.NEXT_TO_START: set_up.next_to_start,
        Stage.FIRST_AMOEBAS: set_up.next_to_place,
        Stage.SECOND_AMOEBAS: set_up.next_to_place,
        Stage.SCORING: score,
    },
)


@rule('"Modalità di Gioco" (p. 3)')
def to_move(state: State) -> int:
    """Return the seat that decides, ``CHANCE`` or ``OVER``.  Pure."""
    return state.mover


@rule('"Modalità di Gioco" (p. 3)')
def legal_mask(state: State, mask: Mask) -> int:
    """Mark the legal actions of the seat to move; return how many.

    Shapes: mask is bool[ACTION_COUNT], overwritten.  Nothing is legal at a draw or at the end.
    """
    clear(mask)
    if state.mover < 0:
        return 0
    return decisions.mark_legal(state, mask)


@rule('"Modalità di Gioco" (p. 3)')
def random_legal(state: State, mask: Mask, rng: RngState) -> int:  # noqa: ARG001  # none is needed
    """Return one of the legal actions, each as likely.  Changes: rng."""
    return decisions.legal_at_random(state, rng)


@rule('"Determinare il Primo Giocatore" (p. 3), "Fase 1" (p. 3), "Fase 2" (p. 4)')
def chance_weights(state: State, weights: Row) -> int:
    """Write the integer weights of the outcomes of a draw; return their sum.

    Note: what a dummy does at will is drawn, each legal action equally (our ruling).
    Shapes: weights is int64[OUTCOME_COUNT], overwritten.  All are 0 where nothing is drawn.
    """
    clear(weights)
    match state.stage:
        case Stage.ROLL:
            return moving.roll_weights(state, weights)
        case Stage.FIGHT:
            return attacking.fight_weights(weights)
        case Stage.CAMOUFLAGE:
            for face in range(DIE_FACES):
                weights[face] = 1
            return DIE_FACES
        case Stage.FIRST_CARD | Stage.LOOK | Stage.LOOK_AHEAD | Stage.CARD:
            return copy_weights(state.unseen_cards, weights)
        case Stage.DICE:
            return set_up.dice_weights(state, weights)
        case Stage.REVEAL:
            return copy_weights(state.face_down, weights)
        case _:
            return dummy_weights(state, weights)


@rule('"Muoversi" (p. 3), "Fase 2" (p. 4), "Defence" (p. 14)')
def draw(state: State, weights: Row, rng: RngState) -> int:
    """Return an outcome drawn by ``chance_weights``.  Changes: weights (scratch), rng.

    Note: most draws are rolls to move, and these write no weights.
    """
    if state.stage == Stage.ROLL:
        return moving.draw_roll(state, rng)
    total = chance_weights(state, weights)
    return outcome_at(weights, draw_below(rng, total))


@rule('"Preparazione" (p. 2), "Fase 2" (p. 4), "4.2 Il Gioco" (p. 11)')
def copy_weights(copies: Row, weights: Row) -> int:
    """Weigh cards not turned up by their copies; return the sum.  Changes: weights.

    Note: drawing when a card is turned up or looked at is the same as shuffling first.
    """
    total = 0
    for kind, count in enumerate(copies):
        weights[kind] = count
        total += count
    return total


@rule(
    '"per 2-4 giocatori" (p. 1); first variant of the authors for two people; ruling: what it does '
    "at will is drawn"
)
def dummy_weights(state: State, weights: Row) -> int:
    """Weigh what a dummy may do, equally; return the sum.  Changes: weights."""
    if state.mover != CHANCE:
        return 0
    total = 0
    action = decisions.next_legal(state, 0)
    while action != decisions.NO_ACTION:
        weights[action - decisions.FIRST_ACTION[state.stage]] = 1
        total += 1
        action = decisions.next_legal(state, action + 1)
    return total


@rule(
    '"Modalità di Gioco" (p. 3); ruling: forced-not-asked: only environment cards and extra genes '
    "can come to that"
)
def only_outcome(state: State) -> int:
    """Return the outcome that is certain, NO_OUTCOME where something is drawn.  Pure."""
    found = NO_OUTCOME
    if state.stage == Stage.REVEAL:
        for gene, lies in enumerate(state.face_down):
            if lies > 0:
                if found != NO_OUTCOME:
                    return NO_OUTCOME
                found = gene
    elif state.stage in (Stage.LOOK, Stage.LOOK_AHEAD, Stage.CARD):
        for kind, copies in enumerate(state.unseen_cards):
            if copies > 0:
                if found != NO_OUTCOME:
                    return NO_OUTCOME
                found = kind
    return found


@rule('"Modalità di Gioco" (p. 3)')
def apply(state: State, action: int) -> None:
    """Let a legal action, or an outcome of chance, happen.  Changes: the state."""
    happen(state, action)
    while step(state):
        pass


@rule('"Modalità di Gioco" (p. 3)')
def happen(state: State, event: int) -> None:
    """Do what the event says, up to the next stage.  Changes: the state."""
    if int(WAITS_FOR[state.stage]) == Waits.DRAW:
        turn_out(state, event)
    elif state.mover == CHANCE:
        act(state, event + decisions.FIRST_ACTION[state.stage])
    else:
        act(state, event)


@rule(
    '"Modalità di Gioco" (p. 3); ruling: forced-not-asked: decisions and draws that can only go '
    "one way are not asked"
)
def step(state: State) -> bool:
    """Take one step that waits for nobody; return whether there was one.  Changes: the state."""
    match int(WAITS_FOR[state.stage]):  # NumPy's numbers compare slowly with an enum's
        case Waits.NOTHING:
            go_on(state)
            return True
        case Waits.DRAW:
            outcome = only_outcome(state)
            if outcome != NO_OUTCOME:
                turn_out(state, outcome)
                return True
            state.mover = CHANCE
        case Waits.DECISION:
            action = decisions.only_action(state)
            if action != decisions.NO_ACTION:
                act(state, action)
                return True
            state.mover = seat_of(state, state.decider)
        case _:
            pass  # the play is over
    return False
