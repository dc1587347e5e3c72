"""Phase 6: markers, the Social Gene, the end of the play, and the score sheet of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import ScoreLine, ScoreSheet, SeatName, say
from cuboteca.games.ursuppe.components import AMOEBA_SPACES, GENE_SPACES, MOST_COUNTED_GENES
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.scoring import TRACK, card_count, ranks, standing
from cuboteca.games.ursuppe.rules.sequence import amoeba_count, is_dummy, seat_of
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.wording import END_RULE, colour_word, gene_rule, who

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.words import Argument, Sentence
    from cuboteca.games.ursuppe.telling.replaying import Moment


def told_scoring(moment: Moment) -> Iterator[Sentence]:
    """Tell where each marker goes, what the Social Gene pays, and how the play ends."""
    was, now = moment.was, moment.now
    for colour in list(was.order)[: int(was.colour_count)]:
        if is_dummy(was, colour) and not was.dummy_scores:
            continue
        args: dict[str, Argument] = {
            "who": moment.who(colour),
            "amoebas": int(amoeba_count(was, colour)),
            "cards": int(card_count(was, colour)),
            "start": int(was.marker[colour]),
        }
        if now.marker[colour] > was.marker[colour]:
            yield say("tell-advance", "", **args, goal=int(now.marker[colour]))
        else:
            yield say("tell-no-advance", "", **args)
    for colour in range(int(was.colour_count)):
        gained = int(now.bp[colour] - was.bp[colour])
        if gained:
            yield say("tell-social", gene_rule(Gene.SOCIAL), who=moment.who(colour), points=gained)
    if now.reason:
        yield from _outcome(now)


def _outcome(now: Any) -> Iterator[Sentence]:
    yield from ending(now)
    places = [0] * int(now.seat_count)
    ranks(now, places)
    key = "tell-win-worse" if now.two_colours else "tell-win"
    for seat, place in enumerate(places):
        if place == 1:  # one at most: markers never share a space
            yield say(key, seat=SeatName(seat), space=int(standing(now, seat)))


def ending(state: Any) -> tuple[Sentence, ...]:
    """Return why the play ended, with names; nothing while it lasts."""
    if not state.reason:
        return ()
    last, goal = int(state.round_number), int(state.finish_from)
    if state.reason != TRACK:
        return (say("end-cards", END_RULE, round=last, space=goal),)
    there = [
        colour
        for colour in list(state.order)[: int(state.colour_count)]
        if state.marker[colour] >= goal
    ]
    names = tuple(who(state, colour) for colour in there)
    return (say("end-track", END_RULE, who=names, count=len(there), round=last, space=goal),)


def sheet(moment: Moment) -> ScoreSheet:
    """Return what advanced whose marker; with two colours the worse one is the total."""
    was, now = moment.was, moment.now
    seats = range(int(was.seat_count))
    lines = tuple(tuple(_lines(was, now, seat)) for seat in seats)
    return ScoreSheet(
        title=say("sheet-title", round=int(was.round_number)),
        lines=lines,
        scored=tuple(sum(line.points for line in own) for own in lines),
        totals=standings(now),
        routine=now.stage != Stage.OVER,
    )


def _lines(was: Any, now: Any, seat: int) -> Iterator[ScoreLine]:
    for colour in range(int(was.colour_count)):
        if seat_of(was, colour) == seat:
            yield from _colour_lines(was, now, colour)


def _colour_lines(was: Any, now: Any, colour: int) -> Iterator[ScoreLine]:
    """Yield spaces for amoebas and cards, and those that were occupied and so skipped."""
    amoebas = int(amoeba_count(was, colour))
    cards = int(card_count(was, colour))
    living = int(AMOEBA_SPACES[was.colour_count, amoebas])
    owned = int(GENE_SPACES[min(cards, MOST_COUNTED_GENES)])
    skipped = int(now.marker[colour] - was.marker[colour]) - living - owned
    yield _line(was, colour, "line-amoebas", living, count=amoebas)
    yield _line(was, colour, "line-genes", owned, count=cards)
    if skipped:
        yield _line(was, colour, "line-skipped", skipped)


def _line(was: Any, colour: int, key: str, points: int, **args: Argument) -> ScoreLine:
    reason = say(key, "", **args)
    if was.two_colours:
        reason = say("line-of-colour", colour=colour_word(colour), reason=reason)
    return ScoreLine(reason, points)


def standings(state: Any) -> tuple[int, ...]:
    """Return the points that each seat would have if play stopped and was counted now."""
    return tuple(int(standing(state, seat)) for seat in range(int(state.seat_count)))
