"""The rules of Ursuppe: the sequence of play, and what the engine asks of a game.

The sequence of play, as the rulebook's table of contents:

==========================  =============================================  ================
part                        stages                                         module
==========================  =============================================  ================
set-up                      FIRST_CARD, DICE, TIES, NEXT_TO_START, START   ``set_up``
placing an amoeba           NUMBER, PLACE, PLACED                          ``dividing``
phase 1: movement           ROUND, LOOKS, NEXT_FEEDER, NEXT_AMOEBA, TURN,  ``moving``
                            STEP, ROLL, DIRECTION, REBOUND, LEAVE, CARRY,
                            ARRIVE, NEXT_CLINGER, CLING, STEPPED, AGAIN,
                            MOVED
phase 1: feeding            FEED, MEAL, EATING, SUCTION, SUCK, EXCRETE,    ``feeding``
                            FED
attacks                     ATTACKED, CAMOUFLAGE, DEFENCE, FIGHT, REFIGHT, ``attacking``
                            ESCAPED, ANSWERED, CRUST, SUCCESS, FAILURE,
                            RETRY, ATTACK_OVER
phase 2: environment        ENVIRONMENT, CARD, LOOKS_AHEAD, NEXT_DEFECT,   ``environment``
                            DEFECT; LOOK and LOOK_AHEAD
phase 3: new genes          NEXT_BUYER, GENES, SWAP, BUYER_DONE, REVEAL    ``new_genes``
phase 4: cell division      NEXT_DIVIDER, EXPLOSION, INCOME, DIVISION      ``dividing``
phase 5: death              DEATHS, NEXT_AGGRESSOR, AGGRESSION             ``dying``
phase 6: scoring            SCORING, OVER                                  ``scoring``
==========================  =============================================  ================

``apply`` lets an event happen, then takes the steps that wait for nobody, one by one: stages that
are passed through, and decisions and draws that can only go one way (ruling: forced-not-asked).
``words`` takes the same steps to write the log, so what is not asked is told all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.arrays import clear
from cuboteca.core.compiled import rule
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
from cuboteca.games.ursuppe.state import WAITS_FOR, Placing, Stage, State, Waits

if TYPE_CHECKING:
    from cuboteca.core.record import Mask, Row

NO_OUTCOME = -1


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
    count = 0
    action = decisions.next_legal(state, 0)
    while action != decisions.NO_ACTION:
        mask[action] = True
        count += 1
        action = decisions.next_legal(state, action + 1)
    return count


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
        draw(state, event)
    elif state.mover == CHANCE:
        act(state, event + decisions.FIRST_ACTION[state.stage])
    else:
        act(state, event)


@rule(
    '"Modalità di Gioco" (p. 3); ruling: forced-not-asked: decisions and draws that can only go '
    "one way are not asked"
)
def step(state: State) -> bool:
    """Take one step that waits for nobody; return whether there was one.

    Changes: the state; ``mover`` where none was taken.
    """
    match int(WAITS_FOR[state.stage]):  # NumPy's numbers compare slowly with an enum's
        case Waits.NOTHING:
            go_on(state)
            return True
        case Waits.DRAW:
            outcome = only_outcome(state)
            if outcome != NO_OUTCOME:
                draw(state, outcome)
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


@rule('"Modalità di Gioco" (p. 3)')
def draw(state: State, outcome: int) -> None:
    """Let an outcome of chance happen.  Changes: the state."""
    match state.stage:
        case Stage.FIRST_CARD:
            set_up.lay_first_card(state, outcome)
        case Stage.DICE:
            set_up.roll_for_order(state, outcome)
        case Stage.LOOK:
            environment.see_next_card(state, outcome, 0)
        case Stage.LOOK_AHEAD:
            environment.see_next_card(state, outcome, 1)
        case Stage.ROLL:
            moving.roll(state, outcome)
        case Stage.CAMOUFLAGE:
            attacking.roll_camouflage(state, outcome)
        case Stage.FIGHT:
            attacking.fight(state, outcome)
        case Stage.CARD:
            environment.new_environment(state, outcome)
        case _:
            new_genes.turn_up_gene(state, outcome)


@rule('"Modalità di Gioco" (p. 3)')
def act(state: State, action: int) -> None:  # noqa: PLR0912  # a table
    """Let a decision happen.  Changes: the state."""
    match state.stage:
        case Stage.TURN:
            moving.take_turn(state, action)
        case Stage.DIRECTION:
            moving.choose_direction(state, action)
        case Stage.REBOUND:
            moving.answer_rebound(state, action)
        case Stage.CARRY:
            moving.carry(state, action)
        case Stage.CLING:
            moving.answer_clinging(state, action)
        case Stage.AGAIN:
            moving.answer_second_step(state, action)
        case Stage.FEED:
            feeding.feed(state, action)
        case Stage.MEAL:
            feeding.bite(state, action)
        case Stage.SUCTION:
            feeding.suck_from(state, action)
        case Stage.SUCK:
            feeding.suck(state, action)
        case Stage.EXCRETE:
            feeding.excrete(state, action)
        case Stage.DEFENCE:
            attacking.answer(state, action)
        case Stage.REFIGHT:
            attacking.answer_refight(state, action)
        case Stage.CRUST:
            attacking.answer_crust(state, action)
        case Stage.RETRY:
            attacking.answer_retry(state, action)
        case Stage.START:
            set_up.start_on(state, action)
        case Stage.NUMBER:
            dividing.choose_number(state, action)
        case Stage.PLACE:
            dividing.place(state, action)
        case Stage.DEFECT:
            environment.settle(state, action)
        case Stage.GENES:
            new_genes.trade(state, action)
        case Stage.SWAP:
            new_genes.swap(state, action)
        case Stage.EXPLOSION:
            dividing.answer_explosion(state, action)
        case Stage.DIVISION:
            dividing.divide(state, action)
        case _:
            attacking.aggress(state, action)


@rule('"Modalità di Gioco" (p. 3)')
def go_on(state: State) -> None:  # noqa: PLR0912, PLR0915  # a table
    """Pass through a stage that waits for nobody.  Changes: the state."""
    match state.stage:
        # what comes with every amoeba goes first
        case Stage.NEXT_AMOEBA:
            moving.next_amoeba(state)
        case Stage.LEAVE:
            moving.leave(state)
        case Stage.ARRIVE:
            moving.arrive(state)
        case Stage.NEXT_CLINGER:
            moving.next_clinger(state)
        case Stage.STEPPED:
            moving.end_step(state)
        case Stage.MOVED:
            moving.end_movement(state)
        case Stage.EATING:
            feeding.begin_eating(state)
        case Stage.FED:
            feeding.end_feeding(state)
        case Stage.STEP:
            moving.begin_step(state)
        case Stage.PLACED:
            dividing.go_on_placing(state)
        case Stage.ROUND:
            moving.begin_round(state)
        case Stage.LOOKS:
            environment.look(state, 0)
        case Stage.NEXT_FEEDER:
            moving.next_feeder(state)
        case Stage.ATTACKED:
            attacking.begin_attack(state)
        case Stage.ANSWERED:
            attacking.meet_armour(state)
        case Stage.SUCCESS:
            attacking.succeed(state)
        case Stage.FAILURE:
            attacking.fail(state)
        case Stage.ATTACK_OVER:
            attacking.end_attack(state)
        case Stage.ENVIRONMENT:
            environment.change_environment(state)
        case Stage.LOOKS_AHEAD:
            environment.look(state, 1)
        case Stage.NEXT_DEFECT:
            environment.next_defect(state)
        case Stage.NEXT_BUYER:
            new_genes.next_buyer(state)
        case Stage.BUYER_DONE:
            new_genes.end_buying(state)
        case Stage.NEXT_DIVIDER:
            dividing.next_divider(state)
        case Stage.INCOME:
            dividing.receive_income(state)
        case Stage.DEATHS:
            die_naturally(state)
        case Stage.NEXT_AGGRESSOR:
            next_aggressor(state)
        case Stage.ESCAPED:
            attacking.end_escape(state)
        case Stage.TIES:
            set_up.sort_group(state)
        case Stage.NEXT_TO_START:
            set_up.next_to_start(state)
        case Stage.FIRST_AMOEBAS:
            set_up.next_to_place(state, Placing.FIRST)
        case Stage.SECOND_AMOEBAS:
            set_up.next_to_place(state, Placing.SECOND)
        case _:
            score(state)
