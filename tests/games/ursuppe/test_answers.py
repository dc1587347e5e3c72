"""What the attacked one answers: once a round or once an attack, at home and on the run."""

from __future__ import annotations

from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import (
    OFF,
    after,
    asked,
    at,
    bp,
    damage,
    food,
    hungry,
    legal,
)

FACE_TO_FACE = "amoebas=B1@c2,V1@c2 B=Struggle"


# once per round and amoeba, or once per attack

TWO_ATTACKERS = "amoebas=B1@c2,B2@c2,V1@c2,V2@c2 B=Struggle V=Defence,Escape"


@ruling("once-per-round")
def test_in_the_rulebook_a_use_counts_for_all_attackers_of_the_round() -> None:
    soup = after(hungry(TWO_ATTACKERS), "attack V1", "defend", "fight 1:6", "drift", "attack V1")

    assert legal(soup) == {"escape", "no defence"}


@ruling("once-per-round")
def test_in_the_rulebook_each_amoeba_has_its_own_use() -> None:
    soup = after(hungry(TWO_ATTACKERS), "attack V1", "defend", "fight 1:6", "drift", "attack V2")

    assert legal(soup) == {"escape", "defend", "no defence"}


@ruling("once-per-round")
def test_in_the_original_each_attack_renews_both() -> None:
    soup = after(
        hungry(f"{TWO_ATTACKERS} options=original"),
        "attack V1",
        "defend",
        "fight 1:6",
        "drift",
        "attack V1",
    )

    assert legal(soup) == {"escape", "defend", "no defence"}


@ruling("once-per-round")
def test_a_second_attempt_renews_nothing_in_the_rulebook_but_does_in_the_original() -> None:
    text = "amoebas=B1@c2,V1@c2 B=Struggle,Persistence V=Defence,Escape"
    events = ("attack V1", "defend", "fight 1:6", "attack V1")

    assert legal(after(hungry(text), *events)) == {"escape", "no defence"}
    assert legal(after(hungry(f"{text} options=original"), *events)) == {
        "escape",
        "defend",
        "no defence",
    }


@ruling("once-per-round")
def test_an_escape_that_led_nowhere_is_used_up_all_the_same() -> None:
    soup = hungry("amoebas=B1@c2,B2@c2,V1@c2 B=Struggle V=Defence,Escape")
    first = after(soup, "attack V1", "escape", "die 5", "defend", "fight 1:6")

    assert at(after(first, "drift", "attack V1"), "V1") == OFF


@ruling("once-per-round")
def test_marks_go_with_the_round_and_with_death() -> None:
    marked = "amoebas=B1@c2,V1@c2-ed,V2@d4-e B=Struggle V=Defence,Escape"
    eaten = after(hungry(marked), "attack V1")

    assert at(eaten, "V1") == OFF
    assert eaten.used[1][0] == 0
    assert eaten.used[1][1] == 1


# attacks on own amoebas


@ruling("own-amoebas-attacked")
def test_against_an_own_attack_escape_works_and_defence_does_not() -> None:
    soup = hungry("amoebas=B1@c2,B2@c2 B=Struggle,Defence,Escape")

    assert legal(after(soup, "attack B2")) == {"escape", "no defence"}


@ruling("own-amoebas-attacked")
def test_hard_crust_and_camouflage_apply_to_own_attacks() -> None:
    crust = hungry("amoebas=B1@c2,B2@c2 B=Struggle,Hard-Crust")
    camouflage = hungry("amoebas=B1@c2,B2@c2 B=Struggle,Camouflage-1,Escape")

    assert asked(after(crust, "attack B2")) == "B crust"
    assert at(after(camouflage, "attack B2", "die 4"), "B2") == OFF


@ruling("own-amoebas-attacked", "threat-by-number")
def test_threat_display_and_mouthful_do_not_apply_to_own_attacks() -> None:
    soup = hungry("amoebas=B1@d4,B2@c2 B=Struggle,Threat-Display,More-than-a-Mouthful")
    threatened = hungry("amoebas=B3@c2,B1@b2 B=Struggle")

    assert damage(soup, "B1") == 1
    assert damage(threatened, "B1") == 1
    higher = after(
        hungry("amoebas=B2@c2,B1@c2 B=Struggle,Threat-Display,More-than-a-Mouthful"),
        "starve",
        "drift",
    )
    assert legal(higher) == {"starve", "attack B1"}
    assert at(after(higher, "attack B1"), "B1") == OFF


# escapes


@ruling("when-escaped")
def test_an_escape_that_comes_back_has_not_escaped() -> None:
    soup = after(
        hungry("amoebas=B1@c2,V1@c2 B=Struggle V=Escape,Speed,Defence"),
        "attack V1",
        "escape",
        "die 1",
    )
    back = after(soup, "move again", "die 3")

    assert at(back, "V1") == "c2"
    assert legal(back) == {"defend", "no defence"}
    assert damage(after(soup, "stop"), "B1") == 1


@cites('"Escape" (p. 14)')
def test_an_escape_costs_a_point_and_leaves_the_own_turn_untouched() -> None:
    soup = after(hungry(f"{FACE_TO_FACE} V=Escape"), "attack V1", "escape", "die 3")

    assert (at(soup, "V1"), bp(soup, "V"), damage(soup, "B1")) == ("d2", 8, 1)
    assert asked(soup) == "V turn"
    assert legal(soup) == {"drift", "move"}


@ruling("clinging-attacker")
def test_an_attacker_that_clings_to_its_victim_feeds_where_it_is_dragged_to() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2 B=Struggle,Holding,Persistence V=Escape food=d2:V1G1P1")
    fled = after(soup, "attack V1", "escape", "die 3")
    dragged = after(fled, "cling")

    assert asked(fled) == "B cling"
    assert (at(dragged, "B1"), at(dragged, "V1")) == ("d2", "d2")
    assert food(dragged, "d2") == "B2"
    assert damage(dragged, "B1") == 0
    assert damage(after(fled, "let go"), "B1") == 1


@ruling("clinging-attacker")
def test_a_dragged_attacker_may_not_attack_again() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2,G1@d2 B=Struggle,Holding,Frugality V=Escape food=d2:V1G1")
    dragged = after(soup, "attack V1", "escape", "die 3", "cling")

    assert legal(dragged) == {"starve", "bite V"}
    assert damage(after(dragged, "starve"), "B1") == 1


@ruling("clinging-attacker")
def test_that_one_was_dragged_along_binds_no_other_amoeba() -> None:
    soup = hungry("amoebas=B1@c2,B2@d4,V1@c2,V2@d4 B=Struggle,Holding V=Escape")
    dragged = after(soup, "attack V1", "escape", "die 3", "cling")

    assert (at(dragged, "B1"), damage(dragged, "B1"), int(dragged.traveller)) == ("d2", 1, -1)
    assert legal(after(dragged, "drift")) == {"starve", "attack V2"}


@ruling("clinging-attacker")
def test_a_clinging_attacker_is_done_even_when_its_victim_comes_back() -> None:
    """The victim goes east and back; the attacker clung to the first step only."""
    soup = hungry("amoebas=B1@c2,V1@c2 B=Struggle,Holding V=Escape,Speed food=d2:V1G1")
    dragged = after(soup, "attack V1", "escape", "die 3", "cling")
    parted = after(dragged, "move again", "die 1", "let go")

    assert (at(parted, "B1"), at(parted, "V1")) == ("d2", "c2")
    assert damage(parted, "B1") == 1
    assert asked(parted) == "V turn"


@ruling("clinging-attacker")
def test_in_the_original_nobody_clings_to_its_own_amoeba() -> None:
    text = "amoebas=B1@c2,B2@c2 B=Struggle,Holding,Escape"
    events = ("attack B2", "escape", "die 3")
    rulebook = after(hungry(text), *events)
    original = after(hungry(f"{text} options=original"), *events)

    assert asked(rulebook) == "B cling"
    assert asked(original) == "B turn"
    assert damage(original, "B1") == 1
