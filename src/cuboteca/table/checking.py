"""Users' own data, such as a board: checked in a process that can be killed.

A text that somebody sends may be made to take for ever, or all memory, to read.  So the server
starts ``python -m cuboteca.table.checking``, once it is needed, and has one text after the other
read there, each with a deadline.  What has passed is then known to be quick to read.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import TYPE_CHECKING, Any

from cuboteca.bots.confinement import limit_memory
from cuboteca.bots.workers import BotError, WorkerError, WorkerProcess, reason_of, work
from cuboteca.core.errors import OptionError
from cuboteca.games import all_games, game
from cuboteca.table.errors import BrokenCheckError, TooManyChecksError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.bots.workers import Say
    from cuboteca.core.game import Game

_SECONDS = 5.0  # a text that a person wrote takes some milliseconds; the rest is for a busy machine
_WAITING = 8


class Checks:
    """Checks users' own data, one text at a time.

    Args:
        seconds: A text that takes longer is refused, and its process is killed.
        waiting: So many tables may be checked or wait for it; more are turned away.
        command: What checks; only tests give another.
    """

    def __init__(
        self,
        seconds: float = _SECONDS,
        waiting: int = _WAITING,
        command: tuple[str, ...] | None = None,
    ) -> None:
        self._seconds = seconds
        self._waiting = waiting
        self._command = command or (sys.executable, "-m", "cuboteca.table.checking")
        self._one = asyncio.Lock()
        self._process: WorkerProcess | None = None
        self._asked = 0

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
        if self._asked >= self._waiting:
            raise TooManyChecksError("many boards and decks are being checked; try again soon")
        self._asked += 1
        try:
            async with self._one:
                for name, text in own.items():
                    await self._check(one, name, text)
        finally:
            self._asked -= 1
        return True

    async def _check(self, one: Game, name: str, text: str) -> None:
        process, self._process = self._process, None
        if process is None or process.has_ended:
            process = await WorkerProcess.start(self._command)
        asked = {"game": one.name, "option": name, "text": text}
        try:
            refused = await asyncio.wait_for(process.exchange(asked, _read), self._seconds)
        except BotError as error:  # the process goes on
            self._process = process
            raise BrokenCheckError(f"option '{name}' could not be checked: {error}") from None
        except TimeoutError:
            await process.stop()
            raise OptionError(
                f"option '{name}': this file takes more than {self._seconds:g} seconds to read; "
                "make it simpler"
            ) from None
        except WorkerError as error:
            await process.stop()
            raise OptionError(f"option '{name}': this file cannot be read: {error}") from None
        except BaseException:
            await process.stop()
            raise
        self._process = process
        if refused:
            raise OptionError(refused)

    async def close(self) -> None:
        """End the process."""
        async with self._one:
            if self._process is not None:
                await self._process.stop()
                self._process = None


def _read(reply: Any) -> str:
    return str(reply["refused"])


def _reply(line: str, _say: Say) -> dict[str, Any]:
    """Return what is wrong with a text, "" if nothing is; runs in the process."""
    try:
        asked = json.loads(line)
        game(asked["game"]).meta.option(asked["option"]).parse(asked["text"])
    except OptionError as error:
        return {"refused": str(error)}
    except Exception as error:  # noqa: BLE001  # the server shall hear of it
        return {"error": reason_of(error), "spent": isinstance(error, MemoryError)}
    return {"refused": ""}


def main() -> None:
    """Check texts until the input ends."""
    limit_memory()
    all_games()  # so that loading the games does not count as reading the first text
    work(_reply)


if __name__ == "__main__":
    main()


__all__ = ["Checks"]
