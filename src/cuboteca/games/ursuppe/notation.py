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
    gene      = a code of genes.py, such as "Movement-1"
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

from collections import Counter
from typing import TYPE_CHECKING

from cuboteca.core import notation as n
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import NotationError
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe import components as box
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
    State,
    empty,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from enum import IntEnum

COLOUR_LETTERS = "BVGPAS"
DIRECTION_LETTERS = "wnes"
GENE_CODES = tuple(row.code for row in GENES)
CARD_CODES = tuple(f"{'WNES-'[current]}{ozone}" for current, ozone, _ in box.ENVIRONMENT)
CELL_NAMES = tuple(f"{'abcde'[column]}{row + 1}" for column, row in box.CELLS)


def _buying() -> Iterator[str]:
    """Yield the genes to buy, and for which one where two serve; then for the second one."""
    for otherwise in (False, True):
        for code, (first, second) in zip(GENE_CODES, NEEDS, strict=True):
            lower = second if otherwise else first
            served = "-" if lower == NO_GENE else GENE_CODES[lower]
            yield f"{code} for {served}" if otherwise or second != NO_GENE else code


def _faces(sign: str) -> n.Form[object, int]:
    faces = range(1, box.DIE_FACES + 1)
    return n.names("pair of faces", [f"{one}{sign}{other}" for one in faces for other in faces])


COLOUR = n.names("colour", COLOUR_LETTERS)
NUMBER = n.number("amoeba number", 1, box.MAX_AMOEBAS, shift=1)
PADDED_NUMBER = n.number("amoeba number", 1, box.MAX_AMOEBAS, shift=1, padded=5)
AMOEBA = n.names(
    "amoeba", [f"{c}{n}" for c in COLOUR_LETTERS for n in range(1, box.MAX_AMOEBAS + 1)]
)
CELL = n.names("space", CELL_NAMES, "[a-e][1-5]")
DIRECTION = n.names("direction", DIRECTION_LETTERS)
GENE = n.names("gene", GENE_CODES, "[^,+!*]*")
CARD = n.names("environment card", CARD_CODES)

#: Actions whose text is their name.
_NAMED = (
    "DRIFT MOVE HOLD EAT_FIRST STAY REBOUND NO_REBOUND CARRIED CLING LET_GO MOVE_AGAIN STOP "
    "STARVE EATEN GIVE_UP_ATTACK ESCAPE DEFEND NO_DEFENCE FIGHT_AGAIN YIELD PAY_CRUST "
    "REFUSE_CRUST SUCK_NOTHING SUCKED EXCRETE_HERE DIVIDED EXPLODE PAY_DEBT BOUGHT "
    "NO_AGGRESSION"
)
_PLAIN: list[n.Phrase[object]] = [
    n.Phrase(getattr(a, name), name.lower().replace("_", " ")) for name in _NAMED.split()
]

ACTIONS = n.Phrases(
    "action",
    "decision",
    *_PLAIN,
    n.Phrase(a.DIRECTION, "go", DIRECTION),
    n.Phrase(a.CARRY, "carry", COLOUR),
    n.Phrase(a.HOST, "host", COLOUR),
    n.Phrase(a.BITE, "bite", COLOUR),
    n.Phrase(a.ATTACK, "attack", AMOEBA),
    n.Phrase(a.SUCK_FROM, "suck from", DIRECTION),
    n.Phrase(a.SUCK, "suck", COLOUR),
    n.Phrase(a.EXCRETE, "excrete", DIRECTION),
    n.Phrase(a.HEAL, "heal", NUMBER),
    n.Phrase(a.NUMBER, "number", NUMBER),
    n.Phrase(a.PLACE, "place", CELL),
    n.Phrase(a.START, "start", n.number("track space", 1, box.MAX_COLOURS, shift=1)),
    n.Phrase(a.TAKE_INCOME, "income"),
    n.Phrase(a.GIVE_UP, "give up", GENE),
    n.Phrase(a.BUY, "buy", n.names("gene", _buying())),
    n.Phrase(a.BUY_FROM_RIVAL, "buy Social from rival"),
    n.Phrase(a.SWAP, "swap", GENE),
    n.Phrase(a.SWAP_FOR, "swap for", GENE),
    n.Phrase(a.PAIR, "hand on", PADDED_NUMBER, AMOEBA, at=[Stage.DIVISION]),
    n.Phrase(a.PAIR, "aggression", PADDED_NUMBER, AMOEBA),
)

TWO_DICE = -1  # in place of a stage: an active step with two dice


def _draw_of(state: State) -> int:
    """Return the stage, TWO_DICE where its active step rolls two dice."""
    if state.stage == Stage.ROLL and dice_of(state, state.traveller // box.MAX_AMOEBAS) == 2:
        return TWO_DICE
    return state.stage


TOTAL = n.number("total", 2, box.DICE_TOTALS + 1, shift=2, padded=5)
FACE = n.number("face", 1, box.DIE_FACES, shift=1, padded=5)
OUTCOMES: n.Phrases[State] = n.Phrases(
    "outcome",
    "draw",
    n.Phrase(0, "card", CARD, at=[Stage.FIRST_CARD, Stage.CARD]),
    n.Phrase(0, "look", CARD, at=[Stage.LOOK, Stage.LOOK_AHEAD]),
    n.Phrase(0, "total", TOTAL, at=[Stage.DICE]),
    n.Phrase(0, "die", FACE, at=[Stage.ROLL, Stage.CAMOUFLAGE]),
    n.Phrase(0, "dice", _faces("+"), at=[TWO_DICE]),
    n.Phrase(0, "fight", _faces(":"), at=[Stage.FIGHT]),
    n.Phrase(0, "reveal", GENE, at=[Stage.REVEAL]),
    stage=_draw_of,
)


def format_outcome(state: State, outcome: int) -> str:
    """Return the text of an outcome of the draw that ``state`` waits for."""
    if state.stage in DRAWS:
        return OUTCOMES.format(state, outcome)
    return ACTIONS.format(state, FIRST_ACTION[state.stage] + outcome)


def parse_outcome(state: State, text: str) -> int:
    """Return the outcome of a text.

    Raises:
        NotationError: It is no outcome of the draw that ``state`` waits for.
    """
    if state.stage in DRAWS:
        return OUTCOMES.parse(state, text)
    action = ACTIONS.parse(state, text)
    if not FIRST_ACTION[state.stage] <= action < END_ACTION[state.stage]:
        raise NotationError(f"{n.quoted(text)} does not belong to this decision")
    return int(action - FIRST_ACTION[state.stage])


_ROLLS = 3  # of an active step: none, one die or two


@rule
def text_key(state: State, number: int) -> int:
    """Return a number for the text of an event; see ``Rules``."""
    is_roll = state.stage == Stage.ROLL
    dice = dice_of(state, state.traveller // box.MAX_AMOEBAS) if is_roll else 0
    return (number * _ROLLS + dice) * (Stage.OVER + 1) + state.stage


# the forms of a state's parts


def _count(low: int, high: int) -> n.Form[object, int]:
    return n.number("number", low, high, padded=5)


def _copies(
    item: n.Form[object, int], most: int = 9, *, adds: bool = True
) -> n.Form[object, Iterable[int]]:
    count = n.number("number of copies", 1, most, padded=5)
    example = f"{item.write(None, 0)}*2"
    compound = n.compound(f"{item.what}s", example, n.Piece(item), n.Piece(count, "*", usual=1))
    return n.tally(compound, item.size, adds=adds)


def _lower(members: Iterable[IntEnum]) -> n.Form[object, int]:
    return n.names("name", [member.name.lower() for member in members])


CUBES_OF_COLOURS = n.tally(
    n.compound("count of cubes", "B2V1", n.Piece(COLOUR), n.Piece(n.number("count", 0, 99_999))),
    box.MAX_COLOURS,
    "",
)
COLOUR_SET = n.chosen(COLOUR, box.MAX_COLOURS, "")
SOME_COLOUR = COLOUR.or_none(NOBODY)
SOME_AMOEBA = AMOEBA.or_none(NOBODY)
SOME_CARD = CARD.or_none(box.NO_CARD)
SOME_CELL = CELL.or_none(box.NO_CELL)
GENES_HELD = n.tally(
    n.compound(
        "gene",
        "Speed+",
        n.Piece(GENE),
        n.Piece(n.names("mark", {FRESH: "+", BARRED: "!"}), usual=HELD),
    ),
    GENE_COUNT,
    adds=False,
)
#: Amoeba, space, damage, and which answers it has used (bits of ``Use``).
STANDING = n.compound(
    "amoeba on the board",
    "B3@b3*1",
    n.Piece(AMOEBA),
    n.Piece(CELL, "@"),
    n.Piece(n.number("damage", 1, 99), "*", usual=0),
    n.Piece(n.names("used answers", ["", "e", "d", "ed"]), "-", usual=0),
)
ELSEWHERE = box.CELL_COUNT  # where food is said to be that is on all spaces not named
FOOD = n.pair(n.names("space", [*CELL_NAMES, "*"]), ":", CUBES_OF_COLOURS)
COMMON_SPACES = 4  # so many spaces with the same food are said once

OPTIONS = {
    "two-colours": "two_colours",
    "dummy": "dummy",
    "dummy-scores": "dummy_scores",
    "original": "original",
    "extra-genes": "extra_genes",
    "as-many-more": "explosion_adds",
}
MARKS = {
    mark: mark.replace("-", "_")
    for mark in ("eaten-first", "no-attack", "second-try", "undefendable", "clung", "refought")
}


def _flags(name: str, fields: Mapping[str, str]) -> n.Part[State]:
    """Return the part that gathers fields that are on or off."""
    names = list(fields.values())

    def put(state: State, chosen: Iterable[int]) -> None:
        for index in chosen:
            setattr(state, names[index], 1)

    return n.part(
        name,
        n.listed(n.names(name.removesuffix("s"), list(fields))),
        lambda state: [n for n, field in enumerate(names) if getattr(state, field)],
        put,
    )


def _amoebas(state: State) -> list[tuple[int, ...]]:
    return [
        (colour * box.MAX_AMOEBAS + n, cell, state.damage[colour][n], state.used[colour][n])
        for colour, row in enumerate(state.cell)
        for n, cell in enumerate(row)
        if cell != box.NO_CELL
    ]


def _set_amoebas(state: State, amoebas: Iterable[tuple[int, ...]]) -> None:
    for amoeba, cell, damage, used in amoebas:
        colour, number = divmod(amoeba, box.MAX_AMOEBAS)
        if state.cell[colour][number] != box.NO_CELL:
            raise NotationError(f"amoeba {AMOEBA.write(state, amoeba)} stands in two spaces")
        state.cell[colour][number] = cell
        state.damage[colour][number] = damage
        state.used[colour][number] = used


def _food(state: State) -> list[tuple[int, Iterable[int]]]:
    """Return the cubes by space, those of the most common kind of space first and once."""
    rows = [tuple(row) for row in state.food]
    ((common, spaces),) = Counter(rows).most_common(1)
    if spaces < COMMON_SPACES:
        common = (0,) * box.MAX_COLOURS
    shared = [(ELSEWHERE, common)] if any(common) else []
    return [*shared, *((cell, row) for cell, row in enumerate(rows) if row != common)]


def _set_food(state: State, food: Iterable[tuple[int, Iterable[int]]]) -> None:
    rows: dict[int, Iterable[int]] = {}
    for place, cubes in food:
        if place in rows:
            raise NotationError("the food of a space is said twice")
        rows[place] = cubes
    common = rows.get(ELSEWHERE, ())
    for cell in range(box.CELL_COUNT):
        n.fill(state.food[cell], rows.get(cell, common))


def _genes_of(colour: int) -> n.Part[State]:
    return n.part(
        COLOUR_LETTERS[colour],
        GENES_HELD,
        lambda state: state.genes[colour],
        lambda state, genes: n.fill(state.genes[colour], genes),
    )


# what follows from other parts


def _mover(state: State) -> int:
    """Return who is to move by stage and decider."""
    if state.stage == Stage.OVER:
        return OVER
    if state.stage in DRAWS or state.decider == NOBODY:
        return CHANCE
    return seat_of(state, state.decider)


def _order(state: State) -> list[int]:
    """Return the colours in order of their markers, and in order of number before the start."""
    colours = state.colour_count
    order = sorted(range(colours), key=lambda colour: -state.marker[colour])
    return order + [NOBODY] * (box.MAX_COLOURS - colours)


def _supply(state: State) -> list[int]:
    """Return the cubes of each colour that are neither on the board nor taken along."""
    on_board = [sum(column) for column in zip(*map(list, state.food), strict=True)]
    return [
        box.CUBES - on_board[colour] - (state.carried[colour] if state.stage == Stage.CARRY else 0)
        if colour < state.colour_count
        else 0
        for colour in range(box.MAX_COLOURS)
    ]


def _pool(state: State) -> list[int]:
    """Return the copies of each gene that are neither held nor face down."""
    left = [int(copies) for copies in COPIES[state.colour_count]]
    if not state.extra_genes:
        left[FIRST_EXTRA:] = [0] * (GENE_COUNT - FIRST_EXTRA)
    left[Gene.LIFE_EXPECTANCY] += state.dummy
    held = [sum(how >= HELD for how in column) for column in zip(*state.genes, strict=True)]
    return [
        copies - gone - hidden if gene < FIRST_EXTRA or state.extra_genes else 0
        for gene, (copies, gone, hidden) in enumerate(zip(left, held, state.face_down, strict=True))
    ]


def _count_colours(state: State) -> None:
    """Set how many colours play, from the seats and the variant for two."""
    seat_count = state.seat_count
    if (seat_count == box.MIN_SEATS) != (state.two_colours + state.dummy == 1):
        raise NotationError("two seats, and only two, play with options=two-colours or with dummy")
    state.colour_count = seat_count + state.dummy + 2 * state.two_colours


def _check_box(state: State) -> None:
    """Refuse more cubes or cards than the box has."""
    for letter, left in zip(COLOUR_LETTERS, state.supply, strict=True):
        if left < 0:
            raise NotationError(f"there are {box.CUBES} cubes of {letter}")
    for code, left in zip(GENE_CODES, state.pool, strict=True):
        if left < 0:
            raise NotationError(f"there are not so many cards of {code}")


COLOUR_FIELDS = ("decider", "active", "host")
AMOEBA_FIELDS = ("traveller", "carrier", "attacker", "target")
COLOUR_ROWS: tuple[str, ...] = ("dice", "tied", "known_by", "marker", "bp")
COLOUR_ROWS += ("supply", "alarmed", "carried", "meal", "sucked")


def _check_players(state: State) -> None:
    """Refuse what names a colour, an amoeba or a seat that is not in the play."""
    colours = state.colour_count
    letters = COLOUR_LETTERS[:colours]
    if sorted(state.order) != [NOBODY] * (box.MAX_COLOURS - colours) + list(range(colours)):
        raise NotationError(f"order must name each colour of {letters} once")
    if state.mover >= state.seat_count:
        raise NotationError(f"mover is seat {state.mover} of {state.seat_count}")
    named = [getattr(state, field) for field in COLOUR_FIELDS]
    named += [getattr(state, field) // box.MAX_AMOEBAS for field in AMOEBA_FIELDS]
    if max(named) >= colours:
        raise NotationError(f"only the colours {letters} are in this play")
    rows: list[Iterable[int]] = [getattr(state, field) for field in COLOUR_ROWS]
    rows += [*state.food, [any(cell != box.NO_CELL for cell in row) for row in state.cell]]
    rows += [[any(row) for row in state.genes]]
    if any(any(list(row)[colours:]) for row in rows):
        raise NotationError(f"only the colours {letters} have something in this play")
    most = int(box.AMOEBAS[colours])
    if any(cell != box.NO_CELL for row in state.cell for cell in list(row)[most:]):
        raise NotationError(f"amoebas are numbered 1 to {most} with {colours} colours")


MOVERS = {CHANCE: "chance", OVER: "over"} | {seat: str(seat) for seat in range(box.MAX_SEATS)}

STATE = n.StateText(
    empty,
    n.field("seats", _count(box.MIN_SEATS, box.MAX_SEATS), "seat_count", required=True),
    _flags("options", OPTIONS),
    _count_colours,
    n.field("reveal", _count(0, GENE_COUNT - FIRST_EXTRA)),
    n.field("finish", _count(0, 99), "finish_from"),
    n.field("round", _count(0, box.LAST_ROUND), "round_number"),
    n.field("phase", _count(0, 6)),
    n.field("stage", n.names("stage", [s.name.lower() for s in Stage if s <= Stage.OVER])),
    n.field("decider", SOME_COLOUR),
    n.field("turn", _count(0, box.MAX_COLOURS)),
    n.field("active", SOME_COLOUR),
    n.field("number", NUMBER.or_none(NOBODY)),
    n.field("dice", n.row_of(_count(0, 12))),
    n.field("tied", n.row_of(_count(0, box.MAX_COLOURS - 1))),
    n.field("card", SOME_CARD),
    n.field("next", SOME_CARD, "next_card"),
    n.field("known", COLOUR_SET, "known_by"),
    n.field("unseen", _copies(CARD), "unseen_cards"),
    n.field("markers", CUBES_OF_COLOURS, "marker"),
    n.field("order", n.listed(COLOUR, "", NOBODY), follows=_order),
    n.field("bp", CUBES_OF_COLOURS),
    n.field("toxic", _copies(CELL, 99, adds=False)),
    n.field("face_down", _copies(GENE)),
    n.field("to_reveal", _count(0, GENE_COUNT - FIRST_EXTRA)),
    n.field("swapped", GENE.or_none(NO_GENE)),
    n.field("debt", _count(0, 127)),
    n.field("alarmed", COLOUR_SET),
    n.field("traveller", SOME_AMOEBA),
    n.field("purpose", _lower(Purpose)),
    n.field("step", _count(0, 2), "active_step"),
    n.field("die", _count(0, box.DIE_FACES)),
    n.field("die2", _count(0, box.DIE_FACES), "second_die"),
    n.field("heading", DIRECTION),
    n.field("origin", SOME_CELL),
    n.field("goal", SOME_CELL),
    n.field("carrier", SOME_AMOEBA),
    n.field("carried", CUBES_OF_COLOURS),
    n.field("next_carry", COLOUR),
    n.field("clinger", _count(0, box.TARGETS)),
    n.field("host", SOME_COLOUR),
    n.field("meal", CUBES_OF_COLOURS),
    n.field("next_bite", COLOUR),
    n.field("suck_from", DIRECTION.or_none(NOBODY)),
    n.field("sucked", CUBES_OF_COLOURS),
    n.field("next_suck", COLOUR),
    n.field("attacker", SOME_AMOEBA),
    n.field("target", SOME_AMOEBA),
    n.field("battlefield", SOME_CELL),
    n.field("result", _lower(Result)),
    n.field("placing", _lower(Placing)),
    n.field("to_place", _count(0, 99)),
    n.field("reason", _count(0, 9)),
    n.field("mover", n.names("mover", MOVERS), follows=_mover),
    n.part("amoebas", n.listed(STANDING), _amoebas, _set_amoebas),
    n.part("food", n.listed(FOOD), _food, _set_food),
    *map(_genes_of, range(box.MAX_COLOURS)),
    n.field("supply", CUBES_OF_COLOURS, follows=_supply),
    n.field("pool", _copies(GENE), follows=_pool),
    _flags("marks", MARKS),
    _check_box,
    _check_players,
    always=["seats", "stage", "order", "unseen"],
)

format_action, parse_action = ACTIONS.format, ACTIONS.parse
format_state, parse_state = STATE.format, STATE.parse
