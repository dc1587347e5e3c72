"""Movement: current, own strength, obstacles, and what goes along."""

from __future__ import annotations

import pytest

from cuboteca.games.ursuppe.components import CELL_COUNT, CELLS, ISLAND, NEIGHBOUR, NO_CELL
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import (
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
    toxic,
)

# the board


@cites('"La Mappa" (p. 8)')
def test_the_soup_has_nineteen_spaces_around_the_island() -> None:
    assert CELL_COUNT == 19
    assert ISLAND not in CELLS
    assert sum(beside != NO_CELL for row in NEIGHBOUR for beside in row) == 2 * 26


# the current

DRIFTS = {"W9": "b4", "N9": "c4", "E8": "d4", "S13": "c5", "-14": "c4"}


@cites('"Lasciarsi trascinare dalla corrente" (p. 3)')
@pytest.mark.parametrize(("card", "goal"), DRIFTS.items())
def test_the_current_carries_one_space_and_the_island_stops_it(card: str, goal: str) -> None:
    """North of c4 lies the island; the last card has no current."""
    soup = after(phase(1, f"amoebas=B1@c4,V1@a4 card={card}"), "drift")

    assert at(soup, "B1") == goal
    assert bp(soup, "B") == 9


def test_the_edge_stops_the_current() -> None:
    assert at(after(phase(1, "amoebas=B1@a2,V1@a4 card=W9"), "drift"), "B1") == "a2"


def test_other_amoebas_are_no_obstacle() -> None:
    soup = after(phase(1, "amoebas=B1@c2,V1@b2,G1@b2 card=W9"), "drift")

    assert at(soup, "B1") == "b2"


@ruling("forced-not-asked")
def test_without_points_drifting_is_not_asked() -> None:
    soup = phase(1, "amoebas=B1@c2,V1@a4 card=W9 bp=V9")

    assert at(soup, "B1") == "b2"
    assert asked(soup) == "V turn"


# the order of play


@cites(
    '"Fase 1" (p. 3)',
    '"Ordine Numerico" (p. 9)',
    '"Modalità di Gioco" (p. 3)',
    '"Ordine Ascendente / Discendente" (p. 7)',
)
def test_colours_act_ascending_and_amoebas_by_number() -> None:
    soup = phase(1, "amoebas=B5@a2,B2@a3,V1@a4,G1@e2,P1@e3 markers=B7V3G12P5")
    order = []
    while asked(soup).endswith("turn"):
        order.append((asked(soup)[0], int(soup.number) + 1))
        soup = after(soup, "drift")

    assert order == [("V", 1), ("P", 1), ("B", 2), ("B", 5), ("G", 1)]


# own strength


@ruling("turn-of-an-amoeba")
@cites('"Muoversi usando la propria forza" (p. 3)')
def test_a_move_costs_a_point_before_the_die_is_rolled() -> None:
    soup = phase(1, "amoebas=B1@c2,V1@a4")
    paid = after(soup, "move")

    assert legal(soup) == {"drift", "move"}
    assert (asked(paid), bp(paid, "B")) == ("chance roll", 8)
    assert draws(paid) == {f"die {face}": 1 for face in range(1, 7)}


@cites('"Direzione" (p. 8)')
@pytest.mark.parametrize(("die", "goal"), [(1, "a4"), (2, "b3"), (3, "c4"), (4, "b5"), (5, "b4")])
def test_the_die_names_the_direction_and_five_stays(die: int, goal: str) -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2"), "move", f"die {die}")

    assert at(soup, "B1") == goal
    assert damage(soup, "B1") == 1


@ruling("direction-from-dice")
def test_six_is_any_direction_also_a_blocked_one_but_not_staying() -> None:
    soup = after(phase(1, "amoebas=B1@c2,V1@a4"), "move", "die 6")

    assert legal(soup) == {"go w", "go n", "go e", "go s"}
    assert at(after(soup, "go s"), "B1") == "c2"
    assert at(after(soup, "go e"), "B1") == "d2"


def test_an_obstacle_stops_a_move_and_the_point_is_spent() -> None:
    soup = after(phase(1, "amoebas=B1@c2,V1@a4"), "move", "die 2")

    assert (at(soup, "B1"), bp(soup, "B")) == ("c2", 8)


@ruling("direction-from-dice")
def test_two_dice_are_one_draw_and_one_decision_among_what_they_allow() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2 B=Movement-1"), "move")
    rolls = draws(soup)

    assert len(rolls) == 21
    assert sum(rolls.values()) == 36
    assert (rolls["dice 3+3"], rolls["dice 2+3"]) == (1, 2)
    assert legal(after(soup, "dice 2+3")) == {"go n", "go e"}
    assert legal(after(soup, "dice 1+5")) == {"go w", "stay"}
    assert legal(after(soup, "dice 3+6")) == {"go w", "go n", "go e", "go s"}
    assert legal(after(soup, "dice 5+6")) == {"go w", "go n", "go e", "go s", "stay"}
    assert at(after(soup, "dice 5+5"), "B1") == "b4"


@ruling("direction-from-dice", "movement-genes-apply")
def test_movement_2_rolls_no_die() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@a2 B=Movement-2"), "move")

    assert legal(soup) == {"go w", "go n", "go e", "go s", "stay"}
    assert bp(soup, "B") == 8


def test_dice_of_the_amoeba_before_bind_nobody_else() -> None:
    chosen = phase(1, "amoebas=B1@b4,V1@c4 V=Movement-2")
    rolled = phase(1, "amoebas=B1@b4,V1@c4 B=Movement-1")

    assert legal(after(chosen, "move", "die 3", "move")) == {"go w", "go n", "go e", "go s", "stay"}
    assert at(after(rolled, "move", "dice 1+2", "go w", "move", "die 3"), "V1") == "d4"


@ruling("movement-genes-apply")
def test_streamline_is_always_applied_and_needs_no_points() -> None:
    soup = phase(1, "amoebas=B1@b4,V1@a2 B=Streamline bp=V9")

    assert legal(soup) == {"drift", "move"}
    assert bp(after(soup, "move"), "B") == 0


# a second step


@ruling("second-step")
@pytest.mark.parametrize("gene", ["Speed", "Persistence"])
def test_a_second_step_is_free_and_follows_every_active_first_one(gene: str) -> None:
    soup = after(phase(1, f"amoebas=B1@b4,V1@a2 B={gene} bp=B1V9G9P9"), "move")

    for roll in ("die 1", "die 5"):
        stepped = after(soup, roll)
        assert asked(stepped) == "B again"
        assert bp(stepped, "B") == 0
    again = after(soup, "die 3", "move again", "die 3")
    assert (at(again, "B1"), asked(again)) == ("d4", "V turn")
    assert at(after(soup, "die 3", "stop"), "B1") == "c4"


@ruling("second-step")
def test_a_blocked_first_step_may_be_followed_as_well() -> None:
    soup = after(phase(1, "amoebas=B1@c2,V1@a4 B=Speed"), "move", "die 2")

    assert asked(soup) == "B again"


@ruling("second-step")
def test_no_second_step_after_drifting_or_holding() -> None:
    soup = phase(1, "amoebas=B1@b4,V1@a2 B=Speed,Holding card=W9")

    assert asked(after(soup, "drift")) == "V turn"
    assert asked(after(soup, "hold")) == "V turn"


def test_an_amoeba_eats_once_after_both_steps() -> None:
    soup = phase(1, "amoebas=B1@b4,V1@a2 B=Speed food=c4:V1G1P1,d4:V1G1P1")
    moved = after(soup, "move", "die 3", "move again", "die 3")

    assert (food(moved, "c4"), food(moved, "d4")) == ("V1G1P1", "B2")


# the choices of one displacement


@ruling("displacement-order")
def test_the_choices_of_a_step_come_in_order() -> None:
    """Direction, rebound, cubes, arrival with damage, clinging, and only then the second step."""
    soup = phase(
        1,
        "amoebas=B1@c2,B2@c2,V1@c2 B=Speed,Tentacle,Rebound,Movement-2 V=Holding food=c2:V1G1",
    )
    moving = after(soup, "move")
    assert asked(moving) == "B direction"
    assert asked(after(moving, "go e")) == "B carry"
    loaded = after(moving, "go e", "carry V", "carried")
    assert asked(loaded) == "V cling"
    assert (at(loaded, "B1"), food(loaded, "d2"), food(loaded, "c2")) == ("d2", "V1", "G1")
    followed = after(loaded, "cling")
    assert (asked(followed), at(followed, "V1")) == ("B again", "d2")


@ruling("displacement-order")
def test_nothing_is_asked_when_the_mover_stays() -> None:
    text = "amoebas=B1@c2,V1@c2 B=Tentacle V=Holding food=c2:V5 card=N9"

    assert asked(after(phase(1, text), "drift")) == "V turn"


@ruling("displacement-order")
def test_the_mover_takes_the_damage_before_its_clingers_arrive() -> None:
    soup = after(phase(1, "amoebas=B1@c2,V1@c2 V=Holding toxic=d2*2 card=E8"), "drift")

    assert damage(soup, "B1") == 2
    assert toxic(soup, "d2") == 0
    clung = after(soup, "cling")
    assert (at(clung, "V1"), damage(clung, "V1")) == ("d2", 0)


@ruling("displacement-order")
def test_clingers_decide_one_by_one_in_the_order_of_phase_1() -> None:
    soup = after(
        phase(
            1,
            "seats=6 amoebas=B1@c2,B2@c2,V1@c2,V3@c2,A1@c2 B=Holding A=Holding card=E8 "
            "markers=B3V1G4P5A2S6",
        ),
        "drift",
    )
    who = []
    while asked(soup).endswith("cling"):
        who.append((asked(soup)[0], int(soup.carrier)))
        soup = after(soup, "let go")

    assert [colour for colour, _ in who] == ["A", "B", "B"]
    assert [carrier % 7 + 1 for _, carrier in who] == [1, 1, 2]


@ruling("displacement-order")
def test_a_clinger_chooses_its_cubes_at_once_from_what_is_left() -> None:
    soup = after(
        phase(1, "amoebas=B1@c2,V1@c2 B=Tentacle V=Holding,Tentacle food=c2:V1G1 card=E8"),
        "drift",
    )
    loaded = after(soup, "carry V", "carried", "cling")

    assert asked(loaded) == "V carry"
    assert legal(loaded) == {"carried", "carry G"}
    gone = after(loaded, "carry G")
    assert food(gone, "c2") == "-"
    assert at(gone, "V1") == "d2"


@ruling("displacement-order")
def test_nobody_clings_to_a_clinger() -> None:
    """V2 lets B1 go; that V1 goes along is no leaving that it could follow."""
    soup = after(
        phase(1, "amoebas=B1@c2,V1@c2,V2@c2 V=Holding card=E8"), "drift", "cling", "let go"
    )

    assert (at(soup, "V1"), at(soup, "V2")) == ("d2", "c2")
    assert asked(soup) == "V turn"


@ruling("displacement-order")
def test_each_step_may_be_followed_and_may_carry() -> None:
    soup = after(
        phase(1, "amoebas=B1@b4,V1@b4 B=Speed,Tentacle,Movement-2 V=Holding food=b4:V1"), "move"
    )
    first = after(soup, "go e", "carry V", "cling", "move again")
    second = after(first, "go e", "carry V", "cling")

    assert (at(second, "B1"), at(second, "V1"), food(second, "d4")) == ("d4", "d4", "V1")


def test_who_clung_has_its_own_turn_all_the_same() -> None:
    soup = after(phase(1, "amoebas=B1@b4,V1@b4 V=Holding card=E8"), "drift", "cling")

    assert at(soup, "V1") == "c4"
    assert legal(soup) == {"drift", "move", "hold"}


# damage that lies in a space


@ruling("toxic-damage")
@pytest.mark.parametrize(
    ("text", "events"),
    [
        ("card=E8", ("drift",)),
        ("card=-14", ("move", "die 3")),
        ("card=W9 B=Rebound amoebas=B1@c2,V1@a4", ("move", "die 3")),
    ],
)
def test_whoever_moves_in_takes_all_damage_that_lies_there(
    text: str, events: tuple[str, ...]
) -> None:
    where = "" if "amoebas" in text else "amoebas=B1@c2,V1@a4"
    soup = after(phase(1, f"{where} toxic=d2*2 food=d2:V1G1P1 {text}"), *events)

    assert damage(soup, "B1") == 2
    assert toxic(soup, "d2") == 0


@ruling("toxic-damage")
def test_the_owners_amoebas_take_it_too_and_the_limit_waits_for_phase_5() -> None:
    soup = after(
        phase(1, "amoebas=B1@c2,V1@a4 toxic=d2*5 B=Toxic-Excretions food=d2:V1G1P1 card=E8"),
        "drift",
    )

    assert (damage(soup, "B1"), at(soup, "B1")) == (5, "d2")
    assert toxic(soup, "d2") == 1


@ruling("toxic-damage")
def test_who_stays_takes_none() -> None:
    soup = hungry("amoebas=B1@c2,V1@a4 toxic=c2*2 food=c2:V1G1P1")

    assert (damage(soup, "B1"), toxic(soup, "c2")) == (0, 2)


# rebound


@ruling("when-rebound")
def test_rebound_works_for_drift_die_and_chosen_direction() -> None:
    """b1 is a dead end: its only neighbour is b2."""
    text = "amoebas=B1@b1,V1@a4 B=Rebound"
    drift = after(phase(1, f"{text} card=N9"), "drift")
    rolled = after(phase(1, text), "move", "die 2")
    chosen = after(phase(1, text), "move", "die 6", "go n")

    for soup in (drift, rolled, chosen):
        assert legal(soup) == {"rebound", "no rebound"}
        assert at(after(soup, "rebound"), "B1") == "b2"
        assert at(after(soup, "no rebound"), "B1") == "b1"


@ruling("displacement-order", "when-rebound")
def test_rebound_is_not_asked_where_the_opposite_side_is_blocked_too() -> None:
    soup = after(phase(1, "amoebas=B1@c2,V1@a4 B=Rebound card=N9"), "drift")

    assert asked(soup) == "V turn"


@ruling("when-rebound")
def test_rebound_works_in_an_escape_and_for_each_step() -> None:
    soup = hungry("amoebas=B1@a4,V1@a4 B=Struggle V=Escape,Rebound,Speed")
    fleeing = after(soup, "attack V1", "escape", "die 1")
    again = after(fleeing, "rebound", "move again", "die 2")

    assert asked(fleeing) == "V rebound"
    assert at(again, "V1") == "b3"


@ruling("when-rebound")
def test_a_clinger_does_not_rebound_by_itself() -> None:
    soup = after(phase(1, "amoebas=B1@c2,V1@c2 V=Holding,Rebound card=E8"), "drift", "cling")

    assert at(soup, "V1") == "d2"
    assert asked(soup) == "V turn"


# energy


@ruling("drift-pays")
@pytest.mark.parametrize("card", ["E8", "N9", "-14"])
def test_drifting_earns_a_point_also_where_nothing_moves(card: str) -> None:
    soup = after(phase(1, f"amoebas=B1@c2,V1@a4 B=Energy-Conservation card={card}"), "drift")

    assert bp(soup, "B") == 10


@ruling("drift-pays")
def test_the_point_of_drifting_pays_for_the_attack_of_the_same_amoeba() -> None:
    soup = phase(1, "amoebas=B1@c2,V1@c2 B=Energy-Conservation,Struggle bp=V9")

    assert legal(soup) == {"starve", "attack V1"}
    assert bp(after(soup, "attack V1"), "B") == 0


@ruling("drift-pays")
def test_holding_and_being_dragged_along_earn_nothing() -> None:
    held = after(phase(1, "amoebas=B1@c2,V1@a4 B=Energy-Conservation,Holding"), "hold")
    dragged = after(
        phase(1, "amoebas=B1@c2,V1@c2 V=Energy-Conservation,Holding card=E8"), "drift", "cling"
    )

    assert bp(held, "B") == 9
    assert bp(dragged, "V") == 9
