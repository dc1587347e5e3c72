"""``cuboteca arena``: bots against each other, and how sure it is who is better."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from cuboteca.bots.levels import GREEDY, LEVELS, make_ready, searches
from cuboteca.cli.errors import UsageError
from cuboteca.cli.inputs import (
    GameName,
    GameOptions,
    Json,
    chosen_seed,
    given_options,
    names_in,
    seat_count,
)
from cuboteca.cli.screen import notes, output, print_json, waiting
from cuboteca.games import game as game_of
from cuboteca.lab import arena as lab
from cuboteca.lab.parquet import need_parquet, write_parquet
from cuboteca.lab.report import against, page_of, shown
from cuboteca.lab.standing import standing_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.game import Game
    from cuboteca.lab.standing import Standing

_USUAL_SEATS = 2
_MOST_JOBS = 256
_MOST_PLAYS = 1_000_000


def arena(
    game: GameName,
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help=f"Bots with commas between them, of: {', '.join(LEVELS)}, {GREEDY}, and those of "
            "installed packages.",
        ),
    ] = ",".join(LEVELS[1:4]),
    games: Annotated[int, typer.Option(help="Plays of each pair of bots.")] = 100,
    players: Annotated[
        int | None,
        typer.Option(help="Seats of each play; 2 unless given. The two bots sit by turns."),
    ] = None,
    option: GameOptions = None,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Only neighbours in the list play each other.")
    ] = False,
    jobs: Annotated[int, typer.Option(help="How many processes play at once.")] = 1,
    patience: Annotated[
        float,
        typer.Option(help="Seconds after which a package's own bot loses its turn."),
    ] = lab.PATIENCE,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where the plays are kept, one a line; an arena goes on where its file ends. "
            "Unless given, a file in this folder that is named after the arena.",
            show_default=False,
        ),
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a page with plots.", show_default=False),
    ] = None,
    parquet: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the plays as Parquet.", show_default=False),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other; who is better, by how much, and how sure that is.

    In each two plays the bots change seats and chance brings the same. An arena that was stopped
    goes on when the same command is given again: no play is lost and none repeated.
    """
    chosen = game_of(game)
    if not 1 <= games <= _MOST_PLAYS:
        raise UsageError(f"--games must be 1 to {_MOST_PLAYS}, not {games}")
    if not 1 <= jobs <= _MOST_JOBS:
        raise UsageError(f"--jobs must be 1 to {_MOST_JOBS}, not {jobs}")
    if not 0.1 <= patience <= 3600:
        raise UsageError(f"--patience must be 0.1 to 3600 seconds, not {patience}")
    if parquet:
        need_parquet()
    try:
        what = lab.contest(
            chosen,
            given_options(chosen, option),
            seat_count(chosen, players, _USUAL_SEATS),
            names_in(bots),
            seed=chosen_seed(seed),
            ladder=ladder,
            patience=patience,
        )
    except lab.ArenaError as error:
        raise UsageError(f"--bots: {error}") from None
    file = lab.ResultsFile(results or _usual_file(what), what)
    if any(searches(chosen, bot, what.seats) for bot in what.bots):
        with waiting("Compiling the search, once; later runs start at once.", quiet=as_json):
            make_ready(chosen)
    _play(what, games, file, jobs, quiet=as_json)
    standing = standing_of(what, [one for one in file.done if one.play < games])
    if report:
        report.write_text(page_of(standing, f"{chosen.meta.title}: arena"), "utf-8")
    if parquet:
        write_parquet(what, file.done, parquet)
    if as_json:
        print_json(_as_json(standing, file.path))
    else:
        _show(standing, chosen, file.path, report)


def _usual_file(what: lab.Contest) -> Path:
    return Path(f"arena-{what.game}-{what.seats}-{what.digest}.jsonl")


def _play(what: lab.Contest, games: int, file: lab.ResultsFile, jobs: int, *, quiet: bool) -> None:
    total = games * len(what.pairs())
    before = sum(1 for one in file.done if one.play < games)
    if before and not quiet:
        notes().print(f"{before} of {total} plays are in '{file.path}' already.")
    with _progress(before, total, quiet=quiet) as advance:
        try:
            for result in lab.hold(what, games, list(file.done), jobs=jobs):
                file.add(result)
                advance()
        finally:
            lab.close()


@contextmanager
def _progress(before: int, total: int, *, quiet: bool) -> Iterator[Callable[[], None]]:
    console = notes()
    if quiet or not console.is_terminal:
        yield lambda: None
        return
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("plays", total=total, completed=before)
        yield lambda: progress.advance(task)


def _show(standing: Standing, game: Game, path: Path, report: Path | None) -> None:
    console = output()
    what = standing.contest
    console.print(
        f"[bold]{game.meta.title}[/bold]: {standing.plays:,} plays with {what.seats} seats, "
        f"seed {what.seed}"
    )
    console.print(_cross_table(standing))
    console.print(_score_table(standing))
    for result, fault in standing.faults[:5]:
        console.print(
            Text(
                f"{fault.bot} lost a turn to a substitute in play {result.play}, event "
                f"{fault.event}: {fault.why}"
            ),
            soft_wrap=True,
        )
    if len(standing.faults) > 5:
        console.print(f"... and {len(standing.faults) - 5} more turns.")
    console.print(Text(f"Plays: {path}"), soft_wrap=True)
    if report:
        console.print(Text(f"Report: {report}"), soft_wrap=True)


def _cross_table(standing: Standing) -> Table:
    table = Table(box=box.SIMPLE, title="Plays won by the row against the column",
                  title_justify="left")  # fmt: skip
    names = standing.contest.bots
    bots = standing.order()
    table.add_column("Bot", no_wrap=True)
    for bot in bots:
        table.add_column(names[bot], justify="right")
    for one in bots:
        cells = []
        for other in bots:
            share = against(standing, one, other)
            cells.append("–" if share is None else shown(share, percent=True))
        table.add_row(names[one], *cells)
    return table


def _score_table(standing: Standing) -> Table:
    table = Table(box=box.SIMPLE, title="Each bot, with 95 % intervals", title_justify="left")
    table.add_column("Bot", no_wrap=True)
    for title in ("Rating", "Mean rank", "Points", "s a decision", "Longest", "Lost turns"):
        table.add_column(title, justify="right")
    for bot in standing.order():
        score, rating = standing.scores[bot], standing.ratings[bot]
        table.add_row(
            score.bot,
            f"{rating.skill:.1f} ± {rating.spread:.1f}",
            shown(score.ranks.mean_interval()),
            shown(score.points.mean_interval()),
            f"{score.seconds / max(score.decisions, 1):.3f}",
            f"{score.longest:.3f}",
            str(score.faults),
        )
    return table


def _as_json(standing: Standing, path: Path) -> dict[str, Any]:
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
                "rating_interval": _pair(
                    rating.skill - rating.spread, rating.skill + rating.spread
                ),
                "rank_mean": round(score.ranks.mean, 6),
                "rank_interval": _interval(score.ranks.mean_interval()),
                "points_mean": round(score.points.mean, 6),
                "points_interval": _interval(score.points.mean_interval()),
                "seconds_a_decision": round(score.seconds / max(score.decisions, 1), 6),
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
                "points_means": [round(tally.mean, 6) for tally in meeting.points],
            }
            for (one, other), meeting in standing.meetings.items()
        ],
        "faults": [
            {"pair": list(result.pair), "play": result.play, "seat": fault.seat, "bot": fault.bot,
             "event": fault.event, "why": fault.why}
            for result, fault in standing.faults
        ],
    }  # fmt: skip


def _interval(estimate: Any) -> list[float]:
    return _pair(estimate.low, estimate.high)


def _pair(low: float, high: float) -> list[float]:
    return [round(low, 6), round(high, 6)]
