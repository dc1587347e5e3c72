"""The table in words and lines: for terminals and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.cubosaurs.components import CardType
from cuboteca.games.cubosaurs.pieces import printed_piece

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.games.cubosaurs.view import CardView, CubosaursView, SeatView, TileView


def describe(view: CubosaursView, texts: Texts, names: Sequence[str]) -> str:
    """Return the view as lines of text; ``names`` are the players' names by seat."""
    lines = [_head(view, texts)]
    if view.hand:
        lines.append(
            texts.word(
                "describe-hand", name=names[view.active], cards=cards_words(view.hand, texts)
            )
        )
    if view.dna:
        lines.append(
            texts.word("describe-market", tiles=_tiles(view.market, texts), reserve=view.reserve)
        )
    for seat in view.seats:
        lines.append("")
        lines.extend(_seat(view, seat, texts, names))
    return "\n".join(lines)


def _head(view: CubosaursView, texts: Texts) -> str:
    direction = "board-clockwise" if view.direction > 0 else "board-counter"
    return texts.word(
        "describe-head",
        round=view.round_number,
        rounds=view.rounds,
        direction=texts.word(direction),
        pile=view.draw_pile,
    )


def _seat(view: CubosaursView, seat: SeatView, texts: Texts, names: Sequence[str]) -> list[str]:
    marker = "▶ " if view.to_move == seat.seat else "  "
    head = texts.word(
        "describe-seat",
        name=names[seat.seat],
        total=seat.total if seat.final_points is None else seat.final_points,
        now=f"{seat.round_points:+d}",
    )
    if view.dna:
        head += " · " + texts.word("board-tokens", count=seat.tokens)
    if seat.tiles:
        head += " · " + _tiles(seat.tiles, texts)
    stacks = []
    for stack in seat.stacks:
        if stack.count:
            own = cards_words(stack.cards, texts)
            points = "" if stack.card_type == CardType.BLACK_RAPTOR else f" ({stack.points:+d})"
            stacks.append(own + points)
    return [marker + head, "    " + (" · ".join(stacks) or texts.word("describe-nothing"))]


def cards_words(cards: Iterable[CardView], texts: Texts) -> str:
    """Return cards by their faces, in words."""
    return ", ".join(
        texts.piece(printed_piece(card.face, card.copies, icon=card.icon)) for card in cards
    )


def _tiles(tiles: Iterable[TileView], texts: Texts) -> str:
    return ", ".join(
        texts.word(
            "describe-tile",
            number=tile.number,
            name=texts.word(f"tile-{tile.number}"),
            cost=tile.cost,
        )
        for tile in tiles
    ) or texts.word("describe-nothing")
