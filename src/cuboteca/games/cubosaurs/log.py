"""What happened, as sentences for the log and as the score sheet of a round."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cuboteca.core.game import Score
from cuboteca.core.pile import copies_in
from cuboteca.core.words import (
    LogEntry,
    ScoreLine,
    ScoreSheet,
    SeatName,
    Sentence,
    say,
    say_winners,
    seat_names,
    winners,
)
from cuboteca.games.cubosaurs.actions import BUY, CARD, KEEP, OPPONENT, REFUSE
from cuboteca.games.cubosaurs.components import (
    DINOSAUR_OF_EGG,
    FACE_COUNT,
    FIRST_EGG,
    MIN_SEATS,
    SET_TYPE_COUNT,
    STARTING_CARDS,
    TILE_COST,
    CardType,
    Tile,
)
from cuboteca.games.cubosaurs.pieces import face_piece, face_pieces, tile_piece, type_piece
from cuboteca.games.cubosaurs.rules import act, finish_turn
from cuboteca.games.cubosaurs.rules.scoring import (
    dinosaur_count,
    egg_points,
    has_most,
    pair_count,
    points_of,
    ranks,
    raptor_gain,
    raptor_loss,
    round_points,
    set_points,
    tile_points,
    token_points,
    type_count,
)
from cuboteca.games.cubosaurs.rules.set_up import receiver
from cuboteca.games.cubosaurs.state import LAYOUT, NO_SEAT, Stage, faces_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.record import Row
    from cuboteca.core.words import Argument
    from cuboteca.games.cubosaurs.state import State


def log_entry(before: State, action: int, after: State) -> LogEntry:
    """Return what the event that led from ``before`` to ``after`` tells the table."""
    sentences = (*_opening(before), *_deed(before, action), *_tokens(before, action, after))
    if after.rounds_scored == before.rounds_scored:
        return LogEntry(sentences)
    return LogEntry((*sentences, *_round_end(after)), _sheet(before, action, after))


def _opening(before: State) -> Iterator[Sentence]:
    """Yield the heading of the first round; those of others come with the end of a round."""
    if before.stage == Stage.STARTER and before.round_number == 1:
        yield _heading(before)


def _heading(state: State) -> Sentence:
    return replace(say("tell-round", round=state.round_number), heading=True)


def _deed(before: State, action: int) -> Iterator[Sentence]:
    match before.stage:
        case Stage.STARTER:
            key = "tell-starter" if before.round_number == 1 else "tell-starter-tie"
            yield say(key, seat=SeatName(action))
        case Stage.TILE:
            yield say("tell-tile-up", tile=tile_piece(action))
        case Stage.DEAL:
            yield from _deal(before, action)
        case Stage.DRAW:
            yield say("tell-draw", seat=SeatName(before.active), card=face_piece(before, action))
        case Stage.EXTRA_DRAW:
            yield say(
                "tell-extra-draw",
                seat=SeatName(before.active),
                card=face_piece(before, action),
            )
        case Stage.CHOICE:
            yield from _choice(before, action)
        case Stage.VICTIM:
            yield say(
                "tell-take-token",
                seat=SeatName(before.mover),
                victim=SeatName(action - OPPONENT),
            )
        case Stage.THEIR_CARD | Stage.OWN_CARD:
            yield from _tile_effect(before, action - CARD)


def _deal(before: State, face: int) -> Iterator[Sentence]:
    """Report a starting collection once it is complete."""
    if before.dealt % STARTING_CARDS == STARTING_CARDS - 1:
        seat = receiver(before)
        counts = faces_in(before.collections[seat])
        counts[face] += 1
        yield say("tell-deal", seat=SeatName(seat), cards=face_pieces(before, counts))


def _choice(before: State, action: int) -> Iterator[Sentence]:
    seat = SeatName(before.active)
    if action == KEEP:
        yield say("tell-keep", seat=seat, cards=face_pieces(before, faces_in(before.hand)))
    elif action < BUY:
        yield say("tell-refuse", seat=seat, card=face_piece(before, action - REFUSE))
    else:
        tile = action - BUY
        key = "tell-buy-pass" if tile == Tile.PASS else "tell-buy"
        yield say(key, seat=seat, tile=tile_piece(tile), cost=int(TILE_COST[tile]))


def _tile_effect(before: State, face: int) -> Iterator[Sentence]:
    if before.stage == Stage.THEIR_CARD and before.pending == Tile.SWAP:
        return
    args: dict[str, Argument] = {
        "seat": SeatName(before.active),
        "card": face_piece(before, face),
    }
    if before.opponent != NO_SEAT:
        args["other"] = SeatName(before.opponent)
    if before.pending == Tile.SWAP:
        args["theirs"] = face_piece(before, before.their_face)
    yield say(f"tell-effect-{before.pending + 1}", **args)


def _tokens(before: State, action: int, after: State) -> Iterator[Sentence]:
    """Report tokens that came from the reserve, and those that nobody could give."""
    if not before.dna:
        return
    acted = LAYOUT.unpack(before)
    act(acted, action)
    for seat in range(before.seat_count):
        gained = after.tokens[seat] - acted.tokens[seat]
        lost = (acted.due[seat] - after.due[seat]) - gained
        if gained > 0:
            yield say("tell-tokens", seat=SeatName(seat), count=gained)
        if lost > 0:
            yield say("tell-tokens-lost", seat=SeatName(seat), count=lost)


def _round_end(after: State) -> Iterator[Sentence]:
    for seat in range(after.seat_count):
        yield say("tell-round-points", seat=SeatName(seat), points=after.last_round[seat])
    if after.stage == Stage.OVER:
        yield from _outcome(after)
        return
    yield _heading(after)
    if after.stage != Stage.STARTER:
        yield say("tell-starter-lowest", seat=SeatName(after.starter))
    if after.seat_count > MIN_SEATS:
        turns = "tell-clockwise" if after.round_number % 2 == 1 else "tell-counter-clockwise"
        yield say(turns)


def _outcome(after: State) -> Iterator[Sentence]:
    for seat in range(after.seat_count):
        if after.dna and token_points(after, seat):
            yield say(
                "tell-token-points",
                seat=SeatName(seat),
                count=after.tokens[seat],
                points=int(token_points(after, seat)),
            )
    yield from ending(after)
    first = winners(ranks, after, after.seat_count)
    yield say_winners(first, int(points_of(after, first[0])))


def ending(state: State) -> tuple[Sentence, ...]:
    """Return how the win was decided, with names; nothing while the play lasts.

    Every play ends with its last round, so that alone says little.
    """
    if state.stage != Stage.OVER:
        return ()
    totals = [int(points_of(state, seat)) for seat in range(state.seat_count)]
    best = max(totals)
    highest = [seat for seat, total in enumerate(totals) if total == best]
    first = winners(ranks, state, state.seat_count)
    last = state.last_round[first[0]]
    if len(highest) == 1:
        second = max(total for total in totals if total < best)
        behind = seat_names(seat for seat, total in enumerate(totals) if total == second)
        return (
            say(
                "end-points",
                rounds=state.rounds,
                seat=SeatName(first[0]),
                points=best,
                lead=best - second,
                others=behind,
            ),
        )
    level = seat_names(highest)
    if len(first) == len(highest):
        return (say("end-shared", seats=level, points=best, last=last),)
    return (say("end-last-round", seats=level, points=best, first=seat_names(first), last=last),)


# the score sheet


def _sheet(before: State, action: int, after: State) -> ScoreSheet:
    """Return how the round was counted; the collections are those before the table was cleared."""
    scored = LAYOUT.unpack(before)
    act(scored, action)
    finish_turn(scored)
    return sheet_of(scored, after)


def sheet_of(scored: State, after: State) -> ScoreSheet:
    """Return how a round was counted: ``scored`` has its collections, ``after`` the totals."""
    seats = range(scored.seat_count)
    over = after.stage == Stage.OVER
    lines = tuple(
        (*_lines(scored, seat), *(_token_lines(after, seat) if over else ())) for seat in seats
    )
    return ScoreSheet(
        title=say("sheet-title", round=scored.round_number),
        lines=lines,
        scored=tuple(sum(line.points for line in own) for own in lines),
        totals=tuple(int(points_of(after, seat)) for seat in seats),
    )


def _lines(state: State, seat: int) -> Iterator[ScoreLine]:
    collection = state.collections[seat]
    for card_type in range(SET_TYPE_COUNT):
        count = type_count(collection, card_type)
        if count:
            yield ScoreLine(
                say("line-set", cards=(type_piece(card_type, count),)),
                int(set_points(collection, card_type)),
            )
    yield from _raptor_lines(collection)
    for egg in range(FIRST_EGG, FACE_COUNT):
        if copies_in(collection, egg):
            yield ScoreLine(_egg_reason(state, seat, egg), int(egg_points(state, seat, egg)))
    for tile in (Tile.TYPES, Tile.EGGS):
        if state.dna and state.owner[tile] == seat:
            yield ScoreLine(
                say("line-tile", tile=tile_piece(tile)), int(tile_points(state, seat, tile))
            )


def _egg_reason(state: State, seat: int, egg: int) -> Sentence:
    dinosaur = int(DINOSAUR_OF_EGG[egg])
    count = dinosaur_count(state.collections[seat], dinosaur)
    if has_most(state, seat, dinosaur):
        key = "line-egg-most"
    else:
        key = "line-egg-none" if count == 0 and state.egg_needs_one else "line-egg"
    return say(key, egg=face_piece(state, egg), count=count)


def _raptor_lines(collection: Row) -> Iterator[ScoreLine]:
    pairs = int(pair_count(collection))
    grey, black = CardType.GREY_RAPTOR, CardType.BLACK_RAPTOR
    alone = int(type_count(collection, grey) + type_count(collection, black)) - 2 * pairs
    if pairs:
        gained = raptor_gain(collection, grey, pairs) + raptor_gain(collection, black, pairs)
        yield ScoreLine(say("line-pairs", pairs=pairs), int(gained))
    if alone:
        lost = raptor_loss(collection, grey, pairs) + raptor_loss(collection, black, pairs)
        yield ScoreLine(say("line-alone", count=alone), -int(lost))


def _token_lines(after: State, seat: int) -> Iterator[ScoreLine]:
    if after.dna and after.tokens[seat]:
        yield ScoreLine(
            say("line-tokens", count=after.tokens[seat]), int(token_points(after, seat))
        )


def scores(state: State) -> tuple[Score, ...]:
    """Return the points of the finished rounds, and what the collections would score now.

    DNA tokens count once, at the end of the play.
    """
    over = state.stage == Stage.OVER
    return tuple(
        Score(int(points_of(state, seat)))
        if over
        else Score(state.totals[seat], int(round_points(state, seat)))
        for seat in range(state.seat_count)
    )


def points_now(state: State) -> tuple[int, ...]:
    """Return the points that each seat would have if play stopped and was counted now."""
    if state.stage == Stage.OVER:
        return tuple(int(points_of(state, seat)) for seat in range(state.seat_count))
    return tuple(
        int(state.totals[seat] + round_points(state, seat) + token_points(state, seat) * state.dna)
        for seat in range(state.seat_count)
    )


def emblem(state: State, seat: int) -> str:
    """Return the symbol of the dinosaur that brings ``seat`` most; of several, the most cards."""
    collection = state.collections[seat]

    def worth(card_type: int) -> tuple[int, int]:
        points = set_points(collection, card_type) if card_type < SET_TYPE_COUNT else 0
        return int(points), int(type_count(collection, card_type))

    kinds = [one for one in CardType if type_count(collection, one)]
    return type_piece(max(kinds, key=worth)).symbol if kinds else "cubes"
