"""The list of commands."""

from __future__ import annotations

import importlib.metadata
from typing import Annotated

import typer

from cuboteca.cli.admin import admin
from cuboteca.cli.analyse import analyse
from cuboteca.cli.arena import arena
from cuboteca.cli.backup import backup, check, restore
from cuboteca.cli.bench import bench
from cuboteca.cli.fuzz import fuzz
from cuboteca.cli.games import games
from cuboteca.cli.play import play
from cuboteca.cli.precompile import precompile
from cuboteca.cli.replay import replay
from cuboteca.cli.rules import rules
from cuboteca.cli.serve import serve
from cuboteca.cli.simulate import simulate
from cuboteca.cli.verify import verify
from cuboteca.cli.worker import worker

app = typer.Typer(
    help="Modern tabletop games on one exact, fast engine: play, simulate, study.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    games,
    play,
    serve,
    worker,
    simulate,
    arena,
    replay,
    verify,
    analyse,
    rules,
    bench,
    fuzz,
    precompile,
    backup,
    restore,
    check,
):
    app.command()(command)
app.add_typer(admin, name="admin")


def _print_version(value: bool) -> None:  # noqa: FBT001  # Typer calls it so
    if value:
        print(f"cuboteca {importlib.metadata.version('cuboteca')}")
        raise typer.Exit


@app.callback()
def root(
    *,
    version: Annotated[  # the callback answers
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Modern tabletop games on one exact, fast engine: play, simulate, study."""


__all__ = [
    "app",
    "root",
]
