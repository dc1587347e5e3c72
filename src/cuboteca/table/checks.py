"""Users' own data, such as a board, checked in a child process.

Somebody may send a text that takes forever, or all memory, to read.  So the server starts
``python -m cuboteca.table.checks`` when it is first needed and has one text after another read
there, each with a second of processor time, after which the system ends the process.  So no board
is refused because the machine is busy.  A text that has passed is known to be quick to read.
"""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

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
from cuboteca.core.errors import OptionError, seconds_text
from cuboteca.core.pending import Pending
from cuboteca.games import all_games, game
from cuboteca.table.errors import BrokenCheckError, TooManyChecksError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.child_processes import Message, Progress
    from cuboteca.core.game import Game

_SECONDS = 1.0  # of processor time; a text written by hand takes a few milliseconds
_PATIENCE = 10.0  # seconds by the clock, also where no system counts processor time
_WAITING = 8


class Checks:
    """Checks users' own data, one text at a time.

    Args:
        seconds: Of processor time; a text that takes longer is refused, and its process is killed.
        patience: The same in seconds by the clock.
        waiting: The most tables that may be checked or waiting; more are turned away.
        command: The command that checks; only tests use another one.

    Attributes:
        pending: Tables whose texts are being checked or wait for it.
    """

    def __init__(
        self,
        seconds: float = _SECONDS,
        waiting: int = _WAITING,
        command: tuple[str, ...] | None = None,
        patience: float = _PATIENCE,
    ) -> None:
        self._seconds = seconds
        self._patience = patience
        self._waiting = waiting
        self._pool = ChildPool(command or (sys.executable, "-m", "cuboteca.table.checks"))
        self._lock = asyncio.Lock()
        self.pending = Pending()

    async def check(self, one: Game, given: Mapping[str, object]) -> bool:
        """Check the texts of users' own files among the options ``given`` for a game.

        Returns:
            Whether there are any.

        Raises:
            OptionError: The game has no such option, refuses a text, or takes too long to read it.
            TooManyChecksError: Too many tables wait for it already.
            BrokenCheckError: The check itself has failed; the text is not at fault.
            WorkerError: No process can be started.
        """
        own = {name: str(v) for name, v in given.items() if one.meta.option(name).is_own(v)}
        if not own:
            return False
        if len(self.pending) >= self._waiting:
            raise TooManyChecksError("many boards and decks are being checked; try again soon")
        with self.pending.one():
            async with self._lock:
                for name, text in own.items():
                    await self._check(one, name, text)
        return True

    async def _check(self, one: Game, name: str, text: str) -> None:
        asked = {"game": one.name, "option": name, "text": text}
        try:
            refusal = await self._pool.ask(asked, _read_refusal, self._seconds, self._patience)
        except StartError:
            raise
        except TaskError as error:
            raise BrokenCheckError(f"option '{name}' could not be checked: {error}") from None
        except SlowError as error:
            much = seconds_text(error.seconds)
            refusal = f"option '{name}': this file takes more than {much} to read; make it simpler"
        except WorkerError as error:
            refusal = f"option '{name}': this file cannot be read: {error}"
        if refusal:
            raise OptionError(refusal)

    async def close(self) -> None:
        """End the process."""
        async with self._lock:
            await self._pool.close()


def _read_refusal(answer: Message) -> str:
    return str(answer["refused"])


def _handle(question: Message, _progress: Progress) -> Message:
    """Return what is wrong with a text, "" if nothing is; runs in the process."""
    try:
        with at_most(float(question["seconds"])):
            game(question["game"]).meta.option(question["option"]).parse(question["text"])
    except OptionError as error:
        return {"refused": str(error)}
    return {"refused": ""}


def main() -> None:
    """Check texts until the input ends."""
    limit_memory()
    all_games()  # so that loading the games does not count as reading the first text
    serve(_handle)


if __name__ == "__main__":
    main()


__all__ = ["Checks"]
