"""The files in ``examples/`` learn, measure and draw; ``make test-peers`` brings what they need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: make test-peers brings it")

FILES = sorted((Path(__file__).parents[3] / "examples").glob("train_*.py"))


def run(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(path), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_one_rollout_leaves_a_curve_and_a_policy(path: Path, tmp_path: Path) -> None:
    picture, policy = tmp_path / "curve.png", tmp_path / "policy.zip"

    done = run(path, "--steps=1", "--plays=20", f"--out={picture}", f"--model={policy}")

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "then of 20 plays won\n  against random " in done.stdout
    assert picture.read_bytes().startswith(b"\x89PNG\r\n")
    assert policy.read_bytes().startswith(b"PK")


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("--steps=0", "argument --steps: must be a whole number from 1, not '0'"),
        ("--minutes=soon", "argument --minutes: must be a number above 0, not 'soon'"),
        ("--out=nowhere/curve.png", "argument --out: there is no folder 'nowhere'"),
        ("--out=curve.doc", "argument --out: must end in .png, .svg, .pdf, not 'curve.doc'"),
    ],
)
def test_a_wrong_argument_gets_one_sentence(argument: str, said: str) -> None:
    done = run(FILES[0], argument)

    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith(said)
