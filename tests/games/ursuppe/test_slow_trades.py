"""Buying, swapping and gene defects at random against slow definitions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cuboteca.games.ursuppe import notation, rules
from cuboteca.games.ursuppe.genes import GENES, Gene
from cuboteca.games.ursuppe.rules.sequence import ask
from cuboteca.games.ursuppe.state import ABSENT, BARRED, FRESH, HELD, Stage
from tests.games.citations import ruling
from tests.games.ursuppe.positions import copy_of, lay, legal

CODES = [row.code for row in GENES]
NEEDED = {row.code: [Gene[lower].row.code for lower in row.needs] for row in GENES if row.needs}


class Hand:
    """The cards of one colour and what lies in the pool, by their names."""

    def __init__(self, state: Any, colour: int) -> None:
        row = list(state.genes[colour])
        self.old = {code for code, has in zip(CODES, row, strict=True) if has == HELD}
        self.new = {code for code, has in zip(CODES, row, strict=True) if has == FRESH}
        self.barred = {code for code, has in zip(CODES, row, strict=True) if has == BARRED}
        self.pool = {
            code: int(copies) for code, copies in zip(CODES, state.pool, strict=True) if copies
        }
        self.points = int(state.bp[colour])
        markers = list(state.marker)[: state.colour_count]
        self.last = state.marker[colour] == min(markers)
        self.rival = next(
            (
                other
                for other in range(state.colour_count)
                if other != colour and state.genes[other][Gene.SOCIAL] >= HELD
            ),
            None,
        )

    @property
    def cards(self) -> set[str]:
        """All cards in the hand."""
        return self.old | self.new

    def list_price(self, code: str) -> int:
        """Return what is printed on a card."""
        return GENES[CODES.index(code)].price

    def may_get(self, code: str) -> bool:
        """Return whether a card lies in the pool and may come into the hand."""
        taboo = code in self.cards or (code == "Social" and not self.last)
        return code in self.pool and not taboo


def purchases(hand: Hand) -> set[str]:
    """Return what may be bought."""
    cheaper = 1 if "Flexible" in hand.cards else 0
    found = set()
    for code in hand.pool:
        price = max(hand.list_price(code) - cheaper, 0)
        if not hand.may_get(code) or code in hand.barred or hand.points < price:
            continue
        if code not in NEEDED:
            found.add(f"buy {code}")
        elif len(NEEDED[code]) == 1:
            found |= {f"buy {code}" for lower in NEEDED[code] if lower in hand.old}
        else:
            found |= {f"buy {code} for {lower}" for lower in NEEDED[code] if lower in hand.old}
    if hand.rival is not None and hand.last and hand.points >= 2 - cheaper:
        found.add("buy Social from rival")
    return found


def swaps(hand: Hand) -> dict[str, set[str]]:
    """Return what may be swapped for what."""
    if "Highly-Adaptable" not in hand.cards:
        return {}
    found = {}
    for old in hand.old:
        fit = {
            new
            for new in hand.pool
            if new not in NEEDED
            and hand.may_get(new)
            and (new not in hand.barred or new in NEEDED.get(old, []))
            and hand.points >= hand.list_price(new) - hand.list_price(old)
        }
        if fit:
            found[old] = fit
    return found


def random_market(rng: Random) -> Any:
    """Return a moment of phase 3: some colour's turn, with cards, points and markers at random."""
    colours = rng.randint(3, 6)
    state = lay(f"seats={colours}", phase=3)
    for gene in range(len(GENES)):
        state.pool[gene] = rng.choice((0, 1, 2))
        for colour in range(colours):
            state.genes[colour][gene] = rng.choice((ABSENT, ABSENT, ABSENT, HELD, FRESH))
    state.genes[rng.randrange(colours)][Gene.HIGHLY_ADAPTABLE] = HELD
    for colour, space in enumerate(rng.sample(range(1, 20), colours)):
        state.marker[colour] = space
        state.bp[colour] = rng.randint(0, 7)
        state.genes[colour][Gene.SOCIAL] = ABSENT
        for gene in Gene:
            held = gene.row.needs and state.genes[colour][gene] != ABSENT
            if held and rng.random() < 0.7:
                state.genes[colour][Gene[rng.choice(gene.row.needs)]] = BARRED
    holder = rng.randrange(colours)
    state.genes[holder][Gene.SOCIAL] = rng.choice((HELD, ABSENT))
    state.pool[Gene.SOCIAL] = int(state.genes[holder][Gene.SOCIAL] == ABSENT)
    state.active = rng.randrange(colours)
    ask(state, state.active, Stage.GENES)
    state.mover = state.active
    return state


@ruling("turn-of-buying", "social-gene", "swapping-cards", "flexible-prices")
@pytest.mark.parametrize("seed", range(2))
def test_everything_that_may_be_bought_or_swapped_is_offered_and_nothing_else(seed: int) -> None:
    rng = Random(seed)
    for _ in range(15):
        state = random_market(rng)
        hand = Hand(state, state.active)
        possible = swaps(hand)

        assert legal(state) == purchases(hand) | {f"swap {old}" for old in possible} | {"bought"}
        for old, fit in possible.items():
            swapping = copy_of(state)
            rules.happen(swapping, notation.parse_action(state, f"swap {old}"))
            assert legal(swapping) == {f"swap for {new}" for new in fit}


@ruling("turn-of-buying", "social-gene", "swapping-cards", "flexible-prices")
def test_what_a_purchase_does_to_hands_pool_and_points() -> None:
    rng = Random(5)
    for _ in range(60):
        state = random_market(rng)
        before = Hand(state, state.active)
        choice = rng.choice(sorted(purchases(before)) or [""])
        if not choice:
            continue
        paid = 1 if "Flexible" in before.cards else 0
        code = choice.split()[1]
        pool = dict(before.pool)
        rival_points = int(state.bp[before.rival]) if before.rival is not None else 0
        given = next((lower for lower in NEEDED.get(code, []) if choice.endswith(lower)), None)
        given = given or next(iter(NEEDED.get(code, [])), None)
        rules.happen(state, notation.parse_action(state, choice))
        after = Hand(state, state.active)
        if choice.endswith("rival"):
            assert before.rival is not None
            assert (before.points - after.points, after.rival) == (2 - paid, None)
            assert state.bp[before.rival] == rival_points + 2 - paid
        else:
            assert before.points - after.points == max(before.list_price(code) - paid, 0)
            pool[code] -= 1
            if given:
                pool[given] = pool.get(given, 0) + 1
        assert after.pool == {name: copies for name, copies in pool.items() if copies}
        assert after.cards == before.cards - {given} | {code}
        assert after.new == before.new | {code}
        assert after.barred == before.barred | ({given} if given else set())


@ruling("swapping-cards")
def test_what_a_swap_does_to_hands_pool_and_points() -> None:
    rng = Random(6)
    for _ in range(60):
        state = random_market(rng)
        before = Hand(state, state.active)
        possible = swaps(before)
        if not possible:
            continue
        old = rng.choice(sorted(possible))
        new = rng.choice(sorted(possible[old]))
        for text in (f"swap {old}", f"swap for {new}"):
            rules.happen(state, notation.parse_action(state, text))
        after = Hand(state, state.active)
        pool = dict(before.pool)
        pool[new] -= 1
        pool[old] = pool.get(old, 0) + 1

        assert after.points == before.points - max(
            before.list_price(new) - before.list_price(old), 0
        )
        assert after.cards == before.cards - {old} | {new}
        assert after.pool == {name: copies for name, copies in pool.items() if copies}
        assert after.barred == before.barred - set(NEEDED.get(old, [])) - {new}


@ruling("debt-card-by-card")
def test_debts_are_settled_card_by_card_or_by_the_whole_rest() -> None:
    pays = {row.code: row.mutation for row in GENES if row.mutation > 0}
    pays |= {"Ray-Protection": 4, "Short-Life-Span": 4}
    rng = Random(8)
    for _ in range(60):
        state = random_market(rng)
        state.debt = debt = rng.randint(1, 12)
        ask(state, state.active, Stage.DEFECT)
        while debt > 0:
            hand = Hand(state, state.active)
            cards = {f"give up {code}" for code in hand.cards if code in pays}
            expected = cards | ({"pay debt"} if hand.points >= debt else set())
            assert legal(state) == expected
            if not expected:
                break
            choice = rng.choice(sorted(expected))
            rules.happen(state, notation.parse_action(state, choice))
            debt = (
                0 if choice == "pay debt" else max(debt - pays[choice.removeprefix("give up ")], 0)
            )
            assert state.debt == debt
        assert debt or state.stage == Stage.NEXT_DEFECT
