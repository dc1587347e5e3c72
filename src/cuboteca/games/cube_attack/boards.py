"""Boards: read from a file, checked, and handed to the set-up as numbers.

A board is a TOML file with a table of planets and a list of orbits; two are shipped in ``data/``.
``docs/guides/cube-attack-your-own-board.md`` says how to write one.  Whatever is wrong with a file
is said in one sentence that names the planet or orbit.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from cuboteca.core.citations import cites
from cuboteca.core.data_files import DataFileError, read_toml, shortened
from cuboteca.core.errors import OptionError
from cuboteca.games.cube_attack.components import (
    IS_MOON,
    LARGEST_MOON,
    LONGEST_NAME,
    MAX_PLANETS,
    MAX_WAYS,
    MOON_POINTS,
    TEAMS,
    Kind,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from cuboteca.core.data_files import Toml
    from cuboteca.games.cube_attack.state import State

FOLDER = Path(__file__).parent / "data"
#: Names of the shipped boards; the first one is the default.
SHIPPED = ("six-fold", "three-fold")
#: Width and height of the square that positions are given in.
SPAN = 1000
_MARGIN = 50  # kept free on each side

KIND_NAMES = {
    "entrance": Kind.ENTRANCE,
    "cube": Kind.CUBE,
    "wound": Kind.WOUND,
    "armoury": Kind.ARMOURY,
    "half moon": Kind.HALF_MOON,
    "full moon": Kind.FULL_MOON,
}
_NAME = re.compile(rf"[A-Za-z0-9]{{1,{LONGEST_NAME}}}")
_PLACES = (("ring", "angle"), ("x", "y"))
_KEYS = frozenset({"kind", "team", "points", "ring", "angle", "x", "y"})


#: The lines of the table of planets, by name.
Entries: TypeAlias = "Mapping[str, Mapping[str, Toml]]"


class BoardError(OptionError):
    """A board's file is wrong; names the planet or orbit and what would be right."""

    def __init__(self, sentence: str) -> None:
        super().__init__(f"option 'board': {sentence}")


@dataclass(frozen=True)
class Planet:
    """A planet of a board."""

    name: str
    kind: Kind
    across: int  # 0..SPAN from the left
    down: int  # 0..SPAN from the top
    team: int | None = None  # index of components.TEAMS; of an Entrance
    points: int = 0  # of a moon under complete control


@dataclass(frozen=True)
class Board:
    """A board that has been checked; planets are numbered in the order of the file."""

    planets: tuple[Planet, ...]
    orbits: tuple[
        tuple[int, int], ...
    ]  # each pair once, the lower planet first, in ascending order

    @cached_property
    def links(self) -> tuple[int, ...]:
        """By planet, the planets that it is connected with, as bits."""
        bits = [0] * len(self.planets)
        for one, other in self.orbits:
            bits[one] |= 1 << other
            bits[other] |= 1 << one
        return tuple(bits)

    @cached_property
    def entrances(self) -> tuple[int, ...]:
        """The Entrances in the order of the file, which is clockwise."""
        return tuple(n for n, p in enumerate(self.planets) if p.kind == Kind.ENTRANCE)

    @cached_property
    def ways(self) -> tuple[tuple[int, ...], ...]:
        """By planet, where a Cube may move from it: to connected planets that are no Entrance."""
        return tuple(
            tuple(
                n
                for n, planet in enumerate(self.planets)
                if bits >> n & 1 and planet.kind != Kind.ENTRANCE
            )
            for bits in self.links
        )


def board_of(option: str) -> Board:
    """Return the board that the option ``board`` means: a shipped name or a file's whole text.

    Raises:
        BoardError: The text is not a board.
    """
    return _shipped(option) if option in SHIPPED else parse_board(option)


@cache
def _shipped(name: str) -> Board:
    return parse_board((FOLDER / f"{name}.toml").read_text("utf-8"))


@lru_cache(maxsize=64)  # users' files are many
def parse_board(text: str) -> Board:
    """Return the board of a file's text.

    Raises:
        BoardError: Says what is wrong with the first thing that is.
    """
    try:
        content = read_toml(text)
    except DataFileError as error:
        raise BoardError(str(error)) from None
    for key in content:
        if key not in ("title", "planets", "orbits"):
            raise BoardError(
                f"'{shortened(key)}' is not known; a board has title, planets and orbits"
            )
    entries = _entries(content)
    return checked(
        Board(
            planets=tuple(_planets(entries)),
            orbits=tuple(sorted(_orbits(_lines(content), list(entries)))),
        )
    )


# planets


def _entries(content: Mapping[str, Toml]) -> Entries:
    entries = content.get("planets")
    if not isinstance(entries, dict) or not entries:
        raise BoardError("there is no [planets] table with a line for each planet")
    if len(entries) > MAX_PLANETS:
        raise BoardError(f"a board has at most {MAX_PLANETS} planets, not {len(entries)}")
    found: dict[str, Mapping[str, Toml]] = {}
    for name, entry in entries.items():
        if not _NAME.fullmatch(name):
            raise BoardError(
                f"planet '{shortened(name)}': a name is 1 to {LONGEST_NAME} letters or digits "
                "without accents"
            )
        if not isinstance(entry, dict):
            raise BoardError(f'planet {name}: write {{ kind = "...", ring = ..., angle = ... }}')
        for key in entry:
            if key not in _KEYS:
                raise BoardError(
                    f"planet {name}: '{shortened(key)}' is not known; there are {_and(_KEYS)}"
                )
        found[name] = entry
    return found


def _planets(entries: Entries) -> Iterator[Planet]:
    places = _places(entries)
    for name, entry in entries.items():
        kind = _kind(name, entry)
        across, down = places[name]
        yield Planet(name, kind, across, down, _team(name, kind, entry), _points(name, kind, entry))


def _kind(name: str, entry: Mapping[str, Toml]) -> Kind:
    word = str(entry.get("kind", "")).strip().lower().replace("-", " ").replace("_", " ")
    if word not in KIND_NAMES:
        found = f"'{shortened(entry['kind'])}'" if "kind" in entry else "nothing"
        raise BoardError(f"planet {name}: kind must be one of {_and(KIND_NAMES)}, not {found}")
    return KIND_NAMES[word]


def _team(name: str, kind: Kind, entry: Mapping[str, Toml]) -> int | None:
    team = entry.get("team")
    if kind != Kind.ENTRANCE:
        if team is not None:
            raise BoardError(f"planet {name}: only an Entrance has a team")
        return None
    if team not in TEAMS:
        found = "nothing" if team is None else f"'{shortened(team)}'"
        raise BoardError(f"Entrance {name}: team must be one of {_and(TEAMS)}, not {found}")
    return TEAMS.index(str(team))


def _points(name: str, kind: Kind, entry: Mapping[str, Toml]) -> int:
    points = entry.get("points", MOON_POINTS.get(kind, 0))
    if not IS_MOON[kind]:
        if "points" in entry:
            raise BoardError(f"planet {name}: only a moon has points")
        return 0
    if type(points) is not int or not 1 <= points <= LARGEST_MOON:
        raise BoardError(f"moon {name}: points must be a whole number from 1 to {LARGEST_MOON}")
    return points


def _places(entries: Entries) -> dict[str, tuple[int, int]]:
    """Return where each planet stands in a square of ``SPAN``, whichever way the file says it."""
    ways = {name: _place_keys(name, entry) for name, entry in entries.items()}
    if len(set(ways.values())) > 1:
        raise BoardError("give all planets a ring and an angle, or all of them x and y")
    raw = {
        name: (_number(name, entry, ways[name][0]), _number(name, entry, ways[name][1]))
        for name, entry in entries.items()
    }
    scaled = _on_rings(raw) if ("ring", "angle") in ways.values() else _on_paper(raw)
    taken: dict[tuple[int, int], str] = {}
    for name, place in scaled.items():
        if place in taken:
            raise BoardError(f"planets {taken[place]} and {name} stand in the same place")
        taken[place] = name
    return scaled


def _place_keys(name: str, entry: Mapping[str, Toml]) -> tuple[str, str]:
    given = [keys for keys in _PLACES if all(key in entry for key in keys)]
    if len(given) != 1 or any(
        key in entry for keys in _PLACES if keys not in given for key in keys
    ):
        raise BoardError(f"planet {name}: say where it stands, by ring and angle or by x and y")
    return given[0]


def _number(name: str, entry: Mapping[str, Toml], key: str) -> float:
    value = entry[key]
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= 1e6:
        raise BoardError(f"planet {name}: {key} must be a number, not '{shortened(value)}'")
    return float(value)


def _on_rings(raw: Mapping[str, tuple[float, float]]) -> dict[str, tuple[int, int]]:
    """Turn rings (0 is the centre) and angles (clockwise from the top, in degrees) into places."""
    widest = max(ring for ring, _ in raw.values())
    if min(ring for ring, _ in raw.values()) < 0:
        raise BoardError("a ring is 0 for the centre or more")
    unit = (SPAN / 2 - _MARGIN) / (widest or 1.0)
    return {
        name: (
            round(SPAN / 2 + unit * ring * math.sin(math.radians(angle))),
            round(SPAN / 2 - unit * ring * math.cos(math.radians(angle))),
        )
        for name, (ring, angle) in raw.items()
    }


def _on_paper(raw: Mapping[str, tuple[float, float]]) -> dict[str, tuple[int, int]]:
    """Fit places measured with a ruler (x to the right, y down) into the square."""
    left, right = min(x for x, _ in raw.values()), max(x for x, _ in raw.values())
    top, bottom = min(y for _, y in raw.values()), max(y for _, y in raw.values())
    unit = (SPAN - 2 * _MARGIN) / (max(right - left, bottom - top) or 1.0)
    return {
        name: (
            round(SPAN / 2 + unit * (x - (left + right) / 2)),
            round(SPAN / 2 + unit * (y - (top + bottom) / 2)),
        )
        for name, (x, y) in raw.items()
    }


# orbits


def _lines(content: Mapping[str, Toml]) -> list[str]:
    orbits = content.get("orbits")
    lines = orbits.get("lines") if isinstance(orbits, dict) else None
    found = [line for line in lines if isinstance(line, str)] if isinstance(lines, list) else None
    if found is None or found != lines:
        raise BoardError('there is no [orbits] table with lines = ["A-B", ...]')
    return found


def _orbits(lines: list[str], names: list[str]) -> Iterator[tuple[int, int]]:
    seen: set[tuple[int, int]] = set()
    for line in lines:
        ends = [end.strip() for end in line.split("-")]
        if len(ends) != 2:
            raise BoardError(
                f"orbit '{shortened(line)}': write two planets with a hyphen between, such as E0-W0"
            )
        for end in ends:
            if end not in names:
                raise BoardError(
                    f"orbit '{shortened(line)}' leads to '{shortened(end)}', "
                    "and no planet has that name"
                )
        low, high = sorted((names.index(ends[0]), names.index(ends[1])))
        if low == high:
            raise BoardError(f"orbit '{line}' joins a planet with itself")
        if (low, high) in seen:
            raise BoardError(f"orbit '{line}' is there twice")
        seen.add((low, high))
        yield low, high


# the whole


@cites('"Tabellone" (p. 2-3): one Entrance for each of six teams, planets connected by orbits')
def checked(board: Board) -> Board:
    """Return the board if it can be played on.

    Raises:
        BoardError: Says why it cannot.
    """
    _check_entrances(board)
    if not any(planet.points for planet in board.planets):
        raise BoardError("there is no moon, so nobody could ever score")
    _check_connected(board)
    for number, planet in enumerate(board.planets):
        ways = len(board.ways[number])
        if ways > MAX_WAYS:
            raise BoardError(
                f"planet {planet.name} has {ways} orbits; at most {MAX_WAYS} may lead to planets "
                "that are no Entrance"
            )
        if planet.kind == Kind.ENTRANCE and ways == 0:
            raise BoardError(f"Entrance {planet.name} has no orbit to a planet that is no Entrance")
    return board


def _check_entrances(board: Board) -> None:
    owners: dict[int | None, str] = {}
    for number in board.entrances:
        planet = board.planets[number]
        if planet.team in owners:
            raise BoardError(
                f"Entrances {owners[planet.team]} and {planet.name} have the same team; "
                f"there is one for each of {_and(TEAMS)}"
            )
        owners[planet.team] = planet.name
    missing = [team for number, team in enumerate(TEAMS) if number not in owners]
    if missing:
        raise BoardError(f"the Entrance of team {_and(missing)} is missing; a board has all six")


def _check_connected(board: Board) -> None:
    reached = frontier = {0}
    while frontier:
        near = {
            n for one in frontier for n in range(len(board.planets)) if board.links[one] >> n & 1
        }
        frontier = near - reached
        reached = reached | frontier
    lost = [planet.name for n, planet in enumerate(board.planets) if n not in reached]
    if lost:
        raise BoardError(
            f"no orbits connect {_and(lost)} with {board.planets[0].name}; a board is in one piece"
        )


def _and(words: Iterable[str]) -> str:
    return ", ".join(sorted(words) if isinstance(words, frozenset) else words)


# names as numbers, for the state


def packed_name(name: str) -> int:
    """Return a planet's name as one number: its characters as bytes, the first one highest."""
    return int.from_bytes(name.encode("ascii"), "big")


def unpacked_name(packed: int) -> str:
    """Return the name of a number; the inverse of ``packed_name``."""
    return packed.to_bytes(LONGEST_NAME, "big").lstrip(b"\0").decode("ascii")


def board_in(state: State) -> Board:
    """Return the board that a state, checked or compiled, is played on."""
    count = int(state.planet_count)
    team_of = {int(state.entrances[n]): int(state.teams[n]) for n in range(len(TEAMS))}
    planets = tuple(
        Planet(
            name=unpacked_name(int(state.names[number])),
            kind=(kind := Kind(int(state.kinds[number]))),
            across=int(state.across[number]),
            down=int(state.down[number]),
            team=team_of[number] if kind == Kind.ENTRANCE else None,
            points=int(state.moon_points[number]),
        )
        for number in range(count)
    )
    orbits = tuple(
        (low, high)
        for low in range(count)
        for high in range(low + 1, count)
        if int(state.links[low]) >> high & 1
    )
    return Board(planets, orbits)


def planet_name(state: State, planet: int) -> str:
    """Return the name of a planet of the board of a state, checked or compiled."""
    return unpacked_name(int(state.names[planet]))


def shipped_name(board: Board) -> str | None:
    """Return the name under which a board is shipped; None for a user's own."""
    return next((name for name in SHIPPED if board_of(name) == board), None)
