"""Files that people hand in or get: read with a clear word about what is no text, written whole.

A file is written under another name beside its place and moved there once all of it is on the disk.
Whatever happens meanwhile, a full disk included, what stood there before stays as it was, and
nothing half-written is left behind.
"""

from __future__ import annotations

import codecs
import errno
import io
import os
import secrets
import shutil
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO


class NotTextError(CubotecaError):
    """A file is no text in UTF-8; the message goes on after the file's name."""


def text_of(data: bytes) -> str:
    r"""Return the text of a file's bytes: UTF-8, with or without a mark, lines ended by ``\n``.

    Raises:
        NotTextError: They are something else.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise NotTextError("is UTF-16 (what Windows calls Unicode); save it as UTF-8")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotTextError("is no text file in UTF-8") from None
    return io.StringIO(text, newline=None).getvalue()


def read_text(path: Path) -> str:
    """Return the text of a file as ``text_of`` does.

    Raises:
        NotTextError: It is no text.
        OSError: It cannot be read.
    """
    return text_of(path.read_bytes())


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Give a file to write to; it stands at ``path`` once the block ends, and not before.

    A block that fails leaves what was there.  A link stays one, a file keeps its permissions, and
    what is no file, such as a pipe or a device, is written to as it is.

    Raises:
        OSError: The file cannot be written; says which, by the name that was asked for.
    """
    target = _place(path)
    if target.exists() and not target.is_file():
        with named(path), target.open("wb") as stream:
            yield stream
        return
    part, file = _begun(path, target)
    try:
        with named(path):
            with file:
                yield file
                file.flush()
                os.fsync(file.fileno())  # some disks tell only now that they are full
            if target.exists():
                with suppress(OSError):  # not every file system has permissions
                    shutil.copymode(target, part)
            part.replace(target)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file, all of it or nothing; raises OSError."""
    with whole_file(path) as file:
        file.write(data)


def write_text(path: Path, text: str) -> None:
    """Write a text in UTF-8, all of it or nothing; raises OSError."""
    write_bytes(path, text.encode("utf-8", "replace"))  # what no UTF-8 can hold becomes "?"


def need_writable(path: Path) -> None:
    """Go on if a file can be written at ``path``; nothing is changed.

    Raises:
        OSError: It cannot.
    """
    target = _place(path)
    if not target.exists() or target.is_file():
        part, file = _begun(path, target)
        file.close()
        part.unlink()


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Let an error say which file it is about; a full disk does not."""
    try:
        yield
    except OSError as error:
        unnamed = error.filename is None or str(error.filename).endswith(_ENDING)
        if unnamed and error.errno is not None and not isinstance(error, BrokenPipeError):
            error.filename, error.filename2 = os.fspath(path), None
        raise


_ENDING = ".part"


def _place(path: Path) -> Path:
    """Return where ``path`` leads, if a file may be written there."""
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(path))
    return target


def _begun(path: Path, target: Path) -> tuple[Path, BinaryIO]:
    part = target.with_name(f".{secrets.token_hex(8)}{_ENDING}")
    with named(path):
        return part, part.open("xb")


__all__ = [
    "NotTextError",
    "named",
    "need_writable",
    "read_text",
    "text_of",
    "whole_file",
    "write_bytes",
    "write_text",
]
