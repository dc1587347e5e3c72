"""What of ``examples/`` needs no learner: the previews of Sukkube, and how a learner is missed."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cuboteca.envs.pieces import pieces_of
from cuboteca.envs.vector import SeatVectorEnv

EXAMPLES = Path(__file__).parents[2] / "examples"
AT = {piece.name: piece.start for piece in pieces_of("sukkube")}
SIZE = pieces_of("sukkube")[-1].stop
PLAYS, STEPS = 4, 60


@pytest.fixture
def previews(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("CUBOTECA_INTERPRETED", "1")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("previews")


def envs() -> SeatVectorEnv:
    return SeatVectorEnv(game="sukkube", num_envs=PLAYS, seats=2, opponents=None, copy=True)


def points(numbers: Any, observer: int, seat: int) -> tuple[int, int]:
    """Return the points of a seat and of the other one, of an observation of either."""
    mine, theirs = (int(value) for value in numbers[AT["points"] : AT["points"] + 2])
    return (mine, theirs) if observer == seat else (theirs, mine)


def test_a_card_brings_what_its_preview_says(previews: Any) -> None:
    comes_of, count, plain = previews.Comes, previews.COMES, envs()
    looked = previews.WithPreviews(plain)
    seen, infos = looked.reset(seed=3)
    told = dict.fromkeys(comes_of, 0)
    expected: list[Any] = [None] * PLAYS
    for _ in range(STEPS):
        actions, movers = plain.sample_actions(), infos["seat"]
        after, _, dones, _, infos = looked.step(actions)
        for play, (action, seat) in enumerate(zip(actions, movers, strict=True)):
            shown = seen[play, SIZE:].reshape(-1, previews.SHOWN)[action]
            answers = shown[count : 2 * count]
            comes = comes_of(int(shown[:count].argmax()))
            told[comes] += 1
            if expected[play] is not None:
                before, looker = expected[play]
                assert before[count + (comes if seat == looker else turned(comes_of, comes))] > 0
                scoring = after[play, SIZE:].reshape(-1, previews.SHOWN)[:, comes_of.MY_POINT]
                if comes >= comes_of.MY_TURN and scoring.any():
                    assert before[2 * count + (infos["seat"][play] != looker)] > 0
            last, observer = after[play], infos["seat"][play]
            if dones[play]:
                last, observer = infos["final_obs"][play], seat
            gained = np.subtract(points(last, observer, seat), points(seen[play], seat, seat))
            manches = int(last[AT["finished"]] - seen[play, AT["finished"]])
            if comes < comes_of.MY_TURN:
                assert gained[0] >= (comes == comes_of.MY_POINT)
                assert gained[1] >= (comes == comes_of.THEIR_POINT)
                assert manches > 0
                assert not shown[count:].any()
                expected[play] = None
            else:
                assert (observer == seat) == (comes == comes_of.MY_TURN)
                assert (gained.tolist(), manches) == ([0, 0], 0)
                assert answers.sum() == pytest.approx(1)
                assert (shown[2 * count :] <= answers[comes_of.MY_TURN :]).all()
                expected[play] = (shown, seat)
        seen = after
    assert all(told.values())


def turned(comes_of: Any, comes: int) -> int:
    """Return what ``comes`` to one seat as it comes to the other."""
    other = {
        comes_of.MY_POINT: comes_of.THEIR_POINT,
        comes_of.THEIR_POINT: comes_of.MY_POINT,
        comes_of.NO_POINT: comes_of.NO_POINT,
        comes_of.MY_TURN: comes_of.THEIR_TURN,
        comes_of.THEIR_TURN: comes_of.MY_TURN,
    }
    return int(other[comes])


def test_looking_ahead_changes_no_play(previews: Any) -> None:
    plain, other = envs(), envs()
    looked = previews.WithPreviews(other)
    plain.reset(seed=3)
    looked.reset(seed=3)
    for _ in range(STEPS):
        without, *_ = plain.step(plain.sample_actions())
        beside, *_ = looked.step(other.sample_actions())
        assert (without == beside[:, :SIZE]).all()


def test_without_the_learner_one_sentence_says_what_brings_it() -> None:
    code = (
        "import runpy, sys; sys.modules['sb3_contrib'] = None; "
        f"sys.path.insert(0, {str(EXAMPLES)!r}); "
        f"runpy.run_path({str(EXAMPLES / 'train_cubosaurs.py')!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    assert "is not installed: 'make examples' installs" in sentence
