"""Plays that look the same to an observer: they differ only in what it may not know.

There are two kinds of them.  ``draws``: a secret draw brought something else, and everything that
everybody could see went the same way since.  ``server``: the same events, but another secret, salt,
seed and tokens of other seats, so that whatever is drawn from now on would be something else.

Nothing here knows a game.  A draw is a secret if the game names its ``observers``, and two plays
are alike as long as an observer has seen the same events in both and its ``resample`` draws the
same states in both.  Right after a secret draw the first of these is enough: a ``resample`` that
knows too much then shows up as a leak.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import IllegalActionError, OptionError
from cuboteca.core.play import Event
from cuboteca.games import game
from cuboteca.table.event_log import TAKE_BACK, EventLog
from tests.conformance.plays import Table

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator

    from cuboteca.core.game import Meta, OptionValue

Kind = Literal["draws", "server"]

MOST_WORLDS = 10  # at a time
_PROBES = 4  # states drawn to see whether an observer knows the same
_TAKES_BACK = 0.01  # share of decisions that are taken back where this is possible
_PREFERS_RARE = 0.5  # share of decisions that take the action taken least often before
_FLIPS = 0.75  # share of tables at which a truth value is not the default


@dataclass(frozen=True)
class Server:
    """What a server knows and nobody else: all of it follows from ``number``."""

    number: int

    def bytes_of(self, what: str) -> bytes:
        """Return 32 bytes."""
        return hashlib.sha256(f"{what} of server {self.number}".encode()).digest()

    def token(self, seat: int) -> str:
        """Return the token of a seat."""
        return self.bytes_of(f"token {seat}").hex()[:32]


@dataclass(frozen=True)
class World:
    """A play so far, and the server it is played on."""

    log: EventLog
    server: Server = Server(0)


@dataclass(frozen=True)
class Alike:
    """Plays that none of some observers (a seat; None: a spectator) can tell apart."""

    table: Table
    seed: int  # of the play
    observers: tuple[int | None, ...]
    kind: Kind
    worlds: tuple[World, ...]

    @property
    def pairs(self) -> int:
        """How many pairs of plays these are, each counted once for every observer."""
        return len(self.observers) * len(self.worlds) * (len(self.worlds) - 1) // 2

    def __str__(self) -> str:
        return f"{self.table}, play {self.seed}, entry {self.worlds[0].log.seq} ({self.kind})"


class Plays:
    """Random plays at a table, with a preference for rare actions so that secrets come up.

    Args:
        table: The game, its seats and options.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._taken: Counter[int] = Counter()

    def moments(self, seed: int) -> Iterator[tuple[EventLog, ...]]:
        """Play a play; yield, after every event, what might have happened, the play itself first.

        The others differ from it in secret draws whose outcome somebody does not know yet.  What is
        yielded changes when the next is asked for.
        """
        rng = random.Random(f"{self.table} {seed}")
        worlds = [EventLog(self.table.play())]
        while not worlds[0].play.is_over:
            actual = worlds[0]
            event = self._next(actual, rng)
            observers = None
            if event.actor == CHANCE:
                observers = self.table.game.observers(actual.play.state, event.number)
            if observers is not None:
                worlds = _forked(worlds, event.number, rng)
            else:
                worlds = [one for one in worlds if _went_on(one, event)]
                if len(worlds) > 1 and len(alike_to(worlds, None)) == len(worlds):
                    worlds = worlds[:1]  # everybody knows
            yield tuple(worlds)

    def _next(self, log: EventLog, rng: random.Random) -> Event:
        play = log.play
        mover = play.to_move
        if mover == CHANCE:
            weights = play.engine.chance_weights(play.state)
            return Event(CHANCE, rng.choices(range(len(weights)), weights)[0], "")
        if rng.random() < _TAKES_BACK and log.can_take_back(mover):
            return Event(mover, TAKE_BACK, "")
        legal = play.legal_actions()
        action = rng.choice(legal)
        if rng.random() < _PREFERS_RARE:
            action = min(legal, key=lambda one: self._taken[one])
        self._taken[action] += 1
        return Event(mover, action, "")

    def alike(self, seed: int, share: float, servers: int = 0, often: float = 0) -> Iterator[Alike]:
        """Play a play; yield what cannot be told apart.

        Args:
            seed: Of the play.
            share: Of the moments with a secret that are looked at; those at which it is drawn
                always are.
            servers: How many servers to tell apart.
            often: Share of the moments at which that is done.
        """
        rng = random.Random(f"which of {self.table} {seed}")
        before = 1
        for logs in self.moments(seed):
            fresh, before = len(logs) > before, len(logs)
            if len(logs) > 1 and (fresh or rng.random() < share):
                yield from self._by_draws(seed, logs, fresh=fresh)
            if rng.random() < often and not logs[0].play.is_over:
                worlds = tuple(World(logs[0].copy(), Server(n)) for n in range(servers))
                observer = rng.choice((*range(self.table.seats), None))
                yield Alike(self.table, seed, (observer,), "server", worlds)

    def _by_draws(self, seed: int, logs: tuple[EventLog, ...], *, fresh: bool) -> Iterator[Alike]:
        observers_of: dict[tuple[int, ...], list[int | None]] = defaultdict(list)
        numbers = {id(log): number for number, log in enumerate(logs)}
        for observer in (None, *range(self.table.seats)):
            for alike in alike_to(logs, observer, knows=not fresh):
                if len(alike) > 1:
                    observers_of[tuple(numbers[id(log)] for log in alike)].append(observer)
        for group, observers in observers_of.items():
            worlds = tuple(World(logs[number].copy()) for number in group)
            yield Alike(self.table, seed, tuple(observers), "draws", worlds)


def _forked(worlds: Iterable[EventLog], outcome: int, rng: random.Random) -> list[EventLog]:
    """Return each world with each outcome that a secret draw can have, ``outcome`` first."""
    after = []
    for log in worlds:
        weights = log.play.engine.chance_weights(log.play.state)
        possible = [number for number, weight in enumerate(weights) if weight]
        for number in sorted(possible, key=lambda one: one != outcome):
            other = log.copy()
            other.repeat(Event(CHANCE, number, ""))
            after.append(other)
    first, *others = after
    return [first, *rng.sample(others, min(len(others), MOST_WORLDS - 1))]


def _went_on(log: EventLog, event: Event) -> bool:
    """Let an event happen, if it can."""
    try:
        log.repeat(event)
    except IllegalActionError:
        return False
    return True


def alike_to(
    logs: Iterable[EventLog], observer: int | None, *, knows: bool = True
) -> list[list[EventLog]]:
    """Return plays in groups that ``observer`` cannot tell apart.

    Args:
        logs: The plays.
        observer: A seat; None: a spectator.
        knows: Whether what its seat may know beside the events counts.
    """
    groups: dict[Hashable, list[EventLog]] = defaultdict(list)
    for log in logs:
        groups[seen(log, observer, knows=knows)].append(log)
    return list(groups.values())


def seen(log: EventLog, observer: int | None, *, knows: bool = True) -> Hashable:
    """Return what tells plays apart for ``observer``; arguments are those of ``alike_to``."""
    events, one, state = tuple(log.play.seen_by(observer)), log.play.game, log.play.state
    drawn = (one.resample(state, observer, seeded(probe)) for probe in range(_PROBES))
    return events, tuple(one.rules.layout.pack(other).tobytes() for other in drawn) if knows else ()


def with_options(name: str, seed: int) -> Table:
    """Return a table with seats and every option chosen at random, so that they fit together."""
    rng = random.Random(f"options {name} {seed}")
    meta = game(name).meta
    seats = rng.randint(meta.min_seats, meta.max_seats)
    while True:
        table = Table(name, seats, tuple(_chosen(meta, seats, rng).items()))
        try:
            table.play()
        except OptionError:  # each by itself is right
            continue
        return table


def _chosen(meta: Meta, seats: int, rng: random.Random) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for option in meta.options:
        if option.kind == "bool":
            options[option.name] = (rng.random() < _FLIPS) != bool(option.default_for(seats))
        elif option.kind == "int":
            options[option.name] = rng.choice((option.low, option.default_for(seats)))
        else:
            options[option.name] = rng.choice(option.choices)
    return options


__all__ = [
    "MOST_WORLDS",
    "Alike",
    "Kind",
    "Plays",
    "Server",
    "World",
    "alike_to",
    "seen",
    "with_options",
]
