"""``cuboteca train``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cuboteca.lab.training import training as lab

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.conftest import Command

ASK = ("train", "cubosaurs", "-o", "rounds=1", "--plays", 2, "--units", 2)


pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "_EVALUATIONS", 2)
    monkeypatch.setattr(lab, "LEVELS", ("random",))
    monkeypatch.setattr(lab, "_USUAL_DECISIONS", 6)


def test_a_training_writes_network_record_and_picture(cuboteca: Command, tmp_path: Path) -> None:
    file, out, picture = (tmp_path / name for name in ("a.npz", "2.npz", "a.svg"))
    asked = (*ASK, "--generations", 1, "--results", file, "--out", out, "--svg", picture)
    answer = cuboteca(*asked)

    assert answer.code == 0
    assert "Generation 1 of 1" in answer.err
    assert f"The network is in '{out}'" in answer.out
    assert picture.read_text("utf-8").startswith("<svg")
    assert json.loads(out.with_suffix(".json").read_text("utf-8"))["plan"]["seat_count"] == 2

    told = json.loads(cuboteca(*asked, "--json").out)  # the file has that generation already
    assert [one["number"] for one in told["generations"]] == [1]
    assert sorted(one.name for one in tmp_path.iterdir()) == ["2.json", "2.npz", "a.npz", "a.svg"]


def test_ctrl_c_keeps_what_was_learned(
    cuboteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = lab.Trainer.run

    def interrupted(trainer: lab.Trainer) -> Iterator[lab.Generation]:
        yield next(whole(trainer))
        raise KeyboardInterrupt

    monkeypatch.setattr(lab.Trainer, "run", interrupted)
    monkeypatch.chdir(tmp_path)
    out = tmp_path / "2.npz"
    answer = cuboteca(*ASK, "--out", out)
    (file,) = tmp_path.glob("training-cubosaurs-2-*.npz")

    assert answer.code == 130
    assert f"What 1 generation has learned is in '{file.name}'; the same command" in answer.err
    assert out.is_file()


def test_ctrl_c_before_anything_was_learned_says_so(
    cuboteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: lab.Trainer) -> Iterator[lab.Generation]:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab.Trainer, "run", interrupted)
    answer = cuboteca(*ASK, "--results", tmp_path / "a.npz")

    assert answer.code == 130
    assert "No generation was finished, so nothing was learned." in answer.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("train", "chess"), "chess"),
        (("train", "cubosaurs", "--players", 7), "--players must be 2 to 5"),
        (("train", "cubosaurs", "--plays", 0), "--plays"),
        (("train", "cubosaurs", "--out", "/nowhere/a.npz"), "--out cannot write"),
        (("train", "cubosaurs", "-o", "rounds=0"), "option 'rounds' must be"),
    ],
)
def test_what_cannot_be_trained_is_one_sentence(
    cuboteca: Command, given: tuple[object, ...], said: str
) -> None:
    answer = cuboteca(*given)

    assert answer.code == 2
    assert said in " ".join(answer.err.split())
    assert "Traceback" not in answer.err
