"""What happened, as sentences for the log and as the score sheet of a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cuboteca.core.game import Score
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
from cuboteca.games.cube_attack.actions import ACTIVATE, ATTACK, MOVE
from cuboteca.games.cube_attack.components import MAX_WAYS, Kind, Weapon
from cuboteca.games.cube_attack.pieces import cube_piece, planet_piece, planet_under, unit_piece
from cuboteca.games.cube_attack.rules import attacker_of, opponent_of, target_of
from cuboteca.games.cube_attack.rules.attacking import seat_after
from cuboteca.games.cube_attack.rules.moving import destination
from cuboteca.games.cube_attack.rules.scoring import (
    END_POINTS,
    end_reason,
    ranks,
    share,
    team_count,
    turn_points,
)
from cuboteca.games.cube_attack.rules.units import is_present, is_stacked, planet_of, weapon_of
from cuboteca.games.cube_attack.state import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.games.cube_attack.state import State


def log_entry(before: State, action: int, after: State) -> LogEntry:
    """Return what the event that led from ``before`` to ``after`` tells the table."""
    if before.stage == Stage.FIRST_PLAYER:
        return LogEntry((say("tell-first", seat=SeatName(action)), _heading(after)))
    deed = tuple(_deed(before, action))
    turns = _turns_ended(before, after)
    if turns == 0:
        return LogEntry(deed)
    ending = _outcome(after) if after.stage == Stage.OVER else iter((_heading(after),))
    return LogEntry(
        (*deed, *_turn_end(before, after), *ending),
        sheet_of(after, before.turn_number, turns),
    )


def _turns_ended(before: State, after: State) -> int:
    """Return how many turns an event ended: more than one only where nobody could act."""
    return after.turn_number - before.turn_number + (after.stage == Stage.OVER)


def _heading(after: State) -> Sentence:
    return replace(say("tell-turn", turn=after.turn_number), heading=True)


def _deed(before: State, action: int) -> Iterator[Sentence]:
    seat = before.mover
    own = before.units[seat]
    if action < ACTIVATE:
        slot, way = divmod(action - MOVE, MAX_WAYS)
        unit = own[slot]
        yield say(
            "tell-move",
            seat=SeatName(seat),
            cube=unit_piece(unit),
            planet=planet_under(before, unit),
            goal=planet_piece(before, destination(before, slot, way)),
        )
    elif action < ATTACK:
        yield _activation(before, seat, own[action - ACTIVATE])
    else:
        yield from _attack(before, action)


def _activation(before: State, seat: int, unit: int) -> Sentence:
    match before.kinds[planet_of(unit)]:
        case Kind.CUBE:
            key = "tell-activate-cube"
        case Kind.WOUND:
            key = "tell-activate-wound"
        case _:
            short = weapon_of(unit) == Weapon.NONE
            key = "tell-activate-short" if short else "tell-activate-long"
    return say(key, seat=SeatName(seat), cube=unit_piece(unit), planet=planet_under(before, unit))


def _attack(before: State, action: int) -> Iterator[Sentence]:
    other = seat_after(before, opponent_of(action))
    unit = before.units[before.mover][attacker_of(action)]
    target = before.units[other][target_of(action)]
    yield say(
        "tell-attack-stack" if is_stacked(target) else "tell-attack",
        seat=SeatName(before.mover),
        cube=unit_piece(unit),
        target=unit_piece(target),
        other=SeatName(other),
        goal=planet_under(before, target),
    )
    if before.unit_count[other] == 1 and not is_stacked(target):
        yield say("tell-no-cubes", seat=SeatName(other))


def _turn_end(before: State, after: State) -> Iterator[Sentence]:
    for seat in range(after.seat_count):
        gained = after.totals[seat] - before.totals[seat]
        if gained:
            yield say("tell-turn-points", seat=SeatName(seat), points=gained)


def _outcome(after: State) -> Iterator[Sentence]:
    yield from ending(after)
    first = winners(ranks, after, after.seat_count)
    yield say_winners(first, after.totals[first[0]])


def ending(state: State) -> tuple[Sentence, ...]:
    """Return why the play ended, with names; nothing while it lasts."""
    if state.stage != Stage.OVER:
        return ()
    turn, goal = state.turn_number, state.points_to_win
    first = winners(ranks, state, state.seat_count)
    points = state.totals[first[0]]
    if end_reason(state) == END_POINTS:
        enough = [seat for seat in range(state.seat_count) if state.totals[seat] >= goal]
        return (_reached(first[0], enough, points, goal, turn),)
    if points >= goal:  # level, so that nobody led alone
        return (say("end-turn-cap-level", turn=turn, seats=seat_names(first), points=points),)
    return (say("end-turn-cap", turn=turn, goal=goal),)


def _reached(seat: int, enough: list[int], points: int, goal: int, turn: int) -> Sentence:
    """Return who leads with the points to win; alone with them, it reached them in this turn.

    Points never fall, so a seat that had them alone before would have won before.
    """
    leader = SeatName(seat)
    if len(enough) > 1:
        return say(
            "end-points-ahead",
            seats=seat_names(enough),
            goal=goal,
            seat=leader,
            points=points,
            turn=turn,
        )
    if points > goal:
        return say("end-points-more", seat=leader, points=points, goal=goal, turn=turn)
    return say("end-points", seat=leader, points=points, turn=turn)


# the score sheet


def sheet_of(after: State, turn: int, turns: int = 1) -> ScoreSheet:
    """Return which moon gave whom what; nothing has moved since it was counted."""
    seats = range(after.seat_count)
    lines = tuple(tuple(_lines(after, seat)) * turns for seat in seats)
    return ScoreSheet(
        title=say("sheet-title", turn=turn),
        lines=lines,
        scored=tuple(sum(line.points for line in own) for own in lines),
        totals=tuple(after.totals[seat] for seat in seats),
        folded=True,
    )


def _lines(after: State, seat: int) -> Iterator[ScoreLine]:
    for planet in range(after.planet_count):
        if after.moon_points[planet] and is_present(after, seat, planet):
            teams = team_count(after, planet)
            moon = planet_piece(after, planet)
            reason = (
                say("line-alone", moon=moon)
                if teams == 1
                else say("line-shared", moon=moon, teams=teams)
            )
            yield ScoreLine(reason, share(after, planet))


def scores(state: State) -> tuple[Score, ...]:
    """Return the points on the score track, and what the moons add if the turn ends now."""
    over = state.stage == Stage.OVER
    return tuple(
        Score(state.totals[seat], 0 if over else turn_points(state, seat))
        for seat in range(state.seat_count)
    )


def points_now(state: State) -> tuple[int, ...]:
    """Return the points that each seat would have if play stopped and was counted now."""
    over = state.stage == Stage.OVER
    return tuple(
        state.totals[seat] + (0 if over else turn_points(state, seat))
        for seat in range(state.seat_count)
    )


def emblem(state: State, seat: int) -> str:
    """Return the symbol of a Cube of ``seat``, the best armed one."""
    units = list(state.units[seat])[: state.unit_count[seat]]
    return cube_piece(max(map(weapon_of, units), default=Weapon.NONE), stacked=False).symbol
