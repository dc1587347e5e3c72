"""The step that decided a play: from which on its winner led for good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.play import Outcome
    from cuboteca.table.narration import History, Line


@dataclass(frozen=True)
class TurningPoint:
    """The step of a finished play from which on its winner led for good.

    The points of a step are those that each seat would have had if play had stopped there and been
    counted (``Presentation.points_now``), so they include what was pending.  The winner leads where
    it has more of them than every other seat.  The turning point is the last step with which the
    winner began to lead; from there on nobody had as many.

    Attributes:
        step: Number of the step, 1 to the last one.
        winner: The seat that took the lead.
        from_first: The winner led from the first points of the play on, so the lead never changed.
        lines: What was told about the step; may be empty.
    """

    step: int
    winner: int
    from_first: bool
    lines: tuple[Line, ...]


def turning_step(points: Sequence[Sequence[int]], winner: int) -> tuple[int, bool] | None:
    """Return where ``winner`` took the lead for good, and whether it led from the first points on.

    Args:
        points: By step, of each seat.
        winner: A seat.

    Returns:
        None if the winner does not lead at the end, as after a tie break, or led from step 0 on.
    """

    def leads(step: int) -> bool:
        others = (count for seat, count in enumerate(points[step]) if seat != winner)
        return all(points[step][winner] > count for count in others)

    step = len(points)
    while step and leads(step - 1):
        step -= 1
    if step in {0, len(points)}:
        return None
    first = next(number for number, counts in enumerate(points) if counts != points[0])
    return step, step == first


def turning_point_of(game: Game, history: History, outcome: Outcome) -> TurningPoint | None:
    """Return the turning point of a finished play; takes about a second for a long one.

    None if it has none: a victory is shared or a tie break decides, nobody else plays, or the
    winner led before anything happened.
    """
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    if len(winners) > 1 or len(outcome.ranks) == 1:
        return None
    layout = game.rules.layout
    points = [
        game.presentation.points_now(layout.unpack(snapshot)) for snapshot in history.snapshots
    ]
    found = turning_step(points, winners[0])
    if found is None:
        return None
    step, from_first = found
    lines = tuple(line for line in history.narration.lines if line.seq == step - 1)
    return TurningPoint(step, winners[0], from_first, lines)


__all__ = ["TurningPoint", "turning_point_of", "turning_step"]
