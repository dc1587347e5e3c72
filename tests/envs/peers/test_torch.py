"""Stable-Baselines3's and TorchRL's own checks; ``make test-peers`` brings both."""

from __future__ import annotations

import importlib
import warnings
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.envs.single import SeatEnv
from tests.envs.peers.recipes import run_recipe

if TYPE_CHECKING:
    from tests.envs.tables import EnvTable


@pytest.mark.parametrize("mask_in", ["info", "observation"])
@pytest.mark.parametrize("illegal", ["end", "random"])
def test_stable_baselines_check(table: EnvTable, mask_in: str, illegal: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    env = SeatEnv(
        game=table.name,
        seats=table.seats,
        opponents=["greedy"] * (table.seats - 1),
        mask_in=mask_in,  # type: ignore[arg-type]
        illegal=illegal,  # type: ignore[arg-type]
        **table.options,
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        checker.check_env(env)


def test_torchrl_check(table: EnvTable) -> None:
    pytest.importorskip("torchrl")
    wrapper: Any = importlib.import_module("torchrl.envs.libs.pettingzoo").PettingZooWrapper
    check = importlib.import_module("torchrl.envs.utils").check_env_specs
    check(wrapper(table.of("env")(), use_mask=True, categorical_actions=True))


def test_the_recipe_of_torchrl_runs_as_printed() -> None:
    pytest.importorskip("torchrl")
    batch: Any = run_recipe("torchrl")["batch"]

    assert len(batch) == 64
