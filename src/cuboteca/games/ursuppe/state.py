"""Everything that can change during a play of Ursuppe, secrets included.

The only secret is the next environment card, from the moment that somebody looks at it: it is drawn
when it is first looked at, and ``known_by`` says who has seen it.  Before that it does not exist.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from cuboteca.core.constants import CHANCE
from cuboteca.core.record import Grid, Int8, Record, Row, cells, layout_of
from cuboteca.games.ursuppe.components import (
    CARD_COPIES,
    CARD_KINDS,
    CELL_COUNT,
    FINISH_FROM,
    MAX_AMOEBAS,
    MAX_COLOURS,
    NO_CARD,
    NO_CELL,
)
from cuboteca.games.ursuppe.genes import GENE_COUNT, NO_GENE

NOBODY = -1


class Stage(IntEnum):
    """Where the sequence of play stands.

    ``DRAWS`` are the stages that wait for a draw, ``DECISIONS`` those that wait for a decision; at
    ``OVER`` nothing more happens, and through all others ``rules.step`` passes.
    """

    # a draw
    FIRST_CARD = 0  # the environment card of the set-up
    DICE = 1  # who chooses a start space first
    LOOK = 2  # the next card, secretly, at the start of phase 1
    LOOK_AHEAD = 3  # the next card, secretly, in phase 2
    ROLL = 4  # the die, or two, of an active step
    CAMOUFLAGE = 5  # whether the attacked one may answer
    FIGHT = 6  # attacker's and defender's die
    CARD = 7  # the environment card of phase 2
    REVEAL = 8  # an extra gene is turned up

    # a decision
    START = 9  # set-up: where the marker stands
    NUMBER = 10  # which amoeba is placed
    PLACE = 11  # where
    TURN = 12  # phase 1: drift, move, hold
    DIRECTION = 13  # where an active step leads
    REBOUND = 14
    CARRY = 15  # Tentacle: cubes to take along
    CLING = 16  # Holding: go along with the one that leaves
    AGAIN = 17  # a second active step
    FEED = 18  # eat, attack or starve
    MEAL = 19  # the next cube of the meal
    SUCTION = 20  # which neighbour gives cubes
    SUCK = 21  # which cubes
    EXCRETE = 22  # where they go
    DEFENCE = 23  # the attacked one answers
    REFIGHT = 24  # a lost fight once more
    CRUST = 25  # the attacker pays for the Hard Crust
    RETRY = 26  # a failed attack once more
    DEFECT = 27  # phase 2: pay for the mutations
    GENES = 28  # phase 3: buy, swap
    SWAP = 29  # phase 3: for what
    EXPLOSION = 30  # phase 4: Population Explosion?
    DIVISION = 31  # phase 4: new amoebas, healing
    AGGRESSION = 32  # phase 5
    OVER = 33

    # passed through
    TIES = 34  # set-up: after a group has rolled
    NEXT_TO_START = 35
    FIRST_AMOEBAS = 36
    SECOND_AMOEBAS = 37
    ROUND = 38
    LOOKS = 39  # phase 1 begins
    NEXT_FEEDER = 40  # phase 1: next colour
    NEXT_AMOEBA = 41
    STEP = 42  # an active step begins
    LEAVE = 43  # the traveller leaves its space
    ARRIVE = 44  # whoever carries arrives
    NEXT_CLINGER = 45
    STEPPED = 46
    MOVED = 47
    EATING = 48  # the meal is complete
    FED = 49
    ATTACKED = 50  # the price is paid
    ANSWERED = 51  # neither escaped nor defended
    SUCCESS = 52
    FAILURE = 53
    ATTACK_OVER = 54
    ESCAPED = 55  # the escape is over
    ENVIRONMENT = 56  # phase 2
    LOOKS_AHEAD = 57
    NEXT_DEFECT = 58
    NEXT_BUYER = 59  # phase 3
    BUYER_DONE = 60
    NEXT_DIVIDER = 61  # phase 4
    INCOME = 62
    PLACED = 63
    DEATHS = 64  # phase 5
    NEXT_AGGRESSOR = 65
    SCORING = 66  # phase 6


def _stages(names: str) -> frozenset[Stage]:
    return frozenset(Stage[name] for name in names.split())


DRAWS = _stages("FIRST_CARD DICE LOOK LOOK_AHEAD ROLL CAMOUFLAGE FIGHT CARD REVEAL")
DECISIONS = _stages(
    "START NUMBER PLACE TURN DIRECTION REBOUND CARRY CLING AGAIN FEED MEAL SUCTION SUCK EXCRETE "
    "DEFENCE REFIGHT CRUST RETRY DEFECT GENES SWAP EXPLOSION DIVISION AGGRESSION"
)


class Waits(IntEnum):
    """What a stage waits for."""

    NOTHING = 0
    DRAW = 1
    DECISION = 2
    END = 3  # forever


_WAITING = dict.fromkeys(DRAWS, Waits.DRAW) | dict.fromkeys(DECISIONS, Waits.DECISION)
_WAITING[Stage.OVER] = Waits.END
#: By stage.
WAITS_FOR: Row = np.array([_WAITING.get(stage, Waits.NOTHING) for stage in Stage], dtype=np.int64)


class Purpose(IntEnum):
    """Why an amoeba changes its space."""

    DRIFT = 0
    MOVE = 1
    ESCAPE = 2


class Placing(IntEnum):
    """Why an amoeba is placed."""

    FIRST = 0
    SECOND = 1
    FREE = 2
    DIVISION = 3
    EXPLOSION = 4
    DUMMY = 5


class Result(IntEnum):
    """How an attack ended."""

    NONE = 0
    SUCCESS = 1
    FAILURE = 2  # its price is spent; in phase 1 the attacker starves
    DRAGGED = 3  # the attacker clung to its escaping victim
    DEAD = 4  # the attacker died on a Hard Crust


class Use(IntEnum):
    """What an attacked amoeba has used up, as bits."""

    ESCAPE = 1
    DEFENCE = 2


# How a colour has a gene.
BARRED = -1  # it handed the gene in for an advanced one that it holds
ABSENT = 0
HELD = 1
FRESH = 2  # got in this round


class State(Record):
    """One play.  ``C`` colours (players of the rulebook), ``N`` numbers of amoebas, ``G`` genes."""

    # options
    seat_count: Int8  # 2..6
    colour_count: Int8  # 3..6
    two_colours: Int8  # 1: two seats with two colours each; seat 0 has 0 and 2
    dummy: Int8  # 1: colour 2 is the dummy of two seats
    dummy_scores: Int8  # 1: the dummy's marker advances
    original: Int8  # 1: the publisher's original where the rulebook differs
    extra_genes: Int8  # 1
    reveal: Int8  # extra genes turned up each round, 0..26
    finish_from: Int8  # first space of the finish zone, 10..42
    explosion_adds: Int8  # 1: Population Explosion places as many more, not up to as many

    # sequence of play
    stage: Int8  # Stage
    mover: Int8  # the seat that decides, CHANCE or OVER
    decider: Int8  # the colour that decides, or NOBODY
    phase: Int8  # 0 set-up, 1..6
    round_number: Int8  # 1..10
    order: Annotated[Row, cells("i1", MAX_COLOURS)]  # colours, the foremost marker first
    turn: Int8  # how many colours have had their turn in this phase, the running one included
    active: Int8  # the colour whose turn it is, or NOBODY
    number: Int8  # the amoeba whose turn it is in phase 1; the one that is placed elsewhere
    dice: Annotated[Row, cells("i1", MAX_COLOURS)]  # set-up: total of two dice, 0 before
    tied: Annotated[Row, cells("i1", MAX_COLOURS)]  # set-up: first place in order of its group

    # environment
    card: Int8  # kind that lies on the compass, NO_CARD before the first
    next_card: Int8  # kind that somebody has looked at, or NO_CARD
    known_by: Annotated[Row, cells("i1", MAX_COLOURS)]  # 1: has seen the next card
    unseen_cards: Annotated[Row, cells("i1", CARD_KINDS)]  # copies not turned up; the next included

    # board
    food: Annotated[Grid, cells("i1", CELL_COUNT, MAX_COLOURS)]
    supply: Annotated[Row, cells("i1", MAX_COLOURS)]
    toxic: Annotated[Row, cells("i1", CELL_COUNT)]  # damage that lies there
    cell: Annotated[Grid, cells("i1", MAX_COLOURS, MAX_AMOEBAS)]  # NO_CELL: not on the board
    damage: Annotated[Grid, cells("i1", MAX_COLOURS, MAX_AMOEBAS)]
    used: Annotated[Grid, cells("i1", MAX_COLOURS, MAX_AMOEBAS)]  # bits of Use
    marker: Annotated[Row, cells("i1", MAX_COLOURS)]  # space of the track, 0 before the start
    bp: Annotated[Row, cells("i2", MAX_COLOURS)]  # biological points

    # genes
    genes: Annotated[Grid, cells("i1", MAX_COLOURS, GENE_COUNT)]  # BARRED, ABSENT, HELD, FRESH
    pool: Annotated[Row, cells("i1", GENE_COUNT)]  # copies for sale
    face_down: Annotated[Row, cells("i1", GENE_COUNT)]  # 1: an extra gene not turned up yet
    to_reveal: Int8  # extra genes still to be turned up now
    swapped: Int8  # gene that is given away in a swap, or NO_GENE
    debt: Int8  # mutation points that are still owed
    alarmed: Annotated[Row, cells("i1", MAX_COLOURS)]  # 1: Alarm is raised in this phase 1

    # the amoeba that changes its space
    traveller: Int8  # colour * 7 + number, or NOBODY
    purpose: Int8  # Purpose
    active_step: Int8  # 1 or 2
    die: Int8  # face 1..6, or 0 where none was rolled
    second_die: Int8
    heading: Int8  # Direction
    origin: Int8  # space that is left
    goal: Int8  # space that is entered
    carrier: Int8  # whoever chooses cubes to take along: the traveller or a clinger
    carried: Annotated[Row, cells("i1", MAX_COLOURS)]
    next_carry: Int8  # lowest colour that may still be taken
    clinger: Int8  # how many possible clingers have been gone through

    # feeding
    eaten_first: Int8  # 1: Fast Food, fed before moving
    no_attack: Int8  # 1: it was dragged along and may not attack
    host: Int8  # colour that pays a parasite, or NOBODY
    meal: Annotated[Row, cells("i1", MAX_COLOURS)]
    next_bite: Int8  # lowest colour that may still be bitten
    suck_from: Int8  # Direction, or NOBODY
    sucked: Annotated[Row, cells("i1", MAX_COLOURS)]
    next_suck: Int8

    # attack
    attacker: Int8  # colour * 7 + number, or NOBODY
    target: Int8
    battlefield: Int8  # space of the attack
    second_try: Int8  # 1: the free second attack
    undefendable: Int8  # 1: camouflaged
    clung: Int8  # 1: the attacker clung to its victim
    refought: Int8  # 1: the second fight of this use of Defence
    result: Int8  # Result

    # division
    placing: Int8  # Placing
    to_place: Int8  # amoebas still to be placed without pay

    # end
    reason: Int8  # index into END_REASONS


LAYOUT = layout_of(State)


def empty() -> State:
    """Return a state before any option is known, as a checked state: nobody has anything."""
    state: State = LAYOUT.checked()
    state.stage = Stage.FIRST_CARD
    state.mover = CHANCE
    state.finish_from = FINISH_FROM
    state.card = state.next_card = NO_CARD
    state.swapped = NO_GENE
    state.origin = state.goal = state.battlefield = NO_CELL
    state.decider = state.active = state.host = state.suck_from = NOBODY
    state.traveller = state.carrier = state.attacker = state.target = NOBODY
    for colour in range(MAX_COLOURS):
        state.order[colour] = NOBODY
        for number in range(MAX_AMOEBAS):
            state.cell[colour][number] = NO_CELL
    for kind in range(CARD_KINDS):
        state.unseen_cards[kind] = CARD_COPIES[kind]
    return state


def copy_of(state: State) -> State:
    """Return a copy of a state, as a checked state."""
    copy: State = LAYOUT.unpack(LAYOUT.pack(state))
    return copy
