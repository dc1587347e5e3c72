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

THREE_AMOEBAS = "amoebas=B1@a2,B2@a3,B3@a4 markers=B1V20G21P22"


# Intelligence


@cites('"Intelligence" (p. 13)')
def test_with_intelligence_one_has_a_card_more_in_scoring() -> None:
    assert marker(phase(6, f"{THREE_AMOEBAS} B=Intelligence,Speed,Spores"), "B") == 3


def test_without_intelligence_two_cards_score_nothing() -> None:
    assert marker(phase(6, f"{THREE_AMOEBAS} B=Speed,Spores"), "B") == 2


# Movement I


@cites('"Movement I" (p. 13)')
def test_with_movement_1_one_of_two_dice_is_chosen_for_one_point() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2 B=Movement-1"), "move", "dice 1+3")

    assert bp(soup, "B") == 8
    assert at(after(soup, "go w"), "B1") == "a4"
    assert at(after(soup, "go e"), "B1") == "c4"


def test_without_movement_1_there_is_one_die() -> None:
    assert len(draws(after(phase(1, "amoebas=B1@b4,V1@a2"), "move"))) == 6


@ruling("movement-genes-apply")
def test_movement_1_serves_each_step_and_an_escape() -> None:
    two = after(phase(1, "amoebas=B1@b4,V1@a2 B=Movement-1,Speed"), "move", "dice 3+3")
    flight = after(hungry("amoebas=B1@c2,V1@c2 B=Struggle V=Escape,Movement-1"), "attack V1")

    assert len(draws(after(two, "move again"))) == 21
    assert len(draws(after(flight, "escape"))) == 21


# Spores


@cites('"Spores" (p. 13)')
def test_with_spores_no_neighbour_is_needed() -> None:
    assert "place e2" in legal(after(phase(4, "amoebas=P1@a4,P2@a3 P=Spores"), "number 3"))


def test_without_spores_a_neighbour_is_needed() -> None:
    assert "place e2" not in legal(after(phase(4, "amoebas=P1@a4,P2@a3"), "number 3"))


def test_spores_never_share_a_space_with_an_own_amoeba() -> None:
    assert "place a3" not in legal(after(phase(4, "amoebas=P1@a4,P2@a3 P=Spores"), "number 3"))


# Speed


@cites('"Speed" (p. 14)')
def test_with_speed_a_second_free_step_follows() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2 B=Speed"), "move", "die 3", "move again", "die 3")

    assert (at(soup, "B1"), bp(soup, "B")) == ("d4", 8)


def test_without_speed_there_is_one_step() -> None:
    assert asked(after(phase(1, "amoebas=B1@b4,V1@a2"), "move", "die 3")) == "V turn"


def test_speed_makes_no_third_step() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2 B=Speed"), "move", "die 5", "move again", "die 5")

    assert asked(soup) == "V turn"


# Defence

ATTACKED = "amoebas=B1@c2,V1@c2 B=Struggle"


@cites('"Defence" (p. 14)')
def test_with_defence_an_attack_becomes_a_fight() -> None:
    soup = after(hungry(f"{ATTACKED} V=Defence"), "attack V1", "defend")

    assert (asked(soup), bp(soup, "V")) == ("chance fight", 8)
    assert at(after(soup, "fight 1:2"), "V1") == "c2"
    assert at(after(soup, "fight 2:1"), "V1") == OFF


def test_without_defence_the_attack_succeeds() -> None:
    assert at(after(hungry(ATTACKED), "attack V1"), "V1") == OFF


def test_without_defence_paid_there_is_none() -> None:
    assert at(after(hungry(f"{ATTACKED} V=Defence bp=B9"), "attack V1"), "V1") == OFF


# Escape


@cites('"Escape" (p. 14)')
def test_with_escape_the_attacked_one_may_leave() -> None:
    soup = after(hungry(f"{ATTACKED} V=Escape"), "attack V1", "escape", "die 1")

    assert (at(soup, "V1"), damage(soup, "B1")) == ("b2", 1)


def test_without_escape_it_may_not() -> None:
    soup = after(hungry(f"{ATTACKED} V=Defence"), "attack V1")

    assert legal(soup) == {"defend", "no defence"}


def test_an_escape_uses_streamline_and_costs_nothing_then() -> None:
    soup = after(hungry(f"{ATTACKED} V=Escape,Streamline bp=B9"), "attack V1", "escape", "die 1")

    assert (at(soup, "V1"), bp(soup, "V")) == ("b2", 0)


@cites('"Escape" (p. 14)')
def test_an_escape_in_phase_5_uses_movement_2_speed_and_tentacle() -> None:
    soup = after(
        phase(5, "amoebas=P1@b4,B1@b4 P=Aggression B=Escape,Movement-2,Speed,Tentacle food=b4:G5"),
        "aggression 1 B1",
        "escape",
        "go e",
    )
    carried = after(soup, "carry G", "carry G", "carry G")
    far = after(carried, "move again", "go e", "carry G", "carried")

    assert asked(soup) == "B carry"
    assert asked(carried) == "B again"
    assert (at(far, "B1"), food(far, "c4"), food(far, "d4"), food(far, "b4")) == (
        "d4",
        "G2",
        "G1",
        "G2",
    )
    assert bp(far, "B") == 8


# Substitution


@cites('"Substitution" (p. 14)')
def test_with_substitution_a_colour_may_be_replaced() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:V2G2 B=Substitution")) == {"V2G2"}
    assert meals(feeding("amoebas=B1@c2 food=c2:V3G2 B=Substitution")) == {"V2G2", "V3G1"}
    assert meals(feeding("seats=3 amoebas=B1@c2 food=c2:V4 B=Substitution")) == {"V4"}


def test_without_substitution_it_may_not() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:V3G3")) == set()


def test_substitution_eats_no_four_of_one_colour_with_four() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:V9 B=Substitution")) == set()


@cites('"Substitution" (p. 14)')
def test_substitution_digests_two_cubes_all_the_same() -> None:
    soup = hungry("amoebas=B1@c2,V1@a4 food=c2:V2G2 B=Substitution")

    assert legal(soup) == {"starve", "bite V"}
    assert food(after(soup, "bite V"), "c2") == "B2"


# Ray Protection


@cites('"Ray Protection" (p. 15)')
def test_with_ray_protection_two_mutation_points_are_taken_off() -> None:
    soup = after(phase(2, "B=Speed,Tentacle,Ray-Protection card=W12"), "card W6")

    assert soup.phase == 3


def test_without_ray_protection_the_sum_is_too_high() -> None:
    assert after(phase(2, "B=Speed,Tentacle card=W12"), "card W6").debt == 1


# Streamline


@cites('"Streamline" (p. 15)')
def test_with_streamline_movement_is_free() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2 B=Streamline bp=V9"), "move", "die 3")

    assert (at(soup, "B1"), bp(soup, "B")) == ("c4", 0)


def test_without_streamline_a_move_needs_a_point() -> None:
    assert asked(phase(1, "amoebas=B1@b4,V1@a2 bp=V9")) == "V turn"


# Tentacle


@cites('"Tentacle" (p. 15)')
def test_with_tentacle_cubes_of_any_colour_go_along_when_drifting_or_moving() -> None:
    text = "amoebas=B1@c2,V1@a4 B=Tentacle food=c2:B2V1"
    drifted = after(phase(1, f"{text} card=E8"), "drift", "carry B", "carry V")
    moved = after(phase(1, text), "move", "die 3", "carried")

    assert (food(drifted, "c2"), food(drifted, "d2")) == ("B1", "B1V1")
    assert (food(moved, "c2"), food(moved, "d2")) == ("B2V1", "-")


def test_without_tentacle_nothing_goes_along() -> None:
    soup = after(phase(1, "amoebas=B1@c2,V1@a4 food=c2:B2V1 card=E8"), "drift")

    assert food(soup, "c2") == "B2V1"


def test_tentacle_feeds_on_what_it_brought() -> None:
    soup = phase(1, "amoebas=B1@c2,V1@a4 B=Tentacle food=c2:V1G1,d2:P1 card=E8")

    assert food(after(soup, "drift", "carry V", "carry G"), "d2") == "B2"


# Holding


@cites('"Holding", 1 (p. 15)', '"Holding", 2 (p. 15)')
def test_with_holding_one_may_stay_and_cling() -> None:
    held = after(phase(1, "amoebas=B1@c2,V1@a4 B=Holding card=E8"), "hold")
    clung = after(phase(1, "amoebas=B1@c2,V1@c2 V=Holding card=E8"), "drift", "cling")

    assert (at(held, "B1"), bp(held, "B")) == ("c2", 9)
    assert (at(clung, "V1"), bp(clung, "V")) == ("d2", 9)


def test_without_holding_one_may_neither_stay_nor_cling() -> None:
    soup = phase(1, "amoebas=B1@c2,V1@c2 card=E8")

    assert legal(soup) == {"drift", "move"}
    assert at(after(soup, "drift"), "V1") == "c2"


@ruling("turn-of-an-amoeba")
def test_holding_is_offered_without_a_current_too() -> None:
    assert "hold" in legal(phase(1, "amoebas=B1@c2,V1@a4 B=Holding card=-14"))


@cites('"Holding", 2 (p. 15)')
def test_holding_to_own_amoebas_in_the_rulebook_but_not_in_the_original() -> None:
    text = "amoebas=B1@c2,B2@c2 B=Holding card=E8"

    assert asked(after(phase(1, text), "drift")) == "B cling"
    assert asked(after(phase(1, f"{text} options=original"), "drift")) == "B turn"


# Life Expectancy


@cites('"Life Expectancy" (p. 15)')
def test_with_life_expectancy_two_points_of_damage_are_survived() -> None:
    assert at(phase(5, "amoebas=B1@c2*2,V1@a4 B=Life-Expectancy"), "B1") == "c2"


def test_without_life_expectancy_they_are_not() -> None:
    assert at(phase(5, "amoebas=B1@c2*2,V1@a4"), "B1") == OFF


# Frugality


@cites('"Frugality" (p. 16)')
def test_with_frugality_a_meal_is_a_cube_smaller() -> None:
    soup = hungry("amoebas=B1@c2,V1@a4 food=c2:V1G1 B=Frugality")

    assert food(after(soup, "bite V"), "c2") == "B2"
    assert meals(feeding("seats=5 amoebas=B1@c2 food=c2:V1G1A1 B=Frugality")) == {"V1G1A1"}


def test_without_frugality_two_cubes_are_no_meal() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:V1G1")) == set()


def test_frugality_leaves_out_one_cube_only() -> None:
    assert meals(feeding("amoebas=B1@c2 food=c2:V1 B=Frugality")) == set()


# Struggle for Survival


@cites('"Struggle for Survival" (p. 16)')
def test_with_struggle_the_hungry_may_attack() -> None:
    assert "attack V1" in legal(hungry(ATTACKED))


def test_without_struggle_they_may_not() -> None:
    assert damage(hungry("amoebas=B1@c2,V1@c2"), "B1") == 1


def test_struggle_is_of_no_use_in_phase_5() -> None:
    assert asked(phase(5, "amoebas=P1@c2,B1@c2 P=Struggle")) == "B turn"


# Parasitism


@cites('"Parasitism" (p. 16)')
def test_with_parasitism_a_host_saves_a_cube() -> None:
    assert meals(feeding("amoebas=B1@c2,V1@c2 food=c2:V1G1 B=Parasitism")) == {"V1G1 of V"}


def test_without_parasitism_there_is_no_host() -> None:
    assert meals(feeding("amoebas=B1@c2,V1@c2 food=c2:V1G1")) == set()


@cites('"Parasitism" (p. 16)')
def test_parasitism_may_be_used_where_food_is_plenty() -> None:
    found = meals(feeding("amoebas=B1@c2,V1@c2 food=c2:V1G1P1 B=Parasitism"))

    assert found == {"V1G1P1", "V1G1 of V", "V1P1 of V", "G1P1 of V"}


def test_parasitism_needs_a_host_with_a_point_who_is_an_opponent() -> None:
    text = "amoebas=B1@c2,V1@c2,B2@c2 food=c2:V1G1 B=Parasitism bp=B9"

    assert meals(feeding(text)) == set()


# Division Rate


@cites('"Division Rate" (p. 16)')
def test_with_division_rate_a_new_amoeba_costs_four() -> None:
    assert bp(after(phase(4, "amoebas=P1@a4 P=Division-Rate"), "number 2"), "P") == 15


def test_without_division_rate_it_costs_six() -> None:
    assert bp(after(phase(4, "amoebas=P1@a4"), "number 2"), "P") == 13


# Persistence


@cites('"Persistence" (p. 18)')
def test_with_persistence_a_failed_attack_is_tried_again() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2 B=Struggle,Persistence V=Defence")
    failed = after(soup, "attack V1", "defend", "fight 1:2")

    assert legal(failed) == {"attack V1", "give up attack"}
    assert at(after(failed, "attack V1"), "V1") == OFF


def test_without_persistence_the_attacker_starves() -> None:
    failed = after(hungry(f"{ATTACKED} V=Defence"), "attack V1", "defend", "fight 1:2")

    assert damage(failed, "B1") == 1


@ruling("answers-in-turn")
@cites('"Persistence" (p. 18)')
def test_with_persistence_a_lost_defence_is_fought_again_free() -> None:
    soup = after(hungry(f"{ATTACKED} V=Defence,Persistence"), "attack V1", "defend", "fight 2:1")
    again = after(soup, "fight again")

    assert legal(soup) == {"fight again", "yield"}
    assert bp(again, "V") == 8
    assert at(after(again, "fight 1:2"), "V1") == "c2"
    assert at(after(again, "fight 2:1"), "V1") == OFF
    assert at(after(soup, "yield"), "V1") == OFF


@ruling("answers-in-turn", "once-per-round")
def test_after_two_lost_fights_an_escape_is_still_possible() -> None:
    text = f"{ATTACKED} V=Defence,Persistence,Escape"
    soup = after(hungry(text), "attack V1", "defend", "fight 2:1", "fight again", "fight 2:1")

    assert legal(soup) == {"escape", "no defence"}


@cites('"Persistence" (p. 18)')
def test_persistence_moves_twice_as_speed_does() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2 B=Persistence"), "move", "die 3")

    assert asked(soup) == "B again"


# Movement II


@cites('"Movement II" (p. 18)')
def test_with_movement_2_the_way_is_chosen_for_a_point() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2 B=Movement-2"), "move", "go n")

    assert (at(soup, "B1"), bp(soup, "B")) == ("b3", 8)


def test_without_movement_2_a_die_decides() -> None:
    assert asked(after(phase(1, "amoebas=B1@b4,V1@a2"), "move")) == "chance roll"


def test_movement_2_may_stay_and_still_costs_its_point() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2 B=Movement-2 card=E8"), "move", "stay")

    assert (at(soup, "B1"), bp(soup, "B")) == ("b4", 8)


# Aggression


@cites('"Aggression" (p. 18)')
def test_with_aggression_one_attacks_in_phases_1_and_5() -> None:
    assert "attack V1" in legal(hungry("amoebas=B1@c2,V1@c2 B=Aggression"))
    assert asked(phase(5, "amoebas=P1@c2,B1@c2 P=Aggression")) == "P aggression"


def test_without_aggression_nobody_attacks_in_phase_5() -> None:
    assert asked(phase(5, "amoebas=P1@c2,B1@c2")) == "B turn"


# Armour


@cites('"Armour" (p. 18)')
def test_with_armour_one_is_no_target_in_phase_1() -> None:
    assert damage(hungry(f"{ATTACKED} V=Armour"), "B1") == 1


@cites('"Armour" (p. 18)')
def test_without_armour_one_dies_of_aggression() -> None:
    soup = phase(5, "amoebas=P1@c2,B1@c2 P=Aggression")
    armoured = phase(5, "amoebas=P1@c2,B1@c2 P=Aggression B=Armour")

    assert at(after(soup, "aggression 1 B1"), "B1") == OFF
    assert at(after(armoured, "aggression 1 B1"), "B1") == "c2"
