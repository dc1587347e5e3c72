"""What the examples share: MaskablePPO on the vector environment, measured and drawn.

The games' side is ``cuboteca.envs.vector``, the learner's side is Stable-Baselines3 with
sb3-contrib, and ``Plays`` stands between them.  ``main`` is the command line of an example: it
trains, lets the policy play without exploring, and saves the learning curve as a picture.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

try:
    import torch
    from matplotlib.figure import Figure
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.utils import LinearSchedule
    from stable_baselines3.common.vec_env import VecEnv

    from cuboteca.envs.vector import SeatVectorEnv
except ImportError as missing:
    sys.exit(
        f"{missing.name} is not installed: 'make examples' installs all that the examples need, "
        "and so does \"pip install -e '.[envs]' -r examples/requirements.txt\""
    )

from cuboteca.envs.pieces import pieces_of
from cuboteca.games import game as game_of
from cuboteca.lab.statistics import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

    from cuboteca.lab.statistics import Estimate

#: The bots that the policy is measured against.
OPPONENTS = ("random", "greedy")
#: The share of plays to win against "random", drawn as a line.
GOAL = 0.9
#: How many points of a learning curve are measured, and with how many plays each.
MOMENTS, PLAYS_OF_A_MOMENT = 10, 500
#: The possible extensions of a picture's name.
PICTURES = (".png", ".svg", ".pdf")


@dataclass(frozen=True)
class Lesson:
    """A game, what the learner sees of it, and how it learns."""

    game: str  # its name in the registry
    seats: int
    points: str  # the piece of the observation with everybody's points, the learner's first
    point: float  # reward for a point of the lead; the victory gives 1
    encoder: type[BaseFeaturesExtractor]  # the first layer: scales numbers for the network
    steps: int  # decisions to learn from, in all plays together
    num_envs: int  # plays at once
    rate: float  # the initial one; it falls to 0
    opponent: str = "random"  # that it trains against
    settings: Mapping[str, Any] = field(default_factory=dict)  # settings of MaskablePPO
    wrapper: Callable[[SeatVectorEnv], Any] | None = None  # adds to what the learner sees

    def envs(self, num_envs: int, opponent: str, **settings: Any) -> Any:
        """Return the vector environment as the learner sees it."""
        plain = SeatVectorEnv(
            game=self.game, seats=self.seats, num_envs=num_envs, opponents=opponent, **settings
        )
        return self.wrapper(plain) if self.wrapper else plain


class Plays(VecEnv):
    """Many plays against bots for Stable-Baselines3, with the masks MaskablePPO asks for.

    The reward is the rank at the end, from 1 to -1, plus a reward for every change of the lead in
    points as it happens, so the learner need not guess which of its many decisions won the play.
    """

    def __init__(self, lesson: Lesson, seed: int) -> None:
        # a copy, because Stable-Baselines3 keeps observations for longer than a step
        self._envs = lesson.envs(lesson.num_envs, lesson.opponent, seat="any", copy=True)
        self._seed: int | None = seed
        self._point = lesson.point
        mine = next(piece.start for piece in pieces_of(lesson.game) if piece.name == lesson.points)
        self._mine, self._theirs = mine, slice(mine + 1, mine + lesson.seats)
        self.render_mode = None
        super().__init__(
            lesson.num_envs, self._envs.single_observation_space, self._envs.single_action_space
        )

    def reset(self) -> Any:
        """Begin all plays and return their observations; later calls continue the rngs."""
        observations, infos = self._envs.reset(seed=self._seed)
        self._seed = None
        self._masks = infos["action_mask"].astype(bool)
        self._lead = self._lead_of(observations)
        return observations

    def _lead_of(self, observations: Any) -> Any:
        return observations[..., self._mine] - observations[..., self._theirs].mean(axis=-1)

    def step_async(self, actions: Any) -> None:
        """Keep the actions for ``step_wait``."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Take one action in each play; a play that ends begins again."""
        observations, rewards, dones, _, infos = self._envs.step(self._actions)
        self._masks = infos["action_mask"].astype(bool)
        before, self._lead = self._lead, self._lead_of(observations)
        after = self._lead.copy()
        for play in np.flatnonzero(dones):
            after[play] = self._lead_of(infos["final_obs"][play])
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return observations, rewards + self._point * (after - before), dones, told

    def action_masks(self) -> Any:
        """Return bool[B, A]: the legal actions."""
        return self._masks

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        """Return a method's result for each play; MaskablePPO asks for the masks this way."""
        return list(getattr(self, method_name)(*args, **kwargs)[self._get_indices(indices)])

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute, which all plays have in common."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: the plays have no attributes of their own."""
        raise NotImplementedError(f"{attr_name} cannot be set for single plays")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        """Return that no play has a wrapper of its own."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Release the plays."""
        self._envs.close()


def win_share(model: Any, lesson: Lesson, opponent: str, plays: int, seed: int) -> Estimate:
    """Return the share of plays that a policy wins when it always takes its most likely action.

    The learner sits in every seat equally often.  Only the first play in each slot of the batch
    counts; otherwise short plays would count more often than long ones.  A shared win counts as a
    fraction.
    """
    tally = Tally()
    count = -(-plays // lesson.seats)
    for seat in range(lesson.seats):
        envs = lesson.envs(count, opponent, seat=seat, reward="win")
        observations, infos = envs.reset(seed=seed + seat)
        won = np.full(count, np.nan)
        while np.isnan(won).any():
            actions, _ = model.predict(
                observations, action_masks=infos["action_mask"], deterministic=True
            )
            observations, rewards, dones, _, infos = envs.step(actions)
            won = np.where(np.isnan(won) & dones, rewards, won)
        tally.add(won)
    return tally.share_interval()


@dataclass(frozen=True)
class Moment:
    """How many plays the policy won after so many decisions."""

    steps: int
    shares: tuple[Estimate, ...]  # against OPPONENTS


class Curve(BaseCallback):
    """Measures the policy now and then, and ends the training when its time is up."""

    def __init__(self, lesson: Lesson, every: int, plays: int, minutes: float, seed: int) -> None:
        super().__init__()
        self._lesson, self._every, self._plays, self._seed = lesson, every, plays, seed
        self._begun = time.perf_counter()
        self._end = self._begun + 60 * minutes
        self.moments: list[Moment] = []

    @property
    def seconds(self) -> float:
        """Seconds since the start, in wall-clock time."""
        return time.perf_counter() - self._begun

    def _on_rollout_start(self) -> None:
        if not self.moments or self.num_timesteps >= self.moments[-1].steps + self._every:
            self.measure(self._plays)

    def _on_step(self) -> bool:
        return time.perf_counter() < self._end

    def measure(self, plays: int) -> None:
        """Let the policy play with seeds that it has not seen; keep and print the results."""
        seed = self._seed + 1000 * (1 + len(self.moments))
        shares = tuple(
            win_share(self.model, self._lesson, opponent, plays, seed) for opponent in OPPONENTS
        )
        self.moments.append(Moment(self.num_timesteps, shares))
        won = "   ".join(map(words, OPPONENTS, shares))
        print(f"{self.num_timesteps:11,} decisions {self.seconds:6.0f} s   {won}", flush=True)


def words(opponent: str, share: Estimate) -> str:
    """Return a share with its 95 % interval, in words."""
    return f"against {opponent} {share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def draw(moments: Sequence[Moment], title: str, out: Path) -> None:
    """Save the learning curve as a picture."""
    figure = Figure(figsize=(7.2, 4.0), layout="constrained")
    axes = figure.subplots()
    steps = [moment.steps for moment in moments]
    by_opponent = zip(*(moment.shares for moment in moments), strict=True)
    for opponent, shares in zip(OPPONENTS, by_opponent, strict=True):
        low, high = [share.low for share in shares], [share.high for share in shares]
        axes.fill_between(steps, low, high, alpha=0.25)
        axes.plot(steps, [share.value for share in shares], marker=".", label=f"against {opponent}")
    axes.axhline(GOAL, color="black", linestyle="--", linewidth=1, label=f"{GOAL:.0%}")
    axes.set(title=title, xlabel="decisions learned from", ylabel="plays won", ylim=(0, 1.02))
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.grid(visible=True, alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(out, dpi=100)


def main(lesson: Lesson) -> None:
    """Run the command line of an example."""
    try:
        learn(lesson, _arguments(lesson))
    except KeyboardInterrupt:
        sys.exit("stopped before the end; nothing is saved")


def learn(lesson: Lesson, asked: argparse.Namespace) -> None:
    """Train, measure, draw, and print the results."""
    torch.set_num_threads(asked.threads)
    # masked distributions are built at every decision, and validating each takes longer
    torch.distributions.Distribution.set_default_validate_args(False)
    processor = time.process_time()
    plays = lesson.seats * -(-asked.plays // lesson.seats)
    every, on_the_way = asked.steps // MOMENTS, min(plays, PLAYS_OF_A_MOMENT)
    curve = Curve(lesson, every, on_the_way, asked.minutes, asked.seed)
    model = MaskablePPO(
        "MlpPolicy",
        Plays(lesson, asked.seed),
        seed=asked.seed,
        device="cpu",
        learning_rate=LinearSchedule(lesson.rate, 0, 1),
        policy_kwargs={
            "features_extractor_class": lesson.encoder,
            "net_arch": [256, 256],
            "activation_fn": torch.nn.ReLU,
        },
        **lesson.settings,
    )
    model.learn(asked.steps, callback=curve)
    curve.measure(plays)
    game = f"{game_of(lesson.game).meta.title}, {lesson.seats} seats"
    draw(curve.moments, f"{game}: MaskablePPO, learning against {lesson.opponent}", asked.out)
    if asked.model:
        model.save(asked.model)
    print(
        f"{game}: {model.num_timesteps:,} decisions in {curve.seconds:.0f} s "
        f"({time.process_time() - processor:.0f} s of processor time), then of {plays:,} plays won"
    )
    for opponent, share in zip(OPPONENTS, curve.moments[-1].shares, strict=True):
        print("  " + words(opponent, share))
    print(f"learning curve: {asked.out}")


def _arguments(lesson: Lesson) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=f"Train MaskablePPO on {lesson.game}.")
    add = parser.add_argument
    add("--steps", type=_whole(1), default=lesson.steps, help="decisions to learn from")
    add(
        "--minutes",
        type=_minutes,
        default=9.0,
        help="minutes after which training ends, if not earlier",
    )
    add("--seed", type=_whole(0), default=1, help="of chance, bots and network")
    add("--plays", type=_whole(1), default=2000, help="of the last measurement, each seat as many")
    add("--threads", type=_whole(1), default=1, help="of the network")
    add("--out", type=_picture, default=Path(f"train_{lesson.game}.png"), help="the picture")
    add("--model", type=_file, help="where to save the policy, if at all (a zip file)")
    return parser.parse_args()


def _whole(low: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) < 2**31:
            raise argparse.ArgumentTypeError(f"must be a whole number from {low}, not '{text}'")
        return int(text)

    return read


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not minutes > 0:
        raise argparse.ArgumentTypeError(f"must be a number above 0, not '{text}'")
    return minutes


def _file(text: str) -> Path:
    path = Path(text)
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder '{path.parent}'")
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"'{path}' is a folder; name a file in it")
    return path


def _picture(text: str) -> Path:
    path = _file(text)
    if path.suffix not in PICTURES:
        raise argparse.ArgumentTypeError(f"must end in {', '.join(PICTURES)}, not '{path.name}'")
    return path
