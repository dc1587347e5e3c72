"""Text forms of actions, outcomes and states.

Grammar::

    action   = "move" unit planet | "activate" unit | "attack" unit target
    unit     = form "@" planet                        a unit of the seat that acts
    target   = seat "." form "@" planet               a unit of an opponent
    form     = ("b" | "t" | "s") ["2"] ["+a" | "+x"]
                 b blank, t triangle (short range), s square (long range); 2 with a cube under it;
                 +a has activated, +x has attacked in this turn
    planet   = a name of the board, such as "W0"
    seat     = "0" .. "5"
    outcome  = "first" seat
    state    = { name "=" value }                     separated by blanks
    units    = [copies "*"] unit { "," [copies "*"] unit } | "-"
    board    = a shipped name, or planets "|" orbits
    planets  = planet { ";" planet }                  planet = name ":" kind "@" across "," down
    kind     = "e" team | "c" | "w" | "a" | "h" points | "f" points
    orbits   = name "-" name { "," name "-" name }
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import NotationError, OptionError
from cuboteca.games.cube_attack.actions import ACTIVATE, ATTACK, MOVE
from cuboteca.games.cube_attack.boards import (
    SHIPPED,
    SPAN,
    Board,
    Planet,
    board_in,
    board_of,
    checked,
    planet_name,
    shipped_name,
)
from cuboteca.games.cube_attack.components import (
    CUBES_PER_SEAT,
    LONGEST_NAME,
    MAX_SEATS,
    MAX_UNITS,
    MAX_WAYS,
    SEATING,
    TEAMS,
    Done,
    Kind,
    Weapon,
)
from cuboteca.games.cube_attack.rules import attacker_of, opponent_of, target_of
from cuboteca.games.cube_attack.rules.attacking import seat_after
from cuboteca.games.cube_attack.rules.moving import can_move, destination
from cuboteca.games.cube_attack.rules.units import (
    done_by,
    has_unit,
    is_stacked,
    new_unit,
    note_presence,
    planet_of,
    weapon_of,
)
from cuboteca.games.cube_attack.start import empty_state, lay_board
from cuboteca.games.cube_attack.state import NO_SEAT, Stage

if TYPE_CHECKING:
    from collections.abc import Mapping

WEAPONS = {Weapon.NONE: "b", Weapon.SHORT: "t", Weapon.LONG: "s"}
_WEAPONS_BACK = {letter: weapon for weapon, letter in WEAPONS.items()}
_DEEDS = {Done.NOTHING: "", Done.ACTIVATED: "+a", Done.ATTACKED: "+x"}
_DEEDS_BACK = {text: deed for deed, text in _DEEDS.items()}
_UNIT = re.compile(rf"([bts])(2?)(\+[ax])?@([A-Za-z0-9]{{1,{LONGEST_NAME}}})")
_COPIES = re.compile(r"(?:([1-9][0-9]?)\*)?(.+)")
_PLANET = re.compile(
    rf"([A-Za-z0-9]{{1,{LONGEST_NAME}}}):([ecwahf])([0-9]{{0,2}})@([0-9]{{1,4}}),([0-9]{{1,4}})"
)
_KIND_LETTERS = "ecwahf"  # in the order of components.Kind
_NONE = "-"


# units


def format_form(unit: int) -> str:
    """Return what sets a unit apart on its planet: ``"t2+a"``."""
    stack = "2" if is_stacked(unit) else ""
    return WEAPONS[Weapon(weapon_of(unit))] + stack + _DEEDS[Done(done_by(unit))]


def format_unit(state: Any, unit: int) -> str:
    """Return a unit as text: ``"t2+a@W0"``."""
    return f"{format_form(unit)}@{planet_name(state, planet_of(unit))}"


def parse_unit(state: Any, text: str) -> int:
    """Return the unit of a text, on a planet of the state's board; raises NotationError."""
    found = _UNIT.fullmatch(text)
    if found is None:
        raise NotationError(f"'{text}' is no unit; write its form and planet, such as t2@W0")
    weapon, stack, deed, planet = found.groups()
    return int(
        new_unit(
            _planet(state, planet), _WEAPONS_BACK[weapon], bool(stack), _DEEDS_BACK[deed or ""]
        )
    )


def _planet(state: Any, name: str) -> int:
    for planet in range(int(state.planet_count)):
        if planet_name(state, planet) == name:
            return planet
    raise NotationError(f"'{name}' is no planet of this board")


def _slot(state: Any, seat: int, text: str) -> int:
    unit = parse_unit(state, text)
    for slot in range(int(state.unit_count[seat])):
        if state.units[seat][slot] == unit and has_unit(state, seat, slot):
            return slot
    raise NotationError(f"seat {seat} has no unit '{text}'")


# actions


def format_action(state: Any, action: int) -> str:
    """Return the text of an action; see the module's grammar.

    Parts of an illegal action that name nothing are written as their numbers.
    """
    seat = int(state.mover)
    if action < ACTIVATE:
        slot, way = divmod(action - MOVE, MAX_WAYS)
        return f"move {_in_slot(state, seat, slot)} {_goal(state, slot, way)}"
    if action < ATTACK:
        return f"activate {_in_slot(state, seat, action - ACTIVATE)}"
    attacker = _in_slot(state, seat, int(attacker_of(action)))
    if opponent_of(action) >= state.seat_count:
        return f"attack {attacker} opponent{opponent_of(action)}"
    other = int(seat_after(state, opponent_of(action)))
    return f"attack {attacker} {other}.{_in_slot(state, other, int(target_of(action)))}"


def _in_slot(state: Any, seat: int, slot: int) -> str:
    if not has_unit(state, seat, slot):
        return f"slot{slot}"
    return format_unit(state, int(state.units[seat][slot]))


def _goal(state: Any, slot: int, way: int) -> str:
    if not can_move(state, slot, way):
        return f"way{way}"
    return planet_name(state, destination(state, slot, way))


def parse_action(state: Any, text: str) -> int:
    """Return the action of a text.

    Raises:
        NotationError: Says what was expected.
    """
    if state.mover < 0:
        raise NotationError(f"'{text}': no seat is to move")
    match text.split():
        case ["move", unit, planet]:
            return _parse_move(state, unit, planet)
        case ["activate", unit]:
            return ACTIVATE + _slot(state, int(state.mover), unit)
        case ["attack", unit, target]:
            return _parse_attack(state, unit, target)
        case _:
            raise NotationError(
                f"'{text}' is no action; expected move UNIT PLANET, activate UNIT or "
                "attack UNIT SEAT.UNIT"
            )


def _parse_move(state: Any, unit: str, planet: str) -> int:
    slot = _slot(state, int(state.mover), unit)
    goal = _planet(state, planet)
    for way in range(int(state.way_count[planet_of(int(state.units[state.mover][slot]))])):
        if destination(state, slot, way) == goal:
            return MOVE + MAX_WAYS * slot + way
    entrance = state.kinds[goal] == Kind.ENTRANCE
    why = "is an Entrance, which no move leads into" if entrance else "is not connected with it"
    raise NotationError(f"'move {unit} {planet}': {planet} {why}")


def _parse_attack(state: Any, unit: str, target: str) -> int:
    slot = _slot(state, int(state.mover), unit)
    seat_text, dot, target_unit = target.partition(".")
    seat = _seat(state, seat_text)
    if not dot or seat == state.mover:
        raise NotationError(f"'{target}' is no opponent's unit; write SEAT.UNIT, such as 1.b@F")
    opponent = (seat - int(state.mover)) % int(state.seat_count)
    target_slot = _slot(state, seat, target_unit)
    return ATTACK + MAX_UNITS * (MAX_UNITS * (opponent - 1) + target_slot) + slot


def format_outcome(state: Any, outcome: int) -> str:  # noqa: ARG001  # there is only one draw
    """Return the text of an outcome of the draw."""
    return f"first {outcome}"


def parse_outcome(state: Any, text: str) -> int:
    """Return the outcome of a text.

    Raises:
        NotationError: It is no outcome of the draw.
    """
    match text.split():
        case ["first", seat]:
            return _seat(state, seat)
        case _:
            raise NotationError(f"'{text}' is no outcome of the draw; expected first SEAT")


def _seat(state: Any, text: str) -> int:
    return _number(text, 0, int(state.seat_count) - 1, "a seat")


def _number(text: str, low: int, high: int, what: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or not low <= int(text) <= high:
        raise NotationError(f"'{text[:20]}' is not {what}; expected {low} to {high}")
    return int(text)


# boards


def format_board(board: Board) -> str:
    """Return a board in one word: its name if it is shipped, else all of it."""
    name = shipped_name(board)
    if name is not None:
        return name
    planets = ";".join(
        f"{p.name}:{_KIND_LETTERS[p.kind]}{_figure(p)}@{p.across},{p.down}" for p in board.planets
    )
    names = [planet.name for planet in board.planets]
    return planets + "|" + ",".join(f"{names[a]}-{names[b]}" for a, b in board.orbits)


def _figure(planet: Planet) -> str:
    if planet.team is not None:
        return str(planet.team)
    return str(planet.points) if planet.points else ""


def parse_board_word(text: str) -> Board:
    """Return the board of a word; raises NotationError."""
    if text in SHIPPED:
        return board_of(text)
    first, bar, second = text.partition("|")
    if not bar:
        raise NotationError(f"'{text[:40]}' is no board; expected {', '.join(SHIPPED)} or planets")
    planets = tuple(_parse_planet(part) for part in first.split(";"))
    names = [planet.name for planet in planets]
    if len(set(names)) != len(names):
        raise NotationError("two planets of the board have the same name")
    orbits = {_parse_orbit(part, names) for part in second.split(",")}
    try:
        return checked(Board(planets, tuple(sorted(orbits))))
    except OptionError as error:
        raise NotationError(str(error)) from None


def _parse_planet(text: str) -> Planet:
    found = _PLANET.fullmatch(text)
    if found is None:
        raise NotationError(f"'{text[:40]}' is no planet; write name, kind and place: W0:w@383,65")
    name, letter, figure, across, down = found.groups()
    kind = Kind(_KIND_LETTERS.index(letter))
    is_entrance, is_moon = kind == Kind.ENTRANCE, kind in (Kind.HALF_MOON, Kind.FULL_MOON)
    if bool(figure) != (is_entrance or is_moon):
        raise NotationError(f"'{text}': an Entrance has a team, a moon has points, others nothing")
    return Planet(
        name=name,
        kind=kind,
        across=_number(across, 0, SPAN, "a place"),
        down=_number(down, 0, SPAN, "a place"),
        team=_number(figure, 0, len(TEAMS) - 1, "a team") if is_entrance else None,
        points=_number(figure, 1, 20, "points of a moon") if is_moon else 0,
    )


def _parse_orbit(text: str, names: list[str]) -> tuple[int, int]:
    ends = text.split("-")
    if len(ends) != 2 or ends[0] == ends[1] or not set(ends) <= set(names):
        raise NotationError(f"'{text[:40]}' is no orbit between two planets of the board")
    low, high = sorted(names.index(end) for end in ends)
    return low, high


# states


def format_state(state: Any) -> str:
    """Return a state as text, ``name=value`` separated by blanks."""
    seats = range(int(state.seat_count))
    parts = {
        "seats": len(seats),
        "board": format_board(board_in(state)),
        "goal": int(state.points_to_win),
        "cap": int(state.turn_cap),
        "return": int(state.lost_cubes_return),
        "stage": Stage(int(state.stage)).name.lower(),
        "mover": int(state.mover),
        "first": _NONE if state.first_player == NO_SEAT else int(state.first_player),
        "turn": int(state.turn_number),
        "done": int(state.actions_done),
        "totals": ",".join(str(int(state.totals[seat])) for seat in seats),
        "supply": ",".join(str(int(state.supply[seat])) for seat in seats),
    }
    parts |= {f"seat{seat}": _format_units(state, seat) for seat in seats}
    return " ".join(f"{name}={value}" for name, value in parts.items())


def _format_units(state: Any, seat: int) -> str:
    units = [int(state.units[seat][slot]) for slot in range(int(state.unit_count[seat]))]
    counted = Counter(units)
    parts = [
        (f"{copies}*" if copies > 1 else "") + format_unit(state, unit)
        for unit, copies in counted.items()
    ]
    return ",".join(parts) or _NONE


#: Parts of a state and what they are when left out; a play's first decision of seat 0.
_USUAL = {
    "seats": "2",
    "board": SHIPPED[0],
    "goal": "64",
    "cap": "400",
    "return": "1",
    "stage": "action",
    "mover": "",
    "first": "",
    "turn": "1",
    "done": "0",
    "totals": "",
    "supply": "",
}


def parse_state(text: str) -> Any:
    """Return the checked state of a text.

    Parts left out are as at the first decision of seat 0 on the default board, without any units;
    ``supply`` left out is what the units leave of 20.

    Raises:
        NotationError: Names the part that is wrong.
    """
    given = _parts(text)
    parts = _USUAL | given
    state = empty_state()
    state.seat_count = _number(parts["seats"], min(SEATING), MAX_SEATS, "a number of seats")
    lay_board(state, parse_board_word(parts["board"]))
    state.points_to_win = _number(parts["goal"], 1, 32_767, "points")
    state.turn_cap = _number(parts["cap"], 1, 32_767, "a turn")
    state.turn_number = _number(parts["turn"], 1, 32_767, "a turn")
    state.actions_done = _number(parts["done"], 0, 1, "a number of actions")
    state.lost_cubes_return = _number(parts["return"], 0, 1, "a truth value")
    _parse_sequence(state, parts)
    for seat in range(int(state.seat_count)):
        _parse_units(state, seat, parts.get(f"seat{seat}", _NONE))
    _parse_rows(state, parts)
    return state


def _parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals or name in parts:
            raise NotationError(f"'{part[:40]}' is no part of a state; write name=value, each once")
        if name not in _USUAL and not re.fullmatch(r"seat[0-5]", name):
            raise NotationError(f"a state has no part '{name[:40]}'")
        parts[name] = value
    if not parts:
        raise NotationError("a state has parts, such as seats=2")
    return parts


def _parse_sequence(state: Any, parts: Mapping[str, str]) -> None:
    stages = {stage.name.lower(): stage for stage in Stage}
    if parts["stage"] not in stages:
        raise NotationError(f"'{parts['stage'][:40]}' is no stage; there are {', '.join(stages)}")
    state.stage = stages[parts["stage"]]
    waiting = {Stage.FIRST_PLAYER: str(CHANCE), Stage.OVER: str(OVER)}
    mover = parts["mover"] or waiting.get(state.stage, parts["first"] or "0")
    movers = {str(number): number for number in (CHANCE, OVER, *range(int(state.seat_count)))}
    if mover not in movers:
        raise NotationError(
            f"'{mover[:40]}' cannot be to move; expected one of {', '.join(movers)}"
        )
    state.mover = movers[mover]
    first = parts["first"] or (_NONE if state.stage == Stage.FIRST_PLAYER else "0")
    state.first_player = NO_SEAT if first == _NONE else _seat(state, first)
    _check_sequence(state)


def _check_sequence(state: Any) -> None:
    """Refuse stages, movers and first players that contradict each other."""
    drawing, over = state.stage == Stage.FIRST_PLAYER, state.stage == Stage.OVER
    expected = {Stage.FIRST_PLAYER: CHANCE, Stage.OVER: OVER}.get(state.stage)
    if expected is None and state.mover < 0:
        raise NotationError("while actions are taken, a seat is to move")
    if expected is not None and state.mover != expected:
        raise NotationError("no seat is to move before the first player is drawn or after the end")
    if (state.first_player == NO_SEAT) != drawing:
        raise NotationError(
            "the play is over, but nobody was first" if over else "the first player does not fit"
        )


def _parse_units(state: Any, seat: int, text: str) -> None:
    units: list[int] = []
    for part in [] if text == _NONE else text.split(","):
        found = _COPIES.fullmatch(part)
        if found is None:
            raise NotationError(f"seat {seat}: a unit is missing in '{text[:40]}'")
        units += [parse_unit(state, found[2])] * int(found[1] or 1)
    if len(units) > MAX_UNITS:
        raise NotationError(f"seat {seat} has {len(units)} units; there are at most {MAX_UNITS}")
    state.unit_count[seat] = len(units)
    for slot, unit in enumerate(sorted(units)):
        state.units[seat][slot] = unit
    note_presence(state, seat)


def _parse_rows(state: Any, parts: Mapping[str, str]) -> None:
    seats = int(state.seat_count)
    placed = [
        sum(1 + is_stacked(int(state.units[seat][n])) for n in range(int(state.unit_count[seat])))
        for seat in range(seats)
    ]
    usual = {
        "totals": ",".join(["0"] * seats),
        "supply": ",".join(str(max(CUBES_PER_SEAT - count, 0)) for count in placed),
    }
    for name, row, high in (
        ("totals", state.totals, 10**8),
        ("supply", state.supply, CUBES_PER_SEAT),
    ):
        values = (parts[name] or usual[name]).split(",")
        if len(values) != seats:
            raise NotationError(f"'{name}' needs a number for each of {seats} seats")
        for seat, value in enumerate(values):
            row[seat] = _number(value, 0, high, f"a number of {name}")
