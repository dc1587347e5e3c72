"""Studies of games, bots and plays: simulate, arena, analyse."""

from __future__ import annotations

import secrets
from collections import deque
from contextlib import closing
from typing import TYPE_CHECKING

from cuboteca.core.errors import OptionError
from cuboteca.lab import arena as contests
from cuboteca.lab import simulation
from cuboteca.lab.analysis import (
    LEAST_PLAYOUTS,
    MOST_PLAYOUTS,
    USUAL_PLAYOUTS,
    Budget,
    analyse_play,
    check_finished,
)
from cuboteca.lab.processes import processes
from cuboteca.lab.standing import standing_of
from cuboteca.public.catalogue import configure
from cuboteca.public.results import (
    AnalysisResult,
    ArenaBotResult,
    ArenaResult,
    BotResult,
    Estimate,
    PairResult,
    SeatResult,
    SimulationResult,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.lab.analysis import Analysis
    from cuboteca.lab.standing import Standing
    from cuboteca.public.catalogue import GivenOption
    from cuboteca.public.play import Play


def simulate(
    game: str,
    *,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    plays: int = 1000,
    seed: int | None = None,
    threads: int = 1,
    **options: GivenOption,
) -> SimulationResult:
    """Let simple bots play many plays in compiled code, and count points and wins.

    The first simulation of a game compiles its rules, once, which can take a minute.

    Args:
        game: Its name.
        seats: Number of seats of each play; by default the game's usual one.
        bots: ``"random"`` or ``"greedy"``; they take seats in turn until every seat has one, and
            move on by one seat from play to play.
        plays: Number of plays.
        seed: Play ``i`` of a seed always has the same chance; random by default.
        threads: How many slices run at once; the result does not depend on it.
        **options: Options of the game, by name.

    Raises:
        CubotecaError: An argument is not valid; says what would be.
    """
    chosen = configure(game, seats, options)
    plan = simulation.plan(
        chosen.game,
        chosen.options,
        chosen.seat_count,
        bots,
        plays=plays,
        seed=_seed(seed),
        threads=threads,
    )
    ((_, _, tallies),) = deque(simulation.run(plan), maxlen=1)  # the last chunk has counted all
    return SimulationResult(
        game=game,
        options=dict(plan.options),
        bots=plan.line_up,
        plays=tallies.plays,
        seed=plan.seed,
        decisions=tallies.decisions,
        end_reasons=dict(tallies.reasons),
        by_seat=tuple(
            SeatResult(seat, points.mean_interval(), wins.share_interval())
            for seat, (points, wins) in enumerate(
                zip(tallies.points_by_seat, tallies.wins_by_seat, strict=True)
            )
        ),
        by_bot=tuple(
            BotResult(
                bot,
                plan.line_up.count(bot),
                points.mean_interval(),
                tallies.wins_by_bot[bot].share_interval(),
            )
            for bot, points in tallies.points_by_bot.items()
        ),
        seconds=tallies.seconds,
    )


def arena(
    game: str,
    bots: Sequence[str],
    *,
    plays: int = 100,
    seats: int = 2,
    seed: int | None = None,
    jobs: int = 1,
    ladder: bool = False,
    **options: GivenOption,
) -> ArenaResult:
    """Let bots play each other: which is better, by how much, and how certain that is.

    A pair's plays come in twos with the same chance and the bots' seats swapped.

    Args:
        game: Its name.
        bots: At least two different names from ``list_bots``.
        plays: Number of plays of each pair.
        seats: Number of seats of each play; the two bots of a play take alternate seats.
        seed: Of the arena; random by default.  Bots with a time limit vary nevertheless.
        jobs: How many plays run at once, each in its own process; with more than one, a script
            needs ``if __name__ == "__main__":`` around its code.
        ladder: Whether only neighbours in the list play each other.
        **options: Options of the game, by name.

    Raises:
        CubotecaError: An argument is not valid; says what would be.
    """
    for name, value in (("plays", plays), ("jobs", jobs)):
        if value < 1:
            raise OptionError(f"the number of {name} must be at least 1, not {value}")
    chosen = configure(game, seats, options)
    what = contests.contest(
        chosen.game, chosen.options, chosen.seat_count, bots, seed=_seed(seed), ladder=ladder
    )
    hands = processes(jobs) if jobs > 1 else None
    try:
        with closing(contests.hold(what, plays, hands=hands)) as results:
            standing = standing_of(what, played := tuple(results))
    finally:
        contests.close()
    return _arena_result(standing, tuple(sorted(played, key=lambda one: one.key)))


def _arena_result(standing: Standing, played: tuple[contests.Result, ...]) -> ArenaResult:
    names = standing.contest.bots
    return ArenaResult(
        contest=standing.contest,
        plays=played,
        by_bot=tuple(
            ArenaBotResult(
                bot=names[bot],
                plays=score.plays,
                rating=Estimate(rating.skill, rating.low, rating.high),
                rank=score.ranks.student_interval(),
                points=score.points.student_interval(),
                seconds_per_decision=score.thought,
                replaced_decisions=score.faults,
            )
            for bot in standing.order()
            for score, rating in [(standing.scores[bot], standing.ratings[bot])]
        ),
        by_pair=tuple(
            PairResult(
                names[one],
                names[other],
                meeting.plays,
                meeting.win_share(),
                meeting.lead.student_interval(),
            )
            for (one, other), meeting in standing.meetings.items()
        ),
    )


def analyse(
    play: Play,
    *,
    playouts: int = USUAL_PLAYOUTS,
    seconds: float | None = None,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> AnalysisResult:
    """Analyse a finished play: each seat's chances after every event, mistakes, luck and skill.

    Args:
        play: A play that is over.
        playouts: Number from each position; the same number and seed give the same analysis.
        seconds: Instead of ``playouts``: the approximate time, without compiling.
        seed: Of the playouts and searches.
        progress: Called with the work done and the total; an exception from it ends the analysis.

    Raises:
        CubotecaError: The play is not over, or a number is out of range.
    """
    if not LEAST_PLAYOUTS <= playouts <= MOST_PLAYOUTS:
        raise OptionError(f"playouts must be {LEAST_PLAYOUTS} to {MOST_PLAYOUTS}, not {playouts}")
    if seconds is not None and not seconds > 0:
        raise OptionError(f"seconds must be above 0, not {seconds}")
    budget = Budget(playouts=playouts, seconds=seconds, seed=seed)
    return _analysis_result(analyse_play(check_finished(play.core), budget, progress=progress))


def _analysis_result(found: Analysis) -> AnalysisResult:
    return AnalysisResult(
        game=found.game,
        unit="win share" if found.shares else "points",
        playouts=found.playouts,
        seed=found.seed,
        values=tuple(
            tuple(
                Estimate(value, value - half, value + half)
                for value, half in zip(values, halves, strict=True)
            )
            for values, halves in zip(found.values, found.spread, strict=True)
        ),
        decisions=found.assessments,
        luck_and_skill=found.luck_and_skill,
        swings=found.swings,
    )


def _seed(given: int | None) -> int:
    return secrets.randbits(32) if given is None else given


__all__ = ["analyse", "arena", "simulate"]
