"""Every test that asks for ``table`` runs at every table; ``few`` are those for slow tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import settings

from tests.conformance.plays import FEW_TABLES, TABLES

if TYPE_CHECKING:
    from tests.conformance.plays import Table

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    return cast("Table", request.param)


@pytest.fixture(params=FEW_TABLES, ids=str)
def few(request: pytest.FixtureRequest) -> Table:
    return cast("Table", request.param)
