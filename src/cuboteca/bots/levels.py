"""The available bots by name: the levels, two special ones, and those of packages.

Every game has the levels ``random``, ``easy``, ``medium``, ``hard`` and ``expert``.  A game's own
table (its module ``levels``) defines what they do, or else ``USUAL``.  In addition there are
``champion``, the strongest there is, whose search values states by a network that was trained, or
which solves what can be solved; it is offered if a game has one for every number of seats that
meet, ``greedy``, the heuristic policy itself, and ``solver`` if a
game has one.

A package adds bots by entry points of the group ``cuboteca.bots``: the name is the bot's, the value
a callable that makes one from a seed.
"""

from __future__ import annotations

import functools
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, TypeAlias

from cuboteca.bots.bot import (
    Bot,
    DecisionContext,
    GreedyBot,
    HeuristicBot,
    RandomBot,
    SolverBot,
    UnknownLevelError,
)
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.policies import HeuristicPolicy, Level, SearchConfig, SolverPolicy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from importlib.metadata import EntryPoint

    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game
    from cuboteca.core.policies import Policy

    Maker: TypeAlias = Callable[[int, Mode], Bot]

RANDOM = "random"
CHAMPION = "champion"
GREEDY = "greedy"
SOLVER = "solver"

#: Levels, from weak to strong.
LEVELS = (RANDOM, "easy", "medium", "hard", "expert")

#: What the levels do in a game without a table of its own.
USUAL = (
    Level("easy", HeuristicPolicy(50)),
    Level("medium", HeuristicPolicy(100)),
    Level(
        "hard",
        SearchConfig(
            simulations=400, seconds=0.45, heuristic_percent=100, rollout_depth=12, prior_visits=3.0
        ),
    ),
    Level(
        "expert",
        SearchConfig(
            simulations=6_000,
            seconds=1.9,
            heuristic_percent=100,
            rollout_depth=12,
            prior_visits=3.0,
        ),
    ),
)

GROUP = "cuboteca.bots"
LONGEST_NAME = 40  # that a table can store


class BrokenBotError(CubotecaError):
    """A bot from a package cannot be made; the message says which and why."""


def levels_of(game: Game, seat_count: int | None = None) -> tuple[str, ...]:
    """Return the bots that a game offers: its levels from weak to strong, then all others.

    Args:
        game: The game.
        seat_count: Of the table; None: of a table with any number of seats.
    """
    if seat_count is None:
        here = has_champion(game)
    else:
        here = _level(game, CHAMPION, seat_count) is not None
    champion = (CHAMPION,) if here else ()
    solver = () if game.solver is None else (SOLVER,)
    return (*LEVELS, *champion, *solver, *own_bots())


def has_champion(game: Game) -> bool:
    """Return whether a game has a champion, for whatever number of seats against one another."""
    counts = range(max(game.meta.min_seats, 2), game.meta.max_seats + 1)
    return all(_level(game, CHAMPION, count) is not None for count in counts)


def known_to(game: Game, seat_count: int | None = None) -> tuple[str, ...]:
    """Return all bots that may sit at a table of a game, offered (``levels_of``) or not."""
    return (*levels_of(game, seat_count), GREEDY)


def policy_of(game: Game, level: str, seat_count: int) -> Policy:
    """Return the policy of a level above ``random`` in a game with ``seat_count`` seats.

    Raises:
        UnknownLevelError: There is no such level; the message lists the available bots.
    """
    found = _level(game, level, seat_count)
    if found is not None:
        return found.policy
    if level == CHAMPION:
        raise UnknownLevelError(
            f"no bot '{CHAMPION}' in {game.meta.title} for {seat_count} "
            f"seat{'' if seat_count == 1 else 's'}: no network has been trained for it; its "
            f"strongest level is '{LEVELS[-1]}'"
        )
    raise _unknown(level)


def _level(game: Game, name: str, seat_count: int) -> Level | None:
    for one in (*game.levels, *USUAL):
        if one.name == name and one.least <= seat_count <= one.most:
            return one
    return None


def searches(game: Game, name: str, seat_count: int) -> bool:
    """Return whether a bot searches, so that its search may have to be compiled first."""
    level = _level(game, name, seat_count)
    return level is not None and isinstance(level.policy, SearchConfig)


def solves(game: Game, name: str, seat_count: int) -> bool:
    """Return whether a bot takes what the game's solver advises."""
    level = _level(game, name, seat_count)
    return name == SOLVER or (level is not None and isinstance(level.policy, SolverPolicy))


def make_ready(game: Game) -> None:
    """Compile the search of a game, if that has not been done yet."""
    from cuboteca.bots.search import make_ready as prepare  # noqa: PLC0415  # see bot_for

    if engine_of(game).mode == "compiled":
        prepare(game)


def bot_for(policy: Policy, seed: int, mode: Mode = "interpreted") -> Bot:
    """Return a bot that follows ``policy``; see ``make_bot``."""
    if isinstance(policy, HeuristicPolicy):
        return HeuristicBot(seed, policy.percent, mode)
    if isinstance(policy, SolverPolicy):
        return SolverBot(seed)
    from cuboteca.bots.search import SearchBot  # noqa: PLC0415  # only where something is searched

    return SearchBot(seed, policy)


class LevelBot:
    """Plays any game at one level.

    Args:
        level: One of ``LEVELS`` above ``random``, or ``CHAMPION``.
        seed: Seed for its choices.
        mode: See ``make_bot``.
    """

    def __init__(self, level: str, seed: int, mode: Mode) -> None:
        self._level = level
        self._mode: Mode = mode
        self._seed = seed
        self._bots: dict[tuple[str, int], Bot] = {}

    def choose(self, context: DecisionContext) -> int:
        """Return the action that the level picks."""
        place = (context.game.name, context.seat_count)
        if place not in self._bots:
            policy = policy_of(context.game, self._level, context.seat_count)
            self._bots[place] = bot_for(policy, self._seed, self._mode)
        return self._bots[place].choose(context)


_NAMED: Mapping[str, Maker] = {
    RANDOM: lambda seed, _: RandomBot(seed),
    GREEDY: GreedyBot,
    SOLVER: lambda seed, _: SolverBot(seed),
    **{level: functools.partial(LevelBot, level) for level in (*LEVELS[1:], CHAMPION)},
}


def make_bot(name: str, seed: int, mode: Mode = "interpreted") -> Bot:
    """Return a bot by its name.

    Args:
        name: The bot's name.
        seed: Seed for its choices.
        mode: How the heuristic policy runs its rules: once compiled it is faster, and it picks the
            same actions.  A search always runs as ``engine_of`` says.

    Raises:
        UnknownLevelError: There is no such bot; the message lists the available ones.
        BrokenBotError: It comes from a package and cannot be made.
    """
    if name in _NAMED:
        return _NAMED[name](seed, mode)
    entry = _entries().get(name)
    if entry is None:
        raise _unknown(name)
    try:
        return entry.load()(seed)  # type: ignore[no-any-return]
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BrokenBotError(f"bot '{name}' ({entry.value}) cannot be made: {why}") from error


def own_bots() -> tuple[str, ...]:
    """Return the names of the bots that installed packages add, in alphabetical order."""
    return tuple(sorted(_entries()))


def origins_of(names: Iterable[str]) -> dict[str, str]:
    """Return, for those names that are packages' own bots, package, version and object."""
    entries = {name: _entries()[name] for name in names if name in _entries()}
    return {name: f"{_package(entry)} ({entry.value})" for name, entry in entries.items()}


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else "a package"


@functools.cache
def _entries() -> dict[str, EntryPoint]:
    """Return packages' bots; names that are taken or too long are ignored."""
    return {
        entry.name: entry
        for entry in entry_points(group=GROUP)
        if entry.name not in _NAMED and 0 < len(entry.name) <= LONGEST_NAME
    }


def _unknown(name: str) -> UnknownLevelError:
    names = ", ".join((*LEVELS, CHAMPION, GREEDY, *own_bots()))
    return UnknownLevelError(f"no bot '{name}'; there are: {names}")


__all__ = [
    "CHAMPION",
    "GREEDY",
    "GROUP",
    "LEVELS",
    "RANDOM",
    "SOLVER",
    "USUAL",
    "BrokenBotError",
    "LevelBot",
    "bot_for",
    "has_champion",
    "known_to",
    "levels_of",
    "make_bot",
    "make_ready",
    "origins_of",
    "own_bots",
    "policy_of",
    "searches",
]
