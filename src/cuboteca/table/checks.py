"""Users' own data, such as a board, checked in a child process.

Somebody may send a text that takes for ever, or all memory, to read.  So the server starts
``python -m cuboteca.table.checks`` when it is first needed and has one text after the other read
there, each with a deadline.  A text that has passed is known to be quick to read.
"""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from cuboteca.core.child_processes import (
    ChildPool,
    StartError,
    TaskError,
    WorkerError,
    limit_memory,
    serve,
    understood,
)
from cuboteca.core.errors import OptionError
from cuboteca.games import all_games, game
from cuboteca.table.errors import BrokenCheckError, TooManyChecksError
from cuboteca.table.pending import Pending

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.child_processes import ChildProcess, Message, Progress
    from cuboteca.core.game import Game

_SECONDS = 5.0  # a text that a person wrote takes some milliseconds; the rest is for a busy machine
_WAITING = 8


class Checks:
    """Checks users' own data, one text at a time.

    Args:
        seconds: A text that takes longer is refused, and its process is killed.
        waiting: How many tables may be checked or wait for it; more are turned away.
        command: What checks; only tests give another.

    Attributes:
        pending: Tables whose texts are being checked or wait for it.
    """

    def __init__(
        self,
        seconds: float = _SECONDS,
        waiting: int = _WAITING,
        command: tuple[str, ...] | None = None,
    ) -> None:
        self._seconds = seconds
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
            BrokenCheckError: The check has failed, which is no fault of the text.
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
        async def ask(child: ChildProcess) -> str:
            await child.send({"game": one.name, "option": name, "text": text})
            async with asyncio.timeout(self._seconds):
                return understood(_read_refusal, await child.receive())

        try:
            refusal = await self._pool.run(ask)
        except StartError:
            raise
        except TaskError as error:
            raise BrokenCheckError(f"option '{name}' could not be checked: {error}") from None
        except TimeoutError:
            refusal = (
                f"option '{name}': this file takes more than {self._seconds:g} seconds to read; "
                "make it simpler"
            )
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
