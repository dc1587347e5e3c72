"""The benchmarks themselves, with amounts too small to measure anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.engine import engine_of
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab.bench import Task, game_tasks, measure, positions, variants
from cuboteca.lab.catanatron import CatanatronError, catanatron, has_catanatron
from cuboteca.lab.peers import PEER_GAMES, PYTHON_PEER_GAMES, open_spiel_tasks

if TYPE_CHECKING:
    from pathlib import Path


def test_the_median_of_the_runs_counts() -> None:
    calls: list[int] = []

    def work(amount: int) -> int:
        calls.append(amount)
        return amount

    (figure,) = measure([Task("nothing", "ns", work, "none")], runs=3, seconds=1e-6)

    assert len(figure.runs) == 3
    assert figure.value == sorted(figure.runs)[1]
    assert len(set(calls[-3:])) == 1


def test_variants_are_the_rules_that_play_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBOTECA_INTERPRETED", "1")

    assert list(variants(game("cubosaurs"), 3)) == ["default", "dna"]


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_measure_of_a_game_does_what_it_counts(name: str) -> None:
    tasks = game_tasks(game(name), 2)
    done = {(task.group, task.name): task.work(3) for task in tasks}

    assert len(done) == len(tasks)
    assert min(done.values()) >= 3


@pytest.mark.compiled
def test_positions_are_different_ones_with_a_seat_to_move() -> None:
    chosen = game("cubosaurs")
    engine = engine_of(chosen)
    states = positions(engine, chosen.options({}, 2), 2, 50)

    assert all(engine.to_move(state) >= 0 for state in states)
    assert len({engine.snapshot(state) for state in states}) > 25


def test_the_peers_play_to_the_end() -> None:
    pytest.importorskip("pyspiel")

    done = {(task.group, task.name): (task, task.work(2)) for task in open_spiel_tasks()}

    assert len(done) == 3 * len(PEER_GAMES) + len(PYTHON_PEER_GAMES)
    assert all(count >= 2 for _, count in done.values())
    assert all(count >= 14 for task, count in done.values() if task.driven)


def test_catanatron_answers_with_its_actions(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stub = tmp_path / "peers" / "catanatron" / "bin" / "python"
    monkeypatch.setattr("sys.prefix", str(tmp_path))

    assert not has_catanatron()

    stub.parent.mkdir(parents=True)
    stub.write_text("#!/bin/sh\nwhile read plays; do echo $((plays * 7)); done\n")
    stub.chmod(0o755)

    assert has_catanatron()
    with catanatron() as task:
        assert [task.work(plays) for plays in (1, 6)] == [7, 42]


def test_a_catanatron_that_does_not_answer_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stub = tmp_path / "peers" / "catanatron" / "bin" / "python"
    stub.parent.mkdir(parents=True)
    stub.write_text("#!/bin/sh\nread plays; echo no\n")
    stub.chmod(0o755)
    monkeypatch.setattr("sys.prefix", str(tmp_path))

    with catanatron() as task, pytest.raises(CatanatronError, match="--no-peers"):
        task.work(1)
