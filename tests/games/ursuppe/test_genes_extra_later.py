"""Extra genes of healing, movement and the end, with each of them and without it.

``test_gene_table`` holds that every gene has a test of each kind, by their names.
"""

from __future__ import annotations

from cuboteca.games.ursuppe.notation import CARD_CODES
from cuboteca.games.ursuppe.view import view_of
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import (
    OFF,
    after,
    asked,
    at,
    bp,
    damage,
    draws,
    food,
    hungry,
    legal,
    marker,
    phase,
    toxic,
)

ATTACKED = "amoebas=B1@c2,V1@c2 B=Struggle"
LONELY = "amoebas=B1@c2,V1@a4"


# Healing I and II


@cites('"Healing I" (p. 15)')
def test_with_healing_1_three_points_heal_one_damage() -> None:
    soup = after(phase(4, "amoebas=P1@a4*1 P=Healing-1"), "heal 1")

    assert (damage(soup, "P1"), bp(soup, "P")) == (0, 16)


def test_without_healing_1_nobody_heals() -> None:
    soup = phase(4, "amoebas=P1@a4*1 P=Healing-2")

    assert not any(text.startswith("heal") for text in legal(soup))


@cites('"Healing II" (p. 18)')
def test_with_healing_2_four_points_hand_damage_on() -> None:
    soup = after(phase(4, "amoebas=P1@a4*1,B1@a4 P=Healing-2"), "hand on 1 B1")

    assert (damage(soup, "P1"), damage(soup, "B1"), bp(soup, "P")) == (0, 1, 15)


def test_without_healing_2_none_is_handed_on() -> None:
    soup = phase(4, "amoebas=P1@a4*1,B1@a4 P=Healing-1")

    assert not any(text.startswith("hand on") for text in legal(soup))


def test_healing_2_needs_four_points_damage_and_company() -> None:
    apart = phase(4, "amoebas=P1@a4*1,B1@a3 P=Healing-2")
    healthy = phase(4, "amoebas=P1@a4,B1@a4 P=Healing-2")
    text = "amoebas=P1@a4*9,B1@a4 P=Healing-2 B=Life-Expectancy"
    poor = after(phase(4, f"{text} bp=P1B9"), *["hand on 1 B1"] * 2)
    exact = after(phase(4, f"{text} bp=P2B9"), *["hand on 1 B1"] * 2)

    for soup in (apart, healthy, poor):
        assert not any(text.startswith("hand on") for text in legal(soup))
    assert "hand on 1 B1" in legal(exact)


# Rebound


@cites('"Rebound" (p. 15)')
def test_with_rebound_one_bounces_off_the_edge() -> None:
    soup = after(phase(1, "amoebas=B1@a3,V1@a5 B=Rebound card=W9"), "drift")

    assert at(after(soup, "rebound"), "B1") == "b3"
    assert at(after(soup, "no rebound"), "B1") == "a3"


def test_without_rebound_one_stays() -> None:
    assert at(after(phase(1, "amoebas=B1@a3,V1@a5 card=W9"), "drift"), "B1") == "a3"


def test_rebound_off_the_island_carries_cubes_and_may_be_clung_to() -> None:
    soup = phase(1, "amoebas=B1@b3,V1@b3 B=Rebound,Tentacle V=Holding food=b3:G1 card=E8")
    gone = after(soup, "drift", "rebound", "carry G")

    assert (food(gone, "a3"), asked(gone)) == ("G1", "V cling")


# Go out with a Bang


@cites('"Go out with a Bang" (p. 15)')
def test_with_bang_the_others_in_the_space_are_hurt() -> None:
    soup = after(hungry(f"{ATTACKED} V=Go-out-with-a-Bang"), "attack V1")

    assert damage(soup, "B1") == 1


def test_without_bang_they_are_not() -> None:
    assert damage(after(hungry(ATTACKED), "attack V1"), "B1") == 0


# Short Life Span


@cites('"Short Life Span" (p. 15)')
def test_with_short_life_span_one_damage_kills_and_division_is_cheap() -> None:
    assert at(phase(5, f"{LONELY}*1 V=Short-Life-Span"), "V1") == OFF
    assert bp(after(phase(4, "amoebas=P1@a4 P=Short-Life-Span"), "number 2"), "P") == 15


def test_without_short_life_span_one_damage_is_survived() -> None:
    assert at(phase(5, f"{LONELY}*1"), "V1") == "a4"


# Toxic Excretions


@cites('"Toxic Excretions" (p. 16)')
def test_with_toxic_excretions_digestion_leaves_a_damage_point() -> None:
    assert toxic(hungry(f"{LONELY} food=c2:V1G1P1 B=Toxic-Excretions"), "c2") == 1


def test_without_toxic_excretions_it_does_not() -> None:
    assert toxic(hungry(f"{LONELY} food=c2:V1G1P1"), "c2") == 0


def test_toxic_damage_goes_with_the_cubes_of_cleanliness() -> None:
    soup = hungry(f"{LONELY} food=c2:V1G1P1 B=Toxic-Excretions,Cleanliness")
    east = after(soup, "excrete e")

    assert (toxic(east, "c2"), toxic(east, "d2"), food(east, "d2")) == (0, 1, "B2")


@ruling("toxic-damage")
def test_several_toxic_points_may_lie_in_a_space_and_hunger_leaves_none() -> None:
    soup = after(
        hungry("amoebas=B1@c2,B2@c2,B3@c2,V1@a4 food=c2:V2G2P2 B=Toxic-Excretions"),
        "drift",
        "drift",
    )

    assert toxic(soup, "c2") == 2


# Population Explosion

FEW = "amoebas=P1@a4,P2@a3,B1@e2,V1@e4,G1@c5"


@cites('"Population Explosion" (p. 16)')
def test_with_population_explosion_all_points_become_amoebas() -> None:
    soup = after(phase(4, f"{FEW} B=Population-Explosion"), *["divided"] * 3)
    done = after(soup, "explode", "number 2", "place e3")

    assert legal(soup) == {"explode", "income"}
    assert (at(done, "B2"), bp(done, "B")) == ("e3", 0)


def test_without_population_explosion_there_is_the_income() -> None:
    assert asked(after(phase(4, FEW), *["divided"] * 3)) == "B division"


# Energy Conservation


@cites('"Energy Conservation" (p. 17)')
def test_with_energy_conservation_drifting_earns_a_point() -> None:
    soup = phase(1, f"{LONELY} B=Energy-Conservation card=E8")

    assert bp(after(soup, "drift"), "B") == 10
    assert bp(after(soup, "move"), "B") == 8


def test_without_energy_conservation_it_earns_nothing() -> None:
    assert bp(after(phase(1, f"{LONELY} card=E8"), "drift"), "B") == 9


# PhD


@cites('"PhD Intelligence" (p. 18)')
def test_with_phd_two_cards_are_scored_for_intelligence() -> None:
    assert marker(phase(6, f"{LONELY} markers=B1V20G21P22 B=PhD,Speed"), "B") == 2
    assert "buy PhD" in legal(phase(3, "P=Intelligence"))


def test_without_phd_intelligence_is_one_card() -> None:
    assert marker(phase(6, f"{LONELY} markers=B1V20G21P22 B=Intelligence,Speed"), "B") == 1
    assert "buy PhD" not in legal(phase(3))


# Environmental Sensing


@ruling("sensing-by-itself")
@cites('"Environmental Sensing" (p. 18)')
def test_with_environmental_sensing_one_sees_next_rounds_card_before_buying() -> None:
    soup = after(phase(2, "V=Environmental-Sensing card=W12"), "card W6", "look S13")

    seen = view_of(soup, 1).next_card
    assert soup.phase == 3
    assert CARD_CODES[soup.card] == "W6"
    assert seen is not None
    assert seen.ozone == 13
    assert [view_of(soup, seat).next_card for seat in (0, 2, 3, None)] == [None] * 4


def test_without_environmental_sensing_it_is_not_drawn_ahead() -> None:
    soup = after(phase(2, "V=Migration-Sensing card=W12"), "card W6")

    assert soup.next_card == -1
    assert not draws(soup)
