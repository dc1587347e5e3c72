"""What lies beside the soup, as plain values: seats with their genes, and the cards for sale."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING

from cuboteca.core.drawing import Occupant, worded
from cuboteca.games.ursuppe.drawing.lens import NOWHERE, PARTS_KEPT, S, Spot, TablePainter
from cuboteca.games.ursuppe.words.phrases import amoeba_target, gene_piece, gene_source, gene_target

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.core.texts import Texts
    from cuboteca.games.ursuppe.view import ColourView, GeneView

#: The gauge shows mutation points up to here, or more where somebody has more.
GAUGE = 24


@dataclass(frozen=True, eq=False)
class Gauge:
    """The sum of mutation points against the ozone, in hundredths of the gauge's length."""

    filled: str
    over: str  # the part beyond the ozone
    ozone: str
    text: str
    words: str
    too_much: bool


@dataclass(frozen=True, eq=False)
class Panel:
    """A colour before its seat."""

    of: ColourView
    id: str
    name: str
    colour_name: str  # "" where ``name`` has it
    note: str  # who has the seat
    away: bool
    presence: Markup
    you: bool
    turn: bool
    decides: bool
    winner: bool
    gauge: Gauge
    reserve: tuple[Spot, ...]  # of the amoebas that are not on the board
    genes: tuple[Spot, ...]  # of the gene cards, to give one up or swap it
    dice: int  # set-up: total of two dice, else 0


@dataclass(frozen=True, eq=False)
class About:
    """The closer look at a gene, the same for all readers of a language."""

    of: GeneView
    holders: str  # names of those who have it
    barred: str  # names of those who may not have it again
    texts: Texts

    @property
    def needs(self) -> str:
        """Names of the genes of which one is handed in for it."""
        words = partial(worded, self.texts)
        return words("board-or").join(words(gene_piece(one).name) for one in self.of.needs)

    @cached_property
    def source(self) -> str:
        """Where the rulebook speaks of it."""
        return self.texts.plain(gene_source(self.of.gene))


@dataclass(frozen=True, eq=False)
class GeneCard:
    """A gene of this play: a specimen card, and its closer look."""

    about: About
    spot: Spot
    owned: bool  # the viewer has it


@dataclass(frozen=True, eq=False)
class PriceRow:
    """The gene cards of one price."""

    price: int
    cards: tuple[GeneCard, ...]


NEW_GENES = 3  # the phase

_panel = lru_cache(PARTS_KEPT)(Panel)
_about = lru_cache(PARTS_KEPT)(About)
_gene = lru_cache(PARTS_KEPT)(GeneCard)
_price_row = lru_cache(PARTS_KEPT)(PriceRow)


class PanelPainter(TablePainter[S]):
    """Works out seats and gene cards."""

    # seats

    def panels(self) -> tuple[Panel, ...]:
        """Return the panels, one's own first, then clockwise."""
        view = self._view
        first = view.seat or 0
        own = [c for c in view.colours if c.colour in view.own]
        rest = [c for c in view.colours if c.colour not in view.own]
        rest.sort(key=lambda one: (one.colour - first) % view.colour_count)
        seen: set[int] = set()
        return tuple(self._panel(one, self._id(one, seen)) for one in (*own, *rest))

    def _id(self, one: ColourView, seen: set[int]) -> str:
        """Return the id of a panel: the first one of a seat is where the page's plates lead."""
        if one.seat is None or one.seat in seen:
            return f"colour-{one.colour}"
        seen.add(one.seat)
        return f"seat-{one.seat}"

    def _panel(self, one: ColourView, id_: str) -> Panel:
        view = self._view
        here = one.colour == view.decider and one.colour in view.own
        targets = (amoeba_target(one.colour, number - 1) for number in one.reserve)
        who = Occupant() if one.seat is None else self._occupants[one.seat]
        you = one.colour in view.own
        return _panel(
            of=one,
            id=id_,
            name=self._owners[one.colour],
            colour_name="" if view.two_colours else self._t(f"colour-{one.colour}"),
            note=who.note or (self._t("board-you") if you else ""),
            away=who.away,
            presence=who.presence,
            you=you,
            turn=one.colour == view.active,
            decides=one.colour == view.decider,
            winner=one.seat is not None and view.seats[one.seat].rank == 1,
            gauge=_gauge(one.mutation, *self._scale, self._texts),
            reserve=tuple(map(self._spot, targets)),
            # A gene that is given away is chosen on one's own card; one that is bought, in the
            # registry.
            genes=tuple(
                self._spot(gene_target(held.gene)) if here else NOWHERE for held in one.genes
            ),
            dice=one.dice if view.phase == 0 else 0,
        )

    @cached_property
    def _scale(self) -> tuple[int, int]:
        """The ozone, and up to where the gauges show mutation points."""
        ozone = self._view.card.ozone if self._view.card else 0
        return ozone, max(GAUGE, *(c.mutation for c in self._view.colours), ozone + 2)

    # the cards for sale

    def price_rows(self) -> tuple[PriceRow, ...]:
        """Return all gene cards by price."""
        prices: dict[int, list[GeneCard]] = {}
        for gene in self._view.genes:
            prices.setdefault(gene.price, []).append(self._gene(gene))
        return tuple(_price_row(price, tuple(cards)) for price, cards in prices.items())

    @cached_property
    def _sells(self) -> bool:
        """Whether the viewer is asked for a gene on sale."""
        return self._view.phase == NEW_GENES and any(
            target.startswith("gene-") for target in self._choices
        )

    def _gene(self, gene: GeneView) -> GeneCard:
        view, owners = self._view, self._owners
        holders = ", ".join([owners[colour] for colour in gene.holders])
        barred = ", ".join([owners[one.colour] for one in view.colours if gene.gene in one.barred])
        on_panel = view.decider in view.own and view.decider in gene.holders
        target = gene_target(gene.gene)
        if self._sells:
            name = self._t(gene.symbol)
            spot = self._spot_or_why(target, name, NOWHERE.id if on_panel else None)
        else:
            spot = NOWHERE if on_panel else self._spot(target)
        return _gene(
            _about(gene, holders, barred, self._texts),
            spot,
            any(colour in view.own for colour in gene.holders),
        )


@lru_cache(PARTS_KEPT)
def _gauge(mutation: int, ozone: int, most: int, texts: Texts) -> Gauge:
    share = 100 / most
    over = mutation > ozone
    key = "board-gauge-over" if over else "board-gauge"
    return Gauge(
        filled=f"{max(0, min(mutation, ozone)) * share:.4g}",
        over=f"{max(0, mutation - ozone) * share:.4g}",
        ozone=f"{ozone * share:.4g}",
        text=f"{mutation}/{ozone}".replace("-", "\N{MINUS SIGN}"),
        words=worded(texts, key, mutation=mutation, ozone=ozone, debt=mutation - ozone),
        too_much=over,
    )
