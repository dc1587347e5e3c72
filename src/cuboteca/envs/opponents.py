"""Players of the other seats: levels by name, bots as objects, or callables that make bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from cuboteca.bots import bot as bots
from cuboteca.bots import levels
from cuboteca.core.batch import POLICY_HEURISTIC, POLICY_RANDOM
from cuboteca.core.errors import CubotecaError, IllegalActionError, OptionError
from cuboteca.core.play import Play
from cuboteca.envs.seating import seating_of
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cuboteca.bots.bot import DecisionContext
    from cuboteca.core.arrays import RngState
    from cuboteca.core.game import Game
    from cuboteca.core.record import State
    from cuboteca.envs.seating import Seating


@runtime_checkable
class Chooser(Protocol):
    """A bot: anything that chooses in a decision context; see ``cuboteca.bots.bot.Bot``."""

    def choose(self, context: DecisionContext) -> int:
        """Return one of ``context.legal``."""
        ...


#: A level, a bot, or a callable that makes a bot from a seed, such as its class.
Opponent: TypeAlias = "str | Chooser | Callable[[int], Chooser]"

#: Levels that run compiled, inside the kernels.
POLICIES = {"random": POLICY_RANDOM, "greedy": POLICY_HEURISTIC}


class OpponentError(CubotecaError):
    """A bot failed; the message names it and what it did."""


def seated_with(
    name: str,
    seat_count: int | None,
    opponents: str | Sequence[Opponent],
    options: Mapping[str, object],
) -> tuple[Seating, tuple[Opponent, ...]]:
    """Return the seating, and who plays the seats after the learner's, clockwise.

    One opponent plays all other seats; more than one also determine the number of seats.

    Raises:
        OptionError: The number of opponents does not fit.
        UnknownLevelError: There is no bot of that name.
    """
    game = game_of(name)
    given: tuple[Opponent, ...] = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    for one in given:
        _checked(game, one)
    if seat_count is None:
        seat_count = len(given) + 1 if len(given) != 1 else game.meta.usual_seats
    seating = seating_of(name, seat_count, options)
    others = seating.seat_count - 1
    if len(given) == 1:
        return seating, given * others
    if len(given) != others:
        raise OptionError(
            f"{others} other seats need one opponent for all or {others}, not {len(given)}"
        )
    return seating, given


def _checked(game: Game, one: object) -> None:
    if isinstance(one, str):
        if one not in POLICIES and one not in levels.known_to(game):
            known = ", ".join(levels.known_to(game))
            raise bots.UnknownLevelError(
                f"no bot '{one}' for {game.meta.title}; there are: {known}"
            )
    elif not isinstance(one, Chooser) and not callable(one):
        raise OptionError(
            f"an opponent is a level, a bot with 'choose', or what makes one, not {one!r}"
        )


def made(one: Opponent, seed: int) -> Chooser | int:
    """Return the bot for one play, or the policy (``batch.POLICY_*``) that stands for it."""
    if isinstance(one, str):
        return POLICIES[one] if one in POLICIES else levels.make_bot(one, seed)
    if isinstance(one, type) or not isinstance(one, Chooser):
        return one(seed)
    return one


def choice_of(bot: Chooser, seating: Seating, state: State, seat: int, rng: RngState) -> int:
    """Return what ``bot`` chooses for ``seat``; it sees no more than the seat does.

    Raises:
        OpponentError: The bot raised something.
        IllegalActionError: Its action is not legal.
    """
    play = Play(seating.game, seating.options, seating.seat_count)
    play.state = play.engine.adopt(state)
    context = bots.context_of(play, seat, rng)
    title = type(bot).__name__
    try:
        action = bot.choose(context)
    except CubotecaError:
        raise
    except Exception as error:
        raise OpponentError(f"{title} failed at seat {seat}: {error!r}") from error
    if action not in context.legal:
        raise IllegalActionError(f"{title} chose {action!r} at seat {seat}, which is not legal")
    return int(action)


__all__ = [
    "POLICIES",
    "Chooser",
    "Opponent",
    "OpponentError",
    "choice_of",
    "made",
    "seated_with",
]
