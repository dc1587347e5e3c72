"""Marks: what a figure is compared with, and by what."""

from __future__ import annotations

import json

import pytest

from cuboteca.games import GAME_NAMES
from cuboteca.lab import baseline as lab
from cuboteca.lab.baseline import BASELINE_FILE, Baseline, Mark, Reached, reached
from cuboteca.lab.bench import Figure, Task

PLAYS = "random plays, 1 thread"
TWICE = Mark(PLAYS, "baseline", 2.0, "nim")
PEER = Mark(PLAYS, lab.PEER, 5.0)
OTHER = Mark(PLAYS, "batch", 1.4, group="default")
HELD = Baseline("abc", {("nim", "default", PLAYS): 1_000.0}, 10.0, (TWICE, PEER, OTHER), {}, ())


def figure(value: float, name: str = PLAYS, group: str = "default") -> Figure:
    return Figure(Task(name, "decisions/s", lambda amount: amount, group), [value])


@pytest.fixture(autouse=True)
def held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "baseline", lambda: HELD)


def test_another_machine_is_compared_through_the_peer() -> None:
    # this machine makes the peer twice as fast, and the game six times
    found = list(reached("nim", figure(6_000.0), {}, 20.0))

    assert found == [Reached(TWICE, 3.0), Reached(PEER, 300.0)]


def test_without_the_peer_only_figures_of_the_same_run_are_compared() -> None:
    found = list(reached("nim", figure(600.0), {"batch": 400.0}, None))

    assert found == [Reached(OTHER, 1.5)]


def test_a_mark_is_for_its_game_variant_and_measure() -> None:
    assert list(reached("go", figure(1.0), {}, 20.0)) == [Reached(PEER, 0.05)]
    assert list(reached("nim", figure(1.0, group="fair"), {"batch": 4.0}, None)) == []
    assert list(reached("nim", figure(1.0, "batch"), {}, 20.0)) == []


def test_the_file_says_where_its_figures_are_from() -> None:
    told = json.loads(BASELINE_FILE.read_text(encoding="utf-8"))

    assert told["commit"] == "a84b532"
    assert all(told[key] for key in ("then", "machine", "python", "load", "runs", "peer"))
    assert {row["game"] for row in told["figures"]} == set(GAME_NAMES)
    for row in told["figures"]:
        faster = row["then"] / row["baseline"]
        faster = 1 / faster if row["unit"] == "ns" else faster
        assert row["ratio"] == pytest.approx(faster, rel=0.02)
