"""What happened, as sentences for the log and as the score sheet of a manche."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cuboteca.core.pile import one_card
from cuboteca.core.words import (
    LogEntry,
    ScoreLine,
    ScoreSheet,
    SeatName,
    Sentence,
    say,
    say_winners,
    winners,
)
from cuboteca.games.sukkube.components import CARDS_PER_SEAT, CHARACTER_NAMES
from cuboteca.games.sukkube.pieces import card_piece, card_pieces, character_piece, pile_pieces
from cuboteca.games.sukkube.rules.playing import is_automaton
from cuboteca.games.sukkube.rules.scoring import END_POINTS, end_reason, ranks
from cuboteca.games.sukkube.rules.set_up import receiver
from cuboteca.games.sukkube.state import Stage
from cuboteca.games.sukkube.turns import Passage, Turn, passage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.games.sukkube.state import State


def log_entry(before: State, action: int, after: State) -> LogEntry:
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


def _headings(before: State) -> Iterator[Sentence]:
    """Yield a heading at the first card dealt of a manche."""
    if before.stage == Stage.CARD and before.dealt == 0:
        yield replace(say("tell-manche", manche=before.finished + 1), heading=True)


def _deed(before: State, action: int) -> Iterator[Sentence]:
    match before.stage:
        case Stage.CHARACTER:
            yield _seating(before, before.seated, action)
        case Stage.CARD:
            yield from _deal(before, action)
        case Stage.STARTER:
            yield say("tell-starter", seat=SeatName(action))


def _seating(before: State, seat: int, character: int) -> Sentence:
    piece = character_piece(character)
    if is_automaton(before, seat):
        return say("tell-automaton", character=piece)
    return say("tell-character", seat=SeatName(seat), character=piece)


def _deal(before: State, kind: int) -> Iterator[Sentence]:
    """Report a hand once it is complete."""
    if before.dealt % CARDS_PER_SEAT != CARDS_PER_SEAT - 1:
        return
    seat = receiver(before)
    if is_automaton(before, seat):
        character = character_piece(before.character_of[seat])
        kinds = [*list(before.sequences[seat])[: CARDS_PER_SEAT - 1], kind]
        yield say("tell-deal-automaton", character=character, cards=card_pieces(kinds))
    else:
        cards = pile_pieces(before.hands[seat] + one_card(kind))
        yield say("tell-deal", seat=SeatName(seat), cards=cards)


def _turn(turn: Turn) -> Sentence:
    """Report one card: who played it, whether it was doubled, who is on top then."""
    key = "tell-play" + ("-automaton" if turn.automaton else "")
    key += "-doubled" if turn.doubled else ""
    player = character_piece(turn.start) if turn.automaton else SeatName(turn.seat)
    card = card_piece(turn.kind)
    if turn.top == turn.start:
        return say(f"{key}-again", player=player, card=card)
    return say(key, player=player, card=card, character=character_piece(turn.top))


def _manche_end(happened: Passage, after: State) -> Iterator[Sentence]:
    if happened.stuck is not None:
        yield say("tell-stuck", seat=SeatName(happened.stuck))
    elif happened.emptied is not None and is_automaton(after, happened.emptied):
        character = character_piece(after.character_of[happened.emptied])
        yield say("tell-emptied-automaton", character=character)
    elif happened.emptied is not None:
        yield say("tell-emptied", seat=SeatName(happened.emptied))
    yield _who("tell-dominator", after, after.dominator)
    if after.stage == Stage.OVER:
        yield from _outcome(after)
    else:
        yield _who("tell-sukkube", after, after.sukkube)


def _who(key: str, after: State, character: int, **more: int) -> Sentence:
    seat = after.seat_of[character]
    piece = character_piece(character)
    if is_automaton(after, seat):
        return say(f"{key}-automaton", character=piece, **more)
    return say(key, seat=SeatName(seat), character=piece, **more)


def _outcome(after: State) -> Iterator[Sentence]:
    yield from ending(after)
    if after.seat_count == 1:  # nobody to win against
        return
    first = winners(ranks, after, after.seat_count)
    yield say_winners(first, after.points[first[0]])


def ending(state: State) -> tuple[Sentence, ...]:
    """Return why the play ended, with names; nothing while it lasts."""
    if state.stage != Stage.OVER:
        return ()
    manches, goal = state.finished, state.points_to_win
    won = end_reason(state) == END_POINTS
    seat = winners(ranks, state, state.seat_count)[0]
    points = state.points[seat]
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


def _sheet(before: State, after: State) -> ScoreSheet:
    """Return who scored in the manche that ended."""
    seats = range(after.seat_count)
    dominator = after.seat_of[after.dominator]
    line = ScoreLine(say("line-dominator", character=character_piece(after.dominator)), 1)
    lines = tuple((line,) if seat == dominator else () for seat in seats)
    return ScoreSheet(
        title=_who("sheet-point", after, after.dominator, manche=before.finished + 1),
        lines=lines,
        scored=tuple(len(own) for own in lines),
        totals=tuple(after.points[seat] for seat in seats),
        folded=True,
    )


def points_now(state: State) -> tuple[int, ...]:
    """Return the points that each seat would have if play stopped and was counted now."""
    return tuple(state.points[seat] for seat in range(state.seat_count))


def emblem(state: State, seat: int) -> str:
    """Return the symbol of the character of ``seat``, as a whole figure."""
    return f"figure-{CHARACTER_NAMES[state.character_of[seat]]}"
