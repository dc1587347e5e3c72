"""A short run of what ``cuboteca fuzz ursuppe`` does for as long as one likes."""

from __future__ import annotations

import pytest

from cuboteca.games import game
from cuboteca.lab.fuzz import fuzz


@pytest.mark.compiled
def test_no_fault_in_a_thousand_plays() -> None:
    findings = fuzz(game("ursuppe"), seed=1, go_on=lambda findings: findings.plays < 1_000)

    assert findings.fault is None
    assert set(findings.by_seats) == {2, 3, 4, 5, 6}
    assert findings.never_taken < 350  # of 673; pairs of amoebas are half of all numbers
