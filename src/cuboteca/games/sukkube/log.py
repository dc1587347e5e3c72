"""What happened, as sentences for the log and as the score sheet of a manche."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cuboteca.core.words import (
    LogEntry,
    ScoreLine,
    ScoreSheet,
    SeatName,
    Sentence,
    say,
    seat_names,
)
from cuboteca.games.sukkube.components import CARDS_PER_SEAT
from cuboteca.games.sukkube.pieces import card_piece, card_pieces, character_piece, pile_pieces
from cuboteca.games.sukkube.rules.cards import one_card
from cuboteca.games.sukkube.rules.playing import is_automaton
from cuboteca.games.sukkube.rules.scoring import END_POINTS, end_reason, ranks
from cuboteca.games.sukkube.rules.set_up import receiver
from cuboteca.games.sukkube.state import Stage
from cuboteca.games.sukkube.turns import Passage, Turn, passage

if TYPE_CHECKING:
    from collections.abc import Iterator


def log_entry(before: Any, action: int, after: Any) -> LogEntry:
    """Return what the event that led from ``before`` to ``after`` tells the table.

    Each card of an automaton is a sentence of its own.
    """
    happened = passage(before, action)
    sentences = (
        *_headings(before),
        *_deed(before, action),
        *(_turn(turn) for turn in happened.turns),
    )
    if not happened.ended:
        return LogEntry(sentences)
    return LogEntry((*sentences, *_manche_end(happened, after)), _sheet(before, after))


def _headings(before: Any) -> Iterator[Sentence]:
    """Head the first card dealt of a manche."""
    if before.stage == Stage.CARD and before.dealt == 0:
        yield replace(say("tell-manche", manche=int(before.finished) + 1), heading=True)


def _deed(before: Any, action: int) -> Iterator[Sentence]:
    match before.stage:
        case Stage.CHARACTER:
            yield _seating(before, int(before.seated), action)
        case Stage.CARD:
            yield from _deal(before, action)
        case Stage.STARTER:
            yield say("tell-starter", seat=SeatName(action))


def _seating(before: Any, seat: int, character: int) -> Sentence:
    piece = character_piece(character)
    if is_automaton(before, seat):
        return say("tell-automaton", character=piece)
    return say("tell-character", seat=SeatName(seat), character=piece)


def _deal(before: Any, kind: int) -> Iterator[Sentence]:
    """Tell a hand once it is complete."""
    if before.dealt % CARDS_PER_SEAT != CARDS_PER_SEAT - 1:
        return
    seat = int(receiver(before))
    if is_automaton(before, seat):
        character = character_piece(int(before.character_of[seat]))
        kinds = [*list(before.sequences[seat])[: CARDS_PER_SEAT - 1], kind]
        yield say("tell-deal-automaton", character=character, cards=card_pieces(kinds))
    else:
        cards = pile_pieces(int(before.hands[seat]) + int(one_card(kind)))
        yield say("tell-deal", seat=SeatName(seat), cards=cards)


def _turn(turn: Turn) -> Sentence:
    """Tell one card: who played it, doubled or not, who is on top then."""
    key = "tell-play" + ("-automaton" if turn.automaton else "")
    key += "-doubled" if turn.doubled else ""
    player = character_piece(turn.start) if turn.automaton else SeatName(turn.seat)
    card = card_piece(turn.kind)
    if turn.top == turn.start:
        return say(f"{key}-again", player=player, card=card)
    return say(key, player=player, card=card, character=character_piece(turn.top))


def _manche_end(happened: Passage, after: Any) -> Iterator[Sentence]:
    if happened.stuck is not None:
        yield say("tell-stuck", seat=SeatName(happened.stuck))
    elif happened.emptied is not None and is_automaton(after, happened.emptied):
        character = character_piece(int(after.character_of[happened.emptied]))
        yield say("tell-emptied-automaton", character=character)
    elif happened.emptied is not None:
        yield say("tell-emptied", seat=SeatName(happened.emptied))
    yield _who("tell-dominator", after, int(after.dominator))
    if after.stage == Stage.OVER:
        yield from _outcome(after)
    else:
        yield _who("tell-sukkube", after, int(after.sukkube))


def _who(key: str, after: Any, character: int) -> Sentence:
    seat = int(after.seat_of[character])
    piece = character_piece(character)
    if is_automaton(after, seat):
        return say(f"{key}-automaton", character=piece)
    return say(key, seat=SeatName(seat), character=piece)


def _outcome(after: Any) -> Iterator[Sentence]:
    yield from ending(after)
    if after.seat_count == 1:  # nobody to win against
        return
    first = _winners(after)
    points = int(after.points[first[0]])
    if len(first) == 1:
        yield say("tell-win", seat=SeatName(first[0]), points=points)
    else:
        yield say("tell-shared", seats=seat_names(first), points=points)


def _winners(state: Any) -> list[int]:
    places = [0] * int(state.seat_count)
    ranks(state, places)
    return [seat for seat, place in enumerate(places) if place == 1]


def ending(state: Any) -> tuple[Sentence, ...]:
    """Return why the play ended, with names; nothing while it lasts."""
    if state.stage != Stage.OVER:
        return ()
    manches, goal = int(state.finished), int(state.points_to_win)
    won = end_reason(state) == END_POINTS
    seat = _winners(state)[0]
    points = int(state.points[seat])
    if state.seat_count == 1:
        if won:
            return (say("tell-solo-points", seat=SeatName(0), points=points, manches=manches),)
        return (
            say(
                "tell-solo-manche-cap",
                seat=SeatName(0),
                points=points,
                goal=goal,
                manches=manches,
            ),
        )
    if won:
        return (say("end-points", seat=SeatName(seat), points=points, manche=manches),)
    return (say("end-manche-cap", manches=manches, goal=goal),)


def _sheet(before: Any, after: Any) -> ScoreSheet:
    """Return who scored in the manche that ended."""
    seats = range(int(after.seat_count))
    dominator = int(after.seat_of[after.dominator])
    line = ScoreLine(say("line-dominator", character=character_piece(int(after.dominator))), 1)
    lines = tuple((line,) if seat == dominator else () for seat in seats)
    return ScoreSheet(
        title=say("sheet-title", manche=int(before.finished) + 1),
        lines=lines,
        scored=tuple(len(own) for own in lines),
        totals=tuple(int(after.points[seat]) for seat in seats),
        macro=True,
    )


def standings(state: Any) -> tuple[int, ...]:
    """Return the points that each seat would have if play stopped and was counted now."""
    return tuple(int(state.points[seat]) for seat in range(int(state.seat_count)))
