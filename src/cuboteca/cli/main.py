"""The command ``cuboteca``: its list of commands, and how it ends."""

from __future__ import annotations

import importlib.metadata
import os
import sys
import textwrap
from typing import TYPE_CHECKING, Annotated

import typer

from cuboteca.cli.bench import bench
from cuboteca.cli.errors import BROKEN, DONE, INTERRUPTED, NOT_SO, WRONG_USAGE, UsageError
from cuboteca.cli.games import games
from cuboteca.cli.play import play
from cuboteca.cli.replay import replay
from cuboteca.cli.rules import rules
from cuboteca.cli.screen import closed_quietly, sentence
from cuboteca.cli.serve import serve
from cuboteca.cli.simulate import simulate
from cuboteca.cli.warm import warm
from cuboteca.core.errors import CubotecaError, OptionError
from cuboteca.games import UnknownGameError

if TYPE_CHECKING:
    from collections.abc import Sequence

app = typer.Typer(
    help="Modern tabletop games on one exact, fast engine: play, simulate, study.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (games, play, serve, simulate, replay, rules, bench, warm):
    app.command()(command)

_LONGEST_REASON = 200
_WRONG_USAGE = (UsageError, OptionError, UnknownGameError)


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


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run())


def run(args: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code, with at most one sentence about what failed."""
    try:
        code = _run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        closed_quietly()
        return NOT_SO
    except KeyboardInterrupt:
        sentence("stopped before the end")
        return INTERRUPTED
    except OSError as error:
        sentence(_about(error))
        return NOT_SO
    return code


def _run(args: Sequence[str] | None) -> int:
    try:
        code = app(args, standalone_mode=False, prog_name="cuboteca")
    except typer.TyperException as error:
        return _usage(error)
    except _WRONG_USAGE as error:
        sentence(str(error))
        return WRONG_USAGE
    except CubotecaError as error:
        sentence(str(error))
        return NOT_SO
    except (OSError, KeyboardInterrupt):
        raise
    except typer.Abort:
        raise KeyboardInterrupt from None
    except Exception as error:
        if os.environ.get("CUBOTECA_DEBUG") == "1":
            raise
        what = textwrap.shorten(f"{type(error).__name__}: {error}", _LONGEST_REASON)
        sentence(
            f"this is a mistake of ours ({what}); please report it with the command you gave and "
            "what it prints with CUBOTECA_DEBUG=1"
        )
        return BROKEN
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    return int(code or DONE)


def _usage(error: typer.TyperException) -> int:
    told = getattr(error, "format_message", lambda: str(error))().strip()
    context = getattr(error, "ctx", None)
    if not told or type(error).__name__ == "NoArgsIsHelpError":
        return WRONG_USAGE  # the help has been printed
    path = context.command_path if context else "cuboteca"
    sentence(f"{told.rstrip('.')}; '{path} --help' shows what can be given")
    return WRONG_USAGE


def _about(error: OSError) -> str:
    where = f"'{error.filename}': " if error.filename else ""
    return f"{where}{error.strerror or error}"


if __name__ == "__main__":
    main()
