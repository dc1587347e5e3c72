"""Feeding: which meals are legal, what is digested, what hunger costs."""

from __future__ import annotations

import pytest

from cuboteca.games.ursuppe import notation
from cuboteca.games.ursuppe.rules.decisions import refusal
from cuboteca.games.ursuppe.rules.refusals import Refusal
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import (
    after,
    asked,
    at,
    bp,
    damage,
    feeding,
    food,
    hungry,
    legal,
    meals,
    phase,
    toxic,
)

# plain meals


@cites('"Alimentazione" (p. 4)')
def test_with_four_a_meal_is_one_cube_of_each_other_colour() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:B9V9G9P9")) == {"V1G1P1"}


def test_with_three_a_meal_is_two_cubes_of_one_colour_and_one_of_the_other() -> None:
    assert meals(feeding("seats=3 amoebas=B1@c2 food=c2:B9V9G9")) == {"V2G1", "V1G2"}


@cites('"3.3 Nutrirsi" (p. 10)')
def test_with_five_a_meal_is_four_cubes_of_different_colours() -> None:
    assert meals(feeding("seats=5 amoebas=V1@c2 food=c2:B9V9G9P9A9", "V1")) == {"B1G1P1A1"}


@cites('"3.3 Nutrirsi" (p. 10)')
def test_with_six_one_colour_may_be_left_out() -> None:
    assert meals(feeding("seats=6 amoebas=B1@c2 food=c2:B9V9G9P9A9S9")) == {
        "V1G1P1A1",
        "V1G1P1S1",
        "V1G1A1S1",
        "V1P1A1S1",
        "G1P1A1S1",
    }


def test_only_what_lies_in_the_own_space_is_eaten() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:V1G1,b2:P5")) == set()
    assert meals(feeding("seats=3 amoebas=B1@c2 food=c2:V2G1,b2:G5")) == {"V2G1"}


def test_own_cubes_are_never_eaten() -> None:
    assert meals(feeding("seats=3 amoebas=V1@c2 food=c2:V9B2", "V1")) == set()


@ruling("forced-not-asked")
@cites('"Digestione" (p. 4)')
def test_the_only_meal_is_eaten_by_itself_and_two_own_cubes_come() -> None:
    soup = hungry("amoebas=B1@c2,V1@a2 food=c2:B1V2G1P1")

    assert food(soup, "c2") == "B3V1"
    assert damage(soup, "B1") == 0
    assert [int(cubes) for cubes in soup.supply][:4] == [52, 54, 55, 55]


@ruling("forced-not-asked")
def test_hunger_without_an_alternative_is_not_asked() -> None:
    soup = hungry("amoebas=B1@c2,V1@a2 food=c2:V2G1")

    assert damage(soup, "B1") == 1
    assert food(soup, "c2") == "V2G1"


@ruling("meal-step-by-step")
def test_a_meal_is_chosen_cube_by_cube_in_the_order_of_colours() -> None:
    """A meal of blue has a vermilion cube at least: that one is taken by itself."""
    soup = hungry("seats=3 amoebas=B1@c2,V1@a2 food=c2:V2G2")

    assert asked(soup) == "B meal"
    assert legal(soup) == {"bite V", "bite G"}
    assert food(after(soup, "bite V"), "c2") == "B2G1"
    assert food(after(soup, "bite G"), "c2") == "B2V1"


@cites('"Carenza di Cibo e soffrire la fame" (p. 4)')
@pytest.mark.parametrize(("elsewhere", "digested"), [(53, 2), (54, 1), (55, 0)])
def test_a_short_supply_gives_what_it_has_and_the_meal_counts(
    elsewhere: int, digested: int
) -> None:
    soup = hungry(f"amoebas=B1@c2,V1@a2 food=c2:V1G1P1,a5:B{elsewhere}")

    assert food(soup, "c2") == (f"B{digested}" if digested else "-")
    assert damage(soup, "B1") == 0


def test_amoebas_feed_in_the_order_of_their_numbers_one_after_the_other() -> None:
    """B2 finds what B1 has left."""
    soup = after(hungry("amoebas=B1@c2,B2@c2,V1@a2 food=c2:V1G1P1"), "drift")

    assert (damage(soup, "B1"), damage(soup, "B2")) == (0, 1)


@ruling("must-eat")
def test_where_a_plain_meal_lies_the_amoeba_must_eat_but_may_eat_by_its_genes() -> None:
    soup = feeding("amoebas=B1@c2 food=c2:V1G1P1 B=Frugality")

    assert "starve" not in legal(soup)
    assert meals(soup) == {"V1G1P1", "V1G1", "V1P1", "G1P1"}


@ruling("must-eat")
def test_where_only_genes_make_a_meal_it_may_starve() -> None:
    soup = feeding("amoebas=B1@c2 food=c2:V1G1 B=Frugality")

    assert legal(soup) == {"starve", "bite V"}
    assert damage(after(soup, "starve"), "B1") == 1


@ruling("must-eat")
def test_a_glutton_must_eat_only_where_its_larger_meal_lies() -> None:
    plain = feeding("amoebas=B1@c2 food=c2:V1G1P1 B=Glutton,Frugality")
    large = feeding("amoebas=B1@c2 food=c2:V1G2P1 B=Glutton,Frugality")

    assert "starve" in legal(plain)
    assert meals(plain) == {"V1G1P1"}
    assert "starve" not in legal(large)


# the note on combinations


@cites('"NOTA" (p. 17)')
def test_frugality_and_substitution_make_six_ways_with_four() -> None:
    """(1:1:1) (2:2:0) (3:1:0) (1:1:0) (2:1:0) (3:0:0), whichever colours."""
    found = meals(feeding("amoebas=B1@c2 food=c2:V9G9P9 B=Frugality,Substitution"))

    assert {shape_of(meal) for meal in found} == {"111", "22", "31", "11", "21", "3"}
    assert len(found) == 1 + 3 + 6 + 3 + 6 + 3


def shape_of(meal: str) -> str:
    """Return the counts of a meal, the largest first."""
    cubes = meal.partition(" ")[0]
    return "".join(sorted((cubes[place + 1] for place in range(0, len(cubes), 2)), reverse=True))


@cites('"NOTA" (p. 17)')
def test_with_parasitism_there_are_even_more() -> None:
    text = "amoebas=B1@c2,V1@c2 food=c2:V9G9P9 B=Frugality,Substitution,Parasitism"
    found = {meal for meal in meals(feeding(text)) if meal.endswith("of V")}

    assert {shape_of(meal) for meal in found} == {"11", "21", "3", "1", "2"}


@ruling("glutton-first")
def test_a_glutton_adds_a_cube_of_any_foreign_colour() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:V9G9P9 B=Glutton")) == {
        "V2G1P1",
        "V1G2P1",
        "V1G1P2",
    }
    assert meals(feeding("seats=3 amoebas=B1@c2 food=c2:V9G9 B=Glutton")) == {
        "V3G1",
        "V2G2",
        "V1G3",
    }


@ruling("glutton-first")
def test_a_glutton_with_substitution_may_add_the_colour_left_out() -> None:
    found = meals(feeding("amoebas=B1@c2 food=c2:V2G2P1 B=Glutton,Substitution"))

    assert "V2G2P1" in found
    assert found == {"V2G2P1", "V2G1P1", "V1G2P1"}


@ruling("glutton-first")
def test_frugality_and_parasitism_take_a_cube_off_the_larger_meal() -> None:
    text = "amoebas=B1@c2,V1@c2 food=c2:V2G1P1 B=Glutton"

    assert meals(feeding(f"{text},Frugality")) == {"V2G1P1", "V1G1P1", "V2G1", "V2P1"}
    assert "V2 of V" in meals(feeding(f"{text},Frugality,Parasitism"))


# parasitism


@ruling("who-is-host")
def test_the_host_is_an_opponent_in_the_space_who_has_a_point() -> None:
    text = "amoebas=B1@c2,V1@c2,G1@c2,P1@b2 food=c2:V1G1 B=Parasitism bp=B9V1P9"

    assert {action for action in legal(feeding(text)) if "host" in action} == {"host V"}


@ruling("who-is-host")
def test_the_host_pays_the_bank_when_the_meal_is_eaten() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2,G1@c2 food=c2:V1G1P1 B=Parasitism")
    chosen = after(soup, "host V", "bite V")

    assert asked(chosen) == "B meal"
    assert bp(chosen, "V") == 9
    assert bp(after(chosen, "bite G"), "V") == 8
    assert bp(after(chosen, "bite G"), "B") == 9
    assert food(after(chosen, "bite G"), "c2") == "B2P1"


@ruling("who-is-host")
def test_another_host_cannot_be_chosen_once_the_meal_was_begun() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2,G1@c2 food=c2:V1G1P1 B=Parasitism")
    other = notation.parse_action(soup, "host G")

    assert refusal(soup, other) == Refusal.OK
    assert refusal(after(soup, "host V"), other) == Refusal.NOT_ASKED


@ruling("who-is-host")
def test_a_host_pays_for_one_meal_and_not_for_the_next() -> None:
    soup = hungry(
        "amoebas=B1@c2,B2@d4,V1@c2 food=c2:V1G1P1,d4:V1G1P1 B=Parasitism,Suction-1 bp=B9V9"
    )
    first = after(soup, "host V", "bite V", "bite G")
    second = after(first, "drift")

    assert (bp(first, "V"), int(first.host)) == (8, -1)
    assert (bp(second, "V"), food(second, "d4")) == (8, "B2")


@ruling("who-is-host")
def test_one_host_and_one_cube_a_meal() -> None:
    """Without Frugality no meal is two cubes smaller."""
    found = meals(feeding("amoebas=B1@c2,V1@c2,G1@c2 food=c2:V9G9P9 B=Parasitism"))

    assert {shape_of(meal) for meal in found} == {"111", "11"}


@ruling("who-is-host")
def test_an_own_amoeba_is_no_host_and_starving_needs_none() -> None:
    assert "host B" not in legal(feeding("amoebas=B1@c2,B2@c2 food=c2:V1G1 B=Parasitism"))


@ruling("who-is-host")
def test_suction_from_a_neighbour_gives_no_hosts_there() -> None:
    soup = feeding("amoebas=B1@c2,V1@b2 food=c2:V1G1,b2:P5 B=Parasitism,Suction-1")

    assert not {action for action in legal(soup) if "host" in action}


# suction


@ruling("suction-limit")
def test_suction_1_takes_one_cube_of_the_meal_from_one_neighbour() -> None:
    text = "amoebas=B1@c2 food=c2:V1,b2:G1P1,d2:G1 B=Suction-1"

    assert meals(feeding(text)) == set()
    assert meals(feeding(text.replace("c2:V1", "c2:V1G1"))) == {"V1G1P1"}


@ruling("suction-limit")
def test_suction_2_takes_two_cubes_from_the_same_neighbour_only() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:V1,b2:G1P1 B=Suction-2")) == {"V1G1P1"}
    assert meals(feeding("amoebas=B1@c2 food=c2:V1,b2:G1,d2:P1 B=Suction-2")) == set()
    assert meals(feeding("amoebas=B1@c2 food=b2:V1G1P1 B=Suction-2")) == set()


@ruling("suction-limit")
def test_suction_is_allowed_where_the_own_space_would_do_and_does_not_enlarge_the_meal() -> None:
    soup = hungry("amoebas=B1@c2,V1@a4 food=c2:V1G1P1,b2:V1P2 B=Suction-2")
    from_west = after(soup, "suck from w")

    assert asked(soup) == "B suction"
    assert legal(soup) == {"suck nothing", "suck from w"}
    assert legal(from_west) == {"suck V", "suck P"}
    assert legal(after(from_west, "suck V")) == {"suck P", "sucked"}
    two = after(from_west, "suck V", "suck P")
    assert (food(two, "c2"), food(two, "b2")) == ("B2V1P1", "P1")
    assert food(after(soup, "suck nothing"), "b2") == "V1P2"


@ruling("meal-step-by-step", "suction-limit")
def test_what_the_own_space_lacks_must_come_from_the_neighbour() -> None:
    soup = hungry("amoebas=B1@c2,V1@a4 food=c2:V1G1,b2:V1P1,d2:V1,c4:P1 B=Suction-2")
    eaten = after(soup, "bite V")

    assert asked(soup) == "B feed"
    assert asked(eaten) == "B suck"
    assert legal(eaten) == {"suck V", "suck P"}
    assert food(after(eaten, "suck P"), "b2") == "V1"
    assert food(after(eaten, "suck V"), "b2") == "-"


@ruling("must-eat", "suction-limit")
def test_a_meal_by_suction_alone_does_not_oblige() -> None:
    soup = feeding("amoebas=B1@c2 food=c2:V1G1,b2:P1 B=Suction-1")

    assert legal(soup) == {"starve", "bite V"}


@ruling("suction-limit")
def test_suction_reaches_neither_across_the_island_nor_diagonally() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:V1G1,c4:P1,b3:P1 B=Suction-1")) == set()


# digestion


@ruling("short-excretion")
def test_without_a_cube_in_the_supply_nothing_is_digested() -> None:
    text = "amoebas=B1@c2,V1@a4 B=Cleanliness,Toxic-Excretions"
    none = hungry(f"{text} food=c2:V1G1P1,a5:B55")
    one = hungry(f"{text} food=c2:V1G1P1,a5:B54")

    assert asked(none) == "V turn"
    assert toxic(none, "c2") == 0
    assert asked(one) == "B excrete"
    assert toxic(after(one, "excrete here"), "c2") == 1


# fast food


@ruling("fast-food-step")
def test_who_eats_first_moves_afterwards_and_feeds_no_second_time() -> None:
    soup = phase(1, "amoebas=B1@c2,V1@a4 food=c2:V1G1P1,b2:V1G1P1 B=Fast-Food card=W9")
    eaten = after(soup, "eat first")

    assert legal(soup) == {"drift", "move", "eat first"}
    assert legal(eaten) == {"drift", "move"}
    drifted = after(eaten, "drift")
    assert (at(drifted, "B1"), food(drifted, "b2"), damage(drifted, "B1")) == ("b2", "V1G1P1", 0)
    assert asked(drifted) == "V turn"


@ruling("fast-food-step")
def test_eating_first_settles_attacks_and_hunger_before_the_move() -> None:
    text = "amoebas=B1@c2,V1@c2 B=Fast-Food,Struggle card=W9"
    failed = after(phase(1, f"{text} V=Defence"), "eat first", "attack V1", "defend", "fight 1:2")
    starved = after(phase(1, text), "eat first", "starve")

    assert (damage(failed, "B1"), legal(failed)) == (1, {"drift", "move"})
    assert (damage(starved, "B1"), legal(starved)) == (1, {"drift", "move"})


@ruling("fast-food-step", "clinging-attacker")
def test_who_is_dragged_along_while_eating_first_moves_from_there() -> None:
    text = "amoebas=B1@c2,V1@c2 B=Fast-Food,Struggle,Holding V=Escape card=W9"
    soup = after(phase(1, text), "eat first", "attack V1", "escape", "die 3", "cling")

    assert (at(soup, "B1"), damage(soup, "B1")) == ("d2", 1)
    assert legal(soup) == {"drift", "move", "hold"}


@ruling("fast-food-step", "unpaid-crust")
def test_who_dies_while_eating_first_does_not_move() -> None:
    soup = phase(1, "amoebas=B1@c2,V1@c2 B=Fast-Food,Struggle V=Hard-Crust")

    assert asked(after(soup, "eat first", "attack V1", "refuse crust")) == "V turn"
