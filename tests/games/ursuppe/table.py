"""A table of Ursuppe in notation, in the middle of a decision or a draw, or before the first one.

::

    state = table("stage=defence decider=V amoebas=B1@b3,V2@b3 attacker=B1 target=V2")
    assert legal(state) == {"defend", "no defence"}
    assert_shows(set_up("card W6"), "card=W6 stage=dice")

``positions`` lays the beginnings of phases and lets the rules go on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.game import complete_options
from cuboteca.games.ursuppe import notation
from cuboteca.games.ursuppe.components import CARD_COPIES, CARD_COUNT
from cuboteca.games.ursuppe.meta import META
from cuboteca.games.ursuppe.notation import CARD_CODES, COLOUR_LETTERS
from cuboteca.games.ursuppe.start import start
from cuboteca.games.ursuppe.state import DECISIONS, Stage
from tests.games.ursuppe.positions import after, draws, legal

if TYPE_CHECKING:
    from cuboteca.core.game import OptionValue

__all__ = ["after", "assert_shows", "draws", "legal", "set_up", "shown", "table"]


def table(text: str = "") -> Any:
    """Return a state in the middle of a play; parts left out are as usual there.

    Three seats, phase 1 of round 2, the turn of red's first amoeba; markers on the first spaces,
    red's on the lowest, so red comes first in phase 1 and last in the others; 10 points each and
    no food but what the text names.
    """
    given = dict(part.split("=", 1) for part in text.split())
    letters = COLOUR_LETTERS[: _colours(given)]
    active = given.get("active", "B")
    phase, card = given.get("phase", "1"), given.get("card", "W9")
    acting = letters if phase == "1" else letters[::-1]
    decides = Stage[given.get("stage", "turn").upper()] in DECISIONS
    usual = {
        "seats": "3",
        "round": "2",
        "phase": phase,
        "stage": "turn",
        "decider": active if decides else "-",
        "active": active,
        "turn": str(acting.find(active) + 1),
        "number": "1",
        "card": card,
        "unseen": _unseen(card, int(given.get("round", "2")) + (phase != "1")),
        "markers": "".join(f"{letter}{place + 1}" for place, letter in enumerate(letters)),
        "bp": "".join(f"{letter}10" for letter in letters),
    }
    return notation.parse_state(
        " ".join(f"{name}={value}" for name, value in (usual | given).items())
    )


def _colours(given: dict[str, str]) -> int:
    """Return how many colours a text is about."""
    options = given.get("options", "").split(",")
    return 4 if "two-colours" in options else int(given.get("seats", "3")) + ("dummy" in options)


def _unseen(card: str, turned_up: int) -> str:
    """Return the environment cards left when ``card`` and some others have been turned up."""
    left = [int(copies) for copies in CARD_COPIES]
    left[CARD_CODES.index(card)] -= 1
    for kind, copies in enumerate(left):
        left[kind] -= min(copies, max(sum(left) - (CARD_COUNT - turned_up), 0))
    parts = [f"{CARD_CODES[kind]}*{copies}" for kind, copies in enumerate(left) if copies]
    return ",".join(parts) or "-"


def set_up(*events: str, seat_count: int = 3, **options: OptionValue) -> Any:
    """Return the state of a new play after events in notation."""
    state = start(complete_options(META, options, seat_count), seat_count)
    return after(state, *events)


def shown(state: Any) -> dict[str, str]:
    """Return the parts of a state's text by name."""
    return dict(part.split("=", 1) for part in notation.format_state(state).split())


def assert_shows(state: Any, expected: str) -> None:
    """Check parts of a state, such as ``"bp=B4V10 stage=feed"``; ``"-"`` for one left out."""
    wanted = dict(part.split("=", 1) for part in expected.split())
    everything = shown(state)

    assert {name: everything.get(name, "-") for name in wanted} == wanted
