"""The analysis of a play in a process of its own: ``python -m cuboteca.lab.analysis_process``.

A request is ``{"record": ..., "playouts": ..., "processor_seconds": ...}``, or has ``seconds``
instead of ``playouts``.  With ``seats`` the decisions of these seats are compared with the search,
and nothing else is done.  The system ends a process that needs more processor time.
Its progress messages are ``{"done": ..., "total": ...}``; its answer is ``{"analysis": ...}``,
with ``seats`` ``{"analysis": {"decisions": [...]}}``.
"""

from __future__ import annotations

import json
import time
import traceback
from dataclasses import asdict
from typing import TYPE_CHECKING

from cuboteca.core.child_processes import (
    limit_memory,
    limit_processor,
    serve,
    yield_to_others,
)
from cuboteca.core.errors import CubotecaError
from cuboteca.core.play_record import parse_record
from cuboteca.games import game
from cuboteca.lab.analysis import USUAL_PLAYOUTS, Budget, analyse, compare_decisions

if TYPE_CHECKING:
    from cuboteca.core.child_processes import Message, Progress

_PROGRESS_SECONDS = 0.2


class _Throttled:
    """Sends progress, but not too often."""

    def __init__(self, send: Progress) -> None:
        self._send = send
        self._last = 0.0

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self._last >= _PROGRESS_SECONDS:
            self._last = now
            self._send({"done": done, "total": total})


def _handle(question: Message, progress: Progress) -> Message:
    try:
        limit_processor(float(question["processor_seconds"]))
        record = parse_record(json.dumps(question["record"]))
        budget = Budget(
            playouts=question.get("playouts", USUAL_PLAYOUTS), seconds=question.get("seconds")
        )
        throttled, seats = _Throttled(progress), question.get("seats")
        if seats is not None:
            compared = compare_decisions(
                game(record.game), record, seats, budget, progress=throttled
            )
            return {"analysis": {"decisions": [asdict(one) for one in compared]}}
        found = analyse(game(record.game), record, budget, progress=throttled)
    except CubotecaError:
        raise
    except Exception:  # a bug of ours: the answer has room for one line of it
        traceback.print_exc()
        raise
    return {"analysis": found.as_json()}


if __name__ == "__main__":
    limit_memory()
    yield_to_others()
    serve(_handle)


__all__: list[str] = []
