"""Users' files: read with clear errors if they are not text, and written completely or not at all.

A file is written under another name in the same folder and moved into place once all of it is on
the disk.  Whatever happens meanwhile, a full disk included, an existing file stays as it was, and
nothing half-written is left behind.  Only a file that cannot be replaced is written in place, from
a complete copy.
"""

from __future__ import annotations

import codecs
import errno
import io
import os
import re
import secrets
import shutil
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO


class NotTextError(CubotecaError):
    """A file is not UTF-8 text; the message is meant to follow the file's name."""


def text_of(data: bytes) -> str:
    r"""Return the text of a file's bytes: UTF-8, with or without a mark; lines end in ``\n``.

    Raises:
        NotTextError: They are not UTF-8.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise NotTextError("is UTF-16 (what Windows calls Unicode); save it as UTF-8")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotTextError("is not a UTF-8 text file") from None
    return io.StringIO(text, newline=None).getvalue()


def read_text(path: Path) -> str:
    """Return the text of a file as ``text_of`` does.

    Raises:
        NotTextError: It is not text.
        OSError: It cannot be read.
    """
    return text_of(path.read_bytes())


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Yield a file to write to, which appears at ``path`` when the block ends and not before.

    If the block fails, an existing file stays as it was.  Links and permissions are kept, and a
    stream (``is_stream``) is written to directly.  If a file can only be written in place, because
    its folder takes no new files or it is a mount point, it is written there from a complete
    copy; if that fails, the copy is kept.

    Raises:
        OSError: The file cannot be written; names the requested file, and where a copy was kept.
    """
    if is_stream(path):
        with named(path), _stream(path) as stream:
            yield stream
        return
    target = _place(path)
    part, file = _begun(path, target)
    try:
        with named(path):
            with file:
                yield file
                file.flush()
                os.fsync(file.fileno())  # some disks report only now that they are full
            is_moved = _move(part, target)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    if not is_moved:
        _copy(part, target, path)


def is_stream(path: Path) -> bool:
    """Return whether ``path`` is written to directly, as a pipe or ``/dev/stdout`` is.

    True for anything that exists and is not a regular file, and for any name of an open file.
    """
    return _descriptor(path) is not None or (
        path.exists() and not path.is_dir() and (not path.is_file() or _is_of_system(path))
    )


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file completely or not at all; raises OSError."""
    with whole_file(path) as file:
        file.write(data)


def write_text(path: Path, text: str) -> None:
    """Write a text in UTF-8 completely or not at all; raises OSError."""
    write_bytes(path, text.encode("utf-8", "replace"))  # unpaired surrogates become "?"


def need_writable(path: Path) -> None:
    """Check that a file can be written at ``path``, without changing anything.

    Raises:
        OSError: It cannot.
    """
    if is_stream(path):
        number = _descriptor(path)
        if number is not None:
            with named(path):
                os.fstat(number)
        else:
            _check_access(path, path)
        return
    part, file = _begun(path, _place(path))
    file.close()
    part.unlink()


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Add the file name to an OSError that lacks it, such as that of a full disk."""
    try:
        yield
    except OSError as error:
        unnamed = error.filename is None or str(error.filename).endswith(_ENDING)
        if unnamed and error.errno is not None and not isinstance(error, BrokenPipeError):
            error.filename, error.filename2 = os.fspath(path), None
        raise


_ENDING = ".part"
#: Names of open files of this process.
_STANDARD = {"/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2}
_OPEN_FILE = re.compile(r"/(?:dev|proc/self)/fd/([0-9]{1,9})")
#: A new file cannot be made beside this one.
_NO_NEW_FILE = {errno.EACCES, errno.EPERM, errno.EROFS}
#: A file cannot be moved to this place: something is mounted there, or it is somebody else's.
_NO_MOVE = {errno.EBUSY, errno.EPERM}


def _descriptor(path: Path) -> int | None:
    """Return the descriptor of the open file that ``path`` names; links are not followed."""
    name = os.path.abspath(path)  # noqa: PTH100  # resolving would follow links
    found = _OPEN_FILE.fullmatch(name)
    return int(found[1]) if found else _STANDARD.get(name)


def _is_of_system(path: Path) -> bool:
    """Return whether a path is in a virtual file system such as /proc; links are not followed."""
    asked = Path(os.path.abspath(path))  # noqa: PTH100  # resolving would follow links
    if asked.is_relative_to("/dev/shm"):  # noqa: S108  # memory for ordinary files
        return False
    return asked.is_relative_to("/dev") or asked.is_relative_to("/proc")


def _stream(path: Path) -> BinaryIO:
    number = _descriptor(path)
    if number is None:
        return path.open("wb")
    # opening it again would start at the beginning and lose what else is written to it
    return os.fdopen(os.dup(number), "wb")


def _place(path: Path) -> Path:
    """Return where ``path`` leads, if a file may be written there."""
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
    _check_access(path, target)
    return target


def _check_access(path: Path, target: Path) -> None:
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(path))


def _begun(path: Path, target: Path) -> tuple[Path, BinaryIO]:
    """Create a file next to the target, or in the temporary folder if that folder takes none."""
    part = target.with_name(f".{secrets.token_hex(8)}{_ENDING}")
    with named(path):
        try:
            return part, part.open("xb")
        except OSError as error:
            if error.errno not in _NO_NEW_FILE or not target.exists():
                raise
        number, name = tempfile.mkstemp(_ENDING)
        return Path(name), os.fdopen(number, "wb")


def _move(part: Path, target: Path) -> bool:
    """Move a complete file into place; return whether that was possible."""
    if part.parent != target.parent:
        return False
    if target.exists():
        with suppress(OSError):  # not every file system has permissions
            shutil.copymode(target, part)
    try:
        part.replace(target)
    except OSError as error:
        if error.errno not in _NO_MOVE or not target.exists():
            raise
        return False
    return True


def _copy(part: Path, target: Path, path: Path) -> None:
    """Write a file in place; its complete copy is removed only after that."""
    try:
        with part.open("rb") as whole, target.open("wb") as file:
            shutil.copyfileobj(whole, file)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        reason = f"{error.strerror}; a complete copy is in '{part}'"
        raise OSError(error.errno, reason, os.fspath(path)) from None
    part.unlink()


__all__ = [
    "NotTextError",
    "is_stream",
    "named",
    "need_writable",
    "read_text",
    "text_of",
    "whole_file",
    "write_bytes",
    "write_text",
]
