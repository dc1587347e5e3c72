"""The heuristic policy beats chance and never stalls; see ``scripts/study_ursuppe.py``."""

from __future__ import annotations

import pytest
from scripts.study_ursuppe import lengths, strength


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5, 6])
def test_greedy_ranks_before_random(seat_count: int, *, extra: bool) -> None:
    assert strength(seat_count, {"extra_genes": extra, "extra_reveal": 26}, 300).gap.low > 0.5


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5, 6])
def test_a_thousand_plays_of_greedy_bots_end(seat_count: int, *, extra: bool) -> None:
    assert len(lengths(seat_count, {"extra_genes": extra, "extra_reveal": 26}, 1000)) == 1000
