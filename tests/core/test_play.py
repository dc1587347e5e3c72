"""A play: whose turn, what may happen, what is refused, how it ends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cuboteca.core.chance import CommittedRng, draw_below, seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import (
    IllegalActionError,
    NotationError,
    OptionError,
    PositionError,
)
from cuboteca.core.play import LONGEST_POSITION, Event, Outcome, Play, position_of, sampler_of
from tests.core.nim import NIM, View
from tests.omen import OMEN
from tests.omen.package import ACTIONS, LAYOUT, OUTCOMES, SAILING, STAY
from tests.toys import Snapshots


def play_of(*texts: str, **options: Any) -> Play:
    """Return a play of two in which this has happened."""
    play = Play(NIM, options, 2)
    for text in texts:
        if play.to_move == CHANCE:
            play.chance_text(text)
        else:
            play.act_text(play.to_move, text)
    return play


def finished() -> Play:
    return play_of("heap 5", "take 2", "take 3")


def test_a_play_begins_with_complete_options_and_no_events() -> None:
    play = Play(NIM, {"fair": "yes"}, 3)

    assert play.options == {"most": 2, "fair": True, "colour": "red"}
    assert (play.seq, play.events, play.to_move, play.outcome) == (0, [], CHANCE, None)
    assert not play.is_over


@pytest.mark.parametrize(("options", "seat_count"), [({}, 4), ({"most": 9}, 2), ({"stones": 1}, 2)])
def test_a_play_that_cannot_be_is_refused(options: dict[str, object], seat_count: int) -> None:
    with pytest.raises(OptionError):
        Play(NIM, options, seat_count)


def test_a_play_is_interpreted_unless_it_is_given_an_engine() -> None:
    assert Play(NIM, {}, 2).engine is engine_of(NIM, "interpreted")


def test_events_are_kept_with_actor_number_and_text() -> None:
    play = finished()

    assert play.events == [
        Event(CHANCE, 0, "heap 5"),
        Event(0, 1, "take 2"),
        Event(1, 2, "take 3"),
    ]
    assert play.seq == 3


def test_a_play_that_is_over_has_an_outcome() -> None:
    play = finished()

    assert play.to_move == OVER
    assert play.is_over
    assert play.outcome == Outcome((0, 2), (2, 1), "last stone")
    assert play.outcome.as_json() == {"points": [0, 2], "ranks": [2, 1], "reason": "last stone"}


def test_legal_actions_and_their_texts_stand_in_the_same_order() -> None:
    play = play_of("heap 5", "take 3")

    assert play.legal_actions() == [0, 1]
    assert play.legal_texts() == ["take 1", "take 2"]


@pytest.mark.parametrize("play", [Play(NIM, {}, 2), finished()], ids=["draw", "end"])
def test_nothing_is_legal_where_nobody_decides(play: Play) -> None:
    assert play.legal_actions() == []
    assert play.legal_texts() == []
    assert not play.may(0)


def test_whatever_is_no_legal_action_may_not_be_taken() -> None:
    play = play_of("heap 5", "take 3")
    asked: list[Any] = [0, 1, 2, 3, -1, 2**40, 0.5, None, "take 1"]

    assert [action for action in asked if play.may(action)] == play.legal_actions()


# what is refused


def unchanged(play: Play) -> tuple[bytes, int]:
    return play.engine.snapshot(play.state), play.seq


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (1, 0, "it is not seat 1's turn: the table waits for seat 0"),
        (-1, 0, "it is not seat -1's turn: the table waits for seat 0"),
        (0, 3, "action 3 is not legal now"),
        (0, -1, "action -1 is not legal now"),
        (0, 99, "action 99 is not legal now"),
    ],
)
def test_an_action_out_of_turn_or_against_the_rules(seat: int, action: int, why: str) -> None:
    play = play_of("heap 5")
    before = unchanged(play)

    with pytest.raises(IllegalActionError) as caught:
        play.act(seat, action)
    assert str(caught.value) == why
    assert unchanged(play) == before


@pytest.mark.parametrize("seat", [0, 1, CHANCE])
def test_nobody_acts_while_something_is_drawn(seat: int) -> None:
    with pytest.raises(IllegalActionError):
        Play(NIM, {}, 2).act(seat, 0)


@pytest.mark.parametrize("seat", [0, 1, CHANCE, OVER])
def test_nobody_acts_after_the_end(seat: int) -> None:
    with pytest.raises(IllegalActionError, match="the play is over"):
        finished().act(seat, 0)


@pytest.mark.parametrize("outcome", [-1, 5, 99])
def test_an_outcome_that_cannot_come_is_refused(outcome: int) -> None:
    play = Play(NIM, {}, 2)
    before = unchanged(play)

    with pytest.raises(IllegalActionError, match=f"outcome {outcome} is not possible now"):
        play.chance(outcome)
    assert unchanged(play) == before


@pytest.mark.parametrize("play", [play_of("heap 5"), finished()], ids=["decision", "end"])
@pytest.mark.parametrize(
    "draw",
    [
        lambda play: play.chance(0),
        lambda play: play.chance_text("heap 5"),
        lambda play: play.draw(lambda _seq, _total: 0),
        lambda play: play.draw(CommittedRng(bytes(16)).below),
        lambda play: play.due(),
    ],
    ids=["chance", "chance_text", "draw", "draw with a committed rng", "due"],
)
def test_nothing_is_drawn_where_nothing_is_due(play: Play, draw: Any) -> None:
    before = unchanged(play)

    with pytest.raises(IllegalActionError, match="nothing is drawn now"):
        draw(play)
    assert unchanged(play) == before


def test_a_text_that_is_no_action_is_refused() -> None:
    with pytest.raises(NotationError):
        play_of("heap 5").act_text(0, "take all")


def test_a_text_that_is_no_outcome_is_refused() -> None:
    with pytest.raises(NotationError):
        Play(NIM, {}, 2).chance_text("heap of stones")


def test_an_outcome_in_notation_that_cannot_come_is_refused() -> None:
    with pytest.raises(IllegalActionError):
        Play(NIM, {}, 2).chance_text("heap 10")


# draws


@pytest.mark.parametrize(("sampler", "heap"), [(0, 5), (1, 6), (2, 7), (3, 7), (4, 8), (5, 9)])
def test_a_sample_decides_a_draw_by_the_weights(sampler: int, heap: int) -> None:
    event = Play(NIM, {}, 2).draw(lambda _seq, _total: sampler)

    assert event == Event(CHANCE, heap - 5, f"heap {heap}")


def test_a_sample_is_asked_for_with_the_events_number_and_the_sum_of_the_weights() -> None:
    asked: list[tuple[int, int]] = []

    def sampler(seq: int, total: int) -> int:
        asked.append((seq, total))
        return 0

    Play(NIM, {}, 2).draw(sampler)

    assert asked == [(0, 6)]


def test_draws_are_made_until_a_seat_is_to_move() -> None:
    play = Play(NIM, {}, 2)

    assert [event.text for event in play.draw_all(lambda _seq, _total: 0)] == ["heap 5"]
    assert play.draw_all(lambda _seq, _total: 0) == []
    assert play.to_move == 0


def test_samples_come_from_an_rng() -> None:
    sampler = sampler_of(seeded(5))
    rng = seeded(5)

    assert [sampler(0, 6) for _ in range(9)] == [draw_below(rng, 6) for _ in range(9)]


# plays that begin at a position

#: The game whose notation reads states.
WRITTEN = replace(OMEN, notation=Snapshots(ACTIONS, OUTCOMES, LAYOUT))


def sailing(seat_count: int = 2) -> Any:
    """Return a state in the middle of a play of Omen."""
    play = Play(OMEN, {}, seat_count)
    play.act_text(0, "trust")
    play.act_text(1, "high")
    return play.state


def written(state: Any) -> str:
    return WRITTEN.notation.format_state(state)


def test_a_play_begins_at_its_position_and_goes_on_by_the_rules() -> None:
    play = Play(WRITTEN, {}, 2, position=written(sailing()))

    assert (play.seq, play.to_move, play.state.stage) == (0, 0, SAILING)
    play.act(0, STAY)
    assert play.to_move == CHANCE


def test_the_first_state_is_that_of_the_position_however_the_play_has_gone_on() -> None:
    play = Play(WRITTEN, {}, 2, position=written(sailing()))
    play.act(0, STAY)

    assert play.first_state() == sailing()
    assert Play(OMEN, {}, 2).first_state() == Play(OMEN, {}, 2).state


def test_a_position_is_read_as_its_state() -> None:
    assert position_of(WRITTEN, written(sailing(3)), 3) == sailing(3)


def broken() -> Any:
    state = sailing()
    state.deck[0] = -1
    return state


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("0" * (LONGEST_POSITION + 1), f"a position has at most {LONGEST_POSITION} characters"),
        ("somewhere", "this is no position of Omen: 'somewhere' is no snapshot"),
        ("0203", "this is no position of Omen: .*a State snapshot has 15 bytes, not 2"),
        (written(broken()), "this is no position of Omen: no card lies there less than never"),
        (written(sailing()).upper() + " ", "this position of Omen is not written as usual"),
        (written(sailing(3)), "the position has 3 seats, the play 2"),
    ],
)
def test_what_is_no_position_for_so_many_seats_is_refused(position: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        Play(WRITTEN, {}, 2, position=position)


# copies


def test_a_copy_goes_its_own_way() -> None:
    play = play_of("heap 5")
    copy = play.copy()
    copy.act(0, 0)

    assert (play.seq, play.to_move) == (1, 0)
    assert (copy.seq, copy.to_move) == (2, 1)
    assert NIM.presentation.view(play.state, 0) == View(5)
    assert NIM.presentation.view(copy.state, 0) == View(4)
