"""Positions of Ursuppe in notation, for the tests of its rules: lay one, let it run, look at it.

::

    soup = hungry("amoebas=B1@c2,V1@c2 food=c2:G1 B=Struggle")
    assert legal(soup) == {"starve", "attack V1"}
    eaten = after(soup, "attack V1")
    assert at(eaten, "V1") == OFF and food(eaten, "c2") == "B1V1G2P1"

What a text leaves out is as usual here: four seats in round 2, markers on 1, 2, 3 ... so that B is
last and acts first in phase 1, nine points for everybody, all extra genes for sale, no food, and an
environment card without a current.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE
from cuboteca.games.ursuppe import invariants, notation, rules
from cuboteca.games.ursuppe.actions import ACTION_COUNT, OUTCOME_COUNT
from cuboteca.games.ursuppe.components import CARD_COUNT, NO_CELL
from cuboteca.games.ursuppe.genes import GENE_COUNT
from cuboteca.games.ursuppe.notation import (
    AMOEBA,
    CARD_CODES,
    CELL_NAMES,
    COLOUR_LETTERS,
    CUBES_OF_COLOURS,
    GENE_CODES,
)
from cuboteca.games.ursuppe.rules.sequence import ask, seat_of
from cuboteca.games.ursuppe.state import ABSENT, HELD, LAYOUT, Stage

if TYPE_CHECKING:
    from collections.abc import Iterable

OFF = "off the board"


def format_amoeba(target: int) -> str:
    """Return ``colour * 7 + number`` as text: ``"B3"``."""
    return AMOEBA.write(None, target)


def parse_amoeba(text: str) -> int:
    """Return ``colour * 7 + number`` of a text."""
    return AMOEBA.read(None, text)


def format_cubes(counts: Iterable[int]) -> str:
    """Return counts by colour as text: ``"B2V10"``; ``"-"`` for none."""
    return CUBES_OF_COLOURS.write(None, counts)


_BEGINNINGS = {
    1: Stage.LOOKS,
    2: Stage.ENVIRONMENT,
    3: Stage.NEXT_BUYER,
    4: Stage.NEXT_DIVIDER,
    5: Stage.DEATHS,
    6: Stage.SCORING,
}


#: The order in which the cards of earlier rounds are taken away.
_TURNED_UP = ["W9", "W12", "N11", "S10", "E8", "E10", "-14", "E10", "S13", "N9", "W6"]


def _unseen(card: str, left: int, kept: str) -> str:
    """Return cards that are not turned up, ``kept`` among them, so that ``left`` are."""
    cards = list(_TURNED_UP)
    cards.remove(card)
    for code in [code for code in cards if code != kept][: len(cards) - left]:
        cards.remove(code)
    counted = {code: cards.count(code) for code in CARD_CODES if code in cards}
    return ",".join(f"{code}*{n}" if n > 1 else code for code, n in counted.items()) or "-"


def lay(text: str = "", *, phase: int = 1) -> Any:
    """Return a position at the beginning of a phase, before anything happens."""
    given = dict(part.split("=", 1) for part in text.split())
    seats = int(given.get("seats", "4"))
    letters = COLOUR_LETTERS[:4] if seats == 2 else COLOUR_LETTERS[:seats]
    if "dummy" in given.get("options", ""):
        letters = COLOUR_LETTERS[:3]
    round_number = int(given.get("round", "2"))
    card = given.get("card", "-14")
    options = {"extra-genes", *given.get("options", "").split(",")} - {""}
    if seats == 2 and "dummy" not in options:
        options.add("two-colours")
    usual = {
        "seats": str(seats),
        "round": str(round_number),
        "stage": "over",
        "card": card,
        "unseen": _unseen(
            card,
            CARD_COUNT - round_number - (1 if phase > 2 else 0),
            given.get("next", "N9"),
        ),
        "markers": "".join(f"{letter}{n + 1}" for n, letter in enumerate(letters)),
        "bp": "".join(f"{letter}9" for letter in letters),
    }
    parts = usual | given | {"options": ",".join(sorted(options))}
    state = notation.parse_state(" ".join(f"{name}={value}" for name, value in parts.items()))
    state.phase = phase if phase != 2 else 1
    state.stage = _BEGINNINGS[phase]
    return state


def run(state: Any) -> Any:
    """Let happen what waits for nobody, and check that nothing is lost."""
    while rules.step(state):
        pass
    invariants.check(state)
    return state


def phase(number: int, text: str = "") -> Any:
    """Return the first moment of a phase at which something is drawn or decided."""
    return run(lay(text, phase=number))


def copy_of(state: Any) -> Any:
    """Return a copy."""
    return LAYOUT.unpack(LAYOUT.pack(state))


def legal(state: Any) -> set[str]:
    """Return the legal actions in notation; none at a draw."""
    mask = [False] * ACTION_COUNT
    count = rules.legal_mask(state, mask)
    texts = {
        notation.format_action(state, action) for action, is_legal in enumerate(mask) if is_legal
    }

    assert len(texts) == count
    return texts


def draws(state: Any) -> dict[str, int]:
    """Return the outcomes of the draw that waits, with their weights; none at a decision."""
    weights = [0] * OUTCOME_COUNT
    total = rules.chance_weights(state, weights)

    assert total == sum(weights)
    return {
        notation.format_outcome(state, outcome): weight
        for outcome, weight in enumerate(weights)
        if weight
    }


def after(state: Any, *events: str) -> Any:
    """Return the position after events in notation, each of them legal or possible."""
    current = copy_of(state)
    for text in events:
        if rules.to_move(current) == CHANCE:
            assert text in draws(current), (text, sorted(draws(current)))
            rules.apply(current, notation.parse_outcome(current, text))
        else:
            assert text in legal(current), (text, sorted(legal(current)))
            rules.apply(current, notation.parse_action(current, text))
        invariants.check(current)
    return current


def hungry(text: str) -> Any:
    """Return a position of phase 1 in which the first amoeba has drifted and feeds.

    Without a current it has stayed where it is.
    """
    return after(phase(1, text), "drift")


def at(state: Any, amoeba: str) -> str:
    """Return the space of an amoeba, such as ``"B1"``."""
    colour, number = divmod(parse_amoeba(amoeba), 7)
    cell = state.cell[colour][number]
    return OFF if cell == NO_CELL else CELL_NAMES[cell]


def damage(state: Any, amoeba: str) -> int:
    """Return the damage of an amoeba."""
    colour, number = divmod(parse_amoeba(amoeba), 7)
    return int(state.damage[colour][number])


def food(state: Any, cell: str) -> str:
    """Return the cubes in a space, such as ``"B2V1"``."""
    return format_cubes(state.food[CELL_NAMES.index(cell)])


def toxic(state: Any, cell: str) -> int:
    """Return the damage that lies in a space."""
    return int(state.toxic[CELL_NAMES.index(cell)])


def bp(state: Any, colour: str) -> int:
    """Return the biological points of a colour, such as ``"B"``."""
    return int(state.bp[COLOUR_LETTERS.index(colour)])


def marker(state: Any, colour: str) -> int:
    """Return the space of a marker."""
    return int(state.marker[COLOUR_LETTERS.index(colour)])


def genes(state: Any, colour: str) -> set[str]:
    """Return the genes that a colour has."""
    row = state.genes[COLOUR_LETTERS.index(colour)]
    return {GENE_CODES[gene] for gene in range(GENE_COUNT) if row[gene] >= HELD}


def barred(state: Any, colour: str) -> set[str]:
    """Return the genes that a colour may not buy while it has what it handed them in for."""
    row = state.genes[COLOUR_LETTERS.index(colour)]
    return {GENE_CODES[gene] for gene in range(GENE_COUNT) if row[gene] < ABSENT}


def pool(state: Any, gene: str) -> int:
    """Return how many cards of a gene are for sale."""
    return int(state.pool[GENE_CODES.index(gene)])


def asked(state: Any) -> str:
    """Return who decides what: ``"B feed"``, or ``"chance roll"``."""
    name = Stage(int(state.stage)).name.lower()
    if rules.to_move(state) == CHANCE:
        return f"chance {name}"
    return f"{COLOUR_LETTERS[int(state.decider)]} {name}"


def feeding(text: str, amoeba: str = "B1") -> Any:
    """Return a position in which an amoeba feeds, also where it has no choice at all."""
    state = lay(text)
    state.active, state.number = divmod(parse_amoeba(amoeba), 7)
    ask(state, state.active, Stage.FEED)
    state.mover = seat_of(state, state.active)
    return state


def meals(state: Any) -> set[str]:
    """Return every meal that may be chosen, ``"V1G1"``, or ``"V1 of G"`` with G as the host.

    Nothing is passed over on the way, so a meal without an alternative is found as well.
    """
    found = set()
    waiting = [(state, "", [0] * len(COLOUR_LETTERS))]
    while waiting:
        current, host, cubes = waiting.pop()
        for text in legal(current):
            verb, _, name = text.partition(" ")
            if verb == "eaten":
                found.add(format_cubes(cubes) + host)
            if verb not in ("bite", "host"):
                continue
            following = copy_of(current)
            rules.happen(following, notation.parse_action(following, text))
            more = list(cubes)
            if verb == "bite":
                more[COLOUR_LETTERS.index(name)] += 1
            waiting.append((following, f" of {name}" if verb == "host" else host, more))
    return found
