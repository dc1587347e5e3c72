"""What an action brings in points beside another: against what is certain, and in both modes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.bots.bot import context_of
from cuboteca.bots.consequences import compare_points, make_ready
from cuboteca.bots.questions import advice_message, advice_question_of, read_advice
from cuboteca.bots.worker_process import advise
from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.constants import OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import game

if TYPE_CHECKING:
    from cuboteca.bots.bot import DecisionContext
    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game, PointsCompared


def decisions(one: Game, seat_count: int, seed: int) -> list[Play]:
    """Return a random play at each of its decisions with several legal actions."""
    play = Play(one, one.options({}, seat_count), seat_count)
    rng = seeded(seed)
    sampler, met = sampler_of(rng), []
    play.draw_all(sampler)
    while not play.is_over:
        legal = play.legal_actions()
        if len(legal) > 1:
            met.append(play.copy())
        play.act(play.to_move, legal[draw_below(rng, len(legal))])
        play.draw_all(sampler)
    return met


def context_in(play: Play) -> DecisionContext:
    return context_of(play, play.to_move, seeded(3))


def compared(play: Play, action: int, other: int, mode: Mode = "interpreted") -> PointsCompared:
    return compare_points(context_in(play), action, other, seed=7, seconds=0.0, mode=mode)


def test_what_ends_a_play_is_compared_exactly() -> None:
    """Without anything in between, plays of a pair end at once, with the points of each action."""
    one = game("cube_attack")
    engine = engine_of(one, "interpreted")
    seen = 0
    for seed in range(40):
        last = decisions(one, 2, seed)[-1]
        ends = []
        for action in last.legal_actions():
            after = engine.copy(last.state)
            engine.apply(after, action)
            if engine.to_move(after) == OVER:
                ends.append((action, engine.points(after, 2)))
        if len(ends) < 2:
            continue
        (action, points), (other, others) = ends[0], ends[-1]
        found = compared(last, action, other)
        assert found.more == tuple(a - b for a, b in zip(points, others, strict=True))
        assert found.spread == (0.0, 0.0)
        seen += 1
    assert seen >= 3


@pytest.mark.parametrize("name", ["cubosaurs", "cube_attack", "ursuppe"])
def test_the_other_way_round_it_is_the_opposite(name: str) -> None:
    play = decisions(game(name), 3, 1)[-3]
    first, *_, last = play.legal_actions()
    found, back, same = (
        compared(play, *two) for two in ((first, last), (last, first), (first, first))
    )

    assert (found.other, found.plays) == (last, 16)
    assert back.more == tuple(-more for more in found.more)
    assert back.spread == found.spread
    assert same.more == same.spread == (0.0,) * 3


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["cubosaurs", "cube_attack", "ursuppe"])
def test_both_modes_say_the_same(name: str) -> None:
    make_ready(game(name))
    play = decisions(game(name), 3, 2)[-4]
    first, *_, last = play.legal_actions()

    assert compared(play, first, last, "compiled") == compared(play, first, last)


@pytest.mark.compiled
def test_it_goes_on_for_as_long_as_it_may() -> None:
    play = decisions(game("cube_attack"), 2, 2)[-4]
    first, *_, last = play.legal_actions()
    found = compare_points(context_in(play), first, last, seed=7, seconds=60.0, mode="compiled")

    assert found.plays == 256


@pytest.mark.compiled
def test_advice_of_a_search_says_what_it_brings_and_travels_as_json() -> None:
    play = decisions(game("cube_attack"), 2, 2)[-6]
    advice = advise(advice_question_of(play, play.to_move, 5))

    assert advice.compared is not None
    assert advice.compared.other in play.legal_actions()
    assert advice.compared.other != advice.action
    assert len(advice.compared.more) == len(advice.compared.spread) == 2
    assert read_advice(advice_message(advice)).compared == advice.compared


def test_interpreted_rules_compare_nothing() -> None:
    play = decisions(game("cube_attack"), 2, 2)[-2]

    assert advise(advice_question_of(play, play.to_move, 5)).compared is None
