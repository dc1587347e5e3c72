"""What a playout that stops early is valued by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.conformance.plays import FEW_TABLES, decisions

if TYPE_CHECKING:
    from tests.conformance.plays import Table


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_rules_and_pages_say_the_same_of_who_is_ahead(table: Table) -> None:
    standing = table.engine.bound(table.game.rules.slots()["standing"])
    for moment in decisions(table, 5):
        out = np.zeros(table.seats, np.int64)
        standing(moment.state(), out)

        assert tuple(out) == table.game.presentation.standings(moment.state())
