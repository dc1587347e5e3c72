"""Fuzzing: random plays of one game with all numbers of seats and all options.

A run consists of blocks.  Each block has its own seats and options, drawn from all that the game
offers, and runs compiled with a check after every event.  One play of each block is repeated with
interpreted rules, checked in full after every event, and must end in the same state bit for bit.  A
fault comes with the record of its play.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core import fuzzing
from cuboteca.core.batch import scratch_of
from cuboteca.core.chance import draw_below, mixed, seeded, start_rng
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import OptionError
from cuboteca.core.play import Play
from cuboteca.core.play_record import record_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cuboteca.core.arrays import Int64Array, RngState
    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game, Option, OptionValue
    from cuboteca.core.play_record import PlayRecord

_BLOCK = 200  # plays with the same seats and options
_FIRST_BLOCK = 10  # so that a short run sees many options
_INTERPRETED_PLAYS = 4  # one from each of the first blocks; then seldom, as they take long
_SELDOM = 10

_SENTENCES = {
    fuzzing.NO_LEGAL_ACTION: "a seat is to move and nothing is legal",
    fuzzing.NOTHING_TO_DRAW: "chance is to draw and there is nothing to draw",
    fuzzing.TOO_LONG: "the play has more events than any play can have",
}


@dataclass(frozen=True)
class Fault:
    """Something that must never happen, and the play that led there."""

    what: str
    event: int  # number of the event after which it was found
    record: PlayRecord


@dataclass
class Findings:
    """What a run has found so far."""

    game: Game
    seed: int
    plays: int = 0
    events: int = 0
    interpreted_plays: int = 0
    seconds: float = 0.0
    by_seats: Counter[int] = field(default_factory=Counter)  # plays
    fault: Fault | None = None
    taken: Int64Array = field(init=False)  # int64[A]: how often each action was taken

    def __post_init__(self) -> None:
        self.taken = np.zeros(self.game.rules.action_count, np.int64)

    @property
    def never_taken(self) -> int:
        """How many action numbers were never taken."""
        return int((self.taken == 0).sum())


@dataclass(frozen=True)
class _Block:
    options: dict[str, OptionValue]
    seat_count: int
    seed: int
    rarity: Int64Array


def fuzz(
    game: Game,
    *,
    seed: int,
    go_on: Callable[[Findings], bool],
    seat_count: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Findings:
    """Play until ``go_on`` returns False or a fault is found.

    Args:
        game: The game.
        seed: The same seed gives the same blocks.
        go_on: Asked before every block.
        seat_count: Only this number of seats; by default all that are possible.
        options: Values to keep fixed; the other options are drawn.

    Raises:
        OptionError: ``seat_count`` or ``options`` do not fit the game.
    """
    fixed = dict(options or {})
    game.options(fixed, seat_count or game.meta.max_seats)
    findings = Findings(game, seed)
    rng = seeded(seed)
    began = time.perf_counter()
    number = 0
    while go_on(findings):
        block = _draw_block(findings, rng, seat_count, fixed)
        _play_block(findings, block, _FIRST_BLOCK if number < _BLOCK // _FIRST_BLOCK else _BLOCK)
        if findings.fault is None and (number < _INTERPRETED_PLAYS or number % _SELDOM == 0):
            _play_interpreted(findings, block)
        findings.seconds = time.perf_counter() - began
        number += 1
        if findings.fault is not None:
            break
    return findings


def _draw_block(
    findings: Findings, rng: RngState, seat_count: int | None, fixed: Mapping[str, object]
) -> _Block:
    meta = findings.game.meta
    while True:
        drawn = seat_count or meta.min_seats + draw_below(rng, meta.max_seats - meta.min_seats + 1)
        given = {
            option.name: fixed.get(option.name, _draw_option(option, drawn, rng))
            for option in meta.options
        }
        try:
            complete = findings.game.options(given, drawn)
            findings.game.rules.start(complete, drawn)
        except OptionError:
            continue  # options that do not go together
        seed = int(draw_below(rng, 1 << 31))
        return _Block(complete, drawn, seed, findings.taken.copy())


def _draw_option(option: Option, seat_count: int, rng: RngState) -> OptionValue:
    match option.kind:
        case "bool":
            return bool(draw_below(rng, 2))
        case "int":
            low, high = option.suggested or (option.low, option.high)
            return low + draw_below(rng, high - low + 1)
        case _:
            choices = option.choices
            return (
                choices[draw_below(rng, len(choices))]
                if choices
                else option.default_for(seat_count)
            )


def _play_block(findings: Findings, block: _Block, plays: int) -> None:
    game = findings.game
    engine = engine_of(game)
    finding = np.zeros(3, np.int64)
    findings.events += engine.bound(fuzzing.fuzz)(
        engine.array(1),
        engine.start_array(block.options, block.seat_count),
        0,
        plays,
        mixed(block.seed),
        game.rules.longest_play(block.options, block.seat_count),
        scratch_of(game.rules),
        fuzzing.Counts(block.rarity, findings.taken, finding),
    )
    found = int(finding[2])
    findings.plays += plays if found == fuzzing.NOTHING_FOUND else int(finding[0]) + 1
    findings.by_seats[block.seat_count] += plays
    if found != fuzzing.NOTHING_FOUND:
        what = _SENTENCES.get(found) or game.rules.violations[found]
        play, _ = _retrace(game, block, int(finding[0]), engine, int(finding[1]))
        findings.fault = Fault(what, int(finding[1]), _record(play, block))


def _play_interpreted(findings: Findings, block: _Block) -> None:
    """Repeat play 0 of a block interpreted, checked in full and compared with compiled rules."""
    game = findings.game
    slow, failure = _retrace(game, block, 0, engine_of(game, "interpreted"), None, check=True)
    if failure is None:
        fast, _ = _retrace(game, block, 0, engine_of(game), None)
        same = slow.engine.snapshot(slow.state) == fast.engine.snapshot(fast.state)
        failure = None if same else "interpreted and compiled rules do not agree"
    findings.interpreted_plays += 1
    if failure is not None:
        findings.fault = Fault(failure, slow.seq - 1, _record(slow, block))


def _retrace(
    game: Game, block: _Block, number: int, engine: Engine, last: int | None, *, check: bool = False
) -> tuple[Play, str | None]:
    """Repeat one play of a block up to event ``last``; return it and what is wrong with it."""
    play = Play(game, block.options, block.seat_count, engine)
    mask, weights, rng = scratch_of(game.rules)
    start_rng(rng, mixed(block.seed), number)
    while play.to_move != OVER and (last is None or play.seq <= last):
        if play.to_move == CHANCE:
            outcome = engine.bound(fuzzing.fuzz_outcome)(play.state, weights, rng)
            if outcome == fuzzing.NOTHING_TO_DRAW:
                break
            play.chance(int(outcome))
        else:
            mover = play.to_move
            action = engine.bound(fuzzing.fuzz_action)(play.state, block.rarity, mask, rng)
            if action == fuzzing.NO_LEGAL_ACTION:
                break
            play.act(mover, int(action))
        if check:
            try:
                game.check(play.state)
            except AssertionError as error:
                return play, str(error)
    return play, None


def _record(play: Play, block: _Block) -> PlayRecord:
    return record_of(play, ["bot:fuzz"] * block.seat_count, seed=block.seed)


__all__ = [
    "Fault",
    "Findings",
    "fuzz",
]
