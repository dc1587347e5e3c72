"""``cuboteca arena``: bots against each other: which is better, and how certain that is."""

from __future__ import annotations

import contextlib
import time
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from cuboteca.bots.levels import CHAMPION, GREEDY, LEVELS, make_ready, searches
from cuboteca.cli.arena_tables import as_json as standing_as_json
from cuboteca.cli.arena_tables import show
from cuboteca.cli.errors import UsageError
from cuboteca.cli.inputs import (
    LARGEST_SEED,
    GameName,
    GameOptions,
    Json,
    PlayingOn,
    RayAddress,
    given_options,
    names_in,
    need_cluster,
    seat_count,
)
from cuboteca.cli.preparing import compiling
from cuboteca.cli.screen import counted, notes, output, print_json
from cuboteca.core.files import need_writable, write_text
from cuboteca.games import game as game_of
from cuboteca.lab import arena as lab
from cuboteca.lab.growing_file import alone
from cuboteca.lab.parquet import need_parquet, write_parquet
from cuboteca.lab.processes import processes
from cuboteca.lab.ray_cluster import ray_cluster
from cuboteca.lab.report import page_of
from cuboteca.lab.results_file import ResultsFile
from cuboteca.lab.standing import standing_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from cuboteca.lab.arena import Hands

_USUAL_SEATS = 2
_MOST_JOBS = 256
_MOST_PLAYS = 1_000_000
_TELL_SECONDS = 60.0  # between two lines about progress where there is no bar
_PACE_SECONDS = 600.0  # over which the time left is judged; a play of searches may take a minute


def arena(
    game: GameName,
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help=f"Bots, separated by commas: {', '.join(LEVELS)}, {GREEDY}, {CHAMPION} where "
            "there is one, and those of installed packages.",
        ),
    ] = ",".join(LEVELS[1:4]),
    plays: Annotated[
        int, typer.Option(min=1, max=_MOST_PLAYS, help="Plays of each pair of bots.")
    ] = 100,
    players: Annotated[
        int | None,
        typer.Option(help="Seats of each play; 2 by default. The two bots take alternate seats."),
    ] = None,
    option: GameOptions = None,
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="Seed of the arena.")] = 1,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Only neighbours in the list play each other.")
    ] = False,
    jobs: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=_MOST_JOBS,
            help="How many plays run at once, each in its own process; by default 1, on a cluster "
            "one per processor.",
            show_default=False,
        ),
    ] = None,
    engine: Annotated[
        PlayingOn,
        typer.Option(help="Where the plays run: on this computer, or on a Ray cluster."),
    ] = PlayingOn.LOCAL,
    ray_address: RayAddress = None,
    patience: Annotated[
        float,
        typer.Option(
            min=0.1,
            max=3600,
            metavar="SECONDS",
            help="Seconds after which a bot from a package loses its turn.",
        ),
    ] = lab.PATIENCE,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="File for the plays, one per line; an arena continues where its file ends. "
            "By default, a file in this folder that is named after the arena.",
            show_default=False,
        ),
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write an HTML page with plots.", show_default=False),
    ] = None,
    parquet: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the plays as Parquet.", show_default=False),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other: which is better, by how much, and how certain that is.

    Plays come in pairs with the same chance and the bots' seats swapped. An interrupted arena
    continues when the same command is given again: no play is lost or repeated.
    """
    chosen = game_of(game)
    need_cluster(engine, ray_address)
    _check_files(report, parquet)
    try:
        what = lab.contest(
            chosen,
            given_options(chosen, option),
            seat_count(chosen, players, _USUAL_SEATS),
            names_in(bots),
            seed=seed,
            ladder=ladder,
            patience=patience,
        )
    except lab.ArenaError as error:
        raise UsageError(f"--bots: {error}") from None
    path = results or _usual_file(what)
    with alone(path, "arena", lab.ArenaError):
        kept = ResultsFile(path, what)
        if any(searches(chosen, bot, what.seats) for bot in what.bots):
            with compiling("Compiling the search, once; later runs start at once.", quiet=as_json):
                make_ready(chosen)
        _play(what, plays, kept, _hands(engine, ray_address, jobs), quiet=as_json)
    counted = [one for one in kept.done if one.play < plays]
    standing = standing_of(what, counted)
    written = {"Parquet": parquet, "Report": report}
    try:
        if parquet:
            write_parquet(what, counted, parquet)
        if report:
            write_text(report, page_of(standing, chosen.meta.title))
    finally:  # whatever becomes of the files, the result is shown
        if as_json:
            print_json(standing_as_json(standing, path))
        else:
            show(standing, chosen, output())
            _say(f"Plays: {path}")
    for name, file in written.items():
        if file and not as_json:
            _say(f"{name}: {file}")


def _check_files(report: Path | None, parquet: Path | None) -> None:
    """Refuse files that could not be written afterwards, before anything is played."""
    if parquet:
        need_parquet()
    for name, path in (("--report", report), ("--parquet", parquet)):
        if path:
            _need_writable(name, path)


def _say(line: str) -> None:
    output().print(Text(line), soft_wrap=True)


def _need_writable(option: str, path: Path) -> None:
    try:
        need_writable(path)
    except OSError as error:
        raise UsageError(f"{option} cannot write '{path}': {error.strerror}") from None


def _hands(
    engine: PlayingOn, address: str | None, jobs: int | None
) -> AbstractContextManager[Hands]:
    if engine is PlayingOn.RAY:
        return ray_cluster(address, jobs)
    return contextlib.nullcontext(lab.in_turn if jobs in {None, 1} else processes(jobs or 1))


def _usual_file(what: lab.Contest) -> Path:
    return Path(f"arena-{what.game}-{what.seats}-{what.digest}.jsonl")


def _play(
    what: lab.Contest,
    plays: int,
    file: ResultsFile,
    crew: AbstractContextManager[Hands],
    *,
    quiet: bool,
) -> None:
    total = plays * len(what.pairs())
    before = sum(1 for one in file.done if one.play < plays)
    if before and not quiet:
        _note(
            f"{before:,} of {counted(total, 'play')} {'is' if before == 1 else 'are'} already in "
            f"'{file.path}'."
        )
    if before == total:
        return
    try:
        with (
            crew as hands,
            closing(lab.hold(what, plays, list(file.done), hands=hands)) as results,
            _progress(before, total, quiet=quiet) as advance,
        ):
            for result in results:
                file.add(result)
                advance()
    except KeyboardInterrupt:
        _note(f"The plays so far are in '{file.path}'; the same command continues from there.")
        raise
    finally:
        lab.close()


def _note(line: str) -> None:
    notes().print(Text(line), soft_wrap=True)


@contextmanager
def _progress(before: int, total: int, *, quiet: bool) -> Iterator[Callable[[], None]]:
    console = notes()
    if quiet:
        yield lambda: None
        return
    if not console.is_terminal:
        yield _Teller(before, total)
        return
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, speed_estimate_period=_PACE_SECONDS
    ) as progress:
        task = progress.add_task("plays", total=total, completed=before)
        yield partial(progress.advance, task)


class _Teller:
    """Reports progress every now and then, for a log.

    Args:
        before: Plays that were there already.
        total: Plays there will be in the end.
    """

    def __init__(self, before: int, total: int) -> None:
        self._before = before
        self._done = before
        self._total = total
        self._begun = self._told = time.monotonic()

    def __call__(self) -> None:
        self._done += 1
        now = time.monotonic()
        if now - self._told < _TELL_SECONDS:
            return
        self._told = now
        pace = (now - self._begun) / (self._done - self._before)
        left = max(1, round(pace * (self._total - self._done) / 60))
        _note(f"{self._done:,} of {counted(self._total, 'play')}, about {left:,} min left.")


__all__ = [
    "arena",
]
