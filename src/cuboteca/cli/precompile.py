"""``cuboteca precompile``: compile all games now, so that nothing has to compile later."""

from __future__ import annotations

import time
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
    Anything else is compiled on first use, which takes up to a minute per game. Compiled code that
    no command has used for a month is removed.
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
    from cuboteca.envs.precompile import environment_parts  # noqa: PLC0415  # as below
    from cuboteca.lab.precompile import precompile_game  # noqa: PLC0415  # the compiler takes its time to come

    console = notes()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
    )
    seconds: dict[str, float] = {}
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, disable=hidden, transient=True) as progress:
        for chosen in games:
            task = progress.add_task(f"Compiling {chosen.meta.title}")
            begun = time.perf_counter()

            def show(done: int, total: int, task: TaskID = task) -> None:
                progress.update(task, completed=done, total=total)

            precompile_game(chosen, show, environment_parts(chosen))
            seconds[chosen.name] = time.perf_counter() - begun
    return seconds


__all__ = [
    "precompile",
]
