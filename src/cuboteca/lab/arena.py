"""Bots against each other: how strong each is, and how certain that is.

Every pair of bots (or, as a ladder, every pair of neighbours) plays the same number of plays.  In a
play its two bots take alternate seats.  Plays come in twos: in the second the bots swap seats and
chance is the same (common random numbers), so luck and seats affect both equally; the two count as
one number, because they depend on each other.  Every pair of bots gets the same chance.

A play depends only on the contest and its number, so it does not matter where and in which order
they are run: here (``in_turn``), in several processes (``processes``), on a cluster
(``ray_cluster``).  An interrupted arena continues where its results file ends (``results_file``):
no play is lost, none is repeated.

A bot that fails, takes an action that is not legal or, being a package's own, thinks too long loses
its turn to a substitute that takes any legal action; the results say so.  Packages' own bots think
in a process of their own, which can be ended.
"""

from __future__ import annotations

import functools
import hashlib
import json
import reprlib
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from cuboteca.bots.bot import action_of, context_of
from cuboteca.bots.levels import known_to, make_bot, make_ready, own_bots, searches
from cuboteca.bots.questions import question_of
from cuboteca.bots.workers import BlockingWorkers
from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.child_processes import reason_of
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence

    from pydantic import ConfigDict

    from cuboteca.bots.bot import Bot
    from cuboteca.core.arrays import RngState
    from cuboteca.core.game import Game, OptionValue

    #: Returns the action of a seat; may raise anything.
    Chooser: TypeAlias = Callable[[Play, int], int]

    #: Makes a bot's chooser for one play: of a game, the bot's name, a seed and its patience.
    ChooserMaker: TypeAlias = Callable[[Game, str, int, float], Chooser]

    #: A pair and the number of one of its plays.
    Entry: TypeAlias = tuple[tuple[int, int], int]

    #: Plays entries of a contest, in any order.
    Hands: TypeAlias = Callable[["Contest", Iterable[Entry]], "Results"]

    #: Yields one result per play; closing it stops the playing.
    Results: TypeAlias = Generator["Result", None, None]

PATIENCE = 10.0  # seconds for a decision of a package's own bot
_FIRST_PATIENCE = 60.0  # for its first one, for which it may have to load or compile something


class ArenaError(CubotecaError):
    """An arena cannot be run as requested; the message says what would be valid."""


@dataclass(frozen=True)
class Contest:
    """Who plays what against whom; ``contest`` makes one and checks it."""

    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: int
    bots: tuple[str, ...]
    seed: int
    ladder: bool = False
    patience: float = PATIENCE

    def pairs(self) -> list[tuple[int, int]]:
        """Return the pairs that play, as numbers of ``bots``."""
        numbers = range(len(self.bots))
        pairs = [(one, other) for one in numbers for other in numbers if one < other]
        return [pair for pair in pairs if not self.ladder or pair[1] == pair[0] + 1]

    @property
    def digest(self) -> str:
        """Eight characters that identify this contest."""
        text = json.dumps(asdict(self), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Fault:
    """A turn that a bot lost to a substitute."""

    __pydantic_config__: ClassVar[ConfigDict] = {"strict": True, "extra": "forbid"}
    seat: int
    bot: str
    event: int  # its number in the play
    why: str


@dataclass(frozen=True)
class Result:
    """One play."""

    __pydantic_config__: ClassVar[ConfigDict] = {"strict": True, "extra": "forbid"}
    pair: tuple[int, int]
    play: int
    bots: tuple[str, ...]  # by seat
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    events: int
    decisions: tuple[int, ...]  # by seat, counting those with a choice
    seconds: tuple[float, ...]  # thinking time in seconds, by seat
    longest: tuple[float, ...]  # the longest thinking time in seconds, by seat
    faults: tuple[Fault, ...] = ()

    @property
    def key(self) -> tuple[tuple[int, int], int]:
        """The play's key, unique within a contest."""
        return self.pair, self.play

    def line(self) -> str:
        """Return the play as one line of JSON."""
        return json.dumps(asdict(self), ensure_ascii=False)


def name_of(what: Contest, pair: tuple[int, int], number: int) -> str:
    """Return the name of a play for messages."""
    one, other = pair
    return f"play {number} of {what.bots[one]} against {what.bots[other]}"


def contest(
    game: Game,
    options: Mapping[str, object],
    seat_count: int,
    bots: Sequence[str],
    *,
    seed: int,
    ladder: bool = False,
    patience: float = PATIENCE,
) -> Contest:
    """Return a checked contest.

    Raises:
        ArenaError: Fewer than two bots, an unknown one, one twice, or fewer than two seats.
        OptionError: The options or the number of seats do not fit the game.
    """
    complete = game.options(options, seat_count)
    for bot in bots:
        if bot not in known_to(game, seat_count):
            known = ", ".join(known_to(game, seat_count))
            raise ArenaError(f"no bot '{bot}' for {game.meta.title}; there are: {known}")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ArenaError("name at least two bots, each once")
    if seat_count < 2:
        raise ArenaError("bots need at least two seats to play against each other")
    return Contest(
        game.name,
        game.meta.rules_version,
        complete,
        seat_count,
        tuple(bots),
        seed,
        ladder,
        patience,
    )


# one play


def play_one(
    what: Contest, pair: tuple[int, int], number: int, chooser_of: ChooserMaker | None = None
) -> Result:
    """Play one play of a contest; always the same one, unless a bot has a time limit.

    Args:
        what: The contest.
        pair: The two bots that play, as numbers of ``what.bots``.
        number: Of the play.
        chooser_of: What makes bots that have no name of their own; None: the bots by their names.
    """
    game = game_of(what.game)
    play = Play(game, what.options, what.seats, engine_of(game))
    _make_ready(what)
    names = tuple(what.bots[pair[(seat + number) % 2]] for seat in range(what.seats))
    choosers = [
        (chooser_of or _chooser)(game, name, _seed(what.seed, "bot", number, seat), what.patience)
        for seat, name in enumerate(names)
    ]
    sampler = sampler_of(seeded(what.seed, number // 2))
    substitute = seeded(_seed(what.seed, "substitute", number))
    decisions, seconds, longest = (
        [0] * what.seats,
        [0.0] * what.seats,
        [0.0] * what.seats,
    )
    faults: list[Fault] = []
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(sampler)
            continue
        seat, legal = play.to_move, play.legal_actions()
        begun = time.perf_counter()
        action, why = _ask(choosers[seat], play, seat, legal)
        if why:
            faults.append(Fault(seat, names[seat], play.seq, why))
            action = legal[draw_below(substitute, len(legal))]
        if len(legal) > 1:
            taken = time.perf_counter() - begun
            decisions[seat] += 1
            seconds[seat] += taken
            longest[seat] = max(longest[seat], taken)
        play.act(seat, action)
    outcome = play.outcome
    assert outcome is not None, "a play that is over has an outcome"
    return Result(
        pair=pair,
        play=number,
        bots=names,
        points=tuple(outcome.points),
        ranks=tuple(outcome.ranks),
        reason=outcome.reason,
        events=play.seq,
        decisions=tuple(decisions),
        seconds=tuple(round(value, 4) for value in seconds),
        longest=tuple(round(value, 4) for value in longest),
        faults=tuple(faults),
    )


@functools.cache
def _ready_for(game: str) -> None:
    make_ready(game_of(game))


def _make_ready(what: Contest) -> None:
    """Make sure that nothing is compiled, or read from the cache, during a bot's thinking time."""
    if any(searches(game_of(what.game), bot, what.seats) for bot in what.bots):
        _ready_for(what.game)


def _seed(*parts: object) -> int:
    digest = hashlib.sha256(":".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def _ask(choose: Chooser, play: Play, seat: int, legal: list[int]) -> tuple[int, str]:
    """Return an action, and why it is not accepted, if it is not."""
    try:
        action = choose(play, seat)
    except Exception as error:  # noqa: BLE001  # whatever a bot does wrong costs its turn
        return -1, reason_of(error)
    return action, "" if action in legal else f"answered {reprlib.repr(action)}, which is not legal"


def _chooser(game: Game, name: str, seed: int, patience: float) -> Chooser:
    if name in own_bots():
        return functools.partial(_ask_worker, name, seed, patience)
    bot = make_bot(name, seed, engine_of(game).mode)
    return chooser_for(bot, seed)


def chooser_for(bot: Bot, seed: int) -> Chooser:
    """Return what asks a bot in this process; ``seed`` is for what it cannot know."""
    return functools.partial(_ask_here, bot, seeded(seed, 2))


def _ask_here(bot: Bot, rng: RngState, play: Play, seat: int) -> int:
    return action_of(bot.choose(context_of(play, seat, rng)))


def _ask_worker(name: str, seed: int, patience: float, play: Play, seat: int) -> int:
    return _workers(patience).decide(question_of(play, seat, name, _seed(seed, play.seq)))


_open: dict[float, BlockingWorkers] = {}


def _workers(patience: float) -> BlockingWorkers:
    """Return the processes in which packages' own bots think."""
    if patience not in _open:
        first = max(patience, _FIRST_PATIENCE)
        _open[patience] = BlockingWorkers(patience, first_seconds=first)
    return _open[patience]


def close() -> None:
    """End the processes in which packages' own bots think."""
    for workers in _open.values():
        workers.close()
    _open.clear()


# many plays


def schedule(what: Contest, plays: int) -> Iterator[Entry]:
    """Yield pair and number of every play: two plays of every pair, then the next two."""
    for first in range(0, plays, 2):
        for pair in what.pairs():
            for number in range(first, min(first + 2, plays)):
                yield pair, number


def hold(
    what: Contest, plays: int, done: Iterable[Result] = (), *, hands: Hands | None = None
) -> Results:
    """Play what is left of a contest and yield each result.

    Args:
        what: The contest.
        plays: Plays of each pair.
        done: The plays that are done already.
        hands: What runs the plays: by default this process, one after the other; or several
            processes (``processes``) or a cluster (``ray_cluster``), with the same results.
    """
    known = {result.key for result in done}
    return (hands or in_turn)(
        what, [entry for entry in schedule(what, plays) if entry not in known]
    )


def in_turn(what: Contest, entries: Iterable[Entry]) -> Results:
    """Play in this process, one play after the other."""
    for pair, number in entries:
        yield play_one(what, pair, number)


__all__ = [
    "PATIENCE",
    "ArenaError",
    "Contest",
    "Fault",
    "Result",
    "chooser_for",
    "close",
    "contest",
    "hold",
    "in_turn",
    "name_of",
    "play_one",
    "schedule",
]
