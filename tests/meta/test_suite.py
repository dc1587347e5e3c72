"""``scripts/test`` runs every test: what it finds by folder stands in that folder."""

from __future__ import annotations

from pathlib import Path

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
