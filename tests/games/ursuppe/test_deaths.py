"""Phase 5: natural deaths, chains of bangs, Aggression and what it brings about."""

from __future__ import annotations

import pytest

from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import OFF, after, asked, at, bp, damage, food, legal, phase


def dead_or_alive(text: str, *amoebas: str) -> list[str]:
    """Return where amoebas are after phase 5 of a position in which nobody attacks."""
    soup = phase(5, f"{text} finish=10 markers=B11V12G13P14")
    return [at(soup, amoeba) for amoeba in amoebas]


# natural deaths


@cites('"Fase 5: Morte" (p. 5)')
def test_two_points_of_damage_kill_and_one_does_not() -> None:
    assert dead_or_alive("amoebas=B1@a2*2,B2@a3*1,V1@a4*3", "B1", "B2", "V1") == [OFF, "a3", OFF]


def test_a_natural_death_leaves_two_cubes_of_each_colour_in_play() -> None:
    four = phase(5, "amoebas=B1@a2*2 food=a2:G1 markers=B11V12G13P14")
    three = phase(5, "seats=3 amoebas=B1@a2*2 markers=B11V12G13")

    assert food(four, "a2") == "B2V2G3P2"
    assert food(three, "a2") == "B2V2G2"


@cites('"Fase 5: Morte" (p. 5)')
def test_a_shortage_leaves_only_what_there_is() -> None:
    soup = phase(5, "amoebas=B1@a2*2 food=a5:V54G55 markers=B11V12G13P14")

    assert food(soup, "a2") == "B2V1P2"


@ruling("death-order")
def test_the_order_of_deaths_decides_who_gets_the_last_cubes() -> None:
    """Descending: P first; and within a colour by number."""
    soup = phase(5, "amoebas=B1@a2*2,P1@a4*2,P2@a3*2 food=a5:V51")

    assert (food(soup, "a4"), food(soup, "a3"), food(soup, "a2")) == (
        "B2V2G2P2",
        "B2V2G2P2",
        "B2G2P2",
    )


def test_the_dead_may_be_placed_again_without_damage() -> None:
    soup = phase(5, "amoebas=B1@a2*2 markers=B11V12G13P14")

    assert damage(soup, "B1") == 0


@pytest.mark.parametrize(
    ("cards", "limit"),
    [
        ("-", 2),
        ("Life-Expectancy", 3),
        ("Short-Life-Span", 1),
        ("Life-Expectancy,Short-Life-Span", 2),
    ],
)
def test_the_limit_of_damage_follows_from_the_genes(cards: str, limit: int) -> None:
    text = f"amoebas=B1@a2*{limit},B2@a3*{limit - 1} B={cards}".replace("*0", "")

    assert dead_or_alive(text, "B1", "B2") == [OFF, "a3"]


@ruling("death-order", "bang-at-death")
@cites('"Go out with a Bang" (p. 15)')
def test_a_bang_at_a_natural_death_kills_in_the_same_phase() -> None:
    """P2 and B1 come after P1 in the running pass."""
    text = "amoebas=P1@a2*2,P2@a2*1,B1@a2*1,G1@a3*1 P=Go-out-with-a-Bang"

    assert dead_or_alive(text, "P1", "P2", "B1", "G1") == [OFF, OFF, OFF, "a3"]


@ruling("death-order")
def test_who_has_had_its_place_dies_in_the_next_pass() -> None:
    """P's place is before B's; P1 dies all the same, after B1 and after V1."""
    soup = phase(
        5, "amoebas=B1@a2*2,P1@a2*1,V1@a3*2 B=Go-out-with-a-Bang food=a5:V50 markers=B1V3G2P4"
    )

    assert at(soup, "P1") == OFF
    assert food(soup, "a3") == "B2V2G2P2"
    assert food(soup, "a2") == "B4V3G4P4"


@ruling("bang-at-death")
def test_bangs_chain_within_an_own_crowd() -> None:
    """Three of P fall one after the other."""
    text = "amoebas=P3@a2*2,P1@a2*1,P2@a2,B1@a2 P=Go-out-with-a-Bang B=Life-Expectancy"
    soup = phase(5, f"{text} finish=10 markers=B11V12G13P14")

    assert [at(soup, name) for name in ("P1", "P2", "P3", "B1")] == [OFF, OFF, OFF, OFF]
    assert food(soup, "a2") == "B8V8G8P8"


@ruling("bang-at-death")
def test_a_bang_alone_in_its_space_hurts_nobody() -> None:
    assert dead_or_alive("amoebas=P1@a2*2,B1@a3*1 P=Go-out-with-a-Bang", "P1", "B1") == [OFF, "a3"]


# aggression

FIGHTERS = "amoebas=P1@a2,P2@a3,B1@a2,V1@a3,V2@a3,G1@e2 P=Aggression"


@ruling("aggression-turn")
@cites('"Aggression" (p. 18)')
def test_aggression_names_an_own_amoeba_and_an_opponents_in_its_space() -> None:
    soup = phase(5, FIGHTERS)
    killed = after(soup, "aggression 1 B1")

    assert legal(soup) == {
        "no aggression",
        "aggression 1 B1",
        "aggression 2 V1",
        "aggression 2 V2",
    }
    assert (at(killed, "B1"), food(killed, "a2"), bp(killed, "P")) == (OFF, "B2V2G2P2", 8)


@ruling("aggression-turn")
def test_aggression_is_one_decision_a_round() -> None:
    for choice in ("aggression 1 B1", "no aggression"):
        assert asked(after(phase(5, FIGHTERS), choice)) != "P aggression"


@ruling("aggression-turn")
def test_aggressors_come_in_descending_order_and_need_a_point_and_a_target() -> None:
    text = "seats=6 amoebas=S1@a2,B1@a2 B=Aggression S=Aggression"
    soup = phase(5, text)

    assert asked(soup) == "S aggression"
    assert asked(after(soup, "no aggression")) == "B aggression"
    assert asked(phase(5, f"{text} bp=B1")) == "B aggression"
    assert "aggression" not in asked(phase(5, "amoebas=B1@a2,B2@a2,V1@a3 B=Aggression"))
    assert "aggression" not in asked(phase(5, f"{text} bp=V9"))


@ruling("aggression-turn")
def test_aggression_comes_after_the_natural_deaths() -> None:
    soup = phase(5, "amoebas=P1@a2,B1@a2*2,V1@a2 P=Aggression")

    assert legal(soup) == {"no aggression", "aggression 1 V1"}


@cites('"Aggression" (p. 18)')
def test_against_aggression_defence_and_escape_work() -> None:
    soup = after(phase(5, f"{FIGHTERS} B=Defence,Escape"), "aggression 1 B1")
    fought = after(soup, "defend", "fight 1:2")
    fled = after(soup, "escape", "die 4")

    assert legal(soup) == {"escape", "defend", "no defence"}
    assert (at(fought, "B1"), damage(fought, "P1")) == ("a2", 0)
    assert (at(fled, "B1"), damage(fled, "P1"), bp(fled, "B")) == ("a3", 0, 8)


@ruling("once-per-round")
def test_what_was_used_in_phase_1_is_used_up_in_phase_5_of_the_rulebook_only() -> None:
    text = "amoebas=P1@a2,B1@a2-ed P=Aggression B=Defence,Escape"

    assert at(after(phase(5, text), "aggression 1 B1"), "B1") == OFF
    assert legal(after(phase(5, f"{text} options=original"), "aggression 1 B1")) == {
        "escape",
        "defend",
        "no defence",
    }


@ruling("when-mouthful")
def test_more_than_a_mouthful_does_not_help_in_phase_5() -> None:
    soup = phase(5, f"{FIGHTERS} B=More-than-a-Mouthful")

    assert at(after(soup, "aggression 1 B1"), "B1") == OFF


@ruling("threat-by-number")
def test_threat_display_holds_in_phase_5() -> None:
    soup = phase(5, f"{FIGHTERS} V=Threat-Display")

    assert legal(soup) == {"no aggression", "aggression 1 B1", "aggression 2 V2"}


@ruling("alarm-lasts")
def test_an_alarm_is_not_raised_in_phase_5() -> None:
    soup = after(phase(5, f"{FIGHTERS} V=Alarm"), "aggression 2 V1")

    assert soup.alarmed[1] == 0


@ruling("armour-in-aggression")
@cites('"Armour" (p. 18)')
def test_armour_turns_aggression_into_one_point_of_damage() -> None:
    soup = phase(5, f"{FIGHTERS} B=Armour,Hard-Crust")
    hit = after(soup, "aggression 1 B1")

    assert (at(hit, "B1"), damage(hit, "B1"), bp(hit, "P")) == ("a2", 1, 8)


@ruling("armour-in-aggression")
def test_the_answers_come_before_the_armour() -> None:
    soup = after(phase(5, f"{FIGHTERS} B=Armour,Escape"), "aggression 1 B1")

    assert legal(soup) == {"escape", "no defence"}
    assert damage(after(soup, "escape", "die 4"), "B1") == 0
    assert damage(after(soup, "escape", "die 5"), "B1") == 1


@ruling("armour-in-aggression")
def test_camouflage_comes_before_the_armour_and_does_not_pierce_it() -> None:
    text = "amoebas=P1@a2,B1@a2 P=Aggression B=Armour,Escape"
    first = after(phase(5, f"{text},Speed".replace("P=", "P=Camouflage-1,")), "aggression 1 B1")
    second = after(phase(5, text.replace("P=", "P=Camouflage-2,")), "aggression 1 B1")

    assert asked(first) == "chance camouflage"
    assert damage(after(first, "die 4"), "B1") == 1
    assert (damage(second, "B1"), at(second, "B1")) == (1, "a2")


@ruling("second-try", "armour-in-aggression")
def test_damage_by_armour_is_a_success_without_a_second_attempt() -> None:
    soup = phase(5, "amoebas=P1@a2,B1@a2,V1@a2 P=Aggression,Persistence B=Armour")
    hit = after(soup, "aggression 1 B1")

    assert damage(hit, "B1") == 1
    assert asked(hit) != "P retry"


@ruling("second-try")
def test_persistence_tries_aggression_again_free() -> None:
    soup = phase(5, "amoebas=P1@a2,B1@a2,V1@a2 P=Aggression,Persistence B=Defence bp=P1B9")
    failed = after(soup, "aggression 1 B1", "defend", "fight 1:2")
    again = after(failed, "attack V1")

    assert legal(failed) == {"attack B1", "attack V1", "give up attack"}
    assert (at(again, "V1"), bp(again, "P"), food(again, "a2")) == (OFF, 0, "B2V2G2P2")


@ruling("later-deaths")
def test_who_reaches_its_limit_by_the_armours_damage_dies_at_once() -> None:
    """Not only at the end of the next round."""
    soup = phase(5, "amoebas=P1@a2,V1@a2*1,B1@a2 P=Aggression B=Struggle V=Armour")
    hit = after(soup, "aggression 1 V1")

    assert at(hit, "V1") == OFF
    assert food(hit, "a2") == "B2V2G2P2"


@ruling("later-deaths")
def test_a_bang_after_aggression_kills_before_the_next_aggressor() -> None:
    text = "seats=6 amoebas=S1@a2,V1@a2,B1@a2,G1@a2*1 S=Aggression B=Aggression"
    soup = phase(5, f"{text} V=Go-out-with-a-Bang")
    killed = after(soup, "aggression 1 V1")

    assert [at(killed, name) for name in ("V1", "G1")] == [OFF, OFF]
    assert [damage(killed, name) for name in ("S1", "B1")] == [1, 1]
    assert asked(killed) == "B aggression"


@ruling("later-deaths")
def test_toxic_damage_of_an_escape_kills_in_the_same_phase() -> None:
    soup = phase(5, f"{FIGHTERS} B=Escape toxic=a3*2")
    fled = after(soup, "aggression 1 B1", "escape", "die 4")

    assert at(fled, "B1") == OFF
    assert food(fled, "a3") == "B2V2G2P2"


@ruling("clinging-attacker")
def test_an_aggressor_that_is_dragged_along_gets_nothing() -> None:
    soup = phase(5, f"{FIGHTERS},Holding B=Escape")
    dragged = after(soup, "aggression 1 B1", "escape", "die 4", "cling")

    assert (at(dragged, "P1"), at(dragged, "B1"), damage(dragged, "P1")) == ("a3", "a3", 0)
    assert asked(dragged) != "P aggression"


@ruling("displacement-order")
def test_clingers_of_phase_5_decide_in_descending_order() -> None:
    soup = phase(
        5,
        "seats=6 amoebas=S1@a2,S2@a2,B1@a2,V1@a2,V3@a2 S=Aggression,Holding B=Escape V=Holding",
    )
    soup = after(soup, "aggression 2 B1", "escape", "die 4")
    who = []
    while asked(soup).endswith("cling"):
        who.append((asked(soup)[0], int(soup.carrier) % 7 + 1))
        soup = after(soup, "let go")

    assert who == [("S", 1), ("S", 2), ("V", 1), ("V", 3)]


@ruling("unpaid-crust")
def test_a_hard_crust_in_phase_5_kills_the_aggressor_violently_in_the_rulebook() -> None:
    text = f"{FIGHTERS} B=Hard-Crust"
    rulebook = after(phase(5, text), "aggression 1 B1", "refuse crust")
    original = after(phase(5, f"{text} options=original"), "aggression 1 B1", "refuse crust")

    assert (at(rulebook, "P1"), food(rulebook, "a2"), at(rulebook, "B1")) == (
        OFF,
        "B1V1G1P1",
        "a2",
    )
    assert (at(original, "P1"), damage(original, "P1"), at(original, "B1")) == ("a2", 0, "a2")
