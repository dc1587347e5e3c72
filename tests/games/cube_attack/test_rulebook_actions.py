"""The three actions: move, activate, attack."""

from __future__ import annotations

import pytest

from cuboteca.core.errors import IllegalActionError
from cuboteca.games.cube_attack.rules.activating import has_effect
from cuboteca.games.cube_attack.rules.turn import begin_turn
from tests.games.citations import cites, ruling
from tests.games.cube_attack.table import (
    GAME,
    after,
    assert_shows,
    begun,
    engine,
    legal,
    legal_verbs,
    new_play,
    small,
    table,
)


def test_nothing_is_legal_at_the_draw_and_nothing_is_drawn_at_a_decision() -> None:
    at_the_draw, at_a_decision = new_play(2).state, begun(2)

    assert engine().legal_actions(at_the_draw) == []
    assert sum(engine().chance_weights(at_the_draw)) > 0
    assert len(engine().legal_actions(at_a_decision)) > 0
    assert sum(engine().chance_weights(at_a_decision)) == 0


# action 1: move


@cites('"Come si gioca", 1 (p. 4)')
def test_a_cube_moves_to_any_connected_planet() -> None:
    state = table("seat0=b@H0")

    assert legal(state) == {"move b@H0 A0", "move b@H0 C0", "move b@H0 C1", "move b@H0 F"}


@ruling("same-cube-twice")
def test_the_same_cube_may_move_twice() -> None:
    state = after(begun(2), "move b@E0 A0", "move b@A0 H0")

    assert_shows(state, "seat0=b@H0 mover=1")


@ruling("crowded-planets", "free-passage")
def test_a_cube_moves_freely_into_and_out_of_planets_with_opposing_cubes() -> None:
    state = table("seat0=b@A0,b@H0 seat1=3*t@H0")

    assert {"move b@A0 H0", "move b@H0 F"} <= legal(state)
    assert_shows(after(state, "move b@A0 H0"), "seat0=2*b@H0 seat1=3*t@H0")


@ruling("new-cube-may-move")
def test_a_cube_that_entered_with_the_first_action_may_move_with_the_second() -> None:
    state = after(table("seat0=b@C0"), "activate b@C0")

    assert_shows(state, "seat0=b@E0,b+a@C0 supply=18,20")
    assert {"move b@E0 W0", "move b@E0 A0"} <= legal(state)
    assert legal_verbs(state, "activate") == set()


@ruling("forced-off-moon")
def test_a_lone_cube_that_holds_a_moon_must_leave_it_and_may_come_back() -> None:
    state = after(table("seat0=b@F seat1=b@E3"), "move b@F H0", "move b@H0 F")

    assert_shows(state, "seat0=b@F mover=1")


@ruling("no-passing")
def test_there_is_no_passing() -> None:
    assert all(text.startswith(("move", "activate", "attack")) for text in legal(begun(2)))


# action 2: activate


@cites('"Pianeta Cubo" (p. 2)')
def test_a_cube_planet_brings_an_unarmed_cube_to_the_own_entrance() -> None:
    state = after(table("seat0=s@C4 seat1=b@E3"), "activate s@C4")

    assert_shows(state, "seat0=b@E0,s+a@C4 supply=18,19")


@cites('"Pianeta Ferita" (p. 2)')
@ruling("stack-of-two", "owner-of-stack")
def test_a_wound_planet_puts_a_second_cube_under_and_never_a_third() -> None:
    state = after(table("seat0=t@W0"), "activate t@W0")

    assert_shows(state, "seat0=t2+a@W0 supply=18,20")
    assert legal_verbs(table("seat0=t2@W0"), "activate") == set()


@cites('"Pianeta Armamentario" (p. 3)')
@ruling("no-empty-activation")
def test_an_armoury_gives_short_range_then_long_range_then_nothing() -> None:
    assert_shows(after(table("seat0=b@A0"), "activate b@A0"), "seat0=t+a@A0")
    assert_shows(after(table("seat0=t2@A0"), "activate t2@A0"), "seat0=s2+a@A0")
    assert legal_verbs(table("seat0=s@A0"), "activate") == set()


@cites('"Cubes" (p. 1)')
def test_a_cube_shows_one_of_three_faces() -> None:
    view = GAME.presentation.view(table("seat0=b@W0,t@W1,s@W2"), 0)
    units = [unit for planet in view.planets for unit in planet.units]

    assert [unit.symbol for unit in units] == ["cube-blank", "cube-triangle", "cube-square"]
    assert [unit.weapon for unit in units] == ["none", "short", "long"]


@cites('"Come si gioca", 2 (p. 4)')
@ruling("what-blocks-activation")
@pytest.mark.parametrize("blocker", ["b", "t", "s2"])
def test_an_opposing_cube_of_any_kind_blocks_an_activation(blocker: str) -> None:
    assert legal_verbs(table(f"seat0=b@C0,b@C0 seat1={blocker}@C0"), "activate") == set()


@ruling("shared-cube-planet", "what-blocks-activation")
def test_own_cubes_do_not_block_and_each_may_activate() -> None:
    state = after(table("seat0=2*b@C0 seat1=b@E3"), "activate b@C0", "activate b@C0")

    assert_shows(state, "seat0=2*b@E0,2*b@C0 supply=16,19 mover=1")


@ruling("what-blocks-activation")
def test_removing_the_last_opposing_cube_frees_the_planet_for_the_second_action() -> None:
    state = after(table("seat0=t@C0 seat1=b@C0,b@E3"), "attack t@C0 1.b@C0")

    assert "activate t+x@C0" in legal(state)


@cites('"Come si gioca" (p. 4)')
@ruling("deeds-stay")
def test_the_same_cube_does_not_activate_twice_even_elsewhere() -> None:
    state = after(table("seat0=b@W0,b@C1"), "activate b@W0")

    assert legal_verbs(state, "activate") == {"activate b@C1"}


@ruling("no-function")
@pytest.mark.parametrize("planet", ["E0", "H0", "F"])
def test_entrance_and_moons_have_nothing_to_activate(planet: str) -> None:
    state = table(f"seat0=b@{planet}")

    assert legal_verbs(state, "activate") == set()
    assert not has_effect(state, 0, state.units[0][0])


@ruling("supply-limit", "supply-needed")
def test_without_a_cube_in_the_supply_only_the_armoury_works() -> None:
    state = table("seat0=b@W0,b@C0,b@A0 supply=0,19")

    assert legal_verbs(state, "activate") == {"activate b@A0"}


@ruling("crowded-entrance")
def test_an_entrance_holds_any_number_of_cubes() -> None:
    state = after(table("seat0=16*b@E0,b@C0 seat1=b@E3"), "activate b@C0")

    assert_shows(state, "seat0=17*b@E0,b+a@C0")


@ruling("stacked-again")
def test_a_cube_that_lost_its_second_cube_gets_another() -> None:
    state = table("seat0=b@W0 seat1=b@E3 supply=5,19 return=0")

    assert_shows(after(state, "activate b@W0"), "seat0=b2+a@W0 supply=4,19")


# action 3: attack


@cites('"Come si gioca", 3 (p. 4)')
def test_an_unarmed_cube_cannot_attack() -> None:
    assert legal_verbs(table("seat0=b@H0 seat1=b@H0,b@F"), "attack") == set()


@cites('"Come si gioca", 3 (p. 4)')
def test_short_range_hits_on_the_same_planet_only() -> None:
    state = table("seat0=t@H0 seat1=b@H0,b@F")

    assert legal_verbs(state, "attack") == {"attack t@H0 1.b@H0"}


@cites('"Come si gioca", 3 (p. 4)')
@ruling("long-range-not-here", "attack-choice")
def test_long_range_hits_on_connected_planets_and_not_on_its_own() -> None:
    state = table("seat0=s@H0 seat1=b@H0,t@F,b2@C0,b@H1,b@W0")

    assert legal_verbs(state, "attack") == {"attack s@H0 1.t@F", "attack s@H0 1.b2@C0"}


@cites('"Come si gioca", 3 (p. 4)')
@ruling("stack-hit-first")
def test_a_stacked_target_loses_the_lower_cube_and_keeps_its_weapon() -> None:
    state = after(table("seat0=t@H0 seat1=s2@H0"), "attack t@H0 1.s2@H0")

    assert_shows(state, "seat0=t+x@H0 seat1=s@H0 supply=19,19")


@cites('"Come si gioca", 3 (p. 4)')
def test_a_single_target_is_removed() -> None:
    state = after(table("seat0=t@H0 seat1=b@E3,s@H0"), "attack t@H0 1.s@H0")

    assert_shows(state, "seat1=b@E3 supply=19,19")


@ruling("lost-cubes-return", "which-cubes-return")
@pytest.mark.parametrize("target", ["b@H0", "b2@H0"])
def test_lost_cubes_return_or_are_out_of_the_play(target: str) -> None:
    text = f"seat0=t@H0 seat1=b@E3,{target} supply=19,10"
    back = after(table(text + " return=0"), f"attack t@H0 1.{target}")

    assert_shows(back, "supply=19,10")
    played = engine().copy(table(text + " return=1"))
    engine().apply(played, next(a for a in engine().legal_actions(played) if a >= 260))
    assert list(played.supply)[:2] == [19, 11]


@cites('"Pianeta Ingresso" (p. 2)')
@ruling("no-shot-at-entrance")
def test_nobody_is_attacked_on_an_entrance() -> None:
    state = table("seat0=s@W3,s@A3 seat1=b@E3")

    assert legal_verbs(state, "attack") == set()


@ruling("no-friendly-fire")
def test_own_cubes_are_no_targets() -> None:
    state = table("seat0=t@H0,b@H0,s@F seat1=b@E3")

    assert legal_verbs(state, "attack") == set()


@ruling("weapon-at-once")
def test_a_weapon_may_be_used_in_the_turn_in_which_it_was_got() -> None:
    armed = after(table("seat0=b@A0 seat1=b@H0"), "activate b@A0", "move t+a@A0 H0")
    upgraded = after(table("seat0=t@A0 seat1=b@H0,b@E3"), "activate t@A0")
    reverse = after(table("seat0=t@A0 seat1=b@A0,b@E3"), "attack t@A0 1.b@A0")

    assert_shows(armed, "seat0=t@H0 mover=1")
    assert legal_verbs(upgraded, "attack") == {"attack s+a@A0 1.b@H0"}
    assert "activate t+x@A0" in legal(reverse)


@ruling("deeds-stay")
def test_the_same_cube_does_not_attack_twice_but_another_may() -> None:
    state = after(table("seat0=2*t@H0 seat1=2*b@H0"), "attack t@H0 1.b@H0")

    assert legal_verbs(state, "attack") == {"attack t@H0 1.b@H0"}


@ruling("no-shot-from-entrance", "no-stack-on-entrance")
def test_a_cube_on_an_entrance_is_fresh_and_can_only_move() -> None:
    state = table("seats=3 seat0=b@E0 seat1=b@W0 seat2=b@A0")

    assert legal(state) == {"move b@E0 W0", "move b@E0 A0"}


# identity of units and targets


@ruling("same-units")
def test_cubes_that_are_alike_give_one_action() -> None:
    state = table("seat0=3*t@H0 seat1=2*b@H0,b2@H0")

    assert legal_verbs(state, "attack") == {"attack t@H0 1.b@H0", "attack t@H0 1.b2@H0"}
    assert len(engine().legal_actions(state)) == 4 + 2


@ruling("deeds-tell-apart")
def test_a_cube_that_has_activated_or_attacked_is_told_apart() -> None:
    state = after(table("seat0=t@A0,s@A0 seat1=b@E3"), "activate t@A0")

    assert {"move s@A0 H0", "move s+a@A0 H0"} <= legal(state)


@ruling("deeds-tell-apart")
def test_a_cube_that_has_moved_is_not_told_apart() -> None:
    state = after(table("seat0=b@W0,b@A0 seat1=b@E3"), "move b@W0 A0")

    assert_shows(state, "seat0=2*b@A0 done=1")
    assert len(legal_verbs(state, "activate")) == 1


@ruling("deeds-lapse")
def test_deeds_lapse_with_the_second_action() -> None:
    state = after(table("seat0=t@A0 seat1=b@E3"), "activate t@A0", "move s+a@A0 H0")

    assert_shows(state, "seat0=s@H0 mover=1 done=0")


@ruling("stack-is-one-cube")
def test_a_stack_is_one_cube() -> None:
    view = GAME.presentation.view(table("seat0=b2@F"), 0)

    assert (view.seats[0].cube_count, view.seats[0].wooden_count) == (1, 2)
    assert view.seats[0].turn_points == 4


@ruling("one-action-decision")
def test_each_action_is_a_decision_of_its_own() -> None:
    state = after(begun(2), "move b@E0 W0")

    assert_shows(state, "mover=0 done=1")
    assert "activate b@W0" in legal(state)


# who cannot act


@ruling("cubeless-seat", "passed-over")
def test_a_seat_without_cubes_is_passed_over_and_keeps_its_points() -> None:
    state = table("seats=3 seat0=t@H0 seat1=b@H0 seat2=b@E4 totals=0,9,0")
    state = after(state, "attack t@H0 1.b@H0", "move t+x@H0 F")

    assert_shows(state, "mover=2 totals=0,9,0 seat1=-")


@ruling("passed-over")
def test_a_first_player_without_cubes_keeps_the_token() -> None:
    state = after(table("seat0=- seat1=b@F first=0 mover=1"), "move b@F H0", "move b@H0 F")

    assert_shows(state, "turn=2 first=0 mover=1 totals=0,4")


@ruling("fixed-first-player", "passed-over")
def test_a_turn_begins_with_the_first_seat_that_has_cubes() -> None:
    state = table("seats=3 seat0=- seat1=- seat2=b@F first=0 mover=2")
    begin_turn(state)

    assert_shows(state, "first=0 mover=2")


@ruling("attack-choice")
def test_a_seat_hit_before_its_go_has_lost_the_cube_for_its_go() -> None:
    state = after(table("seat0=t@H0 seat1=b@H0,b@E3"), "attack t@H0 1.b@H0", "move t+x@H0 F")

    assert legal(state) == {"move b@E3 W3", "move b@E3 A3"}


@ruling("no-legal-action")
def test_a_seat_whose_cubes_are_stuck_forfeits_its_actions() -> None:
    """X is an Armoury that leads only into an Entrance."""
    state = after(small("seat0=b@X seat1=b@M"), "activate b@X")

    assert_shows(state, "seat0=t@X mover=1")
    state = after(small("seat0=t@X seat1=b@Y first=1"), "activate b@Y", "move b@E3 M")
    assert_shows(after(state, "activate t@X"), "seat0=s@X mover=1 turn=2 done=0")


@ruling("no-legal-action")
def test_where_nobody_can_act_turns_pass_until_the_play_ends() -> None:
    state = after(small("seat0=t@X seat1=t@Y return=0 supply=19,0 cap=7"), "activate t@X")

    assert_shows(state, "stage=over turn=7 mover=-2")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = begun(2)
    before = engine().snapshot(state)

    with pytest.raises(IllegalActionError):
        engine().apply(state, 240)
    assert engine().snapshot(state) == before


@ruling("supply-runs-out")
def test_the_supply_can_run_out() -> None:
    """Rarely at random, but a seat that only brings new Cubes gets there."""
    state = after(table("seat0=2*b@C0,14*b@E0 seat1=b@E3 supply=2,19 return=0"), "activate b@C0")

    assert "activate b@C0" in legal(state)
    assert_shows(after(state, "activate b@C0"), "supply=0,19")
