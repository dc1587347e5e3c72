"""What holds in every state of Ursuppe that waits for an event: nothing is lost, nothing is made.

``check`` is for tests and for reading: it says in one place how the parts of a state fit together.
While cubes to take along are chosen they lie neither on a space nor in the supply but in
``carried``; at all other times ``carried`` has no meaning.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import COPIES, FIRST_EXTRA, GENE_COUNT, NO_GENE, SERVES, Gene
from cuboteca.games.ursuppe.rules.environment import cards_left
from cuboteca.games.ursuppe.rules.sequence import seat_of
from cuboteca.games.ursuppe.state import (
    ABSENT,
    BARRED,
    DRAWS,
    FRESH,
    HELD,
    NOBODY,
    WAITS_FOR,
    Placing,
    Purpose,
    Result,
    Stage,
    State,
    Use,
    Waits,
    copy_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

_PLACING = (Stage.NUMBER, Stage.PLACE)
_TRAVELLING = (Stage.ROLL, Stage.DIRECTION, Stage.REBOUND, Stage.CARRY, Stage.CLING, Stage.AGAIN)
_ACTIVE_STEP = (Stage.ROLL, Stage.DIRECTION, Stage.AGAIN)
_FACING = (Stage.CAMOUFLAGE, Stage.FIGHT, Stage.DEFENCE, Stage.REFIGHT, Stage.CRUST)
_FEEDING = (Stage.FEED, Stage.MEAL, Stage.SUCTION, Stage.SUCK, Stage.EXCRETE)

#: The phases in which a stage may wait; the others belong to phases 1 and 5, to attacks.
_PHASES: dict[int, tuple[int, ...]] = {
    Stage.FIRST_CARD: (0,),
    Stage.DICE: (0,),
    Stage.START: (0,),
    Stage.LOOK: (1,),
    Stage.TURN: (1,),
    **dict.fromkeys(_FEEDING, (1,)),
    Stage.CARD: (2,),
    Stage.LOOK_AHEAD: (2,),
    Stage.DEFECT: (2,),
    Stage.REVEAL: (3,),
    Stage.GENES: (3,),
    Stage.SWAP: (3,),
    Stage.EXPLOSION: (4,),
    Stage.DIVISION: (4,),
    **dict.fromkeys(_PLACING, (0, 4)),
    Stage.AGGRESSION: (5,),
    Stage.OVER: (6,),
}
_FIRST_PLACEMENTS = (Placing.FIRST, Placing.SECOND)

#: What holds, or should, each with a sentence that says so.
Facts: TypeAlias = "Iterator[tuple[object, str]]"


def check(state: State) -> None:
    """Check everything that must hold in ``state``.

    Raises:
        AssertionError: Names the invariant that is violated.
    """
    state = copy_of(state)
    for holds, sentence in chain.from_iterable(part(state) for part in PARTS):
        if not holds:
            raise AssertionError(sentence)


def _colours(state: State) -> range:
    return range(state.colour_count)


def _is_amoeba(state: State, amoeba: int) -> bool:
    """Return whether ``colour * 7 + number`` stands on the board."""
    colour, number = divmod(amoeba, box.MAX_AMOEBAS)
    return bool(0 <= colour < state.colour_count and state.cell[colour][number] != box.NO_CELL)


def _cell(state: State, amoeba: int) -> int:
    colour, number = divmod(amoeba, box.MAX_AMOEBAS)
    return state.cell[colour][number]


def _check_options(state: State) -> Facts:
    """The options fit each other."""
    seat_count, colours = state.seat_count, state.colour_count
    yield box.MIN_SEATS <= seat_count <= box.MAX_SEATS, "two to six seats"
    wanted = seat_count if seat_count > box.MIN_SEATS else 3 if state.dummy else 4
    yield colours == wanted, f"{seat_count} seats play {wanted} colours, not {colours}"
    flags = "two_colours dummy dummy_scores original extra_genes explosion_adds"
    for field in flags.split():
        yield getattr(state, field) in (0, 1), f"{field} is yes or no"
    variants = state.two_colours + state.dummy
    yield variants == (seat_count == box.MIN_SEATS), "two seats play two colours or have a dummy"
    yield 0 <= state.reveal <= GENE_COUNT - FIRST_EXTRA, "no more turned up than there are"
    yield 0 < state.finish_from <= box.FINISH_FROM, "the finish zone begins on the track"


def _check_sequence(state: State) -> Facts:
    """Stage, mover, decider, phase and round agree."""
    stage, mover, phase = state.stage, state.mover, state.phase
    yield Stage.FIRST_CARD <= stage <= Stage.OVER, "the state waits for an event"
    if stage == Stage.OVER:
        yield mover == OVER, "nobody is to move when the play is over"
        yield state.reason > 0, "a play that is over has a reason"
    elif stage in DRAWS:
        yield mover == CHANCE, "a draw is up to chance"
    else:
        yield 0 <= state.decider < state.colour_count, "a colour of the play decides"
        yield mover == seat_of(state, state.decider), "its seat decides for a colour"
    yield stage == Stage.OVER or state.reason == 0, "a play that goes on has not ended"
    phases = _PHASES.get(stage, (1, 5))
    yield phase in phases, f"{Stage(stage).name} belongs to phase {phases}, not {phase}"
    if phase == 0:
        yield state.round_number in (0, 1), "no round is played before the first"
    else:
        yield 1 <= state.round_number <= box.LAST_ROUND, "the round is one of the play's"
    yield 0 <= state.turn <= state.colour_count, "each colour has one turn in a phase"
    yield NOBODY <= state.active < state.colour_count, "a colour of the play has its turn"
    yield NOBODY <= state.number < box.MAX_AMOEBAS, "amoebas are numbered 1 to 7"


def _check_order(state: State) -> Facts:
    """The colours stand in the order of their markers, which are on different spaces."""
    colours = _colours(state)
    order = list(state.order)
    markers = [state.marker[colour] for colour in colours]
    yield sorted(order[: len(colours)]) == list(colours), "each colour has one place in order"
    yield set(order[len(colours) :]) <= {NOBODY}, "nobody has a place after the last colour"
    yield min(markers) >= 0, "markers are on the track or before it"
    placed = [marker for marker in markers if marker]
    yield len(set(placed)) == len(placed), "each space of the track has one marker at most"
    if state.phase == 0:
        yield set(placed) <= set(range(1, len(colours) + 1)), "markers start on the first spaces"
        yield all(0 <= total <= 12 for total in state.dice), "two dice show 2 to 12"
        yield all(0 <= first < len(colours) for first in state.tied), "a group has its first place"
        return
    yield len(placed) == len(colours), "every marker is on the track"
    in_order = [state.marker[colour] for colour in order[: len(colours)]]
    yield in_order == sorted(in_order, reverse=True), "the foremost marker is first in order"


def _cards_turned_up(state: State) -> int:
    if state.stage == Stage.FIRST_CARD:
        return 0
    if state.phase == 0:
        return 1
    before = state.phase == 1 or state.stage == Stage.CARD
    return state.round_number + (0 if before else 1)


def _check_cards(state: State) -> Facts:
    """Every environment card is turned up or not; only what somebody has seen is a next card."""
    unseen = list(state.unseen_cards)
    left = box.CARD_COUNT - _cards_turned_up(state)
    most = zip(unseen, box.CARD_COPIES, strict=True)
    yield all(0 <= count <= copies for count, copies in most), "no more cards than the box has"
    yield sum(unseen) == left, f"{sum(unseen)} cards are not turned up, not {left}"
    card, following = state.card, state.next_card
    yield box.NO_CARD <= card < box.CARD_KINDS, "a card lies on the compass"
    yield (card == box.NO_CARD) == (state.stage == Stage.FIRST_CARD), "the first card is turned up"
    yield card == box.NO_CARD or unseen[card] < box.CARD_COPIES[card], "the card was turned up"
    yield box.NO_CARD <= following < box.CARD_KINDS, "the next card is a card"
    yield following == box.NO_CARD or unseen[following] > 0, "the next card is not turned up yet"
    known = list(state.known_by)
    yield set(known) <= {0, 1}, "a colour has seen the next card or not"
    yield any(known) == (following != box.NO_CARD), "a card is drawn ahead when somebody looks"


def _check_cubes(state: State) -> Facts:
    """All 55 cubes of each colour are on the board, in the supply or being taken along."""
    for colour in _colours(state):
        food = [state.food[cell][colour] for cell in range(box.CELL_COUNT)]
        carried = state.carried[colour] if state.stage == Stage.CARRY else 0
        supply = state.supply[colour]
        yield min(*food, supply, carried) >= 0, f"colour {colour}: no place has less than none"
        total = sum(food) + supply + carried
        yield total == box.CUBES, f"colour {colour}: {total} cubes, not {box.CUBES}"
    yield all(damage >= 0 for damage in state.toxic), "no space has less than no damage"


def _check_amoebas(state: State) -> Facts:
    """Amoebas stand on spaces of the board; those that do not have nothing."""
    most = box.AMOEBAS[state.colour_count]
    uses = Use.ESCAPE | Use.DEFENCE
    for colour in _colours(state):
        for number in range(box.MAX_AMOEBAS):
            name = f"colour {colour}, amoeba {number + 1}"
            cell = state.cell[colour][number]
            damage, used = state.damage[colour][number], state.used[colour][number]
            yield box.NO_CELL <= cell < box.CELL_COUNT, f"{name}: stands on the board or not"
            yield damage >= 0, f"{name}: has no less than no damage"
            yield 0 <= used <= uses, f"{name}: has used up Escape and Defence at most"
            yield cell == box.NO_CELL or number < most, f"{name}: only {most} of a colour play"
            yield cell != box.NO_CELL or damage == used == 0, f"{name}: has nothing off the board"
    if state.phase == 0:
        cells = [cell for row in state.cell for cell in row if cell != box.NO_CELL]
        yield len(set(cells)) == len(cells), "no two amoebas share a space in the set-up"


def _check_genes(state: State) -> Facts:
    """Every gene is for sale, face down or held; only what is handed in for one held is barred."""
    for gene in Gene:
        name = gene.name
        for_sale, hidden = state.pool[gene], state.face_down[gene]
        has = [state.genes[colour][gene] for colour in _colours(state)]
        yield set(has) <= {BARRED, ABSENT, HELD, FRESH}, f"{name}: is held or not"
        yield for_sale >= 0 and hidden in (0, 1), f"{name}: no less than no card"
        yield not hidden or gene >= FIRST_EXTRA, f"{name}: genes of the base game are open"
        played = gene < FIRST_EXTRA or state.extra_genes
        copies = COPIES[state.colour_count][gene] if played else 0
        copies += 1 if state.dummy and gene == Gene.LIFE_EXPECTANCY else 0
        total = for_sale + hidden + sum(1 for held in has if held >= HELD)
        yield total == copies, f"{name}: {total} cards, not {copies}"
        advanced = SERVES[gene]
        for colour, held in enumerate(has):
            yield (
                held != BARRED or (advanced != NO_GENE and state.genes[colour][advanced] >= HELD),
                f"{name}: barred to colour {colour} only while it has what it was handed in for",
            )
    hidden = sum(state.face_down)
    if state.stage == Stage.REVEAL:
        yield 1 <= state.to_reveal <= hidden, "what is to be turned up is there"
    yield state.debt >= 0, "nobody owes less than nothing"
    yield state.debt > 0 or state.stage != Stage.DEFECT, "who pays owes something"
    if state.stage == Stage.SWAP:
        yield 0 <= state.swapped < GENE_COUNT, "a swap gives a gene away"
    if state.dummy:
        yield state.genes[box.DUMMY][Gene.LIFE_EXPECTANCY] == HELD, "the dummy keeps its gene"


def _check_points(state: State) -> Facts:
    """Nobody has less than no biological points; alarms are raised or not."""
    for colour in _colours(state):
        yield state.bp[colour] >= 0, f"colour {colour}: has no less than no points"
        yield state.alarmed[colour] in (0, 1), f"colour {colour}: is alarmed or not"


def _check_displacement(state: State) -> Facts:
    """While an amoeba changes its space it is there, and so is whoever takes cubes along."""
    stage = state.stage
    dice = (state.die, state.second_die)
    yield all(0 <= die <= box.DIE_FACES for die in dice), "dice have 6 faces"
    if stage not in _TRAVELLING:
        return
    yield _is_amoeba(state, state.traveller), "who changes its space is on the board"
    yield state.purpose in list(Purpose), "an amoeba drifts, moves or escapes"
    colour = state.traveller // box.MAX_AMOEBAS
    if stage in _ACTIVE_STEP:
        yield state.purpose != Purpose.DRIFT, "drifting has neither die nor choice"
        yield state.active_step in (1, 2), "there are two active steps at most"
    if stage in (Stage.DIRECTION, Stage.REBOUND, Stage.AGAIN):
        yield state.decider == colour, "its owner moves an amoeba"
    if stage in (Stage.REBOUND, Stage.CARRY, Stage.CLING):
        yield 0 <= state.heading < box.DIRECTION_COUNT, "the way leads in a direction"
    if stage in (Stage.CARRY, Stage.CLING):
        yield 0 <= state.origin < box.CELL_COUNT, "a space is left"
        yield 0 <= state.goal < box.CELL_COUNT, "a space is entered"
        yield state.origin != state.goal, "another space is entered"
    if stage == Stage.CARRY:
        yield _is_amoeba(state, state.carrier), "who takes cubes along is on the board"
        yield _cell(state, state.carrier) == state.origin, "cubes come from the space left"
        yield state.decider == state.carrier // box.MAX_AMOEBAS, "its owner chooses cubes"
        yield 0 <= state.next_carry <= box.MAX_COLOURS, "colours are gone through in order"
    if stage == Stage.CLING:
        yield _cell(state, state.traveller) == state.goal, "who is clung to has arrived"


def _check_feeding(state: State) -> Facts:
    """Who feeds is on the board, and its own cubes are no food for it."""
    if state.stage not in _FEEDING:
        return
    colour = state.active
    yield colour != NOBODY and state.decider == colour, "the active colour feeds"
    yield state.cell[colour][state.number] != box.NO_CELL, "who feeds is on the board"
    yield NOBODY <= state.host < state.colour_count, "a host is a colour of the play"
    yield state.host != colour, "nobody is its own host"
    yield all(cubes >= 0 for cubes in state.meal), "a meal has no less than no cube"
    if state.stage in (Stage.MEAL, Stage.SUCTION, Stage.SUCK):
        yield state.meal[colour] == 0, "nobody eats cubes of its own colour"
        yield 0 <= state.next_bite <= box.MAX_COLOURS, "colours are gone through in order"
    if state.stage == Stage.SUCK:
        yield 0 <= state.suck_from < box.DIRECTION_COUNT, "a neighbour gives cubes"
        eaten = zip(state.sucked, state.meal, strict=True)
        yield (
            all(0 <= cubes <= most for cubes, most in eaten),
            "only cubes of the meal come from there",
        )


def _check_attack(state: State) -> Facts:
    """Attacker and target meet on the battlefield as long as the attack lasts."""
    stage = state.stage
    yield state.result in list(Result), "an attack has a result or none yet"
    if stage in (*_FACING, Stage.RETRY):
        yield _is_amoeba(state, state.attacker), "the attacker is on the board"
        yield 0 <= state.battlefield < box.CELL_COUNT, "an attack has its space"
        yield _cell(state, state.attacker) == state.battlefield, "the attacker is where it attacked"
        yield state.second_try in (0, 1), "there are two attempts at most"
    if stage in _FACING:
        yield _is_amoeba(state, state.target), "the target is on the board"
        yield state.target != state.attacker, "no amoeba attacks itself"
        yield _cell(state, state.target) == state.battlefield, "the target is there as well"
    if stage in (Stage.DEFENCE, Stage.REFIGHT):
        yield state.decider == state.target // box.MAX_AMOEBAS, "the owner of the target answers"
    if stage in (Stage.CRUST, Stage.RETRY):
        owner = state.attacker // box.MAX_AMOEBAS
        yield state.decider == owner, "the owner of the attacker decides"
    if stage == Stage.RETRY:
        yield state.second_try == 0, "a second attempt comes after the first"


def _check_placing(state: State) -> Facts:
    """Amoebas are placed for a purpose of the running phase, and only those off the board."""
    if state.stage not in _PLACING:
        return
    yield state.placing in list(Placing), "an amoeba is placed for a purpose"
    first = state.placing in _FIRST_PLACEMENTS
    yield first == (state.phase == 0), "first and second amoebas are placed in the set-up"
    yield state.decider == state.active, "the active colour places its amoebas"
    yield state.to_place >= 0, "no less than no amoeba is to be placed"
    if state.stage == Stage.PLACE:
        placed = state.cell[state.active][state.number] != box.NO_CELL
        yield not placed, "an amoeba that is placed was not on the board"


def _check_empty_places(state: State) -> Facts:
    """Nothing belongs to a colour that is not in the play."""
    rows = ("dice", "known_by", "supply", "marker", "bp", "alarmed", "meal", "sucked", "carried")
    for colour in range(state.colour_count, box.MAX_COLOURS):
        name = f"colour {colour} is not in the play"
        yield not any(getattr(state, row)[colour] for row in rows), name
        yield not any(state.food[cell][colour] for cell in range(box.CELL_COUNT)), name
        yield all(cell == box.NO_CELL for cell in state.cell[colour]), name
        yield not any((*state.damage[colour], *state.used[colour], *state.genes[colour])), name


PARTS = (
    _check_options,
    _check_sequence,
    _check_order,
    _check_cards,
    _check_cubes,
    _check_amoebas,
    _check_genes,
    _check_points,
    _check_displacement,
    _check_feeding,
    _check_attack,
    _check_placing,
    _check_empty_places,
)


# the quick part, which runs compiled after every event of a fuzzed play: nothing is lost or made

VIOLATIONS = (
    "",
    "cubes of a colour are lost or made",
    "an amoeba off the map has damage, or one is where none can be",
    "cards of a gene are lost or made",
    "somebody has less than no points",
    "two markers stand on one space",
    "environment cards are lost or made",
)
CUBES_WRONG = 1
AMOEBAS_WRONG = 2
GENES_WRONG = 3
POINTS_WRONG = 4
MARKERS_WRONG = 5
CARDS_WRONG = 6


@rule
def violation(state: State) -> int:
    """Return what is wrong, as an index into VIOLATIONS; 0 where nothing is."""
    if not has_all_cubes(state):
        return CUBES_WRONG
    if not has_sound_amoebas(state):
        return AMOEBAS_WRONG
    if not has_all_genes(state):
        return GENES_WRONG
    for colour in range(state.colour_count):
        if state.bp[colour] < 0:
            return POINTS_WRONG
        for other in range(colour):
            if state.marker[colour] > 0 and state.marker[colour] == state.marker[other]:
                return MARKERS_WRONG
    left = cards_left(state)
    return 0 if 0 <= left <= box.CARD_COUNT else CARDS_WRONG


@rule
def has_all_cubes(state: State) -> bool:
    """Return whether all cubes of each colour are on the map, in the supply or being carried."""
    for colour in range(state.colour_count):
        total = state.supply[colour] + state.carried[colour]
        if state.supply[colour] < 0:
            return False
        for cell in range(box.CELL_COUNT):
            if state.food[cell][colour] < 0:
                return False
            total += state.food[cell][colour]
        if total != box.CUBES:
            return False
    return True


@rule
def has_sound_amoebas(state: State) -> bool:
    """Return whether amoebas are on the map with what they have, or off it with nothing."""
    for colour in range(state.colour_count):
        for number in range(box.MAX_AMOEBAS):
            cell = state.cell[colour][number]
            if state.damage[colour][number] < 0 or cell >= box.CELL_COUNT or cell < box.NO_CELL:
                return False
            if cell == box.NO_CELL:
                if state.damage[colour][number] > 0 or state.used[colour][number] > 0:
                    return False
            elif number >= box.AMOEBAS[state.colour_count]:
                return False
    return True


@rule
def has_all_genes(state: State) -> bool:
    """Return whether every card of a gene is for sale, face down or held."""
    for gene in range(GENE_COUNT):
        wanted = COPIES[state.colour_count, gene]
        if gene >= FIRST_EXTRA and state.extra_genes == 0:
            wanted = 0
        if state.dummy == 1 and gene == Gene.LIFE_EXPECTANCY:
            wanted += 1  # the dummy's own
        total = state.pool[gene] + state.face_down[gene]
        for colour in range(state.colour_count):
            if state.genes[colour][gene] >= HELD:
                total += 1
        if total != wanted or state.pool[gene] < 0:
            return False
    return int(WAITS_FOR[state.stage]) != Waits.NOTHING
