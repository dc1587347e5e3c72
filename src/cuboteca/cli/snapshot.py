"""The picture of a recorded play, for ``cuboteca replay --picture``."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from cuboteca.cli.errors import UsageError
from cuboteca.core.files import write_bytes
from cuboteca.core.replay import open_record, steps
from cuboteca.games import game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cuboteca.core.play_record import PlayRecord
    from cuboteca.core.texts import Texts

KINDS = (".svg", ".png")


def checked_picture(path: Path | None, at: int | None) -> None:
    """Check that ``path`` can name a picture, and that ``at`` is given only with one.

    Raises:
        UsageError: It cannot, or ``at`` is given without it.
        MissingLibraryError: The library that draws it is not installed.
    """
    if path is None:
        if at is not None:
            raise UsageError(
                "--at chooses the moment that --picture shows; give --picture FILE as well"
            )
        return
    if path.suffix.lower() not in KINDS:
        raise UsageError(f"--picture must end in {' or '.join(KINDS)}, not '{path.name}'")
    if path.suffix.lower() == ".png":
        from cuboteca.envs.extras import needed  # noqa: PLC0415  # slow, and seldom needed

        needed("resvg_py")
        needed("PIL")


def save_picture(
    path: Path, record: PlayRecord, at: int | None, texts: Texts, names: Sequence[str]
) -> None:
    """Write what a spectator sees once ``at`` events (None: all) of a record have happened.

    Raises:
        RecordError: The record is wrong up to there.
        UsageError: The play has fewer events, or the file cannot be written.
    """
    count = len(record.events)
    if at is not None and not 0 <= at <= count:
        raise UsageError(f"--at must be 0 to {count}, the number of events, not {at}")
    chosen = game(record.game)
    play = open_record(chosen, record)
    for step in islice(steps(chosen, record), at):
        play.engine.apply(play.state, step.event.number)
    svg = chosen.picture_of(play.state, None, texts, names).svg()
    try:
        write_bytes(path, _png(svg) if path.suffix.lower() == ".png" else svg.encode())
    except OSError as error:
        raise UsageError(f"cannot write '{path}': {error.strerror}") from None


def _png(svg: str) -> bytes:
    from cuboteca.core.raster import png_of  # noqa: PLC0415  # an extra

    return png_of(svg)


__all__ = [
    "KINDS",
    "checked_picture",
    "save_picture",
]
