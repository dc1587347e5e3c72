"""What ``cuboteca arena`` shows: tables in the terminal, or one JSON object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.text import Text

from cuboteca.cli.screen import counted, minus
from cuboteca.cli.tables import FittingTable
from cuboteca.lab.standing import mean_points, mean_rank, win_share

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from typing import TypeAlias

    from rich.console import Console

    from cuboteca.core.game import Game
    from cuboteca.lab.standing import Standing
    from cuboteca.lab.statistics import Estimate

    #: Returns how a bot (the first number) did against another.
    Against: TypeAlias = Callable[[Standing, int, int], Estimate | None]
    Shown: TypeAlias = Callable[[Estimate], str]

_FAULTS = 5  # that are listed one by one
_UNBOUNDED = 10_000  # columns, wider than any table
_LEAST_NAME = 9  # letters of a bot's name on one line


def show(standing: Standing, game: Game, console: Console) -> None:
    """Print the tables and the turns that bots lost."""
    what = standing.contest
    console.print(
        Text(game.meta.title, "bold")
        + Text(f": {counted(standing.plays, 'play')} with {what.seats} seats, seed {what.seed}")
        + Text("\nEach number has its 95 % interval.\n", "dim")
    )
    if what.seats == 2:
        _show_meetings(standing, "Plays won", win_share, _percent, console)
    else:
        _show_meetings(standing, "Mean rank", mean_rank, _number, console)
        _show_meetings(standing, "Points", mean_points, _number, console)
    console.print("Each bot over all its plays")
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
        console.print(f"... and {counted(left, 'more turn')}.")


def _percent(estimate: Estimate) -> str:
    return f"{estimate.value:.1%}\n{100 * estimate.low:.1f} to {100 * estimate.high:.1f}"


def _number(estimate: Estimate) -> str:
    if estimate.is_open:
        return minus(f"{estimate.value:.2f}\n?")
    return minus(f"{estimate.value:.2f}\n{estimate.low:.2f} to {estimate.high:.2f}")


def _show_meetings(
    standing: Standing, title: str, against: Against, shown: Shown, console: Console
) -> None:
    """Print a cross table, or one line per pair where that would be too wide."""
    table = _cross_table(standing, against, shown)
    unbounded = console.options.update_width(_UNBOUNDED)
    if console.measure(table, options=unbounded).minimum <= console.width:
        console.print(f"{title}: the row against the column")
        console.print(table)
    else:
        console.print(f"{title}: the first against the second")
        console.print(_pair_table(standing, against, shown))


def _table(names: Sequence[str]) -> FittingTable:
    table = FittingTable(box=box.SIMPLE)
    longest = max(len(name) for name in names)
    table.add_column("Bot", min_width=min(longest, _LEAST_NAME), overflow="fold")
    return table


def _cross_table(standing: Standing, against: Against, shown: Shown) -> FittingTable:
    names = standing.contest.bots
    bots = standing.order()
    table = _table(names)
    for bot in bots:
        table.add_column(Text(names[bot]), justify="right", no_wrap=True, min_width=len(names[bot]))
    for one in bots:
        cells = []
        for other in bots:
            found = against(standing, one, other)
            cells.append("–" if found is None else shown(found))
        table.add_row(Text(names[one]), *cells)
    return table


def _pair_table(standing: Standing, against: Against, shown: Shown) -> FittingTable:
    names = standing.contest.bots
    bots = standing.order()
    table = _table(names)
    table.add_column("against", overflow="fold")
    table.add_column("", justify="right", no_wrap=True)
    for place, one in enumerate(bots):
        for other in bots[place + 1 :]:
            found = against(standing, one, other)
            if found is not None:
                table.add_row(Text(names[one]), Text(names[other]), shown(found))
    return table


def _score_table(standing: Standing) -> FittingTable:
    table = _table(standing.contest.bots)
    for title in ("Rating", "Mean rank", "Points", "Seconds per\ndecision", "Lost\nturns"):
        table.add_column(title, justify="right", no_wrap=True)
    for bot in standing.order():
        score, rating = standing.scores[bot], standing.ratings[bot]
        table.add_row(
            Text(score.bot),
            minus(f"{rating.skill:.1f}\n{rating.low:.1f} to {rating.high:.1f}"),
            _number(score.ranks.student_interval()),
            _number(score.points.student_interval()),
            f"{score.thought:.3f}\nmax. {score.longest:.3f}",
            f"{score.faults:,}",
        )
    return table


def as_json(standing: Standing, path: Path) -> dict[str, object]:
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
