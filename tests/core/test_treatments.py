"""What may be changed before a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core import batch
from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of, first_movers, simulate
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.treatments import Treatment, unchanged
from cuboteca.core.words import say
from cuboteca.games import game

if TYPE_CHECKING:
    from cuboteca.core.record import State

GAME = game("cube_attack")
OPTIONS = GAME.options({"points_to_win": 4, "turn_cap": 4}, 3)
ENGINE = engine_of(GAME, "interpreted")


def begin(state: State, seat: int) -> None:
    GAME.rules.apply(state, seat)


def test_a_treatment_is_for_all_seats_unless_it_says_otherwise() -> None:
    everybody = Treatment("a", say("a"), begin)

    assert everybody.seats_of(3) == (0, 1, 2)
    assert Treatment("b", say("b"), begin, seats=(0,)).seats_of(3) == (0,)


def test_what_is_unchanged_is_the_first_state() -> None:
    state = GAME.rules.start(OPTIONS, 3)
    before = GAME.rules.layout.snapshot(state)
    unchanged(state, 1)

    assert GAME.rules.layout.snapshot(state) == before


def test_a_game_names_no_treatments_unless_it_has_some() -> None:
    from tests.core.nim import NIM  # noqa: PLC0415  # a game without

    assert NIM.treatments({}, 2) == ()


def test_nothing_is_bought_in_a_game_unless_it_says_so() -> None:
    from tests.core.nim import NIM  # noqa: PLC0415  # a game without

    assert NIM.market({}, 2) is None


def test_plays_may_begin_in_another_state() -> None:
    state = GAME.rules.start(OPTIONS, 3)
    begin(state, 2)
    policies = np.full((2, 3), batch.POLICY_HEURISTIC)
    results = simulate(ENGINE, OPTIONS, policies, seed=5, start=state)

    play = Play(GAME, OPTIONS, 3, ENGINE)
    play.draw(lambda *_: 2)
    rng = seeded(5, 1)
    while not play.is_over:
        assert play.to_move != CHANCE
        mask = np.zeros(GAME.rules.action_count, np.bool_)
        play.act(play.to_move, int(GAME.rules.heuristic_action(play.state, mask, rng)))
    assert play.outcome is not None
    assert results.points[1].tolist() == list(play.outcome.points)
    assert GAME.rules.to_move(state) == 2, "the state stays as it is"


def test_who_decides_first_is_who_does_in_the_simulated_plays() -> None:
    found = first_movers(ENGINE, OPTIONS, 3, seed=9, first_play=4, plays=6)

    for number, mover in enumerate(found):
        play = Play(GAME, OPTIONS, 3, ENGINE)
        while play.to_move == CHANCE:
            play.draw(sampler_of(seeded(9, 4 + number)))
        assert play.to_move == mover
    assert set(found.tolist()) > {int(found[0])}
