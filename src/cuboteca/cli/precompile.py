"""``cuboteca precompile``: compile all games now, so that nothing has to compile later."""

from __future__ import annotations

import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from cuboteca.cli.inputs import Json  # noqa: TC001  # Typer reads it
from cuboteca.cli.screen import notes, output, print_json
from cuboteca.core.compiled import cache_folder, prune_cache
from cuboteca.games import game as game_of
from cuboteca.games import game_names

if TYPE_CHECKING:
    from rich.progress import TaskID

    from cuboteca.core.game import Game
    from cuboteca.lab.precompile import PartsDone


def precompile(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]",
            help=f"Name of a game: {', '.join(game_names())}; by default all of them.",
            show_default=False,
        ),
    ] = None,
    *,
    as_json: Json = False,
) -> None:
    """Compile the rules of the games and everything that uses them; keep the result for this user.

    That is simulation, searches, analyses and, where their libraries are installed, environments.
    Several games are compiled at once if there are several cores. Anything else is compiled on
    first use, which takes up to a minute per game. Compiled code that no command has used for a
    month is removed.
    """
    games = [game_of(name) for name in ((game,) if game else game_names())]
    seconds = _compile(games, quiet=as_json)
    removed = prune_cache()
    if as_json:
        rounded = {name: round(value, 3) for name, value in seconds.items()}
        print_json({"folder": str(cache_folder()), "seconds": rounded, "removed": removed})
        return
    for chosen in games:
        taken = f"{seconds[chosen.name]:.1f} s"
        output().print(f"{chosen.meta.title} is ready ({taken}).")


def _compile(games: list[Game], *, quiet: bool) -> dict[str, float]:
    """Return the seconds that each game took, in the order of ``games``."""
    console = notes()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
    )
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, disable=hidden, transient=True) as progress:
        if len(games) > 1 and (cores or 1) > 1:
            return _compile_apart(games, cores or 1, progress)
        seconds: dict[str, float] = {}
        for chosen in games:
            task = progress.add_task(f"Compiling {chosen.meta.title}")

            def show(done: int, total: int, task: TaskID = task) -> None:
                progress.update(task, completed=done, total=total)

            seconds[chosen.name] = _compile_one(chosen.name, show)
        return seconds


def _compile_apart(games: list[Game], cores: int, progress: Progress) -> dict[str, float]:
    """Compile each game in a process of its own, as many at once as there are cores.

    Those that take longest begin: the ones with the most fields to their states.
    """
    task = progress.add_task("Compiling", total=len(games))
    longest_first = sorted(games, key=lambda one: -len(one.rules.layout.fields))
    context = multiprocessing.get_context("spawn")  # a fork would copy threads' locks
    with ProcessPoolExecutor(min(cores, len(games)), context) as pool:
        running = {pool.submit(_compile_one, one.name): one.name for one in longest_first}
        for _ in as_completed(running):
            progress.advance(task)
    seconds = {name: made.result() for made, name in running.items()}
    return {one.name: seconds[one.name] for one in games}


def _compile_one(name: str, show: PartsDone | None = None) -> float:
    """Compile a game and its environments; return how many seconds it took."""
    from cuboteca.envs.precompile import environment_parts  # noqa: PLC0415  # as below
    from cuboteca.lab.precompile import precompile_game  # noqa: PLC0415  # the compiler takes its time to come

    begun = time.perf_counter()
    chosen = game_of(name)
    precompile_game(chosen, show, environment_parts(chosen))
    return time.perf_counter() - begun


__all__ = [
    "precompile",
]
