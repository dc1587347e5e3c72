"""``cuboteca bench``: how fast the games are, next to OpenSpiel and Catanatron."""

from __future__ import annotations

import os
import platform
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer
from rich import box
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from cuboteca.cli.inputs import Json, seat_count
from cuboteca.cli.preparing import compiling
from cuboteca.cli.screen import notes, output, print_json
from cuboteca.cli.tables import FittingTable
from cuboteca.core.extras import missing
from cuboteca.games import game as game_of
from cuboteca.games import game_names
from cuboteca.lab.baseline import PEER, baseline, reached
from cuboteca.lab.bench import RUN_SECONDS, RUNS, Figure, Task, game_tasks, measuring
from cuboteca.lab.catanatron import catanatron, has_catanatron
from cuboteca.lab.peers import has_open_spiel, is_in_python, open_spiel_tasks
from cuboteca.lab.starts import measuring_waits, waits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cuboteca.lab.baseline import Reached
    from cuboteca.lab.starts import Wait


_USUAL_SEATS = 4
_MILLISECOND = 1e6  # in ns
_PEERS = {
    "OpenSpiel": "games called step by step from Python; its own search in C++",
    "Catanatron": "in its own environment; its actions per second",
    "PettingZoo": "its classic games, called step by step from Python",
}
_CLASSIC = "(PettingZoo)"
_NO_PEER = f"No engines are compared: {missing('OpenSpiel', 'openspiel')}."


def bench(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]",
            help=f"Name of a game: {', '.join(game_names())}; by default all of them.",
            show_default=False,
        ),
    ] = None,
    *,
    players: Annotated[
        int | None,
        typer.Option(help="Seats; by default 4, or as many as the game allows."),
    ] = None,
    runs: Annotated[
        int, typer.Option(min=1, max=1000, help="Runs of each measurement; the median counts.")
    ] = RUNS,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=600, help="Length of a run in seconds.")
    ] = RUN_SECONDS,
    peers: Annotated[
        bool, typer.Option("--peers/--no-peers", help="Measure other engines as well.")
    ] = True,
    starts: Annotated[
        bool,
        typer.Option(
            "--starts/--no-starts",
            help="Measure as well how long commands take to start, and records to be written and "
            "checked: a few minutes.",
        ),
    ] = True,
    as_json: Json = False,
) -> None:
    """Measure decisions per second, clones, legal masks and batches: medians of several runs.

    Our engine and the others are measured in turn, so that a busy machine slows all of them
    down alike. A decision is an action of a seat; chance is drawn but not counted.
    """
    names = (game,) if game else game_names()
    with ExitStack() as stack:
        owners, tasks = _tasks(names, players, quiet=as_json)
        for owner, task in _peer_tasks(stack) if peers else ():
            owners.append(owner)
            tasks.append(task)
        advance = stack.enter_context(_progress(len(tasks) * (runs + 1), quiet=as_json))
        figures: list[Figure] = []
        for figures in measuring(tasks, runs=runs, seconds=seconds):  # noqa: B007  # the last ones
            advance()
    rows = list(zip(owners, figures, strict=True))
    waited = _waits(names, players, runs, quiet=as_json) if starts else []
    if as_json:
        print_json(_as_json(rows, runs, seconds) | {"waits": [_wait(one) for one in waited]})
    else:
        _show(rows, peers=peers)
        _show_waits(waited)


def _waits(names: tuple[str, ...], players: int | None, runs: int, *, quiet: bool) -> list[Wait]:
    games = [(game_of(name), seat_count(game_of(name), players, _USUAL_SEATS)) for name in names]
    with TemporaryDirectory() as folder:
        found = waits(games, Path(folder))
        with _progress(len(found) * (runs + 1), quiet=quiet) as advance:
            for _ in measuring_waits(found, runs):
                advance()
    return found


def _tasks(
    names: tuple[str, ...], players: int | None, *, quiet: bool
) -> tuple[list[str], list[Task]]:
    from cuboteca.envs.bench import (  # noqa: PLC0415  # other commands need no environment
        environment_tasks,
        frame_tasks,
        has_frames,
        has_gymnasium,
        open_spiel_tasks_of,
    )

    owners: list[str] = []
    tasks: list[Task] = []
    for name in names:
        game = game_of(name)
        count = seat_count(game, players, _USUAL_SEATS)
        with compiling(f"Compiling the rules of {game.meta.title}, once.", quiet=quiet):
            found = game_tasks(game, count)
            if has_gymnasium():
                found += environment_tasks(game, count)
            if has_frames():
                found += frame_tasks(game, count)
            if has_open_spiel():
                found += open_spiel_tasks_of(game, count)
            for task in found:  # each uses something else that is compiled
                task.work(1)
        tasks += found
        owners += [f"{name}, {count} seats"] * len(found)
    return owners, tasks


def _peer_tasks(stack: ExitStack) -> Iterator[tuple[str, Task]]:
    from cuboteca.envs.bench import classics_tasks, has_classics  # noqa: PLC0415  # as above

    if has_open_spiel():
        for task in open_spiel_tasks():
            yield "OpenSpiel", task
    if has_catanatron():
        yield "Catanatron", stack.enter_context(catanatron())
    if has_classics():
        for task in classics_tasks():
            yield "PettingZoo", task


@contextmanager
def _progress(steps: int, *, quiet: bool) -> Iterator[Callable[[], None]]:
    console = notes()
    if quiet or not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn("Measuring"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("runs", total=steps)
        yield lambda: progress.advance(task)


#: By game of the peer and by whether it is searched.
_Peers: TypeAlias = "dict[tuple[str, bool], float]"


def _peer_figures(rows: list[tuple[str, Figure]]) -> _Peers:
    return {
        (figure.task.group, figure.task.driven == "search"): figure.value
        for owner, figure in rows
        if owner in _PEERS and figure.task.unit == "decisions/s"
    }


def _ratios(figure: Figure, peers: _Peers) -> dict[str, float]:
    if figure.task.unit != "decisions/s":
        return {}
    searched = figure.task.driven == "search"
    return {
        name: figure.value / value
        for (name, is_search), value in peers.items()
        if is_search == searched
    }


def _marks(owner: str, figures: Sequence[Figure], peers: _Peers) -> dict[str, list[Reached]]:
    """Return the marks of a game's figures of one variant, by the names of their tasks."""
    game, _, _ = owner.partition(",")
    ours = {one.task.name: one.value for one in figures if one.task.unit == "decisions/s"}
    others = ours | {name: value for (name, is_search), value in peers.items() if not is_search}
    return {
        one.task.name: list(reached(game, one, others, peers.get((PEER, False))))
        for one in figures
        if one.task.name in ours
    }


def _as_json(rows: list[tuple[str, Figure]], runs: int, seconds: float) -> dict[str, object]:
    peers = _peer_figures(rows)
    marks = {
        (owner, group): _marks(owner, _figures_of(rows, owner, group), peers)
        for owner, group in _groups(rows)
    }
    return {
        "machine": {
            "system": platform.platform(),
            "cores": os.cpu_count(),
            "load": _load(),
        },
        "baseline": baseline().commit,
        "python": platform.python_version(),
        "runs": runs,
        "seconds": seconds,
        "figures": [
            {
                "of": owner,
                "group": figure.task.group,
                "measure": figure.task.name,
                "driven": figure.task.driven,
                "unit": figure.task.unit,
                "median": round(figure.value, 3),
                "lowest": round(min(figure.runs), 3),
                "highest": round(max(figure.runs), 3),
                **({"ratios": _rounded(_ratios(figure, peers))} if owner not in _PEERS else {}),
                "marks": [
                    {"than": one.mark.than, "least": one.mark.least, "found": round(one.found, 2)}
                    for one in marks.get((owner, figure.task.group), {}).get(figure.task.name, ())
                ],
            }
            for owner, figure in rows
        ],
    }


def _rounded(values: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 2) for name, value in values.items()}


def _show(rows: list[tuple[str, Figure]], *, peers: bool) -> None:
    console = output()
    found = _peer_figures(rows)
    usual = {
        key: value
        for key, value in found.items()
        if not (key[0].endswith(_CLASSIC) or is_in_python(key[0]))
    }
    console.print(f"{platform.machine()}, {os.cpu_count()} cores, load {_load()}")
    for owner, group in _groups(rows):
        console.print(Text(f"{owner}, options: {group}", "bold"))
        chosen = _figures_of(rows, owner, group)
        console.print(_table(chosen, usual, _marks(owner, chosen, found)))
    for peer, how in _PEERS.items():
        figures = [f for owner, f in rows if owner == peer]
        if figures:
            console.print(Text(f"{peer}, {how}", "bold"))
            console.print(_peer_table(figures))
    if peers and all(owner != "OpenSpiel" for owner, _ in rows):
        console.print(_NO_PEER, markup=False)
    classics = {key[0]: value for key, value in found.items() if key[0].endswith(_CLASSIC)}
    if classics:
        console.print(Text("Vector environments next to PettingZoo", "bold"))
        console.print(_environment_table(rows, classics))
    console.print(
        "[dim]/s: decisions of seats per second, or simulations of a search; a search's decisions "
        "are its simulations times the length of a random play; ×: how many times as fast as the "
        "other engine in that game; marks: how many times as fast as something else a figure is, "
        "and should be at least; the baseline is commit "
        f"{baseline().commit}, compared through OpenSpiel's {PEER}, since figures of another "
        "machine say nothing here[/dim]"
    )


def _wait(one: Wait) -> dict[str, object]:
    bound = "at_least" if one.aims_high else "at_most"
    return {
        "of": one.of,
        "measure": one.name,
        "unit": one.unit,
        "median": round(one.value, 3),
        "lowest": round(min(one.runs), 3),
        "highest": round(max(one.runs), 3),
        "mark": None if one.mark is None else {bound: one.mark},
    }


def _show_waits(found: list[Wait]) -> None:
    if not found:
        return
    console = output()
    console.print(Text("Starts and records, each in a process of its own", "bold"))
    table = FittingTable(box=box.SIMPLE)
    table.add_column("Of")
    table.add_column("Measure")
    table.add_column("Median", justify="right", no_wrap=True)
    table.add_column("Mark", justify="right", no_wrap=True)
    for one in found:
        bound = "at least" if one.aims_high else "at most"
        mark = "" if one.mark is None else f"{bound} {_waited(one, one.mark)}"
        table.add_row(one.of, one.name, _waited(one, one.value), mark)
    console.print(table)


def _waited(one: Wait, value: float) -> str:
    return f"{value:,.0f} plays/min" if one.unit == "plays/min" else f"{value:,.2f} {one.unit}"


def _groups(rows: list[tuple[str, Figure]]) -> list[tuple[str, str]]:
    """Return each game with each of its variants."""
    ours = ((owner, figure.task.group) for owner, figure in rows if owner not in _PEERS)
    return list(dict.fromkeys(ours))


def _figures_of(rows: list[tuple[str, Figure]], owner: str, group: str) -> list[Figure]:
    return [figure for o, figure in rows if (o, figure.task.group) == (owner, group)]


def _load() -> float | None:
    """Return how many processes were running or waiting in the last minute, if known."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def _table(figures: list[Figure], peers: _Peers, marks: dict[str, list[Reached]]) -> FittingTable:
    table = FittingTable(box=box.SIMPLE)
    table.add_column("Measure", no_wrap=True)
    table.add_column("Median", justify="right", no_wrap=True)
    names = [name for name, is_search in peers if not is_search]
    for name in names:
        table.add_column(name.replace("_", " "), justify="right")
    if any(marks.values()):
        table.add_column("Marks")
    for figure in figures:
        ratios = _ratios(figure, peers)
        cells = [f"{ratios[name]:,.1f} ×" if name in ratios else "" for name in names]
        reached_here = "; ".join(_mark(one) for one in marks.get(figure.task.name, ()))
        table.add_row(figure.task.name, _figure(figure), *cells, reached_here)
    return table


def _mark(one: Reached) -> str:
    return f"{one.found:.2f} (of {one.mark.least:g}) × {one.mark.than.replace('_', ' ')}"


def _environment_table(rows: list[tuple[str, Figure]], classics: dict[str, float]) -> FittingTable:
    table = FittingTable(box=box.SIMPLE)
    table.add_column("Game")
    table.add_column("Threads", justify="right")
    for name in classics:
        table.add_column(name.partition(" ")[0].replace("_", " "), justify="right")
    for owner, figure in rows:
        if figure.task.name.startswith("environment,"):
            threads = figure.task.name.split()[1]
            ratios = [f"{figure.value / other:,.0f} ×" for other in classics.values()]
            table.add_row(owner, threads, *ratios)
    return table


def _peer_table(figures: list[Figure]) -> FittingTable:
    table = FittingTable(box=box.SIMPLE)
    table.add_column("Game")
    table.add_column("Measure")
    table.add_column("Median", justify="right", no_wrap=True)
    for figure in figures:
        table.add_row(figure.task.group, figure.task.name, _figure(figure))
    return table


def _figure(figure: Figure) -> str:
    if figure.task.unit == "ns":
        if figure.value >= _MILLISECOND:
            return f"{figure.value / _MILLISECOND:,.2f} ms"
        return f"{figure.value:,.1f} ns"
    return f"{figure.value:,.0f} /s"


__all__ = [
    "bench",
]
