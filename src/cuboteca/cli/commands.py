"""The list of commands; each is imported only when it is asked for.

All of them together take half a second to import, most of it for what only one of them needs.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, cast

import typer

from cuboteca import __version__
from cuboteca.cli.command_line import CommandLine, Group
from cuboteca.core.loading import without_collecting

if TYPE_CHECKING:
    from typer.core import TyperCommand, TyperGroup

_SUMMARY = "Modern tabletop games on one exact, fast engine: play, simulate, study."


class _Entry(NamedTuple):
    """One line of the list of commands."""

    module: str  # of cuboteca.cli, with a function or a group of the command's name
    summary: str  # the first line of its docstring


COMMANDS = {
    "games": _Entry(
        "games", "List the games: seats, length, options with their defaults, version of the rules."
    ),
    "play": _Entry(
        "play", "Play in the terminal, against bots or with others at the same keyboard."
    ),
    "serve": _Entry(
        "serve", "Serve the site: tables in the browser, with friends and bots, and the JSON API."
    ),
    "worker": _Entry(
        "worker", "Think for a running site: bots, hints and analyses, also on other computers."
    ),
    "simulate": _Entry(
        "simulate",
        "Let bots play many times; count points and wins by seat and by bot, with 95 % intervals.",
    ),
    "arena": _Entry(
        "arena",
        "Let bots play each other: which is better, by how much, and how certain that is.",
    ),
    "study": _Entry(
        "study",
        "Ask a question about a game: many plays of bots, with intervals that may be watched.",
    ),
    "train": _Entry(
        "train", "Train a network that values a game's states, by plays against itself."
    ),
    "replay": _Entry(
        "replay", "Check every event of recorded plays against the rules, and show them."
    ),
    "convert": _Entry(
        "convert",
        "Convert records of plays to Parquet, for data frames and databases, or back.",
    ),
    "verify": _Entry(
        "verify",
        "Check everything that recorded plays claim about their draws, and say what was found.",
    ),
    "analyse": _Entry(
        "analyse",
        "Show each seat's chances after every event, what decisions cost, and who was lucky.",
    ),
    "solve": _Entry(
        "solve",
        "Compute what a position is worth if nobody errs, and what each action is worth.",
    ),
    "rules": _Entry(
        "rules", "Show our summary of the rules, with rulebook pages, options and assumed figures."
    ),
    "bench": _Entry(
        "bench",
        "Measure decisions per second, clones, legal masks and batches: medians of several runs.",
    ),
    "fuzz": _Entry(
        "fuzz", "Play at random, preferring rare actions, and check the rules after every event."
    ),
    "puzzles": _Entry(
        "puzzles", "Make puzzles: positions of plays in which one action is clearly best."
    ),
    "precompile": _Entry(
        "precompile",
        "Compile the rules of the games and everything that uses them; keep the result for this "
        "user.",
    ),
    "backup": _Entry(
        "backup", "Write a backup of all plays, which holds one moment; the site may be running."
    ),
    "restore": _Entry("backup", "Restore a backup into a database that no site uses."),
    "check": _Entry(
        "backup",
        "Replay all plays of a database and compute every draw again; the site may be running.",
    ),
    "admin": _Entry(
        "admin",
        "List, close and prune tables, ban addresses, name moderators; the site may be running.",
    ),
}


def command_of(name: str) -> TyperCommand | TyperGroup:
    """Return a command, or a group of commands, with all its options; its module is imported."""
    with without_collecting():
        module = importlib.import_module(f"cuboteca.cli.{COMMANDS[name].module}")
    found = getattr(module, name)
    if not isinstance(found, CommandLine):
        alone = CommandLine()
        alone.command(name)(found)
        found = alone
    return cast("TyperCommand | TyperGroup", typer.main.get_command(found))


class _Commands(Group):
    """The commands: known by name and summary until one is asked for."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[Any, Any, list[str]]:
        """Return the name, the command and the arguments that are left."""
        name, found, rest = super().resolve_command(ctx, args)
        return name, command_of(name) if name in COMMANDS else found, rest


app = CommandLine(_SUMMARY, cls=_Commands, add_completion=True)


def _list(name: str, summary: str) -> None:
    @app.command(name, help=summary)
    def listed() -> None:
        raise AssertionError(f"{name} was run without having been imported")


for one, entry in COMMANDS.items():
    _list(one, entry.summary)


def _print_version(value: bool) -> None:  # noqa: FBT001  # Typer calls it so
    if value:
        print(f"cuboteca {__version__}")
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
    "COMMANDS",
    "app",
    "command_of",
    "root",
]
