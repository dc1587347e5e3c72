"""What a study may change before a play: who never gets a gene, who has it from the start."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cuboteca.core.treatments import Treatment
from cuboteca.core.words import say
from cuboteca.games.ursuppe.components import MIN_SEATS
from cuboteca.games.ursuppe.genes import FIRST_EXTRA, GENE_COUNT, GENES, NEEDS, NO_GENE
from cuboteca.games.ursuppe.state import BARRED, HELD, State
from cuboteca.games.ursuppe.words.phrases import gene_piece

if TYPE_CHECKING:
    from cuboteca.core.game import Options


def treatments(options: Options, seat_count: int) -> tuple[Treatment[State], ...]:
    """Return two for each gene in play: nobody sells it to a seat, or the seat has it at once."""
    many = GENE_COUNT if options["extra_genes"] else FIRST_EXTRA
    both_colours = seat_count == MIN_SEATS and options["two_players"] == "two_colours"
    kinds = (("without", bar), ("with", give))
    return tuple(
        Treatment(
            f"{kind}:{GENES[gene].code.lower()}",
            say(f"treatment-{kind}", gene=gene_piece(gene)),
            partial(change, gene=gene, both_colours=both_colours),
            part=say("treatment-part", gene=gene_piece(gene)) if kind == "without" else None,
        )
        for kind, change in kinds
        for gene in range(many)
    )


def _colours(seat: int, *, both_colours: bool) -> tuple[int, ...]:
    return (seat, seat + MIN_SEATS) if both_colours else (seat,)


def bar(state: State, seat: int, *, gene: int, both_colours: bool) -> None:
    """Let a seat never get a gene, as if it had handed it in for an advanced one.

    Note: who gives that advanced gene up could buy the lower one again, which is rare.
    """
    for colour in _colours(seat, both_colours=both_colours):
        state.genes[colour][gene] = BARRED


def give(state: State, seat: int, *, gene: int, both_colours: bool) -> None:
    """Give a seat a gene for nothing, with each of its colours while there are cards.

    Note: an advanced gene comes as if the first lower one that serves had been handed in for it.
    """
    for colour in _colours(seat, both_colours=both_colours):
        if state.pool[gene] == 0 and not state.face_down[gene]:
            continue
        state.pool[gene] = max(state.pool[gene] - 1, 0)
        state.face_down[gene] = 0
        state.genes[colour][gene] = HELD
        lower = int(NEEDS[gene][0])
        if lower != NO_GENE:
            state.genes[colour][lower] = BARRED


__all__ = ["bar", "give", "treatments"]
