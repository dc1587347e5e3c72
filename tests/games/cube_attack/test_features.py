"""The facts by which a network values a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.games.cube_attack import features
from cuboteca.games.cube_attack.components import MAX_PLANETS, Kind
from tests.games.cube_attack.table import begun, small, table
from tests.games.facts import facts

if TYPE_CHECKING:
    from collections.abc import Sequence

_FEW = 8


def seen(state: Any, seat: int = 0) -> dict[str, list[int]]:
    return facts(features, state, seat)


def by_place(numbers: Sequence[int], length: int) -> dict[int, int]:
    """Return the number of each place within a piece that has ``length`` of them for each."""
    return dict(divmod(number, length) for number in numbers)


def test_all_seats_see_the_same_at_the_start_but_for_who_begins() -> None:
    state = begun(2, first=1)
    mine, theirs = seen(state, 0), seen(state, 1)
    differing = {name for name in mine if mine[name] != theirs[name]}

    assert differing == {"mover", "first_player"}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_move_towards_the_same_side_is_the_same_fact_for_every_seat(seats: int) -> None:
    homes = [int(begun(seats).homes[seat]) for seat in range(seats)]
    found = []
    for seat, home in enumerate(homes):
        cubes = [f"seat{other}=-" for other in range(seats) if other != seat]
        state = table(" ".join([f"seats={seats}", f"seat{seat}=b@W{home},b@F", *cubes]))
        found.append((seen(state, seat)["cubes"], seen(state, seat)["alone"]))

    assert found == [found[0]] * seats


@pytest.mark.parametrize("board", ["six-fold", "three-fold"])
def test_planets_of_a_board_that_is_turned_are_of_the_same_kind(board: str) -> None:
    state = begun(2, board=board)
    every = range(int(state.planet_count))
    for turned in range(0, 6, 2):
        numbers = [features.planet_from(state, planet, turned) for planet in every]

        assert sorted(numbers) == list(every)
        assert [state.kinds[number] for number in numbers] == [state.kinds[p] for p in every]


def test_planets_of_another_board_have_different_names() -> None:
    state = small("seat0=b@M")
    every = range(int(state.planet_count))

    assert all(
        len({features.planet_from(state, planet, turned) for planet in every}) == len(every)
        for turned in range(6)
    )


def test_cubes_in_danger_and_targets_are_counted() -> None:
    state = table("seat0=t@H0,s@C0 seat1=b@H0,b@W0,b@E3")
    mine = seen(state)

    assert by_place(mine["targets"], _FEW) == {0: 2, 1: 0}  # on H0, by both, and on W0
    assert by_place(mine["in_danger"], _FEW) == {0: 0, 1: 2}


def test_what_may_be_activated_is_counted_by_kind() -> None:
    useful = seen(table("seat0=b@W1,b@A2,b@C3,b@C4 seat1=b@C4"))["useful"]
    own = [number for number in useful if number < len(Kind) * _FEW]

    assert by_place(own, _FEW) == {Kind.CUBE: 1, Kind.WOUND: 1, Kind.ARMOURY: 1}


def test_a_moon_is_a_fact_of_who_is_alone_there() -> None:
    alone = seen(table("seat0=b@H0,b@F seat1=b@F,b@H3"))["alone"]

    assert [number // MAX_PLANETS for number in alone] == [0, 1]


def test_points_count_those_of_this_turn_as_things_stand() -> None:
    found = seen(table("seat0=b@F seat1=b@E3 totals=10,20"))

    assert by_place(found["per_turn"], 16) == {0: 4, 1: 0}
    assert by_place(found["left"], 64) == {0: 50, 1: 44}
    assert by_place(found["ahead"], 64) == {1: (14 - 20 + 64) // 2}
