"""What becomes of a task whose caller may go away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import asyncio


def retrieve(future: asyncio.Future[Any]) -> None:
    """Retrieve a result, so that asyncio does not report an error that nobody awaited."""
    if not future.cancelled():
        future.exception()


__all__ = ["retrieve"]
