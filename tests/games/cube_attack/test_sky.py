"""The places of the drawing: no Cube lies over a name, a number or another Cube."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.texts import Texts
from cuboteca.games import game
from cuboteca.games.cube_attack import notation
from cuboteca.games.cube_attack.boards import board_of
from cuboteca.games.cube_attack.components import CUBES_PER_SEAT, MAX_PLANETS, SEATING, Kind
from cuboteca.games.cube_attack.drawing.scene import CubeAttackPainter, shape_of
from cuboteca.games.cube_attack.drawing.sky import (
    CENTRE,
    ROOMY,
    SPAN,
    STEPS,
    Box,
    Place,
    Point,
    Shape,
    Sky,
    boxes_of,
)
from tests.games.cube_attack.table import SHOW, SMALL_BOARD, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.games.cube_attack.boards import Board
    from cuboteca.games.cube_attack.drawing.scene import Scene

TEXTS = Texts("en", [game("cube_attack").folder / "texts"])
FORMS = ("b", "b2", "t", "t2", "s", "s2")  # every kind of Cube: nine wooden cubes of a seat
PHONE = 356.8  # px: width of the sky in a window of 360
SPREAD = 1.075  # by how much a phone's sky is wider than itself (cube_attack.css)


def scene_of(text: str, seat: int | None = 0) -> Scene:
    """Return the scene of a position in notation, as ``seat`` sees it."""
    state = table(text)
    view = SHOW.view(state, seat)
    choices = () if seat is None else SHOW.choices(state, seat)
    names = [f"Seat {one}" for one in range(view.seat_count)]
    return CubeAttackPainter(view, choices, TEXTS, names).scene()


def fullest(board: str, seats: int, planet: int) -> str:
    """Return a position in which all seats have every kind of Cube on one planet, and more.

    The remaining cubes of each seat stand two and three deep on the planets that follow.
    """
    planets = board_of(board).planets
    open_to_all = [n for n, one in enumerate(planets) if one.kind != Kind.ENTRANCE]
    start = open_to_all.index(planet)
    after = [planets[n].name for n in (*open_to_all[start + 1 :], *open_to_all[:start])]
    lines = []
    for seat in range(seats):
        home = planets[board_of(board).entrances[SEATING[seats][seat]]].name
        rest = [f"3*b@{home}", f"2*t2@{after[0]}", f"2*s@{after[1]}", f"2*b@{after[-1]}"]
        cubes = [f"{form}@{planets[planet].name}" for form in FORMS]
        if seat == 0:  # two of the seat to move have acted
            cubes[2], cubes[5] = f"t+x@{planets[planet].name}", f"s2+a@{planets[planet].name}"
        lines.append(f"seat{seat}={','.join((*cubes, *rest))}")
    return f"board={board} seats={seats} {' '.join(lines)} done=0"


def written(scene: Scene) -> dict[str, Box]:
    """Return the rectangle of every word, number and effect in the sky, by what it is."""
    boxes = {
        f"name of {planet.of.name}": Box(
            planet.label.middle, planet.wide * planet.label_size, planet.label.high
        )
        for planet in scene.planets
    }
    for planet in scene.planets:
        if planet.of.points and not planet.of.units:
            boxes[f"value of {planet.of.name}"] = Box(planet.place, 30, 30)
    for mark in scene.marks:
        if mark.number:
            boxes[f"{mark.number} points"] = Box(mark.place, 22, 16)
    for spot in scene.spots:
        if spot.sign is not None:
            boxes[f"effect at {spot.planet}"] = Box(spot.sign, 48, 24)
    return boxes


def standing(scene: Scene) -> dict[tuple[str, str], Box]:
    """Return the rectangles of all Cubes, of their numbers and of the marks of what they did."""
    return {
        (unit.of.id, part): box
        for unit in scene.units
        for part, box in boxes_of(Place(unit.at, unit.size), shape_of(unit.of)).items()
    }


def overlaps(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    return [
        (one, other)
        for (one, a), (other, b) in itertools.combinations(boxes.items(), 2)
        if a.meets(b)
    ]


@pytest.mark.parametrize("board", ["six-fold", "three-fold"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_cube_lies_on_a_word_or_on_another_cube_in_the_fullest_positions(
    board: str, seats: int
) -> None:
    planets = board_of(board).planets
    open_to_all = [number for number, one in enumerate(planets) if one.kind != Kind.ENTRANCE]
    for planet in open_to_all if seats == 6 else open_to_all[seats::6]:
        scene = scene_of(fullest(board, seats, planet))
        units = {" ".join(key): box for key, box in standing(scene).items()}

        assert sum(unit.of.planet == planet for unit in scene.units) == 6 * seats
        assert overlaps(written(scene) | units) == []


def test_the_fullest_positions_use_almost_all_cubes() -> None:
    view = SHOW.view(table(fullest("six-fold", 6, 30)), 0)

    assert {seat.wooden_count + seat.supply for seat in view.seats} == {CUBES_PER_SEAT}
    assert {seat.supply for seat in view.seats} == {0}


@pytest.mark.parametrize("count", [1, 2, 9, 10, 19])
def test_numbers_and_marks_stand_beside_their_cube(count: int) -> None:
    shapes = [Shape(stacked=True, done=True, count=count), Shape(count=count)]
    sky = sky_of_board("six-fold")
    for planet in range(len(sky.places)):
        places = sky.stand(planet, shapes)
        boxes = [
            box
            for place, shape in zip(places, shapes, strict=True)
            for box in boxes_of(place, shape).values()
        ]

        assert not any(a.meets(b) for a, b in itertools.combinations(boxes, 2))
        assert all(inside(box, sky.field(planet)) for box in boxes)


def inside(box: Box, whole: Box) -> bool:
    by_x = abs(box.middle.x - whole.middle.x) + box.wide / 2 <= whole.wide / 2 + 0.01
    return by_x and abs(box.middle.y - whole.middle.y) + box.high / 2 <= whole.high / 2 + 0.01


def sky_of_board(board: str) -> Sky:
    return sky_of_planets(board_of(board))


def sky_of_planets(board: Board) -> Sky:
    return Sky([(planet.across, planet.down) for planet in board.planets], board.orbits)


def scattered(seed: int) -> list[tuple[int, int]]:
    """Return the places of planets of a board by hand: anywhere, but no two in one place."""
    rng = random.Random(seed)
    count = rng.randint(7, MAX_PLANETS)
    places = {(rng.randint(50, 950), rng.randint(50, 950)) for _ in range(count)}
    return sorted(places)


@pytest.mark.parametrize("seed", range(12))
def test_on_any_board_everything_of_a_planet_keeps_clear_of_all_others(seed: int) -> None:
    sky = Sky(scattered(seed), [])
    boxes = [sky.box(planet) for planet in range(len(sky.places))]
    shapes = [Shape(count=3), Shape(stacked=True, done=True), Shape(), Shape(stacked=True)]

    assert not any(a.meets(b) for a, b in itertools.combinations(boxes, 2))
    for planet, box in enumerate(boxes):
        assert inside(sky.label(planet), box)
        for place, shape in zip(sky.stand(planet, shapes), shapes, strict=True):
            assert place.size > 0
            assert all(inside(part, sky.field(planet)) for part in boxes_of(place, shape).values())


@pytest.mark.parametrize("board", ["six-fold", "three-fold", SMALL_BOARD], ids=["6", "3", "own"])
def test_what_may_be_tapped_is_44_px_on_a_phone_and_overlaps_nothing(board: str) -> None:
    scene = scene_of(f"board={as_option(board)} seat0=b@E0 seat1=b@E3")
    px = PHONE * SPREAD / SPAN
    areas = [(spot.at, spot.size) for spot in scene.spots]

    assert len(areas) == len(scene.planets)
    if board in ("six-fold", "three-fold"):
        assert min(size for _, size in areas) * px >= 44
    for (one, wide), (other, high) in itertools.combinations(areas, 2):
        assert (one - other).length >= (wide + high) / 2 - 0.01


def as_option(board: str) -> str:
    """Return a board as the notation of a state writes it."""
    return board if "\n" not in board else notation.format_board(board_of(board))


def test_the_whole_board_lies_inside_the_score_track() -> None:
    for board in ("six-fold", "three-fold"):
        sky = sky_of_board(board)
        for planet in range(len(sky.places)):
            apart = sky.places[planet] - Point(CENTRE, CENTRE)
            assert apart.length + ROOMY / 2 * sky.sizes[planet] <= CENTRE * SPREAD


def test_classes_put_things_where_they_are_but_for_half_a_step() -> None:
    scene = scene_of(fullest("six-fold", 6, 30))
    for unit in scene.units:
        x, y = (int(name[1:]) * SPAN / STEPS for name in unit.at.classes.split())

        assert max(abs(x - unit.at.x), abs(y - unit.at.y)) <= SPAN / STEPS / 2 + 0.01


def choices_of(scene: Scene) -> set[int | str]:
    """Return what may be done by tapping planets, directly or in a list."""
    pressed: set[int | str] = set()
    for spot in scene.spots:
        pressed |= {deed.press.value for deed in spot.deeds}
        pressed |= {one.press.value for one in spot.listed if hasattr(one, "press")}
    return pressed


POSITIONS = [
    "seat0=b@E0,b2@C0,t@A0,s@H0,t2@F seat1=b@E3,s@H3,t@F,b2@C1,s@C0",
    "seat0=2*b@E0,b+a@C0 seat1=b@E3,b@H3,t@A2 done=1",
    "seat0=t2@H0,b@E0 seat1=b@H0,s2@H0,b@E3",
    fullest("six-fold", 6, 30),
]


@pytest.mark.parametrize("text", POSITIONS)
def test_every_choice_can_be_made_by_tapping_planets(text: str) -> None:
    state = table(text)
    scene = scene_of(text)

    assert {choice.action for choice in SHOW.choices(state, 0)} <= choices_of(scene)


@pytest.mark.parametrize("text", POSITIONS)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_each_planet_has_one_thing_to_tap_whichever_cube_is_chosen(
    text: str, seat: int | None
) -> None:
    scene = scene_of(text, seat)
    for state in ("x", *(str(pick.number) for pick in scene.picks)):
        for spot in scene.spots:
            offered = [
                when
                for when in (
                    *(deed.when for deed in spot.deeds),
                    *(pick.when for pick in spot.picks),
                    *(ask.when for ask in spot.asks),
                    *(when for _, when in spot.lists),
                )
                if shows(when.split(), state)
            ]

            assert len(offered) == 1, (spot.words, state)


def shows(classes: Sequence[str], state: str) -> bool:
    """Return whether places.css shows something while a Cube is chosen ("x": none)."""
    return ("when" not in classes or f"of-{state}" in classes) and f"for-{state}" not in classes


def test_a_list_offers_what_can_be_done_and_asks_about_the_rest() -> None:
    scene = scene_of("seat0=t2@H0,b@E0 seat1=b@H0,s2@H0,b@E3")
    spot = next(spot for spot in scene.spots if spot.lists and len(spot.listed) > 3)

    assert sorted(type(one).__name__ for one in spot.listed) == [
        "Ask",
        "Ask",
        "Ask",
        "Deed",
        "Deed",
        "Pick",
    ]


def test_scores_say_what_they_would_become() -> None:
    scene = scene_of("seat0=t@H0 seat1=b@F totals=62,3")

    assert [(seat.of.points, seat.now) for seat in scene.seats] == [(62, "64"), (3, "7")]
    assert [runner.words for runner in scene.runners] == ["Seat 0: 62 → 64", "Seat 1: 3 → 7"]
    assert [seat.order for seat in scene.seats] == [1, 2]
