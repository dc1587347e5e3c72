"""Simulation runs: seats, chunks, threads, records."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.engine import engine_of
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab.simulation import Plan, PlanError, plan, record_play, run

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode


def small(name: str, *, plays: int = 6, threads: int = 1, seat_count: int = 3) -> Plan:
    return plan(
        game(name), {}, seat_count, ("random", "greedy"), plays=plays, seed=11, threads=threads
    )


def test_bots_take_seats_in_turn_and_move_on() -> None:
    told = small("cubosaurs")

    assert told.bots_of(0) == ("random", "greedy", "random")
    assert told.bots_of(1) == ("greedy", "random", "random")
    assert told.policies(0, 2).tolist() == [[0, 100, 0], [100, 0, 0]]
    assert told.policies(7, 1).tolist() == told.policies(1, 1).tolist()


@pytest.mark.parametrize("bots", [(), ("random",) * 4, ("clever",)])
def test_bots_that_do_not_fit_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(PlanError):
        plan(game("cubosaurs"), {}, 3, bots, plays=1, seed=0)


@pytest.mark.parametrize(("plays", "threads"), [(0, 1), (1, 0)])
def test_numbers_below_one_are_refused(plays: int, threads: int) -> None:
    with pytest.raises(PlanError, match="at least 1"):
        plan(game("cubosaurs"), {}, 2, ("random",), plays=plays, threads=threads, seed=0)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_records_are_the_plays_of_the_run(mode: Mode, name: str) -> None:
    told = small(name)
    engine = engine_of(told.game, mode)
    for first, results, _ in run(told, engine):
        for place, points in enumerate(results.points.tolist()):
            outcome = record_play(told, first + place, engine).outcome

            assert outcome is not None
            assert outcome["points"] == points
            assert outcome["ranks"] == results.ranks[place].tolist()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAME_NAMES)
def test_both_modes_write_the_same_records(name: str) -> None:
    told = small(name)
    modes: tuple[Mode, Mode] = ("interpreted", "compiled")
    written = [
        [record_play(told, play, engine_of(told.game, mode)).line() for play in range(told.plays)]
        for mode in modes
    ]

    assert written[0] == written[1]


@pytest.mark.compiled
def test_tallies_do_not_depend_on_threads_or_chunks() -> None:
    def last(threads: int) -> tuple[object, ...]:
        *_, (_, _, tallies) = run(small("cubosaurs", plays=1000, threads=threads))
        bots = {bot: tally.total for bot, tally in tallies.points_by_bot.items()}
        return tallies.plays, tallies.decisions, tallies.reasons, bots

    assert last(1) == last(2)


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    *_, (_, _, tallies) = run(small("cubosaurs", plays=300, seat_count=2))

    assert tallies.wins_by_bot["greedy"].share_interval().low > 0.9
