"""With the box: the score track by the rules, the environment deck, phases, and a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.real_box import (
    BoxCard,
    Count,
    Counted,
    Deck,
    Phase,
    RealBox,
    RealBoxError,
    SheetForm,
    Track,
    Weighed,
    Weighing,
    check_open,
)
from cuboteca.core.words import SeatName, say, say_winners, winners
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import COUNTS, GENE_COUNT, GENES, MUTATION, PLAIN_COUNT
from cuboteca.games.ursuppe.rules.scoring import points_of, ranks, score
from cuboteca.games.ursuppe.rules.sequence import line_up, seat_of
from cuboteca.games.ursuppe.start import start
from cuboteca.games.ursuppe.state import ABSENT, HELD, Stage, copy_of
from cuboteca.games.ursuppe.words.phrases import card_piece, gene_piece, who
from cuboteca.games.ursuppe.words.scoring import ending, points_now, sheet_between

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.real_box import Line, Options
    from cuboteca.core.words import Argument, Sentence
    from cuboteca.games.ursuppe.state import State

#: Genes that score as one card: any of them stands for a card.
_PLAIN = tuple(gene for gene in range(GENE_COUNT) if COUNTS[gene] == PLAIN_COUNT)
_MOST_CARDS = 12  # more than six never count for more
_PHASES = 6


def _colours(state: State, seat: int) -> list[int]:
    return [colour for colour in range(state.colour_count) if seat_of(state, colour) == seat]


def _asked(state: State, name: str, key: str, most: int, least: int = 0) -> list[Count]:
    """Return a number for each colour of a seat."""
    if not state.two_colours:
        return [Count(name, say(key), most, least)]
    return [Count(f"{name}-{part}", say(f"{key}-of", part=part), most, least) for part in (1, 2)]


def form(state: State) -> SheetForm:
    """Return what is asked after phase 6, or at first: where the markers begin."""
    if not state.marker[0]:
        counts = _asked(state, "start", "real-start", state.colour_count, 1)
        return SheetForm(say("real-beginning"), tuple(counts), note=say("real-start-note"))
    amoebas = int(box.AMOEBAS[state.colour_count])
    counts = _asked(state, "amoebas", "real-amoebas", amoebas)
    counts += _asked(state, "cards", "real-cards", _MOST_CARDS)
    title = say("real-round", round=state.round_number)
    return SheetForm(title, tuple(counts), note=say("real-note"))


def count(options: Options, seat_count: int, lines: Sequence[Line]) -> Counted:
    """Return the sheet of some rounds; see ``core.real_box``."""
    state = start(options, seat_count)
    state.round_number = 1
    sheets = []
    for number, line in enumerate(lines):
        check_open(over=state.stage == Stage.OVER)
        form(state).check(line, seat_count)
        if number == 0:
            _begin(state, line)
        else:
            _lay_out(state, line)
            before = copy_of(state)
            score(state)
            sheets.append(sheet_between(before, state))
            if state.stage != Stage.OVER:
                state.round_number += 1
    over = state.stage == Stage.OVER
    places = [0] * seat_count
    ranks(state, places)
    return Counted(
        tuple(sheets),
        points_now(state),
        tuple(places),
        None if over else form(state),
        _end(state) if over else _order(state) if lines else (),
        _track(state),
    )


def _numbers(state: State, line: Line) -> dict[int, list[int]]:
    """Return what a line says of each colour, in the order of the form."""
    each = len(line) // state.seat_count
    found: dict[int, list[int]] = {}
    for seat in range(state.seat_count):
        own, colours = line[seat * each : (seat + 1) * each], _colours(state, seat)
        for place, colour in enumerate(colours):
            found[colour] = list(own[place :: len(colours)])
    return found


def _begin(state: State, line: Line) -> None:
    """Put the markers on their first spaces; each needs one of its own."""
    for colour, (space,) in _numbers(state, line).items():
        state.marker[colour] = space
    spaces = [state.marker[colour] for colour in range(state.colour_count)]
    if len(set(spaces)) < len(spaces):
        raise RealBoxError(say("real-start-taken"))
    line_up(state)


def _lay_out(state: State, line: Line) -> None:
    """Give every colour so many amoebas and cards."""
    for colour, (amoebas, cards) in _numbers(state, line).items():
        for number in range(box.MAX_AMOEBAS):
            state.cell[colour][number] = 0 if number < amoebas else box.NO_CELL
        for place, gene in enumerate(_PLAIN):
            state.genes[colour][gene] = HELD if place < cards else ABSENT


def _order(state: State) -> tuple[Sentence, ...]:
    """Return in which order the phases go: phase 1 ascending, all others descending."""
    descending = [_who(state, colour) for colour in list(state.order)[: state.colour_count]]
    return (
        say("real-ascending", who=tuple(reversed(descending))),
        say("real-descending", who=tuple(descending)),
    )


def _who(state: State, colour: int) -> SeatName | Sentence:
    return who(state, colour)


def _end(state: State) -> tuple[Sentence, ...]:
    first = winners(ranks, state, state.seat_count)
    return (*ending(state), say_winners(first, int(points_of(state, first[0]))))


def _track(state: State) -> Track:
    markers = tuple(
        (int(state.marker[colour]), int(seat_of(state, colour)))
        for colour in range(state.colour_count)
        if state.marker[colour]
    )
    last = max((space for space, _ in markers), default=0)
    return Track(max(box.TRACK_SPACES, last), int(state.finish_from), markers)


def _deck() -> Deck:
    cards = tuple(
        BoxCard(card_piece(kind), int(box.CARD_COPIES[kind]), int(box.OZONE[kind]))
        for kind in range(box.CARD_KINDS)
    )
    return Deck(say("real-deck"), cards, say("real-draw"))


def _phase(number: int) -> Phase:
    return Phase(say(f"phase-{number}"), (say(f"real-phase-{number}"),))


def _weighing() -> Weighing:
    things = tuple(Weighed(_gene(gene), int(MUTATION[gene])) for gene in range(len(GENES)))
    return Weighing(say("real-defects"), things, say("real-debt"), say("real-no-debt"))


def _gene(gene: int) -> Argument:
    return gene_piece(gene)


REAL_BOX = RealBox(
    count=count,
    options=("finish",),
    die=box.DIE_FACES,
    deck=_deck(),
    phases=tuple(_phase(number) for number in range(1, _PHASES + 1)),
    weighing=_weighing(),
)


__all__ = ["REAL_BOX"]
