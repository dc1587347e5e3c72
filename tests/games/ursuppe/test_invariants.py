"""What holds in every state is checked, and what does not hold is named."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.games.ursuppe.invariants import check
from cuboteca.games.ursuppe.state import LAYOUT
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.table import table

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize("name", TABLES)
def test_everything_holds_in_whole_plays(name: str) -> None:
    for state in states(name):
        check(state)


def test_records_are_checked_as_checked_states_are() -> None:
    check(LAYOUT.pack(states("three")[30])[0])


SOUND = {
    "turn": "amoebas=B1@b3,V2@b3 food=*:B1V2 B=Speed,Movement-1!,Movement-2 bp=B3",
    "carry": (
        "stage=carry amoebas=B1@b3 traveller=B1 carrier=B1 purpose=move step=1 origin=b3 goal=b4 "
        "heading=s carried=V2 B=Tentacle"
    ),
    "defence": (
        "stage=defence decider=V amoebas=B1@b3,V2@b3 attacker=B1 target=V2 battlefield=b3 "
        "V=Defence B=Struggle"
    ),
    "defect": "stage=defect phase=2 debt=3 B=Speed,Spores,Escape",
    "place": "stage=place phase=4 placing=division number=2 amoebas=B1@b3",
    "meal": "stage=meal amoebas=B1@b3 food=b3:V2G2 meal=V1",
    "reveal": "stage=reveal phase=3 options=extra-genes face_down=Alarm,PhD to_reveal=2",
}


@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND)
def test_positions_of_tests_are_sound(text: str) -> None:
    check(table(text))


def _set(*path: Any) -> Callable[[Any], None]:
    """Return what sets a field, or a cell of it, to the last of ``path``."""
    *way, value = path

    def change(state: Any) -> None:
        if len(way) == 1:
            setattr(state, way[0], value)
            return
        row = getattr(state, way[0])
        for index in way[1:-1]:
            row = row[index]
        row[way[-1]] = value

    return change


@pytest.mark.parametrize(
    ("position", "change", "told"),
    [
        ("turn", _set("seat_count", 7), "two to six seats"),
        ("turn", _set("dummy", 1), "two seats play two colours or have a dummy"),
        ("turn", _set("original", 2), "original is yes or no"),
        ("turn", _set("stage", 40), "waits for an event"),
        ("turn", _set("mover", 1), "its seat decides"),
        ("turn", _set("decider", -1), "a colour of the play decides"),
        ("turn", _set("phase", 3), "TURN belongs to phase"),
        ("turn", _set("round_number", 0), "one of the play's"),
        ("turn", _set("reason", 1), "has not ended"),
        ("turn", _set("order", 0, 0), "one place in order"),
        ("turn", _set("order", 5, 2), "after the last colour"),
        ("turn", _set("marker", 0, 2), "one marker at most"),
        ("turn", _set("marker", 0, 0), "on the track"),
        ("turn", _set("marker", 0, 9), "first in order"),
        ("turn", _set("unseen_cards", 0, 3), "more cards than the box"),
        ("turn", _set("round_number", 3), "not turned up, not"),
        ("turn", _set("next_card", 3), "drawn ahead when somebody looks"),
        ("turn", _set("known_by", 0, 1), "drawn ahead when somebody looks"),
        ("turn", _set("supply", 1, 3), "colour 1: 41 cubes, not 55"),
        ("turn", _set("food", 0, 1, -1), "less than none"),
        ("turn", _set("toxic", 0, -1), "less than no damage"),
        ("turn", _set("cell", 0, 0, 19), "stands on the board or not"),
        ("turn", _set("damage", 0, 0, -1), "no less than no damage"),
        ("turn", _set("damage", 0, 1, 1), "has nothing off the board"),
        ("turn", _set("used", 0, 1, 1), "has nothing off the board"),
        ("turn", _set("used", 0, 0, 4), "Escape and Defence at most"),
        ("turn", _set("pool", 0, 3), "INTELLIGENCE: 3 cards, not 1"),
        ("turn", _set("genes", 0, 3, 5), "SPEED: is held or not"),
        ("turn", _set("genes", 1, 1, -1), "MOVEMENT_1: barred to colour 1 only while"),
        ("turn", _set("genes", 0, 0, -1), "INTELLIGENCE: barred to colour 0 only while"),
        ("turn", _set("face_down", 0, 1), "open"),
        ("turn", _set("bp", 0, -1), "no less than no points"),
        ("turn", _set("bp", 4, 1), "colour 4 is not in the play"),
        ("turn", _set("cell", 5, 0, 3), "colour 5 is not in the play"),
        ("turn", _set("debt", -1), "owes less than nothing"),
        ("carry", _set("traveller", 1), "who changes its space is on the board"),
        ("carry", _set("carrier", -1), "who takes cubes along"),
        ("carry", _set("goal", 7), "another space is entered"),
        ("carry", _set("carried", 0, 1), "colour 0: 56 cubes, not 55"),
        ("defence", _set("target", 0), "no amoeba attacks itself"),
        ("defence", _set("battlefield", 0), "where it attacked"),
        ("defence", _set("cell", 1, 1, 0), "the target is there as well"),
        ("defence", _set("attacker", -1), "the attacker is on the board"),
        ("defect", _set("debt", 0), "who pays owes something"),
        ("place", _set("number", 0), "was not on the board"),
        ("place", _set("placing", 0), "placed in the set-up"),
        ("meal", _set("meal", 0, 1), "cubes of its own colour"),
        ("meal", _set("host", 0), "nobody is its own host"),
        ("reveal", _set("to_reveal", 3), "to be turned up is there"),
    ],
)
def test_what_does_not_hold_is_named(
    position: str, change: Callable[[Any], None], told: str
) -> None:
    state = table(SOUND[position])
    change(state)

    with pytest.raises(AssertionError, match=re.escape(told)):
        check(state)
