"""Plays that Hypothesis chooses, event by event, so that a failure shrinks to the shortest one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.core.constants import CHANCE
from cuboteca.core.play_record import parse_record, record_of
from cuboteca.core.replay import replay
from cuboteca.games import all_games
from tests.conformance.plays import tables_of

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.core.play import Play
    from tests.conformance.plays import Table

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def begun(table: Table, ways: list[int]) -> Play:
    """Return a play in which each number chooses the next event among those that may come."""
    play = table.play()
    for way in ways:
        if play.is_over:
            break
        if play.to_move == CHANCE:
            weights = play.engine.chance_weights(play.state)
            possible = [outcome for outcome, weight in enumerate(weights) if weight]
            play.chance(possible[way % len(possible)])
        else:
            legal = play.legal_actions()
            play.act(play.to_move, legal[way % len(legal)])
        table.game.check(play.state)
    return play


WAYS = st.lists(st.integers(0, 63), max_size=250)


@GAMES
@given(data=st.data(), ways=WAYS)
def test_every_state_on_the_way_is_sound_and_goes_on(
    game: Game, data: st.DataObject, ways: list[int]
) -> None:
    play = begun(data.draw(st.sampled_from(list(tables_of(game)))), ways)

    assert play.is_over or play.legal_actions() or play.to_move == CHANCE
    assert play.seq <= game.rules.longest_play(play.options, play.seat_count)


@GAMES
@given(data=st.data(), ways=WAYS)
def test_every_beginning_of_a_play_is_recorded_and_replayed(
    game: Game, data: st.DataObject, ways: list[int]
) -> None:
    table = data.draw(st.sampled_from(list(tables_of(game))))
    play = begun(table, ways)
    again = replay(game, parse_record(record_of(play, table.players).line()))

    assert again.events == play.events
    assert again.engine.snapshot(again.state) == play.engine.snapshot(play.state)
    assert game.notation.parse_state(game.notation.format_state(play.state)) == play.state
