"""Tables in narrow outputs, in pipes and without colours: nothing is cut."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import pytest
from rich.console import Console
from rich.text import Text

from cuboteca.cli.screen import counted
from cuboteca.cli.tables import FittingTable, grid
from tests.cli.conftest import Command, in_terminal
from tests.cli.test_encodings import CALLS, COMPILED, filled, record  # noqa: F401  # a fixture

if TYPE_CHECKING:
    from pathlib import Path

#: Commands that print tables; the other ones print sentences.
TABLES = {
    name: CALLS[name]
    for name in ("games", "play", "simulate", "study", "arena", "replay", "rules", "admin tables")
}
LONGEST = 24  # letters of a word that a line of 30 columns holds, whatever is around it
_AGAINST = re.compile(r"[\d.,]+ ?s\b|\d[\d.,]*|[^\w\s]|_")  # times differ, frames are drawn


def words(text: str) -> set[str]:
    return {word for word in _AGAINST.sub(" ", text).split() if len(word) <= LONGEST}


@pytest.mark.parametrize("command", TABLES)
@pytest.mark.usefixtures("interpreted")
def test_no_table_cuts_a_word(
    cuboteca: Command,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    record: Path,  # noqa: F811  # the fixture
    tmp_path: Path,
) -> None:
    said = []
    for columns in ("200", "30"):
        monkeypatch.setenv("COLUMNS", columns)
        args = filled(TABLES[command], record, tmp_path / f"{columns}.jsonl")
        said.append(cuboteca(*args, typed="1\n1\nquit\n").out)
    wide, narrow = said

    left_out = {"by"} if command == "admin tables" else set()  # heading of an empty column
    assert words(wide) - words(narrow) == left_out
    assert ("…" in narrow) == ("…" in wide)


@pytest.mark.compiled
def test_no_table_of_an_analysis_cuts_a_word(
    cuboteca: Command,
    monkeypatch: pytest.MonkeyPatch,
    record: Path,  # noqa: F811  # the fixture
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("cuboteca.lab.analysis_cache.cache_folder", lambda: tmp_path)
    args = filled(COMPILED["analyse"], record, tmp_path / "1.jsonl")
    said = []
    for columns in ("200", "30"):
        monkeypatch.setenv("COLUMNS", columns)
        said.append(cuboteca(*args).out)

    assert len(words(said[0])) > 20
    assert words(said[0]) - words(said[1]) == set()


@pytest.mark.compiled
def test_no_table_of_measurements_cuts_a_word(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    answer = cuboteca(*COMPILED["bench"])

    assert "Measure: random plays" in answer.out
    assert "…" not in answer.out


def drawn(table: FittingTable, width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(table)
    return [line.rstrip() for line in captured.get().splitlines() if line.strip()]


def some_table() -> FittingTable:
    table = FittingTable("Bot", title="Results")
    table.add_column("Mean\nrank", justify="right", no_wrap=True)
    table.add_column("What it says")
    table.add_row("medium", "1.25\n1.10 to 1.40", Text("some words that wrap"))
    table.add_row("hard", "", "")
    return table


def test_a_table_narrows_where_words_wrap_and_becomes_blocks_where_they_do_not() -> None:
    wide, fitting, narrow = (drawn(some_table(), width) for width in (80, 40, 30))

    assert any("some words that wrap" in line for line in wide)
    assert {len(line) for line in fitting[1:]} == {40}
    assert any("1.10 to 1.40" in line for line in fitting)
    assert narrow == [
        "Results",
        "Bot: medium",
        "  Mean rank: 1.25, 1.10 to",
        "  1.40",
        "  What it says: some words",
        "  that wrap",
        "Bot: hard",
    ]


def test_a_grid_narrows_as_well() -> None:
    one = grid()
    one.add_column()
    one.add_column()
    one.add_row("1", "Keep the hand of cards")

    assert drawn(one, 80) == ["1  Keep the hand of cards"]
    assert drawn(one, 15) == ["1  Keep the", "   hand of", "   cards"]
    assert drawn(one, 7) == ["1", "  Keep", "  the", "  hand", "  of", "  cards"]


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals")
def test_colours_are_for_terminals_that_want_them() -> None:
    args = ("games",)
    coloured = in_terminal(*args, TERM="xterm-256color")
    plain = in_terminal(*args, TERM="xterm-256color", NO_COLOR="1")
    colour = re.compile(rb"\x1b\[(?:\d+;)*(?:3[0-8]|9[0-7])[;m]")

    assert colour.search(coloured)
    assert not colour.search(plain)
    assert b"\x1b" not in in_terminal(*args, TERM="dumb")


@pytest.mark.usefixtures("interpreted")
def test_a_pipe_gets_plain_text_with_one_kind_of_minus(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", records, "--show")
    played = cuboteca("simulate", "cubosaurs", "--plays", 3, "--seed", 7)

    for text in (answer.out, played.out):
        assert "\x1b" not in text
        assert "\N{MINUS SIGN}" in text
        assert re.findall(r"(?<![\w-])-\d", text) == []


def test_numbers_of_things() -> None:
    assert [counted(number, "play") for number in (0, 1, 2000)] == [
        "0 plays",
        "1 play",
        "2,000 plays",
    ]
    assert counted(2, "entry", "entries") == "2 entries"


@pytest.mark.usefixtures("interpreted")
def test_one_play_is_no_plays(cuboteca: Command) -> None:
    answer = cuboteca("simulate", "cubosaurs", "--plays", 1, "--seed", 7)

    assert "Cubosaurs: 1 play with 4 seats" in answer.out
    assert not re.search(r"\b1 plays", answer.out)  # "361 plays … per second" is no such slip
