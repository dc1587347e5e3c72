"""A table of Cube Attack in notation: set it up, apply events, look at the result.

::

    state = table("seat0=t@H0 seat1=b@H0")
    assert "attack t@H0 1.b@H0" in legal(state)
    assert_shows(after(state, "attack t@H0 1.b@H0"), "seat1=- done=1")
"""

from __future__ import annotations

from typing import Any

from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import Engine, Mode, engine_of
from cuboteca.core.play import Play
from cuboteca.games import cube_attack
from cuboteca.games.cube_attack import notation
from cuboteca.games.cube_attack.boards import board_of
from cuboteca.games.cube_attack.state import LAYOUT, State

GAME = cube_attack.GAME
SHOW = GAME.presentation

#: A board on which the planets X and Y are dead ends behind an Entrance, and the moon is odd.
SMALL_BOARD = """
title = "Small"
[planets]
E0 = { kind = "entrance", team = "red", x = 0, y = 0 }
E1 = { kind = "entrance", team = "blue", x = 10, y = 0 }
E2 = { kind = "entrance", team = "green", x = 20, y = 0 }
E3 = { kind = "entrance", team = "yellow", x = 30, y = 0 }
E4 = { kind = "entrance", team = "purple", x = 40, y = 0 }
E5 = { kind = "entrance", team = "white", x = 50, y = 0 }
X = { kind = "armoury", x = 0, y = 10 }
Y = { kind = "cube", x = 10, y = 10 }
M = { kind = "half moon", points = 3, x = 30, y = 30 }
N = { kind = "wound", x = 40, y = 40 }
[orbits]
lines = ["E0-X", "E0-M", "E1-M", "E2-M", "E3-Y", "E3-M", "E4-M", "E5-M", "M-N"]
"""


def table(text: str) -> Any:
    """Return a state; parts left out are as ``notation.parse_state`` says."""
    return notation.parse_state(text)


def small(text: str) -> Any:
    """Return a state on the board with dead ends."""
    board = notation.format_board(board_of(SMALL_BOARD))
    return notation.parse_state(f"board={board} {text}")


def engine(mode: Mode = "interpreted") -> Engine[State]:
    """Return the engine of the game."""
    return engine_of(GAME, mode)


def after(state: Any, *events: str, mode: Mode = "interpreted") -> Any:
    """Return the state after events in notation; whoever is to move takes them."""
    rules = engine(mode)
    current = rules.adopt(state)
    for text in events:
        if rules.to_move(current) == CHANCE:
            number = notation.parse_outcome(current, text)
        else:
            number = notation.parse_action(current, text)
        rules.apply(current, number)
    return LAYOUT.unpack(LAYOUT.pack(current))


def legal(state: Any, mode: Mode = "interpreted") -> set[str]:
    """Return the legal actions in notation."""
    rules = engine(mode)
    current = rules.adopt(state)
    return {notation.format_action(current, action) for action in rules.legal_actions(current)}


def legal_verbs(state: Any, verb: str) -> set[str]:
    """Return the legal actions that begin with a verb."""
    return {text for text in legal(state) if text.startswith(verb)}


def shown(state: Any) -> dict[str, str]:
    """Return all parts of a state's text by name."""
    return dict(part.split("=", 1) for part in notation.format_state(state).split())


def assert_shows(state: Any, expected: str) -> None:
    """Check parts of a state, such as ``"seat0=b@W0 mover=1"``."""
    wanted = dict(part.split("=", 1) for part in expected.split())
    everything = shown(state)
    GAME.check(state)

    assert {name: everything[name] for name in wanted} == wanted


def new_play(seat_count: int, **options: object) -> Play[State]:
    """Return a play at its very start."""
    return Play(GAME, options, seat_count)


def begun(seat_count: int, first: int = 0, **options: object) -> Any:
    """Return the state after the draw of the first player."""
    play = new_play(seat_count, **options)
    play.chance(first)
    return play.state


def totals(state: Any) -> list[int]:
    """Return the points of all seats."""
    return engine().points(state, int(state.seat_count))
