"""A mis-tap can be taken back until the second action is done."""

from __future__ import annotations

import pytest

from cuboteca.core.errors import IllegalActionError
from cuboteca.core.play_record import parse_record, record_of
from cuboteca.core.replay import replay
from tests.games.cube_attack.table import GAME, engine, new_play, table


def test_the_first_action_can_be_taken_back_by_its_own_seat_only() -> None:
    play = new_play(2)
    play.chance(0)
    before = engine().snapshot(play.state)
    event = play.act_text(0, "move b@E0 W0")

    assert play.can_take_back(0)
    assert not play.can_take_back(1)
    assert play.take_back(0) == event
    assert engine().snapshot(play.state) == before
    assert play.seq == 1


def test_after_the_second_action_nothing_can_be_taken_back() -> None:
    play = new_play(2)
    play.chance(0)
    play.act_text(0, "move b@E0 W0")
    play.act_text(0, "activate b@W0")

    assert not play.can_take_back(0)
    with pytest.raises(IllegalActionError):
        play.take_back(0)
    assert play.seq == 3


def test_the_draw_cannot_be_taken_back() -> None:
    play = new_play(2)
    play.chance(1)

    assert not play.can_take_back(1)


def test_a_record_lacks_what_was_taken_back_and_replays() -> None:
    play = new_play(2)
    play.chance(0)
    play.act_text(0, "move b@E0 W0")
    play.take_back(0)
    play.act_text(0, "move b@E0 A0")
    record = parse_record(record_of(play, ["Ada", "Bo"]).line())

    assert record.events == (("chance", "first 0"), ("0", "move b@E0 A0"))
    assert engine().snapshot(replay(GAME, record).state) == engine().snapshot(play.state)


def test_the_second_action_stands_even_where_all_others_are_passed_over() -> None:
    """The same seat is to move again, but in the next turn."""
    before = table("seat0=b@F seat1=- done=1")
    after = engine().copy(before)
    engine().apply(after, engine().legal_actions(before)[0])

    assert after.mover == 0
    assert not GAME.may_take_back(before, 0, after)
