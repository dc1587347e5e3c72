"""Preparations, the end of a manche, Dominator and Sukkube, the end of the play."""

from __future__ import annotations

import pytest

from cuboteca.core.constants import OVER
from cuboteca.core.errors import IllegalActionError, NotationError
from cuboteca.games.sukkube.components import CHARACTER_NAMES
from cuboteca.games.sukkube.state import NO_CHARACTER, Stage
from tests.games.citations import cites, ruling
from tests.games.sukkube.table import (
    DECK,
    GAME,
    SEATED,
    after,
    dealt,
    engine,
    ranks_of,
    set_up,
    table,
    top,
    turns,
)


@cites('"Giocatori" (Italian p. 2)', '"Preparativi" (Italian p. 2)')
@ruling("characters-by-lot", "draw-order", "people-first")
def test_six_seats_draw_a_character_each_before_any_card() -> None:
    play = set_up("character 0 lion;character 1 clown")

    assert engine().chance_weights(play.state)[:6] == [1, 1, 1, 0, 0, 1]
    with pytest.raises(IllegalActionError):
        play.chance_text("character 2 lion")


@cites('"Contenuto" (Italian p. 1)', '"La manche" (Italian p. 2)')
@ruling("all-cards-dealt", "deal-one-by-one")
def test_five_cards_are_dealt_to_each_seat_one_after_the_other() -> None:
    play = set_up(f"{SEATED};deal 0 Rr;deal 0 Rr")

    assert engine().chance_weights(play.state) == [0, 2, 2, 2, 2, *[2] * 10]
    with pytest.raises(NotationError, match="seat 0 is next"):
        play.chance_text("deal 1 Bl")
    assert list(set_up(f"{SEATED};{dealt(DECK)}").state.hand_count) == [5] * 6


@ruling("deal-one-by-one")
def test_a_draw_with_one_outcome_is_still_a_draw() -> None:
    last = set_up(f"{SEATED};{dealt(DECK)}".rpartition(";")[0]).state
    starter = set_up(f"{SEATED};{dealt(DECK)}", seat_count=1).state

    assert sum(engine().chance_weights(last)) == 1
    assert engine().chance_weights(starter)[:2] == [1, 0]


@cites('"Regole di gioco", 1 (Italian p. 2)', '"Regole di gioco", 2 (Italian p. 2)')
@ruling("person-begins", "starter-lot")
def test_the_first_starter_is_drawn_among_people() -> None:
    play = set_up(f"{SEATED};{dealt(DECK)}", seat_count=3)

    assert engine().chance_weights(play.state)[:6] == [1, 1, 1, 0, 0, 0]
    play.chance_text("start 1")
    assert (top(play.state), play.to_move) == ("tamer", 1)


@cites('"Regole di gioco", 8 (Italian p. 2)', '"La manche" (Italian p. 2)')
@ruling("last-card-carried-out", "last-card-ends")
def test_the_last_card_of_a_hand_is_carried_out_and_ends_the_manche() -> None:
    """The presenter comes to the top and could not play, but nobody asks any more."""
    state = table("seats=3 seat0=Rr seat2=Rlx2")
    told = turns(state, "Rr")

    assert (told.emptied, told.stuck) == (0, None)
    assert list(after(state, "Rr").points)[:3] == [0, 0, 1]


@ruling("last-card-ends")
def test_a_last_card_is_doubled_where_it_is_due() -> None:
    state = after(table("last=Yu seats=6 seat0=Yr"), "Yr")

    assert CHARACTER_NAMES[state.dominator] == "lion"


@ruling("doubled-flip")
def test_a_doubled_flip_as_the_last_card_scores_for_who_played_it() -> None:
    assert after(table("last=Yu seat0=Yf"), "Yf").points[0] == 1


@cites('"Sukkubi e dominatori" (Italian p. 2)', '"Regole di gioco", 9 (Italian p. 2)')
@ruling("automaton-never-scores")
def test_an_automaton_on_top_gives_nobody_a_point() -> None:
    state = after(table("seat0=Rf"), "Rf")

    assert CHARACTER_NAMES[state.dominator] == "lion"
    assert list(state.points) == [0] * 6
    assert state.finished == 1


@cites('"Sukkubi e dominatori" (Italian p. 2)', '"Regole di gioco", 9 (Italian p. 2)')
@ruling("who-is-sukkube", "dealt-anew", "all-cards-dealt")
def test_the_sukkube_is_turned_to_the_top_and_all_cards_are_dealt_anew() -> None:
    state = after(table("seats=6 seat0=Rd"), "Rd")

    assert CHARACTER_NAMES[state.dominator] == "tamer"
    assert CHARACTER_NAMES[state.sukkube] == top(state) == "clown"
    assert state.stage == Stage.CARD
    assert engine().chance_weights(state) == [2] * 15
    assert list(state.character_of) == list(range(6))


@ruling(
    "automaton-sukkube-begins",
    "series-end-with-manche",
    "manche-starts-fresh",
    "automata-at-once",
    "who-is-sukkube",
)
def test_a_sukkube_that_is_an_automaton_plays_first_and_freely() -> None:
    state = after(table("seat0=Rf seat1=Yl"), "Rf")
    play = set_up()
    play.state = state
    for event in dealt(DECK).split(";"):
        play.chance_text(event)

    assert CHARACTER_NAMES[state.sukkube] == "strongman"
    assert play.to_move == 0
    assert (play.state.run, play.state.played) == (0, 0)


@ruling("automaton-sukkube-begins", "manche-without-people")
def test_a_manche_may_pass_without_a_card_of_a_person() -> None:
    """With one person and flips everywhere, lion and strongman pass the Kube to and fro."""
    hands = ["Rr Rl Rd Ru Br", "Rr Rl Rd Ru Br", "Bl Bd Bu Bl Bd", "Yr Yl Yd Yu Bu"]
    flips = ["Rf Bf Yf Rf Bf", "Yf Yr Yl Yd Yu"]
    cards = " ".join([hands[0], flips[0], hands[1], hands[2], flips[1], hands[3]])
    play = set_up(seat_count=1)
    play.state = after(table("seats=1 seat0=Rd top=strongman"), "Rd")
    assert top(play.state) == "clown"
    for event in dealt(cards).split(";"):
        play.chance_text(event)

    assert play.state.played >= 3
    assert play.state.played_seats[0] == 4


@cites('"Vince la partita" (Italian p. 2)')
@ruling("single-winner", "nothing-after-win", "no-ties-at-goal")
def test_the_fifth_point_ends_the_play_at_once() -> None:
    state = after(
        table("last=Yu seat0=Yf points=4,4 finished=9 dominator=lion sukkube=tamer"), "Yf"
    )

    assert state.mover == OVER
    assert engine().end_reason(state) == "points"
    assert engine().points(state, 2) == [5, 4]
    assert top(state) == "strongman"
    assert state.dealt == 30


@cites('"Vince la partita" (Italian p. 2)')
@ruling("cap-ending")
def test_the_goal_is_looked_at_before_the_cap() -> None:
    both = after(table("last=Yu seat0=Yf points=4,0 finished=9 cap=10"), "Yf")
    capped = after(table("last=Yu seat0=Yf points=3,0 finished=9 cap=10"), "Yf")

    assert engine().end_reason(both) == "points"
    assert engine().end_reason(capped) == "manche_cap"


@cites('"Vince la partita" (Italian p. 2)')
@ruling("cap-ending", "ranks-by-points")
def test_people_are_ranked_by_points_and_automata_are_not() -> None:
    state = table("seats=4 points=2,3,3,1 stage=over mover=-2 finished=9 cap=9")

    assert ranks_of(state) == [3, 1, 1, 4]
    assert engine().ranks(state, 4) == [3, 1, 1, 4]


@cites('"Giocatori" (Italian p. 2)')
@ruling("solo-play", "solo-count")
def test_alone_the_number_of_manches_is_the_result() -> None:
    before = table("seats=1 last=Yu seat0=Yf points=4 finished=11 dominator=lion sukkube=tamer")
    state = after(before, "Yf")
    told = GAME.presentation.log_entry(before, 14, state)

    assert engine().ranks(state, 1) == [1]
    assert state.finished == 12
    assert ("manches", 12) in told.sentences[-1].args
    assert told.sentences[-1].key == "tell-solo-points"


@ruling("solo-count")
def test_alone_the_cap_is_no_loss() -> None:
    before = table("seats=1 last=Yu seat0=Yf points=0 finished=11 cap=12")
    told = GAME.presentation.log_entry(before, 14, after(before, "Yf"))

    assert told.sentences[-1].key == "tell-solo-manche-cap"
    assert engine().ranks(after(before, "Yf"), 1) == [1]


@ruling("manche-length")
def test_a_manche_has_one_to_twenty_five_cards() -> None:
    stuck_at_once = turns(table("seats=3 seat0=Rr,Yf seat2=Rlx5"), "Rr")

    assert len(stuck_at_once.turns) == 1
    assert len(table("").played_cards) == 25


@ruling("draw-order")
def test_later_manches_draw_cards_only() -> None:
    state = after(table("seats=6 seat0=Rd"), "Rd")
    play = set_up(seat_count=6)
    play.state = state
    for event in dealt(DECK).split(";"):
        play.chance_text(event)

    assert play.state.stage == Stage.PLAY
    assert play.to_move == 4


def test_nobody_is_on_top_before_the_first_starter() -> None:
    assert set_up(f"{SEATED};{dealt(DECK)}").state.top == NO_CHARACTER
