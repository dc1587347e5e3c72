"""What is asked, and what happens by itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.games.ursuppe import invariants, rules
from cuboteca.games.ursuppe.actions import ACTION_COUNT, OUTCOME_COUNT
from cuboteca.games.ursuppe.components import AMOEBAS, CELL_COUNT
from cuboteca.games.ursuppe.genes import COPIES, GENE_COUNT
from cuboteca.games.ursuppe.state import DECISIONS as DECIDING
from cuboteca.games.ursuppe.state import HELD, Stage
from cuboteca.games.ursuppe.words import choices
from tests.games.citations import ruling
from tests.games.ursuppe.positions import after, asked, hungry, lay, phase, run

#: Why each decision is asked: a gene that may be used or not, or the rule without genes.
DECISIONS = {
    "START": "set-up",
    "NUMBER": "placing",
    "PLACE": "placing",
    "TURN": "drift or move; Holding, Fast Food",
    "DIRECTION": "a 6; Movement I and II",
    "REBOUND": "Rebound",
    "CARRY": "Tentacle",
    "CLING": "Holding",
    "AGAIN": "Speed, Persistence",
    "FEED": "hunger; Struggle for Survival, Parasitism",
    "MEAL": "which cubes; Frugality, Substitution",
    "SUCTION": "Suction",
    "SUCK": "Suction",
    "EXCRETE": "Cleanliness",
    "DEFENCE": "Defence, Escape, Alarm",
    "REFIGHT": "Persistence",
    "CRUST": "the attacker of a Hard Crust",
    "RETRY": "Persistence",
    "DEFECT": "gene defects",
    "GENES": "buying; Highly Adaptable, Social Gene",
    "SWAP": "Highly Adaptable",
    "EXPLOSION": "Population Explosion",
    "DIVISION": "division; Healing",
    "AGGRESSION": "Aggression",
}


@ruling("optional-genes")
def test_there_are_no_other_decisions() -> None:
    decisions = [stage.name for stage in Stage if stage in DECIDING]

    assert decisions == list(DECISIONS)


def test_what_pays_or_draws_is_weighty_and_drifting_is_not() -> None:
    turn = choices(phase(1, "amoebas=B1@c2"), 0)
    attacked = choices(
        after(hungry("amoebas=B1@c2,V1@c2 B=Struggle V=Escape,Defence"), "attack V1"), 1
    )

    assert {one.notation: one.weighty for one in turn} == {"drift": False, "move": True}
    assert len(attacked) == 3
    assert all(one.weighty for one in attacked)


@ruling("optional-genes")
@pytest.mark.parametrize(
    "cards",
    [
        "Toxic-Excretions",
        "Glutton,Frugality",
        "Energy-Conservation",
        "Alarm,Go-out-with-a-Bang,Short-Life-Span",
    ],
)
def test_what_a_gene_says_that_happens_is_not_asked(cards: str) -> None:
    soup = hungry(f"amoebas=B1@c2,V1@a4 food=c2:V1G1P1 B={cards}")
    if asked(soup) == "B feed":
        soup = after(soup, "bite V")

    assert asked(soup) == "V turn"


@ruling("optional-genes")
def test_the_victims_owner_is_not_asked_about_bang_alarm_armour_and_mouthful() -> None:
    cards = "Go-out-with-a-Bang,Alarm,More-than-a-Mouthful,Threat-Display"
    eaten = after(hungry(f"amoebas=B1@c2,V1@c2 B=Struggle V={cards}"), "attack V1")
    hit = after(phase(5, "amoebas=P1@c2,B1@c2 P=Aggression B=Armour"), "aggression 1 B1")

    assert asked(eaten) == "V turn"
    assert asked(hit) == "B turn"


def crowd(rng: Random) -> Any:
    """Return the beginning of phase 1 with many amoebas and most cards in somebody's hand."""
    colours = rng.randint(3, 6)
    state = lay(f"seats={colours} options={rng.choice(('original', 'as-many-more', ''))}")
    for gene in range(GENE_COUNT):
        for colour in rng.sample(range(colours), min(colours, int(COPIES[colours][gene]))):
            if rng.random() < 0.6:
                state.genes[colour][gene] = HELD
                state.pool[gene] -= 1
    for colour in range(colours):
        state.bp[colour] = rng.randint(0, 12)
        for number in range(int(AMOEBAS[colours])):
            if rng.random() < 0.6:
                state.cell[colour][number] = rng.choice((1, 2, 3, 6, 7, 10, 11))
                state.damage[colour][number] = rng.randint(0, 1)
        for cell in range(CELL_COUNT):
            cubes = rng.choice((0, 0, 1, 1, 2))
            state.food[cell][colour] = cubes
            state.supply[colour] -= cubes
    return run(state)


def random_event(state: Any, rng: Random) -> int:
    """Return a legal action or a possible outcome; there are always two at least."""
    if rules.to_move(state) == CHANCE:
        weights = [0] * OUTCOME_COUNT
        rules.chance_weights(state, weights)
        possible = [outcome for outcome, weight in enumerate(weights) if weight]
    else:
        mask = [False] * ACTION_COUNT
        rules.legal_mask(state, mask)
        possible = [action for action, is_legal in enumerate(mask) if is_legal]

    assert len(possible) > 1, Stage(state.stage).name
    return rng.choice(possible)


@ruling("forced-not-asked")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_asked_or_drawn_that_can_only_go_one_way(seed: int) -> None:
    """Two rounds of crowded soup with most genes about, at random; nothing gets lost."""
    rng = Random(seed)
    state = crowd(rng)
    while rules.to_move(state) != OVER and state.round_number < 4:
        rules.apply(state, random_event(state, rng))
        invariants.check(state)
