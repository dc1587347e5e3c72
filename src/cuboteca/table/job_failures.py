"""How a failure travels from a worker to whoever asked for a job."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cuboteca.bots.workers import PreparingError
from cuboteca.core.child_processes import WorkerError, reason_of

if TYPE_CHECKING:
    from cuboteca.core.child_processes import Failing, Message

_FAILINGS: tuple[Failing, ...] = ("late", "unready", "failed")


def failure_message(error: Exception) -> Message:
    """Return the answer of a job that failed."""
    if isinstance(error, PreparingError):
        return {"preparing": error.seconds}
    failing = error.failing if isinstance(error, WorkerError) else "failed"
    return {"error": reason_of(error), "failing": failing}


def failure_in(message: Message) -> WorkerError | None:
    """Return the failure that an answer tells; None if it tells none.

    Raises:
        ValueError: It is not what a worker answers.
        TypeError: The same.
    """
    if "preparing" in message:
        seconds = message["preparing"]
        return PreparingError(None if seconds is None else int(seconds))
    if "error" not in message:
        return None
    failing = message.get("failing")
    if failing not in _FAILINGS:
        raise ValueError(f"nothing fails as '{failing}'")
    return WorkerError(str(message["error"]), cast("Failing", failing))


__all__ = ["failure_in", "failure_message"]
