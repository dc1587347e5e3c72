"""Going on with a play that was saved before its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cuboteca.cli.errors import NotSoError
from cuboteca.cli.inputs import chosen_seed, record_lines_of
from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE, HIDDEN
from cuboteca.core.errors import RecordError
from cuboteca.core.play import sampler_of
from cuboteca.core.play_record import record_in
from cuboteca.core.replay import open_record, replay
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.core.arrays import RngState
    from cuboteca.core.play import Play
    from cuboteca.core.play_record import PlayRecord


class Resumed(NamedTuple):
    """A play as it was saved.

    Attributes:
        play: After its last event; it is not over.
        names: Of the seats, as the record has them; a bot's is ``bot:LEVEL``.
        seed: From which further draws follow.
        draws: The rng as it is after the draws so far.
        follows: Whether these came from the seed as well.
    """

    play: Play[Any]
    names: tuple[str, ...]
    seed: int
    draws: RngState
    follows: bool


def resumed(file: Path) -> Resumed:
    """Return the play in a file.

    Raises:
        UsageError: The file cannot be read.
        NotSoError: It holds no play that can go on.
        UnknownGameError: There is no such game.
    """
    lines = record_lines_of(file)
    if len(lines) != 1:
        held = f"{len(lines):,} records" if lines else "no record"
        raise NotSoError(f"'{file}' holds {held}; --resume goes on with a file of one play")
    try:
        record = record_in(lines[0])
        if any(text == HIDDEN for _, text in record.events):
            raise NotSoError(
                f"'{file}' lacks what its seat could not know; what is saved on leaving the table "
                "is whole and goes on"
            )
        play: Play[Any] = replay(game_of(record.game), record)
    except RecordError as error:
        raise NotSoError(f"'{file}': {error}") from None
    if play.is_over:
        raise NotSoError(f"the play in '{file}' is over; 'cuboteca replay {file}' shows it")
    found = _draws_so_far(record, play)
    if found is not None and record.seed is not None:
        return Resumed(play, record.seats, record.seed, found, follows=True)
    seed = chosen_seed(None)
    return Resumed(play, record.seats, seed, seeded(seed), follows=False)


def _draws_so_far(record: PlayRecord, play: Play[Any]) -> RngState | None:
    """Return the rng after a play's draws; None if they do not follow from the record's seed."""
    if record.seed is None:
        return None
    rng = seeded(record.seed)
    again, sampler = open_record(play.game, record), sampler_of(rng)
    for event in play.events:
        if event.actor != CHANCE:
            again.act(event.actor, event.number)
        elif again.draw(sampler).number != event.number:
            return None
    return rng


__all__ = ["Resumed", "resumed"]
