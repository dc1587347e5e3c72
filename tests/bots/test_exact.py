"""The exact value of a position: against theory, brute force and a game's own solver."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.bots import exact
from cuboteca.bots.bot import DecisionContext, context_of
from cuboteca.bots.exact import MOST_STATES, UnsolvableError, solve, solve_within
from cuboteca.bots.levels import CHAMPION, make_bot
from cuboteca.bots.questions import question_in
from cuboteca.bots.worker_process import advise
from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import game
from tests.core.nim import NIM

if TYPE_CHECKING:
    from cuboteca.bots.exact import ExactResult
    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game
    from cuboteca.core.record import State


def heap_of(stones: int, most: int = 3) -> State:
    play = Play(NIM, {"most": most}, 2)
    play.chance_text(f"heap {stones}")
    state: State = play.state
    return state


def decisions(one: Game, seat_count: int, seed: int, **options: object) -> list[bytes]:
    """Return the states of a random play in which a seat decides."""
    play = Play(one, options, seat_count)
    rng = seeded(seed)
    sampler, met = sampler_of(rng), []
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(sampler)
            continue
        met.append(play.engine.snapshot(play.state))
        legal = play.legal_actions()
        play.act(play.to_move, legal[draw_below(rng, len(legal))])
    return met


def brute_force(engine: Engine, state: Any, seat_count: int) -> list[float]:
    """Return shares and points as an own search without memory finds them."""
    mover = engine.to_move(state)
    if mover == OVER:
        ranks = engine.ranks(state, seat_count)
        shares = [(rank == 1) / ranks.count(1) for rank in ranks]
        return [*shares, *engine.points(state, seat_count)]

    def after(number: int) -> list[float]:
        following = engine.copy(state)
        engine.apply(following, number)
        return brute_force(engine, following, seat_count)

    if mover == CHANCE:
        weights = engine.chance_weights(state)
        found = [(w, after(one)) for one, w in enumerate(weights) if w]
        return [
            sum(w * value[i] for w, value in found) / sum(weights) for i in range(2 * seat_count)
        ]
    values = [after(action) for action in engine.legal_actions(state)]
    wanted = max((round(v[mover], 9), round(v[seat_count + mover], 9)) for v in values)
    best = [v for v in values if (round(v[mover], 9), round(v[seat_count + mover], 9)) == wanted]
    return [sum(column) / len(best) for column in zip(*best, strict=True)]


@pytest.mark.parametrize("most", [2, 3, 4])
@pytest.mark.parametrize("stones", range(5, 10))
def test_who_moves_wins_nim_unless_the_heap_is_a_multiple(stones: int, most: int) -> None:
    found = solve(NIM, heap_of(stones, most), 2)
    winning = stones % (most + 1)

    assert found.value.shares[found.to_move] == (1.0 if winning else 0.0)
    assert [one.text for one in found.actions if one.best and winning] == (
        [f"take {winning}"] if winning else []
    )


def test_a_draw_is_worth_its_mean() -> None:
    found = solve(NIM, Play(NIM, {"most": 3}, 2).state, 2)
    beginner = [solve(NIM, heap_of(stones), 2).value.shares[0] for stones in range(5, 10)]

    assert found.actions == ()
    assert found.to_move == CHANCE
    assert found.value.shares[0] == pytest.approx(
        sum(w * v for w, v in zip((1, 1, 2, 1, 1), beginner, strict=True)) / 6
    )


@pytest.mark.parametrize(
    ("seat_count", "seed", "before_the_end"),
    [(2, 0, 2), (2, 2, 3), (2, 3, 2), (2, 4, 2), (3, 0, 1), (3, 4, 2), (3, 6, 2)],
)
def test_brute_force_finds_the_same_at_the_end_of_cubosaurs(
    seat_count: int, seed: int, before_the_end: int
) -> None:
    cubosaurs = game("cubosaurs")
    engine = engine_of(cubosaurs, "interpreted")
    state = engine.restore(decisions(cubosaurs, seat_count, seed, rounds=1)[-before_the_end])
    found = solve(cubosaurs, state, seat_count, most_states=300, mode="interpreted")

    assert found.states > 50
    expected = brute_force(engine, state, seat_count)
    assert (*found.value.shares, *found.value.points) == pytest.approx(expected)
    assert sum(found.value.shares) == pytest.approx(1)
    assert [one.action for one in found.actions] == engine.legal_actions(state)
    own = [one.value.shares[found.to_move] for one in found.actions]
    assert max(own) == pytest.approx(found.value.shares[found.to_move])


def test_the_solver_of_sukkube_agrees_where_one_manche_decides() -> None:
    sukkube = game("sukkube")
    assert sukkube.solver is not None
    asked = 0
    for seed in range(12):
        met = decisions(sukkube, 2, seed, points_to_win=1, manche_cap=1)
        state = engine_of(sukkube, "interpreted").restore(met[-min(4, len(met))])
        found = solve(sukkube, state, 2, mode="interpreted")
        advice = sukkube.solver.solve(state, found.to_move)
        assert advice.exact
        for one in found.actions:
            wins = advice.values[one.action][found.to_move] == 1
            assert wins == (one.value.shares[found.to_move] == 1)
        asked += len(found.actions)

    assert asked > 20


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "seat_count", "options", "before_the_end"),
    [
        ("cubosaurs", 2, {"rounds": 1}, 2),
        ("cubosaurs", 3, {"rounds": 1}, 1),
        ("cube_attack", 2, {"turn_cap": 1}, 4),
        ("sukkube", 2, {"manche_cap": 1}, 5),
    ],
)
def test_the_kernel_finds_the_same(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    seat_count: int,
    options: dict[str, object],
    before_the_end: int,
) -> None:
    one = game(name)
    met = decisions(one, seat_count, 0, **options)
    state = engine_of(one, "interpreted").restore(met[-min(before_the_end, len(met))])
    expected = solve(one, state, seat_count, mode="interpreted")
    told: list[int] = []
    monkeypatch.setattr(exact, "_TOLD_EVERY", 20)
    monkeypatch.setattr(exact, "_ROOM", 16)
    monkeypatch.setattr(exact, "_DEPTH", 2)  # both grow

    assert solve(one, state, seat_count, mode="compiled", progress=told.append) == expected
    assert told == sorted(told)
    assert len(told) >= expected.states // 20 - 14  # a share begins anew when something grows
    assert all(one <= expected.states for one in told)
    assert solve(one, state, seat_count, mode="compiled", most_states=expected.states) == expected
    with pytest.raises(UnsolvableError, match="would have to be looked at"):
        solve(one, state, seat_count, mode="compiled", most_states=expected.states - 1)


@rule
def stay(_state: State, _number: int) -> None:
    """Leave everything as it is."""


@pytest.mark.compiled
def test_the_kernel_sees_a_state_that_comes_back() -> None:
    endless = replace(NIM, rules=replace(NIM.rules, apply=stay))
    with pytest.raises(UnsolvableError, match="comes back"):
        solve(endless, heap_of(9), 2, mode="compiled")


@pytest.mark.compiled
def test_a_state_that_comes_back_has_no_value_within_limits() -> None:
    endless = replace(NIM, rules=replace(NIM.rules, apply=stay))
    assert solve_within(engine_of(endless, "compiled"), heap_of(9), 2, most_states=100) is None


@pytest.mark.compiled
def test_what_is_far_too_much_is_given_up_at_once() -> None:
    """A fresh play of Cubosaurs is, the last decisions of one are not."""
    cubosaurs = game("cubosaurs")
    engine = engine_of(cubosaurs, "compiled")
    met = decisions(cubosaurs, 2, 0)
    times: list[float] = []

    def clock() -> float:
        times.append(0.001 * len(times))
        return times[-1]

    def found(state: bytes) -> ExactResult | None:
        return solve_within(
            engine, engine.restore(state), 2, most_states=100_000, seconds=60.0, clock=clock
        )

    assert found(met[0]) is None
    assert len(times) < 10
    expected = solve(cubosaurs, engine.restore(met[-1]), 2, mode="interpreted")
    assert found(met[-1]) == expected


@pytest.mark.compiled
@pytest.mark.parametrize("seat_count", [2, 3])
def test_advice_and_the_champion_are_exact_at_the_end_of_cubosaurs(seat_count: int) -> None:
    cubosaurs = game("cubosaurs")
    state = engine_of(cubosaurs, "interpreted").restore(
        decisions(cubosaurs, seat_count, 2, rounds=1)[-1]
    )
    expected = solve(cubosaurs, state, seat_count, mode="compiled")
    best = [one.action for one in expected.actions if one.best]
    context = DecisionContext(
        game=cubosaurs,
        options=cubosaurs.options({"rounds": 1}, seat_count),
        seat_count=seat_count,
        seat=expected.to_move,
        legal=tuple(one.action for one in expected.actions),
        _known=engine_of(cubosaurs, "interpreted").snapshot(state),
    )
    advice = advise(question_in(context, "solver", 1))

    assert len(context.legal) > 1
    assert advice.exact
    assert advice.positions == expected.states
    assert advice.action in best
    assert advice.values == {one.action: one.value.shares for one in expected.actions}
    assert not any(advice.spread.values())
    assert make_bot(CHAMPION, 1).choose(context) in best


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["cubosaurs", "ursuppe"])
def test_advice_is_the_champions_where_there_is_one(name: str) -> None:
    play = Play(game(name), {}, 3)
    play.draw_all(sampler_of(seeded(1)))
    advice = advise(question_in(context_of(play, play.to_move, seeded(2)), "solver", 1))

    assert advice.learned
    assert advice.action in play.legal_actions()
    assert set(advice.values) == set(advice.spread) <= set(play.legal_actions())


def test_a_play_that_is_over_is_worth_its_outcome() -> None:
    play = Play(NIM, {"most": 4}, 2)
    play.chance_text("heap 5")
    while not play.is_over:
        play.act(play.to_move, 0)
    found = solve(NIM, play.state, 2)

    assert found.to_move == OVER
    assert found.states == 1
    assert sorted(found.value.shares) == [0.0, 1.0]


def test_too_few_states_hidden_things_and_states_that_come_back_are_refused() -> None:
    with pytest.raises(UnsolvableError, match=r"more than 2 states"):
        solve(NIM, heap_of(9), 2, most_states=2)
    with pytest.raises(UnsolvableError, match=f"1 to {MOST_STATES:,}, not 0"):
        solve(NIM, heap_of(9), 2, most_states=0)
    ursuppe = game("ursuppe")
    with pytest.raises(UnsolvableError, match="Ursuppe hides things"):
        solve(ursuppe, Play(ursuppe, {}, 3).state, 3)
    endless = replace(NIM, rules=replace(NIM.rules, apply=lambda _state, _number: None))
    with pytest.raises(UnsolvableError, match="comes back"):
        solve(endless, heap_of(9), 2, mode="interpreted")


def test_progress_is_told_and_may_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "_TOLD_EVERY", 20)
    told: list[int] = []
    assert solve(NIM, heap_of(9), 2, progress=told.append).states > 40
    assert told == [20, 40]

    def stop(states: int) -> None:
        raise KeyboardInterrupt(states)

    with pytest.raises(KeyboardInterrupt, match="20"):
        solve(NIM, heap_of(9), 2, progress=stop)
