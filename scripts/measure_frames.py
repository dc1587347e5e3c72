"""Measure how long a frame of a table takes to draw, how long it is, and what a change costs.

``measure_frames.py [--plays 5]`` plays each game at random with the most seats, stops in the middle
and draws the frame of the first seat.  It prints the median processor time in milliseconds, once
everything is loaded, and the length in characters.

Then it plays on, and after each decision gives everybody at the table the newest frame, as the site
does for people who read the same language; it prints the mean processor time of doing so.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.finished import random_table

from cuboteca.core.constants import CHANCE
from cuboteca.games import game, game_names
from cuboteca.web.addresses import Base
from cuboteca.web.frames import Frames, Viewer, draw

_REPEATS = 20
_DECISIONS = 20  # that follow, of each play


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


def change_milliseconds(name: str, plays: int) -> float:
    """Return the mean milliseconds of drawing a change for everybody, in the middle of plays."""
    took, frames = [], Frames()
    for number in range(plays):
        seats = game(name).meta.max_seats
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
            for seat, viewer in enumerate(viewers):
                marks[seat] = frames.message(table, viewer, marks[seat]).mark
            if step:  # the first one finds nothing that is kept
                took.append(1_000 * (time.process_time() - begun))
    return statistics.mean(took)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=5)
    plays = parser.parse_args().plays
    for name in game_names():
        milliseconds, length = measured(name, plays)
        seats = game(name).meta.max_seats
        change = change_milliseconds(name, plays)
        print(
            f"{name:12} {milliseconds:5.1f} ms {length:8,.0f} characters; a change for {seats} "
            f"people {change:5.1f} ms"
        )


if __name__ == "__main__":
    main()
