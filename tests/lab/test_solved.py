"""The page of solved games: its cheap rows, computed again, and an expert that errs nowhere."""

from __future__ import annotations

from dataclasses import replace

import pytest
from scripts import solved

pytestmark = pytest.mark.compiled


def test_the_cheap_rows_are_what_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    page = solved.PAGE.read_text("utf-8")
    cheap = tuple(tiny for tiny in solved.SOLVED if tiny.seats * tiny.deals < 5)
    few = tuple(tiny for tiny in cheap if tiny.options.get("turn_cap") != 2)
    monkeypatch.setattr(solved, "SOLVED", few)
    rows = list(solved.rows())

    assert len(rows) >= 6
    assert [row for row in rows if row not in page] == []


@pytest.mark.parametrize("place", range(len(solved.ASKED)))
def test_an_expert_finds_a_best_action_in_every_position_asked(place: int) -> None:
    good, asked = solved.hits(replace(solved.ASKED[place], deals=5), "expert")

    assert asked > 3
    assert good == asked
