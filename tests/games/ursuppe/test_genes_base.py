"""The twenty genes of the base game, one by one: with the gene, and without it or at its limit.

``test_gene_table`` holds that every gene has a test of each kind, by their names.
"""

from __future__ import annotations

from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import (
    OFF,
    after,
    asked,
    at,
    bp,
    damage,
    draws,
    feeding,
    food,
    hungry,
    legal,
    marker,
    meals,
    phase,
)

THREE_AMOEBAS = "amoebas=R1@a2,R2@a3,R3@a4 markers=R1B20Y21G22"


# Intelligence


def test_with_intelligence_one_has_a_card_more_in_scoring() -> None:
    assert marker(phase(6, f"{THREE_AMOEBAS} R=Intelligence,Speed,Spores"), "R") == 3


def test_without_intelligence_two_cards_score_nothing() -> None:
    assert marker(phase(6, f"{THREE_AMOEBAS} R=Speed,Spores"), "R") == 2


# Movement I


@cites("Movement 1 (p. 13)")
def test_with_movement_1_one_of_two_dice_is_chosen_for_one_point() -> None:
    soup = after(phase(1, "amoebas=R1@b4,B1@a2 R=Movement-1"), "move", "dice 1+3")

    assert bp(soup, "R") == 8
    assert at(after(soup, "go w"), "R1") == "a4"
    assert at(after(soup, "go e"), "R1") == "c4"


def test_without_movement_1_there_is_one_die() -> None:
    assert len(draws(after(phase(1, "amoebas=R1@b4,B1@a2"), "move"))) == 6


@ruling("Q17")
def test_movement_1_serves_each_step_and_an_escape() -> None:
    two = after(phase(1, "amoebas=R1@b4,B1@a2 R=Movement-1,Speed"), "move", "dice 3+3")
    flight = after(hungry("amoebas=R1@c2,B1@c2 R=Struggle B=Escape,Movement-1"), "attack B1")

    assert len(draws(after(two, "move again"))) == 21
    assert len(draws(after(flight, "escape"))) == 21


# Spores


def test_with_spores_no_neighbour_is_needed() -> None:
    assert "place e2" in legal(after(phase(4, "amoebas=G1@a4,G2@a3 G=Spores"), "number 3"))


def test_without_spores_a_neighbour_is_needed() -> None:
    assert "place e2" not in legal(after(phase(4, "amoebas=G1@a4,G2@a3"), "number 3"))


def test_spores_never_share_a_space_with_an_own_amoeba() -> None:
    assert "place a3" not in legal(after(phase(4, "amoebas=G1@a4,G2@a3 G=Spores"), "number 3"))


# Speed


def test_with_speed_a_second_free_step_follows() -> None:
    soup = after(phase(1, "amoebas=R1@b4,B1@a2 R=Speed"), "move", "die 3", "move again", "die 3")

    assert (at(soup, "R1"), bp(soup, "R")) == ("d4", 8)


def test_without_speed_there_is_one_step() -> None:
    assert asked(after(phase(1, "amoebas=R1@b4,B1@a2"), "move", "die 3")) == "B turn"


def test_speed_makes_no_third_step() -> None:
    soup = after(phase(1, "amoebas=R1@b4,B1@a2 R=Speed"), "move", "die 5", "move again", "die 5")

    assert asked(soup) == "B turn"


# Defence

ATTACKED = "amoebas=R1@c2,B1@c2 R=Struggle"


def test_with_defence_an_attack_becomes_a_fight() -> None:
    soup = after(hungry(f"{ATTACKED} B=Defence"), "attack B1", "defend")

    assert (asked(soup), bp(soup, "B")) == ("chance fight", 8)
    assert at(after(soup, "fight 1:2"), "B1") == "c2"
    assert at(after(soup, "fight 2:1"), "B1") == OFF


def test_without_defence_the_attack_succeeds() -> None:
    assert at(after(hungry(ATTACKED), "attack B1"), "B1") == OFF


def test_without_defence_paid_there_is_none() -> None:
    assert at(after(hungry(f"{ATTACKED} B=Defence bp=R9"), "attack B1"), "B1") == OFF


# Escape


def test_with_escape_the_attacked_one_may_leave() -> None:
    soup = after(hungry(f"{ATTACKED} B=Escape"), "attack B1", "escape", "die 1")

    assert (at(soup, "B1"), damage(soup, "R1")) == ("b2", 1)


def test_without_escape_it_may_not() -> None:
    soup = after(hungry(f"{ATTACKED} B=Defence"), "attack B1")

    assert legal(soup) == {"defend", "no defence"}


def test_an_escape_uses_streamline_and_costs_nothing_then() -> None:
    soup = after(hungry(f"{ATTACKED} B=Escape,Streamline bp=R9"), "attack B1", "escape", "die 1")

    assert (at(soup, "B1"), bp(soup, "B")) == ("b2", 0)


def test_an_escape_in_phase_5_uses_movement_2_speed_and_tentacle() -> None:
    soup = after(
        phase(5, "amoebas=G1@b4,R1@b4 G=Aggression R=Escape,Movement-2,Speed,Tentacle food=b4:Y5"),
        "aggression 1 R1",
        "escape",
        "go e",
    )
    carried = after(soup, "carry Y", "carry Y", "carry Y")
    far = after(carried, "move again", "go e", "carry Y", "carried")

    assert asked(soup) == "R carry"
    assert asked(carried) == "R again"
    assert (at(far, "R1"), food(far, "c4"), food(far, "d4"), food(far, "b4")) == (
        "d4",
        "Y2",
        "Y1",
        "Y2",
    )
    assert bp(far, "R") == 8


# Substitution


def test_with_substitution_a_colour_may_be_replaced() -> None:
    assert meals(feeding("amoebas=R1@c2 food=c2:B2Y2 R=Substitution")) == {"B2Y2"}
    assert meals(feeding("amoebas=R1@c2 food=c2:B3Y2 R=Substitution")) == {"B2Y2", "B3Y1"}
    assert meals(feeding("seats=3 amoebas=R1@c2 food=c2:B4 R=Substitution")) == {"B4"}


def test_without_substitution_it_may_not() -> None:
    assert meals(feeding("amoebas=R1@c2 food=c2:B3Y3")) == set()


def test_substitution_eats_no_four_of_one_colour_with_four() -> None:
    assert meals(feeding("amoebas=R1@c2 food=c2:B9 R=Substitution")) == set()


def test_substitution_digests_two_cubes_all_the_same() -> None:
    soup = hungry("amoebas=R1@c2,B1@a4 food=c2:B2Y2 R=Substitution")

    assert legal(soup) == {"starve", "bite B"}
    assert food(after(soup, "bite B"), "c2") == "R2"


# Ray Protection


def test_with_ray_protection_two_mutation_points_are_taken_off() -> None:
    soup = after(phase(2, "R=Speed,Tentacle,Ray-Protection card=W12"), "card W6")

    assert soup.phase == 3


def test_without_ray_protection_the_sum_is_too_high() -> None:
    assert after(phase(2, "R=Speed,Tentacle card=W12"), "card W6").debt == 1


# Streamline


def test_with_streamline_movement_is_free() -> None:
    soup = after(phase(1, "amoebas=R1@b4,B1@a2 R=Streamline bp=B9"), "move", "die 3")

    assert (at(soup, "R1"), bp(soup, "R")) == ("c4", 0)


def test_without_streamline_a_move_needs_a_point() -> None:
    assert asked(phase(1, "amoebas=R1@b4,B1@a2 bp=B9")) == "B turn"


# Tentacle


def test_with_tentacle_cubes_of_any_colour_go_along_when_drifting_or_moving() -> None:
    text = "amoebas=R1@c2,B1@a4 R=Tentacle food=c2:R2B1"
    drifted = after(phase(1, f"{text} card=E8"), "drift", "carry R", "carry B")
    moved = after(phase(1, text), "move", "die 3", "carried")

    assert (food(drifted, "c2"), food(drifted, "d2")) == ("R1", "R1B1")
    assert (food(moved, "c2"), food(moved, "d2")) == ("R2B1", "-")


def test_without_tentacle_nothing_goes_along() -> None:
    soup = after(phase(1, "amoebas=R1@c2,B1@a4 food=c2:R2B1 card=E8"), "drift")

    assert food(soup, "c2") == "R2B1"


def test_tentacle_feeds_on_what_it_brought() -> None:
    soup = phase(1, "amoebas=R1@c2,B1@a4 R=Tentacle food=c2:B1Y1,d2:G1 card=E8")

    assert food(after(soup, "drift", "carry B", "carry Y"), "d2") == "R2"


# Holding


def test_with_holding_one_may_stay_and_cling() -> None:
    held = after(phase(1, "amoebas=R1@c2,B1@a4 R=Holding card=E8"), "hold")
    clung = after(phase(1, "amoebas=R1@c2,B1@c2 B=Holding card=E8"), "drift", "cling")

    assert (at(held, "R1"), bp(held, "R")) == ("c2", 9)
    assert (at(clung, "B1"), bp(clung, "B")) == ("d2", 9)


def test_without_holding_one_may_neither_stay_nor_cling() -> None:
    soup = phase(1, "amoebas=R1@c2,B1@c2 card=E8")

    assert legal(soup) == {"drift", "move"}
    assert at(after(soup, "drift"), "B1") == "c2"


@ruling("Q8")
def test_holding_is_offered_without_a_current_too() -> None:
    assert "hold" in legal(phase(1, "amoebas=R1@c2,B1@a4 R=Holding card=-14"))


def test_holding_to_own_amoebas_in_the_rulebook_but_not_in_the_original() -> None:
    text = "amoebas=R1@c2,R2@c2 R=Holding card=E8"

    assert asked(after(phase(1, text), "drift")) == "R cling"
    assert asked(after(phase(1, f"{text} options=original"), "drift")) == "R turn"


# Life Expectancy


def test_with_life_expectancy_two_points_of_damage_are_survived() -> None:
    assert at(phase(5, "amoebas=R1@c2*2,B1@a4 R=Life-Expectancy"), "R1") == "c2"


def test_without_life_expectancy_they_are_not() -> None:
    assert at(phase(5, "amoebas=R1@c2*2,B1@a4"), "R1") == OFF


# Frugality


def test_with_frugality_a_meal_is_a_cube_smaller() -> None:
    soup = hungry("amoebas=R1@c2,B1@a4 food=c2:B1Y1 R=Frugality")

    assert food(after(soup, "bite B"), "c2") == "R2"
    assert meals(feeding("seats=5 amoebas=R1@c2 food=c2:B1Y1P1 R=Frugality")) == {"B1Y1P1"}


def test_without_frugality_two_cubes_are_no_meal() -> None:
    assert meals(feeding("amoebas=R1@c2 food=c2:B1Y1")) == set()


def test_frugality_leaves_out_one_cube_only() -> None:
    assert meals(feeding("amoebas=R1@c2 food=c2:B1 R=Frugality")) == set()


# Struggle for Survival


def test_with_struggle_the_hungry_may_attack() -> None:
    assert "attack B1" in legal(hungry(ATTACKED))


def test_without_struggle_they_may_not() -> None:
    assert damage(hungry("amoebas=R1@c2,B1@c2"), "R1") == 1


def test_struggle_is_of_no_use_in_phase_5() -> None:
    assert asked(phase(5, "amoebas=G1@c2,R1@c2 G=Struggle")) == "R turn"


# Parasitism


def test_with_parasitism_a_host_saves_a_cube() -> None:
    assert meals(feeding("amoebas=R1@c2,B1@c2 food=c2:B1Y1 R=Parasitism")) == {"B1Y1 of B"}


def test_without_parasitism_there_is_no_host() -> None:
    assert meals(feeding("amoebas=R1@c2,B1@c2 food=c2:B1Y1")) == set()


def test_parasitism_may_be_used_where_food_is_plenty() -> None:
    found = meals(feeding("amoebas=R1@c2,B1@c2 food=c2:B1Y1G1 R=Parasitism"))

    assert found == {"B1Y1G1", "B1Y1 of B", "B1G1 of B", "Y1G1 of B"}


def test_parasitism_needs_a_host_with_a_point_who_is_an_opponent() -> None:
    text = "amoebas=R1@c2,B1@c2,R2@c2 food=c2:B1Y1 R=Parasitism bp=R9"

    assert meals(feeding(text)) == set()


# Division Rate


def test_with_division_rate_a_new_amoeba_costs_four() -> None:
    assert bp(after(phase(4, "amoebas=G1@a4 G=Division-Rate"), "number 2"), "G") == 15


def test_without_division_rate_it_costs_six() -> None:
    assert bp(after(phase(4, "amoebas=G1@a4"), "number 2"), "G") == 13


# Persistence


def test_with_persistence_a_failed_attack_is_tried_again() -> None:
    soup = hungry("amoebas=R1@c2,B1@c2 R=Struggle,Persistence B=Defence")
    failed = after(soup, "attack B1", "defend", "fight 1:2")

    assert legal(failed) == {"attack B1", "give up attack"}
    assert at(after(failed, "attack B1"), "B1") == OFF


def test_without_persistence_the_attacker_starves() -> None:
    failed = after(hungry(f"{ATTACKED} B=Defence"), "attack B1", "defend", "fight 1:2")

    assert damage(failed, "R1") == 1


@ruling("Q23")
def test_with_persistence_a_lost_defence_is_fought_again_free() -> None:
    soup = after(hungry(f"{ATTACKED} B=Defence,Persistence"), "attack B1", "defend", "fight 2:1")
    again = after(soup, "fight again")

    assert legal(soup) == {"fight again", "yield"}
    assert bp(again, "B") == 8
    assert at(after(again, "fight 1:2"), "B1") == "c2"
    assert at(after(again, "fight 2:1"), "B1") == OFF
    assert at(after(soup, "yield"), "B1") == OFF


@ruling("Q23", "Q24")
def test_after_two_lost_fights_an_escape_is_still_possible() -> None:
    text = f"{ATTACKED} B=Defence,Persistence,Escape"
    soup = after(hungry(text), "attack B1", "defend", "fight 2:1", "fight again", "fight 2:1")

    assert legal(soup) == {"escape", "no defence"}


def test_persistence_moves_twice_as_speed_does() -> None:
    soup = after(phase(1, "amoebas=R1@b4,B1@a2 R=Persistence"), "move", "die 3")

    assert asked(soup) == "R again"


# Movement II


def test_with_movement_2_the_way_is_chosen_for_a_point() -> None:
    soup = after(phase(1, "amoebas=R1@b4,B1@a2 R=Movement-2"), "move", "go n")

    assert (at(soup, "R1"), bp(soup, "R")) == ("b3", 8)


def test_without_movement_2_a_die_decides() -> None:
    assert asked(after(phase(1, "amoebas=R1@b4,B1@a2"), "move")) == "chance roll"


def test_movement_2_may_stay_and_still_costs_its_point() -> None:
    soup = after(phase(1, "amoebas=R1@b4,B1@a2 R=Movement-2 card=E8"), "move", "stay")

    assert (at(soup, "R1"), bp(soup, "R")) == ("b4", 8)


# Aggression


def test_with_aggression_one_attacks_in_phases_1_and_5() -> None:
    assert "attack B1" in legal(hungry("amoebas=R1@c2,B1@c2 R=Aggression"))
    assert asked(phase(5, "amoebas=G1@c2,R1@c2 G=Aggression")) == "G aggression"


def test_without_aggression_nobody_attacks_in_phase_5() -> None:
    assert asked(phase(5, "amoebas=G1@c2,R1@c2")) == "R turn"


# Armour


def test_with_armour_one_is_no_target_in_phase_1() -> None:
    assert damage(hungry(f"{ATTACKED} B=Armour"), "R1") == 1


def test_without_armour_one_dies_of_aggression() -> None:
    soup = phase(5, "amoebas=G1@c2,R1@c2 G=Aggression")
    armoured = phase(5, "amoebas=G1@c2,R1@c2 G=Aggression R=Armour")

    assert at(after(soup, "aggression 1 R1"), "R1") == OFF
    assert at(after(armoured, "aggression 1 R1"), "R1") == "c2"
