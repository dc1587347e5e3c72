"""The available games, with their options and sizes."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from cuboteca.core.data_files import option_value
from cuboteca.core.errors import OptionError
from cuboteca.games import all_games
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game, Option, OptionValue

#: What a caller may give for an option: its value, or the path of a data file of their own.
GivenOption: TypeAlias = bool | int | str | os.PathLike[str]


@dataclass(frozen=True)
class OptionInfo:
    """An option of a game.

    Attributes:
        name: The keyword that sets it, as in ``Play("cubosaurs", dna=True)``.
        kind: ``"bool"``, ``"int"``, ``"choice"`` or ``"data"``; data is a shipped name or a file.
        default: Its default value for the usual number of seats.
        help: What it does, in a sentence.
        low: Smallest value of an int.
        high: Largest value of an int.
        choices: Values of a choice; for data, the names of the shipped files.
    """

    name: str
    kind: str
    default: OptionValue
    help: str
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameInfo:
    """A description of a game.

    Attributes:
        name: Its name in programs, such as ``"cubosaurs"``.
        title: Its name for people.
        designers: Its designers.
        publishers: Its publishers.
        year: Of publication; None if no source names it.
        min_seats: Fewest seats.
        max_seats: Most seats.
        usual_seats: Default number of seats.
        minutes: Usual length of a play among people, in minutes.
        rules_version: Rises when the same events would play differently.
        options: The options that are chosen before a play.
        action_count: Actions are numbered from 0 to ``action_count - 1``.
        observation_size: Length of an observation.
        has_hidden_draws: Whether some draws are shown only to some seats.
    """

    name: str
    title: str
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int | None
    min_seats: int
    max_seats: int
    usual_seats: int
    minutes: int
    rules_version: int
    options: tuple[OptionInfo, ...]
    action_count: int
    observation_size: int
    has_hidden_draws: bool


def list_games() -> tuple[GameInfo, ...]:
    """Return every game, in the order in which the site shows them."""
    return tuple(map(info_of, all_games()))


def game_info(name: str) -> GameInfo:
    """Return the description of a game.

    Raises:
        UnknownGameError: There is no such game; the message lists those that exist.
    """
    return info_of(game_of(name))


def info_of(game: Game) -> GameInfo:
    """Return the description of ``game``, as ``game_info`` does."""
    meta, rules = game.meta, game.rules
    return GameInfo(
        name=meta.name,
        title=meta.title,
        designers=meta.designers,
        publishers=meta.publishers,
        year=meta.year,
        min_seats=meta.min_seats,
        max_seats=meta.max_seats,
        usual_seats=meta.usual_seats,
        minutes=meta.minutes,
        rules_version=meta.rules_version,
        options=tuple(_option_info(option, meta.usual_seats) for option in meta.options),
        action_count=rules.action_count,
        observation_size=rules.observation_size,
        has_hidden_draws=game.hides,
    )


def _option_info(option: Option, seat_count: int) -> OptionInfo:
    is_int = option.kind == "int"
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        default=option.default_for(seat_count),
        help=option.sentence,
        low=option.low if is_int else None,
        high=option.high if is_int else None,
        choices=option.choices,
    )


@dataclass(frozen=True)
class Configuration:
    """A game with its number of seats and all its options, checked."""

    game: Game
    seat_count: int
    options: Mapping[str, OptionValue]


def configure(name: str, seat_count: int | None, given: Mapping[str, GivenOption]) -> Configuration:
    """Return a game ready to be played.

    Args:
        name: Of the game.
        seat_count: Number of seats; None: the game's usual one.
        given: Any of its options; the others get their defaults.

    Raises:
        UnknownGameError: There is no such game.
        OptionError: The number of seats or an option is not valid; says what would be.
    """
    game = game_of(name)
    count = game.meta.usual_seats if seat_count is None else seat_count
    if isinstance(count, bool) or not isinstance(count, int):
        raise OptionError(f"seats must be a whole number, not {str(count)[:40]!r}")
    read = {option: option_value(option, value) for option, value in given.items()}
    return Configuration(game, count, game.options(read, count))


__all__ = [
    "Configuration",
    "GameInfo",
    "GivenOption",
    "OptionInfo",
    "configure",
    "game_info",
    "info_of",
    "list_games",
]
