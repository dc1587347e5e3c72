"""Gymnasium's own test, unmodified, and what it does not cover, of one play and of many at once."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cuboteca.envs
from cuboteca.bots.bot import RandomBot, UnknownLevelError
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError, IllegalActionError, OptionError
from cuboteca.envs.opponents import OpponentError
from cuboteca.envs.registration import agents_id, env_id, register_envs
from cuboteca.envs.single import SeatEnv
from cuboteca.envs.vector import SeatVectorEnv
from cuboteca.games import GAME_NAMES
from tests.envs.tables import TABLES

if TYPE_CHECKING:
    from cuboteca.bots.bot import DecisionContext
    from tests.envs.tables import EnvTable

FIRST = TABLES[0]


class FirstBot:
    """Takes the first legal action."""

    def choose(self, context: DecisionContext) -> int:
        return context.legal[0]


class WrongBot:
    def choose(self, _context: DecisionContext) -> int:
        return -3


class BrokenBot:
    def choose(self, _context: DecisionContext) -> int:
        raise ZeroDivisionError


def others(table: EnvTable, *bots: Any) -> dict[str, Any]:
    """Return settings for a table with ``bots`` at the other seats, one after the other."""
    count = table.seats - 1
    opponents = [bots[place % len(bots)] for place in range(count)]
    return {"seats": table.seats, "opponents": opponents, **table.options}


def make(table: EnvTable, *bots: Any, **settings: Any) -> SeatEnv:
    env = gymnasium.make(env_id(table.name), **(others(table, *bots) | settings))
    return env.unwrapped  # type: ignore[return-value]


def make_many(table: EnvTable, *bots: Any, **settings: Any) -> SeatVectorEnv:
    return gymnasium.make_vec(  # type: ignore[return-value]
        env_id(table.name), **(others(table, *bots) | settings)
    )


def to_the_end(env: SeatEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """Play at random by the masks; return the observations, the last reward and the last info."""
    generator = np.random.default_rng(1)
    seen, info = env.reset(seed=seed)
    passed = [seen]
    reward, over = 0.0, False
    while not over:
        assert reward == 0
        action = generator.choice(np.flatnonzero(env.action_masks()))
        seen, reward, over, _, info = env.step(action)
        passed.append(seen)
    return passed, reward, info


# one play


@pytest.mark.parametrize("mask_in", ["info", "observation"])
@pytest.mark.parametrize("illegal", ["end", "random"])
def test_gymnasiums_test_of_the_interface(table: EnvTable, mask_in: str, illegal: str) -> None:
    settings = {"mask_in": mask_in, "illegal": illegal}
    check_env(make(table, "random", "greedy", **settings), skip_render_check=True)


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_gymnasiums_test_of_pictures(name: str, mode: str) -> None:
    check_env(gymnasium.make(env_id(name), render_mode=mode).unwrapped)


def test_every_kind_of_bot_may_sit_at_the_table(table: EnvTable) -> None:
    env = make(table, "greedy", FirstBot(), RandomBot, "random", seat="any")
    _, reward, info = to_the_end(env, 3)

    assert -1 <= reward <= 1
    assert len(info["points"]) == table.seats
    assert info["end_reason"]


def test_one_seed_gives_one_play(table: EnvTable) -> None:
    first, second = (
        to_the_end(make(table, RandomBot, "greedy", seat="any"), 4)[0] for _ in range(2)
    )

    assert len(first) == len(second)
    assert all((one == other).all() for one, other in zip(first, second, strict=True))


def test_the_reward_is_what_the_points_say(table: EnvTable) -> None:
    _, reward, info = to_the_end(make(table, "random", reward="points", seat="any"), 5)

    assert reward == info["points"][info["seat"]]


def test_a_copy_goes_on_alike(table: EnvTable) -> None:
    env = make(table, "random")
    env.reset(seed=5)
    action = int(np.flatnonzero(env.action_masks())[0])
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    seen = env.step(action)[0]

    assert all((one.step(action)[0] == seen).all() for one in copies)


def test_an_illegal_action_ends_is_replaced_or_raises(table: EnvTable) -> None:
    ends, draws, raises = (
        make(table, "random", illegal=illegal) for illegal in ("end", "random", "raise")
    )
    for env in (ends, draws, raises):
        env.reset(seed=1)

    assert ends.step(-1)[1:4] == (-1.0, True, False)
    assert draws.step(10**6)[1] >= -1
    with pytest.raises(IllegalActionError, match="action -1 is not legal now"):
        raises.step(-1)
    with pytest.raises(IllegalActionError, match="call reset"):
        ends.step(0)


def test_one_opponent_plays_all_other_seats() -> None:
    most = max(TABLES, key=lambda one: one.seats)
    env = SeatEnv(game=most.name, seats=most.seats, opponents=["greedy"])

    assert env.seating.seat_count == most.seats
    assert to_the_end(env, 1)[2]["points"]


@pytest.mark.parametrize(
    ("settings", "kind", "told"),
    [
        ({"opponents": ["genius"]}, UnknownLevelError, "no bot 'genius' for .*; there are: random"),
        ({"opponents": [7]}, OptionError, "an opponent is a level, a bot with 'choose'"),
        ({"opponents": ["random"] * 3, "seats": 3}, OptionError, "2 other seats need one .* not 3"),
        ({"seat": 9}, OptionError, "seat must be 0 to 1 or 'any', not 9"),
        ({"seats": 0}, OptionError, "not 0"),
        ({"render_mode": "film"}, OptionError, "render_mode must be one of"),
        ({"colour": 1}, OptionError, "no option 'colour'"),
    ],
)
def test_a_wrong_setting_is_named(
    settings: dict[str, Any], kind: type[CubotecaError], told: str
) -> None:
    with pytest.raises(kind, match=told):
        SeatEnv(game=FIRST.name, **settings)


@pytest.mark.parametrize(
    ("bot", "kind", "told"),
    [
        (WrongBot(), IllegalActionError, "WrongBot chose -3 at seat 1, which is not legal"),
        (BrokenBot(), OpponentError, "BrokenBot failed at seat 1: ZeroDivisionError"),
    ],
)
def test_a_bot_that_fails_is_named(bot: Any, kind: type[CubotecaError], told: str) -> None:
    with pytest.raises(kind, match=told):
        to_the_end(SeatEnv(game=FIRST.name, seats=2, opponents=[bot]), 1)


# many plays at once


def test_arrays_are_the_kernels_own_unless_copies_are_asked_for(table: EnvTable) -> None:
    shared = make_many(table, "random", num_envs=3)
    fresh = make_many(table, "random", num_envs=3, copy=True)
    first, info = shared.reset(seed=1)
    second, *_, later = shared.step(shared.sample_actions())

    assert first is second
    assert np.shares_memory(info["action_mask"], later["action_mask"])
    assert fresh.reset(seed=1)[0] is not fresh.step(fresh.sample_actions())[0]


def test_observations_and_masks_are_in_their_spaces(table: EnvTable) -> None:
    env = make_many(table, "random", num_envs=4, mask_in="observation")
    seen, _ = env.reset(seed=1)
    for _ in range(10):
        assert env.observation_space.contains(seen)
        seen, rewards, terminated, truncated, info = env.step(env.sample_actions())
        assert seen["action_mask"].any(axis=1).all()
    assert [str(array.dtype) for array in (rewards, terminated)] == ["float64", "bool"]
    assert not truncated.any()
    assert info["rewards"].shape == (4, table.seats)


def test_a_play_among_many_is_a_play_alone(table: EnvTable) -> None:
    """Every seat is played by the caller, so that chance is all that is drawn."""
    many = SeatVectorEnv(
        game=table.name, num_envs=3, seats=table.seats, opponents=None, **table.options
    )
    alone = table.of("env", reward="rank")()
    many.reset(seed=[7, 8, 9])
    alone.reset(seed=8)
    ended = False
    while not ended:
        seat = int(many._plays.movers[1])
        assert alone.agent_selection == f"player_{seat}"
        seen = alone.observe(alone.agent_selection)
        assert (seen["observation"] == many._plays.observations[1]).all()
        assert (seen["action_mask"] == many._plays.masks[1]).all()
        actions = np.array([np.flatnonzero(mask)[-1] for mask in many._plays.masks])
        alone.step(actions[1])
        _, rewards, ends, _, info = many.step(actions)
        ended = bool(ends[1])

    assert all(alone.terminations.values())
    expected = [alone.rewards[f"player_{one}"] for one in range(table.seats)]
    assert info["rewards"][1].tolist() == pytest.approx(expected)
    assert rewards[1] == pytest.approx(expected[seat])
    last = alone.observe(f"player_{seat}")["observation"]
    assert (info["final_obs"][1] == last).all()
    assert info["_final_obs"].tolist() == ends.tolist()


def test_threads_change_nothing(table: EnvTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuboteca.envs.vector.LEAST_STEPPED", 1)
    monkeypatch.setattr("cuboteca.envs.vector.LEAST_SAMPLED", 1)
    one, two = (make_many(table, "greedy", num_envs=5, threads=count) for count in (1, 2))
    for env in (one, two):
        env.reset(seed=2)
    for _ in range(6):
        actions = one.sample_actions()
        two.sample_actions()
        assert (one.step(actions)[0] == two.step(actions)[0]).all()


def test_illegal_actions_of_many(table: EnvTable) -> None:
    ends, draws, raises = (
        make_many(table, "random", num_envs=2, illegal=illegal)
        for illegal in ("end", "random", "raise")
    )
    for env in (ends, draws, raises):
        env.reset(seed=1)
    wrong = np.array([-1, 10**6])

    assert ends.step(wrong)[1].tolist() == [-1.0, -1.0]
    assert not draws.step(wrong)[2].any()
    with pytest.raises(IllegalActionError, match="action -1 of play 0 is not legal now"):
        raises.step(wrong)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"num_envs": 0}, "num_envs must be a whole number above 0"),
        ({"opponents": [FirstBot()]}, "has the opponents random, greedy; others play with"),
        ({"seats": 3, "opponents": ["random", "greedy"], "seat": "any"}, "the same opponent"),
    ],
)
def test_a_wrong_setting_of_many_is_named(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        SeatVectorEnv(game=FIRST.name, **settings)


def test_wrong_calls_of_many_are_told() -> None:
    env = SeatVectorEnv(game=FIRST.name, num_envs=2)

    with pytest.raises(IllegalActionError, match="call reset"):
        env.step([0, 0])
    with pytest.raises(OptionError, match="2 plays need as many seeds, not 1"):
        env.reset(seed=[1])
    env.reset()
    with pytest.raises(OptionError, match="2 plays need as many actions"):
        env.step([0])


def test_pictures_of_many(table: EnvTable) -> None:
    env = make_many(table, "random", num_envs=2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()

    assert shown is not None
    assert len(shown) == 2
    assert all("player_0" in text for text in shown)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAME_NAMES)
def test_compiled_plays_are_the_interpreted_ones(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    courses = []
    for interpreted in ("1", "0"):
        monkeypatch.setenv("CUBOTECA_INTERPRETED", interpreted)
        env = SeatVectorEnv(game=name, num_envs=2, opponents=["greedy"], seat="any")
        assert env.seating.engine is engine_of(env.seating.game)
        env.reset(seed=11)
        course = []
        for _ in range(25):
            seen, rewards, *_ = env.step(env.sample_actions())
            course.append(seen.tobytes() + rewards.tobytes())
        courses.append(course)

    assert courses[0] == courses[1]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_games_are_known_to_gymnasium_and_pettingzoo(name: str) -> None:
    registry = pytest.importorskip("pettingzoo.env_registry.registration")
    register_envs()
    settings = {"seats": 2, "illegal": "random"}

    assert f"{name}_v1" in dir(cuboteca.envs)
    assert env_id(name) in gymnasium.registry
    assert len(registry.make("aec", agents_id(name), **settings).possible_agents) == 2
    assert len(registry.make("parallel", agents_id(name), **settings).possible_agents) == 2
