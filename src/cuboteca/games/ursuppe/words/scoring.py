"""Words of phase 6: markers, the Social Gene, the end of the play, the score sheet of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.words import Argument, ScoreLine, ScoreSheet, SeatName, Sentence, winners
from cuboteca.games.ursuppe.components import AMOEBA_SPACES, GENE_SPACES, MOST_COUNTED_GENES
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.scoring import TRACK, card_count, points_of, ranks
from cuboteca.games.ursuppe.rules.sequence import amoeba_count, is_dummy, seat_of
from cuboteca.games.ursuppe.state import Stage, State
from cuboteca.games.ursuppe.words import phrases as p
from cuboteca.games.ursuppe.words.phrases import StageWords, Step, say

if TYPE_CHECKING:
    from collections.abc import Iterator


def _log_scoring(step: Step) -> Iterator[Sentence]:
    """Tell where each marker goes, what the Social Gene pays, and how the play ends."""
    was, now = step.was, step.now
    for colour in list(was.order)[: was.colour_count]:
        if is_dummy(was, colour) and not was.dummy_scores:
            continue
        args: dict[str, Argument] = {
            "who": step.who(colour),
            "amoebas": amoeba_count(was, colour),
            "cards": card_count(was, colour),
            "start": was.marker[colour],
        }
        if now.marker[colour] > was.marker[colour]:
            yield say("tell-advance", **args, goal=now.marker[colour])
        else:
            yield say("tell-no-advance", **args)
    for colour in range(was.colour_count):
        gained = now.bp[colour] - was.bp[colour]
        if gained:
            yield say("tell-social", Gene.SOCIAL, who=step.who(colour), points=gained)
    if now.reason:
        yield from _outcome(now)


def _outcome(state: State) -> Iterator[Sentence]:
    yield from ending(state)
    key = "tell-win-worse" if state.two_colours else "tell-win"
    for seat in winners(ranks, state, state.seat_count):  # one: markers never share a space
        yield say(key, seat=SeatName(seat), track=points_of(state, seat))


def ending(state: State) -> tuple[Sentence, ...]:
    """Return why the play ended, with names; nothing while it lasts."""
    if not state.reason:
        return ()
    last, goal = state.round_number, state.finish_from
    if state.reason != TRACK:
        return (say("end-cards", p.END_RULE, round=last, track=goal),)
    colours = list(state.order)[: state.colour_count]
    names = tuple(p.who(state, colour) for colour in colours if state.marker[colour] >= goal)
    return (say("end-track", p.END_RULE, who=names, count=len(names), round=last, track=goal),)


def score_sheet(step: Step) -> ScoreSheet:
    """Return what advanced whose marker; with two colours the worse one is the total."""
    return sheet_between(step.was, step.now)


def sheet_between(was: State, now: State) -> ScoreSheet:
    """Return the same for the states before and after phase 6."""
    lines = tuple(
        tuple(
            line
            for colour in range(was.colour_count)
            if seat_of(was, colour) == seat
            for line in _lines(was, now, colour)
        )
        for seat in range(was.seat_count)
    )
    return ScoreSheet(
        title=say("sheet-title", round=was.round_number),
        lines=lines,
        scored=tuple(sum(line.points for line in own) for own in lines),
        totals=points_now(now),
        folded=now.stage != Stage.OVER,
    )


def _lines(was: State, now: State, colour: int) -> Iterator[ScoreLine]:
    """Yield spaces for amoebas and cards, and those that were occupied and so skipped."""
    amoebas = amoeba_count(was, colour)
    cards = card_count(was, colour)
    living = int(AMOEBA_SPACES[was.colour_count, amoebas])
    owned = int(GENE_SPACES[min(cards, MOST_COUNTED_GENES)])
    skipped = now.marker[colour] - was.marker[colour] - living - owned
    yield _line(was, colour, "line-amoebas", living, count=amoebas)
    yield _line(was, colour, "line-genes", owned, cards=cards)
    if skipped:
        yield _line(was, colour, "line-skipped", skipped)


def _line(was: State, colour: int, key: str, points: int, **args: Argument) -> ScoreLine:
    reason = say(key, **args)
    if was.two_colours:
        reason = say("line-of-colour", colour=colour, reason=reason)
    return ScoreLine(reason, points)


def points_now(state: State) -> tuple[int, ...]:
    """Return the points that each seat would have if play stopped and was counted now."""
    return tuple(points_of(state, seat) for seat in range(state.seat_count))


def emblem(_state: State, seat: int) -> str:
    """Return the symbol of an amoeba of ``seat``; with two colours, of its first one."""
    return f"amoeba-{seat}"


STAGES: dict[int, StageWords] = {Stage.SCORING: StageWords(log=_log_scoring)}
