"""Training: generations of plays from which a network learns."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.core.chance import seeded
from cuboteca.games import game
from cuboteca.lab.training import training as lab
from cuboteca.lab.training.curve import svg_of

if TYPE_CHECKING:
    from pathlib import Path

GAME = game("cubosaurs")


pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "_EVALUATIONS", 2)
    monkeypatch.setattr(lab, "LEVELS", ("random",))
    monkeypatch.setattr(lab, "_CHUNK", 1)
    monkeypatch.setattr(lab, "_USUAL_DECISIONS", 6)


def a_plan() -> lab.Plan:
    options = GAME.options({"rounds": 1}, 2)
    return lab.plan(GAME, options, 2, seed=3, plays=4, units=4)


def test_a_training_continues_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole = lab.begun(a_plan())
    generations = list(lab.Trainer(whole, 2).run())
    part = lab.begun(a_plan())
    next(lab.Trainer(part, 2).run())
    file = tmp_path / "a.npz"
    lab.save(part, file)
    again = lab.load(file, a_plan())
    list(lab.Trainer(again, 2).run())

    assert [one.number for one in generations] == [1, 2]
    assert generations[0].positions > 0
    assert again.generations == generations
    assert again.network.weights.tolist() == whole.network.weights.tolist()
    assert np.count_nonzero(whole.network.weights[:, 4:]) > 0  # what began as zeros has learned


def test_learning_from_the_same_plays_again_makes_smaller_errors() -> None:
    training = lab.begun(a_plan())
    first = next(lab.Trainer(training, 1).run())
    training.generations.clear()
    again = next(lab.Trainer(training, 1).run())

    assert (again.positions, again.decisions) == (first.positions, first.decisions)
    assert again.error < first.error


def test_the_network_and_its_record_are_written_side_by_side(tmp_path: Path) -> None:
    training = lab.begun(a_plan())
    training.generations.append(
        lab.Generation(1, 4, 20, 0.3, 12.5, {"random": lab.Share(0.75, 0.1, 8)})
    )
    lab.write_network(training, tmp_path / "2.npz")
    record = json.loads((tmp_path / "2.json").read_text("utf-8"))

    assert record["plan"] == asdict(a_plan())
    assert record["generations"][0]["against"]["random"]["won"] == 0.75
    with np.load(tmp_path / "2.npz") as file:
        assert file["weights"].dtype == np.int16
    for language, word in (("en", "Generations"), ("it", "Generazioni"), ("fr", "Générations")):
        picture = svg_of(training, language)
        assert word in picture
        assert "random 75.0 %" in picture


def test_a_file_of_another_training_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.npz"
    lab.save(lab.begun(a_plan()), file)
    options = GAME.options({}, 2)
    other = lab.plan(GAME, options, 2, seed=3, plays=4, units=4)

    with pytest.raises(lab.TrainingError, match="is of another training"):
        lab.load(file, other)
    file.write_bytes(b"nothing")
    with pytest.raises(lab.TrainingError, match="is not the file of a training"):
        lab.load(file, a_plan())


def test_a_game_without_features_cannot_be_trained() -> None:
    blind = replace(GAME, rules=replace(GAME.rules, features=None))
    with pytest.raises(lab.TrainingError, match=r"^Cubosaurs has no features by which"):
        lab.plan(blind, GAME.options({}, 3), 3, seed=1, plays=1, units=1)


def test_varied_options_are_such_as_a_play_can_begin_with() -> None:
    ursuppe = game("ursuppe")
    options = ursuppe.options({}, 3)
    trainer = lab.Trainer(
        lab.begun(lab.plan(ursuppe, options, 3, seed=1, plays=1, units=1)), last=1
    )
    varied = [trainer._options(1, chunk) for chunk in range(3, 800, 4)]
    twice = [one for one in varied if one["starting_extra_1"] == one["starting_extra_2"]]

    assert all(one["starting_extra_1"] == "none" for one in twice if one["extra_genes"])
    assert trainer._options(1, 0) == options
    assert len({one["extra_genes"] for one in varied}) == 2


@pytest.mark.parametrize("name", ["sukkube", "cubosaurs"])
def test_options_vary_within_what_the_page_offers(name: str) -> None:
    one = game(name)
    for option in one.meta.options:
        value = lab._any_value(option, seeded(1))
        assert value is None or option.parse(value) == value
