"""The pages of the game say what the code says."""

from __future__ import annotations

import re

import pytest
from scripts import game_card

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.sukkube.components import CHARACTER_NAMES
from cuboteca.games.sukkube.state import LAYOUT
from tests.games.sukkube.table import GAME, legal, set_up, table

NAME = "sukkube"


def page() -> str:
    """Return the game's page."""
    return game_card.page_of(NAME).read_text("utf-8")


def test_the_page_names_the_size_of_a_state() -> None:
    assert f"of {LAYOUT.size} bytes" in page()


def test_the_example_state_of_the_page_can_be_read() -> None:
    (text,) = re.findall(r"as tests write it: `([^`]+)`", page())

    assert legal(table(text)) == {"Ru"}


def test_the_first_events_of_the_example_play_can_be_played() -> None:
    (block,) = re.findall(r"```text\n(chance: character.*?)\.\.\.", page(), re.DOTALL)
    events = [line.partition(": ")[2] for line in block.splitlines()]

    assert set_up(";".join(events)).state.seated == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_every_character(language: str) -> None:
    texts = Texts(language, [GAME.folder / "texts"])
    names = [texts.word(f"character-{name}") for name in CHARACTER_NAMES]

    assert [name for name in names if name not in texts.word("rules-2-body")] == []
