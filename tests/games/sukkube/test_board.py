"""The board of a page: who has a seat, where cards lead, why some may not be played."""

from __future__ import annotations

import re

from cuboteca.core.drawing import Occupant
from cuboteca.core.texts import Texts
from cuboteca.games.sukkube.components import KIND_CODES
from tests.games.sukkube.table import GAME, table

TEXTS = Texts("en", [GAME.folder / "texts"])


def test_a_panel_says_who_has_the_seat_and_that_nobody_is_there() -> None:
    state, show = table(""), GAME.presentation
    seats = int(state.seat_count)
    occupants = [Occupant(f"note {seat}", away=seat == 1) for seat in range(seats)]
    drawn = show.board(
        show.view(state, 0),
        choices=show.choices(state, 0),
        texts=TEXTS,
        names=["Ada"] * seats,
        sprite="s.svg",
        occupants=occupants,
    )
    panels = re.split(r'(?=<section class="seat )', str(drawn.markup))[1:]
    people = [panel for panel in panels if " person" in panel]

    assert len(people) == seats > 1
    assert len(panels) == 6
    for panel in people:
        seat = int(re.findall(r'id="seat-(\d)"', panel)[0])

        assert re.search(rf'<span class="sr">[^<]*note {seat}</span>', panel)
        assert f'Ada<span class="sr"> {seat + 1}</span>' in panel
        assert (' away"' in panel) == (seat == 1)
    assert not any("note" in panel or ' away"' in panel for panel in panels if panel not in people)


def test_a_barred_card_says_which_of_the_two_rules_bars_it() -> None:
    cards = own_cards("last=Bl seat0=Rl,Rr,Yu")

    assert {name: "legal" in classes for name, classes, _ in cards} == {
        "Rl": False,
        "Rr": False,
        "Yu": True,
    }
    assert {name: said for name, classes, said in cards if "barred" in classes} == {
        "Rl": "same direction",
        "Rr": "opposite direction",
    }


def test_where_nothing_can_be_chosen_no_card_that_may_be_played_says_why_not() -> None:
    looking_back = own_cards("last=Bl seat0=Rl,Rr,Yu", looking_back=True)

    assert {name: said for name, _, said in looking_back} == {
        "Rl": "same direction",
        "Rr": "opposite direction",
    }
    assert own_cards("last=Bf seat0=Rl,Rr,Yu", looking_back=True) == []  # a flip has no opposite
    assert own_cards("seat0=Rl,Rr,Yu", looking_back=True) == []


def test_a_card_that_brings_back_one_s_own_character_says_so() -> None:
    said = {name: words for name, _, words in own_cards("seats=6 last=Bl seat0=Bf,Yf")}

    assert said == {"Bf": "you", "Yf": "Lion"}  # doubled, a flip brings the same face up again


def own_cards(text: str, *, looking_back: bool = False) -> list[tuple[str, str, str]]:
    """Return the code, the classes and the words of cards in the hand of seat 0 that have words.

    Args:
        text: The state.
        looking_back: Nothing can be chosen, as in a replay.
    """
    state, show = table(text), GAME.presentation
    drawn = show.board(
        show.view(state, 0),
        choices=() if looking_back else show.choices(state, 0),
        texts=TEXTS,
        names=["Ada"] * int(state.seat_count),
        sprite="s.svg",
        occupants=[Occupant("")] * int(state.seat_count),
    )
    cards = re.findall(
        r'value="(\d+)" class="own-card ([^"]*)"(.*?)</button>', str(drawn.markup), re.DOTALL
    )
    return [
        (KIND_CODES[int(kind)], classes, said)
        for kind, classes, card in cards
        for said in re.findall(r'class="(?:who|lock)"[^>]*>([^<]*)', card)
    ]
