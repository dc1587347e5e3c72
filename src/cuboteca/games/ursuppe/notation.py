"""Text forms of actions, outcomes and states.

Grammar::

    action    = "drift" | "move" | "hold" | "eat first" | "go" direction | "stay"
              | "rebound" | "no rebound" | "carry" colour | "carried" | "cling" | "let go"
              | "move again" | "stop" | "starve" | "host" colour | "bite" colour | "eaten"
              | "give up attack" | "attack" amoeba | "escape" | "defend" | "no defence"
              | "fight again" | "yield" | "pay crust" | "refuse crust" | "suck nothing"
              | "suck from" direction | "suck" colour | "sucked" | "excrete here"
              | "excrete" direction | "number" number | "place" cell | "start" space
              | "heal" number | "hand on" number amoeba | "divided" | "explode" | "income"
              | "pay debt" | "give up" gene | "buy" gene ["for" gene] | "buy Social from rival"
              | "bought" | "swap" gene | "swap for" gene
              | "aggression" number amoeba | "no aggression"
    outcome   = "card" card | "look" card | "total" total | "die" face | "dice" face "+" face
              | "fight" face ":" face | "reveal" gene | action       what a dummy does at will
    colour    = "B" | "V" | "G" | "P" | "A" | "S"        in the order of their numbers
    number    = "1" .. "7"
    amoeba    = colour number                            "B3"
    cell      = column "a" .. "e" from the west, row "1" .. "5" from the north
    direction = "w" | "n" | "e" | "s"
    gene      = a code of genes/table.py, such as "Movement-1"
    card      = ("W" | "N" | "E" | "S" | "-") ozone      "-" for the card without a current
    state     = { name "=" value }                       separated by blanks
    cubes     = { colour count }                         "B2V10"; "-" for none, as everywhere
    genes     = gene ["*" copies] { "," ... }
    has       = gene ["+" | "!"] { "," ... }             + got in this round, ! barred
    amoebas   = amoeba "@" cell ["*" damage] ["-" ["e"] ["d"]] { "," ... }
                                                         e and d: has used Escape, Defence
    food      = (cell | "*") ":" cubes { "," ... }       * for all other spaces

In ``buy A for B`` the gene B is handed in for the advanced gene A; it is said where two genes
serve, and "-" stands for none.  In a fight the attacker's die comes first.

A state's text leaves out what is as before a play, and what follows from the rest: the order of
the colours from their markers, the supply from the cubes elsewhere, the genes for sale from those
that are not, who is to move from the stage and the deciding colour.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import NotationError
from cuboteca.games.ursuppe.actions import (
    ATTACK,
    BITE,
    BOUGHT,
    BUY,
    BUY_FROM_RIVAL,
    BUY_OTHERWISE,
    CARRIED,
    CARRY,
    CLING,
    DEFEND,
    DIRECTION,
    DIVIDED,
    DRIFT,
    EAT_FIRST,
    EATEN,
    ESCAPE,
    EXCRETE,
    EXCRETE_HERE,
    EXPLODE,
    FIGHT_AGAIN,
    GIVE_UP,
    GIVE_UP_ATTACK,
    HEAL,
    HOLD,
    HOST,
    LET_GO,
    MOVE,
    MOVE_AGAIN,
    NO_AGGRESSION,
    NO_DEFENCE,
    NO_REBOUND,
    NUMBER,
    PAIR,
    PAY_CRUST,
    PAY_DEBT,
    PLACE,
    REBOUND,
    REFUSE_CRUST,
    START,
    STARVE,
    STAY,
    STOP,
    SUCK,
    SUCK_FROM,
    SUCK_NOTHING,
    SUCKED,
    SWAP,
    SWAP_FOR,
    TAKE_INCOME,
    YIELD,
)
from cuboteca.games.ursuppe.components import (
    AMOEBAS,
    CELL_COUNT,
    CELLS,
    CUBES,
    DICE_TOTALS,
    DIE_FACES,
    ENVIRONMENT,
    LAST_ROUND,
    MAX_AMOEBAS,
    MAX_COLOURS,
    MAX_SEATS,
    MIN_SEATS,
    NO_CARD,
    NO_CELL,
    TARGETS,
)
from cuboteca.games.ursuppe.genes import (
    COPIES,
    FIRST_EXTRA,
    GENE_COUNT,
    GENES,
    NEEDS,
    NO_GENE,
    Gene,
)
from cuboteca.games.ursuppe.rules.decisions import END_ACTION, FIRST_ACTION
from cuboteca.games.ursuppe.rules.moving import dice_of
from cuboteca.games.ursuppe.rules.sequence import seat_of
from cuboteca.games.ursuppe.start import empty
from cuboteca.games.ursuppe.state import (
    BARRED,
    DRAWS,
    FRESH,
    HELD,
    NOBODY,
    Placing,
    Purpose,
    Result,
    Stage,
    Use,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

COLOUR_LETTERS = "BVGPAS"
DIRECTION_LETTERS = "wnes"
GENE_CODES = tuple(row.code for row in GENES)
CARD_CODES = tuple(f"{'WNES-'[current]}{ozone}" for current, ozone, _ in ENVIRONMENT)
CELL_NAMES = tuple(f"{'abcde'[column]}{row + 1}" for column, row in CELLS)
_NONE = "-"
_LEAST_TOTAL = 2  # of two dice


def _numbers(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


_COLOURS = _numbers(COLOUR_LETTERS)
_DIRECTIONS = _numbers(DIRECTION_LETTERS)
_GENES = _numbers(GENE_CODES)
_CARDS = _numbers(CARD_CODES)
_CELLS = _numbers(CELL_NAMES)


# words


def _of(names: Mapping[str, int], word: str, what: str) -> int:
    if word not in names:
        raise NotationError(f"'{word[:30]}' is no {what}; expected {', '.join(names)}")
    return names[word]


def _whole(text: str, low: int, high: int, what: str) -> int:
    short = text.isascii() and text.isdigit() and len(text) <= 5
    if not short or not low <= int(text) <= high:
        raise NotationError(f"'{text[:20]}' is no {what}; expected {low} to {high}")
    return int(text)


def _number(text: str) -> int:
    """Return the amoeba, from 0, that has a number."""
    return _whole(text, 1, MAX_AMOEBAS, "number of an amoeba") - 1


def _face(text: str) -> int:
    """Return the face, from 0, of a die."""
    return _whole(text, 1, DIE_FACES, "face of the die") - 1


def format_amoeba(target: int) -> str:
    """Return ``colour * 7 + number`` as text: ``"B3"``."""
    colour, number = divmod(int(target), MAX_AMOEBAS)
    return f"{COLOUR_LETTERS[colour]}{number + 1}"


def parse_amoeba(text: str) -> int:
    """Return ``colour * 7 + number`` of a text; raises NotationError."""
    if len(text) != 2:
        raise NotationError(f"'{text[:20]}' is no amoeba; write its colour and number, such as B3")
    return _of(_COLOURS, text[0], "colour") * MAX_AMOEBAS + _number(text[1])


# actions

_PLAIN_ACTIONS = {
    DRIFT: "drift",
    MOVE: "move",
    HOLD: "hold",
    EAT_FIRST: "eat first",
    STAY: "stay",
    REBOUND: "rebound",
    NO_REBOUND: "no rebound",
    CARRIED: "carried",
    CLING: "cling",
    LET_GO: "let go",
    MOVE_AGAIN: "move again",
    STOP: "stop",
    STARVE: "starve",
    EATEN: "eaten",
    GIVE_UP_ATTACK: "give up attack",
    ESCAPE: "escape",
    DEFEND: "defend",
    NO_DEFENCE: "no defence",
    FIGHT_AGAIN: "fight again",
    YIELD: "yield",
    PAY_CRUST: "pay crust",
    REFUSE_CRUST: "refuse crust",
    SUCK_NOTHING: "suck nothing",
    SUCKED: "sucked",
    EXCRETE_HERE: "excrete here",
    DIVIDED: "divided",
    EXPLODE: "explode",
    TAKE_INCOME: "income",
    PAY_DEBT: "pay debt",
    BOUGHT: "bought",
    BUY_FROM_RIVAL: "buy Social from rival",
    NO_AGGRESSION: "no aggression",
}
_PLAIN_BACK = {text: action for action, text in _PLAIN_ACTIONS.items()}

#: Actions of one verb and one name, by the verb; the first number and the names in their order.
_NAMED_ACTIONS = {
    "go": (DIRECTION, tuple(DIRECTION_LETTERS)),
    "carry": (CARRY, tuple(COLOUR_LETTERS)),
    "host": (HOST, tuple(COLOUR_LETTERS)),
    "bite": (BITE, tuple(COLOUR_LETTERS)),
    "attack": (ATTACK, tuple(format_amoeba(target) for target in range(TARGETS))),
    "suck from": (SUCK_FROM, tuple(DIRECTION_LETTERS)),
    "suck": (SUCK, tuple(COLOUR_LETTERS)),
    "excrete": (EXCRETE, tuple(DIRECTION_LETTERS)),
    "number": (NUMBER, tuple(str(number + 1) for number in range(MAX_AMOEBAS))),
    "place": (PLACE, CELL_NAMES),
    "start": (START, tuple(str(space + 1) for space in range(MAX_COLOURS))),
    "heal": (HEAL, tuple(str(number + 1) for number in range(MAX_AMOEBAS))),
    "give up": (GIVE_UP, GENE_CODES),
    "swap": (SWAP, GENE_CODES),
    "swap for": (SWAP_FOR, GENE_CODES),
}
_NAMED_TEXTS = {
    first + index: f"{verb} {name}"
    for verb, (first, names) in _NAMED_ACTIONS.items()
    for index, name in enumerate(names)
}
_NAMED_BACK = {text: action for action, text in _NAMED_TEXTS.items()}


def _buying(action: int) -> str:
    """Return the text of buying a gene, and for which one where there is a choice."""
    otherwise = action >= BUY_OTHERWISE
    gene = action - (BUY_OTHERWISE if otherwise else BUY)
    first, second = (int(lower) for lower in NEEDS[gene])
    if not otherwise and second == NO_GENE:
        return f"buy {GENE_CODES[gene]}"
    lower = second if otherwise else first
    served = _NONE if lower == NO_GENE else GENE_CODES[lower]
    return f"buy {GENE_CODES[gene]} for {served}"


_BUYING_TEXTS = {action: _buying(action) for action in range(BUY, BUY_FROM_RIVAL)}
_BUYING_BACK = {text: action for action, text in _BUYING_TEXTS.items()}
_TEXTS = {**_PLAIN_ACTIONS, **_NAMED_TEXTS, **_BUYING_TEXTS}
_ACTIONS = {**_PLAIN_BACK, **_NAMED_BACK, **_BUYING_BACK}

_PAIR_WORDS = ("aggression", "hand on")


def _pair_word(state: Any) -> str:
    return _PAIR_WORDS[int(state.stage == Stage.DIVISION)]


def format_action(state: Any, action: int) -> str:
    """Return the text of an action; see the module's grammar."""
    if action < PAIR:
        return _TEXTS[int(action)]
    number, target = divmod(int(action) - PAIR, TARGETS)
    return f"{_pair_word(state)} {number + 1} {format_amoeba(target)}"


def parse_action(state: Any, text: str) -> int:
    """Return the action of a text.

    Raises:
        NotationError: Says what was expected.
    """
    words = text.split()
    plain = " ".join(words)
    if plain in _ACTIONS:
        return _ACTIONS[plain]
    match words:
        case [*verb, number, amoeba] if " ".join(verb) in _PAIR_WORDS:
            if " ".join(verb) != _pair_word(state):
                raise NotationError(f"'{plain[:40]}' does not belong to this decision")
            return PAIR + _number(number) * TARGETS + parse_amoeba(amoeba)
        case [*verb, name] if " ".join(verb) in _NAMED_ACTIONS:
            names = ", ".join(_NAMED_ACTIONS[" ".join(verb)][1])
            raise NotationError(f"'{name[:20]}' does not fit '{' '.join(verb)}'; expected {names}")
        case _:
            raise NotationError(f"'{plain[:40]}' is no action; see the notation of Ursuppe")


# outcomes


def format_outcome(state: Any, outcome: int) -> str:
    """Return the text of an outcome of the draw that ``state`` waits for."""
    number = int(outcome)
    if state.stage not in DRAWS:
        return format_action(state, int(FIRST_ACTION[int(state.stage)]) + number)
    first, second = divmod(number, DIE_FACES)
    match _drawn(state):
        case "card" | "look" as word:
            return f"{word} {CARD_CODES[number]}"
        case "reveal":
            return f"reveal {GENE_CODES[number]}"
        case "total":
            return f"total {number + _LEAST_TOTAL}"
        case "dice":
            return f"dice {first + 1}+{second + 1}"
        case "fight":
            return f"fight {first + 1}:{second + 1}"
        case _:
            return f"die {number + 1}"


_DRAWN = {
    Stage.FIRST_CARD: "card",
    Stage.DICE: "total",
    Stage.LOOK: "look",
    Stage.LOOK_AHEAD: "look",
    Stage.ROLL: "die",
    Stage.CAMOUFLAGE: "die",
    Stage.FIGHT: "fight",
    Stage.CARD: "card",
    Stage.REVEAL: "reveal",
}


def _drawn(state: Any) -> str:
    """Return the word of what is drawn."""
    stage = Stage(int(state.stage))
    if stage == Stage.ROLL and dice_of(state, int(state.traveller) // MAX_AMOEBAS) == 2:
        return "dice"
    return _DRAWN[stage]


def parse_outcome(state: Any, text: str) -> int:
    """Return the outcome of a text.

    Raises:
        NotationError: It is no outcome of the draw that ``state`` waits for.
    """
    if state.stage not in DRAWS:
        return _parse_free_choice(state, text)
    match _drawn(state), text.split():
        case ("card" | "look" as drawn, [word, code]) if word == drawn:
            return _of(_CARDS, code, "environment card")
        case "reveal", ["reveal", code]:
            return _of(_GENES, code, "gene")
        case "total", ["total", total]:
            highest = DICE_TOTALS - 1 + _LEAST_TOTAL
            return _whole(total, _LEAST_TOTAL, highest, "total") - _LEAST_TOTAL
        case "die", ["die", face]:
            return _face(face)
        case "dice", ["dice", pair] if _is_pair(pair, "+"):
            return _face(pair[0]) * DIE_FACES + _face(pair[2])  # the lower one first
        case "fight", ["fight", pair] if _is_pair(pair, ":"):
            return _face(pair[0]) * DIE_FACES + _face(pair[2])
        case drawn, _:
            raise NotationError(f"'{text[:40]}' is no outcome of this draw; expected {drawn} ...")


def _is_pair(text: str, sign: str) -> bool:
    return len(text) == 3 and text[1] == sign


def _parse_free_choice(state: Any, text: str) -> int:
    """Return the outcome that is a dummy's action."""
    stage = int(state.stage)
    action = parse_action(state, text)
    first, end = int(FIRST_ACTION[stage]), int(END_ACTION[stage])
    if not first <= action < end:
        raise NotationError(f"'{text[:40]}' does not belong to this decision")
    return action - first


# forms of a state's parts: each writes what a field has and reads it back


@dataclass(frozen=True)
class _Form:
    """How a field is written; a row is read as a list."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _count(low: int, high: int) -> _Form:
    """Return the form of a number."""
    return _Form(lambda value: str(int(value)), lambda text: _whole(text, low, high, "number"))


def _name(names: Iterable[str], none: int | None = None) -> _Form:
    """Return the form of one of ``names``, or of ``none``."""
    numbers = _numbers(names)
    texts = {number: text for text, number in numbers.items()}
    if none is not None:
        texts[none] = _NONE
        numbers = {**numbers, _NONE: none}
    return _Form(lambda value: texts[int(value)], lambda text: numbers[text])


def _write_colours(row: Any) -> str:
    return "".join(COLOUR_LETTERS[c] for c, flag in enumerate(row) if flag) or _NONE


def _read_colours(text: str) -> list[int]:
    letters = "" if text == _NONE else text
    if len(set(letters)) < len(letters) or not set(letters) <= set(COLOUR_LETTERS):
        raise ValueError(text)
    return [int(letter in letters) for letter in COLOUR_LETTERS]


def _write_order(row: Any) -> str:
    return "".join(COLOUR_LETTERS[colour] for colour in row if colour != NOBODY) or _NONE


def _read_order(text: str) -> list[int]:
    order = [] if text == _NONE else [_COLOURS[letter] for letter in text]
    return order + [NOBODY] * (MAX_COLOURS - len(order))


def format_cubes(counts: Iterable[int]) -> str:
    """Return counts by colour as text: ``"B2V10"``; ``"-"`` for none."""
    return "".join(f"{COLOUR_LETTERS[c]}{int(n)}" for c, n in enumerate(counts) if n) or _NONE


_CUBES = re.compile(rf"([{COLOUR_LETTERS}])(0|[1-9][0-9]{{0,4}})")


def parse_cubes(text: str) -> list[int]:
    """Return int[6] counts by colour from text; raises NotationError."""
    counts = [0] * MAX_COLOURS
    if text == _NONE:
        return counts
    if not re.fullmatch(f"(?:{_CUBES.pattern})+", text):
        raise NotationError(f"'{text[:40]}' counts nothing; write colours and counts, such as B2V1")
    for letter, count in _CUBES.findall(text):
        counts[_COLOURS[letter]] += int(count)
    return counts


def _copies(names: tuple[str, ...]) -> _Form:
    """Return the form of a row of copies by name: ``"Speed*2,Escape"``."""
    numbers = _numbers(names)

    def write(row: Any) -> str:
        parts = [names[n] + (f"*{int(k)}" if k > 1 else "") for n, k in enumerate(row) if k]
        return ",".join(parts) or _NONE

    def read(text: str) -> list[int]:
        row = [0] * len(names)
        for part in [] if text == _NONE else text.split(","):
            name, star, copies = part.partition("*")
            row[numbers[name]] += _whole(copies, 1, 9, "number of copies") if star else 1
        return row

    return _Form(write, read)


_HELD_MARKS = {"+": FRESH, "!": BARRED}
_HELD_BACK = {FRESH: "+", BARRED: "!", HELD: ""}


def _write_held(row: Any) -> str:
    parts = [GENE_CODES[gene] + _HELD_BACK[int(how)] for gene, how in enumerate(row) if how]
    return ",".join(parts) or _NONE


def _read_held(text: str) -> list[int]:
    row = [0] * GENE_COUNT
    for part in [] if text == _NONE else text.split(","):
        how = _HELD_MARKS.get(part[-1:], HELD)
        row[_of(_GENES, part if how == HELD else part[:-1], "gene")] = how
    return row


def _plain_row(low: int, high: int) -> _Form:
    """Return the form of a row with a number for each colour: ``"7,0,11"``."""

    def read(text: str) -> list[int]:
        return [_whole(part, low, high, "number") for part in text.split(",")]

    def write(row: Any) -> str:
        numbers = [str(int(value)) for value in row]
        while numbers[1:] and numbers[-1] == "0":
            numbers.pop()
        return ",".join(numbers)

    return _Form(write, read)


def _write_toxic(row: Any) -> str:
    parts = [CELL_NAMES[cell] + (f"*{int(k)}" if k > 1 else "") for cell, k in enumerate(row) if k]
    return ",".join(parts) or _NONE


def _read_toxic(text: str) -> list[int]:
    row = [0] * CELL_COUNT
    for part in [] if text == _NONE else text.split(","):
        name, star, damage = part.partition("*")
        row[_CELLS[name]] = _whole(damage, 1, 99, "damage") if star else 1
    return row


_AMOEBA = _Form(
    lambda value: _NONE if value == NOBODY else format_amoeba(value),
    lambda text: NOBODY if text == _NONE else parse_amoeba(text),
)
_COLOUR = _name(COLOUR_LETTERS, NOBODY)
_CELL = _name(CELL_NAMES, NO_CELL)
_GENE = _name(GENE_CODES, NO_GENE)
_CARD = _name(CARD_CODES, NO_CARD)
_COUNTS = _Form(format_cubes, parse_cubes)
_COLOUR_SET = _Form(_write_colours, _read_colours)
_NEXT = _name(COLOUR_LETTERS)  # lowest colour that may be chosen


def _names_of(members: Iterable[Any]) -> _Form:
    return _name([member.name.lower() for member in members])


#: Parts of a state's text by name, in order: field and form.
_PARTS = {
    "seats": ("seat_count", _count(MIN_SEATS, MAX_SEATS)),
    "reveal": ("reveal", _count(0, GENE_COUNT - FIRST_EXTRA)),
    "finish": ("finish_from", _count(0, 99)),
    "round": ("round_number", _count(0, LAST_ROUND)),
    "phase": ("phase", _count(0, 6)),
    "stage": ("stage", _names_of(stage for stage in Stage if stage <= Stage.OVER)),
    "decider": ("decider", _COLOUR),
    "turn": ("turn", _count(0, MAX_COLOURS)),
    "active": ("active", _COLOUR),
    "number": ("number", _name([str(n + 1) for n in range(MAX_AMOEBAS)], NOBODY)),
    "dice": ("dice", _plain_row(0, 12)),
    "tied": ("tied", _plain_row(0, MAX_COLOURS - 1)),
    "card": ("card", _CARD),
    "next": ("next_card", _CARD),
    "known": ("known_by", _COLOUR_SET),
    "unseen": ("unseen_cards", _copies(CARD_CODES)),
    "markers": ("marker", _COUNTS),
    "order": ("order", _Form(_write_order, _read_order)),
    "bp": ("bp", _COUNTS),
    "toxic": ("toxic", _Form(_write_toxic, _read_toxic)),
    "supply": ("supply", _COUNTS),
    "pool": ("pool", _copies(GENE_CODES)),
    "face_down": ("face_down", _copies(GENE_CODES)),
    "to_reveal": ("to_reveal", _count(0, GENE_COUNT - FIRST_EXTRA)),
    "swapped": ("swapped", _GENE),
    "debt": ("debt", _count(0, 127)),
    "alarmed": ("alarmed", _COLOUR_SET),
    "traveller": ("traveller", _AMOEBA),
    "purpose": ("purpose", _names_of(Purpose)),
    "step": ("active_step", _count(0, 2)),
    "die": ("die", _count(0, DIE_FACES)),
    "die2": ("second_die", _count(0, DIE_FACES)),
    "heading": ("heading", _name(DIRECTION_LETTERS)),
    "origin": ("origin", _CELL),
    "goal": ("goal", _CELL),
    "carrier": ("carrier", _AMOEBA),
    "carried": ("carried", _COUNTS),
    "next_carry": ("next_carry", _NEXT),
    "clinger": ("clinger", _count(0, TARGETS)),
    "host": ("host", _COLOUR),
    "meal": ("meal", _COUNTS),
    "next_bite": ("next_bite", _NEXT),
    "suck_from": ("suck_from", _name(DIRECTION_LETTERS, NOBODY)),
    "sucked": ("sucked", _COUNTS),
    "next_suck": ("next_suck", _NEXT),
    "attacker": ("attacker", _AMOEBA),
    "target": ("target", _AMOEBA),
    "battlefield": ("battlefield", _CELL),
    "result": ("result", _names_of(Result)),
    "placing": ("placing", _names_of(Placing)),
    "to_place": ("to_place", _count(0, 99)),
    "reason": ("reason", _count(0, 9)),
}

#: Fields that are on or off, gathered in two parts by their names.
_OPTIONS = {
    "two-colours": "two_colours",
    "dummy": "dummy",
    "dummy-scores": "dummy_scores",
    "original": "original",
    "extra-genes": "extra_genes",
    "as-many-more": "explosion_adds",
}
_MARKS = {
    "eaten-first": "eaten_first",
    "no-attack": "no_attack",
    "second-try": "second_try",
    "undefendable": "undefendable",
    "clung": "clung",
    "refought": "refought",
}

_USUAL = {name: form.write(getattr(empty(), field)) for name, (field, form) in _PARTS.items()}
_ALWAYS = ("seats", "stage", "order", "unseen")
_ELSEWHERE = "*"
_COMMON_SPACES = 4  # so many spaces with the same food are said once
_FOLLOWING = ("supply", "pool")  # left out where they follow from the rest
_MOVERS = {CHANCE: "chance", OVER: "over"} | {seat: str(seat) for seat in range(MAX_SEATS)}
_MOVERS_BACK = {text: mover for mover, text in _MOVERS.items()}


# states


def format_state(state: Any) -> str:
    """Return a state as text, ``name=value`` separated by blanks."""
    texts = {name: form.write(getattr(state, field)) for name, (field, form) in _PARTS.items()}
    parts = {"seats": texts.pop("seats"), "options": _flags(state, _OPTIONS)}
    parts |= {
        name: text
        for name, text in texts.items()
        if name in _ALWAYS or (name not in _FOLLOWING and text != _USUAL[name])
    }
    if int(state.mover) != _mover_of(state):
        parts["mover"] = _MOVERS[int(state.mover)]
    parts["amoebas"] = _write_amoebas(state)
    parts["food"] = _write_food(state)
    for colour, letter in enumerate(COLOUR_LETTERS):
        parts[letter] = _write_held(state.genes[colour])
    if any(state.supply[c] != _supply_left(state, c) for c in range(MAX_COLOURS)):
        parts["supply"] = texts["supply"]
    if any(state.pool[gene] != _pool_left(state, gene) for gene in range(GENE_COUNT)):
        parts["pool"] = texts["pool"]
    parts["marks"] = _flags(state, _MARKS)
    kept = {name: text for name, text in parts.items() if text != _NONE or name in _PARTS}
    return " ".join(f"{name}={text}" for name, text in kept.items())


def _flags(state: Any, fields: Mapping[str, str]) -> str:
    return ",".join(name for name, field in fields.items() if getattr(state, field)) or _NONE


def _write_amoebas(state: Any) -> str:
    parts = []
    for target in range(TARGETS):
        colour, number = divmod(target, MAX_AMOEBAS)
        if state.cell[colour][number] != NO_CELL:
            damage, used = int(state.damage[colour][number]), int(state.used[colour][number])
            uses = "e" * bool(used & Use.ESCAPE) + "d" * bool(used & Use.DEFENCE)
            parts.append(
                f"{format_amoeba(target)}@{CELL_NAMES[int(state.cell[colour][number])]}"
                + (f"*{damage}" if damage else "")
                + (f"-{uses}" if uses else "")
            )
    return ",".join(parts) or _NONE


def _write_food(state: Any) -> str:
    """Return the cubes by space, those of the most common kind of space first and once."""
    texts = {cell: format_cubes(state.food[cell]) for cell in range(CELL_COUNT)}
    ((common, spaces),) = Counter(texts.values()).most_common(1)
    if spaces < _COMMON_SPACES:
        common = _NONE
    parts = [] if common == _NONE else [f"{_ELSEWHERE}:{common}"]
    parts += [f"{CELL_NAMES[cell]}:{text}" for cell, text in texts.items() if text != common]
    return ",".join(parts) or _NONE


def _mover_of(state: Any) -> int:
    """Return who is to move by stage and decider."""
    if state.stage == Stage.OVER:
        return OVER
    if state.stage in DRAWS or state.decider == NOBODY:
        return CHANCE
    return int(seat_of(state, int(state.decider)))


def _order_of(state: Any) -> list[int]:
    """Return the colours in order of their markers, and in order of number before the start."""
    colours = range(int(state.colour_count))
    order = sorted(colours, key=lambda colour: -int(state.marker[colour]))
    return order + [NOBODY] * (MAX_COLOURS - len(order))


def _supply_left(state: Any, colour: int) -> int:
    """Return the cubes of a colour that are neither on the board nor taken along."""
    if colour >= state.colour_count:
        return 0
    on_board = sum(int(state.food[cell][colour]) for cell in range(CELL_COUNT))
    carried = int(state.carried[colour]) if state.stage == Stage.CARRY else 0
    return CUBES - on_board - carried


def _pool_left(state: Any, gene: int) -> int:
    """Return the copies of a gene that are neither held nor face down."""
    if gene >= FIRST_EXTRA and not state.extra_genes:
        return 0
    copies = int(COPIES[int(state.colour_count)][gene])
    copies += 1 if state.dummy and gene == Gene.LIFE_EXPECTANCY else 0
    held = sum(1 for colour in range(MAX_COLOURS) if state.genes[colour][gene] >= HELD)
    return copies - held - int(state.face_down[gene])


def parse_state(text: str) -> Any:
    """Return the checked state of a text; see the module's docstring for parts left out.

    Raises:
        NotationError: Names the part that is wrong.
    """
    state = empty()
    parts = _split(text)
    for name, value in parts.items():
        try:
            _set_part(state, name, value)
        except (ValueError, KeyError, IndexError, OverflowError):
            raise NotationError(f"'{name}={value[:60]}' is not understood") from None
    _set_colours(state)
    try:
        _set_what_follows(state, parts)
    except OverflowError:
        raise NotationError("there are more pieces of a kind than the box has") from None
    _check_state(state)
    return state


def _split(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals or name in parts:
            raise NotationError(f"'{part[:40]}' is no part of a state; write name=value, each once")
        parts[name] = value
    return parts


def _set_part(state: Any, name: str, value: str) -> None:
    if name in _PARTS:
        field, form = _PARTS[name]
        read = form.read(value)
        if isinstance(read, list):
            _fill(getattr(state, field), read)
        else:
            setattr(state, field, read)
    elif name in _COLOURS:
        _fill(state.genes[_COLOURS[name]], _read_held(value))
    elif name in _SPECIAL:
        _SPECIAL[name](state, value)
    else:
        raise NotationError(f"a state has no part '{name[:20]}'")


def _fill(row: Any, values: list[int]) -> None:
    for index, value in enumerate(values):
        row[index] = value


def _set_flags(fields: Mapping[str, str]) -> Callable[[Any, str], None]:
    def read(state: Any, value: str) -> None:
        for name in [] if value == _NONE else value.split(","):
            setattr(state, fields[name], 1)

    return read


_STANDING = re.compile(rf"([{COLOUR_LETTERS}][1-7])@([a-e][1-5])(?:\*([1-9][0-9]?))?(?:-(e?d?))?")


def _set_amoebas(state: Any, value: str) -> None:
    for part in [] if value == _NONE else value.split(","):
        found = _STANDING.fullmatch(part)
        if found is None:
            raise NotationError(f"'{part[:20]}' is no amoeba on the board; write it like B3@b3*1")
        colour, number = divmod(parse_amoeba(found[1]), MAX_AMOEBAS)
        if state.cell[colour][number] != NO_CELL:
            raise NotationError(f"amoeba {found[1]} stands in two spaces")
        state.cell[colour][number] = _of(_CELLS, found[2], "space")
        state.damage[colour][number] = int(found[3] or 0)
        uses = found[4] or ""
        state.used[colour][number] = ("e" in uses) * Use.ESCAPE + ("d" in uses) * Use.DEFENCE


def _set_food(state: Any, value: str) -> None:
    named = {}
    for part in [] if value == _NONE else value.split(","):
        name, _, cubes = part.partition(":")
        cells = range(CELL_COUNT) if name == _ELSEWHERE else [_of(_CELLS, name, "space")]
        if name in named:
            raise NotationError(f"food of {name} is said twice")
        named[name] = cells
        for cell in cells:
            if len(cells) == 1 or CELL_NAMES[cell] not in named:
                _fill(state.food[cell], parse_cubes(cubes))


def _set_mover(state: Any, value: str) -> None:
    state.mover = _of(_MOVERS_BACK, value, "mover")


_SPECIAL: dict[str, Callable[[Any, str], None]] = {
    "options": _set_flags(_OPTIONS),
    "marks": _set_flags(_MARKS),
    "amoebas": _set_amoebas,
    "food": _set_food,
    "mover": _set_mover,
}


def _set_colours(state: Any) -> None:
    """Set how many colours play, from the seats and the variant for two."""
    seats = int(state.seat_count)
    if seats < MIN_SEATS:
        raise NotationError(f"a state names its seats, such as seats=4; {MIN_SEATS} to {MAX_SEATS}")
    if (seats == MIN_SEATS) != (state.two_colours + state.dummy == 1):
        raise NotationError("two seats, and only two, play with options=two-colours or with dummy")
    state.colour_count = seats + state.dummy + 2 * state.two_colours


def _set_what_follows(state: Any, parts: Mapping[str, str]) -> None:
    if "order" not in parts:
        _fill(state.order, _order_of(state))
    if "supply" not in parts:
        for colour in range(MAX_COLOURS):
            state.supply[colour] = _supply_left(state, colour)
            if state.supply[colour] < 0:
                raise NotationError(f"there are {CUBES} cubes of {COLOUR_LETTERS[colour]}")
    if "pool" not in parts:
        for gene in range(GENE_COUNT):
            state.pool[gene] = _pool_left(state, gene)
            if state.pool[gene] < 0:
                raise NotationError(f"there are not so many cards of {GENE_CODES[gene]}")
    if "mover" not in parts:
        state.mover = _mover_of(state)


_COLOUR_FIELDS = ("decider", "active", "host")
_AMOEBA_FIELDS = ("traveller", "carrier", "attacker", "target")
_COLOUR_ROWS = (
    "dice",
    "tied",
    "known_by",
    "marker",
    "bp",
    "supply",
    "alarmed",
    "carried",
    "meal",
    "sucked",
)


def _check_state(state: Any) -> None:
    """Refuse what names a colour, an amoeba or a seat that is not in the play."""
    colours = int(state.colour_count)
    letters = COLOUR_LETTERS[:colours]
    if sorted(state.order) != [NOBODY] * (MAX_COLOURS - colours) + list(range(colours)):
        raise NotationError(f"order must name each colour of {letters} once")
    if state.mover >= state.seat_count:
        raise NotationError(f"mover is seat {state.mover} of {state.seat_count}")
    named = [int(getattr(state, field)) for field in _COLOUR_FIELDS]
    named += [int(getattr(state, field)) // MAX_AMOEBAS for field in _AMOEBA_FIELDS]
    if max(named) >= colours:
        raise NotationError(f"only the colours {letters} are in this play")
    rows = [getattr(state, field) for field in _COLOUR_ROWS] + list(state.food)
    rows.append([sum(1 for cell in row if cell != NO_CELL) for row in state.cell])
    rows.append([int(any(row)) for row in state.genes])
    if any(any(list(row)[colours:]) for row in rows):
        raise NotationError(f"only the colours {letters} have something in this play")
    most = int(AMOEBAS[colours])
    if any(cell != NO_CELL for row in state.cell for cell in list(row)[most:]):
        raise NotationError(f"amoebas are numbered 1 to {most} with {colours} colours")
