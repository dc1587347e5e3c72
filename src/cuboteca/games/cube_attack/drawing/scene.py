"""The table of Cube Attack as plain values: what ``board.html`` shows, worked out from a View."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.drawing import Painter, Press, signed
from cuboteca.games.cube_attack.description import planet_words, unit_words
from cuboteca.games.cube_attack.drawing.sky import (
    PLANET_RADIUS,
    Point,
    along_ring,
    on_ring,
    sky_of,
)
from cuboteca.games.cube_attack.view import CubeAttackView

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice
    from cuboteca.games.cube_attack.view import (
        PlanetView,
        SeatView,
        UnitView,
    )

CENTRAL = 1.5  # size of the planet in the middle
IN_THE_GATE = 0.35  # how near to the middle of an Entrance its Cubes stand, against elsewhere
CROWDED = 5  # kinds of units on one planet that are drawn smaller
SMALL, TINY = 0.85, 0.6  # scales of a sky below which everything is drawn smaller
TICKS = 100  # no score track has a line for each point beyond this goal
_TRACKS_KEPT = 16
LABELS = 8  # numbers on the score track


@dataclass(frozen=True)
class Deed:
    """Something that a unit may do: a target on the board and a line of the list."""

    press: Press
    kind: str  # "move", "activate" or "attack"
    words: str  # short, for the list under the name of the unit
    effect_words: str
    symbol: str  # of what it is done to
    seat: int | None  # whose unit is attacked
    at: Point
    path: str  # the line on the board, "" for none
    wide: bool  # the planet is the large one in the middle
    low: bool  # the unit stands above its planet: the sign goes below


@dataclass(frozen=True)
class Ask:
    """A planet or unit that can be tapped although it may be no choice: it tells why."""

    press: Press
    words: str
    at: Point
    kind: str  # "of-planet", "of-planet wide" or "of-cube"
    choice_of: str  # classes of the picks for which it is a choice: those offer it themselves


@dataclass(frozen=True)
class Pick:
    """A unit of the reader that may act."""

    number: int
    words: str
    deeds: tuple[Deed, ...]
    chosen: bool


@dataclass(frozen=True)
class Unit:
    """Cubes that are alike on one planet."""

    of: UnitView
    at: Point
    symbol: str
    kind: str  # of all Cubes of the seat: what glides when it moves
    lies: str  # where and how it lies: what moves or changes lies otherwise
    words: str
    crowded: bool
    pick: Pick | None


@dataclass(frozen=True)
class Gain:
    """What a moon gives a seat if the turn ends now."""

    seat: int
    points: str
    words: str


@dataclass(frozen=True)
class Planet:
    """A planet with its name and, if it is a moon, who holds it."""

    of: PlanetView
    words: str
    place: Point
    name_at: Point  # or, of what a moon gives
    used: bool  # False for an Entrance that nobody plays
    turn: bool  # Entrance of the seat to move
    size: float
    gains: tuple[Gain, ...]


@dataclass(frozen=True)
class Mark:
    """A tick or a number of the score track."""

    place: Point
    end: Point
    number: str


@dataclass(frozen=True)
class Runner:
    """A seat's marker on the score track, and how far it gets if the turn ends now."""

    seat: int
    at: Point
    path: str
    words: str


@dataclass(frozen=True)
class Seat:
    """What belongs to a seat, beside the board."""

    of: SeatView
    team_name: str
    name: str
    you: bool
    turn: bool
    first: bool
    now: str
    now_words: str
    fleet: tuple[tuple[str, str, int], ...]  # symbol, words, number
    where: str  # all its units in words


@dataclass(frozen=True)
class Scene:
    """Everything on the table."""

    teams: str
    size: str
    turn: str
    step: int  # 1 or 2 while somebody acts, else 0
    step_words: str
    yours: bool
    goal: int
    orbits: tuple[str, ...]
    planets: tuple[Planet, ...]
    units: tuple[Unit, ...]
    picks: tuple[Pick, ...]
    asks: tuple[Ask, ...]
    track: str
    marks: tuple[Mark, ...]
    runners: tuple[Runner, ...]
    seats: tuple[Seat, ...]


@lru_cache(_TRACKS_KEPT)
def _marks(goal: int) -> tuple[Mark, ...]:
    """Return the ticks and numbers of the score track."""
    step = max(1, round(goal / LABELS))
    marks = []
    for points in range(goal + 1):
        numbered = points == goal or (points % step == 0 and goal - points >= step / 2)
        if numbered or goal <= TICKS:
            place = on_ring(points, goal, lift=0 if numbered else -13)
            number = str(points) if numbered else ""
            marks.append(Mark(place, on_ring(points, goal, lift=-8), number))
    return tuple(marks)


class CubeAttackPainter(Painter[CubeAttackView, Scene]):
    """Works out the scene."""

    def __init__(
        self, view: CubeAttackView, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
    ) -> None:
        super().__init__(view, choices, texts, names)
        self._sky = sky_of(tuple((p.across, p.down) for p in view.planets), view.orbits)
        self._picks: dict[str, list[Choice]] = defaultdict(list)  # by the unit that acts
        for choice in choices:
            self._picks[choice.target.partition("/")[0]].append(choice)
        self._units = {unit.id: unit for planet in view.planets for unit in planet.units}
        self._places: dict[str, Point] = {}
        for planet in view.planets:
            near = IN_THE_GATE if planet.kind == "entrance" else 1.0
            places = self._sky.around(planet.index, len(planet.units), near)
            self._places |= {unit.id: at for unit, at in zip(planet.units, places, strict=True)}

    def scene(self) -> Scene:
        """Return the scene."""
        view, sky = self._view, self._sky
        picks = {name: self._pick(number, name) for number, name in enumerate(self._picks)}
        size = "" if sky.scale >= SMALL else "small" if sky.scale >= TINY else "tiny"
        return Scene(
            teams=" ".join(f"seat-{s.seat}-{s.team}" for s in view.seats),
            size=size,
            turn=self._t("board-turn", turn=view.turn_number),
            step=view.action_number or 0,
            step_words=self._step_words(),
            yours=bool(picks),
            goal=view.points_to_win,
            orbits=tuple(sky.paths.values()),
            planets=tuple(self._planet(planet) for planet in view.planets),
            units=tuple(self._unit(u, picks.get(u.id)) for u in self._drawn_from_above()),
            picks=tuple(picks.values()),
            asks=tuple(self._asks()) if picks else (),
            track=along_ring(0, view.points_to_win, view.points_to_win),
            marks=_marks(view.points_to_win),
            runners=tuple(self._runners()),
            seats=tuple(self._seat(seat) for seat in view.seats),
        )

    def _step_words(self) -> str:
        if not self._view.action_number:
            return ""
        name = self._names[self._view.to_move]
        return self._t("board-action", name=name, number=self._view.action_number)

    def _drawn_from_above(self) -> list[UnitView]:
        """Return all units, those that stand farther down later: they cover the others."""
        return sorted(self._units.values(), key=lambda unit: self._places[unit.id].y)

    # Planets and units

    def _planet(self, planet: PlanetView) -> Planet:
        sky, view = self._sky, self._view
        at, out = sky.places[planet.index], sky.outward(planet.index)
        size = sky.scale * (CENTRAL if sky.is_central(planet.index) else 1.0)
        inward = at - out * (PLANET_RADIUS * size + 10)
        return Planet(
            of=planet,
            words=planet_words(planet, self._texts),
            place=at,
            name_at=inward,
            used=planet.kind != "entrance" or planet.home_of is not None,
            turn=planet.home_of is not None and planet.home_of == view.to_move,
            size=size,
            gains=tuple(
                Gain(
                    holder.seat,
                    f"+{holder.points}",
                    self._t("board-gain", name=self._names[holder.seat], points=holder.points),
                )
                for holder in planet.holders
            ),
        )

    def _unit(self, unit: UnitView, pick: Pick | None) -> Unit:
        stacked = unit.cubes > 1
        planet = self._view.planets[unit.planet]
        return Unit(
            of=unit,
            at=self._places[unit.id],
            symbol=unit.symbol + ("-stacked" if stacked else ""),
            kind=f"cube-{unit.seat}",
            lies=f"{planet.id} {unit.symbol} {unit.cubes}",
            words=self._unit_words(unit),
            crowded=len(planet.units) >= CROWDED,
            pick=pick,
        )

    def _unit_words(self, unit: UnitView) -> str:
        return self._t(
            "board-unit",
            cube=unit_words(unit, self._texts),
            name=self._names[unit.seat],
            planet=planet_words(self._view.planets[unit.planet], self._texts),
        )

    # What may be done

    def _pick(self, number: int, name: str) -> Pick:
        unit = self._units[name]
        words = self._t(
            "board-own-unit",
            cube=unit_words(unit, self._texts),
            planet=planet_words(self._view.planets[unit.planet], self._texts),
        )
        deeds = tuple(self._deed(unit, choice) for choice in self._picks[name])
        return Pick(number, words, deeds, chosen=len(self._picks) == 1)

    def _deed(self, unit: UnitView, choice: Choice) -> Deed:
        goal = choice.target.partition("/")[2]
        kind = choice.label.key.split("-")[1]
        press = self._button(choice)
        target = self._units.get(goal)
        planet = self._view.planets[target.planet if target else int(goal.rpartition("-")[2])]
        at, path = self._sky.places[planet.index], ""
        if kind == "move":
            path = self._sky.path(unit.planet, planet.index)
        if target:
            at = self._places[goal]
            path = f"M{self._places[unit.id].text}L{at.text}"
        return Deed(
            press=press,
            kind=kind,
            words=self._deed_words(choice, planet, target),
            effect_words=self._t("board-effect", points=press.effect) if press.effect else "",
            symbol=target.symbol if target else planet.symbol,
            seat=target.seat if target else None,
            at=at,
            path=path,
            wide=target is None and self._sky.is_central(planet.index),
            low=self._places[unit.id].y < self._sky.places[planet.index].y,
        )

    def _deed_words(self, choice: Choice, planet: PlanetView, target: UnitView | None) -> str:
        where = planet_words(planet, self._texts)
        if target is None:
            return self._t(f"board-{choice.label.key}", planet=where)
        return self._t(
            f"board-{choice.label.key}",
            cube=unit_words(target, self._texts),
            name=self._names[target.seat],
            planet=where,
        )

    def _asks(self) -> Iterator[Ask]:
        """Yield all planets, then all units that cannot be chosen: these lie above their planet."""
        goals: dict[str, list[str]] = defaultdict(list)
        for number, choices in enumerate(self._picks.values()):
            for choice in choices:
                goals[choice.target.partition("/")[2]].append(f"for-{number}")
        for planet in self._view.planets:
            wide = " wide" if self._sky.is_central(planet.index) else ""
            at, words = self._sky.places[planet.index], planet_words(planet, self._texts)
            yield self._ask(planet.id, words, at, f"of-planet{wide}", goals)
        for unit in self._units.values():
            if unit.id not in self._picks:
                yield self._ask(
                    unit.id, self._unit_words(unit), self._places[unit.id], "of-cube", goals
                )

    def _ask(
        self, target: str, words: str, at: Point, kind: str, goals: Mapping[str, list[str]]
    ) -> Ask:
        label = self._t("board-why", what=words)
        return Ask(Press("why", target, label), words, at, kind, " ".join(goals.get(target, ())))

    # The score track

    def _runners(self) -> Iterator[Runner]:
        goal = self._view.points_to_win
        for seat, at in self._runner_places():
            one = self._view.seats[seat]
            end = min(goal, one.points + one.turn_points)
            ahead = one.turn_points > 0 and one.rank is None and end > one.points
            yield Runner(
                seat=seat,
                at=at,
                path=along_ring(one.points, end, goal, 4.5 * (seat - 2.5)) if ahead else "",
                words=f"{self._names[seat]}: {one.points}",
            )

    def _runner_places(self) -> Iterator[tuple[int, Point]]:
        """Yield seats and where their markers stand; those on one number stand side by side."""
        goal = self._view.points_to_win
        level: dict[int, list[int]] = defaultdict(list)
        for seat in self._view.seats:
            level[min(seat.points, goal)].append(seat.seat)
        for seat in self._view.seats:
            peers = level[min(seat.points, goal)]
            place = peers.index(seat.seat)
            shift = (place - (len(peers) - 1) / 2) * 2.5
            lift = 7 * (-1) ** place if len(peers) > 2 else 0
            yield seat.seat, on_ring(seat.points, goal, shift, lift)

    # Seats

    def _seat(self, seat: SeatView) -> Seat:
        view = self._view
        own = [unit for unit in self._units.values() if unit.seat == seat.seat]
        fleet: dict[tuple[str, bool], list[UnitView]] = defaultdict(list)
        for unit in sorted(own, key=lambda u: (u.symbol, u.cubes)):
            fleet[unit.symbol, unit.cubes > 1].append(unit)
        now = "" if seat.rank or not seat.turn_points else signed(seat.turn_points)
        return Seat(
            of=seat,
            team_name=self._t(f"team-{seat.team}"),
            name=self._names[seat.seat],
            you=seat.seat == view.seat,
            turn=seat.seat == view.to_move,
            first=seat.seat == view.first_player,
            now=now,
            now_words=self._t("board-now", points=now) if now else "",
            fleet=tuple(
                (
                    symbol + ("-stacked" if stacked else ""),
                    self._t(symbol + ("-stacked" if stacked else "")),
                    sum(unit.count for unit in units),
                )
                for (symbol, stacked), units in fleet.items()
            ),
            where="; ".join(self._unit_words(unit) for unit in own),
        )
