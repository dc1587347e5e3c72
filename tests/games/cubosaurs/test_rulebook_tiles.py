"""Buying DNA Evolution tiles, and what each of the ten does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.errors import IllegalActionError
from tests.games.citations import cites, ruling
from tests.games.cubosaurs.table import (
    after,
    assert_shows,
    deal_events,
    draws,
    legal,
    points_now,
    shown,
    table,
)

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode

BOTH_MODES = ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)]
ALL = "1,2,3,4,5,6,7,8,9,10"
COSTS = [4, 2, 1, 2, 1, 2, 4, 5, 3, 5]


# buying


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
@pytest.mark.parametrize(("tile", "cost"), list(enumerate(COSTS, 1)))
def test_a_tile_can_be_bought_for_its_cost(tile: int, cost: int) -> None:
    state = table(f"dna=1 hand=T seat0=T,S seat1=B market={ALL} tokens={cost},0")

    assert f"buy {tile}" in legal(state)
    assert_shows(after(state, f"buy {tile}"), "tokens=0,0 reserve=40")


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
@pytest.mark.parametrize(("tile", "cost"), list(enumerate(COSTS, 1)))
def test_a_tile_cannot_be_bought_for_less(tile: int, cost: int) -> None:
    state = table(f"dna=1 hand=T seat0=T,S seat1=B market={ALL} tokens={cost - 1},9")

    assert f"buy {tile}" not in legal(state)
    with pytest.raises(IllegalActionError):
        after(state, f"buy {tile}")


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
def test_only_tiles_face_up_can_be_bought() -> None:
    state = table("dna=1 hand=T seat0=S seat1=B market=6 tokens=20,0")

    assert legal(state) == {"keep", "refuse S", "buy 6"}


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
def test_with_no_tile_left_nobody_can_buy() -> None:
    state = table("dna=1 hand=T seat0=S seat1=B market=- tokens=20,20")

    assert legal(state) == {"keep", "refuse S"}


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
@ruling("purchase-order")
def test_the_bought_tile_lies_before_its_buyer_and_leaves_the_market() -> None:
    state = after(table("dna=1 hand=T seat0=S seat1=B market=2,6 tokens=2,0"), "buy 2")

    assert_shows(state, "market=6 owners=2:0 bought=1 tokens=0,0 stage=choice mover=0")


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
@ruling("what-a-decision-offers")
def test_only_one_tile_can_be_bought_in_a_turn() -> None:
    state = after(table("dna=1 hand=T seat0=S seat1=B market=1,2,6 tokens=20,0"), "buy 2")

    assert legal(state) == {"keep", "refuse S"}
    with pytest.raises(IllegalActionError):
        after(state, "buy 1")


@ruling("no-purchase-after-choice")
@pytest.mark.parametrize("choice", ["keep", "refuse S"])
def test_nothing_can_be_bought_once_the_hand_is_kept_or_refused(choice: str) -> None:
    state = after(table("dna=1 hand=T seat0=S seat1=B market=1 tokens=9,0"), choice)

    assert_shows(state, "active=1")
    assert "buy 1" not in legal(state)


@ruling("what-a-decision-offers")
def test_the_next_seat_may_buy_again() -> None:
    state = after(table("dna=1 hand=T seat0=S seat1=B market=1,2 tokens=4,2"), "buy 1", "refuse S")

    assert "buy 2" in legal(state)


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
@ruling("what-a-decision-offers")
@pytest.mark.parametrize("number", [1, 2])
def test_the_starter_may_buy_in_the_first_turn_of_a_round(number: int) -> None:
    """Tokens of the starting cards pay for it."""
    ending = table(f"dna=1 rounds=3 round={number} pile=0 hand=P seat0=- seat1=T market=2,3,4")
    begun = after(ending, "keep")
    dealt = after(begun, *deal_events(begun, ["S*", "B*", "C", "C", "B", "B", "S", "S"]))

    assert_shows(dealt, "active=0 tokens=2,0 stage=draw")
    assert "buy 2" in legal(after(dealt, "draw T"))


@ruling("purchase-order")
def test_a_purchase_cannot_be_taken_back_once_its_choices_are_open() -> None:
    state = after(table("dna=1 hand=T seat0=S seat1=B market=8 tokens=5,0"), "buy 8")

    assert_shows(state, "pending=8 tokens=0,0 owners=8:0 stage=opponent")
    assert legal(state) == {"opponent 1"}


@ruling("tile-choices-order")
@pytest.mark.parametrize(
    ("tile", "choices", "stages"),
    [
        (5, ["card T"], ["own_card", "choice"]),
        (6, ["card T"], ["own_card", "choice"]),
        (7, ["opponent 1", "card B"], ["opponent", "their_card", "choice"]),
        (8, ["opponent 1", "card B"], ["opponent", "their_card", "choice"]),
        (9, ["opponent 1", "card T"], ["opponent", "own_card", "choice"]),
        (
            10,
            ["opponent 1", "card B", "card T"],
            ["opponent", "their_card", "own_card", "choice"],
        ),
    ],
    ids=str,
)
def test_the_choices_come_as_whom_his_card_my_card(
    tile: int, choices: list[str], stages: list[str]
) -> None:
    state = table(f"dna=1 hand=T seat0=T,S seat1=B market={tile} tokens=5,0")
    events = [f"buy {tile}", *choices]
    states = [after(state, *events[: count + 1]) for count in range(len(events))]

    assert [shown(one)["stage"] for one in states] == stages


@ruling("single-option-asked")
def test_a_single_opponent_and_a_single_card_are_asked_for() -> None:
    state = after(table("dna=1 hand=T seat0=S seat1=B market=7 tokens=4,0"), "buy 7")
    opponent = after(state, "opponent 1")

    assert legal(state) == {"opponent 1"}
    assert legal(opponent) == {"card B"}


# tile 1 and tile 2


@cites("tile 1 (Italian p. 13)")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_1_gives_a_point_for_each_type_in_the_collection(mode: Mode) -> None:
    """Eggs are one type, the two Velociraptors are two: eight at most."""
    base = "dna=1 hand=T seat1=- market=1 tokens=4,0 seat0=T,S,B,P,C,G2-1,K2-1,eT,eS,T"
    state = table(base)

    assert points_now(after(state, "buy 1", mode=mode))[0] == points_now(state)[0] + 8


@cites("tile 1 (Italian p. 13)")
def test_tile_1_gives_nothing_to_those_who_do_not_own_it() -> None:
    state = table("dna=1 seat0=T,S seat1=T,B owners=1:1 hand=P")

    assert points_now(state) == [4 + 2, 4 - 3 + 2]


@cites("tiles 1 and 2 (Italian p. 13)")
def test_tiles_1_and_2_count_in_the_round_in_which_they_were_bought_only() -> None:
    ending = table("dna=1 pile=0 hand=P seat0=- seat1=T owners=1:0 market=3,4,5")

    assert_shows(after(ending, "keep"), "last=0,4 owners=- round=2")


@cites("tile 2 (Italian p. 13)")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_2_gives_two_points_for_each_egg_also_for_one_that_loses(mode: Mode) -> None:
    state = table("dna=1 hand=P seat0=eT,eS,T seat1=S market=2 tokens=2,0")

    assert points_now(state)[0] == 4 + 4 - 3
    assert points_now(after(state, "buy 2", mode=mode))[0] == 4 + 4 - 3 + 4


@cites("tile 2 (Italian p. 13)")
def test_tile_2_gives_nothing_without_eggs() -> None:
    state = table("dna=1 hand=P seat0=T seat1=eS owners=2:0")

    assert points_now(state)[0] == 4


@ruling("counting-tiles-any-time")
@pytest.mark.parametrize("tile", [1, 2])
def test_tiles_1_and_2_can_be_bought_with_nothing_to_count(tile: int) -> None:
    state = table("dna=1 hand=T seat0=- seat1=B market=1,2 tokens=4,0")

    assert f"buy {tile}" in legal(state)


@ruling("draw-tile-after-draw", "no-purchase-after-choice")
def test_a_tile_bought_before_the_last_card_counts_what_is_kept_afterwards() -> None:
    state = table("dna=1 pile=0 hand=S seat0=T seat1=- market=1,3,4 tokens=4,0 rounds=1")

    assert_shows(after(state, "buy 1", "keep"), "totals=8,0 stage=over")


# tile 3


@cites("tile 3 (Italian p. 14)")
@ruling("draw-tile-after-draw")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_3_draws_a_card_into_the_hand_even_of_a_type_that_is_there(mode: Mode) -> None:
    state = table("dna=1 hand=T seat0=S,T seat1=B market=3 tokens=1,0")
    waiting = after(state, "buy 3", mode=mode)
    drawn = after(waiting, "draw T*", mode=mode)

    assert_shows(waiting, "stage=extra_draw mover=-1")
    assert draws(waiting)["draw T"] == 2
    assert_shows(drawn, "hand=T,T* pile=11 tokens=0,0 stage=choice mover=0")
    assert legal(drawn, mode) == {"keep", "refuse S"}


@cites("tile 3 (Italian p. 14)")
@ruling("draw-tile-after-draw")
def test_after_tile_3_keeping_may_be_forced() -> None:
    state = table("dna=1 hand=T seat0=S,S seat1=B market=3,4,5 tokens=9,0")
    drawn = after(state, "buy 3", "draw S")

    assert legal(drawn) == {"keep"}


@cites('"Acquistare le tessere Evoluzione DNA", note (Italian p. 12)')
@ruling("draw-tile-needs-pile", "draw-tile-after-draw")
def test_tile_3_cannot_be_bought_with_an_empty_draw_pile() -> None:
    state = table("dna=1 pile=0 hand=T seat0=S seat1=B market=3 tokens=9,0")

    assert legal(state) == {"keep", "refuse S"}


@ruling("draw-tile-after-draw")
def test_tile_3_looks_at_the_pile_after_phase_1() -> None:
    state = table("dna=1 pile=1 stage=draw mover=-1 seat0=S seat1=B market=3 tokens=9,0")

    assert "buy 3" not in legal(after(state, "draw T"))


@ruling("draw-tile-last-card")
def test_tile_3_may_draw_the_last_card() -> None:
    state = table("dna=1 pile=1 hand=T seat0=S seat1=B market=3,1,2 tokens=1,0")
    drawn = after(state, "buy 3", "draw B")

    assert_shows(drawn, "pile=0 stage=choice scored=0")
    assert_shows(after(drawn, "refuse S", "keep"), "scored=1")


# tile 4


@cites("tile 4 (Italian p. 14)")
@ruling("pass-tile-is-refusal", "no-purchase-after-choice")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_4_passes_the_hand_as_it_is_and_ends_the_turn(mode: Mode) -> None:
    state = table("dna=1 hand=T,S seat0=B seat1=C market=4 tokens=2,0")

    assert_shows(
        after(state, "buy 4", mode=mode), "hand=T,S seat0=B active=1 mover=1 stage=choice bought=0"
    )


@ruling("tiles-despite-refusal")
@pytest.mark.parametrize("cards", ["-", "B", "T"], ids=["empty", "refusal possible", "no refusal"])
def test_tile_4_can_always_be_bought(cards: str) -> None:
    state = table(f"dna=1 hand=T seat0={cards} seat1=C market=4 tokens=2,0")

    assert "buy 4" in legal(state)


@cites("tile 4 (Italian p. 14)")
def test_tile_4_is_not_there_in_the_base_game() -> None:
    assert legal(table("hand=T seat0=- seat1=C market=4")) == {"keep"}


# tile 5


@cites("tile 5 (Italian p. 14)")
@ruling("forbidden-tile-is-refusal")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_5_refuses_with_a_card_of_a_type_in_the_hand_and_ends_the_turn(mode: Mode) -> None:
    state = table("dna=1 hand=T,S seat0=T,T*,B seat1=C market=5 tokens=1,0")
    bought = after(state, "buy 5", mode=mode)

    assert legal(bought, mode) == {"card T", "card T*"}
    assert_shows(
        after(bought, "card T*", mode=mode), "hand=T,T*,S seat0=T,B active=1 tokens=0,0 bought=0"
    )


@cites('"Acquistare le tessere Evoluzione DNA", note (Italian p. 12)')
@ruling("forbidden-tile-is-refusal", "tiles-despite-refusal")
def test_tile_5_needs_a_card_of_a_type_in_the_hand() -> None:
    with_one = table("dna=1 hand=eT seat0=eS,B seat1=C market=5 tokens=1,0")
    without = table("dna=1 hand=G2-1 seat0=K2-1,B seat1=C market=5 tokens=1,0")

    assert legal(with_one) == {"keep", "refuse B", "buy 5"}
    assert legal(without) == {"keep", "refuse K2-1", "refuse B"}


# tile 6


@cites("tile 6 (Italian p. 14)")
@ruling("destroyed-leave-round")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_6_destroys_a_card_of_the_own_collection(mode: Mode) -> None:
    state = table("dna=1 hand=T seat0=B,P* seat1=C market=6 tokens=2,0")
    done = after(state, "buy 6", "card B", mode=mode)

    assert_shows(done, "seat0=P* destroyed=B hand=T tokens=0,0 stage=choice mover=0")


@cites('"Acquistare le tessere Evoluzione DNA", note (Italian p. 12)')
@ruling("tile-requirements")
def test_tile_6_needs_a_card_of_one_s_own() -> None:
    assert legal(table("dna=1 hand=T seat0=- seat1=C market=6 tokens=9,0")) == {"keep"}


@ruling("effect-before-choice")
def test_a_destroyed_card_cannot_be_added_and_without_cards_keeping_is_forced() -> None:
    state = table("dna=1 hand=T seat0=B seat1=C market=6 tokens=2,0")

    assert legal(after(state, "buy 6", "card B")) == {"keep"}


# tile 7


@cites("tile 7 (Italian p. 14)")
@ruling("destroyed-leave-round")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_7_destroys_a_card_of_any_opponent(mode: Mode) -> None:
    state = table("seats=4 dna=1 hand=T seat0=S seat1=B seat2=eT,P seat3=C market=7 tokens=4")
    done = after(state, "buy 7", "opponent 2", "card eT", mode=mode)

    assert_shows(done, "seat2=P destroyed=eT tokens=0,0,0,0 stage=choice mover=0")


@cites('"Acquistare le tessere Evoluzione DNA", note (Italian p. 12)')
@ruling("tile-requirements", "whom-tiles-meet")
@pytest.mark.parametrize("tile", [7, 8, 10])
def test_tiles_7_8_and_10_need_an_opponent_with_a_card(tile: int) -> None:
    state = table(f"dna=1 hand=T seat0=S seat1=- market={tile} tokens=9,0")

    assert legal(state) == {"keep", "refuse S"}


@ruling("whom-tiles-meet")
@pytest.mark.parametrize("tile", [7, 8, 10])
def test_tiles_7_8_and_10_meet_only_opponents_with_a_card(tile: int) -> None:
    state = table(f"seats=4 dna=1 hand=T seat0=S seat1=- seat2=P seat3=C market={tile} tokens=9")

    assert legal(after(state, f"buy {tile}")) == {"opponent 2", "opponent 3"}


@ruling("tiles-spare-hand")
@pytest.mark.parametrize("tile", [7, 8, 10])
def test_cards_of_the_hand_are_out_of_reach(tile: int) -> None:
    state = table(f"dna=1 hand=T seat0=S seat1=B,P market={tile} tokens=9,0")

    assert legal(after(state, f"buy {tile}", "opponent 1")) == {"card B", "card P"}


@ruling("tiles-spare-hand")
@pytest.mark.parametrize("tile", [6, 9])
def test_the_own_card_of_a_tile_comes_from_the_collection(tile: int) -> None:
    state = table(f"dna=1 hand=T seat0=S seat1=B market={tile} tokens=9,0")
    whom = ["opponent 1"] * (tile == 9)

    assert legal(after(state, f"buy {tile}", *whom)) == {"card S"}


# tile 8


@cites("tile 8 (Italian p. 14)")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_8_steals_a_card_into_the_own_collection(mode: Mode) -> None:
    state = table("seats=3 dna=1 hand=T seat0=S seat1=B seat2=eT,P market=8 tokens=5")
    done = after(state, "buy 8", "opponent 2", "card eT", mode=mode)

    assert_shows(done, "seat0=S,eT seat2=P hand=T stage=choice mover=0")


@ruling("effect-before-choice")
def test_a_stolen_card_may_be_put_into_the_hand() -> None:
    state = table("dna=1 hand=T seat0=- seat1=B market=8 tokens=5,0")

    assert legal(after(state, "buy 8", "opponent 1", "card B")) == {"keep", "refuse B"}


# tile 9


@cites("tile 9 (Italian p. 14)")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_9_gives_a_card_to_an_opponent(mode: Mode) -> None:
    state = table("seats=3 dna=1 hand=T seat0=S,B seat1=B seat2=P market=9 tokens=3")
    done = after(state, "buy 9", "opponent 2", "card B", mode=mode)

    assert_shows(done, "seat0=S seat2=B,P hand=T stage=choice mover=0")


@ruling("whom-tiles-meet")
def test_tile_9_may_meet_an_empty_collection() -> None:
    state = table("seats=3 dna=1 hand=T seat0=S seat1=- seat2=P market=9 tokens=3")

    assert legal(after(state, "buy 9")) == {"opponent 1", "opponent 2"}


@cites('"Acquistare le tessere Evoluzione DNA", note (Italian p. 12)')
@ruling("tile-requirements")
def test_tile_9_needs_a_card_of_one_s_own() -> None:
    assert legal(table("dna=1 hand=T seat0=- seat1=C market=9 tokens=9,0")) == {"keep"}


@ruling("effect-before-choice")
def test_a_given_card_cannot_be_added_to_the_hand() -> None:
    state = table("dna=1 hand=T seat0=S,B seat1=C market=9 tokens=3,0")

    assert legal(after(state, "buy 9", "opponent 1", "card B")) == {"keep", "refuse S"}


# tile 10


@cites("tile 10 (Italian p. 14)")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_tile_10_swaps_a_card_with_an_opponent(mode: Mode) -> None:
    state = table("seats=3 dna=1 hand=T seat0=S,B seat1=B seat2=eT,P market=10 tokens=5")
    done = after(state, "buy 10", "opponent 2", "card eT", "card B", mode=mode)

    assert_shows(done, "seat0=S,eT seat2=B,P hand=T stage=choice mover=0")


@cites('"Acquistare le tessere Evoluzione DNA", note (Italian p. 12)')
@ruling("tile-requirements")
def test_tile_10_needs_a_card_of_both() -> None:
    assert legal(table("dna=1 hand=T seat0=- seat1=C market=10 tokens=9,0")) == {"keep"}
    assert legal(table("dna=1 hand=T seat0=S seat1=- market=10 tokens=9,0")) == {
        "keep",
        "refuse S",
    }


@ruling("swap-chosen-before")
def test_the_card_just_received_cannot_be_given_back() -> None:
    state = table("dna=1 hand=T seat0=S seat1=B market=10 tokens=5,0")

    assert legal(after(state, "buy 10", "opponent 1", "card B")) == {"card S"}


@ruling("swap-equal-cards", "swap-chosen-before")
def test_equal_cards_may_be_swapped_and_each_owner_gets_a_token() -> None:
    state = table("dna=1 hand=T seat0=S* seat1=S* market=10 tokens=5,0")
    done = after(state, "buy 10", "opponent 1", "card S*", "card S*")

    assert_shows(done, "seat0=S* seat1=S* tokens=1,1 reserve=38")


@ruling("effect-before-choice")
def test_a_card_from_a_swap_may_be_put_into_the_hand() -> None:
    state = table("dna=1 hand=T seat0=S seat1=B market=10 tokens=5,0")

    assert legal(after(state, "buy 10", "opponent 1", "card B", "card S")) == {"keep", "refuse B"}


@ruling("whom-tiles-meet")
def test_the_buyer_alone_makes_all_choices() -> None:
    state = table("seats=3 dna=1 hand=T seat0=S seat1=B seat2=P market=10 tokens=5")
    movers = [
        int(after(state, *events).mover)
        for events in (["buy 10"], ["buy 10", "opponent 2"], ["buy 10", "opponent 2", "card P"])
    ]

    assert movers == [0, 0, 0]


@cites('"Anatomia di una tessera", the direct interaction icon (Italian p. 11)')
@ruling("interaction-left-out")
def test_taking_tokens_stays_without_direct_interaction() -> None:
    state = table("dna=1 interaction=0 hand=T* seat0=S seat1=B tokens=0,40")

    assert legal(after(state, "keep")) == {"take 1"}
