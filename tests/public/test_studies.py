"""Simulations, arenas, analyses and batches from a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import cuboteca
from cuboteca.lab import simulation
from cuboteca.lab.analysis import USUAL_PLAYOUTS, Budget, analyse_play

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.public.results import Table

GAME = "sukkube"


def lengths(table: Table) -> set[int]:
    """Return the lengths of a table's columns: one number where it is a table."""
    return {len(column) for column in table.values()}


# simulations


@pytest.fixture(scope="module")
def simulated() -> cuboteca.SimulationResult:
    return cuboteca.simulate(
        "cubosaurs", seats=3, bots=["greedy", "random"], plays=30, seed=2, rounds=1
    )


@pytest.mark.usefixtures("interpreted")
def test_a_simulation_is_that_of_the_lab() -> None:
    found = cuboteca.simulate(GAME, bots=["greedy", "random"], plays=20, seed=2, points_to_win=1)
    plan = simulation.plan(
        cuboteca.Play(GAME, seed=1).core.game,
        {"points_to_win": 1},
        2,
        ("greedy", "random"),
        plays=20,
        seed=2,
    )
    *_, (_, _, tallies) = simulation.run(plan)

    assert found.bots == ("greedy", "random")
    assert (found.plays, found.decisions) == (20, tallies.decisions)
    assert found.end_reasons == tallies.reasons
    assert [one.points for one in found.by_bot] == [
        tally.mean_interval() for tally in tallies.points_by_bot.values()
    ]
    assert [one.win_share for one in found.by_seat] == [
        tally.share_interval() for tally in tallies.wins_by_seat
    ]


@pytest.mark.usefixtures("interpreted")
def test_the_same_simulation_is_the_same_result() -> None:
    one, other = (cuboteca.simulate(GAME, plays=5, seed=3, points_to_win=1) for _ in range(2))

    assert one == other


def test_a_simulation_is_a_table_of_bots_or_seats(simulated: cuboteca.SimulationResult) -> None:
    by_bot, by_seat = simulated.table(), simulated.table("seat")

    assert list(by_bot) == [
        "bot",
        "seats",
        "points",
        "points_low",
        "points_high",
        "win_share",
        "win_share_low",
        "win_share_high",
    ]
    assert by_bot["bot"] == ["greedy", "random"]
    assert by_seat["seat"] == [0, 1, 2]
    assert sum(one.win_share.value for one in simulated.by_seat) == pytest.approx(1)
    assert lengths(by_seat) == {3}
    for low, value, high in zip(
        by_bot["points_low"], by_bot["points"], by_bot["points_high"], strict=True
    ):
        assert low < value < high  # type: ignore[operator]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"bots": ["hard"]}, "no bot 'hard' for simulations; there are: random, greedy"),
        ({"plays": 0}, "the number of plays must be at least 1, not 0"),
        ({"seats": 7}, "Sukkube is for 1 to 6 seats, not 7"),
    ],
)
def test_a_simulation_that_cannot_be_is_refused(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(cuboteca.CubotecaError, match=words):
        cuboteca.simulate(GAME, **arguments)


# arenas


@pytest.mark.usefixtures("interpreted")
def test_an_arena_says_who_is_better() -> None:
    found = cuboteca.arena("cubosaurs", ["random", "greedy", "easy"], plays=6, seed=1, rounds=1)

    assert found.by_bot[0].rating.value == max(one.rating.value for one in found.by_bot)
    assert {one.bot for one in found.by_bot} == {"random", "greedy", "easy"}
    assert [(one.first, one.second, one.plays) for one in found.by_pair] == [
        ("random", "greedy", 6),
        ("random", "easy", 6),
        ("greedy", "easy", 6),
    ]
    assert found.by_pair[0].win_share.value < 0.5
    assert found.by_pair[0].lead.value < 0
    assert found.faults == ()
    assert lengths(found.table()) == {3}
    assert lengths(found.table("pair")) == {3}
    assert lengths(found.table("play")) == {6 * 3 * 2}


@pytest.mark.usefixtures("interpreted")
def test_the_same_arena_plays_the_same() -> None:
    one, other = (
        cuboteca.arena(GAME, ["random", "greedy"], plays=4, seed=1, points_to_win=1)
        for _ in range(2)
    )

    assert [(play.key, play.points) for play in one.plays] == [
        (play.key, play.points) for play in other.plays
    ]
    assert one.by_pair == other.by_pair


def test_an_arena_that_cannot_be_is_refused() -> None:
    with pytest.raises(cuboteca.CubotecaError, match="name at least two bots, each once"):
        cuboteca.arena(GAME, ["random"], seed=1)
    with pytest.raises(cuboteca.OptionError, match="the number of jobs must be at least 1"):
        cuboteca.arena(GAME, ["random", "greedy"], jobs=0, seed=1)


# analyses


@pytest.fixture(scope="module")
def finished() -> cuboteca.Play:
    play = cuboteca.Play(GAME, seed=4, points_to_win=1)
    play.play_out("random")
    return play


@pytest.mark.usefixtures("interpreted")
def test_an_analysis_is_that_of_the_lab(finished: cuboteca.Play) -> None:
    found = cuboteca.analyse(finished, playouts=8, seed=3)
    meant = analyse_play(finished.core, Budget(playouts=8, seed=3))

    assert (found.game, found.unit, found.playouts, found.seed) == (GAME, "win share", 8, 3)
    assert [tuple(one.value for one in row) for row in found.values] == list(meant.values)
    assert (found.decisions, found.luck_and_skill, found.swings) == (
        meant.assessments,
        meant.luck_and_skill,
        meant.swings,
    )
    assert found.table()["seq"] == [one.seq for one in meant.assessments]
    assert found.table("seat")["seat"] == [0, 1]
    assert lengths(found.table("event")) == {2 * (len(finished.events) + 1)}
    assert lengths(found.table("swing")) == {len(meant.swings)}


def test_an_analysis_that_cannot_be_is_refused(finished: cuboteca.Play) -> None:
    with pytest.raises(cuboteca.CubotecaError, match="the play is not over after"):
        cuboteca.analyse(cuboteca.Play(GAME, seed=1))
    with pytest.raises(cuboteca.OptionError, match="playouts must be 8 to 20000, not 1"):
        cuboteca.analyse(finished, playouts=1)
    with pytest.raises(cuboteca.OptionError, match="seconds must be above 0, not 0"):
        cuboteca.analyse(finished, playouts=USUAL_PLAYOUTS, seconds=0)


@pytest.mark.usefixtures("interpreted")
def test_an_analysis_can_be_stopped(finished: cuboteca.Play) -> None:
    class Stopped(Exception):  # noqa: N818
        pass

    def stop(_done: int, _total: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        cuboteca.analyse(finished, playouts=8, progress=stop)


# batches


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("name", [info.name for info in cuboteca.list_games()])
def test_a_batch_steps_many_plays(name: str) -> None:
    batch = cuboteca.PlayBatch(name, count=5, seats=3, seed=1)
    info = cuboteca.game_info(name)

    assert (len(batch), batch.seat_count, batch.seed, batch.game) == (5, 3, 1, info)
    assert batch.observations.shape == (5, info.observation_size)
    for _ in range(20):
        actions = batch.sample_actions()
        assert batch.legal_masks[np.arange(5), actions].all()
        batch.step(actions)
    assert ((batch.to_move >= 0) & (batch.to_move < 3)).all()


@pytest.mark.usefixtures("interpreted")
def test_a_batch_and_a_play_of_the_same_seed_are_one() -> None:
    batch = cuboteca.PlayBatch(GAME, count=1, seats=3, seed=6, points_to_win=1)
    play = cuboteca.Play(GAME, seats=3, seed=6, points_to_win=1)
    while not play.is_over:
        seat = play.to_move
        assert seat is not None
        assert seat == batch.to_move[0]
        assert (batch.observations[0] == play.observation(seat)).all()
        assert (batch.legal_masks[0] == play.legal_mask()).all()
        action = play.legal_actions()[-1]
        play.act(action)
        batch.step(np.array([action.number]))

    assert batch.dones.all()
    assert play.outcome is not None
    assert tuple(batch.rewards[0]) == play.outcome.points


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([0, 10_000], "action 10000 is not legal in play 1"),
        ([-1, 0], "action -1 is not legal in play 0"),
        ([0], "takes 2 whole numbers, not an array of shape"),
        ([0.0, 1.0], "takes 2 whole numbers, not an array of shape .* and type float64"),
    ],
)
def test_a_batch_refuses_what_is_not_legal(actions: list[float], words: str) -> None:
    batch = cuboteca.PlayBatch("cubosaurs", count=2, seed=1)
    before = batch.observations.copy()

    with pytest.raises(cuboteca.IllegalActionError, match=words):
        batch.step(np.array(actions))
    assert (batch.observations == before).all()


def test_a_batch_that_cannot_be_is_refused() -> None:
    with pytest.raises(cuboteca.OptionError, match="count must be at least 1, not 0"):
        cuboteca.PlayBatch(GAME, count=0)


# studies


@pytest.mark.usefixtures("interpreted")
def test_a_study_is_a_result_with_a_table_and_a_picture(tmp_path: Path) -> None:
    seen: list[int] = []
    file = tmp_path / "study.jsonl"

    def asked(plays: int) -> cuboteca.StudyResult:
        return cuboteca.study(
            GAME,
            "seats",
            bots=["random"],
            plays=plays,
            file=file,
            progress=lambda result: seen.append(result.plays),
            points_to_win=1,
            manche_cap=2,
        )

    first, again = asked(32), asked(40)
    afresh = cuboteca.study(
        GAME, bots=["random"], plays=40, threads=2, points_to_win=1, manche_cap=2
    )

    assert seen == [32, 32, 40]
    assert again == afresh != first
    assert again.question == "seats"
    assert lengths(again.table()) == {len(again.findings)} == {4}
    assert again.json()["command"] == again.command
    assert again.csv().count("\n") == 5
    assert "40 plays of each setting" in again.how()
    assert "40 partite" in again.how("it")
    assert again.svg() == again._repr_svg_()


@pytest.mark.usefixtures("interpreted")
def test_variants_have_a_front() -> None:
    result = cuboteca.study(
        GAME,
        "variants",
        bots=["random"],
        plays=40,
        sweep={"points_to_win": [1, 2]},
        points_to_win=1,
        manche_cap=2,
    )
    front = result.front(wished_length=9)

    assert set(front["variant"]) == {"points_to_win=2", "usual"}
    assert lengths(front) == {2}
    assert {"seats", "close_low", "length_high"} <= front.keys()
    assert "points_to_win=1,2" in result.command
    plain = cuboteca.study(GAME, bots=["random"], plays=2, points_to_win=1, manche_cap=2)
    with pytest.raises(cuboteca.CubotecaError, match="only the question 'variants'"):
        plain.front()


@pytest.mark.usefixtures("interpreted")
def test_a_study_that_cannot_be_made_says_why() -> None:
    with pytest.raises(cuboteca.CubotecaError, match="threads must be at least 1"):
        cuboteca.study(GAME, threads=0)
    with pytest.raises(cuboteca.CubotecaError, match="no question 'why'"):
        cuboteca.study(GAME, "why")
