"""Simulation runs: seats, chunks, threads, records."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core import batch
from cuboteca.core.chance import draw_outcome, seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Event, Play
from cuboteca.core.play_record import record_of
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab import ray_simulation, recording
from cuboteca.lab.recording import Recorder
from cuboteca.lab.simulation import POLICIES, Plan, PlanError, plan, run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cuboteca.core.engine import Engine, Mode
    from cuboteca.core.play_record import PlayRecord


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


def record_play(plan: Plan, number: int, engine: Engine) -> PlayRecord:
    """Play one play of a plan event by event and return its record."""
    play = Play(plan.game, plan.options, plan.seat_count, engine)
    bots = plan.bots_of(number)
    policies = [POLICIES[bot] for bot in bots]
    rng = seeded(plan.seed, number)
    draw, choose = engine.bound(draw_outcome), engine.bound(batch.choose)
    to_move, apply = engine.rules.to_move, engine.rules.apply
    notation, state = plan.game.notation, play.state
    weights = np.zeros(plan.game.rules.outcome_count, np.int64)
    mask = np.zeros(plan.game.rules.action_count, np.bool_)
    while (mover := int(to_move(state))) != OVER:
        if mover == CHANCE:
            chosen = int(draw(state, weights, rng))
            event = Event(CHANCE, chosen, notation.format_outcome(state, chosen))
        else:
            chosen = int(choose(policies[mover], state, mask, rng))
            event = Event(mover, chosen, notation.format_action(state, chosen))
        apply(state, chosen)
        play.events.append(event)
    return record_of(play, [f"bot:{bot}" for bot in bots], seed=plan.seed)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_records_are_the_plays_of_the_run(mode: Mode, name: str) -> None:
    told = small(name)
    engine = engine_of(told.game, mode)
    recorder = Recorder(told, engine)
    recorded = []
    for first, _, tallies in run(told, engine, recorder.play):
        written = recorder.lines(first, tallies.plays)
        parts = [recorder.lines(first, first + 2), recorder.lines(first + 2, tallies.plays)]
        recorded += [recorder.record(number) for number in range(first, tallies.plays)]

        assert written == b"".join(parts)
        assert written.decode() == "".join(record.line() + "\n" for record in recorded[first:])
    *_, (_, _, usual) = run(told, engine)

    assert recorded == [record_play(told, number, engine) for number in range(told.plays)]
    assert tallies.decisions == usual.decisions
    assert tallies.points_by_bot == usual.points_by_bot
    assert tallies.reasons == usual.reasons


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAME_NAMES)
def test_both_modes_write_the_same_records(name: str) -> None:
    told = small(name)
    modes: tuple[Mode, Mode] = ("interpreted", "compiled")

    assert lines_of(told, modes[0]) == lines_of(told, modes[1])


def lines_of(told: Plan, mode: Mode) -> bytes:
    """Return the records of a run."""
    engine = engine_of(told.game, mode)
    recorder = Recorder(told, engine)
    chunks = run(told, engine, recorder.play)
    return b"".join(recorder.lines(first, tallies.plays) for first, _, tallies in chunks)


@pytest.mark.compiled
def test_records_do_not_depend_on_threads_or_room(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = lines_of(small("sukkube", plays=20), "compiled")
    monkeypatch.setattr(recording, "_ROOM", 64)  # less than a play

    assert lines_of(small("sukkube", plays=20, threads=3), "compiled") == alone


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


# on a cluster; tests/lab/peers plays on a real one


def latest_first(
    task: Callable[..., str],
    order: tuple[dict[str, Any], dict[str, str]],
    pieces: Iterable[tuple[int, int]],
    _name: object,
) -> Iterator[tuple[tuple[int, int], dict[str, Any]]]:
    """Answer as a cluster does whose nodes are slow at first."""
    for piece in reversed(list(pieces)):
        yield piece, json.loads(task(json.loads(json.dumps(order)), *piece))


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch, interpreted: None) -> None:  # noqa: ARG001
    monkeypatch.setattr(ray_simulation, "answers", latest_first)
    monkeypatch.setattr(ray_simulation, "processors", lambda: 2)
    monkeypatch.setattr(ray_simulation, "_FEWEST_PLAYS", 2)


@pytest.mark.usefixtures("cluster")
@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_cluster_plays_the_same_plays_in_order(name: str) -> None:
    told = small(name, plays=7)
    *_, (_, _, here) = run(told)
    chunks = list(ray_simulation.run_on_cluster(told))
    _, _, there = chunks[-1]

    assert [first for first, _, _ in chunks] == [0, 2, 4, 6]
    assert (there.plays, there.decisions, there.reasons) == (7, here.decisions, here.reasons)
    assert [one.mean for one in there.points_by_seat] == [one.mean for one in here.points_by_seat]
    assert [one.mean for one in there.wins_by_seat] == [one.mean for one in here.wins_by_seat]


@pytest.mark.usefixtures("interpreted")
def test_a_node_refuses_what_it_would_play_otherwise() -> None:
    fields, wanted = ray_simulation._order_of(small("sukkube"))
    other = {**wanted, "cuboteca": "cuboteca 0.0.1 (12345678)"}
    unknown = {**fields, "game": "chess"}

    told = json.loads(ray_simulation.simulate_there((fields, other), 0, 1))
    assert "not cuboteca 0.0.1 (12345678); install the same on every node" in told["refused"]
    told = json.loads(ray_simulation.simulate_there((unknown, wanted), 0, 1))
    assert "chess" in told["refused"]
