"""``cuboteca puzzles``."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.cli import puzzles as command
from cuboteca.core.puzzles import puzzles_in, puzzles_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from cuboteca.core.game import Game
    from cuboteca.core.puzzles import Puzzle
    from cuboteca.lab.puzzle_making import Making
    from tests.cli.conftest import Command


@pytest.fixture(autouse=True)
def _made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make one puzzle a play at once: making them is tested where they are made."""

    def make(
        of: Game, making: Making, first_play: int, *, wanted: Callable[[str], bool]
    ) -> Iterator[Puzzle | int]:
        for number, one in enumerate(puzzles_of(of).all):
            if number >= first_play:
                if wanted(one.action):
                    yield replace(one, seed=making.seed, play=number)
                yield number

    monkeypatch.setattr(command, "make_puzzles", make)


def test_a_file_grows_by_the_same_puzzles_however_often_it_stops(
    cuboteca: Command, tmp_path: Path
) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    cuboteca("puzzles", "sukkube", "--count", 2, "--seed", 9, "--out", whole)
    cuboteca("puzzles", "sukkube", "--count", 1, "--seed", 9, "--out", parts)
    answer = cuboteca("puzzles", "sukkube", "--count", 2, "--seed", 9, "--out", parts, "--json")
    told = json.loads(answer.out)

    assert (answer.code, told["puzzles"], told["new"]) == (0, 2, 1)
    one, other = (puzzles_in(path.read_text().splitlines()) for path in (whole, parts))
    assert one == other
    assert len({puzzle.id for puzzle in other}) == 2


def test_at_most_half_of_a_file_has_the_same_answer(cuboteca: Command, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    cuboteca("puzzles", "cubosaurs", "--count", 8, "--out", out)  # of which nearly all say "keep"
    answers = Counter(one.action for one in puzzles_in(out.read_text().splitlines()))

    assert sum(answers.values()) == 8
    assert answers["keep"] == 4


def test_a_file_that_holds_something_else_is_left_alone(cuboteca: Command, tmp_path: Path) -> None:
    out = tmp_path / "notes.txt"
    out.write_text("no puzzles\n")
    answer = cuboteca("puzzles", "sukkube", "--count", 1, "--out", out)

    assert answer.code != 0
    assert "line 1 is no puzzle" in answer.err
    assert out.read_text() == "no puzzles\n"
