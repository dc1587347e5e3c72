"""The level ``champion``, whose search values states by a network, or which solves them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from cuboteca.bots.bot import UnknownLevelError, context_of
from cuboteca.bots.levels import (
    CHAMPION,
    SOLVER,
    bot_for,
    has_champion,
    known_to,
    levels_of,
    make_bot,
    policy_of,
    searches,
)
from cuboteca.bots.questions import question_of
from cuboteca.bots.search import Search
from cuboteca.bots.search.tree import bytes_of
from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.network import has_network
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.policies import SearchConfig, SolverPolicy
from cuboteca.games import all_games, game
from cuboteca.lab.arena import ArenaError, contest
from tests.core.nim import NIM

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.engine import Engine, Mode
    from cuboteca.core.record import State

MODES: tuple[Mode, ...] = ("interpreted", "compiled")
MEGABYTE = 1 << 20
PLACES = [
    (one.name, seats)
    for one in all_games()
    for seats in range(one.meta.min_seats, one.meta.max_seats + 1)
    if searches(one, CHAMPION, seats)
]
#: Of the first position below, to both seats.
FIRST_VALUES = ["0x1.2cc3e83ed8a88p-1", "0x1.a72ea0c7a1eb6p-2"]
EVERYWHERE = pytest.mark.parametrize(("name", "seats"), PLACES)


def begun(name: str, seats: int) -> Play:
    one = game(name)
    play = Play(one, one.options({}, seats), seats, engine_of(one, "interpreted"))
    play.draw_all(sampler_of(seeded(1)))
    return play


@EVERYWHERE
def test_a_champion_has_a_network_and_keeps_to_its_time_and_memory(name: str, seats: int) -> None:
    config = policy_of(game(name), CHAMPION, seats)
    assert isinstance(config, SearchConfig)

    assert has_network(game(name), seats)
    assert config.learned
    assert config.seconds is not None
    assert config.seconds <= 0.2
    assert bytes_of(config, seats) <= 32 * MEGABYTE


@EVERYWHERE
def test_a_search_with_a_network_is_the_same_interpreted_and_again(name: str, seats: int) -> None:
    play = begun(name, seats)
    config = SearchConfig(simulations=12, learned=True, nodes=64)

    def found() -> list[tuple[int, int, tuple[float, ...]]]:
        one = Search(play.game, config, seats, play.to_move, seed=1, mode="interpreted")
        return [(a.action, a.visits, a.values) for a in one.run(lambda _: play.state).actions]

    assert found() == found()
    assert sum(visits for _, visits, _ in found()) == 12


def test_a_rollout_before_the_network_changes_what_is_found() -> None:
    play = begun("cubosaurs", 2)

    def values(depth: int) -> tuple[float, ...]:
        config = SearchConfig(simulations=4, learned=True, nodes=64, rollout_depth=depth)
        one = Search(play.game, config, 2, play.to_move, seed=1, mode="interpreted")
        return one.value(lambda _: play.state)

    assert len({values(0), values(3), values(9)}) == 3


def _again(engine: Engine, play: Play, _: RngState) -> State:
    return engine.adopt(play.state)


@pytest.mark.compiled
@pytest.mark.parametrize("depth", [0, 6])
@pytest.mark.parametrize("name", [one.name for one in all_games()])
def test_a_search_with_a_network_is_the_same_in_both_modes(name: str, depth: int) -> None:
    play = begun(name, 2)
    config = SearchConfig(simulations=40, learned=True, nodes=64, rollout_depth=depth)
    rows = []
    for mode in MODES:
        engine = engine_of(play.game, mode)
        one = Search(play.game, config, 2, play.to_move, seed=1, mode=mode)
        found = one.run(partial(_again, engine, play))
        rows.append([(a.action, a.visits, a.values) for a in found.actions])

    assert rows[0] == rows[1]


def test_the_value_of_a_position_is_the_same_on_every_machine() -> None:
    """The numbers are those of the network that is shipped; a new one has others."""
    play = begun("cubosaurs", 2)
    config = SearchConfig(simulations=1, learned=True, nodes=8)
    search = Search(play.game, config, 2, play.to_move, seed=1, mode="interpreted")

    assert [value.hex() for value in search.value(lambda _: play.state)] == FIRST_VALUES


def test_the_champion_takes_a_legal_action() -> None:
    play = begun("cubosaurs", 2)
    given = context_of(play, play.to_move, seeded(1))

    assert make_bot(CHAMPION, 1).choose(given) in given.legal


def test_a_champion_sits_down_where_there_is_a_network() -> None:
    for seats in range(2, 6):
        there = has_network(game("cubosaurs"), seats)
        assert (CHAMPION in known_to(game("cubosaurs"), seats)) == there


def test_nobody_plays_alone_against_a_champion() -> None:
    sukkube = game("sukkube")

    assert CHAMPION in known_to(sukkube)
    assert CHAMPION in known_to(sukkube, 2)
    assert CHAMPION not in known_to(sukkube, 1)
    with pytest.raises(UnknownLevelError, match="in Sukkube for 1 seat: no network"):
        policy_of(sukkube, CHAMPION, 1)


def test_the_champion_of_sukkube_solves_what_two_people_play() -> None:
    play = begun("sukkube", 2)
    asked = question_of(play, play.to_move, CHAMPION, 1)
    among_three = begun("sukkube", 3)

    assert policy_of(play.game, CHAMPION, 2) == SolverPolicy()
    assert make_bot(CHAMPION, 1).choose(asked.context()) == (
        make_bot(SOLVER, 1).choose(asked.context())
    )
    assert asked.needs == "solver"
    assert question_of(among_three, among_three.to_move, CHAMPION, 1).needs == "search"


def test_what_cannot_be_solved_is_not_by_a_policy_either() -> None:
    play = Play(NIM, NIM.options({}, 2), 2, engine_of(NIM, "interpreted"))
    play.draw_all(sampler_of(seeded(1)))
    with pytest.raises(UnknownLevelError, match="has no solver"):
        bot_for(SolverPolicy(), 1).choose(context_of(play, play.to_move, seeded(1)))


def test_an_arena_takes_the_champion_where_there_is_one() -> None:
    one = game("cubosaurs")
    assert contest(one, {}, 2, [CHAMPION, "medium"], seed=1).bots == (CHAMPION, "medium")
    with pytest.raises(ArenaError, match="no bot 'champion' for Nim; there are: random"):
        contest(NIM, {}, 2, [CHAMPION, "medium"], seed=1)


def test_every_game_has_a_champion_where_seats_meet() -> None:
    for one in all_games():
        assert has_champion(one)
        assert CHAMPION in levels_of(one)


def test_a_game_without_a_champion_says_so() -> None:
    play = Play(NIM, NIM.options({}, 2), 2, engine_of(NIM, "interpreted"))
    play.draw_all(sampler_of(seeded(1)))
    given = context_of(play, play.to_move, seeded(1))

    assert not has_champion(NIM)
    assert CHAMPION not in levels_of(NIM)
    with pytest.raises(UnknownLevelError) as caught:
        make_bot(CHAMPION, 1).choose(given)
    assert str(caught.value) == (
        "no bot 'champion' in Nim for 2 seats: no network has been trained for it; "
        "its strongest level is 'expert'"
    )
