"""Parameters that several commands share, and how they are parsed."""

from __future__ import annotations

import io
import secrets
import sys
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuboteca.cli.errors import NotSoError, UsageError
from cuboteca.core.data_files import LONGEST_FILE
from cuboteca.core.files import NotTextError, text_of
from cuboteca.core.play_record import record_lines
from cuboteca.games import game_names
from cuboteca.lab.record_files import NotRecordsError, is_parquet, parquet_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.game import Game, Option
    from cuboteca.core.play_record import RecordLine


class PlayingOn(StrEnum):
    """Where the plays run."""

    LOCAL = "local"
    RAY = "ray"


LARGEST_SEED = 2**63 - 1
_MOST_BYTES = 4 * LONGEST_FILE + 3  # of a file of options: a character has up to four, a mark three

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help=f"Name of a game: {', '.join(game_names())}.",
        autocompletion=lambda: list(game_names()),
        show_default=False,
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; may be given several times. 'cuboteca games' lists them.",
        show_default=False,
    ),
]
Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="en|it|fr",
        help="Language of the output; by default that of the environment (LANG).",
        show_default=False,
    ),
]
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray-address",
        metavar="ADDRESS",
        help="The cluster to join, 'auto' or HOST:PORT; by default one is started on this "
        "computer for this command.",
        show_default=False,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=LARGEST_SEED,
        help="Seed: the same seed gives the same plays. Random by default.",
        show_default=False,
    ),
]


def need_cluster(engine: PlayingOn, address: str | None) -> None:
    """Check that plays can run where they are to, before anything is played.

    Raises:
        UsageError: An address without a cluster.
        MissingRayError: Ray is not installed.
    """
    if engine is PlayingOn.RAY:
        import_module("cuboteca.lab.ray_cluster").need_ray()
    elif address is not None:
        raise UsageError("--ray-address needs --engine ray")


def given_options(game: Game, pairs: Sequence[str] | None) -> dict[str, object]:
    """Return ``name=value`` texts as a mapping; a file that an option names is read.

    Raises:
        UsageError: A text has another form, a name occurs twice, or a file cannot be read.
    """
    options: dict[str, object] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        name = name.strip()
        if not equals or not name or not value.strip():
            raise UsageError(f"--option must look like NAME=VALUE, not '{pair}'")
        if name in options:
            raise UsageError(f"--option {name} is given twice")
        options[name] = value.strip()
    for option in game.meta.options:
        if option.kind == "data" and option.name in options:
            options[option.name] = _data(option, str(options[option.name]))
    return options


def _data(option: Option, value: str) -> str:
    """Return the name of shipped data as it is, and for a path the whole text of its file."""
    if value in option.choices:
        return value
    try:
        if not Path(value).is_file():
            return value
        with Path(value).open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
        if len(data) > _MOST_BYTES:
            raise UsageError(
                f"--option {option.name}: cannot read '{value}': "
                f"a file has at most {LONGEST_FILE} characters"
            )
        text = text_of(data)
    except NotTextError as error:
        raise UsageError(f"--option {option.name}: cannot read '{value}', which {error}") from None
    except OSError as error:
        raise UsageError(
            f"--option {option.name}: cannot read '{value}': {error.strerror}"
        ) from None
    return text + "\n"  # a text is told from a name by its line breaks


def record_lines_of(path: Path) -> list[RecordLine]:
    """Return the records of a file, or of the standard input for "-", before they are parsed.

    Raises:
        UsageError: The file cannot be read.
        NotSoError: It is neither text nor Parquet with records.
        MissingParquetError: It is Parquet, and pyarrow is not installed.
    """
    try:
        data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise UsageError(f"cannot read '{path}': {error.strerror}") from None
    try:
        if is_parquet(data):
            return list(parquet_lines(data))
        return record_lines(io.StringIO(text_of(data)))
    except (NotTextError, NotRecordsError) as error:
        raise NotSoError(f"'{path}' {error}") from None


def seat_count(game: Game, players: int | None, default: int) -> int:
    """Return the number of seats asked for, else ``default``, limited to what the game allows.

    Raises:
        UsageError: The game cannot be played by that many.
    """
    meta = game.meta
    if players is None:
        return max(meta.min_seats, min(default, meta.max_seats))
    if not meta.min_seats <= players <= meta.max_seats:
        raise UsageError(
            f"--players must be {meta.min_seats} to {meta.max_seats} for {meta.title}, "
            f"not {players}"
        )
    return players


def chosen_seed(given: int | None) -> int:
    """Return the seed asked for, else a drawn one."""
    return secrets.randbelow(2**32) if given is None else given


def names_in(text: str) -> tuple[str, ...]:
    """Return the names in a comma-separated list.

    Raises:
        UsageError: A name is empty.
    """
    names = tuple(part.strip() for part in text.split(","))
    if not all(names):
        raise UsageError(f"'{text}' must be names separated by commas")
    return names


__all__ = [
    "GameName",
    "GameOptions",
    "Json",
    "Language",
    "PlayingOn",
    "RayAddress",
    "Seed",
    "chosen_seed",
    "given_options",
    "names_in",
    "need_cluster",
    "record_lines_of",
    "seat_count",
]
