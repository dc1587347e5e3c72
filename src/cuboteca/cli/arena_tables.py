"""What ``cuboteca arena`` shows: tables in the terminal, or one JSON object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from cuboteca.lab.standing import mean_points, mean_rank, win_share

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rich.console import Console

    from cuboteca.core.game import Game
    from cuboteca.lab.standing import Standing
    from cuboteca.lab.statistics import Estimate

_FAULTS = 5  # that are told one by one


def show(standing: Standing, game: Game, console: Console) -> None:
    """Print tables and the turns that were lost."""
    what = standing.contest
    console.print(
        Text(game.meta.title, "bold")
        + Text(f": {standing.plays:,} plays with {what.seats} seats, seed {what.seed}")
    )
    if what.seats == 2:
        console.print(_cross_table(standing, "Plays won by the row", win_share, _percent))
    else:
        console.print(_cross_table(standing, "Mean rank of the row", mean_rank, _number))
        console.print(_cross_table(standing, "Points of the row", mean_points, _number))
    console.print(_score_table(standing))
    _show_faults(standing, console)


def _show_faults(standing: Standing, console: Console) -> None:
    names = standing.contest.bots
    for result, fault in standing.faults[:_FAULTS]:
        one, other = (names[bot] for bot in result.pair)
        console.print(
            Text(
                f"{fault.bot} lost a turn to a substitute (play {result.play} of {one} against "
                f"{other}, event {fault.event}): {fault.why}"
            ),
            soft_wrap=True,
        )
    left = len(standing.faults) - _FAULTS
    if left > 0:
        console.print(f"... and {left:,} more {'turn' if left == 1 else 'turns'}.")


def _percent(estimate: Estimate) -> str:
    return f"{estimate.value:.1%}\n{100 * estimate.low:.1f} to {100 * estimate.high:.1f}"


def _number(estimate: Estimate) -> str:
    if estimate.is_open:
        return f"{estimate.value:.2f}\n?"
    return f"{estimate.value:.2f}\n{estimate.low:.2f} to {estimate.high:.2f}"


def _cross_table(
    standing: Standing,
    title: str,
    against: Callable[[Standing, int, int], Estimate | None],
    shown: Callable[[Estimate], str],
) -> Table:
    table = Table(
        box=box.SIMPLE,
        title=f"{title} against the column, with 95 % intervals",
        title_justify="left",
    )
    names = standing.contest.bots
    bots = standing.order()
    table.add_column("Bot")
    for bot in bots:
        table.add_column(Text(names[bot]), justify="right", min_width=len("00.0 to 00.0"))
    for one in bots:
        cells = []
        for other in bots:
            found = against(standing, one, other)
            cells.append("–" if found is None else shown(found))
        table.add_row(Text(names[one]), *cells)
    return table


def _score_table(standing: Standing) -> Table:
    table = Table(box=box.SIMPLE, title="Each bot, with 95 % intervals", title_justify="left")
    table.add_column("Bot")
    for title in ("Rating", "Mean rank", "Points", "s a\ndecision", "Longest", "Lost\nturns"):
        table.add_column(title, justify="right", no_wrap=True)
    for bot in standing.order():
        score, rating = standing.scores[bot], standing.ratings[bot]
        table.add_row(
            Text(score.bot),
            f"{rating.skill:.1f}\n{rating.low:.1f} to {rating.high:.1f}",
            _number(score.ranks.student_interval()),
            _number(score.points.student_interval()),
            f"{score.thought:.3f}",
            f"{score.longest:.3f}",
            f"{score.faults:,}",
        )
    return table


def as_json(standing: Standing, path: Path) -> dict[str, Any]:
    """Return the whole standing as one JSON object."""
    what = standing.contest
    return {
        "game": what.game,
        "rules_version": what.rules_version,
        "players": what.seats,
        "options": what.options,
        "seed": what.seed,
        "games": standing.plays,
        "results": str(path),
        "bots": [
            {
                "bot": score.bot,
                "games": score.plays,
                "rating": round(rating.skill, 3),
                "rating_interval": _pair(rating.low, rating.high),
                "rank_mean": round(score.ranks.mean, 6),
                "rank_interval": _interval(score.ranks.student_interval()),
                "points_mean": round(score.points.mean, 6),
                "points_interval": _interval(score.points.student_interval()),
                "seconds_a_decision": round(score.thought, 6),
                "longest_decision": score.longest,
                "lost_turns": score.faults,
            }
            for score, rating in zip(standing.scores, standing.ratings, strict=True)
        ],
        "pairs": [
            {
                "bots": [what.bots[one], what.bots[other]],
                "games": meeting.plays,
                "win_share": round(meeting.wins.mean, 6),
                "win_interval": _interval(meeting.win_share()),
                "rank_means": [round(tally.mean, 6) for tally in meeting.ranks],
                "rank_intervals": [_interval(one.student_interval()) for one in meeting.ranks],
                "points_means": [round(tally.mean, 6) for tally in meeting.points],
                "points_intervals": [_interval(one.student_interval()) for one in meeting.points],
                "lead": round(meeting.lead.mean, 6),
                "lead_interval": _interval(meeting.lead.student_interval()),
            }
            for (one, other), meeting in standing.meetings.items()
        ],
        "faults": [
            {"pair": list(result.pair), "play": result.play, "seat": fault.seat, "bot": fault.bot,
             "event": fault.event, "why": fault.why}
            for result, fault in standing.faults
        ],
    }  # fmt: skip


def _interval(estimate: Estimate) -> list[float] | None:
    return None if estimate.is_open else _pair(estimate.low, estimate.high)


def _pair(low: float, high: float) -> list[float]:
    return [round(low, 6), round(high, 6)]


__all__ = ["as_json", "show"]
