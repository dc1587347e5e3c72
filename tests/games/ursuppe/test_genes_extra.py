"""Extra genes of feeding, fighting and buying, with each of them and without it.

``test_gene_table`` holds that every gene has a test of each kind, by their names.
"""

from __future__ import annotations

import pytest

from cuboteca.games.ursuppe.view import view_of
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import (
    OFF,
    after,
    asked,
    at,
    bp,
    damage,
    feeding,
    food,
    genes,
    hungry,
    legal,
    marker,
    meals,
    phase,
)

ATTACKED = "amoebas=B1@c2,V1@c2 B=Struggle"
LONELY = "amoebas=B1@c2,V1@a4"


# Doris & Frank Gene


@cites('"Doris & Frank Gene" (p. 13)')
def test_with_doris_and_frank_one_has_a_card_more_in_scoring() -> None:
    cards = "Doris-and-Frank,Speed,Spores"

    assert marker(phase(6, f"{LONELY} markers=B1V20G21P22 B={cards}"), "B") == 2


def test_without_doris_and_frank_two_cards_score_nothing() -> None:
    assert marker(phase(6, f"{LONELY} markers=B1V20G21P22 B=Speed,Spores"), "B") == 1


# Glutton


@cites('"Glutton" (p. 13)')
def test_with_glutton_a_meal_has_a_cube_more() -> None:
    assert meals(feeding(f"{LONELY} food=c2:V1G2P1 B=Glutton")) == {"V1G2P1"}


def test_without_glutton_three_cubes_are_enough() -> None:
    text = f"{LONELY} food=c2:V1G1P1"

    assert meals(feeding(text)) == {"V1G1P1"}
    assert meals(feeding(f"{text} B=Glutton")) == set()


@cites('"Glutton" (p. 13)')
def test_glutton_takes_two_mutation_points_off() -> None:
    text = "B=Glutton,Speed,Tentacle card=W12"

    assert after(phase(2, text), "card W6").phase == 3


# Alarm


@cites('"Alarm" (p. 13)')
def test_with_alarm_all_own_amoebas_escape_after_one_is_eaten() -> None:
    soup = hungry("amoebas=B1@c2,B2@d4,V1@c2,V2@d4 B=Struggle V=Alarm")
    second = after(soup, "attack V1", "drift", "attack V2")

    assert legal(second) == {"escape", "no defence"}
    assert bp(after(second, "escape"), "V") == 8


def test_without_alarm_nobody_is_warned() -> None:
    soup = hungry("amoebas=B1@c2,B2@d4,V1@c2,V2@d4 B=Struggle")

    assert at(after(soup, "attack V1", "drift", "attack V2"), "V2") == OFF


def test_without_an_amoeba_eaten_the_alarm_is_not_raised() -> None:
    soup = hungry(f"{ATTACKED} V=Alarm,Defence")

    assert after(soup, "attack V1", "defend", "fight 1:2").alarmed[1] == 0


# Cleanliness


@cites('"Cleanliness" (p. 13)')
def test_with_cleanliness_both_cubes_go_to_one_neighbour_or_stay() -> None:
    soup = hungry(f"{LONELY} food=c2:V1G1P1 B=Cleanliness")

    assert legal(soup) == {"excrete here", "excrete w", "excrete e"}
    assert food(after(soup, "excrete here"), "c2") == "B2"
    west = after(soup, "excrete w")
    assert (food(west, "c2"), food(west, "b2")) == ("-", "B2")


def test_without_cleanliness_they_stay() -> None:
    assert food(hungry(f"{LONELY} food=c2:V1G1P1"), "c2") == "B2"


def test_cleanliness_moves_no_cubes_of_a_victim() -> None:
    soup = after(hungry("amoebas=B1@c2,V1@c2 B=Struggle,Cleanliness"), "attack V1")

    assert food(soup, "c2") == "B1V1G1P1"
    assert asked(soup) != "B excrete"


# Hard Crust


@cites('"Hard Crust" (p. 13)')
def test_with_hard_crust_going_on_costs_a_point_more() -> None:
    soup = after(hungry(f"{ATTACKED} V=Hard-Crust"), "attack V1")
    paid = after(soup, "pay crust")

    assert legal(soup) == {"pay crust", "refuse crust"}
    assert (at(paid, "V1"), bp(paid, "B")) == (OFF, 7)


def test_without_hard_crust_it_costs_one_point() -> None:
    assert bp(after(hungry(ATTACKED), "attack V1"), "B") == 8


def test_hard_crust_is_met_only_after_the_defence_has_failed() -> None:
    soup = after(hungry(f"{ATTACKED} V=Hard-Crust,Defence"), "attack V1", "defend")

    assert asked(after(soup, "fight 2:1")) == "B crust"
    assert asked(after(soup, "fight 1:2")) == "V turn"


# Migration Sensing


@ruling("sensing-by-itself")
@cites('"Migration Sensing" (p. 13)')
def test_with_migration_sensing_its_owner_alone_sees_the_next_card() -> None:
    soup = after(phase(1, f"{LONELY} V=Migration-Sensing"), "look S13")

    seen = view_of(soup, 1).next_card
    assert seen is not None
    assert (seen.current, seen.ozone) == ("south", 13)
    assert [view_of(soup, seat).next_card for seat in (0, 2, 3, None)] == [None] * 4


def test_without_migration_sensing_nobody_looks() -> None:
    soup = phase(1, LONELY)

    assert asked(soup) == "B turn"
    assert view_of(soup, 1).next_card is None


# Fast Food


@cites('"Fast Food" (p. 13)')
def test_with_fast_food_one_may_eat_first() -> None:
    soup = phase(1, f"{LONELY} food=c2:V1G1P1 B=Fast-Food card=E8")
    fed = after(soup, "eat first", "drift")

    assert (food(fed, "c2"), at(fed, "B1"), damage(fed, "B1")) == ("B2", "d2", 0)


def test_without_fast_food_one_moves_first() -> None:
    soup = phase(1, f"{LONELY} food=c2:V1G1P1 card=E8")

    assert legal(soup) == {"drift", "move"}
    assert damage(after(soup, "drift"), "B1") == 1


# Highly Adaptable


@cites('"Highly Adaptable" (p. 13)')
def test_with_highly_adaptable_a_card_is_swapped() -> None:
    soup = after(phase(3, "P=Highly-Adaptable,Spores"), "swap Spores", "swap for Speed")

    assert genes(soup, "P") == {"Highly-Adaptable", "Speed"}
    assert bp(soup, "P") == 8


def test_without_highly_adaptable_there_is_no_swap() -> None:
    assert not any(text.startswith("swap") for text in legal(phase(3, "P=Spores")))


# More than a Mouthful


@cites('"More than a Mouthful" (p. 13)')
def test_with_mouthful_the_eaten_one_survives_with_one_damage() -> None:
    soup = after(hungry(f"{ATTACKED} V=More-than-a-Mouthful"), "attack V1")

    assert (at(soup, "V1"), damage(soup, "V1"), damage(soup, "B1")) == ("c2", 1, 0)


def test_without_mouthful_it_is_removed() -> None:
    assert at(after(hungry(ATTACKED), "attack V1"), "V1") == OFF


def test_mouthful_dies_of_it_in_phase_5_at_its_limit() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2*1 B=Struggle V=More-than-a-Mouthful")

    assert damage(after(soup, "attack V1"), "V1") == 2


# Social Gene


@cites('"Social Gene" (p. 14)')
def test_with_social_the_last_one_is_paid() -> None:
    assert bp(phase(6, f"{LONELY} markers=B1V8G9P3 B=Social"), "B") == 11


def test_without_social_the_last_one_gets_nothing() -> None:
    assert bp(phase(6, f"{LONELY} markers=B1V8G9P3"), "B") == 9


def test_social_does_not_pay_for_a_lead_of_five() -> None:
    assert bp(phase(6, f"{LONELY} markers=B1V6G3P4 B=Social"), "B") == 9


# Camouflage I and II

GUARDED = "V=Escape,Defence"


@cites('"Camouflage I" (p. 14)')
def test_with_camouflage_1_a_four_leaves_no_answer() -> None:
    text = f"amoebas=B1@c2,V1@c2 B=Struggle,Camouflage-1 {GUARDED}"
    soup = after(hungry(text), "attack V1")

    assert at(after(soup, "die 4"), "V1") == OFF
    assert legal(after(soup, "die 3")) == {"escape", "defend", "no defence"}


def test_without_camouflage_1_no_die_is_rolled() -> None:
    assert asked(after(hungry(f"{ATTACKED} {GUARDED}"), "attack V1")) == "V defence"


@cites('"Camouflage II" (p. 18)')
def test_with_camouflage_2_there_is_never_an_answer() -> None:
    soup = hungry(f"amoebas=B1@c2,V1@c2 B=Struggle,Camouflage-2 {GUARDED}")

    assert at(after(soup, "attack V1"), "V1") == OFF


def test_without_camouflage_2_the_attacked_one_answers() -> None:
    assert "escape" in legal(after(hungry(f"{ATTACKED} {GUARDED}"), "attack V1"))


def test_camouflage_2_silences_the_alarm_as_well() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2 B=Struggle,Camouflage-2 V=Alarm alarmed=V")

    assert at(after(soup, "attack V1"), "V1") == OFF


@pytest.mark.parametrize("gene", ["Camouflage-1", "Camouflage-2"])
def test_camouflage_pierces_no_armour(gene: str) -> None:
    assert damage(hungry(f"amoebas=B1@c2,V1@c2 B=Struggle,{gene} V=Armour"), "B1") == 1


@pytest.mark.parametrize("events", [("die 6",), ()])
def test_camouflage_leaves_crust_and_mouthful_alone(events: tuple[str, ...]) -> None:
    gene = "Camouflage-1" if events else "Camouflage-2"
    text = f"amoebas=B1@c2,V1@c2 B=Struggle,{gene} V=Hard-Crust,More-than-a-Mouthful"
    soup = after(hungry(text), "attack V1", *events)

    assert asked(soup) == "B crust"
    assert damage(after(soup, "pay crust"), "V1") == 1


# Suction I and II


@cites('"Suction I" (p. 14)')
def test_with_suction_1_a_cube_comes_from_a_neighbour() -> None:
    soup = hungry(f"{LONELY} food=c2:V1G1,d2:P1 B=Suction-1")
    fed = after(soup, "bite V")

    assert (food(fed, "c2"), food(fed, "d2")) == ("B2", "-")


def test_without_suction_1_it_does_not() -> None:
    assert damage(hungry(f"{LONELY} food=c2:V1G1,d2:P1"), "B1") == 1


@cites('"Suction II" (p. 18)')
def test_with_suction_2_two_cubes_come() -> None:
    assert meals(feeding(f"{LONELY} food=c2:V1,d2:G1P1 B=Suction-2")) == {"V1G1P1"}


def test_without_suction_2_one_cube_is_the_limit() -> None:
    assert meals(feeding(f"{LONELY} food=c2:V1,d2:G1P1 B=Suction-1")) == set()


# Threat Display


@cites('"Threat Display" (p. 15)')
def test_with_threat_display_higher_numbers_may_not_attack() -> None:
    text = "B=Struggle V=Threat-Display"

    assert damage(hungry(f"amoebas=B2@c2,V1@c2 {text}"), "B2") == 1
    assert "attack V1" in legal(hungry(f"amoebas=B1@c2,V1@c2 {text}"))
    assert "attack V2" in legal(hungry(f"amoebas=B1@c2,V2@c2 {text}"))


def test_without_threat_display_they_may() -> None:
    assert "attack V1" in legal(hungry("amoebas=B2@c2,V1@c2 B=Struggle"))


# Flexible


@cites('"Flexible" (p. 15)')
def test_with_flexible_a_gene_costs_a_point_less() -> None:
    assert bp(after(phase(3, "P=Flexible"), "buy Spores"), "P") == 7


def test_without_flexible_it_costs_its_price() -> None:
    assert bp(after(phase(3), "buy Spores"), "P") == 6
