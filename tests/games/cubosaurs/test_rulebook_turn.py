"""A seat's turn: get a hand, then keep it or refuse it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.errors import IllegalActionError, NotationError
from tests.games.citations import cites, ruling
from tests.games.cubosaurs.table import (
    GAME,
    after,
    assert_shows,
    draws,
    engine,
    legal,
    new_play,
    table,
)

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode

BOTH_MODES = [
    "interpreted",
    pytest.param("compiled", marks=pytest.mark.compiled),
]
#: The collection of the book's example.
EXAMPLE = "seats=3 seat0=T,S,P,K3-2 seat1=B,S,C,T seat2=B,B,S,P"


@cites('"Esempio di gioco" (Italian p. 6)', '"Turno di un giocatore", 2 B (Italian p. 6)')
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_example_a_t_rex_is_drawn_and_refused_with_another_type(mode: Mode) -> None:
    state = table(f"{EXAMPLE} stage=draw mover=-1")
    drawn = after(state, "draw T", mode=mode)
    passed = after(drawn, "refuse P", mode=mode)

    assert legal(drawn, mode) == {"keep", "refuse S", "refuse P", "refuse K3-2"}
    assert_shows(passed, "hand=T,P seat0=T,S,K3-2 active=1 mover=1")


@cites('"Esempio di gioco" (Italian p. 6)', '"Turno di un giocatore", 2 A (Italian p. 6)')
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_example_the_next_player_does_not_draw_and_keeps_both_cards(mode: Mode) -> None:
    received = after(table(f"{EXAMPLE} hand=T"), "refuse P", mode=mode)
    kept = after(received, "keep", mode=mode)

    assert_shows(received, "stage=choice pile=18")
    assert legal(received, mode) == {"keep", "refuse B", "refuse S", "refuse C"}
    assert_shows(kept, "seat1=T,T,S,B,P,C hand=- active=2 stage=draw mover=-1")


@cites('"Turno di un giocatore", 1 (Italian p. 6)')
def test_a_card_is_drawn_only_without_a_hand() -> None:
    without = after(table("hand=T seat0=S seat1=B"), "keep")
    with_hand = after(table("hand=T seat0=S seat1=B"), "refuse S")

    assert_shows(without, "stage=draw mover=-1")
    assert_shows(with_hand, "stage=choice mover=1")
    assert draws(with_hand) == {}


@ruling("draw-is-no-decision")
def test_drawing_is_no_decision() -> None:
    state = table("stage=draw mover=-1 hand=- seat0=T")

    assert legal(state) == set()
    assert_shows(after(state, "draw S"), "stage=choice mover=0 hand=S pile=11")


@cites('"Turno di un giocatore", 2 A (Italian p. 6)')
def test_keeping_takes_the_whole_hand() -> None:
    state = table("hand=T,S,eB,K2-1 seat0=T seat1=B")

    assert_shows(after(state, "keep"), "seat0=T,T,S,eB,K2-1 hand=- active=1")


@cites('"Turno di un giocatore", 2 B (Italian p. 6)')
def test_refusing_adds_exactly_one_card_and_passes_everything() -> None:
    state = table("hand=T,S seat0=B,B,P seat1=C")

    assert_shows(after(state, "refuse B"), "seat0=B,P hand=T,S,B active=1 stage=choice")


@cites('"Turno di un giocatore", 2 B (Italian p. 6)')
def test_the_added_card_may_not_be_of_a_type_in_the_hand() -> None:
    state = table("hand=T seat0=T,T,S seat1=B")

    with pytest.raises(IllegalActionError):
        after(state, "refuse T")


@cites('"Turno di un giocatore", 2 B (Italian p. 6)')
def test_only_cards_of_the_own_collection_can_be_added() -> None:
    state = table("hand=T seat0=S seat1=B,C")

    assert legal(state) == {"keep", "refuse S"}
    with pytest.raises(IllegalActionError):
        after(state, "refuse B")


@cites('"Turno di un giocatore", 2 B (Italian p. 6)')
@ruling("single-option-asked")
def test_keeping_is_forced_when_no_card_fits_and_is_asked_all_the_same() -> None:
    state = table("hand=T,S seat0=T,S,S seat1=B")

    assert legal(state) == {"keep"}
    assert_shows(state, "mover=0 stage=choice")


@ruling("refuse-without-collection")
def test_an_empty_collection_must_keep() -> None:
    assert legal(table("hand=T seat0=- seat1=B")) == {"keep"}


@ruling("refuse-without-collection")
def test_an_empty_collection_may_still_buy_tile_4() -> None:
    state = table("dna=1 hand=T seat0=- seat1=B market=4 tokens=2,0")

    assert legal(state) == {"keep", "buy 4"}


@cites('"Turno di un giocatore", 2, note (Italian p. 6)')
def test_all_eggs_are_one_type() -> None:
    assert legal(table("hand=eS seat0=eT,eB,T seat1=B")) == {"keep", "refuse T"}


@cites('"Turno di un giocatore", 2, note (Italian p. 6)')
def test_black_and_grey_velociraptors_are_two_types() -> None:
    assert legal(table("hand=K3-2 seat0=K2-1,G2-1 seat1=B")) == {"keep", "refuse G2-1"}


@ruling("exact-card")
def test_the_player_chooses_the_exact_card_of_a_type() -> None:
    state = table("dna=1 hand=T seat0=K2-1,K2-1*,K3-2 seat1=B")

    assert legal(state) == {"keep", "refuse K2-1", "refuse K2-1*", "refuse K3-2"}
    assert_shows(after(state, "refuse K2-1*"), "hand=T,K2-1* seat0=K2-1,K3-2")


@cites('"Svolgimento del primo round" (Italian p. 5)')
@ruling("seat-numbers")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_round_1_goes_clockwise(mode: Mode) -> None:
    state = table("seats=4 active=3 hand=T seat3=S seat0=B seat1=B seat2=B")

    assert_shows(after(state, "refuse S", mode=mode), "active=0")
    assert_shows(after(state, "keep", mode=mode), "active=0")


@cites('"Secondo round" (Italian p. 9)')
@ruling("seat-numbers", "direction-alternates")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_round_2_goes_counter_clockwise(mode: Mode) -> None:
    state = table("seats=4 round=2 active=0 hand=T seat3=S seat0=S seat1=B seat2=B")

    assert_shows(after(state, "refuse S", mode=mode), "active=3")


@ruling("direction-alternates")
@pytest.mark.parametrize(("number", "following"), [(1, 2), (2, 0), (3, 2), (4, 0), (5, 2)], ids=str)
def test_odd_rounds_go_clockwise_and_even_rounds_the_other_way(number: int, following: int) -> None:
    state = table(f"seats=3 rounds=5 round={number} active=1 hand=T seat1=S")

    assert_shows(after(state, "keep"), f"active={following}")


@ruling("two-seats-third-round")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_with_two_seats_the_direction_makes_no_difference(number: int) -> None:
    state = table(f"rounds=3 round={number} hand=T seat0=S seat1=B")

    assert_shows(after(state, "keep"), "active=1")


@cites('"Turno di un giocatore" (Italian p. 6)')
@ruling("what-a-decision-offers")
def test_after_phase_1_one_decision_offers_everything() -> None:
    state = table("dna=1 hand=T seat0=S,B,T seat1=C market=1,2,3,4,5 tokens=2,0")

    assert legal(state) == {
        "keep",
        "refuse S",
        "refuse B",
        "buy 2",
        "buy 3",
        "buy 4",
        "buy 5",
    }


@ruling("what-a-decision-offers")
def test_buying_once_in_a_turn_does_not_prevent_buying_in_the_next_with_the_same_hand() -> None:
    """The hand goes round a table of two and comes back to the buyer."""
    state = table("dna=1 hand=T seat0=S,B seat1=C,P market=1,2,4 tokens=8,0")
    bought = after(state, "buy 2")
    again = after(bought, "refuse S", "refuse C")

    assert legal(bought) == {"keep", "refuse S", "refuse B"}
    assert legal(again) == {"keep", "refuse B", "buy 1", "buy 4"}


@ruling("longest-hand")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_a_hand_is_passed_on_at_most_nine_times(mode: Mode) -> None:
    """Seven refusals bring all types into the hand; then tiles 4 and 5 pass it once each."""
    state = table(
        "dna=1 hand=T seat0=S,P,G2-1,eT,T seat1=B,C,K2-1,S market=4,5 tokens=1,2 reserve=37"
    )
    all_types = after(
        state,
        "refuse S",
        "refuse B",
        "refuse P",
        "refuse C",
        "refuse G2-1",
        "refuse K2-1",
        "refuse eT",
        mode=mode,
    )
    eighth = after(all_types, "buy 4", mode=mode)
    ninth = after(eighth, "buy 5", "card T", mode=mode)

    assert legal(all_types, mode) == {"keep", "buy 4", "buy 5"}
    assert legal(eighth, mode) == {"keep", "buy 5"}
    assert legal(ninth, mode) == {"keep"}


@ruling("hand-passes-end")
def test_seven_refusals_in_a_row_leave_only_keeping() -> None:
    state = table("hand=T seat0=S,P,G2-1,eT,T seat1=B,C,K2-1,S")
    cards = ["S", "B", "P", "C", "G2-1", "K2-1", "eT"]

    assert legal(after(state, *[f"refuse {card}" for card in cards])) == {"keep"}


@ruling("seat-numbers")
def test_nobody_acts_out_of_turn() -> None:
    play = new_play(3)
    play.state = table("seats=3 hand=T seat0=S seat1=B")

    with pytest.raises(IllegalActionError):
        play.act_text(1, "keep")
    with pytest.raises(IllegalActionError):
        play.chance_text("draw T")


def test_an_illegal_action_leaves_the_state_as_it_is() -> None:
    state = table("dna=1 hand=T seat0=T,S seat1=B market=1 tokens=3,0")
    rules = engine()
    before = rules.snapshot(state)

    with pytest.raises(IllegalActionError):
        rules.apply(state, GAME.notation.parse_action(state, "buy 1"))
    assert rules.snapshot(state) == before


def test_a_word_that_is_no_action_is_refused_with_what_was_expected() -> None:
    with pytest.raises(NotationError, match="expected keep"):
        after(table("hand=T seat0=S"), "fold")
