"""The tables for researchers are what the code and the ladders say."""

from __future__ import annotations

import re

import pytest
from scripts import research_page

from cuboteca.games import GAME_NAMES


@pytest.mark.compiled
def test_the_page_is_up_to_date() -> None:
    """``python scripts/research_page.py`` writes it anew."""
    assert research_page.page() == research_page.PAGE.read_text("utf-8")


def test_every_game_has_a_speed_and_every_level_a_share() -> None:
    shares = research_page.baselines().splitlines()[2:]

    assert len(research_page.speeds()) == len(GAME_NAMES)
    assert len(shares) == len(GAME_NAMES) * 2 * 5
    assert all(re.search(r"\| [\d.]+ % \([\d.]+ % to [\d.]+ %\) \|$", line) for line in shares)
