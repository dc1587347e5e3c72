"""The facts by which a network values a state of Ursuppe (``core.network``).

Places are colours from the observer's first colour on, as in the observation; place 0 is that
colour.  The next environment card is a fact where one of the observer's colours has looked at it.
The soup is written space by space; what several things mean together, such as amoebas that find
food where they are, is counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.observation_pieces import offsets_of, size_of
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import GENE_COUNT
from cuboteca.games.ursuppe.heuristics import variety
from cuboteca.games.ursuppe.information import knows_next_card
from cuboteca.games.ursuppe.places import colour_at, place_of
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.environment import mutation_sum
from cuboteca.games.ursuppe.rules.scoring import card_count
from cuboteca.games.ursuppe.state import FRESH, HELD, NOBODY, Result, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

_PLACES = box.MAX_COLOURS
_SPACES = 64  # of the track and beyond
_AHEAD = 32  # spaces before or behind another colour, in twos: from -32 to 31
_POINTS = 40  # biological points
_MUTATIONS = 40
_HEALTH = 3  # of an amoeba: sound, hurt, at its limit
_NUMBERS = box.MAX_AMOEBAS + 1
_CARDS = 10
_CUBES = 5  # of a colour on a space
_FOOD = 12  # foreign cubes within reach, as ``heuristics.variety`` counts them
_A_MEAL = 3  # of them, for most amoebas
_DEBT = 12
_SUPPLY = 16  # cubes not in the soup, in fours
_PHASES = 7

#: Name and length of each piece, in order.
PIECES = (
    ("marker", _PLACES * _SPACES),
    ("left", _PLACES * _SPACES),  # spaces up to the finish zone
    ("ahead", _PLACES * _AHEAD),  # of each other place
    ("points", _PLACES * _POINTS),
    ("amoebas", _PLACES * _NUMBERS),
    ("hurt", _PLACES * _NUMBERS),  # amoebas with damage
    ("dying", _PLACES * _NUMBERS),  # amoebas at their limit
    ("hungry", _PLACES * _NUMBERS),  # amoebas where there is hardly any food
    ("genes", _PLACES * GENE_COUNT),
    ("fresh", _PLACES),  # got a gene in this round
    ("cards", _PLACES * _CARDS),  # that score
    ("mutations", _PLACES * _MUTATIONS),
    ("excess", _PLACES * _DEBT),  # mutation points above the ozone of the card that lies there
    ("rank", _PLACES * _PLACES),  # place in the order of play
    ("acted", _PLACES),  # has had its turn in this phase
    ("where", _PLACES * _HEALTH * box.CELL_COUNT),
    ("food", box.CELL_COUNT * _PLACES * _CUBES),
    ("meals", _PLACES * _FOOD),  # foreign cubes under each amoeba, the poorest one's
    ("toxic", box.CELL_COUNT),
    ("supply", _PLACES * _SUPPLY),
    ("card", box.CARD_KINDS),
    ("next_card", box.CARD_KINDS),
    ("round", box.LAST_ROUND + 1),
    ("phase", _PHASES),
    ("stage", len(Stage)),
    ("decider", _PLACES),
    ("active", _PLACES),
    ("number", box.MAX_AMOEBAS + 1),
    ("die", box.DIE_FACES + 1),
    ("origin", box.CELL_COUNT),
    ("goal", box.CELL_COUNT),
    ("meal", _PLACES),  # cubes of the meal that is being eaten
    ("attacker", _PLACES),
    ("target", _PLACES),
    ("result", len(Result)),
    ("debt", _DEBT),
    ("to_place", _NUMBERS),
    ("unused", 1),  # never holds; without it the networks that come with the game would not fit
    ("two_colours", 1),
    ("dummy", 1),
    ("dummy_scores", 1),
    ("extra_genes", 1),
    ("original", 1),
)
AT = offsets_of(PIECES)
FEATURE_COUNT = size_of(PIECES)

_PER_COLOUR = 20 + GENE_COUNT + 2 * box.MAX_AMOEBAS
#: Most facts that hold at once: of every colour and of every space, and the rest.
MOST_FEATURES = _PLACES * _PER_COLOUR + box.CELL_COUNT * (_PLACES + 1) + _PLACES + 24


@rule
def features(state: State, seat: int, out: Row) -> int:
    """Write the facts that hold, as ``seat`` sees them; return how many.

    Changes: out; the state is the same afterwards.

    Shapes: out is int64[MOST_FEATURES].
    """
    count = 0
    for place in range(state.colour_count):
        colour = colour_at(state, seat, place)
        count = track_features(state, seat, place, colour, out, count)
        count = gene_features(state, place, colour, out, count)
        count = amoeba_features(state, place, colour, out, count)
    count = soup_features(state, seat, out, count)
    count = order_features(state, seat, out, count)
    count = card_features(state, seat, out, count)
    count = moment_features(state, seat, out, count)
    count = stake_features(state, seat, out, count)
    return option_features(state, out, count)


@rule
def track_features(state: State, seat: int, place: int, colour: int, out: Row, count: int) -> int:
    """Write where a colour's marker is, and its points; return the new count."""
    marker = int(state.marker[colour])
    left = min(max(state.finish_from - marker, 0), _SPACES - 1)
    out[count] = AT.marker + place * _SPACES + min(marker, _SPACES - 1)
    out[count + 1] = AT.left + place * _SPACES + left
    out[count + 2] = AT.points + place * _POINTS + min(max(state.bp[colour], 0), _POINTS - 1)
    out[count + 3] = AT.supply + place * _SUPPLY + min(state.supply[colour] // 4, _SUPPLY - 1)
    count += 4
    if place > 0:
        ahead = (state.marker[colour_at(state, seat, 0)] - marker + _AHEAD) // 2
        out[count] = AT.ahead + place * _AHEAD + min(max(ahead, 0), _AHEAD - 1)
        count += 1
    return count


@rule
def gene_features(state: State, place: int, colour: int, out: Row, count: int) -> int:
    """Write the genes of a colour, and what they count and cost; return the new count."""
    fresh = False
    for gene in range(GENE_COUNT):
        if state.genes[colour][gene] >= HELD:
            out[count] = AT.genes + place * GENE_COUNT + gene
            count += 1
            if state.genes[colour][gene] == FRESH:
                fresh = True
    mutations = mutation_sum(state, colour)
    out[count] = AT.cards + place * _CARDS + min(card_count(state, colour), _CARDS - 1)
    out[count + 1] = AT.mutations + place * _MUTATIONS + min(max(mutations, 0), _MUTATIONS - 1)
    count += 2
    if state.card != box.NO_CARD and mutations > box.OZONE[state.card]:
        excess = min(mutations - box.OZONE[state.card], _DEBT)
        out[count] = AT.excess + place * _DEBT + excess - 1
        count += 1
    if fresh:
        out[count] = AT.fresh + place
        count += 1
    return count


@rule
def amoeba_features(state: State, place: int, colour: int, out: Row, count: int) -> int:
    """Write where the amoebas of a colour are, and how they do; return the new count."""
    limit = damage_limit(state, colour)
    amoebas = 0
    hurt = 0
    dying = 0
    hungry = 0
    poorest = _FOOD - 1
    written = 0
    spots = AT.where + place * _HEALTH * box.CELL_COUNT
    for number in range(box.MAX_AMOEBAS):
        cell = state.cell[colour][number]
        if cell != box.NO_CELL:
            damage = state.damage[colour][number]
            health = 0 if damage == 0 else 2 if damage >= limit else 1
            food = variety(state, colour, cell)
            amoebas += 1
            hurt += 1 if damage > 0 else 0
            dying += 1 if damage >= limit else 0
            hungry += 1 if food < _A_MEAL else 0
            poorest = min(poorest, food)
            spot = health * box.CELL_COUNT + cell
            if (written >> spot) & 1 == 0:
                out[count] = spots + spot
                count += 1
            written |= 1 << spot
    out[count] = AT.amoebas + place * _NUMBERS + amoebas
    out[count + 1] = AT.hurt + place * _NUMBERS + hurt
    out[count + 2] = AT.dying + place * _NUMBERS + dying
    out[count + 3] = AT.hungry + place * _NUMBERS + hungry
    out[count + 4] = AT.meals + place * _FOOD + poorest
    return count + 5


@rule
def soup_features(state: State, seat: int, out: Row, count: int) -> int:
    """Write what lies on the spaces; return the new count."""
    for cell in range(box.CELL_COUNT):
        if state.toxic[cell] > 0:
            out[count] = AT.toxic + cell
            count += 1
        for colour in range(state.colour_count):
            cubes = state.food[cell][colour]
            if cubes > 0:
                fact = (cell * _PLACES + place_of(state, seat, colour)) * _CUBES
                out[count] = AT.food + fact + min(cubes, _CUBES) - 1
                count += 1
    return count


@rule
def order_features(state: State, seat: int, out: Row, count: int) -> int:
    """Write the order of play, and who has had its turn in this phase; return the new count."""
    for rank in range(state.colour_count):
        colour = state.order[rank]
        if colour != NOBODY:
            place = place_of(state, seat, colour)
            out[count] = AT.rank + place * _PLACES + rank
            count += 1
            if rank < state.turn and colour != state.active:
                out[count] = AT.acted + place
                count += 1
    return count


@rule
def card_features(state: State, seat: int, out: Row, count: int) -> int:
    """Write the environment, the next card where the observer knows it; return the new count."""
    if state.card != box.NO_CARD:
        out[count] = AT.card + state.card
        count += 1
    if state.next_card != box.NO_CARD and knows_next_card(state, seat):
        out[count] = AT.next_card + state.next_card
        count += 1
    out[count] = AT.round + min(state.round_number, box.LAST_ROUND)
    out[count + 1] = AT.phase + state.phase
    out[count + 2] = AT.stage + state.stage
    return count + 3


@rule
def moment_features(state: State, seat: int, out: Row, count: int) -> int:
    """Write who decides, and what moves where; return the new count."""
    if state.decider != NOBODY:
        out[count] = AT.decider + place_of(state, seat, state.decider)
        count += 1
    if state.active != NOBODY:
        out[count] = AT.active + place_of(state, seat, state.active)
        out[count + 1] = AT.number + min(max(state.number, 0), box.MAX_AMOEBAS)
        count += 2
    if state.die > 0:
        out[count] = AT.die + state.die
        count += 1
    if state.traveller != NOBODY and state.origin != box.NO_CELL:
        out[count] = AT.origin + state.origin
        count += 1
    if state.traveller != NOBODY and state.goal != box.NO_CELL:
        out[count] = AT.goal + state.goal
        count += 1
    return count


@rule
def stake_features(state: State, seat: int, out: Row, count: int) -> int:
    """Write what is eaten, attacked, owed or placed now; return the new count."""
    for colour in range(state.colour_count):
        if state.meal[colour] > 0:
            out[count] = AT.meal + place_of(state, seat, colour)
            count += 1
    if state.attacker != NOBODY:
        out[count] = AT.attacker + place_of(state, seat, state.attacker // box.MAX_AMOEBAS)
        out[count + 1] = AT.result + state.result
        count += 2
    if state.target != NOBODY:
        out[count] = AT.target + place_of(state, seat, state.target // box.MAX_AMOEBAS)
        count += 1
    if state.debt > 0:
        out[count] = AT.debt + min(state.debt, _DEBT) - 1
        count += 1
    if state.to_place > 0:
        out[count] = AT.to_place + min(state.to_place, box.MAX_AMOEBAS)
        count += 1
    return count


@rule
def option_features(state: State, out: Row, count: int) -> int:
    """Write the options that make another game of it; return the new count."""
    if state.two_colours == 1:
        out[count] = AT.two_colours
        count += 1
    if state.dummy == 1:
        out[count] = AT.dummy
        count += 1
    if state.dummy_scores == 1:
        out[count] = AT.dummy_scores
        count += 1
    if state.extra_genes == 1:
        out[count] = AT.extra_genes
        count += 1
    if state.original == 1:
        out[count] = AT.original
        count += 1
    return count


__all__ = [
    "AT",
    "FEATURE_COUNT",
    "MOST_FEATURES",
    "PIECES",
    "amoeba_features",
    "card_features",
    "features",
    "gene_features",
    "moment_features",
    "option_features",
    "order_features",
    "soup_features",
    "stake_features",
    "track_features",
]
