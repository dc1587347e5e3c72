"""Boards on pages: what they say they offer is what has a button on them."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

from tests.conformance.plays import Moment, Table, decisions, some_moments, texts_of

if TYPE_CHECKING:
    from cuboteca.core.drawing import Board


#: The tags that may send something.
SENDING = re.compile(r"<(?:button|input)\b[^>]*>")


class Buttons(HTMLParser):
    """Finds the actions that a form would send; other tags are many and slow to read."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.actions: set[int] = set()
        for tag in SENDING.findall(str(markup)):
            self.feed(tag)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in ("button", "input") and given.get("name") == "action":
            self.actions.add(int(given["value"] or ""))


def drawn(moment: Moment, watcher: int | None) -> Board:
    """Return the board as the site shows it to ``watcher`` (None: a spectator)."""
    game = moment.table.game
    state, shows = moment.state(), game.presentation
    return shows.board(
        shows.view(state, watcher),
        choices=shows.choices(state, watcher) if watcher == moment.mover else (),
        texts=texts_of(moment.table, "en"),
        names=moment.table.players,
        sprite="/s.svg",
    )


def test_a_board_offers_what_has_a_button_on_it(table: Table) -> None:
    boards = [(moment, drawn(moment, moment.mover)) for moment in decisions(table)]

    assert [m for m, one in boards if one.offered != Buttons(one.markup).actions] == []
    assert [m for m, one in boards if not one.offered <= set(m.legal)] == []
    assert any(one.offered for _, one in boards)


def test_a_board_offers_nothing_to_those_who_wait(few: Table) -> None:
    boards = [
        (moment, drawn(moment, watcher))
        for moment in some_moments(few, 4)
        for watcher in moment.watchers
        if watcher != moment.mover
    ]

    assert [m for m, one in boards if one.offered or Buttons(one.markup).actions] == []
