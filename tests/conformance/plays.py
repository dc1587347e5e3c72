"""The plays that every game in the registry is held to: all seats, a few sets of options.

A ``Table`` is a game with seats and options, a ``Moment`` one point of a play at such a table.
Tests ask for the moments of a table and state what holds in each of them.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.texts import Texts
from cuboteca.games import all_games, game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game, Meta, Option, OptionValue
    from cuboteca.core.play import Event


@dataclass(frozen=True)
class Table:
    """A game of the registry with seats and options."""

    name: str
    seats: int
    given: tuple[tuple[str, OptionValue], ...]

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def options(self) -> dict[str, OptionValue]:
        """All options, complete."""
        return self.game.options(dict(self.given), self.seats)

    @property
    def engine(self) -> Engine:
        return engine_of(self.game, "interpreted")

    @property
    def players(self) -> list[str]:
        return [f"<{chr(ord('A') + seat)}&co>" for seat in range(self.seats)]

    def play(self) -> Play:
        """Return a play at its start."""
        return Play(self.game, dict(self.given), self.seats)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{n}={v}" for n, v in self.given)])


#: A game with more tables than this lets its options take turns over the numbers of seats.
MOST_TABLES = 40
MOST_CHOICES = 3  # of one option


def other_values(option: Option, seat_count: int) -> tuple[OptionValue, ...]:
    """Return values of ``option`` beside its default, the last one being furthest from it."""
    if option.kind == "bool":
        return (not option.default_for(seat_count),)
    if option.kind == "int":
        return (option.low,)
    others = tuple(choice for choice in option.choices if choice != option.default_for(seat_count))
    if len(others) <= MOST_CHOICES:
        return others
    # options with the same many choices may have to differ: each begins elsewhere
    shift = 7 * sum(option.name.encode()) % len(others)
    return tuple(
        others[(shift + i * len(others) // MOST_CHOICES) % len(others)] for i in range(MOST_CHOICES)
    )


def single_options(meta: Meta, seat_count: int) -> list[dict[str, OptionValue]]:
    """Return each option alone at each of its other values."""
    return [
        {option.name: value}
        for option in meta.options
        for value in other_values(option, seat_count)
    ]


def joint_options(meta: Meta, seat_count: int) -> list[dict[str, OptionValue]]:
    """Return the defaults, all truth values flipped, and all but numbers at other values."""
    last = {
        option.name: values[-1]
        for option in meta.options
        if option.kind != "int" and (values := other_values(option, seat_count))
    }
    flips = {option.name: last[option.name] for option in meta.options if option.kind == "bool"}
    return [{}, flips, last]


def tables_of(one: Game) -> Iterator[Table]:
    """Yield the tables of a game: every number of seats, every option."""
    meta = one.meta
    numbers = range(meta.min_seats, meta.max_seats + 1)
    singles = {seats: single_options(meta, seats) for seats in numbers}
    take_turns = sum(len(sets) for sets in singles.values()) > MOST_TABLES
    for seats in numbers:
        plain, *joint = joint_options(meta, seats)
        own = singles[seats]
        if take_turns:
            joint = joint[(seats - meta.min_seats) % len(joint) :][:1]
            own = own[seats - meta.min_seats :: len(numbers)]
        for options in (plain, *joint, *own):
            yield Table(one.name, seats, tuple(options.items()))


TABLES = tuple(dict.fromkeys(table for one in all_games() for table in tables_of(one)))
#: For what is slow: the fewest and the most seats, with the defaults and with all flipped.
FEW_TABLES = tuple(
    table
    for table in TABLES
    if table.seats in (table.game.meta.min_seats, table.game.meta.max_seats)
    and dict(table.given) in joint_options(table.game.meta, table.seats)[:2]
)


def texts_of(table: Table, language: str) -> Texts:
    """Return the texts of a table's game, as the site keeps them: drawings reuse what they say."""
    return _texts(table.game.folder, language)


@functools.cache
def _texts(folder: Path, language: str) -> Texts:
    return Texts(language, [folder / "texts"])


@dataclass(frozen=True, eq=False)
class Moment:
    """A point of a play, and the event that came next.

    What many tests ask is found out once.
    """

    table: Table
    snapshot: bytes
    seq: int
    mover: int
    event: Event | None  # None at the end

    def state(self) -> Any:
        """Return the state, fresh."""
        return self.table.engine.restore(self.snapshot)

    @property
    def seats(self) -> range:
        return range(self.table.seats)

    @property
    def watchers(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*self.seats, None)

    @functools.cached_property
    def legal(self) -> list[int]:
        """The legal actions."""
        return self.table.engine.legal_actions(self.state())

    @functools.cached_property
    def possible(self) -> list[int]:
        """The outcomes of the draw, if there is one, that have weight."""
        weights = self.table.engine.chance_weights(self.state())
        return [outcome for outcome, weight in enumerate(weights) if weight]

    def after(self, number: int) -> Any:
        """Return the state after a legal action or possible outcome."""
        state = self.state()
        self.table.engine.rules.apply(state, number)
        return state

    def __str__(self) -> str:
        text = self.table.game.notation.format_state(self.state())
        return f"{self.table} at event {self.seq}: {text}"

    __repr__ = __str__  # what a failed test shows


def finish(play: Play, seed: int) -> Play:
    """Play on at random to the end and return the play."""
    rng = seeded(seed)
    sampler = sampler_of(rng)
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(sampler)
        else:
            legal = play.legal_actions()
            play.act(play.to_move, legal[draw_below(rng, len(legal))])
    return play


@functools.cache
def finished(table: Table, seed: int = 1) -> Play:
    """Return a finished random play; nobody may change it."""
    return finish(table.play(), seed)


@functools.cache
def moments(table: Table, seed: int = 1) -> tuple[Moment, ...]:
    """Return every moment of a finished random play, its end included."""
    engine = table.engine
    state = engine.start(table.options, table.seats)
    passed: list[Moment] = []
    for seq, event in enumerate((*finished(table, seed).events, None)):
        passed.append(Moment(table, engine.snapshot(state), seq, engine.to_move(state), event))
        if event is not None:
            engine.rules.apply(state, event.number)
    return tuple(passed)


def spread(of: tuple[Moment, ...], count: int) -> tuple[Moment, ...]:
    """Return about ``count`` moments, evenly spread; the first and the last among them."""
    step = max(1, (len(of) - 1) // max(1, count - 1))
    return tuple(dict.fromkeys((*of[::step], of[-1])))


def some_moments(table: Table, count: int = 12) -> tuple[Moment, ...]:
    """Return moments of all kinds, evenly spread over a play."""
    return spread(moments(table), count)


def decisions(table: Table, count: int = 12) -> tuple[Moment, ...]:
    """Return moments in which a seat decides, evenly spread over a play."""
    return spread(tuple(m for m in moments(table) if m.mover not in (CHANCE, OVER)), count)


def draws(table: Table, count: int = 12) -> tuple[Moment, ...]:
    """Return moments in which something is drawn, evenly spread over a play."""
    return spread(tuple(m for m in moments(table) if m.mover == CHANCE), count)


def broken(moment: Moment, state: Any) -> str:
    """Return which invariant of the game ``state`` violates, or nothing."""
    try:
        moment.table.game.check(state)
    except AssertionError as error:
        return f"{moment}: {error}"
    return ""


#: Tests that try wrong numbers try at most about so many at one moment.
MOST_TRIED = 150


def tried(moment: Moment, numbers: Iterable[int]) -> list[int]:
    """Return some of many numbers, others at each moment, or all of few."""
    every = sorted(numbers)
    step = 1 + len(every) // MOST_TRIED
    return every[moment.seq % step :: step]
