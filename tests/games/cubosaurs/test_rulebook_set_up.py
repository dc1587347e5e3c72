"""The set-up of a round: deck, starting collections, first player, market, first tokens."""

from __future__ import annotations

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import OptionError
from cuboteca.games.cubosaurs.components import MAX_SEATS, STARTING_CARDS, TOKEN_COUNT
from tests.games.citations import cites, ruling
from tests.games.cubosaurs.table import (
    GAME,
    after,
    assert_shows,
    deal_events,
    draws,
    first_draw,
    run_until,
    set_up,
    shown,
    table,
)

SEATS = [2, 3, 4, 5]
ALL_ICONS = ["T*"] * 3 + ["S*"] * 3 + ["B*"] * 3 + ["P*"] * 3 + ["C*"] * 3
ALL_ICONS += ["G2-1*", "G2-1*", "G3-2*", "K2-1*", "K2-1*"]
NO_ICONS = ["T"] * 4 + ["S"] * 4 + ["B"] * 4 + ["P"] * 4 + ["C"] * 4


@cites('"Preparazione" (Italian p. 4)')
def test_the_deck_of_four_players_has_40_cards() -> None:
    """The example of the book; 15 of the 55 cards are set aside unseen."""
    state = set_up("start 0", seat_count=4)

    assert_shows(state, "pile=40")
    assert sum(draws(state).values()) == 55


@cites('"Preparazione" (Italian p. 4)')
@pytest.mark.parametrize(
    ("seat_count", "deck", "draw_pile", "set_aside"),
    [(2, 20, 12, 35), (3, 30, 18, 25), (4, 40, 24, 15), (5, 50, 30, 5)],
)
def test_the_deck_is_ten_cards_a_seat_of_which_four_are_dealt(
    seat_count: int, deck: int, draw_pile: int, set_aside: int
) -> None:
    begun = set_up("start 0", seat_count=seat_count)
    dealt = after(begun, *deal_events(begun, NO_ICONS[: 4 * seat_count]))

    assert shown(begun)["pile"] == str(deck)
    assert shown(dealt)["pile"] == str(draw_pile)
    assert sum(draws(dealt).values()) == draw_pile + set_aside


@cites('"Preparazione" (Italian p. 4)', '"Turno di un giocatore", 1, note (Italian p. 6)')
def test_everybody_begins_with_four_open_cards_and_no_hand() -> None:
    begun = set_up("start 0")
    dealt = after(begun, *deal_events(begun, ["T", "S", "B", "P", "T", "T", "eS", "K2-1"]))

    assert_shows(dealt, "seat0=T,S,B,P seat1=Tx2,eS,K2-1 hand=- stage=draw")


@cites('"Preparazione" (Italian p. 4)')
@pytest.mark.parametrize("seat_count", SEATS)
def test_the_first_player_is_drawn_among_all(seat_count: int) -> None:
    assert draws(set_up(seat_count=seat_count)) == {
        f"start {seat}": 1 for seat in range(seat_count)
    }


@cites('"Preparazione", note (Italian p. 4)')
def test_the_base_game_has_neither_tokens_nor_tiles() -> None:
    begun = set_up("start 0")
    dealt = after(begun, *deal_events(begun, NO_ICONS[:8]))

    assert_shows(dealt, "reserve=0 tokens=0,0 market=-")


@ruling("draw-when-needed")
def test_a_card_is_drawn_from_all_unseen_cards_alike() -> None:
    state = set_up("start 0; deal 0 T; deal 0 T; deal 0 eS")

    weights = draws(state)
    assert weights["deal 0 T"] == 5
    assert weights["deal 0 S"] == 7
    assert "deal 0 eS" not in weights
    assert sum(weights.values()) == 52


@ruling("draw-when-needed", "destroyed-leave-round")
def test_a_destroyed_card_is_never_drawn_again_in_the_round() -> None:
    state = table("dna=1 stage=draw mover=-1 destroyed=eS,T seat0=T seat1=-")

    assert "draw eS" not in draws(state)
    assert draws(state)["draw T"] == 2


@ruling("set-up-order", "draw-is-no-decision")
def test_starter_then_market_then_cards_then_tokens() -> None:
    begun = set_up("start 1", dna=True)
    market = after(begun, "tile 3", "tile 7", "tile 1")
    last_card = after(market, *deal_events(market, ALL_ICONS[:7]))
    done = after(last_card, "deal 0 P*")

    assert_shows(begun, "stage=tile starter=1 market=- mover=-1")
    assert_shows(market, "stage=deal market=1,3,7 tokens=0,0 mover=-1")
    assert_shows(last_card, "stage=deal tokens=0,0 reserve=40 mover=-1")
    assert_shows(done, "stage=draw tokens=4,4 reserve=32 mover=-1")


@ruling("deal-order")
def test_cards_are_dealt_four_by_four_from_the_starter_clockwise_in_round_1() -> None:
    state = set_up("start 1", seat_count=3)

    texts = deal_events(state, NO_ICONS[:12])
    assert [text.split()[1] for text in texts] == list("111122220000")
    assert_shows(after(state, *texts), "dealt=12 stage=draw active=1")


@ruling("deal-order", "direction-alternates")
def test_cards_are_dealt_counter_clockwise_in_round_2() -> None:
    state = table("seats=3 round=2 starter=1 active=1 stage=deal mover=-1 dealt=0 pile=30")

    texts = deal_events(state, NO_ICONS[:12])
    assert [text.split()[1] for text in texts] == list("111100002222")
    assert_shows(after(state, *texts), "dealt=12 stage=draw active=1")


@cites('"Ottenere segnalini DNA" (Italian p. 11)')
def test_starting_cards_with_the_icon_give_tokens_in_every_round() -> None:
    state = table(
        "dna=1 round=2 starter=0 stage=deal mover=-1 dealt=7 pile=13 tokens=2,1 "
        "seat0=T*,S*,B,P seat1=T,S,B"
    )

    assert_shows(after(state, "deal 1 C*"), "tokens=4,2 reserve=34")


@ruling("short-reserve-set-up", "tokens-in-order", "empty-reserve-one-by-one")
def test_a_short_reserve_pays_the_starter_first_and_all_of_his_tokens() -> None:
    """In round 2 the order is 1, 0, 2; the reserve holds one token, four are due."""
    state = table(
        "seats=3 dna=1 round=2 starter=1 active=1 stage=deal mover=-1 dealt=11 pile=19 "
        "tokens=20,0,19 seat1=T*,S*,T,S seat0=B*,B,B,B seat2=P,P,P"
    )
    dealt = after(state, "deal 2 C*")
    second = after(dealt, "take 0")
    third = after(second, "take 1")
    fourth = after(third, "take 0")

    assert_shows(dealt, "stage=victim mover=1 tokens=20,1,19 due=1,1,1 reserve=0")
    assert_shows(second, "stage=victim mover=0 tokens=19,2,19 due=1,0,1")
    assert_shows(third, "stage=victim mover=2 tokens=20,1,19 due=0,0,1")
    assert_shows(fourth, "stage=draw active=1 tokens=19,1,20 due=0,0,0")


@ruling("short-reserve-set-up")
def test_set_up_tokens_do_not_depend_on_the_order_of_cards() -> None:
    begun = set_up("start 0; tile 1; tile 2; tile 3", dna=True)
    cards = ["T*", "T", "S*", "B", "P", "P*", "C", "C"]
    mirrored = cards[3::-1] + cards[:3:-1]

    one = after(begun, *deal_events(begun, cards))
    other = after(begun, *deal_events(begun, mirrored))
    assert one == other


@ruling("reserve-at-set-up")
def test_the_reserve_cannot_run_dry_at_the_set_up_of_round_1() -> None:
    begun = set_up(
        "start 0; tile 1; tile 2; tile 3; tile 4; tile 5; tile 6", seat_count=5, dna=True
    )
    dealt = after(begun, *deal_events(begun, ALL_ICONS))

    assert MAX_SEATS * STARTING_CARDS <= TOKEN_COUNT
    assert_shows(dealt, "tokens=4,4,4,4,4 reserve=20 stage=draw")


@ruling("reserve-at-set-up")
def test_the_reserve_can_be_empty_when_a_hand_is_kept_in_round_1() -> None:
    state = table("dna=1 round=1 hand=T* seat0=- seat1=S tokens=20,20")

    assert_shows(after(state, "keep"), "stage=victim mover=0 reserve=0")


@cites('"Preparazione aggiuntiva" (Italian p. 10)')
@pytest.mark.parametrize(("seat_count", "tiles"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_seats_plus_one_tiles_lie_face_up(seat_count: int, tiles: int) -> None:
    state = run_until(
        set_up("start 0", seat_count=seat_count, dna=True),
        lambda s: shown(s)["stage"] == "deal",
        first_draw,
    )

    assert len(shown(state)["market"].split(",")) == tiles
    assert shown(state)["reserve"] == "40"


@cites('"Preparazione aggiuntiva" (Italian p. 10)')
def test_the_first_tile_is_any_of_the_ten() -> None:
    assert draws(set_up("start 0", dna=True)) == {f"tile {number}": 1 for number in range(1, 11)}


@cites('"Inizio del secondo round" (Italian p. 12)')
@ruling("market-fill")
def test_round_2_keeps_unsold_tiles_and_shuffles_all_others() -> None:
    """Tile 4 was bought in round 1 and can come back at once."""
    ending = table("dna=1 pile=0 hand=P seat0=- seat1=T market=3,8 owners=4:0 tokens=3,2")
    market = after(ending, "keep")
    full = after(market, "tile 4")

    assert_shows(market, "round=2 stage=tile market=3,8 owners=- tokens=3,2")
    assert sorted(draws(market)) == sorted(f"tile {n}" for n in (1, 2, 4, 5, 6, 7, 9, 10))
    assert_shows(full, "stage=deal market=3,4,8")


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
@ruling("market-fill")
def test_the_market_is_not_refilled_during_a_round() -> None:
    state = table("dna=1 hand=T seat0=S seat1=B market=1 tokens=4,0")

    assert_shows(after(state, "buy 1", "keep"), "market=- stage=draw active=1")


@cites('"Anatomia di una tessera", the direct interaction icon (Italian p. 11)')
@ruling("small-market", "interaction-left-out")
@pytest.mark.parametrize(("seat_count", "tiles"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_without_direct_interaction_the_market_keeps_its_size(seat_count: int, tiles: int) -> None:
    begun = set_up("start 0", seat_count=seat_count, dna=True, direct_interaction=False)
    full = run_until(begun, lambda s: shown(s)["stage"] == "deal", first_draw)

    assert sorted(draws(begun)) == [f"tile {number}" for number in range(1, 7)]
    assert len(shown(full)["market"].split(",")) == tiles


@ruling("small-market")
def test_five_seats_without_direct_interaction_see_all_six_tiles_again() -> None:
    ending = table(
        "seats=5 dna=1 interaction=0 pile=0 hand=P seat0=T seat1=- seat2=S seat3=S seat4=S "
        "market=1,2,3,4,5 owners=6:2"
    )
    second = after(ending, "keep")

    assert_shows(second, "round=2 stage=tile market=1,2,3,4,5")
    assert draws(second) == {"tile 6": 1}


@ruling("interaction-without-dna")
def test_direct_interaction_without_dna_is_accepted_and_without_effect() -> None:
    with_option = set_up("start 0", direct_interaction=True)
    without = set_up("start 0", direct_interaction=False)

    assert draws(with_option) == draws(without)
    assert_shows(with_option, "stage=deal market=-")
    assert_shows(without, "stage=deal market=-")


@cites('"Regole per 2 giocatori" (Italian p. 9)')
@ruling("two-seats-rounds", "round-bounds")
@pytest.mark.parametrize(("seat_count", "rounds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_two_players_play_three_rounds_unless_told_otherwise(seat_count: int, rounds: int) -> None:
    assert GAME.options({}, seat_count)["rounds"] == rounds


@ruling("two-seats-rounds", "round-bounds")
@pytest.mark.parametrize("rounds", [1, 2, 5, 100])
def test_the_number_of_rounds_is_an_option(rounds: int) -> None:
    assert GAME.options({"rounds": rounds}, 2)["rounds"] == rounds
    assert GAME.meta.option("rounds").suggested == (1, 5)


@ruling("round-bounds")
@pytest.mark.parametrize("rounds", [0, -1, "many"])
def test_no_rounds_at_all_is_refused(rounds: object) -> None:
    with pytest.raises(OptionError):
        GAME.options({"rounds": rounds}, 2)


@pytest.mark.parametrize("seat_count", [1, 6])
def test_one_or_six_seats_are_refused(seat_count: int) -> None:
    with pytest.raises(OptionError):
        GAME.options({}, seat_count)


@ruling("draw-is-no-decision")
def test_chance_waits_and_nobody_decides_during_the_set_up() -> None:
    state = set_up("start 0; tile 1; tile 2; tile 3; deal 0 T", dna=True)

    assert int(state.mover) == CHANCE
