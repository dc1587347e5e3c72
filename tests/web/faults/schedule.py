"""What happens to the networks of people at a table, and when: it follows from a seed."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from cuboteca.games import all_games

if TYPE_CHECKING:
    from collections.abc import Sequence

STEPS = 3  # faults of a schedule, one after the other
_MOST_PLAYED = 14  # decisions before the first fault
_MANY_MISSED = 30  # decisions, whose lines in the log are more than a frame holds
_ONE_IN = 12  # offline faults, in which so many are missed


class Kind(Enum):
    """How a network fails."""

    DELAY = "delay"  # everything takes longer
    CUT = "cut"  # a connection ends
    DUPLICATE = "duplicate"  # a request reaches the server twice
    REORDER = "reorder"  # what was sent first arrives last
    HALF_OPEN = "half-open"  # a connection stays open, and swallows one direction for ever
    OFFLINE = "offline"  # nothing arrives for a while


class Place(Enum):
    """What a fault of one connection strikes."""

    REQUEST = "request"  # an action, on its way to the server
    ANSWER = "answer"  # the answer to an action that the server has taken
    STREAM = "stream"  # a frame in a WebSocket


class Offline(Enum):
    """How a network that is offline behaves."""

    HOLD = "hold"  # what was sent arrives when it is back
    REFUSE = "refuse"  # connections are reset, new ones refused
    SWALLOW = "swallow"  # connections that were open stay open, and are dead


@dataclass(frozen=True)
class Fault:
    """One fault of one network.

    Attributes:
        kind: How it fails.
        place: What is struck, unless everything is (delay, offline).
        seconds: How long the fault lasts, or something is held; 0 for cut and half-open.
        part: How much of what is cut arrives, from 0 to 1.
        abrupt: Whether a connection is reset rather than finished.
        again: For duplicates, whether the browser gets the second answer.
        offline: How a network that is offline behaves.
        told: Whether the browser is told by its system that it is offline, and is back.
    """

    kind: Kind
    place: Place
    seconds: float
    part: float
    abrupt: bool
    again: bool
    offline: Offline
    told: bool


@dataclass(frozen=True)
class Step:
    """A fault, and what people do meanwhile.

    Attributes:
        fault: The fault.
        device: Whose network fails; for actions it is the network of whoever is to move.
        both_tabs: Whether both tabs of a device act at once.
        decisions: How many more are then taken by others, over a network that works.
        pause: Seconds between two of them.
        choices: Which actions are taken.
    """

    fault: Fault
    device: int
    both_tabs: bool
    decisions: int
    pause: float
    choices: tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """What happens at one table.

    Attributes:
        seed: All else follows from it.
        game: Name of the game.
        devices: Which of the two devices plays each seat.
        played: Decisions before the first fault.
        steps: The faults.
    """

    seed: int
    game: str
    devices: tuple[int, ...]
    played: int
    steps: tuple[Step, ...]


def schedule_of(seed: int) -> Schedule:
    """Return the schedule of a seed; twenty-four seeds in a row have every kind in every game."""
    draw = random.Random(f"faults {seed}")  # not secret
    games, kinds = list(all_games()), list(Kind)
    game = games[seed // len(kinds) % len(games)].meta
    more = draw.randrange(2)
    seat_count = min(max(2, game.min_seats) + more, game.max_seats)
    devices = (0, 1, *(draw.randrange(2) for _ in range(seat_count - 2)))
    first = kinds[seed % len(kinds)]
    struck = [first, *(draw.choice(kinds) for _ in range(STEPS - 1))]
    played = draw.randrange(_MOST_PLAYED)
    steps = tuple(_step(kind, draw) for kind in struck)
    return Schedule(seed, game.name, devices, played, steps)


def _step(kind: Kind, draw: random.Random) -> Step:
    places: Sequence[Place] = tuple(Place)
    if kind is Kind.DUPLICATE:
        places = (Place.REQUEST,)
    fault = Fault(
        kind,
        place=draw.choice(places),
        seconds=0.0 if kind in {Kind.CUT, Kind.HALF_OPEN} else round(draw.uniform(0.1, 1.5), 2),
        part=draw.choice((0, 0.5, 1)),
        abrupt=draw.random() < 0.5,
        again=draw.random() < 0.5,
        offline=draw.choice(tuple(Offline)),
        told=draw.random() < 0.5,
    )
    decisions = draw.randrange(4)
    if kind is Kind.OFFLINE and not draw.randrange(_ONE_IN):
        decisions = _MANY_MISSED
    return Step(
        fault,
        device=draw.randrange(2),
        both_tabs=draw.random() < 0.3,
        decisions=decisions,
        pause=round(draw.uniform(0, 0.2), 2),
        choices=tuple(draw.randrange(1000) for _ in range(decisions + 2)),
    )


__all__ = ["STEPS", "Fault", "Kind", "Offline", "Place", "Schedule", "Step", "schedule_of"]
