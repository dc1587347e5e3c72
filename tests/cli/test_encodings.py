"""Outputs that cannot write every letter: readable stand-ins everywhere, and JSON stays UTF-8."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import cuboteca
from cuboteca.cli import commands
from cuboteca.cli.admin import admin
from cuboteca.cli.encoding import READABLE, printable
from cuboteca.cli.main import run
from cuboteca.games import game
from cuboteca.table.backup import back_up
from cuboteca.table.storage import Storage, default_url
from tests.lab.test_analysis import played
from tests.table.finished import random_table
from tests.table.stored import store

if TYPE_CHECKING:
    from collections.abc import Callable

SOURCE = Path(cuboteca.__file__).parent
ENCODINGS = ("latin-1", "cp1252", "ascii")
COMMANDS = [name for name in commands.COMMANDS if name != "admin"]
COMMANDS += [
    f"admin {command.callback.__name__}"
    for command in admin.registered_commands
    if command.callback
]
NAMES = ("Zoë − Łucja", "Søren “Œ” Þór…")
#: The environments in which a program finds such an output.
SURROUNDINGS = [
    *({"PYTHONIOENCODING": encoding} for encoding in ENCODINGS),
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
]


class Said:
    """What a command printed, as bytes, in an encoding."""

    def __init__(self, encoding: str) -> None:
        self.encoding = encoding
        self.out, self.err = (
            io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True) for _ in "12"
        )

    @property
    def text(self) -> str:
        return self.read(self.out) + self.read(self.err)

    def read(self, stream: io.TextIOWrapper) -> str:
        assert isinstance(stream.buffer, io.BytesIO)
        return stream.buffer.getvalue().decode(self.encoding)


@pytest.fixture
def in_encoding(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def call(encoding: str, *args: object, typed: str = "") -> Said:
        said = Said(encoding)
        monkeypatch.setattr("sys.stdout", said.out)
        monkeypatch.setattr("sys.stderr", said.err)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        code = run([str(arg) for arg in args])
        assert code == (1 if "nowhere" in args else 0), said.text
        return said

    return call


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record whose seats have names that no encoding but Unicode's holds, beside a proven one."""
    path = tmp_path_factory.mktemp("record") / "play.jsonl"
    value = json.loads(played("cubosaurs").line()) | {"seats": NAMES}
    path.write_text(json.dumps(value) + "\n", "utf-8")
    proven = random_table(game("cubosaurs"), "proven", seats=2).record().line()
    path.with_name("proven.jsonl").write_text(proven + "\n", "utf-8")
    url = default_url(path.with_name("plays"))
    with closing(Storage(url)) as storage:
        store(storage, "live", events=9)
    back_up(url, path.with_name("backup"))
    return path


def readable(said: Said, usual: Said) -> bool:
    """Return whether nothing became an escape or a question mark."""
    return "\\" not in said.text and said.text.count("?") == usual.text.count("?")


CALLS: dict[str, tuple[object, ...]] = {
    "games": ("games",),
    "play": (
        *("play", "cubosaurs", "--seed", 5, "--language", "fr", "--bots", "none"),
        *("--names", ",".join(NAMES)),
    ),
    "puzzles": ("puzzles", "--help"),
    "serve": ("serve", "--help"),  # the site's own sentence: the test with processes
    "worker": ("worker", "--help"),
    "simulate": ("simulate", "cubosaurs", "--plays", 2, "--seed", 1, "--players", 3),
    "study": (
        *("study", "cubosaurs", "--question", "seats", "--players", 2, "--bots", "random"),
        *("--plays", 32, "--language", "fr", "--results", "RESULTS"),
    ),
    "arena": (
        *("arena", "cubosaurs", "--bots", "random,greedy", "--option", "rounds=1"),
        *("--plays", 2, "--results", "RESULTS"),
    ),
    "replay": ("replay", "RECORD", "--language", "it"),
    "convert": ("convert", "RECORD", "RESULTS"),
    "verify": ("verify", "PROVEN", "--language", "fr"),
    "solve": ("solve", "--help"),  # its tables are like those of the others
    "train": ("train", "--help"),  # what it prints has no letter that is not in ASCII
    "rules": ("rules", "ursuppe", "--language", "fr"),
    "fuzz": ("fuzz", "cubosaurs", "--option", "rounds=1", "--plays", 2, "--seed", 4),
    "backup": ("backup", "RESULTS", "--data", "PLAYS"),
    "restore": ("restore", "BACKUP", "--data", "RESULTS"),
    "check": ("check", "--data", "PLAYS"),
    "admin tables": ("admin", "tables", "--data", "PLAYS"),
    "admin close": ("admin", "close", "nowhere", "--reason", NAMES[1], "--data", "PLAYS"),
    "admin prune": ("admin", "prune", "RESULTS", "--older-than", 0, "--data", "PLAYS"),
    "admin audit": ("admin", "audit", "--data", "PLAYS"),
    "admin moderator": ("admin", "moderator", "list", "--data", "PLAYS"),
    "admin ban": ("admin", "ban", "203.0.113.7", "--reason", NAMES[0], "--data", "PLAYS"),
    "admin compare": ("admin", "compare", "--help"),  # its tables are like those of the others
}
COMPILED: dict[str, tuple[object, ...]] = {
    "analyse": ("analyse", "RECORD", "--budget", 8, "--language", "fr"),
    "bench": ("bench", "cubosaurs", "--players", 2, "--runs", 1, "--seconds", 0.001, "--no-starts"),
    "precompile": ("precompile", "cubosaurs"),
}


def filled(args: tuple[object, ...], record: Path, results: Path) -> list[object]:
    places: dict[object, object] = {
        "RECORD": record,
        "PROVEN": record.with_name("proven.jsonl"),
        "PLAYS": record.with_name("plays"),
        "BACKUP": record.with_name("backup"),
        "RESULTS": results,
    }
    return [places.get(arg, arg) for arg in args]


def test_no_command_is_left_out() -> None:
    assert sorted([*CALLS, *COMPILED]) == sorted(COMMANDS)


@pytest.mark.parametrize("command", CALLS)
@pytest.mark.usefixtures("interpreted")
def test_every_command_prints(
    in_encoding: Callable[..., Said], command: str, record: Path, tmp_path: Path
) -> None:
    typed = "1\n1\nrules\nzoë\nquit\n"
    usual, *others = (
        in_encoding(
            encoding,
            *filled(CALLS[command], record, tmp_path / f"{encoding}.jsonl"),
            typed=typed,
        )
        for encoding in ("utf-8", *ENCODINGS)
    )

    assert [said.encoding for said in others if not readable(said, usual)] == []


def test_every_letter_of_ours_can_be_spelled() -> None:
    ours = {
        letter
        for file in SOURCE.rglob("*")
        if file.suffix in {".py", ".ftl", ".toml"}
        for letter in file.read_text("utf-8")
        if not letter.isascii()
    }

    assert {letter for letter in ours if b"\\" in letter.encode("ascii", READABLE)} == set()


@pytest.mark.compiled
@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("command", COMPILED)
def test_every_compiled_command_prints(
    in_encoding: Callable[..., Said],
    command: str,
    encoding: str,
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cuboteca.lab.analysis_cache.cache_folder", lambda: tmp_path)
    said = in_encoding(encoding, *filled(COMPILED[command], record, tmp_path / "1.jsonl"))

    assert "\\" not in said.text


@pytest.mark.compiled
def test_a_table_keeps_its_columns_where_a_stand_in_is_longer(
    in_encoding: Callable[..., Said],
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cuboteca.lab.analysis_cache.cache_folder", lambda: tmp_path)
    said = in_encoding("ascii", "analyse", record, "--budget", 8)
    lines = said.read(said.out).splitlines()
    tables = [list(part) for drawn, part in groupby(lines, _is_of_a_table) if drawn]

    assert len(tables) >= 2
    assert any(" ... " in line for table in tables for line in table)
    assert [table for table in tables if len({len(line.rstrip()) for line in table}) > 1] == []


def _is_of_a_table(line: str) -> bool:
    return line.startswith(("+-", "| ", "|-"))


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_prints(in_encoding: Callable[..., Said], command: str, encoding: str) -> None:
    usual = in_encoding("utf-8", *command.split(), "--help")
    said = in_encoding(encoding, *command.split(), "--help")

    assert readable(said, usual)
    assert f"cuboteca {command}" in said.text


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_an_error_is_one_sentence(in_encoding: Callable[..., Said], encoding: str) -> None:
    args = ("rules", "cubosaurs", "nowhere", "--language", "fr")
    said = in_encoding(encoding, *args)

    assert readable(said, in_encoding("utf-8", *args))
    assert said.read(said.err).count("\n") == 1


@pytest.mark.parametrize("encoding", [*ENCODINGS, "utf-8"])
def test_json_is_utf_8_with_every_letter(
    in_encoding: Callable[..., Said], record: Path, encoding: str
) -> None:
    def ends(*args: object) -> Any:
        said = in_encoding(encoding, *args)
        assert isinstance(said.out.buffer, io.BytesIO)
        return json.loads(said.out.buffer.getvalue().decode("utf-8"))

    assert "René Capuzzo" in str(ends("games", "--json"))
    lines = in_encoding(encoding, "replay", record, "--legal")
    assert isinstance(lines.out.buffer, io.BytesIO)
    assert all(json.loads(line) for line in lines.out.buffer.getvalue().decode().splitlines())


def test_words_are_spelled_with_what_is_there(
    in_encoding: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = in_encoding("ascii", "rules", "cubosaurs")
    monkeypatch.setattr("sys.stdout", said.out)

    assert printable("−3 × ½ ± 2 … “été” Œuvre ß → o") == '-3 x 12 +- 2 ... "ete" OEuvre ss -> o'
    assert re.search(r"T-Rex +\| \+4 +\| \+1 +\| -2 +\| -5 ", said.text)


@pytest.mark.usefixtures("interpreted")
def test_a_file_name_that_is_no_text_is_printed_as_it_is(
    in_encoding: Callable[..., Said], tmp_path: Path
) -> None:
    path = tmp_path / os.fsdecode(b"plays-\xff.jsonl")
    said = in_encoding("utf-8", "simulate", "cubosaurs", "--plays", 1, "--records", path)

    assert isinstance(said.out.buffer, io.BytesIO)
    assert b"plays-\xff.jsonl" in said.out.buffer.getvalue()
    assert path.exists()


@pytest.mark.parametrize("surroundings", SURROUNDINGS, ids=lambda one: next(iter(one.values())))
def test_a_program_in_such_surroundings(surroundings: dict[str, str], record: Path) -> None:
    usual = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    program = subprocess.run(
        [sys.executable, "-m", "cuboteca", "replay", record, "--language", "fr"],
        env=usual | surroundings | {"CUBOTECA_INTERPRETED": "1"},
        capture_output=True,
        timeout=120,
        check=False,
    )

    assert (program.returncode, program.stderr) == (0, b"")
    assert re.search(rb"Partie 0|Zo", program.stdout)
    assert b"\\" not in program.stdout


def test_the_site_in_such_surroundings(tmp_path: Path) -> None:
    usual = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    program = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "cuboteca",
            "serve",
            "--no-precompile",
            "--port=0",
            f"--data={tmp_path}",
        ],
        env=usual | SURROUNDINGS[-1] | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        assert program.stdout is not None
        assert b"http://127.0.0.1:" in program.stdout.readline()
    finally:
        program.terminate()
        _, err = program.communicate(timeout=60)

    assert err == b""
