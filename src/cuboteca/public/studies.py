"""Studies of games, bots and plays: simulate, arena, study, analyse, solve."""

from __future__ import annotations

import secrets
from collections import deque
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from cuboteca.bots.exact import USUAL_STATES
from cuboteca.bots.exact import solve as solve_position
from cuboteca.core.errors import OptionError
from cuboteca.lab import arena as contests
from cuboteca.lab import simulation
from cuboteca.lab import study as lab_study
from cuboteca.lab.analysis import (
    LEAST_PLAYOUTS,
    MOST_PLAYOUTS,
    USUAL_PLAYOUTS,
    Budget,
    analyse_play,
    check_finished,
)
from cuboteca.lab.growing_file import alone
from cuboteca.lab.processes import processes
from cuboteca.lab.standing import standing_of
from cuboteca.lab.study_file import StudyFile
from cuboteca.lab.study_variants import sweep_of
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
    StudyResult,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from os import PathLike

    from cuboteca.bots.exact import ExactResult
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


def study(
    game: str,
    question: str = "seats",
    *,
    seats: int | None = None,
    bots: Sequence[str] = ("medium",),
    plays: int | None = None,
    width: float | None = None,
    seed: int = 1,
    sweep: Mapping[str, Sequence[object]] | None = None,
    luck_adjusted: bool = False,
    simulations: int = 0,
    threads: int = 1,
    file: str | PathLike[str] | None = None,
    progress: Callable[[StudyResult], object] | None = None,
    **options: GivenOption,
) -> StudyResult:
    """Ask a question about a game, answered by many plays of bots with intervals.

    Plays that are compared have the same draws.  The intervals hold at every moment at once, so a
    study may be watched and stopped at will.

    Args:
        game: Its name.
        question: ``"seats"``: what is it worth to decide first, second, ...; ``"length"``: how long
            are plays and how do they end; ``"options"``: what does each option change;
            ``"cards"``: what is each gene, tile, character or first move worth;
            ``"pairs"``: which two genes are worth more together than each by itself;
            ``"prices"``: what is each gene worth in which round, and for what price is that even;
            ``"strategies"``: what is it worth to follow one; ``"variants"``: what do other rules
            change, those of ``sweep``.
        seats: Number of seats of each play; by default the game's usual one.
        bots: They take seats in turn until every seat has one.  ``"random"``, ``"easy"``,
            ``"medium"`` and ``"greedy"`` decide at once; levels that search, and ``"solver"``, take
            far longer and are for the questions "seats", "length", "options", "cards" and
            "variants".
        plays: Plays of each setting; by default 10,000 or, with ``width``, as many as it takes.
        width: Stop once every interval of the question's first measure is within plus or minus
            this.
        seed: The same study with this seed gives the same result.
        sweep: Of the question "variants": values by option, or by the figure of an option's data,
            such as ``{"rounds": [1, 3], "board:planets.F.points": [2, 4]}``; a path is a file of
            your own.  Several make a grid.
        luck_adjusted: Of the questions "seats" and "cards", where the game has a learned value for
            so many seats: take luck away, so that fewer plays say as much; each takes much longer.
        simulations: For each decision of bots that search, without a time limit, so the same study
            has the same result on every machine; 0: as many as their levels may make.
        threads: How many slices run at once; the result does not depend on it.
        file: A file that keeps what was counted; a study continues where its file ends.
        progress: Called with what has been found after each chunk of plays; an exception from it
            ends the study.
        **options: Options of the game, by name.

    Raises:
        CubotecaError: An argument is not valid, or the file holds something else; says what would
            be.
    """
    if threads < 1:
        raise OptionError(f"the number of threads must be at least 1, not {threads}")
    chosen = configure(game, seats, options)
    goal = lab_study.goal(plays=plays, width=width)
    asked = lab_study.study(
        chosen.game,
        chosen.options,
        chosen.seat_count,
        bots,
        question=question,
        seed=seed,
        sweeps=[sweep_of(chosen.game, target, values) for target, values in (sweep or {}).items()],
        luck_adjusted=luck_adjusted,
        simulations=simulations,
    )
    plan = lab_study.plan_of(asked)
    if file is None:
        return _studied(plan, goal, None, threads, progress)
    with alone(Path(file), "study", lab_study.StudyError):
        return _studied(plan, goal, StudyFile(Path(file), plan), threads, progress)


def _studied(
    plan: lab_study.Plan,
    goal: lab_study.Goal,
    kept: StudyFile | None,
    threads: int,
    progress: Callable[[StudyResult], object] | None,
) -> StudyResult:
    done = () if kept is None else tuple(kept.done)
    result = None
    for chunk, found, _ in lab_study.run(plan, goal, done, threads=threads):
        if kept is not None and chunk is not None:
            kept.add(chunk)
        result = StudyResult(found)
        if progress is not None:
            progress(result)
    assert result is not None, "a study has at least one chunk"
    return result


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


def solve(play: Play, *, most_states: int = USUAL_STATES) -> ExactResult:
    """Return what the position of a play is worth if nobody errs, and each legal action: exactly.

    Everybody wants the largest expected share of the win, then more expected points; with two seats
    that is expectiminimax, with more max^n.  It is meant for the last decisions of a play, and for
    games that options make small.  The play stays as it is.

    Args:
        play: Of a game that hides nothing from seats.
        most_states: How many states may be looked at, 1 to 50,000,000; each takes some
            hundred bytes and, on compiled rules, about a microsecond.

    Raises:
        CubotecaError: The game hides something, or more states would have to be looked at.
    """
    core = play.core
    return solve_position(core.game, core.state, core.seat_count, most_states=most_states)


def _seed(given: int | None) -> int:
    return secrets.randbits(32) if given is None else given


__all__ = ["analyse", "arena", "simulate", "solve", "study"]
