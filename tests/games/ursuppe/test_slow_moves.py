"""Whole movements at random against a slow script of the rulebook, question by question.

One amoeba drifts, moves or holds: dice, rebounds, cubes that go along, clingers, damage that lies
about, the second step.  The script says who is asked what; the rules must ask the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.games.ursuppe import notation, rules
from cuboteca.games.ursuppe.components import CELLS, NO_CELL
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.notation import CARD_CODES, COLOUR_LETTERS
from cuboteca.games.ursuppe.rules.sequence import ask
from cuboteca.games.ursuppe.state import Stage
from tests.games.citations import ruling
from tests.games.ursuppe.positions import copy_of, draws, lay, legal

if TYPE_CHECKING:
    from collections.abc import Generator

Question = tuple[int, set[str]]  # who is asked (CHANCE: dice), and the possible answers
Body = tuple[int, int]  # colour and number

WAYS = {"go w": (-1, 0), "go n": (0, -1), "go e": (1, 0), "go s": (0, 1)}
OPPOSITE = {"go w": "go e", "go n": "go s", "go e": "go w", "go s": "go n"}
DIE = {f"die {face}" for face in range(1, 7)}
DICE = {f"dice {low}+{high}" for low, high in combinations_with_replacement(range(1, 7), 2)}
CUBES_CARRIED = {3: 2, 4: 3, 5: 4, 6: 5}

CARDS = (
    Gene.MOVEMENT_1,
    Gene.MOVEMENT_2,
    Gene.SPEED,
    Gene.PERSISTENCE,
    Gene.STREAMLINE,
    Gene.TENTACLE,
    Gene.HOLDING,
    Gene.REBOUND,
    Gene.ENERGY_CONSERVATION,
)


@dataclass
class Pond:
    """What a movement is about, in plain Python."""

    colours: int
    original: bool
    current: str
    cards: list[set[Gene]]
    points: list[int]
    cell: dict[Body, int]
    damage: dict[Body, int]
    food: list[list[int]]
    toxic: list[int]


def pond_of(state: Any) -> Pond:
    """Return what the script knows of a state."""
    colours = int(state.colour_count)
    bodies = [(c, n) for c in range(colours) for n in range(7) if state.cell[c][n] != NO_CELL]
    letter = CARD_CODES[state.card][0]
    return Pond(
        colours=colours,
        original=bool(state.original),
        current="" if letter == "-" else f"go {letter.lower()}",
        cards=[{gene for gene in Gene if state.genes[c][gene] > 0} for c in range(colours)],
        points=[int(n) for n in state.bp][:colours],
        cell={body: int(state.cell[body[0]][body[1]]) for body in bodies},
        damage={body: int(state.damage[body[0]][body[1]]) for body in bodies},
        food=[[int(n) for n in row] for row in state.food],
        toxic=[int(n) for n in state.toxic],
    )


def beside(cell: int, way: str) -> int:
    """Return the space in a direction, NO_CELL where edge or island is in the way."""
    place = (CELLS[cell][0] + WAYS[way][0], CELLS[cell][1] + WAYS[way][1])
    return CELLS.index(place) if place in CELLS else NO_CELL


def turn(pond: Pond, mover: Body) -> Generator[Question, str, None]:
    """Move one amoeba in its turn of phase 1."""
    colour, cards = mover[0], pond.cards[mover[0]]
    price = 0 if Gene.STREAMLINE in cards else 1
    possible = {"drift"}
    if pond.points[colour] >= price:
        possible.add("move")
    if Gene.HOLDING in cards:
        possible.add("hold")
    choice = yield colour, possible
    if choice == "drift":
        pond.points[colour] += Gene.ENERGY_CONSERVATION in cards
        if pond.current:
            yield from displace(pond, mover, pond.current)
    elif choice == "move":
        pond.points[colour] -= price
        twice = Gene.SPEED in cards or Gene.PERSISTENCE in cards
        for last in (not twice, True):
            way = yield from direction(pond, colour)
            if way != "stay":
                yield from displace(pond, mover, way)
            if last or (yield colour, {"move again", "stop"}) == "stop":
                return


def direction(pond: Pond, colour: int) -> Generator[Question, str, str]:
    """Roll what has to be rolled and return where to go."""
    if Gene.MOVEMENT_2 in pond.cards[colour]:
        return (yield colour, {*WAYS, "stay"})
    roll = yield CHANCE, DICE if Gene.MOVEMENT_1 in pond.cards[colour] else DIE
    allowed = set()
    for face in roll.split()[1].split("+"):
        if face == "6":
            allowed |= set(WAYS)
        else:
            allowed.add(["go w", "go n", "go e", "go s", "stay"][int(face) - 1])
    return (yield colour, allowed)


def displace(pond: Pond, mover: Body, way: str) -> Generator[Question, str, None]:
    """Take one amoeba a space further, and whoever goes along with it."""
    left = pond.cell[mover]
    goal = beside(left, way)
    if goal == NO_CELL:
        goal = beside(left, OPPOSITE[way])
        if goal == NO_CELL or Gene.REBOUND not in pond.cards[mover[0]]:
            return
        if (yield mover[0], {"rebound", "no rebound"}) == "no rebound":
            return
    yield from carry(pond, mover, goal)
    for colour in range(pond.colours):  # markers stand as colours do, and phase 1 is ascending
        if Gene.HOLDING not in pond.cards[colour] or (pond.original and colour == mover[0]):
            continue
        for number in range(7):
            if pond.cell.get((colour, number)) != left:
                continue
            if (yield colour, {"cling", "let go"}) == "cling":
                yield from carry(pond, (colour, number), goal)


def carry(pond: Pond, body: Body, goal: int) -> Generator[Question, str, None]:
    """Choose cubes to take along, go, and take the damage that lies there."""
    left = pond.cell[body]
    taken = [0] * 6
    lowest = 0
    while Gene.TENTACLE in pond.cards[body[0]]:
        possible = {"carried"}
        if sum(taken) < CUBES_CARRIED[pond.colours]:
            possible |= {
                f"carry {COLOUR_LETTERS[colour]}"
                for colour in range(lowest, 6)
                if pond.food[left][colour]
            }
        choice = yield body[0], possible
        if choice == "carried":
            break
        lowest = COLOUR_LETTERS.index(choice[-1])
        taken[lowest] += 1
        pond.food[left][lowest] -= 1
    pond.cell[body] = goal
    for colour in range(6):
        pond.food[goal][colour] += taken[colour]
    pond.damage[body] += pond.toxic[goal]
    pond.toxic[goal] = 0


def random_turn(rng: Random) -> tuple[Any, Body]:
    """Return a position and whose turn it is."""
    colours = rng.randint(3, 6)
    options = rng.choice(("extra-genes", "original"))
    card = rng.choice(("W9", "N9", "E8", "S13", "-14"))
    state = lay(f"seats={colours} options={options} card={card}")
    cells = rng.sample(range(len(CELLS)), 2)
    for colour in range(colours):
        state.bp[colour] = rng.randint(0, 2)
        for gene in CARDS:
            state.genes[colour][gene] = int(rng.random() < 0.4)
        for number in range(3):
            state.cell[colour][number] = rng.choice((cells[0], cells[1], NO_CELL))
        for cell in range(len(CELLS)):
            state.food[cell][colour] = rng.choice((0, 0, 1, 2))
    for cell in range(len(CELLS)):
        state.toxic[cell] = rng.choice((0, 0, 1, 2))
    mover = (rng.randrange(colours), rng.randrange(3))
    state.cell[mover[0]][mover[1]] = cells[0]
    state.active, state.number = mover
    ask(state, mover[0], Stage.TURN)
    return state, mover


def go_on(state: Any) -> None:
    """Take steps that wait for nobody until something is asked or the amoeba feeds."""
    while state.stage != Stage.FEED and rules.step(state):
        pass


@ruling(
    "direction-from-dice",
    "displacement-order",
    "turn-of-an-amoeba",
    "second-step",
    "movement-genes-apply",
    "when-rebound",
    "drift-pays",
    "toxic-damage",
)
@pytest.mark.parametrize("seed", range(6))
def test_movements_at_random_go_as_the_script_says(seed: int) -> None:
    rng = Random(seed)
    for _ in range(25):
        state, mover = random_turn(rng)
        pond = pond_of(state)
        go_on(state)
        play_along(state, turn(pond, mover), rng)

        assert state.stage == Stage.FEED
        assert pond_of(state) == pond


def play_along(state: Any, script: Generator[Question, str, None], rng: Random) -> None:
    """Answer each question of the script at random, in the rules as well."""
    answer = None
    while True:
        try:
            who, possible = next(script) if answer is None else script.send(answer)
        except StopIteration:
            return
        answer = rng.choice(sorted(possible))
        if len(possible) > 1:
            asked = set(draws(state)) if state.mover == CHANCE else legal(state)
            assert (int(state.mover), asked) == (who, possible)
            before = copy_of(state)
            parse = notation.parse_outcome if who == CHANCE else notation.parse_action
            rules.happen(state, parse(before, answer))
            go_on(state)
