"""Measure how much sooner the curve of an analysis is ready if positions share their playouts.

``measure_curve.py [--plays 3] [--playouts 128]`` lets the levels ``hard``, ``medium`` and ``easy``
play each game at two and at four seats, each play with other seats, and plays out every position
where something else could have happened: all playouts anew, and only those that begin in another
way than the play went on.  Both find the same, which is checked.  It prints a table in Markdown,
in seconds of one processor for a play.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

import cuboteca
from cuboteca.core import batch
from cuboteca.core.chance import mixed
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import replay
from cuboteca.games import game, game_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.engine import Engine
    from cuboteca.core.play import Play
    from cuboteca.core.record import States

SEATS = (2, 4)
LEVELS = ("hard", "medium", "easy")
SEED = 1


class Position(NamedTuple):
    """Where something else could have happened."""

    seq: int
    state: States  # one
    event: int  # that came next


def played(name: str, seat_count: int, number: int) -> Play:
    """Return a finished play of levels."""
    play = cuboteca.Play(name, seats=seat_count, seed=SEED + number)
    play.play_out([LEVELS[(seat + number) % len(LEVELS)] for seat in range(seat_count)])
    with TemporaryDirectory() as folder:
        path = Path(folder, "play.jsonl")
        play.save(path)
        return replay(game(name), parse_record(path.read_text(encoding="utf-8")))


def positions(engine: Engine, play: Play) -> Iterator[Position]:
    """Yield the positions of a play from the first on."""
    state = play.first_state(engine)
    for seq, event in enumerate(play.events):
        if engine.to_move(state) == CHANCE:
            ways = np.count_nonzero(engine.chance_weights(state))
        else:
            ways = len(engine.legal_actions(state))
        if ways > 1:
            yield Position(seq, engine.array_of(state), event.number)
        engine.apply(state, event.number)


class Curve:
    """Plays out the positions of one play, from the last to the first."""

    def __init__(self, engine: Engine, play: Play, playouts: int) -> None:
        self._engine = engine
        self._play = play
        self._playouts = playouts
        self._positions = list(positions(engine, play))[::-1]
        self._scratch = batch.scratch_of(play.game.rules)
        self._states = engine.array(1)
        policies = np.full((playouts, play.seat_count), batch.POLICY_HEURISTIC, np.int64)
        self._run = batch.Run(mixed(SEED), 0, 0, policies)

    def __len__(self) -> int:
        return len(self._positions)

    def anew(self) -> list[list[list[int]]]:
        """Return the points of all playouts of each position, all played."""
        simulate = self._engine.bound(batch.simulate)
        found = []
        for seq, start, _ in self._positions:
            run = self._run._replace(first_event=seq)
            results = batch.results_of(self._playouts, self._play.seat_count)
            simulate(self._states, start, 0, self._playouts, run, self._scratch, results)
            found.append(results.points.tolist())
        return found

    def shared(self) -> list[list[list[int]]]:
        """Return the same, but play only what begins in another way than the play went on."""
        simulate_before = self._engine.bound(batch.simulate_before)
        outcome = self._play.outcome
        assert outcome is not None
        results = batch.results_of(self._playouts, self._play.seat_count)
        results.points[:], results.ranks[:] = outcome.points, outcome.ranks
        found = []
        for seq, start, event in self._positions:
            run = self._run._replace(first_event=seq)
            simulate_before(
                self._states, start, event, 0, self._playouts, run, self._scratch, results
            )
            found.append(results.points.tolist())
        return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=3)
    parser.add_argument("--playouts", type=int, default=128)
    args = parser.parse_args()
    print("| game, seats | positions | all anew | shared | as fast |")
    print("|---|--:|--:|--:|--:|")
    for name in game_names():
        engine = engine_of(game(name), "compiled")
        for seat_count in SEATS:
            sizes, anew, shared = [], [], []
            for number in range(args.plays):
                curve = Curve(engine, played(name, seat_count, number), args.playouts)
                if number == 0:  # compiled before the clock starts
                    curve.anew()
                    curve.shared()
                begun = time.process_time()
                wanted = curve.anew()
                halfway = time.process_time()
                assert curve.shared() == wanted
                sizes.append(len(curve))
                shared.append(time.process_time() - halfway)
                anew.append(halfway - begun)
            print(
                f"| {game(name).meta.title}, {seat_count} | {mean(sizes):.0f} "
                f"| {mean(anew):.2f} s | {mean(shared):.2f} s "
                f"| {sum(anew) / sum(shared):.1f} times |",
                flush=True,
            )


if __name__ == "__main__":
    main()
