"""Studies that are adjusted for luck: the same plays, the same means, less spread."""

from __future__ import annotations

import numpy as np
import pytest

from cuboteca.core.batch import scratch_of
from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.network import network_of, network_scratch
from cuboteca.games import game
from cuboteca.lab import study as lab
from cuboteca.lab import study_luck
from cuboteca.lab.statistics import Estimate
from cuboteca.lab.study_kernels import Luck, add_luck
from cuboteca.lab.study_words import StudyWords, texts_of
from tests.core.nim import NIM

GAME = game("cubosaurs")


@pytest.fixture(autouse=True)
def _few_pilots(monkeypatch: pytest.MonkeyPatch, interpreted: None) -> None:  # noqa: ARG001
    monkeypatch.setattr(study_luck, "PILOT_BLOCKS", 3)


def plan_for(question: str, *, luck_adjusted: bool, bots: str = "greedy") -> study_luck.Adjustable:
    asked = lab.study(
        GAME,
        {"rounds": 1},
        2,
        bots.split(","),
        question=question,
        seed=3,
        luck_adjusted=luck_adjusted,
    )
    plan = lab.plan_of(asked)
    assert isinstance(plan, study_luck.Adjustable)
    return plan


def test_luck_is_nothing_on_average() -> None:
    engine = engine_of(GAME)
    network = network_of(GAME, 2)
    state = engine.start(GAME.options({"rounds": 1}, 2), 2)
    while engine.to_move(state) == CHANCE:
        engine.apply(state, int(np.argmax(engine.chance_weights(state))))
    while engine.to_move(state) != CHANCE:
        engine.apply(state, engine.legal_actions(state)[0])
    weights = engine.chance_weights(state)
    by_outcome = {}
    for outcome, weight in enumerate(weights):
        if weight:
            luck = Luck(
                network,
                network_scratch(network, GAME.rules.most_features),
                np.zeros(2, np.int64),
                np.zeros(2),
                np.zeros(2),
                np.zeros(2),
                seeded(1),
            )
            total = np.zeros(2)
            states = engine.array(2)
            states[0] = engine.copy(state)
            engine.bound(add_luck)(
                states, outcome, np.array([100, 100]), luck, scratch_of(engine.rules), total
            )
            by_outcome[outcome] = total

    assert len(by_outcome) > 5
    for seat in range(2):
        lucks = [total[seat] for total in by_outcome.values()]
        mean = sum(weights[outcome] * total[seat] for outcome, total in by_outcome.items())
        assert mean == pytest.approx(0.0)
        assert max(lucks) > 0.01 > -0.01 > min(lucks)


@pytest.mark.parametrize(("question", "bots"), [("seats", "greedy,random"), ("cards", "greedy")])
def test_the_plays_are_the_same_and_a_part_of_their_luck_is_taken_away(
    question: str, bots: str
) -> None:
    plain = plan_for(question, luck_adjusted=False, bots=bots)
    adjusted = plan_for(question, luck_adjusted=True, bots=bots)
    engine = engine_of(GAME)
    values, none = plain.measured(engine, 0, 1, 1, 3)
    again, luck = adjusted.measured(engine, 0, 1, 1, 3)

    assert none is None
    assert luck is not None
    assert again.tolist() == values.tolist()
    assert luck.shape == values.shape
    assert np.abs(luck).max() > 0


def test_adjusted_numbers_do_not_depend_on_where_a_study_was_stopped() -> None:
    engine = engine_of(GAME)
    whole = plan_for("seats", luck_adjusted=True).play(engine, 0, 2, 1)
    second = plan_for("seats", luck_adjusted=True).play(engine, 1, 1, 1)
    plain = plan_for("seats", luck_adjusted=False).play(engine, 0, 2, 1)

    assert whole[:, 1].tolist() == second[:, 0].tolist()
    assert whole.tolist() != plain.tolist()


def test_the_draw_of_who_begins_is_no_luck() -> None:
    engine = engine_of(GAME, "interpreted")
    start = GAME.rules.start(GAME.options({}, 2), 2)
    assert study_luck.draws_of_the_first(engine, start) == 1


def test_a_part_is_what_leaves_the_least_spread() -> None:
    luck = np.array([[1.0, -1.0, 2.0, -2.0], [0.0, 0.0, 0.0, 0.0]])
    values = np.array([[7.0, 3.0, 9.0, 1.0], [1.0, 2.0, 3.0, 4.0]])
    assert study_luck.parts_of(study_luck.Measured(values, luck)).tolist() == [2.0, 0.0]


@pytest.mark.parametrize(
    ("name", "question", "seats", "why"),
    [
        ("cubosaurs", "length", 2, "for the questions 'seats' and 'cards', not 'length'"),
        ("sukkube", "seats", 1, "Sukkube has for 2, 3, 4, 5, 6 seats alone, not for 1"),
    ],
)
def test_what_cannot_be_adjusted_is_said(name: str, question: str, seats: int, why: str) -> None:
    with pytest.raises(CubotecaError, match=why):
        lab.study(game(name), {}, seats, ["greedy"], question=question, seed=1, luck_adjusted=True)


def test_a_game_without_networks_is_not_adjusted() -> None:
    with pytest.raises(CubotecaError, match="Nim has for no number of seats, not for 2"):
        lab.study(NIM, {}, 2, ["random"], question="seats", seed=1, luck_adjusted=True)


def test_a_study_says_that_it_is_adjusted() -> None:
    adjusted = plan_for("seats", luck_adjusted=True).asked
    found = lab.Found(adjusted, 1, 1, (lab.Finding("place:1", "points", Estimate(0, -1, 1)),))
    words = StudyWords(found, GAME, texts_of(GAME, "en"))

    assert adjusted.data["luck_adjusted"] is True
    assert "luck_adjusted" not in plan_for("seats", luck_adjusted=False).asked.data
    assert any("adjusted for luck" in told for told in words.how)
    assert words.command.endswith("--luck-adjusted")
