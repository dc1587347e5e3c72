"""``cuboteca simulate``: many plays between bots, counted."""

from __future__ import annotations

import signal
import time
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path  # noqa: TC003  # Typer reads it
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
from rich.text import Text

from cuboteca.cli.errors import UsageError
from cuboteca.cli.inputs import (
    GameName,
    GameOptions,
    Json,
    PlayingOn,
    RayAddress,
    Seed,
    chosen_seed,
    given_options,
    names_in,
    need_cluster,
    seat_count,
)
from cuboteca.cli.preparing import Preparation, compiling
from cuboteca.cli.screen import counted, minus, notes, output, print_json, waited
from cuboteca.cli.tables import FittingTable
from cuboteca.core.engine import engine_of
from cuboteca.core.files import is_stream
from cuboteca.games import game as game_of
from cuboteca.lab.record_files import record_writer
from cuboteca.lab.recording import Recorder
from cuboteca.lab.simulation import (
    POLICIES,
    Plan,
    PlanError,
    Tallies,
    plan,
    prepare,
    run,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from cuboteca.core.engine import Results
    from cuboteca.lab.record_files import RecordWriter
    from cuboteca.lab.statistics import Estimate

_USUAL_SEATS = 4
_MOST_THREADS = 256
_WRITTEN_AT_ONCE = 256  # plays, after which Ctrl-C is heard


def simulate(
    game: GameName,
    *,
    players: Annotated[
        int | None,
        typer.Option(help="Seats of each play; by default 4, or as many as the game allows."),
    ] = None,
    plays: Annotated[int, typer.Option(min=1, help="How many plays.")] = 1000,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help=f"Bots, separated by commas: {', '.join(POLICIES)}. They take seats in turn, "
            "starting over until every seat has one, and move by one seat from play to play, so "
            "that no bot keeps the best seat.",
        ),
    ] = "random",
    option: GameOptions = None,
    seed: Seed = None,
    threads: Annotated[
        int,
        typer.Option(
            min=1,
            max=_MOST_THREADS,
            help="How many processor cores to use; results do not depend on it.",
        ),
    ] = 1,
    engine: Annotated[
        PlayingOn,
        typer.Option(help="Where the plays run: on this computer, or on a Ray cluster."),
    ] = PlayingOn.LOCAL,
    ray_address: RayAddress = None,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write every play, for 'cuboteca replay': one per line, or as Parquet if FILE "
            "ends in .parquet. Ctrl-C keeps the plays written so far, unless the file existed "
            "before: then it stays as it was.",
            show_default=False,
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play many times; count points and wins by seat and by bot, with 95 % intervals."""
    chosen = game_of(game)
    _check_engine(engine, ray_address, threads, records)
    what = _plan(
        chosen.name,
        seat_count=seat_count(chosen, players, _USUAL_SEATS),
        bots=bots,
        options=given_options(chosen, option),
        plays=plays,
        seed=chosen_seed(seed),
        threads=threads,
    )
    ran = _Ran(what, Tallies(what), engine)
    with suppress(_NothingKept), ExitStack() as stack:
        writer = stack.enter_context(_open(records)) if records else None
        recorder = Recorder(what, engine_of(chosen)) if writer else None
        words = "Compiling the rules, once; later runs start at once."
        with compiling(words, quiet=as_json) as ran.ready:
            if recorder:
                recorder.prepare()
            else:
                prepare(engine_of(chosen), what.options, what.seat_count)
        with _joined(engine, ray_address):
            _run(ran, writer, recorder, quiet=as_json)
        ran.kept = _kept(ran, records)
        if records and not ran.kept:
            raise _NothingKept
    ran.seconds = waited()
    if as_json:
        print_json(_as_json(ran))
    else:
        _show(ran, records)
    if ran.stopped:
        raise KeyboardInterrupt


class _NothingKept(Exception):  # noqa: N818  # not an error: it ends the writing of a file
    """A run that was stopped leaves no records."""


@dataclass
class _Ran:
    """The result of a run, and where its time went."""

    plan: Plan
    tallies: Tallies
    on: PlayingOn
    stopped: bool = False  # by Ctrl-C
    recorded: int = 0  # plays
    kept: int = 0  # of these
    ready: Preparation = field(default_factory=Preparation)
    recording: float = 0.0  # seconds
    seconds: float = 0.0  # in all, from the start of the command


def _plan(
    game: str,
    *,
    seat_count: int,
    bots: str,
    options: Mapping[str, object],
    plays: int,
    seed: int,
    threads: int,
) -> Plan:
    try:
        return plan(
            game_of(game),
            options,
            seat_count,
            names_in(bots),
            plays=plays,
            seed=seed,
            threads=threads,
        )
    except PlanError as error:
        raise UsageError(f"--bots: {error}") from None


def _check_engine(
    engine: PlayingOn, address: str | None, threads: int, records: Path | None
) -> None:
    need_cluster(engine, address)
    if engine is PlayingOn.RAY and records is not None:
        raise UsageError("--records are written on this computer: leave out --engine ray")
    if engine is PlayingOn.RAY and threads != 1:
        raise UsageError("--threads are of this computer: a cluster uses all of its processors")


def _joined(engine: PlayingOn, address: str | None) -> AbstractContextManager[None]:
    if engine is PlayingOn.LOCAL:
        return nullcontext()
    joined: AbstractContextManager[None] = _cluster("cluster").joined(address)
    return joined


def _cluster(part: str) -> Any:
    """Return a module that most runs need not wait for."""
    return import_module(f"cuboteca.lab.ray_{part}")


def _chunks(ran: _Ran, recorder: Recorder | None) -> Iterator[tuple[int, Results, Tallies]]:
    if ran.on is PlayingOn.RAY:
        return iter(_cluster("simulation").run_on_cluster(ran.plan))
    return run(ran.plan, engine_of(ran.plan.game), recorder.play if recorder else None)


@contextmanager
def _open(path: Path) -> Iterator[RecordWriter]:
    """Yield a writer to a file that appears at ``path`` once the block ends."""
    with ExitStack() as stack:
        try:
            writer = stack.enter_context(record_writer(path))
        except OSError as error:
            raise UsageError(f"--records cannot write '{path}': {error.strerror}") from None
        yield writer


def _kept(ran: _Ran, records: Path | None) -> int:
    """Return how many records are kept; a stopped run never replaces an existing file."""
    if records is None:
        return 0
    if ran.stopped and records.exists() and not is_stream(records):
        return 0
    return ran.recorded


def _run(ran: _Ran, writer: RecordWriter | None, recorder: Recorder | None, *, quiet: bool) -> None:
    with _progress(ran.plan.plays, quiet=quiet) as show, _until_ctrl_c() as is_over:
        for _, _, tallies in _chunks(ran, recorder):  # the last one is the result
            ran.tallies = tallies
            if writer is None or recorder is None:
                show(tallies.plays)
            else:
                begun = time.perf_counter()
                while ran.recorded < tallies.plays and not is_over():
                    end = min(ran.recorded + _WRITTEN_AT_ONCE, tallies.plays)
                    writer.add(recorder, ran.recorded, end)
                    ran.recorded = end
                    show(ran.recorded)
                ran.recording += time.perf_counter() - begun
            if is_over():
                break
        done = ran.tallies.plays if writer is None else ran.recorded
        ran.stopped = done < ran.plan.plays


@contextmanager
def _until_ctrl_c() -> Iterator[Callable[[], bool]]:
    """Let the first Ctrl-C end a run cleanly, between two plays, and the second at once.

    Yields:
        A function that returns whether Ctrl-C was pressed.
    """
    stopped = False
    before = signal.getsignal(signal.SIGINT)

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True
        signal.signal(signal.SIGINT, before)

    is_ours = before is signal.default_int_handler  # else our caller handles it
    if is_ours:
        signal.signal(signal.SIGINT, stop)
    try:
        yield lambda: stopped
    finally:
        if is_ours:
            signal.signal(signal.SIGINT, before)


@contextmanager
def _progress(plays: int, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    console = notes()
    if quiet or not console.is_terminal:
        yield lambda _: None
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
        task = progress.add_task("plays", total=plays)
        yield lambda done: progress.update(task, completed=done)


def _as_json(ran: _Ran) -> dict[str, object]:
    plan, tallies = ran.plan, ran.tallies
    return {
        "game": plan.game.name,
        "rules_version": plan.game.meta.rules_version,
        "players": plan.seat_count,
        "options": dict(plan.options),
        "games": tallies.plays,
        "seed": plan.seed,
        "engine": ran.on.value,
        "threads": plan.threads,
        "decisions": tallies.decisions,
        "stopped": ran.stopped,
        "recorded": ran.kept,
        "seconds": round(ran.seconds, 6),
        "ready_seconds": round(ran.ready.seconds, 6),
        "playing_seconds": round(tallies.seconds, 6),
        "recording_seconds": round(ran.recording, 6),
        "games_per_second": round(_rate(tallies.plays, ran), 1),
        "decisions_per_second": round(_rate(tallies.decisions, ran), 1),
        "points_mean": [_rounded(t.mean) for t in tallies.points_by_seat],
        "points_interval": [_pair(t.mean_interval()) for t in tallies.points_by_seat],
        "wins": [_rounded(t.total) for t in tallies.wins_by_seat],
        "win_share": [_rounded(t.mean) for t in tallies.wins_by_seat],
        "win_interval": [_pair(t.share_interval()) for t in tallies.wins_by_seat],
        "bots": [
            {
                "bot": bot,
                "seats": plan.line_up.count(bot),
                "points_mean": _rounded(points.mean),
                "points_interval": _pair(points.mean_interval()),
                "win_share": _rounded(tallies.wins_by_bot[bot].mean),
                "win_interval": _pair(tallies.wins_by_bot[bot].share_interval()),
            }
            for bot, points in tallies.points_by_bot.items()
        ],
        "end_reasons": dict(sorted(tallies.reasons.items())),
    }


def _rate(count: int, ran: _Ran) -> float:
    """Return how many a second, of the time that playing and writing records took."""
    return count / max(ran.tallies.seconds + ran.recording, 1e-9)


def _rounded(value: float) -> float:
    return round(value, 6)


def _pair(estimate: Estimate) -> list[float]:
    return [_rounded(estimate.low), _rounded(estimate.high)]


def _show(ran: _Ran, records: Path | None) -> None:
    plan, tallies = ran.plan, ran.tallies
    console = output()
    if ran.stopped:
        console.print(
            f"Stopped after {tallies.plays:,} of {counted(plan.plays, 'play')}; these are counted."
        )
    console.print(
        f"[bold]{plan.game.meta.title}[/bold]: {counted(tallies.plays, 'play')} "
        f"with {plan.seat_count} seats, seed {plan.seed}"
    )
    console.print("Options: " + ", ".join(f"{k}={_word(v)}" for k, v in plan.options.items()))
    console.print(_by_seat(tallies))
    console.print(_by_bot(tallies))
    ends = ", ".join(f"{name} {count:,}" for name, count in tallies.reasons.most_common())
    console.print(f"Ends: {ends}")
    written = ", records included" if ran.recorded else ""
    console.print(
        f"{counted(tallies.decisions, 'decision')} in "
        f"{tallies.seconds + ran.recording:.2f} s{written}: "
        f"{_rate(tallies.plays, ran):,.0f} plays and "
        f"{_rate(tallies.decisions, ran):,.0f} decisions per second"
    )
    console.print(_time(ran, tallies))
    if records:
        console.print(Text(f"Records: {_about_records(ran, records)}"), soft_wrap=True)


def _about_records(ran: _Ran, records: Path) -> str:
    if ran.kept:
        plays = counted(ran.kept, "play")
        return f"{records} ({plays})" if ran.stopped else str(records)
    if ran.recorded:
        return f"none kept; '{records}' stays as it was before this run, which Ctrl-C ended"
    return "none; Ctrl-C was pressed before the first"


def _time(ran: _Ran, tallies: Tallies) -> str:
    """Return how long the whole run took, and which parts of that were not playing."""
    kind = "compiling" if ran.ready.compiled else "starting"
    other = ran.seconds - tallies.seconds - ran.recording
    parts = [f"{kind} {other:.1f} s", f"playing {tallies.seconds:.1f} s"]
    if ran.recorded:
        parts.append(f"writing records {ran.recording:.1f} s")
    return f"Total {ran.seconds:.1f} s: {', '.join(parts)}"


def _word(value: object) -> str:
    if "\n" in str(value):
        return "(a file)"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _table(first: str) -> FittingTable:
    table = FittingTable(box=box.SIMPLE, title_justify="left")
    table.add_column(first)
    for title in ("Points", "95 % interval", "Wins", "95 % interval"):
        table.add_column(title, justify="right", no_wrap=True)
    return table


def _row(name: str, points: Estimate, wins: Estimate) -> tuple[str, ...]:
    return (
        name,
        minus(f"{points.value:.2f}"),
        minus(f"{points.low:.2f} to {points.high:.2f}"),
        f"{wins.value:.1%}",
        f"{wins.low:.1%} to {wins.high:.1%}",
    )


def _by_seat(tallies: Tallies) -> FittingTable:
    table = _table("Seat")
    pairs = zip(tallies.points_by_seat, tallies.wins_by_seat, strict=True)
    for seat, (points, wins) in enumerate(pairs):
        table.add_row(*_row(str(seat), points.mean_interval(), wins.share_interval()))
    return table


def _by_bot(tallies: Tallies) -> FittingTable:
    table = _table("Bot")
    for bot, points in tallies.points_by_bot.items():
        wins = tallies.wins_by_bot[bot].share_interval()
        seats = tallies.plan.line_up.count(bot)
        name = bot if seats == 1 else f"{bot} (each of {seats})"
        table.add_row(*_row(name, points.mean_interval(), wins))
    return table


__all__ = [
    "simulate",
]
