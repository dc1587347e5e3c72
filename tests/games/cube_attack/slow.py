"""Cube Attack once more, slow and obvious: sentences of the rulebook over lists and sets.

Shares nothing with the engine: it reads the board's file itself, keeps Cubes as objects, and names
actions in notation.  The engine must agree with it.
"""

from __future__ import annotations

import copy
import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SEATS = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
_LETTERS = ("b", "t", "s")
_POINTS = {"half moon": 2, "full moon": 4}


@dataclass
class Cube:
    """One Cube: where, whose, which face, with another under it or not, what it has done."""

    seat: int
    planet: str
    weapon: int = 0
    stacked: bool = False
    done: str = ""

    def text(self) -> str:
        return f"{_LETTERS[self.weapon]}{'2' if self.stacked else ''}{self.done}@{self.planet}"


@dataclass
class SlowPlay:
    """A play from the first player on."""

    file: Path
    seats: int
    first: int
    return_lost: bool = True
    goal: int = 64
    cubes: list[Cube] = field(default_factory=list)
    turn: int = 1
    acted: int = 0
    over: bool = False

    def __post_init__(self) -> None:
        content = tomllib.loads(self.file.read_text("utf-8"))
        self.kinds = {name: planet["kind"] for name, planet in content["planets"].items()}
        self.orbits = {frozenset(line.split("-")) for line in content["orbits"]["lines"]}
        entrances = [name for name, kind in self.kinds.items() if kind == "entrance"]
        self.homes = [entrances[place] for place in _SEATS[self.seats]]
        self.cubes = [Cube(seat, home) for seat, home in enumerate(self.homes)]
        self.supply = [19] * self.seats
        self.points = [0] * self.seats
        self.mover = self.first

    def connected(self, one: str, other: str) -> bool:
        return frozenset((one, other)) in self.orbits

    def own(self) -> list[Cube]:
        return [cube for cube in self.cubes if cube.seat == self.mover]

    def legal(self) -> dict[str, tuple[Any, ...]]:
        """Return the legal actions in notation, each with what it does."""
        return {} if self.over else dict(self._actions())

    def _actions(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        for cube in self.own():
            for planet, kind in self.kinds.items():
                if self.connected(cube.planet, planet) and kind != "entrance":
                    yield f"move {cube.text()} {planet}", ("move", cube, planet)
            if self.may_activate(cube):
                yield f"activate {cube.text()}", ("activate", cube, None)
            for target in self.cubes:
                if self.may_attack(cube, target):
                    text = f"attack {cube.text()} {target.seat}.{target.text()}"
                    yield text, ("attack", cube, target)

    def may_activate(self, cube: Cube) -> bool:
        rivals = [c for c in self.cubes if c.planet == cube.planet and c.seat != cube.seat]
        if rivals or cube.done == "+a":
            return False
        left = self.supply[cube.seat] > 0
        return {
            "cube": left,
            "wound": left and not cube.stacked,
            "armoury": cube.weapon < 2,
        }.get(self.kinds[cube.planet], False)

    def may_attack(self, cube: Cube, target: Cube) -> bool:
        if target.seat == cube.seat or cube.done == "+x":
            return False
        if self.kinds[target.planet] == "entrance":
            return False
        if cube.weapon == 1:
            return cube.planet == target.planet
        return cube.weapon == 2 and self.connected(cube.planet, target.planet)

    def do(self, text: str) -> None:
        verb, cube, other = self.legal()[text]
        if verb == "move":
            cube.planet = other
        elif verb == "activate":
            self._activate(cube)
        else:
            self._attack(cube, other)
        self.acted += 1
        if self.acted == 2 or not self.legal():
            self._next()

    def _activate(self, cube: Cube) -> None:
        cube.done = "+a"
        kind = self.kinds[cube.planet]
        if kind == "armoury":
            cube.weapon += 1
            return
        self.supply[cube.seat] -= 1
        if kind == "wound":
            cube.stacked = True
        else:
            self.cubes.append(Cube(cube.seat, self.homes[cube.seat]))

    def _attack(self, cube: Cube, target: Cube) -> None:
        cube.done = "+x"
        if target.stacked:
            target.stacked = False
        else:
            self.cubes = [c for c in self.cubes if c is not target]
        self.supply[target.seat] += self.return_lost

    def _next(self) -> None:
        self.acted = 0
        for cube in self.cubes:
            cube.done = ""
        while True:
            self.mover = (self.mover + 1) % self.seats
            if self.mover == self.first:
                self._end_turn()
            if self.over or self.legal():
                return

    def _end_turn(self) -> None:
        for planet, kind in self.kinds.items():
            present = {cube.seat for cube in self.cubes if cube.planet == planet}
            for seat in present:
                whole = _POINTS.get(kind, 0)
                self.points[seat] += whole if len(present) == 1 else whole // 2
        best = max(self.points)
        self.over = best >= self.goal and self.points.count(best) == 1
        self.turn += not self.over

    def count(self, depth: int) -> int:
        """Return how many sequences of ``depth`` actions there are from here."""
        if depth == 0:
            return 1
        total = 0
        for text in self.legal():
            play = copy.deepcopy(self)
            play.do(text)
            total += play.count(depth - 1)
        return total
