"""Phase 3: buying genes, advanced ones, swaps, the Social Gene, extra genes turned up."""

from __future__ import annotations

import pytest

from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import (
    after,
    asked,
    barred,
    bp,
    draws,
    genes,
    legal,
    phase,
    pool,
)

# buying


@cites('"Fase 3: Nuovi Geni" (p. 5)')
def test_colours_buy_in_descending_order_as_much_as_they_can_pay() -> None:
    soup = phase(3, "bp=B9V9G9P7")
    bought = after(soup, "buy Spores", "buy Speed")

    assert asked(soup) == "P genes"
    assert genes(bought, "P") == {"Spores", "Speed"}
    assert bp(bought, "P") == 0
    assert asked(bought) == "G genes"
    assert pool(bought, "Spores") == 0


@ruling("forced-not-asked")
def test_who_cannot_buy_anything_is_not_asked() -> None:
    soup = phase(3, "bp=B9V9G9P1")

    assert asked(soup) == "G genes"


@cites('"Fase 3: Nuovi Geni" (p. 5)')
def test_nobody_buys_a_second_copy() -> None:
    assert "buy Speed" not in legal(phase(3, "P=Speed"))


def test_what_others_hold_is_not_for_sale() -> None:
    assert "buy Spores" not in legal(phase(3, "B=Spores"))
    assert "buy Speed" in legal(phase(3, "B=Speed"))
    assert "buy Speed" not in legal(phase(3, "B=Speed V=Speed"))


@pytest.mark.parametrize(("seat_count", "copies"), [(3, 1), (4, 2), (5, 4), (6, 4)])
def test_there_are_as_many_cards_as_the_table_says(seat_count: int, copies: int) -> None:
    assert pool(phase(3, f"seats={seat_count}"), "Speed") == copies


def test_a_gene_works_at_once() -> None:
    """Flexible bought now makes the next one cheaper."""
    soup = after(phase(3, "bp=B9V9G9P9"), "buy Flexible")

    assert bp(soup, "P") == 4
    assert bp(after(soup, "buy Spores"), "P") == 2


# advanced genes


@cites('"Le carte Gene superiore" (p. 18)')
def test_an_advanced_gene_costs_its_price_and_its_lower_gene() -> None:
    soup = after(phase(3, "P=Speed"), "buy Persistence")

    assert (genes(soup, "P"), bp(soup, "P"), pool(soup, "Speed")) == ({"Persistence"}, 5, 2)


def test_without_its_lower_gene_it_cannot_be_bought() -> None:
    assert "buy Persistence" not in legal(phase(3, "P=Movement-1"))


@ruling("turn-of-buying")
def test_a_lower_gene_of_this_round_cannot_be_handed_in() -> None:
    soup = after(phase(3, "bp=P20V9"), "buy Speed")

    assert "buy Persistence" not in legal(soup)


@ruling("turn-of-buying")
def test_a_lower_gene_got_by_a_swap_cannot_be_handed_in_either() -> None:
    soup = after(phase(3, "P=Highly-Adaptable,Spores"), "swap Spores", "swap for Speed")

    assert "Speed" in genes(soup, "P")
    assert "buy Persistence" not in legal(soup)


@ruling("turn-of-buying")
def test_the_gene_handed_in_is_barred_while_the_advanced_one_is_held() -> None:
    soup = after(phase(3, "P=Speed bp=P20V9"), "buy Persistence")

    assert barred(soup, "P") == {"Speed"}
    assert "buy Speed" not in legal(soup)


def test_later_players_may_buy_the_gene_handed_in_at_once() -> None:
    soup = phase(3, "B=Speed V=- P=Speed bp=B9V9G9P9")
    handed_in = after(soup, "buy Persistence", "bought")

    assert asked(handed_in) == "G genes"
    assert "buy Speed" in legal(handed_in)


@ruling("turn-of-buying")
def test_armour_takes_defence_or_escape_and_bars_only_the_one_given() -> None:
    soup = phase(3, "P=Defence,Escape bp=P20V9")
    for_defence = after(soup, "buy Armour for Defence")
    for_escape = after(soup, "buy Armour for Escape")

    assert genes(for_defence, "P") == {"Armour", "Escape"}
    assert barred(for_defence, "P") == {"Defence"}
    assert genes(for_escape, "P") == {"Armour", "Defence"}
    assert barred(for_escape, "P") == {"Escape"}


@ruling("turn-of-buying")
def test_who_gave_defence_for_armour_may_still_buy_escape() -> None:
    soup = after(phase(3, "P=Defence bp=P20V9"), "buy Armour for Defence")

    assert "buy Escape" in legal(soup)
    assert "buy Defence" not in legal(soup)


@ruling("turn-of-buying")
def test_what_was_bought_in_an_earlier_round_may_be_handed_in() -> None:
    """Round 2 ends after two bought genes; in round 3 Speed is no longer of this round."""
    soup = phase(6, "amoebas=P1@a2 P=Speed+ bp=P9")
    following = after(soup, "drift", "card W6")

    assert soup.round_number == 3
    assert "buy Persistence" in legal(following)


# flexible


@ruling("flexible-prices")
def test_flexible_lowers_every_later_price_by_one_its_own_not() -> None:
    soup = phase(3, "P=Speed bp=P5V9")
    bought = after(phase(3, "bp=P9V9"), "buy Flexible")

    assert "buy Flexible" in legal(soup)
    assert bp(after(phase(3, "bp=P9V9"), "buy Spores"), "P") == 6
    assert bp(after(bought, "buy Spores"), "P") == 2


@ruling("flexible-prices")
def test_flexible_counts_for_advanced_genes_too() -> None:
    soup = phase(3, "P=Flexible,Speed bp=P3V9")

    assert "buy Persistence" in legal(soup)
    assert "buy Persistence" not in legal(phase(3, "P=Speed bp=P3V9"))


# highly adaptable


@ruling("swapping-cards")
def test_a_swap_costs_the_difference_of_list_prices_and_nothing_comes_back() -> None:
    soup = phase(3, "P=Highly-Adaptable,Spores,Tentacle,Flexible")
    dearer = after(soup, "swap Spores", "swap for Frugality")
    cheaper = after(soup, "swap Tentacle", "swap for Intelligence")

    assert (bp(dearer, "P"), bp(cheaper, "P")) == (6, 9)
    assert (pool(dearer, "Spores"), pool(dearer, "Frugality")) == (1, 0)


@ruling("swapping-cards")
def test_any_number_of_swaps_of_cards_held_since_the_start_of_the_turn() -> None:
    soup = phase(3, "P=Highly-Adaptable,Spores,Tentacle")
    twice = after(soup, "swap Spores", "swap for Speed", "swap Tentacle", "swap for Streamline")

    assert genes(twice, "P") == {"Highly-Adaptable", "Speed", "Streamline"}
    assert "swap Speed" not in legal(twice)


@ruling("swapping-cards")
def test_a_swap_may_take_neither_advanced_held_nor_barred_genes() -> None:
    soup = after(
        phase(3, "P=Highly-Adaptable,Spores,Persistence,Speed!,Tentacle bp=P20V9"), "swap Spores"
    )

    for gene in ("Movement-2", "Tentacle", "Speed", "Highly-Adaptable"):
        assert f"swap for {gene}" not in legal(soup)
    assert "swap for Movement-1" in legal(soup)


@ruling("swapping-cards")
def test_an_advanced_gene_may_be_given_away_and_its_own_bar_is_no_matter() -> None:
    soup = after(phase(3, "P=Highly-Adaptable,Persistence,Speed!"), "swap Persistence")

    assert "swap for Speed" in legal(soup)
    swapped = after(soup, "swap for Speed")
    assert genes(swapped, "P") == {"Highly-Adaptable", "Speed"}
    assert barred(swapped, "P") == set()
    assert pool(swapped, "Persistence") == 1


@ruling("swapping-cards")
def test_highly_adaptable_and_glutton_may_be_swapped_away() -> None:
    soup = phase(3, "P=Highly-Adaptable,Glutton")

    assert {"swap Highly-Adaptable", "swap Glutton"} <= legal(soup)
    gone = after(soup, "swap Highly-Adaptable", "swap for Spores")
    assert not {text for text in legal(gone) if text.startswith("swap")}


@ruling("swapping-cards")
def test_bought_this_turn_it_works_at_once_on_older_cards() -> None:
    soup = after(phase(3, "P=Spores bp=P9V9"), "buy Highly-Adaptable", "buy Movement-1")

    assert {text for text in legal(soup) if text.startswith("swap")} == {"swap Spores"}


@ruling("swapping-cards")
def test_without_it_there_are_no_swaps() -> None:
    assert not {text for text in legal(phase(3, "P=Spores")) if text.startswith("swap")}


# the social gene


@ruling("social-gene")
@cites('"Social Gene" (p. 14)')
def test_only_the_last_on_the_track_may_buy_the_social_gene() -> None:
    soup = phase(3, "bp=P9B9")
    last = after(soup, "bought")

    assert asked(last) == "B genes"
    assert "buy Social" not in legal(soup)
    assert bp(after(last, "buy Social"), "B") == 5


@ruling("social-gene")
@cites('"Social Gene" (p. 14)')
def test_from_a_rival_it_costs_two_and_cannot_be_refused() -> None:
    soup = phase(3, "bp=B2G9 G=Social")
    bought = after(soup, "bought", "buy Social from rival")

    assert (genes(bought, "B"), genes(bought, "G")) == ({"Social"}, set())
    assert (bp(bought, "B"), bp(bought, "G")) == (0, 11)


@ruling("social-gene", "flexible-prices")
def test_flexible_lowers_both_prices_of_the_social_gene() -> None:
    from_pool = phase(3, "bp=B3 B=Flexible")
    from_rival = phase(3, "bp=B1 B=Flexible G=Social")

    assert bp(after(from_pool, "buy Social"), "B") == 0
    assert bp(after(from_rival, "buy Social from rival"), "G") == 1


@ruling("social-gene")
def test_who_is_not_last_cannot_take_it_from_a_rival() -> None:
    soup = phase(3, "bp=V9P9 G=Social")

    assert asked(soup) == "P genes"
    assert "buy Social from rival" not in legal(soup)
    assert "buy Social from rival" not in legal(after(soup, "bought"))


@ruling("social-gene")
def test_a_swap_does_not_evade_the_last_place() -> None:
    text = "P=Highly-Adaptable,Streamline bp=P9"
    first = after(phase(3, text), "swap Streamline")
    last = after(phase(3, f"{text} markers=B9V8G7P6"), "swap Streamline")

    assert "swap for Social" not in legal(first)
    assert "swap for Social" in legal(last)


# extra genes turned up

FACE_DOWN = "options=extra-genes reveal=3 face_down=Alarm,Flexible,Rebound,PhD,Glutton"


@ruling("extra-genes-revealed")
@cites('"4.2 Il Gioco" (p. 11)')
def test_extra_genes_are_turned_up_after_the_first_colours_whole_turn() -> None:
    soup = phase(3, FACE_DOWN)
    first_done = after(soup, "buy Spores", "bought")

    assert "buy Alarm" not in legal(soup)
    assert asked(first_done) == "chance reveal"
    assert draws(first_done) == {
        "reveal Alarm": 1,
        "reveal Flexible": 1,
        "reveal Rebound": 1,
        "reveal PhD": 1,
        "reveal Glutton": 1,
    }
    turned_up = after(first_done, "reveal Alarm", "reveal PhD", "reveal Rebound")
    assert asked(turned_up) == "G genes"
    assert {"buy Alarm", "buy Rebound"} <= legal(turned_up)
    assert "buy Flexible" not in legal(turned_up)
    assert asked(after(turned_up, "bought")) == "V genes"


@ruling("extra-genes-revealed")
def test_they_are_turned_up_in_the_first_round_and_when_nothing_is_bought() -> None:
    assert asked(after(phase(3, f"{FACE_DOWN} round=1"), "bought")) == "chance reveal"


@ruling("forced-not-asked", "extra-genes-revealed")
def test_fewer_are_turned_up_where_fewer_are_left() -> None:
    soup = phase(3, "options=extra-genes reveal=3 face_down=Alarm,Flexible")
    done = after(soup, "bought", "reveal Alarm")

    assert asked(done) == "G genes"
    assert {"buy Alarm", "buy Flexible"} <= legal(done)


@ruling("extra-genes-revealed")
def test_the_first_colour_without_points_is_passed_and_they_are_turned_up() -> None:
    assert asked(phase(3, f"{FACE_DOWN} bp=B9")) == "chance reveal"


@ruling("starting-genes")
def test_extra_genes_given_up_go_to_the_open_pool() -> None:
    soup = after(phase(2, "B=Rebound,Speed card=W12"), "card W6", "give up Rebound")

    assert pool(soup, "Rebound") == 1
