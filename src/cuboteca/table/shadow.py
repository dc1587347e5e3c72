"""Replaying a stored play beside the site: do the rules of now still lead where they led?

A play that began under older rules goes on if every entry of its log is possible by the rules of
now, means the same and, for a draw, still follows from the table's secret.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.core.chance import pick
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import CubotecaError
from cuboteca.table.closing import Closing
from cuboteca.table.event_log import TAKE_BACK, is_event
from cuboteca.table.table import first_play, rng_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.chance import TableRng
    from cuboteca.core.game import Game
    from cuboteca.core.play import Event, Play
    from cuboteca.table.closing import Why
    from cuboteca.table.storage import StoredEvent, StoredPlay


@dataclass(frozen=True)
class Shadow:
    """What replaying a stored play has shown.

    Attributes:
        entries: How many entries of its log the rules of now repeat.
        points: What each seat would have then if points were counted.
        difference: What is different after them, in a sentence; "" if nothing is.
        over: Whether the play is over.
    """

    entries: int
    points: tuple[int, ...]
    difference: str
    over: bool

    def closing(self, why: Why, reason: str = "") -> Closing:
        """Return what closes the play as far as it was repeated, now."""
        return Closing(time.time(), why, self.points, self.entries, reason)


def shadow_of(game: Game, head: StoredPlay, events: Sequence[StoredEvent]) -> Shadow:
    """Replay a stored play by the rules of now, its draws included.

    Raises:
        OptionError: The game no longer takes the play's options.
    """
    play = first_play(game, head)
    rng = None if head.imported else rng_for(head)  # which drew elsewhere
    entries, difference = 0, ""
    for stored in events:
        difference = _repeated(play, rng, stored.event)
        if difference:
            break
        entries += 1
    given = head.contributions
    waits = given is not None and given.phase != "over"  # the first draw has to wait
    if not difference and play.to_move == CHANCE and not waits:
        difference = "the rules ask for a draw at the end of the log"
    if not difference and not head.closing and play.is_over != head.finished:
        difference = "the play is over" if play.is_over else "the play is not over"
    if difference:
        difference = f"entry {entries}: {difference}"
    points = tuple(game.presentation.points_now(play.state))
    return Shadow(entries, points, difference, play.is_over)


def _repeated(play: Play, rng: TableRng | None, entry: Event) -> str:
    """Apply an entry of a log; return what is different, "" if nothing is."""
    if not is_event(entry):
        return ""  # of the table: the rules know nothing of it
    taken = entry.actor != CHANCE and entry.number == TAKE_BACK
    mover, found = play.to_move, f"the log has '{entry.text}' by {_who(entry.actor)}"
    if entry.actor != mover and not taken:
        waits = "the play is over" if mover == OVER else f"the rules wait for {_who(mover)}"
        return f"{waits}, {found}"
    due = _due(play, rng) if rng and entry.actor == CHANCE else entry.number
    if due != entry.number:
        return f"the table's secret draws outcome {due}, {found}"
    try:
        if taken:
            play.take_back_with_answers(entry.actor)
            return ""
        if entry.actor == CHANCE:
            same = play.chance(entry.number)
        else:
            same = play.act(entry.actor, entry.number)
    except CubotecaError as error:
        return f"{found}, which is not possible: {error}"
    return "" if same.text == entry.text else f"the rules call it '{same.text}', {found}"


def _who(actor: int) -> str:
    return "chance" if actor == CHANCE else f"seat {actor}"


def _due(play: Play, rng: TableRng) -> int:
    due = play.due()
    return pick(due.weights, rng.number(due))


__all__ = ["Shadow", "shadow_of"]
