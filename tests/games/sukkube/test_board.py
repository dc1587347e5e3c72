"""The board of a page: who has a seat."""

from __future__ import annotations

import re

from cuboteca.core.drawing import Occupant
from cuboteca.core.texts import Texts
from tests.games.sukkube.table import GAME, table

TEXTS = Texts("en", [GAME.folder / "texts"])


def test_a_panel_says_who_has_the_seat_and_that_nobody_is_there() -> None:
    state, show = table(""), GAME.presentation
    seats = int(state.seat_count)
    occupants = [Occupant(f"note {seat}", away=seat == 1) for seat in range(seats)]
    drawn = show.board(
        show.view(state, 0),
        choices=show.choices(state, 0),
        texts=TEXTS,
        names=["Ada"] * seats,
        sprite="s.svg",
        occupants=occupants,
    )
    panels = re.split(r'(?=<section class="seat )', str(drawn.markup))[1:]
    people = [panel for panel in panels if " person" in panel]

    assert len(people) == seats > 1
    assert len(panels) == 6
    for panel in people:
        seat = int(re.findall(r'id="seat-(\d)"', panel)[0])

        assert re.search(rf'<span class="sr">[^<]*note {seat}</span>', panel)
        assert f'Ada<span class="sr"> {seat + 1}</span>' in panel
        assert (' away"' in panel) == (seat == 1)
    assert not any("note" in panel or ' away"' in panel for panel in panels if panel not in people)
