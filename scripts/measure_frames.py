"""Measure how long a frame of a table takes to draw, and how long it is.

``measure_frames.py [--plays 5]`` plays each game at random with the most seats, stops in the middle
and draws the frame of the first seat.  It prints the median processor time in milliseconds, once
everything is loaded, and the length in characters.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.finished import random_table

from cuboteca.games import game, game_names
from cuboteca.web.addresses import Base
from cuboteca.web.frames import Viewer, draw

_REPEATS = 20


def measured(name: str, plays: int) -> tuple[float, float]:
    """Return the median milliseconds and the median length of frames in the middle of plays."""
    viewer = Viewer("en", (0,), (), Base("", ""))
    milliseconds, lengths = [], []
    for number in range(plays):
        seats = game(name).meta.max_seats
        whole = random_table(game(name), f"{name} {number}", seats=seats)
        half = len(whole.play.events) // 2
        table = random_table(game(name), f"{name} {number}", seats=seats, events=half)
        lengths.append(len(draw(table, viewer).html))
        for _ in range(_REPEATS):
            begun = time.process_time()
            draw(table, viewer)
            milliseconds.append(1_000 * (time.process_time() - begun))
    return statistics.median(milliseconds), statistics.median(lengths)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=5)
    plays = parser.parse_args().plays
    for name in game_names():
        milliseconds, length = measured(name, plays)
        print(f"{name:12} {milliseconds:5.1f} ms {length:8,.0f} characters")


if __name__ == "__main__":
    main()
