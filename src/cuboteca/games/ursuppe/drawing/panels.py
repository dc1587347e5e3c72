"""What lies beside the soup, as plain values: seats with their genes, and the cards for sale."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.drawing import worded
from cuboteca.games.ursuppe.drawing.lens import NOWHERE, PARTS_KEPT, S, Spot, TablePainter
from cuboteca.games.ursuppe.words.phrases import amoeba_target, gene_slug, gene_source, gene_target

if TYPE_CHECKING:
    from cuboteca.core.texts import Texts
    from cuboteca.games.ursuppe.view import ColourView, GeneView

#: What is said of a gene: on the card, how it works, and where the rules leave it open.
PARTS = ("card", "effect", "ruling")
#: The gauge shows mutation points up to here, or more where somebody has more.
GAUGE = 24
TAGS = {"alarm": "board-alarmed", "looked": "board-looked"}


@dataclass(frozen=True, eq=False)
class SmallGene:
    """A gene card before a seat."""

    gene: int
    spot: Spot  # to give it up, or swap it
    symbol: str
    name: str
    fresh: bool
    words: str


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


@dataclass(frozen=True, eq=False)
class About:
    """The closer look at a gene, the same for all readers of a language."""

    gene: int
    symbol: str
    name: str
    advanced: bool
    words: str  # of the button that opens it
    facts: tuple[str, ...]
    texts: tuple[tuple[str, str], ...]  # heading and paragraph
    source: str


@dataclass(frozen=True, eq=False)
class GeneCard:
    """A gene of this play: a specimen card, and its closer look."""

    of: GeneView
    spot: Spot
    symbol: str
    name: str
    mutation: str
    owned: bool  # the viewer has it
    words: str
    about: About


@dataclass(frozen=True, eq=False)
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
        here = one.colour == view.decider and one.colour in view.own
        targets = (amoeba_target(one.colour, number - 1) for number in one.reserve)
        return _panel(
            one,
            id_,
            self._owners[one.colour],
            "" if view.two_colours else self._t(f"colour-{one.colour}"),
            _gauge(one.mutation, *self._scale, self._texts),
            tuple(map(self._spot, targets)),
            # A gene that is given away is chosen on one's own card; one that is bought, in the
            # registry.
            tuple(self._spot(gene_target(held.gene)) if here else NOWHERE for held in one.genes),
            self._texts,
            you=one.colour in view.own,
            turn=one.colour == view.active,
            decides=one.colour == view.decider,
            winner=one.seat is not None and view.seats[one.seat].rank == 1,
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
        return tuple(
            _price_row(price, tuple(cards), self._texts) for price, cards in prices.items()
        )

    def _gene(self, gene: GeneView) -> GeneCard:
        view = self._view
        decider = view.decider
        on_panel = decider in view.own and decider in gene.holders
        return _gene(
            gene,
            NOWHERE if on_panel else self._spot(gene_target(gene.gene)),
            tuple(self._owners[colour] for colour in gene.holders),
            tuple(self._owners[one.colour] for one in view.colours if gene.gene in one.barred),
            self._texts,
            owned=any(colour in view.own for colour in gene.holders),
        )


@lru_cache(PARTS_KEPT)
def _panel(
    one: ColourView,
    id_: str,
    name: str,
    colour_name: str,
    gauge: Gauge,
    reserve: tuple[Spot, ...],
    genes: tuple[Spot, ...],
    texts: Texts,
    *,
    you: bool,
    turn: bool,
    decides: bool,
    winner: bool,
    dice: int,
) -> Panel:
    """Return a panel.

    Args:
        one: The colour.
        id_: Of the panel.
        name: Of whoever plays the colour.
        colour_name: Of the colour; "" where ``name`` has it.
        gauge: Its mutation points.
        reserve: Where its amoebas are that are not on the board.
        genes: Where its gene cards are.
        texts: Words of the reader's language.
        you: Whether it is the reader's.
        turn: Whether it is its turn.
        decides: Whether it decides.
        winner: Whether it has won.
        dice: Set-up: total of two dice, else 0.
    """
    tags = (("alarm", one.alarmed), ("looked", one.looked))
    return Panel(
        of=one,
        id=id_,
        name=name,
        colour_name=colour_name,
        you=you,
        turn=turn,
        decides=decides,
        winner=winner,
        gauge=gauge,
        reserve=tuple(zip(one.reserve, reserve, strict=True)),
        genes=tuple(
            _small(held.gene, spot, texts, fresh=held.fresh)
            for held, spot in zip(one.genes, genes, strict=True)
        ),
        tags=tuple((tag, worded(texts, TAGS[tag])) for tag, has in tags if has),
        dice=dice,
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
        text=f"{minus(mutation)}/{ozone}",
        words=worded(texts, key, mutation=mutation, ozone=ozone, debt=mutation - ozone),
        too_much=over,
    )


@lru_cache(PARTS_KEPT)
def _small(gene: int, spot: Spot, texts: Texts, *, fresh: bool) -> SmallGene:
    symbol = f"gene-{gene_slug(gene)}"
    name = worded(texts, symbol)
    words = worded(texts, "board-about-fresh" if fresh else "board-about", gene=name)
    return SmallGene(gene, spot, symbol, name, fresh, words)


@lru_cache(PARTS_KEPT)
def _price_row(price: int, cards: tuple[GeneCard, ...], texts: Texts) -> PriceRow:
    return PriceRow(price, worded(texts, "board-price", count=price), cards)


@lru_cache(PARTS_KEPT)
def _gene(
    gene: GeneView,
    spot: Spot,
    holders: tuple[str, ...],
    barred: tuple[str, ...],
    texts: Texts,
    *,
    owned: bool,
) -> GeneCard:
    """Return the card of a gene.

    Args:
        gene: The gene.
        spot: Where it is bought.
        holders: Names of those who have it.
        barred: Names of those who may not have it again.
        texts: Words of the reader's language.
        owned: Whether the reader has it.
    """
    about = _about(gene, holders, barred, texts)
    return GeneCard(
        of=gene,
        spot=spot,
        symbol=about.symbol,
        name=about.name,
        mutation=minus(gene.mutation),
        owned=owned,
        words=_gene_words(gene, about.name, holders, texts),
        about=about,
    )


@lru_cache(PARTS_KEPT)
def _about(
    gene: GeneView, holders: tuple[str, ...], barred: tuple[str, ...], texts: Texts
) -> About:
    key = f"gene-{gene_slug(gene.gene)}"
    name = worded(texts, key)
    return About(
        gene=gene.gene,
        symbol=key,
        name=name,
        advanced=bool(gene.needs),
        words=worded(texts, "board-about", gene=name),
        facts=tuple(_facts(gene, holders, barred, texts)),
        texts=tuple(
            (worded(texts, f"board-gene-{part}"), worded(texts, f"{key}.{part}")) for part in PARTS
        ),
        source=texts.plain(gene_source(gene.gene)),
    )


def _gene_words(gene: GeneView, name: str, holders: tuple[str, ...], texts: Texts) -> str:
    price, mutation, copies = gene.price, gene.mutation, gene.copies
    words = worded(texts, "board-gene", gene=name, price=price, mutation=mutation, copies=copies)
    if not holders:
        return words
    return f"{words}; " + worded(texts, "board-held-by", names=", ".join(holders))


def _facts(
    gene: GeneView, holders: tuple[str, ...], barred: tuple[str, ...], texts: Texts
) -> list[str]:
    facts = [
        worded(texts, "board-price", count=gene.price),
        worded(texts, "board-mutation", mutation=gene.mutation),
        worded(texts, "board-copies", count=gene.copies, all=gene.all_copies),
    ]
    if gene.needs:
        needs = [worded(texts, f"gene-{gene_slug(one)}") for one in gene.needs]
        facts.append(worded(texts, "board-needs", genes=worded(texts, "board-or").join(needs)))
    if gene.pays != gene.mutation:
        facts.append(worded(texts, "board-pays", count=gene.pays))
    if holders:
        facts.append(worded(texts, "board-held-by", names=", ".join(holders)))
    if barred:
        facts.append(worded(texts, "board-barred", names=", ".join(barred)))
    return facts
