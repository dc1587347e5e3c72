"""Phase 6: markers advance; and how a play ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.constants import OVER
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import COUNTS, GENE_COUNT, Gene
from cuboteca.games.ursuppe.rules.sequence import (
    amoeba_count,
    begin_phase,
    has,
    is_dummy,
    line_up,
    pass_on,
)
from cuboteca.games.ursuppe.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

END_REASONS = ("", "track", "cards")
TRACK = 1
CARDS = 2


@rule('"Fase 6: Punteggio" (p. 6): advanced genes as two; "Ray Protection" (p. 15) as none')
def card_count(state: State, colour: int) -> int:
    """Return as how many cards the genes of ``colour`` score.  Pure."""
    total = 0
    for gene in range(GENE_COUNT):
        if has(state, colour, gene):
            total += COUNTS[gene]
    return total


@rule('"Social Gene" (p. 14): 1 for each opponent 6 or more spaces ahead; ruling: social-gene')
def social_income(state: State, colour: int) -> int:
    """Return what the Social Gene pays ``colour`` after scoring.  Pure."""
    if not has(state, colour, Gene.SOCIAL):
        return 0
    income = 0
    for other in range(state.colour_count):
        if state.marker[other] - state.marker[colour] >= box.SOCIAL_LEAD:
            income += 1
    return income


@rule('"Fase 6: Punteggio" (p. 6), "3.5 Calcolo dei Punti" (p. 10): both tables added')
def spaces_scored(state: State, colour: int) -> int:
    """Return how many free spaces the marker of ``colour`` advances.  Pure."""
    if is_dummy(state, colour) and state.dummy_scores == 0:
        return 0
    cards = min(card_count(state, colour), box.MOST_COUNTED_GENES)
    amoebas = amoeba_count(state, colour)
    return int(box.AMOEBA_SPACES[state.colour_count, amoebas] + box.GENE_SPACES[cards])


@rule(
    '"Fase 6: Punteggio" (p. 6), "Percorso del Punteggio" (p. 9): one marker on a space; ruling: '
    "play-end: past the last space on virtual ones"
)
def advance_marker(state: State, colour: int, spaces: int) -> None:
    """Advance a marker; occupied spaces are not counted.  Changes: marker."""
    space = state.marker[colour]
    while spaces > 0:
        space += 1
        free = True
        for other in range(state.colour_count):
            if state.marker[other] == space:
                free = False
        if free:
            spaces -= 1
    state.marker[colour] = space


@rule('"Fase 6: Punteggio", "Fine della Partita" (p. 6), "Social Gene" (p. 14)')
def score(state: State) -> None:
    """Advance all markers, descending; pay the Social Gene; end the play or begin a round.

    Changes: phase, markers, bp, order, reason, stage.
    """
    begin_phase(state, 6)
    for place in range(state.colour_count):
        colour = state.order[place]
        advance_marker(state, colour, spaces_scored(state, colour))
    for colour in range(state.colour_count):
        state.bp[colour] += social_income(state, colour)
    line_up(state)
    state.reason = reason_to_end(state)
    if state.reason == 0:
        pass_on(state, Stage.ROUND)
    else:
        pass_on(state, Stage.OVER)
        state.mover = OVER


@rule(
    '"Fine della Partita" (p. 6): a marker in the finish zone, or the last environment card has '
    "been turned up; ruling: play-end"
)
def reason_to_end(state: State) -> int:
    """Return why the play ends after this round, 0 if it goes on.  Pure."""
    if state.marker[state.order[0]] >= state.finish_from:
        return TRACK
    return CARDS if state.round_number == box.LAST_ROUND else 0


@rule('"Fine della Partita" (p. 6): the furthest marker; variant of the authors for two people')
def points_of(state: State, seat: int) -> int:
    """Return the points of ``seat``: the space of its marker, the worse one of two.  Pure."""
    if state.two_colours == 1:
        return min(state.marker[seat], state.marker[seat + 2])
    return state.marker[seat]


@rule('"Fine della Partita" (p. 6)')
def points(state: State, out: Row) -> None:
    """Write the points of each seat.  Shapes: out is int64[seats], overwritten."""
    for seat in range(state.seat_count):
        out[seat] = points_of(state, seat)


@rule('"Fine della Partita" (p. 6)')
def ranks(state: State, out: Row) -> None:
    """Write the rank of each seat, 1 being best.  Shapes: out is int64[seats], overwritten."""
    for seat in range(state.seat_count):
        rank = 1
        for other in range(state.seat_count):
            if points_of(state, other) > points_of(state, seat):
                rank += 1
        out[seat] = rank


@rule('"Fine della Partita" (p. 6)')
def end_reason(state: State) -> int:
    """Return the index into END_REASONS; 0 while the play lasts.  Pure."""
    return state.reason
