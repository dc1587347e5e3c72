"""Decisions that bots take in other processes, as questions that can be sent to them.

A question holds no secret: its state is drawn from those that agree with what the seat knows.
"""

from __future__ import annotations

import base64
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Literal

from cuboteca.bots.bot import DecisionContext, context_of
from cuboteca.bots.levels import SOLVER, searches, solves
from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.game import Advice, PointsCompared
from cuboteca.games import game

if TYPE_CHECKING:
    from cuboteca.core.child_processes import Message
    from cuboteca.core.game import OptionValue
    from cuboteca.core.play import Play
    from cuboteca.core.record import State


@dataclass(frozen=True)
class Question:
    """A decision that a bot has to make."""

    game: str
    options: dict[str, OptionValue]
    seat_count: int
    seat: int
    level: str
    seed: int  # of the bot's own choices
    known: str  # snapshot of a state that agrees with what the seat knows, in base 64
    advice: bool = False  # ask for the solver's full advice instead of an action
    prepare: bool = False  # only ask to have everything compiled and loaded

    @property
    def needs(self) -> Literal["", "advice", "search", "solver"]:
        """Which built-in part has to be compiled before this can be answered; "" for none.

        Advice needs what a search does, and plays to the end.
        """
        one = game(self.game)
        if one.solver is not None and solves(one, self.level, self.seat_count):
            return "solver"
        if self.advice:
            return "advice"
        return "search" if searches(one, self.level, self.seat_count) else ""

    def known_state(self) -> State:
        """Return a state that agrees with what the seat knows, a new one at each call."""
        return engine_of(game(self.game), "interpreted").restore(base64.b64decode(self.known))

    def context(self) -> DecisionContext:
        """Return the context in which the bot decides."""
        one = game(self.game)
        return DecisionContext(
            game=one,
            options=self.options,
            seat_count=self.seat_count,
            seat=self.seat,
            legal=tuple(engine_of(one, "interpreted").legal_actions(self.known_state())),
            _known=base64.b64decode(self.known),
        )


def question_of(play: Play, seat: int, level: str, seed: int) -> Question:
    """Return the question that a bot in ``seat`` has to answer now."""
    return question_in(context_of(play, seat, seeded(seed, 1)), level, seed)


def question_in(context: DecisionContext, level: str, seed: int) -> Question:
    """Return the question that a bot has to answer in a context."""
    return Question(
        game=context.game.name,
        options=dict(context.options),
        seat_count=context.seat_count,
        seat=context.seat,
        level=level,
        seed=seed,
        known=base64.b64encode(context.snapshot()).decode(),
    )


def advice_question_of(play: Play, seat: int, seed: int) -> Question:
    """Return the question with which ``seat`` asks the game's solver, or a search, for advice."""
    return replace(question_of(play, seat, SOLVER, seed), advice=True)


# the answers


def read_action(answer: Message) -> int:
    """Return the action that an answer holds; for ``understood``, which knows what may go wrong."""
    return int(answer["action"])


def advice_message(advice: Advice) -> Message:
    """Return advice as JSON; a solver's numbers may be of types that JSON lacks."""
    return {
        "action": int(advice.action),
        "exact": bool(advice.exact),
        "line": [int(action) for action in advice.line],
        "values": {int(action): [*map(float, all_)] for action, all_ in advice.values.items()},
        "positions": int(advice.positions),
        "spread": {int(action): float(half) for action, half in advice.spread.items()},
        "learned": advice.learned,
        "compared": advice.compared and asdict(advice.compared),
    }


def read_advice(answer: Message) -> Advice:
    """Return the advice that an answer holds; the same goes for it."""
    return Advice(
        action=int(answer["action"]),
        exact=bool(answer["exact"]),
        line=tuple(map(int, answer["line"])),
        values={int(action): tuple(map(float, all_)) for action, all_ in answer["values"].items()},
        positions=int(answer["positions"]),
        spread={int(action): float(half) for action, half in answer["spread"].items()},
        learned=bool(answer["learned"]),
        compared=_read_compared(answer.get("compared")),  # none of an older worker
    )


def _read_compared(answer: Message | None) -> PointsCompared | None:
    if answer is None:
        return None
    return PointsCompared(
        other=int(answer["other"]),
        plays=int(answer["plays"]),
        more=tuple(map(float, answer["more"])),
        spread=tuple(map(float, answer["spread"])),
    )


__all__ = [
    "Question",
    "advice_message",
    "advice_question_of",
    "question_in",
    "question_of",
    "read_action",
    "read_advice",
]
