"""A table of Ursuppe in notation: lay it, let things happen, look at it.

::

    state = table("amoebas=R1@b3,B2@b3 food=b3:B2Y1 R=Struggle")
    assert legal(state) == {"drift", "move"}
    assert_shows(after(state, "drift", "bite B"), "meal=B1")

The rules run interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.game import complete_options
from cuboteca.games.ursuppe import notation, rules
from cuboteca.games.ursuppe.actions import ACTION_COUNT, OUTCOME_COUNT
from cuboteca.games.ursuppe.components import CARD_COPIES, CARD_COUNT
from cuboteca.games.ursuppe.invariants import check
from cuboteca.games.ursuppe.meta import META
from cuboteca.games.ursuppe.notation import CARD_CODES, COLOUR_LETTERS
from cuboteca.games.ursuppe.start import start
from cuboteca.games.ursuppe.state import FIRST_DECISION, LAYOUT, Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.game import OptionValue


def table(text: str = "") -> Any:
    """Return a state in the middle of a play; parts left out are as usual there.

    Three seats, phase 1 of round 2, the turn of red's first amoeba; markers on the first spaces,
    red's on the lowest, so red comes first in phase 1 and last in the others; 10 points each and
    no food but what the text names.
    """
    given = dict(part.split("=", 1) for part in text.split())
    letters = COLOUR_LETTERS[: colours_of(given)]
    active = given.get("active", "R")
    phase, card = given.get("phase", "1"), given.get("card", "W9")
    descending = "".join(reversed(letters)) if phase != "1" else letters
    usual = {
        "seats": "3",
        "round": "2",
        "phase": phase,
        "stage": "turn",
        "decider": active,
        "active": active,
        "turn": str(descending.index(active) + 1) if active in descending else "0",
        "number": "1",
        "card": card,
        "unseen": unseen(card, int(given.get("round", "2")) + (phase != "1")),
        "markers": "".join(f"{letter}{place + 1}" for place, letter in enumerate(letters)),
        "bp": "".join(f"{letter}10" for letter in letters),
    }
    if Stage[given.get("stage", "turn").upper()] < FIRST_DECISION:
        usual["decider"] = "-"
    parts = usual | given
    return notation.parse_state(" ".join(f"{name}={value}" for name, value in parts.items()))


def colours_of(given: dict[str, str]) -> int:
    """Return how many colours a text is about."""
    options = given.get("options", "")
    if "two-colours" in options:
        return 4
    return int(given.get("seats", "3")) + ("dummy" in options)


def unseen(card: str, turned_up: int) -> str:
    """Return the environment cards left when ``card`` and some others have been turned up."""
    left = [int(copies) for copies in CARD_COPIES]
    left[CARD_CODES.index(card)] -= 1
    for kind, copies in enumerate(left):
        left[kind] -= min(copies, max(sum(left) - (CARD_COUNT - turned_up), 0))
    parts = [f"{CARD_CODES[kind]}*{copies}" for kind, copies in enumerate(left) if copies]
    return ",".join(parts) or "-"


def legal(state: Any) -> set[str]:
    """Return the legal actions in notation."""
    mask = [False] * ACTION_COUNT
    rules.legal_mask(state, mask)
    return {notation.format_action(state, action) for action in range(ACTION_COUNT) if mask[action]}


def draws(state: Any) -> dict[str, int]:
    """Return the outcomes of the draw that the state waits for, with their weights."""
    weights = [0] * OUTCOME_COUNT
    rules.chance_weights(state, weights)
    return {
        notation.format_outcome(state, outcome): weight
        for outcome, weight in enumerate(weights)
        if weight
    }


def after(state: Any, *events: str) -> Any:
    """Return the state after events in notation; each must be legal, or possible."""
    current = LAYOUT.unpack(LAYOUT.pack(state))
    for text in events:
        possible = draws(current) if current.mover == CHANCE else legal(current)
        assert text in possible, f"'{text}' is none of {sorted(possible)}"
        if current.mover == CHANCE:
            number = notation.parse_outcome(current, text)
        else:
            number = notation.parse_action(current, text)
        rules.apply(current, number)
        check(current)
    return current


def shown(state: Any) -> dict[str, str]:
    """Return the parts of a state's text by name."""
    return dict(part.split("=", 1) for part in notation.format_state(state).split())


def assert_shows(state: Any, expected: str) -> None:
    """Check parts of a state, such as ``"bp=R4B10 stage=feed"``; ``"-"`` for one left out."""
    wanted = dict(part.split("=", 1) for part in expected.split())
    everything = shown(state)

    assert {name: everything.get(name, "-") for name in wanted} == wanted


def set_up(*events: str, seats: int = 3, **options: OptionValue) -> Any:
    """Return the state of a new play after events in notation."""
    state = start(complete_options(META, options, seats), seats)
    return after(state, *events)


def run_until(state: Any, stop: Callable[[Any], bool], choose: Callable[[Any], str]) -> Any:
    """Return the first state for which ``stop`` holds; ``choose`` names each event before it."""
    current = state
    while current.mover != OVER and not stop(current):
        current = after(current, choose(current))
    return current
