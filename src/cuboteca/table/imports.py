"""Plays that were played elsewhere: a record from a file becomes a finished play to look back at.

Whoever sends a record may have written anything, so ``python -m cuboteca.table.imports`` replays it
event by event and checks all that it claims of its chance, each record with some seconds of
processor time, after which the system ends the process.  What has passed is known to be quick to
replay.
"""

from __future__ import annotations

import asyncio
import io
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from cuboteca.core.characters import UnfitTextError, check_text
from cuboteca.core.child_processes import (
    ChildPool,
    SlowError,
    StartError,
    TaskError,
    WorkerError,
    at_most,
    limit_memory,
    serve,
)
from cuboteca.core.constants import HIDDEN
from cuboteca.core.errors import OptionError, PositionError, RecordError, seconds_text
from cuboteca.core.fair_queue import Asker, FairQueue
from cuboteca.core.play import Event, Play
from cuboteca.core.play_record import CHANCE_NAME, json_of, parse_record, record_lines
from cuboteca.core.replay import replay
from cuboteca.core.verification import verify
from cuboteca.games import UnknownGameError, all_games, game
from cuboteca.table.errors import BrokenCheckError, RefusedRecordError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from cuboteca.core.child_processes import Message, Progress
    from cuboteca.core.game import Game, OptionValue
    from cuboteca.core.play import OutcomeJson
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.table.errors import WhyRefused

LONGEST_RECORD = 512 * 1024  # bytes; the longest plays with all their proofs have a quarter

_SECONDS = 5.0  # of processor time; the longest plays take a tenth
_PATIENCE = 30.0  # seconds by the clock, also where no system counts processor time
_WAITING, _WAITING_EACH = 16, 2  # records in the queue, and of one client
_WAIT_SECONDS = 20.0  # that one may wait for its turn
_MOST_PASSED = 256  # positions that are known to be good
_NO_TEXT = r"\u0000"  # as JSON writes what PostgreSQL cannot store


@dataclass(frozen=True)
class CheckedRecord:
    """A record of a play that is over, all of whose claims hold."""

    record: PlayRecord
    options: Mapping[str, OptionValue]  # all of them
    events: Sequence[Event]
    to_move: int  # as ``Play.to_move``
    outcome: OutcomeJson


class RecordChecks:
    """Checks records, one at a time.

    Args:
        seconds: Of processor time; a record that takes longer is refused, and its process is
            killed.
        patience: The same in seconds by the clock.
        command: The command that checks; only tests use another one.

    Attributes:
        queue: Records that are being checked or wait for it.
    """

    def __init__(
        self,
        seconds: float = _SECONDS,
        patience: float = _PATIENCE,
        command: tuple[str, ...] | None = None,
    ) -> None:
        self._seconds = seconds
        self._patience = patience
        self._pool = ChildPool(command or (sys.executable, "-m", "cuboteca.table.imports"))
        self._passed: dict[str, None] = {}
        self.queue = FairQueue(1, most=_WAITING, each=_WAITING_EACH)

    async def check(self, data: bytes, client: str = "") -> CheckedRecord:
        """Check the contents of a file with one record.

        Args:
            data: Of the file.
            client: Who asks, as limits count it; "" is not limited.

        Raises:
            RefusedRecordError: It is no record, or of no play that is over, or something in it is
                not possible, or it takes too long.
            BusyError: Too many records wait for it already.
            BrokenCheckError: The check itself has failed; the record is not at fault.
            WorkerError: No process can be started.
        """
        if len(data) > LONGEST_RECORD:
            raise RefusedRecordError("large", f"a record has at most {LONGEST_RECORD >> 10} KiB")
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise RefusedRecordError("form", "the file is not text in UTF-8") from None
        async with self.queue.enter(Asker(client), _WAIT_SECONDS):
            answer = await self._answer({"record": text})
        if why := answer["refused"]:
            raise RefusedRecordError(why, answer["reason"], answer["step"])
        return await asyncio.to_thread(_read, text, answer)

    async def check_position(
        self,
        name: str,
        options: Mapping[str, object],
        seat_count: int,
        text: str,
        client: str = "",
    ) -> None:
        """Check a position from a link; what has passed lately is not checked again.

        Args:
            name: Of the game, which exists.
            options: Some or all of its options.
            seat_count: Of the position.
            text: In the notation of states.
            client: As for ``check``.

        Raises:
            PositionError: It is no position of the game with such options and seats.
            BusyError, BrokenCheckError, WorkerError: As ``check``.
        """
        asked = {"game": name, "options": dict(options), "seats": seat_count, "position": text}
        key = json_of(asked)
        if key in self._passed:
            return
        async with self.queue.enter(Asker(client), _WAIT_SECONDS):
            try:
                answer = await self._answer(asked)
            except RefusedRecordError as error:
                raise PositionError(str(error)) from None
        if answer["refused"]:
            raise PositionError(answer["reason"])
        self._passed[key] = None
        while len(self._passed) > _MOST_PASSED:
            del self._passed[next(iter(self._passed))]

    async def _answer(self, asked: Message) -> Message:
        try:
            return await self._pool.ask(asked, _understand, self._seconds, self._patience)
        except StartError:
            raise
        except TaskError as error:
            raise BrokenCheckError(f"a record could not be checked: {error}") from None
        except SlowError as error:
            much = seconds_text(error.seconds)
            raise _refused("slow", f"this record takes more than {much} to check") from None
        except WorkerError as error:
            raise _refused("form", f"this record cannot be read: {error}") from None

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()


def _understand(answer: Message) -> Message:
    if answer["refused"]:
        return {key: answer[key] for key in ("refused", "reason", "step")}
    return dict(answer)


def _read(text: str, answer: Message) -> CheckedRecord:
    """Return a record that has passed, with what its check has found."""
    record = _record_in(text)
    return CheckedRecord(
        record=record,
        options=game(record.game).options(record.options, len(record.seats)),
        events=[Event(*one) for one in answer["events"]],
        to_move=answer["to_move"],
        outcome=cast("OutcomeJson", answer["outcome"]),
    )


# in the process


def _handle(question: Message, _progress: Progress) -> Message:
    """Return what is wrong with a record, or its events; runs in the process."""
    try:
        with at_most(float(question["seconds"])):
            return _checked(question["record"]) if "record" in question else _placed(question)
    except RefusedRecordError as error:
        return {"refused": error.why, "reason": str(error), "step": error.step}


def _checked(text: str) -> dict[str, Any]:
    record = _record_in(text)
    one = _game_of(record)
    if (CHANCE_NAME, HIDDEN) in record.events:
        raise _refused("unfinished", "the record was written during its play and hides draws")
    try:
        play = replay(one, record)
    except RecordError as error:
        step = None if error.seq is None else error.seq + 1
        raise _refused("form" if step is None else "event", str(error), step) from None
    if play.outcome is None:
        raise _refused("unfinished", "the play of this record is not over")
    failed = verify(one, record).failed
    if failed:
        reasons = "; ".join(f"{check.name}: {check.reason}" for check in failed)
        raise _refused("proof", f"the record's proof does not hold: {reasons}")
    return {
        "refused": "",
        "events": [[event.actor, event.number, event.text] for event in play.events],
        "to_move": play.to_move,
        "outcome": play.outcome.as_json(),
    }


def _placed(question: Message) -> dict[str, Any]:
    """Return whether a position is one of a game with some options."""
    one, seats = game(question["game"]), int(question["seats"])
    try:
        Play(one, question["options"], seats, position=question["position"])
    except (OptionError, PositionError) as error:
        raise _refused("form", str(error)) from None
    return {"refused": ""}


def _record_in(text: str) -> PlayRecord:
    lines = record_lines(io.StringIO(text))
    if len(lines) != 1:
        number = f"{len(lines)} records" if lines else "none"
        raise _refused("form", f"a file with one record can be opened; this one has {number}")
    try:
        record = parse_record(lines[0].text)
        line = record.line()
        check_text(line, "the record")
    except (RecordError, UnfitTextError) as error:
        raise _refused("form", str(error)) from None
    if _NO_TEXT in line:
        raise _refused("form", "the record contains the character U+0000, which is not allowed")
    return record


def _game_of(record: PlayRecord) -> Game:
    try:
        one = game(record.game)
    except UnknownGameError as error:
        raise _refused("game", str(error)) from None
    if record.rules_version != one.meta.rules_version:
        raise _refused(
            "version",
            f"the record was played by rules version {record.rules_version} of {one.meta.title}; "
            f"this site plays version {one.meta.rules_version}",
        )
    return one


def _refused(why: WhyRefused, reason: str, step: int | None = None) -> RefusedRecordError:
    return RefusedRecordError(why, reason, step)


def main() -> None:
    """Check records until the input ends."""
    limit_memory()
    all_games()  # so that loading the games does not count as checking the first record
    serve(_handle)


if __name__ == "__main__":
    main()


__all__ = ["LONGEST_RECORD", "CheckedRecord", "RecordChecks"]
