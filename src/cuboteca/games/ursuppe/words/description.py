"""The table in words and lines: for terminals and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.games.ursuppe.view import CardView, ColourView, SpaceView, UrsuppeView


def describe(view: UrsuppeView, texts: Texts, names: Sequence[str]) -> str:
    """Return the view as lines of text; ``names`` are the players' names by seat."""
    return "\n".join(_Describer(view, texts, names).lines())


class _Describer:
    def __init__(self, view: UrsuppeView, texts: Texts, names: Sequence[str]) -> None:
        self._view = view
        self._t = texts.word
        self._names = names

    def lines(self) -> Iterator[str]:
        """Return head, environment, what is going on, the soup, the colours, the cards for sale."""
        view = self._view
        yield self._head()
        if view.card is not None:
            yield self._environment(view.card)
        yield from self._going_on()
        yield ""
        yield from (self._space(space) for space in view.spaces)
        yield ""
        for colour in view.order if view.phase else range(view.colour_count):
            yield from self._colour(view.colours[colour])
        yield self._for_sale()

    def _head(self) -> str:
        view = self._view
        if view.phase == 0:
            return self._t("phase-0")
        return self._t(
            "describe-head",
            round=view.round_number,
            rounds=view.last_round,
            phase=view.phase,
            name=self._t(f"phase-{view.phase}"),
        )

    def _environment(self, card: CardView) -> str:
        words = self._t(
            "describe-card",
            current=self._t(f"current-{card.current}"),
            ozone=card.ozone,
            left=self._view.cards_left,
        )
        after = self._view.next_card
        if after is None:
            return words
        name = f"{self._t(f'current-{after.current}-card')} {after.ozone}"
        return words + " · " + self._t("describe-next", card=name)

    def _going_on(self) -> Iterator[str]:
        view = self._view
        if view.attack is not None:
            yield self._t(
                "describe-attack",
                attacker=self._amoeba(*view.attack.attacker),
                target=self._amoeba(*view.attack.target),
            )
        if view.selection is not None:
            title = self._t(
                f"lens-{view.selection.kind}", amoeba=self._amoeba(*view.selection.amoeba)
            )
            cubes = self._cubes(view.selection.chosen) or self._t("lens-empty")
            yield self._t("describe-chosen", title=title, cubes=cubes)

    def owner(self, colour: int) -> str:
        """Return who plays a colour, with the colour."""
        seat = self._view.colours[colour].seat
        name = self._t("board-dummy") if seat is None else self._names[seat]
        return self._t("board-owner", name=name, colour=self._t(f"colour-{colour}"))

    def _amoeba(self, colour: int, number: int) -> str:
        return self._t("board-amoeba", name=self._t(f"colour-{colour}"), number=number)

    def _cubes(self, counts: Sequence[int]) -> str:
        return ", ".join(
            f"{self._t(f'colour-{colour}')} ×{count}"
            for colour, count in enumerate(counts)
            if count
        )

    def _space(self, space: SpaceView) -> str:
        parts = []
        for one in self._view.amoebas:
            if one.cell == space.cell:
                words = self._amoeba(one.colour, one.number)
                if one.damage:
                    words = self._t("board-damaged", amoeba=words, count=one.damage)
                parts.append(f"[{words}]")
        if any(space.food):
            parts.append(self._cubes(space.food))
        if space.toxic:
            parts.append(self._t("board-toxic", count=space.toxic))
        contents = " · ".join(parts) or self._t("board-nothing")
        return self._t("board-space", space=space.name, contents=contents)

    def _colour(self, one: ColourView) -> Iterator[str]:
        marker = "▶ " if self._view.decider == one.colour else "  "
        yield marker + self._t(
            "describe-colour",
            name=self.owner(one.colour),
            marker=one.marker,
            bp=one.bp,
            supply=one.supply,
            mutation=one.mutation,
        )
        if one.genes:
            genes = ", ".join(self._t(held.symbol) for held in one.genes)
            yield "    " + self._t("describe-genes", genes=genes)

    def _for_sale(self) -> str:
        genes = [
            self._t(
                "describe-gene",
                gene=self._t(one.symbol),
                price=one.price,
                mutation=one.mutation,
                copies=one.copies,
            )
            for one in self._view.genes
            if one.copies
        ]
        return self._t("describe-for-sale", genes=", ".join(genes) or self._t("board-nothing"))
