"""Which database a command works on, and how it says times."""

from __future__ import annotations

import time
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import platformdirs
import typer
from rich.text import Text

from cuboteca.cli.errors import UsageError
from cuboteca.cli.screen import counted, output

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.table.storage import Storage

Data = Annotated[
    Path | None,
    typer.Option(
        help="Folder of the plays, as 'serve' has it.", show_default="the user's data folder"
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="CUBOTECA_DATABASE",
        help="Address of another database, such as postgresql+psycopg://host/name.",
    ),
]


def url_of(data: Path | None, database: str | None) -> str:
    """Return the address of the database that ``serve`` would use with the same options.

    Raises:
        UsageError: The address is wrong, or that of a file that would lie at the root of the file
            system or in a folder that is not there: a mistyped path creates nothing.
    """
    import cuboteca.competition.schema  # noqa: F401, PLC0415  # declares tables of whatever is opened
    from cuboteca.table.databases import address_of, is_file  # noqa: PLC0415  # the others do not
    from cuboteca.table.storage import default_url  # noqa: PLC0415  # need these

    if database:
        with naming_database():
            address = address_of(database)
        if is_file(address):
            _need_place(Path(str(address.database)), "--database (or CUBOTECA_DATABASE)")
        return database
    if data is not None:
        _need_place(data, "--data")
    return default_url(data or Path(platformdirs.user_data_dir("cuboteca")))


def _need_place(path: Path, option: str) -> None:
    """Check that a file or folder exists, or may be created: in a folder other than the root."""
    whole = path.expanduser().absolute()
    if whole.exists():
        return
    if not whole.parent.is_dir():
        raise UsageError(f"{option}: there is no folder '{whole.parent}'")
    if whole.parent == Path(whole.anchor):
        raise UsageError(
            f"{option}: '{whole}' would be at the root of the file system; "
            "choose a place in a folder of yours"
        )


@contextmanager
def naming_database() -> Iterator[None]:
    """Turn a wrong address of a database into wrong usage."""
    from cuboteca.table.errors import DatabaseAddressError  # noqa: PLC0415

    try:
        yield
    except DatabaseAddressError as error:
        raise UsageError(f"--database (or CUBOTECA_DATABASE): {error}") from None


@contextmanager
def opened(data: Path | None, database: str | None) -> Iterator[Storage]:
    """Open the database of a site, which may be running.

    Raises:
        UsageError: The address is wrong.
        StorageError: There is none, or it was made by another version.
    """
    from cuboteca.table.storage import Storage  # noqa: PLC0415

    with naming_database(), closing(Storage(url_of(data, database), existing=True)) as storage:
        yield storage


def told(text: str) -> None:
    """Print a sentence, in one line however long."""
    output().print(Text(text), soft_wrap=True)


def contents(plays: int, entries: int) -> str:
    """Return how much there is: "1 play with 9 entries"."""
    return f"{counted(plays, 'play')} with {counted(entries, 'entry', 'entries')}"


def when(seconds: float) -> str:
    """Return a time as ``2026-11-22 14:20`` (UTC)."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


__all__ = ["Data", "Database", "contents", "naming_database", "opened", "told", "url_of", "when"]
