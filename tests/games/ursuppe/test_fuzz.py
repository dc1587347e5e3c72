"""A short run of what ``cuboteca fuzz ursuppe`` does for as long as one likes."""

from __future__ import annotations

import pytest

from cuboteca.games import game
from cuboteca.lab.fuzz import fuzz


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [1, 2])
def test_no_fault_in_two_thousand_plays(seed: int) -> None:
    findings = fuzz(game("ursuppe"), seed=seed, go_on=lambda findings: findings.plays < 2_000)

    assert findings.fault is None
    assert set(findings.by_seats) == {2, 3, 4, 5, 6}
    assert findings.never_taken < 200
