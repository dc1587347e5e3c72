"""Variants of rules: what is swept, what is compared, and which of them are even."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.core.engine import engine_of, first_movers
from cuboteca.core.errors import CubotecaError
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import game
from cuboteca.lab import study as lab
from cuboteca.lab.statistics import Estimate
from cuboteca.lab.study_file import StudyFile
from cuboteca.lab.study_front import Aim, Standing, aims_of, front_of
from cuboteca.lab.study_picture import svg_of
from cuboteca.lab.study_report import as_json, found_in
from cuboteca.lab.study_variants import USUAL, settings_of, sweep_of
from cuboteca.lab.study_words import StudyWords, texts_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("interpreted")

QUICK: dict[str, dict[str, object]] = {
    "cube_attack": {"points_to_win": 4, "turn_cap": 4},
    "sukkube": {"points_to_win": 1, "manche_cap": 2},
    "cubosaurs": {"rounds": 1},
}


def plan_for(name: str, *swept: tuple[str, Sequence[object]], seats: int = 2) -> lab.Plan:
    chosen = game(name)
    sweeps = [sweep_of(chosen, target, values) for target, values in swept]
    asked = lab.study(
        chosen, QUICK[name], seats, ["random"], question="variants", seed=3, sweeps=sweeps
    )
    return lab.plan_of(asked)


def found_by(plan: lab.Plan, plays: int) -> lab.Found:
    *_, (_, found, _) = lab.run(plan, lab.goal(plays=plays, width=None))
    return found


# what is swept


def test_several_sweeps_are_a_grid_without_the_usual_rules() -> None:
    plan = plan_for("cubosaurs", ("rounds", [1, 2]), ("dna", ["false", True]))
    settings = settings_of(plan.game, plan.asked)

    assert list(settings.options) == [
        "rounds=1,dna=true",
        "rounds=2,dna=false",
        "rounds=2,dna=true",
    ]
    assert settings.options["rounds=2,dna=true"]["rounds"] == 2
    assert settings.left_out == {}


def test_a_figure_of_a_shipped_board_is_swept_by_data_alone() -> None:
    plan = plan_for("cube_attack", ("board:planets.H*.points", ["5"]), ("board:title", ["Five"]))
    (options,) = settings_of(plan.game, plan.asked).options.values()
    board = tomllib.loads(str(options["board"]))
    shipped = (plan.game.folder / "data" / "six-fold.toml").read_text("utf-8")
    before = tomllib.loads(shipped)

    assert board["title"] == "Five"
    for name, planet in board["planets"].items():
        wanted = before["planets"][name] | ({"points": 5} if name.startswith("H") else {})
        assert planet == wanted
    assert board["orbits"] == before["orbits"]


def test_a_figure_is_changed_in_a_board_that_is_swept_as_well(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    shipped = game("cube_attack").folder / "data" / "three-fold.toml"
    mine.write_text(shipped.read_text("utf-8"), "utf-8")
    plan = plan_for("cube_attack", ("board:planets.F.points", [7]), ("board", ["six-fold", mine]))
    settings = settings_of(plan.game, plan.asked).options

    assert list(settings) == [
        "board:planets.F.points=7,board=six-fold",
        f"board:planets.F.points=7,board={mine}",
    ]
    boards = [tomllib.loads(str(options["board"])) for options in settings.values()]
    assert [len(board["planets"]) for board in boards] == [31, 19]
    assert [board["planets"]["F"]["points"] for board in boards] == [7, 7]


def test_combinations_that_cannot_be_played_are_left_out_and_named() -> None:
    plan = plan_for("sukkube", ("deck:red.left", [1, 2, 3]), ("deck:red.right", [1, 2, 3]))
    settings = settings_of(plan.game, plan.asked)
    words = StudyWords(found_by(plan, 1), plan.game, texts_of(plan.game, "en"))

    assert list(settings.options) == [
        "deck:red.left=1,deck:red.right=3",
        "deck:red.left=3,deck:red.right=1",
    ]
    assert len(settings.left_out) == 6
    assert len(words.left_out) == 6
    assert "exactly 30 cards" in words.left_out[0]


@pytest.mark.parametrize(
    ("name", "swept", "why"),
    [
        ("cubosaurs", [], "at least one sweep"),
        ("cubosaurs", [("rounds", [1])], "exactly as the usual rules"),
        ("cubosaurs", [("rounds", [2, 2])], "a value twice"),
        ("cubosaurs", [("rounds", [])], "at least one value"),
        ("cubosaurs", [("rounds", [2]), ("rounds", [3])], "swept twice"),
        ("cubosaurs", [("rounds", [0])], "'rounds' must be a whole number from 1 to 100"),
        ("cubosaurs", [("t_rex", [9])], "no option 't_rex'"),
        ("cubosaurs", [("rounds:a", [9])], "no option has any here"),
        ("cubosaurs", [("rounds", [*range(2, 25)]), ("dna", [0, 1])], None),
        ("cube_attack", [("turn_cap:a", [9])], "those with figures are: board"),
        ("cube_attack", [("board:", [9])], "names no figure"),
        ("cube_attack", [("board:planets.X.points", [9])], "has no table 'X'"),
        ("cube_attack", [("board:X*", [9])], r"has no figure 'X\*'"),
        ("cube_attack", [("board:planets.E0.points", [9])], "only a moon has points"),
        ("cube_attack", [("points_to_win", [*range(5, 30)]), ("turn_cap", [*range(5, 30)])],
         "625 variants are too many"),
    ],
)  # fmt: skip
def test_what_cannot_be_swept_is_said(
    name: str, swept: list[tuple[str, list[object]]], why: str | None
) -> None:
    if why is None:
        assert len(settings_of(game(name), plan_for(name, *swept).asked).options) == 46
        return
    with pytest.raises(CubotecaError, match=why):
        plan_for(name, *swept)


def test_sweeps_are_for_variants_among_several_seats() -> None:
    chosen = game("sukkube")
    sweeps = [sweep_of(chosen, "points_to_win", [2])]
    with pytest.raises(lab.StudyError, match="sweeps are for the question 'variants'"):
        lab.study(chosen, {}, 2, ["random"], question="seats", seed=1, sweeps=sweeps)
    with pytest.raises(lab.StudyError, match="at least two seats"):
        plan_for("sukkube", ("points_to_win", [2]), seats=1)


# what is compared


def test_a_variant_is_compared_with_the_usual_rules_play_by_play() -> None:
    plan = plan_for("cubosaurs", ("rounds", [2]))
    engine = engine_of(plan.game)
    values = dict(zip(plan.keys, plan.play(engine, 5, 3, 1), strict=True))
    of = {(key.subject, key.measure): row for key, row in values.items()}
    usual = plan.simulated(engine, 5, 3, 1)
    two = plan.simulated(engine, 5, 3, 1, dict(plan.options) | {"rounds": 2})
    movers = first_movers(engine, plan.options, 2, seed=3, first_play=5, plays=3)
    won = [
        float(usual.ranks[play, mover] == 1) / (usual.ranks[play] == 1).sum() - 0.5
        for play, mover in enumerate(movers)
    ]

    assert of[USUAL, "place-1"].tolist() == pytest.approx(won)
    assert of[USUAL, "place-2"].tolist() == pytest.approx([-one for one in won])
    assert of["rounds=2", "decisions"].tolist() == two.decisions.tolist()
    assert of["rounds=2", "decisions-change"].tolist() == (two.decisions - usual.decisions).tolist()
    change = of["rounds=2", "place-1"] - of[USUAL, "place-1"]
    assert of["rounds=2", "first-change"].tolist() == pytest.approx(change.tolist())
    assert np.all((of[USUAL, "lead"] >= 0) & (of[USUAL, "lead"] <= 1))


def test_a_study_of_variants_continues_with_the_same_numbers(tmp_path: Path) -> None:
    plan, path = plan_for("sukkube", ("points_to_win", [2])), tmp_path / "a.jsonl"
    kept = StudyFile(path, plan)
    for chunk, _, _ in lab.run(plan, lab.goal(plays=32, width=None)):
        assert chunk is not None
        kept.add(chunk)
    *_, (_, found, _) = lab.run(plan, lab.goal(plays=70, width=None), StudyFile(path, plan).done)

    assert found == found_by(plan, 70)
    with pytest.raises(lab.StudyError, match="its sweeps is"):
        StudyFile(path, plan_for("sukkube", ("points_to_win", [3])))


def test_a_study_without_sweeps_says_nothing_of_them() -> None:
    asked = lab.study(game("sukkube"), {}, 2, ["random"], question="seats", seed=1)
    assert "sweeps" not in asked.data


# which are even


def estimate(value: float, half: float = 0.01) -> Estimate:
    return Estimate(value, value - half, value + half)


def ends(one: Estimate) -> tuple[float, float, float]:
    return one.value, one.low, one.high


def invented(**variants: tuple[float, float, float]) -> lab.Found:
    """Return a study with the effect of the first of two seats, lead and length of each variant."""
    asked = plan_for("cubosaurs", ("rounds", [2])).asked
    return lab.Found(
        asked,
        100,
        100,
        tuple(
            lab.Finding(name, measure, effect)
            for name, (first, lead, length) in variants.items()
            for measure, effect in (
                ("place-1", estimate(first)),
                ("place-2", estimate(-first)),
                ("lead", estimate(lead)),
                ("decisions", estimate(length, 1.0)),
                ("decisive", estimate(0.9)),
            )
        ),
    )


def test_the_front_is_what_nothing_else_beats_in_every_aim() -> None:
    found = invented(
        usual=(-0.2, 0.3, 50), fair=(0.0, 0.4, 80), near=(0.205, 0.305, 60), bad=(0.3, 0.5, 99)
    )
    rows = front_of(found, aims_of())

    assert [(one.name, one.standing) for one in rows] == [
        ("fair", Standing.FRONT),
        ("usual", Standing.FRONT),
        ("near", Standing.OPEN),
        ("bad", Standing.BEHIND),
    ]
    assert rows[0].scores[0] == Estimate(0.0, 0.0, 0.01)
    assert ends(rows[1].scores[0]) == pytest.approx((0.2, 0.19, 0.21))


def test_length_and_decisiveness_are_aims_too() -> None:
    found = invented(usual=(-0.2, 0.3, 50), long=(0.0, 0.4, 80))
    rows = front_of(found, aims_of(["length", "decisive"], 79.5))

    assert [one.name for one in rows] == ["long", "usual"]
    assert rows[0].scores[0] == Estimate(0.5, 0.0, 1.5)
    assert ends(rows[0].scores[1]) == pytest.approx((0.1, 0.09, 0.11))
    assert aims_of((), 60).names == (Aim.SEATS, Aim.CLOSE, Aim.LENGTH)


@pytest.mark.parametrize(
    ("names", "length", "why"),
    [
        (["fun"], None, "no aim 'fun'; there are: seats, length, close, decisive"),
        (["seats", "seats"], None, "named twice"),
        (["length"], None, "give both or neither"),
        (["seats"], 60.0, "give both or neither"),
        ([], 0.0, "a number above 0"),
    ],
)
def test_aims_that_do_not_go_together_are_refused(
    names: list[str], length: float | None, why: str
) -> None:
    with pytest.raises(lab.StudyError, match=why):
        aims_of(names, length)


# how it is told


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_told_and_drawn(language: str) -> None:
    plan = plan_for("cubosaurs", ("rounds", [2, 3]), ("dna", [True]))
    found = found_by(plan, 40)
    aims = aims_of((), 60)
    words = StudyWords(found, plan.game, texts_of(plan.game, language), aims)
    picture = svg_of(words)

    assert [len(table.rows) for table in words.tables] == [2, 2, 2, 2]
    assert words.front is not None
    assert len(words.front.rows) == 3
    assert len(words.front.aims) == 3
    assert picture.count("<circle") == 4 * 2 + 2 * 3
    assert picture.count("class='front'") == 0, "with three aims a panel is a shadow of the front"
    assert words.command.endswith(
        "--sweep rounds=2,3 --sweep dna=true --aim seats,close,length --wished-length 60"
    )
    two = StudyWords(found, plan.game, texts_of(plan.game, language))
    assert svg_of(two).count("class='front'") == 1


def test_variants_come_back_from_json() -> None:
    found = found_by(plan_for("cubosaurs", ("rounds", [2, 3])), 40)
    told = as_json(found, aims_of())

    assert found_in(told) == found
    assert {row["variant"] for row in told["front"]} == {USUAL, "rounds=2", "rounds=3"}
    assert "front" not in as_json(found)
