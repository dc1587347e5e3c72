"""``cuboteca arena``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.full_disk import FULL, full_disk

if TYPE_CHECKING:
    from tests.cli.conftest import Command

ARENA = ("arena", "cubosaurs", "--bots", "random,greedy", "--option", "rounds=1")

pytestmark = pytest.mark.usefixtures("interpreted")


def test_an_arena_ends_with_a_table_and_goes_on_later(cuboteca: Command, tmp_path: Path) -> None:
    plays, page = tmp_path / "plays.jsonl", tmp_path / "report.html"
    answer = cuboteca(*ARENA, "--plays", 2, "--results", plays)

    assert answer.code == 0
    for word in ("2 plays with 2 seats, seed 1", "greedy", "Rating", "95 %", str(plays)):
        assert word in answer.out

    again = cuboteca(*ARENA, "--plays", 4, "--results", plays, "--report", page, "--json")
    told = json.loads(again.out)

    assert told["games"] == 4
    assert len(plays.read_text().splitlines()) == 5
    assert [bot["bot"] for bot in told["bots"]] == ["random", "greedy"]
    assert told["pairs"][0]["games"] == 4
    assert "<svg" in page.read_text()


def test_the_plays_are_kept_in_this_folder(
    cuboteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    first, second = (cuboteca(*ARENA, "--plays", 1) for _ in "12")
    (kept,) = tmp_path.glob("arena-cubosaurs-2-*.jsonl")

    assert (first.code, second.code) == (0, 0)
    assert "1 of 1 play is already in" in second.err
    assert len(kept.read_text().splitlines()) == 2


def test_more_seats_are_told_by_rank_and_points(cuboteca: Command, tmp_path: Path) -> None:
    answer = cuboteca(*ARENA, "--plays", 1, "--players", 3, "--results", tmp_path / "plays.jsonl")

    assert answer.code == 0
    assert "Mean rank: the row against the column" in answer.out
    assert "Points: the row against the column" in answer.out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to be had")
def test_a_report_that_cannot_be_written_does_not_cost_the_table(
    cuboteca: Command, tmp_path: Path
) -> None:
    answer = cuboteca(
        *ARENA, "--plays", 1, "--results", tmp_path / "plays.jsonl", "--report", "/dev/full"
    )

    assert (answer.code, answer.err) == (1, "cuboteca: '/dev/full': No space left on device.\n")
    assert "Each bot over all its plays" in answer.out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to be had")
def test_a_full_disk_is_one_sentence(cuboteca: Command) -> None:
    answer = cuboteca(*ARENA, "--plays", 1, "--results", "/dev/full")

    assert answer.code == 1
    assert answer.err == "cuboteca: '/dev/full': No space left on device.\n"


@pytest.mark.parametrize("before", [None, "good"])
def test_a_report_is_not_left_half_written(
    cuboteca: Command, tmp_path: Path, before: str | None
) -> None:
    plays, page = tmp_path / "plays.jsonl", tmp_path / "report.html"
    cuboteca(*ARENA, "--plays", 1, "--results", plays)
    kept = plays.read_bytes()
    if before:
        page.write_text(before, "utf-8")
    with full_disk():
        answer = cuboteca(*ARENA, "--plays", 1, "--results", plays, "--report", page)

    assert (answer.code, answer.err.splitlines()[-1]) == (1, f"cuboteca: '{page}': {FULL}.")
    assert "Each bot over all its plays" in answer.out
    assert plays.read_bytes() == kept
    assert [one.read_text("utf-8") for one in tmp_path.glob("*.html")] == [before] * bool(before)
    assert len(list(tmp_path.iterdir())) == 1 + bool(before)


def test_a_full_disk_keeps_whole_plays_and_the_arena_goes_on(
    cuboteca: Command, tmp_path: Path
) -> None:
    plays, whole = tmp_path / "plays.jsonl", tmp_path / "whole.jsonl"
    cuboteca(*ARENA, "--plays", 4, "--results", whole)
    head, *lines = whole.read_bytes().splitlines(keepends=True)
    with full_disk(len(head) + len(lines[0]) + len(lines[1]) // 2):
        answer = cuboteca(*ARENA, "--plays", 4, "--results", plays)

    assert (answer.code, answer.err) == (1, f"cuboteca: '{plays}': {FULL}.\n")
    assert len(plays.read_bytes().splitlines()) == 2
    assert plays.read_bytes().endswith(b"\n")
    assert cuboteca(*ARENA, "--plays", 4, "--results", plays).code == 0
    assert len(plays.read_bytes().splitlines()) == 5


def test_a_full_disk_leaves_no_empty_results(cuboteca: Command, tmp_path: Path) -> None:
    with full_disk(20):
        answer = cuboteca(*ARENA, "--plays", 1, "--results", tmp_path / "plays.jsonl")

    assert answer.code == 1
    assert list(tmp_path.iterdir()) == []


def test_results_that_windows_saved_go_on(cuboteca: Command, tmp_path: Path) -> None:
    plays = tmp_path / "plays.jsonl"
    cuboteca(*ARENA, "--plays", 1, "--results", plays)
    plays.write_bytes(b"\xef\xbb\xbf" + plays.read_bytes().replace(b"\n", b"\r\n"))
    answers = [cuboteca(*ARENA, "--plays", 2, "--results", plays, "--json") for _ in "12"]

    assert [answer.code for answer in answers] == [0, 0]
    assert json.loads(answers[1].out)["games"] == 2


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--bots", "random,genius"], "--bots: no bot 'genius' for Cubosaurs; there are: random"),
        (["--bots", "random"], "--bots: name at least two bots, each once"),
        (["--plays", "0"], "--plays must be 1 to 1000000, not 0"),
        (["--jobs", "0"], "--jobs must be 1 to 256, not 0"),
        (["--patience", "0"], "--patience must be 0.1 to 3600 seconds"),
        (["--players", "9"], "--players must be 2 to 5"),
        (["--ray-address", "auto"], "--ray-address needs --engine ray"),
        (["--report", "/nowhere/page.html"], "--report cannot write '/nowhere/page.html': No such"),
        (["--seed", "-1"], "--seed must be 0 to"),
    ],
)
def test_wrong_usage_is_one_sentence(cuboteca: Command, args: list[str], told: str) -> None:
    answer = cuboteca("arena", "cubosaurs", *args)

    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
    assert answer.err.count("\n") == 1
