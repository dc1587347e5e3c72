"""Which card may be played, by people and by automata."""

from __future__ import annotations

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.games.sukkube.components import KIND_CODES
from cuboteca.games.sukkube.rules.playing import refuse_card
from cuboteca.games.sukkube.rules.refusals import Refusal
from cuboteca.games.sukkube.state import Stage
from tests.games.citations import cites, ruling
from tests.games.sukkube.table import (
    DECK,
    GAME,
    SEATED,
    after,
    dealt,
    engine,
    legal,
    set_up,
    table,
    top,
    tops,
    turns,
)

ALL = {"Rr", "Rl", "Ru", "Rd", "Rf"}
WAYS = "rludf"


@cites('"Regole di gioco", 3 (Italian p. 2)')
@ruling("first-card-free", "manche-starts-fresh")
def test_the_first_card_of_a_manche_is_free_and_never_doubled() -> None:
    state = table("")

    assert legal(state) == ALL
    assert not turns(state, "Rr").turns[0].doubled


@cites('"Regole di gioco", 3.1 (Italian p. 2)', '"Regole di gioco", 4 (Italian p. 2)')
@ruling("opposite-directions", "playable-cards")
@pytest.mark.parametrize(
    ("last", "expected"),
    [
        ("Br", {"Ru", "Rd", "Rf"}),
        ("Bl", {"Ru", "Rd", "Rf"}),
        ("Bu", {"Rr", "Rl", "Rf"}),
        ("Bd", {"Rr", "Rl", "Rf"}),
        ("Bf", {"Rr", "Rl", "Ru", "Rd"}),
    ],
)
def test_opposite_is_forbidden_and_repetition_only_allowed_without_another(
    last: str, expected: set[str]
) -> None:
    assert legal(table(f"last={last}")) == expected


@cites('"Regole di gioco", 4 (Italian p. 2)')
@ruling("playable-cards")
@pytest.mark.parametrize("way", WAYS)
def test_a_direction_is_repeated_where_there_is_no_other(way: str) -> None:
    opposite = {"r": "l", "l": "r", "u": "d", "d": "u", "f": "f"}[way]
    state = table(f"last=B{way} seat0=R{way}x2,Y{opposite}")

    assert legal(state) == {f"R{way}"} | ({"Yf"} if way == "f" else set())


@cites('"Regole di gioco", 3.1 (Italian p. 2)')
@ruling("stuck-person-scores", "when-stuck", "stuck-dominates")
def test_a_person_who_could_only_oppose_ends_the_manche_and_scores() -> None:
    """Strongman turns to the presenter, seat 2, who holds nothing but left cards."""
    state = table("seats=3 seat0=Rr,Yf seat1=Bu,Bd seat2=Rlx2,Bl")
    told = turns(state, "Rr")

    assert told.stuck == 2
    assert told.ended
    assert list(after(state, "Rr").points)[:3] == [0, 0, 1]


@ruling("playable-cards", "when-stuck")
def test_nobody_is_stuck_after_a_flip() -> None:
    state = after(table("seats=6 seat0=Rf,Yf seat3=Blx5"), "Rf")

    assert top(state) == "lion"
    assert legal(state) == {"Bl"}


@ruling("when-stuck")
def test_nobody_is_stuck_on_the_first_card() -> None:
    assert legal(table("seat0=Rlx5")) == {"Rl"}


@cites('"Regole di gioco", 3.1 (Italian p. 2)')
@ruling("previous-card")
def test_the_last_card_may_be_an_automaton_s() -> None:
    """The lion, an automaton, flips back to the strongman: only a flip is refused."""
    state = after(table("seat0=Rf,Rr,Rl,Ru,Bf seat3=-/BfBrBrBrBr"), "Rf")

    assert legal(state) == {"Rr", "Rl", "Ru"}


@ruling("own-card-counts")
def test_one_s_own_card_is_a_card_just_played_too() -> None:
    state = after(table("last=Rr seat0=Rf,Bf,Rl,Ru,Rd"), "Rf")

    assert top(state) == "strongman"
    assert legal(state) == {"Rl", "Ru", "Rd"}


@cites('"Regole di gioco", 4 (Italian p. 2)')
@ruling("printed-directions", "doubling-keeps-direction")
def test_directions_are_compared_as_printed() -> None:
    """The tamer sees the Kube from another side; right is still right."""
    state = after(table("seats=6 seat0=Rd,Yf seat1=Br,Bl,Bu,Bd,Bf"), "Rd")

    assert top(state) == "tamer"
    assert legal(state) == {"Br", "Bl", "Bf"}


@cites('"Preparativi" (Italian p. 2)')
@ruling("automaton-never-stuck", "card-identity", "automata-ignore-limits")
def test_an_automaton_plays_its_next_card_whatever_it_is() -> None:
    """Against the last card, and repeating it: neither is forbidden to an automaton."""
    against = turns(table("seat0=Rr,Yf seat2=-/BlBfBfBfBf"), "Rr").turns[1]
    again = turns(table("seat0=Rr,Yf seat2=-/BrBfBfBfBf"), "Rr").turns[1]

    assert (against.seat, against.kind) == (2, 6)
    assert (again.seat, again.kind) == (2, 5)


@cites('"Preparativi" (Italian p. 2)')
@ruling("card-identity")
def test_automata_keep_the_order_of_the_deal_and_people_do_not() -> None:
    state = table("seat0=Rf,Yf,Rr,Bl seat3=-/BfYfRrRlRd")
    played = after(state, "Rf")

    assert list(state.sequences[3]) == list(played.sequences[3])
    assert played.hand_count[3] == 4
    assert legal(state) == {"Rf", "Yf", "Rr", "Bl"}


@ruling("automata-ignore-limits")
def test_the_card_of_an_automaton_binds_the_next_person() -> None:
    """The lion's left leads to the tamer, who may neither repeat nor oppose it."""
    state = after(table("seat0=Rf,Yf seat1=Rr,Rl,Ru,Yd,Yf seat3=-/BlBrBrBrBr"), "Rf")

    assert top(state) == "tamer"
    assert legal(state) == {"Ru", "Yd", "Yf"}


@cites('"Regole di gioco" (Italian p. 2)', '"Regole di gioco", 7 (p. 2)')
@cites('"Giocatori" (Italian p. 2)')
@ruling("automata-at-once")
def test_automata_play_at_once_and_are_never_asked() -> None:
    state = table("seat0=Rf,Yf,Bl seat3=-/BuRrRrRrRr seat2=-/YfRrRrRrRr")
    told = turns(state, "Rf").turns

    assert [turn.automaton for turn in told][1:] == [True] * (len(told) - 1)
    assert len(told) > 2
    assert after(state, "Rf").mover in (0, 1, CHANCE)


@ruling("one-card-still-asked")
def test_a_person_with_one_playable_card_is_still_asked() -> None:
    state = table("last=Br seat0=Ru,Rl")

    assert state.stage == Stage.PLAY
    assert engine().legal_actions(state) == [3]


@cites('"Regole di gioco", 7 (Italian p. 2)')
def test_who_comes_on_top_plays_next() -> None:
    state = after(table("seats=6"), "Rd")

    assert (top(state), state.mover) == ("tamer", 1)
    assert tops(table("seats=6"), "Rd") == ["tamer"]


@ruling("card-identity")
def test_equal_cards_are_one_action() -> None:
    assert engine().legal_actions(table("seat0=Rrx3,Bl")) == [0, 6]


def test_the_card_opposite_to_the_last_one_says_why() -> None:
    state = table("last=Bl seat0=Rr,Ru")

    assert refuse_card(state, KIND_CODES.index("Rr")) == Refusal.OPPOSITE
    assert refuse_card(state, KIND_CODES.index("Ru")) == Refusal.OK


def test_nothing_is_legal_at_a_draw_and_nothing_is_drawn_at_a_decision() -> None:
    at_a_draw, at_a_decision = set_up().state, table("")

    assert engine().legal_actions(at_a_draw) == []
    assert sum(engine().chance_weights(at_a_draw)) > 0
    assert len(engine().legal_actions(at_a_decision)) > 0
    assert sum(engine().chance_weights(at_a_decision)) == 0


@ruling("open-deals")
def test_all_cards_are_open() -> None:
    play = set_up(f"{SEATED};{dealt(DECK)};start 0")
    views = [GAME.presentation.view(play.state, seat) for seat in (0, 1, None)]

    assert views[0].seats == views[1].seats == views[2].seats
    assert sum(len(seat.hand) for seat in views[2].seats) == 30
