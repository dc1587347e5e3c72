"""RLlib's own check of multi-agent environments; ``make test-peers`` brings it."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

import pytest

from tests.envs.peers.recipes import run_recipe

if TYPE_CHECKING:
    from tests.envs.tables import EnvTable


@pytest.mark.parametrize("illegal", ["end", "random"])
def test_rllib_check(table: EnvTable, illegal: str) -> None:
    pytest.importorskip("ray.rllib")
    wrappers = importlib.import_module("ray.rllib.env.wrappers.pettingzoo_env")
    checks = importlib.import_module("ray.rllib.utils.pre_checks.env")

    checks.check_multiagent_environments(wrappers.PettingZooEnv(table.of("env", illegal=illegal)()))
    checks.check_multiagent_environments(
        wrappers.ParallelPettingZooEnv(table.of("parallel_env", illegal=illegal)())
    )


def test_the_recipe_of_rllib_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray.rllib")
    run_recipe("ray.rllib")

    assert "128 decisions" in capsys.readouterr().out
