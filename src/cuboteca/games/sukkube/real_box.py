"""With the box: who dominates each manche, and the solver for the cards as they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.pile import copies
from cuboteca.core.real_box import (
    Counted,
    Entered,
    Mark,
    Pick,
    PickGroup,
    PositionForm,
    RealBox,
    RealBoxError,
    SheetForm,
    check_open,
)
from cuboteca.core.words import ScoreLine, ScoreSheet, say, say_winners, winners
from cuboteca.games.sukkube.components import (
    CARD_COUNT,
    CARDS_PER_SEAT,
    CHARACTER_COUNT,
    CHARACTER_NAMES,
    KIND_CODES,
    KIND_COUNT,
    NO_CARD,
    pile_of,
)
from cuboteca.games.sukkube.log import ending
from cuboteca.games.sukkube.meta import META
from cuboteca.games.sukkube.pieces import card_piece, character_piece
from cuboteca.games.sukkube.rules.playing import is_stuck
from cuboteca.games.sukkube.rules.scoring import end_manche, points, ranks
from cuboteca.games.sukkube.start import start
from cuboteca.games.sukkube.state import LAYOUT, Stage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.core.real_box import Line, Options
    from cuboteca.core.words import Argument, Sentence
    from cuboteca.games.sukkube.state import State

_OPTIONS: Options = {option.name: option.default_for(1) for option in META.options}

# the score sheet


def _seated(options: Options, seat_count: int) -> State:
    """Return a state whose seats have the characters in their order; who has which is no matter."""
    state = start(options, seat_count)
    for seat in range(CHARACTER_COUNT):
        _sit(state, seat, seat)
    return state


def _sit(state: State, seat: int, character: int) -> None:
    state.character_of[seat] = character
    state.seat_of[character] = seat
    state.seated += 1


def form(state: State) -> SheetForm:
    """Return what is asked at the end of a manche: whose character is on top."""
    title = say("real-manche", manche=state.finished + 1)
    return SheetForm(title, (), (Mark("top", say("real-top"), 1),), say("real-note"))


def count(options: Options, seat_count: int, lines: Sequence[Line]) -> Counted:
    """Return the sheet of some manches; see ``core.real_box``."""
    state = _seated(options, seat_count)
    sheets = []
    for line in lines:
        check_open(over=state.stage == Stage.OVER)
        form(state).check(line, seat_count)
        seats = line[0]
        if not seats and seat_count == CHARACTER_COUNT:
            raise RealBoxError(say("real-nobody"))
        before = LAYOUT.unpack(state)
        state.top = seats.bit_length() - 1 if seats else seat_count  # the first automaton
        end_manche(state)
        sheets.append(_sheet(before, state))
    over = state.stage == Stage.OVER
    totals, places = [0] * seat_count, [0] * seat_count
    points(state, totals)
    ranks(state, places)
    said: tuple[Sentence, ...] = ()
    if over:
        first = winners(ranks, state, seat_count)
        said = ending(state) + ((say_winners(first, totals[first[0]]),) if seat_count > 1 else ())
    return Counted(tuple(sheets), tuple(totals), tuple(places), None if over else form(state), said)


def _sheet(before: State, after: State) -> ScoreSheet:
    """Return who scored; nobody has said whose character is whose."""
    gained = [after.points[seat] - before.points[seat] for seat in range(after.seat_count)]
    return ScoreSheet(
        title=say("sheet-title", manche=after.finished),
        lines=tuple((ScoreLine(say("real-dominated"), 1),) * points for points in gained),
        scored=tuple(gained),
        totals=tuple(after.points[seat] for seat in range(after.seat_count)),
        folded=True,
    )


# the solver

_NONE = "none"
_PERSON, _AUTOMATON = "person", "automaton"
_NEW, _DOUBLED = "new", "doubled"  # whether a series of one colour has had its doubled card
_MOST_POINTS = 4  # somebody with five has won


def _characters() -> tuple[tuple[str, Argument], ...]:
    return tuple((name, character_piece(number)) for number, name in enumerate(CHARACTER_NAMES))


def _cards() -> tuple[tuple[str, Argument], ...]:
    kinds = ((code, card_piece(kind)) for kind, code in enumerate(KIND_CODES))
    return ((_NONE, say("real-none")), *kinds)


def _table() -> PickGroup:
    """Return what is asked of the Kube and the last card."""
    return PickGroup(
        say("real-table"),
        (
            Pick("top", say("real-on-top"), _characters()),
            Pick("last", say("real-last-card"), _cards()),
            Pick(
                "series",
                say("real-series"),
                ((_NEW, say("real-series-new")), (_DOUBLED, say("real-series-doubled"))),
            ),
        ),
    )


def _hand(character: int) -> PickGroup:
    """Return what is asked of a character: who plays it, with how many points, and its cards."""
    name = CHARACTER_NAMES[character]
    return PickGroup(
        character_piece(character),
        (
            Pick(
                f"who-{name}",
                say("real-who"),
                ((_PERSON, say("real-person")), (_AUTOMATON, say("real-automaton"))),
            ),
            Pick(
                f"points-{name}",
                say("real-points"),
                tuple((str(n), say("real-number", number=n)) for n in range(_MOST_POINTS + 1)),
            ),
        ),
        tuple(
            Pick(f"{name}-{place}", say("real-card", place=place + 1), _cards())
            for place in range(CARDS_PER_SEAT)
        ),
    )


_GROUPS = (_table(), *map(_hand, range(CHARACTER_COUNT)))
_PICKS = {one.name: one for group in _GROUPS for one in (*group.picks, *group.pile)}


def read(values: Mapping[str, str]) -> Entered:
    """Return the position that a form says; fields that it lacks have their first value."""
    said = {name: values.get(name) or pick.values[0][0] for name, pick in _PICKS.items()}
    for name, pick in _PICKS.items():
        if said[name] not in {value for value, _ in pick.values}:
            raise RealBoxError(say("real-not-a-choice", field=pick.label))
    people = [c for c, name in enumerate(CHARACTER_NAMES) if said[f"who-{name}"] == _PERSON]
    others = [c for c in range(CHARACTER_COUNT) if c not in people]
    if not people:
        raise RealBoxError(say("real-no-person"))
    state = start(_OPTIONS, len(people))
    for seat, character in enumerate((*people, *others)):
        _sit(state, seat, character)
        _give(state, seat, _read_cards(said, character))
    _set_table(state, said)
    _check(state)
    names = tuple(say("real-player", character=character_piece(one)) for one in (*people, *others))
    for seat, character in enumerate(people):
        state.points[seat] = int(said[f"points-{CHARACTER_NAMES[character]}"])
    return Entered(_OPTIONS, len(people), state, names)


def _read_cards(said: Mapping[str, str], character: int) -> list[int]:
    name = CHARACTER_NAMES[character]
    codes = [said[f"{name}-{place}"] for place in range(CARDS_PER_SEAT)]
    return [KIND_CODES.index(code) for code in codes if code != _NONE]


def _give(state: State, seat: int, kinds: list[int]) -> None:
    """Give a seat the cards it has left; those that an automaton has played do not matter."""
    state.hand_count[seat] = len(kinds)
    if seat < state.seat_count:
        state.hands[seat] = pile_of(kinds.count(kind) for kind in range(KIND_COUNT))
        return
    gone = CARDS_PER_SEAT - len(kinds)
    for place, kind in enumerate(kinds):
        state.sequences[seat][gone + place] = kind


def _set_table(state: State, said: Mapping[str, str]) -> None:
    state.stage = Stage.PLAY
    state.dealt = CARD_COUNT
    state.undealt = 0
    state.top = CHARACTER_NAMES.index(said["top"])
    state.mover = state.seat_of[state.top]
    if said["last"] != _NONE:
        state.last_card = KIND_CODES.index(said["last"])
        state.run = 1 if said["series"] == _NEW else 2


def _check(state: State) -> None:
    """Raise RealBoxError where cards cannot lie so, or nobody has anything to decide."""
    top = character_piece(state.top)
    held = [state.hands[seat] for seat in range(state.seat_count)]
    last = [state.last_card] if state.last_card != NO_CARD else []
    for kind in range(KIND_COUNT):
        there = sum(int(copies(hand, kind)) for hand in held) + last.count(kind)
        there += sum(list(sequence).count(kind) for sequence in state.sequences)
        most = int(copies(state.deck, kind))
        if there > most:
            raise RealBoxError(say("real-too-many", card=card_piece(kind), count=there, most=most))
    for seat in range(CHARACTER_COUNT):
        if not state.hand_count[seat]:
            piece = character_piece(state.character_of[seat])
            raise RealBoxError(say("real-no-cards", character=piece))
    if state.mover >= state.seat_count:
        raise RealBoxError(say("real-automaton-moves", character=top))
    if is_stuck(state, state.mover):
        raise RealBoxError(say("real-stuck", character=top))


REAL_BOX = RealBox(count=count, options=("points_to_win",), position=PositionForm(_GROUPS, read))


__all__ = ["REAL_BOX"]
