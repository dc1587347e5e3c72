"""``cuboteca convert``: records as JSON lines from Parquet, and the other way round."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003  # Typer reads it
from typing import Annotated

import typer

from cuboteca.cli.errors import NotSoError, UsageError
from cuboteca.cli.inputs import record_lines_of
from cuboteca.cli.replay import naming
from cuboteca.cli.screen import counted, output
from cuboteca.core.play_record import parse_record
from cuboteca.lab.record_files import record_writer


def convert(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FROM",
            help="Records of plays, one per line or as Parquet; '-' reads the standard input.",
            show_default=False,
        ),
    ],
    to: Annotated[
        Path,
        typer.Argument(
            metavar="TO",
            help="Where to write them: as Parquet if it ends in .parquet, else one per line.",
            show_default=False,
        ),
    ],
) -> None:
    """Convert records of plays to Parquet, for data frames and databases, or back.

    Only their form is checked; 'cuboteca replay' checks the plays.
    """
    lines = record_lines_of(file)
    if not lines:
        raise NotSoError(f"'{file}' holds no record")
    try:
        with record_writer(to) as writer:
            for number, line in enumerate(lines):
                with naming(file, number, line):
                    writer.write(parse_record(line.text))
    except OSError as error:
        raise UsageError(f"cannot write '{to}': {error.strerror}") from None
    output().print(f"{to}: {counted(len(lines), 'play')}", soft_wrap=True, markup=False)


__all__ = ["convert"]
