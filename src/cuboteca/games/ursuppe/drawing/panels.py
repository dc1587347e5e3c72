"""What lies beside the soup, as plain values: seats with their genes, and the cards for sale."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.games.ursuppe.drawing.lens import NOWHERE, S, Spot, TablePainter
from cuboteca.games.ursuppe.words.phrases import amoeba_target, gene_slug, gene_source, gene_target

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.view import ColourView, GeneView

#: What is said of a gene: on the card, how it works, and where the rules leave it open.
PARTS = ("card", "effect", "ruling")
#: The gauge shows mutation points up to here, or more where somebody has more.
GAUGE = 24


@dataclass(frozen=True)
class SmallGene:
    """A gene card before a seat."""

    gene: int
    spot: Spot  # to give it up, or swap it
    symbol: str
    name: str
    fresh: bool
    words: str


@dataclass(frozen=True)
class Gauge:
    """The sum of mutation points against the ozone, in hundredths of the gauge's length."""

    filled: str
    over: str  # the part beyond the ozone
    ozone: str
    text: str
    words: str
    too_much: bool


@dataclass(frozen=True)
class Panel:
    """A colour before its seat."""

    of: ColourView
    id: str
    name: str
    colour_name: str
    you: bool
    turn: bool
    decides: bool
    winner: bool
    gauge: Gauge
    reserve: tuple[tuple[int, Spot], ...]  # amoebas that are not on the board, by number
    genes: tuple[SmallGene, ...]
    tags: tuple[tuple[str, str], ...]  # class and words
    dice: int


@dataclass(frozen=True)
class GeneCard:
    """A gene of this play: a specimen card, and its closer look."""

    of: GeneView
    spot: Spot
    symbol: str
    name: str
    mutation: str
    owned: bool  # the viewer has it
    words: str
    closer: str
    facts: tuple[str, ...]
    texts: tuple[tuple[str, str], ...]  # heading and paragraph
    source: str


@dataclass(frozen=True)
class PriceRow:
    """The gene cards of one price."""

    price: int
    words: str
    cards: tuple[GeneCard, ...]


def minus(points: int) -> str:
    """Return ``points``, with a real minus sign where they are negative."""
    return str(points).replace("-", "\N{MINUS SIGN}")


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
        return Panel(
            of=one,
            id=id_,
            name=self._owner(one.colour),
            colour_name="" if view.two_colours else self._t(f"colour-{one.colour}"),
            you=one.colour in view.own,
            turn=one.colour == view.active,
            decides=one.colour == view.decider,
            winner=one.seat is not None and view.seats[one.seat].rank == 1,
            gauge=self._gauge(one),
            reserve=tuple(
                (number, self._spot(amoeba_target(one.colour, number - 1)))
                for number in one.reserve
            ),
            genes=tuple(self._small(one, held.gene, fresh=held.fresh) for held in one.genes),
            tags=tuple(self._tags(one)),
            dice=one.dice if view.phase == 0 else 0,
        )

    def _tags(self, one: ColourView) -> list[tuple[str, str]]:
        found = []
        if one.alarmed:
            found.append(("alarm", self._t("board-alarmed")))
        if one.looked:
            found.append(("looked", self._t("board-looked")))
        return found

    def _gauge(self, one: ColourView) -> Gauge:
        ozone = self._view.card.ozone if self._view.card else 0
        most = max(GAUGE, *(c.mutation for c in self._view.colours), ozone + 2)
        share = 100 / most
        over = one.mutation > ozone
        key = "board-gauge-over" if over else "board-gauge"
        return Gauge(
            filled=f"{max(0, min(one.mutation, ozone)) * share:.4g}",
            over=f"{max(0, one.mutation - ozone) * share:.4g}",
            ozone=f"{ozone * share:.4g}",
            text=f"{minus(one.mutation)}/{ozone}",
            words=self._t(key, mutation=one.mutation, ozone=ozone, debt=one.mutation - ozone),
            too_much=over,
        )

    def _small(self, one: ColourView, gene: int, *, fresh: bool) -> SmallGene:
        view = self._view
        # A gene that is given away is chosen on one's own card; one that is bought, in the
        # registry.
        here = one.colour == view.decider and one.colour in view.own
        symbol = f"gene-{gene_slug(gene)}"
        name = self._t(symbol)
        return SmallGene(
            gene=gene,
            spot=self._spot(gene_target(gene)) if here else NOWHERE,
            symbol=symbol,
            name=name,
            fresh=fresh,
            words=self._t("board-about-fresh" if fresh else "board-about", gene=name),
        )

    # the cards for sale

    def price_rows(self) -> tuple[PriceRow, ...]:
        """Return all gene cards by price."""
        prices: dict[int, list[GeneCard]] = {}
        for gene in self._view.genes:
            prices.setdefault(gene.price, []).append(self._gene(gene))
        return tuple(
            PriceRow(price, self._t("board-price", count=price), tuple(cards))
            for price, cards in prices.items()
        )

    def _gene(self, gene: GeneView) -> GeneCard:
        view = self._view
        key = f"gene-{gene_slug(gene.gene)}"
        name = self._t(key)
        decider = view.decider
        on_panel = decider in view.own and decider in gene.holders
        return GeneCard(
            of=gene,
            spot=NOWHERE if on_panel else self._spot(gene_target(gene.gene)),
            symbol=key,
            name=name,
            mutation=minus(gene.mutation),
            owned=any(colour in view.own for colour in gene.holders),
            words=self._gene_words(gene, name),
            closer=self._t("board-about", gene=name),
            facts=tuple(self._facts(gene)),
            texts=tuple(
                (self._t(f"board-gene-{part}"), self._t(f"{key}.{part}")) for part in PARTS
            ),
            source=self._texts.plain(gene_source(gene.gene)),
        )

    def _gene_words(self, gene: GeneView, name: str) -> str:
        words = self._t(
            "board-gene", gene=name, price=gene.price, mutation=gene.mutation, copies=gene.copies
        )
        if not gene.holders:
            return words
        return f"{words}; " + self._t("board-held-by", names=self._holders(gene))

    def _holders(self, gene: GeneView) -> str:
        return ", ".join(self._owner(colour) for colour in gene.holders)

    def _facts(self, gene: GeneView) -> list[str]:
        facts = [
            self._t("board-price", count=gene.price),
            self._t("board-mutation", mutation=gene.mutation),
            self._t("board-copies", count=gene.copies, all=gene.all_copies),
        ]
        if gene.needs:
            needs = [self._t(f"gene-{gene_slug(one)}") for one in gene.needs]
            facts.append(self._t("board-needs", genes=self._t("board-or").join(needs)))
        if gene.pays != gene.mutation:
            facts.append(self._t("board-pays", count=gene.pays))
        if gene.holders:
            facts.append(self._t("board-held-by", names=self._holders(gene)))
        barred = [one.colour for one in self._view.colours if gene.gene in one.barred]
        if barred:
            facts.append(self._t("board-barred", names=", ".join(map(self._owner, barred))))
        return facts
