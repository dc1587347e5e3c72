"""What every game that networks can value must satisfy."""

from __future__ import annotations

import numpy as np
import pytest

from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.network import has_network, network_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import all_games

SEEN = [game for game in all_games() if game.rules.features is not None]
GAMES = pytest.mark.parametrize("name", [game.name for game in SEEN])
BY_NAME = {game.name: game for game in SEEN}
_EVENTS = 60


def positions(name: str) -> list[Play]:
    """Return positions of plays at random, with options as they are and turned around."""
    one, rng = BY_NAME[name], seeded(1)
    flags = {option.name: True for option in one.meta.options if option.kind == "bool"}
    found = []
    for seats in range(one.meta.min_seats, one.meta.max_seats + 1):
        for options in ({}, flags):
            play = Play(one, one.options(options, seats), seats)
            for event in range(_EVENTS):
                play.draw_all(sampler_of(rng))
                if play.is_over:
                    break
                legal = play.legal_actions()
                play.act(play.to_move, legal[draw_below(rng, len(legal))])
                if event % 3 == 0 and not play.is_over:
                    found.append(play.copy())
    return found


@GAMES
def test_features_are_different_facts_and_no_secrets(name: str) -> None:
    rules, engine = BY_NAME[name].rules, engine_of(BY_NAME[name], "interpreted")
    assert rules.features is not None
    rng = seeded(2)
    for play in positions(name):
        before = engine.snapshot(play.state)
        for seat in range(play.seat_count):
            out = np.zeros(rules.most_features, np.int64)
            count = rules.features(play.state, seat, out)
            held = out[:count].tolist()
            again = np.zeros(rules.most_features, np.int64)
            other = engine.resample(play.state, seat, rng)

            assert len(set(held)) == count
            assert all(0 <= number < rules.feature_count for number in held)
            assert rules.features(other, seat, again) == count
            assert again.tolist() == out.tolist()
        assert engine.snapshot(play.state) == before


@GAMES
def test_networks_fit_their_game(name: str) -> None:
    one = BY_NAME[name]
    for seats in range(one.meta.min_seats, one.meta.max_seats + 1):
        if has_network(one, seats):
            network = network_of(one, seats)
            assert network.weights.nbytes + network.second.nbytes < 2_000_000
