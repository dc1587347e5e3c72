"""Attacks in phase 1: who may attack whom, what it costs, how it is answered, how it ends."""

from __future__ import annotations

from typing import Any

import pytest

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
    phase,
)

FACE_TO_FACE = "amoebas=B1@c2,V1@c2 B=Struggle"


# who may attack whom


@cites('"Struggle for Survival" (p. 16)')
def test_a_hungry_amoeba_with_the_gene_may_attack_or_starve() -> None:
    assert legal(hungry(FACE_TO_FACE)) == {"starve", "attack V1"}


def test_without_the_gene_it_starves_by_itself() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2")

    assert damage(soup, "B1") == 1
    assert asked(soup) == "V turn"


def test_without_a_point_it_cannot_attack() -> None:
    """One point is spent on the way: the amoeba has moved and rolled a 5."""
    soup = after(hungry_by_moving("bp=B1V9G9P9"), "die 5")

    assert damage(soup, "B1") == 1
    assert legal(after(hungry_by_moving("bp=B2V9G9P9"), "die 5")) == {"starve", "attack V1"}


def hungry_by_moving(text: str) -> Any:
    """Return a position in which B1 has paid for an active movement and rolls."""
    return after(phase(1, f"{FACE_TO_FACE} {text}"), "move")


@ruling("must-eat")
def test_a_plain_meal_forbids_attack_and_hunger() -> None:
    soup = hungry(f"{FACE_TO_FACE} food=c2:V1G1P1")

    assert asked(soup) == "V turn"
    assert food(soup, "c2") == "B2"
    assert (damage(soup, "B1"), at(soup, "V1")) == (0, "c2")


@ruling("must-eat")
@pytest.mark.parametrize(
    "text",
    [
        "food=c2:V2G2 B=Struggle,Substitution",
        "food=c2:V1G1 B=Struggle,Frugality",
        "food=c2:V1G1 B=Struggle,Parasitism",
        "food=c2:V1G1,b2:P1 B=Struggle,Suction-1",
    ],
)
def test_a_meal_by_genes_forbids_neither_attack_nor_hunger(text: str) -> None:
    soup = hungry(f"amoebas=B1@c2,V1@c2 {text}")

    assert {"starve", "attack V1"} <= legal(soup)
    assert any(action.startswith(("bite", "host")) for action in legal(soup))


def test_any_amoeba_in_the_space_may_be_attacked_own_ones_too() -> None:
    soup = hungry("amoebas=B1@c2,B5@c2,V1@c2,V3@c2,G1@b2,P7@c2 B=Struggle")

    assert legal(soup) == {"starve", "attack B5", "attack V1", "attack V3", "attack P7"}


def test_an_own_amoeba_that_is_eaten_takes_no_turn_of_its_own() -> None:
    soup = after(hungry("amoebas=B1@c2,B5@c2,V1@d4 B=Struggle"), "attack B5")

    assert at(soup, "B5") == OFF
    assert asked(soup) == "V turn"


@ruling("own-amoebas-attacked")
def test_armour_protects_against_opponents_in_phase_1_only() -> None:
    own = hungry("amoebas=B1@c2,B5@c2,V1@c2 B=Struggle,Armour V=-")
    other = hungry("amoebas=B1@c2,V1@c2,G1@c2 B=Struggle V=Armour")

    assert legal(own) == {"starve", "attack B5", "attack V1"}
    assert legal(other) == {"starve", "attack G1"}


# success


def test_the_victim_leaves_a_cube_of_each_colour_and_the_attacker_is_fed() -> None:
    """No digestion: the attacker's two cubes do not come."""
    soup = after(hungry(f"{FACE_TO_FACE} food=c2:G2"), "attack V1")

    assert at(soup, "V1") == OFF
    assert food(soup, "c2") == "B1V1G3P1"
    assert damage(soup, "B1") == 0
    assert bp(soup, "B") == 8


@cites('"Carenza di Cibo e soffrire la fame" (p. 4)')
def test_a_violent_death_leaves_only_what_the_supply_has() -> None:
    soup = hungry(f"{FACE_TO_FACE} food=a5:V55,c2:G2")
    eaten = after(soup, "attack V1")

    assert food(eaten, "c2") == "B1G3P1"
    assert eaten.supply[1] == 0


def test_a_removed_amoeba_loses_its_damage() -> None:
    soup = after(hungry("amoebas=B1@c2,V1@c2*1 B=Struggle"), "attack V1")

    assert damage(soup, "V1") == 0
    assert (int(soup.attacker), int(soup.target)) == (-1, -1)


# the sequence of an attack


@ruling("attack-order")
def test_an_attack_goes_through_camouflage_answers_and_crust_in_this_order() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2 B=Struggle,Camouflage-1 V=Defence,Hard-Crust")
    attacked = after(soup, "attack V1")
    seen = after(attacked, "die 3")
    beaten = after(seen, "defend", "fight 6:1")

    assert asked(attacked) == "chance camouflage"
    assert bp(attacked, "B") == 8
    assert asked(seen) == "V defence"
    assert asked(beaten) == "B crust"
    assert at(after(beaten, "pay crust"), "V1") == OFF
    assert bp(after(beaten, "pay crust"), "B") == 7


@ruling("camouflage-die")
def test_camouflage_is_rolled_even_against_the_defenceless() -> None:
    soup = after(hungry("amoebas=B1@c2,V1@c2 B=Struggle,Camouflage-1"), "attack V1")

    assert draws(soup) == {f"die {face}": 1 for face in range(1, 7)}
    assert at(after(soup, "die 1"), "V1") == OFF


@ruling("camouflage-die", "second-try")
def test_camouflage_is_rolled_anew_for_a_second_attempt() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2 B=Struggle,Camouflage-1,Persistence V=Defence,Escape")
    failed = after(soup, "attack V1", "die 1", "defend", "fight 1:6")
    again = after(failed, "attack V1")

    assert asked(failed) == "B retry"
    assert asked(again) == "chance camouflage"
    assert at(after(again, "die 4"), "V1") == OFF
    assert bp(again, "B") == 8
    seen = after(again, "die 3")
    assert (int(seen.die), int(seen.second_die)) == (3, 0)


@ruling("answers-in-turn")
def test_the_attacked_one_is_offered_only_what_it_can_pay_and_has_not_used() -> None:
    soup = after(hungry(f"{FACE_TO_FACE} V=Defence,Escape"), "attack V1")
    poor = hungry(f"{FACE_TO_FACE} V=Defence,Escape,Streamline bp=B9G9P9")

    assert legal(soup) == {"escape", "defend", "no defence"}
    assert legal(after(soup, "defend", "fight 5:2")) == {"escape", "no defence"}
    assert legal(after(soup, "escape", "die 5")) == {"defend", "no defence"}
    assert legal(after(poor, "attack V1")) == {"escape", "no defence"}


@ruling("answers-in-turn")
def test_defence_and_escape_may_follow_one_another_in_any_order() -> None:
    soup = after(hungry(f"{FACE_TO_FACE} V=Defence,Escape"), "attack V1")
    fought = after(soup, "defend", "fight 5:2", "escape", "die 1")
    fled = after(soup, "escape", "die 5", "defend", "fight 2:5")

    assert (at(fought, "V1"), damage(fought, "B1"), bp(fought, "V")) == ("b2", 1, 7)
    assert (at(fled, "V1"), damage(fled, "B1"), bp(fled, "V")) == ("c2", 1, 7)


@ruling("answers-in-turn")
def test_no_defence_ends_the_answers() -> None:
    soup = after(hungry(f"{FACE_TO_FACE} V=Defence,Escape"), "attack V1", "no defence")

    assert at(soup, "V1") == OFF
    assert bp(soup, "V") == 9


@ruling("answers-in-turn")
def test_escape_by_gene_and_by_alarm_is_one_escape() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2 B=Struggle V=Escape,Alarm alarmed=V")
    stayed = after(soup, "attack V1", "escape", "die 5")

    assert at(stayed, "V1") == OFF


@cites('"Defence" (p. 14)')
def test_the_dice_of_a_fight_never_tie() -> None:
    soup = after(hungry(f"{FACE_TO_FACE} V=Defence"), "attack V1", "defend")
    rolls = draws(soup)

    assert len(rolls) == 30
    assert set(rolls.values()) == {1}
    assert "fight 3:3" not in rolls


def test_who_loses_the_fight_with_nothing_else_is_eaten() -> None:
    soup = after(hungry(f"{FACE_TO_FACE} V=Defence"), "attack V1", "defend", "fight 2:1")

    assert at(soup, "V1") == OFF
    assert damage(soup, "B1") == 0


def test_who_loses_to_the_defender_starves() -> None:
    soup = after(hungry(f"{FACE_TO_FACE} V=Defence food=c2:G1"), "attack V1", "defend", "fight 1:2")

    assert (at(soup, "V1"), damage(soup, "B1")) == ("c2", 1)
    assert food(soup, "c2") == "G1"


def test_an_amoeba_attacks_only_once() -> None:
    """After a failed attack it starves; there is no other target for it."""
    soup = hungry("amoebas=B1@c2,V1@c2,G1@c2 B=Struggle V=Defence")
    failed = after(soup, "attack V1", "defend", "fight 1:2")

    assert asked(failed) == "V turn"
    assert damage(failed, "B1") == 1


# hard crust


@ruling("unpaid-crust")
def test_in_the_rulebook_refusing_a_hard_crust_kills_the_attacker() -> None:
    soup = after(hungry("amoebas=B1@c2,V1@c2 B=Struggle,Persistence V=Hard-Crust"), "attack V1")
    dead = after(soup, "refuse crust")

    assert legal(soup) == {"pay crust", "refuse crust"}
    assert (at(dead, "B1"), at(dead, "V1")) == (OFF, "c2")
    assert food(dead, "c2") == "B1V1G1P1"
    assert asked(dead) == "V turn"


@ruling("unpaid-crust")
def test_no_point_left_is_refusal_without_a_question() -> None:
    soup = after(hungry(f"{FACE_TO_FACE} V=Hard-Crust bp=B1V9G9P9"), "attack V1")

    assert (at(soup, "B1"), at(soup, "V1"), bp(soup, "B")) == (OFF, "c2", 0)


@ruling("unpaid-crust")
def test_in_the_original_refusing_a_hard_crust_is_a_failed_attack() -> None:
    text = "amoebas=B1@c2,V1@c2 V=Hard-Crust options=original"
    starved = after(hungry(f"{text} B=Struggle"), "attack V1", "refuse crust")
    again = after(hungry(f"{text} B=Struggle,Persistence"), "attack V1", "refuse crust")

    assert (at(starved, "B1"), damage(starved, "B1")) == ("c2", 1)
    assert legal(again) == {"attack V1", "give up attack"}
    assert at(after(again, "attack V1", "pay crust"), "V1") == OFF


@ruling("unpaid-crust", "bang-at-death")
def test_the_dead_attacker_may_go_out_with_a_bang() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2,G1@c2,P1@d2 B=Struggle,Go-out-with-a-Bang V=Hard-Crust")
    dead = after(soup, "attack V1", "refuse crust")

    assert [damage(dead, name) for name in ("V1", "G1", "P1")] == [1, 1, 0]


@ruling("unpaid-crust", "alarm-lasts")
def test_an_attacker_that_dies_on_a_crust_is_not_eaten() -> None:
    soup = hungry("amoebas=B1@c2,B2@d4,V1@c2 B=Struggle,Alarm V=Hard-Crust")
    dead = after(soup, "attack V1", "refuse crust")

    assert dead.alarmed[0] == 0


# after the result


@ruling("when-mouthful")
def test_more_than_a_mouthful_survives_with_damage_and_feeds_the_attacker() -> None:
    soup = hungry(
        "amoebas=B1@c2,V1@c2,V2@c2,G1@c2 B=Aggression "
        "V=More-than-a-Mouthful,Alarm,Go-out-with-a-Bang"
    )
    bitten = after(soup, "attack V1")

    assert (at(bitten, "V1"), damage(bitten, "V1")) == ("c2", 1)
    assert food(bitten, "c2") == "-"
    assert [damage(bitten, name) for name in ("B1", "V2", "G1")] == [0, 0, 0]
    assert bitten.alarmed[1] == 0


@ruling("second-try")
def test_the_second_attempt_is_free_and_may_choose_another_target() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2,G1@c2 B=Struggle,Persistence V=Escape bp=B1V9G9P9")
    failed = after(soup, "attack V1", "escape", "die 1")
    again = after(failed, "attack G1")

    assert legal(failed) == {"attack G1", "give up attack"}
    assert (at(again, "G1"), bp(again, "B"), damage(again, "B1")) == (OFF, 0, 0)
    assert damage(after(failed, "give up attack"), "B1") == 1


@ruling("second-try")
def test_there_is_no_third_attempt() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2,G1@c2 B=Struggle,Persistence V=Defence G=Escape")
    twice = after(soup, "attack V1", "defend", "fight 1:2", "attack G1", "escape", "die 1")

    assert damage(twice, "B1") == 1
    assert asked(twice) == "V turn"


@ruling("second-try")
def test_each_attack_has_a_second_attempt_of_its_own() -> None:
    """The first amoeba has failed twice; the second one may try again all the same."""
    soup = hungry("amoebas=B1@c2,B2@d4,V1@c2,V2@d4,V3@c2 B=Struggle,Persistence V=Defence")
    twice = after(
        soup,
        *("attack V1", "defend", "fight 1:2"),
        *("attack V3", "defend", "fight 1:2"),
    )
    other = after(twice, "drift", "attack V2", "defend", "fight 1:2")

    assert damage(twice, "B1") == 1
    assert legal(other) == {"attack V2", "give up attack"}


@ruling("second-try")
def test_no_second_attempt_after_success_by_mouthful() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2,G1@c2 B=Struggle,Persistence V=More-than-a-Mouthful")

    assert asked(after(soup, "attack V1")) == "V turn"


@ruling("threat-by-number")
def test_threat_display_holds_for_the_second_attempt_too() -> None:
    soup = hungry("amoebas=B2@c2,V1@c2,V2@c2,V3@c2 B=Struggle,Persistence V=Threat-Display,Defence")
    failed = after(soup, "attack V3", "defend", "fight 1:2")

    assert legal(soup) == {"starve", "attack V2", "attack V3"}
    assert legal(failed) == {"attack V2", "attack V3", "give up attack"}


@ruling("alarm-lasts")
def test_the_alarm_lasts_from_the_eating_to_the_end_of_phase_1() -> None:
    soup = hungry("amoebas=B1@c2,B2@d4,V1@c2,V2@d4 B=Struggle V=Alarm")
    eaten = after(soup, "attack V1")
    second = after(eaten, "drift", "attack V2")

    assert eaten.alarmed[1] == 1
    assert legal(second) == {"escape", "no defence"}
    assert at(after(second, "escape", "die 1"), "V2") == "c4"


@ruling("alarm-lasts")
def test_the_eaten_amoeba_itself_gets_no_alarm() -> None:
    soup = hungry(f"{FACE_TO_FACE} V=Alarm")

    assert at(after(soup, "attack V1"), "V1") == OFF


@ruling("alarm-lasts")
def test_the_alarm_is_over_in_phase_5() -> None:
    """Against Aggression an alarm of phase 1 is no help."""
    soup = hungry(
        "amoebas=B1@c2,B2@d4,V1@c2,V2@d4,P1@a2 B=Aggression V=Alarm bp=B9V1 food=d4:V1G1P1"
    )
    eaten = after(soup, "attack V1", "drift", "drift")

    assert (eaten.phase, eaten.alarmed[1]) == (2, 0)


@ruling("alarm-lasts")
def test_an_own_attack_raises_the_alarm_as_well() -> None:
    soup = after(hungry("amoebas=B1@c2,B2@c2,B3@d4 B=Struggle,Alarm"), "attack B2")

    assert soup.alarmed[0] == 1


@ruling("bang-at-death")
def test_a_bang_hurts_the_attacker_and_all_others_in_the_space() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2,V2@c2,G1@c2,P1@b2 B=Struggle V=Go-out-with-a-Bang")
    eaten = after(soup, "attack V1")

    assert [damage(eaten, name) for name in ("B1", "V2", "G1", "P1")] == [1, 1, 1, 0]
    assert food(eaten, "c2") == "B1V1G1P1"
