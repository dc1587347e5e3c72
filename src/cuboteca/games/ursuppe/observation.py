"""What a seat may know, as int16 numbers for learners.

Places are colours from the observer's first colour on, in order of their numbers: place 0 is that
colour.  An amoeba is written as 1 + place * 7 + number, the number from 0; nobody as 0; a space, a
direction, a gene as 1 more than its number.  Actions name colours by their own numbers: colour =
(first colour + place) modulo colours.  Only the next environment card may be hidden; it is written
where one of the observer's colours has looked at it.  ``PIECES`` and the game's page are the index
table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.arrays import clear
from cuboteca.core.compiled import rule
from cuboteca.core.observation_pieces import offsets_of, size_of
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import GENE_COUNT
from cuboteca.games.ursuppe.information import knows_next_card
from cuboteca.games.ursuppe.places import colour_at, place_of
from cuboteca.games.ursuppe.rules.sequence import is_dummy, seat_of
from cuboteca.games.ursuppe.state import DECISIONS, DRAWS, NOBODY, Stage, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.record import Row

STAGES = len(DRAWS | DECISIONS) + 1  # those at which a play may stand, OVER included
AMOEBA_NUMBERS = 3
_OWN = 1
_OTHER = 2
_DUMMY = 3


def _numbers(names: str) -> Iterator[tuple[str, int]]:
    """Yield pieces that are single numbers."""
    yield from ((name, 1) for name in names.split())


#: Name and length of each piece, in order; of as many numbers as colours, by place.
PIECES = (
    *_numbers(
        "seats colours first_colour two_colours dummy dummy_scores original extra_genes "
        "reveal finish_from explosion_adds round phase turn own_move number debt "
        "to_reveal swapped to_place"
    ),
    ("stage", STAGES),  # one-hot
    ("decider", box.MAX_COLOURS),  # one-hot
    ("active", box.MAX_COLOURS),  # whose turn it is, one-hot
    ("owner", box.MAX_COLOURS),  # 1 the observer, 2 another seat, 3 the dummy
    ("order", box.MAX_COLOURS),  # from 1
    ("dice", box.MAX_COLOURS),  # in the set-up
    ("tied", box.MAX_COLOURS),  # group in the set-up
    ("card", box.CARD_KINDS),  # one-hot
    ("next_card", box.CARD_KINDS),  # one-hot
    ("known_by", box.MAX_COLOURS),  # who has looked at it
    ("unseen", box.CARD_KINDS),  # copies not turned up
    ("food", box.CELL_COUNT * box.MAX_COLOURS),  # cubes, by space and place
    ("toxic", box.CELL_COUNT),  # damage that lies there
    ("supply", box.MAX_COLOURS),
    ("markers", box.MAX_COLOURS),
    ("points", box.MAX_COLOURS),
    ("alarmed", box.MAX_COLOURS),
    # by place and number: space, damage, used up
    ("amoebas", box.MAX_COLOURS * box.MAX_AMOEBAS * AMOEBA_NUMBERS),
    ("genes", box.MAX_COLOURS * GENE_COUNT),  # by place: -1 barred, 1 held, 2 fresh
    ("pool", GENE_COUNT),  # for sale
    ("face_down", GENE_COUNT),
    *_numbers("traveller purpose active_step die second_die heading origin goal carrier clinger"),
    ("carried", box.MAX_COLOURS),  # cubes that go along
    ("may_carry", box.MAX_COLOURS),  # 1: more of that colour may
    *_numbers("eaten_first no_attack host suck_from"),
    ("meal", box.MAX_COLOURS),
    ("may_bite", box.MAX_COLOURS),  # 1: more of that colour may be eaten
    ("sucked", box.MAX_COLOURS),
    ("may_suck", box.MAX_COLOURS),  # 1: more of that colour may be sucked in
    *_numbers("attacker target battlefield second_try undefendable clung refought result placing"),
)
OBSERVATION_SIZE = size_of(PIECES)
AT = offsets_of(PIECES)


@rule
def amoeba_of(state: State, observer: int, amoeba: int) -> int:
    """Return 1 + place * 7 + number of ``colour * 7 + number``, 0 for NOBODY."""
    if amoeba == NOBODY:
        return 0
    place = place_of(state, observer, amoeba // box.MAX_AMOEBAS)
    return 1 + place * box.MAX_AMOEBAS + amoeba % box.MAX_AMOEBAS


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """Write the observation of ``seat``.

    Shapes: out is int16[OBSERVATION_SIZE], overwritten; the first number is never 0.
    """
    clear(out)
    observe_play(state, seat, out)
    observe_moment(state, seat, out)
    observe_environment(state, seat, out)
    for place in range(state.colour_count):
        observe_colour(state, seat, place, out)
        at = place_of(state, seat, state.order[place])
        out[AT.order + at] = place + 1
    for gene in range(GENE_COUNT):
        out[AT.pool + gene] = state.pool[gene]
        out[AT.face_down + gene] = state.face_down[gene]
    observe_travel(state, seat, out)
    observe_feeding(state, seat, out)
    observe_attack(state, seat, out)


@rule
def observe_play(state: State, seat: int, out: Row) -> None:
    """Write what is the same all the time."""
    out[AT.seats] = state.seat_count
    out[AT.colours] = state.colour_count
    out[AT.first_colour] = seat
    out[AT.two_colours] = state.two_colours
    out[AT.dummy] = state.dummy
    out[AT.dummy_scores] = state.dummy_scores
    out[AT.original] = state.original
    out[AT.extra_genes] = state.extra_genes
    out[AT.reveal] = state.reveal
    out[AT.finish_from] = state.finish_from
    out[AT.explosion_adds] = state.explosion_adds


@rule
def observe_moment(state: State, seat: int, out: Row) -> None:
    """Write where the sequence of play stands."""
    out[AT.round] = state.round_number
    out[AT.phase] = state.phase
    out[AT.turn] = state.turn
    out[AT.own_move] = 1 if state.mover == seat else 0
    out[AT.number] = state.number + 1
    out[AT.debt] = state.debt
    out[AT.to_reveal] = state.to_reveal
    out[AT.swapped] = state.swapped + 1
    out[AT.to_place] = state.to_place
    out[AT.stage + state.stage] = 1
    if state.decider != NOBODY:
        out[AT.decider + place_of(state, seat, state.decider)] = 1
    if state.active != NOBODY:
        out[AT.active + place_of(state, seat, state.active)] = 1


@rule
def observe_environment(state: State, seat: int, out: Row) -> None:
    """Write the cards, the next one only where the observer knows it, and the soup."""
    if state.card != box.NO_CARD:
        out[AT.card + state.card] = 1
    if state.next_card != box.NO_CARD and knows_next_card(state, seat):
        out[AT.next_card + state.next_card] = 1
    for kind in range(box.CARD_KINDS):
        out[AT.unseen + kind] = state.unseen_cards[kind]
    for cell in range(box.CELL_COUNT):
        out[AT.toxic + cell] = state.toxic[cell]


@rule
def observe_colour(state: State, seat: int, place: int, out: Row) -> None:
    """Write what belongs to the colour at ``place``."""
    colour = colour_at(state, seat, place)
    if is_dummy(state, colour):
        out[AT.owner + place] = _DUMMY
    else:
        out[AT.owner + place] = _OWN if seat_of(state, colour) == seat else _OTHER
    out[AT.dice + place] = state.dice[colour]
    out[AT.tied + place] = state.tied[colour]
    out[AT.known_by + place] = state.known_by[colour]
    out[AT.supply + place] = state.supply[colour]
    out[AT.markers + place] = state.marker[colour]
    out[AT.points + place] = state.bp[colour]
    out[AT.alarmed + place] = state.alarmed[colour]
    for cell in range(box.CELL_COUNT):
        out[AT.food + cell * box.MAX_COLOURS + place] = state.food[cell][colour]
    at = AT.amoebas + place * box.MAX_AMOEBAS * AMOEBA_NUMBERS
    for number in range(box.MAX_AMOEBAS):
        out[at] = state.cell[colour][number] + 1
        out[at + 1] = state.damage[colour][number]
        out[at + 2] = state.used[colour][number]
        at += AMOEBA_NUMBERS
    for gene in range(GENE_COUNT):
        out[AT.genes + place * GENE_COUNT + gene] = state.genes[colour][gene]


@rule
def observe_travel(state: State, seat: int, out: Row) -> None:
    """Write who changes its space, and what it takes along."""
    out[AT.traveller] = amoeba_of(state, seat, state.traveller)
    out[AT.purpose] = state.purpose
    out[AT.active_step] = state.active_step
    out[AT.die] = state.die
    out[AT.second_die] = state.second_die
    out[AT.heading] = state.heading + 1
    out[AT.origin] = state.origin + 1
    out[AT.goal] = state.goal + 1
    out[AT.carrier] = amoeba_of(state, seat, state.carrier)
    out[AT.clinger] = state.clinger
    for colour in range(state.colour_count):
        place = place_of(state, seat, colour)
        out[AT.carried + place] = state.carried[colour]
        if state.stage == Stage.CARRY and colour >= state.next_carry:
            out[AT.may_carry + place] = 1


@rule
def observe_feeding(state: State, seat: int, out: Row) -> None:
    """Write what is eaten and where it comes from."""
    out[AT.eaten_first] = state.eaten_first
    out[AT.no_attack] = state.no_attack
    if state.host != NOBODY:
        out[AT.host] = 1 + place_of(state, seat, state.host)
    out[AT.suck_from] = state.suck_from + 1
    for colour in range(state.colour_count):
        place = place_of(state, seat, colour)
        out[AT.meal + place] = state.meal[colour]
        out[AT.sucked + place] = state.sucked[colour]
        if state.stage == Stage.MEAL and colour >= state.next_bite:
            out[AT.may_bite + place] = 1
        if state.stage == Stage.SUCK and colour >= state.next_suck:
            out[AT.may_suck + place] = 1


@rule
def observe_attack(state: State, seat: int, out: Row) -> None:
    """Write who attacks whom, how far it has come, and why an amoeba is placed."""
    out[AT.attacker] = amoeba_of(state, seat, state.attacker)
    out[AT.target] = amoeba_of(state, seat, state.target)
    out[AT.battlefield] = state.battlefield + 1
    out[AT.second_try] = state.second_try
    out[AT.undefendable] = state.undefendable
    out[AT.clung] = state.clung
    out[AT.refought] = state.refought
    out[AT.result] = state.result
    out[AT.placing] = state.placing
