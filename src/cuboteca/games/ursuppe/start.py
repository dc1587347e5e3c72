"""The set-up of a play: options and seats make the first state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.citations import cites
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import COPIES, FIRST_EXTRA, GENE_COUNT, Gene
from cuboteca.games.ursuppe.meta import colour_count, starting_extras
from cuboteca.games.ursuppe.state import HELD, empty

if TYPE_CHECKING:
    from cuboteca.core.game import Options
    from cuboteca.games.ursuppe.state import State


@cites('"Preparazione" (p. 2); "4.2 Il Gioco" (p. 11); ruling: set-up-draws, starting-genes')
def start(options: Options, seat_count: int) -> State:
    """Return the first state: nothing is drawn yet, not even the environment card.

    Note: the dummy of two seats has its Life Expectancy from the start, as a card of its own that
    is not taken from those for sale, and no biological points.

    Args:
        options: Complete and validated, see ``meta.OPTIONS``.
        seat_count: 2..6.

    Raises:
        OptionError: Both starting extra genes are the same.
    """
    state = empty()
    colours = colour_count(options, seat_count)
    dummy = seat_count == box.MIN_SEATS and options["two_players"] == "dummy"
    extras = starting_extras(options)
    state.seat_count = seat_count
    state.colour_count = colours
    state.two_colours = seat_count == box.MIN_SEATS and not dummy
    state.dummy = dummy
    state.dummy_scores = dummy and bool(options["dummy_scores"])
    state.original = options["edition"] == "original"
    state.extra_genes = bool(options["extra_genes"])
    state.reveal = int(options["extra_reveal"]) if options["extra_genes"] else 0
    state.finish_from = int(options["finish"])
    state.explosion_adds = options["explosion"] == "as_many_more"
    for colour in range(colours):
        _lay_out(state, colour)
    for gene in range(FIRST_EXTRA):
        state.pool[gene] = COPIES[colours][gene]
    if options["extra_genes"]:
        for gene in range(FIRST_EXTRA, GENE_COUNT):
            open_ = gene in extras
            state.pool[gene] = int(open_)
            state.face_down[gene] = int(not open_)
    if dummy:
        state.bp[box.DUMMY] = 0
        state.genes[box.DUMMY][Gene.LIFE_EXPECTANCY] = HELD
    return state


def _lay_out(state: State, colour: int) -> None:
    """Give a colour its place in the order, its points and its cubes on all spaces."""
    state.order[colour] = colour
    state.bp[colour] = box.START_BP
    for cell in range(box.CELL_COUNT):
        state.food[cell][colour] = box.START_CUBES
    state.supply[colour] = box.CUBES - box.CELL_COUNT * box.START_CUBES
