"""With the box: what is counted at the end of each round, counted by the rules of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.pile import add, copies_in, count_in
from cuboteca.core.real_box import (
    Count,
    Counted,
    Mark,
    RealBox,
    RealBoxError,
    SheetForm,
    check_open,
)
from cuboteca.core.words import SeatName, say, say_winners, winners
from cuboteca.games.cubosaurs.components import (
    CARDS_PER_SEAT,
    COPIES_BASE,
    COPIES_PER_DINOSAUR,
    FACE_COUNT,
    FACES,
    FIRST_EGG,
    FIRST_FACE,
    SET_TYPE_COUNT,
    TOKEN_COUNT,
    Tile,
)
from cuboteca.games.cubosaurs.log import ending, sheet_of
from cuboteca.games.cubosaurs.pieces import printed_piece, tile_piece, type_piece
from cuboteca.games.cubosaurs.rules.scoring import points, ranks, score_round
from cuboteca.games.cubosaurs.rules.set_up import clear_table
from cuboteca.games.cubosaurs.start import start
from cuboteca.games.cubosaurs.state import LAYOUT, Stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.real_box import Line, Options
    from cuboteca.core.words import Sentence
    from cuboteca.games.cubosaurs.state import State

#: Faces that are counted: of each dinosaur and Velociraptor the one without the DNA icon, which
#: does not matter for points.
_COUNTED = tuple(
    face for face in range(FIRST_EGG) if not FACES[face].icon
)  # five dinosaurs, two faces of each Velociraptor
_EGGS = tuple(range(FIRST_EGG, FACE_COUNT))
_TILES = (Tile.TYPES, Tile.EGGS)  # those that count at the end of a round


def _copies(face: int) -> int:
    return int(COPIES_BASE[face])


def _is_set(face: int) -> bool:
    return face < FIRST_FACE[SET_TYPE_COUNT]


def _counts() -> tuple[Count, ...]:
    return tuple(
        Count(
            f"face-{face}",
            type_piece(FACES[face].card_type)
            if _is_set(face)
            else printed_piece(face, 1, icon=False),
            COPIES_PER_DINOSAUR if _is_set(face) else _copies(face),
        )
        for face in _COUNTED
    )


def form(options: Options, round_number: int) -> SheetForm:
    """Return what is asked at the end of a round; the first one is 1."""
    counts, marks = (
        _counts(),
        tuple(Mark(f"egg-{face}", printed_piece(face, 1, icon=False), 1) for face in _EGGS),
    )
    if options["dna"]:
        marks += tuple(Mark(f"tile-{tile}", tile_piece(tile), 1) for tile in _TILES)
        if round_number == options["rounds"]:
            counts += (Count("tokens", say("real-tokens"), TOKEN_COUNT),)
    return SheetForm(
        say("real-round", round=round_number, rounds=int(options["rounds"])),
        counts,
        marks,
        say("real-note"),
    )


def count(options: Options, seat_count: int, lines: Sequence[Line]) -> Counted:
    """Return the sheet of some rounds; see ``core.real_box``."""
    state = start(options, seat_count)
    sheets = []
    for line in lines:
        check_open(over=state.stage == Stage.OVER)
        asked = form(options, state.round_number)
        asked.check(line, seat_count)
        _lay_out(state, asked, line)
        _check(state, options)
        scored = LAYOUT.unpack(state)
        score_round(state)
        sheets.append(sheet_of(scored, state))
    over = state.stage == Stage.OVER
    totals, places = [0] * seat_count, [0] * seat_count
    points(state, totals)
    ranks(state, places)
    return Counted(
        tuple(sheets),
        tuple(totals),
        tuple(places),
        None if over else form(options, state.round_number),
        _said(state) if over else tuple(_next_round(state, len(lines))),
    )


def _lay_out(state: State, asked: SheetForm, line: Line) -> None:
    """Give every seat the cards, tiles and tokens of a line."""
    each = len(asked.counts)
    clear_table(state)
    for seat in range(state.seat_count):
        own = dict(zip((one.name for one in asked.counts), line[seat * each :], strict=False))
        for face in _COUNTED:
            add(state.collections[seat], face, own[f"face-{face}"])
        state.tokens[seat] = own.get("tokens", 0)
        marks = zip(asked.marks, line[each * state.seat_count :], strict=True)
        held = {mark.name for mark, seats in marks if seats >> seat & 1}
        for face in _EGGS:
            add(state.collections[seat], face, int(f"egg-{face}" in held))
        for tile in _TILES:
            if f"tile-{tile}" in held:
                state.owner[tile] = seat


def _check(state: State, options: Options) -> None:
    """Raise RealBoxError where the box does not have so many cards."""
    seats = range(state.seat_count)
    for face in _COUNTED:
        most = COPIES_PER_DINOSAUR if _is_set(face) else _copies(face)
        there = sum(copies_in(state.collections[seat], face) for seat in seats)
        if there > most:
            name = type_piece(FACES[face].card_type)
            piece = name if _is_set(face) else printed_piece(face, 1, icon=False)
            raise RealBoxError(say("real-too-many", card=piece, count=there, most=most))
    total = sum(count_in(state.collections[seat]) for seat in seats)
    dealt = CARDS_PER_SEAT * state.seat_count
    if total > dealt or (total < dealt and not options["dna"]):
        raise RealBoxError(say("real-total", count=total, dealt=dealt))
    if sum(state.tokens[seat] for seat in seats) > TOKEN_COUNT:
        raise RealBoxError(say("real-too-many-tokens", most=TOKEN_COUNT))


def _next_round(state: State, done: int) -> list[Sentence]:
    """Return who begins the next round: the lowest of the last one."""
    if not done:
        return []
    own = [state.last_round[seat] for seat in range(state.seat_count)]
    lowest = [SeatName(seat) for seat, scored in enumerate(own) if scored == min(own)]
    if len(lowest) == 1:
        return [say("tell-starter-lowest", seat=lowest[0])]
    return [say("real-lowest-tied", seats=tuple(lowest))]


def _said(state: State) -> tuple[Sentence, ...]:
    first = winners(ranks, state, state.seat_count)
    totals = [0] * state.seat_count
    points(state, totals)
    return (*ending(state), say_winners(first, totals[first[0]]))


REAL_BOX = RealBox(count=count, options=("dna", "egg_needs_one"))


__all__ = ["REAL_BOX"]
