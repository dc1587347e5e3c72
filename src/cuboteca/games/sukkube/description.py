"""The table in words and lines: for terminals and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.words import Piece

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.games.sukkube.view import CardView, SeatView, SukkubeView


def describe(view: SukkubeView, texts: Texts, names: Sequence[str]) -> str:
    """Return the view as lines of text; ``names`` are the players' names by seat."""
    lines = [texts.word("describe-head", manche=view.manche, goal=view.points_to_win)]
    if view.kube:
        lines.append(_kube(view, texts))
    if view.last_card is not None:
        lines.append(_last(view, texts))
    lines.append("")
    lines.extend(_seat(view, seat, texts, names) for seat in view.seats)
    return "\n".join(lines)


def _character(name: str | None, texts: Texts) -> str:
    return texts.word(f"character-{name}") if name else texts.word("describe-nobody")


def _kube(view: SukkubeView, texts: Texts) -> str:
    places = {face.place: _character(face.character, texts) for face in view.kube}
    return texts.word("describe-kube", **places)


def _last(view: SukkubeView, texts: Texts) -> str:
    assert view.last_card is not None
    words = texts.word("describe-last", card=_cards([view.last_card], texts))
    if view.doubles is None:
        return words
    return (
        words + " · " + texts.word("describe-doubles", colour=texts.word(f"colour-{view.doubles}"))
    )


def _seat(view: SukkubeView, seat: SeatView, texts: Texts, names: Sequence[str]) -> str:
    marker = "▶ " if view.to_move == seat.seat else "  "
    character = _character(seat.character, texts)
    cards = _cards(seat.hand, texts) or texts.word("describe-nothing")
    if seat.automaton:
        return marker + texts.word("describe-automaton", character=character, cards=cards)
    return marker + texts.word(
        "describe-seat",
        name=names[seat.seat],
        character=character,
        points=seat.points,
        cards=cards,
    )


def _cards(cards: Iterable[CardView], texts: Texts) -> str:
    return ", ".join(texts.piece(card_name(card)) for card in cards)


def card_name(card: CardView) -> Piece:
    """Return a card as a piece, for its name."""
    return Piece(f"direction-{card.direction}", f"card-{card.colour}-{card.direction}", card.copies)
