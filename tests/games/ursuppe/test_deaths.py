"""Phase 5: natural deaths, chains of bangs, Aggression and what it brings about."""

from __future__ import annotations

import pytest

from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import OFF, after, asked, at, bp, damage, food, legal, phase


def dead_or_alive(text: str, *amoebas: str) -> list[str]:
    """Return where amoebas are after phase 5 of a position in which nobody attacks."""
    soup = phase(5, f"{text} finish=10 markers=R11B12Y13G14")
    return [at(soup, amoeba) for amoeba in amoebas]


# natural deaths


@cites('"Fase 5: Morte" (p. 5)')
def test_two_points_of_damage_kill_and_one_does_not() -> None:
    assert dead_or_alive("amoebas=R1@a2*2,R2@a3*1,B1@a4*3", "R1", "R2", "B1") == [OFF, "a3", OFF]


def test_a_natural_death_leaves_two_cubes_of_each_colour_in_play() -> None:
    four = phase(5, "amoebas=R1@a2*2 food=a2:Y1 markers=R11B12Y13G14")
    three = phase(5, "seats=3 amoebas=R1@a2*2 markers=R11B12Y13")

    assert food(four, "a2") == "R2B2Y3G2"
    assert food(three, "a2") == "R2B2Y2"


@cites('"Fase 5: Morte" (p. 5)')
def test_a_shortage_leaves_only_what_there_is() -> None:
    soup = phase(5, "amoebas=R1@a2*2 food=a5:B54Y55 markers=R11B12Y13G14")

    assert food(soup, "a2") == "R2B1G2"


@ruling("Q34")
def test_the_order_of_deaths_decides_who_gets_the_last_cubes() -> None:
    """Descending: G first; and within a colour by number."""
    soup = phase(5, "amoebas=R1@a2*2,G1@a4*2,G2@a3*2 food=a5:B51")

    assert (food(soup, "a4"), food(soup, "a3"), food(soup, "a2")) == (
        "R2B2Y2G2",
        "R2B2Y2G2",
        "R2Y2G2",
    )


def test_the_dead_may_be_placed_again_without_damage() -> None:
    soup = phase(5, "amoebas=R1@a2*2 markers=R11B12Y13G14")

    assert damage(soup, "R1") == 0


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
    text = f"amoebas=R1@a2*{limit},R2@a3*{limit - 1} R={cards}".replace("*0", "")

    assert dead_or_alive(text, "R1", "R2") == [OFF, "a3"]


@ruling("Q34", "Q33")
def test_a_bang_at_a_natural_death_kills_in_the_same_phase() -> None:
    """G2 comes after G1 in the running pass, R1 too; B1 has had its place and dies next."""
    text = "amoebas=G1@a2*2,G2@a2*1,R1@a2*1,Y1@a3*1 G=Go-out-with-a-Bang"

    assert dead_or_alive(text, "G1", "G2", "R1", "Y1") == [OFF, OFF, OFF, "a3"]


@ruling("Q34")
def test_who_has_had_its_place_dies_in_the_next_pass() -> None:
    """G's place is before R's; G1 dies all the same, after R1 and after B1."""
    soup = phase(
        5, "amoebas=R1@a2*2,G1@a2*1,B1@a3*2 R=Go-out-with-a-Bang food=a5:B50 markers=R1B3Y2G4"
    )

    assert at(soup, "G1") == OFF
    assert food(soup, "a3") == "R2B2Y2G2"
    assert food(soup, "a2") == "R4B3Y4G4"


@ruling("Q33")
def test_bangs_chain_within_an_own_crowd() -> None:
    """Three of G with one point each fall one after the other."""
    text = "amoebas=G3@a2*2,G1@a2*1,G2@a2,R1@a2 G=Go-out-with-a-Bang R=Life-Expectancy"
    soup = phase(5, f"{text} finish=10 markers=R11B12Y13G14")

    assert [at(soup, name) for name in ("G1", "G2", "G3", "R1")] == [OFF, OFF, OFF, OFF]
    assert food(soup, "a2") == "R8B8Y8G8"


@ruling("Q33")
def test_a_bang_alone_in_its_space_hurts_nobody() -> None:
    assert dead_or_alive("amoebas=G1@a2*2,R1@a3*1 G=Go-out-with-a-Bang", "G1", "R1") == [OFF, "a3"]


# aggression

FIGHTERS = "amoebas=G1@a2,G2@a3,R1@a2,B1@a3,B2@a3,Y1@e2 G=Aggression"


@ruling("Q35")
@cites("Aggression (p. 18)")
def test_aggression_names_an_own_amoeba_and_an_opponents_in_its_space() -> None:
    soup = phase(5, FIGHTERS)
    killed = after(soup, "aggression 1 R1")

    assert legal(soup) == {
        "no aggression",
        "aggression 1 R1",
        "aggression 2 B1",
        "aggression 2 B2",
    }
    assert (at(killed, "R1"), food(killed, "a2"), bp(killed, "G")) == (OFF, "R2B2Y2G2", 8)


@ruling("Q35")
def test_aggression_is_one_decision_a_round() -> None:
    for choice in ("aggression 1 R1", "no aggression"):
        assert asked(after(phase(5, FIGHTERS), choice)) != "G aggression"


@ruling("Q35")
def test_aggressors_come_in_descending_order_and_need_a_point_and_a_target() -> None:
    text = "seats=6 amoebas=W1@a2,R1@a2 R=Aggression W=Aggression"
    soup = phase(5, text)

    assert asked(soup) == "W aggression"
    assert asked(after(soup, "no aggression")) == "R aggression"
    assert asked(phase(5, f"{text} bp=R1")) == "R aggression"
    assert "aggression" not in asked(phase(5, "amoebas=R1@a2,R2@a2,B1@a3 R=Aggression"))
    assert "aggression" not in asked(phase(5, f"{text} bp=B9"))


@ruling("Q35")
def test_aggression_comes_after_the_natural_deaths() -> None:
    soup = phase(5, "amoebas=G1@a2,R1@a2*2,B1@a2 G=Aggression")

    assert legal(soup) == {"no aggression", "aggression 1 B1"}


@cites("Aggression (p. 18)")
def test_against_aggression_defence_and_escape_work() -> None:
    soup = after(phase(5, f"{FIGHTERS} R=Defence,Escape"), "aggression 1 R1")
    fought = after(soup, "defend", "fight 1:2")
    fled = after(soup, "escape", "die 4")

    assert legal(soup) == {"escape", "defend", "no defence"}
    assert (at(fought, "R1"), damage(fought, "G1")) == ("a2", 0)
    assert (at(fled, "R1"), damage(fled, "G1"), bp(fled, "R")) == ("a3", 0, 8)


@ruling("Q24")
def test_what_was_used_in_phase_1_is_used_up_in_phase_5_of_the_rulebook_only() -> None:
    text = "amoebas=G1@a2,R1@a2-ed G=Aggression R=Defence,Escape"

    assert at(after(phase(5, text), "aggression 1 R1"), "R1") == OFF
    assert legal(after(phase(5, f"{text} options=original"), "aggression 1 R1")) == {
        "escape",
        "defend",
        "no defence",
    }


@ruling("Q29")
def test_more_than_a_mouthful_does_not_help_in_phase_5() -> None:
    soup = phase(5, f"{FIGHTERS} R=More-than-a-Mouthful")

    assert at(after(soup, "aggression 1 R1"), "R1") == OFF


@ruling("Q31")
def test_threat_display_holds_in_phase_5() -> None:
    soup = phase(5, f"{FIGHTERS} B=Threat-Display")

    assert legal(soup) == {"no aggression", "aggression 1 R1", "aggression 2 B2"}


@ruling("Q32")
def test_an_alarm_is_not_raised_in_phase_5() -> None:
    soup = after(phase(5, f"{FIGHTERS} B=Alarm"), "aggression 2 B1")

    assert soup.alarmed[1] == 0


@ruling("Q36")
def test_armour_turns_aggression_into_one_point_of_damage() -> None:
    soup = phase(5, f"{FIGHTERS} R=Armour,Hard-Crust")
    hit = after(soup, "aggression 1 R1")

    assert (at(hit, "R1"), damage(hit, "R1"), bp(hit, "G")) == ("a2", 1, 8)


@ruling("Q36")
def test_the_answers_come_before_the_armour() -> None:
    soup = after(phase(5, f"{FIGHTERS} R=Armour,Escape"), "aggression 1 R1")

    assert legal(soup) == {"escape", "no defence"}
    assert damage(after(soup, "escape", "die 4"), "R1") == 0
    assert damage(after(soup, "escape", "die 5"), "R1") == 1


@ruling("Q36")
def test_camouflage_comes_before_the_armour_and_does_not_pierce_it() -> None:
    text = "amoebas=G1@a2,R1@a2 G=Aggression R=Armour,Escape"
    first = after(phase(5, f"{text},Speed".replace("G=", "G=Camouflage-1,")), "aggression 1 R1")
    second = after(phase(5, text.replace("G=", "G=Camouflage-2,")), "aggression 1 R1")

    assert asked(first) == "chance camouflage"
    assert damage(after(first, "die 4"), "R1") == 1
    assert (damage(second, "R1"), at(second, "R1")) == (1, "a2")


@ruling("Q30", "Q36")
def test_damage_by_armour_is_a_success_without_a_second_attempt() -> None:
    soup = phase(5, "amoebas=G1@a2,R1@a2,B1@a2 G=Aggression,Persistence R=Armour")
    hit = after(soup, "aggression 1 R1")

    assert damage(hit, "R1") == 1
    assert asked(hit) != "G retry"


@ruling("Q30")
def test_persistence_tries_aggression_again_free() -> None:
    soup = phase(5, "amoebas=G1@a2,R1@a2,B1@a2 G=Aggression,Persistence R=Defence bp=G1R9")
    failed = after(soup, "aggression 1 R1", "defend", "fight 1:2")
    again = after(failed, "attack B1")

    assert legal(failed) == {"attack R1", "attack B1", "give up attack"}
    assert (at(again, "B1"), bp(again, "G"), food(again, "a2")) == (OFF, 0, "R2B2Y2G2")


@ruling("Q37")
def test_who_reaches_its_limit_by_the_armours_damage_dies_at_once() -> None:
    """Before R, whose Aggression comes next."""
    soup = phase(5, "amoebas=G1@a2,B1@a2*1,R1@a2 G=Aggression R=Struggle B=Armour")
    hit = after(soup, "aggression 1 B1")

    assert at(hit, "B1") == OFF
    assert food(hit, "a2") == "R2B2Y2G2"


@ruling("Q37")
def test_a_bang_after_aggression_kills_before_the_next_aggressor() -> None:
    text = "seats=6 amoebas=W1@a2,B1@a2,R1@a2,Y1@a2*1 W=Aggression R=Aggression"
    soup = phase(5, f"{text} B=Go-out-with-a-Bang")
    killed = after(soup, "aggression 1 B1")

    assert [at(killed, name) for name in ("B1", "Y1")] == [OFF, OFF]
    assert [damage(killed, name) for name in ("W1", "R1")] == [1, 1]
    assert asked(killed) == "R aggression"


@ruling("Q37")
def test_toxic_damage_of_an_escape_kills_in_the_same_phase() -> None:
    soup = phase(5, f"{FIGHTERS} R=Escape toxic=a3*2")
    fled = after(soup, "aggression 1 R1", "escape", "die 4")

    assert at(fled, "R1") == OFF
    assert food(fled, "a3") == "R2B2Y2G2"


@ruling("Q27")
def test_an_aggressor_that_is_dragged_along_gets_nothing() -> None:
    soup = phase(5, f"{FIGHTERS},Holding R=Escape")
    dragged = after(soup, "aggression 1 R1", "escape", "die 4", "cling")

    assert (at(dragged, "G1"), at(dragged, "R1"), damage(dragged, "G1")) == ("a3", "a3", 0)
    assert asked(dragged) != "G aggression"


@ruling("Q5")
def test_clingers_of_phase_5_decide_in_descending_order() -> None:
    soup = phase(
        5,
        "seats=6 amoebas=W1@a2,W2@a2,R1@a2,B1@a2,B3@a2 W=Aggression,Holding R=Escape B=Holding",
    )
    soup = after(soup, "aggression 2 R1", "escape", "die 4")
    who = []
    while asked(soup).endswith("cling"):
        who.append((asked(soup)[0], int(soup.carrier) % 7 + 1))
        soup = after(soup, "let go")

    assert who == [("W", 1), ("W", 2), ("B", 1), ("B", 3)]


@ruling("Q28")
def test_a_hard_crust_in_phase_5_kills_the_aggressor_violently_in_the_rulebook() -> None:
    text = f"{FIGHTERS} R=Hard-Crust"
    rulebook = after(phase(5, text), "aggression 1 R1", "refuse crust")
    original = after(phase(5, f"{text} options=original"), "aggression 1 R1", "refuse crust")

    assert (at(rulebook, "G1"), food(rulebook, "a2"), at(rulebook, "R1")) == (
        OFF,
        "R1B1Y1G1",
        "a2",
    )
    assert (at(original, "G1"), damage(original, "G1"), at(original, "R1")) == ("a2", 0, "a2")
