"""Files are written whole or not at all, and what is not text is refused in a clear sentence."""

from __future__ import annotations

import errno
import os
import re
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from cuboteca.core import files
from cuboteca.core.files import (
    NotTextError,
    is_stream,
    named,
    need_writable,
    read_text,
    text_of,
    whole_file,
    write_bytes,
    write_text,
)
from tests.full_disk import FULL, full_disk

# reading


@pytest.mark.parametrize(
    "data",
    [
        b"a\nb \xc3\xa9\n",
        b"\xef\xbb\xbfa\nb \xc3\xa9\n",
        b"a\r\nb \xc3\xa9\r\n",
        b"\xef\xbb\xbfa\r\nb \xc3\xa9\r\n",
    ],
    ids=["plain", "with a mark", "of Windows", "of Windows with a mark"],
)
def test_text_is_the_same_however_it_was_saved(data: bytes) -> None:
    assert text_of(data) == "a\nb é\n"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_told_from_what_is_no_text(tmp_path: Path, encoding: str) -> None:
    mark = "" if encoding == "utf-16" else "\ufeff"
    (tmp_path / "file").write_bytes((mark + "text").encode(encoding))

    with pytest.raises(NotTextError, match=r"is UTF-16 .* save it as UTF-8"):
        read_text(tmp_path / "file")


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(NotTextError, match="is not a UTF-8 text file"):
        text_of("é".encode("latin-1"))


# writing


def test_a_file_stands_there_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "new"
    with whole_file(path) as file:
        file.write(b"one")
        file.flush()
        assert not path.exists()
        file.write(b" two")

    assert path.read_bytes() == b"one two"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("before", [None, b"good"])
def test_a_full_disk_leaves_what_was_there(tmp_path: Path, before: bytes | None) -> None:
    path = tmp_path / "file"
    if before:
        path.write_bytes(before)

    with full_disk(), pytest.raises(OSError, match=re.escape(f"{FULL}: '{path}'")):
        write_bytes(path, bytes(100_000))

    assert [one.read_bytes() for one in tmp_path.iterdir()] == ([before] if before else [])


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
def test_a_failure_leaves_what_was_there(tmp_path: Path, error: type[BaseException]) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"good")

    def fail() -> None:
        with whole_file(path) as file:
            file.write(b"bad")
            raise error

    with pytest.raises(error):
        fail()
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [b"good"]


def test_permissions_stay_as_they_are(tmp_path: Path) -> None:
    path, usual = tmp_path / "file", tmp_path / "usual"
    path.write_bytes(b"")
    path.chmod(0o640)
    usual.touch()
    write_text(path, "text")
    write_text(tmp_path / "new", "text")

    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert (tmp_path / "new").stat().st_mode == usual.stat().st_mode


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("file")
    write_text(tmp_path / "link", "text")

    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text("utf-8") == "text"


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with subprocess.Popen(["/bin/cat", tmp_path / "pipe"], stdout=subprocess.PIPE) as reader:
        write_text(tmp_path / "pipe", "text")
        assert reader.communicate()[0] == b"text"

    assert (tmp_path / "pipe").is_fifo()


def test_an_open_pipe_is_written_to() -> None:
    """As a shell's ``>(...)`` hands it to a program."""
    reader, writer = os.pipe()
    path = Path(f"/dev/fd/{writer}")
    need_writable(path)
    write_text(path, "text")
    os.close(writer)
    with os.fdopen(reader, "rb") as file:
        assert file.read() == b"text"


@pytest.mark.parametrize("name", ["/dev/fd/{}", "/dev/../dev/fd/{}", "/proc/self/fd/{}"])
def test_an_open_file_goes_on_where_it_is(tmp_path: Path, name: str) -> None:
    """As ``/dev/stdout`` with ``> file``: what is written before and after is there as well."""
    path = tmp_path / "file"
    with path.open("wb", buffering=0) as file:
        file.write(b"before, ")
        write_text(Path(name.format(file.fileno())), "text")
        file.write(b", after")

    assert path.read_bytes() == b"before, text, after"


def test_a_closed_file_is_named() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    os.close(writer)
    path = Path(f"/dev/fd/{writer}")

    for write in (need_writable, lambda path: write_text(path, "text")):
        with pytest.raises(OSError, match=re.escape(f": '{path}'")):
            write(path)


def _no_new_files(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let a folder take no new files; root may always make some."""
    real = Path.open

    def opened(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        if "x" in mode and path.parent == folder:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return real(path, mode, *args, **more)

    monkeypatch.setattr(Path, "open", opened)


def _mounted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files be mounted by themselves, so that nothing can take their place."""

    def fail(path: Path, target: Path) -> None:
        raise OSError(errno.EBUSY, "Device or resource busy", str(path), None, str(target))

    monkeypatch.setattr(Path, "replace", fail)


@pytest.mark.parametrize("is_mounted", [False, True], ids=["no new files", "mounted"])
def test_a_file_is_written_in_place_where_nothing_else_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_mounted: bool
) -> None:
    folder, temporary = tmp_path / "folder", tmp_path / "temporary"
    for one in (folder, temporary):
        one.mkdir()
    path = folder / "file"
    path.write_bytes(b"a good one that is longer")
    path.chmod(0o640)
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    if is_mounted:
        _mounted(monkeypatch)
    else:
        _no_new_files(monkeypatch, folder)
    need_writable(path)
    write_text(path, "text")

    assert path.read_bytes() == b"text"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [*folder.iterdir(), *temporary.iterdir()] == [path]


def test_a_complete_copy_stays_if_writing_in_place_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"good")
    _mounted(monkeypatch)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("shutil.copyfileobj", fail)
    with pytest.raises(OSError, match="No space left on device; a complete copy is in '") as caught:
        write_text(path, "text")
    copy = next(one for one in tmp_path.iterdir() if one != path)

    assert copy.read_text("utf-8") == "text"
    assert str(copy) in str(caught.value)
    assert caught.value.filename == str(path)


def test_a_folder_that_takes_no_files_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _no_new_files(monkeypatch, tmp_path)
    for write in (need_writable, lambda path: write_text(path, "text")):
        with pytest.raises(PermissionError, match=re.escape(f": '{tmp_path / 'new'}'")):
            write(tmp_path / "new")


@pytest.mark.parametrize("name", [".", "nowhere/file"])
def test_what_cannot_be_written_is_named(tmp_path: Path, name: str) -> None:
    for write in (need_writable, lambda path: write_text(path, "text")):
        with pytest.raises(OSError, match=re.escape(f": '{tmp_path / name}'")):
            write(tmp_path / name)

    assert list(tmp_path.iterdir()) == []


def test_a_protected_file_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"good")
    monkeypatch.setattr("os.access", lambda *_: False)  # root may write whatever the file says

    for write in (need_writable, lambda path: write_text(path, "text")):
        with pytest.raises(PermissionError, match=re.escape(f": '{path}'")):
            write(path)
    assert path.read_bytes() == b"good"


def test_asking_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "file"
    need_writable(path)
    assert list(tmp_path.iterdir()) == []

    path.write_bytes(b"good")
    need_writable(path)
    assert path.read_bytes() == b"good"


def test_asking_of_an_open_file_or_a_pipe_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file = os.open(tmp_path / "file", os.O_CREAT | os.O_RDWR)
    try:
        need_writable(Path(f"/dev/fd/{open_file}"))
    finally:
        os.close(open_file)
    with pytest.raises(OSError, match=re.escape(f": '/dev/fd/{open_file}'")):
        need_writable(Path(f"/dev/fd/{open_file}"))
    need_writable(Path("/dev/null"))
    monkeypatch.setattr("os.access", lambda *_: False)

    with pytest.raises(PermissionError, match="/dev/null"):
        need_writable(Path("/dev/null"))
    assert (tmp_path / "file").read_bytes() == b""


@pytest.mark.parametrize("error", [FileNotFoundError(2, "gone", "other"), BrokenPipeError(32, "")])
def test_an_error_that_names_its_file_or_is_of_a_pipe_stays_as_it_is(error: OSError) -> None:
    before = error.filename
    with pytest.raises(type(error)) as caught, named(Path("file")):
        raise error

    assert caught.value.filename == before


def test_a_file_that_cannot_be_moved_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    path = tmp_path / "file"
    path.write_bytes(b"good")
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_text(path, "text")

    assert path.read_bytes() == b"good"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "stream"),
    [("/dev/shm/new", False), ("/dev/null", True), ("/proc/self/fd/1", True), ("/tmp/new", False)],
)
def test_only_what_is_no_ordinary_file_is_a_stream(name: str, *, stream: bool) -> None:
    assert is_stream(Path(name)) == stream


@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="only Linux has it")
def test_a_file_in_shared_memory_is_an_ordinary_file() -> None:
    with tempfile.NamedTemporaryFile(dir="/dev/shm") as file:
        assert not is_stream(Path(file.name))


@pytest.mark.skipif(sys.platform != "linux", reason="these are Linux's folders")
@pytest.mark.parametrize(
    ("path", "of_system"),
    [("/dev/null", True), ("/proc/self/x", True), ("/dev/shm/x", False), ("/home/x", False)],
)
def test_files_of_the_system_are_known_by_their_folder(path: str, *, of_system: bool) -> None:
    assert files._is_of_system(Path(path)) is of_system
