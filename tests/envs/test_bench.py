"""The benchmarks of the environments do what they count."""

from __future__ import annotations

import pytest

from cuboteca.envs.bench import PLAYS, classics_tasks, environment_tasks, frame_tasks
from cuboteca.games import GAME_NAMES, game


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_measures_of_an_environment_do_what_they_count(name: str) -> None:
    tasks = environment_tasks(game(name), 2)

    assert [task.work(1) for task in tasks] == [PLAYS, PLAYS]


def test_the_measure_of_frames_draws_one_for_each_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from cuboteca.core import raster as pictures

    drawn: list[object] = []
    monkeypatch.setattr(pictures, "frame_of", drawn.append)
    (task,) = frame_tasks(game(GAME_NAMES[0]), 2)

    assert task.work(80) == len(drawn) == 80  # more than a play, so another begins


def test_the_classics_play_to_the_end() -> None:
    pytest.importorskip("pygame")

    assert all(task.work(2) >= 10 for task in classics_tasks())
