"""What everybody may know: nearly everything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cuboteca.core.chance import seeded
from cuboteca.games.cubosaurs import notation
from tests.games.citations import ruling
from tests.games.cubosaurs.table import GAME, assert_shows, table

STATE = "seats=3 dna=1 hand=T,S* seat0=P seat1=B*,eT seat2=- market=1,7 tokens=2,3,0 owners=4:1"


@ruling("hand-is-open")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_hand_lies_open_for_everybody(seat: int | None) -> None:
    view = GAME.presentation.view(table(STATE), seat)

    assert [(card.code, card.copies) for card in view.hand] == [("T", 1), ("S*", 1)]


@ruling("hand-is-open", "nothing-hidden")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_all_seats_see_the_same_table(seat: int | None) -> None:
    """Only who is "you" differs, and with it which tiles "you" can afford."""
    own = GAME.presentation.view(table(STATE), 0)
    other = GAME.presentation.view(table(STATE), seat)
    same = [
        replace(
            view,
            seat=None,
            market=tuple(replace(tile, affordable=False) for tile in view.market),
            seats=tuple(
                replace(one, tiles=tuple(replace(tile, affordable=False) for tile in one.tiles))
                for one in view.seats
            ),
        )
        for view in (own, other)
    ]

    assert same[0] == same[1]


@ruling("nothing-hidden")
def test_cards_in_a_collection_have_no_order() -> None:
    assert table("hand=T,S seat0=P,B,P") == table("hand=S,T seat0=B,Px2")


@ruling("nothing-hidden")
def test_tokens_and_bought_tiles_are_open() -> None:
    view = GAME.presentation.view(table(STATE), 2)

    assert [seat.tokens for seat in view.seats] == [2, 3, 0]
    assert [tile.number for tile in view.seats[1].tiles] == [4]
    assert view.reserve == 35


@ruling("draw-when-needed", "nothing-hidden")
def test_nothing_is_hidden_that_could_be_drawn_anew() -> None:
    """No order of the draw pile exists, so a state that fits what a seat knows is the state."""
    state = table(STATE)

    assert GAME.resample(state, 1, seeded(1)) == state


@ruling("nothing-hidden")
def test_the_text_of_a_state_is_read_back() -> None:
    state = table(STATE)

    assert notation.parse_state(notation.format_state(state)) == state
    assert_shows(state, "owners=4:1 market=1,7 hand=S*,T")
