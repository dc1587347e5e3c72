"""The files in ``examples/`` learn, measure and draw; ``make test-peers`` brings what they need."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.envs.peers.recipes import run_recipe

if TYPE_CHECKING:
    from collections.abc import Callable

sb3_contrib = pytest.importorskip(
    "sb3_contrib", reason="sb3-contrib is not installed: make test-peers brings it"
)

EXAMPLES = Path(__file__).parents[3] / "examples"
FILES = sorted(EXAMPLES.glob("train_*.py"))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    monkeypatch.syspath_prepend(str(EXAMPLES))

    def run(path: Path, *arguments: str) -> None:
        monkeypatch.setattr(sys, "argv", [str(path), *arguments])
        runpy.run_path(str(path), run_name="__main__")

    return run


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_one_rollout_leaves_a_curve_and_a_policy(
    path: Path, run: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture, policy = tmp_path / "curve.png", tmp_path / "policy.zip"

    run(path, "--steps=1", "--plays=20", f"--out={picture}", f"--model={policy}")

    assert "then of 20 plays won\n  against random " in capsys.readouterr().out
    assert picture.read_bytes().startswith(b"\x89PNG\r\n")
    assert sb3_contrib.MaskablePPO.load(policy).num_timesteps > 0


def test_the_recipe_for_researchers_runs_as_printed() -> None:
    assert run_recipe("sb3_contrib")["model"]


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("--steps=0", "argument --steps: must be a whole number from 1, not '0'"),
        ("--minutes=soon", "argument --minutes: must be a number above 0, not 'soon'"),
        ("--out=nowhere/curve.png", "argument --out: there is no folder 'nowhere'"),
        ("--out=curve.doc", "argument --out: must end in .png, .svg, .pdf, not 'curve.doc'"),
    ],
)
def test_a_wrong_argument_gets_one_sentence(
    argument: str, said: str, run: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(FILES[0], argument)

    assert stopped.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith(said)
