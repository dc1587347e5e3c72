"""PettingZoo's own tests, unmodified, and what they do not cover."""

from __future__ import annotations

import copy
import importlib
import pickle
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

import cuboteca.envs
from cuboteca.core.errors import CubotecaError, IllegalActionError, OptionError
from cuboteca.games import GAME_NAMES
from tests.envs.tables import LASTING, TABLES, EnvTable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FIRST = TABLES[0]


@pytest.fixture
def dictionaries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter our names where PettingZoo lists who observes by dictionary; it warns of others."""
    peer = sys.modules["pettingzoo.test.api_test"]
    for list_name in ("env_obs_dicts", "env_obs_space"):
        names = [*getattr(peer, list_name), *cuboteca.envs.MODULES]
        monkeypatch.setattr(peer, list_name, names)


# PettingZoo's own


@pytest.mark.usefixtures("dictionaries")
def test_pettingzoos_test_of_the_interface(table: EnvTable) -> None:
    api_test(table.of("env")(), num_cycles=25)


def test_pettingzoos_test_of_the_interface_with_the_mask_in_the_info(table: EnvTable) -> None:
    api_test(table.of("env", mask_in="info")(), num_cycles=25)


@pytest.mark.usefixtures("dictionaries")
def test_pettingzoos_test_of_the_interface_without_wrappers(table: EnvTable) -> None:
    api_test(table.of("raw_env")(), num_cycles=5)


def test_pettingzoos_test_of_seeds(table: EnvTable) -> None:
    seed_test(table.of("env"), num_cycles=15)


def test_pettingzoos_test_of_pictures(table: EnvTable) -> None:
    render_test(table.of("env"))


def test_pettingzoos_test_of_the_parallel_interface(table: EnvTable) -> None:
    parallel_api_test(table.of("parallel_env")(), num_cycles=40)


@pytest.mark.parametrize("illegal", ["end", "random"])
def test_pettingzoos_test_of_parallel_seeds(table: EnvTable, illegal: str) -> None:
    parallel_seed_test(table.of("parallel_env", illegal=illegal), num_cycles=15)


@pytest.mark.parametrize("lasting", LASTING, ids=str)
def test_pettingzoos_test_of_the_longest_play(lasting: EnvTable) -> None:
    """It expects that all agents act in every cycle, which the parallel environment offers.

    It also expects that no play ends by the rules within four cycles.
    """
    parallel = lasting.of("parallel_env", illegal="random")

    def env(**settings: Any) -> Any:
        return parallel_to_aec(parallel(**settings))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=env))


# ours


def play(env: Any, seed: int | None = None) -> Iterator[tuple[str, Any, float, bool]]:
    """Play at random by the masks; yield what ``last`` gives before every step."""
    generator = np.random.default_rng(1)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        yield agent, seen, reward, terminated or truncated
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        env.step(None if terminated or truncated else int(generator.choice(np.flatnonzero(mask))))


def test_rewards_are_of_the_end_and_those_of_ranks_sum_to_zero(table: EnvTable) -> None:
    last = {agent: reward for agent, _, reward, over in play(table.of("env")(), 1) if over}
    before = [reward for _, _, reward, over in play(table.of("env")(), 1) if not over]

    assert len(last) == table.seats
    assert sum(last.values()) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in last.values())
    assert not any(before)


def test_a_win_is_worth_one_in_all(table: EnvTable) -> None:
    env = table.of("env", reward="win")()

    assert sum(reward for _, _, reward, over in play(env, 1) if over) == pytest.approx(1)


def test_one_seed_gives_one_play_and_others_others(table: EnvTable) -> None:
    def course(seed: int) -> list[bytes]:
        some = zip(range(5), play(table.of("env")(), seed), strict=False)
        return [seen["observation"].tobytes() + agent.encode() for _, (agent, seen, _, _) in some]

    courses = [course(seed) for seed in range(8)]

    assert courses == [course(seed) for seed in range(8)]
    assert len({b"".join(one) for one in courses}) > 1


def test_a_copy_goes_on_alike_and_changes_nothing(table: EnvTable) -> None:
    env = table.of("env")()
    env.reset(seed=5)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = env.state()
    action = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
    for one in copies:
        one.step(action)

    assert (env.state() == before).all()
    env.step(action)
    assert all((one.state() == env.state()).all() for one in copies)
    assert all(one.agent_selection == env.agent_selection for one in copies)


def test_the_whole_state_is_in_its_space(table: EnvTable) -> None:
    env = table.of("env")()
    env.reset(seed=1)

    assert env.unwrapped.state_space.contains(env.state())


def test_who_is_not_to_move_has_no_legal_action(table: EnvTable) -> None:
    env = table.of("env")()
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}

    assert [agent for agent, mask in masks.items() if mask.any()] == [env.agent_selection]


@pytest.mark.parametrize("action", [-1, 10**6, 2.5, "x", None])
def test_an_illegal_action_ends_the_play(table: EnvTable, action: Any) -> None:
    env = table.of("env")()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(action)

    assert all(env.terminations.values())
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.agents}
    assert env.observe(agent)["action_mask"].all()


def test_an_illegal_action_may_be_replaced(table: EnvTable) -> None:
    env = table.of("env", illegal="random")()
    env.reset(seed=1)
    before = env.state()
    env.step(-1)

    assert not any(env.terminations.values())
    assert (env.state() != before).any()


def test_an_illegal_action_of_a_bare_environment_raises_and_changes_nothing(
    table: EnvTable,
) -> None:
    env = table.of("raw_env")()
    env.reset(seed=1)
    before = env.state()

    with pytest.raises(IllegalActionError, match="action -1 of player_"):
        env.step(-1)

    assert (env.state() == before).all()


def test_two_games_stand_beside_each_other() -> None:
    first, last = (
        importlib.import_module(f"cuboteca.envs.{n}_v1") for n in (GAME_NAMES[0], GAME_NAMES[-1])
    )
    plays = [play(module.env(), 3) for module in (first, last)]
    woven = [[next(one)[1] for one in plays] for _ in range(8)]
    alone = [
        [seen for _, (_, seen, _, _) in zip(range(8), play(module.env(), 3), strict=False)]
        for module in (first, last)
    ]

    for number, course in enumerate(alone):
        for moment, seen in enumerate(course):
            assert (woven[moment][number]["observation"] == seen["observation"]).all()


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"seats": 99}, "is for .* seats, not 99"),
        ({"seats": "two"}, "seats must be a whole number, not 'two'"),
        ({"colour": "red"}, "has no option 'colour'; its options are"),
        ({"render_mode": "film"}, "render_mode must be one of 'ansi', .* not 'film'"),
        ({"illegal": "shrug"}, "illegal must be one of 'end', 'random', 'raise', not 'shrug'"),
        ({"mask_in": "hat"}, "mask_in must be one of"),
        ({"reward": "money"}, "reward must be one of 'rank', 'win', 'points', not 'money'"),
        ({"max_cycles": 0}, "max_cycles must be a whole number above 0, not 0"),
    ],
)
def test_a_wrong_setting_is_named(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        FIRST.module.env(**settings)


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(AttributeError, match="has no 'monopoly_v1'; it has: "):
        _ = cuboteca.envs.monopoly_v1


READERS = [(t, o.name) for t in TABLES for o in t.game.meta.options if o.kind == "data"]


@pytest.mark.parametrize(("reader", "option"), READERS[:1])
def test_an_option_may_be_a_file_that_has_to_be_there(
    reader: EnvTable, option: str, tmp_path: Path
) -> None:
    with pytest.raises(CubotecaError, match=f"option '{option}': cannot read"):
        reader.module.env(None, **{option: tmp_path / "none.txt"})


def test_a_play_lasts_for_max_cycles_unless_it_is_over_before(table: EnvTable) -> None:
    lasted = set()
    for seed in range(20):
        env = table.of("parallel_env", illegal="random", max_cycles=4)()
        env.reset(seed=seed)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)
        cycles = 0
        while env.agents:
            actions = {agent: int(env.action_space(agent).sample()) for agent in env.agents}
            _, _, terminations, truncations, _ = env.step(actions)
            cycles += 1
        lasted.add(cycles)
        cut_off, over = all(truncations.values()), all(terminations.values())

        assert cut_off != over
        assert over or cycles == 4

    assert max(lasted) == 4


def test_a_truncated_play_is_not_terminated() -> None:
    env = FIRST.of("env", max_cycles=3)()
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))

    assert all(env.truncations.values())
    assert not any(env.terminations.values())
