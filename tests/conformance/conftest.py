"""Tests that ask for ``table`` share all tables in turn; ``few`` are those for slow tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import settings

from tests.conformance.plays import FEW_TABLES, TABLES
from tests.turns import in_turn

if TYPE_CHECKING:
    from tests.conformance.plays import Table

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")

#: How many tables share a turn.
SHARING = 3


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each test its tables, if it names none."""
    named = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    if "table" in metafunc.fixturenames and "table" not in named:
        name = metafunc.definition.nodeid
        metafunc.parametrize("table", in_turn(TABLES, SHARING, name), ids=str, scope="function")


@pytest.fixture(params=FEW_TABLES, ids=str)
def few(request: pytest.FixtureRequest) -> Table:
    return cast("Table", request.param)
