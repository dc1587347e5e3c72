"""Points of the moons, the goal, ties, the cap, ranks."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.core.errors import OptionError
from cuboteca.games.cube_attack.rules import apply
from cuboteca.games.cube_attack.state import LAYOUT
from tests.games.citations import cites, ruling
from tests.games.cube_attack.table import (
    GAME,
    after,
    assert_shows,
    engine,
    new_play,
    small,
    table,
    totals,
)


def end_of_turn(text: str, *, on_small_board: bool = False) -> Any:
    """Return the state after the last seat has walked out and back with a Cube on W3."""
    seats = table(text).seat_count if not on_small_board else small(text).seat_count
    last = int(seats) - 1
    full = f"{text} mover={last}"
    state = small(full) if on_small_board else table(full)
    return after(state, "move b@W3 A3", "move b@A3 W3")


@cites('"Come si gioca" (p. 4-5)')
def test_a_half_moon_gives_2_and_a_full_moon_4_to_who_is_there_alone() -> None:
    assert totals(end_of_turn("seat0=b@H0,b@F seat1=b@W3")) == [6, 0]


@cites('"Come si gioca" (p. 4-5)')
@ruling("complete-control")
def test_a_shared_moon_gives_half_to_each() -> None:
    assert totals(end_of_turn("seat0=b@H0,b@F seat1=b@H0,b@F,b@W3")) == [3, 3]


@ruling("shared-moon")
def test_a_moon_shared_by_three_gives_half_to_each() -> None:
    text = "seats=3 seat0=b@H0,b@F seat1=b@H0,b@F seat2=b@H0,b@F,b@W3"

    assert totals(end_of_turn(text)) == [3, 3, 3]


@cites('"Come si gioca" (p. 4-5)')
@ruling("complete-control", "stack-is-one-cube", "presence-and-half")
def test_several_cubes_of_a_team_do_not_add_up() -> None:
    assert totals(end_of_turn("seat0=2*b@H0,t@H0,b2@F seat1=b@W3")) == [6, 0]


@ruling("presence-and-half")
def test_half_of_an_odd_moon_is_rounded_down() -> None:
    state = small("seats=3 seat0=b@M seat1=b@M seat2=b@Y mover=2 supply=19,19,5")

    assert totals(after(state, "activate b@Y", "move b@E4 M")) == [1, 1, 1]


@cites('"Come si gioca" (p. 4)')
@ruling("points-at-turn-end", "turn-end-order")
def test_points_are_given_only_at_the_end_of_a_turn() -> None:
    state = after(table("seat0=b@A0 seat1=b@E3"), "move b@A0 H0", "move b@H0 F")

    assert totals(state) == [0, 0]
    assert totals(after(state, "move b@E3 W3", "move b@W3 C3")) == [4, 0]


@cites('"Goal" (p. 5)')
@ruling("goal-reached", "end-reasons")
@pytest.mark.parametrize(("before", "stage"), [(59, "action"), (60, "over"), (63, "over")])
def test_64_points_or_more_win_at_the_end_of_the_turn(before: int, stage: str) -> None:
    state = end_of_turn(f"seat0=b@F seat1=b@W3 totals={before},0 turn=20")

    assert_shows(state, f"stage={stage} totals={before + 4},0")
    assert engine().end_reason(state) == ("points" if stage == "over" else "")


@cites('"Goal" (p. 5)')
def test_several_reach_64_in_the_same_turn_and_the_highest_total_wins() -> None:
    state = end_of_turn("seat0=b@F seat1=b@H3,b@W3 totals=62,63")

    assert totals(state) == [66, 65]
    assert engine().ranks(state, 2) == [1, 2]
    assert engine().end_reason(state) == "points"


@cites('"Goal" (p. 5)')
@ruling("tie-plays-on", "goal-reached")
def test_a_tie_at_the_top_is_played_on_and_anybody_may_come_out_ahead() -> None:
    tied = end_of_turn("seats=3 seat0=b@H0 seat1=b@H1 seat2=b@F,b@W3 totals=64,64,61 turn=30")

    assert_shows(tied, "stage=action turn=31 totals=66,66,65")
    won = end_of_turn("seats=3 seat0=b@H0 seat1=b@H1 seat2=b@F,b@W3 totals=66,66,65 turn=31")
    assert totals(won) == [68, 68, 69]
    assert engine().ranks(won, 3) == [2, 2, 1]


@ruling("turn-cap", "cap-counts-turns", "ranks-by-points")
def test_at_the_cap_the_play_ends_and_equal_points_share_a_rank() -> None:
    state = end_of_turn("seats=3 seat0=b@H0 seat1=b@H1 seat2=b@W3 totals=7,7,8 turn=400")

    assert_shows(state, "stage=over turn=400")
    assert engine().end_reason(state) == "turn_cap"
    assert engine().ranks(state, 3) == [1, 1, 3]


@ruling("turn-end-order", "end-reasons")
def test_a_win_on_the_last_turn_is_a_win() -> None:
    state = end_of_turn("seat0=b@F seat1=b@W3 totals=60,0 turn=400")

    assert engine().end_reason(state) == "points"


@ruling("cubeless-seat", "last-team-plays-on", "ranks-by-points")
def test_one_team_alone_plays_on_and_one_without_cubes_may_win() -> None:
    state = table("seat0=- seat1=b@W3 mover=1 totals=30,0")
    played = after(state, "move b@W3 A3", "move b@A3 W3")
    last = after(table("seat0=- seat1=b@W3 mover=1 totals=30,0 turn=400"), "move b@W3 A3")

    assert_shows(played, "stage=action turn=2 mover=1 totals=30,0")
    assert engine().ranks(after(last, "move b@A3 W3"), 2) == [1, 2]


@ruling("option-bounds")
@pytest.mark.parametrize("given", [{"points_to_win": 0}, {"turn_cap": 0}])
def test_the_goal_and_the_cap_are_at_least_one(given: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        new_play(2, **given)


def test_a_play_to_one_point_with_one_turn_ends_after_one_turn() -> None:
    play = new_play(2, turn_cap=1)
    play.chance(1)
    while not play.is_over:
        play.act(play.to_move, play.legal_actions()[0])

    assert play.seq == 1 + 4
    assert play.outcome is not None
    assert play.outcome.reason == "turn_cap"
    assert GAME.rules.longest_play(play.options, 2) == 5


def test_nothing_happens_after_the_end() -> None:
    over = table("stage=over seat0=b@F seat1=b@W3")
    before = LAYOUT.snapshot(over)
    apply(over, 0)

    assert LAYOUT.snapshot(over) == before
