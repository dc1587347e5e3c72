"""The champion against OpenSpiel's MCTSBot: nobody errs, and the page has what is kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.chance import seeded
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab.arena import play_one

if TYPE_CHECKING:
    from pathlib import Path

pytest.importorskip("pyspiel")

from scripts import mctsbot  # needs it

PLAYED = mctsbot.DOCS / "ladders" / "mctsbot"


@pytest.mark.compiled
def test_a_play_is_the_same_each_time_and_nobody_errs() -> None:
    what = mctsbot.contest_of(game("cubosaurs"), 1)
    first, again = (play_one(what, (0, 1), 1, mctsbot.chooser) for _ in range(2))

    assert first.bots == ("mctsbot-10", "champion-1")
    assert first.faults == ()
    assert (again.points, again.events) == (first.points, first.events)


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("bot", ["champion-1", "mctsbot-10"])
def test_both_can_be_asked_in_every_game(name: str, bot: str) -> None:
    play = Play(game(name), {}, 2)
    play.draw_all(sampler_of(seeded(1)))
    action = mctsbot.chooser(play.game, bot, 1, 0.0)(play, play.to_move)

    assert action in play.legal_actions()


def test_the_page_has_the_table_of_the_plays_that_are_kept() -> None:
    rows = re.findall(r"^\| (?!game|-).*", mctsbot.table(PLAYED), re.MULTILINE)
    page = mctsbot.PAGE.read_text("utf-8")

    assert [row for row in rows if row not in page] == []
    assert len(rows) == len(list(PLAYED.glob("*.jsonl")))


def test_writing_fills_the_table_and_changes_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before.\n\n<!-- plays: mctsbot -->\nold\n<!-- end -->\n\nAfter.\n")
    monkeypatch.setattr(mctsbot, "PAGE", page)
    mctsbot.write(PLAYED)
    before, _, rest = page.read_text().partition("<!-- plays: mctsbot -->\n")
    inside, _, after = rest.partition("<!-- end -->")

    assert (before, after) == ("Before.\n\n", "\n\nAfter.\n")
    assert "old" not in inside
    assert inside.strip() == mctsbot.table(PLAYED).strip()
