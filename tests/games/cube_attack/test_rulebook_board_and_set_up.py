"""The board and the set-up: planets, orbits, Entrances, the first player."""

from __future__ import annotations

import pytest

from cuboteca.core.errors import NotationError
from cuboteca.games.cube_attack.boards import SHIPPED, board_of
from cuboteca.games.cube_attack.components import SEATING, TEAMS, Kind
from tests.games.citations import cites, ruling
from tests.games.cube_attack.table import (
    GAME,
    after,
    assert_shows,
    begun,
    engine,
    legal,
    new_play,
    table,
)

SIX, THREE = (board_of(name) for name in SHIPPED)
KINDS_OF_SIX = {
    Kind.ENTRANCE: 6,
    Kind.CUBE: 6,
    Kind.WOUND: 6,
    Kind.ARMOURY: 6,
    Kind.HALF_MOON: 6,
    Kind.FULL_MOON: 1,
}
KINDS_OF_THREE = {
    Kind.ENTRANCE: 6,
    Kind.CUBE: 3,
    Kind.WOUND: 3,
    Kind.ARMOURY: 3,
    Kind.HALF_MOON: 3,
    Kind.FULL_MOON: 1,
}


def neighbours(board: object, name: str) -> set[str]:
    assert board in (SIX, THREE)
    chosen = SIX if board == SIX else THREE
    names = [planet.name for planet in chosen.planets]
    number = names.index(name)
    return {names[other] for other in range(len(names)) if chosen.links[number] >> other & 1}


@cites('"Tabellone" (p. 2)')
@pytest.mark.parametrize(("board", "kinds"), [(SIX, KINDS_OF_SIX), (THREE, KINDS_OF_THREE)])
def test_the_boards_have_these_planets(board: object, kinds: dict[Kind, int]) -> None:
    chosen = SIX if board == SIX else THREE
    counted = {kind: sum(p.kind == kind for p in chosen.planets) for kind in Kind}

    assert counted == kinds


@cites('"Tabellone" (p. 3)')
@pytest.mark.parametrize("board", [SIX, THREE])
def test_example_red_s_entrance_is_connected_with_a_wound_planet_and_an_armoury(
    board: object,
) -> None:
    assert neighbours(board, "E0") == {"W0", "A0"}


@cites('"Tabellone" (p. 3)')
@pytest.mark.parametrize("board", [SIX, THREE])
@pytest.mark.parametrize("entrance", [f"E{number}" for number in range(6)])
def test_no_entrance_is_connected_with_a_moon_or_a_cube_planet(
    board: object, entrance: str
) -> None:
    assert {name[0] for name in neighbours(board, entrance)} == {"W", "A"}


def test_the_six_fold_board_has_54_orbits_and_looks_alike_from_every_entrance() -> None:
    turned = {}
    names = [planet.name for planet in SIX.planets]
    for number, name in enumerate(names):
        next_name = name if name == "F" else f"{name[0]}{(int(name[1]) + 1) % 6}"
        turned[number] = names.index(next_name)
    rotated = {tuple(sorted((turned[a], turned[b]))) for a, b in SIX.orbits}

    assert len(SIX.orbits) == 54
    assert rotated == set(SIX.orbits)


@ruling("three-fold-orbits")
def test_on_the_three_fold_board_even_entrances_face_cube_planets() -> None:
    assert len(THREE.planets) == 19
    assert len(THREE.orbits) == 39
    assert neighbours(THREE, "C0") == {"H0", "H2", "W0", "A0"}
    assert neighbours(THREE, "H0") == {"C0", "C1", "A0", "W1", "F"}
    assert neighbours(THREE, "E0") == {"W0", "A0"}
    assert neighbours(THREE, "E1") == {"A0", "W1"}


@cites('"Preparazione", 4 (p. 4)')
@ruling("seats-clockwise", "colour-of-entrance", "three-fold-entrances")
@pytest.mark.parametrize("board", SHIPPED)
@pytest.mark.parametrize("seat_count", SEATING)
def test_every_seat_starts_with_one_unarmed_cube_on_its_entrance(
    board: str, seat_count: int
) -> None:
    state = new_play(seat_count, board=board).state
    homes = SEATING[seat_count]

    for seat, home in enumerate(homes):
        assert_shows(state, f"seat{seat}=b@E{home}")
    assert_shows(state, "supply=" + ",".join(["19"] * seat_count))
    assert_shows(state, "totals=" + ",".join(["0"] * seat_count))


@ruling("colour-of-entrance")
def test_a_seat_has_the_colour_of_its_entrance() -> None:
    view = GAME.presentation.view(new_play(2).state, 0)

    assert [seat.team for seat in view.seats] == ["red", "yellow"]
    assert TEAMS == ("red", "blue", "green", "yellow", "purple", "white")


@cites('"Preparazione" (p. 4)', '"Preparazione", 3 (p. 4)')
@ruling("first-player-by-lot", "nothing-hidden")
@pytest.mark.parametrize("seat_count", range(2, 7))
def test_the_first_player_is_drawn_among_all_seats_alike(seat_count: int) -> None:
    state = new_play(seat_count).state

    assert engine().chance_weights(state) == [1] * seat_count + [0] * (6 - seat_count)


@cites('"Come si gioca" (p. 4)')
@ruling("seats-clockwise")
def test_the_order_of_play_is_clockwise_from_the_first_player() -> None:
    state = begun(4, first=2)
    movers = []
    for _ in range(10):
        movers.append(int(state.mover))
        state = after(state, min(legal(state)))

    assert movers == [2, 2, 3, 3, 0, 0, 1, 1, 2, 2]


@ruling("fixed-first-player")
def test_the_token_stays_where_it_is() -> None:
    state = begun(2, first=1)
    for _ in range(8):
        state = after(state, min(legal(state)))

    assert_shows(state, "turn=3 first=1 mover=1")


@cites('"Pianeta Ingresso" (p. 2)')
@ruling("foreign-entrance-closed", "unused-entrances")
@pytest.mark.parametrize("entrance", ["E0", "E1"])
def test_no_move_leads_into_an_entrance(entrance: str) -> None:
    state = table(f"seats=6 seat0=b@W{entrance[1]},b@A{entrance[1]}")

    assert not [text for text in legal(state) if text.endswith(" " + entrance)]
    with pytest.raises(NotationError, match="Entrance"):
        after(state, f"move b@W{entrance[1]} {entrance}")
