"""OpenSpiel's games: importing this module registers every game with ``pyspiel``.

``pyspiel.load_game("cuboteca_<game>(players=3)")`` takes the game's options as parameters, and:

* ``players``: how many seats.
* ``imperfect``: declare the game one of imperfect information even if it hides nothing, because
OpenSpiel's IS-MCTS requires it.

What holds for every game:

* Chance nodes are explicit; actions and outcomes are the numbers of the rules.
* Returns depend on ranks: from 1 for sole first place to -1 for sole last place, summing to 0.
* The information state string is everything that the player has seen happen, in order.  The tensor
is the observation, which holds what the player may know now, but not the history.
* The pieces of the tensor are named as in ``cuboteca.envs.pieces``.
* States can be cloned, pickled and serialised, and resampled to what a player cannot tell apart.
"""

from __future__ import annotations

import dataclasses
import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE, HIDDEN, OVER
from cuboteca.core.game import Game
from cuboteca.envs.extras import needed
from cuboteca.envs.kernels import (
    REWARD_RANK,
    happen,
    look,
    mark,
    record_of,
    settle,
    weigh,
)
from cuboteca.envs.pieces import pieces_of
from cuboteca.envs.seating import seating_of
from cuboteca.games import all_games
from cuboteca.games import game as game_of

needed("pyspiel")

import pyspiel  # noqa: E402  # an extra

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cuboteca.core.arrays import RngState
    from cuboteca.core.game import Option
    from cuboteca.core.record import State, States
    from cuboteca.envs.seating import Seating

PREFIX = "cuboteca_"


@functools.cache  # asked at every draw
def _hides_draws(game: Game) -> bool:
    usual = {field.name: field.default for field in dataclasses.fields(Game)}
    return game.observers is not usual["observers"]


def _usual(option: Option, seat_count: int) -> bool | int | str:
    """Return a parameter's default; if it depends on the seats, a number that is no valid value."""
    if not callable(option.default):
        return option.default
    if option.kind in {"bool", "int"}:
        return min(option.low, 0) - 1
    return option.default_for(seat_count) if option.kind == "choice" else ""


def game_type(game: Game, *, imperfect: bool = False) -> object:
    """Return OpenSpiel's description of a game."""
    information = pyspiel.GameType.Information
    hides = imperfect or _hides_draws(game)
    seat_count = game.meta.usual_seats
    usual = {option.name: _usual(option, seat_count) for option in game.meta.options}
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.meta.max_seats,
        min_num_players=game.meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seat_count, "imperfect": False} | usual,
    )


def _seating(game: Game, parameters: Mapping[str, Any]) -> Seating:
    seat_count = int(parameters.get("players", game.meta.usual_seats))
    given: dict[str, object] = {}
    for option in game.meta.options:
        value = parameters.get(option.name)
        if value is None or (callable(option.default) and value == _usual(option, seat_count)):
            continue
        is_file = option.kind == "data" and str(value) not in option.choices
        given[option.name] = Path(str(value)) if is_file else value
    return seating_of(game.name, seat_count, given)


class CubotecaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """A game with its parameters.

    Args:
        name: The game's name.
        parameters: The parameters as OpenSpiel has read them.
    """

    def __init__(self, name: str, parameters: Mapping[str, Any] | None = None) -> None:
        game = game_of(name)
        given = dict(parameters or {})
        self.seating = _seating(game, given)
        rules = game.rules
        longest = rules.longest_play(self.seating.options, self.seating.seat_count)
        super().__init__(
            game_type(game, imperfect=bool(given.get("imperfect", False))),
            pyspiel.GameInfo(
                num_distinct_actions=rules.action_count,
                max_chance_outcomes=rules.outcome_count,
                num_players=self.seating.seat_count,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=longest,
            ),
            given,
        )
        self._longest = longest
        self.start = self.seating.engine.start_array(self.seating.options, self.seating.seat_count)

    def new_initial_state(self, _from: object = None) -> CubotecaState:
        """Return the first state of a play."""
        return CubotecaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound on the draws of a play."""
        return self._longest

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> CubotecaObserver:
        """Return an observer of this game's states, as ``iig_obs_type`` asks for."""
        return CubotecaObserver(self.seating, iig_obs_type, params)

    def __reduce__(self) -> tuple[Callable[..., object], tuple[str]]:
        return _loaded, (str(self),)


def _loaded(text: str) -> object:
    return pyspiel.load_game(text)


class _Course:
    """The Python side of a state: the record, who is to move, and what has happened.

    OpenSpiel copies states by copying this object, so copying is cheap.
    """

    __slots__ = ("mover", "record", "seating", "seen")

    def __init__(
        self, seating: Seating, record: States, seen: list[tuple[str, frozenset[int] | None]]
    ) -> None:
        self.seating = seating
        self.record = record  # an array, or a list, of one state
        self.seen = seen
        self.mover = seating.engine.to_move(record[0])

    @property
    def state(self) -> State:
        """The state, for the engine."""
        state: State = self.record[0]
        return state

    def checked(self) -> State:
        """Return the state for notation and words."""
        layout = self.seating.engine.layout
        return layout.unpack(layout.pack(self.state))

    def apply(self, number: int) -> None:
        actor = "c" if self.mover == CHANCE else str(self.mover)
        observers = None
        if self.mover == CHANCE and _hides_draws(self.seating.game):
            observers = self.seating.game.observers(self.checked(), number)
        self.seen.append((f"{actor}:{number}", observers))
        self.mover = int(self.seating.engine.bound(happen)(self.record, number))

    def legal_actions(self) -> list[int]:
        """Return the legal actions in ascending order."""
        mask = np.zeros(self.seating.game.rules.action_count, np.bool_)
        self.seating.engine.bound(mark)(self.record, mask)
        found: list[int] = np.flatnonzero(mask).tolist()
        return found

    def chances(self) -> list[tuple[int, float]]:
        """Return the outcomes that the draw can have, with their probabilities."""
        weights = np.zeros(self.seating.game.rules.outcome_count, np.int64)
        total = self.seating.engine.bound(weigh)(self.record, weights)
        return [(at, weight / total) for at, weight in enumerate(weights.tolist()) if weight]

    def seen_by(self, seat: int) -> str:
        """Return what ``seat`` has seen happen: who did what, or that something was drawn."""
        shown = [
            text if observers is None or seat in observers else f"c:{HIDDEN}"
            for text, observers in self.seen
        ]
        return f"{seat}|{' '.join(shown)}"

    def copy(self) -> _Course:
        """Return an independent copy."""
        other = object.__new__(_Course)
        other.seating, other.mover = self.seating, self.mover
        other.record, other.seen = _copied(self.seating, self.record), self.seen.copy()
        return other

    def resampled(self, seat: int, rng: RngState) -> _Course:
        """Return the course with another state that ``seat`` cannot tell from this one."""
        drawn = self.seating.game.resample(self.checked(), seat, rng)
        return _Course(self.seating, record_of(self.seating.engine, drawn), self.seen.copy())

    def __deepcopy__(self, _memo: object) -> _Course:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., _Course], tuple[object, ...]]:
        snapshot = self.seating.engine.snapshot(self.state)
        return _restored, (self.seating, snapshot, self.seen)


def _restored(
    seating: Seating, snapshot: bytes, seen: list[tuple[str, frozenset[int] | None]]
) -> _Course:
    return _Course(seating, record_of(seating.engine, seating.engine.restore(snapshot)), seen)


def _copied(seating: Seating, record: States) -> States:
    if isinstance(record, np.ndarray):
        return record.copy()
    return [seating.engine.copy(record[0])]


class CubotecaState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A state of a play; OpenSpiel keeps the history beside it.

    Args:
        game: Its game.
    """

    def __init__(self, game: CubotecaGame) -> None:
        super().__init__(game)
        self.course = _Course(game.seating, _copied(game.seating, game.start), [])

    # who is to move, and what may happen

    def current_player(self) -> Any:
        """Return the player to move, or OpenSpiel's number for chance or for the end."""
        mover = self.course.mover
        if mover >= 0:
            return mover
        return pyspiel.PlayerId.CHANCE if mover == CHANCE else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """Return whether the play is over."""
        return self.course.mover == OVER

    def _legal_actions(self, _player: int) -> list[int]:
        return self.course.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes that the draw can have, with their probabilities."""
        return self.course.chances()

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def returns(self) -> list[float]:
        """Return each player's return; zeros before the end of the play."""
        seat_count = self.course.seating.seat_count
        if self.course.mover != OVER:
            return [0.0] * seat_count
        engine, state = self.course.seating.engine, self.course.state
        out = np.zeros(seat_count, np.float64)
        points, ranks = engine.points(state, seat_count), engine.ranks(state, seat_count)
        settle(REWARD_RANK, np.array(points), np.array(ranks), out)
        return [float(value) for value in out]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> CubotecaState:
        """Return a state drawn from those that the player cannot tell from this one."""
        rng = seeded(int(probability_sampler() * 2**53))
        other: CubotecaState = self.clone()
        other.course = self.course.resampled(player_id, rng)
        return other

    # words

    def _action_to_string(self, player: int, action: int) -> str:
        engine, notation = self.course.seating.engine, self.course.seating.game.notation
        state, checked = self.course.state, self.course.checked()
        if player != self.current_player():
            return f"#{action}"
        if self.course.mover == CHANCE and engine.chance_weights(state)[action]:
            return notation.format_outcome(checked, action)
        if self.course.mover != CHANCE and engine.legal_mask(state)[action]:
            return notation.format_action(checked, action)
        return f"#{action}"

    def __str__(self) -> str:
        return self.course.seating.game.notation.format_state(self.course.checked())


class CubotecaObserver:
    """What a player knows, as OpenSpiel asks for it.

    Attributes:
        tensor: float32[N], the observation; None for an observer without private information.
        dict: The same numbers by the names of their pieces.
    """

    def __init__(
        self, seating: Seating, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> None:
        if params:
            raise ValueError(f"observers of Cuboteca take no parameters, not {dict(params)}")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._seating = seating
        self._recalls = asked.perfect_recall
        self._private = asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, object] = {}
        if self._private:
            self.tensor = np.zeros(seating.game.rules.observation_size, np.float32)
            self.dict = {
                piece.name: self.tensor[piece.start : piece.stop]
                for piece in pieces_of(seating.game)
            }

    def set_from(self, state: CubotecaState, player: int) -> None:
        """Write what ``player`` may know of ``state`` into ``tensor``."""
        if self._private:
            numbers = np.zeros(len(self.tensor), np.int16)
            self._seating.engine.bound(look)(state.course.record, player, numbers)
            self.tensor[:] = numbers

    def string_from(self, state: CubotecaState, player: int) -> str:
        """Return what ``player`` has seen happen, or what it may know now."""
        if self._recalls and self._private:
            return state.course.seen_by(player)
        return self._seating.describe(state.course.state, player if self._private else None)


def _class_of(game: Game) -> type[CubotecaGame]:
    """Return what makes a game from its parameters.

    It must be a class: OpenSpiel drops its reference after Python has ended, and a function would
    be freed then, which crashes; a class is part of a reference cycle and stays.
    """

    def init(self: CubotecaGame, parameters: Mapping[str, Any] | None = None) -> None:
        CubotecaGame.__init__(self, game.name, parameters)

    return type(f"CubotecaGame_{game.name}", (CubotecaGame,), {"__init__": init})


def register_games() -> None:
    """Register every game with OpenSpiel; a second call changes nothing."""
    known = set(pyspiel.registered_names())
    for game in all_games():
        if PREFIX + game.name not in known:
            pyspiel.register_game(game_type(game), _class_of(game))


register_games()

__all__ = ["PREFIX", "CubotecaGame", "CubotecaObserver", "CubotecaState", "register_games"]
