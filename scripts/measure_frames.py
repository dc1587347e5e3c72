"""Measure how long a frame of a table takes to draw, how long it is, and what a change costs.

``measure_frames.py [--plays 5] [--seats 4]`` plays each game at random with that many seats (the
most, if it is left out), stops in the middle and draws the frame of the first seat.  It prints the
median processor time in milliseconds, once everything is loaded, and the length in characters.

Then it plays on, and after each decision gives everybody at the table the newest frame, as the site
does for people who read the same language.  It prints the mean and the median processor time of
doing so, and the length of a message.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.finished import random_table

from cuboteca.core.constants import CHANCE
from cuboteca.games import game, game_names
from cuboteca.web.addresses import Base
from cuboteca.web.connections import _COLLECTING
from cuboteca.web.frames import Frames, Viewer, draw

_REPEATS = 20
_DECISIONS = 20  # that follow, of each play


def measured(name: str, plays: int, seats: int) -> tuple[float, float]:
    """Return the median milliseconds and the median length of frames in the middle of plays."""
    viewer = Viewer("en", (0,), (), Base("", ""))
    milliseconds, lengths = [], []
    for number in range(plays):
        whole = random_table(game(name), f"{name} {number}", seats=seats)
        half = len(whole.play.events) // 2
        table = random_table(game(name), f"{name} {number}", seats=seats, events=half)
        lengths.append(len(draw(table, viewer).html))
        for _ in range(_REPEATS):
            begun = time.process_time()
            draw(table, viewer)
            milliseconds.append(1_000 * (time.process_time() - begun))
    return statistics.median(milliseconds), statistics.median(lengths)


def changes(name: str, plays: int, seats: int) -> tuple[list[float], list[int]]:
    """Draw changes in the middle of plays for everybody.

    Returns:
        The milliseconds that each took, and the length of each message.
    """
    took, lengths, frames = [], [], Frames()
    for number in range(plays):
        viewers = [Viewer("en", (seat,), (), Base("", "")) for seat in range(seats)]
        whole = random_table(game(name), f"{name} {number}", seats=seats, taken_back=0)
        half = len(whole.play.events) // 2
        table = random_table(game(name), f"{name} {number}", seats=seats, events=half, taken_back=0)
        marks: list[int | None] = [None] * seats
        for step in range(_DECISIONS):
            table.event_log = table.event_log.copy()  # as the table does
            for event in whole.event_log.entries[table.seq :]:
                table.event_log.repeat(event)
                if table.play.to_move != CHANCE:
                    break
            begun = time.process_time()
            sent = [frames.message(table, *one) for one in zip(viewers, marks, strict=True)]
            if step:  # the first one finds nothing that is kept
                took.append(1_000 * (time.process_time() - begun))
                lengths += [len(one.text) for one in sent]
            marks = [one.mark for one in sent]
    return took, lengths


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=5)
    parser.add_argument("--seats", type=int)
    options = parser.parse_args()
    gc.set_threshold(*_COLLECTING)
    for name in game_names():
        seats = options.seats or game(name).meta.max_seats
        milliseconds, length = measured(name, options.plays, seats)
        gc.collect()
        gc.freeze()
        took, lengths = changes(name, options.plays, seats)
        print(
            f"{name:12} {milliseconds:5.1f} ms {length:8,.0f} characters; a change for {seats} "
            f"people {statistics.mean(took):5.1f} ms, median {statistics.median(took):5.1f}, "
            f"{statistics.mean(lengths):6,.0f} characters each"
        )


if __name__ == "__main__":
    main()
