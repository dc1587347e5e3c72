"""Training a network by plays against itself, in generations.

The first generation learns from plays of the heuristic policy, each later one from plays of the
network of the generation before against itself: each seat takes the action whose state it values
most. With *rivals* only a third of the plays is like that; in another third the network meets the
heuristic policy, and the last third is that policy's alone: in some games a network that only meets
itself learns habits that fail against others, such as to wait for ever. Some plays have other
options than the training's own, so that the network knows them too. After each generation the
network plays against the levels that decide at once, each with the same draws in every seat; what
is written in the end is the generation that did best.

A training is a file: what was learned after each generation, and its record. It continues where its
file ends, with the same result as if it had never stopped, on every machine.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.bots.levels import LEVELS, policy_of
from cuboteca.bots.search.tree import scratch_for, settings_of
from cuboteca.core.batch import POLICY_HEURISTIC, POLICY_RANDOM
from cuboteca.core.chance import draw_below, mixed, seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError, OptionError
from cuboteca.core.files import write_bytes
from cuboteca.core.intervals import Z_95
from cuboteca.core.network import ONE, Network, quantised
from cuboteca.core.policies import HeuristicPolicy, SearchConfig
from cuboteca.games import game as game_of
from cuboteca.lab.training.kernels import (
    BY_NETWORK,
    Exploring,
    Learner,
    Plays,
    learn,
    play_many,
    room_for,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cuboteca.core.arrays import Float64Array, Int64Array, RngState
    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game, Option, Options, OptionValue
    from cuboteca.lab.training.kernels import Positions

MOST_GENERATIONS = 1_000
MOST_PLAYS = 200_000  # of a generation
MOST_UNITS = 256

_CHUNK = 500  # plays with the same options
_VARIED = 4  # every so many chunks has other options
_MIXED = 3  # chunks: one of the network, one of it and the heuristic policy, one of that
_KEPT_PERCENT = 30
_POSITIONS_PER_PLAY = 60  # room for what is kept, on average
_RANDOM_PERCENT = 20
_USUAL_DECISIONS = 60  # before any play has been seen
_FIRST_SQUARES = 0.1
_FIRST_WEIGHT = 0.05
_LARGEST = 7.9  # that a whole number of 16 bits can hold, in steps of 1 / ONE
_RATE = 0.03
_LAST_RATE = 0.2  # of the first one, in the last generation
_EVALUATIONS = 400  # plays against each level, in every seat
_OPENING = 8  # decisions at most, some random, so that plays differ where nothing is drawn

#: Games of the same draws for all generations and trainings.
_EVALUATION_SEED = 0xC0B0
assert np.iinfo(np.int16).max >= _LARGEST * ONE


class TrainingError(CubotecaError):
    """A training cannot be run as requested; the message says what would be valid."""


@dataclass(frozen=True)
class Plan:
    """What is trained, and how; ``plan`` makes one and checks it."""

    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seat_count: int
    seed: int
    plays: int  # of a generation
    units: int
    rivals: bool  # whether the network meets the heuristic policy

    @property
    def digest(self) -> str:
        """Eight characters that identify this training."""
        text = json.dumps(asdict(self), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Share:
    """How often a network won against a level, with the half-width of the 95 % interval."""

    won: float  # shared firsts are divided
    half_width: float
    plays: int


@dataclass(frozen=True)
class Generation:
    """What a generation did."""

    number: int  # from 1
    plays: int  # of this generation
    positions: int
    error: float  # root of the mean squared error before learning, 0 to 1
    decisions: float  # mean of a play
    against: dict[str, Share]  # by level, the strongest last

    @property
    def won(self) -> float:
        """What it won against the strongest level, 0 to 1."""
        return list(self.against.values())[-1].won


@dataclass
class Training:
    """A training as far as it has got.

    Attributes:
        plan: What is trained.
        learner: What was learned.
        generations: What was done.
        best: The generation that won most against the strongest level it met; 0 before the first.
        best_network: Its network.
    """

    plan: Plan
    learner: Learner
    best_network: Network
    generations: list[Generation] = field(default_factory=list)
    best: int = 0

    @property
    def network(self) -> Network:
        """The network as it plays now."""
        return quantised(self.learner.weights, self.learner.bias, self.learner.second)

    def add(self, generation: Generation) -> None:
        """Note what a generation did, and whether it is the best one."""
        self.generations.append(generation)
        if self.best == 0 or generation.won > self.generations[self.best - 1].won:
            self.best, self.best_network = generation.number, self.network


def plan(
    game: Game,
    options: Options,
    seat_count: int,
    *,
    seed: int,
    plays: int,
    units: int,
    rivals: bool = True,
) -> Plan:
    """Return what to train.

    Raises:
        TrainingError: The game names no features.
    """
    if game.rules.features is None:
        raise TrainingError(
            f"{game.meta.title} has no features by which a network could value its states"
        )
    version = game.meta.rules_version
    return Plan(game.name, version, dict(options), seat_count, seed, plays, units, rivals)


def begun(plan: Plan) -> Training:
    """Return a training that has learned nothing."""
    features = game_of(plan.game).rules.feature_count
    width = plan.units + plan.seat_count
    draws = np.random.Generator(np.random.PCG64(plan.seed))
    weights = draws.uniform(-_FIRST_WEIGHT, _FIRST_WEIGHT, (features, width))
    weights[:, plan.units :] = 0.0
    second = draws.uniform(-_FIRST_WEIGHT, _FIRST_WEIGHT, (plan.seat_count, plan.units))
    bias = np.zeros(width)
    return Training(plan, _learner(weights, bias, second), quantised(weights, bias, second))


def _learner(weights: Float64Array, bias: Float64Array, second: Float64Array) -> Learner:
    first = [np.full(of.shape, _FIRST_SQUARES) for of in (weights, bias, second)]
    width = len(bias)
    return Learner(
        weights, bias, second, first[0], first[1], first[2], np.zeros(width), np.zeros(width)
    )


def config_of(seat_count: int) -> SearchConfig:
    """Return the settings by which a network values the end of a play."""
    return SearchConfig(learned=True, nodes=1, score_weight=1 / (seat_count + 1))


class Trainer:
    """Runs the generations of a training.

    Args:
        training: Changed by each generation.
        last: Number of the last generation, by which steps get shorter.
    """

    def __init__(self, training: Training, last: int) -> None:
        self._training = training
        self._last = last
        self._plan = training.plan
        self._game = game_of(self._plan.game)
        self._engine: Engine = engine_of(self._game)
        self._config = config_of(self._plan.seat_count)
        self._settings = settings_of(self._engine, self._config, self._plan.seat_count, 0)

    def prepare(self) -> None:
        """Compile what a generation needs, unless the cache has it."""
        nothing = room_for(0, self._game.rules.most_features, self._plan.seat_count)
        policies = np.zeros((0, self._plan.seat_count), np.int64)
        self._play(self._plan.options, policies, Exploring(0, 0, 0), nothing, seed=0, first=0)
        order = np.zeros(0, np.int64)
        self._engine.bound(learn)(nothing, order, _RATE, _LARGEST, self._training.learner)

    def run(self) -> Iterator[Generation]:
        """Run the generations that are left, one after the other."""
        while len(self._training.generations) < self._last:
            self._training.add(self._generation())
            yield self._training.generations[-1]

    def _generation(self) -> Generation:
        plan, done = self._plan, self._training.generations
        number = len(done) + 1
        usual = round(done[-1].decisions) if done else _USUAL_DECISIONS
        policy = BY_NETWORK if done else POLICY_HEURISTIC
        room = room_for(
            plan.plays * _POSITIONS_PER_PLAY, self._game.rules.most_features, plan.seat_count
        )
        exploring = Exploring(_RANDOM_PERCENT, usual, _KEPT_PERCENT)
        decisions = 0
        for chunk, first in enumerate(range(0, plan.plays, _CHUNK)):
            policies = self._policies(policy, chunk, min(_CHUNK, plan.plays - first))
            played = self._play(
                self._options(number, chunk),
                policies,
                exploring,
                room,
                seed=_seed(plan.seed, number),
                first=first,
            )
            decisions += int(played.decisions.sum())
        error = self._learn(room, number)
        return Generation(
            number=number,
            plays=plan.plays,
            positions=int(room.size[0]),
            error=error,
            decisions=decisions / plan.plays,
            against=self._against(),
        )

    def _play(
        self,
        options: Options,
        policies: Int64Array,
        exploring: Exploring,
        room: Positions,
        *,
        seed: int,
        first: int,
    ) -> Plays:
        """Play ``len(policies)`` plays; add what is kept of them to ``room``."""
        plan, engine = self._plan, self._engine
        plays = Plays(
            mixed(seed),
            first,
            policies,
            np.zeros(policies.shape, np.int64),
            np.zeros(len(policies), np.int64),
        )
        scratch = scratch_for(
            engine, self._config, plan.seat_count, np.zeros(1, np.uint64), self._training.network
        )
        engine.bound(play_many)(
            engine.array(2),
            engine.start_array(options, plan.seat_count),
            plays,
            exploring,
            self._settings,
            scratch,
            room,
        )
        return plays

    def _policies(self, policy: int, chunk: int, plays: int) -> Int64Array:
        """Return who plays, as the module says."""
        policies = np.full((plays, self._plan.seat_count), policy, np.int64)
        turns = np.add.outer(np.arange(plays), np.arange(self._plan.seat_count))
        if self._plan.rivals and chunk % _MIXED == 1:
            policies[turns % 2 == 1] = POLICY_HEURISTIC
        if self._plan.rivals and chunk % _MIXED == 2:
            policies[:] = POLICY_HEURISTIC
        return policies

    def _options(self, number: int, chunk: int) -> Options:
        """Return the options of a chunk of plays: most have those of the plan."""
        if chunk % _VARIED != _VARIED - 1:
            return self._plan.options
        rng = seeded(_seed(self._plan.seed, number), chunk)
        while True:
            varied = {one.name: _any_value(one, rng) for one in self._game.meta.options}
            wanted = {name: value for name, value in varied.items() if value is not None}
            options = self._game.options({**self._plan.options, **wanted}, self._plan.seat_count)
            with suppress(OptionError):  # such as the same extra gene twice
                self._game.rules.start(options, self._plan.seat_count)
                return options

    def _learn(self, room: Positions, number: int) -> float:
        """Learn from what was played; return the root of the mean squared error before."""
        size = int(room.size[0])
        draws = np.random.Generator(np.random.PCG64([self._plan.seed, number]))
        order = draws.permutation(size).astype(np.int64)
        share = (number - 1) / max(self._last - 1, 1)
        rate = _RATE * (1 - share + share * _LAST_RATE)
        squares = self._engine.bound(learn)(room, order, rate, _LARGEST, self._training.learner)
        return float(np.sqrt(squares / max(size * self._plan.seat_count, 1)))

    def _against(self) -> dict[str, Share]:
        """Return how the network does against the levels that decide at once."""
        found = {}
        for level in LEVELS:
            policy = _quick_policy(self._game, level, self._plan.seat_count)
            if policy is not None:
                found[level] = self._share(policy)
        return found

    def _share(self, policy: int) -> Share:
        """Return how often the network wins against seats of a built-in policy."""
        seats = self._plan.seat_count
        nothing = room_for(0, self._game.rules.most_features, seats)
        shares = np.zeros(_EVALUATIONS)
        for seat in range(seats):
            policies = np.full((_EVALUATIONS, seats), policy, np.int64)
            policies[:, seat] = BY_NETWORK
            played = self._play(
                self._plan.options,
                policies,
                Exploring(_RANDOM_PERCENT, _OPENING, 0),
                nothing,
                seed=_EVALUATION_SEED,
                first=0,
            )
            first = played.ranks == 1
            shares += first[:, seat] / first.sum(axis=1) / seats
        width = Z_95 * float(shares.std(ddof=1)) / _EVALUATIONS**0.5
        return Share(float(shares.mean()), width, _EVALUATIONS * seats)


def _seed(seed: int, generation: int) -> int:
    return seed * (MOST_GENERATIONS + 1) + generation


def _quick_policy(game: Game, level: str, seat_count: int) -> int | None:
    if level == LEVELS[0]:
        return POLICY_RANDOM
    policy = policy_of(game, level, seat_count)
    return policy.percent if isinstance(policy, HeuristicPolicy) else None


def _any_value(option: Option, rng: RngState) -> OptionValue | None:
    """Return a value of an option, drawn among those that its page offers; None for files."""
    match option.kind:
        case "bool":
            return draw_below(rng, 2) == 1
        case "int":
            low, high = option.suggested or (option.low, option.high)
            return low + draw_below(rng, high - low + 1)
        case "choice":
            return option.choices[draw_below(rng, len(option.choices))]
        case _:
            return None


# files


def save(training: Training, path: Path) -> None:
    """Write a training completely or not at all; raises OSError."""
    file = io.BytesIO()
    record = np.frombuffer(json.dumps(as_json(training)).encode(), np.uint8)
    best = {f"best_{name}": array for name, array in training.best_network._asdict().items()}
    arrays: dict[str, Any] = {"record": record, **_kept(training.learner), **best}
    np.savez(file, **arrays)
    write_bytes(path, file.getvalue())


def _kept(learner: Learner) -> dict[str, Float64Array]:
    return {name: array for name, array in learner._asdict().items() if name not in _SCRATCH}


_SCRATCH = ("sums", "slopes")


def load(path: Path, plan: Plan) -> Training:
    """Return the training of a file.

    Raises:
        TrainingError: The file is of another training, or of none.
    """
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
            kept = json.loads(bytes(file["record"]))
            learner = begun(plan).learner
            arrays = {name: file[name] for name in _kept(learner)}
            best = Network(*(file[f"best_{name}"] for name in Network._fields))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise TrainingError(f"'{path}' is not the file of a training: {error}") from None
    if kept["plan"] != asdict(plan):
        raise TrainingError(f"'{path}' is of another training; name another file with --results")
    if any(arrays[name].shape != getattr(learner, name).shape for name in arrays):
        raise TrainingError(f"'{path}' is of another version of the game's features")
    generations = [
        Generation(**{**one, "against": {k: Share(**v) for k, v in one["against"].items()}})
        for one in kept["generations"]
    ]
    return Training(plan, learner._replace(**arrays), best, generations, kept["best"])


def as_json(training: Training) -> dict[str, object]:
    """Return the record of a training: its plan, what each generation did, and the best one."""
    return {
        "plan": asdict(training.plan),
        "best": training.best,
        "generations": [asdict(one) for one in training.generations],
    }


def write_network(training: Training, path: Path) -> None:
    """Write the best network as the package ships it, and its training's record beside it.

    Raises:
        OSError: One of the two files cannot be written.
    """
    file = io.BytesIO()
    arrays: dict[str, Any] = training.best_network._asdict()
    np.savez_compressed(file, **arrays)
    write_bytes(path, file.getvalue())
    record = json.dumps(as_json(training), indent=1) + "\n"
    write_bytes(path.with_suffix(".json"), record.encode())


__all__ = [
    "MOST_GENERATIONS",
    "MOST_PLAYS",
    "MOST_UNITS",
    "Generation",
    "Plan",
    "Share",
    "Trainer",
    "Training",
    "TrainingError",
    "as_json",
    "begun",
    "config_of",
    "load",
    "plan",
    "save",
    "write_network",
]
