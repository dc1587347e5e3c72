"""Phase 4: income, new amoebas, healing, Population Explosion."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.games.ursuppe.components import CELL_COUNT, NO_CELL
from cuboteca.games.ursuppe.rules.dividing import has_room
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import OFF, after, asked, at, bp, damage, food, legal, phase

NUMBERS = {f"number {n}" for n in range(1, 8)}


def places(state: Any) -> set[str]:
    """Return the spaces where the amoeba may be placed."""
    return {text.removeprefix("place ") for text in legal(state) if text.startswith("place")}


# income and price


@cites('"Fase 4: Divisione Cellulare" (p. 5)')
@pytest.mark.parametrize(("seat_count", "income"), [(3, 10), (4, 10), (5, 11), (6, 11)])
def test_each_colour_receives_its_income(seat_count: int, income: int) -> None:
    last = "GPAS"[seat_count - 3]
    soup = phase(4, f"seats={seat_count} amoebas=B1@a2,{last}1@a4")

    assert asked(soup) == f"{last} division"
    assert bp(soup, last) == 9 + income


def test_colours_divide_in_descending_order() -> None:
    soup = phase(4, "amoebas=B1@a2,V1@a3,G1@a4,P1@e2")

    for colour in "PGVB":
        assert asked(soup) == f"{colour} division"
        soup = after(soup, "divided")


@ruling("number-then-space")
def test_a_new_amoeba_costs_six_with_its_number_and_then_gets_its_space() -> None:
    soup = phase(4, "amoebas=P1@b2,P3@b4,B1@a2 bp=P3")
    numbered = after(soup, "number 5")
    placed = after(numbered, "place c2")

    assert legal(soup) == NUMBERS - {"number 1", "number 3"} | {"divided"}
    assert bp(numbered, "P") == 7
    assert (at(placed, "P5"), damage(placed, "P5")) == ("c2", 0)
    assert asked(placed) == "P division"


def test_as_many_as_can_be_paid() -> None:
    soup = phase(4, "amoebas=P1@b2,G1@a2 bp=P2")
    two = after(soup, "number 2", "place e4", "number 3", "place a2")

    assert bp(two, "P") == 0
    assert asked(two) == "G division"


# where


@cites('"Fase 4: Divisione Cellulare" (p. 5)')
def test_it_is_placed_beside_an_own_amoeba_in_a_space_without_one() -> None:
    """Opponents' amoebas do not matter."""
    soup = after(phase(4, "amoebas=P1@b4,P2@c4,B1@a4"), "number 3")

    assert places(soup) == {"a4", "b3", "b5", "d4", "c5"}


def test_the_amoeba_just_placed_counts_as_a_neighbour() -> None:
    soup = after(phase(4, "amoebas=P1@b4,P2@c4 bp=P9"), "number 3", "place d4", "number 4")

    assert "e4" in places(soup)


@ruling("free-amoeba")
def test_the_second_amoeba_goes_anywhere_at_the_usual_price() -> None:
    soup = after(phase(4, "amoebas=P1@b4"), "number 2")

    assert len(places(soup)) == 18
    assert "b4" not in places(soup)
    assert bp(soup, "P") == 13


@ruling("free-amoeba")
def test_the_exception_counts_at_each_placement() -> None:
    soup = after(phase(4, "amoebas=P1@b4 bp=P9"), "number 2", "place e2", "number 3")

    assert places(soup) == {"a4", "b3", "b5", "c4", "d2", "e3"}


@ruling("free-amoeba")
def test_an_extinct_colour_places_one_free_and_then_one_anywhere() -> None:
    soup = phase(4, "amoebas=B1@b4 bp=B9V9G9")
    free = after(soup, "number 4", "place a2")

    assert asked(soup) == "P number"
    assert legal(soup) == NUMBERS
    assert bp(free, "P") == 10
    assert (at(free, "P4"), damage(free, "P4")) == ("a2", 0)
    assert len(places(after(free, "number 1"))) == 18


def test_with_seven_amoebas_there_is_none_to_place() -> None:
    cells = ("a2", "b2", "c2", "d2", "e2", "a3", "b3")
    amoebas = ",".join(f"P{n + 1}@{cell}" for n, cell in enumerate(cells))
    soup = phase(4, f"amoebas={amoebas},G1@a2")

    assert asked(soup) == "G division"


@cites('"Spores" (p. 13)')
def test_with_spores_any_space_without_an_own_amoeba() -> None:
    soup = after(phase(4, "amoebas=P1@b4,P2@c4 P=Spores"), "number 3")

    assert len(places(soup)) == 17


@ruling("cheap-division")
@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ("-", 6),
        ("Division-Rate", 4),
        ("Short-Life-Span", 4),
        ("Division-Rate,Short-Life-Span", 4),
    ],
)
def test_division_costs_four_with_either_gene_or_both(cards: str, price: int) -> None:
    soup = phase(4, f"amoebas=P1@b4 P={cards}")

    assert bp(after(soup, "number 2"), "P") == 19 - price


@ruling("toxic-damage")
def test_a_new_amoeba_takes_no_damage_that_lies_there() -> None:
    soup = after(phase(4, "amoebas=P1@b4 toxic=c4*2"), "number 2", "place c4")

    assert damage(soup, "P2") == 0
    assert sum(soup.toxic) == 2


# healing


@ruling("turn-of-dividing")
def test_healing_1_takes_a_point_of_damage_off_as_often_as_paid() -> None:
    soup = phase(4, "amoebas=P1@b4*2,P2@c4*1,P3@d4,B1@a2 P=Healing-1")

    assert {text for text in legal(soup) if text.startswith("heal")} == {"heal 1", "heal 2"}
    healed = after(soup, "heal 1", "heal 2", "heal 1")
    assert (damage(healed, "P1"), damage(healed, "P2"), bp(healed, "P")) == (0, 0, 10)


@ruling("turn-of-dividing")
def test_healing_goes_before_between_and_after_divisions() -> None:
    soup = phase(4, "amoebas=P1@b4*2,B1@a2 P=Healing-1")
    mixed = after(soup, "heal 1", "number 2", "place c4", "heal 1")

    assert (damage(mixed, "P1"), bp(mixed, "P")) == (0, 7)


def test_healing_needs_its_gene_three_points_and_damage() -> None:
    soup = phase(4, "amoebas=P1@b4*9,B1@a2 P=Healing-1 bp=P2B9")
    four_times = after(soup, *["heal 1"] * 4)
    without = phase(4, "amoebas=P1@b4*2")

    assert (damage(four_times, "P1"), bp(four_times, "P")) == (5, 0)
    assert not {text for text in legal(without) if text.startswith(("heal", "hand"))}


@ruling("handing-damage-on")
def test_healing_2_hands_a_point_on_to_any_other_amoeba_in_the_space() -> None:
    soup = phase(4, "amoebas=P1@b4*1,P2@b4,B1@b4,V1@c4 P=Healing-2")

    assert {text for text in legal(soup) if text.startswith("hand on")} == {
        "hand on 1 P2",
        "hand on 1 B1",
    }
    handed = after(soup, "hand on 1 B1")
    assert (damage(handed, "P1"), damage(handed, "B1"), bp(handed, "P")) == (0, 1, 15)


@ruling("handing-damage-on")
def test_the_receiver_dies_at_its_limit_as_in_a_natural_death() -> None:
    soup = phase(
        4, "amoebas=P1@b4*2,B1@b4*1,V1@b4*1 P=Healing-2 V=Life-Expectancy,Go-out-with-a-Bang"
    )
    killed = after(soup, "hand on 1 B1")
    not_yet = after(soup, "hand on 1 V1")

    assert at(killed, "B1") == OFF
    assert food(killed, "b4") == "B2V2G2P2"
    assert (at(not_yet, "V1"), damage(not_yet, "V1")) == ("b4", 2)
    banged = after(not_yet, "hand on 1 V1")
    assert at(banged, "V1") == OFF
    assert [damage(banged, name) for name in ("P1", "B1")] == [1, 2]
    assert at(banged, "B1") == "b4"


@ruling("handing-damage-on")
def test_who_was_over_its_limit_before_dies_all_the_same() -> None:
    soup = phase(4, "amoebas=P1@b4*1,B1@b4*5 P=Healing-2")

    assert at(after(soup, "hand on 1 B1"), "B1") == OFF


@ruling("handing-damage-on")
def test_healing_2_has_lost_the_power_of_healing_1() -> None:
    soup = phase(4, "amoebas=P1@b4*2 P=Healing-2")

    assert not {text for text in legal(soup) if text.startswith("heal ")}


# population explosion

CROWD = "amoebas=P1@a2,P2@a3,P3@a4,B1@e2,V1@e4,G1@d5 B=Population-Explosion"


def explosive() -> Any:
    """Return the moment at which all but B have divided."""
    return after(phase(4, CROWD), "divided", "divided", "divided")


@ruling("population-explosion")
def test_an_explosion_gives_all_points_for_amoebas_up_to_the_leaders_number() -> None:
    soup = explosive()
    exploded = after(soup, "explode")

    assert legal(soup) == {"explode", "income"}
    assert bp(exploded, "B") == 0
    two_more = after(exploded, "number 4", "place c5", "number 2", "place b5")
    assert at(two_more, "B4") == "c5"
    assert two_more.phase == 1


@ruling("population-explosion")
def test_who_takes_the_income_divides_as_usual() -> None:
    income = after(explosive(), "income")

    assert asked(income) == "B division"
    assert bp(income, "B") == 19


@ruling("population-explosion")
def test_the_leader_is_counted_after_it_has_divided() -> None:
    """P had as many as B and has one more now."""
    text = "amoebas=P1@a2,B1@e2,V1@d5,G1@d4 B=Population-Explosion"
    same = after(phase(4, text), "divided", "divided", "divided")
    more = after(phase(4, text), "number 2", "place c2", "divided", "divided", "divided")

    assert asked(same) == "B division"
    assert asked(more) == "B explosion"


@ruling("population-explosion")
def test_placing_follows_the_usual_rule_and_may_not_stop_early() -> None:
    text = "amoebas=P1@a2,P2@a3,P3@a4,P4@b4,B1@e2,B2@e3,V1@d5,G1@c5 B=Population-Explosion"
    soup = after(phase(4, text), "divided", "divided", "divided", "explode")

    assert legal(soup) == NUMBERS - {"number 1", "number 2"}
    assert places(after(soup, "number 3")) == {"d2", "d3", "e4"}
    third = after(soup, "number 3", "place d2")
    assert asked(third) == "B number"
    assert asked(after(third, "number 4", "place c2")) != "B number"


@ruling("population-explosion")
def test_a_single_amoeba_explodes_anywhere_first() -> None:
    soup = after(explosive(), "explode", "number 7")

    assert len(places(soup)) == 18


@ruling("population-explosion")
def test_an_explosion_may_be_asked_in_an_extinct_colour() -> None:
    text = "amoebas=P1@a2,P2@a3,G1@d5,V1@d4 B=Population-Explosion"
    soup = after(phase(4, text), "divided", "divided", "divided", "explode")

    assert len(places(after(soup, "number 1"))) == 19


@ruling("population-explosion")
def test_the_option_places_as_many_more_as_the_leader_has() -> None:
    text = "amoebas=P1@a2,P2@a3,B1@e2,B2@e3,V1@d5,G1@c5 B=Population-Explosion options=as-many-more"
    soup = after(phase(4, text), "divided", "divided", "divided", "explode")

    assert int(soup.to_place) == 2


@cites('"Posizionamento delle Amebe" (p. 3)')
@pytest.mark.parametrize("free", [0, 1])
def test_at_set_up_there_is_room_only_in_an_empty_space(free: int) -> None:
    soup = phase(4, "amoebas=B1@a2")
    soup.phase = 0
    for cell in range(CELL_COUNT):
        soup.cell[1 + cell // 7][cell % 7] = cell
    soup.cell[0][0] = NO_CELL
    if free:
        soup.cell[1][0] = NO_CELL

    assert has_room(soup, 0) == free
