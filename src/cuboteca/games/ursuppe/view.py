"""What one seat, or a spectator, may know of a play of Ursuppe: all but a card looked at secretly.

The next environment card is shown to seats of which a colour has looked at it (Migration Sensing,
Environmental Sensing).  Everything else lies open on the table.  Amoebas carry the number printed
on them, from 1; colours, spaces and genes are counted as in the state.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import COPIES, FIRST_EXTRA, GENE_AT, PAYS, Gene
from cuboteca.games.ursuppe.information import knows_next_card
from cuboteca.games.ursuppe.notation import CELL_NAMES
from cuboteca.games.ursuppe.rules import sequence
from cuboteca.games.ursuppe.rules.attacking import can_escape, protects
from cuboteca.games.ursuppe.rules.dividing import division_price
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.environment import mutation_sum
from cuboteca.games.ursuppe.rules.scoring import END_REASONS, card_count, points_of, ranks
from cuboteca.games.ursuppe.state import (
    BARRED,
    FRESH,
    HELD,
    LAYOUT,
    NOBODY,
    Purpose,
    Result,
    Stage,
    State,
    Use,
)

if TYPE_CHECKING:
    from collections.abc import Iterator


_VIEWS_KEPT = 64  # without what only some may know


@dataclass(frozen=True)
class CardView:
    """An environment card."""

    kind: int
    current: str  # one of components.CURRENT_NAMES
    ozone: int


@dataclass(frozen=True)
class SpaceView:
    """A space of the soup."""

    cell: int
    column: int
    row: int
    name: str  # column from the west, row from the north: "B1"
    food: tuple[int, ...]  # cubes of each colour in play
    toxic: int  # damage that lies there


@dataclass(frozen=True)
class AmoebaView:
    """An amoeba on the board."""

    colour: int
    number: int  # as printed, from 1
    cell: int
    damage: int
    dying: bool  # it dies in phase 5 unless it is healed
    escaped: bool  # has used up Escape (this round, or in this attack)
    defended: bool


@dataclass(frozen=True)
class _GeneView:
    gene: int

    @property
    def symbol(self) -> str:
        """Its figure in the sprite, and the key of its name."""
        return GENE_AT[self.gene].symbol


@dataclass(frozen=True)
class HeldView(_GeneView):
    """A gene card that a colour has."""

    fresh: bool  # got in this round

    @property
    def pays(self) -> int:
        """Points that it covers when given up."""
        return int(PAYS[self.gene])


@dataclass(frozen=True)
class GeneView(_GeneView):
    """A gene of this play, for sale or not."""

    price: int
    mutation: int
    pays: int  # points that it covers when given up
    copies: int  # for sale
    all_copies: int
    extra: bool  # one of the 26 extra genes
    needs: tuple[int, ...]  # an advanced gene: one of these is handed in for it
    holders: tuple[int, ...]  # colours that have it


@dataclass(frozen=True)
class AttackView:
    """An attack that is going on."""

    attacker: tuple[int, int]  # colour and number
    target: tuple[int, int]
    cell: int
    hunting: bool  # in phase 1, else an aggression
    second_try: bool
    undefendable: bool  # camouflaged: neither Escape nor Defence
    answers: tuple[str, ...]  # of "escape", "defend": what the attacked one has left
    answering: bool  # it is being asked now
    result: str  # name of Result in lower case


@dataclass(frozen=True)
class SelectionView:
    """Cubes that are being chosen one by one."""

    kind: str  # "meal", "carry" or "suck"
    amoeba: tuple[int, int]
    cell: int  # where the cubes come from
    chosen: tuple[int, ...]  # by colour
    on_offer: tuple[int, ...]  # cubes that lie there and are not chosen


@dataclass(frozen=True)
class TravelView:
    """An amoeba that changes its space."""

    amoeba: tuple[int, int]
    purpose: str  # "drift", "move" or "escape"
    dice: tuple[int, ...]  # rolled for it
    origin: int
    goal: int


@dataclass(frozen=True)
class ColourView:
    """What belongs to a colour."""

    colour: int
    seat: int | None  # None: the dummy
    marker: int  # space of the track, 0 before the start
    bp: int
    supply: int  # cubes
    alive: int
    amoebas: int  # of its colour in this play
    reserve: tuple[int, ...]  # numbers that are not on the board
    genes: tuple[HeldView, ...]
    barred: tuple[int, ...]  # handed in for an advanced gene that it has
    cards: int  # as how many cards its genes count
    mutation: int  # sum of its mutation points
    limit: int  # damage at which its amoebas die
    division_price: int
    alarmed: bool
    looked: bool  # has looked at the next environment card
    dice: int  # set-up: total of two dice, 0 before


@dataclass(frozen=True)
class SeatView:
    """A seat and its colours."""

    seat: int
    colours: tuple[int, ...]
    points: int
    rank: int | None = None  # 1 is best; only when the play is over


@dataclass(frozen=True)
class UrsuppeView:
    """The table as ``seat`` sees it; ``seat`` None is a spectator."""

    seat: int | None
    seat_count: int
    colour_count: int
    two_colours: bool
    dummy: int | None  # its colour
    original: bool
    extra_genes: bool
    stage: str  # name of state.Stage in lower case
    to_move: int  # a seat, game.CHANCE or game.OVER
    decider: int | None  # colour that decides
    phase: int  # 0 set-up, 1..6
    round_number: int
    last_round: int
    active: int | None  # colour whose turn it is
    number: int | None  # phase 1: the number of its amoeba whose turn it is
    order: tuple[int, ...]  # colours, the foremost marker first
    gone: tuple[int, ...]  # colours that have had their turn in this phase, the running one too
    card: CardView | None
    next_card: CardView | None  # only where the viewer has looked at it
    cards_left: int
    unseen: tuple[tuple[CardView, int], ...]  # cards not turned up, with copies
    spaces: tuple[SpaceView, ...]
    amoebas: tuple[AmoebaView, ...]
    colours: tuple[ColourView, ...]
    genes: tuple[GeneView, ...]  # those of this play that anybody can see, in order of price
    face_down: int  # extra genes that are not turned up
    attack: AttackView | None
    selection: SelectionView | None
    travel: TravelView | None
    swapped: int | None  # gene that is given away in a swap
    debt: int  # mutation points still owed by the colour that decides
    to_place: int  # amoebas still to be placed without pay
    track_spaces: int
    finish_from: int
    income: int
    seats: tuple[SeatView, ...]
    own: tuple[int, ...]  # colours of the viewer
    end_reason: str | None  # "track" or "cards"


def seat_of(state: State, colour: int) -> int | None:
    """Return the seat that plays ``colour``, None for the dummy."""
    seat = sequence.seat_of(state, colour)
    return None if seat == CHANCE else seat


def view_of(state: State, seat: int | None) -> UrsuppeView:
    """Return what ``seat`` (None: a spectator) may know of ``state``."""
    everybodys = _seen_by_everybody(LAYOUT.snapshot(state))
    if seat is None:
        return everybodys
    seen = card_view(state.next_card) if knows_next_card(state, seat) else None
    return replace(everybodys, seat=seat, own=everybodys.seats[seat].colours, next_card=seen)


@lru_cache(_VIEWS_KEPT)  # a state is shown to several seats
def _seen_by_everybody(snapshot: bytes) -> UrsuppeView:
    """Return the view of a spectator, from the bytes of a state."""
    state = LAYOUT.unpack(snapshot)
    stage = Stage(state.stage)
    colours = range(state.colour_count)
    turn = state.turn
    order = tuple(state.order)[: len(colours)]
    acting = reversed(order) if state.phase == 1 else order
    return UrsuppeView(
        seat=None,
        seat_count=state.seat_count,
        colour_count=len(colours),
        two_colours=bool(state.two_colours),
        dummy=box.DUMMY if state.dummy else None,
        original=bool(state.original),
        extra_genes=bool(state.extra_genes),
        stage=stage.name.lower(),
        to_move=state.mover,
        decider=_known(state.decider),
        phase=state.phase,
        round_number=state.round_number,
        last_round=box.CARD_COUNT - 1,
        active=_known(state.active),
        number=state.number + 1 if state.phase == 1 and state.number >= 0 else None,
        order=order,
        gone=tuple(acting)[:turn],
        card=card_view(state.card),
        next_card=None,
        cards_left=sum(state.unseen_cards),
        unseen=tuple(_unseen(state)),
        spaces=tuple(_space(state, cell) for cell in range(box.CELL_COUNT)),
        amoebas=tuple(_amoebas(state)),
        colours=tuple(_colour(state, colour) for colour in colours),
        genes=_genes(state),
        face_down=sum(state.face_down),
        attack=attack_of(state, stage),
        selection=selection_of(state, stage),
        travel=travel_of(state),
        swapped=_known(state.swapped),
        debt=state.debt,
        to_place=state.to_place,
        track_spaces=box.TRACK_SPACES,
        finish_from=state.finish_from,
        income=int(box.INCOME[len(colours)]),
        seats=tuple(_seat(state, other) for other in range(state.seat_count)),
        own=(),
        end_reason=END_REASONS[state.reason] or None,
    )


def _known(value: int) -> int | None:
    return None if value == NOBODY else value


# environment


def card_view(kind: int) -> CardView | None:
    """Return an environment card; None for NO_CARD."""
    if kind == box.NO_CARD:
        return None
    return CardView(kind, box.CURRENT_NAMES[box.CURRENT[kind]], int(box.OZONE[kind]))


def _unseen(state: State) -> Iterator[tuple[CardView, int]]:
    for kind in range(box.CARD_KINDS):
        copies = state.unseen_cards[kind]
        card = card_view(kind)
        if copies and card is not None:
            yield card, copies


# the soup


def _space(state: State, cell: int) -> SpaceView:
    column, row = box.CELLS[cell]
    food = tuple(state.food[cell])[: state.colour_count]
    return SpaceView(cell, column, row, CELL_NAMES[cell].upper(), food, state.toxic[cell])


def _amoebas(state: State) -> Iterator[AmoebaView]:
    for colour in range(state.colour_count):
        limit = damage_limit(state, colour)
        cells, damages, uses = state.cell[colour], state.damage[colour], state.used[colour]
        for number, (cell, damage, used) in enumerate(zip(cells, damages, uses, strict=True)):
            if cell != box.NO_CELL:
                yield AmoebaView(
                    colour=colour,
                    number=number + 1,
                    cell=cell,
                    damage=damage,
                    dying=damage >= limit,
                    escaped=bool(used & Use.ESCAPE),
                    defended=bool(used & Use.DEFENCE),
                )


# what is going on

#: Stages in which somebody eats, carries or sucks cube by cube.
SELECTIONS = {Stage.FEED: "meal", Stage.MEAL: "meal", Stage.CARRY: "carry", Stage.SUCK: "suck"}
_CLOSED = (Stage.OVER, Stage.DEATHS, Stage.NEXT_AGGRESSOR, Stage.SCORING)


def amoeba_of(index: int) -> tuple[int, int]:
    """Return colour and printed number of ``colour * 7 + number``."""
    return index // box.MAX_AMOEBAS, index % box.MAX_AMOEBAS + 1


def attack_of(state: State, stage: Stage) -> AttackView | None:
    """Return the attack that is going on, if there is one."""
    if NOBODY in (state.attacker, state.target) or stage in _CLOSED:
        return None
    return AttackView(
        attacker=amoeba_of(state.attacker),
        target=amoeba_of(state.target),
        cell=state.battlefield,
        hunting=state.phase == 1,
        second_try=bool(state.second_try),
        undefendable=bool(state.undefendable),
        answers=_answers(state),
        answering=stage == Stage.DEFENCE,
        result=Result(state.result).name.lower(),
    )


def _answers(state: State) -> tuple[str, ...]:
    """Return which answers the attacked amoeba has not used up."""
    if state.undefendable:
        return ()
    colour, number = amoeba_of(state.target)
    used = state.used[colour][number - 1]
    found = []
    if can_escape(state, colour) and not used & Use.ESCAPE:
        found.append("escape")
    if protects(state, Gene.DEFENCE, state.target, state.attacker) and not used & Use.DEFENCE:
        found.append("defend")
    return tuple(found)


def selection_of(state: State, stage: Stage) -> SelectionView | None:
    """Return the cubes that are being chosen, if any are."""
    kind = SELECTIONS.get(stage)
    if kind is None:
        return None
    colours = range(state.colour_count)
    if kind == "carry":
        amoeba, cell, row = amoeba_of(state.carrier), state.origin, state.carried
    else:
        amoeba = (state.active, state.number + 1)
        cell = state.cell[state.active][state.number]
        row = state.meal if kind == "meal" else state.sucked
    chosen = tuple(row[colour] for colour in colours)
    if kind == "suck" and state.suck_from != NOBODY:
        cell = int(box.NEIGHBOUR[cell][state.suck_from])
    there = [state.food[cell][colour] for colour in colours]
    left = tuple(max(0, there[c] - (0 if kind == "carry" else chosen[c])) for c in colours)
    return SelectionView(kind, amoeba, cell, chosen, left)


def travel_of(state: State) -> TravelView | None:
    """Return the amoeba that changes its space, if one does."""
    if state.traveller == NOBODY or state.mover == OVER:
        return None
    return TravelView(
        amoeba=amoeba_of(state.traveller),
        purpose=Purpose(state.purpose).name.lower(),
        dice=tuple(die for die in (state.die, state.second_die) if die),
        origin=state.origin,
        goal=state.goal,
    )


# colours, genes, seats


def _colour(state: State, colour: int) -> ColourView:
    amoebas = int(box.AMOEBAS[state.colour_count])
    reserve = tuple(n + 1 for n in range(amoebas) if state.cell[colour][n] == box.NO_CELL)
    have = tuple(state.genes[colour])
    return ColourView(
        colour=colour,
        seat=seat_of(state, colour),
        marker=state.marker[colour],
        bp=state.bp[colour],
        supply=state.supply[colour],
        alive=amoebas - len(reserve),
        amoebas=amoebas,
        reserve=reserve,
        genes=tuple(HeldView(g, how == FRESH) for g, how in enumerate(have) if how >= HELD),
        barred=tuple(gene for gene, how in enumerate(have) if how == BARRED),
        cards=int(card_count(state, colour)),
        mutation=int(mutation_sum(state, colour)),
        limit=damage_limit(state, colour),
        division_price=division_price(state, colour),
        alarmed=bool(state.alarmed[colour]),
        looked=bool(state.known_by[colour]),
        dice=state.dice[colour],
    )


def _genes(state: State) -> tuple[GeneView, ...]:
    """Return the genes for sale or held, in order of price."""
    colours = state.colour_count
    held = tuple(zip(*(state.genes[colour] for colour in range(colours)), strict=True))
    found = []
    for gene, copies, count in zip(Gene, state.pool, COPIES[colours].tolist(), strict=True):
        row = gene.row
        holders = tuple(colour for colour, how in enumerate(held[gene]) if how >= HELD)
        extra = gene >= FIRST_EXTRA
        if holders or copies or (count and not extra):
            found.append(
                GeneView(
                    gene=int(gene),
                    price=row.price,
                    mutation=row.mutation,
                    pays=int(PAYS[gene]),
                    copies=copies,
                    all_copies=count,
                    extra=extra,
                    needs=tuple(int(Gene[lower]) for lower in row.needs),
                    holders=holders,
                )
            )
    return tuple(sorted(found, key=lambda one: (one.price, bool(one.needs), one.gene)))


def _seat(state: State, seat: int) -> SeatView:
    rank = [0] * state.seat_count
    over = state.stage == Stage.OVER
    if over:
        ranks(state, rank)
    colours = tuple(c for c in range(state.colour_count) if seat_of(state, c) == seat)
    return SeatView(seat, colours, points_of(state, seat), rank[seat] if over else None)
