"""Every test that asks for ``table`` runs at several tables of every game in the registry."""

from __future__ import annotations

import importlib
import warnings
from typing import TYPE_CHECKING, cast

import pytest

from tests.envs.tables import TABLES

if TYPE_CHECKING:
    from tests.envs.tables import EnvTable

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
with warnings.catch_warnings():
    # where there is pygame, PettingZoo's tests import a classic in a way that it warns of itself
    warnings.simplefilter("ignore", DeprecationWarning)
    importlib.import_module("pettingzoo.test")


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> EnvTable:
    return cast("EnvTable", request.param)
