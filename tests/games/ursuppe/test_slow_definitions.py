"""The trickiest rules against slow, obvious ones, over many random positions.

The slow ones are written from the rulebook and the rulings with plain lists and sets; they share
no table with the rules.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from cuboteca.games.ursuppe import notation, rules
from cuboteca.games.ursuppe.actions import (
    ACTION_COUNT,
    ATTACK,
    NO_AGGRESSION,
    OUTCOME_COUNT,
    PAIR,
    PLACE,
)
from cuboteca.games.ursuppe.components import CELLS, NO_CELL
from cuboteca.games.ursuppe.genes import GENES, Gene
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.environment import mutation_sum
from cuboteca.games.ursuppe.rules.scoring import advance_marker, card_count
from cuboteca.games.ursuppe.rules.sequence import ask
from cuboteca.games.ursuppe.rules.set_up import dice_weights
from cuboteca.games.ursuppe.state import Stage
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import copy_of, lay, legal

POSITIONS = 60
WAYS_OF_TWO_DICE = Counter(a + b for a in range(1, 7) for b in range(1, 7))


def random_position(rng: Random, phase: int = 1) -> Any:
    """Return a position with amoebas, food, genes and points at random.

    It need not be one that can come about; the turn is that of the first colour's first amoeba.
    """
    colours = rng.randint(3, 6)
    state = lay(f"seats={colours}", phase=phase)
    for colour in range(colours):
        state.bp[colour] = rng.randint(0, 3)
        for gene in range(len(GENES)):
            state.genes[colour][gene] = int(rng.random() < 0.25)
        for number in range(6):
            if rng.random() < 0.5:
                state.cell[colour][number] = rng.choice((0, 1, 2, 3, 6, 7))
                state.damage[colour][number] = rng.randint(0, 3)
        for cell in range(len(CELLS)):
            state.food[cell][colour] = rng.choice((0, 0, 1, 1, 2, 3))
    state.active = state.decider = rng.randrange(colours)
    state.number = rng.randrange(6)
    if state.cell[state.active][state.number] == NO_CELL:
        state.cell[state.active][state.number] = rng.choice((1, 2, 6))
    state.mover = state.active
    return state


def positions(phase: int = 1) -> list[Any]:
    """Return the same random positions each time."""
    rng = Random(20_250)
    return [random_position(rng, phase) for _ in range(POSITIONS)]


def has(state: Any, colour: int, gene: Gene) -> bool:
    """Return whether a colour has a gene."""
    return bool(state.genes[colour][gene] > 0)


def neighbours(cell: int) -> list[int]:
    """Return the spaces beside a space: those one step away in the frame of 5 times 5."""
    column, row = CELLS[cell]
    return [
        other
        for other, (c, r) in enumerate(CELLS)
        if abs(c - column) + abs(r - row) == 1 and other != cell
    ]


# meals


def is_base_meal(cubes: tuple[int, ...], colours: int, *, substitution: bool) -> bool:
    """Return whether cubes of each foreign colour are a plain meal, or one of Substitution."""
    eaten = sorted((n for n in cubes if n), reverse=True)
    if colours == 3:
        return eaten == [2, 1] or (substitution and eaten == [4])
    if colours == 4:
        return eaten == [1, 1, 1] or (substitution and sum(eaten) == 4 and len(eaten) == 2)
    if eaten == [1, 1, 1, 1]:
        return True
    return substitution and sum(eaten) == 5 and len(eaten) == 3


def with_one_more(cubes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return what one cube more of any colour makes."""
    return [(*cubes[:n], cubes[n] + 1, *cubes[n + 1 :]) for n in range(len(cubes))]


def with_one_fewer(cubes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return what one cube fewer of any colour makes."""
    return [(*cubes[:n], cubes[n] - 1, *cubes[n + 1 :]) for n in range(len(cubes)) if cubes[n]]


def is_meal(state: Any, cubes: tuple[int, ...], *, host: bool) -> bool:
    """Return whether cubes of the foreign colours are a meal of the active colour."""
    colour, colours = state.active, int(state.colour_count)
    whole = {cubes}
    if host:
        whole = {more for meal in whole for more in with_one_more(meal)}
    if has(state, colour, Gene.FRUGALITY):
        whole |= {more for meal in whole for more in with_one_more(meal)}
    if has(state, colour, Gene.GLUTTON):
        whole = {fewer for meal in whole for fewer in with_one_fewer(meal)}
    substitution = has(state, colour, Gene.SUBSTITUTION)
    return any(is_base_meal(meal, colours, substitution=substitution) for meal in whole)


def hosts(state: Any) -> list[int]:
    """Return who may have to pay for a cube less."""
    if not has(state, state.active, Gene.PARASITISM):
        return []
    cell = state.cell[state.active][state.number]
    return [
        colour
        for colour in range(state.colour_count)
        if colour != state.active and state.bp[colour] > 0 and cell in list(state.cell[colour])
    ]


def ways_to_fetch(state: Any, meal: tuple[int, ...]) -> set[tuple[int, tuple[int, ...]]]:
    """Return where the cubes of a meal may come from: a neighbour, and the cubes from there.

    The neighbour is NO_CELL where all of them come from the own space.
    """
    cell = state.cell[state.active][state.number]
    own = list(state.food[cell])
    most = 1 if has(state, state.active, Gene.SUCTION_1) else 0
    most = 2 if has(state, state.active, Gene.SUCTION_2) else most
    ways = set()
    for fetched in product(*(range(n + 1) for n in meal)):
        if sum(fetched) > most or any(
            m - f > o for m, f, o in zip(meal, fetched, own, strict=True)
        ):
            continue
        if not sum(fetched):
            ways.add((NO_CELL, fetched))
            continue
        for beside in neighbours(cell):
            if all(f <= there for f, there in zip(fetched, list(state.food[beside]), strict=True)):
                ways.add((beside, fetched))
    return ways


def slow_feasts(state: Any) -> set[tuple[int, tuple[int, ...], int, tuple[int, ...]]]:
    """Return every way to feed: host, meal, neighbour and the cubes from there."""
    colours = range(int(state.colour_count))
    found = set()
    for meal in product(*((0,) if c == state.active else range(6) for c in colours)):
        foreign = tuple(n for c, n in enumerate(meal) if c != state.active)
        if not 0 < sum(foreign) <= 6:
            continue
        payers = hosts(state) if is_meal(state, foreign, host=True) else []
        payers = [*payers, -1] if is_meal(state, foreign, host=False) else payers
        if payers:
            all_meal = (*meal, *[0] * (6 - len(meal)))
            for beside, fetched in ways_to_fetch(state, all_meal):
                found |= {(host, all_meal, beside, fetched) for host in payers}
    return found


def feasts(state: Any) -> set[tuple[int, tuple[int, ...], int, tuple[int, ...]]]:
    """Return the same by taking every decision that the rules offer."""
    found = set()
    waiting = [state]
    while waiting:
        current = waiting.pop()
        for text in legal(current):
            if text.split()[0] not in ("bite", "host", "eaten", "suck", "sucked"):
                continue
            following = copy_of(current)
            action = notation.parse_action(following, text)
            meal = tuple(int(n) for n in following.meal)
            sucked = tuple(int(n) for n in following.sucked)
            host, direction = int(following.host), int(following.suck_from)
            rules.happen(following, action)
            if following.stage == Stage.EATING:
                rules.go_on(following)
            if following.stage in (Stage.MEAL, Stage.SUCTION, Stage.SUCK):
                waiting.append(following)
            else:
                cell = state.cell[state.active][state.number]
                column, row = CELLS[cell]
                step = ((-1, 0), (0, -1), (1, 0), (0, 1))[direction] if direction >= 0 else None
                beside = CELLS.index((column + step[0], row + step[1])) if step else NO_CELL
                found.add((host, meal, beside, sucked))
    return found


@ruling("meal-step-by-step", "must-eat", "suction-limit", "glutton-first", "who-is-host")
def test_every_way_to_feed_is_offered_and_no_other() -> None:
    seen = 0
    for position in positions()[:25]:
        state = copy_of(position)
        ask(state, state.active, Stage.FEED)
        expected = slow_feasts(state)

        assert feasts(state) == expected
        seen += len(expected)
    assert seen > 300


@ruling("must-eat")
def test_who_finds_a_plain_meal_neither_starves_nor_attacks() -> None:
    for position in positions()[:40]:
        state = copy_of(position)
        ask(state, state.active, Stage.FEED)
        plain = copy_of(state)
        for gene in (Gene.SUBSTITUTION, Gene.FRUGALITY, Gene.PARASITISM):
            plain.genes[plain.active][gene] = 0
        plain.genes[plain.active][Gene.SUCTION_1] = plain.genes[plain.active][Gene.SUCTION_2] = 0
        texts = legal(state)

        assert ("starve" in texts) != bool(slow_feasts(plain))
        if "starve" not in texts:
            assert not any(text.startswith("attack") for text in texts)


# targets


def amoebas(state: Any) -> list[tuple[int, int, int]]:
    """Return all amoebas on the map as colour, number and space."""
    return [
        (colour, number, int(state.cell[colour][number]))
        for colour in range(state.colour_count)
        for number in range(7)
        if state.cell[colour][number] != NO_CELL
    ]


def slow_targets(state: Any, colour: int, number: int, *, hungry: bool) -> set[tuple[int, int]]:
    """Return whom an amoeba may attack, in phase 1 or in phase 5."""
    cell = state.cell[colour][number]
    found = set()
    for other, its_number, its_cell in amoebas(state):
        if its_cell != cell or (other, its_number) == (colour, number):
            continue
        if other == colour:
            allowed = hungry
        else:
            allowed = not (hungry and has(state, other, Gene.ARMOUR))
            if has(state, other, Gene.THREAT_DISPLAY) and number > its_number:
                allowed = False
        if allowed:
            found.add((other, its_number))
    return found


@ruling("own-amoebas-attacked", "threat-by-number")
def test_targets_of_the_hungry() -> None:
    for position in positions():
        state = copy_of(position)
        ask(state, state.active, Stage.FEED)
        mask = [False] * ACTION_COUNT
        rules.legal_mask(state, mask)
        offered = {
            divmod(action - ATTACK, 7) for action in range(ATTACK, ATTACK + 42) if mask[action]
        }
        colour = state.active
        can = has(state, colour, Gene.STRUGGLE) or has(state, colour, Gene.AGGRESSION)
        expected = slow_targets(state, colour, state.number, hungry=True)
        if not can or state.bp[colour] < 1 or "starve" not in legal(state):
            expected = set()

        assert offered == expected


@ruling("aggression-turn")
def test_targets_of_aggression() -> None:
    for position in positions(phase=5):
        state = copy_of(position)
        ask(state, state.active, Stage.AGGRESSION)
        mask = [False] * ACTION_COUNT
        rules.legal_mask(state, mask)
        offered = {
            (number, *divmod(target, 7))
            for number in range(7)
            for target in range(42)
            if mask[PAIR + number * 42 + target]
        }
        expected = {
            (number, *target)
            for colour, number, _ in amoebas(state)
            if colour == state.active
            for target in slow_targets(state, colour, number, hungry=False)
        }

        assert mask[NO_AGGRESSION]
        assert offered == expected


# placing


@ruling("free-amoeba")
@cites('"Fase 4: Divisione Cellulare" (p. 5)')
def test_where_a_new_amoeba_may_be_placed() -> None:
    for position in positions(phase=4):
        state = copy_of(position)
        state.phase = 4
        ask(state, state.active, Stage.PLACE)
        own = {cell for colour, _, cell in amoebas(state) if colour == state.active}
        count = sum(1 for colour, _, _ in amoebas(state) if colour == state.active)
        anywhere = count <= 1 or has(state, state.active, Gene.SPORES)
        expected = {
            cell
            for cell in range(len(CELLS))
            if cell not in own and (anywhere or own & set(neighbours(cell)))
        }
        mask = [False] * ACTION_COUNT
        rules.legal_mask(state, mask)

        assert {cell for cell in range(len(CELLS)) if mask[PLACE + cell]} == expected


# sums and limits


def test_limits_of_damage() -> None:
    for state in positions():
        for colour in range(state.colour_count):
            limit = {(0, 0): 2, (1, 0): 3, (0, 1): 1, (1, 1): 2}[
                int(has(state, colour, Gene.LIFE_EXPECTANCY)),
                int(has(state, colour, Gene.SHORT_LIFE_SPAN)),
            ]

            assert damage_limit(state, colour) == limit


def test_sums_of_mutation_points_and_cards() -> None:
    for state in positions():
        for colour in range(state.colour_count):
            held = [gene for gene in Gene if has(state, colour, gene)]
            advanced = [gene for gene in held if gene.row.needs]
            counted = [gene for gene in held if gene != Gene.RAY_PROTECTION]

            assert mutation_sum(state, colour) == sum(gene.row.mutation for gene in held)
            assert card_count(state, colour) == len(counted) + len(advanced)


def slow_pass(
    state: Any, bodies: dict[tuple[int, int], list[int]], food: list[list[int]], supply: list[int]
) -> bool:
    """Let the dying die, in one pass through bodies of space and damage; tell whether any did."""
    order = sorted(bodies, key=lambda body: (-body[0], body[1]))  # markers stand as colours do
    dead = False
    for colour, number in order:
        cell, damage = bodies[colour, number]
        if damage < damage_limit(state, colour):
            continue
        dead = True
        del bodies[colour, number]
        for cube in range(state.colour_count):
            placed = min(2, supply[cube])
            supply[cube] -= placed
            food[cell][cube] += placed
        if has(state, colour, Gene.BANG):
            for other in bodies.values():
                other[1] += other[0] == cell
    return dead


@ruling("bang-at-death", "death-order")
def test_natural_deaths_one_pass_after_the_other() -> None:
    """A list of bodies instead of loops over the state; the supply decides who gets cubes."""
    for position in positions(phase=5):
        state = copy_of(position)
        supply = [5] * int(state.colour_count)
        for colour in range(state.colour_count):
            state.genes[colour][Gene.AGGRESSION] = 0
            state.supply[colour] = supply[colour]
        bodies = {(c, n): [cell, int(state.damage[c][n])] for c, n, cell in amoebas(state)}
        food = [list(row) for row in state.food]
        while slow_pass(state, bodies, food, supply):
            pass
        while state.stage != Stage.SCORING:
            rules.step(state)

        assert {(c, n): [cell, int(state.damage[c][n])] for c, n, cell in amoebas(state)} == bodies
        assert [list(row) for row in state.food] == food


# the track


@cites('"Fase 6: Punteggio" (p. 6)')
def test_a_marker_counts_free_spaces_only() -> None:
    rng = Random(7)
    state = lay("seats=6")
    for _ in range(300):
        spaces = rng.sample(range(1, 30), 6)
        for colour, space in enumerate(spaces):
            state.marker[colour] = space
        steps = rng.randint(0, 10)
        free = [s for s in range(spaces[2] + 1, 60) if s not in spaces]
        advance_marker(state, 2, steps)

        assert state.marker[2] == (free[steps - 1] if steps else spaces[2])


# the order by dice


def chances_of_rolls(state: Any, group: list[int]) -> dict[tuple[int, ...], Fraction]:
    """Return how likely the rules make each row of totals of a group that rolls."""
    found: dict[tuple[int, ...], Fraction] = {(): Fraction(1)}
    weights = [0] * OUTCOME_COUNT
    for place, _ in enumerate(group):
        longer = {}
        for totals, chance in found.items():
            for colour, total in zip(group, (*totals, *[0] * len(group)), strict=False):
                state.dice[colour] = total
            whole = dice_weights(state, weights)
            assert sum(weights[:11]) == whole
            for total in range(2, 13):
                if weights[total - 2]:
                    longer[*totals, total] = chance * Fraction(weights[total - 2], whole)
        found = longer
        assert all(len(totals) == place + 1 for totals in found)
    return found


@ruling("set-up-draws")
@pytest.mark.parametrize("group", [[0, 1], [1, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3]])
def test_rolls_for_order_are_as_likely_as_with_real_dice(group: list[int]) -> None:
    """A roll that ties all of the group is rolled again by all: it is as if it had not been.

    Exactly, as fractions: the chance of each row of totals among those that do not tie all.
    """
    state = lay("seats=4")
    state.turn = min(group)
    for colour in range(4):
        state.tied[colour] = min(group) if colour in group else 3 - min(group) + 1
    expected = {}
    for totals in product(range(2, 13), repeat=len(group)):
        if len(set(totals)) > 1:
            ways = 1
            for total in totals:
                ways *= WAYS_OF_TWO_DICE[total]
            expected[totals] = ways
    all_ways = sum(expected.values())

    assert chances_of_rolls(state, group) == {
        totals: Fraction(ways, all_ways) for totals, ways in expected.items()
    }


def literal_order(group: list[int], rolls: list[int]) -> list[int]:
    """Return the order of a group that rolls in turn; ties roll again, the higher group first."""
    if len(group) == 1:
        return group
    totals = {colour: rolls.pop(0) for colour in group}
    order: list[int] = []
    for total in sorted(set(totals.values()), reverse=True):
        order += literal_order([colour for colour in group if totals[colour] == total], rolls)
    return order


@ruling("set-up-draws")
def test_groups_are_sorted_as_the_rulebook_says() -> None:
    rng = Random(11)
    for _ in range(60):
        state = lay(f"seats={rng.randint(3, 6)}")
        colours = int(state.colour_count)
        for colour in range(colours):
            state.marker[colour] = 0
        state.phase = state.turn = 0
        ask(state, -1, Stage.DICE)
        rolls = []
        weights = [0] * OUTCOME_COUNT
        while state.stage == Stage.DICE:
            rules.chance_weights(state, weights)
            total = rng.choice([t for t in (5, 6, 7) if weights[t - 2]] or [9])
            rolls.append(total)
            rules.turn_out(state, total - 2)
            while state.stage == Stage.TIES:
                rules.go_on(state)

        assert list(state.order)[:colours] == literal_order(list(range(colours)), rolls)
