"""Bots against each other: who is how strong, and how sure that is.

Every pair of bots (or, as a ladder, every pair of neighbours) plays the same number of plays.  In a
play its two bots take the seats by turns.  Plays come in twos: in the second of them the bots have
changed seats and chance brings the same (common random numbers), so luck and seats weigh on both
alike; the two are counted as one number, because they depend on one another.  Every pair meets the
same luck.

Each play is one line of a results file that is only ever added to.  An arena that was interrupted
goes on where the file ends: no play is lost, none is repeated.

A bot that fails, takes an action that is not legal or, being a package's own, thinks too long loses
its turn to a substitute that takes any legal action; the results say so.  Packages' own bots think
in a process of their own, which can be ended.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import json
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeAlias

from cuboteca.bots.bot import situation_of
from cuboteca.bots.levels import known_to, make_bot, own_bots
from cuboteca.bots.workers import Workers, question_of
from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.play import Play, tickets_of
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from cuboteca.bots.bot import Bot
    from cuboteca.core.game import Game, OptionValue

    #: Returns an action of a seat; may raise anything.
    Chooser: TypeAlias = Callable[[Play, int], int]

FORMAT = "cuboteca-arena/1"
PATIENCE = 10.0  # seconds for a decision of a package's own bot


class ArenaError(CubotecaError):
    """An arena cannot be held as asked; says what would be right."""


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
        """What tells this contest from others, in eight letters."""
        text = json.dumps(asdict(self), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Fault:
    """A turn that a bot lost to a substitute."""

    seat: int
    bot: str
    event: int  # its number in the play
    why: str


@dataclass(frozen=True)
class Result:
    """One play."""

    pair: tuple[int, int]
    play: int
    bots: tuple[str, ...]  # by seat
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    events: int
    decisions: tuple[int, ...]  # by seat, those with a choice
    seconds: tuple[float, ...]  # thought, by seat
    longest: tuple[float, ...]  # the longest thought, by seat
    faults: tuple[Fault, ...] = ()

    @property
    def key(self) -> tuple[tuple[int, int], int]:
        """What no two plays of a contest share."""
        return self.pair, self.play

    def line(self) -> str:
        """Return the play as one line of JSON."""
        return json.dumps(asdict(self), ensure_ascii=False)


def contest(
    game: Game,
    options: Mapping[str, object],
    seats: int,
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
    complete = game.options(options, seats)
    for bot in bots:
        if bot not in known_to(game):
            known = ", ".join(known_to(game))
            raise ArenaError(f"no bot '{bot}' for {game.meta.title}; there are: {known}")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ArenaError("name at least two bots, each once")
    if seats < 2:
        raise ArenaError("bots need at least two seats to play against each other")
    return Contest(
        game.name, game.meta.rules_version, complete, seats, tuple(bots), seed, ladder, patience
    )


# one play


def play_one(what: Contest, pair: tuple[int, int], number: int) -> Result:
    """Play one play of a contest; the same call plays the same, unless bots mind the clock."""
    game = game_of(what.game)
    play = Play(game, what.options, what.seats, engine_of(game))
    names = tuple(what.bots[pair[(seat + number) % 2]] for seat in range(what.seats))
    choosers = [
        _chooser(game, name, _seed(what.seed, "bot", number, seat), what.patience)
        for seat, name in enumerate(names)
    ]
    tickets = tickets_of(seeded(what.seed, number // 2))
    substitute = seeded(_seed(what.seed, "substitute", number))
    decisions, seconds, longest = ([0] * what.seats, [0.0] * what.seats, [0.0] * what.seats)
    faults: list[Fault] = []
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(tickets)
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


def _seed(*parts: object) -> int:
    digest = hashlib.sha256(":".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def _ask(choose: Chooser, play: Play, seat: int, legal: list[int]) -> tuple[int, str]:
    """Return an action, and why it does not count, if it does not."""
    try:
        action = choose(play, seat)
    except Exception as error:  # noqa: BLE001  # whatever a bot does wrong costs its turn
        return -1, f"{type(error).__name__}: {error}"[:200]
    return action, "" if action in legal else f"answered {action!r}, which is not legal"[:200]


def _chooser(game: Game, name: str, seed: int, patience: float) -> Chooser:
    if name in own_bots():
        return functools.partial(_ask_worker, name, seed, patience)
    bot = make_bot(name, seed, engine_of(game).mode)
    return functools.partial(_ask_here, bot, seeded(seed, 2))


def _ask_here(bot: Bot, stream: Any, play: Play, seat: int) -> int:
    return int(bot.choose(situation_of(play, seat, stream)))


def _ask_worker(name: str, seed: int, patience: float, play: Play, seat: int) -> int:
    question = question_of(play, seat, name, _seed(seed, play.seq))
    runner, workers = _workers(patience)
    return runner.run(workers.decide(question))


_open: dict[float, tuple[asyncio.Runner, Workers]] = {}


def _workers(patience: float) -> tuple[asyncio.Runner, Workers]:
    """Return where packages' own bots think, and the loop that waits for them."""
    if patience not in _open:
        _open[patience] = (asyncio.Runner(), Workers(1, patience))
    return _open[patience]


def close() -> None:
    """End the processes in which packages' own bots think."""
    for runner, workers in _open.values():
        runner.run(workers.close())
        runner.close()
    _open.clear()


# many plays


def schedule(what: Contest, plays: int) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield pair and number of every play: two plays of every pair, then the next two."""
    for first in range(0, plays, 2):
        for pair in what.pairs():
            for number in range(first, min(first + 2, plays)):
                yield pair, number


def hold(
    what: Contest, plays: int, done: Iterable[Result] = (), *, jobs: int = 1
) -> Iterator[Result]:
    """Play what is left of a contest and yield each result.

    Args:
        what: The contest.
        plays: Of each pair.
        done: What has been played already.
        jobs: How many processes play at once.
    """
    known = {result.key for result in done}
    todo = [entry for entry in schedule(what, plays) if entry not in known]
    if jobs <= 1:
        for pair, number in todo:
            yield play_one(what, pair, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Result]] = set()
        entries = iter(todo)
        try:
            while True:
                for pair, number in entries:
                    waiting.add(pool.submit(play_one, what, pair, number))
                    if len(waiting) >= 2 * jobs:
                        break
                if not waiting:
                    return
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# the results file


class ResultsFile:
    """A file that is only added to: a line that says what is played, then a line a play.

    Args:
        path: Of the file; made if there is none.
        what: The contest.

    Raises:
        ArenaError: The file holds something else, or another contest.
    """

    def __init__(self, path: Path, what: Contest) -> None:
        self.path = path
        head = json.dumps({"format": FORMAT} | asdict(what), ensure_ascii=False)
        self.done: list[Result] = []
        if path.exists() and path.stat().st_size:
            self._read(json.loads(head))
        else:
            path.write_text(head + "\n", "utf-8")

    def _read(self, head: dict[str, Any]) -> None:
        """Read what has been played; half a line at the end was never finished and is cut off."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").splitlines()
        try:
            found = json.loads(lines[0])
            if found.get("format") != FORMAT:
                raise ArenaError(f"'{self.path}' holds no results of an arena")
            results = [read_result(line) for line in lines[1:]]
        except (ValueError, TypeError, KeyError, IndexError, AttributeError):
            raise ArenaError(f"'{self.path}' holds no results of an arena") from None
        other = [name for name in head if found.get(name) != head[name]]
        if other:
            raise ArenaError(
                f"'{self.path}' holds another contest: its {other[0]} is "
                f"{found.get(other[0])!r}, not {head[other[0]]!r}; name another file"
            )
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        self.done = list({result.key: result for result in results}.values())

    def add(self, result: Result) -> None:
        """Add a play; it is on its way to the disk when this returns."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(result.line() + "\n")
        self.done.append(result)


def read_result(line: str) -> Result:
    """Return the play of a line."""
    fields = json.loads(line)
    faults = tuple(Fault(**fault) for fault in fields.pop("faults"))
    tuples: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()
    }
    return Result(**tuples, faults=faults)


__all__ = [
    "FORMAT",
    "PATIENCE",
    "ArenaError",
    "Contest",
    "Fault",
    "Result",
    "ResultsFile",
    "close",
    "contest",
    "hold",
    "play_one",
    "read_result",
    "schedule",
]
