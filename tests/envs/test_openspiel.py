"""OpenSpiel's own tests and search, unmodified, and what they do not cover."""

from __future__ import annotations

import importlib
import pickle
import subprocess
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core.errors import OptionError
from cuboteca.envs.pieces import meaning_of, pieces_of
from cuboteca.games import GAME_NAMES, game
from tests.envs.tables import TABLES, EnvTable
from tests.omen import package as omen

if TYPE_CHECKING:
    from collections.abc import Iterator

pyspiel = pytest.importorskip("pyspiel")
spiel = importlib.import_module("cuboteca.envs.openspiel")


def load(table: EnvTable, **more: Any) -> Any:
    parameters = {"players": table.seats} | table.options | more
    text = ",".join(f"{name}={str(value).lower()}" for name, value in parameters.items())
    return pyspiel.load_game(f"cuboteca_{table.name}({text})")


def shortest(table: EnvTable, **more: Any) -> Any:
    """Return the game with every number of its options at the lowest."""
    low = {option.name: option.low for option in table.game.meta.options if option.kind == "int"}
    return load(table, **(low | more))


def step(state: Any, generator: np.random.Generator, bot: Any = None) -> None:
    """Let chance, a bot or nobody in particular take one step."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(generator.choice(outcomes, p=chances)))
    else:
        state.apply_action(bot.step(state) if bot else int(generator.choice(state.legal_actions())))


def states(one: Any, seed: int = 1, bot: Any = None) -> Iterator[Any]:
    """Yield the states of a play; the same object every time, its end included."""
    generator = np.random.default_rng(seed)
    state = one.new_initial_state()
    yield state
    while not state.is_terminal():
        step(state, generator, bot)
        yield state


def last(one: Any, seed: int = 1, bot: Any = None) -> Any:
    for state in states(one, seed, bot):
        end = state
    return end


# OpenSpiel's own


def test_openspiels_test_in_cpp(table: EnvTable) -> None:
    pyspiel.random_sim_test(shortest(table), num_sims=1, serialize=True, verbose=False)


def test_openspiels_test_in_python(table: EnvTable) -> None:
    sim = importlib.import_module("open_spiel.python.tests.games_sim_test")
    sim.GamesSimTest().sim_game(shortest(table))


def test_openspiels_search_plays_to_the_end(table: EnvTable) -> None:
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    one = shortest(table)
    generator = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, generator)
    bot = mcts.MCTSBot(one, 1.4, 2, rollouts, random_state=generator)

    assert sum(last(one, bot=bot).returns()) == pytest.approx(0)


def test_openspiels_search_for_hidden_information_plays_to_the_end(table: EnvTable) -> None:
    one = shortest(table, imperfect=True)

    assert sum(last(one, bot=information_set_bot()).returns()) == pytest.approx(0)


def information_set_bot() -> Any:
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
    generator = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, generator)
    return ismcts.ISMCTSBot(
        game=None, evaluator=rollouts, uct_c=1.4, max_simulations=2, random_state=generator
    )


# ours


def test_the_parameters_are_the_options(table: EnvTable) -> None:
    one = load(table)

    assert one.num_players() == table.seats
    assert one.seating.options == table.game.options(table.options, table.seats)
    assert one.get_type().short_name == f"cuboteca_{table.name}"


def test_copies_pickles_and_serialised_states_are_the_state(table: EnvTable) -> None:
    one = shortest(table)
    for state in states(one):
        if len(state.history()) in {0, 1, 5, 17} or state.is_terminal():
            copies = [
                state.clone(),
                pickle.loads(pickle.dumps(state)),
                one.deserialize_state(state.serialize()),
            ]
            for copy in copies:
                assert str(copy) == str(state)
                assert copy.history() == state.history()
                assert copy.information_state_string(0) == state.information_state_string(0)
                assert copy.current_player() == state.current_player()


def test_a_clone_is_independent(table: EnvTable) -> None:
    state = shortest(table).new_initial_state()
    before = str(state)
    step(state.clone(), np.random.default_rng(1))

    assert str(state) == before


def test_what_a_player_knows_survives_resampling(table: EnvTable) -> None:
    rng = np.random.default_rng(1)
    for state in states(shortest(table)):
        mover = state.current_player()
        if mover >= 0:
            other = state.resample_from_infostate(mover, rng.random)
            assert other.information_state_string() == state.information_state_string()
            assert other.observation_tensor() == state.observation_tensor()
            assert other.legal_actions() == state.legal_actions()


def test_observers_name_the_pieces(table: EnvTable) -> None:
    make = importlib.import_module("open_spiel.python.observation").make_observation
    one = shortest(table)
    state = last(one)
    observation = make(one)
    observation.set_from(state, 0)

    assert list(observation.dict) == [piece.name for piece in pieces_of(table.game)]
    assert observation.tensor.tolist() == state.observation_tensor(0)
    assert observation.string_from(state, 0) == state.observation_string(0)
    nothing = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert one.make_py_observer(nothing).tensor is None
    with pytest.raises(ValueError, match="take no parameters"):
        one.make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_pieces_are_all_of_the_observation(name: str) -> None:
    pieces = pieces_of(name)
    size = game(name).rules.observation_size

    assert [piece.start for piece in pieces[1:]] == [piece.stop for piece in pieces[:-1]]
    assert (pieces[0].start, pieces[-1].stop) == (0, size)
    assert meaning_of(name, 0) == pieces[0].name
    with pytest.raises(IndexError, match=f"no number {size}"):
        meaning_of(name, size)


def test_actions_and_draws_have_names(table: EnvTable) -> None:
    for state in states(shortest(table)):
        if not state.is_terminal():
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert len(set(texts)) == len(texts)
            assert not any(text.startswith("#") for text in texts)

    assert state.action_to_string(0, 3) == "#3"


@pytest.mark.parametrize(
    ("parameters", "told"), [("players=99", "seats, not 99"), ("players=0", "seats, not 0")]
)
def test_a_wrong_number_of_players_is_named(parameters: str, told: str) -> None:
    with pytest.raises(OptionError, match=told):
        pyspiel.load_game(f"cuboteca_{GAME_NAMES[0]}({parameters})")


def test_openspiel_lets_go_of_the_games_without_a_crash() -> None:
    code = f"import pyspiel, cuboteca.envs.openspiel; pyspiel.load_game('cuboteca_{GAME_NAMES[0]}')"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)

    assert (ended.returncode, ended.stderr) == (0, b"")


def test_registering_twice_changes_nothing() -> None:
    before = pyspiel.registered_names()
    spiel.register_games()

    assert pyspiel.registered_names() == before


# a game that hides something


@pytest.fixture
def hidden(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Put Omen in the registry and return it as OpenSpiel's game."""
    package = ModuleType("cuboteca.games.omen")
    package.GAME = omen.OMEN  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, package.__name__, package)
    monkeypatch.setattr("cuboteca.games.GAME_NAMES", (*GAME_NAMES, "omen"))
    monkeypatch.setenv("CUBOTECA_INTERPRETED", "1")
    return spiel.CubotecaGame("omen", {"players": 2})


def looked(one: Any) -> Any:
    """Return the state after player 0 has looked at the omen, which was the first card."""
    state = one.new_initial_state()
    state.apply_action(omen.LOOK)
    state.apply_action(0)
    return state


def test_a_game_that_hides_something_says_so(hidden: Any) -> None:
    assert hidden.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_a_hidden_draw_is_in_the_information_of_its_observer_alone(hidden: Any) -> None:
    state = looked(hidden)

    assert state.information_state_string(0) == f"0|0:{omen.LOOK} c:0"
    assert state.information_state_string(1) == f"1|0:{omen.LOOK} c:?"


def test_what_is_hidden_is_drawn_anew(hidden: Any) -> None:
    rng = np.random.default_rng(1)
    state = looked(hidden)
    others = [state.resample_from_infostate(1, rng.random) for _ in range(60)]

    assert {other.course.state.omen for other in others} == {1, 2, 3, 4}
    assert {other.information_state_string(1) for other in others} == {
        state.information_state_string(1)
    }


def test_search_for_hidden_information_plays_a_game_that_hides_something(hidden: Any) -> None:
    assert sum(last(hidden, bot=information_set_bot()).returns()) == pytest.approx(0)


def test_every_table_is_in_the_registry() -> None:
    assert {table.name for table in TABLES} == set(GAME_NAMES)
