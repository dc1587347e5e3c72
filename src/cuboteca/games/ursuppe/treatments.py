"""What a study may change: who never gets a gene, who has it from the start or from some round."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cuboteca.core.treatments import Good, Market, Treatment
from cuboteca.core.words import say
from cuboteca.games.ursuppe.components import MIN_SEATS
from cuboteca.games.ursuppe.genes import FIRST_EXTRA, GENE_COUNT, GENES, NEEDS, NO_GENE, PRICE
from cuboteca.games.ursuppe.state import ABSENT, BARRED, FRESH, HELD, Stage, State
from cuboteca.games.ursuppe.words.phrases import gene_piece

if TYPE_CHECKING:
    from cuboteca.core.game import Options


#: The rounds in which a study gives a gene to somebody.
ROUNDS = (1, 3, 5, 7)
#: How many BP it gives, to see what one of them is worth.
BP = 4


def treatments(options: Options, seat_count: int) -> tuple[Treatment[State], ...]:
    """Return two for each gene in play: nobody sells it to a seat, or the seat has it at once."""
    both_colours = _both_colours(options, seat_count)
    kinds = (("without", bar), ("with", give))
    return tuple(
        Treatment(
            f"{kind}:{GENES[gene].code.lower()}",
            say(f"treatment-{kind}", gene=gene_piece(gene)),
            partial(change, gene=gene, both_colours=both_colours),
            part=say("treatment-part", gene=gene_piece(gene)) if kind == "without" else None,
        )
        for kind, change in kinds
        for gene in range(_gene_count(options))
    )


def market(options: Options, seat_count: int) -> Market[State] | None:
    """Return the genes in play, which are bought for BP; None where a seat has two colours."""
    if _both_colours(options, seat_count):
        return None
    return Market(
        tuple(
            Good(
                GENES[gene].code.lower(),
                say("market-gene", gene=gene_piece(gene), price=int(PRICE[gene])),
                partial(_lacks, gene=gene),
                partial(_sell, gene=gene),
            )
            for gene in range(_gene_count(options))
        ),
        tuple(say("market-round", number=number) for number in ROUNDS),
        _time_of,
        say("market-bp"),
        BP,
        _pay,
    )


def _gene_count(options: Options) -> int:
    return GENE_COUNT if options["extra_genes"] else FIRST_EXTRA


def _both_colours(options: Options, seat_count: int) -> bool:
    return seat_count == MIN_SEATS and options["two_players"] == "two_colours"


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
        _hold(state, colour, gene, HELD)


def _hold(state: State, colour: int, gene: int, how: int) -> None:
    state.pool[gene] = max(state.pool[gene] - 1, 0)
    state.face_down[gene] = 0
    state.genes[colour][gene] = how
    lower = int(NEEDS[gene][0])
    if lower != NO_GENE:
        state.genes[colour][lower] = BARRED


def _time_of(state: State) -> int:
    if state.stage != Stage.GENES or state.round_number not in ROUNDS:
        return -1
    return ROUNDS.index(state.round_number)


def _lacks(state: State, seat: int, *, gene: int) -> bool:
    return bool(state.genes[seat][gene] == ABSENT)


def _sell(state: State, seat: int, *, gene: int) -> None:
    """Give a seat a gene as if it had just bought it, whether or not a card is left.

    Note: an advanced gene comes as ``give`` says.
    """
    _hold(state, seat, gene, FRESH)


def _pay(state: State, seat: int, coins: int) -> None:
    state.bp[seat] += coins


__all__ = ["bar", "give", "market", "treatments"]
