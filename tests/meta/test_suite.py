"""``scripts/test`` runs every test: what it finds by folder stands in that folder."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.turns import EVERY, in_turn

TESTS = Path(__file__).parents[1]
BROWSER = TESTS / "web" / "browser"


def test_what_drives_a_browser_stands_in_one_folder() -> None:
    marked = {
        path
        for path in TESTS.rglob("test_*.py")
        if "pytest.mark.browser" in path.read_text("utf-8") and path != Path(__file__)
    }

    assert marked == set(BROWSER.glob("test_*.py"))


def test_no_test_stands_outside_a_folder() -> None:
    assert list(TESTS.glob("test_*.py")) == []


@pytest.fixture
def in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(EVERY, raising=False)


@pytest.mark.usefixtures("in_turns")
def test_cases_in_turn_are_taken_by_a_part_of_the_tests_each() -> None:
    cases = range(101)
    taken = Counter(case for test in range(300) for case in in_turn(cases, 3, f"test_{test}"))

    assert all(70 < taken[case] < 130 for case in cases)
    assert {len(in_turn(cases, 3, f"test_{test}")) for test in range(300)} == {33, 34}
    assert in_turn(cases, 3, "test") == in_turn(cases, 3, "test")


@pytest.mark.usefixtures("in_turns")
def test_a_test_has_a_case_however_many_share_a_turn() -> None:
    assert all(len(in_turn(["only"], 5, f"test_{test}")) == 1 for test in range(20))


def test_every_case_may_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EVERY, "1")

    assert in_turn(range(101), 3, "test") == range(101)
