"""What a study may change before a play: a seat's first card, or with DNA the first tile."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cuboteca.core.pile import copies_in
from cuboteca.core.treatments import Treatment
from cuboteca.core.words import say
from cuboteca.games.cubosaurs.components import FACE_COUNT, TILE_COUNT
from cuboteca.games.cubosaurs.pieces import printed_piece, tile_piece
from cuboteca.games.cubosaurs.rules import apply
from cuboteca.games.cubosaurs.rules.set_up import is_in_play
from cuboteca.games.cubosaurs.start import start

if TYPE_CHECKING:
    from cuboteca.core.game import Options
    from cuboteca.games.cubosaurs.state import State


def treatments(options: Options, seat_count: int) -> tuple[Treatment[State], ...]:
    """Return one for each card that a seat may begin with or, with DNA, for each tile."""
    state = start(options, seat_count)
    if options["dna"]:
        return tuple(
            Treatment(
                f"tile:{tile + 1}",
                say("treatment-tile", tile=tile_piece(tile)),
                partial(turn_up_first, tile=tile),
                begin,
                seats=(0,),
                for_table=True,
            )
            for tile in range(TILE_COUNT)
            if is_in_play(state, tile)
        )
    faces = {printed_piece(face, 1, icon=False): face for face in reversed(range(FACE_COUNT))
             if copies_in(state.unseen, face)}  # fmt: skip
    return tuple(
        Treatment(
            f"card:{face}", say("treatment-card", card=card), partial(deal_first, face=face), begin
        )
        for card, face in reversed(faces.items())
    )


def begin(state: State, seat: int) -> None:
    """Let a seat begin the first round."""
    apply(state, seat)


def turn_up_first(state: State, seat: int, *, tile: int) -> None:
    """Let a tile be the first that is turned up for the market."""
    begin(state, seat)
    apply(state, tile)


def deal_first(state: State, seat: int, *, face: int) -> None:
    """Let a seat begin, and its first starting card be of a face."""
    begin(state, seat)
    apply(state, face)


__all__ = ["begin", "deal_first", "treatments", "turn_up_first"]
