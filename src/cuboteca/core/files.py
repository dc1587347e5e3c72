"""Files that people hand in or get: read with a clear word about what is no text, written whole.

A file is written under another name beside its place and moved there once all of it is on the disk.
Whatever happens meanwhile, a full disk included, what stood there before stays as it was, and
nothing half-written is left behind.  Only a file that can be written nowhere but in place is copied
there, from a complete copy.
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
    what ``is_stream`` is written to as it is.  Where a file can only be written in place, because
    its folder takes no new files or it is mounted by itself, it is written there from a complete
    copy; should that fail, the copy stays.

    Raises:
        OSError: The file cannot be written; says which, by the name that was asked for, and where
            a copy stayed.
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
                os.fsync(file.fileno())  # some disks tell only now that they are full
            is_moved = _move(part, target)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    if not is_moved:
        _copy(part, target, path)


def is_stream(path: Path) -> bool:
    """Return whether what is written to ``path`` is out at once, as with a pipe or ``/dev/stdout``.

    That is what exists and is no file, and every name of an open file, whatever that is.
    """
    return _descriptor(path) is not None or (
        path.exists() and not path.is_dir() and (not path.is_file() or _is_of_system(path))
    )


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
    """Let an error say which file it is about; a full disk does not."""
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
    """Return the number of the open file that ``path`` is a name of; links are not followed."""
    name = os.path.abspath(path)  # noqa: PTH100  # resolving would follow links
    found = _OPEN_FILE.fullmatch(name)
    return int(found[1]) if found else _STANDARD.get(name)


def _is_of_system(path: Path) -> bool:
    """Return whether a path lies where the system shows itself as files, links not followed."""
    asked = Path(os.path.abspath(path))  # noqa: PTH100  # resolving would follow links
    if asked.is_relative_to("/dev/shm"):  # noqa: S108  # memory for ordinary files
        return False
    return asked.is_relative_to("/dev") or asked.is_relative_to("/proc")


def _stream(path: Path) -> BinaryIO:
    number = _descriptor(path)
    if number is None:
        return path.open("wb")
    # opened anew, a file would begin at its start again and lose what else is written to it
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
    """Begin a file beside the target, or among temporary files where that folder takes none."""
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
    """Move a complete file to its place; return whether that place takes it."""
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
    """Write a file in place; its complete copy goes only after that."""
    try:
        with part.open("rb") as whole, target.open("wb") as file:
            shutil.copyfileobj(whole, file)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        reason = f"{error.strerror}; all of it is in '{part}'"
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
