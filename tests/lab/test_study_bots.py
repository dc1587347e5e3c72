"""Studies of bots that search or solve: the same draws and numbers, and nothing by the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.bots.levels import CHAMPION, SOLVER
from cuboteca.core.engine import engine_of, first_movers, simulate
from cuboteca.core.policies import HeuristicPolicy, SearchConfig, SolverPolicy
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import game
from cuboteca.lab import study as lab
from cuboteca.lab.statistics import Estimate
from cuboteca.lab.study_bots import Bots, StudyError, quick_bots, study_policy
from cuboteca.lab.study_words import StudyWords, texts_of
from tests.lab.test_study import QUICK

if TYPE_CHECKING:
    from cuboteca.core.engine import Results

pytestmark = pytest.mark.usefixtures("interpreted")

GAME = game("sukkube")
OPTIONS = GAME.options(QUICK["sukkube"], 2)
LEAST = 8  # simulations, for the sake of speed


def asked(bots: str = "hard", question: str = "seats", **more: object) -> lab.Study:
    given = {"simulations": LEAST} | more
    return lab.study(GAME, QUICK["sukkube"], 2, bots.split(","), question=question, seed=3, **given)  # type: ignore[arg-type]


def played(names: list[str], first: int, count: int, threads: int = 1) -> Results:
    bots = Bots(GAME, names, LEAST)
    codes = np.tile(bots.codes, (count, 1))
    return bots.play(engine_of(GAME), OPTIONS, codes, seed=3, first_play=first, threads=threads)


def same(one: Results, other: Results) -> bool:
    return all(np.array_equal(mine, its) for mine, its in zip(one, other, strict=True))


def test_a_bot_that_searches_has_simulations_and_no_clock() -> None:
    cubosaurs = game("cubosaurs")
    champion = study_policy(cubosaurs, CHAMPION, 2, 200)
    own = study_policy(cubosaurs, "expert", 2)

    assert isinstance(champion, SearchConfig)
    assert champion.learned
    assert (champion.simulations, champion.nodes, champion.seconds) == (200, 201, None)
    assert (champion.exact_states, champion.exact_seconds, champion.threads) == (2_000, None, 1)
    assert isinstance(own, SearchConfig)
    assert own.simulations > 1_000
    assert own.seconds is None


def test_bots_that_decide_at_once_are_played_by_the_kernels() -> None:
    names = ["greedy", "random"]
    bots = Bots(GAME, names)
    codes = np.tile(bots.codes, (4, 1))
    engine = engine_of(GAME)

    assert bots.decide_at_once
    assert bots.codes.tolist() == [100, 0]
    assert same(
        bots.play(engine, OPTIONS, codes, seed=5, first_play=2, threads=1),
        simulate(engine, OPTIONS, codes, seed=5, first_play=2),
    )
    assert all(
        isinstance(study_policy(GAME, one, 2), HeuristicPolicy) for one in quick_bots(GAME, 2)
    )
    assert isinstance(study_policy(GAME, SOLVER, 2), SolverPolicy)


def test_a_play_is_the_same_wherever_it_is_played() -> None:
    names = ["hard", "random"]
    together = played(names, 0, 4)

    assert same(together, played(names, 0, 4, threads=2))
    for number in range(4):
        alone = played(names, number, 1)
        for whole, part in zip(together, alone, strict=True):
            assert np.array_equal(whole[number : number + 1], part)


def test_places_are_those_of_the_draws_before_anybody_thinks() -> None:
    """The first to decide is the one of whom ``first_movers`` says so, whoever plays."""
    count = 6
    plan = lab.plan_of(asked("hard,random"))
    engine = engine_of(GAME)
    movers = first_movers(engine, OPTIONS, 2, seed=3, first_play=0, plays=count)
    seen = []
    for number in range(count):
        bots = Bots(GAME, ["hard", "random"], LEAST)
        places: list[int] = []
        _note_first(bots, places)
        bots.play(engine, OPTIONS, bots.codes[None], seed=3, first_play=number, threads=1)
        seen.append(places[0])

    assert seen == movers.tolist()
    assert len(set(seen)) == 2
    assert plan.play(engine, 0, 2, 1)[:2].sum(axis=0) == pytest.approx(np.zeros(2))


def _note_first(bots: Bots, places: list[int]) -> None:
    make = bots._bot

    def noting(code: int, seed: int, number: int, seat: int) -> object:
        bot = make(code, seed, number, seat)

        class Noting:
            def choose(self, context: object) -> object:
                places.append(seat)
                return bot.choose(context)  # type: ignore[arg-type]

        return Noting()

    bots._bot = noting  # type: ignore[method-assign, assignment]


def test_a_search_beats_chance() -> None:
    results = played(["hard", "random"], 0, 8)
    wins = (results.ranks[:, 0] == 1).sum()

    assert wins >= 6


@pytest.mark.parametrize("question", ["seats", "length", "options", "cards"])
def test_a_study_continues_with_the_same_numbers(question: str) -> None:
    plan = lab.plan_of(asked("solver", question, simulations=0))
    engine = engine_of(GAME)
    whole = plan.play(engine, 0, 2, 1)

    assert np.array_equal(whole[:, 1:], plan.play(engine, 1, 1, 1))
    assert lab.chunk_size(plan, 1_000) <= 128


def test_variants_are_compared_by_bots_that_think() -> None:
    sweep = lab.Sweep("points_to_win", ("2",), (2,))
    plan = lab.plan_of(asked("solver", "variants", simulations=0, sweeps=(sweep,)))

    assert plan.play(engine_of(GAME), 0, 1, 1).shape == (len(plan.keys), 1)


@pytest.mark.parametrize(
    ("bots", "simulations", "why"),
    [
        ("medium", 100, "simulations are for bots that search, and medium does not"),
        ("medium,solver", 100, "and medium, solver do not"),
        ("hard", 7, "must be 8 to 1,000,000, not 7"),
        ("hard", 2_000_000, "must be 8 to 1,000,000, not 2000000"),
    ],
)
def test_simulations_that_nobody_makes_are_refused(bots: str, simulations: int, why: str) -> None:
    with pytest.raises(StudyError, match=why):
        asked(bots, simulations=simulations)


def test_a_champion_that_does_not_exist_is_refused() -> None:
    with pytest.raises(StudyError, match="'champion' does not exist for Sukkube with 1 seat, or"):
        study_policy(GAME, CHAMPION, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_says_how_long_its_bots_think(language: str) -> None:
    study = asked("hard,random", simulations=64)
    found = lab.Found(study, 1, 1, (lab.Finding("place:1", "points", Estimate(0, -1, 1)),))
    words = StudyWords(found, GAME, texts_of(GAME, language))
    quick = lab.study(GAME, QUICK["sukkube"], 2, ["random"], question="seats", seed=3)

    assert any(" 64." in told for told in words.how)
    assert words.command.endswith("--simulations 64")
    assert study.data["simulations"] == 64
    assert "simulations" not in quick.data
