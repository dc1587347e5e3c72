"""The step that decided a play: from which on its winner led for good."""

from __future__ import annotations

import pytest

from cuboteca.core.picture import sprite_of
from cuboteca.core.play import Play
from cuboteca.games import GAME_NAMES, game
from cuboteca.table.narration import history_of
from cuboteca.table.turning_point import turning_point_of, turning_step
from tests.games.cubosaurs import table as cubosaurs
from tests.table.finished import random_table

#: Options of short plays.
SHORT = {
    "cubosaurs": {"rounds": 1},
    "cube_attack": {"turn_cap": 4},
    "sukkube": {"points_to_win": 1},
    "ursuppe": {"finish": 10},
}


@pytest.mark.parametrize(
    ("points", "found"),
    [
        ([(0, 0), (0, 2), (3, 2), (3, 2)], (2, False)),  # overtook
        ([(0, 0), (1, 0), (1, 1), (2, 1)], (3, False)),  # a tie in between is no lead
        ([(0, 0), (1, 0), (1, 2), (4, 2), (4, 5), (6, 5)], (5, False)),  # the last change counts
        ([(0, 0), (2, 0), (2, 1), (5, 1)], (1, True)),  # led from the first points on
        ([(0, 0), (2, 2), (3, 2)], (2, False)),  # the first points were equal
        ([(0, 0), (0, 0), (0, -1)], (2, True)),  # points that others lose count as well
        ([(1, 0), (2, 0)], None),  # led before anything happened
        ([(0, 0), (2, 2)], None),  # level at the end: something else decided
        ([(0, 0), (1, 3)], None),  # fewer points win
    ],
)
def test_the_turn_is_where_the_lead_changed_for_good(
    points: list[tuple[int, int]], found: tuple[int, bool] | None
) -> None:
    assert turning_step(points, 0) == found


def test_it_counts_all_others_and_any_seat_may_win() -> None:
    points = [(0, 0, 0), (1, 2, 0), (1, 2, 3), (4, 2, 3), (4, 2, 5)]

    assert turning_step(points, 2) == (4, False)


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("number", range(3))
def test_before_it_the_winner_did_not_lead_and_from_it_on_always(name: str, number: int) -> None:
    table = random_table(game(name), f"turn {number}", seats=3, options=SHORT[name])
    play, outcome = table.play, table.play.outcome
    assert outcome is not None
    history = history_of(Play(play.game, play.options, 3), list(play.events))
    turn = turning_point_of(play.game, history, outcome)
    best = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    states = [play.game.rules.layout.unpack(one) for one in history.snapshots]
    points = [play.game.presentation.points_now(state) for state in states]
    leads = [
        [seat for seat in range(3) if one[seat] == max(one) and one.count(max(one)) == 1]
        for one in points
    ]
    if turn is None:
        assert len(best) > 1 or leads[-1] != best
        return

    assert [turn.winner] == best
    assert leads[turn.step - 1] != best
    assert all(one == best for one in leads[turn.step :])
    assert turn.from_first == all(one == points[0] for one in points[: turn.step])
    assert all(line.seq == turn.step - 1 for line in turn.lines)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_seat_has_an_emblem_that_the_sprite_draws(name: str) -> None:
    one = game(name)
    table = random_table(one, "emblem", options=SHORT[name])
    emblem = one.presentation.emblem
    assert emblem is not None
    drawn = sprite_of(one.folder / "drawing" / "symbols.svg")

    assert {emblem(table.play.state, seat) for seat in range(len(table.seats))} <= set(drawn)


@pytest.mark.parametrize(
    ("cards", "symbol"),
    [("T,S", "card-trex"), ("T,Sx4", "card-stegosaurus"), ("-", "cubes")],
)
def test_the_dinosaur_that_brings_most_stands_for_a_seat(cards: str, symbol: str) -> None:
    emblem = game("cubosaurs").presentation.emblem
    assert emblem is not None

    assert emblem(cubosaurs.table(f"seat0={cards}"), 0) == symbol
