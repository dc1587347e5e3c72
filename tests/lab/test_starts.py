"""How long commands take to start, and records to be written and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.games import game
from cuboteca.lab import starts
from cuboteca.lab.starts import StartError, Wait, measuring_waits, waits

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.compiled
def test_each_is_measured_in_processes_that_do_it(tmp_path: Path) -> None:
    found = waits([(game("cubosaurs"), 2)], tmp_path, events=2_000, example=200)
    figures = {one.name: one.measure() for one in found}

    assert all(figure > 0 for figure in figures.values())
    assert figures["cuboteca --version"] < figures["simulate begins to play"]
    assert len((tmp_path / "cubosaurs.jsonl").read_text("utf-8").splitlines()) > 10
    assert len((tmp_path / "example.jsonl").read_text("utf-8").splitlines()) == 200
    assert {one.name for one in found if one.aims_high} == {"replay", "replay --legal"}


def test_the_first_run_warms_up_and_the_median_of_the_others_counts() -> None:
    figures = iter([9.0, 1.0, 3.0, 2.0])
    wait = Wait("all", "a thing", "s", lambda: next(figures))

    assert len(list(measuring_waits([wait], 3))) == 4
    assert wait.runs == [1.0, 3.0, 2.0]
    assert wait.value == 2.0


def test_a_command_that_fails_is_named(tmp_path: Path) -> None:
    told = r"'-m cuboteca simulate chess .*' failed.*no game 'chess'"
    with pytest.raises(StartError, match=told):
        starts._example(["chess"], tmp_path, 10)
