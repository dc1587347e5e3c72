"""How decisions are offered, as far as all games do it alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.words import Choice, SeatName, Sentence, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.record import S, State


def _nowhere(_state: State, _action: int) -> str:
    return ""


def _unknown(_state: State, _action: int) -> int | None:
    return None


def choices_by(
    to_move: Callable[[S], int],
    legal_actions: Callable[[S], list[int]],
    notation: Callable[[S, int], str],
    *,
    label: Callable[[S, int], Sentence],
    target: Callable[[S, int], str] = _nowhere,
    effect: Callable[[S, int], int | None] = _unknown,
) -> Callable[[S, int], tuple[Choice, ...]]:
    """Return the ``choices`` of a game that offers its legal actions in ascending order.

    Args:
        to_move: The rule of that name.
        legal_actions: Of the seat to move (``core.legal.legal_by``).
        notation: ``(state, action)`` to how records write the action.
        label: ``(state, action)`` to the action in words.
        target: ``(state, action)`` to the id of what one taps for it; no action has one unless
            this is given.
        effect: ``(state, action)`` to the change of the mover's points, None where it is not known.
    """

    def choices(state: S, seat: int) -> tuple[Choice, ...]:
        if to_move(state) != seat:
            return ()
        return tuple(
            Choice(
                action=action,
                notation=notation(state, action),
                label=label(state, action),
                target=target(state, action),
                effect=effect(state, action),
            )
            for action in legal_actions(state)
        )

    return choices


def waiting_prompt(mover: int, seat: int | None, drawing: str) -> Sentence | None:
    """Return what is said to those who have nothing to decide; None if ``seat`` is to move.

    Args:
        mover: A seat, ``CHANCE`` or ``OVER``.
        seat: Who reads it; None means a spectator.
        drawing: Key of what is said while something is drawn.
    """
    if mover == OVER:
        return say("play-is-over")
    if mover == CHANCE:
        return say(drawing)
    return None if mover == seat else say("waiting-for", name=SeatName(mover))


__all__ = ["choices_by", "waiting_prompt"]
