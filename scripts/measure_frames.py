"""Measure how long a frame of a table takes to draw, how long it is, and what a change costs.

``measure_frames.py [--plays 5] [--seats 4]`` plays each game at random with that many seats (the
most, if it is left out), stops in the middle and draws the frame of the first seat.  It prints the
median processor time in milliseconds, once everything is loaded, and the length in characters.

Then it plays on, and after each decision gives everybody at the table the newest frame, as the site
does for people who read the same language.  It prints the mean and the median processor time of
doing so, and the length of a message.

At last it draws the first seat's frame anew after each decision, looks every half millisecond
whether a rule of the game is running, and prints how much of a frame's time that is.
"""

from __future__ import annotations

import argparse
import gc
import signal
import statistics
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.finished import random_table

from cuboteca.core.constants import CHANCE
from cuboteca.games import game, game_names
from cuboteca.web.addresses import Base
from cuboteca.web.connections import _COLLECTING
from cuboteca.web.frames import Frames, Viewer, draw

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from cuboteca.table.table import Table

_REPEATS = 20
_DECISIONS = 20  # that follow, of each play
_LOOKED_AT = 0.0005  # seconds between two looks at what is running


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
    viewers = [Viewer("en", (seat,), (), Base("", "")) for seat in range(seats)]
    for number in range(plays):
        marks: list[int | None] = [None] * seats
        for step, table in enumerate(continued_table(name, number, seats)):
            begun = time.process_time()
            sent = [frames.message(table, *one) for one in zip(viewers, marks, strict=True)]
            if step:  # the first one finds nothing that is kept
                took.append(1_000 * (time.process_time() - begun))
                lengths += [len(one.text) for one in sent]
            marks = [one.mark for one in sent]
    return took, lengths


def continued_table(name: str, number: int, seats: int) -> Iterator[Table]:
    """Yield one table after each of some decisions from the middle of its play on."""
    whole = random_table(game(name), f"{name} {number}", seats=seats, taken_back=0)
    half = len(whole.play.events) // 2
    table = random_table(game(name), f"{name} {number}", seats=seats, events=half, taken_back=0)
    for _ in range(_DECISIONS):
        table.event_log = table.event_log.copy()  # as the table does
        for event in whole.event_log.entries[table.seq :]:
            table.event_log.repeat(event)
            if table.play.to_move != CHANCE:
                break
        yield table


def rules_share(name: str, plays: int, seats: int) -> float:
    """Return the share of the looks at the drawing of frames that found a rule running."""
    viewer = Viewer("en", (0,), (), Base("", ""))
    looks = []

    def look(_: int, frame: FrameType | None) -> None:
        in_a_rule = False
        while frame is not None and not in_a_rule:
            file = Path(frame.f_code.co_filename)
            in_a_rule = "rules" in (file.stem, file.parent.name)
            frame = frame.f_back
        looks.append(in_a_rule)

    signal.signal(signal.SIGALRM, look)
    for number in range(plays):
        for table in continued_table(name, number, seats):
            signal.setitimer(signal.ITIMER_REAL, _LOOKED_AT, _LOOKED_AT)
            draw(table, viewer)
            signal.setitimer(signal.ITIMER_REAL, 0)
    return statistics.mean(looks)


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
            f"{statistics.mean(lengths):6,.0f} characters each; "
            f"rules are {rules_share(name, options.plays, seats):.0%} of a frame"
        )


if __name__ == "__main__":
    main()
