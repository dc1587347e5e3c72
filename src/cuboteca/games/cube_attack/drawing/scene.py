"""The table of Cube Attack as plain values: what ``board.html`` shows, worked out from a View."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.drawing import Painter, Press
from cuboteca.core.letters import width_of
from cuboteca.games.cube_attack.description import planet_words, unit_words
from cuboteca.games.cube_attack.drawing.sky import (
    CENTRE,
    NUMBERS,
    ROOMY,
    WIDE,
    Box,
    Place,
    Point,
    Shape,
    along_ring,
    on_ring,
    sky_of,
)
from cuboteca.games.cube_attack.view import CubeAttackView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markupsafe import Markup

    from cuboteca.core.drawing import Occupant
    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice
    from cuboteca.games.cube_attack.view import (
        PlanetView,
        SeatView,
        UnitView,
    )

LETTERS = 24.0  # height of a planet's name, where it is not too long for its label
MARGIN = 6.0  # left free beside it
NOBODY = "x"  # the state of a page on which no Cube is chosen, as classes call it
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
    planet: int
    path: str  # the line on the board, "" for none
    aim: Place | None  # the unit that is attacked
    when: str  # the class for its being offered


@dataclass(frozen=True)
class Pick:
    """A unit of the reader that may act."""

    number: int
    of: UnitView
    words: str
    planet_name: str
    symbol: str
    deeds: tuple[Deed, ...]
    chosen: bool
    when: str  # the classes for its being offered where it stands


@dataclass(frozen=True)
class Ask:
    """A planet or unit that can be tapped although it is no choice: it tells why."""

    press: Press
    words: str
    symbol: str
    seat: int | None  # whose unit it is
    when: str


@dataclass(frozen=True)
class Spot:
    """What may be tapped at a planet: at any time one thing, or a list of several.

    A class ``of-N`` offers something while the pick N is chosen, ``of-x`` while none is; what is
    always offered has neither.
    """

    id: str
    words: str
    planet: int
    at: Point
    size: int
    sign: Point | None  # where the effect of a choice is told
    low: bool  # in the lower half of the board
    deeds: tuple[Deed, ...]
    picks: tuple[Pick, ...]
    asks: tuple[Ask, ...]
    lists: tuple[tuple[str, str], ...]  # kind ("many" or "none") and classes of each list
    listed: tuple[Deed | Pick | Ask, ...]


@dataclass(frozen=True)
class Unit:
    """Cubes that are alike on one planet."""

    of: UnitView
    at: Point
    size: int
    symbol: str
    kind: str  # of all Cubes of the seat: what glides when it moves
    lies: str  # where and how it lies: what moves or changes lies otherwise
    words: str
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
    label: Box
    label_size: float
    letters: float  # height of the letters of its name, in units of its label
    wide: float  # of its label, in the same
    used: bool  # False for an Entrance that nobody plays
    turn: bool  # Entrance of the seat to move
    size: float
    gains: tuple[Gain, ...]
    gain: str  # beside the name: what the reader gets, or whoever holds it if nobody reads


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
    note: str  # who has the seat
    away: bool
    presence: Markup
    you: bool
    turn: bool
    order: int  # of the seats' goes in a turn, from 1; 0 before the first player is drawn
    first: bool
    now: str  # the points if the turn ended now, "" if that changes nothing
    now_words: str
    fleet: tuple[tuple[str, str, int], ...]  # symbol, words, number
    where: str  # all its units in words


@dataclass(frozen=True)
class Scene:
    """Everything on the table."""

    teams: str
    turn: str
    step: int  # 1 or 2 while somebody acts, else 0
    step_words: str
    yours: bool
    goal: int
    orbits: tuple[str, ...]
    ways: tuple[tuple[str, str], ...]  # a planet and those that it is connected with, in words
    planets: tuple[Planet, ...]
    units: tuple[Unit, ...]
    picks: tuple[Pick, ...]
    spots: tuple[Spot, ...]
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
            place = on_ring(points, goal, lift=NUMBERS if numbered else 11)
            number = str(points) if numbered else ""
            marks.append(Mark(place, on_ring(points, goal, lift=15), number))
    return tuple(marks)


def label_words(planet: PlanetView) -> str:
    """Return what stands in a planet's label: its name, and what a moon gives those on it."""
    return f"{planet.name} +{planet.holders[0].points}" if planet.holders else planet.name


def _letters(words: str) -> float:
    """Return the height of letters with which words fit into a label."""
    return min(LETTERS, LETTERS * (WIDE - MARGIN) / width_of(words, LETTERS, "display"))


def shape_of(unit: UnitView) -> Shape:
    """Return what of a unit takes room."""
    return Shape(unit.cubes > 1, bool(unit.done), unit.count)


def _when(states: Sequence[str], every: int) -> str:
    """Return the classes that offer something in some of ``every`` state of the page."""
    if len(states) == every:
        return ""
    return " ".join(("when", *(f"of-{state}" for state in states)))


class CubeAttackPainter(Painter[CubeAttackView, Scene]):
    """Works out the scene."""

    def __init__(
        self,
        view: CubeAttackView,
        choices: Sequence[Choice],
        texts: Texts,
        names: Sequence[str],
        occupants: Sequence[Occupant] = (),
    ) -> None:
        super().__init__(view, choices, texts, names, occupants)
        self._words = [planet_words(planet, texts) for planet in view.planets]
        self._sky = sky_of(tuple((p.across, p.down) for p in view.planets), view.orbits)
        self._picks: dict[str, list[Choice]] = defaultdict(list)  # by the unit that acts
        for choice in choices:
            self._picks[choice.target.partition("/")[0]].append(choice)
        self._units = {unit.id: unit for planet in view.planets for unit in planet.units}
        self._places: dict[str, Place] = {}
        for planet in view.planets:
            places = self._sky.stand(planet.index, [shape_of(unit) for unit in planet.units])
            self._places |= {unit.id: at for unit, at in zip(planet.units, places, strict=True)}

    def scene(self) -> Scene:
        """Return the scene."""
        view, sky = self._view, self._sky
        picks = {name: self._pick(number, name) for number, name in enumerate(self._picks)}
        return Scene(
            teams=" ".join(f"seat-{s.seat}-{s.team}" for s in view.seats),
            turn=self._t("board-turn", turn=view.turn_number),
            step=view.action_number or 0,
            step_words=self._step_words(),
            yours=bool(picks),
            goal=view.points_to_win,
            orbits=tuple(sky.paths.values()),
            ways=tuple(self._ways()),
            planets=tuple(self._planet(planet) for planet in view.planets),
            units=tuple(self._unit(u, picks.get(u.id)) for u in self._drawn_from_above()),
            picks=tuple(picks.values()),
            spots=tuple(self._spot(planet, tuple(picks.values())) for planet in view.planets),
            track=along_ring(0, view.points_to_win, view.points_to_win, 8),
            marks=_marks(view.points_to_win),
            runners=tuple(self._runners()),
            seats=tuple(self._seat(seat) for seat in view.seats),
        )

    def _ways(self) -> Iterator[tuple[str, str]]:
        """Yield each planet with all that an orbit joins it with."""
        words = self._words
        joined: dict[int, list[str]] = defaultdict(list)
        for one, other in self._view.orbits:
            joined[one].append(words[other])
            joined[other].append(words[one])
        for planet in self._view.planets:
            yield words[planet.index], ", ".join(joined[planet.index])

    def _step_words(self) -> str:
        if not self._view.action_number:
            return ""
        name = self._names[self._view.to_move]
        return self._t("board-action", name=name, number=self._view.action_number)

    def _drawn_from_above(self) -> list[UnitView]:
        """Return all units, those that stand farther down later: they cover the others."""
        return sorted(self._units.values(), key=lambda unit: self._places[unit.id].at.y)

    # Planets and units

    def _planet(self, planet: PlanetView) -> Planet:
        sky, view = self._sky, self._view
        return Planet(
            of=planet,
            words=self._words[planet.index],
            place=sky.ground(planet.index),
            label=sky.label(planet.index),
            label_size=sky.label_size(planet.index),
            letters=(letters := _letters(label_words(planet))),
            wide=width_of(label_words(planet), letters, "display") + MARGIN,
            used=planet.kind != "entrance" or planet.home_of is not None,
            turn=planet.home_of is not None and planet.home_of == view.to_move,
            size=sky.sizes[planet.index],
            gains=tuple(
                Gain(
                    holder.seat,
                    f"+{holder.points}",
                    self._t("board-gain", name=self._names[holder.seat], points=holder.points),
                )
                for holder in planet.holders
            ),
            gain=next(
                (
                    f"+{holder.points}"
                    for holder in planet.holders
                    if view.seat is None or holder.seat == view.seat
                ),
                "",
            ),
        )

    def _unit(self, unit: UnitView, pick: Pick | None) -> Unit:
        stacked = unit.cubes > 1
        planet = self._view.planets[unit.planet]
        place = self._places[unit.id]
        return Unit(
            of=unit,
            at=place.at,
            size=int(place.size),
            symbol=unit.symbol + ("-stacked" if stacked else ""),
            kind=f"cube-{unit.seat}",
            lies=f"{planet.id} {unit.symbol} {unit.cubes}",
            words=self._unit_words(unit),
            pick=pick,
        )

    def _unit_words(self, unit: UnitView) -> str:
        return self._t(
            "board-unit",
            cube=unit_words(unit, self._texts),
            name=self._names[unit.seat],
            planet=self._words[unit.planet],
        )

    # What may be done

    def _pick(self, number: int, name: str) -> Pick:
        unit = self._units[name]
        words = self._t(
            "board-own-unit",
            cube=unit_words(unit, self._texts),
            planet=self._words[unit.planet],
        )
        planet = self._view.planets[unit.planet]
        deeds = [self._deed(unit, number, choice) for choice in self._picks[name]]
        return Pick(
            number=number,
            of=unit,
            words=words,
            planet_name=planet.name,
            symbol=unit.symbol + ("-stacked" if unit.cubes > 1 else ""),
            deeds=tuple(deeds),
            chosen=len(self._picks) == 1,
            when=f"for-{number}",
        )

    def _deed(self, unit: UnitView, number: int, choice: Choice) -> Deed:
        goal = choice.target.partition("/")[2]
        kind = choice.label.key.split("-")[1]
        press = self._button(choice)
        target = self._units.get(goal)
        planet = self._view.planets[target.planet if target else int(goal.rpartition("-")[2])]
        path = self._sky.path(unit.planet, planet.index) if kind == "move" else ""
        if target:
            path = f"M{self._places[unit.id].at.text}L{self._places[goal].at.text}"
        return Deed(
            press=press,
            kind=kind,
            words=self._deed_words(choice, planet, target),
            effect_words=self._t("board-effect", points=press.effect) if press.effect else "",
            symbol=target.symbol + ("-stacked" if target.cubes > 1 else "")
            if target
            else planet.symbol,
            seat=target.seat if target else None,
            planet=planet.index,
            path=path,
            aim=self._places[goal] if target else None,
            when=f"when of-{number}",
        )

    def _deed_words(self, choice: Choice, planet: PlanetView, target: UnitView | None) -> str:
        where = self._words[planet.index]
        if target is None:
            return self._t(f"board-{choice.label.key}", planet=where)
        return self._t(
            f"board-{choice.label.key}",
            cube=unit_words(target, self._texts),
            name=self._names[target.seat],
            planet=where,
        )

    def _spot(self, planet: PlanetView, picks: tuple[Pick, ...]) -> Spot:
        """Return what may be tapped at a planet, whichever of the reader's Cubes is chosen."""
        own = [pick for pick in picks if pick.of.planet == planet.index]
        others = [unit for unit in planet.units if unit.id not in self._picks]
        alone: dict[str, list[str]] = defaultdict(list)  # when something is the only choice
        several: dict[str, list[str]] = {"many": [], "none": []}  # lists with and without choices
        for chosen in (None, *picks):
            state = NOBODY if chosen is None else str(chosen.number)
            can = [d for d in chosen.deeds if d.planet == planet.index] if chosen else []
            can_pick = [pick for pick in own if pick is not chosen]
            if len(can) + len(can_pick) > 1:
                several["many"].append(state)
            elif not can and not can_pick and len(others) > 1:
                several["none"].append(state)
            elif can:
                alone[f"deed {can[0].press.value}"].append(state)
            elif can_pick:
                alone[can_pick[0].of.id].append(state)
            else:
                alone[others[0].id if others else planet.id].append(state)
        every = len(picks) + 1
        deeds = tuple(d for pick in picks for d in pick.deeds if d.planet == planet.index)
        asks = self._asks(planet, others, picks)
        direct = tuple(d for d in deeds if f"deed {d.press.value}" in alone)
        listed: tuple[Deed | Pick | Ask, ...] = (
            *(d for d in deeds if d not in direct),
            *own,
            *asks,
        )
        return Spot(
            id=f"spot-{planet.index}-{self._view.turn_number}-{self._view.to_move}"
            f"-{self._view.action_number}",
            words=self._t("board-spot", planet=self._words[planet.index]),
            planet=planet.index,
            at=self._sky.places[planet.index],
            size=int(self._sky.sizes[planet.index] * ROOMY),
            sign=sign.middle if (sign := self._sky.signs[planet.index]) else None,
            low=self._sky.places[planet.index].y > CENTRE,
            deeds=direct,
            picks=tuple(
                replace(pick, when=_when(alone[pick.of.id], every))
                for pick in own
                if pick.of.id in alone
            ),
            asks=tuple(
                replace(ask, when=_when(alone[str(ask.press.value)], every))
                for ask in asks
                if ask.press.value in alone
            ),
            lists=tuple((kind, _when(states, every)) for kind, states in several.items() if states),
            listed=listed if any(several.values()) else (),
        )

    def _asks(
        self, planet: PlanetView, units: Sequence[UnitView], picks: tuple[Pick, ...]
    ) -> list[Ask]:
        """Return what can be asked about a planet and about units on it that are not to choose.

        In a list it is not offered while it is a choice.
        """
        goals: dict[str, list[str]] = defaultdict(list)
        for pick in picks:
            for choice in self._picks[pick.of.id]:
                goals[choice.target.partition("/")[2]].append(f"for-{pick.number}")
        words = self._words[planet.index]
        asked: list[tuple[str, str, str, int | None]] = [(planet.id, words, planet.symbol, None)]
        for unit in units:
            symbol = unit.symbol + ("-stacked" if unit.cubes > 1 else "")
            asked.append((unit.id, self._unit_words(unit), symbol, unit.seat))
        return [
            Ask(
                Press("why", target, self._t("board-why", what=words)),
                words,
                symbol,
                seat,
                " ".join(goals.get(target, ())),
            )
            for target, words, symbol, seat in asked
        ]

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
                path=along_ring(one.points, end, goal, 3 * (seat - 2.5)) if ahead else "",
                words=f"{self._names[seat]}: {self._score(one)}",
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
            shift = (place - (len(peers) - 1) / 2) * 2.6
            yield seat.seat, on_ring(seat.points, goal, shift)

    # Seats

    def _score(self, seat: SeatView) -> str:
        """Return a seat's points, and what they become if the turn ends now."""
        more = 0 if seat.rank else seat.turn_points
        return f"{seat.points} → {seat.points + more}" if more else str(seat.points)

    def _seat(self, seat: SeatView) -> Seat:
        view = self._view
        own = [unit for unit in self._units.values() if unit.seat == seat.seat]
        fleet: dict[tuple[str, bool], list[UnitView]] = defaultdict(list)
        for unit in sorted(own, key=lambda u: (u.symbol, u.cubes)):
            fleet[unit.symbol, unit.cubes > 1].append(unit)
        now = "" if seat.rank or not seat.turn_points else str(seat.points + seat.turn_points)
        occupant = self._occupants[seat.seat]
        return Seat(
            of=seat,
            team_name=self._t(f"team-{seat.team}"),
            name=self._names[seat.seat],
            note=occupant.note,
            away=occupant.away,
            presence=occupant.presence,
            you=seat.seat == view.seat,
            turn=seat.seat == view.to_move,
            order=view.order.index(seat.seat) + 1 if view.order else 0,
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
