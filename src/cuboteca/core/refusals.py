"""Why an action is refused: a code from the rules, a sentence for people.

The rules of a game give every action of the seat to move a code (``Rules.refusal``): ``OK``, or a
member of the game's own ``IntEnum`` (``Rules.refusals``) that gives the reason.  So "may I?"
and "why not?" are answered by one function.  The presentation has a table from code to sentence
(``Presentation.refusals``).  Refusals that all games share have a code here
(``CommonRefusal``) and a sentence among the shared texts.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.words import Refused, SeatName, Sentence, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.game import Game
    from cuboteca.core.record import S, State
    from cuboteca.core.words import Argument, Explanation

#: The code of an action that may be taken; the first member of every game's ``Refusal``.
OK = 0


class CommonRefusal(IntEnum):
    """Reasons that do not depend on the game; negative, because a game's own codes are positive."""

    NOT_YOUR_TURN = -1
    DRAW_PENDING = -2
    PLAY_OVER = -3
    UNKNOWN_ACTION = -4


def because(
    key: str, citation: str = "", /, **args: Callable[[S, int], Argument]
) -> Explanation[S]:
    """Return the explanation with the text ``key``, its ``args`` computed from state and action.

    Args:
        key: Of a text file.
        citation: The paragraph of the rulebook.
        args: ``(state, action)`` to the argument of that name.
    """

    def explanation(state: S, action: int) -> Sentence:
        found = {name: find(state, action) for name, find in args.items()}
        return say(key, citation, **found)

    return explanation


def why_not(game: Game, state: State, seat: int, action: int) -> Refused | None:
    """Return why ``seat`` may not take ``action`` now; None if it may.

    Args:
        game: The game.
        state: A checked state: the true one, or one that agrees with what the asker may know.
        seat: Who would act.
        action: Any number.
    """
    rules = game.rules
    waiting = _waiting(game, state, seat)
    if waiting is not None:
        return waiting
    if not 0 <= action < rules.action_count:
        return _refused(game, state, CommonRefusal.UNKNOWN_ACTION, action)
    code = int(rules.refusal(state, action))
    return None if code == OK else _refused(game, state, code, action)


def why_not_tapped(game: Game, state: State, seat: int, target: str) -> Refused | None:
    """Return why ``seat`` can do nothing with what it tapped on the board; None if it can.

    Args:
        game: Its presentation has ``read_tap``.
        state: See ``why_not``.
        seat: Who tapped.
        target: As ``Presentation.read_tap`` takes it; may be any text.

    Raises:
        ValueError: The game does not explain taps.
    """
    presentation = game.presentation
    if presentation.read_tap is None:
        raise ValueError(f"{game.name} does not explain taps")
    waiting = _waiting(game, state, seat)
    if waiting is not None:
        return waiting
    offered = [choice.target for choice in presentation.choices(state, seat)]
    tapped = target.partition("/")[2]
    if target in offered or any(one.startswith(f"{tapped}/") for one in offered):
        return None
    meant = presentation.read_tap(state, target)
    return why_not(game, state, seat, meant) if isinstance(meant, int) else meant


def _waiting(game: Game, state: State, seat: int) -> Refused | None:
    """Return why ``seat`` can do nothing at all; None if it is to move."""
    mover = int(game.rules.to_move(state))
    if mover == seat:
        return None
    codes = {OVER: CommonRefusal.PLAY_OVER, CHANCE: CommonRefusal.DRAW_PENDING}
    return _refused(game, state, codes.get(mover, CommonRefusal.NOT_YOUR_TURN), -1)


def _refused(game: Game, state: State, code: int, action: int) -> Refused:
    names = CommonRefusal if code < OK else game.rules.refusals
    explain = game.presentation.refusals.get(code) or _common_explanation(game, code)
    return Refused(names(code).name.lower(), explain(state, action))


def _common_explanation(game: Game, code: int) -> Explanation[State]:
    """Return the explanation of a common refusal: the game's own if it has one."""
    match CommonRefusal(code):
        case CommonRefusal.NOT_YOUR_TURN:
            return because(
                "refused-not-your-turn",
                seat=lambda state, _action: SeatName(int(game.rules.to_move(state))),
            )
        case CommonRefusal.DRAW_PENDING:
            return because("refused-draw-pending")
        case CommonRefusal.PLAY_OVER:
            return because("refused-play-over")
        case CommonRefusal.UNKNOWN_ACTION:
            return because("refused-unknown-action")


__all__ = [
    "OK",
    "CommonRefusal",
    "because",
    "why_not",
    "why_not_tapped",
]
