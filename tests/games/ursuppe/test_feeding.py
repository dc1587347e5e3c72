"""Feeding: which meals are legal, what is digested, what hunger costs."""

from __future__ import annotations

import pytest

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
    assert meals(feeding("amoebas=R1@c2 food=c2:R9B9Y9G9")) == {"B1Y1G1"}


def test_with_three_a_meal_is_two_cubes_of_one_colour_and_one_of_the_other() -> None:
    assert meals(feeding("seats=3 amoebas=R1@c2 food=c2:R9B9Y9")) == {"B2Y1", "B1Y2"}


@cites('"3.3 Nutrirsi" (p. 10)')
def test_with_five_a_meal_is_four_cubes_of_different_colours() -> None:
    assert meals(feeding("seats=5 amoebas=B1@c2 food=c2:R9B9Y9G9P9", "B1")) == {"R1Y1G1P1"}


@cites('"3.3 Nutrirsi" (p. 10)')
def test_with_six_one_colour_may_be_left_out() -> None:
    assert meals(feeding("seats=6 amoebas=R1@c2 food=c2:R9B9Y9G9P9W9")) == {
        "B1Y1G1P1",
        "B1Y1G1W1",
        "B1Y1P1W1",
        "B1G1P1W1",
        "Y1G1P1W1",
    }


def test_only_what_lies_in_the_own_space_is_eaten() -> None:
    assert meals(feeding("amoebas=R1@c2 food=c2:B1Y1,b2:G5")) == set()
    assert meals(feeding("seats=3 amoebas=R1@c2 food=c2:B2Y1,b2:Y5")) == {"B2Y1"}


def test_own_cubes_are_never_eaten() -> None:
    assert meals(feeding("seats=3 amoebas=B1@c2 food=c2:B9R2", "B1")) == set()


@ruling("Q1")
@cites('"Digestione" (p. 4)')
def test_the_only_meal_is_eaten_by_itself_and_two_own_cubes_come() -> None:
    soup = hungry("amoebas=R1@c2,B1@a2 food=c2:R1B2Y1G1")

    assert food(soup, "c2") == "R3B1"
    assert damage(soup, "R1") == 0
    assert [int(cubes) for cubes in soup.supply][:4] == [52, 54, 55, 55]


@ruling("Q1")
def test_hunger_without_an_alternative_is_not_asked() -> None:
    soup = hungry("amoebas=R1@c2,B1@a2 food=c2:B2Y1")

    assert damage(soup, "R1") == 1
    assert food(soup, "c2") == "B2Y1"


@ruling("Q9")
def test_a_meal_is_chosen_cube_by_cube_in_the_order_of_colours() -> None:
    """A meal of red has a blue cube at least: that one is taken by itself (Q1)."""
    soup = hungry("seats=3 amoebas=R1@c2,B1@a2 food=c2:B2Y2")

    assert asked(soup) == "R meal"
    assert legal(soup) == {"bite B", "bite Y"}
    assert food(after(soup, "bite B"), "c2") == "R2Y1"
    assert food(after(soup, "bite Y"), "c2") == "R2B1"


@cites('"Carenza di Cibo e soffrire la fame" (p. 4)')
@pytest.mark.parametrize(("elsewhere", "digested"), [(53, 2), (54, 1), (55, 0)])
def test_a_short_supply_gives_what_it_has_and_the_meal_counts(
    elsewhere: int, digested: int
) -> None:
    soup = hungry(f"amoebas=R1@c2,B1@a2 food=c2:B1Y1G1,a5:R{elsewhere}")

    assert food(soup, "c2") == (f"R{digested}" if digested else "-")
    assert damage(soup, "R1") == 0


def test_amoebas_feed_in_the_order_of_their_numbers_one_after_the_other() -> None:
    """R2 finds what R1 has left."""
    soup = after(hungry("amoebas=R1@c2,R2@c2,B1@a2 food=c2:B1Y1G1"), "drift")

    assert (damage(soup, "R1"), damage(soup, "R2")) == (0, 1)


@ruling("Q10")
def test_where_a_plain_meal_lies_the_amoeba_must_eat_but_may_eat_by_its_genes() -> None:
    soup = feeding("amoebas=R1@c2 food=c2:B1Y1G1 R=Frugality")

    assert "starve" not in legal(soup)
    assert meals(soup) == {"B1Y1G1", "B1Y1", "B1G1", "Y1G1"}


@ruling("Q10")
def test_where_only_genes_make_a_meal_it_may_starve() -> None:
    soup = feeding("amoebas=R1@c2 food=c2:B1Y1 R=Frugality")

    assert legal(soup) == {"starve", "bite B"}
    assert damage(after(soup, "starve"), "R1") == 1


@ruling("Q10")
def test_a_glutton_must_eat_only_where_its_larger_meal_lies() -> None:
    plain = feeding("amoebas=R1@c2 food=c2:B1Y1G1 R=Glutton,Frugality")
    large = feeding("amoebas=R1@c2 food=c2:B1Y2G1 R=Glutton,Frugality")

    assert "starve" in legal(plain)
    assert meals(plain) == {"B1Y1G1"}
    assert "starve" not in legal(large)


# the note on combinations


@cites('"NOTA" (p. 17)')
def test_frugality_and_substitution_make_six_ways_with_four() -> None:
    """(1:1:1) (2:2:0) (3:1:0) (1:1:0) (2:1:0) (3:0:0), whichever colours."""
    found = meals(feeding("amoebas=R1@c2 food=c2:B9Y9G9 R=Frugality,Substitution"))

    assert {shape_of(meal) for meal in found} == {"111", "22", "31", "11", "21", "3"}
    assert len(found) == 1 + 3 + 6 + 3 + 6 + 3


def shape_of(meal: str) -> str:
    """Return the counts of a meal, the largest first."""
    cubes = meal.partition(" ")[0]
    return "".join(sorted((cubes[place + 1] for place in range(0, len(cubes), 2)), reverse=True))


@cites('"NOTA" (p. 17)')
def test_with_parasitism_there_are_even_more() -> None:
    text = "amoebas=R1@c2,B1@c2 food=c2:B9Y9G9 R=Frugality,Substitution,Parasitism"
    found = {meal for meal in meals(feeding(text)) if meal.endswith("of B")}

    assert {shape_of(meal) for meal in found} == {"11", "21", "3", "1", "2"}


@ruling("Q13")
def test_a_glutton_adds_a_cube_of_any_foreign_colour() -> None:
    assert meals(feeding("amoebas=R1@c2 food=c2:B9Y9G9 R=Glutton")) == {
        "B2Y1G1",
        "B1Y2G1",
        "B1Y1G2",
    }
    assert meals(feeding("seats=3 amoebas=R1@c2 food=c2:B9Y9 R=Glutton")) == {
        "B3Y1",
        "B2Y2",
        "B1Y3",
    }


@ruling("Q13")
def test_a_glutton_with_substitution_may_add_the_colour_left_out() -> None:
    found = meals(feeding("amoebas=R1@c2 food=c2:B2Y2G1 R=Glutton,Substitution"))

    assert "B2Y2G1" in found
    assert found == {"B2Y2G1", "B2Y1G1", "B1Y2G1"}


@ruling("Q13")
def test_frugality_and_parasitism_take_a_cube_off_the_larger_meal() -> None:
    text = "amoebas=R1@c2,B1@c2 food=c2:B2Y1G1 R=Glutton"

    assert meals(feeding(f"{text},Frugality")) == {"B2Y1G1", "B1Y1G1", "B2Y1", "B2G1"}
    assert "B2 of B" in meals(feeding(f"{text},Frugality,Parasitism"))


# parasitism


@ruling("Q14")
def test_the_host_is_an_opponent_in_the_space_who_has_a_point() -> None:
    text = "amoebas=R1@c2,B1@c2,Y1@c2,G1@b2 food=c2:B1Y1 R=Parasitism bp=R9B1G9"

    assert {action for action in legal(feeding(text)) if "host" in action} == {"host B"}


@ruling("Q14")
def test_the_host_pays_the_bank_when_the_meal_is_eaten() -> None:
    soup = hungry("amoebas=R1@c2,B1@c2,Y1@c2 food=c2:B1Y1G1 R=Parasitism")
    chosen = after(soup, "host B", "bite B")

    assert asked(chosen) == "R meal"
    assert bp(chosen, "B") == 9
    assert bp(after(chosen, "bite Y"), "B") == 8
    assert bp(after(chosen, "bite Y"), "R") == 9
    assert food(after(chosen, "bite Y"), "c2") == "R2G1"


@ruling("Q14")
def test_one_host_and_one_cube_a_meal() -> None:
    """Without Frugality no meal is two cubes smaller."""
    found = meals(feeding("amoebas=R1@c2,B1@c2,Y1@c2 food=c2:B9Y9G9 R=Parasitism"))

    assert {shape_of(meal) for meal in found} == {"111", "11"}


@ruling("Q14")
def test_an_own_amoeba_is_no_host_and_starving_needs_none() -> None:
    assert "host R" not in legal(feeding("amoebas=R1@c2,R2@c2 food=c2:B1Y1 R=Parasitism"))


@ruling("Q14")
def test_suction_from_a_neighbour_gives_no_hosts_there() -> None:
    soup = feeding("amoebas=R1@c2,B1@b2 food=c2:B1Y1,b2:G5 R=Parasitism,Suction-1")

    assert not {action for action in legal(soup) if "host" in action}


# suction


@ruling("Q11")
def test_suction_1_takes_one_cube_of_the_meal_from_one_neighbour() -> None:
    text = "amoebas=R1@c2 food=c2:B1,b2:Y1G1,d2:Y1 R=Suction-1"

    assert meals(feeding(text)) == set()
    assert meals(feeding(text.replace("c2:B1", "c2:B1Y1"))) == {"B1Y1G1"}


@ruling("Q11")
def test_suction_2_takes_two_cubes_from_the_same_neighbour_only() -> None:
    assert meals(feeding("amoebas=R1@c2 food=c2:B1,b2:Y1G1 R=Suction-2")) == {"B1Y1G1"}
    assert meals(feeding("amoebas=R1@c2 food=c2:B1,b2:Y1,d2:G1 R=Suction-2")) == set()
    assert meals(feeding("amoebas=R1@c2 food=b2:B1Y1G1 R=Suction-2")) == set()


@ruling("Q11")
def test_suction_is_allowed_where_the_own_space_would_do_and_does_not_enlarge_the_meal() -> None:
    soup = hungry("amoebas=R1@c2,B1@a4 food=c2:B1Y1G1,b2:B1G2 R=Suction-2")
    from_west = after(soup, "suck from w")

    assert asked(soup) == "R suction"
    assert legal(soup) == {"suck nothing", "suck from w"}
    assert legal(from_west) == {"suck B", "suck G"}
    assert legal(after(from_west, "suck B")) == {"suck G", "sucked"}
    two = after(from_west, "suck B", "suck G")
    assert (food(two, "c2"), food(two, "b2")) == ("R2B1G1", "G1")
    assert food(after(soup, "suck nothing"), "b2") == "B1G2"


@ruling("Q9", "Q11")
def test_what_the_own_space_lacks_must_come_from_the_neighbour() -> None:
    soup = hungry("amoebas=R1@c2,B1@a4 food=c2:B1Y1,b2:B1G1,d2:B1,c4:G1 R=Suction-2")
    eaten = after(soup, "bite B")

    assert asked(soup) == "R feed"
    assert asked(eaten) == "R suck"
    assert legal(eaten) == {"suck B", "suck G"}
    assert food(after(eaten, "suck G"), "b2") == "B1"
    assert food(after(eaten, "suck B"), "b2") == "-"


@ruling("Q10", "Q11")
def test_a_meal_by_suction_alone_does_not_oblige() -> None:
    soup = feeding("amoebas=R1@c2 food=c2:B1Y1,b2:G1 R=Suction-1")

    assert legal(soup) == {"starve", "bite B"}


@ruling("Q11")
def test_suction_reaches_neither_across_the_island_nor_diagonally() -> None:
    assert meals(feeding("amoebas=R1@c2 food=c2:B1Y1,c4:G1,b3:G1 R=Suction-1")) == set()


# digestion


@ruling("Q12")
def test_without_a_cube_in_the_supply_nothing_is_digested() -> None:
    text = "amoebas=R1@c2,B1@a4 R=Cleanliness,Toxic-Excretions"
    none = hungry(f"{text} food=c2:B1Y1G1,a5:R55")
    one = hungry(f"{text} food=c2:B1Y1G1,a5:R54")

    assert asked(none) == "B turn"
    assert toxic(none, "c2") == 0
    assert asked(one) == "R excrete"
    assert toxic(after(one, "excrete here"), "c2") == 1


# fast food


@ruling("Q15")
def test_who_eats_first_moves_afterwards_and_feeds_no_second_time() -> None:
    soup = phase(1, "amoebas=R1@c2,B1@a4 food=c2:B1Y1G1,b2:B1Y1G1 R=Fast-Food card=W9")
    eaten = after(soup, "eat first")

    assert legal(soup) == {"drift", "move", "eat first"}
    assert legal(eaten) == {"drift", "move"}
    drifted = after(eaten, "drift")
    assert (at(drifted, "R1"), food(drifted, "b2"), damage(drifted, "R1")) == ("b2", "B1Y1G1", 0)
    assert asked(drifted) == "B turn"


@ruling("Q15")
def test_eating_first_settles_attacks_and_hunger_before_the_move() -> None:
    text = "amoebas=R1@c2,B1@c2 R=Fast-Food,Struggle card=W9"
    failed = after(phase(1, f"{text} B=Defence"), "eat first", "attack B1", "defend", "fight 1:2")
    starved = after(phase(1, text), "eat first", "starve")

    assert (damage(failed, "R1"), legal(failed)) == (1, {"drift", "move"})
    assert (damage(starved, "R1"), legal(starved)) == (1, {"drift", "move"})


@ruling("Q15", "Q27")
def test_who_is_dragged_along_while_eating_first_moves_from_there() -> None:
    text = "amoebas=R1@c2,B1@c2 R=Fast-Food,Struggle,Holding B=Escape card=W9"
    soup = after(phase(1, text), "eat first", "attack B1", "escape", "die 3", "cling")

    assert (at(soup, "R1"), damage(soup, "R1")) == ("d2", 1)
    assert legal(soup) == {"drift", "move", "hold"}


@ruling("Q15", "Q28")
def test_who_dies_while_eating_first_does_not_move() -> None:
    soup = phase(1, "amoebas=R1@c2,B1@c2 R=Fast-Food,Struggle B=Hard-Crust")

    assert asked(after(soup, "eat first", "attack B1", "refuse crust")) == "B turn"
