"""Strategies whose worth a study measures: what a seat always or never refuses, keeps or buys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.preferences import Preference, first, last
from cuboteca.core.words import say
from cuboteca.games.cubosaurs.actions import BUY, KEEP, OPPONENT, REFUSE
from cuboteca.games.cubosaurs.components import FACE_COUNT, TILE_COUNT, TYPE_OF, CardType
from cuboteca.games.cubosaurs.pieces import TYPE_NAMES, tile_piece, type_piece
from cuboteca.games.cubosaurs.rules.set_up import is_in_play
from cuboteca.games.cubosaurs.start import start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Options


def strategies(options: Options, seat_count: int) -> tuple[Preference, ...]:
    """Return what a seat may always or never do, with DNA also what it may buy."""
    return (*_on_hands(), *(_on_tiles(options, seat_count) if options["dna"] else ()))


def _on_hands() -> Iterator[Preference]:
    yield last("never-refuse", say("strategy-never-refuse"), range(REFUSE, BUY))
    yield last("always-refuse", say("strategy-always-refuse"), [KEEP])
    for card_type in CardType:
        faces = [face for face in range(FACE_COUNT) if TYPE_OF[face] == card_type]
        name = TYPE_NAMES[card_type].removeprefix("card-")
        refusals = [REFUSE + face for face in faces]
        yield last(f"hold:{name}", say("strategy-hold", card=type_piece(card_type)), refusals)


def _on_tiles(options: Options, seat_count: int) -> Iterator[Preference]:
    state = start(options, seat_count)
    yield first("always-buy", say("strategy-always-buy"), range(BUY, OPPONENT))
    yield last("never-buy", say("strategy-never-buy"), range(BUY, OPPONENT))
    for tile in range(TILE_COUNT):
        if is_in_play(state, tile):
            label = say("strategy-buy-tile", tile=tile_piece(tile))
            yield first(f"buy:{tile + 1}", label, [BUY + tile])


__all__ = ["strategies"]
