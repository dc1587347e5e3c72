"""The facts by which a network values a state."""

from __future__ import annotations

from typing import Any

from cuboteca.games.sukkube import features
from cuboteca.games.sukkube.components import CARDS_PER_SEAT, SEAT_COUNT
from tests.games.facts import facts
from tests.games.sukkube.table import GAME, table

_FEW = 4


def seen(state: Any, seat: int = 0) -> dict[str, list[int]]:
    return facts(features, state, seat)


def test_people_see_one_another_from_themselves_on_and_automata_where_they_are() -> None:
    state = table("seats=3 points=1,2,0")
    places = [features.place_of(state, 1, seat) for seat in range(SEAT_COUNT)]

    assert places == [2, 0, 1, 3, 4, 5]
    assert [number % 21 for number in seen(state, 1)["left"]] == [3, 5, 4]


def test_before_the_deal_only_points_are_known() -> None:
    state = GAME.rules.start(GAME.options({}, 2), 2)

    assert set(seen(state)) == {"left", "ahead"}


def test_a_card_is_known_by_whom_it_brings_on_top() -> None:
    state = table("top=strongman seat0=Rf,Bf seat1=Rr last=- mover=0")
    brought = int(state.seat_of[state.next_top[4][0]])
    pair = (0 * SEAT_COUNT + brought) * _FEW

    assert pair + 1 in seen(state)["once"]  # two cards
    assert pair + 1 not in seen(state)["twice"]  # turned twice they bring its own character
    assert 0 * _FEW + 1 in seen(state)["twice"]
    assert brought * _FEW + 1 in seen(state)["choices"]


def test_cards_of_automata_are_known_in_order() -> None:
    found = seen(table("seats=2"))["first"]
    numbers = [number % CARDS_PER_SEAT for number in found if number // 30 == 2]

    assert sorted(numbers) == list(range(CARDS_PER_SEAT))


def test_who_is_on_top_may_play_what_the_last_card_allows() -> None:
    state = table("top=strongman seat0=Rr,Bf last=Bl")
    target = int(state.seat_of[state.next_top[9][0]])  # turned twice: of the same colour

    assert seen(state)["choices"] == [target * _FEW]  # none to the right after one to the left
    assert seen(state)["last_card"] == [int(state.last_card)]
    assert seen(state)["doubles"] == [1]
