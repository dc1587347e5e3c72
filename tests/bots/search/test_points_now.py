"""How a playout that stops early is evaluated."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.conformance.plays import FEW_TABLES, decisions

if TYPE_CHECKING:
    from tests.conformance.plays import Table


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_rules_and_pages_say_the_same_of_who_is_ahead(table: Table) -> None:
    points_now = table.engine.bound(table.game.rules.slots()["points_now"])
    for moment in decisions(table, 5):
        out = np.zeros(table.seats, np.int64)
        points_now(moment.state(), out)

        assert tuple(out) == table.game.presentation.points_now(moment.state())
