"""What the command line says about compiling: only where something is compiled."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from cuboteca.cli import preparing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WORDS = "Compiling the rules, once."


class Compiler:
    """Compiles when a test says so."""

    def __init__(self) -> None:
        self.begin: Callable[[], None] = lambda: None

    @contextmanager
    def watched(self, begun: Callable[[], None]) -> Iterator[None]:
        self.begin = begun
        yield


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    one = Compiler()
    monkeypatch.setattr(preparing, "watch_compiling", one.watched)
    monkeypatch.setattr(preparing, "_PATIENCE_SECONDS", 0.0)
    monkeypatch.delenv("CUBOTECA_INTERPRETED", raising=False)
    return one


def _compile(compiler: Compiler, *, quiet: bool = False) -> preparing.Preparation:
    with preparing.compiling(WORDS, quiet=quiet) as ready:
        compiler.begin()
        timer = next((one for one in threading.enumerate() if _is_timer(one)), None)
        if timer is not None:
            timer.join()
    return ready


def _is_timer(thread: object) -> bool:
    return isinstance(thread, threading.Timer)


@pytest.mark.usefixtures("compiler")
def test_what_the_cache_has_is_not_called_compiling(capsys: pytest.CaptureFixture[str]) -> None:
    with preparing.compiling(WORDS) as ready:
        pass

    assert not ready.compiled
    assert capsys.readouterr() == ("", "")


def test_a_long_compilation_is_told_and_so_is_its_end(
    compiler: Compiler, capsys: pytest.CaptureFixture[str]
) -> None:
    ready = _compile(compiler)
    said = capsys.readouterr().err.splitlines()

    assert ready.compiled
    assert said == [WORDS, f"Compiled in {ready.seconds:.0f} s."]


def test_a_short_one_is_not_worth_a_line(
    compiler: Compiler, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparing, "_PATIENCE_SECONDS", 3600.0)
    with preparing.compiling(WORDS) as ready:
        compiler.begin()

    assert ready.compiled
    assert capsys.readouterr().err == ""


def test_who_wants_json_reads_nothing_else(
    compiler: Compiler, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _compile(compiler, quiet=True).compiled
    assert capsys.readouterr() == ("", "")


@pytest.mark.usefixtures("interpreted")
def test_interpreted_rules_need_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(preparing, "watch_compiling", never)
    with preparing.compiling(WORDS) as ready:
        pass

    assert not ready.compiled
