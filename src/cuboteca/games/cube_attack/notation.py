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
from typing import TYPE_CHECKING

from cuboteca.core import notation as n
from cuboteca.core.compiled import rule
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
    LARGEST_MOON,
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
from cuboteca.games.cube_attack.state import NO_SEAT, Stage, State

if TYPE_CHECKING:
    from collections.abc import Callable

# units


def _planet(state: State, name: str) -> int:
    for planet in range(state.planet_count):
        if planet_name(state, planet) == name:
            return planet
    raise NotationError(f"{n.quoted(name)} is not a planet of this board")


def _last_seat(state: State) -> int:
    return state.seat_count - 1


WEAPONS = {Weapon.NONE: "b", Weapon.SHORT: "t", Weapon.LONG: "s"}
SEAT = n.number("seat", 0, _last_seat, size=MAX_SEATS, padded=9)
PLANET = n.Form("planet", planet_name, _planet, "W0", f"[A-Za-z0-9]{{1,{LONGEST_NAME}}}")
UNIT = n.mapped(
    n.compound(
        "unit",
        "t2@W0",
        n.Piece(n.names("weapon", WEAPONS)),
        n.Piece(n.names("stack", {1: "2"}), usual=0),
        n.Piece(n.names("deed", {Done.ACTIVATED: "+a", Done.ATTACKED: "+x"}), usual=Done.NOTHING),
        n.Piece(PLANET, "@"),
    ),
    lambda parts: new_unit(parts[3], parts[0], parts[1], parts[2]),
    lambda unit: (weapon_of(unit), is_stacked(unit), done_by(unit), planet_of(unit)),
)


_units: dict[tuple[int, int], str] = {}  # texts of units that have been written


def _format_slot(state: State, seat: int, slot: int) -> str:
    """Return the unit in a slot; one that names none as its number."""
    if not has_unit(state, seat, slot):
        return f"slot{slot}"
    unit = int(state.units[seat][slot])
    alike = unit, int(state.names[planet_of(unit)])  # their texts are the same on all boards
    text = _units.get(alike)
    if text is None:
        if len(_units) >= n.REMEMBERED:
            _units.clear()
        text = _units[alike] = UNIT.write(state, unit)
    return text


def _parse_slot(state: State, seat: int, text: str) -> int:
    unit = UNIT.read(state, text)
    for slot in range(state.unit_count[seat]):
        if state.units[seat][slot] == unit:
            return slot
    raise NotationError(f"seat {seat} has no unit {n.quoted(text)}")


# actions and outcomes


ATTACKS = (MAX_SEATS - 1) * MAX_UNITS**2


def _words(
    label: str,
    write: Callable[[State, int], str],
    read: Callable[[State, str], int],
    size: int,
) -> n.Form[State, int]:
    return n.Form("unit", write, read, label, size=size, label=label)


def _format_own(state: State, slot: int) -> str:
    return _format_slot(state, state.mover, slot)


def _parse_own(state: State, text: str) -> int:
    return _parse_slot(state, state.mover, text)


def _format_move(state: State, move: int) -> str:
    slot, way = divmod(move, MAX_WAYS)
    goal = f"way{way}"
    if can_move(state, slot, way):
        goal = planet_name(state, destination(state, slot, way))
    return f"{_format_slot(state, state.mover, slot)} {goal}"


def _parse_move(state: State, text: str) -> int:
    unit, planet = _two_words(text, "UNIT PLANET")
    slot, goal = _parse_slot(state, state.mover, unit), _planet(state, planet)
    for way in range(state.way_count[planet_of(state.units[state.mover][slot])]):
        if destination(state, slot, way) == goal:
            return MAX_WAYS * slot + way
    entrance = state.kinds[goal] == Kind.ENTRANCE
    why = "is an Entrance, which no move leads into" if entrance else "is not connected with it"
    raise NotationError(f"'move {unit} {planet}': {planet} {why}")


def _format_attack(state: State, attack: int) -> str:
    opponent, target, slot = (
        attack // MAX_UNITS**2 + 1,
        attack // MAX_UNITS % MAX_UNITS,
        attack % MAX_UNITS,
    )
    attacker = _format_slot(state, state.mover, slot)
    if opponent >= state.seat_count:
        return f"{attacker} opponent{opponent}"
    seat = seat_after(state, opponent)
    return f"{attacker} {seat}.{_format_slot(state, seat, target)}"


def _parse_attack(state: State, text: str) -> int:
    unit, target = _two_words(text, "UNIT SEAT.UNIT")
    slot = _parse_slot(state, state.mover, unit)
    seat_text, dot, target_unit = target.partition(".")
    seat = SEAT.read(state, seat_text)
    if not dot or seat == state.mover:
        raise n.refusal(target, "opponent's unit", "SEAT.UNIT, such as 1.b@F")
    opponent = int(seat - state.mover) % int(state.seat_count)  # a compiled state has int8
    return MAX_UNITS * (MAX_UNITS * (opponent - 1) + _parse_slot(state, seat, target_unit)) + slot


def _two_words(text: str, expected: str) -> list[str]:
    words = text.split(" ")
    if len(words) != 2:
        raise NotationError(f"{n.quoted(text)} is not a valid action; expected {expected}")
    return words


ACTIONS = n.Phrases(
    "action",
    "decision",
    n.Phrase(MOVE, "move", _words("UNIT PLANET", _format_move, _parse_move, MAX_UNITS * MAX_WAYS)),
    n.Phrase(ACTIVATE, "activate", _words("UNIT", _format_own, _parse_own, MAX_UNITS)),
    n.Phrase(ATTACK, "attack", _words("UNIT SEAT.UNIT", _format_attack, _parse_attack, ATTACKS)),
)
OUTCOMES = n.Phrases("outcome", "draw", n.Phrase(0, "first", SEAT))

format_action = ACTIONS.format
format_outcome, parse_outcome = OUTCOMES.format, OUTCOMES.parse


_UNIT_BITS = 16  # a unit's line of bits has fewer


@rule
def text_key(state: State, number: int) -> int:
    """Return a number for the text of an event; see ``Rules``."""
    if state.mover < 0:
        return number
    if number < ACTIVATE:
        slot, way = number // MAX_WAYS, number % MAX_WAYS
        kind, unit, other = 1, state.units[state.mover][slot], destination(state, slot, way)
    elif number < ATTACK:
        kind, unit, other = 2, state.units[state.mover][number - ACTIVATE], 0
    else:
        attack = number - ATTACK
        seat = seat_after(state, attack // MAX_UNITS**2 + 1)
        kind, unit = 3 + seat, state.units[state.mover][attack % MAX_UNITS]
        other = state.units[seat][attack // MAX_UNITS % MAX_UNITS]
    return (kind << 2 * _UNIT_BITS) + (unit << _UNIT_BITS) + other


def parse_action(state: State, text: str) -> int:
    """Return the action of a text.

    Raises:
        NotationError: Says what was expected.
    """
    if state.mover < 0:
        raise NotationError(f"{n.quoted(text)}: no seat is to move")
    return ACTIONS.parse(state, text)


# boards

PLANET_WORD = re.compile(
    rf"([A-Za-z0-9]{{1,{LONGEST_NAME}}}):([ecwahf])([0-9]{{0,2}})@([0-9]{{1,4}}),([0-9]{{1,4}})"
)
KIND_LETTERS = "ecwahf"  # in the order of components.Kind
PLACE = n.number("place", 0, SPAN, padded=4)
TEAM = n.number("team", 0, len(TEAMS) - 1, padded=2)
POINTS = n.number("number of points", 1, LARGEST_MOON, padded=2)


def format_board(board: Board) -> str:
    """Return a board in one word: its name if it is shipped, else all of it."""
    name = shipped_name(board)
    if name is not None:
        return name
    planets = ";".join(
        f"{p.name}:{KIND_LETTERS[p.kind]}{_figure(p)}@{p.across},{p.down}" for p in board.planets
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
        raise NotationError(
            f"{n.quoted(text)} is not a valid board; expected {', '.join(SHIPPED)} or planets"
        )
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
    found = PLANET_WORD.fullmatch(text)
    if found is None:
        raise NotationError(
            f"{n.quoted(text)} is not a valid planet; write name, kind and place: W0:w@383,65"
        )
    name, letter, figure, across, down = found.groups()
    kind = Kind(KIND_LETTERS.index(letter))
    is_entrance, is_moon = kind == Kind.ENTRANCE, kind in (Kind.HALF_MOON, Kind.FULL_MOON)
    if bool(figure) != (is_entrance or is_moon):
        raise NotationError(
            f"{n.quoted(text)}: an Entrance has a team, a moon has points, others nothing"
        )
    return Planet(
        name=name,
        kind=kind,
        across=PLACE.read(None, across),
        down=PLACE.read(None, down),
        team=TEAM.read(None, figure) if is_entrance else None,
        points=POINTS.read(None, figure) if is_moon else 0,
    )


def _parse_orbit(text: str, names: list[str]) -> tuple[int, int]:
    ends = text.split("-")
    if len(ends) != 2 or ends[0] == ends[1] or not set(ends) <= set(names):
        raise NotationError(f"{n.quoted(text)} is not an orbit between two planets of the board")
    low, high = sorted(names.index(end) for end in ends)
    return low, high


# states


def _count(what: str, low: int, high: int) -> n.Form[object, int]:
    return n.number(what, low, high, padded=9)


BOARD: n.Form[object, Board] = n.Form(
    "board",
    lambda _state, board: format_board(board),
    lambda _state, text: parse_board_word(text),
    f"{', '.join(SHIPPED)} or planets",
)
UNITS = n.listed(
    n.compound(
        "unit", "2*t2@W0", n.Piece(n.number("count", 1, 99), after="*", usual=1), n.Piece(UNIT)
    )
)
STAGES = n.names("stage", [stage.name.lower() for stage in Stage])
WAITING = {Stage.FIRST_PLAYER: CHANCE, Stage.OVER: OVER}  # who is to move while no seat is


def _seats(state: State) -> int:
    return state.seat_count


def _mover(state: State) -> int:
    return WAITING.get(Stage(state.stage), max(state.first_player, 0))


def _first(state: State) -> int:
    return NO_SEAT if state.stage == Stage.FIRST_PLAYER else 0


def _supply(state: State) -> list[int]:
    """Return the wooden cubes that the units leave."""
    units = zip(state.units, state.unit_count, strict=True)
    placed = [sum(1 + is_stacked(unit) for unit in list(row)[:count]) for row, count in units]
    return [max(CUBES_PER_SEAT - count, 0) for count in placed[: state.seat_count]]


def _check_sequence(state: State) -> None:
    """Refuse stages, movers and first players that contradict each other."""
    drawing, over = state.stage == Stage.FIRST_PLAYER, state.stage == Stage.OVER
    expected = WAITING.get(Stage(state.stage))
    if expected is None and state.mover < 0:
        raise NotationError("while actions are taken, a seat is to move")
    if expected is not None and state.mover != expected:
        raise NotationError("no seat is to move before the first player is drawn or after the end")
    if (state.first_player == NO_SEAT) != drawing:
        raise NotationError(
            "the play is over, but nobody was first" if over else "the first player does not fit"
        )


def _units_of(seat: int) -> n.Part[State]:
    """Return the part of a seat's units; of a seat that does not play it is not read."""

    def write(state: State) -> str:
        counted = Counter(list(state.units[seat])[: state.unit_count[seat]])
        return UNITS.write(state, [(copies, unit) for unit, copies in counted.items()])

    def read(state: State, text: str) -> None:
        if seat >= state.seat_count:
            return
        units = [unit for copies, unit in UNITS.read(state, text) for _ in range(copies)]
        if len(units) > MAX_UNITS:
            raise NotationError(f"there are {len(units)} units; a seat has at most {MAX_UNITS}")
        state.unit_count[seat] = len(units)
        n.fill(state.units[seat], sorted(units))
        note_presence(state, seat)

    return n.Part(f"seat{seat}", write, read, shown=lambda state: seat < state.seat_count)


#: Parts left out are as at the first decision of seat 0 on the default board, without any units;
#: ``supply`` left out is what the units leave of 20.
STATE: n.StateText[State] = n.StateText(
    empty_state,
    n.field("seats", _count("number of seats", min(SEATING), MAX_SEATS), "seat_count", usual="2"),
    n.part("board", BOARD, board_in, lay_board, usual=SHIPPED[0]),
    n.field("goal", _count("number of points", 1, 32_767), "points_to_win", usual="64"),
    n.field("cap", _count("turn", 1, 32_767), "turn_cap", usual="400"),
    n.field("return", _count("truth value", 0, 1), "lost_cubes_return", usual="1"),
    n.field("stage", STAGES, usual="action"),
    n.field("mover", n.number("mover", OVER, _last_seat), follows=_mover),
    n.field("first", SEAT.or_none(NO_SEAT), "first_player", follows=_first),
    n.field("turn", _count("turn", 1, 32_767), "turn_number", usual="1"),
    n.field("done", _count("number of actions", 0, 1), "actions_done"),
    n.field("totals", n.row_of(_count("total", 0, 10**8), _seats, exact=True)),
    n.field(
        "supply",
        n.row_of(_count("number of cubes", 0, CUBES_PER_SEAT), _seats, exact=True),
        follows=_supply,
    ),
    *map(_units_of, range(MAX_SEATS)),
    _check_sequence,
)

format_state = STATE.format


def parse_state(text: str) -> State:
    """Return the state of a text, as a checked state.

    Raises:
        NotationError: Names the part that is wrong.
    """
    if not text.split():
        raise NotationError("a state has parts, such as seats=2")
    return STATE.parse(text)
