"""Whole attacks at random against a slow script of the rulebook, question by question.

The script knows bodies, points and cards as plain dictionaries and sets.  It says who is asked what
next; the rules must ask the same, and come to the same end.  Tentacles, rebounds and damage that
lies about are left out: they belong to movement.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.games.ursuppe import notation, rules
from cuboteca.games.ursuppe.components import CELLS, NO_CELL
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.attacking import attack, target_refusal
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.state import Stage
from tests.games.citations import ruling
from tests.games.ursuppe.positions import copy_of, draws, format_amoeba, lay, legal

if TYPE_CHECKING:
    from collections.abc import Generator

Question = tuple[int, set[str]]  # who is asked (CHANCE: dice), and the possible answers
Body = tuple[int, int]  # colour and number

DIE = {f"die {face}" for face in range(1, 7)}
FIGHT = {f"fight {a}:{b}" for a in range(1, 7) for b in range(1, 7) if a != b}
WAYS = {"go w": (-1, 0), "go n": (0, -1), "go e": (1, 0), "go s": (0, 1)}

#: How often a colour has a gene; often what answers an attack, seldom what forbids answers.
CARDS = {
    Gene.SPEED: 0.4,
    Gene.DEFENCE: 0.5,
    Gene.ESCAPE: 0.6,
    Gene.STREAMLINE: 0.3,
    Gene.HOLDING: 0.5,
    Gene.PERSISTENCE: 0.5,
    Gene.ARMOUR: 0.15,
    Gene.ALARM: 0.3,
    Gene.HARD_CRUST: 0.3,
    Gene.MOUTHFUL: 0.3,
    Gene.CAMOUFLAGE_1: 0.2,
    Gene.CAMOUFLAGE_2: 0.05,
    Gene.THREAT_DISPLAY: 0.2,
    Gene.BANG: 0.4,
}


@dataclass
class Pond:
    """What an attack is about, in plain Python."""

    colours: int
    phase: int
    original: bool
    cards: list[set[Gene]]
    points: list[int]
    cell: dict[Body, int]
    damage: dict[Body, int]
    supply: list[int]
    food: list[list[int]]
    used: dict[Body, set[str]]
    alarmed: set[int] = field(default_factory=set)

    def die(self, body: Body, cubes: int) -> None:
        """Remove a body; cubes of each colour take its place."""
        cell = self.cell.pop(body)
        del self.damage[body]
        for colour in range(self.colours):
            placed = min(cubes, self.supply[colour])
            self.supply[colour] -= placed
            self.food[cell][colour] += placed
        if Gene.BANG in self.cards[body[0]]:
            for other in [other for other, where in self.cell.items() if where == cell]:
                self.damage[other] += 1

    def targets(self, attacker: Body) -> list[Body]:
        """Return whom a body may attack."""
        found = []
        for other, cell in self.cell.items():
            if cell != self.cell[attacker] or other == attacker:
                continue
            cards = self.cards[other[0]]
            if other[0] != attacker[0]:
                if Gene.ARMOUR in cards and self.phase == 1:
                    continue
                if Gene.THREAT_DISPLAY in cards and attacker[1] > other[1]:
                    continue
            elif self.phase != 1:
                continue
            found.append(other)
        return found


def name_of(body: Body) -> str:
    """Return a body in notation."""
    return format_amoeba(body[0] * 7 + body[1])


def whole_attack(pond: Pond, attacker: Body, target: Body) -> Generator[Question, str, str]:
    """Go through an attack and its second attempt; return how it ended."""
    pond.points[attacker[0]] -= 1
    result = yield from attempt(pond, attacker, target)
    if result == "failed" and Gene.PERSISTENCE in pond.cards[attacker[0]]:
        again = {f"attack {name_of(other)}": other for other in pond.targets(attacker)}
        choice = yield attacker[0], {"give up attack", *again}
        if choice in again:
            result = yield from attempt(pond, attacker, again[choice])
    if result == "failed" and pond.phase == 1:
        pond.damage[attacker] += 1
    return result


def attempt(pond: Pond, attacker: Body, target: Body) -> Generator[Question, str, str]:
    """Go through one attempt: camouflage, answers, armour, crust, success."""
    own, theirs = pond.cards[attacker[0]], pond.cards[target[0]]
    if pond.original:
        pond.used[target] = set()
    seen = Gene.CAMOUFLAGE_2 not in own
    if seen and Gene.CAMOUFLAGE_1 in own:
        roll = yield CHANCE, DIE
        seen = roll in ("die 1", "die 2", "die 3")
    ended = yield from answers(pond, attacker, target, seen=seen)
    if ended:
        return ended
    opponents = attacker[0] != target[0]
    if Gene.ARMOUR in theirs and opponents:
        pond.damage[target] += 1
        return "success"
    if Gene.HARD_CRUST in theirs:
        pays = pond.points[attacker[0]] > 0
        pays = pays and (yield attacker[0], {"pay crust", "refuse crust"}) == "pay crust"
        if not pays and pond.original:
            return "failed"
        if not pays:
            pond.die(attacker, 1)
            return "dead"
        pond.points[attacker[0]] -= 1
    if pond.phase == 1 and Gene.MOUTHFUL in theirs and opponents:
        pond.damage[target] += 1
        return "success"
    pond.die(target, 1 if pond.phase == 1 else 2)
    if pond.phase == 1 and Gene.ALARM in theirs:
        pond.alarmed.add(target[0])
    return "success"


def answers(
    pond: Pond, attacker: Body, target: Body, *, seen: bool
) -> Generator[Question, str, str]:
    """Let the target's owner answer until nothing is left; return how the attack ended, or ''."""
    owner = target[0]
    cards = pond.cards[owner]
    price = 0 if Gene.STREAMLINE in cards else 1
    can_flee = Gene.ESCAPE in cards or (Gene.ALARM in cards and owner in pond.alarmed)
    while True:
        possible = {"no defence"}
        if seen and can_flee and pond.points[owner] >= price:
            possible.add("escape")
        if seen and Gene.DEFENCE in cards and owner != attacker[0] and pond.points[owner] >= 1:
            possible.add("defend")
        choice = yield owner, possible - pond.used[target]
        if choice == "no defence":
            return ""
        pond.used[target].add(choice)
        if choice == "defend":
            pond.points[owner] -= 1
            if (yield from fights(pond, owner)):
                return "failed"
        else:
            pond.points[owner] -= price
            battlefield = pond.cell[target]
            clung = yield from flee(pond, attacker, target)
            if clung:
                return "dragged"
            if pond.cell[target] != battlefield:
                return "failed"


def fights(pond: Pond, owner: int) -> Generator[Question, str, bool]:
    """Fight once, or twice with Persistence; tell whether the defender has won."""
    for last in (Gene.PERSISTENCE not in pond.cards[owner], True):
        attacking, defending = (yield CHANCE, FIGHT).removeprefix("fight ").split(":")
        if defending > attacking:
            return True
        if last or (yield owner, {"fight again", "yield"}) == "yield":
            return False
    return False


def flee(pond: Pond, attacker: Body, target: Body) -> Generator[Question, str, bool]:
    """Take one step or two; tell whether the attacker has clung."""
    cards = pond.cards[target[0]]
    twice = Gene.SPEED in cards or Gene.PERSISTENCE in cards
    clung = False
    for last in (not twice, True):
        die = yield CHANCE, DIE
        way = {"die 1": "go w", "die 2": "go n", "die 3": "go e", "die 4": "go s"}.get(die, "")
        if die == "die 6":
            way = yield target[0], set(WAYS)
        left = pond.cell[target]
        goal = space_beside(left, way)
        pond.cell[target] = goal
        for body in clingers(pond, target[0], left) if goal != left else []:
            if (yield body[0], {"cling", "let go"}) == "cling":
                pond.cell[body] = goal
                clung |= body == attacker
        if last or (yield target[0], {"move again", "stop"}) == "stop":
            return clung
    return clung


def clingers(pond: Pond, leaver: int, left: int) -> list[Body]:
    """Return who may go along with a body that has left a space, in order."""
    colours = range(pond.colours) if pond.phase == 1 else reversed(range(pond.colours))
    return [
        (colour, number)
        for colour in colours
        for number in range(7)
        if Gene.HOLDING in pond.cards[colour]
        and not (pond.original and colour == leaver)
        and pond.cell.get((colour, number)) == left
    ]


def space_beside(cell: int, way: str) -> int:
    """Return the space in a direction, the same one where edge or island is in the way."""
    column, row = CELLS[cell]
    right, down = WAYS.get(way, (0, 0))
    goal = (column + right, row + down)
    return CELLS.index(goal) if goal in CELLS else cell


# the rules, from the attack to its end


def pond_of(state: Any) -> Pond:
    """Return what the script knows of a state."""
    colours = int(state.colour_count)
    bodies = [(c, n) for c in range(colours) for n in range(7) if state.cell[c][n] != NO_CELL]
    return Pond(
        colours=colours,
        phase=int(state.phase),
        original=bool(state.original),
        cards=[{gene for gene in Gene if state.genes[c][gene] > 0} for c in range(colours)],
        points=[int(n) for n in state.bp][:colours],
        cell={body: int(state.cell[body[0]][body[1]]) for body in bodies},
        damage={body: int(state.damage[body[0]][body[1]]) for body in bodies},
        supply=[int(n) for n in state.supply][:colours],
        food=[[int(n) for n in row] for row in state.food],
        used={
            body: {
                name
                for bit, name in ((1, "escape"), (2, "defend"))
                if state.used[body[0]][body[1]] & bit
            }
            for body in bodies
        },
        alarmed={c for c in range(colours) if state.alarmed[c]},
    )


def random_attack(rng: Random) -> tuple[Any, Body, Body] | None:
    """Return a position and who attacks whom, or None where nobody can."""
    colours = rng.randint(3, 6)
    phase = rng.choice((1, 5))
    options = rng.choice(("extra-genes", "original"))
    state = lay(f"seats={colours} options={options}", phase=phase)
    state.phase = phase
    for colour in range(colours):
        state.bp[colour] = rng.randint(0, 6)
        state.alarmed[colour] = int(phase == 1 and rng.random() < 0.3)
        state.supply[colour] = rng.randint(0, 4)
        for gene, often in CARDS.items():
            state.genes[colour][gene] = int(rng.random() < often)
        for number in range(4):
            state.cell[colour][number] = rng.choice((2, 3, NO_CELL))
            if state.cell[colour][number] != NO_CELL:
                state.used[colour][number] = rng.choice((0, 0, 0, 1, 2))
    attackers = [c * 7 + n for c in range(colours) for n in range(4) if state.cell[c][n] != NO_CELL]
    rng.shuffle(attackers)
    for attacker in attackers:
        targets = [t for t in attackers if target_refusal(state, attacker, t) == Refusal.OK]
        if targets:
            colour, number = divmod(attacker, 7)
            state.bp[colour] += 1
            state.active, state.number = colour, number
            other, its_number = divmod(rng.choice(targets), 7)
            return state, (colour, number), (other, its_number)
    return None


def go_on(state: Any) -> None:
    """Take steps that wait for nobody until something is asked or the attack is over."""
    while state.stage not in (Stage.FED, Stage.DEATHS, Stage.FEED) and rules.step(state):
        pass


ENDS = {"dragged": Stage.FEED, "success": Stage.FED, "failed": Stage.FED, "dead": Stage.FED}


@ruling(
    "attack-order",
    "camouflage-die",
    "answers-in-turn",
    "once-per-round",
    "own-amoebas-attacked",
    "when-escaped",
    "clinging-attacker",
    "unpaid-crust",
    "when-mouthful",
    "second-try",
    "alarm-lasts",
    "bang-at-death",
    "armour-in-aggression",
)
@pytest.mark.parametrize("seed", range(8))
def test_attacks_at_random_go_as_the_script_says(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        found = random_attack(rng)
        if found is None:
            continue
        state, attacker, target = found
        pond = pond_of(state)
        first_phase = pond.phase
        attack(state, attacker[0] * 7 + attacker[1], target[0] * 7 + target[1])
        go_on(state)
        result = play_along(state, whole_attack(pond, attacker, target), rng)
        ended = pond_of(state)
        pond.used = {body: pond.used[body] for body in pond.cell}

        assert ended == pond
        assert state.stage == (ENDS[result] if first_phase == 1 else Stage.DEATHS)


def play_along(state: Any, script: Generator[Question, str, str], rng: Random) -> str:
    """Answer each question of the script at random, in the rules as well; return the result."""
    try:
        who, possible = next(script)
        while True:
            answer = rng.choice(sorted(possible))
            if len(possible) > 1:
                asked = set(draws(state)) if state.mover == CHANCE else legal(state)
                assert (int(state.mover), asked) == (who, possible)
                before = copy_of(state)
                parse = notation.parse_outcome if who == CHANCE else notation.parse_action
                rules.happen(state, parse(before, answer))
                go_on(state)
            who, possible = script.send(answer)
    except StopIteration as end:
        return str(end.value)
