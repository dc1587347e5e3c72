"""Things of the game with a picture, as arguments of sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.words import Piece, Sentence, say
from cuboteca.games.cube_attack.boards import planet_name
from cuboteca.games.cube_attack.components import Done, Kind, Weapon
from cuboteca.games.cube_attack.rules.units import done_by, is_stacked, planet_of, weapon_of

if TYPE_CHECKING:
    from cuboteca.games.cube_attack.state import State


PLANET_SYMBOLS = {
    Kind.ENTRANCE: "planet-entrance",
    Kind.CUBE: "planet-cube",
    Kind.WOUND: "planet-wound",
    Kind.ARMOURY: "planet-armoury",
    Kind.HALF_MOON: "planet-half-moon",
    Kind.FULL_MOON: "planet-full-moon",
}
CUBE_SYMBOLS = {
    Weapon.NONE: "cube-blank",
    Weapon.SHORT: "cube-triangle",
    Weapon.LONG: "cube-square",
}
_DEEDS = {Done.ACTIVATED: "unit-activated", Done.ATTACKED: "unit-attacked"}


def planet_piece(state: State, planet: int) -> Piece:
    """Return a planet of the board, with its name."""
    symbol = PLANET_SYMBOLS[Kind(state.kinds[planet])]
    return Piece(symbol, symbol, 1, planet_name(state, planet))


def unit_piece(unit: int) -> Piece:
    """Return a Cube: its face, and whether another is under it."""
    return cube_piece(weapon_of(unit), stacked=is_stacked(unit))


def cube_piece(weapon: int, *, stacked: bool, copies: int = 1) -> Piece:
    """Return Cubes with a weapon."""
    symbol = CUBE_SYMBOLS[Weapon(weapon)]
    return Piece(symbol, f"{symbol}-stacked" if stacked else symbol, copies)


def unit_words(unit: int) -> Piece | Sentence:
    """Return a Cube and, where it has done something in this turn, that as well."""
    piece = unit_piece(unit)
    deed = Done(done_by(unit))
    return say(_DEEDS[deed], cube=piece) if deed else piece


def planet_under(state: State, unit: int) -> Piece:
    """Return the planet that a unit is on."""
    return planet_piece(state, planet_of(unit))
