"""Entry point of the command ``cuboteca``, and its exit codes.

The commands are imported only inside ``run``, so that whatever goes wrong during the import,
Ctrl-C included, also ends in a one-sentence message.
"""

from __future__ import annotations

import gc
import os
import sys
import textwrap
from typing import TYPE_CHECKING

import typer

from cuboteca.cli.encoding import prepare_outputs
from cuboteca.cli.errors import BROKEN, DONE, INTERRUPTED, NOT_SO, WRONG_USAGE, UsageError
from cuboteca.cli.old_spellings import respelt
from cuboteca.cli.screen import closed_quietly, sentence, start_clock
from cuboteca.core.errors import CubotecaError, OptionError
from cuboteca.core.loading import without_collecting
from cuboteca.games import UnknownGameError

if TYPE_CHECKING:
    from collections.abc import Sequence

_LONGEST_REASON = 200
_OUT_OF_RANGE = ("greater_than_equal", "less_than_equal")
_WRONG_USAGE = (UsageError, OptionError, UnknownGameError)


def main() -> None:
    """Run the command line and leave with its exit code."""
    code = run()
    gc.freeze()  # so that Python does not look through everything once more as it ends
    sys.exit(code)


def run(args: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code; a failure prints one sentence at most."""
    start_clock()
    prepare_outputs()
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
        with without_collecting():
            from cuboteca.cli.commands import app  # noqa: PLC0415  # see the head of this file

        given = respelt(sys.argv[1:] if args is None else args)
        code = app(given, standalone_mode=False, prog_name="cuboteca")
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
            f"this is a bug in Cuboteca ({what}); please report it with the command you gave and "
            "its output with CUBOTECA_DEBUG=1"
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
    told = _range_of(error) or told
    path = context.command_path if context else "cuboteca"
    sentence(f"{told.rstrip('.')}; '{path} --help' shows what can be given")
    return WRONG_USAGE


def _range_of(error: typer.TyperException) -> str:
    """Return a message naming the range if an option's number is out of range, else ""."""
    option = getattr(error, "param", None)
    least, most = getattr(option, "min", None), getattr(option, "max", None)
    said = getattr(error.__cause__, "errors", None)  # pydantic checks numbers for Typer
    faults: list[dict[str, object]] = said() if said else []
    if option is None or not faults or faults[0]["type"] not in _OUT_OF_RANGE:
        return ""
    wanted = f"{least} to {most}" if most is not None else f"at least {least}"
    named = option.metavar not in {None, "", "NUMBER"}  # "seconds", for example
    unit = f" {option.metavar.lower()}" if named else ""
    return f"{option.opts[0]} must be {wanted}{unit}, not {faults[0]['input']}"


def _about(error: OSError) -> str:
    where = f"'{error.filename}': " if error.filename else ""
    return f"{where}{error.strerror or error}"


if __name__ == "__main__":
    main()


__all__ = [
    "main",
    "run",
]
